/** The sentences of a drawn plan: what each room, zone, door, sector and piece of missing ground says when pointed at, and the whole of it. */

import { normaliseDeg } from '../angle.ts';
import type { Space, Survey } from '../vastu/assess/survey.ts';
import type { Plan } from '../vastu/plan/index.ts';
import { type Deviation, ENTRANCES, type Entrance, type Zone } from '../vastu/zone/index.ts';
import type { PlanLanguage } from './plan-language.ts';
import type { Verdict } from './plan-marks.ts';
import {
  asMany,
  degreesText,
  devataName,
  doorCode,
  nameOf,
  roomName,
  verdictName,
  zoneLabel,
  zoneNames,
  zoneRegent,
} from './plan-names.ts';
import type { PlanStanding } from './plan-standing.ts';

/** `Kitchen, SE: ideal`; `Living, mostly N (57 %): good, 83 of 100`. */
export function roomTitle(
  room: string,
  space: Space | null,
  verdict: Verdict,
  merit: number | null,
  language: PlanLanguage,
): string {
  const { plan } = language.say;
  if (space === null) return plan.roomTwice({ room });
  const share = space.shares.find(({ zone }) => zone === space.zone)?.share ?? 1;
  const percent = whole(share * 100);
  const zone = space.zone === null ? plan.offGrid : zoneLabel(space.zone, language);
  const where = space.zone === null || percent >= 100 ? zone : plan.mostly({ zone, percent });
  const place = space.drawn === null ? plan.notDrawn({ place: where }) : where;
  if (merit === null) return plan.roomNotGraded({ room, place });
  return plan.roomStands({ room, place, verdict: verdictName(verdict, language), merit: whole(merit) });
}

/** `NE, north-east, Ishana: 100 % of it is ground of the plot; Pooja, Store`. */
export function zoneTitle(zone: Zone, fillShare: number, rooms: readonly string[], language: PlanLanguage): string {
  const { plan } = language.say;
  return plan.zoneTitle({
    zone: zoneNames(zone, language),
    deity: zoneRegent(zone, language),
    percent: whole(Math.min(1, fillShare) * 100),
    rooms: rooms.length === 0 ? plan.noRoom : language.list(rooms),
  });
}

/** `NNE, 11.25° … 33.75°`. */
export function sectorTitle(name: string, fromDeg: number, widthDeg: number, language: PlanLanguage): string {
  const [from, to] = [fromDeg, fromDeg + widthDeg].map((deg) => degreesText(normaliseDeg(deg), language)) as [
    string,
    string,
  ];
  return language.say.plan.sector({ name, from, to });
}

/** `Indra, door E4, 2 padas`. */
export function devataTitle(name: string, id: string, padaCount: number, language: PlanLanguage): string {
  const { plan } = language.say;
  const door = ENTRANCES.find(({ devata }) => devata === id);
  const padas = plan.padas({ count: padaCount });
  return door === undefined
    ? plan.devataGround({ name, padas })
    : plan.devataDoor({ name, code: doorCode(door.code, language), padas });
}

/** `NE cut, 14.4 % of the rectangle about the walls, major`. */
export function deviationTitle({ direction, kind, areaPct, severity, arm }: Deviation, language: PlanLanguage): string {
  const { plan } = language.say;
  const what =
    arm === null
      ? pieceName(direction, kind, language)
      : plan.extensionIn({ zone: zoneLabel(arm.direction, language) });
  return plan.deviation({ what, percent: tenths(areaPct, language), severity: plan[severity] });
}

/** `NE cut`, `beside NE extension`: what stands on a missing piece. */
export function deviationLabel({ direction, kind, arm }: Deviation, language: PlanLanguage): string {
  return arm === null
    ? pieceName(direction, kind, language)
    : language.say.plan.besideExtensionIn({ zone: zoneLabel(arm.direction, language) });
}

function pieceName(direction: Zone, kind: Deviation['kind'], language: PlanLanguage): string {
  const { plan } = language.say;
  const say = { cut: plan.cutIn, slot: plan.slotIn, slant: plan.slantIn, extension: plan.extensionIn }[kind];
  return say({ zone: zoneLabel(direction, language) });
}

/** `Door N4 Bhallāṭa: ideal`. */
export function doorText({ pada }: Entrance, verdict: Verdict, language: PlanLanguage): string {
  const { plan } = language.say;
  const door = plan.door({
    code: doorCode(pada.code, language),
    devata: devataName(pada.devata, pada.devataName, language),
  });
  return verdict === 'none' ? door : plan.doorVerdict({ door, verdict: verdictName(verdict, language) });
}

/** The same, with where it stands. */
export function doorTitle(entrance: Entrance, verdict: Verdict, language: PlanLanguage): string {
  const { plan } = language.say;
  const { zone, distanceToBoundaryM, angularPada, pada } = entrance;
  const title = plan.doorTitle({
    door: doorText(entrance, verdict, language),
    zone: zoneLabel(zone, language),
    metres: asMany(whole(distanceToBoundaryM * 100) / 100, language),
  });
  return angularPada === pada.code ? title : plan.doorByAngle({ title, code: doorCode(angularPada, language) });
}

/** Half up; a billionth below a half is a half that rounding missed, so that a turned drawing has the same words. */
function whole(value: number): number {
  return Math.floor(value + 0.5 + 1e-9);
}

/** `14.4` */
export function tenths(value: number, language: PlanLanguage): string {
  return language.number(whole(value * 10) / 10, 1);
}

/** Title and description of a plan. */
export function describePlan(
  title: string | null,
  { spaces, entrance, shape }: Survey,
  { areaM2 }: Plan,
  { grade, rulesVersion }: PlanStanding,
  language: PlanLanguage,
): { readonly title: string; readonly description: string } {
  const { plan } = language.say;
  const rooms = spaces.map(({ room, zone }) =>
    plan.roomIn({ room: roomName(room, language), zone: zone === null ? plan.offGrid : zoneLabel(zone, language) }),
  );
  const missing = (shape?.deviations ?? []).filter(({ kind }) => kind !== 'slant');
  const sentences = [
    plan.plotOf({ area: asMany(whole(areaM2 * 100) / 100, language) }),
    rooms.length === 0 ? plan.noRooms : plan.rooms({ rooms: language.list(rooms) }),
    entrance === null ? plan.noDoor : plan.doorIs({ code: doorCode(entrance.pada.code, language) }),
    ...missing.map((piece) => deviationTitle(piece, language)),
    plan.rules({ name: rulesVersion }),
  ];
  const own =
    grade === null
      ? plan.titleNoGrade
      : plan.title({ grade: nameOf(language.names.vastuLetter, grade.grade) ?? grade.grade, score: grade.score });
  return { title: title ?? own, description: `${sentences.join(`${plan.stop} `)}${plan.stop}` };
}
