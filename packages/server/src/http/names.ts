/** Names that the server gives: ids that sort by time and cannot be guessed, in an alphabet without look-alikes. */

import type { Clock, CryptoPort } from '../ports/index.ts';

/** Crockford's base 32: no I, L, O, U. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * An id of 26 characters: 10 for the millisecond, 16 for chance.
 *
 * @param nowMs   milliseconds since 1970, below 2^50
 * @param chance  10 random bytes
 */
export function timedId(nowMs: number, chance: Uint8Array): string {
  let time = '';
  for (let rest = Math.floor(nowMs), i = 0; i < 10; i += 1, rest = Math.floor(rest / 32))
    time = ALPHABET.charAt(rest % 32) + time;
  return time + base32(chance, 16);
}

/** A fresh id with what it names in front, such as `evt_…`. */
export function newId(prefix: string, clock: Clock, crypto: Pick<CryptoPort, 'randomBytes'>): string {
  return `${prefix}_${timedId(clock.nowMs(), crypto.randomBytes(10))}`;
}

/** The first `length` base-32 digits of bytes; the last one is filled with zero bits. */
export function base32(bytes: Uint8Array, length: number): string {
  let [text, bits, held] = ['', 0, 0];
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    bits += 8;
    for (; bits >= 5 && text.length < length; bits -= 5) text += ALPHABET.charAt((held >> (bits - 5)) & 31);
  }
  return text.length < length && bits > 0 ? text + ALPHABET.charAt((held << (5 - bits)) & 31) : text;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
