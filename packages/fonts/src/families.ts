/** The fonts there are, by script: file names are made of them. */

import type { Script } from '@khagol/engine/report';

/** One family, in two weights. */
export interface Family {
  readonly script: Script;
  /** As the font names itself. */
  readonly name: string;
}

/** The first paints what no other claims: figures, stops, Latin, Greek and Cyrillic letters. */
export const FAMILIES: readonly Family[] = [
  { script: 'Latn', name: 'Noto Sans' },
  { script: 'Deva', name: 'Noto Sans Devanagari' },
  { script: 'Beng', name: 'Noto Sans Bengali' },
  { script: 'Guru', name: 'Noto Sans Gurmukhi' },
  { script: 'Gujr', name: 'Noto Sans Gujarati' },
  { script: 'Taml', name: 'Noto Sans Tamil' },
  { script: 'Telu', name: 'Noto Sans Telugu' },
  { script: 'Knda', name: 'Noto Sans Kannada' },
  { script: 'Mlym', name: 'Noto Sans Malayalam' },
];

/** The name of a font's file: `NotoSansTamil-Bold.ttf`. */
export function fileOf({ name }: Family, weight: 'Regular' | 'Bold'): string {
  return `${name.replaceAll(' ', '')}-${weight}.ttf`;
}

export const SHAPER_FILE = 'harfbuzz.wasm';

/** Families of the scripts asked for, the first of all among them. */
export function familiesOf(scripts: readonly Script[] | undefined): readonly Family[] {
  return scripts === undefined
    ? FAMILIES
    : FAMILIES.filter(({ script }, index) => index === 0 || scripts.includes(script));
}
