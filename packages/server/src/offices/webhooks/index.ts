/** Webhooks: who is told of what, how a delivery is signed, when it is tried again. Rules only; store, network and clock come in. */

export type { Admission, Outbound, SendFault, Sent } from './outbound.ts';
export { TEXT_MS } from './schedule.ts';
export { openSender, type Sender, type SenderParts } from './sender.ts';
export {
  type Change,
  MOST_SUBSCRIPTIONS,
  type Subscriptions,
  subscriptionsOffice,
  type Wish,
} from './subscriptions.ts';
