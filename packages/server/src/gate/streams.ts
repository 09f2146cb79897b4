/**
 * The answers that are being told bit by bit, and those told a short while ago. Each is told into a log of its own, whoever listens: a client
 * that went away may come back, and one that asks twice under one key is answered once.
 */

import { Refusal } from '../http/refusal.ts';
import type { FramingAbout } from '../http/stream/framing.ts';
import type { EventLog } from '../http/stream/log.ts';
import type { Account, Clock } from '../ports/index.ts';

/** Most answers that are told at once, in all and for one account. */
export interface StreamLimits {
  readonly inAll: number;
  readonly ofOne: number;
}

/** What makes two calls the same one: who asks, what, and under which key. */
export interface StreamPlace {
  readonly accountId: string;
  /** SHA-256 of what was asked, method and path included. */
  readonly fingerprint: string;
  /** Idempotency key; null where the call had none. */
  readonly key: string | null;
}

/** A streamed answer with what every connection to it has to know. */
export interface KeptStream extends StreamPlace {
  readonly log: EventLog;
  readonly about: Omit<FramingAbout, 'final'>;
}

/** A seat among the answers that are being told. */
export interface Seat {
  /** Ends the telling: its deadline has passed, or the server stops. Its reason is a Refusal. */
  readonly signal: AbortSignal;
  /** Lets the answer be found, while it is told and a while after. */
  show(stream: KeptStream): void;
  /** The telling, for whoever waits until all are over. @param work  never rejects */
  run(work: Promise<void>): void;
  /** Gives the seat back; it may be called again. */
  leave(): void;
}

export interface Streams {
  /** @throws  Refusal RATE_LIMIT_EXCEEDED for an account with too many, OVERLOADED for a house with too many, NOT_READY for one that stops */
  enter(account: Account, deadlineSeconds: number): Seat;
  /**
   * An answer that is told, or was told within the last minutes: the latest one.
   *
   * @param place  whose key, when it is null, may be any
   */
  find(place: StreamPlace): KeptStream | null;
  /** Ends what is being told, each with an `error` that says so; nothing else is begun. */
  stop(): void;
  /** When nothing is being told any more. */
  idle(): Promise<void>;
  /** Answers that are being told. */
  readonly size: number;
}

/** How long an answer can be taken up again after its last event. */
const KEPT_MS = 300_000;
/** Bounds of what is kept of finished answers. The oldest go first. */
const MOST_OF_ONE = 32;
const MOST_IN_ALL = 1_024;
const MOST_LETTERS_OF_ONE = 4 * 1024 * 1024;
const MOST_LETTERS_IN_ALL = 64 * 1024 * 1024;
/** When somebody with too many of them may try again. */
const RETRY_SECONDS = 5;

export function openStreams({ inAll, ofOne }: StreamLimits, clock: Clock): Streams {
  const shelf = openShelf(clock);
  const seated = new Map<Seat, { readonly accountId: string; readonly stop: (why: Refusal) => void }>();
  const works = new Set<Promise<void>>();
  let isStopping = false;
  return {
    get size() {
      return seated.size;
    },
    find: (place) => shelf.find(place),
    enter: ({ id }, deadlineSeconds) => {
      if (isStopping) throw stopping();
      const own = [...seated.values()].filter(({ accountId }) => accountId === id).length;
      if (own >= ofOne) throw tooMany(ofOne);
      if (seated.size >= inAll) throw full();
      const end = new AbortController();
      const deadline = setTimeout(() => end.abort(overdue()), deadlineSeconds * 1000);
      let shown: Shown | null = null;
      const seat: Seat = {
        signal: end.signal,
        show: (stream) => {
          shown = shelf.put(stream);
        },
        run: (work) => {
          works.add(work);
          void work.finally(() => works.delete(work));
        },
        leave: () => {
          clearTimeout(deadline);
          if (!seated.delete(seat) || shown === null) return;
          shelf.finish(shown);
        },
      };
      seated.set(seat, { accountId: id, stop: (why) => end.abort(why) });
      return seat;
    },
    stop: () => {
      isStopping = true;
      for (const { stop } of [...seated.values()]) stop(stopping());
    },
    idle: async () => {
      while (works.size > 0) await Promise.all(works);
    },
  };
}

