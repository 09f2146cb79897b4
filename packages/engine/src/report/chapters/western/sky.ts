/** A Western chart as chapters take it: its radix, the aspects that may be told of it, and its local time. */

import { aspectsOf, type NativityChoices, type Radix, type WesternAspect } from '../../../western/index.ts';

export interface Sky {
  readonly radix: Radix;
  /** Closest first. Of a birth without an hour those alone that hold all day. */
  readonly aspects: readonly WesternAspect[];
  /** ISO 8601, local. */
  readonly local: string;
}

/** Points that chapters show beside the angles; the South Node lies opposite the other and adds nothing. */
const SHOWN = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'NorthNode',
  'Chiron',
] as const;
/** How a chart is cast for a report: the ten, the nodes and Chiron. */
export const CAST = {
  points: ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'Chiron'],
} as const;
/** Half the day in which an unknown hour lies, in days, and what a speed may change in it, in degrees. */
const HALF_A_DAY = 0.5;
const UNEVEN_DEG = 0.1;

/** Names of the points of a radix that are shown; without an hour not the Moon where `sure` is asked for. */
export function shownPoints({ points, isTimeKnown }: Radix, sure = false): readonly string[] {
  return SHOWN.filter(
    (name) => points.some((point) => point.name === name) && (isTimeKnown || !sure || name !== 'Moon'),
  );
}

/** Rooms of a nativity over what is known of it. */
export function choicesFor(radix: Radix): NativityChoices {
  const sure = shownPoints(radix, true);
  const planets = sure.filter((name) => name !== 'NorthNode' && name !== 'Chiron');
  const only = { points: planets };
  return {
    chart: CAST,
    aspects: { points: shownPoints(radix) },
    declinations: { points: sure },
    antiscia: { points: sure },
    midpoints: { points: sure },
    stars: { points: [...sure, ...(radix.isTimeKnown ? ['Ascendant', 'Midheaven'] : [])] },
    ...(radix.isTimeKnown ? {} : { patterns: only, stelliums: only, balance: only }),
  };
}

/** The chart of a radix with its aspects. */
export function skyOf(radix: Radix, local: string, aspects?: readonly WesternAspect[]): Sky {
  const found =
    aspects ?? aspectsOf(radix, { points: shownPoints(radix), ...(radix.isTimeKnown ? {} : { angles: [] }) }).aspects;
  return { radix, local, aspects: [...sureAspects(radix, found)].sort((one, other) => one.orbDeg - other.orbDeg) };
}

/** Without an hour: those that no hour of the day brings out of orb. */
function sureAspects({ isTimeKnown, points }: Radix, aspects: readonly WesternAspect[]): readonly WesternAspect[] {
  if (isTimeKnown) return aspects;
  const speed = (name: string): number => points.find((point) => point.name === name)?.longitudeDegPerDay ?? 0;
  return aspects.filter(
    ({ point1, point2, orbDeg, allowedDeg }) =>
      orbDeg + Math.abs(speed(point1) - speed(point2)) * HALF_A_DAY + UNEVEN_DEG <= allowedDeg,
  );
}

/** Of the aspects from one chart to another those that no hour of a day without an hour brings out of orb, closest first. */
export function sureBetween(first: Radix, second: Radix, aspects: readonly WesternAspect[]): readonly WesternAspect[] {
  const reach = ({ isTimeKnown, points }: Radix, name: string): number => {
    const speed = points.find((point) => point.name === name)?.longitudeDegPerDay ?? 0;
    return isTimeKnown ? 0 : Math.abs(speed) * HALF_A_DAY + UNEVEN_DEG;
  };
  return aspects
    .filter(
      ({ point1, point2, orbDeg, allowedDeg }) => orbDeg + reach(first, point1) + reach(second, point2) <= allowedDeg,
    )
    .sort((one, other) => one.orbDeg - other.orbDeg);
}

/** Zodiac, houses and hour together: whether houses and angles may be shown. */
export function hasHouses({ isTimeKnown, houses, angles }: Radix): boolean {
  return isTimeKnown && houses !== null && angles !== null;
}
