/**
 * What does a receipt say? Which question of which engine had which answer: names, editions and two hashes, and nothing of the question or the answer
 * themselves, so that a receipt tells nobody's birth. A hash is no lock, though: who knows all of a question but the minute of a birth can try every minute.
 */

import { isRecord, readList, readRecord, readText, refusal, type Unread } from '../input.ts';
import { canonicalJson, sha256Hex, utf8 } from '../stamp.ts';
import { tzdataEdition } from '../time/zone-table.ts';
import { LAST_SECOND } from './keys.ts';
import {
  answerOf,
  type EngineForReceipts,
  isOperationName,
  OPERATION_RANGE,
  type Operation,
  questionOf,
  readOperation,
  rulesVersionFor,
} from './operation.ts';
import { plainCopy } from './plain.ts';

/** The form of the claims below. */
export const RECEIPT_VERSION = 1;

/** The payload of a receipt. */
export interface ReceiptClaims {
  /** Who signs: the address of the service. */
  readonly iss: string;
  /** When, seconds since 1970-01-01 UTC. Left out, a repeated call gives the same bytes. */
  readonly iat?: number;
  /** A name of the issuer's own, for receipts that are to be told apart although question, answer and second are the same. */
  readonly jti?: string;
  readonly op: string;
  readonly engineVersion: string;
  /** Ids of the packs that were open, in their order, with ` + ` between; null where the answer rests on none. */
  readonly ephemeris: string | null;
  /** Edition of the time zone database; null where the answer does not rest on it. */
  readonly tzdb: string | null;
  readonly rulesVersion: string;
  /** `sha256:` and 64 hexadecimal digits, of the canonical JSON. */
  readonly inputHash: string;
  readonly outputHash: string;
  readonly receiptVersion: typeof RECEIPT_VERSION;
}

/** Of what claims are made. */
export interface Receipted {
  readonly operation: Operation;
  readonly input: unknown;
  readonly output: unknown;
  readonly engine: EngineForReceipts;
  /** `iss`: printable ASCII, no spaces. */
  readonly issuer: string;
  /** Seconds since 1970-01-01 UTC; the engine has no clock of its own. */
  readonly iat?: number | undefined;
  /** 1 … 128 printable ASCII characters; the engine has no chance of its own. */
  readonly jti?: string | undefined;
}

/**
 * The claims about one answer.
 *
 * @param receipted  the operation with what went in and what came out
 * @throws  EngineError INVALID_OPTION naming the field: an input or output that is no plain data, an issuer that is none
 */
export function claimsOf(receipted: Receipted): ReceiptClaims {
  const { operation, input, output, engine, issuer, iat, jti } = readRecord(
    'receipted',
    receipted,
    'an object of operation, input, output, engine, issuer',
  ) as unknown as Receipted;
  const row = readOperation(operation);
  const question = plainCopy('input', input);
  const claims: ReceiptClaims = {
    iss: issuer,
    ...(iat === undefined ? {} : { iat }),
    ...(jti === undefined ? {} : { jti }),
    op: row.op,
    ...dataEditionsFor(row, engine),
    rulesVersion: rulesVersionFor(row, question),
    inputHash: hashOf(questionOf(row, question)),
    outputHash: hashOf(answerOf(row, plainCopy('output', output))),
    receiptVersion: RECEIPT_VERSION,
  };
  checkClaims(claims);
  return claims;
}

/** What an answer of this engine rests on beside its rules. @throws EngineError INVALID_OPTION for what is no engine */
export function dataEditionsFor(
  row: Operation,
  engine: EngineForReceipts,
): Pick<ReceiptClaims, 'engineVersion' | 'ephemeris' | 'tzdb'> {
  const restsOn = row.restsOn ?? ['ephemeris', 'tzdb'];
  const { version, ephemeris } = readRecord('engine', engine, 'an open engine');
  return {
    engineVersion: readText('engine.version', version, 'the version of an open engine'),
    ephemeris: restsOn.includes('ephemeris') ? packsOf(ephemeris) : null,
    tzdb: restsOn.includes('tzdb') ? tzdataEdition : null,
  };
}

