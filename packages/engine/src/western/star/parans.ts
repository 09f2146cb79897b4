/**
 * Parans: a star and a planet on two corners of the sky at one time, on the day of birth, at the place of birth. Reckoned with the places of the birth, as
 * the stars' own diurnal circles: the sidereal time at which each rises, culminates, sets and passes below.
 */

import { degreesOf, normaliseDeg, normaliseSignedDeg, radiansOf } from '../../angle.ts';
import { numberIn, type OptionNames, readChoices } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { STAR_SOURCES, starsAt } from '../../sky/stars/index.ts';
import type { SourceKey } from '../../sources.ts';
import { needGround, type Radix, readRadix, roundedDeg } from '../radix/index.ts';
import { chartStars, type StarContactOptions, starsName } from './conjunctions.ts';

/** The corners that a diurnal circle passes. */
export const CORNERS = ['rising', 'culminating', 'setting', 'anticulminating'] as const;
export type Corner = (typeof CORNERS)[number];

export interface ParanOptions {
  /** As in `StarContactOptions`. */
  readonly stars?: StarContactOptions['stars'];
  /** How far the two sidereal times may be apart, 0 … 2 degrees of the equator; half a degree, two minutes of time, when left out. */
  readonly orbDeg?: number;
}
const PARAN_NAMES: OptionNames<ParanOptions> = { stars: true, orbDeg: true };

export interface Paran {
  readonly star: string;
  readonly starCorner: Corner;
  readonly point: string;
  readonly pointCorner: Corner;
  /** Degrees of the equator. */
  readonly orbDeg: number;
}

export interface Parans {
  readonly settings: {
    /** A list by name, `usual` when left out, or `named`. */
    readonly stars: string;
    readonly orbDeg: number;
    /** Those of the radix whose right ascension and declination are known. */
    readonly points: readonly string[];
    /** False: the places are those of noon, from which the Moon may be 8° away. */
    readonly isTimeKnown: boolean;
  };
  readonly sources: readonly SourceKey[];
  /** The nearest first. */
  readonly parans: readonly Paran[];
}

/**
 * The parans of a chart.
 *
 * @param radix  cast for a moment; its points need right ascension and declination
 * @throws  EngineError INVALID_OPTION naming the member; OUT_OF_SPAN
 * @source  `brady-1998`; times of rising: Meeus, Astronomical Algorithms, 2nd ed., (15.1) with h = 0
 */
export function paransOf(kernel: Kernel, radix: Radix, options: ParanOptions = {}): Parans {
  const core = readKernel(kernel);
  const natal = readRadix(radix);
  const { jdTt, place } = needGround(natal);
  const chosen = readChoices(options, 'options', PARAN_NAMES);
  const orbDeg = numberIn('options.orbDeg', chosen.orbDeg ?? 0.5, 0, 2, 'degrees');
  const latitude = radiansOf(place.latitudeDeg);
  const ids = chartStars(core, jdTt, 0, chosen.stars).map(({ id }) => id);
  const stars = ids.length === 0 ? [] : starsAt(core, jdTt, { stars: ids }).stars;
  const ours = natal.points.flatMap(({ name, rightAscensionDeg, declinationDeg }) =>
    rightAscensionDeg === null || declinationDeg === null
      ? []
      : [{ name, times: cornerTimes(core, rightAscensionDeg, radiansOf(declinationDeg), latitude) }],
  );
  const parans = stars.flatMap(({ name: star, rightAscensionRad, declinationRad }) => {
    const times = cornerTimes(core, degreesOf(rightAscensionRad), declinationRad, latitude);
    return ours.flatMap(({ name: point, times: theirs }) =>
      times.flatMap(([starCorner, one]) =>
        theirs.flatMap(([pointCorner, other]): readonly Paran[] => {
          const apart = roundedDeg(Math.abs(normaliseSignedDeg(one - other)));
          return apart <= orbDeg ? [{ star, starCorner, point, pointCorner, orbDeg: apart }] : [];
        }),
      ),
    );
  });
  return {
    settings: {
      stars: starsName(chosen.stars),
      orbDeg,
      points: ours.map(({ name }) => name),
      isTimeKnown: natal.isTimeKnown,
    },
    sources: [...STAR_SOURCES, 'brady-1998'],
    parans: parans.sort((a, b) => a.orbDeg - b.orbDeg || (`${a.star} ${a.point}` < `${b.star} ${b.point}` ? -1 : 1)),
  };
}

/** Local sidereal times, degrees, at which a body passes each corner; what never rises or never sets has two of them. */
function cornerTimes(
  kernel: Kernel,
  rightAscensionDeg: number,
  declinationRad: number,
  latitudeRad: number,
): readonly (readonly [Corner, number])[] {
  const upper = normaliseDeg(rightAscensionDeg);
  const meridian: readonly (readonly [Corner, number])[] = [
    ['culminating', upper],
    ['anticulminating', normaliseDeg(upper + 180)],
  ];
  const flat = kernel.cos(latitudeRad) * kernel.cos(declinationRad);
  const sines = kernel.sin(latitudeRad) * kernel.sin(declinationRad);
  // cos H = −tan φ tan δ, written so that a pole divides by nothing.
  if (Math.abs(sines) >= flat) return meridian;
  const half = degreesOf(kernel.acos(-sines / flat));
  return [['rising', normaliseDeg(upper - half)], ['setting', normaliseDeg(upper + half)], ...meridian];
}
