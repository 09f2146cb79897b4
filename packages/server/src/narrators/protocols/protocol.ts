/** What the protocols of providers have in common: a request that asks for a stream, and a stream that says five kinds of things. */

import { isRecord, type JsonRecord, own } from '../../http/json.ts';
import { type FinishReason, type GroundedRequest, NarratorFault } from '../../ports/narrator.ts';
import type { Told } from '../lines.ts';

/** Where a provider is, who we are to it, and which of its models is meant. */
export interface Account {
  /** Without a stroke at the end. */
  readonly baseUrl: string;
  /** Null where none is needed. */
  readonly key: string | null;
  readonly model: string;
}

export interface ProtocolAsk {
  readonly url: string;
  /** Names in lower case; the key is in one of them and nowhere else. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What a stream says. */
export type Heard =
  | { readonly kind: 'model'; readonly model: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'usage'; readonly input?: number; readonly output?: number }
  | { readonly kind: 'finish'; readonly reason: FinishReason }
  /** Nothing follows. */
  | { readonly kind: 'end' };

export interface Protocol {
  readonly framing: 'events' | 'lines';
  ask(request: GroundedRequest, account: Account): ProtocolAsk;
  /** @throws  NarratorFault for what is no event of the protocol, and for an error that the provider tells */
  hear(told: Told): readonly Heard[];
}

/** @throws  NarratorFault `broken` when the text is no JSON object */
export function recordOf(data: string): JsonRecord {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    // Said below.
  }
  if (!isRecord(value)) throw new NarratorFault('broken', 'An event of the narrator is no JSON record.');
  return value;
}

/** A member that is a record, or null. */
export function recordIn(record: JsonRecord | null, name: string): JsonRecord | null {
  const value = record === null ? undefined : own(record, name);
  return isRecord(value) ? value : null;
}

/** The first item of a member that is a list, when it is a record. */
export function firstIn(record: JsonRecord, name: string): JsonRecord | null {
  const value = own(record, name);
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  return isRecord(first) ? first : null;
}

/** A member that is text and not empty, or null. */
export function textIn(record: JsonRecord | null, name: string): string | null {
  const value = record === null ? undefined : own(record, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** More than any answer has. */
const MOST_TOKENS = 10_000_000;

/** A count of tokens, or undefined for what cannot be one. */
export function countIn(record: JsonRecord | null, name: string): number | undefined {
  const value = record === null ? undefined : own(record, name);
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_TOKENS ? value : undefined;
}

/** What was heard of usage: only figures that are there. */
export function usageOf(input: number | undefined, output: number | undefined): readonly Heard[] {
  if (input === undefined && output === undefined) return [];
  return [{ kind: 'usage', ...(input === undefined ? {} : { input }), ...(output === undefined ? {} : { output }) }];
}

export function modelOf(record: JsonRecord | null, name: string): readonly Heard[] {
  const model = textIn(record, name);
  return model === null ? [] : [{ kind: 'model', model }];
}

export function textOf(record: JsonRecord | null, name: string): readonly Heard[] {
  const text = textIn(record, name);
  return text === null ? [] : [{ kind: 'text', text }];
}

/** The reason in our words; one that a table does not have is `unknown`. */
export function reasonOf(table: Readonly<Record<string, FinishReason>>, said: string): FinishReason {
  return Object.hasOwn(table, said) ? (table[said] as FinishReason) : 'unknown';
}

/** An error that the provider tells within its stream. What it says of it is not carried on: it may quote what it was sent. */
export function toldError(): NarratorFault {
  return new NarratorFault('unavailable', 'The narrator told of an error in the middle of its answer.');
}