function packsOf(ephemeris: unknown): string {
  return readList('engine.ephemeris', ephemeris, 'the packs of an open engine')
    .map((pack, i) => readText(`engine.ephemeris[${i}].id`, isRecord(pack) ? pack['id'] : pack, 'the id of a pack'))
    .join(' + ');
}

/**
 * The hash of plain data, as claims hold it.
 *
 * @param data  a plain copy, or claims
 * @throws  nothing for such data
 * @source  `rfc-8785`, `fips-180-4`
 */
export function hashOf(data: unknown): string {
  return `sha256:${sha256Hex(utf8(canonicalJson(data)))}`;
}

/** Claims that may be signed. @throws EngineError INVALID_OPTION naming the member */
export function checkClaims(claims: unknown): void {
  const fault = faultOfClaims(readRecord('claims', claims, 'the claims of a receipt'));
  if (fault === null) return;
  const field = `claims.${fault.member.slice(0, 40)}`;
  throw refusal('INVALID_OPTION', field, fault.allowed, `${field} must be ${fault.allowed}.`);
}

/** The first member that is not as it must be; null when all are. A member that nobody knows is a fault. */
export function faultOfClaims(value: Unread): { readonly member: string; readonly allowed: string } | null {
  for (const member of Object.keys(value))
    if (!Object.hasOwn(RULES, member)) return { member, allowed: 'left out: a receipt has no such member' };
  for (const [member, { holds, allowed }] of Object.entries(RULES)) {
    if (!Object.hasOwn(value, member) && (member === 'iat' || member === 'jti')) continue;
    if (!Object.hasOwn(value, member) || !holds(value[member])) return { member, allowed };
  }
  return null;
}

/** Printable ASCII without spaces at the ends: nothing in a claim can hide from a reader. */
function isPlain(value: unknown, most: number): boolean {
  return typeof value === 'string' && value.length <= most && /^[!-~](?:[ -~]*[!-~])?$/.test(value);
}

function isHash(value: unknown): boolean {
  return typeof value === 'string' && /^sha256:[0-9a-f]{64}$/.test(value);
}

function isSecond(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LAST_SECOND;
}

const HASH = 'sha256: and 64 hexadecimal digits';
// biome-ignore format: a table reads in columns
const RULES: { readonly [K in keyof Required<ReceiptClaims>]: { readonly holds: (value: unknown) => boolean; readonly allowed: string } } = {
  iss:            { holds: (value) => isPlain(value, 512),                    allowed: '1 … 512 printable ASCII characters' },
  iat:            { holds: isSecond,                                          allowed: 'whole seconds since 1970-01-01 UTC' },
  jti:            { holds: (value) => isPlain(value, 128),                    allowed: '1 … 128 printable ASCII characters' },
  op:             { holds: isOperationName,                                   allowed: OPERATION_RANGE },
  engineVersion:  { holds: (value) => isPlain(value, 64),                     allowed: '1 … 64 printable ASCII characters' },
  ephemeris:      { holds: (value) => value === null || isPlain(value, 1024), allowed: '1 … 1024 printable ASCII characters, or null' },
  tzdb:           { holds: (value) => value === null || isPlain(value, 64),   allowed: '1 … 64 printable ASCII characters, or null' },
  rulesVersion:   { holds: (value) => isPlain(value, 128),                    allowed: '1 … 128 printable ASCII characters' },
  inputHash:      { holds: isHash,                                            allowed: HASH },
  outputHash:     { holds: isHash,                                            allowed: HASH },
  receiptVersion: { holds: (value) => value === RECEIPT_VERSION,              allowed: String(RECEIPT_VERSION) },
};
