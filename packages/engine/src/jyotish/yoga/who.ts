/**
 * Of whom a rule speaks, and from where it counts: a graha by name, a lord of a house, the lord of a sign that a graha stands in, a
 * chara karaka; the lagna, an arudha, the karakamsha.
 */

import { type Cell, cell } from '../../fact.ts';
import { GRAHAS, type Graha } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import {
  involve,
  say,
  type Telling,
  tellHouse,
  tellHouseFrom,
  tellLink,
  tellLord,
  tellNavamsha,
  tellSign,
} from './evidence.ts';
import { KARAKA_ROLE, LORD_ROLE } from './sets.ts';
import { arudhaIn, INDEX, KARAKAS, type Karaka, karakaIn, type View } from './view.ts';

/** A graha that depends on the kundli. */
export interface Pointer {
  readonly of: (view: View) => number;
  /** How one comes to it. */
  readonly tell: (view: View, told: Telling) => void;
  /** What it is in `View.sets`: a graha, the lord of a house, a karaka; undefined for others. */
  readonly role: number | undefined;
}
export type Who = Graha | Pointer;

/** A place to count from. */
export interface Place {
  readonly signOf: (view: View) => number;
  /** As a cell names it: `lagna`, `Moon`, `arudha1`. */
  readonly labelOf: (view: View) => string;
  readonly tell: (view: View, told: Telling) => void;
  /** Whose place it is, where it is that of a role. */
  readonly role: number | undefined;
}
export type From = 'lagna' | Who | Place;

/** Every pointer is made here, so that all have one shape. */
function pointer(of: Pointer['of'], tell: Pointer['tell'], role?: number): Pointer {
  return { of, tell, role };
}

/** The lord of a house from the lagna. */
export function lord(house: number): Pointer {
  return pointer(
    (view) => view.lords[house] as number,
    (view, told) => tellLord(told, house, view.lords[house] as number),
    LORD_ROLE + house,
  );
}

/** The lord of a house counted from a graha or place. */
export function lordFrom(house: number, from: From): Pointer {
  const place = placeOf(from);
  const lordIn = (view: View) => HOSTS[((place.signOf(view) + house - 2) % 12) + 1] as number;
  return pointer(lordIn, (view, told) => {
    place.tell(view, told);
    say(told, cell(place.labelOf(view), `lord${house}`, GRAHAS[lordIn(view)] as Graha));
  });
}

/** The lord of the sign in which a graha stands. */
export function dispositor(who: Who): Pointer {
  const guest = pointerOf(who);
  const hostIn = (view: View) => HOSTS[view.signs[guest.of(view)] as number] as number;
  return pointer(hostIn, (view, told) => {
    const g = guest.of(view);
    guest.tell(view, told);
    tellSign(view, told, g);
    tellLink(told, g, 'signLord', HOSTS[view.signs[g] as number] as number);
  });
}

/** The lord of the navamsha in which a graha stands. */
export function navamshaLord(who: Who): Pointer {
  const guest = pointerOf(who);
  const hostIn = (view: View) => HOSTS[view.navamshas[guest.of(view)] as number] as number;
  return pointer(hostIn, (view, told) => {
    const g = guest.of(view);
    guest.tell(view, told);
    tellNavamsha(view, told, g);
    tellLink(told, g, 'navamshaLord', HOSTS[view.navamshas[g] as number] as number);
  });
}

/** A chara karaka. */
export function karaka(name: Exclude<Karaka, 'PiK'>): Pointer {
  const cells = GRAHAS.map((graha) => cell(name, 'graha', graha));
  return pointer(
    (view) => karakaIn(view, name),
    (view, told) => say(told, cells[karakaIn(view, name)] as Cell),
    KARAKA_ROLE + KARAKAS.indexOf(name),
  );
}

/** The arudha of a house. */
export function arudha(house: number): Place {
  const label = `arudha${house}`;
  return {
    signOf: (view) => arudhaIn(view, house),
    labelOf: () => label,
    tell: (view, told) => say(told, cell(label, 'sign', arudhaIn(view, house))),
    role: undefined,
  };
}

/** The sign of the navamsha in which the atmakaraka stands. */
export const karakamsha: Place = {
  signOf: (view) => view.navamshas[karakaIn(view, 'AK')] as number,
  labelOf: () => 'karakamsha',
  tell: (view, told) => {
    const g = karakaIn(view, 'AK');
    say(told, cell('AK', 'graha', GRAHAS[g] as Graha));
    say(told, cell('karakamsha', 'sign', view.navamshas[g] as number));
  },
  role: undefined,
};

export const LAGNA: Place = {
  signOf: (view) => view.lagnaSign,
  labelOf: () => 'lagna',
  tell: () => {},
  role: undefined,
};

export function pointerOf(who: Who): Pointer {
  return typeof who === 'string' ? BY_NAME[who] : who;
}

export function placeOf(from: From): Place {
  if (from === 'lagna') return LAGNA;
  if (typeof from === 'object' && 'signOf' in from) return from;
  const graha = pointerOf(from);
  return {
    signOf: (view) => view.signs[graha.of(view)] as number,
    labelOf: (view) => nameIn(view, graha),
    tell: (view, told) => {
      graha.tell(view, told);
      involve(told, 1 << graha.of(view));
    },
    role: graha.role,
  };
}

/** Name of the graha a pointer points to. */
export function nameIn(view: View, pointer: Pointer): Graha {
  return GRAHAS[pointer.of(view)] as Graha;
}

/** Tells which house from a place a graha is in: from the lagna `Mars.house=4`, else `Mars.houseFrom.Moon=4`. */
export function tellFrom(view: View, told: Telling, g: number, place: Place): void {
  if (place === LAGNA) {
    tellHouse(view, told, g);
    return;
  }
  const from = (((view.signs[g] as number) - place.signOf(view) + 12) % 12) + 1;
  tellHouseFrom(told, g, place.labelOf(view), from);
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
  say(told, cell(graha, 'longitudeDeg', view.kundli.grahas[graha].longitudeDeg));
  involve(told, 1 << g);
}

const BY_NAME = Object.fromEntries(
  GRAHAS.map((graha, g) => [
    graha,
    pointer(
      () => g,
      () => {},
      g,
    ),
  ]),
) as unknown as { readonly [G in Graha]: Pointer };

/** Lords of the signs 1 … 12. */
export const HOSTS: readonly number[] = Array.from({ length: 13 }, (_, sign) => INDEX[lordOf(sign)]);
