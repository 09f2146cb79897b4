/**
 * `khagol verify`: is this receipt signed by one of these keys, is it about this answer, and does the engine say the same today? Nothing
 * leaves the machine.
 */

import {
  type KeySet,
  type Recomputation,
  recomputeReceipt,
  type Verification,
  verifyReceipt,
} from '@khagol/engine/receipt';
import { theEngine } from './engine.ts';
import { type Readable, textOf } from './files.ts';
import { CommandError, type Terminal } from './terminal.ts';

export interface VerifyFlags {
  readonly keys?: string;
  readonly input?: string;
  readonly output?: string;
  readonly issuer?: string;
  readonly recompute?: boolean;
  readonly json?: boolean;
}

/** What somebody holds. */
export interface Held {
  readonly token: string;
  readonly input?: unknown;
  readonly output?: unknown;
}

const RECEIPT_FILE: Readable = { mostBytes: 8 * 1024 * 1024, longerThan: 'any answer' };
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Verifies a receipt.
 *
 * @param what  a token, the file of one, the file of an answer with its receipt, or `-`
 * @returns the exit code: 0 when it is good, about what was held against it, and, where asked, computed again to the byte; else 1
 * @throws  CommandError for files that cannot be read, EngineError for keys that are none
 */
export async function verifyCommand(what: string, flags: VerifyFlags, terminal: Terminal): Promise<number> {
  if (flags.keys === undefined)
    throw new CommandError(2, '--keys is missing: a file with what a server publishes at /.well-known/jwks.json');
  const keys = await jsonIn(flags.keys, terminal);
  const held = { ...(await heldIn(what, terminal)), ...(await besideIn(flags, terminal)) };
  if (flags.recompute === true && held.input === undefined)
    throw new CommandError(2, '--recompute needs the question: an answer with its receipt, or --input');
  const found = await judged(held, keys as KeySet, flags);
  await terminal.out(flags.json === true ? `${JSON.stringify(found, null, 2)}\n` : told(found));
  return isGood(found) ? 0 : 1;
}

/**
 * The verdict on what somebody holds.
 *
 * @param flags  whether it is computed again, and whose receipts count; without an issuer the keys alone decide
 * @throws  EngineError for keys that are none
 */
export async function judged(
  { token, input, output }: Held,
  keys: KeySet,
  { recompute, issuer = issuerIn(token) }: Pick<VerifyFlags, 'recompute' | 'issuer'>,
): Promise<Verification | Recomputation> {
  const [engine, { receiptOperations }, { answerReceiptOperations }] = await Promise.all([
    theEngine(),
    import('@khagol/server'),
    import('@khagol/server/answers'),
  ]);
  const operations = [...receiptOperations(engine), ...answerReceiptOperations];
  const compared = output === undefined ? {} : { output };
  if (recompute !== true)
    return await verifyReceipt(token, keys, {
      issuer,
      operations,
      ...compared,
      ...(input === undefined ? {} : { input }),
    });
  return await recomputeReceipt(token, keys, input, engine, operations, { issuer, ...compared });
}

async function heldIn(what: string, terminal: Terminal): Promise<Held> {
  const text = TOKEN.test(what) ? what : (await textOf(what, terminal, RECEIPT_FILE)).trim();
  if (!text.startsWith('{')) return { token: text };
  const answer = jsonOf(text, what);
  const held = heldOf(answer);
  if (held === null)
    throw new CommandError(2, `${what === '-' ? 'standard input' : what} is an answer without a receipt`);
  return held;
}

/** What an answer with a receipt holds; null of one without. */
export function heldOf(answer: unknown): Held | null {
  const data = member(answer, 'data') ?? answer;
  const receipt = member(data, 'receipt');
  const token = member(receipt, 'token');
  if (typeof token !== 'string') return null;
  const input = member(receipt, 'input');
  return { token, output: data, ...(input === undefined ? {} : { input }) };
}

/** Question and answer in files of their own, which outrank those of the answer. */
async function besideIn({ input, output }: VerifyFlags, terminal: Terminal): Promise<Omit<Held, 'token'>> {
  return {
    ...(input === undefined ? {} : { input: await jsonIn(input, terminal) }),
    ...(output === undefined ? {} : { output: await jsonIn(output, terminal) }),
  };
}

async function jsonIn(path: string, terminal: Terminal): Promise<unknown> {
  return jsonOf(await textOf(path, terminal, RECEIPT_FILE), path);
}

function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new CommandError(2, `${path === '-' ? 'standard input' : path} is not JSON`);
  }
}

function member(value: unknown, name: string): unknown {
  const isRecord = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isRecord ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** The name that the token itself gives: without --issuer the keys alone decide, and the name is told. */
function issuerIn(token: string): string {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const iss = member(payload, 'iss');
    return typeof iss === 'string' ? iss : '';
  } catch {
    return '';
  }
}

function isGood(found: Verification | Recomputation): boolean {
  if (!found.valid || found.inputMatched === false) return false;
  if (!('verdict' in found)) return found.outputMatched !== false;
  return found.verdict === 'matches' && found.heldMatched !== false;
}

/** The verdict for people. */
function told(found: Verification | Recomputation): string {
  const { valid, reason, receipt, keyState, inputMatched } = found;
  if (!valid || receipt === undefined) return `No receipt of these keys: ${String(reason).replaceAll('_', ' ')}\n`;
  const held = 'verdict' in found ? found.heldMatched : found.outputMatched;
  const lines = [
    `A receipt of ${receipt.iss}`,
    `  key       ${receipt.kid} (${keyState})`,
    `  question  ${receipt.op}`,
    `  engine    ${receipt.engineVersion}; rules ${receipt.rulesVersion}`,
    `  data      ${receipt.ephemeris ?? 'no ephemeris'}; ${receipt.tzdb === null ? 'no time zones' : `time zones ${receipt.tzdb}`}`,
    ...(inputMatched === undefined ? [] : [`  input     ${matched(inputMatched)}`]),
    ...(held === undefined ? [] : [`  output    ${matched(held)}`]),
    ...('verdict' in found ? [`  again     ${AGAIN[found.verdict]}`, ...departures(found)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function matched(is: boolean): string {
  return is ? 'the one it is about' : 'another than it is about';
}

function departures({ editions, differences, refusal }: Recomputation): readonly string[] {
  return [
    ...editions.map(({ claim, receipt, engine }) => `            ${claim}: ${receipt} then, ${engine} here`),
    ...differences.map(({ path, kind, held, recomputed }) =>
      kind === 'changed' && held !== undefined
        ? `            ${path}: ${String(held)} held, ${String(recomputed)} computed`
        : `            ${path === '' ? 'the whole' : path}: ${kind}`,
    ),
    ...(refusal === undefined ? [] : [`            ${refusal.message}`]),
  ];
}

const AGAIN: Readonly<Record<Recomputation['verdict'], string>> = {
  refused: 'not asked',
  'unknown-operation': 'not asked: this program does not know the question',
  'another-input': 'not asked: the question held is another',
  'not-run': 'this engine refuses the question',
  matches: 'the same answer, to the byte',
  differs: 'ANOTHER answer of the same editions',
  'other-editions': 'another answer, of other editions than those that signed',
};
