/**
 * The words of the language for how a graha stands: dignities, signs, navamshas, the Sun's light; and for the time of birth.
 */

import { normaliseSignedDeg } from '../../angle.ts';
import { cell } from '../../fact.ts';
import { GRAHAS, type Graha } from '../graha/kundli.ts';
import { type CellNumber, flagCells, lagnaNavamshaCell, lagnaSignCell } from './cells.ts';
import { type Condition, leaf, not, sped } from './condition.ts';
import { involve, say, sayText, tellFlag, tellHouse, tellNavamsha, tellSign } from './evidence.ts';
import { bitsOfGroup, type Group } from './groups.ts';
import { INDEX, MOON, SUN } from './numbers.ts';
import {
  ALL_HOUSES,
  bitsOf,
  DAY,
  LAGNA_VARGOTTAMA,
  SET,
  SEVEN,
  type Standing,
  sizeOf,
  standingBit,
  testStanding,
  WAXING,
} from './sets.ts';
import { dignityIn, occupantsIn, type View } from './view.ts';
import { grahaOf, pointerOf, tellLongitude, tellPointer, type Who } from './who.ts';

export const MOVABLE: readonly number[] = [1, 4, 7, 10];
export const FIXED: readonly number[] = [2, 5, 8, 11];
export const DUAL: readonly number[] = [3, 6, 9, 12];

type Flag = 'exalted' | 'debilitated' | 'own' | 'friendly' | 'combust' | 'retrograde' | 'vargottama' | 'strong';
/** As cells name them, whether they hang on the sign alone, which is told with them, and how they are read. */
// biome-ignore format: a table reads in rows
const FLAGS: { readonly [F in Flag]: { readonly cells: CellNumber; readonly isOfSign: boolean; readonly of: (view: View) => number } } = {
  exalted:     { cells: flagCells('isExalted'),       isOfSign: true,  of: (view) => view.exalted },
  debilitated: { cells: flagCells('isDebilitated'),   isOfSign: true,  of: (view) => view.debilitated },
  own:         { cells: flagCells('isInOwnSign'),     isOfSign: true,  of: (view) => view.own },
  friendly:    { cells: flagCells('isInFriendsSign'), isOfSign: true,  of: (view) => view.friendly },
  combust:     { cells: flagCells('isCombust'),       isOfSign: false, of: (view) => view.combust },
  retrograde:  { cells: flagCells('isRetrograde'),    isOfSign: false, of: (view) => view.retrograde },
  vargottama:  { cells: flagCells('isVargottama'),    isOfSign: false, of: (view) => view.vargottama },
  strong:      { cells: flagCells('isStrong'),        isOfSign: false, of: (view) => view.strong },
};

/** @param standing  what they come to together */
function flag(who: Who, standing: Standing, ...names: readonly Flag[]): Condition {
  const pointer = pointerOf(who);
  const flags = names.map((name) => FLAGS[name]);
  const has = (view: View, of: (view: View) => number) => ((of(view) >> grahaOf(view, pointer)) & 1) === 1;
  const [one, two, three] = flags.map(({ of }) => of) as [
    (view: View) => number,
    typeof FLAGS.own.of?,
    typeof FLAGS.own.of?,
  ];
  const anyHolds = (view: View) => {
    const set = one(view) | (two === undefined ? 0 : two(view)) | (three === undefined ? 0 : three(view));
    return ((set >> grahaOf(view, pointer)) & 1) === 1;
  };
  const tell: Condition['tell'] = (view, told, holds) => {
    const g = grahaOf(view, pointer);
    tellPointer(view, told, pointer);
    for (const { cells, isOfSign, of } of flags) {
      if (holds && !has(view, of)) continue;
      tellFlag(told, cells, g, holds);
      if (isOfSign) tellSign(view, told, g);
      if (holds) return;
    }
  };
  return leaf(anyHolds, tell, testStanding(pointer.role, standing));
}

