/** The keys of receipts on Node: those of the settings, or, in development, one that is made once and kept beside the store. */

import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { keySetOf } from '@khagol/engine/receipt';
import type { ReceiptParts } from '../routes/receipts.ts';
import { type PrivateKey, readPrivateKey } from './receipt-settings.ts';
import { type ServeSettings, SettingError } from './settings.ts';

/** `iss` where neither a name nor an address was given. */
const NAMELESS = 'khagol';

/** A fresh key. Of chance, so each is another. */
export function makePrivateKey(): PrivateKey {
  return readPrivateKey(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());
}

/**
 * Who signs receipts, and which keys count.
 *
 * @returns with a signer of null where receipts are off: in production, and with a store that has no file, without a key in the settings
 * @throws  SettingError for a key file that cannot be read, or two keys of one name
 */
export function openReceipts(settings: Pick<ServeSettings, 'receipts' | 'production' | 'store' | 'app'>): ReceiptParts {
  const { key: given, others, issuers } = settings.receipts;
  const beside = settings.production || settings.store.kind === 'postgres' ? null : keyBeside(settings.store, given);
  const key = given ?? beside;
  const former = given !== null && beside !== null && beside.kid !== given.kid ? [{ ...beside, status: RETIRED }] : [];
  const listed = new Set(others.map(({ kid }) => kid));
  try {
    return {
      signer: key === null ? null : { key, kid: key.kid },
      keys: keySetOf([
        ...(key === null ? [] : [{ ...key, status: ACTIVE }]),
        ...former.filter(({ kid }) => !listed.has(kid)),
        ...others,
      ]),
      issuers: issuers ?? [settings.app.publicUrl ?? NAMELESS],
    };
  } catch (error) {
    throw new SettingError(`KHAGOL_RECEIPT_RETIRED_KEYS: ${error instanceof Error ? error.message : ''}`);
  }
}

const ACTIVE = 'active' as const;
const RETIRED = 'retired' as const;

/** The key kept beside the SQLite file, made when there is none and none was given; in memory it ends with the process. */
function keyBeside(store: ServeSettings['store'], given: PrivateKey | null): PrivateKey | null {
  if (store.kind !== 'sqlite') return given === null ? makePrivateKey() : null;
  const place = `${store.file}.receipt-key`;
  if (existsSync(place)) return keyIn(place);
  if (given !== null) return null;
  const key = makePrivateKey();
  mkdirSync(dirname(place), { recursive: true, mode: 0o700 });
  writeFileSync(place, `${JSON.stringify(key)}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}

function keyIn(place: string): PrivateKey {
  try {
    return readPrivateKey(readFileSync(place, 'utf8').trim());
  } catch {
    throw new SettingError(
      `${place} holds no key of receipts. Put the right one back; without it a new one is made, and older receipts verify no more.`,
    );
  }
}
