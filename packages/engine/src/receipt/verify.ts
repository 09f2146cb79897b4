/**
 * Is this receipt ours, and is it about this input and this output? For services, for pages, and for whoever holds a receipt and the published keys; no
 * account is needed, and no address that a token names is ever asked.
 */

import { readChoices } from '../choice.ts';
import { isRecord, readList, readText, refusal } from '../input.ts';
import { faultOfClaims, hashOf, RECEIPT_VERSION, type ReceiptClaims } from './claims.ts';
import { isKeySetRead, type KeySet, type ReceiptKey, ReceiptKeys } from './keys.ts';
import { answerOf, type Operation, questionOf, readOperations } from './operation.ts';
import { plainCopy } from './plain.ts';
import { parseStrictJson } from './strict-json.ts';
import { type Check, isRefused, type Opened, openToken, type RefusalReason, type Refused, refused } from './token.ts';
import { textOfUtf8 } from './utf8-text.ts';

/** The media type of a receipt. */
export const RECEIPT_TYPE = 'astro-receipt+jws';

export interface VerifyOptions {
  /** Whose receipts count: the exact `iss`, or several. */
  readonly issuer: string | readonly string[];
  /** Compared with the receipt when given. */
  readonly input?: unknown;
  /** Compared with the receipt when given. */
  readonly output?: unknown;
  /** Rows that know which members of an input and of its answer are not hashed; without them all are. */
  readonly operations?: readonly Operation[];
  /**
   * Whether a receipt of this id was really given out, by a log that only grows. Asked for keys that are compromised: whoever has such a key writes any date.
   * Without it nothing that a compromised key signed counts.
   */
  readonly wasIssued?: (receiptId: string) => boolean | Promise<boolean>;
}

/** What was found. Plain data. */
export interface Verification {
  readonly valid: boolean;
  /** Why not, in the published words. */
  readonly reason?: RefusalReason;
  /** The step that refused. */
  readonly check?: Check;
  /** Whether the input that was handed in is the one the receipt is about; only of a valid receipt. */
  readonly inputMatched?: boolean;
  readonly outputMatched?: boolean;
  /** Hash of the claims: the name of a receipt, the same whatever the text of its signature. */
  readonly receiptId?: string;
  readonly keyState?: ReceiptKey['state'];
  readonly receipt?: ReceiptClaims & { readonly kid: string };
}

/**
 * Verifies a receipt.
 *
 * @param token    of a stranger: any value at all
 * @param keys     the published set, or one that was read before (`new ReceiptKeys(set)`), which saves reading it
 * @param options  the issuer, and what to compare
 * @returns `valid: false` with a reason for anything that is no receipt of the issuer; the claims only of one that is
 * @throws  EngineError INVALID_OPTION, as a rejection, for keys or options that are none; nothing for any token
 * @source  `rfc-7515` §5.2; the claims are this engine's own
 */
export async function verifyReceipt(
  token: unknown,
  keys: KeySet | ReceiptKeys,
  options: VerifyOptions,
): Promise<Verification> {
  const { issuer, operations, wasIssued, input, output } = readChoices(options, 'options', OPTION_NAMES);
  const issuers = readIssuers(issuer);
  const rows = operations === undefined ? null : readOperations(operations);
  if (wasIssued !== undefined && typeof wasIssued !== 'function')
    throw refusal('INVALID_OPTION', 'options.wasIssued', 'a function', 'options.wasIssued must be a function.');
  const known = isKeySetRead(keys) ? keys : new ReceiptKeys(keys);
  const found = await judged(token, known, issuers, wasIssued);
  if (isRefused(found)) return { valid: false, reason: found.reason, check: found.check };
  const { claims, key, receiptId } = found;
  const row = rows?.get(claims.op) ?? null;
  return {
    valid: true,
    ...(input !== undefined ? { inputMatched: isHashOf(claims.inputHash, input, row, questionOf) } : {}),
    ...(output !== undefined ? { outputMatched: isHashOf(claims.outputHash, output, row, answerOf) } : {}),
    receiptId,
    keyState: key.state,
    receipt: { ...claims, kid: key.kid },
  };
}

/** Whether plain data, without what its row leaves out, has this hash; what is no plain data has none. */
function isHashOf(
  hash: string,
  value: unknown,
  row: Operation | null,
  hashed: (row: Operation, data: unknown) => unknown,
): boolean {
  try {
    const data = plainCopy('value', value);
    return hashOf(row === null ? data : hashed(row, data)) === hash;
  } catch {
    return false;
  }
}

/** A receipt that counts. */
interface Judged {
  readonly claims: ReceiptClaims;
  readonly key: ReceiptKey;
  readonly receiptId: string;
}

async function judged(
  token: unknown,
  keys: ReceiptKeys,
  issuers: readonly string[],
  wasIssued: VerifyOptions['wasIssued'],
): Promise<Judged | Refused> {
  try {
    const opened = await openToken(token, keys);
    if (isRefused(opened)) return opened;
    const read = readPayload(opened, issuers);
    if (isRefused(read)) return read;
    const receiptId = hashOf(read);
    const counts = await countsAt(opened.key, read.iat, () => wasIssued?.(receiptId) ?? false);
    return counts ? { claims: read, key: opened.key, receiptId } : refused('unknown_key', 'key-time');
  } catch {
    // Nothing above is known to throw but the caller's log, and what cannot be confirmed does not count.
    return refused('unknown_key', 'key-time');
  }
}

/** The claims, if type, form and issuer are right. */
function readPayload({ typ, payload }: Opened, issuers: readonly string[]): ReceiptClaims | Refused {
  if (typ !== RECEIPT_TYPE) return refused('malformed', 'type');
  const text = textOfUtf8(payload);
  const read = text === null ? null : parseStrictJson(text, MOST_LEVELS);
  if (read === null || read.kind === 'fault' || !isRecord(read.value)) return refused('malformed', 'payload');
  const claims = read.value;
  // A version to come may have other members, so it is looked at before them.
  if (Number.isInteger(claims['receiptVersion']) && claims['receiptVersion'] !== RECEIPT_VERSION)
    return refused('unsupported_version', 'version');
  if (typeof claims['iss'] !== 'string' || !issuers.includes(claims['iss'])) return refused('malformed', 'issuer');
  return faultOfClaims(claims) === null ? (claims as unknown as ReceiptClaims) : refused('malformed', 'claims');
}

/** Whether what a key signed at a time counts. Without a date nothing is known to lie outside the key's years, and nothing before its compromise. */
async function countsAt(
  { state, notBefore, notAfter, compromisedAt }: ReceiptKey,
  iat: number | undefined,
  wasIssued: () => boolean | Promise<boolean>,
): Promise<boolean> {
  if (iat !== undefined && ((notBefore !== null && iat < notBefore) || (notAfter !== null && iat > notAfter)))
    return false;
  if (state !== 'compromised') return true;
  const dated = iat !== undefined && compromisedAt !== null && iat < compromisedAt;
  return dated && (await wasIssued()) === true;
}

function readIssuers(issuer: unknown): readonly string[] {
  if (typeof issuer === 'string') return [issuer];
  const list = readList('options.issuer', issuer, 'the issuer whose receipts count, or a list of them');
  return list.map((one, i) => readText(`options.issuer[${i}]`, one, 'an issuer'));
}

/** Ours has one; a version to come may have more, and is told by its number. */
const MOST_LEVELS = 8;
const OPTION_NAMES = { issuer: true, input: true, output: true, operations: true, wasIssued: true } as const;
