/** The store as a server opens it: its key, and the development account, which is for development. */

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { eventDrafter } from '../../packages/server/src/offices/events/index.ts';
import { mintKey } from '../../packages/server/src/offices/keys/form.ts';
import { DEVELOPMENT_ACCOUNT, prepareDevelopment } from '../../packages/server/src/serve/development.ts';
import { operate } from '../../packages/server/src/serve/operate.ts';
import { type Environment, readSettings, SettingError } from '../../packages/server/src/serve/settings.ts';
import { openStore } from '../../packages/server/src/serve/store.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { memoryStore } from '../../packages/server/src/store/memory/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'khagol-development-'));
afterAll(() => rmSync(folder, { recursive: true }));

const clock = { nowMs: () => Date.UTC(2026, 10, 21) };
let named = 0;
const draft = eventDrafter({ clock, newId: (prefix) => `${prefix}_${(named += 1)}` });
const open = (environment: Environment) => openStore(readSettings(environment), clock);

/** A file that a server for development has begun. */
async function begun(name: string): Promise<Environment> {
  const environment = { KHAGOL_STORE: `sqlite:${join(folder, name)}` };
  const { store } = await open(environment);
  await prepareDevelopment(store, null, null, { clock, draft });
  await store.close();
  return environment;
}

describe('the development account', () => {
  it('is made once, with money once and one key, which is told once', async () => {
    const store = await memoryStore({ clock, crypto: webCrypto });
    const first = await prepareDevelopment(store, null, null, { clock, draft });
    expect(first.freshKey).toMatch(/^ask_test_/);
    expect(await prepareDevelopment(store, null, 700, { clock, draft })).toEqual({ freshKey: null });
    expect(await store.keys.list(DEVELOPMENT_ACCOUNT)).toHaveLength(1);
    expect(await store.accounts.find(DEVELOPMENT_ACCOUNT)).toMatchObject({ perMinute: 700, status: 'active' });
    expect((await store.ledger.balance(DEVELOPMENT_ACCOUNT)).available).toBe(10_240_000_000n);
  });

  it('is active again where a server for development starts', async () => {
    const store = await memoryStore({ clock, crypto: webCrypto });
    await prepareDevelopment(store, 'my-own-key', null, { clock, draft });
    await store.accounts.change(DEVELOPMENT_ACCOUNT, { status: 'cancelled' }, () => []);
    await prepareDevelopment(store, 'my-own-key', null, { clock, draft });
    expect((await store.keys.list(DEVELOPMENT_ACCOUNT)).map(({ active }) => active)).toEqual([true]);
  });

  it('takes no key that the server itself would take for garbage', async () => {
    const store = await memoryStore({ clock, crypto: webCrypto });
    const { text } = await mintKey('live', webCrypto);
    const wrong = `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;
    await expect(prepareDevelopment(store, wrong, null, { clock, draft })).rejects.toThrow(SettingError);
    expect(await prepareDevelopment(store, text, null, { clock, draft })).toEqual({ freshKey: null });
  });

  it('keeps a server in production from starting until it is cancelled, which the operator can', async () => {
    const environment = { ...(await begun('production.db')), NODE_ENV: 'production' };
    const refused = open(environment);
    await expect(refused).rejects.toThrow(SettingError);
    await expect(refused).rejects.toThrow(DEVELOPMENT_ACCOUNT);
    await operate('accounts cancel', { account: DEVELOPMENT_ACCOUNT }, environment);
    const { store } = await open(environment);
    expect((await store.keys.list(DEVELOPMENT_ACCOUNT)).map(({ active }) => active)).toEqual([false]);
    await store.close();
  });
});

describe('the key beside the file', () => {
  it('is made with the file, for its owner alone, and missed when it is gone', async () => {
    const environment = await begun('beside.db');
    const place = join(folder, 'beside.db.key');
    expect(statSync(place).mode & 0o777).toBe(0o600);
    const kept = readFileSync(place, 'utf8');
    for (const [text, words] of [
      ['', 'holds no key'],
      [kept.slice(0, 20), 'holds no key'],
    ] as const) {
      writeFileSync(place, text);
      await expect(open(environment)).rejects.toThrow(words);
    }
    rmSync(place);
    await expect(open(environment)).rejects.toThrow('is gone');
    writeFileSync(place, kept);
    await (await open(environment)).store.close();
  });

  it('still opens what it sealed when a key is given from now on', async () => {
    const environment = await begun('given.db');
    const first = await open(environment);
    const sealed = first.vault.seal(Uint8Array.of(1, 2, 3));
    await first.store.close();
    const given = { ...environment, KHAGOL_VAULT_KEY: Buffer.alloc(32, 7).toString('base64') };
    const second = await open(given);
    expect([...second.vault.open(sealed)]).toEqual([1, 2, 3]);
    const fresh = second.vault.seal(Uint8Array.of(4));
    await second.store.close();
    const third = await open(environment);
    expect(() => third.vault.open(fresh)).toThrow();
    await third.store.close();
  });
});
