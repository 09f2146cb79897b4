/** Drawings of Western charts: wheels with and without houses, double wheels, the grid of aspects, bars of a balance. */

import { circle, onCircle } from '../../../drawing/curve.ts';
import type { Dial } from '../../../drawing/dial.ts';
import { isGlyphId } from '../../../drawing/glyphs/glyph.ts';
import { biWheelSceneOf, type Scene, symbolOf } from '../../../drawing/index.ts';
import { bodyLabels, signNames } from '../../../drawing/labels.ts';
import { type Colour, type Item, rectangle, stroke } from '../../../drawing/scene.ts';
import { aspectItems } from '../../../drawing/wheel-aspects.ts';
import { bodyItems, placeBodies } from '../../../drawing/wheel-bodies.ts';
import { scaleItem, signItems } from '../../../drawing/wheel-ring.ts';
import type { WesternAspect } from '../../../western/index.ts';
import type { Book } from '../../book.ts';
import { inked, wheelChart } from '../common/pictures.ts';
import { pointName, pointShort } from './cells.ts';
import { chartOfRadix } from './radix-chart.ts';
import { hasHouses, type Sky } from './sky.ts';

type Drawn = { readonly planet1: string; readonly planet2: string; readonly type: string; readonly orb: number };

function drawn(aspects: readonly WesternAspect[]): readonly Drawn[] {
  return aspects.map(({ point1, point2, type, orbDeg }) => ({ planet1: point1, planet2: point2, type, orb: orbDeg }));
}

/** The wheel of a chart with its aspects; without an hour of birth a ring of signs alone, from 0° Aries. */
export function wheelOf(book: Book, { radix, aspects, local }: Sky): Scene {
  const chart = chartOfRadix(radix, local);
  return hasHouses(radix) ? wheelChart(book, chart, drawn(aspects)) : timelessWheel(book, { radix, aspects, local });
}

const [RIM, RING, CORE, MARGIN] = [210, 180, 89, 14];

function timelessWheel(book: Book, { radix, aspects, local }: Sky): Scene {
  const { language } = book;
  const centre = RIM + MARGIN;
  const dial: Dial = { centre, at: (longitudeDeg, radius) => onCircle(centre, centre, radius, 180 - longitudeDeg) };
  const writing = inked(book);
  const chart = chartOfRadix(radix, local);
  const labels = bodyLabels(chart, {}, language);
  const seats = placeBodies(labels, { degrees: true, minutes: false }, writing);
  return {
    width: 2 * centre,
    height: 2 * centre,
    title: language.say.drawing.wheel,
    description: labels.map(({ title }) => title.replace(/,[^,]*$/u, '')).join('. '),
    language: language.code,
    items: [
      { kind: 'path', d: circle(centre, centre, RIM), fill: 'paper' },
      ...signItems(dial, 0, { rim: RIM, scale: RING }, signNames('tropical', language)),
      scaleItem(dial, RING),
      { kind: 'path', d: circle(centre, centre, CORE), fill: 'paper', stroke: 'line', width: 1 },
      ...aspectItems(drawn(aspects), labels, dial, CORE, language),
      ...bodyItems(seats, dial, { scale: RING }, writing),
    ],
  };
}

/** Two charts in one wheel; `between` from the inner to the outer. */
export function doubleWheel(
  book: Book,
  inner: Sky & { readonly name: string },
  outer: Sky & { readonly name: string },
  kind: 'synastry' | 'transits' | 'other',
  between: readonly WesternAspect[],
): Scene {
  return biWheelSceneOf(chartOfRadix(inner.radix, inner.local), chartOfRadix(outer.radix, outer.local), {
    kind,
    innerName: inner.name,
    outerName: outer.name,
    aspects: drawn(between),
    ...inked(book),
  });
}

/** What stands in a cell of the grid: the aspect of a row's point with a column's; undefined for none. */
type Lookup = (row: string, column: string) => WesternAspect | undefined;

const CELL_SIZE = 28;

/** The aspects of one chart as a triangle; each name stands at the end of its row and on top of its column. */
export function triangleGrid(book: Book, points: readonly string[], aspects: readonly WesternAspect[]): Scene {
  const find: Lookup = (row, column) =>
    aspects.find(
      ({ point1, point2 }) => (point1 === row && point2 === column) || (point1 === column && point2 === row),
    );
  const items: Item[] = [];
  points.forEach((row, y) => {
    items.push(...nameItems(book, row, y * CELL_SIZE, y * CELL_SIZE));
    for (let x = 0; x < y; x++)
      items.push(...cellItems(book, x * CELL_SIZE, y * CELL_SIZE, find(row, points[x] as string)));
  });
  const side = points.length * CELL_SIZE;
  return gridScene(book, side, side, items);
}

/** The aspects between two charts: rows of the first, columns of the second. */
export function crossGrid(
  book: Book,
  [rows, columns]: readonly [readonly string[], readonly string[]],
  aspects: readonly WesternAspect[],
): Scene {
  const items: Item[] = columns.flatMap((column, x) => nameItems(book, column, (x + 1) * CELL_SIZE, 0));
  rows.forEach((row, y) => {
    items.push(...nameItems(book, row, 0, (y + 1) * CELL_SIZE));
    columns.forEach((column, x) => {
      const aspect = aspects.find(({ point1, point2 }) => point1 === row && point2 === column);
      items.push(...cellItems(book, (x + 1) * CELL_SIZE, (y + 1) * CELL_SIZE, aspect));
    });
  });
  return gridScene(book, (columns.length + 1) * CELL_SIZE, (rows.length + 1) * CELL_SIZE, items);
}

function gridScene({ say, language }: Book, width: number, height: number, items: readonly Item[]): Scene {
  return { width, height, title: say.western.aspectGrid, description: '', language: language.code, items };
}

