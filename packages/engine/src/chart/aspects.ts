/**
 * Aspects: which pairs of points stand at a named distance on the circle, how far from exact, and whether they close in.
 *
 * For every chart alike: a separation is the same in any zodiac. What an aspect means is told by the traditions downstream, and the
 * sign aspects of jyotish (drishti) are theirs, not these.
 *
 * The five are Ptolemy's (Tetrabiblos I.13, with the conjunction); the minor ones are Kepler's (Harmonice Mundi IV.5) and later practice.
 * Orbs: 8° (sextile 6°, minor 2°), 2° more when the Sun or the Moon takes part; a convention of modern tables, so a caller may set them.
 */

import { normaliseDeg, normaliseSignedDeg } from '../angle.ts';
import { type OptionNames, oneOf, readChoices } from '../choice.ts';
import { isRecord, type NumberRule, readList, readNumber, readRecord, readText } from '../input.ts';

export type AspectType =
  | 'conjunction'
  | 'sextile'
  | 'square'
  | 'trine'
  | 'opposition'
  | 'semisextile'
  | 'semisquare'
  | 'quintile'
  | 'sesquisquare'
  | 'biquintile'
  | 'quincunx';

/** A named distance on the circle. */
export interface AspectRow {
  readonly type: AspectType;
  readonly angleDeg: number;
  readonly orbDeg: number;
  readonly major: boolean;
}

// biome-ignore format: a table reads in columns
const ROWS: readonly (readonly [type: AspectType, angleDeg: number, orbDeg: number, major: boolean])[] = [
  ['conjunction',    0, 8, true],
  ['sextile',       60, 6, true],
  ['square',        90, 8, true],
  ['trine',        120, 8, true],
  ['opposition',   180, 8, true],
  ['semisextile',   30, 2, false],
  ['semisquare',    45, 2, false],
  ['quintile',      72, 2, false],
  ['sesquisquare', 135, 2, false],
  ['biquintile',   144, 2, false],
  ['quincunx',     150, 2, false],
];

/** Every aspect this engine names, the five major ones first. */
export const ASPECTS: readonly AspectRow[] = ROWS.map(([type, angleDeg, orbDeg, major]) => ({
  type,
  angleDeg,
  orbDeg,
  major,
}));

/** Added to the orb when the Sun or the Moon takes part, degrees. */
const LUMINARY_DEG = 2;

/** A point that can take part: a placement of a chart, or any longitude with its speed. */
export interface AspectPoint {
  readonly name: string;
  /** Degrees, in the same zodiac for all points. */
  readonly longitude: number;
  /** Degrees of longitude per day. */
  readonly speed: number;
}

/** Two points at a named distance. `type`, `aspect` and `aspectType` hold one value, as do `applying` and `isApplying`. */
export interface Aspect {
  readonly planet1: string;
  readonly planet2: string;
  readonly type: AspectType;
  readonly aspect: AspectType;
  readonly aspectType: AspectType;
  /** The exact distance that the aspect is named for, degrees. */
  readonly angle: number;
  /** The distance there is, 0 … 180 degrees. */
  readonly separation: number;
  /** How far that is from exact, degrees, never negative. */
  readonly orb: number;
  /** The orb is shrinking. False when the aspect is exact. */
  readonly applying: boolean;
  readonly isApplying: boolean;
  /** 100 when exact, 0 at the edge of the orb; a straight line between, whole numbers. */
  readonly strength: number;
}

export interface AspectChoices {
  /** `major` (when left out) or `all`. */
  readonly aspects?: 'major' | 'all';
  /** One orb for every aspect and body, 0 … 15 degrees, in place of the table's. */
  readonly orbDeg?: number;
  /** Own orbs by aspect, 0 … 15 degrees, for every body alike; an aspect that is not named is not looked for. */
  readonly orbsDeg?: Readonly<Partial<Record<AspectType, number>>>;
}

const CHOICE_NAMES: OptionNames<AspectChoices> = { aspects: true, orbDeg: true, orbsDeg: true };

/**
 * The aspects among the points of one chart.
 *
 * @param points   in the order the pairs are to be told; the two lunar nodes are not compared, for they always oppose each other
 * @param choices  which aspects, and within which orbs; a pair within two orbs takes the aspect it is nearer to
 * @returns one row for each pair that stands in an aspect, first point first
 * @throws  EngineError INVALID_OPTION for an orb outside 0 … 15 degrees, an aspect that is not in the table, a choice of another name, or a point
 *          without name, longitude and speed
 */
export function findAspects(points: readonly AspectPoint[], choices: AspectChoices = {}): readonly Aspect[] {
  const rows = rowsOf(readChoices(choices, 'choices', CHOICE_NAMES));
  const checked = readList('points', points, 'a list of points with name, longitude and speed').map(readPoint);
  const found: Aspect[] = [];
  for (let i = 0; i < checked.length; i += 1) {
    const first = checked[i] as PointInHand;
    for (let j = i + 1; j < checked.length; j += 1) {
      const second = checked[j] as PointInHand;
      if (first.isNode && second.isNode) continue;
      const aspect = aspectOf(first, second, rows);
      if (aspect !== null) found.push(aspect);
    }
  }
  return found;
}

