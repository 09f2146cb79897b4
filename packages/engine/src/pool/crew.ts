/**
 * The workers of a pool. Each does one piece at a time; it is started when there is work for it, kept for the next, and ended where it stands when the job it is on is no
 * longer wanted.
 */

import { refusal } from '../input.ts';
import { errorOf, PoolError } from './errors.ts';
import type { Hand, StartHand } from './hosts.ts';
import type { Told } from './messages.ts';
import type { Run } from './run.ts';

interface Busy {
  readonly run: Run;
  readonly index: number;
  readonly id: number;
}

/** A worker and what it does. */
interface Seat {
  hand: Hand | null;
  busy: Busy | null;
}

export class Crew {
  readonly #start: StartHand;
  readonly #most: number;
  readonly #moved: (run: Run) => void;
  readonly #seats = new Set<Seat>();
  #ids = 0;

  /**
   * @param most   workers at the same time
   * @param moved  told whenever a piece of a job has come to something, also from within `give`
   */
  constructor(start: StartHand, most: number, moved: (run: Run) => void) {
    this.#start = start;
    this.#most = most;
    this.#moved = moved;
  }

  /** Workers that are alive. */
  get size(): number {
    return this.#seats.size;
  }

  /** Whether a piece can be given now. */
  get hasRoom(): boolean {
    return this.#seats.size < this.#most || this.#idle() !== undefined;
  }

  /** Gives the next piece of a job to somebody who is free, or else to a new worker; only while there is room. */
  give(run: Run): void {
    const seat = this.#idle() ?? { hand: null, busy: null };
    this.#seats.add(seat);
    const index = run.begin();
    this.#ids += 1;
    const id = this.#ids;
    seat.busy = { run, index, id };
    try {
      // The piece waits at the worker's door until it has opened: what keeps it from opening is the fault of the job that it was started for.
      seat.hand ??= this.#start({
        told: (message) => this.#hear(seat, message),
        lost: (cause) => this.#lose(seat, cause),
      });
    } catch (cause) {
      this.#lose(seat, cause);
      return;
    }
    const { hand } = seat;
    let piece: unknown;
    try {
      piece = run.piece(index);
    } catch (cause) {
      this.#refuse(seat, run, index, unmade(cause));
      return;
    }
    try {
      hand.hold?.(true);
      hand.post({ id, name: run.name, piece });
    } catch (cause) {
      hand.hold?.(false);
      this.#refuse(seat, run, index, unsendable(cause));
    }
  }

  #refuse(seat: Seat, run: Run, index: number, why: Error): void {
    seat.busy = null;
    run.fail(index, why);
    this.#moved(run);
  }

  /** Ends whoever still works for a job. */
  leave(run: Run): void {
    for (const seat of [...this.#seats]) if (seat.busy?.run === run) void this.#dismiss(seat);
  }

  async end(): Promise<void> {
    await Promise.all([...this.#seats].map((seat) => this.#dismiss(seat)));
  }

  #idle(): Seat | undefined {
    for (const seat of this.#seats) if (seat.busy === null) return seat;
    return undefined;
  }

  #hear(seat: Seat, message: Told): void {
    const { busy } = seat;
    // Of a piece that nobody waits for any more.
    if (busy === null || message.id !== busy.id || !this.#seats.has(seat)) return;
    const { run, index } = busy;
    if (message.kind !== 'progress') {
      seat.busy = null;
      seat.hand?.hold?.(false);
    }
    try {
      if (message.kind === 'progress') run.progress(index, message.part);
      else if (message.kind === 'done') run.finish(index, message.output);
      else run.fail(index, errorOf(message.fault));
    } catch (error) {
      // Whoever listens to the progress threw.
      run.stop(error);
    }
    this.#moved(run);
  }

  #lose(seat: Seat, cause: unknown): void {
    if (!this.#seats.delete(seat)) return;
    const { hand, busy } = seat;
    // One that babbled what cannot be read is still alive.
    void hand?.end();
    if (busy === null) return;
    const why = cause instanceof Error && cause.message !== '' ? `: ${cause.message}` : '.';
    busy.run.fail(busy.index, new PoolError('LOST', `A worker ended with a piece of ${busy.run.name}${why}`, cause));
    this.#moved(busy.run);
  }

  async #dismiss(seat: Seat): Promise<void> {
    this.#seats.delete(seat);
    await seat.hand?.end();
  }
}

/** Why a piece could not be made. A list whose memory was handed on since throws a TypeError; whatever else fails there says itself what it is. */
function unmade(cause: unknown): Error {
  if (!(cause instanceof TypeError)) return cause instanceof Error ? cause : new Error('A piece could not be made.');
  const allowed = 'left as it is until the job has ended';
  return refusal(
    'INVALID_OPTION',
    'input',
    allowed,
    `The input could not be cut (${cause.message}): it is ${allowed}.`,
  );
}

/** Why a piece could not be posted. */
function unsendable(cause: unknown): Error {
  const allowed = 'plain data and typed arrays';
  const why = cause instanceof Error ? cause.message : 'no reason given';
  return refusal(
    'INVALID_OPTION',
    'input',
    allowed,
    `The input cannot be handed to a worker (${why}): it holds ${allowed}.`,
  );
}
