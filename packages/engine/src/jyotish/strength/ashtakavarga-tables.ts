/**
 * Who gives a bindu where: the tables of ashtakavarga, in every edition that is in use, for ashtakavarga.ts.
 *
 * A row reads: in the table of the first, the second gives a bindu to these places counted from itself, itself the first. Five of
 * the seven grahas' tables are the same everywhere; those of the Moon and of Venus are not.
 *
 * Source: Parashara, ch. 66 (`bphs`), as `narasimha-rao-integrated` prints it; Varahamihira, ch. 9 (`brihat-jataka`), as
 * `raman-ashtakavarga` prints it. Every table is checked bindu by bindu against the output of three programs
 * (test/jyotish/strength/ashtakavarga.test.ts).
 */

import { wholeIn } from '../../choice.ts';
import { readRecord } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import type { VisibleGraha } from '../graha/kundli.ts';

/** Who gives bindus, and whose tables there are: the seven grahas in the order of the weekdays, then the lagna. */
export const CONTRIBUTORS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Lagna'] as const;
export type Contributor = VisibleGraha | 'Lagna';

/** Signs 1 … 12 of the eight that give bindus; the nodes only occupy signs, and may be left out. */
export type AshtakavargaSigns = { readonly [C in Contributor]: number } & {
  readonly Rahu?: number;
  readonly Ketu?: number;
};

/** Places from each giver, in the order of `CONTRIBUTORS`. */
export type BinduTable = readonly (readonly number[])[];

/** Editions by school. `maitreya` differs in the Moon alone. */
export const ASHTAKAVARGA_EDITIONS = ['parashara-jhora', 'varahamihira-raman', 'maitreya'] as const;
export type AshtakavargaEdition = (typeof ASHTAKAVARGA_EDITIONS)[number];
/** The two tables of Venus in use. */
export const VENUS_TABLES = ['parashara-jhora', 'varahamihira-raman'] as const;
export type VenusTable = (typeof VENUS_TABLES)[number];

export const EDITION_SOURCES: { readonly [E in AshtakavargaEdition]: readonly SourceKey[] } = {
  'parashara-jhora': ['bphs', 'narasimha-rao-integrated'],
  'varahamihira-raman': ['brihat-jataka', 'raman-ashtakavarga'],
  maitreya: ['maitreya'],
};

// biome-ignore format: a table reads in rows
const SHARED: { readonly [C in Exclude<Contributor, 'Moon' | 'Venus'>]: BinduTable } = {
  Sun: [
    [1, 2, 4, 7, 8, 9, 10, 11], // Sun
    [3, 6, 10, 11], // Moon
    [1, 2, 4, 7, 8, 9, 10, 11], // Mars
    [3, 5, 6, 9, 10, 11, 12], // Mercury
    [5, 6, 9, 11], // Jupiter
    [6, 7, 12], // Venus
    [1, 2, 4, 7, 8, 9, 10, 11], // Saturn
    [3, 4, 6, 10, 11, 12], // Lagna
  ],
  Mars: [
    [3, 5, 6, 10, 11],
    [3, 6, 11],
    [1, 2, 4, 7, 8, 10, 11],
    [3, 5, 6, 11],
    [6, 10, 11, 12],
    [6, 8, 11, 12],
    [1, 4, 7, 8, 9, 10, 11],
    [1, 3, 6, 10, 11],
  ],
  Mercury: [
    [5, 6, 9, 11, 12],
    [2, 4, 6, 8, 10, 11],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [1, 3, 5, 6, 9, 10, 11, 12],
    [6, 8, 11, 12],
    [1, 2, 3, 4, 5, 8, 9, 11],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [1, 2, 4, 6, 8, 10, 11],
  ],
  Jupiter: [
    [1, 2, 3, 4, 7, 8, 9, 10, 11],
    [2, 5, 7, 9, 11],
    [1, 2, 4, 7, 8, 10, 11],
    [1, 2, 4, 5, 6, 9, 10, 11],
    [1, 2, 3, 4, 7, 8, 10, 11],
    [2, 5, 6, 9, 10, 11],
    [3, 5, 6, 12],
    [1, 2, 4, 5, 6, 7, 9, 10, 11],
  ],
  Saturn: [
    [1, 2, 4, 7, 8, 10, 11],
    [3, 6, 11],
    [3, 5, 6, 10, 11, 12],
    [6, 8, 9, 10, 11, 12],
    [5, 6, 11, 12],
    [6, 11, 12],
    [3, 5, 6, 11],
    [1, 3, 4, 6, 10, 11],
  ],
  Lagna: [
    [3, 4, 6, 10, 11, 12],
    [3, 6, 10, 11, 12],
    [1, 3, 6, 10, 11],
    [1, 2, 4, 6, 8, 10, 11],
    [1, 2, 4, 5, 6, 7, 9, 10, 11],
    [1, 2, 3, 4, 5, 8, 9],
    [1, 3, 4, 6, 10, 11],
    [3, 6, 10, 11],
  ],
};

