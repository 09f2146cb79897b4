/** A line of shaped text → operators. */

import type { Line } from '../type/lines.ts';
import type { Content } from './content.ts';
import type { FontBook } from './fonts.ts';

/**
 * Writes a line at a point of the page.
 *
 * @param size  points
 * @param x, y  points; y is the baseline, counted from the foot of the page
 */
export function writeLine(
  content: Content,
  book: FontBook,
  line: Line<unknown>,
  size: number,
  x: number,
  y: number,
): void {
  const [first] = line.parts;
  if (first === undefined) return;
  content.line(x + first.x, y);
  let font = '';
  let words: Uint8Array[] = [];
  for (const { piece } of line.parts) {
    const written = book.write(piece);
    if (written.font !== font) {
      if (words.length > 0) content.show(words);
      font = written.font;
      words = [];
      content.font(font, size);
    }
    words.push(written.codes);
  }
  content.show(words);
}
