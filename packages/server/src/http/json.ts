/**
 * Bytes → a JSON object, strictly: UTF-8 without faults, bounded depth and count, finite numbers, each member once.
 *
 * `JSON.parse` takes nesting of any depth and turns 1e999 into Infinity; what comes after (walking, writing, hashing) would overflow
 * the stack. So the text is measured before it is parsed, and read by own members only after. Of two members of one name it takes the last and
 * other readers the first, so a receipt would bear witness to a question that somebody else reads otherwise.
 */

import { Refusal } from './refusal.ts';

/** A parsed object. Read it with `own`, never by spreading or assigning: it may have a member called `__proto__`. */
export type JsonRecord = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 32;
/** For each 64 KiB that a body may have. */
const MAX_MEMBERS = 2_000;
const MAX_ITEMS = 10_000;
const SHARE_BYTES = 64 * 1024;

/**
 * The object that a body holds.
 *
 * @param limitBytes  what the body may weigh; a row that takes more also takes more members and items
 * @throws  Refusal VALIDATION_ERROR for broken UTF-8 or JSON, for anything but an object, for too deep or too many, for numbers beyond doubles, for two
 *          members of one name
 * @source  `rfc-8785` §3.1: data that is hashed has no duplicate names
 */
export function parseJsonObject(bytes: Uint8Array, limitBytes: number = SHARE_BYTES): JsonRecord {
  const text = decode(bytes);
  const members = measure(text, Math.max(1, Math.floor(limitBytes / SHARE_BYTES)));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fault('The body is not valid JSON.');
  }
  if (!isRecord(value)) throw fault('The body must be a JSON object.');
  const found = weighed(value);
  if (!found.areFinite) throw fault('A number in the body is too large.');
  if (found.members !== members) throw fault('An object in the body has two members of one name.');
  return value;
}

/** The record's own member, or undefined: never something inherited. */
export function own(record: JsonRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON text with members in one order, so that equal content gives equal text. Depth is bounded by the parser above. */
export function orderedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(orderedJson).join(',')}]`;
  if (!isRecord(value)) return typeof value === 'string' ? quoted(value) : (JSON.stringify(value) ?? 'null');
  let text = '';
  for (const name of Object.keys(value).sort())
    text += `${text === '' ? '' : ','}${quoted(name)}:${orderedJson(value[name])}`;
  return `{${text}}`;
}

/** Texts that JSON writes as they are, which is nearly all there are. */
const PLAIN_TEXT = /^[ !#-[\]-~]*$/;

/** A text as JSON writes it. */
function quoted(text: string): string {
  return PLAIN_TEXT.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** How many members the objects of a parsed value have together, and whether all its numbers are finite. A walk costs a tenth of what a reviver does. */
function weighed(value: unknown): { readonly members: number; readonly areFinite: boolean } {
  let members = 0;
  const allFinite = (part: unknown): boolean => {
    if (typeof part === 'number') return Number.isFinite(part);
    if (typeof part !== 'object' || part === null) return true;
    if (Array.isArray(part)) return part.every(allFinite);
    for (const name in part) {
      members += 1;
      if (!allFinite((part as JsonRecord)[name])) return false;
    }
    return true;
  };
  const areFinite = allFinite(value);
  return { members, areFinite };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw fault('The body is not valid UTF-8.');
  }
}

/** One pass over the characters, strings skipped; needs no valid JSON, only tells what parsing it could build: how many members. */
function measure(text: string, shares: number): number {
  let [depth, members, items] = [0, 0, 0];
  for (let i = 0; i < text.length; i += 1) {
    switch (text.charCodeAt(i)) {
      case 0x22: // "
        for (i += 1; i < text.length && text.charCodeAt(i) !== 0x22; i += 1) if (text.charCodeAt(i) === 0x5c) i += 1;
        break;
      case 0x7b: // {
      case 0x5b: // [
        depth += 1;
        if (depth > MAX_DEPTH) throw fault(`The body is nested deeper than ${MAX_DEPTH} levels.`);
        break;
      case 0x7d: // }
      case 0x5d: // ]
        depth -= 1;
        break;
      case 0x3a: // :
        members += 1;
        break;
      case 0x2c: // ,
        items += 1;
        break;
      default:
    }
  }
  const [mostMembers, mostItems] = [MAX_MEMBERS * shares, MAX_ITEMS * shares];
  if (members > mostMembers || items > mostItems)
    throw fault(`The body may have at most ${mostMembers} members and ${mostItems} items.`);
  return members;
}

function fault(message: string): Refusal {
  return new Refusal('VALIDATION_ERROR', message, { details: [{ field: 'body', message }] });
}
