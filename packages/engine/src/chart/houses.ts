/**
 * House systems by name, and the house of a longitude: for charts, and for callers who have cusps in hand.
 */

import { brief, keyOfName, kindOf, readList, readText, refusal } from '../input.ts';
import { nearHint } from '../nearest.ts';
import { HOUSE_SYSTEM_ALIASES, type HouseSystem, houseSystemIds, houseSystemRow } from './house-table.ts';

export { HOUSE_SYSTEM_ALIASES, type HouseSystem, type PolarBehaviour } from './house-table.ts';

/** The row of an id that was read already: what `resolveChoices` gives, or a chart says. */
export function houseSystemOf(id: string): HouseSystem {
  return houseSystemRow(id) ?? houseSystemNamed(id);
}

/**
 * The row of a name.
 *
 * @param name   id or alias in any case; spaces and underscores count as hyphens
 * @param field  the option that was written, as an error names it
 * @throws  EngineError INVALID_OPTION with every known name
 */
export function houseSystemNamed(name: string, field: string = 'houseSystem'): HouseSystem {
  const key = keyOfName(readText(field, name, 'the name of a house system'));
  const row = houseSystemRow(Object.hasOwn(HOUSE_SYSTEM_ALIASES, key) ? (HOUSE_SYSTEM_ALIASES[key] as string) : key);
  if (row !== undefined) return row;
  const names = houseSystemIds();
  const near = nearHint(key, [...names, ...Object.keys(HOUSE_SYSTEM_ALIASES)]);
  const why = `No house system is called "${brief(name)}".${near} HOUSE_SYSTEMS of @khagol/engine/chart lists them.`;
  throw refusal('INVALID_OPTION', field, names.join(', '), why);
}

/**
 * The house of a longitude, for callers who have degrees and a chart's cusps in hand (transits, another person's
 * planets).
 *
 * A house begins at its cusp and holds it. Cusps usually run forward; inside the polar circles some systems run
 * backward or cross over, so a house is the shorter arc between its cusp and the next, and the first such house that
 * holds the point is its own. Only comparisons of the numbers as given decide, so a body exactly on a cusp is never
 * lost to rounding.
 *
 * @param longitudeDeg  any turn
 * @param cuspsDeg      12 (or 36) longitudes, any turn, first house first
 * @returns 1 … number of cusps; where no house holds the point (crossed cusps leave gaps), the house of the nearest cusp
 * @throws  EngineError INVALID_OPTION for a longitude or cusp that is no finite number
 */
export function houseOf(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  const point = onCircle('longitudeDeg', longitudeDeg);
  const cusps = readList('cuspsDeg', cuspsDeg, 'a list of longitudes').map((cusp) => onCircle('cuspsDeg', cusp));
  return houseOnCircle(point, cusps);
}

/**
 * The same for a point and cusps that are known to be 0 … <360 degrees, as those of a chart are.
 *
 * @param direction  `turning(cusps)`, for callers who ask about many points
 */
export function houseOnCircle(point: number, cusps: readonly number[], direction: Turning = turning(cusps)): number {
  const last = cusps.length - 1;
  for (let i = 0; i <= last; i += 1) {
    const cusp = cusps[i] as number;
    const next = cusps[i === last ? 0 : i + 1] as number;
    const forward = direction === 0 ? ahead(cusp, next) <= 180 : direction > 0;
    if (forward ? holds(cusp, next, point) : holds(-cusp, -next, -point)) return i + 1;
  }
  return nearest(point, cusps) + 1;
}

/** The house of a longitude when the houses are the signs and `ascendantDeg` lies in the first: 1 … 12. Errors as `houseOf`. */
export function wholeSignHouseOf(longitudeDeg: number, ascendantDeg: number): number {
  const [point, ascendant] = [onCircle('longitudeDeg', longitudeDeg), onCircle('ascendantDeg', ascendantDeg)];
  const signs = Math.floor(point / 30) - Math.floor(ascendant / 30);
  return ((signs + 12) % 12) + 1;
}

export type Turning = -1 | 0 | 1;

/** 1 when the cusps go round once forward, −1 when once backward, 0 when they cross over. */
export function turning(cusps: readonly number[]): Turning {
  let forward = 0;
  let backward = 0;
  const last = cusps.length - 1;
  for (let i = 0; i <= last; i += 1) {
    const cusp = cusps[i] as number;
    const next = cusps[i === last ? 0 : i + 1] as number;
    if (next < cusp) forward += 1;
    if (next > cusp) backward += 1;
  }
  if (forward === 1) return 1;
  return backward === 1 ? -1 : 0;
}

/**
 * Half-open arc from `from` forward to `to` on a circle whose coordinates have one wrap; an empty arc holds nothing.
 */
function holds(from: number, to: number, point: number): boolean {
  return from <= to ? from <= point && point < to : from <= point || point < to;
}

function ahead(from: number, to: number): number {
  return to < from ? to - from + 360 : to - from;
}

function nearest(point: number, cusps: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < cusps.length; i += 1) {
    if (apart(point, cusps[i] as number) < apart(point, cusps[best] as number)) best = i;
  }
  return best;
}

function apart(a: number, b: number): number {
  const difference = Math.abs(a - b);
  return Math.min(difference, 360 - difference);
}

/** 0 … <360; a negative hair is 0 and not 360. */
function onCircle(field: string, deg: unknown): number {
  if (typeof deg !== 'number' || !Number.isFinite(deg)) {
    throw refusal('INVALID_OPTION', field, 'finite degrees', `${field} must be finite degrees, not ${kindOf(deg)}.`);
  }
  const turned = deg % 360;
  const positive = turned < 0 ? turned + 360 : turned;
  return positive >= 360 ? 0 : positive;
}
