/**
 * The points of a chart: its angles and its bodies, each turned into whole quanta of the chart's zodiac, named and
 * looked up.
 */

import { degreesOf } from '../angle.ts';
import type { BodyState } from '../sky/sky.ts';
import type { Angle, Placement, Uncertainty } from './chart.ts';
import type { CoreAngles } from './core.ts';
import { doubtOfAngle, doubtOfBody, uncertainParts } from './doubt.ts';
import type { Ground } from './ground.ts';
import { houseOf } from './houses.ts';
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
    return { name, ...zodiacPoint(at, perDegree, zodiac), ...(uncertain.length === 0 ? {} : { uncertain }) };
  });
}

/** The bodies that the sky holds, named as the tradition names them; the node becomes two. */
export function bodiesOf({ sky, resolved }: Ground): readonly NamedBody[] {
  const sidereal = resolved.zodiac === 'sidereal';
  return resolved.bodies.flatMap((name): NamedBody[] => {
    const state = sky.bodies[name];
    if (state === undefined) return [];
    if (name !== 'MeanNode' && name !== 'TrueNode') return [{ name, state, opposite: false }];
    return [
      { name: sidereal ? 'Rahu' : 'NorthNode', state, opposite: false },
      { name: sidereal ? 'Ketu' : 'SouthNode', state, opposite: true },
    ];
  });
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
  return Object.fromEntries([
    ...bodies.map(({ name, state }) => [
      name,
      doubtOfBody(state.errorArcsec / 3600, degreesOf(state.longitudeRadPerDay), certainty, perDegree),
    ]),
    ['Ascendant', doubtOfAngle(degreesOf(core.ascendantRadPerDay), certainty, perDegree)],
    ['Midheaven', doubtOfAngle(degreesOf(core.midheavenRadPerDay), certainty, perDegree)],
    ['Vertex', doubtOfAngle(degreesOf(core.vertexRadPerDay), certainty, perDegree)],
    ['EastPoint', doubtOfAngle(degreesOf(core.eastPointRadPerDay), certainty, perDegree)],
  ]);
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
  return {
    name,
    ...zodiacPoint(q, perDegree, zodiac),
    latitude: degrees(side * quanta(state.latitudeRad, perDegree) + 0, perDegree),
    ...(zodiac === 'tropical'
      ? { declination: degrees(side * quanta(state.declinationRad, perDegree) + 0, perDegree) }
      : {}),
    speed: degrees(speedQ, perDegree),
    distance: rounded(state.distanceAu, 1e9),
    house: houseOf(degrees(q, perDegree), division.cuspsDeg),
    retrograde,
    isRetrograde: retrograde,
    ...(chalit === null ? {} : { chalitHouse: houseOf(degrees(q, perDegree), chalit.cuspsDeg) }),
    ...(uncertain.length === 0 ? {} : { uncertain }),
  };
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
