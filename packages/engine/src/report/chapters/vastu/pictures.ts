/** Drawings of a house besides its plan: what each place is worth, a side with its eight doors, and the rules as a grid of signs. */

import { baselineFor } from '../../../drawing/measure.ts';
import { LOOKS, markOf, type Verdict } from '../../../drawing/plan-marks.ts';
import { type Colour, group, type Item, rectangle, type Scene } from '../../../drawing/scene.ts';
import type { Book } from '../../book.ts';
import { inked } from '../common/pictures.ts';

/** A place and what it is worth. */
export interface Bar {
  readonly name: string;
  /** 0 … 100. */
  readonly merit: number;
  readonly verdict: Verdict;
  /** What stands behind the bar. */
  readonly note: string;
}

const WIDTH = 491;
const ROW = 21;
const NAME = 150;
const NOTE = 92;

/** Bars from 0 to 100, a sign of the verdict before each. */
export function barsScene(book: Book, bars: readonly Bar[], title: string): Scene {
  const { measure, language } = inked(book);
  const full = WIDTH - NAME - NOTE;
  const height = bars.length * ROW + 20;
  const lines = [0, 25, 50, 75, 100].flatMap((value): readonly Item[] => {
    const x = NAME + (full * value) / 100;
    return [
      rectangle(x - 0.25, 0, 0.5, bars.length * ROW + 3, { fill: 'line' }),
      text(x, bars.length * ROW + 12, language.number(value, 0), 8, 'middle', 'mute'),
    ];
  });
  const rows = bars.map(({ name, merit, verdict, note }, index) => {
    const y = (index + 0.5) * ROW;
    const size = Math.min(9.5, (NAME - 26) / Math.max(measure(name, 400), 0.01));
    return group('bar', `${name}: ${language.number(merit, 0)}`, [
      ...markOf(verdict, [7, y], 11),
      text(18, y, name, size, 'start', 'ink'),
      rectangle(NAME, y - 6, Math.max(1, (full * merit) / 100), 12, { fill: LOOKS[verdict].colour, opacity: 0.75 }),
      text(WIDTH, y, note, 9, 'end', 'mute'),
    ]);
  });
  const description = bars.map(({ name, merit }) => `${name} ${language.number(merit, 0)}`).join('; ');
  return { width: WIDTH, height, title, description, language: language.code, items: [...lines, ...rows] };
}

/** One of the eight doors of a side. */
export interface DoorCell {
  readonly code: string;
  readonly devata: string;
  readonly verdict: Verdict;
  /** Metres from the side's first corner. */
  readonly span: string;
}

const CELL_HIGH = 74;

/** A side from its first corner to its last, with the place of the door on it, 0 … 1. */
export function doorSideScene(book: Book, cells: readonly DoorCell[], door: number, title: string): Scene {
  const { measure, language } = inked(book);
  const wide = (WIDTH - 2) / cells.length;
  const fit = (words: string, size: number, weight: 400 | 600 = 400): number =>
    Math.min(size, (wide - 5) / Math.max(measure(words, weight), 0.01));
  const items = cells.map(({ code, devata, verdict, span }, index) => {
    const left = 1 + index * wide;
    const x = left + wide / 2;
    const { colour, tint } = LOOKS[verdict];
    return group('door', `${code} ${devata}`, [
      rectangle(left, 16, wide, CELL_HIGH, { fill: colour, opacity: tint }),
      rectangle(left, 16, wide, CELL_HIGH, { stroke: 'line', width: 0.8 }),
      text(x, 29, code, 12, 'middle', 'ink', 600),
      ...markOf(verdict, [x, 47], 13),
      text(x, 65, devata, fit(devata, 9), 'middle', 'ink'),
      text(x, 80, span, fit(span, 8), 'middle', 'mute'),
    ]);
  });
  const at = 1 + (WIDTH - 2) * door;
  const pointer: Item = {
    kind: 'path',
    d: [['M', at, 15], ['L', at - 6, 3], ['L', at + 6, 3], ['Z']],
    fill: 'ink',
  };
  const description = cells.map(({ code, devata, span }) => `${code} ${devata} ${span}`).join('; ');
  return {
    width: WIDTH,
    height: CELL_HIGH + 18,
    title,
    description,
    language: language.code,
    items: [...items, pointer],
  };
}

/** A type of space and how it stands in each zone; the verdict of a cell, and whether a text is behind it. */
export interface RuleRow {
  readonly name: string;
  readonly cells: readonly { readonly verdict: Verdict; readonly isClassical: boolean }[];
  /** Whether the house has such a room. */
  readonly isHere: boolean;
}

const GRID_ROW = 20;
const GRID_HEAD = 26;

/** The rules of an edition, a row a type of space, a column a zone; a ring about those with a text behind them. */
export function rulesScene(book: Book, heads: readonly string[], rows: readonly RuleRow[], title: string): Scene {
  const { measure, language } = inked(book);
  const wide = (WIDTH - NAME) / heads.length;
  const height = GRID_HEAD + rows.length * GRID_ROW + 2;
  const items: readonly Item[] = [
    ...heads.map((head, index) =>
      text(
        NAME + (index + 0.5) * wide,
        GRID_HEAD / 2,
        head,
        Math.min(9, (wide - 3) / Math.max(measure(head, 600), 0.01)),
        'middle',
        'ink',
        600,
      ),
    ),
    ...rows.map(({ name, cells, isHere }, at) => {
      const y = GRID_HEAD + (at + 0.5) * GRID_ROW;
      const size = Math.min(9.5, (NAME - 10) / Math.max(measure(name, isHere ? 600 : 400), 0.01));
      return group('legend', name, [
        ...(at % 2 === 0 ? [rectangle(0, y - GRID_ROW / 2, WIDTH, GRID_ROW, { fill: 'soft' })] : []),
        text(4, y, name, size, 'start', 'ink', isHere ? 600 : 400),
        ...cells.flatMap(({ verdict, isClassical }, index): readonly Item[] => {
          const x = NAME + (index + 0.5) * wide;
          return [
            ...(isClassical ? [rectangle(x - 9, y - 9, 18, 18, { stroke: 'accent', width: 1 })] : []),
            ...markOf(verdict, [x, y], 12),
          ];
        }),
      ]);
    }),
  ];
  return { width: WIDTH, height, title, description: '', language: language.code, items };
}

function text(
  x: number,
  middle: number,
  words: string,
  size: number,
  anchor: 'start' | 'middle' | 'end',
  colour: Colour,
  weight: 400 | 600 = 400,
): Item {
  return { kind: 'text', x, y: baselineFor(middle, size), text: words, size, anchor, weight, colour };
}
