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

interface Word<Mark> {
  readonly pieces: readonly Piece[];
  readonly span: Mark;
  /** Points. */
  readonly width: number;
  readonly isSpace: boolean;
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
  const lines: Line<Mark>[] = [];
  let line: Word<Mark>[] = [];
  let width = 0;
  const end = (last: boolean): void => {
    lines.push(laid(line, setting.size, last));
    [line, width] = [[], 0];
  };
  for (const unit of unitsOf(wordsOf(shape, spans, setting))) {
    const wide = unit.reduce((sum, word) => (word.isSpace ? sum : sum + word.width), 0);
    if (width + wide > setting.width && line.length > 0 && wide > 0) end(false);
    for (const word of wide > setting.width ? cut(shape, unit, setting) : unit) {
      if (word.width + width > setting.width && line.length > 0 && !word.isSpace) end(false);
      line.push(word);
      width += word.width;
      if (word.after === 'must') end(true);
    }
  }
  if (line.length > 0 || lines.length === 0 || lines.at(-1)?.last === true) end(true);
  return lines;
}

/** Words between which no line may end, together. */
function unitsOf<Mark>(words: readonly Word<Mark>[]): readonly (readonly Word<Mark>[])[] {
  const units: Word<Mark>[][] = [];
  let open = false;
  for (const word of words) {
    if (open) units.at(-1)?.push(word);
    else units.push([word]);
    open = word.after === 'join';
  }
  return units;
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
      if (bare !== '') words.push(wordOf(shape, bare, span, size, language, false, space === '' ? after : 'join'));
      if (space !== '' || bare === '') words.push(wordOf(shape, space, span, size, language, true, after));
      at = end;
    }
  }
  return words;
}

function wordOf<Mark extends Span>(
  shape: Shape,
  text: string,
  span: Mark,
  size: number,
  language: string,
  isSpace: boolean,
  after: Word<Mark>['after'],
): Word<Mark> {
  const plain = text.includes('\t') ? text.replaceAll('\t', ' ') : text;
  const pieces = text === '' ? [] : shape(plain, span.weight ?? 400, language);
  let width = 0;
  for (const piece of pieces) width += piece.width;
  return { pieces, span, width: width * size, isSpace, after };
}

/** A unit that is longer than a line, as words of which none is. */
function cut<Mark extends Span>(shape: Shape, unit: readonly Word<Mark>[], setting: Setting): readonly Word<Mark>[] {
  return unit.flatMap((word) => {
    if (word.isSpace || word.width <= setting.width) return [word];
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
    return end === undefined ? [] : [...words.slice(0, -1), { ...end, after: word.after }];
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
    const word = wordOf(shape, head, span, size, language, false, 'may');
    if (word.width <= width || room <= 0) return [word, tail];
  }
}

function laid<Mark>(words: readonly Word<Mark>[], size: number, last: boolean): Line<Mark> {
  let end = words.length;
  while (end > 0 && (words[end - 1] as Word<Mark>).isSpace) end--;
  let x = 0;
  const parts: Placed<Mark>[] = [];
  for (let at = 0; at < end; at++) {
    const { pieces, span } = words[at] as Word<Mark>;
    for (const piece of pieces) {
      parts.push({ piece, span, x });
      x += piece.width * size;
    }
  }
  return { parts, width: x, last };
}
