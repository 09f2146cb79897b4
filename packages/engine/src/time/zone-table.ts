/**
 * Reads the table of time zones: names, and per zone its history and the rule that continues it.
 *
 * The names are read on first use and each zone on its own first use; the layout is told in data/zones/README.md.
 * Nothing here depends on the host's own idea of time zones.
 */

import { zoneFutures, zoneHistories, zoneNames, zoneTableEdition } from './zone-data.ts';

/** Edition of the time zone database, such as `2026f`. */
export const tzdataEdition: string = zoneTableEdition;

/** A stretch's clock: seconds east of Greenwich, and whether that is the reference town's local mean time. */
export interface ZoneType {
  readonly offsetSeconds: number;
  readonly meanTime: boolean;
}

/**
 * The day of the year on which a rule changes the clock: the `week`-th (5 = last) `weekday` (0 = Sunday) of `month`.
 */
export interface YearlyRule {
  readonly month: number;
  readonly week: number;
  readonly weekday: number;
  /** Seconds since that day's midnight, of the clock before the change. */
  readonly seconds: number;
}

/** What holds after the last change of the table. */
export interface ZoneFuture {
  readonly standardSeconds: number;
  readonly daylight: { readonly offsetSeconds: number; readonly start: YearlyRule; readonly end: YearlyRule } | null;
}

/**
 * One zone. `changes` are UTC seconds since 1970, rising; `types[0]` holds before them, `typeAfter[i]` from the i-th
 * on.
 */
export interface ZoneHistory {
  readonly changes: readonly number[];
  readonly types: readonly ZoneType[];
  readonly typeAfter: readonly number[];
  readonly future: ZoneFuture;
}

interface Table {
  /** Every name, sorted. */
  readonly names: readonly string[];
  /** Lower-case name → name as IANA spells it. */
  readonly spelling: ReadonlyMap<string, string>;
  readonly zoneIndex: ReadonlyMap<string, number>;
  readonly opened: Map<number, ZoneHistory>;
}

let table: Table | undefined;

/** Every zone name of the table, sorted: `Africa/Abidjan` … `Zulu`. */
export function listZoneIds(): readonly string[] {
  return openTable().names;
}

/** The name as IANA spells it, whatever the case it was written in; null for a name that the table does not know. */
export function spellZoneId(name: string): string | null {
  return typeof name === 'string' ? (openTable().spelling.get(name.toLowerCase()) ?? null) : null;
}

/** History of a zone by its name in IANA's spelling; null for an unknown name. */
export function zoneHistory(id: string): ZoneHistory | null {
  const { zoneIndex, opened } = openTable();
  const index = zoneIndex.get(id);
  if (index === undefined) return null;
  let history = opened.get(index);
  if (history === undefined) {
    history = readHistory(zoneHistories[index] as string);
    opened.set(index, history);
  }
  return history;
}

function openTable(): Table {
  if (table !== undefined) return table;
  const names: string[] = [];
  const spelling = new Map<string, string>();
  const zoneIndex = new Map<string, number>();
  let next = 0;
  for (const entry of zoneNames.split(' ')) {
    // A name by itself is the next zone's; a further name of a zone says which.
    const [name, index] = entry.split(':') as [string, string?];
    names.push(name);
    spelling.set(name.toLowerCase(), name);
    zoneIndex.set(name, index === undefined ? next++ : Number(index));
  }
  table = { names, spelling, zoneIndex, opened: new Map() };
  return table;
}

function readHistory(line: string): ZoneHistory {
  const [future, types, after, spans] = line.split('|') as [string, string, string, string];
  let last = 0;
  const changes = spans === '' ? [] : spans.split(' ').map((span) => (last += secondsOf(span)));
  return {
    changes,
    types: types.split(' ').map((type) => ({ offsetSeconds: secondsOf(type), meanTime: type.endsWith('*') })),
    typeAfter: Array.from(after, (digit) => Number.parseInt(digit, 36)),
    future: readFuture((zoneFutures[Number(future)] as string).split(' ')),
  };
}

function readFuture(words: readonly string[]): ZoneFuture {
  const [standard, daylight] = words as [string, string?];
  const standardSeconds = secondsOf(standard);
  if (daylight === undefined) return { standardSeconds, daylight: null };
  const [start, end] = [readRule(words.slice(2, 6)), readRule(words.slice(6))];
  return { standardSeconds, daylight: { offsetSeconds: secondsOf(daylight), start, end } };
}

function readRule([month, week, weekday, seconds]: readonly string[]): YearlyRule {
  return { month: Number(month), week: Number(week), weekday: Number(weekday), seconds: secondsOf(seconds as string) };
}

const NUMBER = /^(-?[0-9a-z]+)([MS]?)/;

/** Seconds of a number to the base of 36: hours, before M minutes, before S seconds. */
function secondsOf(text: string): number {
  const [, digits, unit] = NUMBER.exec(text) as unknown as [string, string, string];
  return Number.parseInt(digits, 36) * (unit === 'S' ? 1 : unit === 'M' ? 60 : 3600);
}
