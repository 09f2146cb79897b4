/** Directions and dwellings of a whole day, each with the times between which it holds: what almanacs print under nivas and shool. */

import {
  chandraVasaOf,
  type Direction,
  type DishaShool,
  dishaShoolOf,
  nakshatraShoolOf,
  rahuVasaOf,
  yoginiVasaOf,
} from './directions.ts';
import type { DayGround } from './ground.ts';
import { type TimedSpan, timedSpan } from './quality.ts';
import { joined, overlaid, type Stretch } from './stretches.ts';
import { agniVasaOf, homahutiOf, kumbhaChakraOf, shivaVasaOf, type Vasa } from './vasa.ts';

export interface TimedDirection extends TimedSpan {
  readonly direction: Direction;
}
export interface TimedVasa extends Vasa, TimedSpan {}

export interface DayVasas {
  readonly dishaShool: DishaShool & TimedSpan;
  readonly nakshatraShool: readonly TimedDirection[];
  readonly rahuVasa: TimedDirection;
  readonly chandraVasa: readonly TimedDirection[];
  readonly yoginiVasa: readonly TimedDirection[];
  readonly agniVasa: readonly TimedVasa[];
  readonly shivaVasa: readonly TimedVasa[];
  readonly homahuti: readonly TimedVasa[];
  readonly kumbhaChakra: readonly TimedVasa[];
}

/** What dwells where on a solar day, from sunrise to sunrise. */
export function dayVasasOf(ground: DayGround): DayVasas {
  const { vara, tithis, nakshatras, moonSigns, sunNakshatras, clock, day } = ground;
  const whole = timedSpan(day.sunriseJdTt, day.nextSunriseJdTt, clock);
  const places = <V>(stretches: readonly Stretch<V>[], directionOf: (value: V) => Direction | null): TimedDirection[] =>
    stretches.flatMap(({ value, startJdTt, endJdTt }) => {
      const direction = directionOf(value);
      return direction === null ? [] : [{ direction, ...timedSpan(startJdTt, endJdTt, clock) }];
    });
  const dwellings = <V>(stretches: readonly Stretch<V>[], vasaOf: (value: V) => Vasa): TimedVasa[] => {
    const vasas = stretches.map(({ value, startJdTt, endJdTt }) => ({ value: vasaOf(value), startJdTt, endJdTt }));
    return joined(vasas, (a, b) => a.name === b.name).map(({ value, startJdTt, endJdTt }) => ({
      name: value.name,
      quality: value.quality,
      ...timedSpan(startJdTt, endJdTt, clock),
    }));
  };
  const stars = overlaid(nakshatras, sunNakshatras, (moon, sun) => [sun, moon] as const);
  return {
    dishaShool: { ...dishaShoolOf(vara), ...whole },
    nakshatraShool: places(nakshatras, nakshatraShoolOf),
    rahuVasa: { direction: rahuVasaOf(vara), ...whole },
    chandraVasa: places(moonSigns, chandraVasaOf),
    yoginiVasa: places(tithis, yoginiVasaOf),
    agniVasa: dwellings(tithis, (tithi) => agniVasaOf(tithi, vara)),
    shivaVasa: dwellings(tithis, shivaVasaOf),
    homahuti: dwellings(stars, ([sun, moon]) => homahutiOf(sun, moon)),
    kumbhaChakra: dwellings(stars, ([sun, moon]) => kumbhaChakraOf(sun, moon)),
  };
}
