/**
 * The cells that rules tell, by number. Every kundli tells of the same few thousand, so that each is written once; rules compare and keep numbers, and
 * texts are looked up for those that are told in the end.
 *
 * A cell is `subject.property=value` with numbers for signs and houses: `Mars.house=8`, `Moon.sign=4`, `lord9.graha=Jupiter`,
 * `Jupiter.houseFrom.Moon=4`, `Jupiter.aspects=Moon`, `lagna.house7=Sun+Mars`. Cells of one kind stand in a row, behind their first.
 */

import { type Cell, cell } from '../../fact.ts';
import { GRAHAS, type Graha } from '../graha/kundli.ts';

/** The place of a cell among all. */
export type CellNumber = number;

const TEXTS: Cell[] = [];

/** The text of a cell. */
export function textOf(cell: CellNumber): Cell {
  return TEXTS[cell] as Cell;
}

/** Writes down some cells in a row. @returns the first */
function rowOf(cells: readonly Cell[]): CellNumber {
  const first = TEXTS.length;
  for (const each of cells) TEXTS.push(each);
  return first;
}

/** What cells name beside properties: a graha by its place in GRAHAS, the lagna, the karakamsha, an arudha, a house. */
export type Label = number;
export const LAGNA_LABEL: Label = 9;
export const KARAKAMSHA_LABEL: Label = 10;
export const arudhaLabel = (house: number): Label => 10 + house;
export const houseLabel = (house: number): Label => 22 + house;

/** As cells write it: `Moon`, `lagna`, `arudha1`, `house7`. */
export function labelName(label: Label): string {
  return LABELS[label] as string;
}

/** The grahas of a set. */
export function grahasOf(set: number): readonly Graha[] {
  return GRAHAS_OF[set] as readonly Graha[];
}

/** Names of a set of grahas, joined; `none` for an empty one. */
function namesOf(set: number): string {
  return set === 0 ? 'none' : grahasOf(set).join('+');
}

/** `Mars.house=8`. */
export const houseCell = (g: number, house: number): CellNumber => HOUSES + g * 13 + house;
/** `Moon.sign=4`. */
export const signCell = (g: number, sign: number): CellNumber => SIGNS + g * 13 + sign;
/** `Moon.navamsha=4`. */
export const navamshaCell = (g: number, sign: number): CellNumber => NAVAMSHAS + g * 13 + sign;
/** `lagna.sign=4`. */
export const lagnaSignCell = (sign: number): CellNumber => LAGNA_SIGNS + sign;
/** `lagna.navamsha=4`. */
export const lagnaNavamshaCell = (sign: number): CellNumber => LAGNA_NAVAMSHAS + sign;
/** The first of nine, by graha: `lord9.graha=Sun`. */
export const lordCells = (house: number): CellNumber => LORDS + house * 9;

/** The first of nine, by graha: `AK.graha=Sun`. To be called once for a subject. */
export function whoCells(subject: string): CellNumber {
  return rowOf(GRAHAS.map((graha) => cell(subject, 'graha', graha)));
}

/** The first of nine that are false and nine that are true, by graha: `Mars.isCombust=false`. To be called once for a property. */
export function flagCells(property: string): CellNumber {
  return rowOf([false, true].flatMap((value) => GRAHAS.map((graha) => cell(graha, property, value))));
}

/** The first of nine times nine, by graha and by the one it leads to: `Sun.signLord=Sun`. To be called once for a property. */
export function linkCells(property: string): CellNumber {
  return rowOf(GRAHAS.flatMap((graha) => GRAHAS.map((to) => cell(graha, property, to))));
}

/** `Jupiter.houseFrom.Moon=4`. */
export function houseFromCell(g: number, label: Label, house: number): CellNumber {
  FROM[label] ??= rowOf(GRAHAS.flatMap((graha) => numbered(graha, `houseFrom.${labelName(label)}`)));
  return (FROM[label] as CellNumber) + g * 13 + house;
}

/** `Jupiter.aspects=Moon`, or `Jupiter.aspects.Moon=false`. */
export function aspectCell(g: number, what: Label, sees: boolean): CellNumber {
  ASPECTS[what] ??= rowOf([
    ...GRAHAS.map((graha) => cell(graha, `aspects.${labelName(what)}`, false)),
    ...GRAHAS.map((graha) => cell(graha, 'aspects', labelName(what))),
  ]);
  return (ASPECTS[what] as CellNumber) + (sees ? 9 : 0) + g;
}

/** `lagna.house7=Sun+Mars`, `Moon.house2=none`. */
export function occupantsCell(label: Label, house: number, set: number): CellNumber {
  OCCUPANTS[label * 13 + house] ??= [];
  const bySet = OCCUPANTS[label * 13 + house] as CellNumber[];
  bySet[set] ??= rowOf([cell(labelName(label), `house${house}`, namesOf(set))]);
  return bySet[set];
}

/** `Moon.seenBy=Mars+Saturn`. */
export function seenByCell(label: Label, set: number): CellNumber {
  SEEN_BY[label] ??= [];
  const bySet = SEEN_BY[label] as CellNumber[];
  bySet[set] ??= rowOf([cell(labelName(label), 'seenBy', namesOf(set))]);
  return bySet[set];
}

function numbered(subject: string, property: string): readonly Cell[] {
  return Array.from({ length: 13 }, (_, value) => cell(subject, property, value));
}

/** By set. Frozen, since answers hold them. */
const GRAHAS_OF: readonly (readonly Graha[])[] = Array.from({ length: 512 }, (_, set) =>
  Object.freeze(GRAHAS.filter((_, g) => (set >> g) & 1)),
);
const TWELVE = Array.from({ length: 12 }, (_, i) => i + 1);
const LABELS: readonly string[] = [
  ...GRAHAS,
  'lagna',
  'karakamsha',
  ...TWELVE.map((house) => `arudha${house}`),
  ...TWELVE.map((house) => `house${house}`),
];
const HOUSES = rowOf(GRAHAS.flatMap((graha) => numbered(graha, 'house')));
const SIGNS = rowOf(GRAHAS.flatMap((graha) => numbered(graha, 'sign')));
const NAVAMSHAS = rowOf(GRAHAS.flatMap((graha) => numbered(graha, 'navamsha')));
const LAGNA_SIGNS = rowOf(numbered('lagna', 'sign'));
const LAGNA_NAVAMSHAS = rowOf(numbered('lagna', 'navamsha'));
const LORDS = rowOf([0, ...TWELVE].flatMap((house) => GRAHAS.map((graha) => cell(`lord${house}`, 'graha', graha))));
/** By label; filled as they are asked for, and never more than there are labels, houses and sets. */
const FROM: CellNumber[] = [];
const ASPECTS: CellNumber[] = [];
const OCCUPANTS: CellNumber[][] = [];
const SEEN_BY: CellNumber[][] = [];
