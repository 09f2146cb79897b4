/** A Western nativity, and the chart of a return → what a rule may ask of them. */

import { SIGNS } from '../../chart/chart.ts';
import type { Nativity, Radix, WesternAspect } from '../../western/index.ts';
import type { FactKey, FactStore, FactValue } from '../rules/facts.ts';
import { isPlanet, isTold, pairOfPlanets } from './planets.ts';

/** Noon stands in for an hour that nobody knows, so the hour may be this far off, in days. */
const HALF_A_DAY = 0.5;
/** No point keeps the speed of noon all day: in half a day the Moon gains or loses up to 0.06° by it. */
const UNEVEN_DEG = 0.1;

/**
 * The ten planets in their signs and houses, the signs of Ascendant and Midheaven, and the five aspects between planets.
 *
 * Where the hour of birth is not known, only what holds all that day is a fact: no angles, no houses, no sign that a planet enters or leaves and no
 * aspect that comes within orb or goes out of it.
 *
 * @param nativity  as `western.nativity` makes it; of a composite, its radix and aspects
 */
export function factsOfNativity({ radix, aspects }: Pick<Nativity, 'radix' | 'aspects'>): FactStore {
  const facts = new Map<FactKey, FactValue>();
  const driftOf = driftsOf(radix);
  for (const { name, sign, degree, house } of radix.points.filter((point) => isPlanet(point.name))) {
    const drift = reachOf(driftOf(name));
    if (degree - drift >= 0 && degree + drift < 30) facts.set(`w.sign:${name}`, signName(sign));
    if (radix.isTimeKnown && house !== null) facts.set(`w.house:${name}`, house);
  }
  if (radix.isTimeKnown && radix.angles !== null) {
    facts.set('w.ascendant', signName(radix.angles.Ascendant.sign));
    facts.set('w.midheaven', signName(radix.angles.Midheaven.sign));
  }
  for (const aspect of aspects.aspects.filter(isTold))
    if (holdsAllDay(aspect, driftOf)) facts.set(`w.aspect:${pairOfPlanets(aspect.point1, aspect.point2)}`, aspect.type);
  return facts;
}

/**
 * What is told of a year or a month by the chart of a return: the sign that rises in it, and the house of the Sun.
 *
 * @param radix  of the return, as `western.solarReturn` makes it; none of both without angles and houses
 */
export function factsOfReturn(radix: Radix): FactStore {
  const facts = new Map<FactKey, FactValue>();
  if (!radix.isTimeKnown || radix.angles === null) return facts;
  facts.set('w.return-ascendant', signName(radix.angles.Ascendant.sign));
  const house = radix.points.find(({ name }) => name === 'Sun')?.house ?? null;
  if (house !== null) facts.set('w.return-sun', house);
  return facts;
}

/** Degrees that a point goes in half a day, with their direction; null where the hour is known, or nothing moves because longitudes are all there is. */
function driftsOf({ isTimeKnown, ground, points }: Radix): (name: string) => number | null {
  if (isTimeKnown || ground === null) return () => null;
  const speeds = new Map(points.map(({ name, longitudeDegPerDay }) => [name, longitudeDegPerDay ?? 0]));
  return (name) => HALF_A_DAY * (speeds.get(name) ?? 0);
}

/** How far from noon's place a point may be in that day. */
function reachOf(drift: number | null): number {
  return drift === null ? 0 : Math.abs(drift) + UNEVEN_DEG;
}

function holdsAllDay(
  { point1, point2, orbDeg, allowedDeg }: WesternAspect,
  driftOf: (name: string) => number | null,
): boolean {
  const [one, other] = [driftOf(point1), driftOf(point2)];
  return one === null || other === null || orbDeg + reachOf(one - other) <= allowedDeg;
}

function signName(sign: number): string {
  return SIGNS[sign - 1] as string;
}
