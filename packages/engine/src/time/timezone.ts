/**
 * Reads the birth's `timezone`: an offset, a number of hours, or the name of a zone; refuses abbreviations and says
 * why.
 */

import type { EngineError } from '../errors.ts';
import { brief, kindOf, refusal } from '../input.ts';
import { editDistance } from '../nearest.ts';
import { offsetLimitHours, offsetSecondsOf } from './civil.ts';
import { formatOffset } from './format.ts';
import { listZoneIds, spellZoneId } from './zone-table.ts';

/** A timezone understood: a fixed offset, or a zone of the table in IANA's spelling. */
export type Timezone =
  | { readonly kind: 'offset'; readonly id: string; readonly offsetSeconds: number }
  | { readonly kind: 'zone'; readonly id: string };

const allowed = '±HH:MM, Z, UTC, an IANA id such as Asia/Kolkata, or hours −16 … +16';

/** What the common abbreviations may stand for: the reason they are refused. */
const abbreviations: Readonly<Record<string, string>> = {
  IST: 'Asia/Kolkata, Europe/Dublin or Asia/Jerusalem',
  EST: 'America/New_York or Australia/Sydney, or the fixed -05:00',
  EDT: 'America/New_York or Australia/Sydney',
  CST: 'America/Chicago, Asia/Shanghai or America/Havana',
  CDT: 'America/Chicago or America/Havana',
  MST: 'America/Denver, America/Phoenix or Asia/Kuala_Lumpur',
  MDT: 'America/Denver',
  PST: 'America/Los_Angeles or Asia/Manila',
  PDT: 'America/Los_Angeles',
  HST: 'Pacific/Honolulu',
  BST: 'Europe/London or Asia/Dhaka',
  CET: 'Europe/Paris, Europe/Berlin, or the fixed +01:00',
  CEST: 'Europe/Paris or Europe/Berlin',
  EET: 'Europe/Athens, Europe/Kyiv, or the fixed +02:00',
  WET: 'Europe/Lisbon, or the fixed +00:00',
  MET: 'Europe/Paris or Asia/Kolkata, or the fixed +01:00',
  PKT: 'Asia/Karachi',
  NPT: 'Asia/Kathmandu',
  JST: 'Asia/Tokyo',
  SGT: 'Asia/Singapore',
  AEST: 'Australia/Sydney or Australia/Brisbane',
};

/**
 * The meaning of a `timezone` field.
 *
 * @param value  text, or hours as a number
 * @returns an offset in whole seconds, or a zone that the table knows
 * @throws EngineError INVALID_TIMEZONE with what is wrong and, for an unknown name, the nearest ones
 */
export function readTimezone(value: unknown): Timezone {
  if (typeof value === 'number') return readHours(value);
  if (typeof value !== 'string') throw refuse(`The timezone is text or a number, not ${kindOf(value)}.`);
  if (value === 'Z' || /^utc$/i.test(value)) return { kind: 'offset', id: 'UTC', offsetSeconds: 0 };
  if (/^[+-]\d/.test(value)) {
    const offsetSeconds = offsetSecondsOf(value);
    if (offsetSeconds !== null) return { kind: 'offset', id: formatOffset(offsetSeconds), offsetSeconds };
    throw refuse(`The offset "${brief(value)}" is not of the form ±HH:MM within ±${offsetLimitHours} hours.`);
  }
  const id = spellZoneId(value);
  if (id !== null) return { kind: 'zone', id };
  throw refuse(reasonAgainst(value));
}

function readHours(hours: number): Timezone {
  if (!(Math.abs(hours) <= offsetLimitHours)) {
    throw refuse(`A timezone in hours lies between −${offsetLimitHours} and +${offsetLimitHours}; ${hours} does not.`);
  }
  // Adding 0 turns −0 into 0.
  const offsetSeconds = Math.round(hours * 3600) + 0;
  return { kind: 'offset', id: formatOffset(offsetSeconds), offsetSeconds };
}

function reasonAgainst(text: string): string {
  const shifted = /^(?:utc|gmt)\s*([+-]\d.*)$/i.exec(text);
  if (shifted !== null) return `"${brief(text)}" is not taken: write the offset alone, as ±HH:MM.`;
  const meanings = Object.hasOwn(abbreviations, text.toUpperCase()) ? abbreviations[text.toUpperCase()] : undefined;
  if (meanings !== undefined) {
    return `"${text}" is an abbreviation and says too little: it may mean ${meanings}. Give an IANA id or an offset.`;
  }
  if (/^[A-Za-z]{1,5}$/.test(text)) {
    return `"${text}" looks like an abbreviation and says too little. Give an IANA id such as Asia/Kolkata, or an offset.`;
  }
  const near = nearestZoneIds(text);
  const hint = near.length > 0 ? ` Near it: ${near.join(', ')}.` : '';
  return `The zone "${brief(text)}" is not in the IANA database.${hint}`;
}

/** Up to three zone names that need the fewest changed letters, the town counting alone too: `Bombai` → … */
function nearestZoneIds(text: string): readonly string[] {
  if (text.length > 64) return [];
  const wanted = text.toLowerCase().replace(/\s+/g, '_');
  const farthest = Math.max(2, Math.floor(wanted.length / 3));
  return listZoneIds()
    .map((id) => {
      const name = id.toLowerCase();
      const town = name.slice(name.lastIndexOf('/') + 1);
      const wantedTown = wanted.slice(wanted.lastIndexOf('/') + 1);
      return { id, distance: Math.min(editDistance(wanted, name), editDistance(wantedTown, town) + 0.5) };
    })
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
    .slice(0, 3)
    .map(({ id }) => id);
}

function refuse(message: string): EngineError {
  return refusal('INVALID_TIMEZONE', 'timezone', allowed, message);
}
