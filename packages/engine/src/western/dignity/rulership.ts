/** Which planet rules a sign, is exalted in it, or governs its triplicity? Rows by school; detriment and fall are the opposite signs. */

import { oneOf, wholeIn } from '../../choice.ts';
import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { signFrom } from '../radix/index.ts';

/**
 * Lords of the signs. `traditional`: the seven; `modern`: Uranus, Neptune and Pluto in place of the lords of Aquarius, Pisces and Scorpio; `modern-joint`:
 * these three signs have both lords, the modern one first.
 */
export const DOMICILE_SCHOOLS = ['traditional', 'modern', 'modern-joint'] as const;
export type DomicileSchool = (typeof DOMICILE_SCHOOLS)[number];

/** One table: where it stands, and how. */
export interface TableSource {
  readonly source: SourceKey;
  readonly classification: Classification;
}

// biome-ignore format: a table reads in rows, Aries first
export const DOMICILES: { readonly [S in DomicileSchool]: TableSource & { readonly lords: readonly (readonly string[])[] } } = {
  traditional:    { source: 'ptolemy-tetrabiblos', classification: 'classical', lords: [['Mars'], ['Venus'], ['Mercury'], ['Moon'], ['Sun'], ['Mercury'], ['Venus'], ['Mars'],          ['Jupiter'], ['Saturn'], ['Saturn'],           ['Jupiter']] },
  modern:         { source: 'program-practice',    classification: 'modern',    lords: [['Mars'], ['Venus'], ['Mercury'], ['Moon'], ['Sun'], ['Mercury'], ['Venus'], ['Pluto'],         ['Jupiter'], ['Saturn'], ['Uranus'],           ['Neptune']] },
  'modern-joint': { source: 'program-practice',    classification: 'modern',    lords: [['Mars'], ['Venus'], ['Mercury'], ['Moon'], ['Sun'], ['Mercury'], ['Venus'], ['Pluto', 'Mars'], ['Jupiter'], ['Saturn'], ['Uranus', 'Saturn'], ['Neptune', 'Jupiter']] },
};

/**
 * Who is exalted. `traditional`: the seven; `with-nodes`: also the Head in Gemini and the Tail in Sagittarius; `with-uranus`: the seven and Uranus in Scorpio,
 * of all modern exaltations the one that most authors share (for Neptune and Pluto there is no agreement, and no row).
 */
export const EXALTATION_SCHOOLS = ['traditional', 'with-nodes', 'with-uranus'] as const;
export type ExaltationSchool = (typeof EXALTATION_SCHOOLS)[number];

/** A sign of exaltation and its degree as printed, by ordinal: 19 is the nineteenth degree, 18° … 19°. Null where none is given. */
export interface ExaltationRow extends TableSource {
  readonly planet: string;
  readonly sign: number;
  readonly ordinalDegree: number | null;
}

/** Signs: Ptolemy I.19. Degrees: Dorotheus I.2 and the later tradition. Nodes: al-Biruni, on exaltations. */
// biome-ignore format: a table reads in rows
export const EXALTATIONS: readonly ExaltationRow[] = [
  { planet: 'Sun',       sign: 1,  ordinalDegree: 19,   source: 'dorotheus',        classification: 'classical' },
  { planet: 'Moon',      sign: 2,  ordinalDegree: 3,    source: 'dorotheus',        classification: 'classical' },
  { planet: 'Mercury',   sign: 6,  ordinalDegree: 15,   source: 'dorotheus',        classification: 'classical' },
  { planet: 'Venus',     sign: 12, ordinalDegree: 27,   source: 'dorotheus',        classification: 'classical' },
  { planet: 'Mars',      sign: 10, ordinalDegree: 28,   source: 'dorotheus',        classification: 'classical' },
  { planet: 'Jupiter',   sign: 4,  ordinalDegree: 15,   source: 'dorotheus',        classification: 'classical' },
  { planet: 'Saturn',    sign: 7,  ordinalDegree: 21,   source: 'dorotheus',        classification: 'classical' },
  { planet: 'NorthNode', sign: 3,  ordinalDegree: 3,    source: 'al-biruni-1934',   classification: 'classical' },
  { planet: 'SouthNode', sign: 9,  ordinalDegree: 3,    source: 'al-biruni-1934',   classification: 'classical' },
  { planet: 'Uranus',    sign: 8,  ordinalDegree: null, source: 'program-practice', classification: 'modern' },
];

