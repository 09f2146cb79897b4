/**
 * The record of a birth chart as JSON text: byte for byte what `JSON.stringify` writes, in a third of its time.
 *
 * More than half of the text says of each yoga what is always said of it: its name, its rule, its sources. Those stretches are written once and
 * kept, some hundred of them; only grahas, cells, grade and cancellations are of the birth.
 */

import type { JsonRecord } from '../http/json.ts';

/** One yoga as the block tells it, as far as it is of the birth. */
export interface YogaRecord {
  readonly id: string;
  /** Names without a character that JSON escapes, and so are the cells. */
  readonly planets: readonly string[];
  readonly because: readonly string[];
  readonly strength: string | null;
  readonly isCancelled: boolean;
  readonly cancellations: readonly unknown[];
  readonly [fixed: string]: unknown;
}

/** Members of a yoga that are of the birth; all others belong to the yoga itself. */
const OF_BIRTH: ReadonlySet<string> = new Set(['planets', 'strength', 'isCancelled', 'cancellations', 'because']);

/** The stretches between the members that are of the birth, by the id of the yoga; there are as many as the engine knows yogas. */
const stretches = new Map<string, readonly string[]>();

/** @param record  `yogas`, where it has that member, holds `YogaRecord`s in the shape of the block */
export function birthChartText(record: JsonRecord): string {
  const members: string[] = [];
  for (const name of Object.keys(record)) {
    const value = record[name];
    const text = name === 'yogas' ? yogasText(value as readonly YogaRecord[]) : JSON.stringify(value);
    if (text !== undefined) members.push(`"${name}":${text}`);
  }
  return `{${members.join(',')}}`;
}

function yogasText(yogas: readonly YogaRecord[]): string {
  let text = '';
  for (const yoga of yogas) text += text === '' ? yogaText(yoga) : `,${yogaText(yoga)}`;
  return `[${text}]`;
}

function yogaText(yoga: YogaRecord): string {
  let fixed = stretches.get(yoga.id);
  if (fixed === undefined) {
    fixed = stretchesOf(yoga);
    stretches.set(yoga.id, fixed);
  }
  const { planets, strength, isCancelled, cancellations, because } = yoga;
  const [beforePlanets, beforeStrength, beforeCancelled, beforeCancellations, beforeBecause, end] = fixed;
  return `${beforePlanets}${listText(planets)}${beforeStrength}${strength === null ? 'null' : `"${strength}"`}${beforeCancelled}${isCancelled}${beforeCancellations}${cancellations.length === 0 ? '[]' : JSON.stringify(cancellations)}${beforeBecause}${listText(because)}${end}`;
}

/** Plain names, which need no escaping. */
function listText(names: readonly string[]): string {
  return names.length === 0 ? '[]' : `["${names.join('","')}"]`;
}

/** What stands before, between and behind the members that are of the birth, names and colons included. */
function stretchesOf(yoga: YogaRecord): readonly string[] {
  const found: string[] = [];
  let stretch = '{';
  for (const [at, name] of Object.keys(yoga).entries()) {
    stretch += `${at === 0 ? '' : ','}"${name}":`;
    if (OF_BIRTH.has(name)) {
      found.push(stretch);
      stretch = '';
    } else stretch += JSON.stringify(yoga[name]);
  }
  return [...found, `${stretch}}`];
}
