/** Receipts as the document tells of them: the wish for one, the member of an answer, the verification, the published keys. */

import { KEY_STATES, LONGEST_TOKEN } from '@khagol/engine/receipt';
import type { JsonRecord } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import { Input } from './fields.ts';
import { fixed, integer, type JsonSchema, listOf, oneOf, shape, text, truth } from './schema.ts';

/** The field by which a receipt is asked for. */
export const RECEIPT_FIELD: JsonSchema = truth(
  'Sign the answer: `data.receipt` then holds a token by which anyone can tell that it is ours and compute it again.',
  { default: false },
);

const token = (description: string): JsonSchema =>
  text(description, { minLength: 1, maxLength: LONGEST_TOKEN, examples: ['eyJhbGciOiJFZERTQSJ9.e30.AA'] });

/** The same in a call whose answer cannot hold one. */
export const NO_RECEIPT_FIELD: JsonSchema = fixed(
  false,
  'Not signed: a receipt is a member of `data`, which is a list here, or nothing.',
);

/** The member of an answer. */
export const RECEIPT: JsonSchema = shape(
  {
    format: fixed('JWS'),
    token: token('Compact JWS: who answered, with which engine and data, and hashes of question and answer.'),
    verifyUrl: text('Where a token is looked at, without a key.'),
    keyUrl: text('Where the public keys stand; after # the name of the one that signed.'),
    op: text('Name of the question, such as `vastu.assessment`; those of this server begin with `api.`'),
    input: { type: 'object', description: 'The question in the form that was hashed: send it as `input` to verify.' },
  },
  'Signed: `data` as it stands here, without this member and without what is about the call: `propertyId`, `tenantRef`, `charged`, `deviceAttestation`, where it holds them.',
);

/** A schema of `data` that may hold a receipt. */
export function withReceipt(data: JsonSchema): JsonSchema {
  const alternatives = data['anyOf'] ?? data['oneOf'];
  const word = data['anyOf'] === undefined ? 'oneOf' : 'anyOf';
  if (Array.isArray(alternatives) && data['properties'] === undefined)
    return { ...data, [word]: alternatives.map((one: JsonSchema) => withReceipt(one)) };
  if (data['properties'] === undefined) return { allOf: [data, shape({ 'receipt?': RECEIPT })] };
  return { ...data, properties: { ...(data['properties'] as JsonSchema), receipt: RECEIPT } };
}

/** A request that may ask for one. @param field  how the wish is described */
export function withReceiptField(request: JsonSchema, field: JsonSchema = RECEIPT_FIELD): JsonSchema {
  return { ...request, properties: { ...(request['properties'] as JsonSchema | undefined), receipt: field } };
}

/** The members of a body that its schema names and that hold something. */
export function namedMembers(request: JsonSchema | null, body: JsonRecord): JsonRecord {
  const names = Object.keys((request?.['properties'] as JsonSchema | undefined) ?? {});
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(body, name) && body[name] !== null).map((name) => [name, body[name]]),
  );
}

/** Whether a body asks for a receipt. @throws Refusal VALIDATION_ERROR for anything but true and false, text that reads like one too */
export function readReceiptWish(asked: JsonRecord): boolean {
  const input = new Input(asked);
  const wish = input.flag('receipt');
  if (input.faults.length > 0) throw invalidInput(input.faults);
  return wish;
}

/** A call to verify, checked. */
export interface VerifyInput {
  readonly token: string;
  readonly held: { readonly input?: unknown; readonly output?: unknown };
  readonly recompute: boolean;
}

const anything = (description: string): JsonSchema => ({ description });

/** The published shape of the request. */
export const VERIFY_REQUEST: JsonSchema = shape({
  token: token('`data.receipt.token`.'),
  'input?': anything('Compared with the receipt: `data.receipt.input`.'),
  'output?': anything('Compared with the receipt: `data`, with or without its `receipt`.'),
  'recompute?': truth('Ask the engine again, which needs `input`, and tell what came of it.', { default: false }),
});

