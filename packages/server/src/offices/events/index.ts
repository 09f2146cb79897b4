/** Events: what the ten kinds tell, and how the telling becomes bytes. Pure functions; whoever knows of an occasion hands it in. */

export { type AnswerGiven, answerCompleted, type BatchDone, batchCompleted } from './answers.ts';
export {
  type Cancellation,
  type FailedPayment,
  type PlanTold,
  paymentFailed,
  type QuotaUse,
  type Subscription,
  subscriptionCancelled,
  subscriptionCreated,
  subscriptionUpdated,
  usageLimitExceeded,
  usageThresholdReached,
} from './billing.ts';
export { type ChartChange, type ChartMade, type ChartSummary, chartCreated, chartUpdated } from './charts.ts';
export {
  type DrafterParts,
  draftTest,
  EVENTS_EDITION,
  type EventData,
  eventDrafter,
  MOST_BODY_BYTES,
} from './draft.ts';
export { sampleOf } from './samples.ts';
