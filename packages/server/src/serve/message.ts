/** One message on Node's socket: read as an inquiry, answered with a reply. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Inquiry, isStream, joined, type Reply, type TextStream, type WholeBody } from '../http/inquiry.ts';
import type { Rooms } from '../http/rooms.ts';
import { headText } from './head.ts';

/** How long we go on reading what nobody asked for, so that our answer is not lost in a reset connection. */
const LINGER_MS = 500;
/** How long a reader of a stream may take nothing of what was written. */
export const STALL_MS = 30_000;

export class Message implements Inquiry {
  readonly method: string;
  readonly headers: MessageHeaders;
  readonly waitedMs: number;
  readonly rooms: Rooms;
  /** Set once the address is known to be good. */
  url = '';
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  readonly #awaitsContinue: boolean;
  readonly #stallMs: number;

  /**
   * @param awaitsContinue  the sender keeps its body until it is told to go on
   * @param rooms           where bytes of its answer may lie
   * @param stallMs         a reader of a stream that takes nothing for so long is cut off
   * @param waitedMs        how long it waited for others of its turn
   */
  constructor(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    awaitsContinue: boolean,
    rooms: Rooms,
    stallMs: number = STALL_MS,
    waitedMs: number = 0,
  ) {
    this.waitedMs = waitedMs;
    this.rooms = rooms;
    this.method = incoming.method ?? '';
    this.headers = new MessageHeaders(incoming.rawHeaders);
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#awaitsContinue = awaitsContinue;
    this.#stallMs = stallMs;
  }

  /** Whether some of the message has not arrived yet. */
  get isArriving(): boolean {
    return !this.#incoming.complete;
  }

  /** Whether the last byte of the answer has left. */
  get isAnswered(): boolean {
    return this.#outgoing.writableFinished || this.#outgoing.destroyed;
  }

  /** Calls back when the answer has left, or never will. */
  whenAnswered(then: () => void): void {
    this.#outgoing.once('close', then);
  }

  /** Of a connection that was broken off. One whose other half was closed in peace may still be read: its answer is made. */
  whenLeft(then: () => void): void {
    const outgoing = this.#outgoing;
    const ended = (): void => {
      if (!outgoing.writableEnded) then();
    };
    // It may have been broken off while the call was read.
    if (outgoing.closed) ended();
    else outgoing.once('close', ended);
  }

