/**
 * What goes with each root 1 … 9: planet, days, colours, stones, numbers. Handed down, and two rows differ.
 *
 * Sources: `cheiro-numbers`, chapters on the single numbers; `johari-numerology` and `almanac-practice` for the Indian row, in which 4 is Rahu's, 7 Ketu's and colours and stones are the
 * grahas' own.
 */

import { wholeIn } from '../choice.ts';
import type { SourceKey } from '../sources.ts';
import { type NumerologyOptions, type NumerologySettings, numerologySettings } from './options.ts';

export interface RootAttributes {
  /** 1 … 9 */
  readonly root: number;
  readonly planet: string;
  /** 0 Sunday … 6 Saturday, the planet's own first. */
  readonly weekdays: readonly number[];
  readonly colors: readonly string[];
  readonly stones: readonly string[];
  /** Roots of numbers that suit, itself among them. */
  readonly numbers: readonly number[];
  /** Days of the month with these roots. */
  readonly days: readonly number[];
  readonly sources: readonly SourceKey[];
}

type Row = Omit<RootAttributes, 'root' | 'days' | 'sources'>;
const row = (
  planet: string,
  weekdays: readonly number[],
  colors: readonly string[],
  stones: readonly string[],
  numbers: readonly number[],
): Row => ({ planet, weekdays, colors, stones, numbers });

/** Rows 1 … 9. */
// biome-ignore format: a table reads in rows
const ROWS: { readonly [A in NumerologySettings['attributes']]: { readonly rows: readonly Row[]; readonly sources: readonly SourceKey[] } } = {
  cheiro: {
    sources: ['cheiro-numbers'],
    rows: [
      row('Sun',     [0, 1],    ['gold', 'yellow', 'bronze'],                 ['topaz', 'amber', 'yellow-diamond'],     [1, 2, 4, 7]),
      row('Moon',    [1, 0, 5], ['green', 'cream', 'white'],                  ['pearl', 'moonstone', 'jade'],           [2, 1, 4, 7]),
      row('Jupiter', [4, 5, 2], ['mauve', 'violet', 'purple'],                ['amethyst'],                             [3, 6, 9]),
      row('Uranus',  [6, 0, 1], ['electric-blue', 'grey', 'half-shades'],     ['sapphire'],                             [4, 1, 2, 7]),
      row('Mercury', [3, 5],    ['light-grey', 'white', 'light-shades'],      ['diamond'],                              [5]),
      row('Venus',   [5, 2, 4], ['blue', 'rose', 'pink'],                     ['turquoise', 'emerald'],                 [6, 3, 9]),
      row('Neptune', [0, 1],    ['green', 'pale-yellow', 'white'],            ['moonstone', 'cats-eye', 'pearl'],       [7, 1, 2, 4]),
      row('Saturn',  [6, 0, 1], ['dark-grey', 'black', 'dark-blue', 'purple'], ['amethyst', 'dark-sapphire', 'black-pearl'], [8, 4]),
      row('Mars',    [2, 4, 5], ['crimson', 'red', 'rose', 'pink'],           ['ruby', 'garnet', 'bloodstone'],         [9, 3, 6]),
    ],
  },
  indian: {
    sources: ['johari-numerology', 'almanac-practice', 'bphs'],
    rows: [
      row('Sun',     [0], ['orange', 'copper', 'gold'],      ['ruby'],            [1, 2, 3, 9]),
      row('Moon',    [1], ['white', 'cream', 'silver'],      ['pearl'],           [2, 1, 5]),
      row('Jupiter', [4], ['yellow', 'saffron'],             ['yellow-sapphire'], [3, 1, 2, 9]),
      row('Rahu',    [6], ['grey', 'smoke'],                 ['hessonite'],       [4, 5, 6, 8]),
      row('Mercury', [3], ['green'],                         ['emerald'],         [5, 1, 6]),
      row('Venus',   [5], ['white', 'light-blue', 'pink'],   ['diamond'],         [6, 4, 5, 8]),
      row('Ketu',    [2], ['grey', 'brown', 'multicoloured'], ['cats-eye'],       [7, 1, 2, 3, 9]),
      row('Saturn',  [6], ['black', 'dark-blue'],            ['blue-sapphire'],   [8, 4, 5, 6]),
      row('Mars',    [2], ['red', 'scarlet'],                ['red-coral'],       [9, 1, 2, 3, 7]),
    ],
  },
};

/**
 * What goes with a root, by the choice `attributes`.
 *
 * @param root  1 … 9
 * @throws  EngineError INVALID_OPTION
 * @source  `cheiro-numbers` (`cheiro`), `johari-numerology` (`indian`: planets; the friends of the graha as numbers, after `bphs` ch. 3)
 */
export function rootAttributesOf(root: number, options?: NumerologyOptions): RootAttributes {
  const settings = numerologySettings(options);
  const whole = wholeIn('root', root, 1, 9);
  const { rows, sources } = ROWS[settings.attributes];
  const { planet, weekdays, colors, stones, numbers } = rows[whole - 1] as Row;
  const days = Array.from({ length: 31 }, (_, i) => i + 1).filter((day) =>
    numbers.includes(day % 9 === 0 ? 9 : day % 9),
  );
  return { root: whole, planet, weekdays, colors, stones, numbers, days, sources };
}
