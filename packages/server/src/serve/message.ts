/** One message on Node's socket: read as an inquiry, answered with a reply. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Inquiry, joined, type Reply } from '../http/inquiry.ts';

/** How long we go on reading what nobody asked for, so that our answer is not lost in a reset connection. */
const LINGER_MS = 500;

export class Message implements Inquiry {
  readonly method: string;
  readonly headers: MessageHeaders;
  /** Set once the address is known to be good. */
  url = '';
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  readonly #awaitsContinue: boolean;

  /** @param awaitsContinue  the sender keeps its body until it is told to go on */
  constructor(incoming: IncomingMessage, outgoing: ServerResponse, awaitsContinue: boolean) {
    this.method = incoming.method ?? '';
    this.headers = new MessageHeaders(incoming.rawHeaders);
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#awaitsContinue = awaitsContinue;
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
    if (outgoing.headersSent || outgoing.destroyed) return;
    const lines: string[] = [];
    for (const name in headers) lines.push(name, headers[name] as string);
    if (body !== null)
      lines.push('content-length', String(typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength));
    if (isLast || this.isArriving) lines.push('connection', 'close');
    // Lines in an array are written as they are; a record would first be copied into Node's own.
    outgoing.writeHead(status, lines);
    if (this.isArriving) this.#linger(body);
    else if (body === null) outgoing.end();
    else outgoing.end(body);
  }

  /** Closes without a word. */
  destroy(): void {
    this.#outgoing.destroy();
  }

  /** Closing a socket that holds unread bytes resets it, and the other side may then never see the answer; so they are read for a while. */
  #linger(body: Reply['body']): void {
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
