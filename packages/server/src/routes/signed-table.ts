/** A table of rows, each signed: the operation of a row is the row itself, asked with the members of a call and the instant it was made at. */

import { EngineError } from '@khagol/engine';
import type { Operation } from '@khagol/engine/receipt';
import { isEngineError } from '../contract/engine-fault.ts';
import type { JsonSchema } from '../contract/schema.ts';
import type { AnyRow, CallFacts, RawInput, Row } from '../gate/row.ts';
import { type JsonRecord, own } from '../http/json.ts';
import { Refusal } from '../http/refusal.ts';
import { apiRules } from './api-operation.ts';
import type { ServedEngine } from './engine.ts';
import type { Receipts } from './receipts.ts';
import { ASKED_AT, signedRow, unsignedRow } from './signed-row.ts';

/** The rows that a table has for an engine. They compute at once, and from nothing but the call, its time and the engine. */
export type Table = (engine: ServedEngine) => readonly AnyRow[];

/** The rows of a table with receipts; a row whose data is a list has none, and refuses the wish. @param served  the row as it answers calls, when not as it is */
export function signedTable(
  table: Table,
  engine: ServedEngine,
  receipts: Receipts,
  served: (row: AnyRow) => AnyRow = (row) => row,
): readonly AnyRow[] {
  return table(engine).map((row) =>
    isRecordSchema(row.data)
      ? signedRow(served(row) as unknown as Row, { operation: operationOf(row, table), dated: true }, receipts)
      : unsignedRow(served(row) as unknown as Row),
  );
}

/** The operations of a table; for another engine than this one as well. */
export function tableOperations(table: Table, engine: ServedEngine): readonly Operation[] {
  return table(engine)
    .filter(({ data }) => isRecordSchema(data))
    .map((row) => operationOf(row, table));
}

function operationOf({ id }: AnyRow, table: Table): Operation {
  return {
    op: `api.${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    rulesVersion: apiRules,
    unhashed: ['receipt'],
    run: (engine, input) => {
      const row = table(engine as unknown as ServedEngine).find((one) => one.id === id);
      if (row === undefined) throw unfit('engine', 'an engine with its core');
      try {
        return answerOf(row as unknown as Row, input as JsonRecord);
      } catch (error) {
        if (isEngineError(error) || !(error instanceof Refusal)) throw error;
        throw unfit(error.extras.details?.[0]?.field ?? 'input', error.message);
      }
    },
  };
}

function answerOf(row: Row, { [ASKED_AT]: askedAt, ...asked }: JsonRecord): unknown {
  const facts = factsAt(typeof askedAt === 'string' ? Date.parse(askedAt) : 0);
  const outcome = row.run(row.parse(rawOf(row, asked), facts), facts);
  if (outcome instanceof Promise || outcome.kind !== 'data') throw unfit('operation', 'a row that computes at once');
  return outcome.data;
}

/** A call with these members, where a row without a body has those of its path and of its query. */
function rawOf({ request, params }: Row, asked: JsonRecord): RawInput {
  const ofPath = (name: string): boolean => Object.hasOwn(params, name);
  const part = (wanted: (name: string) => boolean): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.keys(asked)
        .filter(wanted)
        .map((name) => [name, String(own(asked, name))]),
    );
  return {
    body: request === null ? {} : asked,
    query: request === null ? part((name) => !ofPath(name)) : {},
    params: part(ofPath),
    header: () => null,
  };
}

function factsAt(nowMs: number): CallFacts {
  const nobody = { requestId: '', origin: '', account: null, allowance: null };
  return { ...nobody, nowMs, sha256: () => Promise.reject(new Error('an operation has no host')) };
}

function isRecordSchema(schema: JsonSchema): boolean {
  const alternatives = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(alternatives)) return alternatives.every((one: JsonSchema) => isRecordSchema(one));
  return schema['type'] === 'object' || schema['$ref'] !== undefined || schema['allOf'] !== undefined;
}

function unfit(field: string, allowed: string): EngineError {
  return new EngineError({ code: 'INVALID_OPTION', field, allowed, message: `${field}: ${allowed}` });
}
