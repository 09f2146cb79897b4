/**
 * Packs bytes. One way on every host, so that the same document is the same file everywhere; those of hosts differ between their versions.
 *
 * @source  RFC 1950 (zlib), RFC 1951 (deflate)
 */

import { Bits, codeOfDistance, codeOfLength, writeBlock } from './huffman.ts';
import { adler } from './zlib.ts';

const WINDOW = 1 << 15;
const HASH_BITS = 15;
const [SHORTEST, LONGEST] = [3, 258];
/** Three letters from afar cost more than they spare. */
const NEAR = 512;
/** Places that are looked at for a repetition; how long one is good enough not to look for a better one, or to look at a quarter of them. */
const [PLACES, GOOD_ENOUGH, GOOD] = [32, 64, 16];
/** Tokens of a block: the codes of few fit them well, and have to be told. */
const TOKENS = 1 << 12;

/** Packs one stream after another; the memory for the work is kept. */
export class Packer {
  /** The last place of each hash, and before it the one before, by place in the window; counted from 1, so that 0 is none. */
  readonly #last = new Int32Array(1 << HASH_BITS);
  readonly #before = new Int32Array(WINDOW);
  readonly #tokens = new Uint32Array(TOKENS);
  readonly #letters = new Uint32Array(286);
  readonly #distances = new Uint32Array(30);

  /**
   * @param cut  where letters of another kind begin, which have codes of their own; at most once in a stream
   * @returns a zlib stream
   */
  pack(bytes: Uint8Array, cut: number = bytes.length): Uint8Array {
    const bits = new Bits(Math.max(64, bytes.length >> 1));
    bits.byte(0x78);
    bits.byte(0xda);
    this.#last.fill(0);
    for (let at = 0; at >= 0; ) at = this.#block(bits, bytes, at, at < cut ? cut : bytes.length);
    bits.align();
    const check = adler(bytes);
    for (const shift of [24, 16, 8, 0]) bits.byte((check >>> shift) & 255);
    return bits.done();
  }

  /**
   * One block, to the end or as long as there is room. A repetition is held back by one letter, since a longer one may begin there.
   *
   * @returns where the next begins, or −1 at the end of the stream
   */
  #block(bits: Bits, bytes: Uint8Array, start: number, end: number): number {
    const [last, before, tokens, letters, distances] = [
      this.#last,
      this.#before,
      this.#tokens,
      this.#letters,
      this.#distances,
    ];
    letters.fill(0);
    distances.fill(0);
    const hashed = bytes.length - SHORTEST;
    let count = 0;
    let at = start;
    let heldLength = 0;
    let heldDistance = 0;
    let held = false;
    while (at < end && count < TOKENS - 2) {
      let length = 0;
      let distance = 0;
      if (at <= hashed) {
        const hash = hashAt(bytes, at);
        let place = (last[hash] as number) - 1;
        before[at & (WINDOW - 1)] = place + 1;
        last[hash] = at + 1;
        if (place >= 0 && heldLength < GOOD_ENOUGH) {
          const most = Math.min(LONGEST, end - at);
          const least = Math.max(0, at - WINDOW + 1);
          // As long as the one that is held may be better too, if it is nearer.
          let best = Math.max(heldLength, SHORTEST) - 1;
          for (let left = heldLength < GOOD ? PLACES : PLACES >> 2; left > 0 && place >= least && best < most; left--) {
            if (bytes[place + best] === bytes[at + best] && bytes[place + best - 1] === bytes[at + best - 1]) {
              let same = 0;
              while (same < most && bytes[place + same] === bytes[at + same]) same++;
              if (same > best && (length === 0 || worth(same, at - place) > worth(length, distance))) {
                best = same;
                length = same;
                distance = at - place;
              }
            }
            place = (before[place & (WINDOW - 1)] as number) - 1;
          }
          if (length === SHORTEST && distance > NEAR) length = 0;
        }
      }
      if (heldLength >= SHORTEST && (length === 0 || worth(length, distance) <= worth(heldLength, heldDistance))) {
        tokens[count++] = heldLength * 65_536 + heldDistance;
        (letters[257 + codeOfLength(heldLength)] as number)++;
        (distances[codeOfDistance(heldDistance)] as number)++;
        const after = at + heldLength - 1;
        for (at++; at < after; at++) {
          if (at > hashed) continue;
          const hash = hashAt(bytes, at);
          before[at & (WINDOW - 1)] = last[hash] as number;
          last[hash] = at + 1;
        }
        heldLength = 0;
        held = false;
      } else {
        if (held) {
          const letter = bytes[at - 1] as number;
          tokens[count++] = letter;
          (letters[letter] as number)++;
        }
        heldLength = length;
        heldDistance = distance;
        held = true;
        at++;
      }
    }
    if (held) {
      const letter = bytes[at - 1] as number;
      tokens[count++] = letter;
      (letters[letter] as number)++;
    }
    writeBlock(bits, tokens, count, letters, distances, at === bytes.length);
    return at === bytes.length ? -1 : at;
  }
}

/** What a repetition spares: about four bits for each letter, less those that tell where it is. */
function worth(length: number, distance: number): number {
  return 4 * length + Math.clz32(distance);
}

function hashAt(bytes: Uint8Array, at: number): number {
  const three = (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16);
  return Math.imul(three, 0x9e3779b1) >>> (32 - HASH_BITS);
}
