/** Which fixed stars stand with the points of a chart: in longitude, and in declination. */

import { degreesOf, normaliseSignedDeg } from '../../angle.ts';
import { numberIn, type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { type Cell, cell, type Fact } from '../../fact.ts';
import { readList } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { STAR_LISTS, STAR_SOURCES, type StarState, starsAt } from '../../sky/stars/index.ts';
import type { SourceKey } from '../../sources.ts';
import { needGround, type Radix, readRadix, roundedDeg, type ZodiacSpot, zodiacSpot } from '../radix/index.ts';

/** Orbs by brightness: for stars of the first magnitude, the second, the third, and fainter ones; degrees. @source `robson-1923` */
export const ROBSON_ORBS_DEG: readonly [number, number, number, number] = [7.5, 5.5, 11 / 3, 1.5];

export interface StarContactOptions {
  /** A list by name, names, or `bright`: down to magnitude 2.5; when left out, the Behenian and royal stars and all of magnitude 2.5 and brighter. */
  readonly stars?: 'bright' | 'royal' | 'behenian' | readonly string[];
  /** One orb, 0 … 10 degrees (1 when left out), or `robson`: by magnitude. */
  readonly orb?: number | 'robson';
  /** Orb of parallels of declination, 0 … 3 degrees; none are looked for when left out. */
  readonly parallelOrbDeg?: number;
  /** Names of points and angles; every point of the radix, Ascendant and Midheaven when left out. */
  readonly points?: readonly string[];
}
const CONTACT_NAMES: OptionNames<StarContactOptions> = { stars: true, orb: true, parallelOrbDeg: true, points: true };

/** A star as the chart has it. */
export interface ChartStar extends ZodiacSpot {
  readonly id: string;
  readonly name: string;
  readonly designation: string;
  readonly magnitude: number | null;
  readonly latitudeDeg: number;
  readonly declinationDeg: number;
}

/** A point with a star. */
export interface StarContact {
  readonly star: string;
  readonly point: string;
  readonly kind: 'conjunction' | 'parallel' | 'contraparallel';
  /** How far from exact, degrees. */
  readonly orbDeg: number;
  readonly allowedDeg: number;
}

export interface StarContacts {
  readonly settings: {
    /** A list by name, `usual` when left out, or `named`. */
    readonly stars: string;
    readonly orb: number | 'robson';
    readonly parallelOrbDeg: number | null;
    readonly points: readonly string[];
  };
  readonly sources: readonly SourceKey[];
  /** The stars that were looked at, by longitude. */
  readonly stars: readonly ChartStar[];
  /** The nearest first. */
  readonly contacts: readonly Fact<StarContact>[];
}

const BRIGHT = 2.5;

/**
 * The contacts of the fixed stars with a chart.
 *
 * @param radix  cast for a moment
 * @throws  EngineError INVALID_OPTION naming the member; OUT_OF_SPAN
 * @source  conjunctions by longitude: `robson-1923`; parallels: convention
 */
export function starContactsOf(kernel: Kernel, radix: Radix, options: StarContactOptions = {}): StarContacts {
  const core = readKernel(kernel);
  const natal = readRadix(radix);
  const { jdTt, ayanamsaDeg } = needGround(natal);
  const chosen = readChoices(options, 'options', CONTACT_NAMES);
  const orb =
    chosen.orb === 'robson' ? 'robson' : numberIn('options.orb', chosen.orb ?? 1, 0, 10, 'degrees, or robson');
  const parallel =
    chosen.parallelOrbDeg === undefined
      ? null
      : numberIn('options.parallelOrbDeg', chosen.parallelOrbDeg, 0, 3, 'degrees');
  const stars = chartStars(core, jdTt, ayanamsaDeg, chosen.stars);
  const places = placesOf(natal, chosen.points);
  const contacts = stars.flatMap((star) =>
    places.flatMap(({ name, longitudeDeg, declinationDeg }) => {
      const found: Fact<StarContact>[] = [];
      const allowed = orb === 'robson' ? robsonOrb(star.magnitude) : orb;
      const apart = roundedDeg(Math.abs(normaliseSignedDeg(longitudeDeg - star.longitudeDeg)));
      if (apart <= allowed) found.push(contactOf(star, name, 'conjunction', apart, allowed));
      if (parallel !== null && declinationDeg !== null) {
        const same = roundedDeg(Math.abs(declinationDeg - star.declinationDeg));
        const opposite = roundedDeg(Math.abs(declinationDeg + star.declinationDeg));
        if (same <= parallel) found.push(contactOf(star, name, 'parallel', same, parallel));
        if (opposite <= parallel) found.push(contactOf(star, name, 'contraparallel', opposite, parallel));
      }
      return found;
    }),
  );
  return {
    settings: {
      stars: starsName(chosen.stars),
      orb,
      parallelOrbDeg: parallel,
      points: places.map(({ name }) => name),
    },
    sources: [...STAR_SOURCES, 'robson-1923'],
    stars,
    contacts: contacts.sort((a, b) => a.value.orbDeg - b.value.orbDeg || (a.id < b.id ? -1 : 1)),
  };
}

/**
 * Fixed stars in the zodiac of a chart, by longitude.
 *
 * @param ayanamsaDeg  what the zodiac is less than the tropical one: that of the radix's ground
 * @throws  EngineError INVALID_OPTION for a star or list that does not exist; OUT_OF_SPAN
 */
export function chartStars(
  kernel: Kernel,
  jdTt: number,
  ayanamsaDeg: number,
  wanted: StarContactOptions['stars'],
): readonly ChartStar[] {
  const lessDeg = numberIn('ayanamsaDeg', ayanamsaDeg, -360, 360, 'degrees');
  return statesOf(readKernel(kernel), jdTt, wanted)
    .map((state): ChartStar => {
      const { longitudeDeg, sign, degree } = zodiacSpot(degreesOf(state.longitudeRad) - lessDeg);
      return {
        id: state.id,
        name: state.name,
        designation: state.designation,
        magnitude: state.magnitude,
        longitudeDeg,
        sign,
        degree,
        latitudeDeg: roundedDeg(degreesOf(state.latitudeRad)),
        declinationDeg: roundedDeg(degreesOf(state.declinationRad)),
      };
    })
    .sort((a, b) => a.longitudeDeg - b.longitudeDeg || (a.id < b.id ? -1 : 1));
}

/** The list as settings name it. */
export function starsName(wanted: StarContactOptions['stars']): string {
  return typeof wanted === 'string' ? wanted : wanted === undefined ? 'usual' : 'named';
}

function statesOf(kernel: Kernel, jdTt: number, wanted: StarContactOptions['stars']): readonly StarState[] {
  if (wanted !== undefined && typeof wanted !== 'string')
    return starsAt(kernel, jdTt, { stars: readList('options.stars', wanted, 'a list of names') as string[] }).stars;
  const list = oneOf('options.stars', wanted ?? 'usual', ['bright', 'royal', 'behenian', 'usual']);
  if (list === 'royal' || list === 'behenian') return starsAt(kernel, jdTt, { stars: STAR_LISTS[list].stars }).stars;
  const bright = starsAt(kernel, jdTt, { faintestMagnitude: BRIGHT }).stars;
  if (list === 'bright') return bright;
  const there = new Set(bright.map(({ id }) => id));
  const others = [...STAR_LISTS.royal.stars, ...STAR_LISTS.behenian.stars].filter((id) => !there.has(id));
  return others.length === 0 ? bright : [...bright, ...starsAt(kernel, jdTt, { stars: [...new Set(others)] }).stars];
}

/** A point of a chart as the stars meet it. */
interface Place {
  readonly name: string;
  readonly longitudeDeg: number;
  readonly declinationDeg: number | null;
}

function placesOf(radix: Radix, points: readonly string[] | undefined): readonly Place[] {
  const angles = radix.angles === null ? [] : Object.values(radix.angles);
  const all: readonly Place[] = [
    ...radix.points.map(({ name, longitudeDeg, declinationDeg }) => ({ name, longitudeDeg, declinationDeg })),
    ...angles.map(({ name, longitudeDeg }) => ({ name, longitudeDeg, declinationDeg: null })),
  ];
  const usual = all.filter(
    ({ name, declinationDeg }) => declinationDeg !== null || name === 'Ascendant' || name === 'Midheaven',
  );
  if (points === undefined)
    return radix.isTimeKnown ? usual : usual.filter(({ name }) => !angles.some((a) => a.name === name));
  const names = all.map(({ name }) => name);
  return readList('options.points', points, 'a list of names of points').map((name) => {
    const wanted = oneOf('options.points', name, names);
    return all.find((place) => place.name === wanted) as Place;
  });
}

function robsonOrb(magnitude: number | null): number {
  if (magnitude === null) return ROBSON_ORBS_DEG[3];
  return magnitude < 1.5
    ? ROBSON_ORBS_DEG[0]
    : magnitude < 2.5
      ? ROBSON_ORBS_DEG[1]
      : magnitude < 3.5
        ? ROBSON_ORBS_DEG[2]
        : ROBSON_ORBS_DEG[3];
}

function contactOf(
  star: ChartStar,
  point: string,
  kind: StarContact['kind'],
  orbDeg: number,
  allowedDeg: number,
): Fact<StarContact> {
  const because: readonly Cell[] =
    kind === 'conjunction'
      ? [cell(star.id, 'longitudeDeg', star.longitudeDeg), cell(point, 'orbDeg', orbDeg)]
      : [cell(star.id, 'declinationDeg', star.declinationDeg), cell(point, 'orbDeg', orbDeg)];
  return {
    id: `${star.id}-${kind}-${point}`.toLowerCase(),
    value: { star: star.name, point, kind, orbDeg, allowedDeg },
    because,
    sources: ['robson-1923'],
    classification: kind === 'conjunction' ? 'classical' : 'convention',
  };
}
