/**
 * What comes in and what goes out, as the gate sees it. A web Request and a message on a socket look the same from here, so that neither
 * has to be dressed up as the other, which costs more than the whole gate.
 */

/** A request. */
export interface Inquiry {
  /** In capitals. */
  readonly method: string;
  /** The whole address, with scheme and host. */
  readonly url: string;
  /** By any spelling of the name; a header that came twice is joined by a comma and a space. */
  readonly headers: Pick<Headers, 'get'>;
  /**
   * The bytes of the body, once.
   *
   * @returns null as soon as they are more than `limitBytes`
   * @throws  Error when the sender stopped half way
   */
  bytes(limitBytes: number): Promise<Uint8Array | null>;
}

/** An answer, ready to be written. */
export interface Reply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

/** A web Request as an inquiry. */
export function inquiryOf(request: Request): Inquiry {
  const { method, url, headers } = request;
  return { method: method.toUpperCase(), url, headers, bytes: (limitBytes) => readStream(request.body, limitBytes) };
}

/** A reply as a web Response. */
export function responseOf({ status, headers, body }: Reply): Response {
  return new Response(body, { status, headers });
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
