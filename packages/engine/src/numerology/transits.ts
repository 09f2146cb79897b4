/**
 * Letters that pass through a life: each name is gone through letter by letter, each letter lasting as many years as its value, over and over. The first name gives the
 * physical letter of a year of age, the middle names the mental, the last the spiritual; their sum is the year's essence.
 *
 * Source: `decoz-1994`, on transits and essence cycles. They run from birthday to birthday.
 */

import { wholeIn } from '../choice.ts';
import { refusal } from '../input.ts';
import { countedWords } from './name-numbers.ts';
import { type NumerologyOptions, type NumerologySettings, numerologySettings } from './options.ts';
import { mastersOf, type NumerologyNumber, Working } from './reduce.ts';
import { type NameLetter, type SpelledName, spellName } from './spell.ts';

export const TRANSIT_PLANES = ['physical', 'mental', 'spiritual'] as const;
export type TransitPlane = (typeof TRANSIT_PLANES)[number];

/** The letter of one plane in one year. */
export interface LetterTransit {
  readonly plane: TransitPlane;
  readonly letter: string;
  /** Its value, and how many years it lasts. */
  readonly value: number;
  /** Ages at which it began and at which it ends. */
  readonly fromAge: number;
  readonly toAge: number;
}

/** One year of age, from birthday to birthday. */
export interface TransitYear {
  readonly age: number;
  /** Two or three; one for who has a single name. */
  readonly letters: readonly LetterTransit[];
  readonly essence: NumerologyNumber;
}

/** Highest age that is asked. */
export const OLDEST = 150;

/**
 * The letters and the essence of the years from one age to another.
 *
 * @param name     at birth, first names first; a letter that is worth hundreds (`agrippa`) stands still for so long
 * @param fromAge  0 … 150, whole: 0 is the year from the birth to the first birthday
 * @param toAge    as much or more
 * @throws  EngineError INVALID_OPTION
 * @source  `decoz-1994`
 */
export function transitsOf(
  name: string,
  fromAge: number,
  toAge: number,
  options?: NumerologyOptions,
): readonly TransitYear[] {
  const settings = numerologySettings(options);
  const from = wholeIn('fromAge', fromAge, 0, OLDEST);
  const to = wholeIn('toAge', toAge, 0, OLDEST);
  if (to < from)
    throw refusal('INVALID_OPTION', 'toAge', `${from} … ${OLDEST}`, `The toAge ${to} lies before the fromAge ${from}.`);
  const planes = planesOf(spellName(name, settings), settings);
  return Array.from({ length: to - from + 1 }, (_, i) => yearOf(planes, from + i, settings));
}

/** The transits of one age. Arguments and errors as `transitsOf`. @source `decoz-1994` */
export function transitsAt(name: string, age: number, options?: NumerologyOptions): TransitYear {
  const settings = numerologySettings(options);
  return transitsOfSpelled(spellName(name, settings), wholeIn('age', age, 0, OLDEST), settings);
}

/** The transits of a name that was read already, at an age that was. */
export function transitsOfSpelled(name: SpelledName, age: number, settings: NumerologySettings): TransitYear {
  return yearOf(planesOf(name, settings), age, settings);
}

type Planes = readonly { readonly plane: TransitPlane; readonly letters: readonly NameLetter[] }[];

function planesOf(name: SpelledName, settings: NumerologySettings): Planes {
  const words = countedWords(name).map((word) => word.letters);
  const [first, last] = [words[0] as readonly NameLetter[], words[words.length - 1] as readonly NameLetter[]];
  const physical = { plane: 'physical', letters: first } as const;
  if (words.length === 1) return [physical];
  const middle = words.slice(1, -1).flat();
  const spiritual = { plane: 'spiritual', letters: last } as const;
  if (middle.length > 0) return [physical, { plane: 'mental', letters: middle }, spiritual];
  return settings.mentalTransit === 'none'
    ? [physical, spiritual]
    : [physical, { plane: 'mental', letters: last }, spiritual];
}

function yearOf(planes: Planes, age: number, settings: NumerologySettings): TransitYear {
  const letters = planes.map(({ plane, letters: row }) => letterAt(plane, row, age));
  const working = new Working(mastersOf(settings));
  const labels = letters.map(({ plane }) => plane);
  const sum = working.sum(
    'essence',
    labels,
    letters.map(({ value }) => value),
  );
  return { age, letters, essence: working.close('essence', sum, ['decoz-1994']) };
}

function letterAt(plane: TransitPlane, row: readonly NameLetter[], age: number): LetterTransit {
  let round = 0;
  for (const { value } of row) round += value;
  let fromAge = age - (age % round);
  for (const { letter, value } of row) {
    if (age < fromAge + value) return { plane, letter, value, fromAge, toAge: fromAge + value };
    fromAge += value;
  }
  // Every age lies within its round.
  throw new Error('khagol: internal assertion failed: an age beyond its round of letters');
}
