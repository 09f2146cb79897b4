/**
 * `fetch` over the guarded way out: the address is judged before the request, the socket leads to the very address that was judged, no answer is
 * followed elsewhere, and what comes back is read piece by piece.
 */

import { type IncomingMessage, request as openRequest } from 'node:http';
import type { Socket } from 'node:net';
import { within } from '../narrators/within.ts';
import type { Fetch, FetchAsk } from '../ports/index.ts';
import { addressesOf, connectTo, type Network, NoWay } from './egress/connect.ts';
import { askingServers, resolveAsHost } from './egress/resolve.ts';
import { readTarget, type Target } from './egress/target.ts';

const MOST_HEADER_BYTES = 16 * 1024;

/** @param options  what else is open, and other ways to resolve and to trust, for tests and private installs */
export function guardedFetch(options: Partial<Network> = {}): Fetch {
  const network: Network = {
    allow: new Set(),
    deny: [],
    resolve: askingServers(null),
    resolveAllowed: resolveAsHost,
    authorities: null,
    ...options,
  };
  return async (url, ask) => {
    const target = readTarget(url, network);
    if ('why' in target) throw new NoWay('blocked');
    const socket = await connected(target, network, ask);
    try {
      const response = await answered(socket, target, ask);
      return {
        status: response.statusCode ?? 0,
        headers: { get: (name) => first(response.headers[name.toLowerCase()]) },
        body: response,
      };
    } catch (error) {
      socket.destroy();
      throw error;
    }
  };
}

/** The name is resolved and the socket greeted within one time for both. */
async function connected(target: Target, network: Network, { signal, connectMs }: FetchAsk): Promise<Socket> {
  const limit = new AbortController();
  const stop = (): void => limit.abort(new NoWay('timeout'));
  const timer = setTimeout(stop, connectMs);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    // A resolver cannot be stopped, only left.
    const addresses = await within(addressesOf(target, network), connectMs, limit.signal, () => new NoWay('timeout'));
    return await connectTo(target, addresses, network, limit.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function answered(socket: Socket, { url }: Target, ask: FetchAsk): Promise<IncomingMessage> {
  const body = new TextEncoder().encode(ask.body);
  return new Promise((resolve, reject) => {
    const request = openRequest({
      createConnection: () => socket,
      setHost: false,
      method: ask.method,
      path: `${url.pathname}${url.search}`,
      headers: { host: url.host, ...ask.headers, 'content-length': String(body.byteLength), connection: 'close' },
      maxHeaderSize: MOST_HEADER_BYTES,
    });
    const end = (error: unknown): void => {
      reject(error);
      socket.destroy();
    };
    // For as long as the answer is read: to stop is to close the socket.
    ask.signal.addEventListener('abort', () => end(new NoWay('timeout')), { once: true });
    if (ask.signal.aborted) end(new NoWay('timeout'));
    request.on('response', (response) => {
      // Heard by whoever reads; without a listener of its own an answer that nobody reads any more would end the process.
      response.on('error', () => undefined);
      resolve(response);
    });
    request.on('upgrade', () => end(new NoWay('refused')));
    request.on('error', end);
    request.on('close', () => reject(new NoWay('refused')));
    request.end(body);
  });
}

const first = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null;
