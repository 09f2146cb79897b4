/**
 * The letters of the Indic scripts, which Unicode puts in parallel: a letter has the same place in each block of 128, so one table of places serves Devanagari,
 * Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam.
 *
 * Sources: `unicode-15` chapters 12 and 13 for the places; `hunterian` as the Survey of India and UNGEGN print it, and `iso-15919`, both without their marks.
 */

/** What a script does with the a that no sign writes. `drop`: unspoken at the end and between; `drop-final`: at the end only; `keep`. */
export interface IndicScript {
  readonly name: string;
  /** First code point of its block. */
  readonly block: number;
  readonly schwa: 'drop' | 'drop-final' | 'keep';
  /** ज्ञ as spoken. */
  readonly jna: string;
  /** The anusvara at the end of a name. */
  readonly finalAnusvara: string;
  /** Always after ISO 15919: its letters do not write what is voiced, so that no rule of usage can be read off them. */
  readonly isIsoOnly: boolean;
}

// biome-ignore format: a table reads in rows
export const INDIC_SCRIPTS: readonly IndicScript[] = [
  { name: 'Devanagari', block: 0x900, schwa: 'drop',       jna: 'GY', finalAnusvara: 'N', isIsoOnly: false },
  { name: 'Bengali',    block: 0x980, schwa: 'drop-final', jna: 'GY', finalAnusvara: 'N', isIsoOnly: false },
  { name: 'Gurmukhi',   block: 0xa00, schwa: 'drop',       jna: 'GY', finalAnusvara: 'N', isIsoOnly: false },
  { name: 'Gujarati',   block: 0xa80, schwa: 'drop',       jna: 'GN', finalAnusvara: 'N', isIsoOnly: false },
  { name: 'Odia',       block: 0xb00, schwa: 'keep',       jna: 'GY', finalAnusvara: 'N', isIsoOnly: false },
  { name: 'Tamil',      block: 0xb80, schwa: 'keep',       jna: 'JN', finalAnusvara: 'M', isIsoOnly: true },
  { name: 'Telugu',     block: 0xc00, schwa: 'keep',       jna: 'JN', finalAnusvara: 'M', isIsoOnly: false },
  { name: 'Kannada',    block: 0xc80, schwa: 'keep',       jna: 'JN', finalAnusvara: 'M', isIsoOnly: false },
  { name: 'Malayalam',  block: 0xd00, schwa: 'keep',       jna: 'JN', finalAnusvara: 'M', isIsoOnly: false },
];

/** Which script a character belongs to. */
export function indicScript(letter: string): IndicScript | undefined {
  const code = letter.charCodeAt(0);
  return INDIC_SCRIPTS.find(({ block }) => code >= block && code < block + 0x80);
}

/** By place in the block: what usage writes, and what ISO 15919 does, where it differs. */
export type Written = readonly [hunterian: string, iso: string];
const same = (letters: string): Written => [letters, letters];

// biome-ignore format: a table reads in rows
export const INDIC_CONSONANTS: ReadonlyMap<number, Written> = new Map([
  [0x15, same('K')], [0x16, same('KH')],   [0x17, same('G')], [0x18, same('GH')],      [0x19, same('N')],
  [0x1a, ['CH', 'C']], [0x1b, ['CHH', 'CH']], [0x1c, same('J')], [0x1d, same('JH')],   [0x1e, same('N')],
  [0x1f, same('T')], [0x20, same('TH')],   [0x21, same('D')], [0x22, same('DH')],      [0x23, same('N')],
  [0x24, same('T')], [0x25, same('TH')],   [0x26, same('D')], [0x27, same('DH')],      [0x28, same('N')], [0x29, same('N')],
  [0x2a, same('P')], [0x2b, same('PH')],   [0x2c, same('B')], [0x2d, same('BH')],      [0x2e, same('M')],
  [0x2f, same('Y')], [0x30, same('R')],    [0x31, same('R')], [0x32, same('L')],       [0x33, same('L')], [0x34, ['ZH', 'L']], [0x35, same('V')],
  [0x36, ['SH', 'S']], [0x37, ['SH', 'S']], [0x38, same('S')], [0x39, same('H')],
  [0x58, same('Q')], [0x59, same('KH')],   [0x5a, ['GH', 'G']], [0x5b, same('Z')],     [0x5c, same('R')], [0x5d, same('RH')], [0x5e, same('F')], [0x5f, same('Y')],
]);

