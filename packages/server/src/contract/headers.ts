/** Headers of answers and requests, as the document tells of them. */

import { integer, type JsonSchema, oneOf, text } from './schema.ts';

type Header = { readonly description: string; readonly required?: true; readonly schema: JsonSchema };

const always = (description: string, schema: JsonSchema): Header => ({ description, required: true, schema });
const sometimes = (description: string, schema: JsonSchema): Header => ({ description, schema });

/** On every answer, good or bad. */
export const STANDARD_HEADERS: Readonly<Record<string, Header>> = {
  'X-RateLimit-Limit': always('Calls per minute.', integer('', { minimum: 0 })),
  'X-RateLimit-Remaining': always('Calls left now.', integer('', { minimum: 0 })),
  'X-RateLimit-Reset': always('When all are back, seconds since 1970.', integer('', { minimum: 0 })),
  'X-Request-Id': always('Name of this call, for support.', text('', { pattern: '^req_[0-9a-z]{26}$' })),
  'X-Engine-Version': always('Version of the engine that answered.', text('')),
  'Cache-Control': always('`no-store` unless the answer is the same for everybody.', text('')),
  'Content-Security-Policy': always('Nothing of an answer may run.', text('')),
  'Cross-Origin-Opener-Policy': always('', text('')),
  'Referrer-Policy': always('', text('')),
  'X-Content-Type-Options': always('', oneOf('', ['nosniff'])),
};

/** On a success that had a price. */
export const REPLAY_HEADERS: Readonly<Record<string, Header>> = {
  'Idempotent-Replayed': sometimes('`true` when the answer was remembered, not computed.', oneOf('', ['true'])),
  'X-Original-Request-Id': sometimes('Of a remembered answer: the call that was charged.', text('')),
};

/** On refusals, by status. */
export const REFUSAL_HEADERS: Readonly<Record<number, Readonly<Record<string, Header>>>> = {
  401: { 'WWW-Authenticate': always('', oneOf('', ['Bearer'])) },
  405: { Allow: always('The methods of this address.', text('')) },
  416: { 'Content-Range': always('How many bytes there are.', text('')) },
};

export const RETRY_AFTER: Header = sometimes('Whole seconds to wait.', integer('', { minimum: 1 }));

/** A header of one row. */
export const headerOf = (schema: JsonSchema): Header => ({
  description: String(schema['description'] ?? ''),
  schema,
});

type Parameter = Readonly<Record<string, unknown>>;

/** The key of a call that may be repeated. @param required  whether the call is refused without */
export const idempotencyParameter = (required: boolean, keepHours: number): Parameter => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  description: `A repeated call with the same key and body is answered from memory and not charged again. Kept for ${keepHours} hours. \`X-Idempotency-Key\` is read, too.`,
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
});