/** The Moon's table. Editions differ in what the Moon, Mars and Jupiter give; all have 49 bindus. */
function moonTable(
  fromMoon: readonly number[],
  fromMars: readonly number[],
  fromJupiter: readonly number[],
): BinduTable {
  return [
    [3, 6, 7, 8, 10, 11],
    fromMoon,
    fromMars,
    [1, 3, 4, 5, 7, 8, 10, 11],
    fromJupiter,
    [3, 4, 5, 7, 9, 10, 11],
    [3, 5, 6, 11],
    [3, 6, 10, 11],
  ];
}

export const MOON_TABLES: { readonly [E in AshtakavargaEdition]: BinduTable } = {
  'parashara-jhora': moonTable([1, 3, 6, 7, 9, 10, 11], [2, 3, 5, 6, 10, 11], [1, 2, 4, 7, 8, 10, 11]),
  'varahamihira-raman': moonTable([1, 3, 6, 7, 10, 11], [2, 3, 5, 6, 9, 10, 11], [1, 4, 7, 8, 10, 11, 12]),
  maitreya: moonTable([1, 3, 6, 7, 10, 11], [2, 3, 5, 6, 9, 10, 11], [1, 2, 4, 7, 8, 10, 11]),
};

/** The table of Venus. The two differ in one place from Mars, the 4th or the 5th; both have 52 bindus. */
function venusTable(fromMars: readonly number[]): BinduTable {
  return [
    [8, 11, 12],
    [1, 2, 3, 4, 5, 8, 9, 11, 12],
    fromMars,
    [3, 5, 6, 9, 11],
    [5, 8, 9, 10, 11],
    [1, 2, 3, 4, 5, 8, 9, 10, 11],
    [3, 4, 5, 8, 9, 10, 11],
    [1, 2, 3, 4, 5, 8, 9, 11],
  ];
}

const VENUS: { readonly [V in VenusTable]: BinduTable } = {
  'parashara-jhora': venusTable([3, 4, 6, 9, 11, 12]),
  'varahamihira-raman': venusTable([3, 5, 6, 9, 11, 12]),
};

/**
 * Signs as a caller wrote them: 1 … 12 each, the nodes where they are given. What else the caller's record holds is left behind.
 *
 * @throws  EngineError INVALID_OPTION with the one at fault, such as `signs.Moon`
 */
export function readSigns(signs: AshtakavargaSigns): AshtakavargaSigns {
  checkSigns(signs);
  const { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Lagna, Rahu, Ketu } = signs;
  const eight = { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Lagna };
  return { ...eight, ...(Rahu === undefined ? {} : { Rahu }), ...(Ketu === undefined ? {} : { Ketu }) };
}

/** The same without a copy. @throws EngineError INVALID_OPTION as `readSigns` */
export function checkSigns(signs: AshtakavargaSigns): void {
  readRecord('signs', signs, 'the signs of the seven grahas and of the Lagna, 1 … 12');
  for (const name of CONTRIBUTORS) checkSign(name, signs[name]);
  if (signs.Rahu !== undefined) checkSign('Rahu', signs.Rahu);
  if (signs.Ketu !== undefined) checkSign('Ketu', signs.Ketu);
}

/** The field is spelt only for the error: sixteen reductions a chart pass here. */
function checkSign(name: string, sign: number): void {
  if (!(Number.isInteger(sign) && sign >= 1 && sign <= 12)) wholeIn(`signs.${name}`, sign, 1, 12);
}

/** The table of one of the eight, in the edition of the Moon or of Venus that is asked for. */
export function binduTable(of: Contributor, moon: AshtakavargaEdition, venus: VenusTable): BinduTable {
  if (of === 'Moon') return MOON_TABLES[moon];
  return of === 'Venus' ? VENUS[venus] : SHARED[of];
}
