/**
 * What a purpose asks of a time: the form of its row, and the groups of stars and tithis that rows are written with.
 *
 * A row names what is allowed and what is best. What is not allowed closes a gate; what is best gives points. Lists follow the texts in
 * their sources; where a text is silent the list is null and the gate stands open.
 */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { Graha, VisibleGraha } from '../graha/index.ts';
import type { LagnaPanchaka } from './panchaka.ts';

/** Everything one may look for. */
// biome-ignore format: a list by kind
export const PURPOSE_IDS = [
  'marriage', 'engagement', 'conception', 'pumsavana', 'naming', 'annaprashana', 'mundan', 'karnavedha', 'vidyarambha', 'upanayana',
  'foundation', 'griha-pravesh-new', 'griha-pravesh-return', 'property-purchase', 'well-digging', 'deity-installation', 'seed-sowing',
  'travel', 'business-opening', 'job-joining', 'taking-office', 'vehicle-purchase', 'gold-purchase', 'purchase', 'marriage-registration',
  'treatment', 'surgery',
] as const;
export type PurposeId = (typeof PURPOSE_IDS)[number];

/** What is allowed, and which part of it is best and which is poor. */
export interface PurposeChoice {
  readonly allowed: readonly number[];
  readonly best: readonly number[];
  readonly poor: readonly number[];
}

/** Times of the year, or of the sky, at which a purpose is not begun at all. */
export const AVOIDABLE = [
  'adhika-month',
  'kshaya-month',
  'jupiter-asta',
  'venus-asta',
  'chaturmasa',
  'pitru-paksha',
  'sankranti',
  'simhastha',
] as const;
export type Avoidable = (typeof AVOIDABLE)[number];

/** Rules that only some purposes have. */
export const SPECIAL_RULES = [
  'kumbha-chakra',
  'vrisha-chakra',
  'earth-sleep',
  'marriage-faults',
  'journey',
  'not-birth-star',
  'doubling',
  'bhadra-allowed',
] as const;
export type SpecialRule = (typeof SPECIAL_RULES)[number];

/** By what the day is cut: the rising sign, with the chart it makes; or choghadiya and hora; or both. */
export const MUHURTA_DIVISIONS = ['lagna', 'choghadiya', 'both'] as const;
export type MuhurtaDivision = (typeof MUHURTA_DIVISIONS)[number];

export const MUHURTA_DAY_PARTS = ['any', 'day', 'forenoon', 'night'] as const;
/** `forenoon`: from sunrise to the middle of the day. */
export type MuhurtaDayPart = (typeof MUHURTA_DAY_PARTS)[number];

export interface Purpose {
  readonly id: PurposeId;
  readonly name: string;
  readonly division: MuhurtaDivision;
  readonly dayPart: MuhurtaDayPart;
  /** 1 … 30. */
  readonly tithis: PurposeChoice;
  /** 1 … 27. */
  readonly nakshatras: PurposeChoice;
  /** Padas of allowed stars that are not: 1 … 108. */
  readonly barredPadas: readonly number[];
  /** 0 Sunday … 6 Saturday. */
  readonly varas: PurposeChoice;
  /** Lunar months, 1 Chaitra … 12. */
  readonly months: PurposeChoice | null;
  /** The Sun's sidereal signs. */
  readonly sunSigns: readonly number[] | null;
  /** Whether the Sun must be on his northward course (Capricorn to Gemini). */
  readonly isNorthwardOnly: boolean;
  /** Rising signs. */
  readonly lagnas: PurposeChoice | null;
  /** Houses of the moment's chart that should be empty. */
  readonly emptyHouses: readonly number[];
  /** Grahas that must not stand in a house of the moment's chart. */
  readonly barredSeats: readonly (readonly [graha: Graha, house: number])[];
  readonly avoids: readonly Avoidable[];
  readonly special: readonly SpecialRule[];
  /** Panchakas that harm this purpose most. */
  readonly panchakas: readonly LagnaPanchaka[];
  /** Lords of hours that serve it. */
  readonly horas: readonly VisibleGraha[];
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}

// Groups of stars: `muhurta-chintamani`, second chapter.
export const DHRUVA = [4, 12, 21, 26] as const;
export const CHARA = [7, 15, 22, 23, 24] as const;
export const KSHIPRA = [1, 8, 13] as const;
export const MRIDU = [5, 14, 17, 27] as const;
export const PURVAS = [11, 20, 25] as const;

const NUMBERS = Array.from({ length: 15 }, (_, i) => i + 1);

/**
 * Tithis of both halves out of their numbers within a half.
 *
 * @param numbers  1 … 15; the fifteenth is the full moon, never the new
 */
export function inBothHalves(numbers: readonly number[]): readonly number[] {
  return [...numbers, ...numbers.filter((number) => number < 15).map((number) => number + 15)];
}

/** All but some numbers of a half, and but for the new moon. */
export function allBut(...numbers: readonly number[]): readonly number[] {
  return inBothHalves(NUMBERS.filter((number) => !numbers.includes(number)));
}

/** All but the empty tithis (4, 9, 14) and the new moon. */
export const NOT_RIKTA: readonly number[] = allBut(4, 9, 14);
/** The tithis that most texts praise. */
export const PRAISED: readonly number[] = inBothHalves([2, 3, 5, 7, 10, 11, 13]);

/** What is allowed, and which part of it is best; all of it when nothing is said. */
export function choice(
  allowed: readonly number[],
  best: readonly number[] = allowed,
  poor: readonly number[] = [],
): PurposeChoice {
  return { allowed, best: best.filter((one) => allowed.includes(one)), poor };
}

type Written = Pick<Purpose, 'id' | 'name' | 'tithis' | 'nakshatras' | 'varas' | 'sources'> & Partial<Purpose>;

/** A row with what is left out filled in: nothing asked. */
export function purpose(row: Written): Purpose {
  return {
    division: 'lagna',
    dayPart: 'any',
    barredPadas: [],
    months: null,
    sunSigns: null,
    isNorthwardOnly: false,
    lagnas: null,
    emptyHouses: [],
    barredSeats: [],
    avoids: [],
    special: [],
    panchakas: ['mrityu'],
    horas: ['Moon', 'Mercury', 'Jupiter', 'Venus'],
    classification: 'classical',
    ...row,
  };
}
