/** In which scripts a text is written, and which tables of words may therefore find something in it. @source Unicode 15, Blocks.txt */

import type { LexiconKey } from './lexicon/index.ts';

export type Script =
  | 'latin'
  | 'devanagari'
  | 'bengali'
  | 'gurmukhi'
  | 'gujarati'
  | 'tamil'
  | 'telugu'
  | 'kannada'
  | 'malayalam'
  | 'other';

/** Tables for each script; for one that is not ours, none. */
export const TABLES_OF_SCRIPT: Readonly<Record<Script, readonly LexiconKey[]>> = {
  latin: ['en', 'hl', 'es', 'fr'],
  devanagari: ['hi', 'mr'],
  bengali: ['bn'],
  gurmukhi: ['pa'],
  gujarati: ['gu'],
  tamil: ['ta'],
  telugu: ['te'],
  kannada: ['kn'],
  malayalam: ['ml'],
  other: [],
};

/** From U+0900 on, 128 places each; the fifth block, Odia, is not ours. */
const INDIC: readonly Script[] = [
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'other',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
];

/** Share of Indic letters from which a text is Indic with foreign words in it, and not the other way round: names of the job are often English. */
const INDIC_SHARE = 0.35;

/** Letters of a text by their scripts. */
export interface Letters {
  /** All letters. */
  readonly count: number;
  /** The script the text is in; `other` for a text without letters of ours. */
  readonly script: Script;
  /** Every script that has a letter in it. */
  readonly scripts: readonly Script[];
}

/** Counts the letters; marks of Indic scripts count as letters do. */
export function lettersOf(text: string): Letters {
  const counts = new Map<Script, number>();
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const script = scriptOf(text.charCodeAt(i));
    if (script === null) continue;
    count++;
    counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  let main: Script = 'other';
  for (const [script, letters] of counts) {
    if (script === 'latin' || script === 'other') continue;
    if (letters >= count * INDIC_SHARE && letters > (counts.get(main) ?? 0)) main = script;
  }
  const latin = counts.get('latin') ?? 0;
  if (main === 'other' && latin > 0 && latin >= (counts.get('other') ?? 0)) main = 'latin';
  return { count, script: main, scripts: [...counts.keys()] };
}

function scriptOf(code: number): Script | null {
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return 'latin';
  if (code < 0xc0) return null;
  if (code < 0x250) return code === 0xd7 || code === 0xf7 ? null : 'latin';
  if (code >= 0x900 && code < 0xd80) {
    const place = code & 0x7f;
    return place >= 0x64 && place <= 0x6f ? null : (INDIC[(code - 0x900) >> 7] as Script);
  }
  return (code >= 0x370 && code < 0x900) || (code >= 0xd80 && code < 0x2000) || (code >= 0x3040 && code < 0xd800)
    ? 'other'
    : null;
}
