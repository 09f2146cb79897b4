/** Charts made for drawing tests: any longitudes, any crowding, without an engine. */

import fc from 'fast-check';
import {
  type Angle,
  type Chart,
  type House,
  type Placement,
  SIGNS,
  type Zodiac,
  type ZodiacPoint,
} from '../../packages/engine/src/chart/chart.ts';

export const VEDIC_NAMES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
export const WESTERN_NAMES = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'NorthNode',
  'SouthNode',
  'Chiron',
  'Ceres',
  'Pallas',
  'Juno',
  'Vesta',
  'MeanApogee',
] as const;

/** What a made chart is made from; degrees. */
export interface Recipe {
  readonly zodiac: Zodiac;
  readonly ascendant: number;
  readonly midheaven: number;
  /** Cusps 1 … 12, ordered; whole signs from the ascendant's when absent. */
  readonly cusps?: readonly number[];
  readonly bodies: readonly { readonly name: string; readonly longitude: number; readonly retrograde: boolean }[];
}

const turn = (angle: number): number => ((angle % 360) + 360) % 360;

function point(longitude: number): ZodiacPoint {
  const turned = turn(longitude);
  const signNumber = Math.min(12, Math.floor(turned / 30) + 1);
  return {
    longitude: turned,
    sign: SIGNS[signNumber - 1] as (typeof SIGNS)[number],
    signNumber,
    signLord: '',
    degree: turned - (signNumber - 1) * 30,
  };
}

/** A chart with everything a drawing reads in it. */
export function makeChart(recipe: Recipe): Chart {
  const ascendant: Angle = { name: 'Ascendant', ...point(recipe.ascendant) };
  const midheaven: Angle = { name: 'Midheaven', ...point(recipe.midheaven) };
  const cusps = recipe.cusps ?? Array.from({ length: 12 }, (_, index) => turn((ascendant.signNumber - 1 + index) * 30));
  const houseOf = (longitude: number): number => {
    const index = cusps.findIndex((cusp, at) => turn(longitude - cusp) < turn((cusps[(at + 1) % 12] as number) - cusp));
    return index < 0 ? 1 : index + 1;
  };
  const planets = recipe.bodies.map(
    ({ name, longitude, retrograde }): Placement => ({
      ...point(longitude),
      name,
      latitude: 0,
      speed: retrograde ? -0.5 : 0.5,
      distance: 1,
      house: houseOf(turn(longitude)),
      retrograde,
      isRetrograde: retrograde,
    }),
  );
  const houses = cusps.map((cusp, index): House => {
    const at = point(cusp);
    return {
      number: index + 1,
      house: index + 1,
      sign: at.sign,
      longitude: at.longitude,
      degree: at.degree,
      signLord: '',
      lord: '',
      occupants: planets.filter((planet) => planet.house === index + 1).map((planet) => planet.name),
    };
  });
  return {
    zodiac: recipe.zodiac,
    ascendant,
    midheaven,
    angles: [
      ascendant,
      midheaven,
      { name: 'Descendant', ...point(recipe.ascendant + 180) },
      { name: 'ImumCoeli', ...point(recipe.midheaven + 180) },
    ],
    planets,
    houses,
    sunSign: planets[0]?.sign ?? 'Aries',
    moonSign: planets[1]?.sign ?? 'Aries',
    time: {
      datetimeLocal: '1990-05-15T14:30:00',
      datetimeUtc: '1990-05-15T09:00:00.000Z',
      utcOffset: '+05:30',
      zone: 'Asia/Kolkata',
      zoneSource: 'field-iana',
      tzdbVersion: '2026a',
    },
    calculation: {
      ayanamsa: recipe.zodiac === 'sidereal' ? 'lahiri' : null,
      ayanamsaValue: recipe.zodiac === 'sidereal' ? 23.72 : null,
      ayanamsaTrueValue: recipe.zodiac === 'sidereal' ? 23.72 : null,
      julianDayTt: 2448026.875658,
      julianDayUt: 2448026.875,
      deltaTSeconds: 56.86,
      siderealTimeDeg: 92.1,
      obliquityDeg: 23.44,
      houseSystem: 'whole-sign',
      houseSystemUsed: 'whole-sign',
      nodeType: 'mean',
      ephemeris: 'made/1',
      rulesEdition: 'made',
      engineVersion: '0.0.0',
    },
    uncertainty: {},
    warnings: [],
  };
}

const longitude = fc.integer({ min: 0, max: 359_9999 }).map((value) => value / 10_000);

