/**
 * Of whom a rule speaks, and from where it counts: a graha by name, a lord of a house, the lord of a sign that a graha stands in, a
 * chara karaka; the lagna, an arudha, the karakamsha.
 *
 * Both are plain records that the functions below read, not functions themselves: rules ask them by the hundred.
 */

import { assert } from '../../errors.ts';
import { cell } from '../../fact.ts';
import { GRAHAS, type Graha } from '../graha/kundli.ts';
import {
  arudhaLabel,
  type CellNumber,
  KARAKAMSHA_LABEL,
  LAGNA_LABEL,
  type Label,
  labelName,
  linkCells,
  lordCells,
  whoCells,
} from './cells.ts';
import {
  involve,
  say,
  sayText,
  type Telling,
  tellHouse,
  tellHouseFrom,
  tellLink,
  tellNavamsha,
  tellSign,
} from './evidence.ts';
import { HOSTS } from './fill-sets.ts';
import { INDEX, KARAKAS, type Karaka } from './numbers.ts';
import { hostRole, KARAKA_ROLE, LORD_ROLE } from './roles.ts';
import { arudhaIn, type View } from './view.ts';

/** A graha that depends on the kundli. Made by `pointer` alone, so that all have one shape. */
export interface Pointer {
  /** What it is in `View.holders` (roles.ts); undefined where only asking tells, as of the lord of an arudha. */
  readonly role: number | undefined;
  /** The first of nine cells that say how one comes to it, by graha; null where nothing need be said, or more. */
  readonly cells: CellNumber | null;
  /** Of a host: who stands in his sign, or navamsha. */
  readonly guest: Pointer | null;
  readonly by: 'sign' | 'navamsha';
  /** Of a lord that is counted from somewhere: the place, and the house. */
  readonly place: Place | null;
  readonly house: number;
}
export type Who = Graha | Pointer;

/** A place to count from. Made by `placed` alone. */
export interface Place {
  readonly kind: 'lagna' | 'graha' | 'arudha' | 'karakamsha';
  /** Of a graha’s place. */
  readonly whose: Pointer | null;
  /** Of an arudha. */
  readonly house: number;
  /** Whose place it is, where it is that of a role. */
  readonly role: number | undefined;
}
export type From = 'lagna' | Who | Place;

const pointer = (own: Partial<Pointer>): Pointer => ({
  role: own.role,
  cells: own.cells ?? null,
  guest: own.guest ?? null,
  by: own.by ?? 'sign',
  place: own.place ?? null,
  house: own.house ?? 0,
});
const placed = (kind: Place['kind'], whose: Pointer | null = null, house = 0): Place => ({
  kind,
  whose,
  house,
  role: whose?.role,
});

/** The lord of a house from the lagna. */
export function lord(house: number): Pointer {
  return pointer({ role: LORD_ROLE + house, cells: lordCells(house) });
}

/** The lord of a house counted from a graha or place. */
export function lordFrom(house: number, from: From): Pointer {
  const place = placeOf(from);
  const role = place.role === undefined ? undefined : hostRole(place.role, 'sign', house);
  return pointer({ role, place, house });
}

/** The lord of the sign in which a graha stands. */
export function dispositor(who: Who): Pointer {
  return hostOf(pointerOf(who), 'sign');
}

/** The lord of the navamsha in which a graha stands. */
export function navamshaLord(who: Who): Pointer {
  return hostOf(pointerOf(who), 'navamsha');
}

function hostOf(guest: Pointer, by: Pointer['by']): Pointer {
  assert(guest.role !== undefined, 'a host has a guest whose role is known');
  return pointer({ role: hostRole(guest.role, by), guest, by });
}

const KARAKA_CELLS = KARAKAS.map(whoCells);

/** A chara karaka. */
export function karaka(name: Exclude<Karaka, 'PiK'>): Pointer {
  const place = KARAKAS.indexOf(name);
  return pointer({ role: KARAKA_ROLE + place, cells: KARAKA_CELLS[place] as CellNumber });
}

/** The arudha of a house. */
export function arudha(house: number): Place {
  return placed('arudha', null, house);
}

const AK = karaka('AK');
/** The sign of the navamsha in which the atmakaraka stands. */
export const karakamsha: Place = placed('karakamsha');
export const LAGNA: Place = placed('lagna');

