/**
 * What the letters of a name show one by one: how often each number comes, which never does, the first and last letters, the planes.
 *
 * Sources: `decoz-1994`, `jordan-romance`; `campbell-days` for karmic lessons and planes by letters.
 */

import { assert } from '../errors.ts';
import type { SourceKey } from '../sources.ts';
import { countedLetters, countedWords } from './name-numbers.ts';
import { type NumerologyOptions, type NumerologySettings, numerologySettings } from './options.ts';
import { type NumerologyNumber, rootOf, Working } from './reduce.ts';
import { type SpelledName, spellName } from './spell.ts';

export const PLANES = ['physical', 'mental', 'emotional', 'intuitive'] as const;
export type Plane = (typeof PLANES)[number];
export const PLANE_QUALITIES = ['creative', 'vacillating', 'grounded'] as const;
export type PlaneQuality = (typeof PLANE_QUALITIES)[number];

export interface PlaneOfExpression {
  readonly plane: Plane;
  /** How many letters lie in it. */
  readonly count: number;
  /** Their sum, and its one digit. */
  readonly total: number;
  readonly root: number;
  /** How its letters are divided; all 0 with `planes: 'digits'`, which knows no such division. */
  readonly qualities: { readonly [Q in PlaneQuality]: number };
}

/** One letter of the name with a role. */
export interface LetterRole {
  readonly letter: string;
  readonly value: number;
}

export interface NameTraits {
  /** How often each of 1 … 9 comes among the letters, by its root. */
  readonly counts: { readonly [digit: string]: number };
  /** The numbers that come most often; several when they are even. */
  readonly hiddenPassions: readonly number[];
  /** Of 1 … 9 those that never come; of 1 … 8 with Chaldean letters, which have no 9. */
  readonly karmicLessons: readonly number[];
  /** How many of 1 … 9 come (of 1 … 8 with Chaldean letters). */
  readonly subconsciousSelf: NumerologyNumber;
  /** First letter, first vowel, and last letter of the first name. */
  readonly cornerstone: LetterRole;
  readonly firstVowel: LetterRole | null;
  readonly capstone: LetterRole;
  readonly planes: readonly PlaneOfExpression[];
}

/** Letters of each plane, by quality. Source: `decoz-1994`, `campbell-days`. */
// biome-ignore format: a table reads in rows
const PLANE_LETTERS: { readonly [P in Plane]: { readonly [Q in PlaneQuality]: string } } = {
  physical:  { creative: 'E',    vacillating: 'W',     grounded: 'DM' },
  mental:    { creative: 'A',    vacillating: 'HJNP',  grounded: 'GL' },
  emotional: { creative: 'IORZ', vacillating: 'BSTX',  grounded: '' },
  intuitive: { creative: 'K',    vacillating: 'FQUY',  grounded: 'CV' },
};
/** Roots of each plane. Source: `program-practice`. */
const PLANE_DIGITS: { readonly [P in Plane]: readonly number[] } = {
  physical: [4, 5],
  mental: [1, 8],
  emotional: [2, 3, 6],
  intuitive: [7, 9],
};
const NINE: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * The traits of a name.
 *
 * @param name  as on the certificate of birth
 * @throws  EngineError INVALID_OPTION for a name that cannot be read, or a choice that does not exist
 * @source  `decoz-1994`, `jordan-romance`, `campbell-days`
 */
export function nameTraitsOf(name: string, options?: NumerologyOptions): NameTraits {
  const settings = numerologySettings(options);
  return nameTraitsOfSpelled(spellName(name, settings), settings);
}

/** Hidden passions alone. Arguments and errors as `nameTraitsOf`. @source `decoz-1994` */
export function hiddenPassionsOf(name: string, options?: NumerologyOptions): readonly number[] {
  return nameTraitsOf(name, options).hiddenPassions;
}
/** Karmic lessons, the missing numbers, alone. Arguments and errors as `nameTraitsOf`. @source `decoz-1994` */
export function karmicLessonsOf(name: string, options?: NumerologyOptions): readonly number[] {
  return nameTraitsOf(name, options).karmicLessons;
}
/** Subconscious self alone. Arguments and errors as `nameTraitsOf`. @source `decoz-1994` */
export function subconsciousSelfOf(name: string, options?: NumerologyOptions): NumerologyNumber {
  return nameTraitsOf(name, options).subconsciousSelf;
}
/** Planes of expression alone. Arguments and errors as `nameTraitsOf`. @source `decoz-1994` */
export function planesOfExpressionOf(name: string, options?: NumerologyOptions): readonly PlaneOfExpression[] {
  return nameTraitsOf(name, options).planes;
}

/** The numbers that letters of a system can have. */
export function possibleDigits({ system }: NumerologySettings): readonly number[] {
  return system === 'chaldean' || system === 'vedic' ? NINE.slice(0, 8) : NINE;
}

/** The traits of a name that was read already. */
export function nameTraitsOfSpelled(name: SpelledName, settings: NumerologySettings): NameTraits {
  const letters = countedLetters(name);
  const counts: Record<string, number> = Object.fromEntries(NINE.map((digit) => [digit, 0]));
  for (const { value } of letters) counts[rootOf(value)] = (counts[rootOf(value)] as number) + 1;
  const most = Math.max(...Object.values(counts));
  const possible = possibleDigits(settings);
  const present = possible.filter((digit) => (counts[digit] as number) > 0);
  const first = countedWords(name)[0]?.letters;
  assert(first !== undefined && first.length > 0, 'a name that was read has a first letter');
  const working = new Working([]);
  const known = working.count('numbers present', present.map(String), present);
  const vowel = first.find(({ isVowel }) => isVowel) ?? letters.find(({ isVowel }) => isVowel);
  return {
    counts,
    hiddenPassions: NINE.filter((digit) => counts[digit] === most),
    karmicLessons: possible.filter((digit) => counts[digit] === 0),
    subconsciousSelf: working.result('subconscious-self', known, known, ['decoz-1994']),
    cornerstone: role(first[0] as LetterRole),
    firstVowel: vowel === undefined ? null : role(vowel),
    capstone: role(first[first.length - 1] as LetterRole),
    planes: PLANES.map((plane) => planeOf(plane, letters, settings)),
  };
}

function role({ letter, value }: LetterRole): LetterRole {
  return { letter, value };
}

function planeOf(plane: Plane, letters: readonly LetterRole[], settings: NumerologySettings): PlaneOfExpression {
  const table = PLANE_LETTERS[plane];
  const byLetters = settings.planes === 'letters';
  const qualities = { creative: 0, vacillating: 0, grounded: 0 };
  let [count, total] = [0, 0];
  for (const { letter, value } of letters) {
    const quality = PLANE_QUALITIES.find((one) => table[one].includes(letter));
    if (byLetters ? quality === undefined : !PLANE_DIGITS[plane].includes(rootOf(value))) continue;
    if (byLetters && quality !== undefined) qualities[quality]++;
    count++;
    total += value;
  }
  return { plane, count, total, root: rootOf(total), qualities };
}

/** The works that traits rest on. */
export const TRAIT_SOURCES: readonly SourceKey[] = ['decoz-1994', 'jordan-romance'];
