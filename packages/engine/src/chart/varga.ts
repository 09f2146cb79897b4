/**
 * Where a longitude falls in a divisional chart (varga): its sign and its place within that sign, for any division 1 … 300.
 *
 * A division cuts each sign into n parts and gives each part a sign; which one is a matter of method (varga-methods.ts).
 * Everything is decided on whole steps of 1e-7°, as signs are, and every part is half-open: a place exactly on a border
 * belongs to the part that begins there. Sums stay below 2⁵³, so nothing is rounded.
 */

import { normaliseDeg } from '../angle.ts';
import { oneOf, wholeIn } from '../choice.ts';
import { readList, readRecord, refusal } from '../input.ts';
import { type MethodRow, methodRows } from './varga-methods.ts';

export type { VargaRow } from './varga-methods.ts';
export { SHODASHA_VARGA, VARGAS } from './varga-methods.ts';

/** A place in a varga. */
export interface VargaSpot {
  /** 1 … 12, Aries first. */
  readonly sign: number;
  /** Place within the part, the whole part taken as 30°: 0 … <30, to 1e-7. */
  readonly degree: number;
}

/** One step on the way into a varga of a varga. */
export interface VargaStep {
  readonly division: number;
  readonly method?: string;
}

/** Most parts that a sign is cut into. */
export const LARGEST_DIVISION = 300;

/** Steps in a degree, in a sign and in the circle, on which parts are decided. */
const PER_DEGREE = 1e7;
const PER_SIGN = 30 * PER_DEGREE;
const TURN = 12 * PER_SIGN;

/**
 * Sign of a longitude in a varga.
 *
 * @param longitudeDeg  sidereal longitude, any finite number of degrees
 * @param division      parts of a sign, whole, 1 … 300
 * @param method        one of `vargaMethods(division)`; its first when left out
 * @returns 1 … 12, Aries first
 * @throws  EngineError INVALID_OPTION for a division or method that is not there, or a longitude that is not finite
 */
export function vargaSign(longitudeDeg: number, division: number, method?: string): number {
  return vargaSignAt(vargaSignsOf(division, method), vargaStepsOf(longitudeDeg));
}

/**
 * The signs of a varga, part by part, for callers who ask about many longitudes (`vargaSignAt`).
 *
 * @returns Uint8Array, 12 · division: the sign 1 … 12 of each part of the circle
 * @throws  EngineError INVALID_OPTION for a division or method that is not there
 */
export function vargaSignsOf(division: number, method?: string): Uint8Array {
  return cuttingOf(division, method).signs;
}

/** Sign, 1 … 12, of a place in whole steps (`vargaStepsOf`) in a varga that is made ready (`vargaSignsOf`). */
export function vargaSignAt(signs: Uint8Array, steps: number): number {
  return signs[Math.floor((steps * (signs.length / 12)) / PER_SIGN)] as number;
}

/**
 * Sign of a longitude in a varga, and how far it has come in its part, the whole part taken as 30°. Where parts are unequal (D30)
 * each is stretched by its own width.
 *
 * @param longitudeDeg  sidereal longitude, any finite number of degrees
 * @param division      parts of a sign, whole, 1 … 300
 * @param method        one of `vargaMethods(division)`; its first when left out
 * @throws  EngineError INVALID_OPTION for a division or method that is not there, or a longitude that is not finite
 */
export function vargaSpotOf(longitudeDeg: number, division: number, method?: string): VargaSpot {
  return spotOfSteps(divided(vargaStepsOf(longitudeDeg), division, cuttingOf(division, method)));
}

/**
 * A varga of a varga: each step divides what the one before has given.
 *
 * @param path  divisions and methods in the order in which they are applied; `[{ division: 9 }, { division: 12 }]` gives the
 *              dwadashamsha of the navamsha. An empty path gives the place itself.
 * @throws  EngineError INVALID_OPTION for a division or method that is not there, or a longitude that is not finite
 */
