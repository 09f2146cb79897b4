/**
 * Harmonic charts: every longitude taken so many times, so that points a part of the circle away from each other come together.
 *
 * A whole number folds the circle evenly, wherever one begins to count. A fraction does not: it is reckoned from 0° Aries, and serves charts whose
 * number is an age.
 */

import { normaliseDeg } from '../../angle.ts';
import { numberIn, oneOf, readChoices } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { readRate } from '../aspect/aspect-points.ts';
import {
  ASPECT_OPTION_NAMES,
  type AspectOptions,
  type AspectSettings,
  aspectsOf,
  type WesternAspect,
} from '../aspect/index.ts';
import { type Radix, type RadixPointInput, radixFrom, readRadix, zodiacSpot } from '../radix/index.ts';

/** Where the houses begin: at the Ascendant or the Midheaven so multiplied, equal ones; or with its sign. */
export const HARMONIC_HOUSES = ['equal-from-ascendant', 'equal-from-midheaven', 'whole-sign'] as const;

export interface HarmonicOptions {
  /** `equal-from-ascendant` when left out. */
  readonly houses?: (typeof HARMONIC_HOUSES)[number];
}

export interface HarmonicChart {
  readonly settings: { readonly order: number; readonly houses: (typeof HARMONIC_HOUSES)[number] };
  readonly sources: readonly SourceKey[];
  /** Longitudes and their speeds alone: latitudes, declinations and the ground are the radix's own and mean nothing here. */
  readonly radix: Radix;
}

/** Aspects of a harmonic chart, with the harmonic. */
export interface HarmonicAspects {
  readonly settings: AspectSettings & { readonly order: number };
  readonly sources: readonly SourceKey[];
  readonly aspects: readonly WesternAspect[];
}

const MOST = 360;
const PER_DEGREE = 1e7;

/**
 * The harmonic chart of a radix.
 *
 * @param order  1 … 360; a fraction counts from 0° Aries
 * @throws  EngineError INVALID_OPTION for what is no radix, an order out of range, or an unknown choice
 * @source  `addey-1976`
 */
export function harmonicChartOf(radix: Radix, order: number, options: HarmonicOptions = {}): HarmonicChart {
  const chart = readRadix(radix);
  const times = numberIn('order', order, 1, MOST);
  const given = readChoices(options, 'options', { houses: true });
  const houses = oneOf('houses', given.houses ?? 'equal-from-ascendant', HARMONIC_HOUSES);
  const points = chart.points.map(
    ({ name, longitudeDeg, longitudeDegPerDay, isRetrograde }): [string, RadixPointInput] => {
      const perDay = readRate(`radix.points.${name}.longitudeDegPerDay`, longitudeDegPerDay);
      return [
        name,
        {
          longitudeDeg: multiplied(longitudeDeg, times),
          longitudeDegPerDay: perDay === null ? null : perDay * times,
          isRetrograde: isRetrograde === true,
        },
      ];
    },
  );
  if (new Set(points.map(([name]) => name)).size < points.length) throw twice();
  const angleDeg = (name: 'Ascendant' | 'Midheaven' | 'Vertex' | 'EastPoint'): number | null =>
    chart.angles === null ? null : multiplied(chart.angles[name]?.longitudeDeg ?? Number.NaN, times);
  const [ascendantDeg, midheavenDeg] = [angleDeg('Ascendant'), angleDeg('Midheaven')];
  const firstDeg = houses === 'equal-from-midheaven' && midheavenDeg !== null ? midheavenDeg + 90 : ascendantDeg;
  const made = radixFrom({
    points: Object.fromEntries(points),
    ascendantDeg,
    midheavenDeg,
    vertexDeg: angleDeg('Vertex'),
    eastPointDeg: angleDeg('EastPoint'),
    cuspsDeg:
      firstDeg === null || houses === 'whole-sign'
        ? null
        : Array.from({ length: 12 }, (_, i) => normaliseDeg(firstDeg + 30 * i)),
    houseSystem: houses,
  });
  const { zodiac, ayanamsa, centre, nodeType, sectBy, ephemeris } = chart.settings;
  return {
    settings: { order: times, houses },
    sources: ['addey-1976'],
    // What the radix was made with, and how sure its time is, is as true of its harmonic.
    radix: {
      points: made.points,
      angles: made.angles,
      houses: made.houses,
      sect: chart.sect,
      ground: null,
      isTimeKnown: chart.isTimeKnown,
      settings: { zodiac, ayanamsa, centre, houseSystem: made.settings.houseSystem, nodeType, sectBy, ephemeris },
      warnings: chart.warnings,
    },
  };
}

/**
 * The aspects of a harmonic chart. A conjunction there is an aspect of the harmonic's family in the radix, its orb so many times as wide: 12° in the
 * ninth are 1°20′ of the radix.
 *
 * @param options  as of `aspectsOf`; points of the radix by name
 * @throws  EngineError as `harmonicChartOf` and `aspectsOf`
 * @source  `addey-1976`; orbs of the scheme `hamblin`: `hamblin-1983`, which stands when none is asked for
 */
export function harmonicAspectsOf(radix: Radix, order: number, options: AspectOptions = {}): HarmonicAspects {
  const { radix: chart, sources: ofChart } = harmonicChartOf(radix, order);
  readChoices(options, 'options', ASPECT_OPTION_NAMES);
  const { settings, sources, aspects } = aspectsOf(chart, { ...options, orbs: options.orbs ?? 'hamblin' });
  return { settings: { ...settings, order }, sources: [...new Set([...ofChart, ...sources])], aspects };
}

/** Steps of 1e-7° times a whole number below 361 stay whole numbers below 2⁵³, so that a harmonic of a harmonic is exact. */
function multiplied(longitudeDeg: number, times: number): number {
  const steps = Math.round(zodiacSpot(longitudeDeg).longitudeDeg * PER_DEGREE);
  return zodiacSpot(((steps * times) % (360 * PER_DEGREE)) / PER_DEGREE).longitudeDeg;
}

function twice(): Error {
  const allowed = 'names that differ';
  return refusal('INVALID_OPTION', 'radix.points', allowed, `The points of a radix must have ${allowed}.`);
}
