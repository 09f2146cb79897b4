/** A pool as whoever asks it sees it. */

/// <reference lib="esnext.disposable" preserve="true" />

/** What of an `AbortSignal` is used. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface RunOptions {
  /** Stops the job: pieces that wait are dropped, workers on its pieces are ended, and the promise is rejected with the signal's reason at once. */
  readonly signal?: StopSignal;
  /** Told how far the job is, ever more, 1 at the end. */
  readonly onProgress?: (part: number) => void;
  /** Who asks, where many do: owners take turns, compared by `===`. Left out, the job is an owner of its own. */
  readonly owner?: string;
  /** Most items of a piece, for a job that cuts a list; the job's own when left out. It changes no bit of the answer. */
  readonly pieceSize?: number;
}

export interface StreamOptions extends Omit<RunOptions, 'onProgress'> {
  /** Items of a lot; 256 when left out. */
  readonly lot?: number;
}

/** The inputs and answers of jobs by name. */
export type JobTypes<Names extends PropertyKey = string> = {
  readonly [N in Names]: { readonly input: unknown; readonly answer: unknown };
};

/** @template Jobs  the jobs whose inputs and answers have types; every other name is a job of plain data */
export interface Pool<Jobs extends JobTypes<keyof Jobs> = JobTypes> {
  /**
   * Has a job done.
   *
   * @returns the answer, whole and in order
   * @throws  as a rejection: EngineError for a job that does not exist, and an input or an option that is refused; PoolError BUSY, LOST, CLOSED; the signal's reason
   */
  run<N extends string>(name: N, input: InputOf<Jobs, N>, options?: RunOptions): Promise<AnswerOf<Jobs, N>>;
  /**
   * A long stream of items in constant memory: they are read as workers become free, so many at a time, and what comes of them is yielded in their order.
   * Whoever stops reading stops the work.
   *
   * @param items    read no further ahead than two lots for each worker
   * @param inputOf  the input of the job for a lot of items, such as `(births) => ({ births })`
   * @throws  as `run`, in place of the lot that failed; never BUSY, since a stream waits
   */
  stream<Item, N extends string>(
    name: N,
    items: Iterable<Item> | AsyncIterable<Item>,
    inputOf: (items: readonly Item[]) => InputOf<Jobs, N>,
    options?: StreamOptions,
  ): AsyncGenerator<AnswerOf<Jobs, N>, void, undefined>;
  /** Workers that are alive, and jobs under way. */
  readonly standing: { readonly workers: number; readonly jobs: number };
  /** Ends every worker and rejects every job with PoolError CLOSED; so is what is asked afterwards. */
  close(): Promise<void>;
  /** `close`, at the end of an `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** What goes into a job and what comes out: of one without a type, plain data. */
export type InputOf<Jobs extends JobTypes<keyof Jobs>, N> = N extends keyof Jobs ? Jobs[N]['input'] : unknown;
export type AnswerOf<Jobs extends JobTypes<keyof Jobs>, N> = N extends keyof Jobs ? Jobs[N]['answer'] : unknown;

export interface PoolLimits {
  /** Workers at once, 1 … 1024. */
  readonly workers: number;
  /** Jobs under way and waiting, beyond which the next is refused as BUSY; 1024 when left out. */
  readonly mostJobs?: number;
  /** The same of one named owner; as many as of all when left out. */
  readonly mostOfOwner?: number;
}
