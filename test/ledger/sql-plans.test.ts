/** No statement of the SQL stores reads a whole table to find a few rows: SQLite is asked how it would go about each one. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { micro } from '../../packages/server/src/money.ts';
import { periodOf } from '../../packages/server/src/period.ts';
import { CONVERSATION_MS, MOST_TURNS, type Store } from '../../packages/server/src/ports/index.ts';
import { type Database, type Transaction, textOf } from '../../packages/server/src/store/sql/database.ts';
import { connect } from '../../packages/server/src/store/sqlite/connection.ts';
import { PROGRAMS } from '../../packages/server/src/store/sqlite/programs.ts';
import { accountRecord, claim, concluded, endpoint, event, reservation } from './conformance/bench.ts';
import { freshDatabase, storeOver } from './sql-over.ts';

/** The same database, with a note of every statement that it is given. */
function noted(database: Database, statements: Set<string>): Database {
  const watch = (tx: Transaction): Transaction => ({
    ...tx,
    all: (sql, ...values) => {
      statements.add(sql);
      return tx.all(sql, ...values);
    },
    one: (sql, ...values) => {
      statements.add(sql);
      return tx.one(sql, ...values);
    },
    run: (sql, ...values) => {
      statements.add(sql);
      return tx.run(sql, ...values);
    },
  });
  return {
    ...database,
    write: (tenant, work) => database.write(tenant, (tx) => work(watch(tx))),
    read: (tenant, work) => database.read(tenant, (tx) => work(watch(tx))),
    survey: (work) => database.survey((tx) => work(watch(tx))),
    readOne: (tenant, sql, ...values) => {
      statements.add(sql);
      return database.readOne(tenant, sql, ...values);
    },
  };
}

/** Everything that the ports can do but opening, listing all accounts and verifying, which are about whole tables. */
async function doEverything(store: Store, advance: (ms: number) => void): Promise<void> {
  const { accounts, keys, ledger, webhooks } = store;
  await accounts.open(accountRecord({ id: 'a' }), [event()]);
  await accounts.change('a', { plan: 'business' }, () => []);
  await accounts.find('a');
  await keys.add({
    ...{ keyId: 'k', digest: new Uint8Array(32), last4: 'abcd', active: true },
    ...{ expiresAtMs: null, createdMs: 1, accountId: 'a' },
  });
  await keys.touch('k', 1);
  await keys.find('k');
  await keys.list('a');
  await keys.revoke('a', 'k');
  const hook = endpoint('a');
  await webhooks.add(hook, 5);
  await webhooks.find('a', hook.id);
  await webhooks.list('a');
  await webhooks.change('a', hook.id, () => ({ status: 'active' }));

  await ledger.fund({ accountId: 'a', amount: micro(1000n), kind: 'topup', reference: 'r' });
  await ledger.fund({ accountId: 'a', amount: micro(-1n), kind: 'adjustment', reference: 'r' });
  const settle = async (key: string | null, leaseSeconds = 40): Promise<void> => {
    const terms = { requestsPerMonth: 100, leaseSeconds, requestId: `req_${key}` };
    const got = await ledger.reserve(reservation('a', 10n, { ...terms, claim: key === null ? null : claim('a', key) }));
    if (got.kind !== 'held') throw new Error(got.kind);
    const events = [event('chart.created', { once: `once_${key}` })];
    await ledger.renew(got.hold, leaseSeconds);
    const more = { events, mark: 'text' };
    await ledger.settle(got.hold, { amount: micro(10n), mark: 'm' }, concluded(undefined, more));
    await ledger.settle(got.hold, { amount: micro(10n), mark: 'm' }, concluded(undefined, more));
    await ledger.release(got.hold);
  };
  await settle('k');
  await settle(null);
  await ledger.reserve(reservation('a', 5000n));
  for (const key of ['dead', 'dead', 'late'])
    await ledger.reserve(reservation('a', 10n, { claim: claim('a', key), leaseSeconds: 1 })).then(() => advance(1000));
  await ledger.expire(10);
  await ledger.refund('a', 'req_k', 'rest', 'back');
  await ledger.recall(claim('a', 'k'));
  await ledger.balance('a');
  const [line] = await ledger.statement('a', 10, null);
  await ledger.statement('a', 10, line?.id ?? '');
  await ledger.usage('a', periodOf(1));
  await ledger.spending('a', periodOf(1));
  await ledger.happened('a', 'once_k');

  await webhooks.emit('a', [event()]);
  const sent = await webhooks.emitTo('a', hook.id, event());
  for (const verdict of [
    { kind: 'retry', inSeconds: 0 },
    { kind: 'failed', disableAfter: 9 },
    { kind: 'delivered' },
  ] as const)
    for (const taken of await webhooks.take(2, 2, 1)) {
      await webhooks.finish(taken, { atMs: 1, durationMs: 1, status: 200, result: 'ok' }, verdict);
    }
  await webhooks.take(1, 2, 1);
  advance(2000);
  await webhooks.take(1, 2, 1);
  await webhooks.deliveries('a', hook.id, 5, null);
  await webhooks.deliveries('a', hook.id, 5, sent?.id ?? '');
  for (const { id, status } of (await webhooks.deliveries('a', hook.id, 50, null)) ?? [])
    if (status === 'delivered') await webhooks.redeliver('a', id);
  await webhooks.forget(0, 5);
  await webhooks.remove('a', hook.id);
  await converse(store, advance);
  advance(100_000_000);
  await ledger.purge(10);
}

