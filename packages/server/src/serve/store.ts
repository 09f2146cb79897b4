/** The store that the settings name, and the vault it seals with. Drivers of databases are loaded when they are asked for. */

import { hkdfSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LINK_KEY_BYTES } from '../offices/links/index.ts';
import type { Clock, Store, Vault } from '../ports/index.ts';
import { memoryStore } from '../store/memory/index.ts';
import { refuseDevelopment } from './development.ts';
import { nodeCrypto } from './node-crypto.ts';
import { type ServeSettings, SettingError } from './settings.ts';
import { VAULT_KEY_BYTES, vaultOf } from './vault.ts';

export interface OpenStore {
  readonly store: Store;
  readonly vault: Vault;
  /** Keys of links, made from those of the vault. */
  readonly linkKeys: readonly Uint8Array[];
}

/**
 * Opens the store for a server.
 *
 * @throws  SettingError when the vault's key is missing for a store that was sealed with one, or a server in production would let the
 *          development account in; the store's own error when it is out of reach or held by another process
 */
export async function openStore(settings: ServeSettings, clock: Clock): Promise<OpenStore> {
  const opened = await openForOperator(settings, clock);
  const { store } = opened;
  try {
    if (settings.production) {
      await refuseDevelopment(store);
      if (!store.about.durable) throw new SettingError(`The store may lose what it acknowledged: ${store.about.note}`);
    }
    return opened;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Opens the store whatever is in it: for an operator, who may be about to set it right. Otherwise as `openStore`. */
export async function openForOperator({ store, vaultKeys }: ServeSettings, clock: Clock): Promise<OpenStore> {
  const crypto = nodeCrypto;
  switch (store.kind) {
    case 'memory': {
      const keys = vaultKeys ?? [freshKey()];
      return { store: await memoryStore({ clock, crypto }), vault: vaultOf(keys), linkKeys: linkKeysOf(keys) };
    }
    case 'sqlite': {
      mkdirSync(dirname(store.file), { recursive: true, mode: 0o700 });
      const keys = keysFor(store.file, vaultKeys);
      const vault = vaultOf(keys);
      const { sqliteStore } = await import('../store/sqlite/index.ts');
      return {
        store: await sqliteStore({ file: store.file, clock, crypto, vault }),
        vault,
        linkKeys: linkKeysOf(keys),
      };
    }
    default: {
      const vault = vaultOf(vaultKeys ?? []);
      const { postgresStore } = await import('../store/postgres/index.ts');
      return {
        store: await postgresStore({
          url: store.url,
          crypto,
          vault,
          ...(store.ownerUrl === null ? {} : { ownerUrl: store.ownerUrl }),
        }),
        vault,
        linkKeys: linkKeysOf(vaultKeys ?? []),
      };
    }
  }
}

/** A key that signs links says nothing of the one that seals, and the other way round. */
function linkKeysOf(keys: readonly Uint8Array[]): readonly Uint8Array[] {
  return keys.map((key) => new Uint8Array(hkdfSync('sha256', key, '', 'khagol links', LINK_KEY_BYTES)));
}

function freshKey(): Uint8Array {
  return nodeCrypto.randomBytes(VAULT_KEY_BYTES);
}

/** The keys given, with the one beside the file behind them, which opens what it sealed before they were. Without any, that one. */
function keysFor(file: string, given: readonly Uint8Array[] | null): readonly Uint8Array[] {
  const place = `${file}.key`;
  if (existsSync(place)) return [...(given ?? []), keyIn(place)];
  if (given !== null) return given;
  if (existsSync(file))
    throw new SettingError(
      `${place} is gone; ${file} cannot be read without it. Put it back, or set KHAGOL_VAULT_KEY.`,
    );
  return [makeKey(place)];
}

function keyIn(place: string): Uint8Array {
  const key = Buffer.from(readFileSync(place, 'utf8').trim(), 'base64');
  if (key.length !== VAULT_KEY_BYTES)
    throw new SettingError(`${place} holds no key of ${VAULT_KEY_BYTES} bytes in base64. Put the right one back.`);
  return new Uint8Array(key);
}

/** A key readable by its owner only, made together with the store. */
function makeKey(place: string): Uint8Array {
  const key = freshKey();
  writeFileSync(place, `${Buffer.from(key).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}
