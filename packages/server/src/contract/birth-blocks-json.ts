/**
 * The record of a birth chart as JSON: byte for byte what `JSON.stringify` writes, in a small part of its time.
 *
 * More than half of it says of each yoga what is always said of it: its name, its rule, its sources. Those stretches are written once and
 * kept, some hundred of them; only grahas, cells, grade and cancellations are of the birth.
 */

import type { JsonRecord } from '../http/json.ts';
import { type JsonBytes, piece } from '../http/json-bytes.ts';
import { CHART_MEMBERS, type MemberWriter, recordTo } from './chart-json.ts';

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

/** @param data  its members are those of the published record, as far as it has them */
export function birthChartTo(out: JsonBytes, data: unknown): void {
  recordTo(out, data as JsonRecord, MEMBERS);
}

const MEMBERS: Readonly<Record<string, MemberWriter>> = {
  ...CHART_MEMBERS,
  yogas: (out, yogas: readonly YogaRecord[]) => out.list(yogas, yogaTo),
};

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
