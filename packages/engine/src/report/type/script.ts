/** Which script a letter belongs to. What belongs to several (figures, stops, spaces, joiners) goes with its neighbours. */

/** Scripts that reports are written in, by their letters of ISO 15924. */
export const SCRIPTS = [
  'Latn',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Grek',
  'Cyrl',
] as const;
export type Script = (typeof SCRIPTS)[number];

/** Blocks of letters: first and last code point. @source Unicode 17, Scripts.txt, as far as these scripts have letters in use */
// biome-ignore format: a table reads in columns
const BLOCKS: readonly (readonly [first: number, last: number, script: Script])[] = [
  [0x0041, 0x005a, 'Latn'], [0x0061, 0x007a, 'Latn'], [0x00aa, 0x00aa, 'Latn'], [0x00ba, 0x00ba, 'Latn'], [0x00c0, 0x00d6, 'Latn'],
  [0x00d8, 0x00f6, 'Latn'], [0x00f8, 0x02b8, 'Latn'], [0x0370, 0x03ff, 'Grek'], [0x0400, 0x052f, 'Cyrl'],
  [0x0900, 0x0950, 'Deva'], [0x0955, 0x0963, 'Deva'], [0x0966, 0x097f, 'Deva'], [0x0980, 0x09fe, 'Beng'], [0x0a01, 0x0a76, 'Guru'],
  [0x0a81, 0x0aff, 'Gujr'], [0x0b82, 0x0bfa, 'Taml'], [0x0c00, 0x0c7f, 'Telu'], [0x0c80, 0x0cf3, 'Knda'], [0x0d00, 0x0d7f, 'Mlym'],
  [0x1e00, 0x1eff, 'Latn'], [0x1f00, 0x1ffe, 'Grek'], [0x2071, 0x2071, 'Latn'], [0x207f, 0x207f, 'Latn'], [0x2c60, 0x2c7f, 'Latn'],
  [0xa640, 0xa69f, 'Cyrl'], [0xa722, 0xa787, 'Latn'], [0xa8e0, 0xa8ff, 'Deva'],
];

/** The script of a code point; null where it goes with its neighbours, or where we know none. */
export function scriptOf(codePoint: number): Script | null {
  let [low, high] = [0, BLOCKS.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last, script] = BLOCKS[middle] as (typeof BLOCKS)[number];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return script;
  }
  return null;
}

/** The script in which a language is usually written. */
export function scriptOfLanguage(language: string): Script {
  return LANGUAGES.get(language.split('-')[0] ?? '') ?? 'Latn';
}

const LANGUAGES: ReadonlyMap<string, Script> = new Map<string, Script>([
  ['hi', 'Deva'],
  ['mr', 'Deva'],
  ['ne', 'Deva'],
  ['sa', 'Deva'],
  ['bn', 'Beng'],
  ['as', 'Beng'],
  ['pa', 'Guru'],
  ['gu', 'Gujr'],
  ['ta', 'Taml'],
  ['te', 'Telu'],
  ['kn', 'Knda'],
  ['ml', 'Mlym'],
  ['el', 'Grek'],
  ['ru', 'Cyrl'],
]);