/** More turns than are kept, in a conversation that was paid for: the call of the key `k`. */
async function converse({ conversations }: Store, advance: (ms: number) => void): Promise<void> {
  const told = { requestId: 'req_k', createdMs: 1, topic: 'career', language: 'en', memory: null, content: null };
  for (const [id, turns] of [
    ['cnv_1', MOST_TURNS + 1],
    ['cnv_2', 1],
    ['cnv_3', 1],
  ] as const)
    for (let i = 0; i < turns; i++)
      await conversations.append('a', id, { ...told, id: `rsp_${id}_${String(i).padStart(2, '0')}` }, i === 0);
  await conversations.append('a', 'cnv_0', { ...told, id: 'rsp_0' }, false);
  expect((await conversations.find('a', 'cnv_1'))?.turns).toHaveLength(MOST_TURNS);
  expect(await conversations.list('a', 1, null)).toHaveLength(1);
  expect(await conversations.list('a', 5, 'cnv_3')).toHaveLength(2);
  expect(await conversations.extend('a', 'cnv_2')).not.toBeNull();
  expect(await conversations.remove('a', 'cnv_3')).toBe(true);
  advance(CONVERSATION_MS + 1);
  expect(await conversations.sweep(1)).toBe(1);
  expect(await conversations.removeAll('a')).toBe(1);
}

interface Plan {
  readonly sql: string;
  readonly steps: readonly string[];
}

/** Steps that walk through a table, or build an index to get around it. */
function slowIn(plans: readonly Plan[]): readonly string[] {
  const tables =
    'account|wallet|hold|transfer|idempotency|usage_counter|mark|event|endpoint|delivery|attempt|api_key|conversation|conversation_turn';
  const reads = new RegExp(`^SCAN (?:${tables}|[a-z])\\b`);
  return plans.flatMap(({ sql, steps }) => {
    const faults = steps.filter((step) => reads.test(step) || /AUTOMATIC/.test(step));
    return faults.map((fault) => `${fault} <- ${sql.replace(/\s+/g, ' ')}`);
  });
}

/** The statements inside triggers, of which a plan says nothing. */
function stepsOf(programs: readonly string[]): readonly string[] {
  return programs.flatMap((program) => {
    const body = /BEGIN\n([\s\S]*);\nEND$/.exec(program)?.[1];
    const bare = body?.replace(/NEW\.\w+/g, '?').replace(/RAISE\([^)]*\)/, '1');
    return bare?.split(';\n') ?? [];
  });
}

it('each statement of a call, a sender and a reaper finds its rows by an index, in the order it wants them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-plans-'));
  const file = join(folder, 'store.db');
  let now = 1_795_219_200_000;
  const clock = { nowMs: () => now };
  const database = await freshDatabase(file, clock);
  const statements = new Set<string>(stepsOf(PROGRAMS));
  await doEverything(storeOver(noted(database, statements), clock), (ms) => {
    now += ms;
  });
  const checks = new Set<string>();
  const report = await storeOver(noted(database, checks), clock).ledger.verify();
  expect(report.faults).toEqual([]);
  await database.close();

  const planner = connect(file, 'writer');
  for (const program of PROGRAMS) planner.exec(program);
  const planOf = (sql: string): Plan => {
    const holes = sql.split('?').length - 1;
    const rows = planner.all(`EXPLAIN QUERY PLAN ${sql}`, Array(holes).fill(null));
    return { sql, steps: rows.map((row) => textOf(row, 'detail')) };
  };
  const [plans, checkPlans] = [[...statements].map(planOf), [...checks].map(planOf)];
  planner.close();
  rmSync(folder, { recursive: true });

  expect(plans.length).toBeGreaterThan(70);
  expect(stepsOf(PROGRAMS)).toHaveLength(12);
  expect(slowIn(plans)).toEqual([]);
  const sorted = plans.filter(({ steps }) => steps.some((step) => /TEMP B-TREE FOR ORDER/.test(step)));
  // A handful of rows each: an account's keys, its endpoints, its endpoints in the price list, a page of deliveries, receivers in arrears,
  // the twenty turns of a conversation.
  const from = sorted.map(({ sql }) => /FROM (\w+)/.exec(sql)?.[1]).sort();
  expect(from).toEqual([
    'api_key',
    'conversation_turn',
    'conversation_turn',
    'delivery',
    'delivery',
    'delivery',
    'endpoint',
    'transfer',
  ]);

  // Of tables that grow with every call, nobody asks for all that an account has, unless it stops after a page; the check of the books,
  // which reads whole tables once, does not do so for each row of another.
  const growing =
    /^SEARCH (?!.*AUTOMATIC)(?:hold|transfer|idempotency|event|delivery|attempt|[htid])\b.*\(account_id=\?\)/;
  const whole = [...plans, ...checkPlans].filter(
    ({ sql, steps }) => steps.some((step) => growing.test(step)) && !/LIMIT \?/.test(sql),
  );
  expect(checkPlans.length).toBeGreaterThan(12);
  expect(whole.map(({ sql }) => sql)).toEqual([]);
});
