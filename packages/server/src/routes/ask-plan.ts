/**
 * Questions about the plan of a house. One with many corners, or whose measures may be off, so that it is judged again and again, is put to a thread, since other calls would
 * wait for it; of the others the way there and back would be a good part of the work. The answer is the same.
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
import { doneFar, type FarTime } from './far-work.ts';

/** Corners of a plan that take some three milliseconds, eight where its rooms lie upon each other. An ordinary house has forty. */
export const MOST_CORNERS_HERE = 500;
/** Members that say by how much measures may be off, of a house or a room: the smallest house then takes twenty times as long. */
const DOUBTS: ReadonlySet<string> = new Set(['headingErrorDeg', 'positionErrorM']);

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
  time: Omit<FarTime, 'endsWhenLeft'>,
  facts: CallFacts,
) => Promise<PlanAnswers[Name]>;

/** @param workers  null on a host without threads: then all is answered here */
export function openAskPlan(workers: Workers | null): AskPlan {
  return async <Name extends keyof PlanAnswers>(
    name: Name,
    question: JsonRecord,
    time: Omit<FarTime, 'endsWhenLeft'>,
    facts: CallFacts,
  ) =>
    (workers !== null && isLong(question)
      ? await doneFar(workers, name, question, time, facts)
      : ASKED_HERE[name](question)) as PlanAnswers[Name];
}

function isLong(question: JsonRecord): boolean {
  return cornersIn(question) > MOST_CORNERS_HERE || isDoubtful(question);
}

function isDoubtful(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || (Array.isArray(value) && typeof value[0] === 'number'))
    return false;
  return Object.entries(value).some(([name, one]) => (DOUBTS.has(name) ? one !== 0 : isDoubtful(one)));
}

/** Points, whatever they are of: lists that begin with a number. */
function cornersIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value) && typeof value[0] === 'number') return 1;
  let corners = 0;
  for (const one of Object.values(value)) corners += cornersIn(one);
  return corners;
}
