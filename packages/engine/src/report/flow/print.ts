/** Blocks → the bytes of a PDF. */

import type { PaperFacts } from '../pdf/facts.ts';
import { type Brush, openPaper, type Paper } from '../pdf/paper.ts';
import type { Typesetter } from '../type/typesetter.ts';
import type { Block } from './blocks.ts';
import { layOut } from './lay-out.ts';
import { paginate } from './paginate.ts';
import type { Desk } from './strip.ts';
import { colourOf, type Style } from './style.ts';
import { paintLine, type SetText, setText } from './text.ts';

/** What stands on every page but the first. */
export interface Furniture {
  /** Above the text, on the left; what does not fit on a line ends in an ellipsis. */
  readonly head: string;
  /** Below the text, on the left, in as many lines as it needs. */
  readonly foot: string;
  /** Below the text, on the right: `3 / 21` in the words of the language. */
  readonly pageOf: (page: number, pages: number) => string;
  /** True where the first page is no cover and has them too. */
  readonly fromFirst?: boolean;
}

export interface Printed {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Chapters and sections, with their pages from 1. */
  readonly headings: readonly { readonly title: string; readonly level: 1 | 2; readonly page: number }[];
}

/**
 * Lays blocks out and writes them down.
 */
export async function print(
  typesetter: Typesetter,
  style: Style,
  facts: PaperFacts,
  furniture: Furniture,
  blocks: readonly Block[],
): Promise<Printed> {
  const paper = openPaper(typesetter, facts, style.paper);
  const headings = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level < 3 ? [{ title: block.text, level: block.level as 1 | 2 }] : [],
  );
  const desk: Desk = { typesetter, style, language: facts.language, headings };
  const { top, bottom, side } = style.margin;
  const width = style.paper.width - 2 * side;
  const foot = setFurniture(desk, furniture.foot, width);
  const room = style.paper.height - top - bottom - heightAbove(foot);
  const standings = paginate(layOut(desk, blocks, width), room);
  const places = standings.flatMap(({ strip, page, y }) => (strip.heading === undefined ? [] : [{ page, y: top + y }]));
  const pages = (standings.at(-1)?.page ?? 0) + 1;
  for (let page = 0; page < pages; page++) paper.turn();
  headings.forEach(({ title, level }, index) => {
    const place = places[index];
    if (place !== undefined) paper.outline(title, level, { ...place, y: place.y - 12 });
  });
  const press = { paper, style, places };
  for (const { strip, page, y } of standings) strip.paint(press, page, side, top + y);
  if (pages > 1) paintFurniture(desk, paper, { ...furniture, foot }, pages);
  return {
    bytes: paper.finish(),
    pages,
    headings: headings.map((heading, index) => ({ ...heading, page: (places[index]?.page ?? 0) + 1 })),
  };
}

/** A line's width is left for the number of the page. */
function setFurniture(desk: Desk, text: string, width: number): SetText {
  return setText(desk, [{ text, tone: 'mute' }], desk.style.size.small, width * 0.8);
}

/** Points that a foot needs above its last line. */
function heightAbove({ lines, step }: SetText): number {
  return (lines.length - 1) * step;
}

/** Text of one line, cut off with an ellipsis where it is longer. */
function setOnLine(desk: Desk, text: string, width: number): SetText {
  const set = setFurniture(desk, text, width);
  if (set.lines.length < 2) return set;
  const begun = (set.lines[0]?.parts ?? []).map(({ piece }) => piece.text).join('');
  return setText(desk, [{ text: `${begun.trimEnd()} …`, tone: 'mute' }], set.size, Number.POSITIVE_INFINITY);
}

function paintFurniture(
  desk: Desk,
  paper: Paper,
  { head, foot, pageOf, fromFirst }: Omit<Furniture, 'foot'> & { readonly foot: SetText },
  pages: number,
): void {
  const { style } = desk;
  const { side, top, bottom } = style.margin;
  const [width, height] = [style.paper.width - 2 * side, style.paper.height];
  const footY = height - bottom + 22;
  const put = (brush: Brush, set: SetText, y: number, right: boolean): void => {
    set.lines.forEach((line, index) => {
      paintLine(brush, style, set, line, right ? side + width - line.width : side, y + index * set.step);
    });
  };
  const onAll = paper.form((brush) => {
    put(brush, setOnLine(desk, head, width), top - 30, false);
    brush.rule(side, top - 14, side + width, top - 14, colourOf(style, 'mute'), 0.4);
    put(brush, foot, footY - heightAbove(foot), false);
  });
  for (let page = fromFirst === true ? 0 : 1; page < pages; page++)
    paper.on(page, null, (brush) => {
      brush.form(onAll);
      put(brush, setFurniture(desk, pageOf(page + 1, pages), width), footY, true);
    });
}
