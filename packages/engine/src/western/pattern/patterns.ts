/** The figures of a chart: grand trines, T-squares, yods and the rest, each with the aspects it is made of. */

import { normaliseDeg } from '../../angle.ts';
import { SIGNS } from '../../chart/chart.ts';
import { oneOf, readChoices } from '../../choice.ts';
import { cell, type Fact } from '../../fact.ts';
import { isRecord, readList, readRecord } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { type AspectingPoint, chosenAngles, chosenPoints, fewPoints, readNames } from '../aspect/aspect-points.ts';
import { type AspectOptions, type AspectRuleSettings, aspectsOf, type WesternAspect } from '../aspect/index.ts';
import { kebab } from '../dignity/planets.ts';
import { type AngleName, PLANETS, type Radix, readRadix, type ZodiacSpot, zodiacSpot } from '../radix/index.ts';
import { type AspectWeb, type Laid, laidOf, maximalOf, mergedOf, pairsOf, webOf } from './match.ts';
import { PATTERN_IDS, PATTERNS, type PatternId } from './pattern-table.ts';
import { type Element, elementOf, type Modality, modalityOf } from './signs.ts';

export interface PatternOptions {
  /** Ids of rows of `PATTERNS`; all of them when left out. */
  readonly patterns?: readonly PatternId[];
  /** Names of points of the radix; those of the ten planets that it has when left out. */
  readonly points?: readonly string[];
  /** None when left out: figures are made of bodies. */
  readonly angles?: readonly AngleName[];
  /** As of `aspectsOf`: `by-aspect` when left out. */
  readonly orbs?: AspectOptions['orbs'];
  /** `maximal` (when left out) leaves out what is part of a larger figure; `every` tells all. */
  readonly report?: 'maximal' | 'every';
  /** Points in conjunction make figures `apart` (when left out), or one figure with both in a corner (`merged`). */
  readonly conjunct?: 'apart' | 'merged';
}

/** What a figure is. */
export interface PatternValue {
  readonly pattern: PatternId;
  readonly name: string;
  /** Its points; those of one corner stand side by side. */
  readonly points: readonly string[];
  /** By corner, in the order of the row. */
  readonly corners: readonly (readonly string[])[];
  /** On whom it rests; empty where all weigh alike. */
  readonly apex: readonly string[];
  /** The place opposite its apex, where it is open; null where it is closed or its apex is several. */
  readonly open: ZodiacSpot | null;
  /** Of all its points; null where they differ. */
  readonly element: Element | null;
  readonly modality: Modality | null;
  /** One of its aspects at least is out of sign. */
  readonly isDissociate: boolean;
  readonly widestOrbDeg: number;
  readonly aspects: readonly WesternAspect[];
}

export interface ChartPatterns {
  readonly settings: AspectRuleSettings & {
    readonly patterns: readonly PatternId[];
    readonly points: readonly string[];
    readonly angles: readonly AngleName[];
    readonly report: 'maximal' | 'every';
    readonly conjunct: 'apart' | 'merged';
  };
  readonly sources: readonly SourceKey[];
  /** In the order of the rows. */
  readonly patterns: readonly Fact<PatternValue>[];
}

/** More than a chart of every known body has; figures grow with a high power of their number. */
const MOST_POINTS = 40;

/**
 * The figures of aspects in a chart. A pair has one aspect, the one that it is nearest to, so no pair serves two figures in two ways.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, a point it has not, more than 40 points and angles, an unknown pattern, scheme or choice
 * @source  `tierney-1983`; `program-practice` for the rows that say so
 */
export function patternsOf(radix: Radix, options: PatternOptions = {}): ChartPatterns {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', {
    patterns: true,
    points: true,
    angles: true,
    orbs: true,
    report: true,
    conjunct: true,
  });
  const ids = readNames('patterns', given.patterns ?? PATTERN_IDS, PATTERN_IDS);
  const report = oneOf('report', given.report ?? 'maximal', ['maximal', 'every']);
  const conjunct = oneOf('conjunct', given.conjunct ?? 'apart', ['apart', 'merged']);
  const angles = chosenAngles(chart, given.angles, []);
  const names = given.points ?? planetsIn(chart);
  const points = fewPoints(chosenPoints(chart, names, angles), MOST_POINTS);
  const { settings, aspects, sources } = aspectsOf(chart, {
    aspects: 'common',
    orbs: given.orbs ?? 'by-aspect',
    points: names,
    angles,
  });
  const rows = PATTERNS.filter(({ id }) => ids.includes(id));
  const web = webOf(
    points.map(({ name }) => name),
    aspects,
  );
  const all = rows.flatMap((row) => laidOf(row, web));
  const told = report === 'maximal' ? maximalOf(all) : all;
  const found = conjunct === 'merged' ? mergedOf(told, web) : told;
  return {
    settings: {
      aspects: settings.aspects,
      orbs: settings.orbs,
      patterns: ids,
      points: settings.points,
      angles,
      report,
      conjunct,
    },
    sources: [...new Set([...rows.map(({ source }) => source), ...sources])],
    patterns: found.map((laid) => factOf(laid, web, points)),
  };
}

/** Those of the ten planets that a chart has, in its order. @throws EngineError INVALID_OPTION for what is no radix */
export function planetsIn(radix: Radix): readonly string[] {
  const { points } = readRecord('radix', radix, 'a radix as radixOf or radixFrom makes it');
  const names = readList('radix.points', points, 'a list of points').map((point) =>
    isRecord(point) ? point['name'] : null,
  );
  return names.filter(isPlanet);
}

function isPlanet(name: unknown): name is string {
  return PLANETS.some((planet) => planet === name);
}

function factOf({ row, corners }: Laid, web: AspectWeb, points: readonly AspectingPoint[]): Fact<PatternValue> {
  const nameOf = (place: number): string => web.names[place] as string;
  const members = corners.flat();
  const signs = members.map((place) => zodiacSpot(points[place]?.longitudeDeg ?? 0).sign);
  const aspects = pairsOf(row, corners).map(([i, j]) => web.between(i, j) as WesternAspect);
  const apex = row.apex.flatMap((role) => corners[role] ?? []);
  const names = members.map(nameOf);
  return {
    id: [row.id, ...names.map(kebab)].join('-'),
    value: {
      pattern: row.id,
      name: row.name,
      points: names,
      corners: corners.map((corner) => corner.map(nameOf)),
      apex: apex.map(nameOf),
      open: openOf(row.openOpposite === null ? [] : (corners[row.openOpposite] ?? []), points),
      element: shared(signs.map((sign) => elementOf(sign))),
      modality: shared(signs.map((sign) => modalityOf(sign))),
      isDissociate: aspects.some((aspect) => aspect.isDissociate === true),
      widestOrbDeg: aspects.reduce((widest, { orbDeg }) => Math.max(widest, orbDeg), 0),
      aspects,
    },
    because: [
      ...aspects.map(({ point1, point2, type }) => cell(point1, type, point2)),
      ...members.map((place, i) => cell(nameOf(place), 'sign', SIGNS[(signs[i] as number) - 1] as string)),
    ],
    sources: [row.source],
    classification: 'modern',
  };
}

function openOf(places: readonly number[], points: readonly AspectingPoint[]): ZodiacSpot | null {
  const only = places.length === 1 ? points[places[0] as number] : undefined;
  return only === undefined ? null : zodiacSpot(normaliseDeg(only.longitudeDeg + 180));
}

/** What all of a list are; null where they differ. */
function shared<T>(values: readonly T[]): T | null {
  return values.every((value) => value === values[0]) ? (values[0] ?? null) : null;
}
