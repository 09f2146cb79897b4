/** Step 5, parse by contract: bytes and query become the row's typed input, or a 400 leaves here, before money exists. */

import type { Inquiry } from '../http/inquiry.ts';
import { parseJsonObject } from '../http/json.ts';
import { readQuery } from '../http/query.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import type { PathParams } from '../http/router.ts';
import type { Call } from './name.ts';
import type { CallFacts, RawInput, Row } from './row.ts';

/** The raw input of a row: JSON if it takes a body, the query parameters it names, the parameters of its path. */
export function readRaw(row: Row, call: Call, params: PathParams, bytes: Uint8Array | null): RawInput {
  const names = Object.keys(row.query);
  return {
    body: readBodyObject(row, bytes),
    query: names.length === 0 ? NO_QUERY : readQuery(call.url, names),
    params,
    header: (name) => call.request.headers.get(name),
  };
}

const NO_QUERY: RawInput['query'] = Object.freeze(Object.create(null));

function readBodyObject(row: Row, bytes: Uint8Array | null): RawInput['body'] {
  if (row.body === 'none' || (row.body === 'optional' && (bytes === null || bytes.length === 0))) return {};
  if (bytes === null) {
    throw invalidInput([
      {
        code: 'VALIDATION_ERROR',
        field: 'body',
        message: 'Send a JSON object in the body, with Content-Type: application/json.',
      },
    ]);
  }
  return parseJsonObject(bytes, row.bodyLimitBytes);
}

/** The row's input. @throws Refusal with the faults */
export function parse<Input>(row: Row<Input>, raw: RawInput, facts: CallFacts): Input {
  return row.parse(raw, facts);
}

/** The names of the header, the standard's first. */
const KEY_HEADERS = ['idempotency-key', 'x-idempotency-key'] as const;

/** Whether a request names a key, under which its answer is kept for whoever asks again. */
export function isRepeatable(headers: Inquiry['headers']): boolean {
  return KEY_HEADERS.some((name) => headers.get(name) !== null);
}

/**
 * The idempotency key of a request, or null.
 *
 * @throws  Refusal INVALID_IDEMPOTENCY_KEY; IDEMPOTENCY_KEY_REQUIRED when there is none and the row wants one
 */
export function idempotencyKey(headers: Inquiry['headers'], required: boolean): string | null {
  const [first, second] = KEY_HEADERS.map((name) => headers.get(name)).filter((key) => key !== null);
  if (first === undefined) {
    if (!required) return null;
    const message = 'This call needs the header Idempotency-Key.';
    throw new Refusal('IDEMPOTENCY_KEY_REQUIRED', message, { details: [{ field: 'Idempotency-Key', message }] });
  }
  if (second !== undefined && unquoted(second) !== unquoted(first)) throw badKey('The two idempotency headers differ.');
  const key = unquoted(first);
  if (!/^[!-~]{1,255}$/.test(key)) throw badKey('An idempotency key is 1 to 255 visible ASCII characters, sent once.');
  return key;
}

/** The IETF draft writes the key as a quoted string; most clients send it bare. */
function unquoted(key: string): string {
  return key.length >= 2 && key.startsWith('"') && key.endsWith('"') ? key.slice(1, -1) : key;
}

function badKey(message: string): Refusal {
  return new Refusal('INVALID_IDEMPOTENCY_KEY', message, { details: [{ field: 'Idempotency-Key', message }] });
}
