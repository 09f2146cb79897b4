/**
 * Unpacks bytes whose length is known beforehand, and not one more: what claims to be small cannot grow.
 *
 * @source  RFC 1950 (zlib), RFC 1951 (deflate)
 */

import { adler, DISTANCES, distanceBits, END_OF_BLOCK, LENGTHS, LONGEST_CODE, lengthBits, ORDER } from './zlib.ts';

const MOST_GROWTH = 1032;

/** Counts of codes by length, and symbols in the order of their codes. */
interface Codes {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

/**
 * @param length  bytes that it must come to
 * @returns null when the bytes are no zlib stream, are torn, or come to another length
 */
export function inflate(packed: Uint8Array, length: number): Uint8Array | null {
  const head = ((packed[0] ?? 0) << 8) | (packed[1] ?? 0);
  if ((head & 0x0f20) !== 0x0800 || head % 31 !== 0) return null;
  // Two bits may stand for 258 bytes, and never for more: what cannot come to its length is not given the room.
  if (length > packed.length * MOST_GROWTH) return null;
  const reader = new Reader(packed.subarray(2));
  const out = new Uint8Array(length);
  let at = 0;
  for (let last = false; !last; ) {
    last = reader.bits(1) === 1;
    const kind = reader.bits(2);
    const end = kind === 0 ? stored(reader, out, at) : kind === 3 ? null : blockOf(reader, kind, out, at);
    if (end === null || reader.spent) return null;
    at = end;
  }
  return at === length && reader.checksum() === adler(out) ? out : null;
}

function stored(reader: Reader, out: Uint8Array, at: number): number | null {
  reader.align();
  const [size, against] = [reader.bits(16), reader.bits(16)];
  if ((size ^ against) !== 0xffff || at + size > out.length) return null;
  return reader.copy(size, out, at) ? at + size : null;
}

function blockOf(reader: Reader, kind: number, out: Uint8Array, from: number): number | null {
  const tables = kind === 1 ? FIXED : tablesOf(reader);
  if (tables === null) return null;
  let at = from;
  for (;;) {
    const symbol = reader.symbol(tables.letters);
    if (symbol === END_OF_BLOCK) return at;
    if (symbol < 0 || reader.spent) return null;
    if (symbol < END_OF_BLOCK) {
      if (at >= out.length) return null;
      out[at++] = symbol;
      continue;
    }
    const base = LENGTHS[symbol - 257];
    const distanceCode = base === undefined ? -1 : lengthAndDistance(reader, symbol - 257, base, tables.distances);
    if (distanceCode < 0) return null;
    const { length, distance } = reader;
    if (distance > at || at + length > out.length) return null;
    for (let more = 0; more < length; more++, at++) out[at] = out[at - distance] as number;
  }
}

function lengthAndDistance(reader: Reader, code: number, base: number, distances: Codes): number {
  reader.length = base + reader.bits(lengthBits(code));
  const symbol = reader.symbol(distances);
  const start = DISTANCES[symbol];
  if (start === undefined) return -1;
  reader.distance = start + reader.bits(distanceBits(symbol));
  return symbol;
}

interface Tables {
  readonly letters: Codes;
  readonly distances: Codes;
}

function tablesOf(reader: Reader): Tables | null {
  const [letters, distances, orders] = [reader.bits(5) + 257, reader.bits(5) + 1, reader.bits(4) + 4];
  const lengths = new Uint8Array(19);
  for (let at = 0; at < orders; at++) lengths[ORDER[at] as number] = reader.bits(3);
  const codes = codesOf(lengths);
  const all = new Uint8Array(letters + distances);
  for (let at = 0; at < all.length; ) {
    const symbol = reader.symbol(codes);
    if (symbol < 0 || reader.spent) return null;
    if (symbol < 16) {
      all[at++] = symbol;
      continue;
    }
    if (symbol === 16 && at === 0) return null;
    const repeated = symbol === 16 ? (all[at - 1] as number) : 0;
    const times = symbol === 16 ? 3 + reader.bits(2) : symbol === 17 ? 3 + reader.bits(3) : 11 + reader.bits(7);
    if (at + times > all.length) return null;
    all.fill(repeated, at, at + times);
    at += times;
  }
  return { letters: codesOf(all.subarray(0, letters)), distances: codesOf(all.subarray(letters)) };
}

function codesOf(lengths: Uint8Array): Codes {
  const counts = new Uint16Array(LONGEST_CODE + 1);
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] as number) + 1;
  const starts = new Uint16Array(LONGEST_CODE + 2);
  for (let length = 1; length <= LONGEST_CODE; length++)
    starts[length + 1] = (starts[length] as number) + (counts[length] as number);
  const symbols = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    symbols[starts[length] as number] = symbol;
    starts[length] = (starts[length] as number) + 1;
  });
  return { counts, symbols };
}

const FIXED: Tables = {
  letters: codesOf(Uint8Array.from({ length: 288 }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8))),
  distances: codesOf(new Uint8Array(30).fill(5)),
};

/** Bits from the lowest upwards; beyond the end come zeros, and it says so. */
class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #held = 0;
  #count = 0;
  /** Of the copy that was read last. */
  length = 0;
  distance = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Whether more was read than there is. */
  get spent(): boolean {
    return this.#at > this.#bytes.length;
  }

  bits(wanted: number): number {
    while (this.#count < wanted) {
      this.#held |= (this.#bytes[this.#at++] ?? 0) << this.#count;
      this.#count += 8;
    }
    const value = this.#held & ((1 << wanted) - 1);
    this.#held >>>= wanted;
    this.#count -= wanted;
    return value;
  }

  /** @returns -1 when no code fits */
  symbol({ counts, symbols }: Codes): number {
    let [code, first, index] = [0, 0, 0];
    for (let length = 1; length <= LONGEST_CODE; length++) {
      code |= this.bits(1);
      const count = counts[length] as number;
      if (code - count < first) return symbols[index + code - first] ?? -1;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return -1;
  }

  align(): void {
    [this.#held, this.#count] = [0, 0];
  }

  copy(size: number, out: Uint8Array, to: number): boolean {
    if (this.#at + size > this.#bytes.length) return false;
    out.set(this.#bytes.subarray(this.#at, this.#at + size), to);
    this.#at += size;
    return true;
  }

  /** The four bytes after the last block, with nothing behind them; -1 where they are not that. */
  checksum(): number {
    this.align();
    if (this.#at + 4 !== this.#bytes.length) return -1;
    let sum = 0;
    for (let at = 0; at < 4; at++) sum = sum * 256 + (this.#bytes[this.#at + at] as number);
    return sum;
  }
}
