/**
 * Papasamya and the matching of kuja dosha by units: how much harm the malefics of each chart do to marriage, and whether the two charts
 * balance.
 *
 * The tradition agrees that they be weighed and not on the weights, so every weighting is a row with a name. `raman` is the one that is
 * printed with all its figures (units of 100, by graha, house and dignity; `raman-muhurtha`, as `vedastro` reckons it).
 */

import { oneOf, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { type Dignity, dignityOf, houseFrom, type Kundli } from '../graha/index.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { PAPASAMYA_NAMES } from './option-names.ts';
import { PERSON_KEYS, type PersonKey } from './settings.ts';

const MALEFICS = ['Mars', 'Saturn', 'Sun', 'Rahu', 'Ketu'] as const;
export type PapaGraha = (typeof MALEFICS)[number];
const REFERENCES = ['lagna', 'moon', 'venus'] as const;
export type PapaReference = (typeof REFERENCES)[number];

/** Points are the product of what a row gives for the graha, the house, the reference and the dignity. */
export interface PapaWeighting {
  readonly grahas: { readonly [G in PapaGraha]: number };
  /** Houses that are not listed do no harm. */
  readonly houses: { readonly [house: number]: number };
  readonly references: { readonly [R in PapaReference]: number };
  /** Null where dignity does not count. */
  readonly dignities: { readonly [D in Dignity]: number } | null;
  /** Signs in which Mars does none, by house; `any` for all houses. */
  readonly marsExempt: { readonly [house: number]: readonly number[]; readonly any: readonly number[] } | null;
  readonly sources: readonly SourceKey[];
}

const WEIGHTINGS = ['equal', 'full-half-quarter', 'raman'] as const;
export type PapaWeightingName = (typeof WEIGHTINGS)[number];

const ALIKE = { Mars: 1, Saturn: 1, Sun: 1, Rahu: 1, Ketu: 1 };
const SIX_HOUSES = { 1: 1, 2: 1, 4: 1, 7: 1, 8: 1, 12: 1 };

/** `equal`: every malefic in the six houses counts one from each reference. `full-half-quarter`: one from the lagna, half from the Moon, a quarter from Venus. */
export const PAPA_WEIGHTINGS: { readonly [W in PapaWeightingName]: PapaWeighting } = {
  equal: {
    grahas: ALIKE,
    houses: SIX_HOUSES,
    references: { lagna: 1, moon: 1, venus: 1 },
    dignities: null,
    marsExempt: null,
    sources: ['almanac-practice'],
  },
  'full-half-quarter': {
    grahas: ALIKE,
    houses: SIX_HOUSES,
    references: { lagna: 1, moon: 0.5, venus: 0.25 },
    dignities: null,
    marsExempt: null,
    sources: ['program-practice'],
  },
  raman: {
    grahas: { Mars: 100, Saturn: 75, Sun: 50, Rahu: 75, Ketu: 75 },
    houses: { 2: 0.5, 4: 0.5, 7: 1, 8: 1, 12: 0.5 },
    references: { lagna: 1, moon: 0, venus: 0 },
    dignities: {
      exalted: 0.5,
      moolatrikona: 0.6,
      own: 0.6,
      'great-friend': 0.7,
      friend: 0.7,
      neutral: 0.8,
      enemy: 0.9,
      'great-enemy': 0.9,
      debilitated: 1,
    },
    marsExempt: { 2: [3, 6], 4: [1, 8], 7: [4, 10], 8: [9, 12], 12: [2, 7], any: [5, 11] },
    sources: ['raman-muhurtha', 'vedastro'],
  },
};

/** One malefic from one reference. */
export interface PapaRow {
  readonly graha: PapaGraha;
  readonly reference: PapaReference;
  readonly house: number;
  readonly points: number;
}

export interface PapaPoints {
  readonly weighting: PapaWeightingName;
  /** Malefics that do harm, reference by reference. */
  readonly rows: readonly PapaRow[];
  readonly totals: { readonly [R in PapaReference]: number };
  readonly total: number;
  readonly sources: readonly SourceKey[];
}

/**
 * The harm of the malefics of one chart.
 *
 * @param weighting  `equal` when left out
 * @throws  EngineError INVALID_OPTION for a weighting that does not exist, and for what is no kundli
 */
export function papaPointsOf(kundli: Kundli, weighting: PapaWeightingName = 'equal'): PapaPoints {
  readKundli(kundli);
  const name = oneOf('weighting', weighting, WEIGHTINGS);
  const row = PAPA_WEIGHTINGS[name];
  const signOf = { lagna: kundli.lagna.sign, moon: kundli.grahas.Moon.sign, venus: kundli.grahas.Venus.sign };
  const totals = { lagna: 0, moon: 0, venus: 0 };
  const rows: PapaRow[] = [];
  for (const reference of REFERENCES) {
    for (const graha of MALEFICS) {
      const { sign } = kundli.grahas[graha];
      const house = houseFrom(signOf[reference], sign);
      if (graha === 'Mars' && isExempt(row, house, sign)) continue;
      const dignity = row.dignities === null ? 1 : row.dignities[dignityOf(kundli, graha)];
      const points = rounded(row.grahas[graha] * (row.houses[house] ?? 0) * row.references[reference] * dignity);
      if (points === 0) continue;
      totals[reference] = rounded(totals[reference] + points);
      rows.push({ graha, reference, house, points });
    }
  }
  return {
    weighting: name,
    rows,
    totals,
    total: rounded(totals.lagna + totals.moon + totals.venus),
    sources: row.sources,
  };
}

/**
 * `balanced`: the groom's harm is not less than the bride's; with `raman` it is nearly equal to hers, within five units. `passable`, with `raman`
 * alone: his exceeds hers by more, and by less than a quarter. `unbalanced`: the rest.
 */
export type PapaVerdict = 'balanced' | 'passable' | 'unbalanced';

export interface PapasamyaOptions {
  /** `equal` when left out. */
  readonly weighting?: PapaWeightingName;
  /** `person2` when left out. */
  readonly bride?: PersonKey;
}

export interface Papasamya {
  readonly person1: PapaPoints;
  readonly person2: PapaPoints;
  /** Groom less bride. */
  readonly difference: number;
  readonly verdict: PapaVerdict;
  readonly settings: { readonly weighting: PapaWeightingName; readonly bride: PersonKey };
}

/** Units within which two charts are nearly equal; Raman gives no figure, this is the one `vedastro` takes. */
const NEARLY = 5;
const QUARTER = 0.25;

/**
 * Weighs the malefics of two charts against each other.
 *
 * @throws  EngineError INVALID_OPTION for a weighting or person that does not exist
 */
export function papasamyaOf(person1: Kundli, person2: Kundli, options: PapasamyaOptions = {}): Papasamya {
  const given = readChoices(options, 'options', PAPASAMYA_NAMES);
  const bride = oneOf('bride', given.bride ?? 'person2', PERSON_KEYS);
  readKundli(person1, 'person1');
  readKundli(person2, 'person2');
  const [first, second] = [papaPointsOf(person1, given.weighting), papaPointsOf(person2, given.weighting)];
  const [hers, his] = bride === 'person1' ? [first.total, second.total] : [second.total, first.total];
  return {
    person1: first,
    person2: second,
    difference: rounded(his - hers),
    verdict: verdictOf(hers, his, first.weighting),
    settings: { weighting: first.weighting, bride },
  };
}

function verdictOf(hers: number, his: number, weighting: PapaWeightingName): PapaVerdict {
  if (weighting !== 'raman') return his >= hers ? 'balanced' : 'unbalanced';
  if (Math.abs(his - hers) <= NEARLY) return 'balanced';
  return his > hers && his - hers < QUARTER * hers ? 'passable' : 'unbalanced';
}

function isExempt({ marsExempt }: PapaWeighting, house: number, sign: number): boolean {
  if (marsExempt === null) return false;
  return marsExempt.any.includes(sign) || (marsExempt[house]?.includes(sign) ?? false);
}

/** To 1e-6, so that sums of quarters and tenths stay what they look like. */
function rounded(points: number): number {
  return Math.round(points * 1e6) / 1e6 + 0;
}
