/**
 * Reads a QR code of level M without mending it: its code words must be whole, by the remainders of Reed and Solomon.
 *
 * @source  ISO/IEC 18004:2015 – §6.6 (shapes), §7.7 (order of modules), §7.8 (masks), §7.9 (format), table 9 (blocks of level M)
 */

/** Code words that check a block, then blocks and their code words of data, in one or two groups; by version. */
const BLOCKS: Readonly<Record<number, readonly number[]>> = {
  1: [10, 1, 16],
  2: [16, 1, 28],
  3: [26, 1, 44],
  4: [18, 2, 32],
  5: [24, 2, 43],
  6: [16, 4, 27],
  7: [18, 4, 31],
  8: [22, 2, 38, 2, 39],
  9: [22, 3, 36, 2, 37],
  10: [26, 4, 43, 1, 44],
  40: [28, 18, 47, 31, 48],
};
/** Middles of the small squares. */
const ALIGNMENT: Readonly<Record<number, readonly number[]>> = {
  1: [],
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
  40: [6, 30, 58, 86, 114, 142, 170],
};
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

type Modules = readonly (readonly boolean[])[];

/** @throws Error when the code is of another level, or damaged */
export function readQr(modules: Modules): { readonly level: string; readonly text: string } {
  const version = (modules.length - 17) / 4;
  const format = formatOf(modules);
  const words = wordsOf(modules, version, MASKS[format & 7] as (typeof MASKS)[number]);
  return { level: 'MLHQ'[format >> 3] as string, text: textOf(dataOf(words, version), version) };
}

/** Five bits beside the upper left square, checked against those beside the others. */
function formatOf(modules: Modules): number {
  const size = modules.length;
  const beside = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => at(modules, 8, column));
  const above = [7, 5, 4, 3, 2, 1, 0].map((row) => at(modules, row, 8));
  const again = [
    ...[1, 2, 3, 4, 5, 6, 7].map((back) => at(modules, size - back, 8)),
    ...[8, 7, 6, 5, 4, 3, 2, 1].map((back) => at(modules, 8, size - back)),
  ];
  const first = [...beside, ...above];
  if (first.join() !== again.join()) throw new Error('the two formats differ');
  if (!at(modules, size - 8, 8)) throw new Error('the dark module is missing');
  const bits = first.reduce((value, bit) => value * 2 + (bit ? 1 : 0), 0) ^ 0b101010000010010;
  let rest = bits;
  for (let shift = 14; shift >= 10; shift--) if ((rest >> shift) & 1) rest ^= 0b10100110111 << (shift - 10);
  if (rest !== 0) throw new Error('the format is damaged');
  return bits >> 10;
}

const at = (modules: Modules, row: number, column: number): boolean => modules[row]?.[column] === true;

function isShape(row: number, column: number, size: number, version: number): boolean {
  if (row === 6 || column === 6) return true;
  if ((row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9)) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const middles = ALIGNMENT[version] ?? [];
  return middles.some((y) =>
    middles.some(
      (x) =>
        !((y === 6 && x === 6) || (y === 6 && x === size - 7) || (y === size - 7 && x === 6)) &&
        Math.abs(row - y) <= 2 &&
        Math.abs(column - x) <= 2,
    ),
  );
}

function wordsOf(modules: Modules, version: number, mask: (typeof MASKS)[number]): readonly number[] {
  const size = modules.length;
  const bits: number[] = [];
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (!isShape(row, column, size, version)) bits.push(at(modules, row, column) !== mask(row, column) ? 1 : 0);
    }
    upwards = !upwards;
  }
  return Array.from({ length: bits.length >> 3 }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
}

function dataOf(words: readonly number[], version: number): readonly number[] {
  const [checks = 0, ...groups] = BLOCKS[version] ?? [];
  const lengths: number[] = [];
  for (let group = 0; group < groups.length; group += 2)
    for (let block = 0; block < (groups[group] as number); block++) lengths.push(groups[group + 1] as number);
  const blocks = lengths.map((): number[] => []);
  let next = 0;
  for (let index = 0; index < Math.max(...lengths); index++)
    lengths.forEach((length, block) => {
      if (index < length) blocks[block]?.push(words[next++] as number);
    });
  for (let index = 0; index < checks; index++) for (const block of blocks) block.push(words[next++] as number);
  for (const block of blocks)
    for (let power = 0; power < checks; power++)
      if (block.reduce((sum, word) => times(sum, POWERS[power] as number) ^ word, 0) !== 0)
        throw new Error('a block is damaged');
  return blocks.flatMap((block, index) => block.slice(0, lengths[index]));
}

/** Powers of two in the field of 256 by x⁸ + x⁴ + x³ + x² + 1. */
const POWERS: readonly number[] = (() => {
  const powers = [1];
  for (let power = 1; power < 255; power++) {
    const next = (powers[power - 1] as number) * 2;
    powers.push(next > 255 ? next ^ 0x11d : next);
  }
  return powers;
})();

function times(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  return POWERS[(POWERS.indexOf(one) + POWERS.indexOf(other)) % 255] as number;
}

function textOf(data: readonly number[], version: number): string {
  const bits = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  if (bits.slice(0, 4) !== '0100') throw new Error('these are no bytes');
  const start = 4 + (version < 10 ? 8 : 16);
  const length = Number.parseInt(bits.slice(4, start), 2);
  const bytes = Array.from({ length }, (_, index) =>
    Number.parseInt(bits.slice(start + index * 8, start + index * 8 + 8), 2),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
}
