/**
 * An app on Node's HTTP server: time limits, sizes, and answers in our own shape where Node or the adapter would send an empty one.
 */

import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../app.ts';
import type { RefusalCode } from '../http/refusal.ts';

/** A slow client may take this long over its headers, and over the whole request. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const SWEEP_MS = 2_000;
/** Above the idle time of common balancers, so that they close first. */
const KEEP_ALIVE_MS = 65_000;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_HEADERS = 100;
const MAX_CONNECTIONS = 4_096;
const MAX_TARGET_BYTES = 4 * 1024;

/** A server that is not listening yet. */
export function httpServer(app: App): Server {
  const listener = getRequestListener(
    (request, { incoming }) => app(request, { address: incoming.socket.remoteAddress ?? 'unknown' }),
    { errorHandler: () => app.turnAway('BAD_REQUEST', 'The request line or the Host header is not valid.') },
  );
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: SWEEP_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Node would answer a missing Host with an empty body; the adapter below refuses it in words.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      const fault = targetFault(incoming.url ?? '');
      if (fault === null) listener(incoming, outgoing).catch(() => outgoing.destroy());
      else turnAwayMessage(app, incoming, outgoing, 'BAD_REQUEST', fault);
    },
  );
  server.maxHeadersCount = MAX_HEADERS;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const [code, message] = wordsFor(error.code);
    turnAwaySocket(app, socket, code, message);
  });
  server.on('connect', (_, socket) => turnAwaySocket(app, socket, 'METHOD_NOT_ALLOWED', 'This server is no proxy.'));
  server.on('checkExpectation', (incoming, outgoing) =>
    turnAwayMessage(app, incoming, outgoing, 'EXPECTATION_FAILED', 'Only Expect: 100-continue is understood.'),
  );
  return server;
}

/**
 * What is wrong with a request target, or null. A path that means another once it is tidied up (`/a/../b`, `%2e`, `%2f`) would be read one
 * way by a proxy in front of us and another way here, so it is refused and not tidied.
 */
function targetFault(target: string): string | null {
  if (target.length > MAX_TARGET_BYTES) return `The address may have at most ${MAX_TARGET_BYTES} bytes.`;
  const path = target.split(/[?#]/, 1)[0] as string;
  if (/\\|%(?:2f|5c|00)/i.test(path)) return 'The path holds a backslash, an encoded slash or an encoded zero byte.';
  const dots = path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
  return dots ? 'The path holds a dot segment.' : null;
}

function wordsFor(code: string | undefined): readonly [RefusalCode, string] {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return ['HEADERS_TOO_LARGE', `The headers may have at most ${MAX_HEADER_BYTES} bytes.`];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return ['REQUEST_TIMEOUT', 'The request took too long to arrive.'];
    case 'HPE_INVALID_METHOD':
      return ['METHOD_NOT_ALLOWED', 'There is no such method.'];
    default:
      return ['BAD_REQUEST', 'The request is not valid HTTP.'];
  }
}

/** Answers a message that Node has read but that goes no further, in the one shape, and closes its connection. */
function turnAwayMessage(
  app: App,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  code: RefusalCode,
  message: string,
): void {
  app
    .turnAway(code, message, { address: incoming.socket.remoteAddress ?? 'unknown' })
    .then(async (response) => {
      const body = Buffer.from(await response.text());
      const headers = { ...Object.fromEntries(response.headers), 'content-length': body.length, connection: 'close' };
      outgoing.writeHead(response.status, headers).end(body);
      incoming.resume();
    })
    .catch(() => outgoing.destroy());
}

/** Answers on a bare socket, in the one shape, and closes it. */
function turnAwaySocket(app: App, socket: Duplex, code: RefusalCode, message: string): void {
  if (socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  app
    .turnAway(code, message)
    .then(async (response) => {
      const body = Buffer.from(await response.text());
      const headers = [...response.headers, ['content-length', String(body.length)], ['connection', 'close']];
      const head = [
        `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ''}`,
        ...headers.map(([name, value]) => `${name}: ${value}`),
      ].join('\r\n');
      socket.end(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]));
    })
    .catch(() => socket.destroy());
}