/** A consonant with a nukta is the letter of its own, by place. */
// biome-ignore format: a table reads in rows
export const WITH_NUKTA: ReadonlyMap<number, number> = new Map([
  [0x15, 0x58], [0x16, 0x59], [0x17, 0x5a], [0x1c, 0x5b], [0x21, 0x5c], [0x22, 0x5d], [0x2b, 0x5e], [0x2f, 0x5f],
  [0x28, 0x29], [0x30, 0x31], [0x33, 0x34], [0x38, 0x36], [0x32, 0x33],
]);

// biome-ignore format: a table reads in rows
export const INDIC_VOWELS: ReadonlyMap<number, Written> = new Map([
  [0x04, same('A')], [0x05, same('A')], [0x06, same('A')], [0x07, same('I')], [0x08, same('I')], [0x09, same('U')], [0x0a, same('U')],
  [0x0b, ['RI', 'R']], [0x60, ['RI', 'R']], [0x0c, ['LI', 'L']], [0x61, ['LI', 'L']],
  [0x0d, same('E')], [0x0e, same('E')], [0x0f, same('E')], [0x10, same('AI')], [0x11, same('O')], [0x12, same('O')], [0x13, same('O')], [0x14, same('AU')],
]);

/** The sign of a vowel has the vowel of this place. */
// biome-ignore format: a table reads in rows
export const VOWEL_SIGNS: ReadonlyMap<number, number> = new Map([
  [0x3e, 0x06], [0x3f, 0x07], [0x40, 0x08], [0x41, 0x09], [0x42, 0x0a], [0x43, 0x0b], [0x44, 0x60], [0x62, 0x0c], [0x63, 0x61],
  [0x45, 0x0d], [0x46, 0x0e], [0x47, 0x0f], [0x48, 0x10], [0x49, 0x11], [0x4a, 0x12], [0x4b, 0x13], [0x4c, 0x14],
]);

/**
 * Two signs that together write one vowel (Bengali, Odia, Tamil, Telugu, Kannada, Malayalam), each by place: the vowel's place. Marks of length alone (U+0C55, U+0CD5)
 * change no plain letter.
 */
// biome-ignore format: a table reads in rows
export const SPLIT_SIGNS: readonly (readonly [first: number, second: number, vowel: number])[] = [
  [0x46, 0x3e, 0x12], [0x47, 0x3e, 0x13], [0x46, 0x42, 0x12], [0x47, 0x57, 0x14], [0x46, 0x57, 0x14], [0x46, 0x56, 0x10], [0x47, 0x56, 0x10], [0x12, 0x57, 0x14],
];
export const LENGTH_MARK = 0x55;

export const SIGN = {
  candrabindu: 0x01,
  anusvara: 0x02,
  visarga: 0x03,
  nukta: 0x3c,
  avagraha: 0x3d,
  virama: 0x4d,
} as const;

/** Letters without a place of their own in the table, by code point. */
// biome-ignore format: a table reads in rows
export const INDIC_SINGLES: ReadonlyMap<number, { readonly written: Written; readonly isVowel: boolean }> = new Map([
  [0x950, { written: same('OM'), isVowel: true }],  [0x972, { written: same('E'), isVowel: true }],
  [0x9ce, { written: same('T'), isVowel: false }],
  [0xd7a, { written: same('N'), isVowel: false }],  [0xd7b, { written: same('N'), isVowel: false }], [0xd7c, { written: same('R'), isVowel: false }],
  [0xd7d, { written: same('L'), isVowel: false }],  [0xd7e, { written: same('L'), isVowel: false }], [0xd7f, { written: same('K'), isVowel: false }],
]);

/** Assamese letters at places that other scripts use otherwise. */
export const ASSAMESE: ReadonlyMap<number, Written> = new Map([
  [0x9f0, same('R')],
  [0x9f1, same('V')],
]);
/** Gurmukhi: a nasal, and the doubling of the consonant that follows. */
export const TIPPI = 0xa70;
export const ADDAK = 0xa71;
/** Odia va, at a place that other scripts leave to a sign. */
export const ODIA_VA = 0xb71;
