/** Keys: their text, their digest, and the short memory in front of the store. */

import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { issueKey } from '../../packages/server/src/gate/issue.ts';
import { digestOf, KEY_KINDS, keyIdOf, mintKey } from '../../packages/server/src/offices/keys/form.ts';
import { KEPT_MS, keyring, UNKNOWN_MS } from '../../packages/server/src/offices/keys/keyring.ts';
import type { CryptoPort, KeyStore } from '../../packages/server/src/ports/index.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { memoryStore } from '../../packages/server/src/store/memory/index.ts';
import { ACCOUNT } from './house.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const numberOf = (text: string): number => [...text].reduce((sum, digit) => sum * 62 + BASE62.indexOf(digit), 0);

describe('the text of a key', () => {
  it('has a prefix, a public id, 256 random bits and the CRC-32 of what is before it', async () => {
    const texts = new Set<string>();
    for (let i = 0; i < 100; i += 1) {
      const { text, keyId, last4 } = await mintKey(KEY_KINDS[i % 3] as 'live', webCrypto);
      expect(text).toMatch(/^ask_(?:live|test|ent)_[0-9A-Za-z]{61}$/);
      expect(text.slice(9, 21).endsWith(keyId) || text.includes(`_${keyId}`)).toBe(true);
      expect(text.endsWith(last4)).toBe(true);
      const zipped = (crc32 as ((data: string) => number) | undefined)?.(text.slice(0, -6));
      if (zipped !== undefined) expect(numberOf(text.slice(-6))).toBe(zipped);
      texts.add(text);
    }
    expect(texts.size).toBe(100);
    expect(62n ** 43n > 2n ** 256n).toBe(true);
  });

  it('with all bits set and with none still has its length', async () => {
    for (const fill of [0, 255]) {
      const { text } = await mintKey('test', { ...webCrypto, randomBytes: (n) => new Uint8Array(n).fill(fill) });
      expect(text).toMatch(/^ask_test_[0-9A-Za-z]{61}$/);
    }
  });

  it('is known to be garbage when any one character is another, without asking anybody', async () => {
    const { text } = await mintKey('live', webCrypto);
    const digest = await digestOf(text, webCrypto);
    expect(keyIdOf(text, digest)).not.toBeNull();
    for (let at = 9; at < text.length; at += 1) {
      const other = text[at] === 'a' ? 'b' : 'a';
      expect(keyIdOf(text.slice(0, at) + other + text.slice(at + 1), digest)).toBeNull();
    }
  });
});

/** A store with one account, a clock set by hand, and a count of how often it was asked. */
async function ring(crypto: CryptoPort = webCrypto) {
  const state = { nowMs: 1_000_000, asked: 0, touched: [] as number[] };
  const clock = { nowMs: () => state.nowMs };
  const store = await memoryStore({ clock, crypto: webCrypto });
  await store.accounts.open({ ...ACCOUNT, id: 'acc_a' }, []);
  const keys: KeyStore = {
    ...store.keys,
    find: (id) => {
      state.asked += 1;
      return store.keys.find(id);
    },
    touch: async (_, atMs) => {
      state.touched.push(atMs);
    },
  };
  const issue = async (expiresAtMs: number | null = null) =>
    (await issueKey(store.keys, 'acc_a', 'live', expiresAtMs, { clock, crypto: webCrypto })) as {
      key: string;
      keyId: string;
    };
  return { state, store, issue, ring: keyring(keys, crypto, clock) };
}

