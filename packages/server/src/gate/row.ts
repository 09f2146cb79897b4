/** A row of the interface: what the document says of it, how to read its input, and what it computes. */

import type { AnswerWarning, SampleNote } from '../contract/envelopes.ts';
import type { Operation, Price } from '../contract/operation.ts';
import type { JsonRecord } from '../http/json.ts';
import type { JsonBytes } from '../http/json-bytes.ts';
import type { PathParams } from '../http/router.ts';
import type { StreamEvent } from '../http/stream/events.ts';
import type { StreamFormat } from '../http/stream/framing.ts';
import type { Micro } from '../money.ts';
import type { Account, Allowance, Charge, EventType, Plan } from '../ports/index.ts';

/** What came in, read but not yet understood. */
export interface RawInput {
  readonly body: JsonRecord;
  readonly query: Readonly<Record<string, string>>;
  readonly params: PathParams;
  /** A header by any spelling of its name, or null. */
  header(name: string): string | null;
}

/** What a row may know of the call it answers. */
export interface CallFacts {
  readonly requestId: string;
  readonly nowMs: number;
  /** The address of this server, as an answer may name it, no stroke at the end. */
  readonly origin: string;
  /** Who asks; null on keyless rows. */
  readonly account: Account | null;
  /** Where the caller stands against the rate; null on uncounted rows. */
  readonly allowance: Allowance | null;
  sha256(text: string): Promise<Uint8Array>;
  /** The same at once; absent where the host only promises it. */
  readonly sha256Now?: ((text: string) => Uint8Array) | undefined;
  /** Ends the work on a stream; absent where an answer is given at once. */
  readonly signal?: AbortSignal;
  /**
   * Calls back when the caller goes away before the answer, at once if it has gone: the work may be ended then, and is not charged. Not for a call with an
   * idempotency key, whose answer is kept for when it comes back.
   */
  whenLeft?(then: () => void): void;
  /** Says that others work for the call from now on: it holds up nobody in this thread. */
  elsewhere?(): void;
}

/** An event that a call sets off, before it has an id. */
export interface NewEvent {
  readonly type: EventType;
  readonly data: Readonly<Record<string, unknown>>;
  /** At most one event of an account has this name; null for no such rule. */
  readonly once: string | null;
}

/** What a charged call leaves behind beside its answer, written in the transaction of the charge. */
export interface Aftermath {
  /** Name of a small text remembered for the account; `tell` gets it and may replace it. */
  readonly mark: string;
  /** Must neither wait nor reach outside. */
  tell(charge: Charge): { readonly events: readonly NewEvent[]; readonly mark: string | null };
}

/** Data, put into the envelope of its row's family. */
export interface DataOutcome {
  readonly kind: 'data';
  readonly data: unknown;
  /** Writes `data` as JSON, where a row writes the same bytes faster than `JSON.stringify`; for the families `generic` and `sandbox`. */
  write?(out: JsonBytes, data: unknown): void;
  /** Where it is not the row's usual one. */
  readonly status?: 200 | 201 | 202;
  /** Told before under the same idempotency key, where the row remembers that itself; of free rows. */
  readonly isReplay?: boolean;
  readonly sample?: SampleNote;
  /** What the answer takes for granted or leaves open and `data` does not tell; for the family `generic`. */
  readonly warnings?: readonly AnswerWarning[];
  /** What is charged in the end, at most the price; absent means the price. */
  readonly charge?: Micro;
  readonly tokens?: { readonly input: number; readonly output: number };
  readonly aftermath?: Aftermath;
  /** Members that stand beside `data` in the archive's envelope, or among its members in the plain one. The charge is null for a free call. */
  beside?(charge: Charge | null): Readonly<Record<string, unknown>>;
}

/** Text of its own type, without an envelope. */
export interface TextOutcome {
  readonly kind: 'file';
  readonly contentType: string;
  readonly body: string;
  readonly aftermath?: Aftermath;
}