/** @throws Refusal VALIDATION_ERROR with every fault: only a token that is missing or too long is one, what is in it is for the answer */
export function readVerifyInput(body: JsonRecord): VerifyInput {
  const input = new Input(body);
  const [given, asked, output] = [input.get('token'), input.get('input'), input.get('output')];
  if (typeof given !== 'string' || given === '' || given.length > LONGEST_TOKEN)
    input.fault('token', `token is text of 1 to ${LONGEST_TOKEN} characters.`);
  const recompute = input.flag('recompute');
  if (recompute && asked === undefined) input.fault('input', 'With recompute, input is needed: data.receipt.input.');
  if (input.faults.length > 0) throw invalidInput(input.faults);
  return {
    token: given as string,
    held: { ...(asked === undefined ? {} : { input: asked }), ...(output === undefined ? {} : { output }) },
    recompute,
  };
}

const claim = (description: string): JsonSchema => ({ type: ['string', 'null'], description });
const hash = (description: string): JsonSchema => text(description, { pattern: '^sha256:[0-9a-f]{64}$' });
const plain: JsonSchema = { type: ['string', 'number', 'boolean', 'null'] };

const recomputation = shape(
  {
    verdict: oneOf(
      '`matches`: the same answer, to the byte. `differs`: another answer of the same editions. `other-editions`: another answer, and this is not the engine, data or rules of the receipt.',
      ['refused', 'unknown-operation', 'another-input', 'not-run', 'matches', 'differs', 'other-editions'],
    ),
    editions: listOf(
      shape({
        claim: oneOf('', ['engineVersion', 'ephemeris', 'tzdb', 'rulesVersion']),
        receipt: claim('What the receipt names.'),
        engine: claim('What this server has.'),
      }),
      'Where this server stands otherwise than the one that answered.',
    ),
    differences: listOf(
      shape({
        path: text('Such as `planets[3].longitude`; empty for the whole.'),
        kind: oneOf('', ['changed', 'missing', 'extra']),
        'held?': plain,
        'recomputed?': plain,
      }),
      'Where the output that was sent departs from today’s answer, the first twenty members.',
    ),
    'outputHash?': hash('Of today’s answer.'),
    'refusal?': shape({ code: text(''), field: text(''), message: text('') }, 'Why the engine refused, where it did.'),
  },
  'With `recompute`: what came of asking again.',
);

/** The published shape of the answer. */
export const VERIFIED: JsonSchema = shape({
  valid: truth('Whether the token is a receipt of this service.'),
  'reason?': oneOf('Why not.', ['malformed', 'unknown_key', 'bad_signature', 'unsupported_version']),
  'inputMatched?': truth('Whether it is about the input that was sent.'),
  'outputMatched?': truth('Whether it is about the output that was sent.'),
  'receiptId?': hash('Name of the receipt: hash of its claims.'),
  'keyState?': oneOf('State of the key that signed.', KEY_STATES),
  'receipt?': shape({
    iss: text('Who signed.'),
    'iat?': integer('Seconds since 1970.'),
    'jti?': text(''),
    op: text('Which question.'),
    engineVersion: text(''),
    ephemeris: claim('Null where the answer rests on none.'),
    tzdb: claim('Edition of the time zones; null where the answer rests on none.'),
    rulesVersion: text(''),
    inputHash: hash('SHA-256 of the canonical JSON (RFC 8785) of the question.'),
    outputHash: hash('SHA-256 of the canonical JSON (RFC 8785) of the answer.'),
    receiptVersion: integer(''),
    kid: text('Name of the key.'),
  }),
  'recomputed?': truth('With `recompute`: whether the engine gave the same answer, to the byte.'),
  'recomputation?': recomputation,
});

/** The published keys. */
export const KEY_SET: JsonSchema = shape({
  keys: listOf(
    shape({
      kty: text(''),
      crv: text(''),
      x: text('Public, base64url.'),
      kid: text('Name of the key.'),
      'use?': fixed('sig'),
      'alg?': text(''),
      'status?': oneOf('Keys that signed once stay here.', KEY_STATES),
      'nbf?': integer('Receipts dated before it do not count; seconds since 1970.'),
      'exp?': integer('Receipts dated after it do not count.'),
      'compromisedAt?': integer('Since when somebody else has the key.'),
    }),
    '',
  ),
});
