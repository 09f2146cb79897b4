/** A line of shaped text → operators. */

import type { Line } from '../type/lines.ts';
import type { Piece } from '../type/pieces.ts';
import type { ShapedGlyph } from '../type/shaper.ts';
import { type Content, literal, numberText, twoBytes, utf16Bytes } from './content.ts';
import type { FontBook, UsedFont, WrittenWord } from './fonts.ts';

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
  content.put('BT', x + first.x, y, 'Td');
  let font: UsedFont | null = null;
  let codes = '';
  const paint = (): void => {
    if (codes !== '') content.add(`(${codes})Tj`);
    codes = '';
  };
  for (const { piece } of line.parts) {
    const wanted = book.use(piece.face);
    if (wanted !== font) {
      paint();
      content.put(`/${wanted.name}`, size, 'Tf');
    }
    font = wanted;
    const word = wordOf(font, piece, size);
    if (word.codes === null) {
      paint();
      content.add(word.operators);
    } else codes += word.codes;
  }
  paint();
  content.add('ET');
}

/** Glyphs that stand for letters together. */
interface Cluster {
  readonly letters: string;
  readonly glyphs: readonly ShapedGlyph[];
}

/**
 * A word. One in which each glyph stands for letters of its own is copied by its characters; any other is told as a whole. The
 * same word of the same size has the same operators all over a document.
 */
function wordOf(font: UsedFont, piece: Piece, size: number): WrittenWord {
  const known = font.written.get(piece)?.get(size);
  if (known !== undefined) return known;
  const pen = new Pen(font, size);
  const clusters = clustersOf(piece);
  const told = clusters.some(({ glyphs }) => glyphs.length > 1);
  if (told && strays(piece.glyphs.slice(0, 1), font)) pen.space('begin');
  for (const { letters, glyphs } of clusters)
    glyphs.forEach((glyph, index) => {
      pen.glyph(font.code(glyph, index === 0 ? letters : ''), glyph, font.face.advanceOf(glyph.id));
    });
  if (told && strays(piece.glyphs, font)) pen.space('end');
  const painted = pen.end();
  const letters = `\u00fe\u00ff${utf16Bytes(piece.text)}`;
  const word: WrittenWord = told
    ? { operators: `/Span<</ActualText${literal(letters)}>>BDC\n${painted}\nEMC`, codes: null }
    : { operators: painted, codes: pen.codes };
  const sizes = font.written.get(piece) ?? new Map<number, WrittenWord>();
  font.written.set(piece, sizes.set(size, word));
  return word;
}

/** Whether glyphs begin or end elsewhere than the room that they take. */
function strays(glyphs: readonly ShapedGlyph[], { face }: UsedFont): boolean {
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (glyphs.length === 1) return first.dx !== 0 || first.dy !== 0;
  return last.dx + face.advanceOf(last.id) !== last.advance || last.dy !== 0;
}

/** Letters and their glyphs; what takes no room of its own stands on what is before it. */
function clustersOf({ glyphs, text }: Piece): readonly Cluster[] {
  const ends = endsOf(glyphs, text.length);
  const clusters: { letters: string; glyphs: ShapedGlyph[] }[] = [];
  let last = -1;
  for (const glyph of glyphs) {
    const before = clusters.at(-1);
    const same = glyph.cluster === last;
    const letters = same ? '' : text.slice(glyph.cluster, ends[glyph.cluster]);
    if (before !== undefined && (same || glyph.advance === 0)) {
      before.letters += letters;
      before.glyphs.push(glyph);
    } else clusters.push({ letters, glyphs: [glyph] });
    last = glyph.cluster;
  }
  return clusters;
}

/** Where the letters of a cluster end, by where they begin: where the next cluster does. */
function endsOf(glyphs: readonly ShapedGlyph[], length: number): readonly number[] {
  const ends: number[] = [];
  for (const { cluster } of glyphs) ends[cluster] = length;
  let next = length;
  for (let at = ends.length - 1; at >= 0; at--)
    if (ends[at] !== undefined) {
      ends[at] = next;
      next = at;
    }
  return ends;
}

/** Writes glyph after glyph, moving on as the file's own widths do and setting right what differs. Steps are thousandths of the font size, leftwards positive. */
class Pen {
  readonly #font: UsedFont;
  readonly #size: number;
  readonly #scale: number;
  readonly #lines: string[] = [];
  #parts = '';
  #codes = '';
  #step = 0;
  #rise = 0;
  #alone: string | null = null;

  constructor(font: UsedFont, size: number) {
    this.#font = font;
    this.#size = size;
    this.#scale = 1000 / font.face.measures.unitsPerEm;
  }

  /** @param natural  units by which the font itself moves on */
  glyph(code: number, { advance, dx, dy }: Pick<ShapedGlyph, 'advance' | 'dx' | 'dy'>, natural: number): void {
    this.#lift(dy * this.#scale);
    this.#step -= dx * this.#scale;
    this.#moveOn();
    this.#codes += twoBytes(code);
    this.#step += Math.round(natural * this.#scale) - advance * this.#scale + dx * this.#scale;
  }

  /**
   * A space where a word begins or ends, which the pen takes back: readers take the room of letters that are told together from the first glyph and
   * the last.
   */
  space(side: 'begin' | 'end'): void {
    const { face, code } = this.#font;
    const width = face.advanceOf(face.space);
    this.glyph(code({ id: face.space }, ''), { advance: 0, dx: side === 'begin' ? 0 : -width, dy: 0 }, width);
  }

  /** The operators; after them the pen stands where the word ends, on the line. */
  end(): string {
    this.#lift(0);
    this.#moveOn();
    this.#write();
    return this.#lines.join('\n');
  }

  /** After the end: the inside of the string that is all there is, or null. */
  get codes(): string | null {
    return this.#alone;
  }

  #lift(rise: number): void {
    if (rise === this.#rise) return;
    this.#write();
    this.#rise = rise;
    this.#lines.push(`${numberText((rise * this.#size) / 1000)} Ts`);
  }

  /** Sets the pen right; what is less than a twentieth of a thousandth is let go. */
  #moveOn(): void {
    if (Math.abs(this.#step) < 0.05) return;
    if (this.#codes !== '') this.#parts += literal(this.#codes);
    this.#parts += numberText(this.#step);
    this.#codes = '';
    this.#step = 0;
  }

  #write(): void {
    const alone = this.#parts === '';
    if (this.#codes !== '') this.#parts += literal(this.#codes);
    if (this.#parts !== '') this.#lines.push(alone ? `${this.#parts}Tj` : `[${this.#parts}]TJ`);
    this.#alone = alone && this.#lines.length === 1 ? this.#parts.slice(1, -1) : null;
    [this.#parts, this.#codes] = ['', ''];
  }
}
