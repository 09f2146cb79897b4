/**
 * What a record is, in 64 characters: its canonical JSON, and the SHA-256 of that.
 *
 * Two machines that hold the same chart hold the same stamp, so a receipt can be signed here and recomputed anywhere,
 * for ever. Canonical JSON is RFC 8785 (`rfc-8785`): members sorted by UTF-16 code units, numbers as ECMAScript writes
 * them, no white space. SHA-256 is FIPS 180-4 (`fips-180-4`), in whole numbers; no host cryptography is asked, so the
 * answer comes at once and everywhere.
 */

import type { EngineError } from './errors.ts';
import { isBytes, kindOf, refusal } from './input.ts';

/** Version of this engine, as its package says it. */
export const ENGINE_VERSION = '0.1.0';

/** Edition of the rules that turn a sky into a chart. A change that moves a printed figure makes a new edition. */
export const RULES_EDITION = 'khagol-chart/1';

/** Which record it was, and what made it. */
export interface Stamp {
  /** SHA-256 of the record's canonical JSON in UTF-8, 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  readonly engineVersion: string;
  readonly rulesEdition: string;
}

/**
 * The stamp of a record.
 *
 * @param record  plain JSON-safe data: what `canonicalJson` takes, such as a chart
 * @throws  EngineError INVALID_OPTION when the record is not plain data
 */
export function stampOf(record: unknown): Stamp {
  return { sha256: sha256Hex(utf8(canonicalJson(record))), engineVersion: ENGINE_VERSION, rulesEdition: RULES_EDITION };
}

/**
 * Canonical JSON text of plain data.
 *
 * @param value  null, booleans, finite numbers, well-formed strings, arrays and plain objects of them, at most 200 levels deep
 * @returns RFC 8785 text; its UTF-8 bytes are what is hashed and signed
 * @throws  EngineError INVALID_OPTION for anything JSON cannot hold faithfully: undefined, NaN, functions, dates, lone surrogates, cycles
 * @source  `rfc-8785` §3.2
 */
export function canonicalJson(value: unknown): string {
  return written(value, 0);
}

const MOST_LEVELS = 200;

function written(value: unknown, level: number): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw unfit('finite numbers only', String(value));
    return JSON.stringify(value);
  }
  if (typeof value === 'string') {
    if (!isWellFormed(value)) throw unfit('well-formed Unicode only', 'half a surrogate pair');
    return JSON.stringify(value);
  }
  if (typeof value !== 'object') throw unfit('plain data only', kindOf(value));
  if (level === MOST_LEVELS) throw unfit(`at most ${MOST_LEVELS} levels`, 'more (perhaps a cycle)');
  if (Array.isArray(value)) return `[${Array.from(value, (member) => written(member, level + 1)).join(',')}]`;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw unfit('plain objects only', 'an instance of a class');
  // The default order of sort is by UTF-16 code units, which is the one the RFC asks for.
  const record = value as Record<string, unknown>;
  const members = Object.keys(record)
    .sort()
    .map((key) => `${written(key, level)}:${written(record[key], level + 1)}`);
  return `{${members.join(',')}}`;
}

function unfit(allowed: string, found: string): EngineError {
  return refusal('INVALID_OPTION', 'record', allowed, `A record that is stamped holds ${allowed}, not ${found}.`);
}

/**
 * SHA-256 of bytes.
 *
 * @param bytes  any length below 2^50
 * @returns 64 lower-case hexadecimal digits
 * @throws  EngineError INVALID_OPTION for anything but bytes
 * @source  `fips-180-4` §§5.1.1, 5.3.3, 6.2
 */
export function sha256Hex(bytes: Uint8Array): string {
  if (!isBytes(bytes))
    throw refusal('INVALID_OPTION', 'bytes', 'a Uint8Array', 'SHA-256 is taken of bytes, a Uint8Array.');
  const message = padded(bytes);
  const hash = Uint32Array.from(INITIAL);
  const w = new Uint32Array(64);
  for (let block = 0; block < message.length; block += 64) {
    for (let t = 0; t < 16; t += 1) w[t] = wordAt(message, block + 4 * t);
    for (let t = 16; t < 64; t += 1) {
      const w15 = w[t - 15] as number;
      const w2 = w[t - 2] as number;
      const s0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3);
      const s1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10);
      w[t] = (w[t - 16] as number) + s0 + (w[t - 7] as number) + s1;
    }
    let a = hash[0] as number;
    let b = hash[1] as number;
    let c = hash[2] as number;
    let d = hash[3] as number;
    let e = hash[4] as number;
    let f = hash[5] as number;
    let g = hash[6] as number;
    let h = hash[7] as number;
    for (let t = 0; t < 64; t += 1) {
      const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const t1 = (h + big1 + ((e & f) ^ (~e & g)) + (ROUND[t] as number) + (w[t] as number)) | 0;
      const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const t2 = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    const sums = [a, b, c, d, e, f, g, h];
    for (let i = 0; i < 8; i += 1) hash[i] = (hash[i] as number) + (sums[i] as number);
  }
  return Array.from(hash, (x) => x.toString(16).padStart(8, '0')).join('');
}

/** UTF-8 bytes of well-formed text. The engine has no TextEncoder of its own: some hosts lack one. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let at = 0;
  const put = (byte: number) => {
    bytes[at] = byte;
    at += 1;
  };
  for (let i = 0; i < text.length; i += 1) {
    const code = text.codePointAt(i) as number;
    if (code < 0x80) {
      put(code);
    } else if (code < 0x800) {
      put(0xc0 | (code >> 6));
      put(tail(code));
    } else if (code < 0x10000) {
      put(0xe0 | (code >> 12));
      put(tail(code >> 6));
      put(tail(code));
    } else {
      put(0xf0 | (code >> 18));
      put(tail(code >> 12));
      put(tail(code >> 6));
      put(tail(code));
      // A pair of surrogates is one character.
      i += 1;
    }
  }
  return bytes.slice(0, at);
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f);
}

function isWellFormed(text: string): boolean {
  if (!/[\uD800-\uDFFF]/.test(text)) return true;
  return !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
}

/** The message, a one bit, zeros, and its length in bits as 64 bits, in whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  out.set(bytes);
  out[bytes.length] = 0x80;
  const bits = bytes.length * 8;
  for (let i = 0, rest = bits; i < 7; i += 1, rest = Math.floor(rest / 256)) out[out.length - 1 - i] = rest % 256;
  return out;
}

function wordAt(bytes: Uint8Array, at: number): number {
  return (
    (((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number)) >>>
    0
  );
}

/** Turned right by n bits. */
function turned(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}

/** First 32 bits of the fractions of the square roots of the first 8 primes. */
const INITIAL = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

/** First 32 bits of the fractions of the cube roots of the first 64 primes (FIPS 180-4 §4.2.2). */
// biome-ignore format: a table reads in columns
const ROUND = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];
