/** Properties and the archive on the wire: what a request may say, read into typed values. */

import { isRecord, type JsonRecord, own } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import type { PropertyFacts, PropertyIds } from '../ports/index.ts';
import { Input } from './fields.ts';
import { integer, type JsonSchema, listOf, oneOf, shape, text, truth } from './schema.ts';

const PROPERTY_FORM = '^[A-Za-z0-9_.\\-/]{1,128}$';
/** What a caller may call a property or a tenant. Data, never a path. */
const PROPERTY_ID = new RegExp(PROPERTY_FORM);
const DOCUMENT_FORM = '^[A-Za-z0-9][A-Za-z0-9_.-]{0,127}$';
const DOCUMENT_ID = new RegExp(DOCUMENT_FORM);
const HASH_FORM = '^[!-~]{1,128}$';
const HASH = new RegExp(HASH_FORM);
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const JSON_TYPE = 'application/json';
const ID_NAMES = ['project', 'building', 'unit', 'floor', 'revision'] as const;
const [MOST_MONTHS, MOST_DAYS, MOST_DOCUMENTS] = [60, 30, 16];

export const PROPERTY_NAME: JsonSchema = text('Yours: letters, digits, `_`, `.`, `-` and `/`.', {
  minLength: 1,
  maxLength: 128,
  pattern: PROPERTY_FORM,
  examples: ['tower-3/flat-12'],
});
const tenantRef = { ...PROPERTY_NAME, description: 'Whom you did it for; it opens nothing.' };
const line = (description: string, most: number): JsonSchema => text(description, { minLength: 1, maxLength: most });

export const IDS_SCHEMA: JsonSchema = shape(
  Object.fromEntries(ID_NAMES.map((name) => [`${name}?`, line('', 128)])),
  'Your names for where it stands.',
);

/** @param types  content types that may be filed as bytes */
export function propertyRequest(types: readonly string[]): JsonSchema {
  return shape({
    'title?': line('For people.', 200),
    'ownerId?': line('Yours.', 128),
    'externalId?': line('Yours.', 128),
    'tenantRef?': tenantRef,
    'ids?': IDS_SCHEMA,
    'contentHash?': text('Of your own content.', { pattern: HASH_FORM, examples: ['a'.repeat(64)] }),
    'retentionDays?': integer('Days that what is filed is kept without an archive tier.', {
      minimum: 1,
      maximum: MOST_DAYS,
      default: MOST_DAYS,
    }),
    'documents?': listOf(
      shape({
        id: text('Yours; a second one of a kind replaces the first.', { pattern: DOCUMENT_FORM, examples: ['ground'] }),
        kind: oneOf('', ['plan', 'scan']),
        'content?': { type: 'object', description: 'A record, kept as JSON.' },
        'contentBase64?': text('In its place: bytes in base64.', { examples: ['aGVsbG8='] }),
        'contentType?': oneOf('Of those bytes.', types),
      }),
      'Added to what is filed.',
      { maxItems: MOST_DOCUMENTS },
    ),
  });
}

const named = { propertyId: PROPERTY_NAME, 'tenantRef?': tenantRef };
export const NAMED_REQUEST: JsonSchema = shape(named);
export const TIER_REQUEST: JsonSchema = shape({
  ...named,
  months: integer('Calendar months from the day it is first set.', { minimum: 1, maximum: MOST_MONTHS }),
  'preview?': truth('Tells the price and changes nothing.', { default: false }),
});
export const DELETE_REQUEST: JsonSchema = shape({ ...named, confirmPropertyId: PROPERTY_NAME });

