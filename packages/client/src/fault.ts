/** What went wrong with one attempt, and whether another may be made: read from the answer, from the outside in. */

import type { ErrorFacts, FieldFault } from './error.ts';
import type { Prepared } from './prepare.ts';

export interface Fault extends Omit<ErrorFacts, 'charged' | 'idempotencyKey'> {
  /** Whether the server may have done what was asked, and charged for it. */
  readonly unsure: boolean;
}

/** A fault of an attempt, to be thrown. */
export class Failed {
  readonly fault: Fault;

  constructor(fault: Fault) {
    this.fault = fault;
  }
}

/** A call under the same key still runs, or its charge was not confirmed. Of every other refusal the server says that it costs nothing. */
const MAY_BE_CHARGED: ReadonlySet<string> = new Set(['IDEMPOTENCY_KEY_CONFLICT', 'BILLING_UNAVAILABLE']);

type Own = Pick<Fault, 'code' | 'message' | 'retryable'> & Partial<Fault>;

/** A fault without an answer of the server; unless said otherwise it may have done its work. */
export function fault(own: Own): Fault {
  return { status: null, details: [], requestId: null, retryAfterSeconds: null, unsure: true, ...own };
}

/** No answer. Of what was thrown only the system's short name of the fault is told, as the rest may quote what was sent. */
export function networkFault(thrown: unknown, { repeatable }: Prepared): Fault {
  const { cause, code } = (thrown ?? {}) as {
    readonly cause?: { readonly code?: unknown } | null;
    readonly code?: unknown;
  };
  const name = [cause?.code, code].find((one) => typeof one === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(one));
  const message = `The connection failed${name === undefined ? '' : ` (${String(name)})`}.`;
  return fault({ code: 'NETWORK_FAILURE', message, retryable: repeatable });
}

export function stoppedFault(code: 'TIMEOUT' | 'ABORTED', { repeatable }: Prepared): Fault {
  const message = code === 'TIMEOUT' ? 'The call took longer than timeoutMs.' : 'The call was given up by its signal.';
  return fault({ code, message, retryable: repeatable });
}

/** Any redirection: a response of its own in Node, one without a status in a browser. */
export function isRedirection({ status, type }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

export function redirectionFault({ status }: Response): Fault {
  const message = 'The server points elsewhere. Redirections are not followed: set baseUrl to the address itself.';
  return fault({ code: 'REDIRECTED', message, status: status === 0 ? null : status, retryable: false });
}

/** An answer in no shape of the server's. What stands behind a proxy may still have done its work. */
export function badAnswer(
  message: string,
  { status, headers }: Response,
  { repeatable }: Prepared,
  nowMs: number,
): Fault {
  const passing = status < 400 || status === 408 || status === 429 || status >= 500;
  return fault({
    code: 'BAD_ANSWER',
    message: `${message} (status ${status})`,
    status,
    requestId: headers.get('x-request-id'),
    retryAfterSeconds: waitOfHeader(headers, nowMs),
    retryable: passing && repeatable,
  });
}

/** What the server refuses, in its own words; null when the body is in no shape of the server's. */
export function refusalOf({ status, headers }: Response, body: unknown, nowMs: number): Fault | null {
  const told = recordOf(body);
  const inner = recordOf(told['error']);
  const code = told['code'] ?? inner['code'];
  const message = told['message'] ?? inner['message'];
  if (typeof code !== 'string' || !/^[A-Z][A-Z0-9_]{1,99}$/.test(code) || typeof message !== 'string') return null;
  const barred =
    told['retryable'] === false || told['retryWithSameIdempotencyKey'] === false || code === 'PLAN_LIMIT_EXCEEDED';
  const requestId = told['requestId'];
  return {
    code,
    message,
    status,
    details: detailsOf(told['details'] ?? inner['details']),
    requestId: typeof requestId === 'string' ? requestId : headers.get('x-request-id'),
    retryAfterSeconds: seconds(told['retryAfter']) ?? waitOfHeader(headers, nowMs),
    retryable: !barred && told['retryable'] === true,
    unsure: MAY_BE_CHARGED.has(code),
  };
}

type Told = Readonly<Record<string, unknown>>;

function recordOf(value: unknown): Told {
  return typeof value === 'object' && value !== null ? (value as Told) : {};
}

function detailsOf(details: unknown): readonly FieldFault[] {
  if (!Array.isArray(details)) return [];
  return details.flatMap((one) => {
    const { field, message } = recordOf(one);
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });
}

function seconds(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

/** `Retry-After`: whole seconds, or a date. */
function waitOfHeader(headers: Headers, nowMs: number): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const atMs = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? null : Math.max(0, Math.ceil((atMs - nowMs) / 1000));
}
