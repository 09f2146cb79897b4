/** One attempt: one request on the wire and what came back. */

import { badAnswer, Failed, isRedirection, networkFault, redirectionFault, refusalOf } from './fault.ts';
import type { Limit } from './limit.ts';
import type { Prepared } from './prepare.ts';
import type { Settings } from './settings.ts';

/** More than any answer of the server; what is larger is not read to its end. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Sends the request and reads the head of the answer.
 *
 * @returns a response with a status of success
 * @throws  Failed, or Stopped when the limit was reached
 */
export async function open(prepared: Prepared, settings: Settings, limit: Limit): Promise<Response> {
  const { url, method, headers, body } = prepared;
  const init: RequestInit = { method, headers: { ...headers }, body, redirect: 'manual', signal: limit.signal };
  // Inside a promise, so that a fetch that throws at once is met like one that fails.
  const response = await onWire(prepared, limit, async () => settings.fetch(url, init));
  if (isRedirection(response)) throw new Failed(redirectionFault(response));
  if (response.ok) return response;
  const bytes = await readBytes(prepared, settings, limit, response);
  const refusal = refusalOf(response, parse(bytes), settings.now());
  throw new Failed(
    refusal ?? badAnswer('The refusal is in no shape of the server', response, prepared, settings.now()),
  );
}

/** The JSON of an answer. @throws Failed, Stopped */
export async function readJson(
  prepared: Prepared,
  settings: Settings,
  limit: Limit,
  response: Response,
): Promise<unknown> {
  const type = typeOf(response);
  const bad = (message: string, more = {}): Failed =>
    new Failed({ ...badAnswer(message, response, prepared, settings.now()), ...more });
  const bytes = await readBytes(prepared, settings, limit, response);
  // What is charged answers with drawings and bytes, never with a page: that is somebody else's on the way.
  const isPage = type === 'text/html' && prepared.idempotencyKey !== null;
  if (prepared.mayBeFile && type !== 'application/json' && bytes.length > 0 && !isPage)
    throw bad(`The answer is ${type}: ask for it with client.file and the idempotencyKey of this error`, {
      retryable: false,
    });
  const value = parse(bytes);
  if (type !== 'application/json' || typeof value !== 'object' || value === null)
    throw bad('The answer is not the JSON that was asked for');
  return value;
}

/** The text or the bytes of an answer, by its type. @throws Failed, Stopped */
export async function readFile(
  prepared: Prepared,
  settings: Settings,
  limit: Limit,
  response: Response,
): Promise<string | Uint8Array> {
  const bytes = await readBytes(prepared, settings, limit, response);
  if (bytes.length === 0) throw new Failed(badAnswer('The answer is empty', response, prepared, settings.now()));
  return /^text\/|[/+](?:xml|json)$/.test(typeOf(response)) ? new TextDecoder().decode(bytes) : bytes;
}

async function onWire<Value>(prepared: Prepared, limit: Limit, work: () => Promise<Value>): Promise<Value> {
  // The limit first: what was already given up is not sent.
  if (limit.signal.aborted) return limit.race(new Promise<never>(() => undefined));
  return limit.race(
    work().catch((thrown: unknown) => {
      throw thrown instanceof Failed ? thrown : new Failed(networkFault(thrown, prepared));
    }),
  );
}

async function readBytes(
  prepared: Prepared,
  settings: Settings,
  limit: Limit,
  response: Response,
): Promise<Uint8Array> {
  return onWire(prepared, limit, async () => {
    const reader = response.body?.getReader();
    const parts: Uint8Array[] = [];
    let length = 0;
    for (;;) {
      const part = await reader?.read();
      if (part === undefined || part.done) break;
      parts.push(part.value);
      length += part.value.length;
      if (length > MAX_BYTES) {
        reader?.cancel().catch(() => undefined);
        throw new Failed(
          badAnswer('The answer is too large', response, { ...prepared, repeatable: false }, settings.now()),
        );
      }
    }
    const bytes = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  });
}

/** What JSON holds; undefined for what is no JSON. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function typeOf({ headers }: Response): string {
  return (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
