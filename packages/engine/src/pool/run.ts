/** One job under way: which of its pieces were begun, what came of them, and when it is over. */

import type { AnyPlan, Cut } from './job.ts';
import type { Waiting } from './line.ts';

/** What becomes of a job; called once, one of the two. */
export interface Ending {
  done(answer: unknown): void;
  failed(error: unknown): void;
}

export class Run implements Waiting {
  readonly name: string;
  readonly owner: unknown;
  readonly #plan: AnyPlan;
  readonly #input: unknown;
  readonly #cut: Cut<unknown>;
  readonly #outputs: unknown[] = [];
  readonly #parts = new Map<number, number>();
  readonly #ending: Ending;
  readonly #onProgress: ((part: number) => void) | undefined;
  #begun = 0;
  #finished = 0;
  #told = 0;
  #isOver = false;
  /** The first piece, in the order of pieces, that failed. */
  #fault: { readonly index: number; readonly error: unknown } | null = null;

  constructor(
    asked: { readonly name: string; readonly owner: unknown; readonly plan: AnyPlan; readonly input: unknown },
    cut: Cut<unknown>,
    ending: Ending,
    onProgress: ((part: number) => void) | undefined,
  ) {
    this.name = asked.name;
    this.owner = asked.owner;
    this.#plan = asked.plan;
    this.#input = asked.input;
    this.#cut = cut;
    this.#ending = ending;
    this.#onProgress = onProgress;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get hasMore(): boolean {
    return !this.#isOver && this.#begun < (this.#fault?.index ?? this.#cut.count);
  }

  /** The place of the next piece; only while `hasMore`. */
  begin(): number {
    const index = this.#begun;
    this.#begun += 1;
    return index;
  }

  /** A piece that was begun. @throws whatever keeps it from being made, such as an input that was changed since */
  piece(index: number): unknown {
    return this.#cut.piece(index);
  }

  /** How far a piece is, 0 … 1. */
  progress(index: number, part: number): void {
    if (this.#isOver) return;
    this.#parts.set(index, Math.min(1, Math.max(0, part)));
    this.#tell();
  }

  finish(index: number, output: unknown): void {
    if (this.#isOver) return;
    this.#outputs[index] = output;
    this.#parts.delete(index);
    this.#finished += 1;
    this.#tell();
    this.settle();
  }

  /** A piece that failed fails the job, as soon as none before it can: whoever asks hears of the same piece, however many workers there are. */
  fail(index: number, error: unknown): void {
    if (this.#isOver) return;
    this.#outputs[index] = undefined;
    this.#finished += 1;
    if (this.#fault === null || index < this.#fault.index) this.#fault = { index, error };
    this.settle();
  }

  /** Ends the job whatever its pieces come to. */
  stop(error: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#ending.failed(error);
  }

  /** Ends the job when its pieces have come to something, and at once where there are none. */
  settle(): void {
    const fault = this.#fault;
    if (fault !== null) {
      if (this.#begun >= fault.index && this.#allBefore(fault.index)) this.stop(fault.error);
      return;
    }
    if (this.#finished < this.#cut.count) return;
    this.#isOver = true;
    try {
      this.#ending.done(this.#plan.join(this.#outputs as never[], this.#input as never));
    } catch (error) {
      this.#ending.failed(error);
    }
  }

  /** Whether every piece before one has come to its end, well. */
  #allBefore(index: number): boolean {
    for (let i = 0; i < index; i++) if (!(i in this.#outputs)) return false;
    return true;
  }

  #tell(): void {
    if (this.#onProgress === undefined) return;
    let parts = this.#finished;
    for (const part of this.#parts.values()) parts += part;
    const now = Math.min(1, parts / this.#cut.count);
    if (now <= this.#told) return;
    this.#told = now;
    this.#onProgress(now);
  }
}
