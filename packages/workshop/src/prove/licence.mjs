/**
 * Licences: every published code in its place, a change done once whatever dies, a door that is not there, and a key told once.
 *
 * `node packages/workshop/src/prove/licence.mjs --store all --tries 2000 --seed S`. On each store: the nine rows of the published codes; a
 * process killed inside the rules, after the commit and after the answer of five kinds of change, and asked again under the same key; every
 * byte that the store keeps, every line of log and every answer searched for every key that was told. Then, in one process, twelve ways of
 * not being the operator: answers equal byte for byte to that of an address where nothing is, and their median times beside its own.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ADMIN_KEY, grounds, HOME, openOffice, openStoreAt, TERMS, VALIDATE } from './licence-house.mjs';
import { wordsOf } from './words.mjs';

const { store: wanted, tries, seed } = wordsOf({ store: 'all', tries: 2000, seed: 20_261_122 });
/** Largest difference of medians, in milliseconds. */
const MOST_MS = 0.2;
const CRASH = fileURLToPath(new URL('licence-crash.mjs', import.meta.url));

for (const ground of await grounds(wanted)) {
  const began = performance.now();
  const faults = [];
  const rows = await provenRows(ground, faults);
  const crashes = ground.name === 'memory' ? 0 : await provenCrashes(ground, faults);
  const found = await provenSecrets(ground, faults);
  await ground.close();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `licence ${ground.name}: ${rows} checks of the nine rows of codes, ${crashes} kills, ${found}, ${seconds} s, ${faults.length} breaches`,
  );
  blame(faults);
}
await provenDoor();

