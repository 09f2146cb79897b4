/**
 * Questions about the plan of a house. One with many corners is put to a thread, since other calls would wait for it; of the others the way there and back would be a good part
 * of the work. The answer is the same.
 */

import {
  type Assessment,
  type AssessmentRequest,
  assess,
  type CaptureMerge,
  type CaptureMergeRequest,
  type CompareRequest,
  compareEditions,
  type EditionComparison,
  mergeCaptures,
} from '@khagol/engine/vastu';
import type { CallFacts } from '../gate/row.ts';
import type { JsonRecord } from '../http/json.ts';
import type { Workers } from '../ports/index.ts';
import { doneFar } from './far-work.ts';

/** Corners of a plan that take some five milliseconds. An ordinary house has forty. */
const MOST_CORNERS_HERE = 500;

/** What is asked, by the names under which threads know it, and what comes of it. */
interface PlanAnswers {
  readonly 'vastu.assessment': Assessment;
  readonly 'vastu.compare': EditionComparison;
  readonly 'vastu.merge': CaptureMerge;
}

const ASKED_HERE: { readonly [Name in keyof PlanAnswers]: (question: unknown) => PlanAnswers[Name] } = {
  'vastu.assessment': (question) => assess(question as AssessmentRequest),
  'vastu.compare': (question) => compareEditions(question as CompareRequest),
  'vastu.merge': (question) => mergeCaptures(question as CaptureMergeRequest),
};

/**
 * Asks the engine.
 *
 * @param question  as its operation takes it, read already
 * @throws  EngineError of the operation; Refusal OVERLOADED where no thread had the time
 */
export type AskPlan = <Name extends keyof PlanAnswers>(
  name: Name,
  question: JsonRecord,
  deadlineSeconds: number,
  facts: CallFacts,
) => Promise<PlanAnswers[Name]>;

/** @param workers  null on a host without threads: then all is answered here */
export function openAskPlan(workers: Workers | null): AskPlan {
  return async <Name extends keyof PlanAnswers>(
    name: Name,
    question: JsonRecord,
    deadlineSeconds: number,
    facts: CallFacts,
  ) =>
    (workers !== null && cornersIn(question) > MOST_CORNERS_HERE
      ? await doneFar(workers, name, question, deadlineSeconds, facts)
      : ASKED_HERE[name](question)) as PlanAnswers[Name];
}

/** An assessment as it is answered: one without a score says that it cost nothing. */
export function toldAssessment(assessment: Assessment): Assessment & { readonly charged?: false } {
  return assessment.status === 'assessed' ? assessment : { ...assessment, charged: false };
}

/** Points of all outlines, holes and captures: lists that begin with a number. */
function cornersIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value) && typeof value[0] === 'number') return 1;
  let corners = 0;
  for (const one of Object.values(value)) corners += cornersIn(one);
  return corners;
}
