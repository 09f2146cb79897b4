/** What a dosha is as data: as a yoga, with a group in place of a family. */

import type { YogaRow } from '../yoga/row.ts';

/**
 * `lunar-nodes`: by Rahu and Ketu; `company`: by who stands with whom; `moon`; `house`; `curse`: want of children by curses of an earlier
 * birth (`bphs`, ch. 83); `birth-time`: blemishes of the hour itself.
 */
export const DOSHA_GROUPS = ['mangal', 'lunar-nodes', 'company', 'moon', 'house', 'curse', 'birth-time'] as const;
export type DoshaGroup = (typeof DOSHA_GROUPS)[number];

export interface DoshaRow
  extends Pick<YogaRow, 'id' | 'name' | 'rule' | 'when' | 'sources' | 'locus' | 'classification' | 'cancelledBy'> {
  readonly group: DoshaGroup;
}

type Given = Pick<DoshaRow, 'id' | 'name' | 'rule' | 'when'> & Partial<DoshaRow>;
type Usual = Pick<DoshaRow, 'group' | 'sources' | 'classification'> & Partial<DoshaRow>;

/** Rows that share most of what they are; each may say otherwise. */
export function doshaRows(usual: Usual, rows: readonly Given[]): readonly DoshaRow[] {
  return rows.map((row) => ({ locus: null, cancelledBy: [], ...usual, ...row }));
}
