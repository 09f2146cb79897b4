/** From an operation and what is asked of it to the request that is sent, the same in every attempt. */

import { invalidCall } from './error.ts';
import { onlyNamed, type Settings } from './settings.ts';

/** What goes into one logical call. */
export interface Asked {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  /** Further headers; none that the client sets itself. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Given up, waits included, when it fires. */
  readonly signal?: AbortSignal | undefined;
  /** 1 … 255 visible ASCII characters, for calls that may cost something; made up when left out. */
  readonly idempotencyKey?: string | undefined;
}

export interface Prepared {
  readonly operation: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly idempotencyKey: string | null;
  /** Whether a second arrival does no harm. */
  readonly repeatable: boolean;
  /** Whether the answer may be something else than JSON. */
  readonly mayBeFile: boolean;
  readonly signal: AbortSignal | undefined;
}

const ASKED = ['params', 'query', 'body', 'headers', 'signal', 'idempotencyKey'] as const satisfies (keyof Asked)[];
const OWN_HEADERS =
  /^(?:x-api-key|authorization|(?:x-)?idempotency-key|content-type|accept|last-event-id|host|cookie)$/i;

/**
 * @param route   a row of the table of addresses: method, path, and its marks
 * @param accept  the `Accept` header
 * @throws  KhagolError INVALID_CALL naming what cannot be sent
 */
export function prepare(operation: string, route: string, accept: string, asked: Asked, settings: Settings): Prepared {
  onlyNamed('what is asked', asked, ASKED);
  if (asked.signal !== undefined && typeof asked.signal?.addEventListener !== 'function')
    throw invalidCall('signal is an AbortSignal.');
  const [method = '', path = '', marks = ''] = route.split(' ');
  const [keyed, open] = [marks.includes('$'), marks.includes('~')];
  if (!open && settings.apiKey === null) throw invalidCall(`${operation} needs an apiKey.`);
  if (!keyed && asked.idempotencyKey !== undefined) throw invalidCall(`${operation} takes no idempotencyKey.`);
  const idempotencyKey = keyed ? (asked.idempotencyKey ?? freshKey()) : null;
  if (idempotencyKey !== null && !/^[!-~]{1,255}$/.test(idempotencyKey))
    throw invalidCall('idempotencyKey is 1 to 255 visible ASCII characters.');
  const body = asked.body === undefined ? null : bodyOf(asked.body);
  return {
    operation,
    url: `${settings.base}${pathOf(path, (asked.params ?? {}) as Named)}${searchOf((asked.query ?? {}) as Named)}`,
    method,
    headers: {
      ...headersOf(asked.headers ?? {}),
      accept,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(open || settings.apiKey === null ? {} : { 'x-api-key': settings.apiKey }),
      ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body,
    idempotencyKey,
    repeatable: keyed || open || method === 'GET' || method === 'PUT',
    mayBeFile: marks.includes('*'),
    signal: asked.signal,
  };
}

type Named = Readonly<Record<string, unknown>>;

function pathOf(path: string, params: Named): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    // A browser walks up from “.” and “..”, encoded or not; an empty part is another address.
    if (/^\.{0,2}$|[\ud800-\udfff]/u.test(text))
      throw invalidCall(`params.${name} is a text that is neither empty nor “.” nor “..”.`);
    return encodeURIComponent(text);
  });
}

function searchOf(query: Named): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'object' && !Array.isArray(value))
      throw invalidCall(`query.${name} is text, a number, true or false, or a list of these.`);
    if (value !== undefined) search.append(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function bodyOf(body: unknown): string {
  try {
    const text = JSON.stringify(body);
    if (typeof text === 'string') return text;
  } catch {
    // Cycles and bigints, said below.
  }
  throw invalidCall('body is plain data that JSON can hold.');
}

function headersOf(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (OWN_HEADERS.test(name)) throw invalidCall(`headers.${name} is set by the client.`);
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || !/^[\t -~]*$/.test(value))
      throw invalidCall('headers have names of letters and values of printable ASCII.');
    kept[name.toLowerCase()] = value;
  }
  return kept;
}

/** `randomUUID` is missing in pages that did not come over https. */
function freshKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
