/** A fetch that goes wrong in a given way, attempt by attempt, over a server in the same process. */

import type { App } from '../../packages/server/src/app.ts';

export const FAULTS = [
  'none',
  'drop-before',
  'drop-after',
  'busy',
  'conflict',
  'cut',
  'page',
  'page-200',
  'empty',
  'redirect',
  'slow',
] as const;
export type FaultName = (typeof FAULTS)[number];

export interface FaultyFetch {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** What was handed to fetch, in its order. */
  readonly sent: readonly { readonly url: string; readonly headers: Headers; readonly body: string | null }[];
  /** Statuses of what really reached the server. */
  readonly arrived: readonly number[];
  /** Fires where the wire hangs, as the patience of a caller does. */
  readonly patience: AbortSignal;
  /** Waits until the server is done with everything, also with what nobody waits for any more. */
  settled(): Promise<void>;
}

const refusal = (status: number, code: string, members: object = {}): Response =>
  Response.json(
    { success: false, status: 'error', code, error: code, message: 'made up', requestId: 'req_made', ...members },
    { status },
  );

/** @param faults  one per attempt; what comes after the last goes well */
export function faultyFetch(app: App, faults: readonly FaultName[]): FaultyFetch {
  const sent: { url: string; headers: Headers; body: string | null }[] = [];
  const arrived: number[] = [];
  const running: Promise<unknown>[] = [];
  const patience = new AbortController();
  const reach = async (url: string, init: RequestInit): Promise<Response> => {
    const { signal: _, ...rest } = init;
    const response = app(new Request(url, rest), { address: '203.0.113.7' });
    running.push(Promise.resolve(response));
    arrived.push((await response).status);
    return response;
  };
  const withBody = (response: Response, body: string, type?: string): Response => {
    const headers = new Headers(response.headers);
    if (type !== undefined) headers.set('content-type', type);
    return new Response(body, { status: response.status, headers });
  };
  return {
    sent,
    arrived,
    patience: patience.signal,
    settled: async () => {
      await Promise.all(running);
    },
    fetch: async (url, init) => {
      const fault = faults[sent.length] ?? 'none';
      sent.push({ url, headers: new Headers(init.headers), body: (init.body ?? null) as string | null });
      switch (fault) {
        case 'none':
          return reach(url, init);
        case 'drop-before':
          throw new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) });
        case 'drop-after':
          await reach(url, init);
          throw new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ECONNRESET' }) });
        case 'busy':
          return refusal(503, 'OVERLOADED', { retryable: true, retryAfter: 1 });
        case 'conflict':
          return refusal(409, 'IDEMPOTENCY_KEY_CONFLICT', {
            retryable: true,
            retryWithSameIdempotencyKey: true,
            retryAfter: 1,
          });
        case 'cut': {
          const response = await reach(url, init);
          const text = await response.text();
          return withBody(response, text.slice(0, text.length >> 1));
        }
        case 'page':
          await reach(url, init);
          return new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
        case 'page-200':
          return withBody(await reach(url, init), '<h1>Welcome to the hotel</h1>', 'text/html');
        case 'empty':
          return withBody(await reach(url, init), '');
        case 'redirect':
          return new Response(null, { status: 307, headers: { location: 'https://elsewhere.example/' } });
        case 'slow':
          await reach(url, init);
          patience.abort();
          return new Promise<never>(() => undefined);
      }
    },
  };
}
