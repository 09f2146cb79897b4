/** The options of a client, read once: an address that keeps a key secret, a key that fits into a header, sensible bounds. */

import { invalidCall, type KhagolError } from './error.ts';

/** What the client needs of `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** One failed attempt that is about to be repeated. */
export interface Retry {
  readonly operation: string;
  /** 1 for the first repetition. */
  readonly retry: number;
  readonly waitMs: number;
  readonly error: KhagolError;
}

export interface ClientOptions {
  /** Where the server is; https, or http on this very machine. A path in front of every address is kept. */
  readonly baseUrl: string | URL;
  /** Sent in `x-api-key`, and only where one is asked for. Needed for everything but the sandbox and the other open addresses. */
  readonly apiKey?: string | undefined;
  /** Another `fetch`; usually the global one. */
  readonly fetch?: Fetch | undefined;
  /** For the whole call with all its repetitions. 1 … 2 147 483 647 ms, usually 60 000. */
  readonly timeoutMs?: number | undefined;
  /** How often a failed attempt is repeated when that is safe. 0 … 20, usually 2. */
  readonly retries?: number | undefined;
  /** Told before each wait. */
  readonly onRetry?: ((retry: Retry) => void) | undefined;
  /** 0 … 1: how much of the longest wait is taken. Usually `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Waits between attempts; usually a timer. */
  readonly sleep?: ((ms: number) => Promise<void>) | undefined;
  /** Milliseconds since 1970; usually `Date.now`. */
  readonly now?: (() => number) | undefined;
}

export interface Settings {
  /** Without a slash at its end. */
  readonly base: string;
  readonly apiKey: string | null;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly onRetry: (retry: Retry) => void;
  readonly random: () => number;
  readonly sleep: ((ms: number) => Promise<void>) | null;
  readonly now: () => number;
}

/** Longer timers fire at once. */
export const LONGEST_TIMER_MS = 2_147_483_647;
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Every option, and whether it is a function. */
const OPTIONS: Readonly<Record<keyof ClientOptions, boolean>> = {
  baseUrl: false,
  apiKey: false,
  fetch: true,
  timeoutMs: false,
  retries: false,
  onRetry: true,
  random: true,
  sleep: true,
  now: true,
};

/** @throws KhagolError INVALID_CALL naming the option; the key itself is never quoted */
export function readSettings(options: ClientOptions): Settings {
  onlyNamed('options', options, Object.keys(OPTIONS));
  for (const [name, value] of Object.entries(options))
    if (OPTIONS[name as keyof ClientOptions] && value !== undefined && typeof value !== 'function')
      throw invalidCall(`${name} is a function.`);
  const { apiKey, random, sleep, now, onRetry } = options;
  if (apiKey !== undefined && !(typeof apiKey === 'string' && /^[!#-[\]-~]{8,512}$/.test(apiKey)))
    throw invalidCall(
      'apiKey is 8 to 512 visible ASCII characters, none of them a space, quotation mark or backslash.',
    );
  // Looked up at each call, so that whoever replaces the global fetch is heard.
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  return {
    base: readBase(options.baseUrl),
    apiKey: apiKey ?? null,
    fetch,
    timeoutMs: whole('timeoutMs', options.timeoutMs ?? 60_000, 1, LONGEST_TIMER_MS),
    retries: whole('retries', options.retries ?? 2, 0, 20),
    onRetry: onRetry ?? (() => undefined),
    random: random ?? Math.random,
    sleep: sleep ?? null,
    now: now ?? Date.now,
  };
}

function readBase(baseUrl: string | URL): string {
  let url: URL;
  try {
    url = new URL(baseUrl);
  } catch {
    throw invalidCall('baseUrl is an absolute address, such as https://api.example.com.');
  }
  const { protocol, hostname, username, password, search, hash } = url;
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.test(hostname)))
    throw invalidCall('baseUrl is an https address; plain http reaches only this machine.');
  if (`${username}${password}${search}${hash}` !== '')
    throw invalidCall('baseUrl has no user, password, query or fragment.');
  return url.href.replace(/\/+$/, '');
}

/** @throws KhagolError INVALID_CALL unless it is a whole number within the bounds */
export function whole(name: string, value: number, from: number, to: number): number {
  if (!Number.isInteger(value) || value < from || value > to)
    throw invalidCall(`${name} is a whole number, ${from} … ${to}.`);
  return value;
}

/**
 * A misspelt name is not passed over: it may be the idempotency key that keeps a call from being paid twice.
 *
 * @throws  KhagolError INVALID_CALL for a member that nobody reads
 */
export function onlyNamed(what: string, value: object, names: readonly string[]): void {
  if (typeof value !== 'object' || value === null) throw invalidCall(`${what} is an object of ${names.join(', ')}.`);
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown !== undefined) throw invalidCall(`There is no ${unknown.slice(0, 40)}; there is ${names.join(', ')}.`);
}
