/** Threads beside the one that answers calls, for what takes long. A host without threads has none, and does the work where it is asked. */

/** What a piece of work knows of the call it is for. */
export interface WorkCall {
  /** Who shares the threads with others; null where nobody is told apart. */
  readonly owner: string | null;
  /** Longest that waiting and working may take together. */
  readonly deadlineSeconds: number;
  /** Calls back when nobody waits for the answer any more; the work is then ended where it stands. Absent where the answer is wanted all the same. */
  whenLeft?(then: () => void): void;
  /** Ends the work as well. */
  readonly signal?: AbortSignal;
}

export interface Workers {
  /**
   * Does work by its name, plain data in, plain data out.
   *
   * @throws  WorkFault when it was not done; whatever the work itself throws, with the name, message and members of an error of the engine
   */
  run(name: string, input: unknown, call: WorkCall): Promise<unknown>;
}

/** `busy`: so much is waiting that no more is taken. `late`: it took longer than it may. `left`: nobody waited any more. `lost`: its thread ended. */
export type WorkFaultKind = 'busy' | 'late' | 'left' | 'lost';

/** Work that was not done, where it is not itself to blame. */
export class WorkFault extends Error {
  override readonly name = 'WorkFault';
  readonly kind: WorkFaultKind;

  constructor(kind: WorkFaultKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
