/**
 * Which signs see one another, whatever the degrees: aspects by whole signs, and aversion, where there is none.
 *
 * @source  `ptolemy-tetrabiblos` I.13 for the aspects of signs, I.16 for signs that do not see each other
 */

import { readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { type AngleName, type Radix, readRadix, zodiacSpot } from '../radix/index.ts';
import { chosenAngles, chosenPoints } from './aspect-points.ts';
import type { AspectNature, WesternAspectType } from './aspect-table.ts';

export interface SignAspectOptions {
  /** Names of points of the radix; all of them when left out. */
  readonly points?: readonly string[];
  /** The Ascendant when left out; none where the time is not known. */
  readonly angles?: readonly AngleName[];
}

/** Two points by their signs. */
export interface SignAspect {
  readonly point1: string;
  readonly point2: string;
  /** Null: aversion. */
  readonly type: WesternAspectType | null;
  /** Signs from the one to the other, the shorter way: 0 … 6. */
  readonly signsApart: number;
  readonly nature: AspectNature | null;
  /** How point1 casts it: `sinister` along the order of signs, `dexter` against it; null for conjunction, opposition and aversion. */
  readonly cast: 'dexter' | 'sinister' | null;
}

export interface SignAspects {
  readonly settings: { readonly points: readonly string[] };
  readonly sources: readonly SourceKey[];
  readonly aspects: readonly SignAspect[];
}

/** By how many signs apart. */
const BY_SIGNS: readonly (readonly [WesternAspectType | null, AspectNature | null])[] = [
  ['conjunction', 'neutral'],
  [null, null],
  ['sextile', 'harmonious'],
  ['square', 'challenging'],
  ['trine', 'harmonious'],
  [null, null],
  ['opposition', 'challenging'],
];

/**
 * How each pair of points stands by sign; one row for every pair, aversions too.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, or a point it has not
 * @source  `ptolemy-tetrabiblos` I.13, I.16
 */
export function signAspectsOf(radix: Radix, options: SignAspectOptions = {}): SignAspects {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', { points: true, angles: true });
  const angles = chosenAngles(chart, given.angles, ['Ascendant']);
  const points = chosenPoints(chart, given.points, angles).map(({ name, longitudeDeg }) => ({
    name,
    sign: zodiacSpot(longitudeDeg).sign,
  }));
  return {
    settings: { points: points.map(({ name }) => name) },
    sources: ['ptolemy-tetrabiblos'],
    aspects: points.flatMap((first, i) => points.slice(i + 1).map((second) => signAspect(first, second))),
  };
}

interface Signed {
  readonly name: string;
  readonly sign: number;
}

function signAspect(first: Signed, second: Signed): SignAspect {
  const ahead = (second.sign - first.sign + 12) % 12;
  const signsApart = Math.min(ahead, 12 - ahead);
  const [type, nature] = BY_SIGNS[signsApart] ?? [null, null];
  const isSided = type !== null && signsApart !== 0 && signsApart !== 6;
  return {
    point1: first.name,
    point2: second.name,
    type,
    signsApart,
    nature,
    cast: isSided ? (ahead < 6 ? 'sinister' : 'dexter') : null,
  };
}
