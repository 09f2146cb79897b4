/** Reserve and settle by the functions of `functions.ts`: in one and in two round trips. */

import type { Clock } from '../../ports/index.ts';
import type { Body } from '../sql/body.ts';
import { type Cells, type ChargePrograms, CONCLUDE_CELLS, POST_CELLS, RESERVE_CELLS } from '../sql/charges.ts';
import { countOf, HOUSE, type SqlValue } from '../sql/database.ts';
import { writeEvents } from '../sql/events.ts';
import type { PostgresDatabase, Words } from './database.ts';
import { inGroups, inLanes } from './groups.ts';

/** Lines side by side, and the most that go together in one. */
const LANES = 2;
const MOST = 32;

const call = (program: string, columns: number): string =>
  `SELECT * FROM ${program}(${Array(columns + 1)
    .fill('?')
    .join(', ')})`;
const RESERVE = `${call('khagol_reserve_1', RESERVE_CELLS)} AS held`;
const POST = call('khagol_post_1', POST_CELLS);
const CONCLUDE = call('khagol_conclude_1', CONCLUDE_CELLS);

/**
 * @param clock  in place of the database's, for tests
 */
export function postgresPrograms(body: Body, database: PostgresDatabase, clock: Clock | null): ChargePrograms {
  const now = (): number | null => clock?.nowMs() ?? null;
  return {
    gather: (run, accountOf) =>
      inLanes(
        Array.from({ length: LANES }, () => inGroups(MOST, (items) => run(() => items))),
        accountOf,
      ),
    reserve: async (items) => {
      const rows = await database.single(RESERVE, ...columns(items(), RESERVE_CELLS), now());
      return rows.map((row) => countOf(row, 'held') > 0);
    },
    settle: (work) =>
      database.swift(HOUSE, (tx) =>
        work({
          all: (sql, ...values) => tx.all(sql, ...values),
          post: (items) => tx.all(POST, ...columns(items, POST_CELLS), now()),
          // Side by side on one connection, which keeps their order: a round trip for all instead of one for each.
          tell: async (told) => {
            await Promise.all(told.map(({ accountId, events }) => writeEvents(tx, body, accountId, events)));
          },
          conclude: async (items, nowMs) => {
            await tx.allAndCommit(CONCLUDE, ...columns(items, CONCLUDE_CELLS), nowMs);
          },
        }),
      ),
  };
}

/** The same cells as lists, one of each column, as the functions take them. */
function columns(items: readonly Cells[], count: number): readonly Words[] {
  return Array.from({ length: count }, (_, at) => items.map((cells) => cells[at] as SqlValue));
}
