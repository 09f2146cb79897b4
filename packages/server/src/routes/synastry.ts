/** The priced synastry: two tropical charts laid over each other, or what one alone says of relations. */

import type { Operation } from '@khagol/engine/receipt';
import { PAIR_EXAMPLES, SAMPLE_PAIR } from '../contract/pair-samples.ts';
import { profileRecord, type SynastryPerson, synastryRecord } from '../contract/synastry.ts';
import { readSynastryInput, type SynastryInput, synastryInputSchema } from '../contract/synastry-input.ts';
import { SYNASTRY } from '../contract/synastry-shapes.ts';
import type { Person } from '../contract/two-people.ts';
import { natalRadix } from '../contract/western-blocks.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { apiOperation } from './api-operation.ts';
import { recordOf } from './charts.ts';
import { isWhole, type ServedEngine, tropicalChoices, type WholeEngine } from './engine.ts';
import { PRICES } from './prices.ts';
import type { Receipts } from './receipts.ts';
import { signedRow } from './signed-row.ts';

/** The rows of this file: none of an engine that has charts and nothing else. */
export function synastryRows(engine: ServedEngine, receipts: Receipts): readonly AnyRow[] {
  return isWhole(engine) ? [signedRow(synastryRow(engine), { operation: SYNASTRY_OPERATION }, receipts)] : [];
}

/** The data of a synastry. */
export const SYNASTRY_OPERATION: Operation = apiOperation({
  op: 'api.synastry',
  parse: readSynastryInput,
  answer: synastryData,
});

/** What is told of two people, or of one. */
export function synastryData(engine: WholeEngine, input: SynastryInput): unknown {
  const { first, second } = input.pair;
  const one = personOf(engine, first, input);
  return second === null
    ? profileRecord(one)
    : synastryRecord(engine.kernel, one, personOf(engine, second, input), input);
}

function synastryRow(engine: WholeEngine): Row<SynastryInput> {
  return {
    id: 'westernSynastry',
    method: 'POST',
    path: '/v1/astrology/western/synastry',
    aliases: ['/v2/western/synastry', '/v2/western/synastry-aspects'],
    apiVersion: 'v1',
    tag: 'Western',
    summary: 'Synastry of two tropical charts, or the relations that one alone shows.',
    family: 'generic',
    caller: 'key',
    plan: 'starter',
    price: PRICES.westernSynastry,
    body: 'required',
    request: synastryInputSchema(),
    params: {},
    query: {},
    success: 200,
    data: SYNASTRY,
    alsoAnswers: [],
    sample: SAMPLE_PAIR,
    examples: PAIR_EXAMPLES,
    refusals: ['MISSING_DATETIME', 'INVALID_DATETIME'],
    cors: 'listed',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    deadlineSeconds: 10,
    parse: ({ body }) => readSynastryInput(body, engine),
    run: (input) => ({ kind: 'data', data: synastryData(engine, input) }),
  };
}

function personOf(engine: WholeEngine, person: Person, input: SynastryInput): SynastryPerson {
  const { aspects, orbDeg } = input;
  const asked = { ...person, aspects, ...(orbDeg === undefined ? {} : { orbDeg }) };
  const { chart, record } = recordOf(engine, tropicalChoices(input), asked);
  return { chart, record, radix: natalRadix(engine.kernel, person.moment, input) };
}
