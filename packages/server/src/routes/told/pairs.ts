/** Questions about two people that the priced matching and synastry hold the answers to: the whole, and parts that have paths of their own. */

import { type CompatibilityInput, readCompatibilityInput } from '../../contract/compatibility-input.ts';
import { COMPATIBILITY } from '../../contract/compatibility-shapes.ts';
import { type JsonSchema, shape } from '../../contract/schema.ts';
import { readSynastryInput, type SynastryInput } from '../../contract/synastry-input.ts';
import { SYNASTRY } from '../../contract/synastry-shapes.ts';
import type { JsonRecord } from '../../http/json.ts';
import { compatibilityData } from '../compatibility.ts';
import { synastryData } from '../synastry.ts';
import type { Doors } from './doors.ts';
import { partsOf, type Question } from './question.ts';

/** A question that reads a whole body by itself. */
export interface BodyQuestion<Asked> extends Question<Asked> {
  /** @throws Refusal naming each faulty field */
  read(body: JsonRecord, doors: Doors): Asked;
}

export const MATCH: BodyQuestion<CompatibilityInput> = {
  summary: 'Two horoscopes matched: points, and Mars in both.',
  data: COMPATIBILITY,
  read: (body, { engine }) => readCompatibilityInput(body, engine),
  tell: (input, { engine }) => compatibilityData(engine, input),
};

const KOOTAS = ['factors', 'totalScore', 'maxScore', 'totalScoreSwapped', 'roles'] as const;

export const ASHTAKOOTA: BodyQuestion<CompatibilityInput> = {
  summary: 'The eight kootas of two Moons.',
  data: shape(Object.fromEntries(KOOTAS.map((name) => [name, propertyOf(COMPATIBILITY, name)]))),
  read: (body, doors) => MATCH.read(overlaid(body, { system: 'ashtakoota' }), doors),
  tell: (input, doors) => partsOf(MATCH.tell(input, doors), KOOTAS),
};

export const PORUTHAM: BodyQuestion<CompatibilityInput> = {
  summary: 'The ten poruthams of two Moons, and Mars in both.',
  data: COMPATIBILITY,
  read: (body, doors) => MATCH.read(overlaid(body, { system: 'porutham' }), doors),
  tell: MATCH.tell,
};

export const SYNASTRY_OF_TWO: BodyQuestion<SynastryInput> = {
  summary: 'Two charts, and what stands between them.',
  data: SYNASTRY,
  read: (body, { engine }) => readSynastryInput(body, engine),
  tell: (input, { engine }) => synastryData(engine, input),
};

export const COMPOSITE: BodyQuestion<SynastryInput> = {
  summary: 'One chart of the midpoints of two.',
  data: propertyOf(SYNASTRY, 'composite'),
  // A chart of two needs two.
  read: (body, doors) => SYNASTRY_OF_TWO.read(overlaid(body, { includeComposite: true, strict: true }), doors),
  tell: (input, doors) => (SYNASTRY_OF_TWO.tell(input, doors) as { readonly composite: unknown }).composite,
};

const COMPOSITE_PARTS = ['method', 'zodiac', 'aspects'] as const;

export const COMPOSITE_ASPECTS: BodyQuestion<SynastryInput> = {
  summary: 'The aspects of the chart of the midpoints of two.',
  data: shape(Object.fromEntries(COMPOSITE_PARTS.map((name) => [name, propertyOf(COMPOSITE.data, name)]))),
  read: COMPOSITE.read,
  tell: (input, doors) => partsOf(COMPOSITE.tell(input, doors), COMPOSITE_PARTS),
};

/** A request without some of its fields: those that the question answers itself. */
export function withoutFields(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const kept = Object.entries(schema['properties'] as JsonSchema).filter(([name]) => !names.includes(name));
  return { ...schema, properties: Object.fromEntries(kept) };
}

function propertyOf(schema: JsonSchema, name: string): JsonSchema {
  return (schema['properties'] as JsonSchema)[name] as JsonSchema;
}

/** The body with some members set, in a record that inherits nothing. */
function overlaid(body: JsonRecord, set: Readonly<Record<string, unknown>>): JsonRecord {
  return Object.assign(Object.create(null), body, set);
}
