/** Small drawings of the plot with true north at the top: one room on it, and its shape with what is missing. */

import { circle } from '../../../drawing/curve.ts';
import { LOOKS, type Verdict } from '../../../drawing/plan-marks.ts';
import { HATCHES, hatchedOf, hatchPath } from '../../../drawing/plan-shape.ts';
import { closed, type Item, type Path, type Point, type Scene } from '../../../drawing/scene.ts';
import { type Box, cellOf, cornersOf, type PointM, type Region, ZONES } from '../../../vastu/index.ts';
import type { VastuBook } from './book.ts';

const EDGE = 4;

/** Where points of the plan lie in a drawing of a side, and how high it becomes. */
interface Sheet {
  readonly at: (point: PointM) => Point;
  readonly width: number;
  readonly height: number;
}

/** @param most  longest side of the plot's box, units */
function sheetOf({ west, south, east, north }: Box, most: number): Sheet {
  const scale = most / Math.max(east - west, north - south);
  return {
    at: ([x, y]) => [EDGE + (x - west) * scale, EDGE + (north - y) * scale],
    width: (east - west) * scale + 2 * EDGE,
    height: (north - south) * scale + 2 * EDGE,
  };
}

function outlineOf({ outer, holes }: Region, at: Sheet['at']): Path['d'] {
  return [outer, ...holes].flatMap((ring, index) => closed((index === 0 ? ring : [...ring].reverse()).map(at)));
}

function zoneLines(box: Box, at: Sheet['at']): readonly Item[] {
  return ZONES.map((zone) => ({
    kind: 'path',
    d: closed(cornersOf(cellOf(zone, box)).map(at)),
    stroke: zone === 'CENTER' ? 'accent' : 'line',
    width: zone === 'CENTER' ? 0.9 : 0.5,
    dash: [2, 2],
  }));
}

/** Everything that has to find room: the plot's box, and rooms that lead beyond it. */
function boxOfAll({ plan, survey }: VastuBook): Box {
  const points = [
    ...cornersOf(plan.box),
    ...survey.spaces.flatMap(({ drawn }) => (drawn === null ? [] : drawn.region.outer)),
  ];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

/** A room among the others, filled with the colour of its verdict. */
export function roomThumb(book: VastuBook, index: number, verdict: Verdict, title: string): Scene {
  const { plan, survey, language } = book;
  const { at, width, height } = sheetOf(boxOfAll(book), 110);
  const { colour } = LOOKS[verdict];
  const rooms = survey.spaces.flatMap(({ room, drawn }): readonly Item[] => {
    if (drawn === null) return [];
    const d = outlineOf(drawn.region, at);
    if (room.index !== index) return [{ kind: 'path', d, stroke: 'mute', width: 0.4 }];
    return [
      { kind: 'path', d, fill: colour, opacity: 0.7 },
      { kind: 'path', d, stroke: colour, width: 1.2 },
    ];
  });
  const items: readonly Item[] = [
    { kind: 'path', d: closed(plan.plot.map(at)), fill: 'soft' },
    ...zoneLines(plan.box, at),
    ...rooms,
    { kind: 'path', d: closed(plan.plot.map(at)), stroke: 'ink', width: 1 },
    ...doorOn(book, at),
  ];
  return { width, height, title, description: '', language: language.code, items };
}

function doorOn({ plan }: VastuBook, at: Sheet['at']): readonly Item[] {
  if (plan.door === null) return [];
  const [x, y] = at(plan.door);
  return [{ kind: 'path', d: circle(x, y, 2.2), fill: 'paper', stroke: 'ink', width: 1 }];
}

/** The plot, the rectangle about its walls, what is missing of it, and what stands on the middle. */
export function shapeScene(book: VastuBook, blocking: readonly Region[], title: string): Scene {
  const { plan, survey, language } = book;
  const rect = survey.shape?.rect.polygon ?? [];
  const corners = [...cornersOf(plan.box), ...rect];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const box = { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
  const { at, width, height } = sheetOf(box, 220);
  const items: readonly Item[] = [
    { kind: 'path', d: closed(plan.plot.map(at)), fill: 'soft' },
    { kind: 'path', d: closed(cornersOf(cellOf('CENTER', plan.box)).map(at)), fill: 'accent', opacity: 0.08 },
    ...blocking.map((region): Item => ({ kind: 'path', d: outlineOf(region, at), fill: 'bad', opacity: 0.25 })),
    ...zoneLines(plan.box, at),
    { kind: 'path', d: closed(rect.map(at)), stroke: 'mute', width: 1, dash: [4, 2.5] },
    ...hatchedOf(survey).flatMap(({ polygon, kind }): readonly Item[] => {
      const hatch = HATCHES[kind];
      return hatch === null ? [] : [hatchPath(polygon.map(at), hatch)];
    }),
    { kind: 'path', d: closed(plan.plot.map(at)), stroke: 'ink', width: 1.4 },
    ...doorOn(book, at),
  ];
  return { width, height, title, description: '', language: language.code, items };
}