/** Bytes with headers of their own. Free rows only: an answer that was paid for is remembered, and that memory holds text. */
export interface BytesOutcome {
  readonly kind: 'bytes';
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  /** Where it is not the row's usual one: a stretch of the bytes, or nothing because the caller has them. */
  readonly status?: 206 | 304;
}

/** An answer told bit by bit. Rows with `streaming` have it, and no others. */
export interface StreamOutcome {
  readonly kind: 'stream';
  /** Label of what answers, such as `standard-2.5`. */
  readonly model: string;
  /** What is told while the answer is on its way. */
  readonly opening: readonly StreamEvent[];
  /**
   * The whole answer, as sure as it is before the first word is told: what is charged for and remembered. Its aftermath follows the charge when
   * these are the words that are told, and the end of the answer when they are not.
   */
  readonly assured: DataOutcome;
  /** The words of `assured`. */
  readonly text: string;
  /** What is told when the first words are there, and before them. */
  ready(): readonly StreamEvent[];
  /**
   * Tells the answer, once: pieces of text, and in the end what stands behind them.
   *
   * @throws  Refusal for a teller that does not go on; anything else is a fault of ours
   */
  tell(): AsyncGenerator<string, StreamEnding, undefined>;
}

/** What follows the last word. */
export interface StreamEnding {
  /** The last event included. */
  events(charge: Charge): readonly StreamEvent[];
  /** What subscribers hear of it, where they could not hear it with the charge. */
  readonly news: readonly NewEvent[];
}

/** What the gate has to know of a row that answers with a stream. */
export interface Streaming<Input> {
  /** How the answer travels. */
  form(input: Input): { readonly format: StreamFormat; readonly final: 'full' | 'summary' };
  /** The whole stream of an answer that is remembered, numbered as it was when it was told in the same words. */
  recalled(record: JsonRecord, input: Input): { readonly model: string; readonly events: readonly StreamEvent[] };
}

/** What a row answers with. */
export type Outcome = DataOutcome | TextOutcome | BytesOutcome | StreamOutcome;

/** What a plan has to have. */
export interface PlanNeed {
  /** In a word that a caller would use, such as the value that was asked for. */
  readonly feature: string;
  /** The lowest plan that has it. */
  readonly plan: Plan;
}

export interface Row<Input = unknown> extends Operation {
  readonly cors: 'any' | 'listed';
  readonly bodyLimitBytes: number;
  /** Longest this row may take before its hold is void. */
  readonly deadlineSeconds: number;
  /**
   * What stores know of the input, looked up after memory and before money: whether the thing is there, what it weighs.
   *
   * @throws  Refusal, such as NOT_FOUND, GONE, CONFLICT
   */
  look?(input: Input, facts: CallFacts): Promise<Input>;
  /** The price of this very call where it depends on what is asked, null for nothing; the row's `price` is then the usual one, never null. */
  priceOf?(input: Input): Price | null;
  /** Dollars that the caller is ready to pay at most, null for any price; a dearer call is refused before any work. */
  mostUsdOf?(input: Input): number | null;
  /** What this very call needs in place of the row's `plan`, never a lower one, where that depends on what is asked; null for the row's own. */
  planNeedOf?(input: Input): PlanNeed | null;
  /** Headers of a success that say what was asked for; a remembered answer has them, too. */
  headersOf?(input: Input): Readonly<Record<string, string>>;
  /** A row with this member answers with a stream, and has a price. */
  readonly streaming?: Streaming<Input>;
  /** unknown → typed, or a Refusal with a 400. Everything that can be refused is refused here, before money exists. */
  parse(raw: RawInput, facts: CallFacts): Input;
  run(input: Input, facts: CallFacts): Promise<Outcome> | Outcome;
}

/** A row whose input only it understands, for lists of rows. */
export type AnyRow = Row<never>;
