/** Stores of every kind, as the fact functions make them of real records, and of records whose findings or periods are put in their place. */

import fc from 'fast-check';
import type { ZodiacSky } from '../../packages/engine/src/chart/zodiac-sky.ts';
import type { Engine } from '../../packages/engine/src/index.ts';
import { doshaTable } from '../../packages/engine/src/jyotish/dosha/find.ts';
import { GRAHAS } from '../../packages/engine/src/jyotish/graha/kundli.ts';
import { ashtakootaOf, openJyotish, panchangAt, poruthamOf } from '../../packages/engine/src/jyotish/index.ts';
import { YOGA_ROWS } from '../../packages/engine/src/jyotish/yoga/table.ts';
import { numerologyOf } from '../../packages/engine/src/numerology/index.ts';
import {
  type FactStore,
  factsOfGochara,
  factsOfHoroscope,
  factsOfMatch,
  factsOfNativity,
  factsOfNumbers,
  factsOfPanchang,
  factsOfPlan,
  factsOfReturn,
  factsOfSynastry,
  factsOfVarsha,
  factsOfWesternTransits,
} from '../../packages/engine/src/reading/index.ts';
import { localClock } from '../../packages/engine/src/time/index.ts';
import { type AssessmentRequest, assess } from '../../packages/engine/src/vastu/assess/index.ts';
import { ROOM_TYPES } from '../../packages/engine/src/vastu/rules/index.ts';
import { ZONES } from '../../packages/engine/src/vastu/zone/index.ts';
import {
  aspectsBetween,
  aspectsOf,
  PLANETS,
  type Radix,
  radixFrom,
  synastryOf,
} from '../../packages/engine/src/western/index.ts';
import { rectangle } from '../vastu/assess/houses.ts';
import { anyBirth, SEED } from './births.ts';

const sampled = <T>(made: fc.Arbitrary<T>, count: number): readonly T[] =>
  fc.sample(made, { seed: SEED, numRuns: count });

/** Horoscopes with the periods of some day, then one with every finding of the tables, then one for every pair of periods. */
export function horoscopeStores(engine: Engine, count: number): readonly FactStore[] {
  const jyotish = openJyotish(engine);
  const horoscopes = sampled(anyBirth, count).map((birth) => jyotish.horoscope(birth, { runningAtJdUt: 2_461_000.5 }));
  const one = horoscopes[0] as (typeof horoscopes)[number];
  const found = (ids: readonly string[]) => ids.map((id) => ({ id, value: { isCancelled: false } }));
  const everything = {
    ...one,
    yogas: { ...one.yogas, facts: found(YOGA_ROWS.map(({ id }) => id)) },
    doshas: { ...one.doshas, facts: found(doshaTable().map(({ id }) => id)) },
  } as unknown as typeof one;
  const periods = GRAHAS.flatMap((maha) =>
    GRAHAS.map((antar) => ({ ...one, running: [{ lord: maha }, { lord: antar }] }) as unknown as typeof one),
  );
  return [...horoscopes, everything, ...periods].map(factsOfHoroscope);
}

/** Transits of thirty years over Moons in every sign. */
export function gocharaStores(engine: Engine): readonly FactStore[] {
  const jyotish = openJyotish(engine);
  return Array.from({ length: 12 }, (_, sign) => {
    // The Moon takes about two days and a quarter for a sign.
    const birth = {
      datetime: `1990-01-${String(1 + Math.round(sign * 2.28)).padStart(2, '0')}T12:00`,
      latitude: 20,
      longitude: 78,
    };
    return Array.from({ length: 150 }, (_, step) => factsOfGochara(jyotish.gochara(birth, 2_450_000.5 + step * 73.7)));
  }).flat();
}

/** Years of life of twenty births, a year for each house of the muntha and more, each on a day of it. */
export function varshaStores(engine: Engine): readonly FactStore[] {
  const jyotish = openJyotish(engine);
  return sampled(anyBirth, 20).flatMap((birth) =>
    Array.from({ length: 14 }, (_, age) => {
      const year = jyotish.varshaphala(birth, age + 1);
      return factsOfVarsha(year, year.startJdUt + 1 + age * 25.7);
    }),
  );
}

