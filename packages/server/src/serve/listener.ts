/**
 * An app on Node's HTTP server: time limits, sizes, and answers in our own shape where Node would send an empty one.
 */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import type { Duplex } from 'node:stream';
import type { App } from '../app.ts';
import { isStream, type Reply } from '../http/inquiry.ts';
import type { RefusalCode } from '../http/refusal.ts';
import { openRooms } from '../http/rooms.ts';
import type { Peer } from '../http/router.ts';
import { headText } from './head.ts';
import { intake } from './intake.ts';
import { Message, STALL_MS } from './message.ts';
import { openRefusing } from './refusing.ts';
import { openTargets } from './target.ts';
import { openTurn } from './turn.ts';

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** Over its headers. */
  readonly headersMs: number;
  /** Over the whole request. */
  readonly requestMs: number;
  /** How often the two above are looked at. */
  readonly sweepMs: number;
  /** Between two requests: above the idle time of common balancers, so that they close first. */
  readonly keepAliveMs: number;
  /** Without taking or sending a byte while a call is under way: above the longest deadline of a row that says nothing before its answer. */
  readonly silenceMs: number;
  /** Over taking what was written of a stream. */
  readonly stallMs: number;
}

export const USUAL_PATIENCE: Patience = {
  headersMs: 10_000,
  requestMs: 30_000,
  sweepMs: 2_000,
  keepAliveMs: 65_000,
  silenceMs: 150_000,
  stallMs: STALL_MS,
};

const MAX_HEADER_BYTES = 16 * 1024;
const MAX_HEADERS = 100;
/** Open ones, and those that wait to be opened: where a queue of the system's is shorter than a burst, its callers wait for seconds before they knock again. */
export const MAX_CONNECTIONS = 4_096;
/** After so many, a connection is closed, so that those behind a balancer spread again. */
const MAX_REQUESTS_OF_A_CONNECTION = 10_000;
/** How long the other side has to read a last word. */
const LINGER_MS = 500;

type Served = Pick<App, 'answer' | 'turnAway'> & Partial<Pick<App, 'streams' | 'refuseAtOnce'>>;

/** What goes on on a connection. */
interface Connection {
  readonly peer: Peer;
  requests: number;
  /** The one that came last, until it is answered: what hangs on it is more than all else that an idle connection holds. */
  latest: Message | null;
}