function nameItems(book: Book, point: string, left: number, top: number): readonly Item[] {
  const middle = CELL_SIZE / 2;
  const id = symbolOf(point);
  const box = rectangle(left, top, CELL_SIZE, CELL_SIZE, { fill: 'soft', stroke: 'line', width: 0.6 });
  const mark: Item =
    id === undefined
      ? {
          kind: 'text',
          x: left + middle,
          y: top + middle + 3.5,
          text: pointShort(book, point),
          size: 10,
          anchor: 'middle',
          weight: 600,
          colour: 'accent',
        }
      : { kind: 'glyph', x: left + middle, y: top + middle, size: 15, id, colour: 'ink' };
  return [box, { kind: 'group', role: 'body', title: pointName(book, point), items: [mark] }];
}

const COLOUR_OF: Readonly<Record<string, Colour>> = {
  conjunction: 'accent',
  trine: 'good',
  sextile: 'good',
  square: 'bad',
  opposition: 'bad',
};

function cellItems(book: Book, left: number, top: number, aspect: WesternAspect | undefined): readonly Item[] {
  const box = rectangle(left, top, CELL_SIZE, CELL_SIZE, { stroke: 'line', width: 0.6 });
  if (aspect === undefined) return [box];
  const { type, orbDeg, point1, point2 } = aspect;
  const colour = COLOUR_OF[type] ?? 'mute';
  const title = book.say.drawing.aspectTitle({
    first: pointName(book, point1),
    aspect: book.names.aspect[type],
    second: pointName(book, point2),
  });
  const symbol: readonly Item[] = isGlyphId(type)
    ? [{ kind: 'glyph', x: left + CELL_SIZE / 2, y: top + 10.5, size: 12, id: type, colour }]
    : [];
  return [
    box,
    {
      kind: 'group',
      role: 'aspect',
      title,
      items: [
        ...symbol,
        {
          kind: 'text',
          x: left + CELL_SIZE / 2,
          y: top + 24.5,
          text: `${book.language.number(orbDeg, 1)}°`,
          size: 6.8,
          anchor: 'middle',
          weight: 400,
          colour: 'mute',
        },
      ],
    },
  ];
}

/** A bar of a balance. */
export interface Bar {
  readonly name: string;
  /** 0 … 100. */
  readonly percent: number;
  readonly label: string;
  readonly colour: Colour;
}

const [BAR_WIDTH, BAR_STEP, NAME_WIDTH, LABEL_WIDTH] = [470, 19, 120, 150];

/** Bars beside one another's names, with what stands in each behind it. */
export function barsScene({ language }: Book, title: string, bars: readonly Bar[]): Scene {
  const room = BAR_WIDTH - NAME_WIDTH - LABEL_WIDTH;
  const items = bars.flatMap(({ name, percent, label, colour }, index): readonly Item[] => {
    const top = index * BAR_STEP;
    const text = (x: number, words: string, weight: 400 | 600, tone: Colour, anchor: 'start' | 'end'): Item => ({
      kind: 'text',
      x,
      y: top + 12.5,
      text: words,
      size: 9,
      anchor,
      weight,
      colour: tone,
    });
    return [
      text(NAME_WIDTH - 8, name, 600, 'ink', 'end'),
      rectangle(NAME_WIDTH, top + 4, room, 10, { fill: 'soft' }),
      ...(percent === 0 ? [] : [rectangle(NAME_WIDTH, top + 4, (room * percent) / 100, 10, { fill: colour })]),
      text(NAME_WIDTH + room + 8, label, 400, 'mute', 'start'),
    ];
  });
  const height = bars.length * BAR_STEP;
  return { width: BAR_WIDTH, height, title, description: '', language: language.code, items };
}

/** A stretch of time on a line of its own, with the instants that are marked in it: parts of the whole, 0 … 1. */
export interface Stretch {
  readonly name: string;
  readonly spans: readonly (readonly [from: number, to: number])[];
  readonly marks: readonly number[];
  readonly colour: Colour;
}

const [LINE_WIDTH, LINE_STEP, LINE_NAME, HEAD] = [490, 15, 158, 20];

/** Lines of time under a head of months. */
export function timelineScene(
  { language }: Book,
  title: string,
  months: readonly { readonly at: number; readonly name: string }[],
  lines: readonly Stretch[],
): Scene {
  const room = LINE_WIDTH - LINE_NAME;
  const x = (part: number): number => LINE_NAME + part * room;
  const height = HEAD + lines.length * LINE_STEP + 4;
  const items: readonly Item[] = [
    ...months.flatMap(({ at, name }): readonly Item[] => [
      stroke([x(at), 4], [x(at), height], 'line', 0.5),
      { kind: 'text', x: x(at) + 2, y: 12, text: name, size: 6.8, anchor: 'start', weight: 400, colour: 'mute' },
    ]),
    ...lines.flatMap(({ name, spans, marks, colour }, index): readonly Item[] => {
      const top = HEAD + index * LINE_STEP;
      return [
        ...(index % 2 === 0 ? [rectangle(0, top, LINE_WIDTH, LINE_STEP, { fill: 'soft', opacity: 0.6 })] : []),
        { kind: 'text', x: 4, y: top + 10.5, text: name, size: 7.6, anchor: 'start', weight: 400, colour: 'ink' },
        ...spans.map(([from, to]) =>
          rectangle(x(from), top + 4.5, Math.max(1.2, (to - from) * room), 6, { fill: colour, opacity: 0.75 }),
        ),
        ...marks.map((at): Item => ({ kind: 'path', d: circle(x(at), top + 7.5, 2.6), fill: 'ink' })),
      ];
    }),
  ];
  return { width: LINE_WIDTH, height, title, description: '', language: language.code, items };
}