/** A document to be filed. */
export interface DocumentInput {
  readonly kind: 'plan' | 'scan';
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export interface PropertyInput {
  readonly propertyId: string;
  readonly facts: PropertyFacts;
  readonly documents: readonly DocumentInput[];
}

/** @throws Refusal VALIDATION_ERROR */
export function readPropertyId(value: unknown): string {
  if (typeof value === 'string' && PROPERTY_ID.test(value)) return value;
  throw invalidInput([{ code: 'VALIDATION_ERROR', field: 'propertyId', message: `propertyId ${PROPERTY_WORDS}` }]);
}

const PROPERTY_WORDS = 'is 1 to 128 letters, digits, underscores, dots, hyphens and slashes.';

/** A property's name in a body. @throws Refusal VALIDATION_ERROR */
export function readNamed(body: JsonRecord): string {
  const input = new Input(body);
  const propertyId = nameIn(input);
  refuse(input);
  return propertyId;
}

/** @throws Refusal VALIDATION_ERROR */
export function readTierRequest(body: JsonRecord): {
  readonly propertyId: string;
  readonly months: number;
  readonly preview: boolean;
} {
  const input = new Input(body);
  const propertyId = nameIn(input);
  const months = wholeNumber(input, 'months', MOST_MONTHS);
  if (input.get('months') === undefined) input.fault('months', `months is a whole number from 1 to ${MOST_MONTHS}.`);
  const preview = input.flag('preview');
  refuse(input);
  return { propertyId, months: months as number, preview };
}

/** The name of what is to be erased, said twice. @throws Refusal VALIDATION_ERROR */
export function readDelete(body: JsonRecord): string {
  const input = new Input(body);
  const propertyId = nameIn(input);
  if (input.get('confirmPropertyId') !== input.get('propertyId'))
    input.fault('confirmPropertyId', 'confirmPropertyId must be the same as propertyId.');
  refuse(input);
  return propertyId;
}

/** @throws Refusal VALIDATION_ERROR */
export function readProperty(name: unknown, body: JsonRecord, types: readonly string[]): PropertyInput {
  const propertyId = readPropertyId(name);
  const input = new Input(body);
  const facts: PropertyFacts = {
    title: textIn(input, 'title', 200),
    ownerId: textIn(input, 'ownerId', 128),
    externalId: textIn(input, 'externalId', 128),
    tenantRef: tenantIn(input),
    ids: idsIn(input),
    contentHash: hashIn(input),
    retentionDays: wholeNumber(input, 'retentionDays', MOST_DAYS) ?? MOST_DAYS,
  };
  const documents = documentsIn(input, types);
  refuse(input);
  return { propertyId, facts, documents };
}

function nameIn(input: Input): string {
  const value = input.get('propertyId');
  if (typeof value !== 'string' || !PROPERTY_ID.test(value)) input.fault('propertyId', `propertyId ${PROPERTY_WORDS}`);
  tenantIn(input);
  return value as string;
}

function tenantIn(input: Input): string | null {
  const value = input.get('tenantRef');
  if (value === undefined) return null;
  if (typeof value === 'string' && PROPERTY_ID.test(value)) return value;
  input.fault('tenantRef', `tenantRef ${PROPERTY_WORDS}`);
  return null;
}

function wholeNumber(input: Input, name: string, most: number): number | undefined {
  const value = input.get(name);
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value;
  input.fault(name, `${name} is a whole number from 1 to ${most}.`);
  return undefined;
}

function textIn(input: Input, name: string, most: number): string | null {
  const value = input.get(name);
  if (value === undefined || isLine(value, most)) return (value as string | undefined) ?? null;
  input.fault(name, `${name} is text of 1 to ${most} characters without control characters.`);
  return null;
}

/** Half a surrogate pair is no text: what is kept of it would come back as something else. */
function isLine(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= most && !/[\p{Cc}\p{Cs}]/u.test(value);
}

function hashIn(input: Input): string | null {
  const value = input.get('contentHash');
  if (value === undefined) return null;
  if (typeof value === 'string' && HASH.test(value)) return value;
  input.fault('contentHash', 'contentHash is 1 to 128 visible ASCII characters.');
  return null;
}

function idsIn(input: Input): PropertyIds {
  const value = input.get('ids');
  if (value === undefined) return {};
  if (!isRecord(value)) {
    input.fault('ids', 'ids is an object.');
    return {};
  }
  const ids: Partial<Record<(typeof ID_NAMES)[number], string>> = {};
  for (const name of ID_NAMES) {
    const one = own(value, name) ?? undefined;
    if (isLine(one, 128)) ids[name] = one;
    else if (one !== undefined) input.fault(`ids.${name}`, `ids.${name} is text of 1 to 128 characters.`);
  }
  return ids;
}

function documentsIn(input: Input, types: readonly string[]): readonly DocumentInput[] {
  const value = input.get('documents');
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > MOST_DOCUMENTS) {
    input.fault('documents', `documents is a list of at most ${MOST_DOCUMENTS}.`);
    return [];
  }
  const seen = new Set<string>();
  return value.flatMap((one: unknown, at) => {
    const read = documentIn(input, one, `documents[${at}]`, types);
    if (read === null) return [];
    const place = `${read.kind} ${read.name}`;
    if (seen.has(place)) input.fault(`documents[${at}].id`, 'Another document of this kind has this id.');
    seen.add(place);
    return [read];
  });
}

function documentIn(input: Input, value: unknown, path: string, types: readonly string[]): DocumentInput | null {
  const before = input.faults.length;
  const record = isRecord(value) ? value : {};
  if (!isRecord(value)) input.fault(path, `${path} is an object.`);
  const [name, kind] = [own(record, 'id'), own(record, 'kind')];
  const [content, base64, type] = ['content', 'contentBase64', 'contentType'].map(
    (one) => own(record, one) ?? undefined,
  );
  if (typeof name !== 'string' || !DOCUMENT_ID.test(name))
    input.fault(
      `${path}.id`,
      'id is 1 to 128 letters, digits, underscores, dots and hyphens, a letter or digit first.',
    );
  if (kind !== 'plan' && kind !== 'scan') input.fault(`${path}.kind`, 'kind is plan or scan.');
  if ((content === undefined) === (base64 === undefined))
    input.fault(path, 'Send content or contentBase64: one of them.');
  if (content !== undefined && !isRecord(content)) input.fault(`${path}.content`, 'content is an object.');
  if (base64 !== undefined && !isBase64(base64))
    input.fault(`${path}.contentBase64`, 'contentBase64 is bytes in base64.');
  const wrongType =
    base64 === undefined ? type !== undefined && type !== JSON_TYPE : !types.some((known) => known === type);
  if (wrongType)
    input.fault(`${path}.contentType`, `contentType is one of ${types.join(', ')}; content is ${JSON_TYPE}.`);
  if (input.faults.length > before) return null;
  const bytes = isBase64(base64) ? bytesOf(base64) : new TextEncoder().encode(JSON.stringify(content));
  return { kind: kind as 'plan' | 'scan', name: name as string, contentType: (type as string) ?? JSON_TYPE, bytes };
}

/** Whole groups of four; the form is looked at first, so that decoding cannot fail. */
function isBase64(value: unknown): value is string {
  return typeof value === 'string' && value.length % 4 === 0 && BASE64.test(value);
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function refuse({ faults }: Input): void {
  if (faults.length > 0) throw invalidInput(faults);
}
