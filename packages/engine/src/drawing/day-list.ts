/** What runs through a day, in lines below its ring: the limbs with their ends and the marked stretches, each with the key that it has on the ring. */

import { cut } from './caption.ts';
import { type DrawnDay, LIMBS, type Limb, type Stretch } from './day-read.ts';
import type { DrawingLanguage } from './language.ts';
import { baselineFor } from './measure.ts';
import type { Writing } from './picture-options.ts';
import { type Colour, closed, group, type Item, type Point } from './scene.ts';

/** Width of the picture of a day, and what its edges are left free, units. */
export const DAY_WIDTH = 460;
export const DAY_EDGE = 14;

/** The colour of a limb, on the ring and in the list. */
export const LIMB_COLOURS: { readonly [L in Limb]: Colour } = {
  tithi: 'accent',
  nakshatra: 'water',
  yoga: 'earth',
  karana: 'fire',
};

const TOP = 442;
const LINE = 16;
const SIZE = 10.5;
/** Smaller letters are cut rather than read. */
const LEAST_SIZE = 8;
const KEY_ROOM = 16;
const WHOLE = DAY_WIDTH - 2 * DAY_EDGE;
const HALF = (WHOLE - DAY_EDGE) / 2;
/** Limbs are keyed 1, 2, 3 …, the marked stretches from here. */
const FIRST_KEY = 11;

/** Items and where they end. */
export interface DayList {
  readonly items: readonly Item[];
  readonly bottom: number;
}

/** The list of a day: in two columns where all of its lines find room there, else in one, so that no end of a limb is cut off. */
export function dayList({ limbs, periods }: DrawnDay, writing: Writing): DayList {
  const ofLimbs = limbLines(limbs, TOP, writing);
  const ofPeriods = periodLines(periods, ofLimbs.bottom, writing);
  return { items: [...ofLimbs.items, ...ofPeriods.items], bottom: ofPeriods.bottom };
}

/** Key of a marked stretch: they go on at 11, after any figure that a limb can have. */
export function keyOf(index: number, language: DrawingLanguage): string {
  return language.number(FIRST_KEY + index, 0);
}

function limbLines(limbs: DrawnDay['limbs'], top: number, writing: Writing): DayList {
  const { language } = writing;
  const columns = columnsFor(Object.values(limbs).flat(), writing);
  const items: Item[] = [];
  let y = top;
  for (let first = 0; first < LIMBS.length; first += columns) {
    const abreast = LIMBS.slice(first, first + columns);
    for (const [column, limb] of abreast.entries()) {
      items.push(...headItems(leftOf(column), y, LIMB_COLOURS[limb], language.say.drawing[limb]));
      for (const [i, stretch] of limbs[limb].entries()) {
        const key = language.number(i + 1, 0);
        items.push(lineItem([leftOf(column), y + (i + 1) * LINE], columns, key, stretch, writing));
      }
    }
    y += (1 + Math.max(...abreast.map((limb) => limbs[limb].length))) * LINE + 8;
  }
  return { items, bottom: y };
}

function periodLines(periods: DrawnDay['periods'], top: number, writing: Writing): DayList {
  const columns = columnsFor(periods, writing);
  const items = periods.map((period, i) => {
    const at: Point = [leftOf(i % columns), top + Math.floor(i / columns) * LINE];
    return lineItem(at, columns, keyOf(i, writing.language), period, writing);
  });
  return { items, bottom: top + Math.ceil(periods.length / columns) * LINE };
}

function columnsFor(stretches: readonly Stretch[], { measure }: Writing): 1 | 2 {
  return stretches.every(({ line }) => measure(line, 400) * LEAST_SIZE <= HALF - KEY_ROOM) ? 2 : 1;
}

function leftOf(column: number): number {
  return DAY_EDGE + column * (HALF + DAY_EDGE);
}

function headItems(x: number, y: number, colour: Colour, text: string): readonly Item[] {
  const swatch: readonly Point[] = [
    [x, y - 5],
    [x + 10, y - 5],
    [x + 10, y + 5],
    [x, y + 5],
  ];
  return [
    { kind: 'path', d: closed(swatch), fill: colour, opacity: 0.3 },
    { kind: 'path', d: closed(swatch), stroke: colour, width: 1 },
    { kind: 'text', x: x + 16, y: baselineFor(y, SIZE), text, size: SIZE, anchor: 'start', weight: 600, colour: 'ink' },
  ];
}

/** A line: smaller where it must be, at last cut short. */
function lineItem(
  [x, y]: Point,
  columns: 1 | 2,
  key: string,
  { line, title }: Stretch,
  { measure }: Pick<Writing, 'measure'>,
): Item {
  const room = (columns === 1 ? WHOLE : HALF) - KEY_ROOM;
  const fitting = room / Math.max(measure(line, 400), 0.01);
  // What was made as large as fits is not measured against the room again: the last bit of a quotient would cut it.
  const text = fitting >= LEAST_SIZE ? line : cut(line, 400, room / LEAST_SIZE, measure);
  const size = Math.max(LEAST_SIZE, Math.min(SIZE, fitting));
  const baseline = baselineFor(y, SIZE);
  return group('legend', title, [
    { kind: 'text', x: x + 5, y: baseline, text: key, size: 9, anchor: 'middle', weight: 600, colour: 'mute' },
    { kind: 'text', x: x + KEY_ROOM, y: baseline, text, size, anchor: 'start', weight: 400, colour: 'ink' },
  ]);
}
