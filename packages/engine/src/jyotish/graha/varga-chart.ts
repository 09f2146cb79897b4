/** A divisional chart: the lagna and nine grahas of a kundli in one varga, with houses from the varga's own lagna. */

import { SHODASHA_VARGA, VARGAS, type VargaSpot, vargaMethods, vargaSign, vargaSpotOf } from '../../chart/varga.ts';
import { oneOf } from '../../choice.ts';
import { GRAHAS, type Graha, houseFrom, type Kundli, spotAt } from './kundli.ts';

export interface VargaGraha extends VargaSpot {
  /** 1 … 12 by whole signs from the lagna of the varga. */
  readonly house: number;
}

export interface VargaChart {
  readonly division: number;
  /** `D9`. */
  readonly id: string;
  /** Sanskrit; null for a division without a name. */
  readonly name: string | null;
  /** The method that was used. */
  readonly method: string;
  readonly lagna: VargaSpot;
  readonly grahas: { readonly [G in Graha]: VargaGraha };
}

/** A varga to be cast: its division, or that with a method. */
export type VargaChoice = number | { readonly division: number; readonly method?: string };

/**
 * One varga of a kundli.
 *
 * @param division  whole, 1 … 300
 * @param method    one of `vargaMethods(division)`; its first when left out
 * @throws  EngineError INVALID_OPTION for a division or method that is not there
 */
export function vargaChartOf(kundli: Kundli, division: number, method?: string): VargaChart {
  const used = method === undefined ? defaultMethodOf(division) : oneOf('method', method, vargaMethods(division));
  const lagna = vargaSpotOf(kundli.lagna.longitudeDeg, division, used);
  const grahas: Record<string, VargaGraha> = {};
  for (const graha of GRAHAS) {
    const { sign, degree } = vargaSpotOf(kundli.grahas[graha].longitudeDeg, division, used);
    grahas[graha] = { sign, degree, house: houseFrom(lagna.sign, sign) };
  }
  return {
    division,
    id: `D${division}`,
    name: ROWS.get(division)?.name ?? null,
    method: used,
    lagna,
    grahas: grahas as unknown as VargaChart['grahas'],
  };
}

/**
 * Several vargas; the sixteen of Parashara unless others are named.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function vargaChartsOf(kundli: Kundli, choices: readonly VargaChoice[] = SHODASHA_VARGA): readonly VargaChart[] {
  return choices.map((choice) =>
    typeof choice === 'number' ? vargaChartOf(kundli, choice) : vargaChartOf(kundli, choice.division, choice.method),
  );
}

/**
 * A varga as a kundli of its own, so that any rule can be asked of it. Nakshatras are those of the places in the varga; motion stays,
 * latitudes and declinations belong to the sky and are left out.
 */
export function vargaKundliOf(kundli: Kundli, division: number, method?: string): Kundli {
  const chart = vargaChartOf(kundli, division, method);
  const grahas: Record<string, Kundli['grahas'][Graha]> = {};
  for (const graha of GRAHAS) {
    const { sign, degree, house } = chart.grahas[graha];
    const { isRetrograde, longitudeDegPerDay } = kundli.grahas[graha];
    grahas[graha] = {
      ...spotAt((sign - 1) * 30 + degree),
      house,
      isRetrograde,
      longitudeDegPerDay,
      latitudeDeg: null,
      declinationDeg: null,
    };
  }
  const { midheaven } = kundli;
  const culminating = midheaven === null ? null : vargaSpotOf(midheaven.longitudeDeg, division, method);
  return {
    lagna: spotAt((chart.lagna.sign - 1) * 30 + chart.lagna.degree),
    midheaven: culminating === null ? null : spotAt((culminating.sign - 1) * 30 + culminating.degree),
    grahas: grahas as unknown as Kundli['grahas'],
  };
}

/**
 * Whether a place has the same sign in a varga as in the rashi.
 *
 * @param division  the navamsha when left out: the vargottama of the texts
 */
export function isVargottama(longitudeDeg: number, division: number = 9, method?: string): boolean {
  return vargaSign(longitudeDeg, division, method) === vargaSign(longitudeDeg, 1);
}

const ROWS: ReadonlyMap<number, (typeof VARGAS)[number]> = new Map(VARGAS.map((row) => [row.division, row]));

function defaultMethodOf(division: number): string {
  return ROWS.get(division)?.method ?? (vargaMethods(division)[0] as string);
}
