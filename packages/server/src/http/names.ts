/** Names that the server gives: ids that sort by time and cannot be guessed, in an alphabet without look-alikes. */

import type { Clock, CryptoPort } from '../ports/index.ts';

/** Crockford's base 32: no I, L, O, U. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** All texts of two digits: every call is named, and ten bits at a time do that in a third of the time. */
const PAIRS: readonly string[] = Array.from(
  { length: 1024 },
  (_, bits) => ALPHABET.charAt(bits >> 5) + ALPHABET.charAt(bits & 31),
);

/**
 * An id of 26 characters: 10 for the millisecond, 16 for chance.
 *
 * @param nowMs   milliseconds since 1970, below 2^50
 * @param chance  10 random bytes
 */
export function timedId(nowMs: number, chance: Uint8Array): string {
  const high = Math.floor(nowMs / 2 ** 20);
  const low = Math.floor(nowMs) % 2 ** 20;
  const time = pair(high >> 20) + pair(high >> 10) + pair(high) + pair(low >> 10) + pair(low);
  return time + fortyBits(chance, 0) + fortyBits(chance, 5);
}

/** Eight digits of five bytes. */
function fortyBits(bytes: Uint8Array, at: number): string {
  const second = bytes[at + 1] as number;
  const third = bytes[at + 2] as number;
  const fourth = bytes[at + 3] as number;
  return (
    pair(((bytes[at] as number) << 2) | (second >> 6)) +
    pair((second << 4) | (third >> 4)) +
    pair((third << 6) | (fourth >> 2)) +
    pair((fourth << 8) | (bytes[at + 4] as number))
  );
}

/** The digits of the lowest ten bits. */
function pair(bits: number): string {
  return PAIRS[bits & 1023] as string;
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

/** The bytes of pairs of hexadecimal digits. */
export function bytesOfHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length >> 1);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** Every byte in two hexadecimal digits: most calls have a digest or two to name. */
const HEX_PAIRS: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEX_PAIRS[byte];
  return text;
}
