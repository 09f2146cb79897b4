/**
 * The text of an API key: `ask_live_` + public id (12) + secret (43, 256 random bits) + checksum (6), all base 62.
 *
 * The fixed start lets leak scanners find it, the id lets us look it up and name it, the checksum refuses garbage without asking the
 * store. What is kept is the SHA-256 of the whole text; a random secret of 256 bits needs no slow hash.
 */

import type { CryptoPort } from '../../ports/index.ts';

/** What a key is for: paid use, trying things out, an enterprise deployment. */
export const KEY_KINDS = ['live', 'test', 'ent'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** A key at the moment of its making; the text is shown once and kept nowhere. */
export interface MintedKey {
  readonly text: string;
  readonly keyId: string;
  readonly digest: Uint8Array;
  readonly last4: string;
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 12;
const SECRET_LENGTH = 43;
const SUM_LENGTH = 6;
const FORM = /^ask_(?:live|test|ent)_([0-9A-Za-z]{12})[0-9A-Za-z]{43}([0-9A-Za-z]{6})$/;

/** Makes a key. */
export async function mintKey(kind: KeyKind, crypto: CryptoPort): Promise<MintedKey> {
  const keyId = base62(numberOf(crypto.randomBytes(9)), ID_LENGTH);
  const body = `ask_${kind}_${keyId}${base62(numberOf(crypto.randomBytes(32)), SECRET_LENGTH)}`;
  const text = body + checksum(body);
  return { text, keyId, digest: await digestOf(text, crypto), last4: text.slice(-4) };
}

/**
 * What would be the id of a text that has our form, judged by its length alone. Good for finding what is already known of a key, since a
 * digest decides there in the end; `keyIdOf` tells whether anybody can have had it.
 */
export function likelyIdOf(text: string): string | null {
  const start = text.indexOf('_', 4) + 1;
  return text.length === start + ID_LENGTH + SECRET_LENGTH + SUM_LENGTH ? text.slice(start, start + ID_LENGTH) : null;
}

/** Digest of any key text. */
export function digestOf(text: string, crypto: CryptoPort): Promise<Uint8Array> {
  return crypto.sha256(new TextEncoder().encode(text));
}

/**
 * The id under which a key is kept.
 *
 * @returns null for a key of our form whose checksum is wrong: nobody ever had it. A key of another form, as an operator may set for
 *          development, is named by its digest; it has no more than 256 characters and no blank, so that a header sent twice, which arrives
 *          joined, is no key
 */
export function keyIdOf(text: string, digest: Uint8Array): string | null {
  const match = FORM.exec(text);
  if (match !== null) return checksum(text.slice(0, -SUM_LENGTH)) === match[2] ? (match[1] as string) : null;
  if (!/^[!-~]{1,256}$/.test(text)) return null;
  return Array.from(digest.subarray(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function numberOf(bytes: Uint8Array): bigint {
  let number = 0n;
  for (const byte of bytes) number = (number << 8n) | BigInt(byte);
  return number;
}

function base62(number: bigint, length: number): string {
  let text = '';
  for (let rest = number; text.length < length; rest /= 62n) text = BASE62.charAt(Number(rest % 62n)) + text;
  return text;
}

/** CRC-32 (the one of zip and PNG) in base 62. */
function checksum(text: string): string {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i += 1) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return base62(BigInt((crc ^ 0xffffffff) >>> 0), SUM_LENGTH);
}
