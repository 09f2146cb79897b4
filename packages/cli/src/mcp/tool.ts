/** What a tool is, and the parts of input that several tools share. */

import type { ObjectSchema, Schema } from './schema.ts';

/** What a running call may ask of the session. */
export interface Running {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Whether the client wants no answer any more. */
  isCancelled(): boolean;
  /** Tells a client that asked for it how far it is, and lets messages in between. */
  progress(done: number, total: number): Promise<void>;
}

/** An answer: the record, and where it is better read than parsed its text; the record as JSON when left out. */
export interface ToolAnswer {
  readonly record: object;
  readonly text?: string;
}

/** An operation as a client sees it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  /** Members that are births, or lists of them: they are read before the tool runs, so that a refusal says whose is wrong. */
  readonly births?: readonly string[];
  /** @param input  as its schema says @throws EngineError naming the member that is wrong all the same */
  readonly run: (input: never, running: Running) => Promise<ToolAnswer>;
}

/** A member that is text. */
export const text = (description: string, maxLength = 200): Schema => ({ type: 'string', description, maxLength });
/** A member that is one of some names. */
export const oneOf = (description: string, choices: readonly string[]): Schema => ({
  type: 'string',
  description,
  enum: choices,
});

const PLACE: Readonly<Record<string, Schema>> = {
  latitude: { type: 'number', minimum: -90, maximum: 90, description: 'degrees, north positive' },
  longitude: { type: 'number', minimum: -180, maximum: 180, description: 'degrees, east positive' },
  elevation: { type: 'number', minimum: -500, maximum: 12000, description: 'metres' },
  timezone: {
    type: ['string', 'number'],
    description: '±HH:MM, Z, an IANA id, or hours such as 5.5; left out it is found from the coordinates',
  },
};

/** A place with its clock. */
export const PLACE_SCHEMA: ObjectSchema = {
  type: 'object',
  description: 'a place and its clock',
  properties: PLACE,
  required: ['latitude', 'longitude'],
  additionalProperties: false,
};

/** A birth as the engine reads it. */
export const birthSchema = (description: string): ObjectSchema => ({
  type: 'object',
  description,
  properties: {
    datetime: text('ISO 8601 local date and time, offset optional: 1990-01-15T10:30'),
    date: text('YYYY-MM-DD, with time, in place of datetime; alone, the time is unknown'),
    time: text('HH:MM[:SS], or unknown'),
    ...PLACE,
    fold: { type: 'integer', minimum: 0, maximum: 1, description: 'which reading of a repeated local time' },
    calendar: oneOf('calendar of the date', ['gregorian', 'julian']),
  },
  required: ['latitude', 'longitude'],
  additionalProperties: false,
});

/** The input of a tool; members that it does not name are refused. */
export const inputOf = (properties: Readonly<Record<string, Schema>>, required: readonly string[]): ObjectSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
