/**
 * What does the picture of a zone show? Its tint, the squares of the 81-square mandala that lie in it as hairlines, an arrow to true north, the
 * zone's code and its regent's name; the atlas shows all nine. No figures of gods, no signs of any faith: colours, lines and capitals.
 *
 * Pictures are 1024 pixels square. The mandala takes the 1008 in the middle (nine times 112), so every cell begins and ends on a whole pixel and
 * every texture coordinate is an exact binary fraction. A zone's own picture is its cell of the atlas, drawn three times as large.
 */

import { ZONE_TABLE, ZONES, type Zone } from '../zone/zone-table.ts';
import { CAPITAL_UNITS, placed, type Stroke, strokesOfWord } from './letters.ts';

/** Both sides of every picture, pixels. */
export const PICTURE_PIXELS = 1024;
/** Frame around the content, pixels. */
export const FRAME_PIXELS = 8;
/** One cell in the atlas, pixels. */
export const CELL_PIXELS = 336;
/** How far marks keep from the border of their cell in the atlas, pixels. */
export const INSET_PIXELS = 24;

/** A rectangle of one colour, in whole pixels from the top left. */
export interface Block {
  readonly kind: 'block';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/** Lines and curves drawn with a round pen. */
export interface Pen {
  readonly kind: 'pen';
  readonly strokes: readonly Stroke[];
  /** Width of the pen, pixels. */
  readonly width: number;
  readonly colour: string;
}

/** Later marks lie upon earlier ones. Colours are `#rrggbb`. */
export type Mark = Block | Pen;

/** What was drawn. */
export interface Picture {
  readonly title: string;
  readonly marks: readonly Mark[];
}

/** Which pixels a cell has in a picture, and how far its marks keep from its border. */
export interface CellPixels {
  readonly zone: Zone;
  /** Left, top, right, bottom; the last two are the first pixels outside. */
  readonly bounds: readonly [number, number, number, number];
  readonly insetPixels: number;
}

/** Cells of the atlas, or the one of a zone's own picture, in the order of zones. */
export function cellsOfPicture(zone: Zone | null): readonly CellPixels[] {
  const far = PICTURE_PIXELS - FRAME_PIXELS;
  if (zone !== null) return [{ zone, bounds: [FRAME_PIXELS, FRAME_PIXELS, far, far], insetPixels: INSET_PIXELS * 3 }];
  return ZONES.map((name, at) => {
    const left = FRAME_PIXELS + CELL_PIXELS * (at % 3);
    const top = FRAME_PIXELS + CELL_PIXELS * Math.floor(at / 3);
    return { zone: name, bounds: [left, top, left + CELL_PIXELS, top + CELL_PIXELS], insetPixels: INSET_PIXELS };
  });
}

/**
 * The marks of a picture.
 *
 * @param zone  one zone; `null` for the atlas
 */
export function pictureOf(zone: Zone | null): Picture {
  const cells = cellsOfPicture(zone);
  const scale = zone === null ? 1 : 3;
  const title =
    zone === null ? 'Vastu zones, true north up' : `Vastu zone ${zone}, ${ZONE_TABLE[zone].deity}, true north up`;
  const ground: Block = block(0, 0, PICTURE_PIXELS, PICTURE_PIXELS, BORDER);
  return {
    title,
    marks: [ground, ...cells.flatMap(({ zone: name, bounds }) => cellMarks(name, bounds[0], bounds[1], scale))],
  };
}

function cellMarks(zone: Zone, left: number, top: number, scale: number): readonly Mark[] {
  const side = CELL_PIXELS * scale;
  const pada = side / 3;
  const marks: Mark[] = [block(left, top, side, side, TINTS[zone])];
  // A hairline keeps its two pixels in both sizes, and lies half on each of the squares it parts.
  for (const at of [pada, 2 * pada])
    marks.push(block(left + at - 1, top, 2, side, HAIRLINE), block(left, top + at - 1, side, 2, HAIRLINE));
  marks.push(...edges(left, top, side));
  const middle = left + side / 2;
  marks.push(pen(arrow(middle, top + ARROW_TOP * scale, scale), ARROW_PEN * scale, MUTE));
  const widest = WIDEST_WORD * scale;
  const name = ZONE_TABLE[zone].deity.toUpperCase();
  marks.push(...word(zone, zone, middle, top + CODE_MIDDLE * scale, CODE_HEIGHT * scale, widest));
  marks.push(...word(name, zone, middle, top + NAME_MIDDLE * scale, NAME_HEIGHT * scale, widest));
  return marks;
}

/** Two pixels along each side of a cell. */
function edges(left: number, top: number, side: number): readonly Block[] {
  return [
    block(left, top, side, 2, BORDER),
    block(left, top + side - 2, side, 2, BORDER),
    block(left, top, 2, side, BORDER),
    block(left + side - 2, top, 2, side, BORDER),
  ];
}

/** A word around a point, on a plate of the cell's own tint, so that no hairline runs through its letters. */
function word(text: string, zone: Zone, x: number, y: number, height: number, widest: number): readonly Mark[] {
  const { strokes, width } = strokesOfWord(text);
  const scale = Math.min(height / CAPITAL_UNITS, widest / width);
  const left = x - (width * scale) / 2;
  const top = y - (CAPITAL_UNITS * scale) / 2;
  const weight = scale * PEN_UNITS;
  const around = Math.round(weight * 2);
  const plateLeft = Math.floor(left) - around;
  const plateTop = Math.floor(top) - around;
  const [plateWidth, plateHeight] = [2 * (x - plateLeft), 2 * (y - plateTop)];
  return [
    block(plateLeft, plateTop, plateWidth, plateHeight, TINTS[zone]),
    pen(
      strokes.map((stroke) => placed(stroke, scale, left, top)),
      weight,
      INK,
    ),
  ];
}

function arrow(x: number, y: number, scale: number): readonly Stroke[] {
  const strokes: readonly Stroke[] = [
    ['M', 0, 34],
    ['L', 0, 0],
    ['M', -11, 12],
    ['L', 0, 0],
    ['L', 11, 12],
  ];
  return strokes.map((stroke) => placed(stroke, scale, x, y));
}

function block(x: number, y: number, width: number, height: number, colour: string): Block {
  return { kind: 'block', x, y, width, height, colour };
}

function pen(strokes: readonly Stroke[], width: number, colour: string): Pen {
  return { kind: 'pen', strokes, width, colour };
}

const INK = '#2a2533';
const MUTE = '#6b6475';
const BORDER = '#8d8496';
const HAIRLINE = '#c3bcc4';

// Pixels of a cell in the atlas, from its top: arrow in the first row of squares, code in the second, name in the third.
const ARROW_TOP = 38;
const ARROW_PEN = 4;
const CODE_MIDDLE = 168;
const CODE_HEIGHT = 70;
const NAME_MIDDLE = 280;
const NAME_HEIGHT = 28;
const WIDEST_WORD = 256;
/** Weight of letters, in units of letters.ts. */
const PEN_UNITS = 2.5;

/** Nine tints, ours; the ink upon each has a contrast of 9 : 1 or more. Source: convention of this engine. */
// biome-ignore format: a table reads in rows
const TINTS: Readonly<Record<Zone, string>> = {
  NW:     '#dcd8ef',
  N:      '#c9e6d6',
  NE:     '#fbeab2',
  W:      '#cbdff2',
  CENTER: '#fff8e6',
  E:      '#dcecbd',
  SW:     '#e6d4c0',
  S:      '#f5c9c6',
  SE:     '#fbd3ab',
};
