/** One pair of points measured: which aspect, how near, whither it moves, and on which side. */

import { normaliseDeg, normaliseSignedDeg } from '../../angle.ts';
import { roundedDeg, zodiacSpot } from '../radix/index.ts';
import type { AspectingPoint } from './aspect-points.ts';
import { type AspectNature, signsSpanned, type WesternAspectRow, type WesternAspectType } from './aspect-table.ts';
import type { OrbRule } from './orbs.ts';

/**
 * Whither an aspect moves by the speeds of the moment: `applying` while its orb shrinks; `exact` within 1e-7°; `static` when neither gains on the other.
 */
export const MOVEMENTS = ['applying', 'separating', 'exact', 'static'] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** Two points at a distance that has a name. */
export interface WesternAspect {
  readonly point1: string;
  readonly point2: string;
  readonly type: WesternAspectType;
  /** The distance that the aspect is named for. */
  readonly angleDeg: number;
  /** The distance there is, 0 … 180. */
  readonly separationDeg: number;
  /** How far that is from exact, never negative. */
  readonly orbDeg: number;
  /** How far it might be. */
  readonly allowedDeg: number;
  /** 100 when exact, 0 at the edge of the orb, a straight line between; whole numbers. */
  readonly strength: number;
  /** Null when a speed is not known. */
  readonly movement: Movement | null;
  readonly nature: AspectNature;
  /** Both stand in the same whole degree of their signs (`lilly-1647`, on aspects). */
  readonly isPartile: boolean;
  /** Their signs do not stand as the aspect does; null for an aspect that is no whole number of signs. */
  readonly isDissociate: boolean | null;
  /** How point1 casts it to point2: `sinister` along the order of signs, `dexter` against it; null for conjunction and opposition. */
  readonly cast: 'dexter' | 'sinister' | null;
  /** From the slower to the swifter along the signs, 0 … <360; null where the order of swiftness is not known. */
  readonly arcDeg: number | null;
  /** `waxing` from the conjunction to the opposition; null where arcDeg is, and in one exact to 1e-7°. */
  readonly phase: 'waxing' | 'waning' | null;
}

/** The swiftest first, by mean motion; the others have no place in the order. */
const SWIFTNESS: readonly string[] = [
  'Moon',
  'Mercury',
  'Venus',
  'Sun',
  'Mars',
  'Vesta',
  'Juno',
  'Ceres',
  'Pallas',
  'Jupiter',
  'Saturn',
  'Chiron',
  'Uranus',
  'Neptune',
  'Pluto',
];

const STEP_DEG = 1e-6;

/**
 * The aspect of two points, the nearest of those within orb; null when there is none.
 *
 * Separations are brought to the step of 1e-7° on which longitudes are rounded, as in chart/aspects.ts, so that no last bit shows.
 */
export function measure(
  first: AspectingPoint,
  second: AspectingPoint,
  rows: readonly WesternAspectRow[],
  orbs: OrbRule,
): WesternAspect | null {
  const ahead = normaliseSignedDeg(normaliseDeg(second.longitudeDeg) - normaliseDeg(first.longitudeDeg));
  const separationDeg = roundedDeg(Math.abs(ahead));
  let row: WesternAspectRow | null = null;
  let orbDeg = 0;
  let allowedDeg = 0;
  for (const each of rows) {
    const off = Math.abs(separationDeg - each.angleDeg);
    if (off > orbs.mostDeg + STEP_DEG) continue;
    const orb = roundedDeg(off);
    const allowed = orbs.allowedDeg(each, first.name, second.name);
    if (orb <= allowed && (row === null || orb < orbDeg)) [row, orbDeg, allowedDeg] = [each, orb, allowed];
  }
  if (row === null) return null;
  const arcDeg = arcOf(first, second);
  const [spot1, spot2] = [zodiacSpot(first.longitudeDeg), zodiacSpot(second.longitudeDeg)];
  const apart = Math.abs(spot1.sign - spot2.sign);
  const signs = signsSpanned(row.angleDeg);
  return {
    point1: first.name,
    point2: second.name,
    type: row.type,
    angleDeg: row.angleDeg,
    separationDeg,
    orbDeg,
    allowedDeg,
    strength: allowedDeg === 0 ? 100 : Math.round(100 * (1 - orbDeg / allowedDeg)),
    movement: movementOf(first, second, ahead, separationDeg - row.angleDeg, orbDeg),
    nature: row.nature,
    isPartile: signs !== null && Math.floor(spot1.degree) === Math.floor(spot2.degree) && orbDeg < 1,
    isDissociate: signs === null ? null : Math.min(apart, 12 - apart) !== signs,
    cast: row.angleDeg === 0 || row.angleDeg === 180 ? null : ahead > 0 ? 'sinister' : 'dexter',
    arcDeg,
    phase:
      arcDeg === null || (orbDeg === 0 && (row.angleDeg === 0 || row.angleDeg === 180))
        ? null
        : arcDeg < 180
          ? 'waxing'
          : 'waning',
  };
}

/** By both speeds: the separation grows when the one ahead is the faster. `beyond`: the separation less the exact angle. */
function movementOf(
  first: AspectingPoint,
  second: AspectingPoint,
  ahead: number,
  beyond: number,
  orbDeg: number,
): Movement | null {
  const [speed1, speed2] = [first.longitudeDegPerDay, second.longitudeDegPerDay];
  if (orbDeg === 0) return 'exact';
  if (speed1 === null || speed2 === null) return null;
  const widening = (ahead < 0 ? -1 : 1) * (speed2 - speed1);
  if (widening === 0) return 'static';
  return beyond > 0 === widening < 0 ? 'applying' : 'separating';
}

function arcOf(first: AspectingPoint, second: AspectingPoint): number | null {
  const [swift1, swift2] = [SWIFTNESS.indexOf(first.name), SWIFTNESS.indexOf(second.name)];
  if (swift1 < 0 || swift2 < 0 || swift1 === swift2) return null;
  const [slow, swift] = swift1 > swift2 ? [first, second] : [second, first];
  return zodiacSpot(normaliseDeg(swift.longitudeDeg) - normaliseDeg(slow.longitudeDeg)).longitudeDeg;
}
