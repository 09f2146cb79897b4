/** Which deliveries a sender is given when there is more to send than it takes at once. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../packages/server/src/ports/index.ts';
import type { Database } from '../../packages/server/src/store/sql/database.ts';
import { accountRecord, endpoint, event } from './conformance/bench.ts';
import { freshDatabase, storeOver } from './sql-over.ts';

let folder: string;
let now: number;
let database: Database;
let store: Store;
/** Statements since the last reset, and the rows they gave. */
let asked: { statements: number; rows: number };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'khagol-sending-'));
  now = 1_795_219_200_000;
  const clock = { nowMs: () => now };
  database = await freshDatabase(join(folder, 'store.db'), clock);
  const counting: Database = {
    ...database,
    write: (tenant, work) =>
      database.write(tenant, (tx) =>
        work({
          ...tx,
          all: async (sql, ...values) => {
            const rows = await tx.all(sql, ...values);
            asked = { statements: asked.statements + 1, rows: asked.rows + rows.length };
            return rows;
          },
          one: async (sql, ...values) => {
            const row = await tx.one(sql, ...values);
            asked = { statements: asked.statements + 1, rows: asked.rows + (row === undefined ? 0 : 1) };
            return row;
          },
        }),
      ),
  };
  asked = { statements: 0, rows: 0 };
  store = storeOver(counting, clock);
  await store.accounts.open(accountRecord({ id: 'a' }), []);
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function subscribed(): Promise<string> {
  const hook = endpoint('a');
  await store.webhooks.add(hook, 1000);
  return hook.id;
}

/** A delivery to the endpoint, a millisecond later than the one before; its id. */
async function sendTo(endpointId: string): Promise<string> {
  now += 1;
  return (await store.webhooks.emitTo('a', endpointId, event()))?.id ?? 'none';
}

const taken = async (limit: number, perEndpoint: number): Promise<string[]> =>
  (await store.webhooks.take(limit, perEndpoint, 45)).map(({ delivery }) => delivery.id);

describe('a sender that takes less than there is', () => {
  it('gets the soonest of all endpoints, not all of the endpoint that waits the longest', async () => {
    const [one, other, third] = [await subscribed(), await subscribed(), await subscribed()];
    const order = [one, other, one, one, third, other];
    const sent: string[] = [];
    for (const to of order) sent.push(await sendTo(to));
    expect(await taken(3, 4)).toEqual([sent[0], sent[1], sent[2]]);
    expect(await taken(2, 4)).toEqual([sent[3], sent[4]]);
    expect(await taken(9, 4)).toEqual([sent[5]]);
  });

  it('does not look through what it leaves', async () => {
    const [crowded, quiet] = [await subscribed(), await subscribed()];
    for (let i = 0; i < 300; i += 1) await store.webhooks.emitTo('a', crowded, event());
    const last = await sendTo(quiet);
    const costOf = async (): Promise<string[]> => {
      asked = { statements: 0, rows: 0 };
      return taken(10, 4);
    };
    expect(await costOf()).toContain(last);
    const first = asked;
    expect(first.rows).toBeLessThan(40);
    // Now the crowded one has all that it may have under way.
    expect(await costOf()).toEqual([]);
    expect(asked.statements).toBeLessThan(5);
  });
});
