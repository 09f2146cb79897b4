/**
 * Midpoints of all pairs of a chart, and the dials on which they are read.
 *
 * A pair has two: the near one on the shorter arc, the far one opposite. On a dial of 180° or less the two are one.
 */

import { normaliseDeg, normaliseSignedDeg } from '../../angle.ts';
import { numberIn, readChoices } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { type AspectingPoint, chosenAngles, chosenPoints } from '../aspect/aspect-points.ts';
import { type AngleName, type Radix, readRadix, roundedDeg, type ZodiacSpot, zodiacSpot } from '../radix/index.ts';

export interface MidpointPointOptions {
  /** Names of points of the radix; all of them when left out. */
  readonly points?: readonly string[];
  /** Ascendant and Midheaven when left out; none where the time is not known. */
  readonly angles?: readonly AngleName[];
}

/** The turn of a dial, degrees: the whole circle, or its 2nd, 4th, 8th or 16th part. */
export const DIAL_MODULI = [360, 180, 90, 45, 22.5] as const;
export type DialModulus = (typeof DIAL_MODULI)[number];

export interface Midpoint {
  readonly point1: string;
  readonly point2: string;
  /** The shorter arc between the two, 0 … 180. */
  readonly arcDeg: number;
  readonly near: ZodiacSpot;
  /** Opposite the near one. */
  readonly far: ZodiacSpot;
}

export interface Midpoints {
  readonly settings: { readonly points: readonly string[] };
  readonly sources: readonly SourceKey[];
  readonly midpoints: readonly Midpoint[];
}

/** A point on a dial. */
export interface DialRow {
  readonly name: string;
  readonly longitudeDeg: number;
  /** 0 … <modulus. */
  readonly dialDeg: number;
}

export interface Dial {
  readonly settings: { readonly points: readonly string[]; readonly modulusDeg: DialModulus };
  readonly sources: readonly SourceKey[];
  /** Along the dial from 0°, which is 0° of the cardinal signs on a dial of 90°. */
  readonly rows: readonly DialRow[];
}

/**
 * The midpoints of every pair of points of a chart.
 *
 * @returns  pairs in the order of the points; of two that oppose each other exactly, the near midpoint is a quarter turn after the first of the pair
 *           in the zodiac
 * @throws  EngineError INVALID_OPTION for what is no radix, or a point it has not
 * @source  `ebertin-1940`
 */
export function midpointsOf(radix: Radix, options: MidpointPointOptions = {}): Midpoints {
  const given = readChoices(options, 'options', { points: true, angles: true });
  const points = midpointGround(radix, given);
  return {
    settings: { points: points.map(({ name }) => name) },
    sources: ['ebertin-1940'],
    midpoints: points.flatMap((first, i) => points.slice(i + 1).map((second) => midpointOf(first, second))),
  };
}

/**
 * The points of a chart in the order of a dial: of 90° when left out, on which conjunctions, squares and oppositions stand together.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, a point it has not, or a modulus that is none of `DIAL_MODULI`
 * @source  `ebertin-1940`, `witte-1928`
 */
export function dialOf(radix: Radix, options: MidpointPointOptions & { readonly modulusDeg?: DialModulus } = {}): Dial {
  const given = readChoices(options, 'options', { points: true, angles: true, modulusDeg: true });
  const modulusDeg = readModulus(given.modulusDeg ?? 90);
  const points = midpointGround(radix, given);
  const rows = points.map(({ name, longitudeDeg }): DialRow => {
    const place = zodiacSpot(longitudeDeg).longitudeDeg;
    return { name, longitudeDeg: place, dialDeg: roundedDeg(place % modulusDeg) };
  });
  return {
    settings: { points: points.map(({ name }) => name), modulusDeg },
    sources: ['ebertin-1940', 'witte-1928'],
    rows: rows.sort((a, b) => a.dialDeg - b.dialDeg),
  };
}

/** The points that a choice asks for. */
export function midpointGround(radix: Radix, { points, angles }: MidpointPointOptions): readonly AspectingPoint[] {
  const chart = readRadix(radix);
  return chosenPoints(chart, points, chosenAngles(chart, angles, ['Ascendant', 'Midheaven']));
}

/** One of the dials. @throws EngineError INVALID_OPTION */
export function readModulus(value: unknown): DialModulus {
  const modulus = DIAL_MODULI.find((each) => each === value);
  if (modulus !== undefined) return modulus;
  const allowed = DIAL_MODULI.join(', ');
  numberIn('modulusDeg', value, 22.5, 360, 'degrees');
  throw refusal(
    'INVALID_OPTION',
    'modulusDeg',
    allowed,
    `There is no dial of ${value}°; there are those of ${allowed}.`,
  );
}

/** Near and far midpoint of two places; the same whichever comes first. */
export function midpointOf(first: AspectingPoint, second: AspectingPoint): Midpoint {
  const [a, b] = [zodiacSpot(first.longitudeDeg).longitudeDeg, zodiacSpot(second.longitudeDeg).longitudeDeg];
  const [low, high] = a <= b ? [a, b] : [b, a];
  const gap = high - low;
  // The half of the arc from the one to the other that is the shorter: onwards, or over 0° Aries.
  const nearDeg = gap <= 180 ? low + gap / 2 : high + (360 - gap) / 2;
  return {
    point1: first.name,
    point2: second.name,
    arcDeg: roundedDeg(Math.abs(normaliseSignedDeg(b - a))),
    near: zodiacSpot(nearDeg),
    far: zodiacSpot(nearDeg + 180),
  };
}

/** The difference of two places on a dial, from minus half its turn to half. */
export function offsetOnDial(deg: number, modulusDeg: number): number {
  const turn = 360 / modulusDeg;
  return roundedDeg(normaliseSignedDeg(normaliseDeg(deg * turn)) / turn);
}
