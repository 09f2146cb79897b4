/**
 * Into which words is a name cut, and which plain letters A … Z does each sign stand for? Every sign is read by a rule that is named, or refused by name and place.
 *
 * Sources: those of latin-letters.ts, greek-letters.ts, cyrillic-letters.ts and indic-letters.ts.
 */

import type { Warning } from '../errors.ts';
import { refusal } from '../input.ts';
import { romanizeCyrillic } from './cyrillic-letters.ts';
import { type GreekLetter, readGreek, romanizeGreek } from './greek-letters.ts';
import { romanizeIndic } from './indic.ts';
import { indicScript } from './indic-letters.ts';
import { composed, foldLatin, isMark } from './latin-letters.ts';
import type { NumerologySettings } from './options.ts';
import { isDottedDegree } from './titles.ts';

/** A sign that is no plain letter, and what it was read as. */
export interface Reading {
  readonly from: string;
  readonly to: string;
  readonly rule: 'latin' | 'greek' | 'cyrillic' | 'indic';
}

/** A word before its kind is known. */
export interface RawWord {
  written: string;
  latin: string;
  isApart: boolean;
}

const APOSTROPHES = "'’‘`´ʼʻʾʿ′＇";
const HYPHENS = '-‐‑‒–—―−_/';
/** Dots end an initial; commas, brackets and quotation marks end a word. */
const BREAKS = '.,;:·\u0387•|()[]{}"“”„«»。．，؛،।॥';
const COMMAS = ',;\u037e';
/** Spaces of every width. */
const SPACES = /[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
/** Signs without a shape: joiners, soft hyphen, marks of direction, byte order. */
const SHAPELESS = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/;

/** Cuts a name into words of plain letters. */
export function rawWords(
  characters: readonly string[],
  settings: NumerologySettings,
  field: string,
  readings: Reading[],
  warnings: Warning[],
): readonly RawWord[] {
  const words: RawWord[] = [];
  let word: RawWord = { written: '', latin: '', isApart: false };
  let afterComma = false;
  /** Where the words begin that dots divide. */
  let dottedFrom = 0;
  const endWord = (): void => {
    if (word.latin !== '') words.push({ written: word.written, latin: word.latin, isApart: afterComma });
    word = { written: '', latin: '', isApart: false };
  };
  const endDotted = (): void => {
    endWord();
    const parts = words.slice(dottedFrom);
    const latin = parts.map((part) => part.latin).join('');
    if (dottedFrom > 0 && parts.length > 1 && isDottedDegree(latin))
      words.splice(dottedFrom, parts.length, {
        written: parts.map((part) => part.written).join('.'),
        latin,
        isApart: true,
      });
    dottedFrom = words.length;
  };
  const take = (from: string, to: string, rule: Reading['rule']): void => {
    word.written += from;
    word.latin += to;
    if (to.length !== 1 || !isPlain(from)) readings.push({ from, to, rule });
  };
  for (let i = 0; i < characters.length; i++) {
    const letter = characters[i] as string;
    if (isPlain(letter) && !isMark(characters[i + 1] ?? ' ')) {
      word.written += letter;
      word.latin += letter.toUpperCase();
    } else if (SPACES.test(letter) || COMMAS.includes(letter)) {
      endDotted();
      if (letter === ',') afterComma = words.length > 0;
    } else if (BREAKS.includes(letter)) endWord();
    else if (HYPHENS.includes(letter)) {
      if (settings.hyphens === 'split') endWord();
      else word.written += word.written === '' ? '' : letter;
    } else if (APOSTROPHES.includes(letter)) word.written += word.written === '' ? '' : letter;
    else if (SHAPELESS.test(letter) || (isMark(letter) && word.written !== '')) word.written += letter;
    else i = takeLetter(characters, i, settings, take, () => unread(letter, i, settings, field, warnings));
  }
  endDotted();
  return words;
}

/** Whether a character is one of A … Z, a … z. */
function isPlain(letter: string): boolean {
  return letter.length === 1 && ((letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z'));
}

/** Reads the letter at a place, with what belongs to it; the place of the last character read. */
function takeLetter(
  characters: readonly string[],
  at: number,
  settings: NumerologySettings,
  take: (from: string, to: string, rule: Reading['rule']) => void,
  refuse: () => void,
): number {
  const letter = characters[at] as string;
  const end = marksEnd(characters, at + 1);
  const marks = characters.slice(at + 1, end).join('');
  const whole = composed(letter, marks);
  const latin = foldLatin(whole, settings.umlauts === 'two-letters');
  if (latin !== null) {
    take(letter + marks, latin, 'latin');
    return end - 1;
  }
  const cyrillic = romanizeCyrillic(whole, settings.cyrillic);
  if (cyrillic !== null) {
    take(letter + marks, cyrillic, 'cyrillic');
    return end - 1;
  }
  if (readGreek(letter, '') !== null) return takeGreek(characters, at, take);
  const script = indicScript(letter);
  if (script === undefined) {
    refuse();
    return at;
  }
  // Joiners ask for another shape of the same letters.
  const run = runFrom(characters, at, (other) => indicScript(other) === script || JOINERS.includes(other));
  const letters = run.filter((other) => !JOINERS.includes(other));
  const result = romanizeIndic(letters, script, settings);
  if ('latin' in result) take(run.join(''), result.latin, 'indic');
  else return takeReadable(characters, at, run, letters, result.unreadable, settings, take, refuse);
  return at + run.length - 1;
}

/** Where the marks that stand on a letter end. */
function marksEnd(characters: readonly string[], from: number): number {
  let end = from;
  while (end < characters.length && isMark(characters[end] as string)) end++;
  return end;
}

/** Reads the Greek letters from a place on, with their marks; the place of the last character read. */
function takeGreek(
  characters: readonly string[],
  at: number,
  take: (from: string, to: string, rule: Reading['rule']) => void,
): number {
  const written: string[] = [];
  const letters: GreekLetter[] = [];
  let next = at;
  while (next < characters.length) {
    const letter = characters[next] as string;
    const end = marksEnd(characters, next + 1);
    const marks = characters.slice(next + 1, end).join('');
    const read = readGreek(letter, marks);
    if (read === null) break;
    written.push(letter + marks);
    letters.push(read);
    next = end;
  }
  romanizeGreek(letters).forEach((latin, index) => {
    take(written[index] as string, latin, 'greek');
  });
  return next - 1;
}

const JOINERS = '\u200c\u200d';

/** Of a run with a sign that cannot be read: what stands before it, then the refusal. */
function takeReadable(
  characters: readonly string[],
  at: number,
  run: readonly string[],
  letters: readonly string[],
  unreadable: number,
  settings: NumerologySettings,
  take: (from: string, to: string, rule: Reading['rule']) => void,
  refuse: () => void,
): number {
  if (unreadable === 0) {
    refuse();
    return at;
  }
  const script = indicScript(letters[0] as string);
  const readable = letters.slice(0, unreadable);
  const result = script === undefined ? null : romanizeIndic(readable, script, settings);
  if (result !== null && 'latin' in result) take(readable.join(''), result.latin, 'indic');
  // The next turn begins at the sign itself, which is then the first of its run.
  let consumed = 0;
  for (let seen = 0; consumed < run.length && seen < unreadable; consumed++)
    if (!JOINERS.includes(characters[at + consumed] as string)) seen++;
  return at + consumed - 1;
}

function runFrom(characters: readonly string[], at: number, belongs: (letter: string) => boolean): readonly string[] {
  let to = at + 1;
  while (to < characters.length && belongs(characters[to] as string)) to++;
  return characters.slice(at, to);
}

const READABLE = 'letters of the Latin, Greek, Cyrillic and Indic scripts, spaces, hyphens, apostrophes and dots';

/** A sign that no rule reads: refused, or left out with a warning. */
function unread(letter: string, at: number, settings: NumerologySettings, field: string, warnings: Warning[]): void {
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  // Half of a surrogate pair has no shape to show.
  const shown = letter.length === 1 && /[\ud800-\udfff]/.test(letter) ? '' : ` “${letter}”`;
  const what = `The ${field} has the sign${shown} (U+${code}) as its character ${at + 1}, which no rule reads as a letter`;
  if (settings.unknownLetters === 'skip')
    warnings.push({ code: 'LETTER_SKIPPED', message: `${what}; it was left out.` });
  else
    throw refusal(
      'INVALID_OPTION',
      field,
      READABLE,
      `${what}; write it in Latin letters, or choose unknownLetters: 'skip'.`,
    );
}
