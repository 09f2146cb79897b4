/** The sentences of a drawn plan: what each room, zone, door, sector and piece of missing ground says when pointed at, and the whole of it. */

import { normaliseDeg } from '../angle.ts';
import type { Space, Survey } from '../vastu/assess/survey.ts';
import type { Plan } from '../vastu/plan/index.ts';
import { type Deviation, ENTRANCES, type Entrance, ZONE_TABLE, type Zone } from '../vastu/zone/index.ts';
import type { Verdict } from './plan-marks.ts';
import type { PlanStanding } from './plan-standing.ts';

/** `Kitchen, SE: ideal`; `Living, mostly N (57 %): good, 83 of 100`. */
export function roomTitle(name: string, space: Space | null, verdict: Verdict, merit: number | null): string {
  if (space === null) return `${name}, drawn twice, counted once`;
  const share = space.shares.find(({ zone }) => zone === space.zone)?.share ?? 1;
  const percent = whole(share * 100);
  const place =
    space.zone === null ? 'off the grid' : percent >= 100 ? space.zone : `mostly ${space.zone} (${percent} %)`;
  const where = space.drawn === null ? `${place}, not drawn` : place;
  if (merit === null) return `${name}, ${where}: not graded`;
  return `${name}, ${where}: ${verdict}, ${whole(merit)} of 100`;
}

/** `NE, north-east, Ishana: 100 % of it is ground of the plot; Pooja, Store`. */
export function zoneTitle(zone: Zone, fillShare: number, rooms: readonly string[]): string {
  const { name, deity } = ZONE_TABLE[zone];
  const percent = whole(Math.min(1, fillShare) * 100);
  const inhabitants = rooms.length === 0 ? 'no room' : rooms.join(', ');
  return `${zone}, ${name}, ${deity}: ${percent} % of it is ground of the plot; ${inhabitants}`;
}

/** `NNE, 11.25° … 33.75°`. */
export function sectorTitle(name: string, fromDeg: number, widthDeg: number): string {
  return `${name}, ${normaliseDeg(fromDeg)}° … ${normaliseDeg(fromDeg + widthDeg)}°`;
}

/** `Indra, door E4, 2 padas`. */
export function devataTitle(name: string, id: string, padaCount: number): string {
  const door = ENTRANCES.find(({ devata }) => devata === id);
  const padas = padaCount === 1 ? '1 pada' : `${padaCount} padas`;
  return `${name}, ${door === undefined ? '' : `door ${door.code}, `}${padas}`;
}

/** `NE cut, 14.4 % of the rectangle about the walls, major`. */
export function deviationTitle({ direction, kind, areaPct, severity, arm }: Deviation): string {
  const what = arm === null ? `${direction} ${kind}` : `Ground missing beside the extension to ${arm.direction}`;
  return `${what}, ${tenths(areaPct)} % of the rectangle about the walls, ${severity}`;
}

/** `Door N4 Bhallāṭa: ideal`. */
export function doorText({ pada }: Entrance, verdict: Verdict): string {
  return `door ${pada.code} ${pada.devataName}${verdict === 'none' ? '' : `: ${verdict}`}`;
}

/** The same, with where it stands. */
export function doorTitle(entrance: Entrance, verdict: Verdict): string {
  const { zone, distanceToBoundaryM, angularPada, pada } = entrance;
  const off = whole(distanceToBoundaryM * 100) / 100;
  const byAngle = angularPada === pada.code ? '' : `; by angles it would be ${angularPada}`;
  return `Main ${doorText(entrance, verdict)}, in ${zone}, ${off} m from the plot’s line${byAngle}`;
}

/** Half up; a billionth below a half is a half that rounding missed, so that a turned drawing has the same words. */
function whole(value: number): number {
  return Math.floor(value + 0.5 + 1e-9);
}

/** `14.4` */
export function tenths(value: number): string {
  return (whole(value * 10) / 10).toFixed(1);
}

/** Title and description of a plan. */
export function describePlan(
  title: string | null,
  { spaces, entrance, shape }: Survey,
  { areaM2 }: Plan,
  { grade, rulesVersion }: PlanStanding,
): { readonly title: string; readonly description: string } {
  const stands = grade === null ? 'no grade' : `grade ${grade.grade}, ${grade.score} of 100`;
  const rooms = spaces.map(({ room, zone }) => `${room.label} ${zone ?? 'off the grid'}`).join(', ');
  const door = entrance === null ? 'No door is marked' : `The door is ${entrance.pada.code}`;
  const missing = (shape?.deviations ?? []).filter(({ kind }) => kind !== 'slant').map(deviationTitle);
  const sentences = [
    `A plot of ${whole(areaM2 * 100) / 100} m²`,
    spaces.length === 0 ? 'No rooms' : `Rooms: ${rooms}`,
    door,
    ...missing,
    `Rules ${rulesVersion}`,
  ];
  return { title: title ?? `Vastu plan, ${stands}`, description: `${sentences.join('. ')}.` };
}
