/** Which texts of a caller may be carried into an answer? Short ones that are well-formed; and references that a buyer keeps files under. */

import { readText, refusal, type Unread } from '../../input.ts';
import { nearHint } from '../../nearest.ts';
import type { PlanWarning } from '../plan/index.ts';

const MOST_LETTERS = 128;
const WORDS = `text of 1 … ${MOST_LETTERS} letters`;
const REFERENCE = '1 … 128 letters A-Z a-z, digits, _ . - /';

/** A name of something. @throws EngineError INVALID_OPTION */
export function readWords(field: string, value: unknown): string {
  const text = readText(field, value, WORDS).trim();
  // Halves of a surrogate pair cannot be stamped, and control characters cannot be read.
  const isFit = text.length > 0 && text.length <= MOST_LETTERS && !/[\p{Cs}\p{Cc}]/u.test(text);
  if (isFit) return text;
  throw refusal('INVALID_OPTION', field, WORDS, `${field} must be ${WORDS}, without control characters.`);
}

/** What a buyer keeps the answer under, such as `propertyId`; null when left out. @throws EngineError INVALID_OPTION */
export function readReference(field: string, value: unknown): string | null {
  if (value === undefined) return null;
  const text = readText(field, value, REFERENCE);
  if (/^[A-Za-z0-9_.\-/]{1,128}$/.test(text)) return text;
  throw refusal('INVALID_OPTION', field, REFERENCE, `${field} must be ${REFERENCE}.`);
}

/** Members that nobody reads: told and not refused, because clients send more than is asked. */
export function unreadWarnings(record: Unread, names: readonly string[], path: string): readonly PlanWarning[] {
  return Object.keys(record)
    .filter((name) => !names.includes(name) && record[name] !== undefined)
    .slice(0, 16)
    .map((name) => {
      const shown = readableName(name);
      const message = `${path}${shown} is not read; it changes nothing.${nearHint(shown, names)}`;
      return { code: 'FIELD_NOT_READ', field: `${path}${shown}`, message };
    });
}

function readableName(name: string): string {
  const readable = name.replace(/[\p{Cs}\p{Cc}]/gu, '?');
  return readable.length <= 40 ? readable : `${readable.slice(0, 39).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
