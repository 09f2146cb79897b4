/** What the SQLite store keeps when its process is killed in the midst of a group, or when the disk takes no more. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { micro } from '../../packages/server/src/money.ts';
import type { Vault } from '../../packages/server/src/ports/index.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { sqliteStore } from '../../packages/server/src/store/sqlite/index.ts';
import { accountRecord, claim } from './conformance/bench.ts';

const vault: Vault = { seal: (plain) => plain.slice(), open: (sealed) => sealed.slice() };
const PRICE = 7n;
const FUNDS = 10n ** 12n;

/**
 * A process of eight clients that reserve and settle without end under keys `<name>-<client>-<turn>`. Each writes its key out when the
 * store has told it that the call is settled, and not before; when the store refuses, it says why and waits.
 */
const CLIENTS = `
import { writeSync } from 'node:fs';
import { load } from ${JSON.stringify(new URL('../../packages/workshop/src/prove/load.mjs', import.meta.url).href)};
const [file, name] = process.argv.slice(1);
const { sqliteStore } = await load('packages/server/src/store/sqlite/index.ts');
const { nodeCrypto } = await load('packages/server/src/serve/node-crypto.ts');
const vault = { seal: (plain) => plain.slice(), open: (sealed) => sealed.slice() };
const store = await sqliteStore({ file, clock: { nowMs: () => Date.now() }, crypto: nodeCrypto, vault });
const terms = { accountId: 'a', amount: ${PRICE}n, endpoint: '/x', priceEdition: '1', leaseSeconds: 600, requestsPerMonth: null };
async function client(number) {
  for (let turn = 0; ; turn += 1) {
    const key = name + '-' + number + '-' + turn;
    const claim = { accountId: 'a', scope: 'POST /v2/astrology/birth-chart', key, fingerprint: 'f'.repeat(64), keepSeconds: 86400 };
    const { hold } = await store.ledger.reserve({ ...terms, requestId: key, claim });
    await store.ledger.settle(hold, { amount: ${PRICE}n }, ({ amount }) => ({
      answer: { status: 200, contentType: 'text/plain', body: key + ' '.repeat(900), requestId: key, charged: amount },
      events: [],
    }));
    writeSync(1, key + '\\n');
  }
}
process.on('exit', () => writeSync(1, 'the process ended by itself\\n'));
const refused = await Promise.allSettled(Array.from({ length: 8 }, (_, number) => client(number)));
const after = [() => store.ping(), () => store.ledger.balance('a'), () => store.ledger.reserve({ ...terms, requestId: 'after', claim: null })];
for (const ask of after) refused.push(await ask().then((value) => ({ reason: { message: 'answered ' + value } }), (reason) => ({ reason })));
for (const { reason } of refused) writeSync(1, '! ' + reason.message + '\\n');
setInterval(() => undefined, 1000);
`;

let folder: string;
let file: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'khagol-crash-'));
  file = join(folder, 'store.db');
  const store = await open();
  await store.accounts.open(accountRecord({ id: 'a' }), []);
  await store.ledger.fund({ accountId: 'a', kind: 'grant', amount: micro(FUNDS), reference: 'r' });
  await store.close();
});

afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function open() {
  return sqliteStore({ file, clock: { nowMs: () => Date.now() }, crypto: nodeCrypto, vault });
}

/** Runs the clients until they have written so many lines for which the test holds, kills them, and gives all whole lines. */
async function untilKilled(name: string, enough: (lines: readonly string[]) => boolean, shell = ''): Promise<string[]> {
  const words = ['--input-type=module', '-e', CLIENTS, file, name];
  const started =
    shell === ''
      ? spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
      : spawn('sh', ['-c', `${shell}; exec "$0" "$@"`, process.execPath, ...words], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
  child = started;
  let said = '';
  started.stdout?.on('data', (piece: Buffer) => {
    said += piece.toString();
    if (enough(said.split('\n').slice(0, -1))) started.kill('SIGKILL');
  });
  const signal = await new Promise((resolve) => started.once('close', (_, by) => resolve(by)));
  expect(signal, said.slice(-500)).toBe('SIGKILL');
  return said.split('\n').slice(0, -1);
}

/** Opens what is left and compares it with what was told. */
async function checkKept(acknowledged: readonly string[]): Promise<number> {
  const store = await open();
  const { faults, pendingHolds, transfers } = await store.ledger.verify();
  expect(faults).toEqual([]);
  expect(pendingHolds).toBe(0);
  const charges = transfers - 1;
  expect(charges).toBeGreaterThanOrEqual(acknowledged.length);
  expect((await store.ledger.balance('a')).available).toBe(FUNDS - PRICE * BigInt(charges));
  for (const key of acknowledged) {
    const known = await store.ledger.recall(claim('a', key));
    expect(known).toMatchObject({ kind: 'answered', answer: { body: key + ' '.repeat(900), charged: PRICE } });
  }
  await store.close();
  return charges;
}

it('keeps every charge that it told of when it is killed, again and again, and leaves no lock behind', async () => {
  const acknowledged: string[] = [];
  for (const [cycle, enough] of [40, 150, 333].entries()) {
    acknowledged.push(...(await untilKilled(`cycle${cycle}`, (lines) => lines.length >= enough)));
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    const charges = await checkKept(acknowledged);
    // Of each cycle at most one settlement of each client was made and not told.
    expect(charges).toBeLessThanOrEqual(acknowledged.length + 8 * (cycle + 1));
  }
}, 120_000);

it('is refused to a second process as long as the first one lives', async () => {
  let second: Promise<string> | undefined;
  await untilKilled('owner', (lines) => {
    if (lines.length > 0) second ??= open().then(() => 'opened', String);
    return lines.length >= 100;
  });
  expect(await second).toMatch(/store\.db" is in use/);
  await (await open()).close();
}, 120_000);

it('says so when the disk takes no more, does nothing after it, and has kept what it told of', async () => {
  const isRefusal = (line: string): boolean => line.startsWith('! ');
  // No file of this process may grow beyond this many blocks.
  const said = await untilKilled('full', (lines) => lines.filter(isRefusal).length >= 11, 'ulimit -f 1200');
  const refusals = said.filter(isRefusal);
  expect(refusals).toHaveLength(11);
  for (const refusal of refusals) expect(refusal).toMatch(/^! The store file ".*store\.db" failed \(.+\); start again/);
  // Nothing was tried again: all tell of the one failure.
  expect(new Set(refusals).size).toBe(1);
  const acknowledged = said.filter((line) => !isRefusal(line));
  expect(acknowledged.length).toBeGreaterThan(20);
  await checkKept(acknowledged);
}, 120_000);
