/** Tokens → one block of a deflate stream, by codes made for it. @source RFC 1951 §3.2 */

import { DISTANCES, distanceBits, END_OF_BLOCK, LENGTHS, LONGEST_CODE, lengthBits, ORDER } from './zlib.ts';

const LONGEST_SHORT_CODE = 7;
/** How the lengths of codes are told again: the one before, 3 … 6 times; zeros, 3 … 10 or 11 … 138 times. */
const [AGAIN, ZEROS, MANY_ZEROS] = [16, 17, 18];

/** Bits from the lowest upwards into bytes that grow. */
export class Bits {
  #bytes: Uint8Array;
  #length = 0;
  #held = 0;
  #count = 0;

  constructor(room: number) {
    this.#bytes = new Uint8Array(room);
  }

  /** @param count  at most 24 */
  put(value: number, count: number): void {
    this.#held |= value << this.#count;
    this.#count += count;
    while (this.#count >= 8) {
      this.byte(this.#held & 255);
      this.#held >>>= 8;
      this.#count -= 8;
    }
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const grown = new Uint8Array(this.#length * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes[this.#length++] = value;
  }

  /** Fills the last byte with zeros. */
  align(): void {
    if (this.#count > 0) this.put(0, 8 - this.#count);
  }

  done(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

/** Codes of lengths by length, of distances by distance below 257 and by every 128th above. */
const CODE_OF_LENGTH: Uint8Array = stretched(LENGTHS, 259);
const CODE_OF_DISTANCE: Uint8Array = stretched(DISTANCES, 257);
const CODE_OF_FAR: Uint8Array = Uint8Array.from({ length: 256 }, (_, at) => {
  let code = 29;
  while (code > 0 && (DISTANCES[code] as number) > at * 128 + 1) code--;
  return code;
});

function stretched(starts: readonly number[], end: number): Uint8Array {
  const codes = new Uint8Array(end);
  starts.forEach((start, code) => void codes.fill(code, start));
  return codes;
}

/** The code of a length, 3 … 258, without what is added for letters. */
export function codeOfLength(length: number): number {
  return CODE_OF_LENGTH[length] as number;
}

/** The code of a distance, 1 … 32 768. */
export function codeOfDistance(distance: number): number {
  return (distance < 257 ? CODE_OF_DISTANCE[distance] : CODE_OF_FAR[(distance - 1) >> 7]) as number;
}

/**
 * Writes a block.
 *
 * @param tokens     a letter, or a length × 65 536 + a distance
 * @param letters    how often each letter and each code of lengths stands in them; the end of the block is counted here
 * @param distances  how often each code of distances stands in them
 */
export function writeBlock(
  bits: Bits,
  tokens: Uint32Array,
  count: number,
  letters: Uint32Array,
  distances: Uint32Array,
  last: boolean,
): void {
  letters[END_OF_BLOCK] = 1;
  const letterLengths = lengthsOf(letters, LONGEST_CODE);
  const distanceLengths = lengthsOf(distances, LONGEST_CODE);
  bits.put(last ? 1 : 0, 1);
  bits.put(2, 2);
  writeLengths(bits, letterLengths, distanceLengths);
  const [letterCodes, distanceCodes] = [codesOf(letterLengths), codesOf(distanceLengths)];
  for (let at = 0; at < count; at++) {
    const token = tokens[at] as number;
    if (token < 256) {
      bits.put(letterCodes[token] as number, letterLengths[token] as number);
      continue;
    }
    const [length, distance] = [token >>> 16, token & 0xffff];
    const code = codeOfLength(length);
    const long = letterLengths[257 + code] as number;
    const rest = (length - (LENGTHS[code] as number)) << long;
    bits.put((letterCodes[257 + code] as number) | rest, long + lengthBits(code));
    const far = codeOfDistance(distance);
    bits.put(distanceCodes[far] as number, distanceLengths[far] as number);
    bits.put(distance - (DISTANCES[far] as number), distanceBits(far));
  }
  bits.put(letterCodes[END_OF_BLOCK] as number, letterLengths[END_OF_BLOCK] as number);
}

function writeLengths(bits: Bits, letters: Uint8Array, distances: Uint8Array): void {
  const [letterCount, distanceCount] = [Math.max(257, used(letters)), Math.max(1, used(distances))];
  const all = new Uint8Array(letterCount + distanceCount);
  all.set(letters.subarray(0, letterCount));
  all.set(distances.subarray(0, distanceCount), letterCount);
  /** A symbol, what it is followed by, and the bits of that: 8 bits each. */
  const told = new Uint32Array(all.length);
  let count = 0;
  for (let at = 0; at < all.length; ) {
    const length = all[at] as number;
    let run = 1;
    while (all[at + run] === length) run++;
    if (length === 0 && run >= 3) {
      const some = Math.min(run, 138);
      told[count++] = some <= 10 ? entry(ZEROS, some - 3, 3) : entry(MANY_ZEROS, some - 11, 7);
      at += some;
    } else if (at > 0 && all[at - 1] === length && run >= 3) {
      const some = Math.min(run, 6);
      told[count++] = entry(AGAIN, some - 3, 2);
      at += some;
    } else {
      told[count++] = entry(length, 0, 0);
      at++;
    }
  }
  const counts = new Uint32Array(19);
  for (let at = 0; at < count; at++) (counts[(told[at] as number) & 255] as number)++;
  const lengths = lengthsOf(counts, LONGEST_SHORT_CODE);
  const codes = codesOf(lengths);
  let orders = ORDER.length;
  while (orders > 4 && lengths[ORDER[orders - 1] as number] === 0) orders--;
  bits.put(letterCount - 257, 5);
  bits.put(distanceCount - 1, 5);
  bits.put(orders - 4, 4);
  for (let at = 0; at < orders; at++) bits.put(lengths[ORDER[at] as number] as number, 3);
  for (let at = 0; at < count; at++) {
    const one = told[at] as number;
    bits.put(codes[one & 255] as number, lengths[one & 255] as number);
    bits.put((one >> 8) & 255, one >> 16);
  }
}

function entry(symbol: number, extra: number, bits: number): number {
  return symbol | (extra << 8) | (bits << 16);
}

function used(lengths: Uint8Array): number {
  let count = lengths.length;
  while (count > 0 && lengths[count - 1] === 0) count--;
  return count;
}

/** Lengths of the codes that make the tokens shortest, none longer than it may be. */
function lengthsOf(counts: Uint32Array, longest: number): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  const some: number[] = [];
  counts.forEach((count, symbol) => void (count > 0 && some.push(count * 512 + symbol)));
  // The least often met first; of equals the first.
  const order = Uint32Array.from(some).sort();
  if (order.length <= 1) {
    lengths[(order[0] ?? 0) % 512] = 1;
    return lengths;
  }
  const byLength = new Uint16Array(longest + 1);
  for (const depth of depthsOf(order.map((entry) => entry >>> 9))) {
    const length = Math.min(depth, longest);
    byLength[length] = (byLength[length] as number) + 1;
  }
  // Codes that were cut short took room that was not theirs: others are made longer until all fit.
  let room = byLength.reduce((sum, count, length) => sum + (count << (longest - length)), 0) - (1 << longest);
  for (; room > 0; room--) {
    let length = longest - 1;
    while (byLength[length] === 0) length--;
    byLength[length] = (byLength[length] as number) - 1;
    byLength[length + 1] = (byLength[length + 1] as number) + 2;
    byLength[longest] = (byLength[longest] as number) - 1;
  }
  let at = 0;
  for (let length = longest; length > 0; length--)
    for (let rest = byLength[length] as number; rest > 0; rest--) lengths[(order[at++] as number) % 512] = length;
  return lengths;
}

/** How deep each leaf of the best tree hangs. @param weights  rising */
function depthsOf(weights: Uint32Array): Uint8Array {
  const leaves = weights.length;
  const weight = new Float64Array(2 * leaves - 1);
  const parent = new Uint16Array(2 * leaves - 1);
  weight.set(weights);
  let [leaf, node] = [0, leaves];
  for (let made = leaves; made < weight.length; made++)
    for (let half = 0; half < 2; half++) {
      const least =
        leaf < leaves && (node === made || (weight[leaf] as number) <= (weight[node] as number)) ? leaf++ : node++;
      weight[made] = (weight[made] as number) + (weight[least] as number);
      parent[least] = made;
    }
  const depths = new Uint8Array(weight.length);
  for (let at = weight.length - 2; at >= 0; at--) depths[at] = (depths[parent[at] as number] as number) + 1;
  return depths.subarray(0, leaves);
}

/** Codes of those lengths, their bits as they are written: the highest first. */
function codesOf(lengths: Uint8Array): Uint16Array {
  const next = new Uint16Array(LONGEST_CODE + 2);
  for (const length of lengths) if (length > 0) next[length + 1] = (next[length + 1] as number) + 1;
  for (let length = 1; length <= LONGEST_CODE; length++)
    next[length + 1] = ((next[length] as number) + (next[length + 1] as number)) << 1;
  return Uint16Array.from(lengths, (length) => {
    if (length === 0) return 0;
    let code = next[length] as number;
    next[length] = code + 1;
    let turned = 0;
    for (let bit = 0; bit < length; bit++) {
      turned = (turned << 1) | (code & 1);
      code >>= 1;
    }
    return turned;
  });
}
