/**
 * A name as numerology reads it: which words it has, which plain letters A … Z each is spelled with, what each letter counts, and which are vowels.
 *
 * Sources: those of words.ts, letter-tables.ts, titles.ts and vowels.ts.
 */

import type { Warning } from '../errors.ts';
import { readText, refusal } from '../input.ts';
import { INITIAL_WEIGHTS, letterValue } from './letter-tables.ts';
import { type NumerologyOptions, type NumerologySettings, numerologySettings } from './options.ts';
import { isCounted, kindsOf, type WordKind } from './titles.ts';
import { vowelsOf } from './vowels.ts';
import { type RawWord, type Reading, rawWords } from './words.ts';

export interface NameLetter {
  /** A … Z */
  readonly letter: string;
  readonly value: number;
  readonly isVowel: boolean;
}

export interface NameWord {
  /** As the caller wrote it. */
  readonly written: string;
  /** A … Z */
  readonly latin: string;
  readonly kind: WordKind;
  readonly isCounted: boolean;
  readonly letters: readonly NameLetter[];
}

export interface SpelledName {
  readonly written: string;
  /** All words, in order; the sums go over those that count. */
  readonly words: readonly NameWord[];
  readonly readings: readonly Reading[];
  /** `LETTER_SKIPPED` with `unknownLetters: 'skip'`. */
  readonly warnings: readonly Warning[];
}

/** Longest name, in characters. */
export const LONGEST_NAME = 500;

/**
 * Reads a name.
 *
 * @param name   Latin, Greek, Cyrillic or Indic letters; spaces, hyphens, apostrophes and dots between them
 * @throws  EngineError INVALID_OPTION for a name without a letter, too long, or with a sign that no rule reads
 * @source  `unicode-15`, `icao-9303`, `elot-743`, `iso-9-1995`, `hunterian`, `iso-15919`
 */
export function spellName(name: string, options?: NumerologyOptions): SpelledName {
  return spell(name, numerologySettings(options), 'name');
}

/** Reads a name with settings that are settled; `field` is what an error calls it. */
export function spell(name: string, settings: NumerologySettings, field: string): SpelledName {
  const text = readText(field, name, 'a name in letters');
  const characters = Array.from(text);
  if (characters.length > LONGEST_NAME)
    throw refusal(
      'INVALID_OPTION',
      field,
      `at most ${LONGEST_NAME} characters`,
      `The ${field} has ${characters.length} characters; at most ${LONGEST_NAME} are read.`,
    );
  const readings: Reading[] = [];
  const warnings: Warning[] = [];
  const raw = rawWords(characters, settings, field, readings, warnings);
  const words = wordsOf(raw, settings);
  if (!words.some(({ isCounted: counts }) => counts))
    throw refusal(
      'INVALID_OPTION',
      field,
      'a name with at least one letter',
      `The ${field} has no letter that counts.`,
    );
  return { written: text, words, readings, warnings };
}

function wordsOf(raw: readonly RawWord[], settings: NumerologySettings): readonly NameWord[] {
  const kinds = kindsOf(raw);
  return raw.map(({ written, latin }, index) => {
    const kind = kinds[index] as WordKind;
    const weight = kind === 'initial' && settings.initials === 'hebrew-weights' ? INITIAL_WEIGHTS[latin] : undefined;
    const vowels = vowelsOf(latin, settings);
    const letters = Array.from(latin, (letter, at) => ({
      letter,
      value: weight ?? letterValue(settings.system, letter),
      isVowel: vowels[at] as boolean,
    }));
    return { written, latin, kind, isCounted: isCounted(kind, latin, settings.titles), letters };
  });
}