// Where digests are at hand, a key that is remembered is judged on a way of its own.
describe.each([
  ['that waits for digests', webCrypto],
  ['that digests at once', nodeCrypto],
])('a keyring %s', (_, crypto) => {
  it('knows the holder of a key, and nobody by another', async () => {
    const { ring: keys, issue } = await ring(crypto);
    const { key, keyId } = await issue();
    expect(await keys.holderOf(key)).toMatchObject({ keyId, account: { id: 'acc_a' } });
    for (const other of ['', 'constructor', '__proto__', key.slice(1), `${key}x`, key.toUpperCase(), keyId])
      expect(await keys.holderOf(other)).toBeNull();
  });

  it('does not let the id of a key stand for its secret', async () => {
    const { ring: keys, issue, store } = await ring(crypto);
    const { key, keyId } = await issue();
    const forged = await mintKey('live', webCrypto);
    await store.keys.revoke('acc_a', forged.keyId);
    const { randomBytes } = webCrypto;
    // The same public id, another secret: a checksum that is right.
    let first = true;
    const twin = await mintKey('live', {
      ...webCrypto,
      randomBytes: (count) => {
        if (!first) return randomBytes(count);
        first = false;
        let number = [...keyId].reduce((sum, digit) => sum * 62n + BigInt(BASE62.indexOf(digit)), 0n);
        const bytes = new Uint8Array(count);
        for (let i = count - 1; i >= 0; i -= 1, number >>= 8n) bytes[i] = Number(number & 255n);
        return bytes;
      },
    });
    expect(twin.keyId).toBe(keyId);
    expect(twin.text).not.toBe(key);
    expect(await keys.holderOf(twin.text)).toBeNull();
    expect(await keys.holderOf(key)).not.toBeNull();
  });

  it('asks the store once in half a minute for a key, and every five seconds for one it does not know', async () => {
    const { ring: keys, issue, state } = await ring(crypto);
    const { key } = await issue();
    for (let i = 0; i < 5; i += 1) await keys.holderOf(key);
    expect(state.asked).toBe(1);
    state.nowMs += KEPT_MS;
    await keys.holderOf(key);
    expect(state.asked).toBe(2);
    const { text } = await mintKey('live', webCrypto);
    for (let i = 0; i < 3; i += 1) await keys.holderOf(text);
    expect(state.asked).toBe(3);
    state.nowMs += UNKNOWN_MS;
    await keys.holderOf(text);
    expect(state.asked).toBe(4);
  });

  it('refuses a revoked key at once when it was told, and when its memory ends at the latest', async () => {
    const { ring: keys, issue, store, state } = await ring(crypto);
    const [one, two] = [await issue(), await issue()];
    for (const { key } of [one, two]) expect(await keys.holderOf(key)).not.toBeNull();
    for (const { keyId } of [one, two]) expect(await store.keys.revoke('acc_a', keyId)).toBe(true);
    keys.forget(one.keyId);
    expect(await keys.holderOf(one.key)).toBeNull();
    expect(await keys.holderOf(two.key)).not.toBeNull();
    state.nowMs += KEPT_MS;
    expect(await keys.holderOf(two.key)).toBeNull();
  });

  it('does not remember a key that was revoked while the store was being asked for it', async () => {
    const { issue, store } = await ring(crypto);
    const { key, keyId } = await issue();
    let asked = (): void => undefined;
    let go = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const mayAnswer = new Promise<void>((resolve) => {
      go = resolve;
    });
    const find = async (id: string) => {
      const record = await store.keys.find(id);
      asked();
      await mayAnswer;
      return record;
    };
    const slow = keyring({ ...store.keys, find }, crypto, { nowMs: () => 1_000_000 });
    const early = slow.holderOf(key);
    await isAsked;
    await store.keys.revoke('acc_a', keyId);
    slow.forget(keyId);
    go();
    await early;
    expect(await slow.holderOf(key)).toBeNull();
  });

  it('does not forget a living key for any number of made-up ones', async () => {
    const { ring: keys, issue, state } = await ring(crypto);
    const { key } = await issue();
    await keys.holderOf(key);
    for (let i = 0; i < 10_100; i += 1) expect(await keys.holderOf(`made-up-${i}`)).toBeNull();
    const { asked } = state;
    expect(await keys.holderOf(key)).not.toBeNull();
    expect(state.asked).toBe(asked);
    // Made-up keys are bounded as well: the first ones are asked for again.
    expect(await keys.holderOf('made-up-0')).toBeNull();
    expect(state.asked).toBe(asked + 1);
  });

  it('refuses an expired key to the millisecond, and every key of a cancelled account', async () => {
    const { ring: keys, issue, store, state } = await ring(crypto);
    const { key } = await issue(state.nowMs + 10);
    expect(await keys.holderOf(key)).not.toBeNull();
    state.nowMs += 10;
    expect(await keys.holderOf(key)).toBeNull();
    const lasting = await issue();
    await store.accounts.change('acc_a', { status: 'cancelled' }, () => []);
    expect(await keys.holderOf(lasting.key)).toBeNull();
  });

  it('notes the use of a key once a minute', async () => {
    const { ring: keys, issue, state } = await ring(crypto);
    const { key } = await issue();
    const start = state.nowMs;
    for (const step of [0, 30_000, 29_999, 1]) {
      state.nowMs += step;
      await keys.holderOf(key);
    }
    expect(state.touched).toEqual([start, start + 60_000]);
  });

  it('gives no key for an account that nobody opened', async () => {
    const { store } = await ring(crypto);
    const clock = { nowMs: () => 0 };
    expect(await issueKey(store.keys, 'acc_none', 'live', null, { clock, crypto: webCrypto })).toBeNull();
  });
});

describe('a key that is remembered', () => {
  it('is judged at once, and so is everything that only looks like it', async () => {
    const { ring: keys, issue, state, store } = await ring(nodeCrypto);
    const { key, keyId } = await issue();
    expect(await keys.holderOf(key)).not.toBeNull();
    expect(keys.holderOf(key)).toEqual({ keyId, account: expect.objectContaining({ id: 'acc_a' }) });
    for (let at = 21; at < key.length; at += 1) {
      const altered = key.slice(0, at) + (key[at] === 'a' ? 'b' : 'a') + key.slice(at + 1);
      expect(keys.holderOf(altered)).toBeNull();
    }
    expect(state.asked).toBe(1);
    await store.keys.revoke('acc_a', keyId);
    state.nowMs += KEPT_MS - 1;
    expect(keys.holderOf(key)).not.toBeNull();
    state.nowMs += 1;
    expect(await keys.holderOf(key)).toBeNull();
    expect(keys.holderOf(key)).toBeNull();
  });

  it('of another form is known by its digest, even where it begins and ends like one of ours', async () => {
    const state = { asked: [] as string[] };
    const { store } = await ring();
    const find = (id: string) => {
      state.asked.push(id);
      return store.keys.find(id);
    };
    const keys = keyring({ ...store.keys, find }, nodeCrypto, { nowMs: () => 0 });
    const text = `ask_live_${'-'.repeat(61)}`;
    const keyId = keyIdOf(text, await digestOf(text, nodeCrypto)) as string;
    expect(keyId).toMatch(/^[0-9a-f]{12}$/);
    for (let i = 0; i < 3; i += 1) expect(await keys.holderOf(text)).toBeNull();
    expect(state.asked).toEqual([keyId]);
  });

  it.each(['', 'a b', 'a, a', '\u00e9', 'x'.repeat(257)])('is never "%s", for which nobody is asked', async (text) => {
    const { ring: keys, state } = await ring(nodeCrypto);
    expect(await keys.holderOf(text)).toBeNull();
    expect(state.asked).toBe(0);
  });
});
