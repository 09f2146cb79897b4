/** What do people call the directions? Sixteen codes, their bearings, and the names that are taken for them, in English and Sanskrit. */

import { keyOfName } from '../../input.ts';

/** Code of one of the sixteen directions. */
export type Direction16 =
  | 'N'
  | 'NNE'
  | 'NE'
  | 'ENE'
  | 'E'
  | 'ESE'
  | 'SE'
  | 'SSE'
  | 'S'
  | 'SSW'
  | 'SW'
  | 'WSW'
  | 'W'
  | 'WNW'
  | 'NW'
  | 'NNW';

/** Clockwise from north, each 22.5° on. */
// biome-ignore format: a table reads in rows
export const DIRECTIONS_16: readonly Direction16[] = [
  'N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW',
];

/** Other names, folded: small letters, no spaces, hyphens or underscores. Codes and English words are made from the codes themselves. */
// biome-ignore format: a table reads in rows
const SANSKRIT: Readonly<Partial<Record<Direction16, readonly string[]>>> = {
  N:  ['uttara', 'uttar', 'udichi', 'kuberasthana'],
  NE: ['ishana', 'ishan', 'ishanya', 'ishaan', 'eshanya', 'eeshan', 'eeshanya', 'aishanya', 'aishani'],
  E:  ['purva', 'poorva', 'purab', 'prachi'],
  SE: ['agneya', 'aagneya', 'agni', 'agnikona', 'agneyi'],
  S:  ['dakshina', 'dakshin', 'avachi'],
  SW: ['nairitya', 'nairutya', 'nairuthya', 'nairrtya', 'nairriti', 'nairrita', 'nirriti', 'nairitti'],
  W:  ['paschima', 'pashchima', 'paschim', 'pashchim', 'pratichi'],
  NW: ['vayavya', 'vayavyam', 'vaayavya', 'vayuvya', 'vayu', 'vayukona'],
};

const WORDS: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

const known: ReadonlyMap<string, Direction16> = new Map(
  DIRECTIONS_16.flatMap((code) => {
    const spelt = [...code].map((letter) => WORDS[letter] as string).join('');
    const names = [code.toLowerCase(), spelt, ...(SANSKRIT[code] ?? [])];
    // Adjectives: northern, southeastern.
    return [...names, `${spelt}ern`, `${spelt}ward`].map((name) => [name, code] as const);
  }),
);

/**
 * The direction of a name: `SE`, `southeast`, `South-East`, `agneya`.
 *
 * @returns null for a name that is none
 */
export function directionNamed(name: string): Direction16 | null {
  return known.get(foldName(name)) ?? null;
}

/** Bearing of a direction, degrees clockwise from north. */
export function bearingOfDirection(direction: Direction16): number {
  return DIRECTIONS_16.indexOf(direction) * 22.5;
}

/** Folded for comparison: small letters without spaces, hyphens and underscores. */
export function foldName(name: string): string {
  return keyOfName(name).replaceAll('-', '');
}
