/** What the facts of Western charts have in common: which planets and aspects rules know, and in which order a pair is named. */

import type { WesternAspect, WesternAspectType } from '../../western/index.ts';
import { PLANETS } from '../../western/radix/radix.ts';

/** The aspects of Ptolemy; readings know no others. In this order where two are equally near. */
export const TOLD_ASPECTS: readonly WesternAspectType[] = ['conjunction', 'sextile', 'square', 'trine', 'opposition'];

const RANK: ReadonlyMap<string, number> = new Map(PLANETS.map((planet, index) => [planet, index]));

/** Whether readings speak of a point: the ten planets, no nodes, angles or asteroids. */
export function isPlanet(name: string): boolean {
  return RANK.has(name);
}

/** Whether readings speak of an aspect: one of the five, between two of the ten. */
export function isTold({ point1, point2, type }: WesternAspect): boolean {
  return isPlanet(point1) && isPlanet(point2) && TOLD_ASPECTS.includes(type);
}

/** `Sun-Moon`: the planet that stands first in charts is named first, whichever was given first. */
export function pairOfPlanets(one: string, other: string): string {
  return (RANK.get(one) as number) <= (RANK.get(other) as number) ? `${one}-${other}` : `${other}-${one}`;
}