export function vargaSpotThrough(longitudeDeg: number, path: readonly VargaStep[]): VargaSpot {
  let steps = vargaStepsOf(longitudeDeg);
  for (const step of readList('path', path, PATH)) {
    const { division, method } = readRecord('path[]', step, PATH) as unknown as VargaStep;
    steps = divided(steps, division, cuttingOf(division, method));
  }
  return spotOfSteps(steps);
}

/**
 * Names of the methods that a division has, the default first.
 *
 * @throws  EngineError INVALID_OPTION when the division is not a whole number 1 … 300
 */
export function vargaMethods(division: number): readonly string[] {
  return rowsOf(division).map(({ id }) => id);
}

/**
 * Which part of its sign a longitude is in, counted from the beginning of the sign.
 *
 * @returns 1 … division
 * @throws  EngineError INVALID_OPTION when the division is not a whole number 1 … 300
 */
export function vargaPart(longitudeDeg: number, division: number): number {
  wholeIn('division', division, 1, LARGEST_DIVISION);
  return (Math.floor((vargaStepsOf(longitudeDeg) * division) / PER_SIGN) % division) + 1;
}

const PATH = 'a list of objects of division and method';
const LONGITUDE = 'a finite sidereal longitude, degrees';

/**
 * A longitude in whole steps of 1e-7°, 0 … <360°: what vargas are decided on.
 *
 * @throws  EngineError INVALID_OPTION for what is no finite number
 */
export function vargaStepsOf(longitudeDeg: number): number {
  if (Number.isFinite(longitudeDeg)) return Math.round(normaliseDeg(longitudeDeg) * PER_DEGREE) % TURN;
  throw refusal('INVALID_OPTION', 'longitudeDeg', LONGITUDE, `A varga needs ${LONGITUDE}.`);
}

function spotOfSteps(steps: number): VargaSpot {
  const sign = Math.floor(steps / PER_SIGN);
  return { sign: sign + 1, degree: (steps - sign * PER_SIGN) / PER_DEGREE };
}

/** A method worked out: the sign of each of the 12 · division parts, and where a sign's parts end when they are unequal. */
interface Cutting {
  readonly signs: Uint8Array;
  readonly bounds: MethodRow['bounds'];
}

/** The place in the varga, in steps along the circle of its signs. */
function divided(steps: number, division: number, { signs, bounds }: Cutting): number {
  const grown = steps * division;
  const part = Math.floor(grown / PER_SIGN);
  const start = ((signs[part] as number) - 1) * PER_SIGN;
  if (bounds === undefined) return start + grown - part * PER_SIGN;
  const within = part % division;
  const limits = bounds[Math.floor(part / division) % 2] as readonly number[];
  const upper = limits.findIndex((limit) => within < limit);
  const [from, to] = [limits[upper - 1] as number, limits[upper] as number];
  return start + Math.floor((grown - (part - within + from) * PER_SIGN) / (to - from));
}

/** What has been worked out, by division and method, the default under no name: never more than the methods there are. */
const known: Map<number, Map<string | undefined, Cutting>> = new Map();

function cuttingOf(division: number, method: string | undefined): Cutting {
  return known.get(division)?.get(method) ?? cut(division, method);
}

function cut(division: number, method: string | undefined): Cutting {
  const rows = rowsOf(division);
  const ids = rows.map(({ id }) => id);
  const row = rows[method === undefined ? 0 : ids.indexOf(oneOf('method', method, ids))] as MethodRow;
  const signs = Uint8Array.from({ length: 12 * division }, (_, part) => {
    const sign = row.signOf(Math.floor(part / division) + 1, part % division);
    return ((((sign - 1) % 12) + 12) % 12) + 1;
  });
  const made = { signs, bounds: row.bounds };
  const ofDivision = known.get(division) ?? new Map<string | undefined, Cutting>();
  known.set(division, ofDivision.set(method, made));
  return made;
}

function rowsOf(division: number): readonly MethodRow[] {
  return methodRows(wholeIn('division', division, 1, LARGEST_DIVISION));
}