/** A server that is not listening yet. */
export function httpServer(app: Served, patience: Partial<Patience> = {}): Server {
  const { headersMs, requestMs, sweepMs, keepAliveMs, silenceMs, stallMs } = { ...USUAL_PATIENCE, ...patience };
  const connections = new WeakMap<Duplex, Connection>();
  const lost = new WeakSet<Duplex>();
  const addressOf = openTargets();
  const waitedMs = openTurn();
  const refuse = openRefusing(keepAliveMs);
  const rooms = openRooms();

  const serve = (incoming: IncomingMessage, outgoing: ServerResponse, awaitsContinue: boolean): void => {
    const { socket } = incoming;
    const message = new Message(incoming, outgoing, awaitsContinue, rooms, stallMs, waitedMs());
    const connection = connections.get(socket) ?? {
      peer: { address: socket.remoteAddress ?? 'unknown' },
      requests: 0,
      latest: message,
    };
    if (connection.requests === 0) connections.set(socket, connection);
    connection.requests += 1;
    connection.latest = message;
    outgoing.once('close', () => {
      if (connection.latest === message) connection.latest = null;
    });
    const isLast = connection.requests >= MAX_REQUESTS_OF_A_CONNECTION;
    const { peer } = connection;
    const fault = faultOf(message, incoming);
    if (fault === null && !awaitsContinue && refused(message, connection, isLast)) return;
    (fault === null ? app.answer(message, peer) : app.turnAway(...fault, peer))
      .then((reply) => message.answer(reply, isLast || fault !== null || !server.listening))
      .catch(() => message.destroy());
  };

  /** Whether a call was refused at its headers; what goes wrong on that way is left to the usual one, which can tell. */
  const refused = (message: Message, { peer }: Connection, isLast: boolean): boolean => {
    let refusal: Reply | Promise<Reply> | null | undefined;
    try {
      refusal = app.refuseAtOnce?.(message, peer);
    } catch {
      return false;
    }
    if (refusal === null || refusal === undefined) return false;
    const told = (reply: Reply): void => refuse({ message, reply, isLast: () => isLast || !server.listening });
    if (refusal instanceof Promise) refusal.then(told).catch(() => message.destroy());
    else told(refusal);
    return true;
  };

  /** Why a message goes no further, or null; its address is known after. */
  const faultOf = (message: Message, { url = '', httpVersion }: IncomingMessage): Refused | null => {
    if (message.headers.count > MAX_HEADERS)
      return ['HEADERS_TOO_LARGE', `A request may have at most ${MAX_HEADERS} headers.`];
    // Old health checks of balancers speak HTTP/1.0 and name no host.
    const host = message.headers.get('host') ?? (httpVersion === '1.0' ? 'localhost' : null);
    const address = addressOf(url, host);
    if ('fault' in address) return ['BAD_REQUEST', address.fault];
    message.url = address.url;
    return null;
  };

  /** Says what is wrong on a connection that Node cannot read any further. */
  const giveUp = async (socket: Duplex, [code, words]: Refused): Promise<void> => {
    // Node tells again with each piece that still arrives.
    if (lost.has(socket)) return;
    lost.add(socket);
    const reply = await app.turnAway(code, words);
    const latest = connections.get(socket)?.latest;
    // The fault lies in the body that is being read, so it is that message's answer; or else behind it, and has to wait for its turn.
    if (latest?.isArriving === true) return latest.answer(reply, true);
    if (latest && !latest.isAnswered) await new Promise<void>((resolve) => latest.whenAnswered(resolve));
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const body = Buffer.from(isStream(reply.body) ? '' : (reply.body ?? ''));
    const head = headText(reply.status, reply.headers, `content-length: ${body.length}\r\nconnection: close`);
    socket.end(Buffer.concat([Buffer.from(head), body]));
    const patience = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(patience)).resume();
  };

  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: sweepMs,
      keepAliveTimeout: keepAliveMs,
      // Node would answer a missing Host with an empty body; we refuse it in words.
      requireHostHeader: false,
    },
    (incoming, outgoing) => serve(incoming, outgoing, false),
  );
  server.on('connection', intake.opened);
  if (app.streams !== undefined) streamsOf.set(server, app.streams);
  server.timeout = silenceMs;
  // Node would drop the headers beyond the limit in silence; their bytes are limited above.
  server.maxHeadersCount = 0;
  server.maxConnections = MAX_CONNECTIONS;
  // Who has closed its half of the connection still waits for the answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('checkContinue', (incoming, outgoing) => serve(incoming, outgoing, true));
  server.on('checkExpectation', (incoming, outgoing) => {
    const message = new Message(incoming, outgoing, false, rooms);
    app
      .turnAway('EXPECTATION_FAILED', 'Only Expect: 100-continue is understood.')
      .then((reply) => message.answer(reply, true))
      .catch(() => message.destroy());
  });
  server.on(
    'connect',
    (_, socket) =>
      void giveUp(socket, ['METHOD_NOT_ALLOWED', 'This server is no proxy.']).catch(() => socket.destroy()),
  );
  server.on('clientError', (error: ClientError, socket) => {
    // Whoever is gone hears nothing, and is nothing to be told of: to leave a stream is no fault.
    if (error.code === 'ECONNRESET') socket.destroy();
    else void giveUp(socket, wordsFor(error)).catch(() => socket.destroy());
  });
  return server;
}

/** How long a connection that is idle at the end may still bring a call that was on its way. */
const LAST_CALLS_MS = 300;
const LOOK_EVERY_MS = 50;
/** How long before the cut an answer that is still being told is ended in words. */
const LAST_WORD_MS = 3_000;

/** The answers that each server tells. */
const streamsOf = new WeakMap<Server, App['streams']>();

/**
 * Takes no new connection, answers what is under way and what arrives a moment after, each with the word that the connection ends, and
 * then closes. Node's own `close` cuts idle connections at once, and with them a call whose bytes have not been read yet. Answers that nobody
 * listens to any more are told to their end, too: they were paid for.
 *
 * @param cutMs  what is not done by then is cut
 */
export async function shut(server: Server, cutMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  const began = performance.now();
  const look = setInterval(() => {
    if (performance.now() - began >= LAST_CALLS_MS) server.closeIdleConnections();
  }, LOOK_EVERY_MS);
  let cut: NodeJS.Timeout | undefined;
  const isCut = new Promise<void>((resolve) => {
    cut = setTimeout(() => {
      server.closeAllConnections();
      resolve();
    }, cutMs);
  });
  const streams = streamsOf.get(server);
  const lastWord = setTimeout(() => streams?.stop(), Math.max(0, cutMs - LAST_WORD_MS));
  await Promise.all([closed, Promise.race([streams?.idle(), isCut])]);
  clearInterval(look);
  clearTimeout(cut);
  clearTimeout(lastWord);
}

type Refused = readonly [code: RefusalCode, words: string];

interface ClientError extends NodeJS.ErrnoException {
  readonly rawPacket?: Uint8Array;
}

/** The first byte of every TLS record that opens a connection. */
const TLS_HANDSHAKE = 0x16;

function wordsFor({ code, rawPacket }: ClientError): Refused {
  if (rawPacket?.[0] === TLS_HANDSHAKE) return ['BAD_REQUEST', 'This port speaks HTTP without TLS.'];
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