/** In its sign of exaltation, at whatever degree. */
export const exalted = (who: Who): Condition => flag(who, 'exalted', 'exalted');
export const debilitated = (who: Who): Condition => flag(who, 'debilitated', 'debilitated');
/** In a sign it owns; its moolatrikona among them. */
export const own = (who: Who): Condition => flag(who, 'own', 'own');
export const ownOrExalted = (who: Who): Condition => flag(who, 'ownOrExalted', 'own', 'exalted');
/** In its own sign, its exaltation, or the sign of a natural friend. */
export const wellPlaced = (who: Who): Condition => flag(who, 'wellPlaced', 'own', 'exalted', 'friendly');
export const combust = (who: Who): Condition => flag(who, 'combust', 'combust');
export const retrograde = (who: Who): Condition => flag(who, 'retrograde', 'retrograde');
/** In the same sign in rashi and navamsha. */
export const vargottama = (who: Who): Condition => flag(who, 'vargottama', 'vargottama');
/** Strong by the rule of the settings. */
export const strong = (who: Who): Condition => flag(who, 'strong', 'strong');

/** Of one of some dignities, by nature and place together. */
function dignity(who: Who, ...wanted: readonly string[]): Condition {
  const pointer = pointerOf(who);
  return leaf(
    (view) => wanted.includes(dignityIn(view, grahaOf(view, pointer))),
    (view, told) => {
      const g = grahaOf(view, pointer);
      tellPointer(view, told, pointer);
      sayText(told, cell(GRAHAS[g] as Graha, 'dignity', dignityIn(view, g)));
      involve(told, 1 << g);
    },
  );
}

/** In the sign of an enemy. */
export const inimical = (who: Who): Condition => dignity(who, 'enemy', 'great-enemy');
/** In the sign of a great friend. */
export const withGreatFriend = (who: Who): Condition => dignity(who, 'great-friend');

/** So many of the seven have one of some standings, anywhere or in some houses. */
export function tally(flags: readonly Flag[], least: number, houses: readonly number[] | null = null): Condition {
  const found = (view: View) => {
    const standing = flags.reduce((set, name) => set | FLAGS[name].of(view), 0) & SEVEN;
    return houses === null ? standing : standing & occupantsIn(view, houses, view.lagnaSign);
  };
  const asked = leaf(
    (view) => sizeOf(found(view)) >= least,
    (view, told) => {
      const set = found(view);
      for (let g = 0; g < 7; g++) {
        if (((set >> g) & 1) === 0) continue;
        const name = flags.find((each) => (FLAGS[each].of(view) >> g) & 1) as Flag;
        tellFlag(told, FLAGS[name].cells, g, true);
        tellSign(view, told, g);
        if (houses !== null) tellHouse(view, told, g);
      }
      if (set === 0) for (let g = 0; g < 7; g++) tellSign(view, told, g);
    },
  );
  const wanted = flags.reduce((bits, name) => bits | standingBit(name), 0);
  return least === 1 && houses === null
    ? sped(asked, { ways: SEVEN_ROLES.map((g) => [SET.standings + g, wanted]) })
    : asked;
}

const SEVEN_ROLES: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** A graha in one of some signs. */
export function inSigns(who: Who, signs: readonly number[]): Condition {
  const [pointer, wanted] = [pointerOf(who), bitsOf(signs)];
  return leaf(
    (view) => ((wanted >> (view.signs[grahaOf(view, pointer)] as number)) & 1) === 1,
    (view, told) => {
      tellPointer(view, told, pointer);
      tellSign(view, told, grahaOf(view, pointer));
    },
    pointer.role === undefined ? [] : [SET.sign + pointer.role, wanted],
  );
}

/** Every graha of a set in some signs. */
export function everyInSigns(set: Group, signs: readonly number[]): Condition {
  const bits = bitsOfGroup(set);
  return leaf(
    (view) => (bits(view) & ~occupantsIn(view, signs, 1)) === 0,
    (view, told) => {
      for (let g = 0; g < 9; g++) if ((bits(view) >> g) & 1) tellSign(view, told, g);
    },
    set === 'planets' ? [~SET.filledSigns, ALL_HOUSES & ~bitsOf(signs)] : [],
  );
}

