/** Keys in memory: digests only; the keys themselves are not kept. */

import type { AdapterNote, KeyRecord, KeyStore } from '../../ports/index.ts';
import type { Books, HeldKey } from './books.ts';

export function memoryKeyStore(books: Books, about: AdapterNote): KeyStore {
  return {
    about,
    find: async (keyId) => {
      const key = books.keys.get(keyId);
      return key === undefined ? null : recordOf(books, key);
    },
    add: async ({ accountId, ...key }) => {
      if (books.keys.has(key.keyId) || !books.accounts.has(accountId)) return false;
      books.keys.set(key.keyId, { ...key, digest: key.digest.slice(), accountId, lastUsedMs: null });
      return true;
    },
    list: async (accountId) =>
      [...books.keys.values()]
        .filter((key) => key.accountId === accountId)
        .sort((a, b) => a.createdMs - b.createdMs)
        .flatMap((key) => recordOf(books, key) ?? []),
    revoke: async (accountId, keyId) => {
      const key = books.keys.get(keyId);
      if (key === undefined || key.accountId !== accountId || !key.active) return false;
      books.keys.set(keyId, { ...key, active: false });
      return true;
    },
    touch: async (keyId, atMs) => {
      const key = books.keys.get(keyId);
      if (key !== undefined) books.keys.set(keyId, { ...key, lastUsedMs: atMs });
    },
  };
}

/** The key with its account as it is now. */
function recordOf(books: Books, { accountId, ...key }: HeldKey): KeyRecord | null {
  const record = books.accounts.get(accountId)?.record;
  if (record === undefined) return null;
  const { id, plan, perMinute, status } = record;
  return {
    ...key,
    digest: key.digest.slice(),
    active: key.active && status === 'active',
    account: { id, plan, perMinute },
  };
}
