/** How two charts fit, as a number whose every part is shown. Two methods by name; neither is more than a way of counting aspects. */

import type { Cell } from '../../fact.ts';
import { cell } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { WesternAspect } from '../aspect/index.ts';
import { needPoint, type Radix } from '../radix/index.ts';
import {
  ASPECT_SIGNS,
  CONJUNCTION_SIGNS,
  DISCEPOLO_CLOSE_DEG,
  DISCEPOLO_DESTINY,
  DISCEPOLO_NAMES,
  DISCEPOLO_RULES,
  MINOR_SIGNS,
  POINT_WEIGHTS,
  STRAINING,
} from './score-table.ts';

export const SCORE_METHODS = ['khagol-aspects/1', 'discepolo'] as const;
/**
 * `khagol-aspects/1`: each aspect counts the weights of its points, its nature and how near it is; 50 is even. `discepolo`: points for the few aspects that
 * he found between couples.
 */
export type ScoreMethod = (typeof SCORE_METHODS)[number];

/** One part of a score. */
export interface ScoreContribution {
  readonly id: string;
  readonly points: number;
  readonly because: readonly Cell[];
}

export interface SynastryScore {
  /** 0 … 100. */
  readonly value: number;
  readonly method: ScoreMethod;
  /** The sum of the contributions, as it is. */
  readonly points: number;
  /** What the method calls it; null where it has no name for it. */
  readonly name: string | null;
  /** The weightiest first. */
  readonly contributions: readonly ScoreContribution[];
  readonly sources: readonly SourceKey[];
}

/** How many points of either kind it takes until a score moves half of its way from even: a chart with few aspects stays near 50. */
const HALF_WAY_POINTS = 20;
/** Discepolo's highest name begins at 30 points; a hundred stands for 40 and more. */
const DISCEPOLO_FULL = 40;

/**
 * The score of the aspects between two charts.
 *
 * @param aspects  `point1` of the first chart, `point2` of the second
 */
export function scoreOf(
  method: ScoreMethod,
  first: Radix,
  second: Radix,
  aspects: readonly WesternAspect[],
): SynastryScore {
  return method === 'discepolo' ? discepolo(first, second, aspects) : weighed(aspects);
}

function weighed(aspects: readonly WesternAspect[]): SynastryScore {
  const contributions = aspects
    .map((aspect) => contribution(aspect, weighedPoints(aspect)))
    .filter(({ points }) => points !== 0)
    .sort(heaviest);
  const points = sum(contributions.map((each) => each.points));
  const whole = sum(contributions.map((each) => Math.abs(each.points)));
  return {
    value: Math.round(50 * (1 + points / (whole + HALF_WAY_POINTS))),
    method: 'khagol-aspects/1',
    points,
    name: null,
    contributions,
    sources: ['khagol'],
  };
}

/** Weights of both points, a tenth of their product, times the nature of the aspect and its nearness; to a thousandth. */
function weighedPoints({ point1, point2, type, nature, strength }: WesternAspect): number {
  const weight = ((POINT_WEIGHTS[point1] ?? 0) * (POINT_WEIGHTS[point2] ?? 0)) / 10;
  const sign = type === 'conjunction' ? conjunctionSign(point1, point2) : (ASPECT_SIGNS[type] ?? MINOR_SIGNS[nature]);
  return Math.round(weight * sign * strength * 10) / 1000 + 0;
}

function conjunctionSign(point1: string, point2: string): number {
  const lovers = (point1 === 'Venus' && point2 === 'Mars') || (point1 === 'Mars' && point2 === 'Venus');
  const strains = !lovers && (STRAINING.has(point1) || STRAINING.has(point2));
  return strains ? CONJUNCTION_SIGNS.straining : CONJUNCTION_SIGNS.joining;
}

function discepolo(first: Radix, second: Radix, aspects: readonly WesternAspect[]): SynastryScore {
  const [ours, theirs] = [needPoint(first, 'Sun').sign, needPoint(second, 'Sun').sign];
  const destiny: readonly ScoreContribution[] =
    ours % 3 === theirs % 3
      ? [
          {
            id: 'destiny-sign',
            points: DISCEPOLO_DESTINY,
            because: [cell('first.Sun', 'sign', ours), cell('second.Sun', 'sign', theirs)],
          },
        ]
      : [];
  const counted = aspects.flatMap((aspect): ScoreContribution[] => {
    const rule = DISCEPOLO_RULES.find(
      ({ pair: [one, other], aspects: named }) =>
        ((aspect.point1 === one && aspect.point2 === other) || (aspect.point1 === other && aspect.point2 === one)) &&
        (named === null || named.includes(aspect.type)),
    );
    if (rule === undefined) return [];
    return [contribution(aspect, aspect.orbDeg <= DISCEPOLO_CLOSE_DEG ? rule.closer : rule.points)];
  });
  const contributions = [...destiny, ...counted].sort(heaviest);
  const points = sum(contributions.map((each) => each.points));
  return {
    value: Math.min(100, Math.round((100 * points) / DISCEPOLO_FULL)),
    method: 'discepolo',
    points,
    name: DISCEPOLO_NAMES.filter(([from]) => points >= from).at(-1)?.[1] ?? null,
    contributions,
    sources: ['discepolo'],
  };
}

function contribution({ point1, point2, type, orbDeg }: WesternAspect, points: number): ScoreContribution {
  return {
    id: `first-${point1}-${type}-second-${point2}`.toLowerCase(),
    points,
    because: [cell(`first.${point1}`, `${type} second.${point2} orbDeg`, orbDeg)],
  };
}

/** By weight; parts of one weight by the pair and aspect, whichever side each is of, so that the same parts come in the same order from either side. */
function heaviest(a: ScoreContribution, b: ScoreContribution): number {
  const [one, other] = [sideless(a.id), sideless(b.id)];
  return Math.abs(b.points) - Math.abs(a.points) || (one === other ? (a.id < b.id ? -1 : 1) : one < other ? -1 : 1);
}

/** `first-sun-trine-second-moon` and `first-moon-trine-second-sun` alike: `moon-sun-trine`. */
function sideless(id: string): string {
  const [, one = '', other = ''] = /^first-(.*)-second-(.*)$/.exec(id) ?? [];
  const [type = '', point = ''] = [one.slice(one.lastIndexOf('-') + 1), one.slice(0, one.lastIndexOf('-'))];
  return one === '' ? id : [...[point, other].sort(), type].join('-');
}

/** In thousandths, so that the order of the parts does not show. */
function sum(points: readonly number[]): number {
  return points.reduce((total, each) => total + Math.round(each * 1000), 0) / 1000;
}
