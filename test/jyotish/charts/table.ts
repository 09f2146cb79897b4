/** An engine, births anywhere and choices of every kind, for the tests of tables. */
import { readFileSync } from 'node:fs';
import { fc } from '@fast-check/vitest';
import { AYANAMSAS, type ChartChoices, HOUSE_SYSTEMS } from '../../../packages/engine/src/chart/index.ts';
import { type Birth, openEngineWith } from '../../../packages/engine/src/index.ts';
import { findZone } from '../../../packages/engine/src/zone-finder.ts';

const bytes = (path: string) => new Uint8Array(readFileSync(new URL(`../../../${path}`, import.meta.url)));

export const engine = openEngineWith(
  bytes('.cache/kernel/release.wasm'),
  [bytes('packages/engine/data/ephemeris/pack-1800-2400.bin'), bytes('packages/engine/data/ephemeris/analytic.bin')],
  { time: { zoneOf: findZone } },
);

/** Numbers spread evenly over a range; `fc.double` gives nearly all of its own close to 0. */
export const between = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.round(least * 1e6), max: Math.round(most * 1e6) }).map((n) => n / 1e6);

const two = (n: number) => String(n).padStart(2, '0');

/** Places from pole to pole, more of them where people live. */
const latitude = fc.oneof({ weight: 4, arbitrary: between(-59.9, 59.9) }, { weight: 1, arbitrary: between(-90, 90) });

/** Births of 1850 to 2060 as people write them. */
export const births: fc.Arbitrary<Birth> = fc
  .record({
    year: fc.integer({ min: 1850, max: 2060 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    second: fc.integer({ min: 0, max: 59 }),
    latitude,
    longitude: between(-180, 180),
    timezone: fc.oneof(
      { weight: 4, arbitrary: fc.constant(undefined) },
      fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Pacific/Apia', 'Z', '+05:30', -3.5),
    ),
  })
  .map(({ year, month, day, hour, minute, second, latitude, longitude, timezone }) => ({
    datetime: `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`,
    latitude,
    longitude,
    ...(timezone === undefined ? {} : { timezone }),
  }));

const systems = HOUSE_SYSTEMS.filter(({ cusps }) => cusps === 12).map(({ id }) => id);

/** Choices of sidereal charts: any ayanamsa, house system, chalit, node, bodies and quantum. */
export const siderealChoices: fc.Arbitrary<ChartChoices> = fc
  .record({
    ayanamsa: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('lahiri', 'true-citra', 'krishnamurti') },
      fc.constantFrom(...AYANAMSAS.map(({ id }) => id)),
      fc.constant({ t0: 2451545, valueDeg: 23.5 }),
    ),
    houseSystem: fc.constantFrom(...systems),
    chalit: fc.option(fc.constantFrom(...systems), { nil: undefined }),
    nodeType: fc.constantFrom('mean' as const, 'true' as const),
    place: fc.constantFrom('apparent' as const, 'apparent' as const, 'geometric' as const),
    bodies: fc.option(
      fc.constant(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Pluto', 'Chiron'] as const),
      {
        nil: undefined,
      },
    ),
    quantumDeg: fc.constantFrom(1e-7, 1e-7, 1e-9, 1 / 3600),
  })
  .map(({ chalit, bodies, ...choices }) => ({
    zodiac: 'sidereal' as const,
    ...choices,
    ...(chalit === undefined ? {} : { chalit }),
    ...(bodies === undefined ? {} : { bodies }),
  }));

/** The same in the tropical zodiac. */
export const tropicalChoices: fc.Arbitrary<ChartChoices> = siderealChoices.map(({ ayanamsa: _, ...choices }) => ({
  ...choices,
  zodiac: 'tropical' as const,
}));
