/** What can be painted on a page, in points from its upper left corner, y downwards. */

import type { Palette } from '../../drawing/palette.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { Weight } from '../type/families.ts';
import type { Line } from '../type/lines.ts';
import type { Content, Rgb } from './content.ts';
import type { FontBook } from './fonts.ts';
import type { Place } from './outline.ts';
import type { Picture } from './samples.ts';
import { writeScene } from './write-scene.ts';
import { writeLine } from './write-text.ts';

export interface Brush {
  /** @param y  of the baseline */
  line(line: Line<unknown>, size: number, x: number, y: number, colour: Rgb): void;
  /** A ground: it lies beneath all that the page says, and is no part of it. */
  rectangle(x: number, y: number, width: number, height: number, fill: Rgb): void;
  rule(fromX: number, fromY: number, toX: number, toY: number, colour: Rgb, width: number): void;
  /** @param width  points; its height follows */
  scene(scene: Scene, x: number, y: number, width: number, palette: Palette): void;
  /** The same picture is written once, however often it is painted. */
  picture(picture: Picture, x: number, y: number, width: number, height: number): void;
  /** What was painted once for many pages. */
  form(form: Form): void;
  /** A link over a rectangle, to an address or to a place in the document. Only within an element. */
  link(x: number, y: number, width: number, height: number, to: string | Place, words: string): void;
}

/** Something painted once, that pages show again where it was painted. */
export interface Form {
  /** Its name in the resources of each page. */
  readonly name: string;
}

/** What a brush asks of its document. */
export interface Supplies {
  readonly height: number;
  readonly book: FontBook;
  /** Sets a label in a line. */
  words(text: string, points: number, weight: Weight): Line<unknown>;
  /** The name of a graphics state. */
  opacity(value: number): string;
  /** The name under which a page finds a picture. */
  picture(picture: Picture): string;
  /** @param rectangle  left, low, right, high, from the lower left corner */
  link(rectangle: readonly number[], to: string | Place, words: string): void;
}

/** The brush of one page. @param grounds  what lies beneath its content */
export function brushOf(grounds: Content, content: Content, supplies: Supplies): Brush {
  const { book } = supplies;
  const up = (y: number): number => supplies.height - y;
  return {
    line(line, points, x, y, colour) {
      content.fill(colour);
      writeLine(content, book, line, points, x, up(y));
    },
    rectangle(x, y, width, height, fill) {
      grounds.fill(fill);
      grounds.put(x, up(y + height), width, height, 're', 'f');
    },
    rule(fromX, fromY, toX, toY, colour, width) {
      content.stroke(colour);
      content.pen(width);
      content.put(fromX, up(fromY), 'm', toX, up(toY), 'l', 'S');
    },
    scene(scene, x, y, width, palette) {
      const { words, opacity } = supplies;
      writeScene(content, book, words, scene, { x, top: up(y), scale: width / scene.width, palette, opacity });
    },
    picture(picture, x, y, width, height) {
      const name = supplies.picture(picture);
      content.within(() => {
        content.put(width, 0, 0, height, x, up(y + height), 'cm');
        content.put(`/${name}`, 'Do');
      });
    },
    form: ({ name }) => content.put(`/${name}`, 'Do'),
    link: (x, y, width, height, to, words) => supplies.link([x, up(y + height), x + width, up(y)], to, words),
  };
}