/** A graha in one of some navamshas. */
export function inNavamshas(who: Who, signs: readonly number[]): Condition {
  const [pointer, wanted] = [pointerOf(who), bitsOf(signs)];
  return leaf(
    (view) => ((wanted >> (view.navamshas[grahaOf(view, pointer)] as number)) & 1) === 1,
    (view, told) => {
      tellPointer(view, told, pointer);
      tellNavamsha(view, told, grahaOf(view, pointer));
    },
    pointer.role === undefined ? [] : [SET.navamsha + pointer.role, wanted],
  );
}

/** The lagna in one of some signs. */
export function lagnaIn(signs: readonly number[]): Condition {
  const wanted = bitsOf(signs);
  return leaf(
    (view) => ((wanted >> view.lagnaSign) & 1) === 1,
    (view, told) => say(told, lagnaSignCell(view.lagnaSign)),
    [SET.lagna, wanted],
  );
}

/** The navamsha that rises. */
export function lagnaNavamshaIn(signs: readonly number[]): Condition {
  const wanted = bitsOf(signs);
  return leaf(
    (view) => ((wanted >> view.lagnaNavamsha) & 1) === 1,
    (view, told) => say(told, lagnaNavamshaCell(view.lagnaNavamsha)),
    [SET.lagnaNavamsha, wanted],
  );
}

/** The lagna in the navamsha of its own sign. */
export const lagnaVargottama: Condition = leaf(
  (view) => view.lagnaNavamsha === view.lagnaSign,
  (view, told) => {
    say(told, lagnaSignCell(view.lagnaSign));
    say(told, lagnaNavamshaCell(view.lagnaNavamsha));
  },
  [SET.time, LAGNA_VARGOTTAMA],
);

/** A graha in some degrees of a sign, half-open. */
export function inDegrees(graha: Graha, sign: number, fromDeg: number, toDeg: number): Condition {
  const g = INDEX[graha];
  const within = leaf(
    ({ signs, kundli }) => {
      if (signs[g] !== sign) return false;
      const { degree } = kundli.grahas[graha];
      return degree >= fromDeg && degree < toDeg;
    },
    (view, told) => tellLongitude(view, told, g),
  );
  return sped(within, { tests: [SET.sign + g, 1 << sign] });
}

/** Two grahas nearer to each other along the ecliptic than so many degrees. */
export function nearer(a: Graha, b: Graha, deg: number): Condition {
  return leaf(
    ({ kundli }) => Math.abs(normaliseSignedDeg(kundli.grahas[a].longitudeDeg - kundli.grahas[b].longitudeDeg)) < deg,
    (view, told) => {
      tellLongitude(view, told, INDEX[a]);
      tellLongitude(view, told, INDEX[b]);
    },
  );
}

/** Wherever a graha stands; for rules whose other conditions speak only of what is not there. */
export function noted(graha: Graha): Condition {
  const always = leaf(
    () => true,
    (view, told) => tellSign(view, told, INDEX[graha]),
  );
  return sped(always, { ways: [[]] });
}

/** The Sun above the horizon. */
export const byDay: Condition = leaf(
  (view) => view.isDay,
  (view, told) => sayText(told, cell('Sun', 'isAboveHorizon', view.isDay)),
  [SET.time, DAY],
);
export const byNight: Condition = not(byDay);

const IS_WAXING = flagCells('isWaxing');

/** The bright half of the month. */
export const waxing: Condition = leaf(
  (view) => view.elongationDeg < 180,
  (_, told, holds) => tellFlag(told, IS_WAXING, MOON, holds),
  [SET.time, WAXING],
);
export const waning: Condition = not(waxing);

/** Moon less Sun within some degrees, half-open. */
export function elongation(fromDeg: number, toDeg: number): Condition {
  return leaf(
    (view) => view.elongationDeg >= fromDeg && view.elongationDeg < toDeg,
    (view, told) => {
      sayText(told, cell('Moon', 'elongationDeg', Math.round(view.elongationDeg * 1e7) / 1e7));
      involve(told, (1 << MOON) | (1 << SUN));
    },
  );
}
