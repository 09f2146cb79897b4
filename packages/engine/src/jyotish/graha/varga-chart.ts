/** A divisional chart: the lagna and nine grahas of a kundli in one varga, with houses from the varga's own lagna. */

import { SHODASHA_VARGA, VARGAS, type VargaSpot, vargaMethods, vargaSign, vargaSpotOf } from '../../chart/varga.ts';
import { oneOf, readChoices } from '../../choice.ts';
import { readList } from '../../input.ts';
import { everyGraha, type Graha, grahaSpot, houseFrom, type Kundli, type Spot, spotAt } from './kundli.ts';
import { VARGA_CHOICE_NAMES } from './option-names.ts';
import { readKundli } from './read-kundli.ts';
import { strongerLordOf } from './stronger.ts';

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

/** A varga to be cast: its division, or that with one of `vargaChartMethods`. */
export type VargaChoice = number | { readonly division: number; readonly method?: string };

/**
 * Names of the methods that `vargaChartOf` knows for a division, the default first: those of `vargaMethods`, which need a longitude alone,
 * and those that ask where all grahas stand.
 *
 * @throws  EngineError INVALID_OPTION when the division is not a whole number 1 … 300
 */
export function vargaChartMethods(division: number): readonly string[] {
  const methods = vargaMethods(division);
  return division === 2 ? [...methods, KASHINATHA_BY_NODES] : methods;
}

/**
 * One varga of a kundli.
 *
 * @param division  whole, 1 … 300
 * @param method    one of `vargaChartMethods(division)`; its first when left out
 * @throws  EngineError INVALID_OPTION for a division or method that is not there, and for what is no kundli
 */
export function vargaChartOf(kundli: Kundli, division: number, method?: string): VargaChart {
  readKundli(kundli);
  const used = methodNamed(division, method);
  const spotIn = cutterOf(kundli, division, used);
  const lagna = spotIn(kundli.lagna.longitudeDeg);
  const grahas = everyGraha((graha) => {
    const { sign, degree } = spotIn(kundli.grahas[graha].longitudeDeg);
    return { sign, degree, house: houseFrom(lagna.sign, sign) };
  });
  return { division, id: `D${division}`, name: ROWS.get(division)?.name ?? null, method: used, lagna, grahas };
}

/**
 * Several vargas; the sixteen of Parashara unless others are named.
 *
 * @throws  EngineError INVALID_OPTION as `vargaChartOf`
 */
export function vargaChartsOf(kundli: Kundli, choices: readonly VargaChoice[] = SHODASHA_VARGA): readonly VargaChart[] {
  const allowed = 'divisions, or objects of division and method';
  readList('choices', choices, allowed);
  return choices.map((choice, i) => {
    if (typeof choice === 'number') return vargaChartOf(kundli, choice);
    const { division, method } = readChoices(choice, `choices[${i}]`, VARGA_CHOICE_NAMES);
    return vargaChartOf(kundli, division, method);
  });
}

/**
 * A varga as a kundli of its own, so that any rule can be asked of it. Nakshatras are those of the places in the varga; motion stays,
 * latitudes and declinations belong to the sky and are left out.
 *
 * @throws  EngineError INVALID_OPTION as `vargaChartOf`
 */
export function vargaKundliOf(kundli: Kundli, division: number, method?: string): Kundli {
  const chart = vargaChartOf(kundli, division, method);
  const grahas = everyGraha((graha) => {
    const { isRetrograde, longitudeDegPerDay } = kundli.grahas[graha];
    return grahaSpot(placeOf(chart.grahas[graha]), chart.grahas[graha].house, isRetrograde, {
      longitudeDegPerDay,
      latitudeDeg: null,
      declinationDeg: null,
    });
  });
  const { midheaven } = kundli;
  const culminating = midheaven === null ? null : cutterOf(kundli, division, chart.method)(midheaven.longitudeDeg);
  return {
    lagna: placeOf(chart.lagna),
    midheaven: culminating === null ? null : placeOf(culminating),
    grahas,
  };
}

function placeOf({ sign, degree }: VargaSpot): Spot {
  return spotAt((sign - 1) * 30 + degree);
}

/**
 * Whether a place has the same sign in a varga as in the rashi.
 *
 * @param longitudeDeg  sidereal, any finite number of degrees
 * @param division      the navamsha when left out: the vargottama of the texts
 * @param method        one of `vargaMethods(division)`
 * @throws  EngineError INVALID_OPTION for a division or method that is not there, or a longitude that is not finite
 */
export function isVargottama(longitudeDeg: number, division: number = 9, method?: string): boolean {
  return vargaSign(longitudeDeg, division, method) === vargaSign(longitudeDeg, 1);
}

const ROWS: ReadonlyMap<number, (typeof VARGAS)[number]> = new Map(VARGAS.map((row) => [row.division, row]));

function methodNamed(division: number, method: string | undefined): string {
  if (method !== undefined) return oneOf('method', method, vargaChartMethods(division));
  return ROWS.get(division)?.method ?? (vargaMethods(division)[0] as string);
}

/** What a method does with a longitude of this kundli. */
function cutterOf(kundli: Kundli, division: number, method: string): (longitudeDeg: number) => VargaSpot {
  if (method === KASHINATHA_BY_NODES) return kashinathaByNodes(kundli);
  return (longitudeDeg) => vargaSpotOf(longitudeDeg, division, method);
}

/**
 * The Kashinatha hora as PyJHora gives it: where Ketu is stronger than Mars, all of Scorpio goes to Leo, and where Rahu is stronger than Saturn
 * all of Aquarius to Aquarius; the rest is `kashinatha`. No text says so. Who is stronger is told by the rules of `narasimha-rao-integrated`
 * §15.5.2, the lagna counting as company and the degrees of the nodes from the start of the sign.
 */
const KASHINATHA_BY_NODES = 'kashinatha-pyjhora';
const HORAS_OF_NODES: { readonly [G in Graha]?: number } = { Ketu: 5, Rahu: 11 };

function kashinathaByNodes({ lagna, grahas }: Kundli): (longitudeDeg: number) => VargaSpot {
  const choice = { nodeDegrees: 'from-start', lagnaSign: lagna.sign } as const;
  return (longitudeDeg) => {
    const { sign, degree } = vargaSpotOf(longitudeDeg, 2, 'kashinatha');
    const { winner } = strongerLordOf(grahas, vargaSign(longitudeDeg, 1), choice);
    return { sign: HORAS_OF_NODES[winner] ?? sign, degree };
  };
}
