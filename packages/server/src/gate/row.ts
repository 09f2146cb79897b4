/** A row of the interface: what the document says of it, how to read its input, and what it computes. */

import type { SampleNote } from '../contract/envelopes.ts';
import type { Operation } from '../contract/operation.ts';
import type { JsonRecord } from '../http/json.ts';

/** What came in, read but not yet understood. */
export interface RawInput {
  readonly body: JsonRecord;
  readonly query: Readonly<Record<string, string>>;
}

/** What a row may know of the call it answers. */
export interface CallFacts {
  readonly requestId: string;
  readonly nowMs: number;
  sha256(text: string): Promise<Uint8Array>;
}

/** What a row answers with. */
export type Outcome =
  | { readonly kind: 'data'; readonly data: unknown; readonly sample?: SampleNote }
  /** Bytes of their own type, without an envelope. */
  | {
      readonly kind: 'file';
      readonly contentType: string;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

export interface Row<Input = unknown> extends Operation {
  readonly cors: 'any' | 'listed';
  readonly bodyLimitBytes: number;
  /** Longest this row may take before its hold is void. */
  readonly deadlineSeconds: number;
  /** unknown → typed, or a Refusal with a 400. Everything that can be refused is refused here, before money exists. */
  parse(raw: RawInput, facts: CallFacts): Input;
  run(input: Input, facts: CallFacts): Promise<Outcome> | Outcome;
}

/** A row whose input only it understands, for lists of rows. */
export type AnyRow = Row<never>;
