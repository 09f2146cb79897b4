/** Synastry: what stands between two charts. Aspects from one to the other, the houses in which each finds the other's planets, and a score with its parts. */

import { houseOnCircle } from '../../chart/houses.ts';
import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { readList } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import {
  type AspectingPoint,
  type AspectRuleSettings,
  type AspectRules,
  aspectingPoints,
  aspectsBetween,
  readAngleNames,
  type WesternAspect,
} from '../aspect/index.ts';
import { pairOf } from '../composite/composite.ts';
import { ANGLES, type AngleName, PLANETS, type Radix } from '../radix/index.ts';
import { SCORE_METHODS, type ScoreMethod, type SynastryScore, scoreOf } from './score.ts';

export interface SynastryOptions extends AspectRules {
  /** Names of points on both sides; the ten planets and the North Node, as far as the chart has them, when left out. */
  readonly points?: readonly string[];
  /** Ascendant and Midheaven when left out; none of a chart without angles or of an unknown time. */
  readonly angles?: readonly AngleName[];
  /** `khagol-aspects/1` when left out. */
  readonly score?: ScoreMethod;
}
const SYNASTRY_NAMES: OptionNames<SynastryOptions> = {
  aspects: true,
  orbs: true,
  points: true,
  angles: true,
  score: true,
};

/** A planet of one in a house of the other. */
export interface HouseOverlay {
  readonly planet: string;
  /** 1 … 12. */
  readonly house: number;
}

export interface Synastry {
  readonly settings: AspectRuleSettings & {
    readonly points: readonly string[];
    readonly angles: readonly AngleName[];
    readonly score: ScoreMethod;
  };
  readonly sources: readonly SourceKey[];
  /** `point1` is of the first chart, `point2` of the second; in the order of the charts. */
  readonly aspects: readonly WesternAspect[];
  /** Empty where the other has no houses. */
  readonly overlays: {
    readonly firstInSecond: readonly HouseOverlay[];
    readonly secondInFirst: readonly HouseOverlay[];
  };
  readonly summary: {
    readonly total: number;
    readonly harmonious: number;
    readonly challenging: number;
    readonly neutral: number;
    readonly byType: { readonly [type: string]: number };
  };
  readonly score: SynastryScore;
}

const DEFAULT_POINTS: readonly string[] = [...PLANETS, 'NorthNode'];

/**
 * The synastry of two charts. With the charts in the other order it is the same, seen from the other side.
 *
 * @param first, second  in one zodiac. Of an unknown birth time no angles and houses are used
 * @throws  EngineError INVALID_OPTION naming the member
 * @source  aspects and overlays: `davison-1977`; scores: score-table.ts
 */
export function synastryOf(first: Radix, second: Radix, options: SynastryOptions = {}): Synastry {
  const [a, b] = pairOf(first, second);
  const chosen = readChoices(options, 'options', SYNASTRY_NAMES);
  const method = oneOf('options.score', chosen.score ?? 'khagol-aspects/1', SCORE_METHODS);
  const points = readList('options.points', chosen.points ?? DEFAULT_POINTS, 'a list of names of points').map((name) =>
    oneOf('options.points', name, namesOf(a, b, DEFAULT_POINTS)),
  );
  const angles = readAngleNames(chosen.angles ?? ['Ascendant', 'Midheaven']);
  const rules: AspectRules = {
    ...(chosen.aspects === undefined ? {} : { aspects: chosen.aspects }),
    ...(chosen.orbs === undefined ? {} : { orbs: chosen.orbs }),
  };
  const found = aspectsBetween(sideOf(a, points, angles), sideOf(b, points, angles), rules);
  return {
    settings: { aspects: found.settings.aspects, orbs: found.settings.orbs, points, angles, score: method },
    sources: found.sources,
    aspects: found.aspects,
    overlays: { firstInSecond: overlay(a, b, points), secondInFirst: overlay(b, a, points) },
    summary: summaryOf(found.aspects),
    score: scoreOf(method, a, b, found.aspects),
  };
}

/** Every name that either chart has, the usual ones among them. */
function namesOf(a: Radix, b: Radix, usual: readonly string[]): readonly string[] {
  const there = [...a.points, ...b.points].map(({ name }) => name);
  return [...usual, ...there].filter((name, i, all) => all.indexOf(name) === i);
}

function sideOf(radix: Radix, points: readonly string[], angles: readonly AngleName[]): readonly AspectingPoint[] {
  const there = points.filter((name) => radix.points.some((point) => point.name === name));
  return aspectingPoints(radix, there, radix.isTimeKnown ? angles : []);
}

function overlay(guest: Radix, host: Radix, points: readonly string[]): readonly HouseOverlay[] {
  const { houses, isTimeKnown } = host;
  if (houses === null || !isTimeKnown) return [];
  const ours: readonly (readonly [string, number])[] = guest.points
    .filter(({ name }) => points.includes(name))
    .map(({ name, longitudeDeg }) => [name, longitudeDeg]);
  const corners: readonly (readonly [string, number])[] =
    guest.angles === null || !guest.isTimeKnown
      ? []
      : ANGLES.slice(0, 2).map((name) => [name, guest.angles?.[name].longitudeDeg ?? 0]);
  return [...ours, ...corners].map(([planet, longitudeDeg]) => ({
    planet,
    house: houseOnCircle(longitudeDeg, houses.cuspsDeg),
  }));
}

function summaryOf(aspects: readonly WesternAspect[]): Synastry['summary'] {
  const count = (nature: WesternAspect['nature']) => aspects.filter((aspect) => aspect.nature === nature).length;
  const byType: { [type: string]: number } = {};
  for (const { type } of aspects) byType[type] = (byType[type] ?? 0) + 1;
  return {
    total: aspects.length,
    harmonious: count('harmonious'),
    challenging: count('challenging'),
    neutral: count('neutral'),
    byType,
  };
}