/** An answer on the shelf; null while it is still being told. */
interface Shown {
  readonly stream: KeptStream;
  finishedMs: number | null;
}

interface Shelf {
  find(place: StreamPlace): KeptStream | null;
  put(stream: KeptStream): Shown;
  finish(shown: Shown): void;
}

function openShelf(clock: Clock): Shelf {
  /** By account, the latest last. */
  const ofAccount = new Map<string, Set<Shown>>();
  /** Finished ones, the oldest first. */
  const finished = new Set<Shown>();
  let isPlanned = false;
  const remove = (one: Shown): void => {
    finished.delete(one);
    const own = ofAccount.get(one.stream.accountId);
    own?.delete(one);
    if (own?.size === 0) ofAccount.delete(one.stream.accountId);
  };
  const sweep = (): void => {
    for (const one of finished) {
      if ((one.finishedMs as number) + KEPT_MS > clock.nowMs()) break;
      remove(one);
    }
  };
  /** Nobody may come by for long, and a birth is not kept longer than was said. The timer keeps no process alive. */
  const plan = (): void => {
    if (isPlanned || finished.size === 0) return;
    isPlanned = true;
    const timer: unknown = setTimeout(() => {
      isPlanned = false;
      sweep();
      plan();
    }, KEPT_MS);
    (timer as { unref?(): void }).unref?.();
  };
  const shrink = (among: () => readonly Shown[], most: number, mostLetters: number): void => {
    for (;;) {
      const all = among();
      const letters = all.reduce((sum, { stream }) => sum + stream.log.letters, 0);
      if (all.length <= most && letters <= mostLetters) return;
      remove(all[0] as Shown);
    }
  };
  return {
    find: ({ accountId, fingerprint, key }) => {
      sweep();
      const fits = ({ stream }: Shown): boolean =>
        stream.fingerprint === fingerprint && (key === null || stream.key === key);
      return [...(ofAccount.get(accountId) ?? [])].reverse().find(fits)?.stream ?? null;
    },
    put: (stream) => {
      const one: Shown = { stream, finishedMs: null };
      const own = ofAccount.get(stream.accountId) ?? new Set<Shown>();
      ofAccount.set(stream.accountId, own.add(one));
      return one;
    },
    finish: (one) => {
      one.finishedMs = clock.nowMs();
      finished.add(one);
      const { accountId } = one.stream;
      const isOwn = ({ stream }: Shown): boolean => stream.accountId === accountId;
      shrink(() => [...finished].filter(isOwn), MOST_OF_ONE, MOST_LETTERS_OF_ONE);
      shrink(() => [...finished], MOST_IN_ALL, MOST_LETTERS_IN_ALL);
      plan();
    },
  };
}

function tooMany(ofOne: number): Refusal {
  return new Refusal(
    'RATE_LIMIT_EXCEEDED',
    `More than ${ofOne} answers of this account are being told at once. Nothing was charged; try again.`,
    { retryAfterSeconds: RETRY_SECONDS },
  );
}

function full(): Refusal {
  return new Refusal('OVERLOADED', 'Too many answers are being told. Nothing was charged; try again.', {
    retryAfterSeconds: RETRY_SECONDS,
  });
}

function overdue(): Refusal {
  return new Refusal('ECO_UNAVAILABLE', 'The answer took too long. Nothing was charged.', {
    retryAfterSeconds: RETRY_SECONDS,
  });
}

function stopping(): Refusal {
  return new Refusal('NOT_READY', 'The server stops. Nothing was charged; try again.', {
    retryAfterSeconds: RETRY_SECONDS,
  });
}
