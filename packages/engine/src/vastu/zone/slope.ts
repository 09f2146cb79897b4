/** Which way does the ground fall? From levels measured on the drawing, or from what is stated. What the verses assign by caste is left out. */

import type { Classification } from '../../fact.ts';
import { readList, readRecord, refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { bearingOf, lengthOf, type NorthFrame, type PointM, planToNorth, pointOf } from '../plan/index.ts';
import { ZONES_CLOCKWISE, type Zone, zoneOf, zoneOfBearing } from './zone-table.ts';

/** A level of the ground. */
export interface LevelInput {
  /** On the drawing, metres. */
  readonly pointXY: PointM;
  /** Above any datum, metres. */
  readonly levelM: number;
}

/** Either what is stated or what was measured: three to 256 levels that are not on one line. */
export interface SlopeInput {
  /** The zone to which the ground falls, by any of its names. */
  readonly towards?: string;
  readonly levels?: readonly LevelInput[];
}

/** How the ground falls. */
export interface Slope {
  /** Where water runs to; null for level ground. */
  readonly zone: Exclude<Zone, 'CENTER'> | null;
  /** True, 0 … 360; null for level ground, and for a slope that was stated by zone. */
  readonly bearingDeg: number | null;
  /** Metres down per hundred metres; null for a slope that was stated. */
  readonly fallPct: number | null;
  readonly rating: 'ideal' | 'neutral' | 'adverse';
  readonly classification: Classification;
  readonly sources: readonly SourceKey[];
}

/** Falls of less than this count as level, per cent. */
const LEVEL_PCT = 0.1;

/** Ground that falls to the north, the east or between is good, towards the south, the west or between is not. */
// biome-ignore format: a table reads in rows
const RATINGS: Readonly<Record<Exclude<Zone, 'CENTER'>, Slope['rating']>> = {
  N: 'ideal', NE: 'ideal', E: 'ideal', SE: 'neutral', S: 'adverse', SW: 'adverse', W: 'adverse', NW: 'neutral',
};

/**
 * The slope of a plot.
 *
 * @param frame  of the plan that the levels are drawn on
 * @throws  EngineError INVALID_OPTION naming the field, such as `slope.levels[2].levelM`
 * @source  `vastu-practice`; the plane of least squares through the levels
 */
export function slopeOf(slope: SlopeInput, frame: NorthFrame): Slope {
  const { towards, levels } = readRecord('slope', slope, 'an object with towards or levels');
  if (towards !== undefined && levels !== undefined)
    throw refusal('INVALID_OPTION', 'slope', 'towards or levels', 'A slope is stated or measured, not both.');
  if (towards !== undefined) return rated(statedZone(towards), null, null);
  const gradient = gradientOf(levelsOf(levels, frame));
  const fallPct = lengthOf(gradient[0], gradient[1]) * 100;
  if (fallPct < LEVEL_PCT) return rated(null, null, fallPct);
  const bearingDeg = bearingOf(-gradient[0], -gradient[1]);
  return rated(zoneOfBearing(bearingDeg), bearingDeg, fallPct);
}

function statedZone(towards: unknown): Exclude<Zone, 'CENTER'> {
  const zone = zoneOf('slope.towards', towards);
  if (zone !== 'CENTER') return zone;
  const allowed = ZONES_CLOCKWISE.join(', ');
  throw refusal(
    'INVALID_OPTION',
    'slope.towards',
    allowed,
    `slope.towards cannot be the middle; use one of: ${allowed}.`,
  );
}

function rated(zone: Exclude<Zone, 'CENTER'> | null, bearingDeg: number | null, fallPct: number | null): Slope {
  const rating = zone === null ? 'neutral' : RATINGS[zone];
  return { zone, bearingDeg, fallPct, rating, classification: 'convention', sources: ['vastu-practice'] };
}

/** East, north and level of each, about their mean. */
type Level = readonly [east: number, north: number, level: number];

function levelsOf(value: unknown, frame: NorthFrame): readonly Level[] {
  const list = readList('slope.levels', value, 'a list of 3 … 256 levels');
  if (list.length < 3 || list.length > 256)
    throw refusal(
      'INVALID_OPTION',
      'slope.levels',
      '3 … 256 levels',
      `slope.levels must have 3 … 256 levels; it has ${list.length}.`,
    );
  const levels = Array.from({ length: list.length }, (_, i): Level => {
    const field = `slope.levels[${i}]`;
    const { pointXY, levelM } = readRecord(field, list[i], 'an object with pointXY and levelM');
    const [east, north] = planToNorth(pointOf(pointXY, `${field}.pointXY`), frame);
    return [east, north, levelIn(`${field}.levelM`, levelM)];
  });
  const mean = [0, 1, 2].map((axis) => levels.reduce((sum, level) => sum + (level[axis] as number), 0) / levels.length);
  return levels.map(([east, north, level]) => [
    east - (mean[0] as number),
    north - (mean[1] as number),
    level - (mean[2] as number),
  ]);
}

function levelIn(field: string, value: unknown): number {
  if (typeof value === 'number' && Math.abs(value) <= 1e4) return value;
  throw refusal('INVALID_OPTION', field, '-10000 … 10000 metres', `${field} must be a number, -10000 … 10000 metres.`);
}

/** Metres up per metre east and per metre north. */
function gradientOf(levels: readonly Level[]): readonly [number, number] {
  let [ee, en, nn, el, nl] = [0, 0, 0, 0, 0];
  for (const [east, north, level] of levels) {
    ee += east * east;
    en += east * north;
    nn += north * north;
    el += east * level;
    nl += north * level;
  }
  const determinant = ee * nn - en * en;
  if (!(determinant > 1e-9 * (ee + nn) * (ee + nn)))
    throw refusal(
      'INVALID_OPTION',
      'slope.levels',
      'levels that are not on one line',
      'slope.levels all lie on one line; they tell no direction.',
    );
  return [(el * nn - nl * en) / determinant, (nl * ee - el * en) / determinant];
}
