/**
 * What comes in and what goes out, as the gate sees it. A web Request and a message on a socket look the same from here, so that neither
 * has to be dressed up as the other, which costs more than the whole gate.
 */

import type { Rooms } from './rooms.ts';

/** A request. */
export interface Inquiry {
  /** In capitals. */
  readonly method: string;
  /** The whole address, with scheme and host. */
  readonly url: string;
  /** By any spelling of the name; a header that came twice is joined by a comma and a space. */
  readonly headers: Pick<Headers, 'get'>;
  /** How long it lay here before anybody looked at it, milliseconds, as far as the transport knows; absent where it does not. */
  readonly waitedMs?: number;
  /**
   * The bytes of the body, once.
   *
   * @returns null as soon as they are more than `limitBytes`
   * @throws  Error when the sender stopped half way
   */
  bytes(limitBytes: number): Promise<Uint8Array | null>;
  /** Calls back when the sender goes away before it has its answer; absent where the transport cannot tell. */
  whenLeft?(then: () => void): void;
  /** Where bytes of its answer may lie that nobody else keeps; absent where the transport cannot tell when they have left. */
  readonly rooms?: Pick<Rooms, 'take'>;
}

/** An answer, ready to be written. */
export interface Reply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: WholeBody | TextStream;
}

/** A body that is there before its first byte leaves. */
export type WholeBody = string | Uint8Array<ArrayBuffer> | null;

/** A body that is told bit by bit: each text leaves by itself, as soon as it is there. Whoever stops reading calls `return`. */
export type TextStream = AsyncIterable<string>;

export function isStream(body: Reply['body']): body is TextStream {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

/** Bytes of a body as it travels. */
export function sizeOf(body: WholeBody): number {
  return typeof body === 'string' ? bytesOf(body) : (body?.byteLength ?? 0);
}

interface ByteCounting {
  readonly Buffer?: { byteLength(text: string): number };
}

/** Counted by the host where it can, which takes a tenth of the time. */
const { Buffer: counter } = globalThis as ByteCounting;
const bytesOf: (text: string) => number = counter === undefined ? countBytes : (text) => counter.byteLength(text);

/** Bytes of a text in UTF-8, counted where it is: encoding it only to measure it would double the work. */
export function countBytes(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    // Two units of a pair make four bytes; any other unit from 0x800 on makes three.
    if (unit >= 0x80) bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return bytes;
}

/** A web Request as an inquiry. */
export function inquiryOf(request: Request): Inquiry {
  const { method, url, headers } = request;
  return {
    method: method.toUpperCase(),
    url,
    headers,
    bytes: (limitBytes) => readStream(request.body, limitBytes),
    whenLeft: (then) => {
      if (request.signal.aborted) then();
      else request.signal.addEventListener('abort', then, { once: true });
    },
  };
}

/** A reply as a web Response. */
export function responseOf({ status, headers, body }: Reply): Response {
  return new Response(isStream(body) ? readableOf(body) : body, { status, headers });
}

/** Asked for the next text when the last one was taken. */
function readableOf(body: TextStream): ReadableStream<Uint8Array> {
  const texts = body[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await texts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await texts.return?.();
    },
  });
}

async function readStream(stream: ReadableStream<Uint8Array> | null, limitBytes: number): Promise<Uint8Array | null> {
  if (stream === null) return new Uint8Array(0);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(chunks, length);
    length += value.byteLength;
    if (length > limitBytes) {
      // Not awaited: a caller that ignores the refusal must not keep us waiting.
      reader.cancel().catch(() => undefined);
      return null;
    }
    chunks.push(value);
  }
}

/** Chunks as one piece. */
export function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = chunks;
  if (first !== undefined && chunks.length === 1) return first;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
