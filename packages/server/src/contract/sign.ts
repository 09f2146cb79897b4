/** Signs and nakshatras as callers write them: a name in any case, Sanskrit or English, or a number. */

import { NAKSHATRAS, SIGNS } from '@khagol/engine/chart';
import { RASHIS } from '@khagol/engine/jyotish';
import { invalidInput } from '../http/refusal.ts';
import { type JsonSchema, text } from './schema.ts';

export const SIGN_FIELD: JsonSchema = text('A sign: `Aries` … `Pisces` or `Mesha` … `Meena` in any case, or 1 … 12.', {
  examples: ['aries'],
});
export const NAKSHATRA_FIELD: JsonSchema = text('A nakshatra of birth: its name in any case, or 1 … 27.', {
  examples: ['rohini'],
});

/**
 * A sign out of text, 1 … 12.
 *
 * @param field  what the caller calls it
 * @throws  Refusal VALIDATION_ERROR naming the field
 */
export function readSign(written: string | undefined, field: string = 'sign'): number {
  return numbered(field, written, [SIGNS, RASHIS]);
}

/** A nakshatra out of text, 1 … 27. @throws Refusal VALIDATION_ERROR naming `nakshatra` */
export function readNakshatra(written: string): number {
  return numbered('nakshatra', written, [NAKSHATRAS]);
}

function numbered(field: string, written: string | undefined, lists: readonly (readonly string[])[]): number {
  const wanted = plain(written ?? '');
  for (const names of lists) {
    const at = names.findIndex((name) => plain(name) === wanted);
    if (at >= 0) return at + 1;
  }
  const [names] = lists as [readonly string[]];
  const number = Number(wanted);
  if (/^\d{1,2}$/.test(wanted) && number >= 1 && number <= names.length) return number;
  const allowed = `a name such as ${names[0]}, or a number from 1 to ${names.length}`;
  const message = written === undefined ? `This call needs a ${field}: ${allowed}.` : `${field} is ${allowed}.`;
  throw invalidInput([{ code: 'VALIDATION_ERROR', field, message }]);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}