/** Ten planets anywhere, a chart in the next one's company: what the sky allows together does not bind them. */
export function westernStores(count: number): readonly FactStore[] {
  const degrees = fc.noBias(fc.integer({ min: 0, max: 3599 })).map((tenths) => tenths / 10);
  const charts = sampled(fc.array(degrees, { minLength: 11, maxLength: 11 }), count).map(
    ([ascendantDeg = 0, ...places]): Radix =>
      radixFrom({
        ascendantDeg,
        points: Object.fromEntries(PLANETS.map((planet, i) => [planet, places[i] as number])),
      }),
  );
  return charts.flatMap((radix, i): readonly FactStore[] => {
    const other = charts[(i + 1) % charts.length] as Radix;
    return [
      factsOfNativity({ radix, aspects: aspectsOf(radix) }),
      factsOfReturn(radix),
      factsOfSynastry(synastryOf(radix, other)),
      factsOfWesternTransits(aspectsBetween(radix.points, other.points, { moving: 'first' })),
    ];
  });
}

/** Names of two words and dates of three centuries, by both systems in turn. */
export function numberStores(count: number): readonly FactStore[] {
  const word = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 1, maxLength: 8 });
  const day = fc.record({
    year: fc.integer({ min: 1800, max: 2099 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  return sampled(fc.record({ first: word, last: word, day }), count).map(
    ({ first, last, day: { year, month, day: of } }, index) => {
      const rest = `${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
      return factsOfNumbers(
        numerologyOf(
          { name: `${first} ${last}`, birthDate: `${year}-${rest}`, on: `${year + 1}-${rest}` },
          index % 2 === 0 ? {} : { system: 'chaldean' },
        ),
      );
    },
  );
}

/** Instants of a year. */
export function panchangStores(engine: Engine): readonly FactStore[] {
  const zodiac: ZodiacSky = openJyotish(engine).zodiac;
  const clock = localClock({ latitudeDeg: 28.6, longitudeDeg: 77.2, elevationMetres: 0 });
  return Array.from({ length: 300 }, (_, i) => factsOfPanchang(panchangAt(zodiac, clock, 2_461_000.5 + i * 1.217)));
}

/** Every star with every star, by the usual school of the north and by another one without exceptions, and by the south. */
export function matchStores(): readonly FactStore[] {
  const moons = Array.from({ length: 27 }, (_, i) => ({ nakshatra: i + 1, pada: (i % 4) + 1 }));
  return moons.flatMap((one) =>
    moons.flatMap((other) => [
      factsOfMatch({ ashtakoota: ashtakootaOf(one, other), porutham: poruthamOf(one, other) }),
      factsOfMatch({ ashtakoota: ashtakootaOf(one, other, { exceptions: 'none', tara: 'all-or-nothing' }) }),
    ]),
  );
}

/** Every kind of room in every zone of a plot with its door to the north, then plots of other shapes with the door to the south. */
export function planStores(): readonly FactStore[] {
  const PLOT = rectangle(0, 0, 12, 18);
  const drawn = (roomType: string, zone: number): AssessmentRequest => ({
    inputSource: 'plan-derived',
    bearingDeg: 0,
    plotPolygon: PLOT,
    doorXY: [5.4, 18],
    rooms: [{ roomType, polygon: rectangle((zone % 3) * 4, 12 - Math.floor(zone / 3) * 6, 4, 6) }],
  });
  const shaped = (plotPolygon: AssessmentRequest['plotPolygon'] & {}): AssessmentRequest => ({
    inputSource: 'plan-derived',
    bearingDeg: 0,
    plotPolygon,
    doorXY: [6, 0],
    rooms: [{ roomType: 'kitchen', polygon: rectangle(8, 0, 4, 6) }],
  });
  const requests = [
    ...ROOM_TYPES.flatMap((roomType) => ZONES.map((_, zone) => drawn(roomType, zone))),
    // A corner missing in the south-west; a wing to the north-east; one to the south-west.
    shaped([
      [4, 0],
      [12, 0],
      [12, 18],
      [0, 18],
      [0, 6],
      [4, 6],
    ]),
    shaped([
      [0, 0],
      [12, 0],
      [12, 24],
      [8, 24],
      [8, 18],
      [0, 18],
    ]),
    shaped([
      [0, 0],
      [12, 0],
      [12, 18],
      [0, 18],
      [0, 8],
      [-4, 8],
      [-4, 0],
    ]),
  ];
  return requests.map((request) => factsOfPlan(assess(request)));
}