/** Longitudes that like company: each either anywhere, or within a few degrees of one crowded point. */
const longitudes = (count: number): fc.Arbitrary<readonly number[]> =>
  fc
    .tuple(
      longitude,
      fc.constantFrom(0.5, 3, 12, 29),
      fc.array(fc.tuple(fc.boolean(), longitude), { minLength: count, maxLength: count }),
    )
    .map(([crowd, spreadDeg, each]) =>
      each.map(([alone, anywhere]) => (alone ? anywhere : turn(crowd + (anywhere / 360) * spreadDeg))),
    );

/** Cusps of an unequal house system: quadrants from the angles, divided unevenly, each house at least a quarter degree. */
const cusps = fc
  .tuple(
    longitude,
    fc.integer({ min: 30, max: 150 }),
    fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 6, maxLength: 6 }),
  )
  .map(
    ([ascendant, quadrant, weights]): {
      readonly ascendant: number;
      readonly midheaven: number;
      readonly cusps: readonly number[];
    } => {
      const [a, b, c, d, e, f] = weights as [number, number, number, number, number, number];
      const lower = 180 - quadrant;
      const first = [0, (lower * a) / (a + b + c), (lower * (a + b)) / (a + b + c)];
      const second = [lower, lower + (quadrant * d) / (d + e + f), lower + (quadrant * (d + e)) / (d + e + f)];
      const half = [...first, ...second];
      return {
        ascendant,
        midheaven: turn(ascendant + lower + 180),
        cusps: [...half, ...half.map((away) => away + 180)].map((away) => turn(ascendant + away)),
      };
    },
  );

/** Any chart: nine to eighteen bodies, whole signs or unequal houses, crowded or not. */
export const anyChart: fc.Arbitrary<Chart> = fc
  .tuple(fc.constantFrom(VEDIC_NAMES, WESTERN_NAMES), fc.boolean(), cusps)
  .chain(([names, unequal, houses]) =>
    fc
      .tuple(longitudes(names.length), fc.array(fc.boolean(), { minLength: names.length, maxLength: names.length }))
      .map(([where, backwards]) =>
        makeChart({
          zodiac: names.length === 9 ? 'sidereal' : 'tropical',
          ascendant: houses.ascendant,
          midheaven: houses.midheaven,
          ...(unequal ? { cusps: houses.cusps } : {}),
          bodies: names.map((name, index) => ({
            name,
            longitude: where[index] as number,
            retrograde: backwards[index] as boolean,
          })),
        }),
      ),
  );

/** A plain chart of the nine grahas. */
export const quietChart: Chart = makeChart({
  zodiac: 'sidereal',
  ascendant: 158.4,
  midheaven: 68.2,
  bodies: [
    ['Sun', 30.6, false],
    ['Moon', 295.3, false],
    ['Mars', 325.7, false],
    ['Mercury', 14.2, true],
    ['Jupiter', 74.9, false],
    ['Venus', 348.5, false],
    ['Saturn', 271.1, true],
    ['Rahu', 288.3, true],
    ['Ketu', 108.3, true],
  ].map(([name, at, retrograde]) => ({
    name: name as string,
    longitude: at as number,
    retrograde: retrograde as boolean,
  })),
});

/** Seventeen of eighteen bodies within eleven degrees, the ascendant among them. */
export const crowdedChart: Chart = makeChart({
  zodiac: 'tropical',
  ascendant: 44.2,
  midheaven: 301.9,
  cusps: [44.2, 70.1, 94.8, 121.9, 152.3, 188.7, 224.2, 250.1, 274.8, 301.9, 332.3, 8.7],
  bodies: WESTERN_NAMES.map((name, index) => ({
    name,
    longitude: index === 1 ? 222.2 : 38 + index * 0.64,
    retrograde: index % 3 === 0,
  })),
});

/** A Western chart of everyday spread. */
export const westernChart: Chart = makeChart({
  zodiac: 'tropical',
  ascendant: 182.2,
  midheaven: 92.9,
  cusps: [182.2, 211.6, 241.9, 272.9, 303.4, 333, 2.2, 31.6, 61.9, 92.9, 123.4, 153],
  bodies: WESTERN_NAMES.map((name, index) => ({
    name,
    longitude: [
      54.3, 319.1, 38, 12.2, 349.4, 98.6, 294.8, 278.7, 284.1, 226, 312.1, 132.1, 104.2, 98, 330.4, 203.1, 301.5, 236.7,
    ][index] as number,
    retrograde: [2, 6, 7, 8, 9].includes(index),
  })),
});
