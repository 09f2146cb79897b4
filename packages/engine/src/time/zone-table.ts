/**
 * Opens the packed table of time zones: names, and per zone its history and the rule that continues it.
 *
 * The table is unpacked on first use and each zone on its own first use; the layout is told in data/zones/README.md.
 * Nothing here depends on the host's own idea of time zones.
 */

import { bytesOfGenerated } from '../base64.ts';
import { assert } from '../errors.ts';
import { zoneTableBase64, zoneTableEdition, zoneTableLength } from './zone-data.ts';

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
  /** Where each zone's bytes begin. */
  readonly starts: readonly number[];
  readonly bytes: Uint8Array;
  readonly futures: readonly ZoneFuture[];
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
  const { zoneIndex, opened, bytes, starts, futures } = openTable();
  const index = zoneIndex.get(id);
  if (index === undefined) return null;
  let history = opened.get(index);
  if (history === undefined) {
    history = readZone(new Reader(bytes, starts[index] as number), futures);
    opened.set(index, history);
  }
  return history;
}

function openTable(): Table {
  if (table !== undefined) return table;
  const reader = new Reader(expand(bytesOfGenerated(zoneTableBase64), zoneTableLength), 0);
  const futures = Array.from({ length: reader.unsigned() }, () => readFuture(reader));
  const names = reader.lines(reader.unsigned());
  const zoneIndex = new Map<string, number>();
  let seen = 0;
  for (const name of names) {
    // 0 announces the next zone; otherwise it is an alias, so many zones back.
    const back = reader.unsigned();
    zoneIndex.set(name, seen - back);
    if (back === 0) seen++;
  }
  const starts: number[] = [];
  for (let left = reader.unsigned(); left > 0; left--) {
    const length = reader.unsigned();
    starts.push(reader.at);
    reader.at += length;
  }
  assert(starts.length === seen && reader.at === zoneTableLength, 'the zone table is as long as it says');
  const spelling = new Map(names.map((name) => [name.toLowerCase(), name]));
  table = { names, spelling, zoneIndex, starts, bytes: reader.bytes, futures, opened: new Map() };
  return table;
}

function readFuture(reader: Reader): ZoneFuture {
  const standardSeconds = reader.signed();
  const offsetSeconds = reader.signed();
  if (offsetSeconds === standardSeconds) return { standardSeconds, daylight: null };
  return { standardSeconds, daylight: { offsetSeconds, start: readRule(reader), end: readRule(reader) } };
}

function readRule(reader: Reader): YearlyRule {
  return { month: reader.byte(), week: reader.byte(), weekday: reader.byte(), seconds: reader.signed() };
}

function readZone(reader: Reader, futures: readonly ZoneFuture[]): ZoneHistory {
  const future = futures[reader.unsigned()] as ZoneFuture;
  const types = Array.from({ length: reader.unsigned() }, () => {
    const twice = reader.signed();
    const offsetSeconds = Math.floor(twice / 2);
    return { offsetSeconds, meanTime: twice - offsetSeconds * 2 === 1 };
  });
  const typeAfter = Array.from({ length: reader.unsigned() }, () => reader.byte());
  let last = 0;
  const changes = typeAfter.map((_, i) => {
    last = i === 0 ? reader.signed() : last + reader.unsigned();
    return last;
  });
  return { changes, types, typeAfter, future };
}

/** Reads numbers (LEB128, zigzag for signed ones) and lines from bytes. */
class Reader {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  byte(): number {
    return this.bytes[this.at++] as number;
  }

  unsigned(): number {
    let value = 0;
    for (let weight = 1; ; weight *= 128) {
      const byte = this.byte();
      value += (byte % 128) * weight;
      if (byte < 128) return value;
    }
  }

  signed(): number {
    const value = this.unsigned();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  lines(count: number): readonly string[] {
    let end = this.at;
    for (let left = count; left > 0; left--) end = this.bytes.indexOf(10, end) + 1;
    const lines = String.fromCharCode(...this.bytes.subarray(this.at, end - 1)).split('\n');
    this.at = end;
    return lines;
  }
}

/** Unpacks the stream that data/zones/squeeze.mjs writes. It runs once, cold, before the first chart: long steps are left to the host. */
function expand(packed: Uint8Array, length: number): Uint8Array {
  const out = new Uint8Array(length);
  const reader = new Reader(packed, 0);
  let at = 0;
  while (at < length) {
    const token = reader.byte();
    let literals = token >> 4;
    if (literals === 15) literals += reader.unsigned();
    for (const end = at + literals; at < end; at++) out[at] = packed[reader.at++] as number;
    if (at >= length) break;
    const distance = reader.unsigned();
    let copies = (token & 15) + 3;
    if (copies === 18) copies += reader.unsigned();
    const from = at - distance;
    // Where a copy overlaps what it is writing it goes byte by byte.
    if (distance >= copies) out.copyWithin(at, from, from + copies);
    else for (let i = 0; i < copies; i++) out[at + i] = out[from + i] as number;
    at += copies;
  }
  return out;
}
