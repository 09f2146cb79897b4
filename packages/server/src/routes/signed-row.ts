/** A row whose answers can be signed: the wish is read, the question is put into its normal form, the answer gets its receipt. */

import type { Operation } from '@khagol/engine/receipt';
import { truthOfQuery } from '../contract/fields.ts';
import {
  NO_RECEIPT_FIELD,
  namedMembers,
  RECEIPT_FIELD,
  readReceiptWish,
  withReceipt,
  withReceiptField,
} from '../contract/receipt-shapes.ts';
import type { AnyRow, CallFacts, Outcome, RawInput, Row } from '../gate/row.ts';
import { isRecord, type JsonRecord } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import type { Receipts } from './receipts.ts';
import { type Watched, watched } from './watched-facts.ts';

/** What is signed of a row. */
export interface Signing<Input> {
  /** Which question the answer belongs to: `operation.run(engine, question)` is `data`, but for members that the operation does not hash. */
  readonly operation: Operation;
  /**
   * Plain data that the operation is asked; when left out the members of the body that the row's request names, or, of a row without a
   * body, those of its query and its path.
   */
  question?(input: Input): unknown;
  /** Whether the row may look at the clock: then the question says when it was asked, if it did. */
  readonly dated?: boolean;
  /** The data as plain records, where the row holds some of it in a shorter form until it is written. */
  plain?(data: JsonRecord): JsonRecord;
  /** Fills in, before they are parsed, members that depend on the time of the call. */
  settle?(asked: JsonRecord, facts: CallFacts): JsonRecord;
}

interface SignedInput<Input> {
  readonly input: Input;
  /** Null where no receipt is wanted. */
  readonly question: unknown;
  /** What a row that may look at the clock is told in place of the facts of its call. */
  readonly watched: Watched | null;
}

/** The member of a question that says when it was asked. */
export const ASKED_AT = 'askedAt';

/**
 * The row with receipts. Its request takes `receipt`, its data may hold one; a wish that cannot be fulfilled is refused before money.
 *
 * @param row  names `receipt` nowhere itself
 */
export function signedRow<Input>(row: Row<Input>, signing: Signing<Input>, receipts: Receipts): AnyRow {
  const { look, priceOf, mostUsdOf, planNeedOf, headersOf, streaming: _, ...rest } = row;
  const signed: Row<SignedInput<Input>> = {
    ...rest,
    ...(row.request === null
      ? { query: { ...row.query, receipt: RECEIPT_FIELD } }
      : { request: withReceiptField(row.request) }),
    data: withReceipt(row.data),
    refusals: [...row.refusals, 'RECEIPTS_UNAVAILABLE'],
    parse: (raw, facts) => parsed(row, signing, raw, facts),
    look: async ({ input, ...wish }, facts) => {
      if (wish.question !== null) receipts.demand();
      return { input: (await look?.(input, facts)) ?? input, ...wish };
    },
    ...(priceOf === undefined ? {} : { priceOf: ({ input }) => priceOf(input) }),
    ...(planNeedOf === undefined ? {} : { planNeedOf: ({ input }) => planNeedOf(input) }),
    ...(headersOf === undefined ? {} : { headersOf: ({ input }) => headersOf(input) }),
    ...(mostUsdOf === undefined ? {} : { mostUsdOf: ({ input }) => mostUsdOf(input) }),
    run: async ({ input, question, watched: watching }, facts) => {
      const outcome = await row.run(input, watching?.facts ?? facts);
      if (question === null) return outcome;
      const asked = watching?.askedTime() ? { ...(question as JsonRecord), [ASKED_AT]: isoOf(facts.nowMs) } : question;
      return await receipted(outcome, asked, signing, receipts, facts);
    },
  };
  return signed as AnyRow;
}

/** A row whose answers cannot be signed, since they are no records: the wish is refused before money. @param row  names `receipt` nowhere itself */
export function unsignedRow<Input>(row: Row<Input>): AnyRow {
  const unsigned: Row<Input> = {
    ...row,
    ...(row.request === null
      ? { query: { ...row.query, receipt: NO_RECEIPT_FIELD } }
      : { request: withReceiptField(row.request, NO_RECEIPT_FIELD) }),
    parse: (raw, facts) => {
      const { receipt, ...query } = raw.query;
      if (readReceiptWish(row.request === null ? { receipt: truthOfQuery(receipt) } : raw.body))
        throw invalidInput([{ code: 'VALIDATION_ERROR', field: 'receipt', message: UNSIGNED }]);
      return row.parse({ ...raw, query }, facts);
    },
  };
  return unsigned as AnyRow;
}

const UNSIGNED =
  'This answer is not signed: a receipt is a member of data, which is a list here, or nothing. Ask without receipt.';

function parsed<Input>(
  row: Row<Input>,
  { settle, question, dated }: Signing<Input>,
  raw: RawInput,
  facts: CallFacts,
): SignedInput<Input> {
  const { receipt, ...query } = raw.query;
  const bodiless = row.request === null;
  if (!readReceiptWish(bodiless ? { receipt: truthOfQuery(receipt) } : raw.body))
    return { input: row.parse({ ...raw, query }, facts), question: null, watched: null };
  const named = bodiless ? { ...query, ...raw.params } : namedMembers(row.request, raw.body);
  const asked = settle?.(named, facts) ?? named;
  // What is hashed is what is answered: members that nobody reads are in neither.
  const told = bodiless ? { ...raw, query: asked as RawInput['query'] } : { ...raw, body: asked };
  const watching = dated === true ? watched(facts) : null;
  const input = row.parse(told, watching?.facts ?? facts);
  return { input, question: question === undefined ? asked : question(input), watched: watching };
}

function isoOf(nowMs: number): string {
  return new Date(nowMs).toISOString();
}

async function receipted(
  outcome: Outcome,
  input: unknown,
  { operation, plain }: Pick<Signing<never>, 'operation' | 'plain'>,
  receipts: Receipts,
  { origin }: CallFacts,
): Promise<Outcome> {
  if (outcome.kind !== 'data' || !isRecord(outcome.data))
    throw invalidInput([
      { code: 'VALIDATION_ERROR', field: 'receipt', message: 'A picture has no receipt; ask for format json.' },
    ]);
  const output = plain?.(outcome.data) ?? outcome.data;
  const receipt = await receipts.sign({ operation, input, output }, origin);
  return { ...outcome, data: { ...output, receipt } };
}
