/** One row of a table of lots. */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { LotFormula } from './formula.ts';

/** A lot of the tradition. `from`, `to` and `plus` are those of the day. */
export interface LotRow extends Required<LotFormula> {
  /** Unique, kebab-case; as a term it is written `lot:<id>`. */
  readonly id: string;
  readonly name: string;
  /** Another formula by night, where the lot is not merely turned round; null otherwise. */
  readonly night: LotFormula | null;
  readonly source: SourceKey;
  readonly classification: Classification;
}

type Short = readonly [id: string, name: string, from: string, to: string, atNight: 'reversed' | 'same', plus?: string];

/** Rows of one work. */
export function rowsOf(source: SourceKey, classification: Classification, rows: readonly Short[]): readonly LotRow[] {
  return rows.map(([id, name, from, to, atNight, plus = 'Ascendant']) => ({
    id,
    name,
    from,
    to,
    plus,
    reverseAtNight: atNight === 'reversed',
    arc: 'forward',
    night: null,
    source,
    classification,
  }));
}