function blame(faults) {
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Each row of the published table: status, code, whether to try again and under which key; and that nothing was changed. */
async function provenRows(ground, faults) {
  const store = await openStoreAt(await ground.address());
  const failing = { how: null, gate: null };
  const licences = {
    ...store.licences,
    write: async (deed, work) => {
      await failing.gate;
      if (failing.how === 'surely') throw Object.assign(new Error('away'), { name: 'StoreUnavailable' });
      const written = await store.licences.write(deed, work);
      if (failing.how === 'unknown') throw new Error('the connection was lost');
      return written;
    },
  };
  const { ask } = await openOffice({ ...store, licences });
  const unmasked = await openOffice(store, { adminUnmasked: true });
  const first = (await ask('POST', HOME, TERMS)).body.license;
  const path = `${HOME}/${first.id}`;
  const gone = (await ask('POST', HOME, TERMS)).body.license.id;
  await ask('POST', `${HOME}/${gone}/revoke`);
  const named = (name) => ({ 'idempotency-key': `row-of-codes-${name}` });
  await ask('PATCH', path, { notes: 'once' }, named('other-body'));
  await ask('POST', HOME, TERMS, named('created'));
  await ask('POST', `${path}/rotate-key`, undefined, named('rotated'));

  let rows = 0;
  const check = async (name, answer, status, code, retryable, sameKey, more = (_body) => true) => {
    rows += 1;
    const { status: got, headers, body } = await answer;
    const right =
      got === status &&
      body.code === code &&
      body.success === false &&
      typeof body.message === 'string' &&
      (body.retryable ?? false) === retryable &&
      (sameKey === null || body.retryWithSameIdempotencyKey === sameKey) &&
      (!retryable || (body.retryAfter >= 1 && headers.get('retry-after') === String(body.retryAfter))) &&
      more(body);
    if (!right) faults.push(`${name}: ${got} ${JSON.stringify(body)}`);
  };
  const before = JSON.stringify((await ask('GET', HOME)).body);

  const wrong = [
    [{ ...TERMS, tier: 'GOLD' }, 'tier'],
    [{ ...TERMS, customerEmail: 'nobody' }, 'customerEmail'],
    [{ ...TERMS, maxRequestsPerMonth: -2 }, 'maxRequestsPerMonth'],
    [{}, 'customerName'],
  ];
  for (const [body, field] of wrong)
    await check(`wrong ${field}`, ask('POST', HOME, body), 400, 'VALIDATION_ERROR', false, false, ({ details }) =>
      details.some((one) => one.field === field),
    );
  await check('revoked', ask('POST', `${HOME}/${gone}/reinstate`), 400, 'VALIDATION_ERROR', false, false);
  for (const key of [
    null,
    'short',
    'x'.repeat(65),
    'with a space here',
    'sk_0123456789abcdef',
    'Ask_Ent_0123456789abcd',
  ])
    await check(
      `key ${key}`,
      ask('POST', `${path}/suspend`, undefined, { 'idempotency-key': key }),
      400,
      'INVALID_IDEMPOTENCY_KEY',
      false,
      false,
      (body) => key === null || !JSON.stringify(body).includes(key),
    );
  for (const [method, where, body] of [
    ['PATCH', path, { notes: 'other' }],
    ['PATCH', `${HOME}/${gone}`, { notes: 'once' }],
    ['POST', `${path}/suspend`, undefined],
  ])
    await check(
      `conflict ${method} ${where}`,
      ask(method, where, body, named('other-body')),
      409,
      'IDEMPOTENCY_KEY_CONFLICT',
      false,
      false,
    );
  for (const [name, where, body] of [
    ['created', HOME, TERMS],
    ['rotated', `${path}/rotate-key`, undefined],
  ])
    await check(
      `replay of ${name}`,
      ask('POST', where, body, named(name)),
      409,
      'LICENSE_CREATE_KEY_REPLAY_UNAVAILABLE',
      false,
      false,
      ({ data, guidance }) =>
        data.requiresKeyRotation === true && data.license.id.startsWith('lic_') && guidance.includes('rotate-key'),
    );
  await check('unknown licence', ask('POST', `${HOME}/lic_none/suspend`), 404, 'NOT_FOUND', false, null);
  await check('no operator', ask('GET', HOME, undefined, { authorization: null }), 404, 'NOT_FOUND', false, null);
  await check(
    'no operator, unmasked',
    unmasked.ask('GET', HOME, undefined, { authorization: null }),
    404,
    'ADMIN_AUTH_REQUIRED',
    false,
    null,
  );
  failing.how = 'surely';
  await check('store away', ask('POST', HOME, TERMS, named('store-away')), 500, 'INTERNAL_ERROR', true, true);
  failing.how = null;
  if (JSON.stringify((await ask('GET', HOME)).body) !== before) faults.push('a refused call changed something');

  failing.how = 'unknown';
  const lost = ask('POST', `${path}/reset-usage`, undefined, named('commit-lost'));
  await check('commit unknown', lost, 503, 'LICENSE_MUTATION_OUTCOME_UNKNOWN', true, true);
  failing.how = null;
  const settled = await ask('POST', `${path}/reset-usage`, undefined, named('commit-lost'));
  if (settled.status !== 200 || settled.body.idempotentReplay !== true) faults.push('the retry settled nothing');

  /** @type {(value?: unknown) => void} */
  let release = () => undefined;
  failing.gate = new Promise((resolve) => {
    release = resolve;
  });
  const running = ask('POST', `${path}/suspend`, undefined, named('still-running'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const twin = ask('POST', `${path}/suspend`, undefined, named('still-running'));
  await check('still running', twin, 409, 'IDEMPOTENCY_KEY_CONFLICT', true, true);
  release();
  if ((await running).status !== 200) faults.push('the call that ran was not answered');
  await store.close();
  return rows;
}

/** A process killed at a point of a change; then the same call under the same key, and the state of the licence. */
async function provenCrashes(ground, faults) {
  /** @type {readonly (readonly [name: string, method: string, path: (id: string) => string, body: object | undefined, status: string | null])[]} */
  const CHANGES = [
    ['create', 'POST', () => '', TERMS, null],
    ['rotate-key', 'POST', (id) => `/${id}/rotate-key`, undefined, null],
    ['suspend', 'POST', (id) => `/${id}/suspend`, undefined, 'suspended'],
    ['revoke', 'POST', (id) => `/${id}/revoke`, { reason: 'over' }, 'revoked'],
    ['update', 'PATCH', (id) => `/${id}`, { notes: 'kept' }, 'active'],
  ];
  let kills = 0;
  for (const [name, method, pathOf, body, status] of CHANGES)
    for (const point of ['rules', 'written', 'answered']) {
      const what = `${name} killed at ${point}`;
      const address = await ground.address();
      const first = await openStoreAt(address);
      const made = (await (await openOffice(first)).ask('POST', HOME, TERMS)).body.license;
      await first.close();
      const key = `crash-of-a-${name}-${point}`;
      const path = pathOf(made.id);
      const words = body === undefined ? [] : [JSON.stringify(body)];
      const signal = await killed([CRASH, address, point, method, path, key, ...words]);
      kills += 1;
      if (signal !== 'SIGKILL') faults.push(`${what}: it ended with ${signal}`);

      const store = await openStoreAt(address);
      const { ask } = await openOffice(store);
      const again = () => ask(method, `${HOME}${path}`, body, { 'idempotency-key': key });
      const [second, third] = [await again(), await again()];
      const stood = point !== 'rules';
      const tellsKey = status === null;
      const wantedStatus = tellsKey && stood ? 409 : name === 'create' ? 201 : 200;
      if (second.status !== wantedStatus) faults.push(`${what}: the retry got ${second.status}`);
      if (tellsKey && third.body.code !== 'LICENSE_CREATE_KEY_REPLAY_UNAVAILABLE')
        faults.push(`${what}: the third got ${third.status}`);
      if (!tellsKey && (second.body.idempotentReplay !== stood || third.body.idempotentReplay !== true))
        faults.push(`${what}: replays are ${second.body.idempotentReplay}, ${third.body.idempotentReplay}`);
      const all = (await ask('GET', HOME)).body.data;
      if (all.length !== (name === 'create' ? 2 : 1)) faults.push(`${what}: there are ${all.length} licences`);
      if (!tellsKey && all[0].status !== status) faults.push(`${what}: it is ${all[0].status}`);
      if (tellsKey) {
        const { id } = name === 'create' ? (second.body.license ?? second.body.data.license) : made;
        const { license } = (await ask('POST', `${HOME}/${id}/rotate-key`)).body;
        const validation = await ask('POST', VALIDATE, { licenseKey: license.licenseKey });
        if (validation.body.valid !== true) faults.push(`${what}: a key made afterwards opens nothing`);
      }
      await store.close();
    }
  return kills;
}

function killed(words) {
  return new Promise((resolve) => {
    spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] }).once('close', (code, signal) =>
      resolve(signal ?? code),
    );
  });
}

