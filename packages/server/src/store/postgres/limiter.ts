/**
 * Rates counted by all processes together: the generic cell rate algorithm in one statement, by the database's clock.
 *
 * The table is unlogged, so a crash of the server forgets the rates, which can only be generous. A local count at twice the rate stands
 * before it, so that a flood is refused here and never becomes writes there. When the database does not answer in time, the
 * process decides by its own count: limits fail soft.
 */

import type { Allowance, Clock, Limiter } from '../../ports/index.ts';
import { memoryLimiter } from '../memory/limiter.ts';
import { countOf, type SqlRow, type SqlValue } from '../sql/database.ts';
import { CLOCK_US } from './clock.ts';
import type { Connections } from './connections.ts';
import { statementOf } from './statements.ts';

const WINDOW_US = 60_000_000;
/** How long a call waits for the shared count, unless told otherwise. */
export const RATE_PATIENCE_MS = 50;
/** Subjects that are even again are cleared away once in so many calls of this process. */
const SWEEP_EVERY = 5_000;

/** `tat_us`: when the subject would be even again if it called at exactly its rate, microseconds since 1970. */
export const RATE_TABLE = `CREATE UNLOGGED TABLE IF NOT EXISTS rate (
  subject TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  tat_us BIGINT NOT NULL
) WITH (fillfactor = 50)`;

const ASKED = `asked AS MATERIALIZED (
  SELECT COALESCE(CAST(? AS BIGINT), ${CLOCK_US}) AS now, CAST(? AS TEXT) AS subject, CAST(? AS BIGINT) AS step)`;

/** A clock that was set back must not lock anybody out for longer than a window, hence `least`. */
const TAT = `least(greatest(r.tat_us, (SELECT now FROM asked)), (SELECT now FROM asked) + ${WINDOW_US}) + (SELECT step FROM asked)`;

/** The rule stands in the WHERE, so two processes cannot both take the last call. Without a row to change, the row tells the wait. */
const TAKE = `WITH ${ASKED}, taken AS (
    INSERT INTO rate AS r (subject, tat_us) SELECT subject, now + step FROM asked
    ON CONFLICT (subject) DO UPDATE SET tat_us = ${TAT} WHERE ${TAT} <= (SELECT now FROM asked) + ${WINDOW_US}
    RETURNING tat_us)
  SELECT tat_us, now, 1 AS passed FROM taken, asked
  UNION ALL
  SELECT r.tat_us, now, 0 FROM rate r JOIN asked ON r.subject = asked.subject WHERE NOT EXISTS (SELECT 1 FROM taken)`;

const LOOK = `WITH ${ASKED}
  SELECT COALESCE((SELECT r.tat_us FROM rate r WHERE r.subject = asked.subject), now) AS tat_us, now FROM asked`;

/** No index leads to them: it would have to follow every call. So many at a time, wherever they are. */
const SWEEP = `WITH clock AS MATERIALIZED (SELECT COALESCE(CAST(? AS BIGINT), ${CLOCK_US}) AS now)
  DELETE FROM rate WHERE tat_us < (SELECT now FROM clock)
    AND ctid = ANY (ARRAY(SELECT ctid FROM rate WHERE tat_us < (SELECT now FROM clock) LIMIT 10000))`;

/**
 * @param connections  some that nobody else waits for: a flood of calls must not stand in the way of money
 * @param clock        in place of the database's, for tests
 * @param patienceMs   how long a call waits for the shared count before the process goes by its own
 */
export function postgresLimiter(
  connections: Connections,
  clock: Clock | null,
  patienceMs: number = RATE_PATIENCE_MS,
): Limiter {
  const here = clock ?? { nowMs: () => Date.now() };
  const [flood, own] = [memoryLimiter(here), memoryLimiter(here)];
  let calls = 0;

  /** The rows, or null when they do not come in time. */
  function ask(sql: string, ...values: readonly SqlValue[]): Promise<readonly SqlRow[] | null> {
    const now = clock === null ? null : BigInt(Math.round(clock.nowMs() * 1000));
    const rows = connections.lend((client) => client.query<SqlRow>({ ...statementOf(sql), values: [now, ...values] }));
    return within(
      patienceMs,
      rows.then((result) => result.rows),
    );
  }

  return {
    about: { adapter: 'postgres', durable: false, note: 'rates are counted by all processes together' },
    take: async (subject, perMinute) => {
      const soft = await own.take(subject, perMinute);
      const first = await flood.take(subject, perMinute * 2);
      if (first.retryAfterSeconds > 0) return { ...first, limit: perMinute, remaining: 0 };
      calls += 1;
      if (calls % SWEEP_EVERY === 0) void ask(SWEEP);
      const step = stepOf(perMinute);
      const rows = await ask(TAKE, subject, step);
      if (rows === null) return soft;
      // Refused by a row so new that this statement does not see it yet.
      if (rows[0] === undefined)
        return { ...soft, remaining: 0, retryAfterSeconds: Math.max(1, soft.retryAfterSeconds) };
      return allowanceOf(rows[0], perMinute, step, countOf(rows[0], 'passed') === 1);
    },
    lookHere: (subject, perMinute) => own.look(subject, perMinute),
    look: async (subject, perMinute) => {
      const step = stepOf(perMinute);
      const [row] = (await ask(LOOK, subject, step)) ?? [];
      if (row === undefined) return own.look(subject, perMinute);
      return allowanceOf(row, perMinute, step, countOf(row, 'tat_us') + step <= countOf(row, 'now') + WINDOW_US);
    },
  };
}

/** Microseconds between calls at exactly the rate. */
function stepOf(perMinute: number): number {
  return Math.max(1, Math.floor(WINDOW_US / perMinute));
}

function allowanceOf(row: SqlRow, perMinute: number, step: number, passes: boolean): Allowance {
  const now = countOf(row, 'now');
  const owed = Math.max(0, countOf(row, 'tat_us') - now);
  return {
    limit: perMinute,
    remaining: Math.max(0, Math.floor((WINDOW_US - owed) / step)),
    resetAtSeconds: Math.ceil((now + owed) / 1e6),
    retryAfterSeconds: passes ? 0 : Math.max(1, Math.ceil((owed + step - WINDOW_US) / 1e6)),
  };
}

/** The answer, or null when it does not come in time or is an error. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([answer.catch(() => null), patience]);
  } finally {
    clearTimeout(timer);
  }
}
