/**
 * What do sixteen directions say that nine zones cannot? A verse gives each of sixteen directions a room of its own; where one lies between two zones and a type
 * of space belongs there, its rating takes the place of the zone's. Read only when a caller asks for 16 or 32 directions.
 *
 * Published like an edition and never edited: what is learned later goes into the next one, under another name.
 */

import type { Direction16 } from '../plan/index.ts';
import { type Edition, frozen, hashOfDocument, MERIT, RATING_NAMES, type RuleCell } from './edition.ts';
import type { LocusKey } from './loci.ts';

/** Its name. */
export const REFINEMENT_NAME = 'vastu-directions-16/1';

type Row = readonly [
  type: string,
  direction: Direction16,
  rating: keyof typeof RATING_NAMES,
  classical: readonly LocusKey[],
];

// biome-ignore format: a table reads in rows
const ROWS: readonly Row[] = frozen([
  ['toilet',  'SSW', 'I', ['VP-sixteen', 'VP2.94-96']],
  ['toilet',  'ESE', 'G', []],
  ['toilet',  'WNW', 'G', []],
  ['study',   'WSW', 'I', ['VP-sixteen', 'VP2.94-96']],
  ['kitchen', 'SSE', 'G', []],
  ['store',   'ENE', 'G', ['VP-sixteen']],
  ['store',   'SSE', 'G', ['VP-sixteen', 'VP2.94-96']],
]);

/**
 * What is said of a type of space in one of sixteen directions.
 *
 * @param direction  code of one of the sixteen; of anything else nothing is said
 * @returns null where the zone's rule stands
 * @source  `vishvakarma-prakasha` (sixteen-room verse) where the cell is classical, else `vastu-practice`
 */
export function refinedCell({ scoring }: Edition, type: string, direction: string): RuleCell | null {
  const row = ROWS.find((one) => one[0] === type && one[1] === direction);
  if (row === undefined) return null;
  const rating = RATING_NAMES[row[2]];
  const loci = row[3];
  const classification = loci.length > 0 ? 'classical' : 'convention';
  const provenance = scoring.provenanceFactor[classification];
  return { ruleId: `${type}.${direction}`, rating, merit: MERIT[rating], classification, loci, provenance };
}

/** The table in the form that its hash is taken of. */
export function refinementDocument(): Readonly<Record<string, unknown>> {
  const cells = ROWS.map(([type, direction, letter, classical]) => ({
    type,
    direction,
    rating: RATING_NAMES[letter],
    classical,
  }));
  return { name: REFINEMENT_NAME, cells };
}

/** The hash that pins the table: `sha256:` and 64 hexadecimal digits, of its canonical JSON. */
export function refinementHash(): string {
  known ??= hashOfDocument(refinementDocument());
  return known;
}

let known: string | undefined;