  /**
   * Answers a message that says it is short and whose body nobody reads, when it has passed; never, if the sender goes away before that.
   *
   * @param isLast            as of `answer`
   * @param keepAliveSeconds  how long the connection is kept
   */
  refuse(reply: Reply, isLast: boolean, keepAliveSeconds: number): void {
    const incoming = this.#incoming;
    if (!incoming.complete) incoming.once('end', () => this.answer(reply, isLast)).resume();
    else if (isLast || !this.#answerInOne(reply, keepAliveSeconds)) this.answer(reply, isLast);
  }

  /**
   * Writes an answer as one text. Node puts a head together line by line and writes a head and its body as two pieces, which takes a quarter of
   * all that a refusal takes. That the answer is over, Node hears from the event by which it tells itself.
   *
   * @returns false for one that must go Node's way: others before it have not left, the connection ends, or it is no plain text
   */
  #answerInOne({ status, headers, body }: Reply, keepAliveSeconds: number): boolean {
    const outgoing = this.#outgoing;
    const { socket } = outgoing;
    const isOpen = socket?.writable === true && socket.writableLength === 0 && !outgoing.headersSent;
    if (!isOpen || !outgoing.shouldKeepAlive) return false;
    if (typeof body !== 'string' || Buffer.byteLength(body) !== body.length) return false;
    const more = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\ncontent-length: ${body.length}`;
    socket.write(headText(status, headers, more) + body, 'latin1');
    outgoing.emit('finish');
    return true;
  }

  bytes(limitBytes: number): Promise<Uint8Array | null> {
    if (this.#awaitsContinue) this.#outgoing.writeContinue();
    const incoming = this.#incoming;
    return new Promise((resolve, reject) => {
      const chunks: Uint8Array[] = [];
      let length = 0;
      const keep = (chunk: Uint8Array): void => {
        length += chunk.byteLength;
        if (length <= limitBytes) {
          chunks.push(chunk);
          return;
        }
        incoming.off('data', keep).pause();
        resolve(null);
      };
      incoming
        .on('data', keep)
        .on('end', () => resolve(joined(chunks, length)))
        .on('close', () => {
          if (!incoming.readableEnded) reject(new Error('the sender is gone'));
        });
    });
  }

  /**
   * Writes the answer; a second one is dropped.
   *
   * @param isLast  close the connection after it
   */
  answer({ status, headers, body }: Reply, isLast: boolean): void {
    const outgoing = this.#outgoing;
    if (outgoing.headersSent || outgoing.destroyed) {
      if (isStream(body)) leave(body[Symbol.asyncIterator]());
      return;
    }
    const lines: string[] = [];
    for (const name in headers) lines.push(name, headers[name] as string);
    if (isStream(body)) {
      // Of a request that still arrives we know nothing more; its connection ends with the stream.
      if (isLast || this.isArriving) lines.push('connection', 'close');
      outgoing.writeHead(status, lines);
      this.#pour(body).catch(() => this.destroy());
      return;
    }
    if (body !== null)
      lines.push('content-length', String(typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength));
    if (isLast || this.isArriving) lines.push('connection', 'close');
    // Lines in an array are written as they are; a record would first be copied into Node's own.
    outgoing.writeHead(status, lines);
    if (this.isArriving) this.#linger(body);
    else if (body === null) outgoing.end();
    else if (typeof body === 'string') outgoing.end(body);
    // Called when the system has the last byte, or nobody will send it any more; where Node says nothing, the collector has them.
    else outgoing.end(body, () => this.rooms.giveBack(body));
  }

  /** Each text is one write, and the next one is asked for when there is room for it. Who goes away, or takes nothing for long, is left. */
  async #pour(body: TextStream): Promise<void> {
    const outgoing = this.#outgoing;
    const texts = body[Symbol.asyncIterator]();
    const gone = new Promise<null>((resolve) => outgoing.once('close', () => resolve(null)));
    try {
      while (!outgoing.destroyed) {
        const step = await Promise.race([texts.next(), gone]);
        if (step === null) return;
        if (step.done === true) {
          outgoing.end();
          return;
        }
        if (!outgoing.write(step.value) && !(await this.#hasRoom(gone))) return;
        // Otherwise Node gathers what is written in one turn, and a client that reads piece by piece meets a cut within an event.
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      leave(texts);
    }
  }

  /** Whether the reader took what was written; one that does not is cut off. */
  async #hasRoom(gone: Promise<null>): Promise<boolean> {
    const outgoing = this.#outgoing;
    let patience: NodeJS.Timeout | undefined;
    const drained = new Promise<boolean>((resolve) => outgoing.once('drain', () => resolve(true)));
    const stalled = new Promise<boolean>((resolve) => {
      patience = setTimeout(() => resolve(false), this.#stallMs);
    });
    const hasRoom = (await Promise.race([drained, stalled, gone])) === true;
    clearTimeout(patience);
    if (!hasRoom) outgoing.destroy();
    return hasRoom;
  }

  /** Closes without a word. */
  destroy(): void {
    this.#outgoing.destroy();
  }

  /** Closing a socket that holds unread bytes resets it, and the other side may then never see the answer; so they are read for a while. */
  #linger(body: WholeBody): void {
    const [incoming, outgoing] = [this.#incoming, this.#outgoing];
    const { socket } = incoming;
    if (body === null) outgoing.flushHeaders();
    else outgoing.write(body);
    const end = (): void => {
      clearTimeout(patience);
      socket.off('end', end);
      outgoing.end();
    };
    const patience = setTimeout(end, socket.readableEnded ? 0 : LINGER_MS);
    socket.once('end', end);
    incoming.once('end', end).once('close', end).resume();
  }
}

/** Ends the reading of a stream; what comes of that is nobody's business here. */
function leave(texts: AsyncIterator<string>): void {
  texts.return?.().catch(() => undefined);
}

/**
 * The headers of a message, looked through for each one that is asked for. A call asks for a dozen names, most of which are not there, and
 * a glance at lengths costs less than a table of what is.
 */
class MessageHeaders {
  readonly #lines: readonly string[];

  /** @param lines  names and values in turn */
  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  get count(): number {
    return this.#lines.length / 2;
  }

  get(name: string): string | null {
    const lines = this.#lines;
    const wanted = name.toLowerCase();
    let found: string | null = null;
    for (let i = 0; i < lines.length; i += 2) {
      const line = lines[i] as string;
      if (line.length !== wanted.length || line.toLowerCase() !== wanted) continue;
      const value = lines[i + 1] as string;
      found = found === null ? value : `${found}, ${value}`;
    }
    return found;
  }
}
