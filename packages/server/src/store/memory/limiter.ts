/**
 * Rates in memory: the generic cell rate algorithm, one number per subject.
 *
 * The number is the theoretical arrival time (TAT): when the subject would be even again if it called at exactly its rate. A call may
 * pass while TAT is at most a full burst ahead of now. Held subjects are bounded; the longest unseen are forgotten first, which can
 * only be generous, for a forgotten subject starts afresh.
 */

import type { Allowance, Clock, Limiter } from '../../ports/index.ts';

const WINDOW_MS = 60_000;

/**
 * @param clock        wall clock
 * @param maxSubjects  how many subjects to remember
 */
export function memoryLimiter(clock: Clock, maxSubjects = 100_000): Limiter {
  const arrivals = new Map<string, number>();

  function judge(subject: string, perMinute: number, count: boolean): Allowance {
    const now = clock.nowMs();
    const interval = WINDOW_MS / perMinute;
    // A clock set back must not lock anybody out for longer than a window.
    const tat = Math.min(Math.max(arrivals.get(subject) ?? now, now), now + WINDOW_MS);
    const next = tat + interval;
    const allowed = next - now <= WINDOW_MS + 1e-6;
    if (count && allowed) remember(subject, next);
    const owed = (count && allowed ? next : tat) - now;
    return {
      limit: perMinute,
      remaining: Math.max(0, Math.floor((WINDOW_MS - owed) / interval + 1e-9)),
      resetAtSeconds: Math.ceil((now + owed) / 1000),
      retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((next - now - WINDOW_MS) / 1000)),
    };
  }

  function remember(subject: string, tat: number): void {
    arrivals.delete(subject);
    arrivals.set(subject, tat);
    if (arrivals.size <= maxSubjects) return;
    for (const oldest of arrivals.keys()) {
      arrivals.delete(oldest);
      break;
    }
  }

  return {
    about: { adapter: 'memory', durable: false, note: 'rates are counted in this process and start afresh with it' },
    take: (subject, perMinute) => judge(subject, perMinute, true),
    look: (subject, perMinute) => judge(subject, perMinute, false),
  };
}
