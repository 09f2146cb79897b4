/** How does a planet stand to the Sun? Cazimi, combust, under the beams or free; morning star or evening star. */

import { normaliseDeg, normaliseSignedDeg } from '../../angle.ts';
import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { cell, type Fact } from '../../fact.ts';
import { needPoint, type Radix, readRadix, roundedDeg } from '../radix/index.ts';
import { kebab, type Placed, placedOf } from './planets.ts';
import type { TableSource } from './rulership.ts';

/** Limits from the Sun's body. `lilly`: combust only in the Sun's own sign; `lilly-any-sign`: the same distances across the border of signs too. */
export const SOLAR_LIMIT_SCHOOLS = ['lilly', 'lilly-any-sign'] as const;
export type SolarLimitSchool = (typeof SOLAR_LIMIT_SCHOOLS)[number];

export interface SolarLimits extends TableSource {
  readonly cazimiDeg: number;
  readonly combustDeg: number;
  readonly beamsDeg: number;
  readonly isCombustInSameSignOnly: boolean;
}

/** Lilly p. 113: 17′, 8°30′ and 17°. */
// biome-ignore format: a table reads in rows
export const SOLAR_LIMITS: { readonly [S in SolarLimitSchool]: SolarLimits } = {
  lilly:            { cazimiDeg: 17 / 60, combustDeg: 8.5, beamsDeg: 17, isCombustInSameSignOnly: true,  source: 'lilly-1647',       classification: 'classical' },
  'lilly-any-sign': { cazimiDeg: 17 / 60, combustDeg: 8.5, beamsDeg: 17, isCombustInSameSignOnly: false, source: 'program-practice', classification: 'convention' },
};

export type SolarCondition = 'cazimi' | 'combust' | 'under-beams' | 'free';

export interface SolarPhase {
  readonly planet: string;
  /** Longitude of the planet less that of the Sun, −180 … <180: negative in the morning. */
  readonly elongationDeg: number;
  readonly condition: SolarCondition;
  /** Rising before the Sun (oriental), or setting after him (occidental). */
  readonly side: 'morning' | 'evening';
}

export interface SolarPhaseOptions {
  readonly limits?: SolarLimitSchool;
}

const SOLAR_PHASE_NAMES: OptionNames<SolarPhaseOptions> = { limits: true };

/**
 * The phase of one planet.
 *
 * @param planet  name of a point of the radix, not the Sun
 * @throws  EngineError INVALID_OPTION for what is no radix, a point it does not have, or a school that does not exist
 * @source  `lilly-1647` pp. 113–114
 */
export function solarPhaseOf(radix: Radix, planet: string, options: SolarPhaseOptions = {}): Fact<SolarPhase> {
  const chart = readRadix(radix);
  const { limits = 'lilly' } = readChoices(options, 'options', SOLAR_PHASE_NAMES);
  const school = oneOf('limits', limits, SOLAR_LIMIT_SCHOOLS);
  const others = chart.points.map(({ name }) => name).filter((name) => name !== 'Sun');
  const point = placedOf(needPoint(chart, oneOf('planet', planet, others)));
  const sun = placedOf(needPoint(chart, 'Sun'));
  const { source, classification } = SOLAR_LIMITS[school];
  return {
    id: `solar-phase-${kebab(point.name)}`,
    value: solarPhaseIn(point, sun, SOLAR_LIMITS[school]),
    because: [cell(point.name, 'longitudeDeg', point.longitudeDeg), cell('Sun', 'longitudeDeg', sun.longitudeDeg)],
    sources: [source],
    classification,
  };
}

/** The same for two places. */
export function solarPhaseIn(point: Placed, sun: Placed, limits: SolarLimits): SolarPhase {
  const elongationDeg = roundedDeg(normaliseSignedDeg(point.longitudeDeg - sun.longitudeDeg));
  const apart = Math.abs(elongationDeg);
  const burns = apart <= limits.combustDeg && (point.sign === sun.sign || !limits.isCombustInSameSignOnly);
  return {
    planet: point.name,
    elongationDeg,
    condition:
      apart <= limits.cazimiDeg ? 'cazimi' : burns ? 'combust' : apart <= limits.beamsDeg ? 'under-beams' : 'free',
    side: normaliseDeg(sun.longitudeDeg - point.longitudeDeg) < 180 ? 'morning' : 'evening',
  };
}
