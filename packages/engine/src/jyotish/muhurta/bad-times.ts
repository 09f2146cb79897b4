/** What a search shut out, and why: gathered stretch by stretch, one record for what hangs together. */

import type { Cell } from '../../fact.ts';
import type { LocalClock } from '../../time/local-clock.ts';
import type { MuhurtaGateId } from './gates.ts';
import { type TimedSpan, timedSpan } from './quality.ts';

/** A time that is shut out, and by what. */
export interface MuhurtaBadTime extends TimedSpan {
  readonly reason: MuhurtaGateId;
  readonly because: readonly Cell[];
}

/** Times shut out, gathered gate by gate; what follows on is one. */
export class BadTimes {
  readonly #clock: LocalClock;
  readonly #open = new Map<MuhurtaGateId, { key: string; because: readonly Cell[]; start: number; end: number }>();
  readonly #closed: { reason: MuhurtaGateId; because: readonly Cell[]; start: number; end: number }[] = [];

  constructor(clock: LocalClock) {
    this.#clock = clock;
  }

  add(reason: MuhurtaGateId, because: readonly Cell[], start: number, end: number): void {
    const key = because.join();
    const open = this.#open.get(reason);
    if (open !== undefined && open.end === start && open.key === key) {
      open.end = end;
      return;
    }
    if (open !== undefined) this.#closed.push({ reason, because: open.because, start: open.start, end: open.end });
    this.#open.set(reason, { key, because, start, end });
  }

  list(): readonly MuhurtaBadTime[] {
    const all = [...this.#closed];
    for (const [reason, { because, start, end }] of this.#open) all.push({ reason, because, start, end });
    return all
      .sort((a, b) => a.start - b.start || a.end - b.end)
      .map(({ reason, because, start, end }) => ({ ...timedSpan(start, end, this.#clock), reason, because }));
  }
}
