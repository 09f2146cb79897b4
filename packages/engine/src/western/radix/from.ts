/** A radix of bare longitudes: a chart in a book, a composite, a row of directed points. Names, longitudes and whatever else is known. */

import { resolveAyanamsa } from '../../chart/ayanamsa.ts';
import { houseOnCircle } from '../../chart/houses.ts';
import { numberIn, type OptionNames, oneOf, readChoices, wholeIn } from '../../choice.ts';
import { isRecord, readFlag, readList, readRecord, readText, refusal, type Unread } from '../../input.ts';
import type { Place } from '../../time/moment.ts';
import { readPlace } from '../../time/place.ts';
import { sectByAxis } from './cast.ts';
import {
  ANGLES,
  type AngleName,
  type Radix,
  type RadixAngle,
  type RadixAngles,
  type RadixPoint,
  roundedDeg,
  type Sect,
  zodiacSpot,
} from './radix.ts';
import { readGroundJd } from './read-radix.ts';

/** What is known of a point; degrees and degrees per day. */
export interface RadixPointInput {
  readonly longitudeDeg: number;
  readonly longitudeDegPerDay?: number | null;
  readonly latitudeDeg?: number | null;
  readonly latitudeDegPerDay?: number | null;
  readonly declinationDeg?: number | null;
  readonly declinationDegPerDay?: number | null;
  readonly rightAscensionDeg?: number | null;
  readonly distanceAu?: number | null;
  /** In place of what the speed says: books mark a retrograde planet without its speed. */
  readonly isRetrograde?: boolean;
  /** In place of the house by cusps, 1 … 12. */
  readonly house?: number;
}
const POINT: OptionNames<RadixPointInput> = {
  longitudeDeg: true,
  longitudeDegPerDay: true,
  latitudeDeg: true,
  latitudeDegPerDay: true,
  declinationDeg: true,
  declinationDegPerDay: true,
  rightAscensionDeg: true,
  distanceAu: true,
  isRetrograde: true,
  house: true,
};

/** What a radix can be made of. */
export interface RadixInput {
  /** By name, in the order the chart shall have: a longitude in degrees, or a record of what is known. */
  readonly points: { readonly [name: string]: number | RadixPointInput };
  readonly ascendantDeg?: number | null;
  /** Ninety degrees before the ascendant when left out. */
  readonly midheavenDeg?: number | null;
  readonly vertexDeg?: number | null;
  readonly eastPointDeg?: number | null;
  /** Twelve; whole signs from the ascendant's when left out. */
  readonly cuspsDeg?: readonly number[] | null;
  /** Name of the houses, for the record. */
  readonly houseSystem?: string | null;
  /** In place of what the Sun and the ascendant say. */
  readonly sect?: Sect;
  /** Tropical when left out. */
  readonly zodiac?: 'tropical' | 'sidereal';
  /** Of a sidereal zodiac, by name: searches of the sky (transits, returns) ask for it. */
  readonly ayanamsa?: string | null;
  /** Right ascension of the meridian, obliquity, moment and place, for directions; all or none. */
  readonly ground?: {
    readonly jdTt: number;
    readonly jdUt: number;
    readonly place: Place;
    readonly armcDeg: number;
    readonly obliquityDeg: number;
    readonly ayanamsaDeg?: number;
  };
}

const INPUT: OptionNames<RadixInput> = {
  points: true,
  ascendantDeg: true,
  midheavenDeg: true,
  vertexDeg: true,
  eastPointDeg: true,
  cuspsDeg: true,
  houseSystem: true,
  sect: true,
  zodiac: true,
  ayanamsa: true,
  ground: true,
};
const WIDEST = 1e9;

/**
 * The radix of what is known.
 *
 * @throws  EngineError INVALID_OPTION naming the member that is missing or no finite number
 */
export function radixFrom(input: RadixInput): Radix {
  const given = readChoices(input, 'input', INPUT);
  const ascendantDeg = known('ascendantDeg', given.ascendantDeg);
  const cusps = cuspsOf(given, ascendantDeg);
  const points = Object.entries(
    readRecord('points', given.points, 'degrees, or records, by the name of the point'),
  ).map(([name, value]) => pointFrom(name, value, cusps));
  const sun = points.find(({ name }) => name === 'Sun');
  const sect =
    given.sect === undefined
      ? sun === undefined || ascendantDeg === null
        ? null
        : sectByAxis(sun.longitudeDeg, ascendantDeg)
      : oneOf('sect', given.sect, ['day', 'night']);
  const system = readText('houseSystem', given.houseSystem ?? (given.cuspsDeg ? 'given' : 'whole-sign'));
  const zodiac = oneOf('zodiac', given.zodiac ?? 'tropical', ['tropical', 'sidereal']);
  return {
    points,
    angles: ascendantDeg === null ? null : anglesFrom(given, ascendantDeg),
    houses: cusps === null ? null : { system, systemUsed: system, cuspsDeg: cusps },
    sect,
    ground: groundFrom(given),
    isTimeKnown: cusps !== null,
    settings: {
      zodiac,
      ayanamsa: ayanamsaFrom(given, zodiac),
      centre: 'geocentric',
      houseSystem: cusps === null ? null : system,
      nodeType: 'true',
      sectBy: 'axis',
      ephemeris: null,
    },
    warnings: [],
  };
}

