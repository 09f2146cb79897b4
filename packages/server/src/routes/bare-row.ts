/** What a free row without body or parameters is; a row says beside it what it has more. */

import type { Row } from '../gate/row.ts';

export const BARE_ROW: Pick<
  Row,
  | 'plan'
  | 'price'
  | 'body'
  | 'request'
  | 'params'
  | 'query'
  | 'success'
  | 'alsoAnswers'
  | 'sample'
  | 'refusals'
  | 'cors'
  | 'bodyLimitBytes'
  | 'deadlineSeconds'
> = {
  plan: 'starter',
  price: null,
  body: 'none',
  request: null,
  params: {},
  query: {},
  success: 200,
  alsoAnswers: [],
  sample: null,
  refusals: [],
  cors: 'listed',
  bodyLimitBytes: 0,
  deadlineSeconds: 10,
};
