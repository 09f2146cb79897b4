/**
 * How any two of the seven stand in Tajika: whether they see each other, how far apart in degrees of their signs, and whether the swifter is coming to
 * the slower (ithasala) or has passed it (ishrafa). What the sixteen yogas are made of.
 *
 * Source: `tajika-neelakanthi`; `narasimha-rao-integrated` §29.2.3–29.2.4 for the three degrees and for grahas that go backwards.
 */

import { oneOf, readChoices } from '../../choice.ts';
import { houseFrom, type Kundli, signFrom, type VisibleGraha } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { PAIR_NAMES } from './option-names.ts';
import {
  glanceOf,
  ORB_SCHOOLS,
  type OrbSchool,
  orbOf,
  SWIFTNESS,
  TAJIKA_SCHOOLS,
  type TajikaGlance,
  type TajikaSchool,
} from './relations.ts';

/** Complete within a degree; present within the orb; to come when one degree more makes it present. */
export const ITHASALAS = ['purna', 'vartamana', 'bhavishya'] as const;
export type Ithasala = (typeof ITHASALAS)[number];

/**
 * What tells who comes to whom. `actual`: the speeds of the chart, so that one who turns back, or stands, is seen (where none are known, mean ones with
 * their direction); `mean`: the swifter by nature behind the slower, as the texts put it.
 */
export const MOTION_SCHOOLS = ['actual', 'mean'] as const;
export type MotionSchool = (typeof MOTION_SCHOOLS)[number];

export interface PairOptions {
  /** `neelakanthi` when left out. */
  readonly school?: TajikaSchool;
  /** `both` when left out. */
  readonly orb?: OrbSchool;
  /** `actual` when left out. */
  readonly motion?: MotionSchool;
}

export interface PairSettings {
  readonly school: TajikaSchool;
  readonly orb: OrbSchool;
  readonly motion: MotionSchool;
}

export interface PairState {
  readonly swifter: VisibleGraha;
  readonly slower: VisibleGraha;
  /** The sign of the slower counted from that of the swifter, 1 … 12. */
  readonly count: number;
  /** Null where they do not see each other. */
  readonly glance: TajikaGlance | null;
  /** Degrees between them within their signs, 0 … <30, and their orb. */
  readonly gapDeg: number;
  readonly orbDeg: number;
  /** Whether the gap is closing. */
  readonly isApplying: boolean;
  readonly ithasala: Ithasala | null;
  /** Seeing, within orb, and the gap widening. */
  readonly isIshrafa: boolean;
  /** The swifter is in the last degree of its sign, sees nothing of the slower now within orb, and will apply to it from the next sign. */
  readonly fromNextSign: boolean;
}

/** Degrees within which an ithasala is complete, and by which one to come may miss its orb. */
const ONE_DEGREE = 1;
const LAST_DEGREE_FROM = 29;

/** Options resolved, whose names were looked at before. @throws EngineError INVALID_OPTION */
export function pairSettings(options: PairOptions): PairSettings {
  return {
    school: oneOf('school', options.school ?? 'neelakanthi', TAJIKA_SCHOOLS),
    orb: oneOf('orb', options.orb ?? 'both', ORB_SCHOOLS),
    motion: oneOf('motion', options.motion ?? 'actual', MOTION_SCHOOLS),
  };
}

/**
 * All twenty-one pairs of the seven, the swiftest first.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function tajikaPairsOf(kundli: Kundli, options: PairOptions = {}): readonly PairState[] {
  readKundli(kundli);
  const settings = pairSettings(readChoices(options, 'options', PAIR_NAMES));
  const pairs: PairState[] = [];
  for (let i = 0; i < SWIFTNESS.length; i++)
    for (let k = i + 1; k < SWIFTNESS.length; k++)
      pairs.push(pairOf(kundli, SWIFTNESS[i] as VisibleGraha, SWIFTNESS[k] as VisibleGraha, settings));
  return pairs;
}

function pairOf(kundli: Kundli, swifter: VisibleGraha, slower: VisibleGraha, settings: PairSettings): PairState {
  const { school, orb, motion } = settings;
  const [a, b] = [kundli.grahas[swifter], kundli.grahas[slower]];
  const count = houseFrom(a.sign, b.sign);
  const glance = glanceOf(count, school);
  const orbDeg = orbOf(swifter, slower, orb);
  const ahead = Math.round((b.degree - a.degree) * 1e7) / 1e7;
  const gapDeg = Math.abs(ahead);
  const [own, other] = speedsOf(kundli, swifter, slower, motion);
  // The gap closes when what lies ahead comes nearer, on whichever side it lies; at no distance it is complete.
  const isApplying = ahead === 0 || ahead * (other - own) < 0;
  const ithasala = glance !== null && isApplying ? degreeOf(gapDeg, orbDeg) : null;
  const nextGap = b.degree + 30 - a.degree;
  const fromNextSign =
    ithasala === null &&
    a.degree >= LAST_DEGREE_FROM &&
    own > other &&
    own > 0 &&
    nextGap <= orbDeg &&
    glanceOf(houseFrom(signFrom(a.sign, 2), b.sign), school) !== null;
  return {
    swifter,
    slower,
    count,
    glance,
    gapDeg,
    orbDeg,
    isApplying,
    // In the tradition of Neelakantha one that will come from the next sign is an ithasala to come; Narasimha Rao has a yoga of its own for it.
    ithasala: ithasala ?? (fromNextSign && school === 'neelakanthi' ? 'bhavishya' : null),
    isIshrafa: glance !== null && !isApplying && gapDeg <= orbDeg,
    fromNextSign,
  };
}

function degreeOf(gapDeg: number, orbDeg: number): Ithasala | null {
  if (gapDeg <= ONE_DEGREE) return 'purna';
  if (gapDeg <= orbDeg) return 'vartamana';
  return gapDeg <= orbDeg + ONE_DEGREE ? 'bhavishya' : null;
}

/** Speeds to compare: degrees per day, or ranks where only the order is known. */
function speedsOf(
  kundli: Kundli,
  swifter: VisibleGraha,
  slower: VisibleGraha,
  motion: MotionSchool,
): readonly [own: number, other: number] {
  const [a, b] = [kundli.grahas[swifter], kundli.grahas[slower]];
  const [own, other] = [rankOf(swifter), rankOf(slower)];
  if (motion === 'mean') return [own, other];
  if (a.longitudeDegPerDay !== null && b.longitudeDegPerDay !== null) {
    return [a.longitudeDegPerDay, b.longitudeDegPerDay];
  }
  return [a.isRetrograde ? -own : own, b.isRetrograde ? -other : other];
}

function rankOf(graha: VisibleGraha): number {
  return SWIFTNESS.length - SWIFTNESS.indexOf(graha);
}
