/**
 * Who looks at whom: aspects of grahas by sign and by the degree, and aspects of signs.
 *
 * Sources: Parashara, ch. 8 for signs and ch. 26 for grahas (`bphs`); Raman (`raman-graha-bhava-balas`) for the special aspects as
 * a sum. Verse 11 of ch. 26 gives Mars a full aspect at six signs, which is read of the whole sign, so that it joins his eighth. Verse
 * 12 does not join on to the general rule at 150° and 270° (Jupiter); the steps are the text's and are kept.
 */

import { normaliseDeg } from '../../angle.ts';
import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import { assert } from '../../errors.ts';
import { refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { GRAHAS, type Graha, houseFrom, isNode, type Kundli, signFrom } from './kundli.ts';
import { DRISHTI_VIRUPA_NAMES, GRAHA_STATE_NAMES } from './option-names.ts';
import { readKundli, spotOf } from './read-kundli.ts';

/**
 * What the nodes look at fully. `seventh`: the 7th alone, since the verse names no special aspect for them; `as-jupiter`: the 5th,
 * 7th and 9th; `as-jupiter-and-twelfth`: the 12th too; `none`: nothing.
 */
export const NODE_DRISHTI_SCHOOLS = ['seventh', 'as-jupiter', 'as-jupiter-and-twelfth', 'none'] as const;
export type NodeDrishtiSchool = (typeof NODE_DRISHTI_SCHOOLS)[number];
export interface DrishtiOptions {
  readonly nodeDrishti?: NodeDrishtiSchool;
}
export const DEFAULT_NODE_DRISHTI: NodeDrishtiSchool = 'seventh';
export const NODE_DRISHTI_SOURCES: { readonly [S in NodeDrishtiSchool]: SourceKey } = {
  seventh: 'bphs',
  'as-jupiter': 'program-practice',
  'as-jupiter-and-twelfth': 'program-practice',
  none: 'program-practice',
};

/** Quarters of an aspect by the count of signs, 1 … 12, for everybody. */
const QUARTERS = [0, 0, 1, 3, 2, 0, 4, 3, 2, 1, 0, 0];
/** Counts at which an aspect is full; the nodes by school. */
// biome-ignore format: a table reads in rows
const FULL: { readonly [name: string]: readonly number[] } = {
  Sun: [7], Moon: [7], Mars: [4, 7, 8], Mercury: [7], Jupiter: [5, 7, 9], Venus: [7], Saturn: [3, 7, 10],
  seventh: [7], 'as-jupiter': [5, 7, 9], 'as-jupiter-and-twelfth': [5, 7, 9, 12], none: [],
};

function fullOf(graha: Graha, options: DrishtiOptions): readonly number[] {
  const { nodeDrishti = DEFAULT_NODE_DRISHTI } = options;
  const name = isNode(graha) ? nodeDrishti : graha;
  const full = typeof name === 'string' ? FULL[name] : undefined;
  if (Array.isArray(full)) return full;
  oneOf('nodeDrishti', nodeDrishti, NODE_DRISHTI_SCHOOLS);
  oneOf('graha', graha, GRAHAS);
  assert(false, 'every graha looks at something, or at nothing');
}

/**
 * Whether a graha looks fully at the `count`-th sign from its own, itself the first.
 *
 * @param count  1 … 12
 * @throws  EngineError INVALID_OPTION for an unknown school or graha, and for another count
 */
export function aspectsHouse(graha: Graha, count: number, options: DrishtiOptions = {}): boolean {
  return aspectsHouseBy(graha, count, readChoices(options, 'options', GRAHA_STATE_NAMES));
}

/** The same by options whose names were looked at before. */
export function aspectsHouseBy(graha: Graha, count: number, options: DrishtiOptions): boolean {
  return fullOf(graha, options).includes(wholeIn('count', count, 1, 12));
}

/**
 * Whether graha `a` looks fully at the sign in which `b` stands. Two in one sign are together and do not look at each other.
 *
 * @throws  EngineError INVALID_OPTION as `aspectsHouse`, and for what is no kundli
 */
export function grahaAspectsGraha(kundli: Kundli, a: Graha, b: Graha, options: DrishtiOptions = {}): boolean {
  return grahaAspectsGrahaBy(kundli, a, b, readChoices(options, 'options', GRAHA_STATE_NAMES));
}

/** The same by options whose names were looked at before. */
export function grahaAspectsGrahaBy(kundli: Kundli, a: Graha, b: Graha, options: DrishtiOptions): boolean {
  return aspectsSignBy(kundli, a, spotOf(kundli, b).sign, options);
}

/** Whether a graha looks fully at a sign, 1 … 12. @throws EngineError as `grahaAspectsGraha` */
export function aspectsSign(kundli: Kundli, graha: Graha, sign: number, options: DrishtiOptions = {}): boolean {
  return aspectsSignBy(kundli, graha, sign, readChoices(options, 'options', GRAHA_STATE_NAMES));
}

/** The same by options whose names were looked at before. */
export function aspectsSignBy(kundli: Kundli, graha: Graha, sign: number, options: DrishtiOptions): boolean {
  return aspectsHouseBy(graha, houseFrom(spotOf(kundli, graha).sign, sign), options);
}

/**
 * Quarters of an aspect by signs: a fourth on the 3rd and 10th, a half on the 5th and 9th, three fourths on the 4th and 8th, all on
 * the 7th, and all on the special places of Mars, Jupiter and Saturn.
 *
 * @param count  1 … 12 from the graha's sign
 * @returns 0 … 4; a node's only what its school gives fully, or the general quarters where it has any
 * @throws  EngineError INVALID_OPTION as `aspectsHouse`
 */
export function drishtiQuarters(graha: Graha, count: number, options: DrishtiOptions = {}): number {
  const full = fullOf(graha, readChoices(options, 'options', GRAHA_STATE_NAMES));
  return quartersAt(full, wholeIn('count', count, 1, 12));
}

/** The same by the counts at which the graha looks fully; those alone give four. */
function quartersAt(full: readonly number[], count: number): number {
  if (full.includes(count)) return 4;
  return full.length === 0 ? 0 : (QUARTERS[count - 1] as number);
}

/**
 * How the special aspects of Mars, Jupiter and Saturn are measured. `raman`: 15, 30 and 45 virupas more over the sign they are
 * special for, added up and not cut off, so that Saturn's passes a full one over his third sign; `bphs`: by the verses of ch. 26,
 * which rise to a full aspect at its beginning and fall from there; `none`: not at all.
 */
export const SPECIAL_DRISHTI_SCHOOLS = ['raman', 'bphs', 'none'] as const;
export type SpecialDrishtiSchool = (typeof SPECIAL_DRISHTI_SCHOOLS)[number];
export interface DrishtiVirupaOptions extends DrishtiOptions {
  readonly special?: SpecialDrishtiSchool;
}

/**
 * The glance of a graha in virupas, sixtieths of a full one (sphuta drishti).
 *
 * A node looks by its school: not at all, by the general rule, or as Jupiter does; no verse measures its glance at the 12th.
 *
 * @param arcDeg  from the one that looks to what it looks at, along the signs; any turn
 * @returns 0 … 60; Saturn's by `raman` to 90
 * @throws  EngineError INVALID_OPTION for an unknown school or graha, and for an arc that is not finite
 */
export function drishtiVirupas(graha: Graha, arcDeg: number, options: DrishtiVirupaOptions = {}): number {
  return virupasBy(graha, arcDeg, readChoices(options, 'options', DRISHTI_VIRUPA_NAMES));
}

/** The same by options whose names were looked at before. */
export function virupasBy(graha: Graha, arcDeg: number, options: DrishtiVirupaOptions): number {
  const full = fullOf(graha, options);
  const special = oneOf('special', options.special ?? 'raman', SPECIAL_DRISHTI_SCHOOLS);
  if (!Number.isFinite(arcDeg)) throw refusal('INVALID_OPTION', 'arcDeg', ARC, `arcDeg must be ${ARC}.`);
  return virupasAt(graha, full, arcDeg, special);
}

function virupasAt(graha: Graha, full: readonly number[], arcDeg: number, special: SpecialDrishtiSchool): number {
  if (full.length === 0) return 0;
  const arc = normaliseDeg(arcDeg);
  const as = isNode(graha) && full.length > 1 ? 'Jupiter' : graha;
  if (special === 'raman') return plainVirupas(arc) + addedVirupas(as, arc);
  return (special === 'bphs' ? specialVirupas(as, arc) : null) ?? plainVirupas(arc);
}

const ARC = 'a finite number of degrees';

/** Parashara 26.6–8. */
function plainVirupas(arc: number): number {
  if (arc < 30 || arc >= 300) return 0;
  if (arc < 60) return (arc - 30) / 2;
  if (arc < 90) return arc - 45;
  if (arc < 120) return 90 - arc / 2;
  if (arc < 150) return 150 - arc;
  if (arc < 180) return (arc - 150) * 2;
  return (300 - arc) / 2;
}

/** Raman: what is added, which makes a full glance where the sign begins. */
function addedVirupas(graha: Graha, arc: number): number {
  const place = Math.floor(arc / 30) + 1;
  if (graha === 'Saturn') return place === 3 || place === 10 ? 45 : 0;
  if (graha === 'Mars') return place === 4 || place === 8 ? 15 : 0;
  return graha === 'Jupiter' && (place === 5 || place === 9) ? 30 : 0;
}

/** Parashara 26.9–12: the verses' own values; null where they refer to the general rule. */
function specialVirupas(graha: Graha, arc: number): number | null {
  const signs = Math.floor(arc / 30);
  const over = arc - signs * 30;
  if (graha === 'Saturn') {
    if (signs === 1) return over * 2;
    if (signs === 2) return 60 - over / 2;
    if (signs === 8) return over + 30;
    return signs === 9 ? (30 - over) * 2 : null;
  }
  if (graha === 'Mars') {
    if (signs === 2) return over * 1.5 + 15;
    if (signs === 6) return 60;
    return signs === 3 || signs === 7 ? 60 - over : null;
  }
  if (graha !== 'Jupiter') return null;
  if (signs === 3 || signs === 7) return over / 2 + 45;
  return signs === 4 || signs === 8 ? 60 - over : null;
}

/**
 * Whether two signs look at each other (rashi drishti): a movable one and every fixed one but the next, a fixed one and every movable
 * one but the one before, a dual one and every other dual one. What stands in a sign looks with it.
 *
 * @throws  EngineError INVALID_OPTION for what is no sign
 */
export function rashiAspects(signA: number, signB: number): boolean {
  const place = houseFrom(signA, signB);
  const [a, b] = [(signA - 1) % 3, (signB - 1) % 3];
  if (a === 2 || b === 2) return a === b && place !== 1;
  return a !== b && place !== 2 && place !== 12;
}

/** The three signs that a sign looks at, ascending. @throws EngineError INVALID_OPTION for what is no sign */
export function rashiAspectsOf(sign: number): readonly number[] {
  return RASHI_ASPECTS[wholeIn('sign', sign, 1, 12) - 1] as readonly number[];
}

const SIGN_NUMBERS = Array.from({ length: 12 }, (_, index) => index + 1);
const RASHI_ASPECTS = SIGN_NUMBERS.map((a) => SIGN_NUMBERS.filter((b) => rashiAspects(a, b)));

/** The same as `rashiAspects` of two signs that are known to be signs. */
function signSees(sign: number, other: number): boolean {
  return RASHI_ASPECTS[sign - 1]?.includes(other) === true;
}

/** One glance of one graha at another. */
export interface GrahaDrishti {
  readonly from: Graha;
  readonly to: Graha;
  /** Signs from the one to the other, itself the first: 1 … 12. */
  readonly count: number;
  /** 0 … 4. */
  readonly quarters: number;
  readonly isFull: boolean;
  /** 0 … 60, Saturn's by `raman` to 90; to 1e-6. */
  readonly virupas: number;
  /** Whether the sign of the one looks at the sign of the other. */
  readonly isByRashi: boolean;
}

export interface Drishtis {
  readonly settings: { readonly nodeDrishti: NodeDrishtiSchool; readonly special: SpecialDrishtiSchool };
  readonly sources: readonly SourceKey[];
  /** Every ordered pair of different grahas. */
  readonly grahas: readonly GrahaDrishti[];
  /** What each house receives, 1 … 12 from the lagna: grahas that look at its sign fully, and those whose sign looks at it. */
  readonly houses: readonly {
    readonly house: number;
    readonly byGraha: readonly Graha[];
    readonly byRashi: readonly Graha[];
  }[];
}

/**
 * All aspects within a kundli.
 *
 * @throws  EngineError INVALID_OPTION for an unknown school, and for what is no kundli
 */
export function drishtisOf(kundli: Kundli, options: DrishtiVirupaOptions = {}): Drishtis {
  readKundli(kundli);
  const nodeDrishti = oneOf(
    'nodeDrishti',
    readChoices(options, 'options', DRISHTI_VIRUPA_NAMES).nodeDrishti ?? DEFAULT_NODE_DRISHTI,
    NODE_DRISHTI_SCHOOLS,
  );
  const special = oneOf('special', options.special ?? 'raman', SPECIAL_DRISHTI_SCHOOLS);
  const settings = { nodeDrishti, special };
  const fulls = GRAHAS.map((graha) => fullOf(graha, settings));
  const grahas: GrahaDrishti[] = [];
  GRAHAS.forEach((from, g) => {
    const a = kundli.grahas[from];
    const full = fulls[g] as readonly number[];
    for (const to of GRAHAS) {
      if (from === to) continue;
      const b = kundli.grahas[to];
      const count = houseFrom(a.sign, b.sign);
      const quarters = quartersAt(full, count);
      const virupas = virupasAt(from, full, b.longitudeDeg - a.longitudeDeg, special);
      grahas.push({
        from,
        to,
        count,
        quarters,
        isFull: quarters === 4,
        virupas: Math.round(virupas * 1e6) / 1e6,
        isByRashi: signSees(a.sign, b.sign),
      });
    }
  });
  const houses = SIGN_NUMBERS.map((house) => {
    const sign = signFrom(kundli.lagna.sign, house);
    return {
      house,
      byGraha: GRAHAS.filter((graha, g) => fulls[g]?.includes(houseFrom(kundli.grahas[graha].sign, sign))),
      byRashi: GRAHAS.filter((graha) => signSees(kundli.grahas[graha].sign, sign)),
    };
  });
  const raman: readonly SourceKey[] = special === 'raman' ? ['raman-graha-bhava-balas'] : [];
  const sources = [...new Set<SourceKey>(['bphs', ...raman, NODE_DRISHTI_SOURCES[nodeDrishti]])];
  return { settings, sources, grahas, houses };
}
