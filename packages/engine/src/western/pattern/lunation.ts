/** In which part of the month a chart was made: Rudhyar's eight phases, which begin at their aspects, or the eight of the calendar, centred on them. */

import { LUNAR_PHASES, lunarPhaseOf } from '../../chart/lunar-phase.ts';
import { oneOf, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { needPoint, type Radix, type RadixPoint, readRadix, zodiacSpot } from '../radix/index.ts';

/** Each begins at a multiple of 45° from the Sun: New from the conjunction, Full from the opposition. */
export const LUNATION_PHASES = [
  'New',
  'Crescent',
  'First Quarter',
  'Gibbous',
  'Full',
  'Disseminating',
  'Last Quarter',
  'Balsamic',
] as const;

export const PHASE_SCHEMES = ['rudhyar', 'calendar'] as const;
export interface LunationOptions {
  /** `rudhyar` when left out. `calendar`: names of chart/lunar-phase.ts, each with its aspect in the middle. */
  readonly phases?: (typeof PHASE_SCHEMES)[number];
}

export interface Lunation {
  readonly settings: Required<LunationOptions>;
  readonly sources: readonly SourceKey[];
  readonly name: (typeof LUNATION_PHASES)[number] | (typeof LUNAR_PHASES)[number];
  /** 1 … 8. */
  readonly number: number;
  /** From the Sun to the Moon along the signs, 0 … <360. */
  readonly arcDeg: number;
  readonly isWaxing: boolean;
  /** Lit part of the disc, 0 … 1; null where latitudes or distances are not known. */
  readonly illumination: number | null;
}

/**
 * The phase of the Moon in a chart.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, or one without Sun and Moon
 * @source  `rudhyar-1967`; lit part: `meeus-1998`, ch. 48
 */
export function lunationOf(radix: Radix, options: LunationOptions = {}): Lunation {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', { phases: true });
  const phases = oneOf('phases', given.phases ?? 'rudhyar', PHASE_SCHEMES);
  const [sun, moon] = [needPoint(chart, 'Sun'), needPoint(chart, 'Moon')];
  const arcDeg = zodiacSpot(moon.longitudeDeg - sun.longitudeDeg).longitudeDeg;
  const index = phases === 'rudhyar' ? Math.floor(arcDeg / 45) : Math.floor((arcDeg + 22.5) / 45) % 8;
  return {
    settings: { phases },
    sources: ['rudhyar-1967', 'meeus-1998'],
    name: (phases === 'rudhyar' ? LUNATION_PHASES : LUNAR_PHASES)[index] as Lunation['name'],
    number: index + 1,
    arcDeg,
    isWaxing: arcDeg < 180,
    illumination: illuminationOf(sun, moon),
  };
}

function illuminationOf(sun: RadixPoint, moon: RadixPoint): number | null {
  const [seenSun, seenMoon] = [sun, moon].map(({ longitudeDeg, latitudeDeg, distanceAu }) =>
    (latitudeDeg ?? null) === null || (distanceAu ?? null) === null
      ? null
      : { longitude: longitudeDeg, latitude: latitudeDeg as number, distance: distanceAu as number },
  );
  return seenSun && seenMoon ? lunarPhaseOf(seenSun, seenMoon).illumination : null;
}
