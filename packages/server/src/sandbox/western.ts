/** Sandbox, western: transits, progressions, solar return, and two charts. */

import { WESTERN_SHAPES } from '../contract/sandbox-western-shapes.ts';
import type { AnyRow } from '../gate/row.ts';
import type { Doors } from './doors.ts';
import { westernPairRows } from './matching.ts';
import { bodyRow, computed } from './sandbox-row.ts';
import { timed, transitChartData, transitPositionsData } from './western-transits.ts';
import { progressionFields, progressionsData, RETURN_FIELDS, solarReturnData } from './western-years.ts';

export function westernRows(doors: Doors): readonly AnyRow[] {
  const { engine } = doors;
  const transits = timed(
    engine,
    'transitDateTime',
    'Local to the birth unless it carries an offset; now when left out.',
  );
  const { transitChart, transitPositions, progressions, solarReturn } = WESTERN_SHAPES;
  return [
    bodyRow(
      doors,
      {
        id: 'sandboxTransitChart',
        path: 'western/transit-chart',
        summary: 'The sky of an instant over a natal chart.',
        data: transitChart,
      },
      transits,
      (birth, asked) => transitChartData(engine, birth, asked),
    ),
    bodyRow(
      doors,
      {
        id: 'sandboxTransitPositions',
        path: 'western/transit-positions',
        summary: 'Planets of an instant in the houses of a natal chart.',
        data: transitPositions,
      },
      transits,
      (birth, asked) => transitPositionsData(engine, birth, asked),
    ),
    bodyRow(
      doors,
      {
        id: 'sandboxProgressions',
        path: 'western/progressions',
        summary: 'Secondary progressions: a day for a year.',
        data: progressions,
      },
      progressionFields(engine),
      (birth, asked) => computed(asked.field, () => progressionsData(engine, birth, asked)),
    ),
    bodyRow(
      doors,
      {
        id: 'sandboxSolarReturn',
        path: 'western/solar-return',
        summary: 'The chart of the Sun’s return in a year.',
        data: solarReturn,
      },
      RETURN_FIELDS,
      (birth, asked) => computed('year', () => solarReturnData(engine, birth, asked)),
    ),
    ...westernPairRows(doors),
  ];
}
