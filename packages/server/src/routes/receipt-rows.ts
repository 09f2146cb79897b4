/** Receipts for whoever holds one: is it ours, does it still hold, and the keys to tell that elsewhere. Nobody needs an account for that. */

import { KEY_SET, readVerifyInput, VERIFIED, VERIFY_REQUEST, type VerifyInput } from '../contract/receipt-shapes.ts';
import type { AnyRow, CallFacts, Row } from '../gate/row.ts';
import { JSON_TYPE } from '../http/respond.ts';
import { BARE_ROW } from './bare-row.ts';
import { KEYS_PATH, type Receipts, VERIFY_PATH } from './receipts.ts';

/** A chart with all its dashas, beside its question, is a fifth of this. */
const BODY_LIMIT_BYTES = 1024 * 1024;
/** A key that becomes known to others has to be known everywhere soon. */
const KEYS_KEPT_SECONDS = 300;

/** The rows of this file. */
export function receiptRows(receipts: Receipts): readonly AnyRow[] {
  return [verifyRow(receipts) as AnyRow, keysRow(receipts) as AnyRow];
}

function verifyRow(receipts: Receipts): Row<VerifyInput> {
  return {
    ...BARE_ROW,
    id: 'receiptVerify',
    method: 'POST',
    path: '/v2/astrology/vastu/receipt/verify',
    aliases: ['/v2/vastu/receipt/verify', VERIFY_PATH],
    apiVersion: 'v2',
    tag: 'Receipts',
    summary:
      'Is this receipt ours, is it about this question and this answer, and would the engine say the same today?',
    family: 'product',
    caller: 'address',
    cors: 'any',
    body: 'required',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    request: VERIFY_REQUEST,
    data: VERIFIED,
    sample: { token: 'eyJhbGciOiJFZERTQSJ9.e30.AA' },
    parse: ({ body }) => readVerifyInput(body),
    run: async (input, facts) => ({
      kind: 'data',
      data: input.recompute ? await again(receipts, input, facts) : await told(receipts, input),
    }),
  };
}

async function told(receipts: Receipts, { token, held }: VerifyInput): Promise<unknown> {
  // The step that refused would teach those who forge.
  const { check: _, ...verified } = await receipts.verify({ token, ...held });
  return verified;
}

async function again(receipts: Receipts, { token, held }: VerifyInput, facts: CallFacts): Promise<unknown> {
  const recomputation = await receipts.recompute({ token, ...held }, facts);
  if (recomputation === null) {
    const verified = (await told(receipts, { token, held, recompute: false })) as object;
    return { ...verified, recomputed: false, recomputation: { verdict: 'not-run', editions: [], differences: [] } };
  }
  const {
    check: _,
    heldMatched,
    outputMatched: __,
    verdict,
    editions,
    differences,
    outputHash,
    refusal,
    ...verified
  } = recomputation;
  return {
    ...verified,
    ...(heldMatched === undefined ? {} : { outputMatched: heldMatched }),
    recomputed: verdict === 'matches',
    recomputation: {
      verdict,
      editions,
      differences,
      ...(outputHash === undefined ? {} : { outputHash }),
      ...(refusal === undefined ? {} : { refusal }),
    },
  };
}

function keysRow({ keys }: Receipts): Row<null> {
  const body = new TextEncoder().encode(JSON.stringify(keys));
  const headers = { 'cache-control': `public, max-age=${KEYS_KEPT_SECONDS}` };
  return {
    ...BARE_ROW,
    id: 'receiptKeys',
    method: 'GET',
    path: '/v2/astrology/vastu/receipt/keys',
    aliases: ['/v2/vastu/receipt/keys', KEYS_PATH],
    apiVersion: 'v2',
    tag: 'Receipts',
    summary: 'The public keys of receipts, with those that sign no more.',
    family: 'plain',
    caller: 'open',
    cors: 'any',
    data: KEY_SET,
    parse: () => null,
    run: () => ({ kind: 'bytes', contentType: JSON_TYPE, body, headers }),
  };
}
