/**
 * Which planet has the term (bound) of a degree? Tables by school, each sign in five parts.
 *
 * Sources: Ptolemy I.20–21 (`ptolemy-tetrabiblos`), where the Egyptian, the Chaldean and his own terms stand side by side; Lilly p. 104 (`lilly-1647`).
 * The planets' totals are the years of the tradition: Saturn 57, Jupiter 79, Mars 66, Venus 82, Mercury 76, in the Egyptian and in Ptolemy's terms alike.
 */

import type { Sect } from '../radix/index.ts';
import type { TableSource } from './rulership.ts';

/**
 * `egyptian`: Dorotheus, Valens, Paulus, and most of the tradition; `ptolemaic`: Ptolemy's own, as in the edition of Robbins; `lilly`: Ptolemy's as Lilly prints them,
 * where Mars ends Pisces at 26; `lilly-flatlib`: Lilly's with Mars ending Pisces at 25, as Ptolemy's do and flatlib has them; `chaldean`: 8, 7, 6, 5 and 4 degrees in
 * each sign, Saturn and Mercury changing places by night.
 */
export const TERM_SCHOOLS = ['egyptian', 'ptolemaic', 'lilly', 'lilly-flatlib', 'chaldean'] as const;
export type TermSchool = (typeof TERM_SCHOOLS)[number];

/** A part of a sign: half-open, degrees of the sign. */
export interface SignPart {
  readonly lord: string;
  readonly fromDeg: number;
  readonly toDeg: number;
}

/** Lord, then the degree at which its part ends. */
type Row = readonly (readonly [lord: string, toDeg: number])[];

// biome-ignore format: a table reads in rows, Aries first
const EGYPTIAN: readonly Row[] = [
  [['Jupiter', 6],  ['Venus', 12],   ['Mercury', 20], ['Mars', 25],    ['Saturn', 30]],
  [['Venus', 8],    ['Mercury', 14], ['Jupiter', 22], ['Saturn', 27],  ['Mars', 30]],
  [['Mercury', 6],  ['Jupiter', 12], ['Venus', 17],   ['Mars', 24],    ['Saturn', 30]],
  [['Mars', 7],     ['Venus', 13],   ['Mercury', 19], ['Jupiter', 26], ['Saturn', 30]],
  [['Jupiter', 6],  ['Venus', 11],   ['Saturn', 18],  ['Mercury', 24], ['Mars', 30]],
  [['Mercury', 7],  ['Venus', 17],   ['Jupiter', 21], ['Mars', 28],    ['Saturn', 30]],
  [['Saturn', 6],   ['Mercury', 14], ['Jupiter', 21], ['Venus', 28],   ['Mars', 30]],
  [['Mars', 7],     ['Venus', 11],   ['Mercury', 19], ['Jupiter', 24], ['Saturn', 30]],
  [['Jupiter', 12], ['Venus', 17],   ['Mercury', 21], ['Saturn', 26],  ['Mars', 30]],
  [['Mercury', 7],  ['Jupiter', 14], ['Venus', 22],   ['Saturn', 26],  ['Mars', 30]],
  [['Mercury', 7],  ['Venus', 13],   ['Jupiter', 20], ['Mars', 25],    ['Saturn', 30]],
  [['Venus', 12],   ['Jupiter', 16], ['Mercury', 19], ['Mars', 28],    ['Saturn', 30]],
];

// biome-ignore format: a table reads in rows, Aries first
const PTOLEMAIC: readonly Row[] = [
  [['Jupiter', 6], ['Venus', 14],   ['Mercury', 21], ['Mars', 26],    ['Saturn', 30]],
  [['Venus', 8],   ['Mercury', 15], ['Jupiter', 22], ['Saturn', 24],  ['Mars', 30]],
  [['Mercury', 7], ['Jupiter', 13], ['Venus', 20],   ['Mars', 26],    ['Saturn', 30]],
  [['Mars', 6],    ['Jupiter', 13], ['Mercury', 20], ['Venus', 27],   ['Saturn', 30]],
  [['Jupiter', 6], ['Mercury', 13], ['Saturn', 19],  ['Venus', 25],   ['Mars', 30]],
  [['Mercury', 7], ['Venus', 13],   ['Jupiter', 18], ['Saturn', 24],  ['Mars', 30]],
  [['Saturn', 6],  ['Venus', 11],   ['Mercury', 16], ['Jupiter', 24], ['Mars', 30]],
  [['Mars', 6],    ['Venus', 13],   ['Jupiter', 21], ['Mercury', 27], ['Saturn', 30]],
  [['Jupiter', 8], ['Venus', 14],   ['Mercury', 19], ['Saturn', 25],  ['Mars', 30]],
  [['Venus', 6],   ['Mercury', 12], ['Jupiter', 19], ['Saturn', 25],  ['Mars', 30]],
  [['Saturn', 6],  ['Mercury', 12], ['Venus', 20],   ['Jupiter', 25], ['Mars', 30]],
  [['Venus', 8],   ['Jupiter', 14], ['Mercury', 20], ['Mars', 25],    ['Saturn', 30]],
];

