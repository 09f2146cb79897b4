/** What the rows of Vastu and AR have in common: how a body becomes a question, and what a property has to do with an answer. */

import { OPERATIONS, type Operation, operationNamed } from '@khagol/engine/receipt';
import type { Assessment } from '@khagol/engine/vastu';
import type { Fault } from '../contract/fields.ts';
import { questionOf, REFERENCE_HEADERS } from '../contract/vastu-fields.ts';
import type { CallFacts, RawInput, Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { type JsonRecord, own } from '../http/json.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import type { ArchiveOffice, KeptResult } from '../offices/archive/index.ts';
import { BARE_ROW } from './bare-row.ts';

/** Where results are kept with the property they name. */
export type PropertyShelf = Pick<ArchiveOffice, 'standing' | 'keepAll'>;

/** A row of a question that an account asks. */
export const QUESTION_ROW: typeof BARE_ROW &
  Pick<Row, 'method' | 'apiVersion' | 'family' | 'caller' | 'requestHeaders'> = {
  ...BARE_ROW,
  method: 'POST',
  apiVersion: 'v2',
  family: 'product',
  caller: 'key',
  body: 'required',
  requestHeaders: REFERENCE_HEADERS,
  bodyLimitBytes: BODY_LIMIT_BYTES,
};

const PREFIX = '/v2/astrology/vastu';

/** A path under its two prefixes. */
export function addressed(path: string): { readonly path: string; readonly aliases: readonly string[] } {
  return { path: `${PREFIX}/${path}`, aliases: [`/v2/vastu/${path}`] };
}

/**
 * The question of a call.
 *
 * @param faultsOf  every fault of a question
 * @throws  Refusal VALIDATION_ERROR with all of them
 */
export function readQuestion(raw: RawInput, faultsOf: (question: JsonRecord) => readonly Fault[]): JsonRecord {
  const faults: Fault[] = [];
  const question = questionOf(raw, faults);
  faults.push(...faultsOf(question));
  if (faults.length > 0) throw invalidInput(faults);
  return question;
}

/** The property that a question names. */
export function propertyOf(question: JsonRecord): string | null {
  return (own(question, 'propertyId') as string | undefined) ?? null;
}

/**
 * For a row's `look`: results of an erased property are kept nowhere.
 *
 * @throws  Refusal GONE
 */
export async function demandProperties(
  shelf: PropertyShelf,
  { account }: CallFacts,
  properties: readonly (string | null)[],
): Promise<void> {
  if (account === null) return;
  for (const propertyId of new Set(properties))
    if (propertyId !== null && (await shelf.standing(account.id, propertyId)) === 'gone')
      throw new Refusal('GONE', 'This property was erased. Nothing was charged.');
}

/** Keeps results with their properties; a shelf that fails costs nobody an answer. */
export async function keep(
  shelf: PropertyShelf,
  kind: 'scan' | 'assessment',
  { account }: CallFacts,
  results: readonly (Omit<KeptResult, 'propertyId'> & { readonly propertyId: string | null })[],
): Promise<void> {
  const named = results.filter((result): result is KeptResult => result.propertyId !== null);
  if (account !== null && named.length > 0) await shelf.keepAll(account.id, kind, named).catch(() => undefined);
}

/** A question of the engine by its name, for receipts. */
export function operationOf(op: string): Operation {
  return operationNamed(OPERATIONS, op) as Operation;
}

/** An assessment as it is answered: one without a score says that it cost nothing. */
export function toldAssessment(assessment: Assessment): Assessment & { readonly charged?: false } {
  return assessment.status === 'assessed' ? assessment : { ...assessment, charged: false };
}
