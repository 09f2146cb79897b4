/** What the signs mean, and the names that found no room on the plan. */

import { cut } from './caption.ts';
import { circle } from './curve.ts';
import { baselineFor, textWidth } from './measure.ts';
import { markOf, VERDICTS, type Verdict } from './plan-marks.ts';
import { PAGE } from './plan-page.ts';
import type { DrawnRoom } from './plan-rooms.ts';
import { type Hatch, hatchPath } from './plan-shape.ts';
import { closed, type Group, group, type Item, type Path, type Point } from './scene.ts';

const SIZE = 10;
const PITCH = 16;
const SWATCH = 13;

/** One sign with its meaning. */
export interface LegendEntry {
  readonly text: string;
  /** The sign about a point. */
  readonly sign: (at: Point) => readonly Item[];
}

/** Verdicts that occur, the best first. */
export function verdictEntries(verdicts: readonly Verdict[], isGraded: boolean): readonly LegendEntry[] {
  return VERDICTS.filter((verdict) => verdicts.includes(verdict)).map((verdict) => ({
    text: verdict === 'none' ? (isGraded ? 'no rule' : 'not graded') : verdict,
    sign: (at) => markOf(verdict, at, 10),
  }));
}

/** A hatched swatch. */
export function hatchEntry(text: string, hatch: Hatch): LegendEntry {
  return { text, sign: (at) => [hatchPath(swatch(at), { ...hatch, pitch: 4 }), frame(at, hatch.colour)] };
}

/** The dashed frame of the middle. */
export function middleEntry(): LegendEntry {
  return {
    text: 'Brahmasthan',
    sign: (at) => [
      { kind: 'path', d: closed(swatch(at)), fill: 'accent', opacity: 0.1 },
      { ...frame(at, 'accent'), dash: [3, 2] },
    ],
  };
}

/** The door, with what it is. */
export function doorEntry(text: string): LegendEntry {
  return {
    text,
    sign: ([x, y]) => [{ kind: 'path', d: circle(x, y, 3.6), fill: 'paper', stroke: 'ink', width: 1.4 }],
  };
}

function swatch([x, y]: Point): readonly Point[] {
  return [
    [x - 6, y - 4.5],
    [x + 6, y - 4.5],
    [x + 6, y + 4.5],
    [x - 6, y + 4.5],
  ];
}

function frame(at: Point, colour: Hatch['colour']): Path {
  return { kind: 'path', d: closed(swatch(at)), stroke: colour, width: 0.8 };
}

/** Items and where they end. */
export interface Strip {
  readonly items: readonly Group[];
  readonly bottom: number;
}

/** The legend from a height down, as many entries to a row as fit. */
export function legendStrip(entries: readonly LegendEntry[], top: number): Strip {
  const room = PAGE.width - 2 * PAGE.edge;
  let [x, y] = [0, top + PITCH / 2];
  const items = entries.map(({ text, sign }): Group => {
    const shown = cut(text, 400, (room - SWATCH - 6) / SIZE);
    const width = SWATCH + 4 + textWidth(shown) * SIZE + 10;
    if (x > 0 && x + width - 10 > room) [x, y] = [0, y + PITCH];
    const left = PAGE.edge + x;
    x += width;
    return group('legend', text, [
      ...sign([left + SWATCH / 2, y]),
      {
        kind: 'text',
        x: left + SWATCH + 4,
        y: baselineFor(y, SIZE),
        text: shown,
        size: SIZE,
        anchor: 'start',
        weight: 400,
        colour: 'mute',
      },
    ]);
  });
  return { items, bottom: entries.length === 0 ? top : y + PITCH / 2 };
}

/** The rooms that are named in a list, by their place among all rooms, and where the list ends: two columns, top to bottom. */
export interface RoomList {
  readonly rows: ReadonlyMap<number, readonly Item[]>;
  readonly bottom: number;
}

/** Names of rooms that have a number on the plan or are not drawn. */
export function roomList(rooms: readonly DrawnRoom[], top: number): RoomList {
  const listed = rooms.map((room, index) => ({ room, index })).filter(({ room }) => room.isListed);
  const columns = listed.length > 3 ? 2 : 1;
  const perColumn = Math.ceil(listed.length / columns);
  const width = (PAGE.width - 2 * PAGE.edge) / columns;
  const rows = listed.map(({ room, index }, k): readonly [number, readonly Item[]] => {
    const x = PAGE.edge + Math.floor(k / perColumn) * width;
    const y = top + ((k % perColumn) + 0.5) * PITCH;
    return [index, rowItems(room, x, y, width - 8)];
  });
  return { rows: new Map(rows), bottom: top + perColumn * PITCH };
}

function rowItems(
  { number, name, zone, verdict, isDrawn }: DrawnRoom,
  x: number,
  y: number,
  width: number,
): readonly Item[] {
  const why = !isDrawn ? ', not drawn' : number === null ? ', not marked' : '';
  const place = ` (${zone ?? 'off the grid'}${why})`;
  const head = number === null ? '' : `${number} `;
  const room = (width - SWATCH - 4) / SIZE - textWidth(head + place);
  const text = `${head}${cut([...name].slice(0, 160).join(''), 400, room)}${place}`;
  const at = x + SWATCH + 4;
  return [
    ...markOf(verdict, [x + SWATCH / 2, y], 10),
    { kind: 'text', x: at, y: baselineFor(y, SIZE), text, size: SIZE, anchor: 'start', weight: 400, colour: 'ink' },
  ];
}
