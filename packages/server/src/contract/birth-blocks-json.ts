/** The record of a chart with its blocks as JSON: byte for byte what `JSON.stringify` writes, in a small part of its time. */

import { SIGNS } from '@khagol/engine/chart';
import type { JsonRecord } from '../http/json.ts';
import { type JsonBytes, type MemberWriter, type MemberWriters, type Piece, piece } from '../http/json-bytes.ts';
import { ToldYogas, yogasTo } from './birth-yogas.ts';
import { CHART_MEMBERS, CLOSE, HOUSE, NAME } from './chart-json.ts';

/** @param data  of a birth chart, or of any whose members of these names are the same; its members are those of the published record, as far as it has them */
export function chartTo(out: JsonBytes, data: unknown): void {
  out.record(data as JsonRecord, MEMBERS);
}

const MEMBERS: MemberWriters = new Map<string, MemberWriter>([
  ...CHART_MEMBERS,
  ['divisional', (out, divisions: JsonRecord) => out.record(divisions, DIVISIONS)],
  [
    'yogas',
    (out, yogas: ToldYogas | readonly unknown[]) =>
      yogas instanceof ToldYogas ? yogasTo(out, yogas) : out.value(yogas),
  ],
  ['doshas', (out, doshas: JsonRecord) => out.record(doshas, DOSHAS)],
]);

/** Whatever its name, a member of these is written alike. */
const DIVISIONS: MemberWriters = { get: () => divisionTo };
const DOSHAS: MemberWriters = { get: () => doshaTo };

function divisionTo(out: JsonBytes, rows: readonly DivisionRow[]): void {
  out.list(rows, divisionRowTo);
}

/** A point of a divisional chart, as the block tells it. */
export interface DivisionRow {
  readonly name: string;
  readonly sign: string;
  readonly signNumber: number;
  readonly degree: number;
  readonly house: number;
}

const OF_SIGN = SIGNS.map((sign, i) => piece(`,"sign":"${sign}","signNumber":${i + 1},"degree":`));

function divisionRowTo(out: JsonBytes, { name, signNumber, degree, house }: DivisionRow): void {
  out.fixed(NAME);
  out.word(name);
  out.fixed(OF_SIGN[signNumber - 1] as Piece);
  out.number(degree);
  out.fixed(HOUSE);
  out.number(house);
  out.fixed(CLOSE);
}

/** Null for the one that the ephemeris does not reach. */
function doshaTo(out: JsonBytes, dosha: JsonRecord | null): void {
  if (dosha === null) out.fixed(NULL);
  else out.record(dosha, OF_DOSHA);
}

/** Of which all texts are of a few hundred: ids, cells, rules and their sources. */
const IN_WORDS: MemberWriters = { get: () => wordsTo };

function wordsTo(out: JsonBytes, said: string | readonly string[]): void {
  if (typeof said === 'string') out.word(said);
  else out.words(said);
}

function reasonsTo(out: JsonBytes, rows: readonly JsonRecord[]): void {
  out.list(rows, reasonTo);
}

function reasonTo(out: JsonBytes, row: JsonRecord): void {
  out.record(row, IN_WORDS);
}

const OF_DOSHA: MemberWriters = new Map<string, MemberWriter>([
  ['remedies', remediesTo],
  ['source', wordsTo],
  ['sources', wordsTo],
  ['classification', wordsTo],
  ['cancellations', reasonsTo],
  ['indicators', reasonsTo],
]);

/** Lists of remedies as they were written first: there is one for each dosha. */
const remedies = new WeakMap<readonly unknown[], Piece>();

function remediesTo(out: JsonBytes, rows: readonly unknown[]): void {
  const written = remedies.get(rows);
  if (written !== undefined) out.fixed(written);
  else if (Object.isFrozen(rows)) {
    const made = piece(JSON.stringify(rows));
    remedies.set(rows, made);
    out.fixed(made);
  } else out.value(rows);
}

const NULL = piece('null');
