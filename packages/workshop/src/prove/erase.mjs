/**
 * A property that is to be erased is erased, wherever the server dies on the way; there is one receipt, and no link opens anything after.
 *
 * `node packages/workshop/src/prove/erase.mjs --store all`. The whole app over a store and blobs in files. An erasure is cut off before and
 * after every call that it makes of the two; nothing of the process is left but what was written. The server is started again, its caretaker
 * does its rounds, and the owner asks again. Then a link is tried at 3,599 s and at 3,600 s.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './load.mjs';
import { storesOf } from './stores.mjs';
import { wordsOf } from './words.mjs';

const { createApp } = await load('packages/server/src/app.ts');
const { micro } = await load('packages/server/src/money.ts');
const { mintKey } = await load('packages/server/src/offices/keys/form.ts');
const { nodeCrypto } = await load('packages/server/src/serve/node-crypto.ts');
const { noOutbound, plainVault } = await load('packages/server/src/serve/bare.ts');
const { fileBlobs } = await load('packages/server/src/serve/blobs/index.ts');
const { openEngine } = await load('packages/engine/src/node.ts');

const { store: wanted } = wordsOf({ store: 'all' });
const engine = await openEngine();
const HOME = '/v2/astrology/vastu';
const LINK_KEYS = [new Uint8Array(32).fill(7)];
const MOST_POINTS = 1_000;
/** Calls that an erasure makes; everything else passes. */
const REMOVALS = new Set(['beginErasure', 'objects', 'drop', 'removed', 'finishErasure', 'delete', 'list']);

class Crash extends Error {
  /** @override */
  name = 'Crash';
}

/** The methods of a port; the `at`-th removal, `when` it is about to be made or was made, ends the process. */
function mortal(port, life) {
  return Object.fromEntries(
    Object.entries(port).map(([name, method]) => [
      name,
      typeof method !== 'function'
        ? method
        : async (...words) => {
            if (life.isOver) throw new Crash();
            const counts = life.isCounting && REMOVALS.has(name);
            if (counts) life.count += 1;
            const isLast = counts && life.count === life.at;
            const end = () => {
              life.isOver = true;
              life.points.push(`${life.when} ${name} ${life.count}`);
              throw new Crash();
            };
            if (isLast && life.when === 'before') end();
            const outcome = await method(...words);
            if (isLast) end();
            if (life.isOver) throw new Crash();
            return outcome;
          },
    ]),
  );
}

function serverOver(store, clock, blobs, life) {
  return createApp({
    engine,
    clock,
    crypto: nodeCrypto,
    store: { ...store, archive: mortal(store.archive, life) },
    blobs: mortal(blobs, life),
    linkKeys: LINK_KEYS,
    vault: plainVault,
    outbound: noOutbound,
    log: { write: () => undefined },
    settings: { addressPerMinute: 1_000_000, crowd: { inAll: 100_000, ofOne: 100_000, mostWaitMs: 3_600_000 } },
  });
}

