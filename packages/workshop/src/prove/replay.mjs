/**
 * One key, one charge: identical calls in parallel through the whole server, until each has its answer.
 *
 * `node packages/workshop/src/prove/replay.mjs --store all --keys 200 --parallel 100 --seed S`. Every key is charged once and answered
 * with the same bytes to everybody; while the first call runs, the others may be told 409 and nothing else. Then, for each key: members
 * in another order are the same call, one changed byte is refused, another tenant and another route are calls of their own.
 */
import { load } from './load.mjs';
import { openShop } from './shop.mjs';
import { storesOf } from './stores.mjs';
import { wordsOf } from './words.mjs';

const CHART = '/v2/astrology/birth-chart';
const NATAL = '/v1/astrology/western/natal-chart';
const FUNDS = 10_000_000_000n;
/** Keys whose calls are in the air together. */
const KEYS_AT_ONCE = 4;
const MOST_TRIES = 200;

const { store, keys, parallel, seed } = wordsOf({ store: 'all', keys: 200, parallel: 100, seed: 20_261_122 });
const { patientStore } = await load('test/ledger/opened.ts');

for (const source of await storesOf(store)) {
  const began = performance.now();
  const opened = await source.open();
  const outcome = await prove({ ...opened, store: patientStore(opened.store) });
  await opened.close();
  await source.close();
  const seconds = (performance.now() - began) / 1000;
  const { charges, replays, conflicts, faults } = outcome;
  console.log(
    `replay ${source.name}: ${keys} keys × ${parallel} calls: ${charges} charges, ${replays} replays, ${conflicts} times 409, seed ${seed}, ${seconds.toFixed(1)} s, ${faults.length} breaches`,
  );
  console.log(
    `  and of each key: other order replayed, changed byte refused, other tenant and other route charged on their own`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function prove(opened) {
  const shop = openShop(opened);
  const { ledger } = opened.store;
  const [owner, other] = ['acc_owner', 'acc_other'];
  const [ownerKey, otherKey] = [await shop.account(owner, FUNDS), await shop.account(other, FUNDS)];
  const counts = { replays: 0, conflicts: 0 };
  const faults = [];

  const call = async (path, body, apiKey, key) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': apiKey, 'idempotency-key': key };
    const response = await shop.app(new Request(`http://localhost${path}`, { method: 'POST', headers, body }));
    const text = await response.text();
    return { status: response.status, text, replayed: response.headers.get('idempotent-replayed') === 'true' };
  };
  /** A client that tries again when it is told that its twin still runs. */
  const insist = async (...words) => {
    for (let i = 0; i < MOST_TRIES; i += 1) {
      const answer = await call(...words);
      if (answer.status !== 409) return answer;
      counts.conflicts += 1;
      await new Promise((resolve) => setTimeout(resolve, 5 + i));
    }
    throw new Error('a call was told 409 for ever');
  };
  const chargesOf = async (account) =>
    (await ledger.statement(account, 1_000_000, null)).filter(({ kind }) => kind === 'charge');

  const first = new Map();
  for (let from = 0; from < keys; from += KEYS_AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(KEYS_AT_ONCE, keys - from) }, async (_, i) => {
        const name = nameOf(from + i);
        const answers = await Promise.all(
          Array.from({ length: parallel }, () => insist(CHART, bodyOf(from + i), ownerKey, name)),
        );
        const texts = new Set(answers.map(({ text }) => text));
        const statuses = new Set(answers.map(({ status }) => status));
        const fresh = answers.filter(({ replayed }) => !replayed).length;
        counts.replays += answers.length - fresh;
        if (texts.size !== 1) faults.push(`${name}: ${texts.size} different answers`);
        if (statuses.size !== 1 || !statuses.has(200)) faults.push(`${name}: statuses ${[...statuses]}`);
        if (fresh !== 1) faults.push(`${name}: ${fresh} calls were not replays`);
        first.set(name, answers[0].text);
      }),
    );
  const charges = await chargesOf(owner);
  if (charges.length !== keys) faults.push(`${charges.length} charges for ${keys} keys`);
  const spent = charges.reduce((sum, { amount }) => sum - amount, 0n);
  const { available, reserved } = await ledger.balance(owner);
  if (available !== FUNDS - spent || reserved !== 0n) faults.push(`${available} is left and ${reserved} set aside`);

  for (let i = 0; i < keys; i += 1) {
    const [name, body] = [nameOf(i), bodyOf(i)];
    const text = first.get(name);
    const reordered = await call(CHART, reversed(body), ownerKey, name);
    if (!reordered.replayed || reordered.text !== text) faults.push(`${name}: other order gave ${reordered.status}`);
    const changed = await call(
      CHART,
      body.replace(/\d(?=,"longitude")/, (digit) => String((Number(digit) + 1) % 10)),
      ownerKey,
      name,
    );
    if (changed.status !== 422) faults.push(`${name}: a changed byte gave ${changed.status}`);
    const foreign = await insist(CHART, body, otherKey, name);
    if (foreign.status !== 200 || foreign.replayed || foreign.text === text)
      faults.push(`${name}: another tenant got ${foreign.status}, replayed ${foreign.replayed}`);
    const elsewhere = await insist(NATAL, body, ownerKey, name);
    if (elsewhere.status !== 200 || elsewhere.replayed) faults.push(`${name}: another route gave ${elsewhere.status}`);
  }
  const [own, theirs] = [await chargesOf(owner), await chargesOf(other)];
  if (own.length !== 2 * keys || theirs.length !== keys)
    faults.push(`after the variants there are ${own.length} and ${theirs.length} charges`);
  faults.push(...(await ledger.verify()).faults);
  return { charges: charges.length, ...counts, faults };
}

function nameOf(index) {
  return `key-${seed}-${index}`;
}

/** A birth of its own for each key. */
function bodyOf(index) {
  const day = String(1 + (index % 28)).padStart(2, '0');
  const year = 1950 + (index % 50);
  return `{"datetime":"${year}-01-${day}T10:30:00","latitude":28.6139,"longitude":77.209,"timezone":"+05:30"}`;
}

/** The same members in the opposite order, with spaces between them. */
function reversed(body) {
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).reverse()), null, 2);
}
