/**
 * How the engine says no: one error class, a closed list of codes, and the data a caller needs to mend the call.
 * A fact of nature is never an error; only a caller's mistake is.
 */

export type EngineErrorCode =
  | 'MISSING_DATETIME'
  | 'INVALID_DATETIME'
  | 'INVALID_LATITUDE'
  | 'INVALID_LONGITUDE'
  | 'INVALID_ELEVATION'
  | 'INVALID_TIMEZONE'
  | 'INVALID_OPTION'
  | 'OUT_OF_SPAN'
  | 'INVALID_PACK';

/** What went wrong, where, and what would have been accepted. JSON-safe. */
export interface EngineErrorDetail {
  /** Stable, machine-readable. */
  readonly code: EngineErrorCode;
  /** Dotted path of the offending input field, such as `latitude`; empty when no field is to blame. */
  readonly field: string;
  /** The allowed range or form in words, such as `-90 … 90 degrees, north positive`. */
  readonly allowed: string;
  /** A sentence a stranger can act on. */
  readonly message: string;
}

/** A caller's mistake: `code`, `field` and `allowed` are data, `message` is for people. */
export class EngineError extends Error implements EngineErrorDetail {
  override readonly name = 'EngineError';
  readonly code: EngineErrorCode;
  readonly field: string;
  readonly allowed: string;

  constructor(detail: EngineErrorDetail) {
    super(detail.message);
    this.code = detail.code;
    this.field = detail.field;
    this.allowed = detail.allowed;
  }
}

/** Something worth telling that did not stop the work. */
export interface Warning {
  readonly code: string;
  readonly message: string;
}

/** Our own mistake stops here, loudly, with what was supposed to hold. */
export function assert(condition: boolean, whatMustHold: string): asserts condition {
  if (!condition) throw new Error(`khagol: internal assertion failed: ${whatMustHold}`);
}
