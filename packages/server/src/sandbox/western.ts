/** Sandbox, western: transits, progressions, solar return, and two charts. */

import type { AnyRow } from '../gate/row.ts';
import type { Doors } from '../routes/told/doors.ts';
import { PROGRESSIONS, SOLAR_RETURN, TRANSIT_CHART, TRANSIT_POSITIONS } from '../routes/told/western-questions.ts';
import { westernPairRows } from './matching.ts';
import { bodyRow, named } from './sandbox-row.ts';

export function westernRows(doors: Doors): readonly AnyRow[] {
  return [
    bodyRow(doors, named('western/', 'transit-chart'), TRANSIT_CHART),
    bodyRow(doors, named('western/', 'transit-positions'), TRANSIT_POSITIONS),
    bodyRow(doors, named('western/', 'progressions'), PROGRESSIONS),
    bodyRow(doors, named('western/', 'solar-return'), SOLAR_RETURN),
    ...westernPairRows(doors),
  ];
}