/** A life of licences; then every place is searched for every key that was told, and for its secret part alone. */
async function provenSecrets(ground, faults) {
  const address = await ground.address();
  const store = await openStoreAt(address);
  const { ask, said, lines } = await openOffice(store);
  const keys = [];
  for (let i = 0; i < 20; i += 1) {
    const headers = { 'idempotency-key': `secret-of-${seed}-${i}-made` };
    const { license } = (await ask('POST', HOME, TERMS, headers)).body;
    await ask('POST', HOME, TERMS, headers);
    const turn = { 'idempotency-key': `secret-of-${seed}-${i}-turned` };
    const path = `${HOME}/${license.id}`;
    const turned = (await ask('POST', `${path}/rotate-key`, undefined, turn)).body.license;
    await ask('POST', `${path}/rotate-key`, undefined, turn);
    keys.push(license.licenseKey, turned.licenseKey);
    for (const key of [license.licenseKey, turned.licenseKey]) await ask('POST', VALIDATE, { licenseKey: key });
    await ask('PATCH', path, { notes: 'x' });
    await ask('POST', `${path}/health`, { ok: true });
    // A key sent where it does not belong is neither kept nor told again.
    await ask('POST', `${path}/suspend`, undefined, { 'idempotency-key': turned.licenseKey.slice(0, 64) });
    for (const verb of ['suspend', 'reinstate', 'reset-usage', 'revoke']) await ask('POST', `${path}/${verb}`);
    await ask('GET', path);
  }
  await ask('GET', `${HOME}?limit=100`);
  const rows = await store.licences.list({ status: null, tier: null, customerId: null }, 100, null);
  const open = await ground.dump(address);
  await store.close();
  const closed = await ground.dump(address);
  const kept = [open, closed, JSON.stringify(rows), lines.join('\n')];
  for (const key of keys) {
    const secret = key.slice('ask_ent_'.length + 12, -6);
    const answers = said.filter((text) => text.includes(secret)).length;
    if (answers !== 1) faults.push(`a key stands in ${answers} answers`);
    const forms = [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64').slice(0, 56)];
    for (const [i, text] of kept.entries())
      for (const form of forms)
        if (text.includes(form))
          faults.push(`a key stands in ${['the open store', 'the closed store', 'a record', 'the log'][i]}`);
  }
  // The search must be able to find: the name of a customer stands in what is stored.
  if (ground.name !== 'memory' && !(open + closed).includes('Orrery Ltd')) faults.push('the dump shows nothing');
  const size = ((open.length + closed.length) / 1024).toFixed(0);
  return `${keys.length} keys each in one of ${said.length} answers and in none of ${size} KiB stored and ${lines.length} lines of log`;
}

/** Twelve ways of not being the operator, against an address where nothing is. */
async function provenDoor() {
  const FAILURES = {
    'no header': {},
    'empty bearer': { authorization: 'Bearer ' },
    'wrong bearer': { authorization: `Bearer ${'x'.repeat(ADMIN_KEY.length)}` },
    'one letter off': { authorization: `Bearer ${ADMIN_KEY.slice(0, -1)}g` },
    'half the key': { authorization: `Bearer ${ADMIN_KEY.slice(0, 20)}` },
    'key and more': { authorization: `Bearer ${ADMIN_KEY}0` },
    'other scheme': { authorization: `Basic ${ADMIN_KEY}` },
    'no scheme': { authorization: ADMIN_KEY },
    'key twice': { authorization: `Bearer ${ADMIN_KEY}, Bearer ${ADMIN_KEY}` },
    'as customer': { 'x-api-key': ADMIN_KEY },
    'wrong beside right': { 'x-admin-key': 'wrong', authorization: `Bearer ${ADMIN_KEY}` },
    'customer key': { 'x-api-key': `ask_live_${'x'.repeat(61)}` },
  };
  const store = await openStoreAt('memory');
  const { app, ask } = await openOffice(store);
  const { id } = (await ask('POST', HOME, TERMS)).body.license;
  const nothing = `${HOME.replace('licenses', 'nothings')}/${id}`;
  const faults = [];
  const seen = async (method, path, headers) => {
    const response = await app(new Request(`http://localhost${path}`, { method, headers }));
    const name = response.headers.get('x-request-id');
    const at = response.headers.get('x-ratelimit-reset');
    const text = `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`;
    return text.replaceAll(name, 'req').replaceAll(at, 'at');
  };
  let compared = 0;
  for (const [name, headers] of Object.entries(FAILURES))
    for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])
      for (const path of ['', `/${id}`, '/lic_none', `/${id}/suspend`, `/${id}/health`, `/${id}/rotate-key`]) {
        const [there, away] = [await seen(method, `${HOME}${path}`, headers), await seen(method, nothing, headers)];
        compared += 1;
        if (there !== away) faults.push(`${name}, ${method} ${path}: ${there} is not ${away}`);
      }

  const asked = { nothing: [nothing, {}], ...mapped(FAILURES, (headers) => [`${HOME}/${id}`, headers]) };
  const times = mapped(asked, () => []);
  const names = Object.keys(asked);
  for (let i = 0; i < tries + 200; i += 1) {
    // Each round begins with another, so that none always follows the same one.
    for (let at = 0; at < names.length; at += 1) {
      const name = names[(at + i) % names.length];
      const [path, headers] = asked[name];
      const request = new Request(`http://localhost${path}`, { headers });
      const began = performance.now();
      await app(request);
      const took = performance.now() - began;
      if (i >= 200) times[name].push(took);
    }
  }
  const medians = mapped(times, (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)]);
  const off = mapped(medians, (median) => median - medians.nothing);
  const worst = Math.max(...Object.values(off).map(Math.abs));
  if (worst > MOST_MS) faults.push(`a median differs by ${worst.toFixed(4)} ms`);
  console.log(
    `licence door: ${compared} answers of ${names.length - 1} failures equal to nothing's; medians of ${tries} tries differ from its ${medians.nothing.toFixed(4)} ms by at most ${worst.toFixed(4)} ms (≤ ${MOST_MS}), ${faults.length} breaches`,
  );
  for (const name of names.slice(1))
    console.log(`  ${name.padEnd(20)}${off[name] >= 0 ? '+' : ''}${off[name].toFixed(4)} ms`);
  blame(faults);
  await store.close();
}

function mapped(record, change) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}
