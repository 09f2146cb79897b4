/** What a yoga is as data: a name, the rule in words and as a condition, where it stands, and what is said to cancel it. */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { Condition } from './condition.ts';
import type { View } from './view.ts';

/** Families, in the order of the table. */
export const YOGA_FAMILIES = [
  'nabhasa',
  'pancha-mahapurusha',
  'surya',
  'chandra',
  'raja',
  'jaimini',
  'viparita',
  'neecha-bhanga',
  'parivartana',
  'dhana',
  'daridra',
  'bhava',
  'vividha',
  'kartari',
  'malika',
  'sanyasa',
  'balarishta',
  'arishta',
] as const;
export type YogaFamily = (typeof YOGA_FAMILIES)[number];

/** How a source grades a yoga, where it does. */
export const YOGA_GRADES = ['full', 'medium', 'little'] as const;
export type YogaGrade = (typeof YOGA_GRADES)[number];

/** Something that is said to cancel a yoga. */
export interface Cancellation {
  readonly id: string;
  readonly rule: string;
  readonly when: Condition;
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}

export interface YogaRow {
  /** Kebab-case, unique in the table; where schools differ it names the school. */
  readonly id: string;
  /** Sanskrit, in plain letters. */
  readonly name: string;
  readonly family: YogaFamily;
  readonly nature: 'auspicious' | 'inauspicious' | 'mixed';
  /** The rule in a sentence; houses are counted from the lagna unless it says otherwise. */
  readonly rule: string;
  readonly when: Condition;
  readonly sources: readonly SourceKey[];
  /** Chapter and verse where they are sure, `bphs 36.5–6; raman-300 13`; editions shift them. */
  readonly locus: string | null;
  readonly classification: Classification;
  readonly cancelledBy: readonly Cancellation[];
  /** The rule of the grade, and the grade of a kundli in which the yoga holds. Null where no source grades it. */
  readonly grading: { readonly rule: string; readonly of: (view: View) => YogaGrade } | null;
}

type Given = Pick<YogaRow, 'id' | 'name' | 'rule' | 'when'> & Partial<YogaRow>;
type Usual = Pick<YogaRow, 'family' | 'nature' | 'sources' | 'classification'> & Partial<YogaRow>;

/** Rows that share most of what they are; each may say otherwise. A row's `locus` gives the places in the order of its sources, – for none. */
export function rowsOf(usual: Usual, rows: readonly Given[]): readonly YogaRow[] {
  return rows.map((given) => {
    const row = { locus: null, cancelledBy: [], grading: null, ...usual, ...given };
    return { ...row, locus: row.locus === null ? null : placesOf(row.sources, row.locus) };
  });
}

function placesOf(sources: readonly SourceKey[], locus: string): string {
  const places = locus.split('; ').map((place, index) => (place === '–' ? '' : `${sources[index]} ${place}`));
  return places.filter((place) => place !== '').join('; ');
}

/** `1st`, `2nd`, `3rd`, `4th` … of a house. */
export function ordinal(house: number): string {
  return `${house}${['', 'st', 'nd', 'rd'][house] ?? 'th'}`;
}
