/**
 * Of whom a rule speaks, and from where it counts: a graha by name, a lord of a house, the lord of a sign that a graha stands in, a
 * chara karaka; the lagna, an arudha, the karakamsha.
 */

import { cell } from '../../fact.ts';
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
import { arudhaIn, INDEX, type Karaka, karakaIn, type View } from './view.ts';

/** A graha that depends on the kundli. */
export interface Pointer {
  readonly of: (view: View) => number;
  /** How one comes to it. */
  readonly tell: (view: View, told: Telling) => void;
  /** The graha itself where it is always the same, and the house whose lord it is: short ways for the commonest words. */
  readonly fixed?: number;
  readonly house?: number;
}
export type Who = Graha | Pointer;

/** A place to count from. */
export interface Place {
  readonly signOf: (view: View) => number;
  /** As a cell names it: `lagna`, `Moon`, `arudha1`. */
  readonly labelOf: (view: View) => string;
  readonly tell: (view: View, told: Telling) => void;
}
export type From = 'lagna' | Who | Place;

/** The lord of a house from the lagna. */
export function lord(house: number): Pointer {
  return {
    house,
    of: (view) => view.lords[house] as number,
    tell: (view, told) => tellLord(told, house, view.lords[house] as number),
  };
}

/** The lord of a house counted from a graha or place. */
export function lordFrom(house: number, from: From): Pointer {
  const place = placeOf(from);
  const lordIn = (view: View) => HOSTS[((place.signOf(view) + house - 2) % 12) + 1] as number;
  return {
    of: lordIn,
    tell: (view, told) => {
      place.tell(view, told);
      say(told, cell(place.labelOf(view), `lord${house}`, GRAHAS[lordIn(view)] as Graha));
    },
  };
}

/** The lord of the sign in which a graha stands. */
export function dispositor(who: Who): Pointer {
  const pointer = pointerOf(who);
  return {
    of: (view) => HOSTS[view.signs[pointer.of(view)] as number] as number,
    tell: (view, told) => {
      const g = pointer.of(view);
      pointer.tell(view, told);
      tellSign(view, told, g);
      tellLink(told, g, 'signLord', HOSTS[view.signs[g] as number] as number);
    },
  };
}

/** The lord of the navamsha in which a graha stands. */
export function navamshaLord(who: Who): Pointer {
  const pointer = pointerOf(who);
  return {
    of: (view) => HOSTS[view.navamshas[pointer.of(view)] as number] as number,
    tell: (view, told) => {
      const g = pointer.of(view);
      pointer.tell(view, told);
      tellNavamsha(view, told, g);
      tellLink(told, g, 'navamshaLord', HOSTS[view.navamshas[g] as number] as number);
    },
  };
}

/** A chara karaka. */
export function karaka(name: Exclude<Karaka, 'PiK'>): Pointer {
  return {
    of: (view) => karakaIn(view, name),
    tell: (view, told) => say(told, cell(name, 'graha', GRAHAS[karakaIn(view, name)] as Graha)),
  };
}

/** The arudha of a house. */
export function arudha(house: number): Place {
  return {
    signOf: (view) => arudhaIn(view, house),
    labelOf: () => `arudha${house}`,
    tell: (view, told) => say(told, cell(`arudha${house}`, 'sign', arudhaIn(view, house))),
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
};

export const LAGNA: Place = { signOf: (view) => view.lagnaSign, labelOf: () => 'lagna', tell: () => {} };

export function pointerOf(who: Who): Pointer {
  return typeof who === 'string' ? BY_NAME[who] : who;
}

export function placeOf(from: From): Place {
  if (from === 'lagna') return LAGNA;
  if (typeof from === 'object' && 'signOf' in from) return from;
  const pointer = pointerOf(from);
  return {
    signOf: (view) => view.signs[pointer.of(view)] as number,
    labelOf: (view) => nameIn(view, pointer),
    tell: (view, told) => {
      pointer.tell(view, told);
      involve(told, 1 << pointer.of(view));
    },
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
  GRAHAS.map((graha, g) => [graha, { of: () => g, tell: () => {}, fixed: g } satisfies Pointer]),
) as unknown as { readonly [G in Graha]: Pointer };

/** Lords of the signs 1 … 12. */
export const HOSTS: readonly number[] = Array.from({ length: 13 }, (_, sign) => INDEX[lordOf(sign)]);
