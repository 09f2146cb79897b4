/**
 * Whose signatures count, and since when? A published key set (JWKS), read once: every key that ever signed stays in it, with its state. For verification
 * anywhere, also in a page that fetched the set itself.
 */

import { base64urlOf, bytesOfBase64url } from '../base64url.ts';
import { type OptionNames, oneOf, readChoices, wholeIn } from '../choice.ts';
import { isRecord, readList, readRecord, readText, refusal, type Unread } from '../input.ts';
import { sha256Hex, utf8 } from '../stamp.ts';
import type { JwkNumbers } from './jws.ts';
import { ALGORITHMS, type ReceiptAlgorithm } from './signature-form.ts';

/**
 * `next` is published before it signs, so that kept copies of the set know it in time; `active` signs; `retired` signs no more, and what it signed stands;
 * `compromised` has become known to others, and what it signed counts only where a log of the issuer says so.
 */
export const KEY_STATES = ['next', 'active', 'retired', 'compromised'] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** A public key as the set holds it. Times are seconds since 1970-01-01 UTC. */
export interface PublishedKey extends JwkNumbers {
  readonly kid: string;
  readonly use?: 'sig';
  readonly alg?: ReceiptAlgorithm;
  /** `active` when left out. */
  readonly status?: KeyState;
  /** Receipts dated before it are refused. */
  readonly nbf?: number;
  /** Receipts dated after it are refused. */
  readonly exp?: number;
  /** Since when a compromised key is known to others; the whole time when left out. Of keys in other states it is refused. */
  readonly compromisedAt?: number;
}

/** What of a published key is not the key. */
export type PublishedState = Pick<PublishedKey, 'status' | 'nbf' | 'exp' | 'compromisedAt'>;

/** What stands at `/.well-known/jwks.json`. */
export interface KeySet {
  readonly keys: readonly PublishedKey[];
}

/** A key that was looked at. */
export interface ReceiptKey {
  readonly kid: string;
  readonly algorithm: ReceiptAlgorithm;
  readonly jwk: JwkNumbers;
  readonly state: KeyState;
  readonly notBefore: number | null;
  readonly notAfter: number | null;
  readonly compromisedAt: number | null;
}

/** A key set that was looked at; to be read once and kept. Keys are found by their exact name and in no other way. */
export class ReceiptKeys {
  readonly #byKid: ReadonlyMap<string, ReceiptKey>;

  /**
   * @param keySet  as published; keys of kinds that receipts are not signed with are passed over, as RFC 7517 §5 asks
   * @throws  EngineError INVALID_OPTION naming the member, such as `keys.keys[2].kid`: two keys of one name, a private key, a state that does not exist
   */
  constructor(keySet: KeySet) {
    const list = readList('keys.keys', readRecord('keys', keySet, SET)['keys'], 'a list of public keys');
    const byKid = new Map<string, ReceiptKey>();
    for (const [i, given] of list.entries()) {
      const field = `keys.keys[${i}]`;
      const read = readKey(field, given);
      if (read === null) continue;
      if (byKid.has(read.kid))
        throw refusal('INVALID_OPTION', `${field}.kid`, 'a name of its own', `Two keys of the set have one kid.`);
      byKid.set(read.kid, read);
    }
    this.#byKid = byKid;
  }

  find(kid: string): ReceiptKey | null {
    return this.#byKid.get(kid) ?? null;
  }
}

/**
 * The name of a key by its own numbers: SHA-256 of its required members.
 *
 * @param jwk  `OKP`, `EC` or `RSA`, public or private
 * @returns 43 letters
 * @throws  EngineError INVALID_OPTION naming the member
 * @source  `rfc-7638` §3; for `OKP` `rfc-8037` §2
 */
