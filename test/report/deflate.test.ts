/** Packing: what zlib unpacks is what was packed, whatever it was, and it is about as small as zlib makes it. */

import { deflateSync, inflateRawSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Packer } from '../../packages/engine/src/report/pdf/deflate.ts';
import { Bits, writeBlock } from '../../packages/engine/src/report/pdf/huffman.ts';

const SEED = 20261122;

/** Bytes with repetitions near and far, of few letters and of many. */
const bytes = fc
  .tuple(
    fc.uint8Array({ maxLength: 400 }),
    fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 700 })), { maxLength: 30 }),
  )
  .map(([letters, again]) => {
    const all = [...letters];
    for (const [back, length] of again)
      for (let at = 0, from = all.length - (back % (all.length + 1)); at < length; at++)
        all.push(all[from + at] ?? at & 7);
    return Uint8Array.from(all);
  });

describe('a packed stream', () => {
  const packer = new Packer();

  it(`is unpacked by zlib to what it was, cut or not, seed ${SEED}`, () => {
    fc.assert(
      fc.property(bytes, fc.nat(), (plain, cut) => {
        expect(Buffer.compare(inflateSync(packer.pack(plain)), plain)).toBe(0);
        expect(Buffer.compare(inflateSync(packer.pack(plain, cut % (plain.length + 1))), plain)).toBe(0);
      }),
      { seed: SEED, numRuns: 1500 },
    );
  });

  it.each([
    ['of nothing', new Uint8Array()],
    ['of one letter', Uint8Array.of(65)],
    ['of one letter again and again', new Uint8Array(300_000)],
    ['of every letter', Uint8Array.from({ length: 100_000 }, (_, at) => Math.imul(at, 0x9e3779b1) >>> 24)],
    [
      'with a repetition at the end of the window',
      Uint8Array.from({ length: 70_000 }, (_, at) => ((at % 32_768) * 7919) >> 5),
    ],
  ])('%s comes back', (_, plain) => {
    expect(Buffer.compare(inflateSync(packer.pack(plain)), plain)).toBe(0);
  });

  it('has codes no longer than they may be, however rare a letter is', () => {
    // Each letter as often as all rarer ones together: the tree is as deep as there are letters.
    const counts = Array.from({ length: 19 }, (_, letter) => 1 << letter);
    const plain = Uint8Array.from(counts.flatMap((count, letter) => Array<number>(count).fill(letter * 10)));
    const letters = new Uint32Array(286);
    counts.forEach((count, letter) => void (letters[letter * 10] = count));
    const bits = new Bits(64);
    writeBlock(bits, Uint32Array.from(plain), plain.length, letters, new Uint32Array(30), true);
    bits.align();
    expect(Buffer.compare(inflateRawSync(bits.done()), plain)).toBe(0);
  });

  it('is the same whatever was packed before', () => {
    const plain = new TextEncoder().encode('to be packed, to be packed again, '.repeat(40));
    expect(new Packer().pack(plain)).toEqual(packer.pack(plain));
  });

  it('is hardly larger than zlib makes it, and smaller where rows repeat with other numbers', () => {
    const rows = new TextEncoder().encode(
      Array.from({ length: 900 }, (_, at) => `<</S/TD/P ${200 + Math.floor(at / 5)} 0 R/Pg 4 0 R/K ${at}>>`).join('\n'),
    );
    expect(packer.pack(rows).length).toBeLessThan(deflateSync(rows, { level: 9 }).length);
    const words = new TextEncoder().encode(
      Array.from({ length: 4000 }, (_, at) => (Math.imul(at * at, 0x85ebca6b) >>> 20).toString(36)).join(' '),
    );
    expect(packer.pack(words).length).toBeLessThan(deflateSync(words, { level: 6 }).length * 1.03);
  });
});
