/** All ayanamsas as a list, for forms, pages and tests; a chart asks for its own alone. */

import { type AyanamsaRow, ayanamsaIds, ayanamsaRow } from './ayanamsa-table.ts';

/** Every ayanamsa, in the order of `swissMode`. */
export const AYANAMSAS: readonly AyanamsaRow[] = ayanamsaIds().map((id) => ayanamsaRow(id) as AyanamsaRow);
