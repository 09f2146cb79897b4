/** A divisional chart in the shape of a chart, so that it is drawn and explained like one. */

import { SIGNS, VARGAS, vargaSpotOf } from '@khagol/engine/chart';
import type { Chart } from '../engine.ts';

/** Ids and names of the divisions that have one, D1 first. */
export const DIVISIONS: readonly { readonly id: string; readonly name: string }[] = VARGAS;

/** The division of a form; D1 for a tropical chart, which has no others, and for an id that is none. */
export function divisionOf(chart: Chart, id: string): (typeof VARGAS)[number] {
  const found = chart.zodiac === 'sidereal' ? VARGAS.find((row) => row.id === id) : undefined;
  return found ?? (VARGAS[0] as (typeof VARGAS)[number]);
}

/** The chart with every point where its division puts it, houses counted by sign; the chart itself for D1. */
export function vargaDrawn(chart: Chart, division: number): Chart {
  if (division === 1) return chart;
  const placed = <P extends Chart['ascendant'] | Chart['planets'][number]>(point: P): P => {
    const { sign, degree } = vargaSpotOf(point.longitude, division);
    const { uncertain: _, ...rest } = point;
    return {
      ...rest,
      longitude: (sign - 1) * 30 + degree,
      degree,
      signNumber: sign,
      sign: SIGNS[sign - 1],
    } as unknown as P;
  };
  const ascendant = placed(chart.ascendant);
  const houseOf = (sign: number): number => ((sign - ascendant.signNumber + 12) % 12) + 1;
  return {
    ...chart,
    ascendant,
    midheaven: placed(chart.midheaven),
    angles: chart.angles.map(placed),
    planets: chart.planets.map(placed).map((planet) => ({ ...planet, house: houseOf(planet.signNumber) })),
    houses: chart.houses.map((house, index) => {
      const sign = (ascendant.signNumber - 1 + index) % 12;
      return { ...house, longitude: sign * 30, degree: 0, sign: SIGNS[sign] as (typeof SIGNS)[number] };
    }),
  };
}
