/**
 * A zlib stream whose bytes depend on the data alone: for the picture inside a PNG, which has to keep its hash on every host and for ever. The
 * compressors of hosts differ from version to version; this one is whole-number arithmetic and has no levels.
 *
 * One block with the fixed codes. Repetitions are looked for at the distances that the caller names only (one pixel, one row): enough for flat
 * colours and straight lines.
 */

import { adler32 } from './checksum.ts';

const SHORTEST_MATCH = 3;
const LONGEST_MATCH = 258;
const FARTHEST = 32768;
const END_OF_BLOCK = 256;

/**
 * The data as a zlib stream.
 *
 * @param data       any bytes
 * @param distances  whole numbers 1 … 32768, how far back a repetition may lie; of equal matches the first named wins
 * @returns header, one final block, Adler-32
 * @source  `rfc-1950` §2.2; `rfc-1951` §§3.2.5, 3.2.6
 */
export function zlibStream(data: Uint8Array, distances: readonly number[]): Uint8Array {
  const near = distances.filter((distance) => distance >= 1 && distance <= FARTHEST);
  const bits = new BitWriter(data.length + (data.length >> 2) + 64);
  // CM 8, window 32 KiB, fastest; 0x7801 is a multiple of 31.
  bits.put(0x78, 8);
  bits.put(0x01, 8);
  // BFINAL, then BTYPE 01.
  bits.put(1, 1);
  bits.put(1, 2);
  for (let at = 0; at < data.length; ) {
    const { length, distance } = longestMatch(data, at, near);
    if (length < SHORTEST_MATCH) {
      putSymbol(bits, data[at] as number);
      at += 1;
    } else {
      putMatch(bits, length, distance);
      at += length;
    }
  }
  putSymbol(bits, END_OF_BLOCK);
  bits.fillByte();
  const sum = adler32(data);
  for (const shift of [24, 16, 8, 0]) bits.put((sum >>> shift) & 255, 8);
  return bits.bytes();
}

function longestMatch(
  data: Uint8Array,
  at: number,
  distances: readonly number[],
): { length: number; distance: number } {
  const most = Math.min(LONGEST_MATCH, data.length - at);
  let length = 0;
  let distance = 0;
  for (const back of distances) {
    if (back > at) continue;
    let same = 0;
    while (same < most && data[at + same] === data[at + same - back]) same += 1;
    if (same > length) {
      length = same;
      distance = back;
    }
    if (length === most) break;
  }
  return { length, distance };
}

/** A literal or length symbol with its fixed code (§3.2.6). */
function putSymbol(bits: BitWriter, symbol: number): void {
  if (symbol < 144) bits.putCode(0x30 + symbol, 8);
  else if (symbol < 256) bits.putCode(0x190 + symbol - 144, 9);
  else if (symbol < 280) bits.putCode(symbol - 256, 7);
  else bits.putCode(0xc0 + symbol - 280, 8);
}

function putMatch(bits: BitWriter, length: number, distance: number): void {
  const lengthCode = lastNotAbove(LENGTH_BASE, length);
  putSymbol(bits, 257 + lengthCode);
  bits.put(length - (LENGTH_BASE[lengthCode] as number), LENGTH_EXTRA[lengthCode] as number);
  const distanceCode = lastNotAbove(DISTANCE_BASE, distance);
  bits.putCode(distanceCode, 5);
  bits.put(distance - (DISTANCE_BASE[distanceCode] as number), DISTANCE_EXTRA[distanceCode] as number);
}

function lastNotAbove(bases: readonly number[], value: number): number {
  let code = bases.length - 1;
  while ((bases[code] as number) > value) code -= 1;
  return code;
}

/** Bits into bytes, the least significant first. */
class BitWriter {
  private out: Uint8Array;
  private at = 0;
  private held = 0;
  private count = 0;

  constructor(room: number) {
    this.out = new Uint8Array(room);
  }

  /** A number, its least bit first. */
  put(value: number, width: number): void {
    this.held |= value << this.count;
    this.count += width;
    while (this.count >= 8) {
      this.out[this.at] = this.held & 255;
      this.at += 1;
      this.held >>>= 8;
      this.count -= 8;
    }
  }

  /** A Huffman code, its greatest bit first. */
  putCode(code: number, width: number): void {
    let turned = 0;
    for (let bit = 0; bit < width; bit += 1) turned |= ((code >> bit) & 1) << (width - 1 - bit);
    this.put(turned, width);
  }

  fillByte(): void {
    if (this.count > 0) this.put(0, 8 - this.count);
  }

  bytes(): Uint8Array {
    return this.out.slice(0, this.at);
  }
}

/** Source: `rfc-1951` §3.2.5; length 258 has a code of its own. */
// biome-ignore format: a table reads in columns
const LENGTH_BASE: readonly number[] = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
// biome-ignore format: a table reads in columns
const LENGTH_EXTRA: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0,  0,  1,  1,  1,  1,  2,  2,  2,  2,  3,  3,  3,  3,  4,  4,  4,   4,   5,   5,   5,   5,   0,
];
// biome-ignore format: a table reads in columns
const DISTANCE_BASE: readonly number[] = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
];
// biome-ignore format: a table reads in columns
const DISTANCE_EXTRA: readonly number[] = [
  0, 0, 0, 0, 1, 1, 2,  2,  3,  3,  4,  4,  5,  5,   6,   6,   7,   7,   8,   8,    9,    9,   10,   10,   11,   11,   12,    12,    13,    13,
];
