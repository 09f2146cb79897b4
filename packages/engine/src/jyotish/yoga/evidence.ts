/**
 * What rules tell: the cells they looked at, once each, the grahas that take part, and the names of the alternatives that held.
 *
 * A cell is `subject.property=value` with numbers for signs and houses: `Mars.house=8`, `Moon.sign=4`, `lord9.graha=Jupiter`,
 * `Jupiter.houseFrom.Moon=4`, `Jupiter.aspects=Moon`, `lagna.house7=Sun+Mars`. Cells are made once and kept, since every kundli tells
 * of the same few thousand.
 */

import { type Cell, cell } from '../../fact.ts';
import { GRAHAS, type Graha } from '../graha/kundli.ts';
import type { View } from './view.ts';

export interface Telling {
  /** So many cells and forms, and behind them what is left of longer tellings. */
  readonly cells: Cell[];
  count: number;
  readonly forms: string[];
  formCount: number;
  /** A set of grahas. */
  grahas: number;
  /** Above zero while something that must not be is told: its grahas take no part. */
  quiet: number;
  /** Above zero within a named alternative, whose name stands for those within it. */
  depth: number;
}

export function newTelling(): Telling {
  return { cells: [], count: 0, forms: [], formCount: 0, grahas: 0, quiet: 0, depth: 0 };
}

/** Empties a telling for the next rule: one serves a whole table, and its lists need not grow again. */
export function clearTelling(told: Telling): void {
  told.count = 0;
  told.formCount = 0;
  told.grahas = 0;
}

/** The cells that were told. */
export function cellsOf({ cells, count }: Telling): readonly Cell[] {
  return cells.slice(0, count);
}

/** The forms that were told. */
export function formsOf({ forms, formCount }: Telling): readonly string[] {
  return formCount === 0 ? [] : forms.slice(0, formCount);
}

/** Adds a cell, once. */
export function say(told: Telling, text: Cell): void {
  const { cells, count } = told;
  for (let i = 0; i < count; i++) if (cells[i] === text) return;
  cells[count] = text;
  told.count = count + 1;
}

/** Adds the name of an alternative. */
export function sayForm(told: Telling, form: string): void {
  told.forms[told.formCount++] = form;
}

/** Counts a set of grahas among those that take part. */
export function involve(told: Telling, set: number): void {
  if (told.quiet === 0) told.grahas |= set;
}

/** Names of a set of grahas, joined; `none` for an empty one. */
export function namesOf(set: number): string {
  return set === 0 ? 'none' : grahasOf(set).join('+');
}

/** The grahas of a set. */
export function grahasOf(set: number): readonly Graha[] {
  return GRAHAS_OF[set] as readonly Graha[];
}

/** Where a graha stands, by house from the lagna. */
export function tellHouse(view: View, told: Telling, g: number): void {
  say(told, (HOUSES[g] as readonly Cell[])[view.houses[g] as number] as Cell);
  involve(told, 1 << g);
}

/** Where a graha stands, by sign. */
export function tellSign(view: View, told: Telling, g: number): void {
  say(told, (SIGNS[g] as readonly Cell[])[view.signs[g] as number] as Cell);
  involve(told, 1 << g);
}

/** The sign of a graha in the navamsha. */
export function tellNavamsha(view: View, told: Telling, g: number): void {
  say(told, (NAVAMSHAS[g] as readonly Cell[])[view.navamshas[g] as number] as Cell);
  involve(told, 1 << g);
}

/** Which graha is lord of a house. */
export function tellLord(told: Telling, house: number, g: number): void {
  say(told, (LORDS[house] as readonly Cell[])[g] as Cell);
}

/** The house of a graha from a label that is no lagna: `Jupiter.houseFrom.Moon=4`. */
export function tellHouseFrom(told: Telling, g: number, label: string, house: number): void {
  let kept = FROM.get(label);
  if (kept === undefined) {
    kept = GRAHAS.map((graha) => numbered(graha, `houseFrom.${label}`));
    FROM.set(label, kept);
  }
  say(told, (kept[g] as readonly Cell[])[house] as Cell);
}

