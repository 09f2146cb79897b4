/**
 * The points of a chart: its angles and its bodies, each turned into whole quanta of the chart's zodiac, named and
 * looked up.
 */

import { degreesOf } from '../angle.ts';
import type { BodyState } from '../sky/sky.ts';
import type { Angle, Placement, Uncertainty } from './chart.ts';
import type { CoreAngles } from './core.ts';
import { type Doubt, doubtOfAngle, doubtOfBody, uncertainParts } from './doubt.ts';
import type { Ground } from './ground.ts';
import { houseOnCircle } from './houses.ts';
import type { Division } from './occupancy.ts';
import { distanceToCusp } from './occupancy.ts';
import { degrees, positionQuanta, quanta, rounded, wrapQuanta } from './quantum.ts';
import { zodiacPoint } from './zodiac.ts';

/**
 * A body of the sky under the name its tradition gives it. `opposite`: the point across the circle, as Ketu from Rahu.
 */
export interface NamedBody {
  readonly name: string;
  readonly state: BodyState;
  readonly opposite: boolean;
}

/** A record in the making. Its fields are set in the order in which they print; to spread them together takes several times as long. */
type Making<T> = { -readonly [K in keyof T]?: T[K] };

/** Ascendant, midheaven, their opposites, vertex and east point, in that order. */
export function anglesOf({ moment, resolved, ayanamsaTrueRad }: Ground, core: CoreAngles): readonly Angle[] {
  const { perDegree, zodiac } = resolved;
  const q = (rad: number) => positionQuanta(rad - ayanamsaTrueRad, perDegree);
  const opposite = (at: number) => wrapQuanta(at + 180 * perDegree, perDegree);
  const [ascendantQ, midheavenQ] = [q(core.ascendantRad), q(core.midheavenRad)];
  const { ascendantRadPerDay: rising, midheavenRadPerDay: culminating, vertexRadPerDay, eastPointRadPerDay } = core;
  const rows: readonly (readonly [Angle['name'], number, number])[] = [
    ['Ascendant', ascendantQ, rising],
    ['Midheaven', midheavenQ, culminating],
    ['Descendant', opposite(ascendantQ), rising],
    ['ImumCoeli', opposite(midheavenQ), culminating],
    ['Vertex', q(core.vertexRad), vertexRadPerDay],
    ['EastPoint', q(core.eastPointRad), eastPointRadPerDay],
  ];
  return rows.map(([name, at, radPerDay]) => {
    const { totalDeg } = doubtOfAngle(degreesOf(radPerDay), moment.certainty, perDegree);
    const uncertain = uncertainParts(at, totalDeg, perDegree, zodiac);
    const angle: Making<Angle> = zodiacPoint(name, at, perDegree, zodiac);
    if (uncertain.length > 0) angle.uncertain = uncertain;
    return angle as Angle;
  });
}

/** The bodies that the sky holds, named as the tradition names them; the node becomes two. */
export function bodiesOf({ sky, resolved }: Ground): readonly NamedBody[] {
  const sidereal = resolved.zodiac === 'sidereal';
  const bodies: NamedBody[] = [];
  for (const name of resolved.bodies) {
    const state = sky.bodies[name];
    if (state === undefined) continue;
    const isNode = name === 'MeanNode' || name === 'TrueNode';
    if (!isNode) bodies.push({ name, state, opposite: false });
    else {
      bodies.push({ name: sidereal ? 'Rahu' : 'NorthNode', state, opposite: false });
      bodies.push({ name: sidereal ? 'Ketu' : 'SouthNode', state, opposite: true });
    }
  }
  return bodies;
}

/** The bodies that were wanted and are not in the sky, with the reason. */
export function missingFrom({ sky, resolved }: Ground): { body: string; reason: string }[] {
  return resolved.bodies
    .filter((body) => sky.bodies[body] === undefined)
    .map((body) => ({
      body,
      reason: sky.absent.find((absent) => absent.body === body)?.reason ?? 'the sky was not asked for it.',
    }));
}

