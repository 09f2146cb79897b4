/** Members that many shapes of a birth have in common. */

import { SIGNS } from '@khagol/engine/chart';
import { GRAHAS, VISIBLE_GRAHAS } from '@khagol/engine/jyotish';
import { integer, type JsonSchema, number, oneOf, text } from './schema.ts';

export type Members = Readonly<Record<string, JsonSchema>>;

export const house: JsonSchema = integer('1 … 12.', { minimum: 1, maximum: 12 });
export const sign: JsonSchema = oneOf('', SIGNS);
export const graha: JsonSchema = oneOf('', GRAHAS);
export const seven: JsonSchema = oneOf('', VISIBLE_GRAHAS);
export const time: JsonSchema = text('Local, ISO 8601 with offset.');
export const settings: JsonSchema = { type: 'object', description: 'Every choice of a school that was made.' };

export const placed: Members = {
  sign,
  signNumber: integer('1 Aries … 12 Pisces.', { minimum: 1, maximum: 12 }),
  signLord: text(''),
  degree: number('Degrees within the sign.', { minimum: 0, exclusiveMaximum: 30 }),
};
export const spot: Members = {
  longitude: number('Sidereal degrees.', { minimum: 0, exclusiveMaximum: 360 }),
  ...placed,
};
