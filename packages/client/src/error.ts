/** The one error of the client: what the server refused, or what went wrong on the way. It never holds the API key, nor what fetch threw. */

/** What went wrong on this side of the server; every other code is the server's own. */
export type ClientCode =
  /** A mistake in the call itself; nothing was sent. */
  | 'INVALID_CALL'
  /** No connection, or one that broke. */
  | 'NETWORK_FAILURE'
  /** `timeoutMs` ran out. */
  | 'TIMEOUT'
  /** The caller's own signal. */
  | 'ABORTED'
  /** An answer that is none of the server's: cut short, empty, too large, a page of some proxy. */
  | 'BAD_ANSWER'
  /** Redirections are never followed, as they would carry the key elsewhere. */
  | 'REDIRECTED';

/** One fault of one field, as the server tells it. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** What an error tells; the same members as the error itself. */
export interface ErrorFacts {
  readonly code: string;
  readonly message: string;
  /** Status of the answer; null when there was none. */
  readonly status: number | null;
  readonly details: readonly FieldFault[];
  readonly requestId: string | null;
  /** What the server asked to wait; null when it did not. */
  readonly retryAfterSeconds: number | null;
  /** Whether the same call, under the same idempotency key, may be asked again later. */
  readonly retryable: boolean;
  /** False when surely nothing was charged; `unknown` when an attempt may have come through and its answer did not. */
  readonly charged: false | 'unknown';
  /** Ask again with it and an answer that was paid for is given, not computed and charged anew. Null for calls that cost nothing. */
  readonly idempotencyKey: string | null;
}

export class KhagolError extends Error implements ErrorFacts {
  override readonly name = 'KhagolError';
  readonly code: string;
  readonly status: number | null;
  readonly details: readonly FieldFault[];
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  readonly retryable: boolean;
  readonly charged: false | 'unknown';
  readonly idempotencyKey: string | null;

  constructor(facts: ErrorFacts) {
    super(facts.message);
    this.code = facts.code;
    this.status = facts.status;
    this.details = facts.details;
    this.requestId = facts.requestId;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.retryable = facts.retryable;
    this.charged = facts.charged;
    this.idempotencyKey = facts.idempotencyKey;
  }

  /** Every member, the message among them; no stack. */
  toJSON(): ErrorFacts & { readonly name: string } {
    return { ...this, name: this.name, message: this.message };
  }
}

/** The error of these facts, with every text that repeats the secret made harmless: servers and proxies like to quote what they were sent. */
export function veiledError(facts: ErrorFacts, secret: string | null): KhagolError {
  // A key has no character that JSON would write in another way; see `readSettings`.
  return new KhagolError(secret === null ? facts : JSON.parse(JSON.stringify(facts).replaceAll(secret, '[key]')));
}

/** A call that is not sent. @param message  a sentence that quotes nothing of what is secret */
export function invalidCall(message: string): KhagolError {
  return new KhagolError({
    code: 'INVALID_CALL',
    message,
    status: null,
    details: [],
    requestId: null,
    retryAfterSeconds: null,
    retryable: false,
    charged: false,
    idempotencyKey: null,
  });
}
