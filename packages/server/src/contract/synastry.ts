/**
 * Two charts → what is published of their synastry: aspects from one to the other, whose planets fall in whose houses, a score with all its
 * parts, a composite on wish; and of one person alone, what his own chart says of relations. Every value is the engine's.
 */

import type { Chart, Engine } from '@khagol/engine';
import { houseOf, lordOfSign, SIGNS } from '@khagol/engine/chart';
import {
  aspectsOf,
  compositeOf,
  type HouseOverlay,
  type Radix,
  type Synastry,
  synastryOf,
  type WesternAspect,
} from '@khagol/engine/western';
import type { SynastryInput } from './synastry-input.ts';

/** A person with the chart as it is published, the chart as it is, and the radix of it. */
export interface SynastryPerson {
  readonly record: Readonly<Record<string, unknown>>;
  readonly chart: Chart;
  readonly radix: Radix;
}

type Rules = Pick<SynastryInput, 'aspects' | 'orbDeg' | 'score' | 'includeComposite'>;

/** What two people are told. */
export function synastryRecord(
  kernel: Engine['kernel'],
  first: SynastryPerson,
  second: SynastryPerson,
  rules: Rules,
): Readonly<Record<string, unknown>> {
  const synastry = synastryOf(first.radix, second.radix, { ...aspectRules(rules), score: rules.score });
  const { firstInSecond, secondInFirst } = synastry.overlays;
  return {
    mode: 'pair',
    person1: withOtherHouses(first, second),
    person2: withOtherHouses(second, first),
    interAspects: synastry.aspects.map(aspectRow),
    houseOverlays: { person1InPerson2: firstInSecond, person2InPerson1: secondInFirst },
    score: scoreOf(synastry),
    summary: synastry.summary,
    profile: null,
    ...(rules.includeComposite && { composite: compositeRecord(kernel, first.radix, second.radix, rules) }),
  };
}

/** What one person alone is told: the same members with nothing between two, and the places that speak of relations. */
export function profileRecord({ record, chart, radix }: SynastryPerson): Readonly<Record<string, unknown>> {
  const planet = (name: string): unknown => {
    const { longitude, sign, degree, house, retrograde } = chart.planets.find(
      (one) => one.name === name,
    ) as Chart['planets'][number];
    return { name, longitude, sign, degree, ...(radix.isTimeKnown && { house }), retrograde };
  };
  const house = (number: number): unknown => {
    const { sign, longitude, lord, occupants } = chart.houses[number - 1] as Chart['houses'][number];
    return { number, sign, longitude, lord, occupants };
  };
  const nothing: readonly HouseOverlay[] = [];
  return {
    mode: 'profile',
    person1: record,
    person2: null,
    interAspects: [],
    houseOverlays: { person1InPerson2: nothing, person2InPerson1: nothing },
    score: null,
    summary: { total: 0, harmonious: 0, challenging: 0, neutral: 0, byType: {} },
    profile: {
      venus: planet('Venus'),
      mars: planet('Mars'),
      moon: planet('Moon'),
      fifthHouse: radix.isTimeKnown ? house(5) : null,
      seventhHouse: radix.isTimeKnown ? house(7) : null,
    },
  };
}

/** A chart whose planets also say in which house of the other they fall; without, where the other's houses are not known. */
function withOtherHouses(
  { record, chart }: SynastryPerson,
  { radix: { houses, isTimeKnown } }: SynastryPerson,
): Readonly<Record<string, unknown>> {
  if (houses === null || !isTimeKnown) return record;
  const planets = record['planets'] as readonly Readonly<Record<string, unknown>>[];
  return {
    ...record,
    planets: planets.map((planet, i) => ({
      ...planet,
      houseInOtherChart: houseOf((chart.planets[i] as Chart['planets'][number]).longitude, houses.cuspsDeg),
    })),
  };
}

function aspectRules({ aspects, orbDeg }: Pick<Rules, 'aspects' | 'orbDeg'>) {
  return {
    aspects: aspects === 'all' ? 'common' : 'major',
    ...(orbDeg === undefined ? {} : { orbs: orbDeg }),
  } as const;
}

function aspectRow({
  point1,
  point2,
  type,
  angleDeg,
  separationDeg,
  orbDeg,
  strength,
  nature,
}: WesternAspect): unknown {
  return {
    planet1: point1,
    planet2: point2,
    type,
    aspect: type,
    aspectType: type,
    angle: angleDeg,
    separation: separationDeg,
    orb: orbDeg,
    strength,
    nature,
  };
}

function scoreOf({ score: { value, method, points, name, contributions, sources } }: Synastry): unknown {
  return { value, method, points, name, contributions, source: sources[0] };
}

function compositeRecord(
  kernel: Engine['kernel'],
  first: Radix,
  second: Radix,
  rules: Pick<Rules, 'aspects' | 'orbDeg'>,
): unknown {
  const { settings, radix } = compositeOf(kernel, first, second);
  const timed = radix.isTimeKnown;
  const { angles, houses } = radix;
  const planets = radix.points.map(({ name, longitudeDeg, house }) => ({
    name,
    ...spot(longitudeDeg),
    ...(timed && house !== null && { house }),
  }));
  return {
    method: settings.method,
    houseMethod: timed ? settings.houses : 'none',
    zodiac: radix.settings.zodiac,
    ascendant: timed && angles !== null ? spot(angles.Ascendant.longitudeDeg) : null,
    midheaven: timed && angles !== null ? spot(angles.Midheaven.longitudeDeg) : null,
    planets,
    houses:
      timed && houses !== null
        ? houses.cuspsDeg.map((cusp, i) => ({
            number: i + 1,
            house: i + 1,
            ...spot(cusp),
            lord: lordOfSign(signOf(cusp)),
            occupants: radix.points.filter(({ house }) => house === i + 1).map(({ name }) => name),
          }))
        : [],
    aspects: aspectsOf(radix, { ...aspectRules(rules), angles: [] })
      .aspects.filter(({ point1, point2 }) => !(point1 === 'NorthNode' && point2 === 'SouthNode'))
      .map(aspectRow),
  };
}

function signOf(longitudeDeg: number): number {
  return Math.floor(longitudeDeg / 30) + 1;
}

function spot(longitude: number) {
  const signNumber = signOf(longitude);
  return {
    longitude,
    sign: SIGNS[signNumber - 1],
    signNumber,
    signLord: lordOfSign(signNumber),
    degree: Math.round((longitude - (signNumber - 1) * 30) * 1e7) / 1e7,
  };
}
