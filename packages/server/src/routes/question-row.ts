/** What the rows of questions have in common. */

import { QUESTION_HEADERS } from '../contract/query-answer.ts';
import type { PlanNeed, Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import type { Tier } from '../ports/index.ts';
import { DEADLINE_SECONDS, type QuestionParts } from './query-answer.ts';

type Common =
  | 'method'
  | 'apiVersion'
  | 'tag'
  | 'caller'
  | 'plan'
  | 'body'
  | 'params'
  | 'query'
  | 'success'
  | 'alsoAnswers'
  | 'requestHeaders'
  | 'cors'
  | 'bodyLimitBytes'
  | 'deadlineSeconds';

export const QUESTION_ROW: Pick<Row, Common> = {
  method: 'POST',
  apiVersion: 'v1',
  tag: 'Questions',
  caller: 'key',
  plan: 'starter',
  body: 'required',
  params: {},
  query: {},
  success: 200,
  alsoAnswers: [],
  requestHeaders: QUESTION_HEADERS,
  cors: 'listed',
  bodyLimitBytes: BODY_LIMIT_BYTES,
  deadlineSeconds: DEADLINE_SECONDS,
};

/** The name under which the charge of an answer looks for a text of the account; there is none. */
export const NO_MARK = 'answer';

/** What a call of these tiers needs of the plan; null for nothing. */
export function planNeedOfTiers(parts: QuestionParts, tiers: readonly Tier[]): PlanNeed | null {
  return parts.fastRequiresPlan && tiers.includes('fast') ? { feature: 'fast', plan: 'business' } : null;
}
