/**
 * How two roots go together, by three schools, a row for each root.
 *
 * Sources: `concords`: the triads 1-5-7, 2-4-8, 3-6-9 and the grades between them as published charts print them (`program-practice`); `cheiro`: the
 * series 1-4, 2-7 (and these four together), 3-6-9, 4-8, and 5 at ease with all, of `cheiro-numbers`; `planetary`: the natural friendships of the planets of 1 … 9, `bphs` ch. 3, Rahu taken as
 * Saturn and Ketu as Mars.
 */

import { oneOf, wholeIn } from '../choice.ts';
import type { Classification } from '../fact.ts';
import type { SourceKey } from '../sources.ts';
import { NUMEROLOGY_CHOICES, type NumerologySettings } from './options.ts';

export const FIT_GRADES = ['natural', 'compatible', 'neutral', 'challenging'] as const;
export type FitGrade = (typeof FIT_GRADES)[number];
export type FitSchool = NumerologySettings['compatibility'];

export interface RootFit {
  /** 1 … 9, the lesser first. */
  readonly roots: readonly [number, number];
  readonly grade: FitGrade;
  /** 0 … 3 */
  readonly points: number;
  readonly school: FitSchool;
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}

/** Points of a grade. A convention of ours: the tables know grades only. */
export const FIT_POINTS: { readonly [G in FitGrade]: number } = {
  natural: 3,
  compatible: 2,
  neutral: 1,
  challenging: 0,
};
export const MOST_FIT_POINTS = 3;

/** A letter for each grade, N C - X; the column is the other root. */
const GRADE_OF: { readonly [letter: string]: FitGrade } = {
  N: 'natural',
  C: 'compatible',
  '-': 'neutral',
  X: 'challenging',
};

interface Table {
  readonly rows: readonly string[];
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}

// biome-ignore format: a table reads in rows
const TABLES: { readonly [S in Exclude<FitSchool, 'planetary'>]: Table } = {
  concords: {
    sources: ['program-practice'], classification: 'modern',
    //     123456789
    rows: ['NXCXNXN-C', 'XNCNXCXN-', 'CCNXCNXXN', 'XNXNXCCNX', 'NXCXNXN-C', 'XCNCXNXCN', 'NXXCNXNX-', '-NXN-CXNX', 'C-NXCN-XN'],
  },
  cheiro: {
    sources: ['cheiro-numbers'], classification: 'modern',
    //     123456789
    rows: ['NC-NC-C--', 'CN-CC-N--', '--N-CN--N', 'NC-NC-CC-', 'CCCCNCCCC', '--N-CN--N', 'CN-CC-N--', '---CC--N-', '--N-CN--N'],
  },
};

/** Natural friends and enemies of the seven; who is neither is neutral. Source: `bphs` ch. 3. */
// biome-ignore format: a table reads in rows
const FRIENDSHIPS: readonly { readonly planet: string; readonly friends: string; readonly enemies: string }[] = [
  { planet: 'Sun',     friends: 'Moon Mars Jupiter',    enemies: 'Venus Saturn' },
  { planet: 'Moon',    friends: 'Sun Mercury',          enemies: '' },
  { planet: 'Jupiter', friends: 'Sun Moon Mars',        enemies: 'Mercury Venus' },
  { planet: 'Saturn',  friends: 'Mercury Venus',        enemies: 'Sun Moon Mars' },
  { planet: 'Mercury', friends: 'Sun Venus',            enemies: 'Moon' },
  { planet: 'Venus',   friends: 'Mercury Saturn',       enemies: 'Sun Moon' },
  { planet: 'Mars',    friends: 'Sun Moon Jupiter',     enemies: 'Mercury' },
];
/** The planet of each root 1 … 9; the nodes by the planet they are said to act like. */
const PLANETS = ['Sun', 'Moon', 'Jupiter', 'Saturn', 'Mercury', 'Venus', 'Mars', 'Saturn', 'Mars'] as const;

/**
 * How two roots go together.
 *
 * @param a, b    1 … 9, in either order: the answer is the same
 * @param school  `concords` when left out
 * @throws  EngineError INVALID_OPTION
 * @source  `program-practice`, `cheiro-numbers`, `bphs` ch. 3
 */
export function rootFitOf(a: number, b: number, school: FitSchool = 'concords'): RootFit {
  const [first, second] = [wholeIn('a', a, 1, 9), wholeIn('b', b, 1, 9)];
  const name = oneOf('school', school, NUMEROLOGY_CHOICES.compatibility);
  const roots = [Math.min(first, second), Math.max(first, second)] as const;
  const grade =
    name === 'planetary'
      ? planetaryGrade(roots)
      : (GRADE_OF[TABLES[name].rows[roots[0] - 1]?.[roots[1] - 1] ?? ''] as FitGrade);
  const sources = name === 'planetary' ? PLANETARY_SOURCES : TABLES[name].sources;
  const classification = name === 'planetary' ? 'traditional' : TABLES[name].classification;
  return { roots, grade, points: FIT_POINTS[grade], school: name, sources, classification };
}

const PLANETARY_SOURCES: readonly SourceKey[] = ['bphs', 'johari-numerology'];

/** Both sides together: a friend counts 1, an enemy -1. One planet with itself is a friend. */
function planetaryGrade([a, b]: readonly [number, number]): FitGrade {
  const [first, second] = [PLANETS[a - 1] as string, PLANETS[b - 1] as string];
  const both = regard(first, second) + regard(second, first);
  return both === 2 ? 'natural' : both === 1 ? 'compatible' : both === 0 ? 'neutral' : 'challenging';
}

function regard(planet: string, other: string): number {
  if (planet === other) return 1;
  const row = FRIENDSHIPS.find((one) => one.planet === planet);
  if (row?.friends.split(' ').includes(other)) return 1;
  return row?.enemies.split(' ').includes(other) ? -1 : 0;
}
