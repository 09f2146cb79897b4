/** A line of shaped text → operators. */

import type { Line } from '../type/lines.ts';
import type { Piece } from '../type/pieces.ts';
import type { ShapedGlyph } from '../type/shaper.ts';
import { type Content, numberText } from './content.ts';
import { type FontBook, hex, type UsedFont, utf16 } from './fonts.ts';

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
  content.put('BT');
  let font: UsedFont | null = null;
  for (const { piece, x: at } of line.parts) {
    const wanted = book.use(piece.face);
    if (wanted !== font) content.put(`/${wanted.name}`, size, 'Tf');
    font = wanted;
    content.put(1, 0, 0, 1, x + at, y, 'Tm');
    writePiece(content, font, piece, size);
  }
  content.put('ET');
}

/** Glyphs that stand for letters together. */
interface Cluster {
  readonly letters: string;
  readonly glyphs: readonly ShapedGlyph[];
}

function writePiece(content: Content, font: UsedFont, piece: Piece, size: number): void {
  const scale = 1000 / font.face.measures.unitsPerEm;
  let run = new Run(content, size);
  for (const { letters, glyphs } of clustersOf(piece)) {
    const together = glyphs.length > 1;
    if (together) {
      run.end();
      content.put(`/Span <</ActualText <FEFF${utf16(letters)}>>>`, 'BDC');
      run = new Run(content, size);
      if (strays(glyphs.slice(0, 1), font)) mark(run, font, 'begin', scale);
    }
    glyphs.forEach((glyph, index) => {
      run.glyph(
        font.code(glyph, index === 0 ? letters : ''),
        glyph,
        Math.round(font.face.advanceOf(glyph.id) * scale),
        scale,
      );
    });
    if (together) {
      if (strays(glyphs, font)) mark(run, font, 'end', scale);
      run.end();
      content.put('EMC');
      run = new Run(content, size);
    }
  }
  run.end();
}

/** Whether glyphs begin or end elsewhere than the room that they take. */
function strays(glyphs: readonly ShapedGlyph[], { face }: UsedFont): boolean {
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  if (first === undefined || last === undefined) return false;
  const one = first.dx !== 0 || first.dy !== 0;
  return glyphs.length === 1 ? one : last.dx + face.advanceOf(last.id) !== last.advance || last.dy !== 0;
}

/**
 * A space where a cluster begins or ends, which the pen takes back: readers take the room of letters that are told together from the first glyph
 * and the last.
 */
function mark(run: Run, font: UsedFont, side: 'begin' | 'end', scale: number): void {
  const { space } = font.face;
  const width = font.face.advanceOf(space);
  run.glyph(
    font.code({ id: space }, ''),
    { advance: 0, dx: side === 'begin' ? 0 : -width, dy: 0 },
    Math.round(width * scale),
    scale,
  );
}

/** Letters and their glyphs; what takes no room of its own stands on what is before it, and is told together with it. */
function clustersOf({ glyphs, text }: Piece): readonly Cluster[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  const clusters: { letters: string; glyphs: ShapedGlyph[] }[] = [];
  let last = -1;
  for (const glyph of glyphs) {
    const before = clusters.at(-1);
    const same = glyph.cluster === last;
    const letters = same ? '' : text.slice(glyph.cluster, starts[starts.indexOf(glyph.cluster) + 1]);
    if (before !== undefined && (same || glyph.advance === 0)) {
      before.letters += letters;
      before.glyphs.push(glyph);
    } else clusters.push({ letters, glyphs: [glyph] });
    last = glyph.cluster;
  }
  return clusters;
}

/** Glyphs of one height, on their way into one `TJ`. Steps are in thousandths of the font size, leftwards positive. */
class Run {
  readonly #content: Content;
  readonly #size: number;
  #parts = '';
  #codes = '';
  #step = 0;
  #rise = 0;

  constructor(content: Content, size: number) {
    this.#content = content;
    this.#size = size;
  }

  /** @param written  the width by which a reader moves on, rounded as it stands in the file */
  glyph(
    code: number,
    { advance, dx, dy }: Pick<ShapedGlyph, 'advance' | 'dx' | 'dy'>,
    written: number,
    scale: number,
  ): void {
    const rise = dy * scale;
    if (rise !== this.#rise) {
      this.#flush();
      this.#rise = rise;
      this.#content.put((rise * this.#size) / 1000, 'Ts');
    }
    this.#move(-dx * scale);
    this.#codes += hex(code);
    this.#move(written - advance * scale + dx * scale);
  }

  end(): void {
    this.#flush();
    if (this.#rise !== 0) this.#content.put(0, 'Ts');
    this.#rise = 0;
  }

  #move(step: number): void {
    this.#step += step;
    if (Math.abs(this.#step) < 0.05) return;
    if (this.#codes !== '') this.#parts += `<${this.#codes}>`;
    this.#parts += ` ${numberText(this.#step)} `;
    this.#codes = '';
    this.#step = 0;
  }

  #flush(): void {
    if (this.#codes !== '') this.#parts += `<${this.#codes}>`;
    if (this.#parts !== '') this.#content.put(`[${this.#parts}] TJ`);
    [this.#parts, this.#codes] = ['', ''];
  }
}