/** The doubt about each body and each angle; a point opposite another shares its doubt. */
export function uncertaintyOf(
  { moment, resolved }: Ground,
  core: CoreAngles,
  bodies: readonly NamedBody[],
): Uncertainty {
  const { certainty } = moment;
  const { perDegree } = resolved;
  const doubts: { [name: string]: Doubt } = {};
  for (const { name, state } of bodies) {
    const degPerDay = degreesOf(state.longitudeRadPerDay);
    doubts[name] = doubtOfBody(state.errorArcsec / 3600, degPerDay, certainty, perDegree);
  }
  doubts['Ascendant'] = doubtOfAngle(degreesOf(core.ascendantRadPerDay), certainty, perDegree);
  doubts['Midheaven'] = doubtOfAngle(degreesOf(core.midheavenRadPerDay), certainty, perDegree);
  doubts['Vertex'] = doubtOfAngle(degreesOf(core.vertexRadPerDay), certainty, perDegree);
  doubts['EastPoint'] = doubtOfAngle(degreesOf(core.eastPointRadPerDay), certainty, perDegree);
  return doubts;
}

/** One body in its sign, nakshatra and house. */
export function placementOf(
  { resolved, ayanamsaTrueRad, ayanamsaRadPerDay }: Ground,
  { name, state, opposite }: NamedBody,
  division: Division,
  chalit: Division | null,
  ascendant: Angle,
  uncertainty: Uncertainty,
): Placement {
  const { perDegree, zodiac } = resolved;
  const nodeQ = positionQuanta(state.longitudeRad - ayanamsaTrueRad, perDegree);
  const q = opposite ? wrapQuanta(nodeQ + 180 * perDegree, perDegree) : nodeQ;
  const side = opposite ? -1 : 1;
  const speedQ = quanta(state.longitudeRadPerDay - ayanamsaRadPerDay, perDegree);
  const retrograde = speedQ < 0;
  const uncertain = uncertainParts(q, uncertainty[name]?.totalDeg ?? 0, perDegree, zodiac);
  if (houseUncertain(q, division, ascendant, uncertain.includes('sign'), name, uncertainty, perDegree))
    uncertain.push('house');
  const placement: Making<Placement> = zodiacPoint(name, q, perDegree, zodiac);
  placement.latitude = degrees(side * quanta(state.latitudeRad, perDegree) + 0, perDegree);
  if (zodiac === 'tropical')
    placement.declination = degrees(side * quanta(state.declinationRad, perDegree) + 0, perDegree);
  placement.speed = degrees(speedQ, perDegree);
  placement.distance = rounded(state.distanceAu, 1e9);
  placement.house = houseOnCircle(degrees(q, perDegree), division.cuspsDeg);
  placement.retrograde = retrograde;
  placement.isRetrograde = retrograde;
  if (chalit !== null) placement.chalitHouse = houseOnCircle(degrees(q, perDegree), chalit.cuspsDeg);
  if (uncertain.length > 0) placement.uncertain = uncertain;
  return placement as Placement;
}

/**
 * A house may differ when its body or its cusps may cross: by signs, when either sign may; by cusps, when they are near
 * enough.
 */
function houseUncertain(
  q: number,
  division: Division,
  ascendant: Angle,
  signUncertain: boolean,
  name: string,
  uncertainty: Uncertainty,
  perDegree: number,
): boolean {
  if (division.signsFrom === 'aries') return signUncertain;
  if (division.signsFrom === 'ascendant') return signUncertain || (ascendant.uncertain?.includes('sign') ?? false);
  const body = uncertainty[name]?.totalDeg ?? 0;
  const cusps = Math.max(uncertainty['Ascendant']?.totalDeg ?? 0, uncertainty['Midheaven']?.totalDeg ?? 0);
  return distanceToCusp(q, division.cusps, perDegree) <= (body + cusps) * perDegree;
}
