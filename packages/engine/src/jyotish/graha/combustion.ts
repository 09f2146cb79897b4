/**
 * Whether a graha is lost in the Sun's light (asta).
 *
 * Sources: Surya Siddhanta 9.6–9 and 10.1 (`surya-siddhanta`), whose degrees of time the commentators take as degrees of longitude;
 * the other schools as named. The nodes are never combust: they eclipse the Sun.
 */

import { normaliseSignedDeg } from '../../angle.ts';
import { oneOf, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { type Graha, isNode, type Kundli } from './kundli.ts';
import { GRAHA_STATE_NAMES } from './option-names.ts';
import { spotOf } from './read-kundli.ts';

/**
 * Degrees of longitude from the Sun. `surya-siddhanta`: less for Mercury and Venus when retrograde; `retrograde-variants`: the
 * list of programs with a retrograde value for every graha; `half-orb`: half of the first, for a deep combustion; `uniform-8-30`:
 * 8°30′ for all, after western practice.
 */
export const COMBUSTION_SCHOOLS = ['surya-siddhanta', 'retrograde-variants', 'half-orb', 'uniform-8-30'] as const;
export type CombustionSchool = (typeof COMBUSTION_SCHOOLS)[number];
export const DEFAULT_COMBUSTION: CombustionSchool = 'surya-siddhanta';
export interface CombustionOptions {
  readonly combustion?: CombustionSchool;
}

/** Distance below which a graha is combust, degrees: in direct motion, and retrograde. */
export type CombustionOrb = readonly [directDeg: number, retrogradeDeg: number];
type Orbs = { readonly [G in 'Moon' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn']: CombustionOrb };

// biome-ignore format: a table reads in rows
export const COMBUSTION_ORBS: { readonly [S in CombustionSchool]: { readonly orbs: Orbs; readonly source: SourceKey } } = {
  'surya-siddhanta':     { source: 'surya-siddhanta', orbs: { Moon: [12, 12], Mars: [17, 17], Mercury: [14, 12], Jupiter: [11, 11], Venus: [10, 8], Saturn: [15, 15] } },
  'retrograde-variants': { source: 'program-practice', orbs: { Moon: [12, 12], Mars: [17, 8], Mercury: [14, 12], Jupiter: [11, 11], Venus: [10, 8], Saturn: [15, 16] } },
  'half-orb':            { source: 'program-practice', orbs: { Moon: [6, 6], Mars: [8.5, 8.5], Mercury: [7, 6], Jupiter: [5.5, 5.5], Venus: [5, 4], Saturn: [7.5, 7.5] } },
  'uniform-8-30':        { source: 'program-practice', orbs: { Moon: [8.5, 8.5], Mars: [8.5, 8.5], Mercury: [8.5, 8.5], Jupiter: [8.5, 8.5], Venus: [8.5, 8.5], Saturn: [8.5, 8.5] } },
};

/**
 * Whether a graha is combust: nearer to the Sun than its distance. Never the Sun nor the nodes.
 *
 * @throws  EngineError INVALID_OPTION for an unknown school or graha, and for what is no kundli
 */
export function isCombust(kundli: Kundli, graha: Graha, options: CombustionOptions = {}): boolean {
  return isCombustBy(kundli, graha, readChoices(options, 'options', GRAHA_STATE_NAMES));
}

/** The same by options whose names were looked at before. */
export function isCombustBy(kundli: Kundli, graha: Graha, options: CombustionOptions): boolean {
  const { isRetrograde } = spotOf(kundli, graha);
  const school = oneOf('combustion', options.combustion ?? DEFAULT_COMBUSTION, COMBUSTION_SCHOOLS);
  if (graha === 'Sun' || isNode(graha)) return false;
  const orb = COMBUSTION_ORBS[school].orbs[graha][isRetrograde ? 1 : 0];
  return sunDistanceDeg(kundli, graha) < orb;
}

/** Distance of a graha from the Sun along the ecliptic, 0 … 180. @throws EngineError INVALID_OPTION as `isCombust` */
export function sunDistanceDeg(kundli: Kundli, graha: Graha): number {
  return Math.abs(normaliseSignedDeg(spotOf(kundli, graha).longitudeDeg - spotOf(kundli, 'Sun').longitudeDeg));
}
