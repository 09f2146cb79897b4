/** What things on a plan are called in a language; what it does not know keeps the engine's own name. */

import type { ReadRoom } from '../vastu/assess/room.ts';
import { plainWord } from '../vastu/rules/index.ts';
import { ZONE_TABLE, type Zone } from '../vastu/zone/index.ts';
import { type NamesByName, nameIn } from './language.ts';
import type { PlanLanguage } from './plan-language.ts';
import type { Verdict } from './plan-marks.ts';

const DIRECTIONS: Readonly<Record<Zone, string>> = {
  NW: 'North-West',
  N: 'North',
  NE: 'North-East',
  W: 'West',
  CENTER: 'Centre',
  E: 'East',
  SW: 'South-West',
  S: 'South',
  SE: 'South-East',
};

/** A name that a language has of its own. */
export function nameOf(names: NamesByName, name: string): string | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

/** `NE`, `ईशान`. */
export function zoneLabel(zone: Zone, { names }: PlanLanguage): string {
  return nameIn(names.zoneLabel, zone);
}

/** `north-east`, `centre`. */
export function directionName(zone: Zone, { names }: PlanLanguage): string {
  return nameIn(names.direction, DIRECTIONS[zone]);
}

/** The label with the name of the direction, where that is another. */
export function zoneNames(zone: Zone, language: PlanLanguage): string {
  const label = zoneLabel(zone, language);
  const name = directionName(zone, language);
  return name.startsWith(label) ? name : `${label}, ${name}`;
}

/** Whose a zone is. */
export function zoneRegent(zone: Zone, { names }: PlanLanguage): string {
  return nameIn(names.dikpala, ZONE_TABLE[zone].deity);
}

/** One of the 45. @param own  the engine's name */
export function devataName(id: string, own: string, { names }: PlanLanguage): string {
  return nameOf(names.devata, id) ?? own;
}

/** `NNE`, or a door such as `N4`, which is a sector of thirty-two too. */
export function sectorName(name: string, language: PlanLanguage): string {
  return /\d/.test(name) ? doorCode(name, language) : nameIn(language.names.directionShort, name);
}

/** `N4`, `उ4`. */
export function doorCode(code: string, language: PlanLanguage): string {
  const [side = '', ordinal = ''] = [code.slice(0, 1), code.slice(1)];
  return `${nameIn(language.names.directionShort, side)}${language.number(Number(ordinal), 0)}`;
}

/** A number with as many decimals as it has. */
export function asMany(value: number, language: PlanLanguage): string {
  return language.number(value, String(value).split('.')[1]?.length ?? 0);
}

/** `11.25°` */
export function degreesText(degrees: number, language: PlanLanguage): string {
  return `${asMany(degrees, language)}°`;
}

/** A verdict in a word. */
export function verdictName(verdict: Verdict, { say }: PlanLanguage): string {
  return verdict === 'none' ? say.plan.noRule : say.plan[verdict];
}

/** As it was sent, unless that is but the word of its type, with a number or without (`bedroom_2`): then in the language. */
export function roomName({ label, roomType }: Pick<ReadRoom, 'label' | 'roomType'>, language: PlanLanguage): string {
  const { vastuRoom, plainRoom } = language.names;
  const own = nameOf(vastuRoom, roomType) ?? nameOf(plainRoom, roomType);
  const number = own === undefined ? null : (/^_?(\d*)$/.exec(afterStart(plainWord(label), roomType)) ?? null);
  if (own === undefined || number === null) return label;
  return number[1] === '' ? own : `${own} ${language.number(Number(number[1]), 0)}`;
}

function afterStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : '–';
}
