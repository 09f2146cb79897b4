/** The priced matching: two Moons by kootas or poruthams, or every Moon that would fit one. */

import type { Operation } from '@khagol/engine/receipt';
import { matchProfileRecord, matchRecord } from '../contract/compatibility.ts';
import {
  type CompatibilityInput,
  compatibilityInputSchema,
  readCompatibilityInput,
} from '../contract/compatibility-input.ts';
import { COMPATIBILITY } from '../contract/compatibility-shapes.ts';
import { PAIR_EXAMPLES, SAMPLE_PAIR } from '../contract/pair-samples.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { apiOperation } from './api-operation.ts';
import { isWhole, type ServedEngine, siderealChoices, type WholeEngine } from './engine.ts';
import { PRICES } from './prices.ts';
import type { Receipts } from './receipts.ts';
import { signedRow } from './signed-row.ts';
import { zonesFound } from './told/doubts.ts';

/** The rows of this file: none of an engine that has charts and nothing else. */
export function compatibilityRows(engine: ServedEngine, receipts: Receipts): readonly AnyRow[] {
  return isWhole(engine) ? [signedRow(compatibilityRow(engine), { operation: COMPATIBILITY_OPERATION }, receipts)] : [];
}

/** The data of a matching. */
export const COMPATIBILITY_OPERATION: Operation = apiOperation({
  op: 'api.compatibility',
  parse: readCompatibilityInput,
  answer: compatibilityData,
});

/** What is told of two people, or of one. */
export function compatibilityData(engine: WholeEngine, input: CompatibilityInput): unknown {
  const { first, second } = input.pair;
  const choices = siderealChoices({ ...input, houseSystem: 'whole-sign', includeOuter: false });
  const chart = engine.chart(first.moment, choices);
  return second === null
    ? matchProfileRecord(chart, input)
    : matchRecord(chart, engine.chart(second.moment, choices), input);
}

function compatibilityRow(engine: WholeEngine): Row<CompatibilityInput> {
  return {
    id: 'compatibility',
    method: 'POST',
    path: '/api/v1/compatibility',
    aliases: [
      '/api/v1/compatibility/match',
      '/v2/astrology/guna-milan',
      '/v2/astrology/kundali-matching',
      '/v2/astrology/matrimony/match',
    ],
    apiVersion: 'v1',
    tag: 'Compatibility',
    summary: 'Matching of two Moons by eight kootas or ten poruthams, or the partners that would fit one.',
    family: 'generic',
    caller: 'key',
    plan: 'starter',
    price: PRICES.compatibility,
    body: 'required',
    request: compatibilityInputSchema(),
    params: {},
    query: {},
    success: 200,
    data: COMPATIBILITY,
    alsoAnswers: [],
    sample: SAMPLE_PAIR,
    examples: PAIR_EXAMPLES,
    refusals: ['MISSING_DATETIME', 'INVALID_DATETIME'],
    cors: 'listed',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    deadlineSeconds: 10,
    parse: ({ body }) => readCompatibilityInput(body, engine),
    run: (input) => ({ kind: 'data', data: compatibilityData(engine, input), warnings: zonesFound(input.pair) }),
  };
}
