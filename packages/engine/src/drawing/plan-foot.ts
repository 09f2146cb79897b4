/** What the signs mean, and the names that found no room on the plan. */

import { cut } from './caption.ts';
import { circle } from './curve.ts';
import { baselineFor } from './measure.ts';
import { markOf, VERDICTS, type Verdict } from './plan-marks.ts';
import { zoneLabel } from './plan-names.ts';
import type { PlanWriting } from './plan-options.ts';
import { PAGE } from './plan-page.ts';
import type { DrawnRoom } from './plan-rooms.ts';
import { type Hatch, hatchPath } from './plan-shape.ts';
import { closed, type Group, group, type Item, type Path, type Point } from './scene.ts';

const SIZE = 10;
const PITCH = 16;
const SWATCH = 13;
/** Of a name in the list, parts of the font size: with less than this it says nothing. */
const LEAST_NAME = 2;

/** One sign with its meaning. */
export interface LegendEntry {
  readonly text: string;
  /** The sign about a point. */
  readonly sign: (at: Point) => readonly Item[];
}

/** Verdicts that occur, the best first. */
export function verdictEntries(
  verdicts: readonly Verdict[],
  isGraded: boolean,
  { language }: PlanWriting,
): readonly LegendEntry[] {
  const { plan } = language.say;
  return VERDICTS.filter((verdict) => verdicts.includes(verdict)).map((verdict) => ({
    text: verdict === 'none' ? (isGraded ? plan.noRule : plan.notGraded) : plan[verdict],
    sign: (at) => markOf(verdict, at, 10),
  }));
}

/** A hatched swatch. */
export function hatchEntry(text: string, hatch: Hatch): LegendEntry {
  return { text, sign: (at) => [hatchPath(swatch(at), { ...hatch, pitch: 4 }), frame(at, hatch.colour)] };
}

/** The dashed frame of the middle. */
export function middleEntry({ language }: PlanWriting): LegendEntry {
  return {
    text: language.say.plan.brahmasthan,
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
export function legendStrip(entries: readonly LegendEntry[], top: number, { measure }: PlanWriting): Strip {
  const room = PAGE.width - 2 * PAGE.edge;
  let [x, y] = [0, top + PITCH / 2];
  const items = entries.map(({ text, sign }): Group => {
    const shown = cut(text, 400, (room - SWATCH - 6) / SIZE, measure);
    const width = SWATCH + 4 + measure(shown, 400) * SIZE + 10;
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
export function roomList(rooms: readonly DrawnRoom[], top: number, writing: PlanWriting): RoomList {
  const listed = rooms.map((room, index) => ({ room, index })).filter(({ room }) => room.isListed);
  const whole = PAGE.width - 2 * PAGE.edge;
  const isNarrow = ({ room }: (typeof listed)[number]): boolean => nameRoom(room, whole / 2 - 8, writing) >= LEAST_NAME;
  const columns = listed.length > 3 && listed.every(isNarrow) ? 2 : 1;
  const perColumn = Math.ceil(listed.length / columns);
  const width = whole / columns;
  const rows = listed.map(({ room, index }, k): readonly [number, readonly Item[]] => {
    const x = PAGE.edge + Math.floor(k / perColumn) * width;
    const y = top + ((k % perColumn) + 0.5) * PITCH;
    return [index, rowItems(room, [x, y], width - 8, writing)];
  });
  return { rows: new Map(rows), bottom: top + perColumn * PITCH };
}

/** What stands before and after the name of a room in the list. */
function aroundName({ number, zone, isDrawn }: DrawnRoom, { language }: PlanWriting): readonly [string, string] {
  const { plan } = language.say;
  const where = zone === null ? plan.offGrid : zoneLabel(zone, language);
  const told = !isDrawn ? plan.notDrawn({ place: where }) : number === null ? plan.notMarked({ place: where }) : where;
  return [number === null ? '' : `${language.number(number, 0)} `, ` (${told})`];
}

/** What a row has left for the name, parts of the font size. */
function nameRoom(room: DrawnRoom, width: number, writing: PlanWriting): number {
  return (width - SWATCH - 4) / SIZE - writing.measure(aroundName(room, writing).join(''), 400);
}

function rowItems(room: DrawnRoom, [x, y]: Point, width: number, writing: PlanWriting): readonly Item[] {
  const [head, place] = aroundName(room, writing);
  const name = cut([...room.name].slice(0, 160).join(''), 400, nameRoom(room, width, writing), writing.measure);
  const text = `${head}${name}${place}`;
  const at = x + SWATCH + 4;
  return [
    ...markOf(room.verdict, [x + SWATCH / 2, y], 10),
    { kind: 'text', x: at, y: baselineFor(y, SIZE), text, size: SIZE, anchor: 'start', weight: 400, colour: 'ink' },
  ];
}
