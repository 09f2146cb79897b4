/** What every part of a SQL store shares: its database, its names, its seal. */

import { timedId } from '../../http/names.ts';
import type { CryptoPort, Vault } from '../../ports/index.ts';
import type { Database } from './database.ts';

export type IdPrefix = 'hold' | 'trf' | 'dlv' | 'tok' | 'aud';

export interface Body {
  readonly database: Database;
  readonly vault: Vault;
  /** A fresh id such as `trf_…`. Those of one process sort in the order they were asked for, within one millisecond too. */
  readonly newId: (prefix: IdPrefix, nowMs: number) => string;
}

/** Bytes of chance in an id. */
const CHANCE_BYTES = 10;

/** Names by the clock and chance; the second one of a millisecond is the first one plus one, so that a list by id is a list by time. */
export function idMaker(crypto: CryptoPort): Body['newId'] {
  let [lastMs, chance] = [-1, new Uint8Array(CHANCE_BYTES)];
  return (prefix, nowMs) => {
    const counted = nowMs === lastMs && increment(chance);
    if (!counted) [lastMs, chance] = [nowMs, Uint8Array.from(crypto.randomBytes(CHANCE_BYTES))];
    return `${prefix}_${timedId(nowMs, chance)}`;
  };
}

/** Adds one to a big-endian number; false when it was the largest. */
function increment(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 1; at >= 0; at -= 1) {
    const digit = bytes[at] as number;
    bytes[at] = (digit + 1) & 255;
    if (digit < 255) return true;
  }
  return false;
}
