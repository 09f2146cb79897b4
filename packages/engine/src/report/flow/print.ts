/** Blocks → the bytes of a PDF. */

import type { PaperFacts } from '../pdf/facts.ts';
import { type Brush, openPaper, type Paper } from '../pdf/paper.ts';
import type { Typesetter } from '../type/typesetter.ts';
import type { Block } from './blocks.ts';
import { layOut } from './lay-out.ts';
import { paginate } from './paginate.ts';
import type { Desk } from './strip.ts';
import { colourOf, type Style } from './style.ts';
import { paintLine, setText } from './text.ts';

/** What stands on every page but the first. */
export interface Furniture {
  /** Above the text, on the left. */
  readonly head: string;
  /** Below the text, on the left. */
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
  const standings = paginate(layOut(desk, blocks, width), style.paper.height - top - bottom);
  const places = standings.flatMap(({ strip, page, y }) => (strip.heading === undefined ? [] : [{ page, y: top + y }]));
  const pages = (standings.at(-1)?.page ?? 0) + 1;
  for (let page = 0; page < pages; page++) paper.turn();
  headings.forEach(({ title, level }, index) => {
    const place = places[index];
    if (place !== undefined) paper.outline(title, level, { ...place, y: place.y - 12 });
  });
  const press = { paper, style, places };
  for (const { strip, page, y } of standings) strip.paint(press, page, side, top + y);
  if (pages > 1) paintFurniture(desk, paper, furniture, pages);
  return {
    bytes: paper.finish(),
    pages,
    headings: headings.map((heading, index) => ({ ...heading, page: (places[index]?.page ?? 0) + 1 })),
  };
}

function paintFurniture(desk: Desk, paper: Paper, { head, foot, pageOf, fromFirst }: Furniture, pages: number): void {
  const { style } = desk;
  const { side, top, bottom } = style.margin;
  const [width, height] = [style.paper.width - 2 * side, style.paper.height];
  const put = (brush: Brush, text: string, y: number, right: boolean): void => {
    const set = setText(desk, [{ text, tone: 'mute' }], style.size.small, width * 0.8);
    const [line] = set.lines;
    if (line !== undefined) paintLine(brush, style, set, line, right ? side + width - line.width : side, y);
  };
  const onAll = paper.form((brush) => {
    put(brush, head, top - 30, false);
    brush.rule(side, top - 14, side + width, top - 14, colourOf(style, 'mute'), 0.4);
    put(brush, foot, height - bottom + 22, false);
  });
  for (let page = fromFirst === true ? 0 : 1; page < pages; page++)
    paper.on(page, null, (brush) => {
      brush.form(onAll);
      put(brush, pageOf(page + 1, pages), height - bottom + 22, true);
    });
}
