/** What each sign is, for those who match charts: lord, varna and vashya, in one table of 12 rows. Its schools: schools.ts. */

import { SIGNS, type Sign } from '../../chart/chart.ts';
import { wholeIn } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { lordOf, type VisibleGraha } from '../graha/index.ts';
import { VARNAS, type Varna } from './attributes.ts';
import { VARNA_SCHOOLS, VASHYA_FIRST, VASHYA_HALF_SOURCES, VASHYA_SECOND, VASHYA_SIGNS, VASHYAS } from './schools.ts';

export type Vashya = (typeof VASHYAS)[number];

/** One sign. Plain data. */
export interface SignAttributes {
  /** 1 … 12, Aries first. */
  readonly sign: number;
  readonly name: Sign;
  readonly lord: VisibleGraha;
  /** By the school `by-signs`. */
  readonly varna: Varna;
  /** In its first and in its second half; they differ in Sagittarius and Capricorn. */
  readonly vashya: { readonly first: Vashya; readonly second: Vashya };
  /** The signs it holds sway over (Raman), 1 … 12. */
  readonly swaysOver: readonly number[];
  readonly sources: readonly SourceKey[];
}

const BY_SIGNS = VARNA_SCHOOLS['by-signs'];
const SOURCES_OF: readonly SourceKey[] = [
  ...new Set<SourceKey>([...BY_SIGNS.sources, ...VASHYA_HALF_SOURCES['by-longitude'], 'raman-muhurtha']),
];

/** The table: 12 rows, Aries first. */
export const SIGN_ATTRIBUTES: readonly SignAttributes[] = SIGNS.map((name, index) => ({
  sign: index + 1,
  name,
  lord: lordOf(index + 1),
  varna: VARNAS[BY_SIGNS.table.ranks[index] as number] as Varna,
  vashya: {
    first: VASHYAS[VASHYA_FIRST[index] as number] as Vashya,
    second: VASHYAS[VASHYA_SECOND[index] as number] as Vashya,
  },
  swaysOver: VASHYA_SIGNS[index] as readonly number[],
  sources: SOURCES_OF,
}));

/**
 * What a sign is.
 *
 * @param sign  1 … 12, Aries first
 * @throws  EngineError INVALID_OPTION
 */
export function signAttributes(sign: number): SignAttributes {
  return SIGN_ATTRIBUTES[wholeIn('sign', sign, 1, 12) - 1] as SignAttributes;
}
