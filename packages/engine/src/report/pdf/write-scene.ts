/** Scene → operators: the same four of the path, the same glyphs, the same words as in the SVG. */

import { GLYPHS, PEN } from '../../drawing/glyphs/glyph.ts';
import type { Palette } from '../../drawing/palette.ts';
import type { Colour, Glyph, Item, Path, Scene, Segment, Text } from '../../drawing/scene.ts';
import type { Weight } from '../type/families.ts';
import type { Line } from '../type/lines.ts';
import { type Content, hundredths, rgbOf } from './content.ts';
import type { FontBook } from './fonts.ts';
import { writeLine } from './write-text.ts';

/** Where a scene stands, and in which colours. */
export interface Standing {
  /** Left edge and upper edge, points from the lower left corner of the page. */
  readonly x: number;
  readonly top: number;
  /** Points for a unit. */
  readonly scale: number;
  readonly palette: Palette;
  /** Graphics states of opacities, by name; asked for as they are met. */
  readonly opacity: (value: number) => string;
}

type Words = (text: string, points: number, weight: Weight) => Line<unknown>;

/** Writes a scene. @param words  sets a label in a line */
export function writeScene(content: Content, book: FontBook, words: Words, scene: Scene, standing: Standing): void {
  content.within(() => {
    content.put(1, 'J', 1, 'j');
    writeItems(content, book, words, scene.items, standing);
  });
}

function writeItems(content: Content, book: FontBook, words: Words, items: readonly Item[], standing: Standing): void {
  for (const item of items) {
    switch (item.kind) {
      case 'path':
        writePath(content, item, standing);
        break;
      case 'text':
        writeLabel(content, book, words, item, standing);
        break;
      case 'glyph':
        writeGlyph(content, item, standing);
        break;
      case 'group':
        writeItems(content, book, words, item.items, standing);
        break;
    }
  }
}

function writePath(content: Content, path: Path, standing: Standing): void {
  const paint = (): void => {
    const { scale } = standing;
    const colour = (token: Colour) => rgbOf(standing.palette[token]);
    if (path.fill !== undefined) content.fill(colour(path.fill));
    if (path.stroke !== undefined) {
      content.stroke(colour(path.stroke));
      content.pen(
        (path.width ?? 1) * scale,
        path.dash?.map((length) => length * scale),
      );
    }
    writeSegments(content, path.d, 0, 0, 1, standing);
    content.put(path.fill === undefined ? 'S' : path.stroke === undefined ? 'f' : 'B');
  };
  if (path.fill === undefined && path.stroke === undefined) return;
  const { opacity } = path;
  if (opacity === undefined) paint();
  else
    content.within(() => {
      content.put(`/${standing.opacity(opacity)}`, 'gs');
      paint();
    });
}

function writeLabel(
  content: Content,
  book: FontBook,
  words: Words,
  label: Text,
  { x, top, scale, palette }: Standing,
): void {
  const size = label.size * scale;
  const line = words(label.text, size, label.weight);
  const shift = label.anchor === 'start' ? 0 : label.anchor === 'middle' ? line.width / 2 : line.width;
  content.fill(rgbOf(palette[label.colour]));
  writeLine(content, book, line, size, x + label.x * scale - shift, top - label.y * scale);
}

function writeGlyph(content: Content, { id, x, y, size, colour }: Glyph, standing: Standing): void {
  const { fills, strokes } = GLYPHS[id];
  const grown = size / 20;
  const rgb = rgbOf(standing.palette[colour]);
  if (fills !== undefined) {
    content.fill(rgb);
    writeSegments(content, fills, x, y, grown, standing);
    content.put('f');
  }
  content.stroke(rgb);
  content.pen(PEN * grown * standing.scale);
  writeSegments(content, strokes, x, y, grown, standing);
  content.put('S');
}

const OPERATORS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const;

function writeSegments(
  content: Content,
  segments: readonly Segment[],
  x: number,
  y: number,
  grown: number,
  { x: left, top, scale }: Standing,
): void {
  const right = (value: number): number => left + (x + value * grown) * scale;
  const up = (value: number): number => top - (y + value * grown) * scale;
  const corners = rectangleOf(segments);
  if (corners !== null) {
    const [fromX, fromY] = [hundredths(right(corners[0])), hundredths(up(corners[1]))];
    content.put(fromX, fromY, hundredths(right(corners[2])) - fromX, hundredths(up(corners[3])) - fromY, 're');
    return;
  }
  for (const [letter, ...numbers] of segments) {
    const points = numbers.map((value, index) => (index % 2 === 0 ? right(value as number) : up(value as number)));
    content.put(...points, OPERATORS[letter]);
  }
}

/** Two corners across from one another, when a path is a rectangle that stands straight: there is a shorter word for it. */
function rectangleOf(segments: readonly Segment[]): readonly [number, number, number, number] | null {
  const [first, second, third, fourth, end] = segments;
  if (segments.length !== 5 || first?.[0] !== 'M' || end?.[0] !== 'Z') return null;
  if (second?.[0] !== 'L' || third?.[0] !== 'L' || fourth?.[0] !== 'L') return null;
  const [[, ax, ay], [, bx, by], [, cx, cy], [, dx, dy]] = [first, second, third, fourth];
  const straight =
    (ax === bx && by === cy && cx === dx && dy === ay) || (ay === by && bx === cx && cy === dy && dx === ax);
  return straight ? [ax, ay, cx, cy] : null;
}
