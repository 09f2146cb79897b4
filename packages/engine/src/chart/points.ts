/**
 * The points of a chart: its angles and its bodies, each turned into whole quanta of the chart's zodiac, named and
 * looked up.
 */

import { degreesOf } from '../angle.ts';
import { BODIES, type Body, type BodyState } from '../sky/sky.ts';
import type { Angle, Placement, Uncertainty, Zodiac } from './chart.ts';
import type { CoreAngles } from './core.ts';
import { type Doubt, doubtOfAngle, doubtOfBody, uncertainParts } from './doubt.ts';
import { houseIn, latitudeQuanta, longitudeQuanta, speedQuanta } from './figures.ts';
import type { Ground } from './ground.ts';
import type { Division } from './occupancy.ts';
import { distanceToCusp } from './occupancy.ts';
import { degrees, distanceOf, positionQuanta, wrapQuanta } from './quantum.ts';
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
  const angle = (name: Angle['name'], at: number, radPerDay: number): Angle => {
    const { totalDeg } = doubtOfAngle(degreesOf(radPerDay), moment.certainty, perDegree);
    const uncertain = uncertainParts(at, totalDeg, perDegree, zodiac);
    const point: Making<Angle> = zodiacPoint(name, at, perDegree, zodiac);
    if (uncertain.length > 0) point.uncertain = uncertain;
    return point as Angle;
  };
  const [ascendantQ, midheavenQ] = [q(core.ascendantRad), q(core.midheavenRad)];
  const { ascendantRadPerDay: rising, midheavenRadPerDay: culminating } = core;
  return [
    angle('Ascendant', ascendantQ, rising),
    angle('Midheaven', midheavenQ, culminating),
    angle('Descendant', opposite(ascendantQ), rising),
    angle('ImumCoeli', opposite(midheavenQ), culminating),
    angle('Vertex', q(core.vertexRad), core.vertexRadPerDay),
    angle('EastPoint', q(core.eastPointRad), core.eastPointRadPerDay),
  ];
}

/** The bodies that the sky holds, named as the tradition names them; the node becomes two. */
export function bodiesOf({ sky, resolved }: Ground): readonly NamedBody[] {
  const bodies: NamedBody[] = [];
  for (const body of resolved.bodies) {
    const state = sky.bodies[body];
    if (state === undefined) continue;
    for (const { name, opposite } of namesOf(body, resolved.zodiac)) bodies.push({ name, state, opposite });
  }
  return bodies;
}

/** What a tradition calls a body, and whether it means the point opposite: one name for each, two for the node. */
export function namesOf(body: Body, zodiac: Zodiac): readonly Pick<NamedBody, 'name' | 'opposite'>[] {
  if (body === 'MeanNode' || body === 'TrueNode') return NODE_NAMES[zodiac];
  return OWN_NAMES[body];
}

const NODE_NAMES = {
  sidereal: [
    { name: 'Rahu', opposite: false },
    { name: 'Ketu', opposite: true },
  ],
  tropical: [
    { name: 'NorthNode', opposite: false },
    { name: 'SouthNode', opposite: true },
  ],
} as const;
const OWN_NAMES = Object.fromEntries(BODIES.map((name) => [name, [{ name, opposite: false }]])) as unknown as {
  readonly [B in Body]: readonly [{ readonly name: B; readonly opposite: false }];
};

/** The bodies that were wanted and are not in the sky, with the reason. */
export function missingFrom({ sky, resolved }: Ground): { body: string; reason: string }[] {
  if (sky.absent.length === 0 && resolved.bodies.every((body) => sky.bodies[body] !== undefined)) return [];
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
  ground: Ground,
  { name, state, opposite }: NamedBody,
  division: Division,
  chalit: Division | null,
  ascendant: Angle,
  uncertainty: Uncertainty,
): Placement {
  const { perDegree, zodiac } = ground.resolved;
  const q = longitudeQuanta(state.longitudeRad, opposite, ground, perDegree);
  const speedQ = speedQuanta(state.longitudeRadPerDay, ground, perDegree);
  const retrograde = speedQ < 0;
  const uncertain = uncertainParts(q, uncertainty[name]?.totalDeg ?? 0, perDegree, zodiac);
  if (houseUncertain(q, division, ascendant, uncertain.includes('sign'), name, uncertainty, perDegree))
    uncertain.push('house');
  const placement: Making<Placement> = zodiacPoint(name, q, perDegree, zodiac);
  placement.latitude = degrees(latitudeQuanta(state.latitudeRad, opposite, perDegree), perDegree);
  if (zodiac === 'tropical')
    placement.declination = degrees(latitudeQuanta(state.declinationRad, opposite, perDegree), perDegree);
  placement.speed = degrees(speedQ, perDegree);
  placement.distance = distanceOf(state.distanceAu);
  placement.house = houseIn(division, q, perDegree);
  placement.retrograde = retrograde;
  placement.isRetrograde = retrograde;
  if (chalit !== null) placement.chalitHouse = houseIn(chalit, q, perDegree);
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
