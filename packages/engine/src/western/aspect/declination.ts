/**
 * Aspects by declination: parallels and contraparallels, and planets out of bounds, further from the equator than the Sun ever goes.
 */

import { numberIn, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { type Radix, type RadixPoint, readRadix, roundedDeg } from '../radix/index.ts';
import { readNames, readRate } from './aspect-points.ts';
import type { Movement } from './measure.ts';

export interface DeclinationOptions {
  /** Names of points of the radix; all whose declination is known when left out. */
  readonly points?: readonly string[];
  /** 0 … 5 degrees; 1° when left out, as most tables have it. */
  readonly orbDeg?: number;
  /** The furthest that the Sun goes: 20 … 27 degrees. The obliquity of the radix's moment when left out. */
  readonly obliquityDeg?: number;
}

/** A point by its distance from the equator. */
export interface DeclinationRow {
  readonly name: string;
  /** North positive. */
  readonly declinationDeg: number;
  readonly declinationDegPerDay: number | null;
  /** Null where no obliquity is known. */
  readonly isOutOfBounds: boolean | null;
  /** How far beyond, degrees; 0 within bounds. */
  readonly beyondDeg: number | null;
}

/** Two points equally far from the equator: on the same side (`parallel`) or on either side of it. */
export interface DeclinationAspect {
  readonly point1: string;
  readonly point2: string;
  readonly type: 'parallel' | 'contraparallel';
  readonly orbDeg: number;
  /** 100 when exact, 0 at the edge of the orb. */
  readonly strength: number;
  /** By the rates of declination; null where one is not known. */
  readonly movement: Movement | null;
}

export interface Declinations {
  readonly settings: {
    readonly points: readonly string[];
    readonly orbDeg: number;
    readonly obliquityDeg: number | null;
  };
  readonly sources: readonly SourceKey[];
  readonly points: readonly DeclinationRow[];
  readonly aspects: readonly DeclinationAspect[];
}

/**
 * Declinations of a chart: out of bounds, parallel, contraparallel. What stands on the equator itself counts as north.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, a point that it has not or whose declination it does not know, or an orb outside 0 … 5
 * @source  `boehrer-1994`; the orb is a convention of programs
 */
export function declinationsOf(radix: Radix, options: DeclinationOptions = {}): Declinations {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', { points: true, orbDeg: true, obliquityDeg: true });
  const orbDeg = numberIn('orbDeg', given.orbDeg ?? 1, 0, 5, 'degrees');
  const asked = given.obliquityDeg ?? chart.ground?.obliquityDeg;
  const obliquityDeg = asked === undefined ? null : numberIn('obliquityDeg', asked, 20, 27, 'degrees');
  const known = chart.points.filter(({ declinationDeg }) => declinationDeg !== null && declinationDeg !== undefined);
  const there = known.map(({ name }) => name);
  const names = given.points === undefined ? there : readNames('points', given.points, there);
  const points = names
    .flatMap((name) => known.filter((point) => point.name === name))
    .map((point) => rowOf(point, obliquityDeg));
  return {
    settings: { points: names, orbDeg, obliquityDeg },
    sources: ['boehrer-1994', 'program-practice'],
    points,
    aspects: points.flatMap((first, i) => points.slice(i + 1).flatMap((second) => between(first, second, orbDeg))),
  };
}

function rowOf(
  { name, declinationDeg, declinationDegPerDay }: RadixPoint,
  obliquityDeg: number | null,
): DeclinationRow {
  const declination = numberIn(`radix.points.${name}.declinationDeg`, declinationDeg, -90, 90, 'degrees');
  // The Sun sets the bounds: at a solstice his latitude, of an arcsecond, may carry him past the obliquity.
  const pastDeg = name === 'Sun' || obliquityDeg === null ? 0 : Math.abs(declination) - obliquityDeg;
  const beyondDeg = obliquityDeg === null ? null : Math.max(0, roundedDeg(pastDeg));
  return {
    name,
    declinationDeg: declination,
    declinationDegPerDay: readRate(`radix.points.${name}.declinationDegPerDay`, declinationDegPerDay),
    isOutOfBounds: beyondDeg === null ? null : beyondDeg > 0,
    beyondDeg,
  };
}

function between(first: DeclinationRow, second: DeclinationRow, mostDeg: number): readonly DeclinationAspect[] {
  const isParallel = first.declinationDeg >= 0 === second.declinationDeg >= 0;
  const side = isParallel ? -1 : 1;
  const apart = first.declinationDeg + side * second.declinationDeg;
  const orbDeg = roundedDeg(Math.abs(apart));
  if (orbDeg > mostDeg) return [];
  const [rate1, rate2] = [first.declinationDegPerDay, second.declinationDegPerDay];
  return [
    {
      point1: first.name,
      point2: second.name,
      type: isParallel ? 'parallel' : 'contraparallel',
      orbDeg,
      strength: mostDeg === 0 ? 100 : Math.round(100 * (1 - orbDeg / mostDeg)),
      movement:
        orbDeg === 0 ? 'exact' : rate1 === null || rate2 === null ? null : movement(apart, rate1 + side * rate2),
    },
  ];
}

/** Of something that shall come to nought. */
export function movement(apart: number, apartPerDay: number): Movement {
  return apartPerDay === 0 ? 'static' : apart > 0 === apartPerDay < 0 ? 'applying' : 'separating';
}
