/** What requests about plots and rooms have in common: points, references of a buyer, the edition of the rules, and how a body is taken. */

import { PLAN_LIMITS, RING_LIMITS, RULES_VERSIONS, ZONES } from '@khagol/engine/vastu';
import { isRecord, type JsonRecord, own } from '../http/json.ts';
import type { Fault } from './fields.ts';
import { integer, type JsonSchema, listOf, number, oneOf, text } from './schema.ts';

const { greatestCoordinate, fewestPoints, mostPoints, mostHoles } = RING_LIMITS;

export const POINT: JsonSchema = listOf(
  number('Metres.', { minimum: -greatestCoordinate, maximum: greatestCoordinate }),
  '[x, y] of the drawing, metres; x to the right, y up.',
  { minItems: 2, maxItems: 2 },
);

export const POLYGON: JsonSchema = listOf(
  POINT,
  'Corners in order, either way round; it must not cross itself and has an area. A closing point may be repeated.',
  { minItems: fewestPoints, maxItems: mostPoints },
);

const WORD_LIMITS = { minLength: 1, maxLength: 128 } as const;
/** A word for people, or for a type of space. */
export const word = (description: string, more: JsonSchema = {}): JsonSchema =>
  text(description, { ...WORD_LIMITS, ...more });

export const ZONE_WORD: JsonSchema = text(
  'One of the nine zones, by code or name in any case: `SE`, `southeast`, `south-east`, `agneya`, `center`.',
  { examples: ZONES },
);

export const BEARING: JsonSchema = number('True bearing of the drawing’s +Y, degrees clockwise from north; 360 is 0.', {
  minimum: 0,
  maximum: 360,
});

export const ERRORS: Readonly<Record<string, JsonSchema>> = {
  'headingErrorDeg?': number('By how much the bearing may be off; brings `possibleZones` or `uncertainty`.', {
    minimum: 0,
    maximum: 180,
  }),
  'positionErrorM?': number('By how much places may be off, metres.', { minimum: 0, maximum: 1000 }),
};

export const RULES: JsonSchema = oneOf('Edition of the rules; the newest when left out.', RULES_VERSIONS);

export const HOLES: JsonSchema = listOf(POLYGON, 'Open to the sky, within the outline.', { maxItems: mostHoles });

/** A plot without a drawing. */
export const DIMENSIONS: Readonly<Record<string, JsonSchema>> = {
  'width?': number('Instead of a polygon: metres along the front.', { minimum: 0.01, maximum: 10_000 }),
  'length?': number('Metres from front to back.', { minimum: 0.01, maximum: 10_000 }),
  'depth?': number('Another word for `length`.', { minimum: 0.01, maximum: 10_000 }),
  'facing?': {
    anyOf: [text('One of sixteen directions, by code or name.'), number('Degrees.', { minimum: 0, maximum: 360 })],
    description: 'Where the front looks. Without `bearingDeg` the bearing is taken from it.',
  },
};

const REFERENCE = /^[A-Za-z0-9_.\-/]{1,128}$/;

/** Whose property it is; comes back in the answer. */
export const ATTRIBUTION: Readonly<Record<string, JsonSchema>> = {
  'propertyId?': text(
    'Your own name of the property; the header `x-vastu-property-id` says it where the body does not. The answer is kept with it.',
    { pattern: REFERENCE.source },
  ),
  'tenantRef?': text('Your own name of the tenant; the header `x-vastu-tenant-ref` says it where the body does not.', {
    pattern: REFERENCE.source,
  }),
};

const HEADERS = [
  ['propertyId', 'x-vastu-property-id'],
  ['tenantRef', 'x-vastu-tenant-ref'],
] as const;

/**
 * A body as the engine is asked: members that are `null` are as good as left out, the references of its headers stand where it has none, and the wish
 * for a receipt is somebody else’s business.
 *
 * @param faults  gets what is wrong with a header, under the header’s name
 */
export function questionOf(
  { body, header }: { readonly body: JsonRecord; header(name: string): string | null },
  faults: Fault[],
): JsonRecord {
  const { receipt: _, ...question } = withoutNulls(body) as Record<string, unknown>;
  for (const [name, headerName] of HEADERS) {
    const sent = header(headerName);
    if (sent === null || own(question, name) !== undefined) continue;
    if (REFERENCE.test(sent)) question[name] = sent;
    else
      faults.push({
        code: 'VALIDATION_ERROR',
        field: headerName,
        message: referenceMessage(headerName),
      });
  }
  return question;
}

/** What is wrong with the references of a question that goes to nobody who would look at them. */
export function referenceFaults(question: JsonRecord): readonly Fault[] {
  return HEADERS.flatMap(([field]) => {
    const value = own(question, field);
    if (value === undefined || (typeof value === 'string' && REFERENCE.test(value))) return [];
    return [{ code: 'VALIDATION_ERROR' as const, field, message: referenceMessage(field) }];
  });
}

function referenceMessage(name: string): string {
  return `${name} must be 1 … 128 letters A-Z a-z, digits, _ . - /.`;
}

/** The headers of references, by their published spelling. */
export const REFERENCE_HEADERS: Readonly<Record<string, JsonSchema>> = {
  'X-Vastu-Property-Id': text('`propertyId`, where the body has none.', { pattern: REFERENCE.source }),
  'X-Vastu-Tenant-Ref': text('`tenantRef`, where the body has none.', { pattern: REFERENCE.source }),
};

/** A value whose records have no `null` members; lists keep theirs. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return typeof value[0] === 'number' ? value : value.map(withoutNulls);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => (member === null ? [] : [[name, withoutNulls(member)] as const])),
  );
}

/** Those of a question's members, where they are there. */
export function picked(question: JsonRecord, names: readonly string[]): JsonRecord {
  return Object.fromEntries(
    names.flatMap((name) => (own(question, name) === undefined ? [] : [[name, own(question, name)] as const])),
  );
}

/** A plot for the document and for people to paste. */
export const SAMPLE_PLOT = [
  [0, 0],
  [12, 0],
  [12, 18],
  [0, 18],
] as const;

/** How often a `zoneResolution` cuts the circle. */
export const RESOLUTION: JsonSchema = { ...integer('Names sectors beside zones.'), enum: [8, 16, 32] };
export const MOST_ROOMS: number = PLAN_LIMITS.mostRooms;