const BEYOND: { readonly [planet: string]: ExaltationSchool } = {
  NorthNode: 'with-nodes',
  SouthNode: 'with-nodes',
  Uranus: 'with-uranus',
};
const exaltedBySchool: { readonly [S in ExaltationSchool]: readonly (ExaltationRow | null)[] } = {
  traditional: bySign('traditional'),
  'with-nodes': bySign('with-nodes'),
  'with-uranus': bySign('with-uranus'),
};

function bySign(school: ExaltationSchool): readonly (ExaltationRow | null)[] {
  const rows = EXALTATIONS.filter(({ planet }) => BEYOND[planet] === undefined || BEYOND[planet] === school);
  return Array.from({ length: 12 }, (_, i) => rows.find(({ sign }) => sign === i + 1) ?? null);
}

/**
 * Lords of the triplicities. `dorothean`: by day, by night, and one who takes part in both; `ptolemaic`: Mars rules the watery one, with Venus by day and the
 * Moon by night, the others have two; `lilly`: the same without those two partners.
 */
export const TRIPLICITY_SCHOOLS = ['dorothean', 'ptolemaic', 'lilly'] as const;
export type TriplicitySchool = (typeof TRIPLICITY_SCHOOLS)[number];

export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

export interface TriplicityLords {
  readonly day: string;
  readonly night: string;
  /** Who takes part, where the school has one. */
  readonly participatingByDay: string | null;
  readonly participatingByNight: string | null;
}

/** Dorotheus I.1; Ptolemy I.18; Lilly p. 104. */
// biome-ignore format: a table reads in rows
export const TRIPLICITIES: { readonly [S in TriplicitySchool]: TableSource & { readonly [E in Element]: TriplicityLords } } = {
  dorothean: {
    source: 'dorotheus', classification: 'classical',
    fire:  { day: 'Sun',    night: 'Jupiter', participatingByDay: 'Saturn',  participatingByNight: 'Saturn' },
    earth: { day: 'Venus',  night: 'Moon',    participatingByDay: 'Mars',    participatingByNight: 'Mars' },
    air:   { day: 'Saturn', night: 'Mercury', participatingByDay: 'Jupiter', participatingByNight: 'Jupiter' },
    water: { day: 'Venus',  night: 'Mars',    participatingByDay: 'Moon',    participatingByNight: 'Moon' },
  },
  ptolemaic: {
    source: 'ptolemy-tetrabiblos', classification: 'classical',
    fire:  { day: 'Sun',    night: 'Jupiter', participatingByDay: null,    participatingByNight: null },
    earth: { day: 'Venus',  night: 'Moon',    participatingByDay: null,    participatingByNight: null },
    air:   { day: 'Saturn', night: 'Mercury', participatingByDay: null,    participatingByNight: null },
    water: { day: 'Mars',   night: 'Mars',    participatingByDay: 'Venus', participatingByNight: 'Moon' },
  },
  lilly: {
    source: 'lilly-1647', classification: 'classical',
    fire:  { day: 'Sun',    night: 'Jupiter', participatingByDay: null, participatingByNight: null },
    earth: { day: 'Venus',  night: 'Moon',    participatingByDay: null, participatingByNight: null },
    air:   { day: 'Saturn', night: 'Mercury', participatingByDay: null, participatingByNight: null },
    water: { day: 'Mars',   night: 'Mars',    participatingByDay: null, participatingByNight: null },
  },
};

/** Lords of a sign 1 … 12, the first first. @throws EngineError INVALID_OPTION */
export function domicileLords(sign: number, school: DomicileSchool): readonly string[] {
  const { lords } = DOMICILES[oneOf('school', school, DOMICILE_SCHOOLS)];
  return lords[wholeIn('sign', sign, 1, 12) - 1] as readonly string[];
}

/** Who is exalted in a sign 1 … 12; null when nobody is. */
export function exaltationIn(sign: number, school: ExaltationSchool): ExaltationRow | null {
  return exaltedBySchool[school][sign - 1] as ExaltationRow | null;
}

/** The sign opposite. */
export function oppositeSign(sign: number): number {
  return signFrom(sign, 7);
}

/** Element of a sign 1 … 12. @throws EngineError INVALID_OPTION */
export function elementOf(sign: number): Element {
  return ELEMENTS[(wholeIn('sign', sign, 1, 12) - 1) % 4] as Element;
}