// biome-ignore format: a table reads in rows, Aries first
const LILLY: readonly Row[] = [
  [['Jupiter', 6], ['Venus', 14],   ['Mercury', 21], ['Mars', 26],    ['Saturn', 30]],
  [['Venus', 8],   ['Mercury', 15], ['Jupiter', 22], ['Saturn', 26],  ['Mars', 30]],
  [['Mercury', 7], ['Jupiter', 14], ['Venus', 21],   ['Saturn', 25],  ['Mars', 30]],
  [['Mars', 6],    ['Jupiter', 13], ['Mercury', 20], ['Venus', 27],   ['Saturn', 30]],
  [['Saturn', 6],  ['Mercury', 13], ['Venus', 19],   ['Jupiter', 25], ['Mars', 30]],
  [['Mercury', 7], ['Venus', 13],   ['Jupiter', 18], ['Saturn', 24],  ['Mars', 30]],
  [['Saturn', 6],  ['Venus', 11],   ['Jupiter', 19], ['Mercury', 24], ['Mars', 30]],
  [['Mars', 6],    ['Jupiter', 14], ['Venus', 21],   ['Mercury', 27], ['Saturn', 30]],
  [['Jupiter', 8], ['Venus', 14],   ['Mercury', 19], ['Saturn', 25],  ['Mars', 30]],
  [['Venus', 6],   ['Mercury', 12], ['Jupiter', 19], ['Mars', 25],    ['Saturn', 30]],
  [['Saturn', 6],  ['Mercury', 12], ['Venus', 20],   ['Jupiter', 25], ['Mars', 30]],
  [['Venus', 8],   ['Jupiter', 14], ['Mercury', 20], ['Mars', 26],    ['Saturn', 30]],
];

const LILLY_FLATLIB: readonly Row[] = [...LILLY.slice(0, 11), PTOLEMAIC[11] as Row];

/** Order by triplicity, fire first, by day; ends at 8, 15, 21, 26 and 30. */
// biome-ignore format: a table reads in rows
const CHALDEAN_ORDER: readonly (readonly string[])[] = [
  ['Jupiter', 'Venus',   'Saturn',  'Mercury', 'Mars'],
  ['Venus',   'Saturn',  'Mercury', 'Mars',    'Jupiter'],
  ['Saturn',  'Mercury', 'Mars',    'Jupiter', 'Venus'],
  ['Mars',    'Jupiter', 'Venus',   'Saturn',  'Mercury'],
];
const CHALDEAN_ENDS = [8, 15, 21, 26, 30] as const;

const BY_NIGHT: { readonly [planet: string]: string } = { Saturn: 'Mercury', Mercury: 'Saturn' };

function chaldean(sect: Sect): readonly Row[] {
  return Array.from({ length: 12 }, (_, sign) =>
    (CHALDEAN_ORDER[sign % 4] as readonly string[]).map(
      (lord, i) => [sect === 'night' ? (BY_NIGHT[lord] ?? lord) : lord, CHALDEAN_ENDS[i] as number] as const,
    ),
  );
}

function partsOf(rows: readonly Row[]): readonly (readonly SignPart[])[] {
  return rows.map((row) => row.map(([lord, toDeg], i) => ({ lord, fromDeg: row[i - 1]?.[1] ?? 0, toDeg })));
}

/** Twelve signs of five parts, by day and by night; only the Chaldean terms differ between the two. */
export interface TermTable extends TableSource {
  readonly day: readonly (readonly SignPart[])[];
  readonly night: readonly (readonly SignPart[])[];
}

function same(rows: readonly Row[], source: TableSource['source'], kind: TableSource['classification']): TermTable {
  const parts = partsOf(rows);
  return { source, classification: kind, day: parts, night: parts };
}

/** Every table of terms, by school. */
export const TERMS: { readonly [S in TermSchool]: TermTable } = {
  egyptian: same(EGYPTIAN, 'ptolemy-tetrabiblos', 'classical'),
  ptolemaic: same(PTOLEMAIC, 'ptolemy-tetrabiblos', 'classical'),
  lilly: same(LILLY, 'lilly-1647', 'classical'),
  'lilly-flatlib': same(LILLY_FLATLIB, 'flatlib', 'convention'),
  chaldean: {
    source: 'ptolemy-tetrabiblos',
    classification: 'classical',
    day: partsOf(chaldean('day')),
    night: partsOf(chaldean('night')),
  },
};

/** The term of a degree of a sign: 1 … 12, 0 … <30. */
export function termAt(sign: number, degree: number, school: TermSchool, sect: Sect): SignPart {
  const parts = TERMS[school][sect][sign - 1] as readonly SignPart[];
  return parts.find(({ toDeg }) => degree < toDeg) as SignPart;
}
