/**
 * The tables of the published interface, row by row, with what proves each. A row that is served has a test of its own name; a row that is
 * planned has one, too: it fails on the day when the row starts to be served and still stands here as planned.
 */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { openHouse } from '../../server/house.ts';

export type Json = Record<string, any>;

export const TABLES = ['endpoints', 'errors', 'limits', 'states', 'headers', 'events'] as const;
export type Table = (typeof TABLES)[number];

/** One row, in our own words, with the figures that the table states. */
export interface SpecRow extends Json {
  readonly table: Table;
  readonly row: string;
  readonly what: string;
  readonly state: 'served' | 'planned';
}

const FILE = new URL('../../authorities/contract/spec-rows.json', import.meta.url);

export function rowsOf(table: Table): readonly SpecRow[] {
  const { rows } = JSON.parse(readFileSync(FILE, 'utf8')) as { rows: readonly SpecRow[] };
  return rows.filter((row) => row.table === table);
}

/** The title of the test of a row. */
export function titleOf({ row, state }: SpecRow): string {
  return state === 'served' ? row : `${row} is planned, and not served yet`;
}

/** One test for each row. `isServed` says of a planned one whether it has come to be. */
export function proveTable(
  table: Table,
  proofOf: (row: SpecRow) => (() => Promise<void>) | undefined,
  isServed: (row: SpecRow) => Promise<boolean>,
): void {
  for (const row of rowsOf(table))
    it(titleOf(row), async () => {
      if (row.state === 'planned') {
        expect([row.row, 'served', await isServed(row)]).toEqual([row.row, 'served', false]);
        return;
      }
      const prove = proofOf(row);
      if (prove === undefined) throw new Error(`nothing proves ${row.row}`);
      await prove();
    });
}

/** The status, the headers and the JSON of an answer. */
export async function told(asked: Promise<Response>): Promise<{ status: number; headers: Headers; body: Json }> {
  const response = await asked;
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json };
}

/** The document of the whole server. */
export async function wholeDocument(): Promise<Json> {
  const house = await openHouse({ engine: await openEngine() });
  return (await told(house.get('/openapi.json'))).body;
}