const NODES: ReadonlySet<string> = new Set(['Rahu', 'Ketu', 'NorthNode', 'SouthNode']);
const LUMINARIES: ReadonlySet<string> = new Set(['Sun', 'Moon']);

interface RowInForce extends AspectRow {
  readonly luminaryDeg: number;
}

const USUAL_ROWS: readonly RowInForce[] = ASPECTS.map((row) => ({ ...row, luminaryDeg: LUMINARY_DEG }));
const USUAL_MAJOR_ROWS: readonly RowInForce[] = USUAL_ROWS.filter(({ major }) => major);

const DEGREES: NumberRule = { code: 'INVALID_OPTION', lowest: -1e9, highest: 1e9, unit: 'degrees' };
const ORB: NumberRule = { code: 'INVALID_OPTION', lowest: 0, highest: 15, unit: 'degrees' };
const TYPES: readonly AspectType[] = ASPECTS.map(({ type }) => type);

/** A point with what each of its pairs asks of it. */
interface PointInHand {
  readonly name: string;
  /** 0 … <360. */
  readonly homeDeg: number;
  readonly speed: number;
  readonly isNode: boolean;
  readonly isLuminary: boolean;
}

function readPoint(value: unknown, i: number): PointInHand {
  const { name, longitude, speed } = readAspectPoint(value, i);
  return {
    name,
    homeDeg: normaliseDeg(longitude),
    speed,
    isNode: NODES.has(name),
    isLuminary: LUMINARIES.has(name),
  };
}

/** Its fields are named where something is wrong with them: a chart compares its points by the dozen, and writes no name of a field. */
function readAspectPoint(value: unknown, i: number): AspectPoint {
  if (isAspectPoint(value)) return value;
  const point = readRecord(`points[${i}]`, value, 'an object with name, longitude and speed');
  return {
    name: readText(`points[${i}].name`, point['name']),
    longitude: readNumber(`points[${i}].longitude`, point['longitude'], DEGREES),
    speed: readNumber(`points[${i}].speed`, point['speed'], DEGREES),
  };
}

function isAspectPoint(value: unknown): value is AspectPoint {
  if (!isRecord(value)) return false;
  const { name, longitude, speed } = value;
  return typeof name === 'string' && isWithin(longitude, DEGREES) && isWithin(speed, DEGREES);
}

function isWithin(value: unknown, { lowest, highest }: NumberRule): boolean {
  return typeof value === 'number' && value >= lowest && value <= highest;
}

function rowsOf({
  aspects,
  orbDeg,
  orbsDeg,
}: { readonly [K in keyof AspectChoices]?: unknown }): readonly RowInForce[] {
  const all = oneOf('aspects', aspects ?? 'major', ['major', 'all']) === 'all';
  const one = (orbDeg ?? null) === null ? null : readNumber('orbDeg', orbDeg, ORB);
  if ((orbsDeg ?? null) === null) {
    if (one === null) return all ? USUAL_ROWS : USUAL_MAJOR_ROWS;
    return ASPECTS.filter(({ major }) => major || all).map((row) => ({ ...row, orbDeg: one, luminaryDeg: 0 }));
  }
  const own = Object.entries(readRecord('orbsDeg', orbsDeg, 'an object of degrees by aspect'));
  const orbs = new Map(
    own.map(([type, deg]) => [oneOf('orbsDeg', type, TYPES), readNumber(`orbsDeg.${type}`, deg, ORB)]),
  );
  return ASPECTS.flatMap((row) => {
    const deg = orbs.get(row.type);
    return deg === undefined ? [] : [{ ...row, orbDeg: deg, luminaryDeg: 0 }];
  });
}

/** Longitudes come rounded to 1e-7°; a difference of two is brought back to that step, so that no last bit shows. */
function stepped(deg: number): number {
  return Math.round(deg * 1e7) / 1e7;
}

function aspectOf(first: PointInHand, second: PointInHand, rows: readonly RowInForce[]): Aspect | null {
  const ahead = normaliseSignedDeg(second.homeDeg - first.homeDeg);
  const separation = stepped(Math.abs(ahead));
  const luminary = first.isLuminary || second.isLuminary;
  let best: RowInForce | null = null;
  let orb = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const away = stepped(Math.abs(separation - row.angleDeg));
    if (away >= orb || away > reachOf(row, luminary)) continue;
    best = row;
    orb = away;
  }
  if (best === null) return null;
  const { type, angleDeg } = best;
  const reach = reachOf(best, luminary);
  const widening = (ahead < 0 ? -1 : 1) * (second.speed - first.speed);
  const applying = orb > 0 && (separation > angleDeg ? widening < 0 : widening > 0);
  return {
    planet1: first.name,
    planet2: second.name,
    type,
    aspect: type,
    aspectType: type,
    angle: angleDeg,
    separation,
    orb,
    applying,
    isApplying: applying,
    strength: reach === 0 ? 100 : Math.round(100 * (1 - orb / reach)),
  };
}

/** How far from exact a pair may stand, degrees. */
function reachOf({ orbDeg, luminaryDeg }: RowInForce, luminary: boolean): number {
  return orbDeg + (luminary ? luminaryDeg : 0);
}
