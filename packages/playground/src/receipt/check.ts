/** What somebody holds, read and held against the keys and the engine. */

import {
  type KeySet,
  OPERATIONS,
  type Recomputation,
  recomputeReceipt,
  type Verification,
  verifyReceipt,
} from '@khagol/engine/receipt';
import type { Engine } from '../engine.ts';

/** A receipt with what came with it. */
export interface Held {
  readonly token: string;
  readonly input?: unknown;
  readonly output?: unknown;
}

export type Checked = Verification | Recomputation;

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * The receipt in a text: a token, what this page downloads, or an answer of a server whose `receipt` holds token and input.
 *
 * @returns null for any other text
 */
export function heldIn(text: string): Held | null {
  const typed = text.trim();
  if (TOKEN.test(typed)) return { token: typed };
  const found = recordOf(typed);
  if (found === null) return null;
  const answer = isRecord(found['data']) ? found['data'] : found;
  const receipt = answer['receipt'];
  if (typeof receipt === 'string') return TOKEN.test(receipt) ? withBeside(receipt, found) : null;
  if (!isRecord(receipt) || typeof receipt['token'] !== 'string') return null;
  const input = receipt['input'];
  const { receipt: _, ...output } = answer;
  return { token: receipt['token'], ...(input === undefined ? {} : { input }), output };
}

function withBeside(token: string, { input, output }: Readonly<Record<string, unknown>>): Held {
  return { token, ...(input === undefined ? {} : { input }), ...(output === undefined ? {} : { output }) };
}

/**
 * Verifies, and computes again where the question is there.
 *
 * @throws EngineError for keys that are none
 */
export function checked({ token, input, output }: Held, keys: KeySet, engine: Engine): Promise<Checked> {
  const options = { issuer: issuerOf(token), ...(output === undefined ? {} : { output }) };
  return input === undefined
    ? verifyReceipt(token, keys, { ...options, operations: OPERATIONS })
    : recomputeReceipt(token, keys, input, engine, OPERATIONS, options);
}

/** Whoever the token says: here the keys decide, which somebody chose. */
function issuerOf(token: string): string {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isRecord(claims) && typeof claims['iss'] === 'string' && claims['iss'] !== '' ? claims['iss'] : 'nobody';
  } catch {
    return 'nobody';
  }
}

/** @returns null for a text that is no JSON object */
export function recordOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
