/** A radix as a drawing reads a chart: numbers of signs get their names back, and points their names in drawings. */

import { type Chart, SIGNS, type Sign } from '../../../chart/chart.ts';
import type { Radix, ZodiacSpot } from '../../../western/index.ts';
import { zodiacSpot } from '../../../western/index.ts';

/** The chart to be drawn. Without angles the ascendant is 0° Aries and there are no houses: for drawings that show neither. */
export function chartOfRadix({ points, angles, houses, settings }: Radix, localText: string): Chart {
  const start = spotOf(zodiacSpot(0));
  const drawn = {
    zodiac: settings.zodiac,
    ascendant: angles === null ? start : { name: 'Ascendant', ...spotOf(angles.Ascendant) },
    midheaven: angles === null ? start : { name: 'Midheaven', ...spotOf(angles.Midheaven) },
    angles: angles === null ? [] : Object.values(angles).map((angle) => ({ name: angle.name, ...spotOf(angle) })),
    planets: points.map((point) => ({
      name: point.name,
      ...spotOf(point),
      house: point.house ?? 1,
      retrograde: point.isRetrograde,
    })),
    houses: (houses?.cuspsDeg ?? []).map((cuspDeg, index) => ({ number: index + 1, ...spotOf(zodiacSpot(cuspDeg)) })),
    calculation: { ayanamsa: settings.ayanamsa },
    time: { datetimeLocal: localText },
  };
  // What a drawing reads of a chart, and nothing else of it; drawing/read.ts checks each member.
  return drawn as unknown as Chart;
}

function spotOf({ longitudeDeg, sign, degree }: ZodiacSpot): {
  readonly longitude: number;
  readonly sign: Sign;
  readonly signNumber: number;
  readonly degree: number;
} {
  return { longitude: longitudeDeg, sign: SIGNS[sign - 1] as Sign, signNumber: sign, degree };
}
