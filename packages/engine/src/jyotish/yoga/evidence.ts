/**
 * What rules tell: the cells they looked at (cells.ts), once each, the grahas that take part, and the names of the alternatives that held.
 */

import type { Cell } from '../../fact.ts';
import {
  aspectCell,
  type CellNumber,
  houseCell,
  houseFromCell,
  type Label,
  navamshaCell,
  occupantsCell,
  seenByCell,
  signCell,
  textOf,
} from './cells.ts';
import type { View } from './view.ts';

export interface Telling {
  /** So many cells and forms, and behind them what is left of longer tellings. A cell below zero is the complement of its place in `texts`. */
  readonly cells: CellNumber[];
  count: number;
  /** Cells that have no number, since they hold a measure. */
  readonly texts: Cell[];
  textCount: number;
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
  return { cells: [], count: 0, texts: [], textCount: 0, forms: [], formCount: 0, grahas: 0, quiet: 0, depth: 0 };
}

/** Empties a telling for the next rule: one serves a whole table, and its lists need not grow again. */
export function clearTelling(told: Telling): void {
  told.count = 0;
  told.textCount = 0;
  told.formCount = 0;
  told.grahas = 0;
}

/** The cells that were told. */
export function cellsOf({ cells, count, texts }: Telling): readonly Cell[] {
  return cellTexts(cells, texts, count);
}

/** The texts of the first so many cells; one below zero is the complement of its place in `texts`. */
export function cellTexts(cells: readonly CellNumber[], texts: readonly Cell[], count: number): readonly Cell[] {
  const told: Cell[] = [];
  for (let i = 0; i < count; i++) {
    const each = cells[i] as CellNumber;
    told.push(each < 0 ? (texts[~each] as Cell) : textOf(each));
  }
  return told;
}

/** The forms that were told. */
export function formsOf({ forms, formCount }: Telling): readonly string[] {
  return formCount === 0 ? [] : forms.slice(0, formCount);
}

/** Adds a cell, once. */
export function say(told: Telling, cell: CellNumber): void {
  const { cells, count } = told;
  for (let i = 0; i < count; i++) if (cells[i] === cell) return;
  cells[count] = cell;
  told.count = count + 1;
}

/** Adds a cell that has no number, once. */
export function sayText(told: Telling, text: Cell): void {
  const { texts, textCount } = told;
  for (let i = 0; i < textCount; i++) if (texts[i] === text) return;
  texts[textCount] = text;
  told.textCount = textCount + 1;
  told.cells[told.count++] = ~textCount;
}

/** Adds the name of an alternative. */
export function sayForm(told: Telling, form: string): void {
  told.forms[told.formCount++] = form;
}

/** Counts a set of grahas among those that take part. */
export function involve(told: Telling, set: number): void {
  if (told.quiet === 0) told.grahas |= set;
}

/** Where a graha stands, by house from the lagna. */
export function tellHouse(view: View, told: Telling, g: number): void {
  say(told, houseCell(g, view.houses[g] as number));
  involve(told, 1 << g);
}

/** Where a graha stands, by sign. */
export function tellSign(view: View, told: Telling, g: number): void {
  say(told, signCell(g, view.signs[g] as number));
  involve(told, 1 << g);
}

/** The sign of a graha in the navamsha. */
export function tellNavamsha(view: View, told: Telling, g: number): void {
  say(told, navamshaCell(g, view.navamshas[g] as number));
  involve(told, 1 << g);
}

/** The house of a graha from a label that is no lagna: `Jupiter.houseFrom.Moon=4`. */
export function tellHouseFrom(told: Telling, g: number, label: Label, house: number): void {
  say(told, houseFromCell(g, label, house));
}

/** That a graha looks at something, `Moon` or `house7`, or does not. */
export function tellAspect(told: Telling, g: number, what: Label, sees: boolean): void {
  say(told, aspectCell(g, what, sees));
}

/** A property of a graha that is true or false. @param flags  of `flagCells` */
export function tellFlag(told: Telling, flags: CellNumber, g: number, value: boolean): void {
  say(told, flags + (value ? 9 : 0) + g);
  involve(told, 1 << g);
}

/** Who is in a house from somewhere: `lagna.house7=Sun+Mars`, `Moon.house2=none`. */
export function tellOccupants(told: Telling, label: Label, house: number, set: number): void {
  say(told, occupantsCell(label, house, set));
}

/** Who looks at a graha or a house: `Moon.seenBy=Mars+Saturn`. */
export function tellSeenBy(told: Telling, label: Label, set: number): void {
  say(told, seenByCell(label, set));
}

/** Which graha another one leads to, `Moon.signLord=Venus`. @param links  of `linkCells` */
export function tellLink(told: Telling, links: CellNumber, g: number, other: number): void {
  say(told, links + g * 9 + other);
}
