/** Spans of text → lines of a width. */

import { breaksOf } from './breaks.ts';
import type { Weight } from './families.ts';
import { headOf, type Piece, type Shape } from './pieces.ts';

/** Text of one look. */
export interface Span {
  readonly text: string;
  readonly weight?: Weight;
}

/** A piece on its line. */
export interface Placed<Mark> {
  readonly piece: Piece;
  /** Points from the beginning of the line. */
  readonly x: number;
  readonly span: Mark;
}

export interface Line<Mark> {
  readonly parts: readonly Placed<Mark>[];
  /** Points, without the spaces at its end. */
  readonly width: number;
  /** Whether a new paragraph begins after it. */
  readonly last: boolean;
}

/** How text is set. */
export interface Setting {
  /** Points. */
  readonly size: number;
  readonly language: string;
  /** Points; no end of line but those of the text when it is infinite. */
  readonly width: number;
}

/** Letters, and the spaces behind them; one of the two may be missing. */
interface Word<Mark> {
  readonly pieces: readonly Piece[];
  readonly spaces: readonly Piece[];
  readonly span: Mark;
  /** Points: of the letters, and of the spaces. */
  readonly width: number;
  readonly room: number;
  /** Whether the line may end, or must, after it. */
  readonly after: 'join' | 'may' | 'must';
}

/**
 * Breaks text into lines. A word that is longer than a line is cut where its letters allow it.
 *
 * @param spans  of one paragraph; a line end within them ends a line
 * @returns at least one line
 */
export function linesOf<Mark extends Span>(
  shape: Shape,
  spans: readonly Mark[],
  setting: Setting,
): readonly Line<Mark>[] {
  const { size, width: limit } = setting;
  const lines: Line<Mark>[] = [];
  const words = wordsOf(shape, spans, setting);
  let line: Word<Mark>[] = [];
  let width = 0;
  let first = 0;
  for (let next = 1; next <= words.length; next++) {
    // Words between which no line may end stand together where they can.
    if (next < words.length && (words[next - 1] as Word<Mark>).after === 'join') continue;
    let wide = 0;
    for (let at = first; at < next; at++) wide += (words[at] as Word<Mark>).width;
    if (width + wide > limit && line.length > 0 && wide > 0) {
      lines.push(laid(line, size, false));
      line = [];
      width = 0;
    }
    const short = wide > limit ? cut(shape, words.slice(first, next), setting) : null;
    const count = short === null ? next - first : short.length;
    for (let at = 0; at < count; at++) {
      const word = (short === null ? words[first + at] : short[at]) as Word<Mark>;
      if (word.width + width > limit && line.length > 0 && word.pieces.length > 0) {
        lines.push(laid(line, size, false));
        line = [];
        width = 0;
      }
      line.push(word);
      width += word.width;
      width += word.room;
      if (word.after !== 'must') continue;
      lines.push(laid(line, size, true));
      line = [];
      width = 0;
    }
    first = next;
  }
  if (line.length > 0 || lines.length === 0 || lines.at(-1)?.last === true) lines.push(laid(line, size, true));
  return lines;
}

function wordsOf<Mark extends Span>(
  shape: Shape,
  spans: readonly Mark[],
  { size, language }: Setting,
): readonly Word<Mark>[] {
  const text = spans.map((span) => span.text).join('');
  const words: Word<Mark>[] = [];
  let [index, spanStart, at] = [0, 0, 0];
  for (const next of breaksOf(text)) {
    while (at < next.at) {
      let span = spans[index] as Mark;
      while (at >= spanStart + span.text.length) {
        spanStart += span.text.length;
        index++;
        span = spans[index] as Mark;
      }
      const end = Math.min(next.at, spanStart + span.text.length);
      const stretch = text.slice(at, end);
      const bare = stretch.trimEnd();
      const after = end < next.at ? 'join' : next.must ? 'must' : 'may';
      const behind = stretch.slice(bare.length);
      const space = behind === ' ' ? behind : behind.replace(/[\r\n\u2028\u2029]+/gu, '');
      words.push(wordOf(shape, bare, space, span, size, language, after));
      at = end;
    }
  }
  return words;
}

function wordOf<Mark extends Span>(
  shape: Shape,
  text: string,
  space: string,
  span: Mark,
  size: number,
  language: string,
  after: Word<Mark>['after'],
): Word<Mark> {
  const weight = span.weight ?? 400;
  const pieces = text === '' ? NOTHING : shape(withoutTabs(text), weight, language);
  const spaces = space === '' ? NOTHING : shape(withoutTabs(space), weight, language);
  return { pieces, spaces, span, width: widthOf(pieces) * size, room: widthOf(spaces) * size, after };
}

const NOTHING: readonly Piece[] = [];

function withoutTabs(text: string): string {
  return text.includes('\t') ? text.replaceAll('\t', ' ') : text;
}

function widthOf(pieces: readonly Piece[]): number {
  let width = 0;
  for (let at = 0; at < pieces.length; at++) width += (pieces[at] as Piece).width;
  return width;
}

/** A unit that is longer than a line, as words of which none is. */
function cut<Mark extends Span>(shape: Shape, unit: readonly Word<Mark>[], setting: Setting): readonly Word<Mark>[] {
  return unit.flatMap((word) => {
    if (word.width <= setting.width) return [word];
    const words: Word<Mark>[] = [];
    const { span } = word;
    for (const piece of word.pieces) {
      let rest = piece.text;
      while (rest !== '') {
        const [whole] = rest === piece.text ? [piece] : shape(rest, span.weight ?? 400, setting.language);
        const [word, tail] = fittingHead(shape, whole as Piece, span, setting);
        words.push(word);
        rest = tail;
      }
    }
    const end = words.at(-1);
    return end === undefined
      ? []
      : [...words.slice(0, -1), { ...end, spaces: word.spaces, room: word.room, after: word.after }];
  });
}

/** The longest beginning of a piece that fits; shaped alone it may be wider than it was before the letters that follow it. */
function fittingHead<Mark extends Span>(
  shape: Shape,
  piece: Piece,
  span: Mark,
  { size, language, width }: Setting,
): readonly [Word<Mark>, string] {
  for (let room = width; ; room -= size / 50) {
    const [head, tail] = headOf(piece, room / size);
    const word = wordOf(shape, head, '', span, size, language, 'may');
    if (word.width <= width || room <= 0) return [word, tail];
  }
}

function laid<Mark>(words: readonly Word<Mark>[], size: number, last: boolean): Line<Mark> {
  let end = words.length - 1;
  while (end >= 0 && (words[end] as Word<Mark>).pieces.length === 0) end--;
  let x = 0;
  const parts: Placed<Mark>[] = [];
  for (let at = 0; at <= end; at++) {
    const { pieces, spaces, span } = words[at] as Word<Mark>;
    for (let piece = 0; piece < pieces.length + (at < end ? spaces.length : 0); piece++) {
      const one = (piece < pieces.length ? pieces[piece] : spaces[piece - pieces.length]) as Piece;
      parts.push({ piece: one, span, x });
      x += one.width * size;
    }
  }
  return { parts, width: x, last };
}