function asker(app, key) {
  return async (method, path, body) => {
    const response = await app(
      new Request(`http://localhost${path}`, {
        method,
        headers: { 'x-api-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    return { status: response.status, text };
  };
}

const put = (ask, id) =>
  ask('PUT', `${HOME}/properties/${encodeURIComponent(id)}`, {
    title: id,
    documents: ['plan', 'scan', 'scan'].map((kind, i) => ({ id: `d${i}`, kind, content: { of: id, i } })),
  });
const erase = (ask, id) => ask('POST', `${HOME}/archive/delete`, { propertyId: id, confirmPropertyId: id });
const linkOf = ({ text }) => JSON.parse(text).data.downloadUrl.replace('http://localhost', '');
const receiptIn = ({ text }) => /"erasureReceipt":(\{.*"status":"completed"\})/.exec(text)?.[1] ?? null;

/** One life of an erasure, cut off once. Returns what was wrong. */
async function cutOff(opened, folder, at, when, tally) {
  const faults = [];
  const demand = (truth, what) => {
    if (!truth) faults.push(`${when} removal ${at}: ${what}`);
  };
  const { clock } = opened;
  const name = `acc_${when}_${at}`;
  const blobs = fileBlobs(folder);
  let store = opened.current ?? opened.store;
  const first = { at, when, count: 0, isCounting: false, isOver: false, points: tally.points };
  const key = await account(store, name);
  let ask = asker(serverOver(store, clock, blobs, first), key);
  const [id, other] = [`tower/../${at}`, 'neighbour'];
  for (const one of [id, other]) demand((await put(ask, one)).status === 200, 'the property was not filed');
  const links = [];
  for (const one of [id, other]) links.push(linkOf(await ask('POST', `${HOME}/archive/export`, { propertyId: one })));
  await ask('POST', `${HOME}/archive/tier`, { propertyId: id, months: 2 });
  const before = await store.ledger.balance(name);

  first.isCounting = true;
  await erase(ask, id).catch(() => undefined);
  const crashed = first.isOver;
  if (opened.reopen !== undefined && crashed) {
    store = await opened.reopen();
    opened.current = store;
  }
  const begun = (await store.archive.find(name, id)).state !== 'present';
  const second = { at: 0, when, count: 0, isCounting: false, isOver: false, points: [] };
  const app = serverOver(store, clock, blobs, second);
  ask = asker(app, key);
  const open = async (link) => (await ask('GET', link)).status;
  demand((await open(links[0])) === (begun ? 410 : 200), 'the link does not follow the property');
  await app.archive.care();
  tally.byCaretaker += begun && crashed && (await store.archive.find(name, id)).state === 'erased' ? 1 : 0;
  demand(!begun || (await store.archive.find(name, id)).state === 'erased', 'the caretaker did not finish');

  const ends = [await erase(ask, id), await erase(ask, id), await erase(ask, id)];
  const [receipt] = ends.map(receiptIn);
  demand(
    ends.every(({ status }) => status === 200),
    'a repetition was refused',
  );
  demand(receipt !== null && ends.every((end) => receiptIn(end) === receipt), 'the receipt changed');
  demand(
    ends.slice(1).every(({ text }) => text.includes('"replayed":true')),
    'a repetition was not a replay',
  );
  if (receipt !== null) {
    const { receiptHash, ...signed } = JSON.parse(receipt);
    demand(createHash('sha256').update(canonical(signed)).digest('hex') === receiptHash, 'the hash does not verify');
    demand(signed.removed.length === 5, `${signed.removed.length} things were removed, not 5`);
    tally.receipts.add(receiptHash);
  }
  demand((await open(links[0])) === 410, 'a link opened after the erasure');
  demand((await open(links[1])) === 200, 'a neighbour’s link was closed');
  const left = await blobs.list(`archive/${name}/`);
  demand(left.length === 4, `${left.length} blobs are left, not the 4 of the neighbour`);
  for (const path of ['summary', 'tier', 'export'])
    demand(
      (await ask('POST', `${HOME}/archive/${path}`, { propertyId: id, months: 3 })).status === 410,
      `${path} is not 410`,
    );
  const after = await store.ledger.balance(name);
  demand(after.available === before.available && after.reserved === 0n, 'the erasure moved money');
  tally.calls += 1;
  return { faults, crashed };
}

async function account(store, name) {
  await store.accounts.open(
    { id: name, name, plan: 'enterprise', perMinute: 1_000_000_000, status: 'active', createdMs: 1 },
    [],
  );
  await store.ledger.fund({ accountId: name, amount: micro(10_000_000n), kind: 'topup', reference: `first ${name}` });
  const { text, ...kept } = await mintKey('test', nodeCrypto);
  await store.keys.add({ ...kept, active: true, expiresAtMs: null, createdMs: 1, accountId: name });
  return text;
}

/** RFC 8785 for what a receipt holds. */
function canonical(value) {
  return JSON.stringify(value, (_, one) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(
          Object.keys(one)
            .sort()
            .map((name) => [name, one[name]]),
        )
      : one,
  );
}

/** The link of an export at the last second of its hour and at the first after it, on whole and on odd milliseconds. */
async function atTheHour(opened, folder) {
  const faults = [];
  const store = opened.current ?? opened.store;
  const key = await account(store, 'acc_hour');
  const life = { at: 0, when: 'before', count: 0, isCounting: false, isOver: false, points: [] };
  const ask = asker(serverOver(store, opened.clock, fileBlobs(folder), life), key);
  await put(ask, 'p');
  for (const oddMs of [0, 1, 500, 999]) {
    await opened.advance(oddMs / 1000);
    const issuedMs = opened.clock.nowMs();
    const link = linkOf(await ask('POST', `${HOME}/archive/export`, { propertyId: 'p' }));
    for (const [seconds, status] of [
      [3_599, 200],
      [1, 404],
    ]) {
      await opened.advance(seconds);
      const got = (await ask('GET', link)).status;
      if (got !== status)
        faults.push(`issued at ${issuedMs}, ${status} expected, ${got} at ${opened.clock.nowMs() - issuedMs} ms`);
    }
  }
  return faults;
}

for (const source of await storesOf(wanted)) {
  const began = performance.now();
  const opened = await source.open();
  const folder = mkdtempSync(join(tmpdir(), 'khagol-erase-'));
  const tally = { calls: 0, byCaretaker: 0, points: [], receipts: new Set() };
  const faults = [];
  for (const when of ['before', 'after'])
    for (let at = 1; at < MOST_POINTS; at += 1) {
      const { faults: found, crashed } = await cutOff(opened, folder, at, when, tally);
      faults.push(...found);
      if (!crashed) break;
    }
  faults.push(...(await atTheHour(opened, folder)));
  const { faults: broken } = await (opened.current ?? opened.store).ledger.verify();
  faults.push(...broken);
  await opened.close();
  await source.close();
  rmSync(folder, { recursive: true, force: true });
  const { calls, byCaretaker, points, receipts } = tally;
  console.log(
    `erase ${source.name}: ${points.length} crash points, ${calls} erasures, ${byCaretaker} finished by the caretaker alone, ${receipts.size} receipts, links at 3,599 and 3,600 s, ${((performance.now() - began) / 1000).toFixed(1)} s, ${faults.length} breaches`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  if (faults.length > 0 || receipts.size !== calls) process.exitCode = 1;
}