/** That a graha looks at something, `Moon` or `house7`, or does not. */
export function tellAspect(told: Telling, g: number, what: string, sees: boolean): void {
  let kept = ASPECTS.get(what);
  if (kept === undefined) {
    kept = [
      GRAHAS.map((graha) => cell(graha, `aspects.${what}`, false)),
      GRAHAS.map((graha) => cell(graha, 'aspects', what)),
    ];
    ASPECTS.set(what, kept);
  }
  say(told, (kept[sees ? 1 : 0] as readonly Cell[])[g] as Cell);
}

/** A property of a graha that is true or false. */
export function tellFlag(told: Telling, g: number, property: string, value: boolean): void {
  let kept = FLAGS.get(property);
  if (kept === undefined) {
    kept = [GRAHAS.map((graha) => cell(graha, property, false)), GRAHAS.map((graha) => cell(graha, property, true))];
    FLAGS.set(property, kept);
  }
  say(told, (kept[value ? 1 : 0] as readonly Cell[])[g] as Cell);
  involve(told, 1 << g);
}

/** Who is in a house from somewhere: `lagna.house7=Sun+Mars`, `Moon.house2=none`. */
export function tellOccupants(told: Telling, label: string, house: number, set: number): void {
  let kept = OCCUPANTS.get(label);
  if (kept === undefined) {
    kept = Array.from({ length: 13 }, () => []);
    OCCUPANTS.set(label, kept);
  }
  const ofHouse = kept[house] as Cell[];
  say(told, (ofHouse[set] ??= cell(label, `house${house}`, namesOf(set))));
}

/** Who looks at a graha or a house: `Moon.seenBy=Mars+Saturn`. */
export function tellSeenBy(told: Telling, label: string, set: number): void {
  let kept = SEEN_BY.get(label);
  if (kept === undefined) {
    kept = [];
    SEEN_BY.set(label, kept);
  }
  say(told, (kept[set] ??= cell(label, 'seenBy', namesOf(set))));
}

/** Which graha another one leads to, `Moon.signLord=Venus`. */
export function tellLink(told: Telling, g: number, property: string, other: number): void {
  let kept = LINKS.get(property);
  if (kept === undefined) {
    kept = GRAHAS.map((graha) => GRAHAS.map((to) => cell(graha, property, to)));
    LINKS.set(property, kept);
  }
  say(told, (kept[g] as readonly Cell[])[other] as Cell);
}

/** By set. */
const GRAHAS_OF: readonly (readonly Graha[])[] = Array.from({ length: 512 }, (_, set) =>
  GRAHAS.filter((_, g) => (set >> g) & 1),
);
const numbered = (subject: string, property: string): readonly Cell[] =>
  Array.from({ length: 13 }, (_, value) => cell(subject, property, value));
const HOUSES = GRAHAS.map((graha) => numbered(graha, 'house'));
const SIGNS = GRAHAS.map((graha) => numbered(graha, 'sign'));
const NAVAMSHAS = GRAHAS.map((graha) => numbered(graha, 'navamsha'));
const LORDS = Array.from({ length: 13 }, (_, house) => GRAHAS.map((graha) => cell(`lord${house}`, 'graha', graha)));
/** Filled as they are asked for; never more than the labels and properties that rules name. */
const FROM = new Map<string, readonly (readonly Cell[])[]>();
const ASPECTS = new Map<string, readonly (readonly Cell[])[]>();
const FLAGS = new Map<string, readonly (readonly Cell[])[]>();
const LINKS = new Map<string, readonly (readonly Cell[])[]>();
const OCCUPANTS = new Map<string, readonly Cell[][]>();
const SEEN_BY = new Map<string, Cell[]>();
