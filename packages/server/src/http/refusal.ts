/**
 * How the server says no: one error class and one table from code to status, title and whether to try again.
 */

/** One fault of one field. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

// biome-ignore format: a table reads in columns
const ROWS = [
  ['VALIDATION_ERROR',              400, 'Validation Error',       false],
  ['MISSING_DATETIME',              400, 'Validation Error',       false],
  ['INVALID_DATETIME',              400, 'Validation Error',       false],
  ['INVALID_IDEMPOTENCY_KEY',       400, 'Validation Error',       false],
  ['IDEMPOTENCY_KEY_REQUIRED',      400, 'Validation Error',       false],
  ['INVALID_INPUT',                 400, 'Validation Error',       false],
  ['BAD_REQUEST',                   400, 'Bad Request',            false],
  ['MISSING_API_KEY',               401, 'Unauthorized',           false],
  ['INVALID_API_KEY',               401, 'Unauthorized',           false],
  ['INSUFFICIENT_BALANCE_PRECHECK', 402, 'Payment Required',       false],
  ['PAYMENT_REQUIRED',              402, 'Payment Required',       false],
  ['PLAN_UPGRADE_REQUIRED',         403, 'Forbidden',              false],
  ['NOT_FOUND',                     404, 'Not Found',              false],
  ['ADMIN_AUTH_REQUIRED',           404, 'Not Found',              false],
  ['METHOD_NOT_ALLOWED',            405, 'Method Not Allowed',     false],
  ['REQUEST_TIMEOUT',               408, 'Request Timeout',        true],
  ['CONFLICT',                      409, 'Conflict',               false],
  ['IDEMPOTENCY_KEY_CONFLICT',      409, 'Conflict',               true],
  ['LICENSE_CREATE_KEY_REPLAY_UNAVAILABLE', 409, 'Conflict',       false],
  ['GONE',                          410, 'Gone',                   false],
  ['PAYLOAD_TOO_LARGE',             413, 'Payload Too Large',      false],
  ['UNSUPPORTED_MEDIA_TYPE',        415, 'Unsupported Media Type', false],
  ['RANGE_NOT_SATISFIABLE',         416, 'Range Not Satisfiable',  false],
  ['EXPECTATION_FAILED',            417, 'Expectation Failed',     false],
  ['IDEMPOTENCY_KEY_REUSED',        422, 'Unprocessable',          false],
  ['RATE_LIMIT_EXCEEDED',           429, 'Too Many Requests',      true],
  ['PLAN_LIMIT_EXCEEDED',           429, 'Too Many Requests',      false],
  ['HEADERS_TOO_LARGE',             431, 'Headers Too Large',      false],
  ['INTERNAL_ERROR',                500, 'Internal Server Error',  false],
  ['BILLING_UNAVAILABLE',           503, 'Service Unavailable',    true],
  ['RECEIPTS_UNAVAILABLE',          503, 'Service Unavailable',    true],
  ['LICENSE_MUTATION_OUTCOME_UNKNOWN', 503, 'Service Unavailable', true],
  ['STORAGE_UNAVAILABLE',           503, 'Service Unavailable',    true],
  ['ECO_UNAVAILABLE',               503, 'Service Unavailable',    true],
  ['OVERLOADED',                    503, 'Service Unavailable',    true],
  ['NOT_READY',                     503, 'Service Unavailable',    true],
] as const;

export type RefusalCode = (typeof ROWS)[number][0];

export interface RefusalRow {
  readonly code: RefusalCode;
  readonly status: number;
  readonly title: string;
  /** Waiting and asking again may help; the answer says so and carries `Retry-After`. */
  readonly retryable: boolean;
}

/** Every code a client can meet, in the order of its status. */
export const REFUSALS: readonly RefusalRow[] = ROWS.map(([code, status, title, retryable]) => ({
  code,
  status,
  title,
  retryable,
}));

const byCode: ReadonlyMap<string, RefusalRow> = new Map(REFUSALS.map((row) => [row.code, row]));

export interface RefusalExtras {
  readonly details?: readonly FieldFault[];
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds?: number;
  /** Further members of the body. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What went wrong beneath; never told to the caller. */
  readonly cause?: unknown;
}

/** A request that is not answered with what it asked for. Nothing is charged for one. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly row: RefusalRow;
  readonly extras: RefusalExtras;

  constructor(code: RefusalCode, message: string, extras: RefusalExtras = {}) {
    super(message, extras.cause === undefined ? {} : { cause: extras.cause });
    this.row = byCode.get(code) as RefusalRow;
    this.extras = extras;
  }
}

/** What every 405 says of the methods that are answered, in its body and in its header. @source RFC 9110 §15.5.6 */
export function allowing(allow: readonly string[]): RefusalExtras {
  return { members: { allow }, headers: { allow: allow.join(', ') } };
}

/** A 400 with every field to blame; a code of its own, such as that of a bad datetime, goes before the general one. */
export function invalidInput(faults: readonly (FieldFault & { readonly code: RefusalCode })[]): Refusal {
  const special = faults.find(({ code }) => code !== 'VALIDATION_ERROR');
  const message = faults.map((fault) => fault.message).join(' ');
  return new Refusal(special?.code ?? 'VALIDATION_ERROR', message, {
    details: faults.map(({ field, message }) => ({ field, message })),
  });
}
