/** One request and its answer over a socket of its own: no redirects, no proxies, nothing kept open, bounded in time and size. */

import { type IncomingMessage, request as openRequest } from 'node:http';
import type { Socket } from 'node:net';
import { addressesOf, type ConnectFault, connectTo, type Network, NoWay } from './connect.ts';
import type { Target } from './target.ts';

export interface Ask {
  readonly method: 'GET' | 'POST';
  /** Names in lower case, without `host` and `content-length`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** From now to the status line. What is kept of the answer's body must have come by then, too. */
  readonly deadlineMs: number;
  /** `drop` reads a little of the answer's body and forgets it; a number keeps all of it if it has no more bytes. */
  readonly keep: 'drop' | number;
}

export type Told =
  | { readonly status: number; readonly contentType: string; readonly bytes: Uint8Array }
  | { readonly fault: ConnectFault | 'too-large' };

const MOST_HEADER_BYTES = 16 * 1024;
const MOST_DROPPED_BYTES = 16 * 1024;
/** The status has decided; a body that dawdles is not waited for. */
const DROP_MS = 250;

/** Asks. Never throws for what the other side does. */
export async function exchange(target: Target, ask: Ask, network: Network): Promise<Told> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), ask.deadlineMs);
  try {
    const addresses = await untilAborted(addressesOf(target, network), deadline.signal);
    const socket = await connectTo(target, addresses, network, deadline.signal);
    try {
      return await speak(socket, target, ask, deadline.signal);
    } finally {
      socket.destroy();
    }
  } catch (error) {
    if (error instanceof NoWay) return { fault: error.fault };
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function speak(socket: Socket, target: Target, ask: Ask, signal: AbortSignal): Promise<Told> {
  const response = await statusOf(socket, target, ask, signal);
  const status = response.statusCode ?? 0;
  const contentType = response.headers['content-type'] ?? '';
  if (ask.keep === 'drop') {
    await dropped(response, signal);
    return { status, contentType, bytes: new Uint8Array(0) };
  }
  const bytes = await kept(response, ask.keep, signal);
  return bytes === null ? { fault: 'too-large' } : { status, contentType, bytes };
}

function statusOf(socket: Socket, { url }: Target, ask: Ask, signal: AbortSignal): Promise<IncomingMessage> {
  const body = new TextEncoder().encode(ask.body);
  return new Promise((resolve, reject) => {
    const request = openRequest({
      createConnection: () => socket,
      setHost: false,
      method: ask.method,
      path: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        ...ask.headers,
        ...(ask.method === 'POST' ? { 'content-length': String(body.byteLength) } : {}),
        connection: 'close',
      },
      maxHeaderSize: MOST_HEADER_BYTES,
    });
    const end = (error: NoWay): void => {
      reject(error);
      request.destroy();
    };
    signal.addEventListener('abort', () => end(new NoWay('timeout')), { once: true });
    request.on('response', resolve);
    // An answer that wants another protocol is none of HTTP; without a listener it would only close.
    request.on('upgrade', () => end(new NoWay('refused')));
    request.on('error', (error) => end(new NoWay('refused', error)));
    request.on('close', () => end(new NoWay('refused')));
    request.end(body);
  });
}

/** Reads on for a moment, so that a receiver that writes while it is cut off sees no error for a small answer. */
function dropped(response: IncomingMessage, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let read = 0;
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, DROP_MS);
    signal.addEventListener('abort', done, { once: true });
    response.on('error', done);
    response.on('close', done);
    response.on('end', done);
    response.on('data', (part: Uint8Array) => {
      read += part.byteLength;
      if (read >= MOST_DROPPED_BYTES) done();
    });
  });
}

/** The whole body, or null when it is larger than asked for. */
function kept(response: IncomingMessage, most: number, signal: AbortSignal): Promise<Uint8Array | null> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    let read = 0;
    signal.addEventListener('abort', () => reject(new NoWay('timeout')), { once: true });
    response.on('error', (error) => reject(new NoWay('refused', error)));
    response.on('close', () => reject(new NoWay('refused')));
    response.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    response.on('data', (part: Uint8Array) => {
      read += part.byteLength;
      if (read > most) resolve(null);
      else parts.push(part);
    });
  });
}

/** The work, or NoWay `timeout`, whichever is first; what comes late is dropped. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new NoWay('timeout')), { once: true });
    work.then(resolve, reject);
  });
}
