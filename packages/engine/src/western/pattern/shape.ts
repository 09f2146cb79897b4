/**
 * The shape of a chart: how its ten planets are spread round the circle, after Marc Edmund Jones.
 *
 * Jones (`jones-1941`) draws seven shapes and gives no orbs. The limits here are those of a program that puts them in figures (`immanuel`), each
 * lowered by one orb, asked in this order: bundle, bucket, bowl, locomotive, seesaw, splay, else splash.
 */

import { normaliseDeg } from '../../angle.ts';
import { numberIn, readChoices } from '../../choice.ts';
import { cell, type Fact } from '../../fact.ts';
import { refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { chosenPoints } from '../aspect/aspect-points.ts';
import { PLANETS, type Radix, readRadix, roundedDeg } from '../radix/index.ts';

export const CHART_SHAPES = ['bundle', 'bucket', 'bowl', 'locomotive', 'seesaw', 'splay', 'splash'] as const;
export type ChartShape = (typeof CHART_SHAPES)[number];

export interface ShapeOptions {
  /** Names of points of the radix, three at least; the ten planets when left out. */
  readonly points?: readonly string[];
  /** By which every limit is lowered, and within which several make one handle: 0 … 10 degrees, 5 when left out. */
  readonly orbDeg?: number;
}

/** A stretch of the circle without planets. */
export interface ShapeGap {
  /** Along the zodiac, from this point … */
  readonly from: string;
  /** … to this one. */
  readonly to: string;
  readonly deg: number;
}

export interface ShapeValue {
  readonly shape: ChartShape;
  /** Which goes before all others in the daily motion: the first after the widest gap along the zodiac; of a bowl, a bucket and a locomotive. */
  readonly leading: string | null;
  readonly trailing: string | null;
  /** Of a bucket. */
  readonly handle: readonly string[];
  /** What all the planets span, 360° less the widest gap; without its handle, of a bucket. */
  readonly spanDeg: number;
  /** Widest first. */
  readonly gaps: readonly ShapeGap[];
}

export interface ShapeOfChart extends Fact<ShapeValue> {
  readonly settings: { readonly points: readonly string[]; readonly orbDeg: number; readonly limits: 'immanuel' };
}

interface Spot {
  readonly name: string;
  readonly deg: number;
}

/**
 * The shape of a chart.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, a planet it has not, fewer than three points, an orb outside 0 … 10
 * @source  `jones-1941`; limits in degrees and the order of asking: `immanuel`
 */
export function chartShapeOf(radix: Radix, options: ShapeOptions = {}): ShapeOfChart {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', { points: true, orbDeg: true });
  const orbDeg = numberIn('orbDeg', given.orbDeg ?? 5, 0, 10, 'degrees');
  const points = chosenPoints(chart, given.points ?? PLANETS, []);
  if (points.length < 3)
    throw refusal('INVALID_OPTION', 'points', 'three or more', 'A shape needs three points or more.');
  const spots = points
    .map(({ name, longitudeDeg }): Spot => ({ name, deg: normaliseDeg(longitudeDeg) }))
    .sort((a, b) => a.deg - b.deg);
  const value = shapeOf(spots, orbDeg);
  const sources: readonly SourceKey[] = ['jones-1941', 'immanuel'];
  return {
    id: value.shape,
    value,
    because: points.map(({ name, longitudeDeg }) => cell(name, 'longitudeDeg', longitudeDeg)),
    sources,
    classification: 'modern',
    settings: { points: points.map(({ name }) => name), orbDeg, limits: 'immanuel' },
  };
}

function shapeOf(spots: readonly Spot[], orbDeg: number): ShapeValue {
  const gaps = gapsOf(spots);
  const widest = gaps[0] as ShapeGap;
  const wider = (deg: number): number => gaps.filter((gap) => gap.deg >= deg - orbDeg).length;
  const told = (shape: ChartShape, at: ShapeGap | null = null, handle: readonly string[] = []): ShapeValue => ({
    shape,
    leading: at?.to ?? null,
    trailing: at?.from ?? null,
    handle,
    spanDeg: roundedDeg(360 - (at ?? widest).deg),
    gaps,
  });
  if (widest.deg >= 240 - orbDeg) return told('bundle');
  const handle = handleOf(spots, orbDeg);
  if (handle !== null) {
    const rest = gapsOf(spots.filter(({ name }) => !handle.includes(name)));
    return told('bucket', rest[0], handle);
  }
  if (widest.deg >= 180 - orbDeg) return told('bowl', widest);
  if (widest.deg >= 120 - orbDeg) return told('locomotive', widest);
  if (wider(60) === 2) return told('seesaw');
  return told(wider(30) === 3 ? 'splay' : 'splash');
}

/** The gaps between neighbours, the widest first; of equal ones that which comes first from 0° Aries. */
function gapsOf(spots: readonly Spot[]): readonly ShapeGap[] {
  const last = spots.length - 1;
  // The way round from the last to the first is a whole turn when all stand in one place.
  const isOnePlace = spots[0]?.deg === spots[last]?.deg;
  return spots
    .map((from, i): ShapeGap => {
      const to = spots[(i + 1) % spots.length] as Spot;
      const deg = isOnePlace && i === last ? 360 : roundedDeg(normaliseDeg(to.deg - from.deg));
      return { from: from.name, to: to.name, deg };
    })
    .sort((a, b) => b.deg - a.deg);
}

/**
 * One planet, or a group within the orb, that stands 90° at least from its neighbours on both sides; the smallest such group, of equal ones the
 * loneliest.
 */
function handleOf(spots: readonly Spot[], orbDeg: number): readonly string[] | null {
  const count = spots.length;
  const at = (i: number): Spot => spots[((i % count) + count) % count] as Spot;
  const between = (i: number, j: number): number => roundedDeg(normaliseDeg(at(j).deg - at(i).deg));
  for (let size = 1; size <= count - 2; size++) {
    let [best, loneliest] = [-1, 90 - orbDeg];
    for (let i = 0; i < count; i++) {
      const last = i + size - 1;
      const alone = Math.min(between(i - 1, i), between(last, last + 1));
      if (between(i, last) > orbDeg || alone < loneliest || (best >= 0 && alone === loneliest)) continue;
      [best, loneliest] = [i, alone];
    }
    if (best >= 0) return Array.from({ length: size }, (_, k) => at(best + k).name);
  }
  return null;
}