export function pointerOf(who: Who): Pointer {
  return typeof who === 'string' ? (NAMED[INDEX[who]] as Pointer) : who;
}

export function placeOf(from: From): Place {
  if (from === 'lagna') return LAGNA;
  if (typeof from === 'object' && 'kind' in from) return from;
  return placed('graha', pointerOf(from));
}

/** The graha a pointer points to. */
export function grahaOf(view: View, { role, place, house }: Pointer): number {
  if (role !== undefined) return view.holders[role] as number;
  return HOSTS[((signOf(view, place as Place) + house - 2) % 12) + 1] as number;
}

/** The sign of a place. */
export function signOf(view: View, { kind, whose, house }: Place): number {
  if (kind === 'lagna') return view.lagnaSign;
  if (kind === 'graha') return view.signs[grahaOf(view, whose as Pointer)] as number;
  return kind === 'arudha' ? arudhaIn(view, house) : (view.navamshas[grahaOf(view, AK)] as number);
}

/** As a cell names a place: `lagna`, `Moon`, `arudha1`. */
export function labelOf(view: View, { kind, whose, house }: Place): Label {
  if (kind === 'lagna') return LAGNA_LABEL;
  if (kind === 'graha') return grahaOf(view, whose as Pointer);
  return kind === 'arudha' ? arudhaLabel(house) : KARAKAMSHA_LABEL;
}

/** Tells how one comes to a graha. */
export function tellPointer(view: View, told: Telling, pointer: Pointer): void {
  const { cells, guest, by, place, house } = pointer;
  if (cells !== null) say(told, cells + grahaOf(view, pointer));
  else if (guest !== null) tellHost(view, told, guest, by);
  else if (place !== null) {
    tellPlace(view, told, place);
    sayText(told, cell(labelName(labelOf(view, place)), `lord${house}`, GRAHAS[grahaOf(view, pointer)] as Graha));
  }
}

function tellHost(view: View, told: Telling, guest: Pointer, by: Pointer['by']): void {
  const g = grahaOf(view, guest);
  tellPointer(view, told, guest);
  if (by === 'sign') {
    tellSign(view, told, g);
    tellLink(told, SIGN_LORD, g, HOSTS[view.signs[g] as number] as number);
  } else {
    tellNavamsha(view, told, g);
    tellLink(told, NAVAMSHA_LORD, g, HOSTS[view.navamshas[g] as number] as number);
  }
}

/** Tells how one comes to a place. */
export function tellPlace(view: View, told: Telling, place: Place): void {
  const { kind, whose } = place;
  if (kind === 'lagna') return;
  if (kind === 'graha') {
    tellPointer(view, told, whose as Pointer);
    involve(told, 1 << grahaOf(view, whose as Pointer));
    return;
  }
  if (kind === 'karakamsha') tellPointer(view, told, AK);
  sayText(told, cell(labelName(labelOf(view, place)), 'sign', signOf(view, place)));
}

/** Tells which house from a place a graha is in: from the lagna `Mars.house=4`, else `Mars.houseFrom.Moon=4`. */
export function tellFrom(view: View, told: Telling, g: number, place: Place): void {
  if (place === LAGNA) {
    tellHouse(view, told, g);
    return;
  }
  const from = (((view.signs[g] as number) - signOf(view, place) + 12) % 12) + 1;
  tellHouseFrom(told, g, labelOf(view, place), from);
  involve(told, 1 << g);
}

/** Tells that two or more share a sign, and their longitudes where an orb was asked for. */
export function tellTogether(view: View, told: Telling, set: number): void {
  for (let g = 0; g < 9; g++) {
    if (((set >> g) & 1) === 0) continue;
    tellSign(view, told, g);
    if (view.settings.conjunctionOrbDeg !== null) tellLongitude(view, told, g);
  }
}

export function tellLongitude(view: View, told: Telling, g: number): void {
  const graha = GRAHAS[g] as Graha;
  sayText(told, cell(graha, 'longitudeDeg', view.kundli.grahas[graha].longitudeDeg));
  involve(told, 1 << g);
}

/** By graha. */
const NAMED: readonly Pointer[] = GRAHAS.map((_, role) => pointer({ role }));

export const SIGN_LORD: CellNumber = linkCells('signLord');
const NAVAMSHA_LORD = linkCells('navamshaLord');
