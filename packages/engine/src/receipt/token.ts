/**
 * From the text of a token to bytes that a known key has signed, one strict step after the other. What the bytes say is for verify.ts to judge.
 *
 * The order matters: each step is cheap and leaves less for the next, so that a hostile text never reaches a parser, nor a parser's result the cryptography,
 * before its form is known to be the only one it could have.
 */

import { bytesOfBase64url } from '../base64url.ts';
import { isRecord } from '../input.ts';
import { isSignedBy } from './jws.ts';
import type { ReceiptKey, ReceiptKeys } from './keys.ts';
import { ALGORITHMS, isStrictSignature, type ReceiptAlgorithm } from './signature-form.ts';
import { parseStrictJson } from './strict-json.ts';
import { textOfUtf8 } from './utf8-text.ts';

/** A longer token is not looked at. */
export const LONGEST_TOKEN = 16384;

/** Why a token is refused, as a service publishes it. */
export type RefusalReason = 'malformed' | 'unknown_key' | 'bad_signature' | 'unsupported_version';

/** Which step refused it: for logs and tests, not for those who forge. */
export type Check =
  | 'length'
  | 'parts'
  | 'encoding'
  | 'header'
  | 'algorithm'
  | 'key'
  | 'signature-form'
  | 'signature'
  | 'type'
  | 'payload'
  | 'version'
  | 'issuer'
  | 'claims'
  | 'key-time';

/** A token that is none. */
export interface Refused {
  readonly reason: RefusalReason;
  readonly check: Check;
}

/** A token whose signature is right. */
export interface Opened {
  readonly typ: string;
  readonly key: ReceiptKey;
  readonly payload: Uint8Array;
}

/**
 * Opens a token: everything that can be said of it without reading its payload.
 *
 * @param token  of a stranger
 * @param keys   who may have signed it
 * @throws  nothing
 * @source  `rfc-7515` §5.2, and stricter: one encoding, a closed list of header members, an algorithm that is the key's own
 */
export async function openToken(token: unknown, keys: ReceiptKeys): Promise<Opened | Refused> {
  if (typeof token !== 'string' || token.length > LONGEST_TOKEN) return refused('malformed', 'length');
  const parts = partsOf(token);
  if (parts === null) return refused('malformed', 'parts');
  const [headerBytes, payload, signature] = parts.map(bytesOfBase64url);
  if (!headerBytes || !payload || !signature) return refused('malformed', 'encoding');
  const header = headerOf(headerBytes);
  if (header === null) return refused('malformed', 'header');
  const algorithm = ALGORITHMS.find((known) => known === header.alg);
  if (algorithm === undefined) return refused('malformed', 'algorithm');
  const key = keys.find(header.kid);
  if (key === null) return refused('unknown_key', 'key');
  if (key.algorithm !== algorithm) return refused('bad_signature', 'algorithm');
  // Cheaper than the curve, and the same answer on every host: not each of them looks at the range of S.
  if (!isStrictSignature(algorithm, signature)) return refused('bad_signature', 'signature-form');
  if (!(await isSignedBy(token, key.jwk, algorithm))) return refused('bad_signature', 'signature');
  return { typ: header.typ, key, payload };
}

/** Whether a token was refused. */
export function isRefused(value: object): value is Refused {
  return 'check' in value;
}

/** A refusal. */
export function refused(reason: RefusalReason, check: Check): Refused {
  return { reason, check };
}

/** The header of a receipt, and no other member: `jwk`, `jku`, `x5u`, `x5c`, `crit`, `b64` would each hand the decision to whoever wrote the token. */
interface Header {
  readonly alg: ReceiptAlgorithm | string;
  readonly kid: string;
  readonly typ: string;
}

/** Three parts that are not empty. One look at each character; a token of ten thousand points costs no list of as many parts. */
function partsOf(token: string): readonly [string, string, string] | null {
  const first = token.indexOf('.');
  const second = token.indexOf('.', first + 1);
  if (first < 1 || second < first + 2 || second === token.length - 1) return null;
  if (token.indexOf('.', second + 1) !== -1) return null;
  return [token.slice(0, first), token.slice(first + 1, second), token.slice(second + 1)];
}

function headerOf(bytes: Uint8Array): Header | null {
  const text = textOfUtf8(bytes);
  if (text === null) return null;
  const read = parseStrictJson(text, 1);
  if (read.kind === 'fault' || !isRecord(read.value)) return null;
  const { alg, kid, typ } = read.value;
  if (Object.keys(read.value).length !== 3) return null;
  return typeof alg === 'string' && typeof kid === 'string' && typeof typ === 'string' ? { alg, kid, typ } : null;
}
