/**
 * Putting a name under claims. For services that answer: the key comes in from outside, and so does the time; with Ed25519 the same claims make the same token
 * for ever, so that a repeated call answers byte for byte as the first.
 */

import { base64urlOf, bytesOfBase64url } from '../base64url.ts';
import { oneOf } from '../choice.ts';
import { isBytes, isRecord, readRecord, readText, refusal, type Unread } from '../input.ts';
import { canonicalJson, utf8 } from '../stamp.ts';
import { checkClaims, claimsOf, type ReceiptClaims, type Receipted } from './claims.ts';
import { type HostKey, type JwkNumbers, signCompact } from './jws.ts';
import { algorithmOfKey, readKid, thumbprintOf } from './keys.ts';
import { readOperation } from './operation.ts';
import { plainCopy } from './plain.ts';
import { ALGORITHMS, isStrictSignature, lowerSignature, type ReceiptAlgorithm } from './signature-form.ts';
import { LONGEST_TOKEN } from './token.ts';
import { RECEIPT_TYPE } from './verify.ts';

/** Who signs. */
export interface ReceiptSigner {
  /**
   * A private key: in JSON, or of the host's cryptography, which need not let it out; or a function that has 64 bytes of signature made elsewhere (R and S, or r
   * and s; not DER).
   */
  readonly key: (JwkNumbers & { readonly kid?: string }) | HostKey | ((signed: Uint8Array) => Promise<Uint8Array>);
  /** As it stands in the published set. Of a key in JSON it may be left out: its own `kid`, or its thumbprint. */
  readonly kid?: string;
  /** That of the key in JSON; else `EdDSA` when left out. */
  readonly algorithm?: ReceiptAlgorithm;
}

/** An answer with its receipt. */
export interface Issued {
  readonly output: unknown;
  readonly claims: ReceiptClaims;
  readonly token: string;
}

/**
 * Signs claims.
 *
 * @param claims  of `claimsOf`
 * @param signer  key, its name, its algorithm
 * @returns a compact JWS of at most 16,384 characters; with ES256 in the form with the lower s, and different each time: keep it, do not make it again
 * @throws  EngineError INVALID_OPTION, as a rejection, naming the member of the claims or of the signer
 * @source  `rfc-7515` §7.1; payload `rfc-8785`
 */
export async function signReceipt(claims: ReceiptClaims, signer: ReceiptSigner): Promise<string> {
  // What is checked is what is signed.
  const copy = plainCopy('claims', claims);
  checkClaims(copy);
  const { key, kid, algorithm } = readSigner(signer);
  const header = { alg: algorithm, kid, typ: RECEIPT_TYPE };
  const payload = utf8(canonicalJson(copy));
  const token =
    typeof key === 'function' ? await signedElsewhere(header, payload, key) : await signedHere(header, payload, key);
  if (token.length <= LONGEST_TOKEN) return token;
  const allowed = `claims that fit into ${LONGEST_TOKEN} characters`;
  throw refusal('INVALID_OPTION', 'claims', allowed, `A receipt holds ${allowed}; this one has ${token.length}.`);
}

/**
 * Asks the engine, and signs what it answers.
 *
 * @param asked   as for `claimsOf`, without the output
 * @throws  EngineError, as a rejection: of the operation, or as `signReceipt`
 */
export async function issueReceipt(asked: Omit<Receipted, 'output'>, signer: ReceiptSigner): Promise<Issued> {
  const { operation, engine, ...rest } = readRecord('asked', asked, ASKED) as unknown as Receipted;
  const row = readOperation(operation);
  // Read once: the question that is hashed is the one that was answered, whatever the row does with what it is given.
  const input = plainCopy('input', rest.input);
  const output = row.run(engine, plainCopy('input', input));
  const claims = claimsOf({ ...rest, operation: row, input, output, engine });
  return { output, claims, token: await signReceipt(claims, signer) };
}

/** A signer whose parts were looked at. */
interface ReadSigner {
  readonly key: ReceiptSigner['key'];
  readonly kid: string;
  readonly algorithm: ReceiptAlgorithm;
}

type SigningHeader = Parameters<typeof signCompact>[0];

function readSigner(signer: ReceiptSigner): ReadSigner {
  const { key, kid, algorithm } = readRecord('signer', signer, 'an object of key, kid, algorithm');
  if (typeof key === 'function')
    return {
      key: key as ReceiptSigner['key'],
      kid: readKid('signer.kid', kid),
      algorithm: oneOf('signer.algorithm', algorithm ?? 'EdDSA', ALGORITHMS),
    };
  const given = readRecord('signer.key', key, KEY);
  if (!isRecord(key) || given['kty'] === undefined)
    return {
      key: key as HostKey,
      kid: readKid('signer.kid', kid),
      algorithm: oneOf('signer.algorithm', algorithm ?? 'EdDSA', ALGORITHMS),
    };
  const own = algorithmOfKey(given);
  if (own === null) throw refusal('INVALID_OPTION', 'signer.key', KEY, `signer.key must be ${KEY}.`);
  const numbers = privateNumbers(given);
  return {
    key: numbers,
    kid: readKid('signer.kid', kid ?? given['kid'] ?? thumbprintOf(numbers)),
    algorithm: oneOf('signer.algorithm', algorithm ?? own, [own]),
  };
}

/** The numbers alone, in a record of ours: the library freezes what it is given, and would obey other members. */
function privateNumbers(given: Unread): JwkNumbers {
  const part = (name: string): string => {
    const text = readText(`signer.key.${name}`, given[name], '32 bytes in base64url');
    if (bytesOfBase64url(text)?.length === 32) return text;
    throw refusal('INVALID_OPTION', `signer.key.${name}`, '32 bytes in base64url', `signer.key.${name} must be that.`);
  };
  const [kty, crv, x, d] = [given['kty'] as string, given['crv'] as string, part('x'), part('d')];
  return kty === 'EC' ? { kty, crv, x, y: part('y'), d } : { kty, crv, x, d };
}

async function signedHere(header: SigningHeader, payload: Uint8Array, key: HostKey | JwkNumbers): Promise<string> {
  let token: string;
  try {
    token = await signCompact(header, payload, key);
  } catch {
    // The library says why in words that may quote the key.
    throw refusal(
      'INVALID_OPTION',
      'signer.key',
      KEY,
      `This host cannot sign ${header.alg} with signer.key; it must be ${KEY}.`,
    );
  }
  if (header.alg === 'EdDSA') return token;
  const end = token.lastIndexOf('.') + 1;
  return token.slice(0, end) + base64urlOf(lowerSignature(bytesOfBase64url(token.slice(end)) ?? new Uint8Array()));
}

async function signedElsewhere(
  header: SigningHeader,
  payload: Uint8Array,
  sign: (signed: Uint8Array) => Promise<Uint8Array>,
): Promise<string> {
  const signed = `${base64urlOf(utf8(JSON.stringify(header)))}.${base64urlOf(payload)}`;
  const made: unknown = await sign(utf8(signed));
  const signature = isBytes(made) ? made : new Uint8Array();
  const strict = header.alg === 'ES256' ? lowerSignature(signature) : signature;
  if (isStrictSignature(header.alg, strict)) return `${signed}.${base64urlOf(strict)}`;
  const allowed = '64 bytes: R and S, or r and s; not DER';
  throw refusal('INVALID_OPTION', 'signer.key', allowed, `signer.key, a function, must answer with ${allowed}.`);
}

const ASKED = 'an object of operation, input, engine, issuer';
const KEY = 'a private Ed25519 or P-256 key, in JSON or of the host, or a function that signs';