export function thumbprintOf(jwk: { readonly kty: string }): string {
  const given = readRecord('key', jwk, 'a key in JSON');
  const kty = oneOf('key.kty', given['kty'], ['EC', 'OKP', 'RSA']);
  const members = REQUIRED[kty].map((name) => `"${name}":"${readPart(`key.${name}`, given[name])}"`);
  const hex = sha256Hex(utf8(`{${members.join(',')}}`));
  return base64urlOf(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
}

/**
 * A key as it goes into the published set: public numbers only, named by its thumbprint unless it has a name.
 *
 * @param jwk    Ed25519 or P-256; of a private key d is left out
 * @param state  with the times that belong to it
 * @throws  EngineError INVALID_OPTION naming the member
 */
export function publishedKeyOf(jwk: JwkNumbers & { readonly kid?: string }, state: PublishedState = {}): PublishedKey {
  return publicEntry('key', readRecord('key', jwk, 'a key in JSON'), readChoices(state, 'state', STATE_NAMES));
}

/**
 * The document that a service publishes: every key that ever signed, with its state, and of each its public numbers only.
 *
 * @param keys  as a service keeps them: public or private, with the members of their state and perhaps others, which stay behind
 * @throws  EngineError INVALID_OPTION naming the member, such as `keys[2].status`: also for two keys of one name, and for kinds that sign no receipts
 * @source  `rfc-7517` §5
 */
export function keySetOf(keys: readonly (JwkNumbers & Partial<PublishedKey>)[]): KeySet {
  const entries = readList('keys', keys, 'a list of keys in JSON').map((key, i) => {
    const given = readRecord(`keys[${i}]`, key, 'a key in JSON');
    return publicEntry(`keys[${i}]`, given, given as PublishedState);
  });
  const set: KeySet = { keys: entries };
  // Two of one name are refused here and not by those who read the set.
  new ReceiptKeys(set);
  return set;
}

function publicEntry(field: string, given: Unread, { status, nbf, exp, compromisedAt }: PublishedState): PublishedKey {
  const algorithm = algorithmOfKey(given);
  if (algorithm === null) throw refusal('INVALID_OPTION', `${field}.crv`, KINDS, `Receipts are signed with ${KINDS}.`);
  const numbers = numbersOf(field, given);
  const entry = {
    ...numbers,
    kid: given['kid'] === undefined ? thumbprintOf(numbers) : readKid(`${field}.kid`, given['kid']),
    use: 'sig' as const,
    alg: algorithm,
    ...Object.fromEntries(
      Object.entries({ status, nbf, exp, compromisedAt }).filter(([, value]) => value !== undefined),
    ),
  };
  readKey(field, entry);
  return entry;
}

/** The name of a key, as a set may hold it. @throws EngineError INVALID_OPTION */
export function readKid(field: string, value: unknown): string {
  const kid = readText(field, value, 'the name of the key');
  if (kid.length > 0 && kid.length <= LONGEST_KID) return kid;
  throw refusal('INVALID_OPTION', field, KID_RANGE, `${field} must have ${KID_RANGE}.`);
}

/** What kind of key it is; null for kinds that receipts are not signed with. */
export function algorithmOfKey(jwk: Unread): ReceiptAlgorithm | null {
  if (jwk['kty'] === 'OKP' && jwk['crv'] === 'Ed25519') return 'EdDSA';
  return jwk['kty'] === 'EC' && jwk['crv'] === 'P-256' ? 'ES256' : null;
}

/**
 * Whether a key stands in a public document, so that everybody can sign with it. A service refuses to start with such a key.
 *
 * @param kid  a thumbprint
 * @source  the keys of `rfc-8037` appendix A, `rfc-7515` appendix A.3 and `rfc-7517` appendix A.2
 */
export function isSampleKey(kid: string): boolean {
  return SAMPLE_KEYS.includes(kid);
}

/** One key of a set; null when it is of another kind. */
function readKey(field: string, value: unknown): ReceiptKey | null {
  const given = readRecord(field, value, 'a public key in JSON');
  if ('d' in given || 'k' in given)
    throw refusal('INVALID_OPTION', field, 'a public key', `${field} holds a secret; a key set is for everybody.`);
  const algorithm = algorithmOfKey(given);
  if (algorithm === null) return null;
  const kid = readKid(`${field}.kid`, given['kid']);
  if (given['alg'] !== undefined) oneOf(`${field}.alg`, given['alg'], [algorithm]);
  if (given['use'] !== undefined) oneOf(`${field}.use`, given['use'], ['sig']);
  return { kid, algorithm, jwk: numbersOf(field, given), ...stateOf(field, given) };
}

/** State and times; a time that nobody would obey is refused. */
function stateOf(field: string, given: Unread): Pick<ReceiptKey, 'state' | 'notBefore' | 'notAfter' | 'compromisedAt'> {
  const seconds = (name: string): number | null =>
    given[name] === undefined ? null : wholeIn(`${field}.${name}`, given[name], 0, LAST_SECOND);
  const state = oneOf(`${field}.status`, given['status'] ?? 'active', KEY_STATES);
  const [notBefore, notAfter, compromisedAt] = [seconds('nbf'), seconds('exp'), seconds('compromisedAt')];
  if (compromisedAt !== null && state !== 'compromised') {
    const allowed = 'left out, or status compromised';
    const message = `${field} is ${state} and has a compromisedAt; which of them holds?`;
    throw refusal('INVALID_OPTION', `${field}.compromisedAt`, allowed, message);
  }
  if (notBefore !== null && notAfter !== null && notAfter < notBefore) {
    const allowed = 'a second not before nbf';
    throw refusal('INVALID_OPTION', `${field}.exp`, allowed, `${field} ends before it begins; exp is ${allowed}.`);
  }
  return { state, notBefore, notAfter, compromisedAt };
}

/** The public numbers alone: whatever else the record holds, the library shall not see. */
function numbersOf(field: string, given: Unread): JwkNumbers {
  const x = readNumber32(`${field}.x`, given['x']);
  if (given['kty'] === 'OKP') return { kty: 'OKP', crv: 'Ed25519', x };
  return { kty: 'EC', crv: 'P-256', x, y: readNumber32(`${field}.y`, given['y']) };
}

function readNumber32(field: string, value: unknown): string {
  const text = readText(field, value, '32 bytes in base64url');
  if (bytesOfBase64url(text)?.length === 32) return text;
  throw refusal('INVALID_OPTION', field, '32 bytes in base64url', `${field} must be 32 bytes in base64url.`);
}

/** A member of a thumbprint: letters that JSON writes as they are, numbers in base64url and names of curves alike. */
function readPart(field: string, value: unknown): string {
  const text = readText(field, value, 'a text in base64url');
  if (/^[A-Za-z0-9_-]+$/.test(text)) return text;
  throw refusal('INVALID_OPTION', field, 'a text in base64url', `${field} must be a text in base64url.`);
}

/** Whether something is a set that was read. */
export function isKeySetRead(keys: unknown): keys is ReceiptKeys {
  return isRecord(keys) && keys instanceof ReceiptKeys;
}

/** The last second of the year 9999. */
export const LAST_SECOND = 253402300799;
const LONGEST_KID = 128;
const KID_RANGE = `1 … ${LONGEST_KID} characters`;
const SET = 'a key set: an object with a list of keys';
const STATE_NAMES: OptionNames<PublishedState> = { status: true, nbf: true, exp: true, compromisedAt: true };
const KINDS = `Ed25519 (OKP) or P-256 (EC) keys, for ${ALGORITHMS.join(' and ')}`;

/** Members of a thumbprint, in the order in which they are hashed. */
const REQUIRED = { EC: ['crv', 'kty', 'x', 'y'], OKP: ['crv', 'kty', 'x'], RSA: ['e', 'kty', 'n'] } as const;

const SAMPLE_KEYS: readonly string[] = [
  'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
  'oKIywvGUpTVTyxMQ3bwIIeQUudfr_CkLMjCE19ECD-U',
  'cn-I_WNMClehiVp51i_0VpOENW1upEerA8sEam5hn-s',
];
