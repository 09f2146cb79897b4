/**
 * The record of a chart with its blocks as JSON: byte for byte what `JSON.stringify` writes, in a small part of its time.
 *
 * More than half of it says of each yoga what is always said of it: its name, its rule, its sources. Those stretches are written once and
 * kept, some hundred of them; only grahas, cells, grade and cancellations are of the birth.
 */

import { SIGNS } from '@khagol/engine/chart';
import type { JsonRecord } from '../http/json.ts';
import { type JsonBytes, piece } from '../http/json-bytes.ts';
import { CHART_MEMBERS, CLOSE, HOUSE, type MemberWriter, type MemberWriters, NAME, recordTo } from './chart-json.ts';

/** One yoga as the block tells it, as far as it is of the birth. */
export interface YogaRecord {
  readonly id: string;
  readonly planets: readonly string[];
  readonly because: readonly string[];
  readonly strength: string | null;
  readonly isCancelled: boolean;
  readonly cancellations: readonly unknown[];
  readonly [fixed: string]: unknown;
}

/** Members of a yoga that are of the birth; all others belong to the yoga itself. */
const OF_BIRTH: ReadonlySet<string> = new Set(['planets', 'strength', 'isCancelled', 'cancellations', 'because']);

type Stretches = readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];

/** The stretches between the members that are of the birth, by the id of the yoga; there are as many as the engine knows yogas. */
const stretches = new Map<string, Stretches>();

/** @param data  of a birth chart, or of any whose members of these names are the same; its members are those of the published record, as far as it has them */
export function chartTo(out: JsonBytes, data: unknown): void {
  recordTo(out, data as JsonRecord, MEMBERS);
}

const MEMBERS: MemberWriters = new Map<string, MemberWriter>([
  ...CHART_MEMBERS,
  ['divisional', (out, divisions: JsonRecord) => recordTo(out, divisions, DIVISIONS)],
  ['yogas', (out, yogas: readonly YogaRecord[]) => out.list(yogas, yogaTo)],
  ['doshas', (out, doshas: JsonRecord) => recordTo(out, doshas, DOSHAS)],
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
  out.text(name);
  out.fixed(OF_SIGN[signNumber - 1] as Uint8Array);
  out.number(degree);
  out.fixed(HOUSE);
  out.number(house);
  out.fixed(CLOSE);
}

/** Null for the one that the ephemeris does not reach. */
function doshaTo(out: JsonBytes, dosha: JsonRecord | null): void {
  if (dosha === null) out.fixed(NULL);
  else recordTo(out, dosha, OF_DOSHA);
}

const OF_DOSHA: MemberWriters = new Map<string, MemberWriter>([
  ['remedies', remediesTo],
  ['sources', (out, sources: readonly string[]) => out.texts(sources)],
]);

/** Lists of remedies as they were written first: there is one for each dosha. */
const remedies = new WeakMap<readonly unknown[], Uint8Array>();

function remediesTo(out: JsonBytes, rows: readonly unknown[]): void {
  if (!Object.isFrozen(rows)) {
    out.value(rows);
    return;
  }
  let written = remedies.get(rows);
  if (written === undefined) {
    written = piece(JSON.stringify(rows));
    remedies.set(rows, written);
  }
  out.fixed(written);
}

function yogaTo(out: JsonBytes, yoga: YogaRecord): void {
  let fixed = stretches.get(yoga.id);
  if (fixed === undefined) {
    fixed = stretchesOf(yoga);
    stretches.set(yoga.id, fixed);
  }
  const [beforePlanets, beforeStrength, beforeCancelled, beforeCancellations, beforeBecause, end] = fixed;
  out.fixed(beforePlanets);
  out.texts(yoga.planets);
  out.fixed(beforeStrength);
  if (yoga.strength === null) out.fixed(NULL);
  else out.text(yoga.strength);
  out.fixed(beforeCancelled);
  out.truth(yoga.isCancelled);
  out.fixed(beforeCancellations);
  out.list(yoga.cancellations, anythingTo);
  out.fixed(beforeBecause);
  out.texts(yoga.because);
  out.fixed(end);
}

const NULL = piece('null');

function anythingTo(out: JsonBytes, value: unknown): void {
  out.value(value);
}

/** What stands before, between and behind the members that are of the birth, names and colons included. */
function stretchesOf(yoga: YogaRecord): Stretches {
  const found: Uint8Array[] = [];
  let stretch = '{';
  for (const [at, name] of Object.keys(yoga).entries()) {
    stretch += `${at === 0 ? '' : ','}"${name}":`;
    if (OF_BIRTH.has(name)) {
      found.push(piece(stretch));
      stretch = '';
    } else stretch += JSON.stringify(yoga[name]);
  }
  return [...found, piece(`${stretch}}`)] as unknown as Stretches;
}