function ayanamsaFrom({ ayanamsa }: RadixInput, zodiac: Radix['settings']['zodiac']): string | null {
  if (ayanamsa === undefined || ayanamsa === null) return null;
  if (zodiac === 'sidereal') return resolveAyanamsa(readText('ayanamsa', ayanamsa)).id;
  const allowed = 'nothing in a tropical zodiac';
  throw refusal('INVALID_OPTION', 'ayanamsa', allowed, `An ayanamsa belongs to a sidereal zodiac: ${allowed}.`);
}

function pointFrom(name: string, value: unknown, cusps: readonly number[] | null): RadixPoint {
  const field = `points.${name}`;
  const parts: Unread = isRecord(value) ? readChoices(value, field, POINT) : { longitudeDeg: value };
  // A bare number is refused under the point's own name.
  const path = (member: string): string => (isRecord(value) ? `${field}.${member}` : field);
  const number = (member: string): number | null => known(path(member), parts[member]);
  const longitude = number('longitudeDeg');
  if (longitude === null) throw missing(path('longitudeDeg'));
  const { longitudeDeg, sign, degree } = zodiacSpot(longitude);
  const speed = number('longitudeDegPerDay');
  const distance = parts['distanceAu'] ?? null;
  const house = parts['house'] === undefined ? null : wholeIn(`${field}.house`, parts['house'], 1, 12);
  const marked = parts['isRetrograde'];
  return {
    name,
    longitudeDeg,
    sign,
    degree,
    house: house ?? (cusps === null ? null : houseOnCircle(longitudeDeg, cusps)),
    isRetrograde: marked === undefined ? speed !== null && speed < 0 : readFlag(`${field}.isRetrograde`, marked),
    longitudeDegPerDay: speed,
    latitudeDeg: number('latitudeDeg'),
    latitudeDegPerDay: number('latitudeDegPerDay'),
    declinationDeg: number('declinationDeg'),
    declinationDegPerDay: number('declinationDegPerDay'),
    rightAscensionDeg: number('rightAscensionDeg'),
    distanceAu: distance === null ? null : numberIn(path('distanceAu'), distance, 0, WIDEST, 'au'),
  };
}

function cuspsOf({ cuspsDeg }: RadixInput, ascendantDeg: number | null): readonly number[] | null {
  if (cuspsDeg !== undefined && cuspsDeg !== null) {
    const list = readList('cuspsDeg', cuspsDeg, 'twelve longitudes in degrees');
    if (list.length !== 12) throw missing('cuspsDeg', 'twelve longitudes in degrees');
    return list.map((deg, i) => zodiacSpot(deg as number, `cuspsDeg[${i}]`).longitudeDeg);
  }
  if (ascendantDeg === null) return null;
  const first = zodiacSpot(ascendantDeg).sign - 1;
  return Array.from({ length: 12 }, (_, i) => ((first + i) % 12) * 30);
}

function anglesFrom(given: RadixInput, ascendantDeg: number): RadixAngles {
  const midheavenDeg = known('midheavenDeg', given.midheavenDeg) ?? ascendantDeg - 90;
  const at: { readonly [A in AngleName]: number } = {
    Ascendant: ascendantDeg,
    Midheaven: midheavenDeg,
    Descendant: ascendantDeg + 180,
    ImumCoeli: midheavenDeg + 180,
    Vertex: known('vertexDeg', given.vertexDeg) ?? ascendantDeg + 180,
    EastPoint: known('eastPointDeg', given.eastPointDeg) ?? ascendantDeg,
  };
  const rows = ANGLES.map((name): readonly [AngleName, RadixAngle] => {
    const { longitudeDeg, sign, degree } = zodiacSpot(at[name]);
    return [name, { name, longitudeDeg, sign, degree, longitudeDegPerDay: null }];
  });
  return Object.fromEntries(rows) as unknown as RadixAngles;
}

function groundFrom({ ground }: RadixInput): Radix['ground'] {
  if (ground === undefined) return null;
  readRecord('ground', ground, 'jdTt, jdUt, place, armcDeg and obliquityDeg');
  return {
    jdTt: readGroundJd('ground.jdTt', ground.jdTt),
    jdUt: readGroundJd('ground.jdUt', ground.jdUt),
    place: readPlace('ground.place', ground.place),
    armcDeg: zodiacSpot(numberIn('ground.armcDeg', ground.armcDeg, -WIDEST, WIDEST, 'degrees')).longitudeDeg,
    obliquityDeg: numberIn('ground.obliquityDeg', ground.obliquityDeg, 20, 27, 'degrees'),
    ayanamsaDeg: numberIn('ground.ayanamsaDeg', ground.ayanamsaDeg ?? 0, -WIDEST, WIDEST),
  };
}

/** What may be left out: null then, a finite number to 1e-7 otherwise. */
function known(field: string, value: unknown): number | null {
  if (value === undefined || value === null) return null;
  return roundedDeg(numberIn(field, value, -WIDEST, WIDEST, 'degrees'));
}

function missing(field: string, allowed: string = 'finite degrees'): Error {
  return refusal('INVALID_OPTION', field, allowed, `A radix needs ${field}: ${allowed}.`);
}
