/**
 * How the engine says no: one error class, a closed list of codes, and the data a caller needs to mend the call.
 * A fact of nature is never an error; only a caller's mistake is.
 */

/** Every code there is. */
export type EngineErrorCode =
  /** A birth without `datetime`, or without `date`. */
  | 'MISSING_DATETIME'
  /** A date, time or instant that cannot be read, does not exist, or is no finite Julian date. */
  | 'INVALID_DATETIME'
  | 'INVALID_LATITUDE'
  | 'INVALID_LONGITUDE'
  | 'INVALID_ELEVATION'
  /** A `timezone` that is no offset and no zone of the table. */
  | 'INVALID_TIMEZONE'
  /** Any other field: a name that does not exist, a number outside its range, a value of the wrong kind. */
  | 'INVALID_OPTION'
  /** A date that no loaded ephemeris covers, or outside the years −3200 … 3400. */
  | 'OUT_OF_SPAN'
  /** Bytes that are no ephemeris pack of a known format. */
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

/** Something worth telling that did not stop the work. Who gives warnings lists their codes: `Moment.warnings`, `Chart.warnings`. */
export interface Warning {
  /** Stable, machine-readable. */
  readonly code: string;
  /** For people; its words may change. */
  readonly message: string;
}

/** Our own mistake stops here, loudly, with what was supposed to hold. */
export function assert(condition: boolean, whatMustHold: string): asserts condition {
  if (!condition) throw new Error(`khagol: internal assertion failed: ${whatMustHold}`);
}
