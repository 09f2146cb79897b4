/**
 * How sure a chart is: the bound of the ephemeris, the doubt about the clock and ΔT, and what of a placement they could
 * change.
 *
 * To first order: the rate at the moment times the doubt in time. Over the twelve hours of an unknown birth time the
 * Moon's own change of rate adds up to 0.08° to the 6 … 7.5° said here; for the rest of the planets it is below 0.02°.
 */

import type { Certainty } from '../time/moment.ts';
import type { Uncertain, Uncertainty, Zodiac } from './chart.ts';
import { boundDegrees } from './quantum.ts';
import { partOf } from './zodiac.ts';

const SECONDS_PER_DAY = 86400;
const MINUTES_PER_DAY = 1440;
const SECONDS_PER_SIDEREAL_DAY = 86164;

export type Doubt = Uncertainty[string];

/**
 * The doubt about one body.
 *
 * @param errorDeg   bound of the ephemeris, degrees
 * @param degPerDay  rate of the longitude, degrees a day, any sign
 * @param certainty  half-widths of the doubt in seconds; a body feels that of the clock and that of ΔT
 * @returns degrees, rounded up to the quantum, the total at most 180
 */
export function doubtOfBody(errorDeg: number, degPerDay: number, certainty: Certainty, perDegree: number): Doubt {
  return doubt(errorDeg, Math.abs(degPerDay), certainty.timeSeconds + certainty.deltaTSeconds, perDegree);
}

/**
 * The doubt about an angle, which turns with the Earth: the clock counts, ΔT and the ephemeris do not. Half a sidereal day
 * either way is anywhere on the circle, however slowly the angle moves at the moment itself.
 */
export function doubtOfAngle(degPerDay: number, certainty: Certainty, perDegree: number): Doubt {
  const anywhere = certainty.timeSeconds * 2 >= SECONDS_PER_SIDEREAL_DAY;
  if (anywhere) return { ...doubt(0, Math.abs(degPerDay), 0, perDegree), totalDeg: 180 };
  return doubt(0, Math.abs(degPerDay), certainty.timeSeconds, perDegree);
}

/**
 * Which parts of a place a doubt could turn into their neighbours.
 *
 * @param q         whole quanta in the chart's zodiac
 * @param totalDeg  half-width of the doubt, degrees
 */
export function uncertainParts(q: number, totalDeg: number, perDegree: number, zodiac: Zodiac): Uncertain[] {
  const parts: Uncertain[] = [];
  const reach = Math.ceil(totalDeg * perDegree);
  if (crosses(q, reach, 12, perDegree)) parts.push('sign');
  // A border of nakshatras is one of padas: where no pada may change, no nakshatra may.
  if (zodiac === 'sidereal' && crosses(q, reach, 108, perDegree)) {
    if (crosses(q, reach, 27, perDegree)) parts.push('nakshatra');
    parts.push('pada');
  }
  return parts;
}

function doubt(errorDeg: number, degPerDay: number, seconds: number, perDegree: number): Doubt {
  const total = Math.min(180, errorDeg + (degPerDay * seconds) / SECONDS_PER_DAY);
  return {
    ephemerisDeg: boundDegrees(errorDeg, perDegree),
    perMinuteDeg: boundDegrees(degPerDay / MINUTES_PER_DAY, perDegree),
    totalDeg: boundDegrees(total, perDegree),
  };
}

/**
 * Whether the doubt reaches over a border of `parts` equal parts. Linear on purpose: 0° and 360° are borders of all of
 * them.
 */
function crosses(q: number, reach: number, parts: number, perDegree: number): boolean {
  return partOf(q - reach, parts, perDegree) !== partOf(q + reach, parts, perDegree);
}
