/** What a chart has much and little of: elements, modalities, polarities, hemispheres, quadrants. Counts under a scheme of weights. */

import { oneOf, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { chosenAngles, chosenPoints } from '../aspect/aspect-points.ts';
import { type AngleName, type Radix, readRadix, zodiacSpot } from '../radix/index.ts';
import { planetsIn } from './patterns.ts';
import {
  ELEMENTS,
  type Element,
  elementOf,
  MODALITIES,
  type Modality,
  modalityOf,
  POLARITIES,
  type Polarity,
  polarityOf,
} from './signs.ts';

/** `plain`: each point counts one. `birkbeck`: the lights and the Ascendant 4, the swift planets 3, Jupiter, Saturn and the Midheaven 2, the rest 1. */
export const BALANCE_SCHEMES = ['plain', 'birkbeck'] as const;
export type BalanceScheme = (typeof BALANCE_SCHEMES)[number];

export interface BalanceOptions {
  /** `plain` when left out. */
  readonly weights?: BalanceScheme;
  /** Names of points of the radix; those of the ten planets that it has when left out. */
  readonly points?: readonly string[];
  /** Counted by their signs: none when left out, Ascendant and Midheaven under `birkbeck` where the time is known. */
  readonly angles?: readonly AngleName[];
}

/** How much of one kind there is. */
export interface BalanceShare {
  readonly weight: number;
  /** Of all weights, 0 … 100, to 0.01. */
  readonly percent: number;
  readonly points: readonly string[];
}

export const HEMISPHERES = ['north', 'south', 'east', 'west'] as const;
export type Hemisphere = (typeof HEMISPHERES)[number];

export interface Balance {
  readonly settings: {
    readonly weights: BalanceScheme;
    readonly points: readonly string[];
    readonly angles: readonly AngleName[];
  };
  readonly sources: readonly SourceKey[];
  readonly elements: { readonly [E in Element]: BalanceShare };
  readonly modalities: { readonly [M in Modality]: BalanceShare };
  readonly polarities: { readonly [P in Polarity]: BalanceShare };
  /** By house, points alone: `north` is below the horizon (houses 1–6), `east` the rising side (10–3). Null without houses, or with those of an unknown time. */
  readonly hemispheres: { readonly [H in Hemisphere]: BalanceShare } | null;
  /** Houses 1–3, 4–6, 7–9, 10–12. Null as above. */
  readonly quadrants: readonly BalanceShare[] | null;
}

// biome-ignore format: a table reads in columns
const WEIGHTS: { readonly [S in BalanceScheme]: { readonly [name: string]: number } } = {
  plain: {},
  birkbeck: {
    Sun: 4, Moon: 4, Ascendant: 4, Mercury: 3, Venus: 3, Mars: 3, Jupiter: 2, Saturn: 2, Midheaven: 2,
    Uranus: 1, Neptune: 1, Pluto: 1,
  },
};

interface Weighed {
  readonly name: string;
  readonly sign: number;
  readonly house: number | null;
  readonly isAngle: boolean;
  readonly weight: number;
}

/**
 * The balance of a chart. A point that a scheme does not name counts one.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, a point it has not, or an unknown scheme
 * @source  kinds of signs `ptolemy-tetrabiblos` I.11, I.12, I.18; weights `birkbeck-instant`
 */
export function balanceOf(radix: Radix, options: BalanceOptions = {}): Balance {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', { weights: true, points: true, angles: true });
  const weights = oneOf('weights', given.weights ?? 'plain', BALANCE_SCHEMES);
  const usual: readonly AngleName[] = weights === 'birkbeck' ? ['Ascendant', 'Midheaven'] : [];
  const angles = chosenAngles(chart, given.angles, usual);
  const corners: readonly string[] = angles;
  const weighed = chosenPoints(chart, given.points ?? planetsIn(chart), angles).map(
    ({ name, longitudeDeg }): Weighed => ({
      name,
      sign: zodiacSpot(longitudeDeg).sign,
      house: chart.points.find((point) => point.name === name)?.house ?? null,
      isAngle: corners.includes(name),
      weight: Object.hasOwn(WEIGHTS[weights], name) ? (WEIGHTS[weights][name] ?? 1) : 1,
    }),
  );
  // Houses of the noon that stands in for an unknown time say nothing.
  const isHoused = chart.houses !== null && chart.isTimeKnown;
  const housed = isHoused ? weighed.filter(({ isAngle }) => !isAngle) : null;
  return {
    settings: { weights, points: weighed.filter(({ isAngle }) => !isAngle).map(({ name }) => name), angles },
    sources: weights === 'birkbeck' ? ['ptolemy-tetrabiblos', 'birkbeck-instant'] : ['ptolemy-tetrabiblos'],
    elements: sharesOf(ELEMENTS, weighed, ({ sign }, kind) => elementOf(sign) === kind),
    modalities: sharesOf(MODALITIES, weighed, ({ sign }, kind) => modalityOf(sign) === kind),
    polarities: sharesOf(POLARITIES, weighed, ({ sign }, kind) => polarityOf(sign) === kind),
    hemispheres: housed && sharesOf(HEMISPHERES, housed, ({ house }, kind) => house !== null && isIn(kind, house)),
    quadrants:
      housed &&
      [0, 1, 2, 3].map((i) => shareOf(housed, ({ house }) => house !== null && Math.floor((house - 1) / 3) === i)),
  };
}

function isIn(hemisphere: Hemisphere, house: number): boolean {
  if (hemisphere === 'north') return house <= 6;
  if (hemisphere === 'south') return house > 6;
  const isEastern = house <= 3 || house >= 10;
  return hemisphere === 'east' ? isEastern : !isEastern;
}

function sharesOf<K extends string>(
  kinds: readonly K[],
  all: readonly Weighed[],
  isOf: (point: Weighed, kind: K) => boolean,
): { readonly [P in K]: BalanceShare } {
  const rows = kinds.map((kind) => [kind, shareOf(all, (point) => isOf(point, kind))]);
  return Object.fromEntries(rows) as { readonly [P in K]: BalanceShare };
}

function shareOf(all: readonly Weighed[], isOf: (point: Weighed) => boolean): BalanceShare {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const mine = all.filter(isOf);
  const weight = mine.reduce((sum, point) => sum + point.weight, 0);
  const percent = total === 0 ? 0 : Math.round((10000 * weight) / total) / 100;
  return { weight, percent, points: mine.map(({ name }) => name) };
}
