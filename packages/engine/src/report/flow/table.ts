/** Tables and lists of facts → strips: one strip a row, the head again on each page. */

import type { Column, FactList, Table, Words } from './blocks.ts';
import { plainOf, runsOf } from './blocks.ts';
import { type Desk, LateTag, type Strip, within } from './strip.ts';
import { colourOf } from './style.ts';
import { paintLine, type SetText, setText, textStrips, widthOf } from './text.ts';

const PAD_X = 5;
const PAD_Y = 2.6;

/** A cell with its place in the row. */
interface Cell {
  readonly text: SetText;
  readonly x: number;
  readonly width: number;
  readonly align: 'start' | 'middle' | 'end';
  readonly tag: LateTag;
}

export function tableStrips(desk: Desk, table: Table, width: number): readonly Strip[] {
  const size = desk.style.size[table.size ?? 'usual'] - 0.4;
  const widths = columnWidths(desk, table, size, width);
  const tree = new LateTag(null, 'Table', { alt: table.title });
  const [head, body] = [new LateTag(tree, 'THead'), new LateTag(tree, 'TBody')];
  const cellsOf = (words: readonly Words[], row: LateTag, isHead: boolean): readonly Cell[] => {
    let x = 0;
    return table.columns.map(({ align = 'start' }, index): Cell => {
      const columnWidth = widths[index] as number;
      const runs = runsOf(words[index] ?? '');
      const cell: Cell = {
        text: setText(
          desk,
          isHead ? runs.map((run) => ({ ...run, weight: 600 as const })) : runs,
          size,
          columnWidth - 2 * PAD_X,
        ),
        x,
        width: columnWidth,
        align,
        tag: new LateTag(row, isHead ? 'TH' : 'TD', isHead ? { heads: 'Column' } : {}),
      };
      x += columnWidth;
      return cell;
    });
  };
  const headStrip = rowStrip(desk, cellsOf(table.head, new LateTag(head, 'TR'), true), width, 'head', desk.style.gap);
  const again: Strip = { ...rowStrip(desk, cellsOf(table.head, new LateTag(head, 'TR'), true), width, 'again', 0) };
  const rows = table.rows.map((row, index) => {
    const ground = table.marked?.includes(index) === true ? 'marked' : index % 2 === 1 ? 'tinted' : 'plain';
    return {
      ...rowStrip(desk, cellsOf(row, new LateTag(body, 'TR'), false), width, ground, 0),
      repeat: again,
      // Neither the first nor the last row stands alone on a page.
      keep: (index === 0 || index === table.rows.length - 2) && index < table.rows.length - 1,
    };
  });
  const under =
    table.source === undefined
      ? []
      : textStrips(
          setText(desk, [{ text: table.source, tone: 'mute' }], desk.style.size.small, width),
          new LateTag(null, 'P'),
          3,
          0,
        );
  const last = rows.length - 1;
  const kept = under.length === 0 ? rows : rows.map((row, index) => (index === last ? { ...row, keep: true } : row));
  return [{ ...headStrip, keep: true }, ...kept, ...under];
}

type Ground = 'head' | 'again' | 'plain' | 'tinted' | 'marked';

function rowStrip(desk: Desk, cells: readonly Cell[], width: number, ground: Ground, before: number): Strip {
  const height = Math.max(...cells.map(({ text }) => text.lines.length * text.step)) + 2 * PAD_Y;
  return {
    height,
    before,
    paint(press, page, x, y) {
      const { style } = press;
      const isHead = ground === 'head' || ground === 'again';
      if (ground !== 'plain')
        within(press, page, null, (brush) => {
          if (ground === 'tinted' || isHead)
            brush.rectangle(x, y, width, height, colourOfGround(desk, isHead ? 'line' : 'soft'));
          if (ground === 'marked') brush.rectangle(x, y, width, height, colourOfGround(desk, 'marked'));
          if (ground === 'marked') brush.rectangle(x, y, 2, height, colourOf(style, 'accent'));
        });
      for (const cell of cells) {
        // A head that stands again is looks alone: who listens has heard it.
        within(press, page, ground === 'again' ? null : cell.tag, (brush) => paintCell(desk, cell, x, y, brush));
      }
    },
  };
}

function paintCell(
  desk: Desk,
  { text, x: left, width, align }: Cell,
  x: number,
  y: number,
  brush: Parameters<typeof paintLine>[0],
): void {
  text.lines.forEach((line, index) => {
    const room = width - 2 * PAD_X - line.width;
    const shift = align === 'start' ? 0 : align === 'middle' ? room / 2 : room;
    paintLine(brush, desk.style, text, line, x + left + PAD_X + shift, y + PAD_Y + index * text.step);
  });
}

function colourOfGround(
  { style: { palette } }: Desk,
  ground: 'soft' | 'line' | 'marked',
): readonly [number, number, number] {
  const [red, green, blue] = hexParts(ground === 'line' ? palette.soft : ground === 'marked' ? '#fbeee2' : '#faf8f4');
  const darker = ground === 'line' ? 0.955 : 1;
  return [red * darker, green * darker, blue * darker];
}

function hexParts(colour: string): readonly [number, number, number] {
  const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

/** Widths of the columns: those as wide as their words first, the rest by their shares, none of these narrower than its longest word where there is room. */
function columnWidths(desk: Desk, { columns, head, rows }: Table, size: number, width: number): readonly number[] {
  const natural = (column: Column, index: number): number => {
    if (column.share !== null) return 0;
    const longest = Math.max(
      ...[head, ...rows].map((row, at) =>
        widthOf(desk, at === 0 ? [{ text: plainOf(row[index] ?? ''), weight: 600 }] : (row[index] ?? ''), size),
      ),
    );
    return Math.min(longest + 2 * PAD_X + 0.5, width * 0.6);
  };
  const naturals = columns.map(natural);
  const taken = naturals.reduce((sum, one) => sum + one, 0);
  const shares = columns.reduce((sum, { share }) => sum + (share ?? 0), 0);
  const longest = (index: number, over: number): number =>
    Math.max(
      longestWord(desk, [[{ text: plainOf(head[index] ?? ''), weight: 600 }]], size, over),
      longestWord(
        desk,
        rows.map((row) => row[index] ?? ''),
        size,
        over,
      ),
    );
  // A width of 0 is that of a column that is not asked about.
  const fitted = (widths: readonly number[], room: number): readonly number[] => {
    const isTight = widths.some((one, index) => one > 0 && longest(index, one - 2 * PAD_X) > one - 2 * PAD_X);
    if (!isTight) return widths;
    const least = widths.map((one, index) => (one > 0 ? longest(index, 0) + 2 * PAD_X + 0.5 : 0));
    return widened(widths, least, room);
  };
  if (shares === 0 || taken > width * 0.9) {
    const squeezed = naturals.map((one) => (one * width) / Math.max(taken, 1));
    return taken > width ? fitted(squeezed, width) : squeezed;
  }
  const room = width - taken;
  const given = fitted(
    columns.map(({ share }) => ((share ?? 0) * room) / shares),
    room,
  );
  return columns.map(({ share }, index) => (share === null ? naturals : given)[index] as number);
}

/** No letter is wider than so many of its size. */
const WIDEST_LETTER = 1.4;
const WORD_ENDS = /[\s\u200b]+|(?<=[-–—/])/u;

/** Width of the longest word, of those that may be longer than `over`; 0 where none may. */
function longestWord(desk: Desk, cells: readonly Words[], size: number, over: number): number {
  let longest = 0;
  for (const run of cells.flatMap(runsOf))
    for (const text of run.text.split(WORD_ENDS))
      if (text.length * size * WIDEST_LETTER > over)
        longest = Math.max(longest, widthOf(desk, [{ ...run, text }], size));
  return longest;
}

/** Columns that would break a word get the room for it from the others; where there is none, all stay as they are. */
function widened(shared: readonly number[], least: readonly number[], room: number): readonly number[] {
  const fixed = shared.map((one) => one === 0);
  for (;;) {
    const taken = least.reduce((sum, one, index) => sum + (fixed[index] && shared[index] !== 0 ? one : 0), 0);
    const free = shared.reduce((sum, one, index) => sum + (fixed[index] ? 0 : one), 0);
    if (taken >= room || free === 0) return shared;
    const widths = shared.map((one, index) =>
      one === 0 ? 0 : fixed[index] ? (least[index] as number) : (one * (room - taken)) / free,
    );
    const tight = widths.map((one, index) => !fixed[index] && one < (least[index] as number));
    if (!tight.includes(true)) return widths;
    tight.forEach((one, index) => {
      if (one) fixed[index] = true;
    });
  }
}

/** Names and values as a table without lines, several pairs beside one another. */
export function factStrips(desk: Desk, { pairs, columns = 1 }: FactList, width: number): readonly Strip[] {
  const size = desk.style.size.usual;
  const list = new LateTag(null, 'L');
  const column = width / columns;
  const natural = Math.min(Math.max(...pairs.map(([name]) => widthOf(desk, name, size))) + 10, column * 0.48);
  // Neither side breaks a word for the other's sake, where both have room.
  const longest = (side: 0 | 1, over: number): number =>
    longestWord(
      desk,
      pairs.map((pair) => pair[side]),
      size,
      over,
    );
  const [name, value] = [longest(0, natural - 6) + 6.1, longest(1, column - natural - 8) + 8.1];
  const nameWidth = name + value > column ? natural : Math.max(name, Math.min(natural, column - value));
  const rows = Math.ceil(pairs.length / columns);
  return Array.from({ length: rows }, (_, row): Strip => {
    const cells = Array.from({ length: columns }, (_unused, at) => pairs[row + at * rows]).map((pair) => {
      if (pair === undefined) return null;
      const item = new LateTag(new LateTag(list, 'LI'), 'LBody');
      return {
        item,
        name: setText(desk, [{ text: pair[0], tone: 'mute' }], size, nameWidth - 6),
        value: setText(desk, pair[1], size, column - nameWidth - 8),
      };
    });
    const height =
      Math.max(
        ...cells.map((cell) =>
          cell === null ? 0 : Math.max(cell.name.lines.length, cell.value.lines.length) * cell.value.step,
        ),
      ) + 2.5;
    return {
      height,
      before: row === 0 ? desk.style.gap : 0,
      keep: row === 0 && rows > 1,
      paint(press, page, x, y) {
        cells.forEach((cell, at) => {
          if (cell === null) return;
          within(press, page, cell.item, (brush) => {
            cell.name.lines.forEach((line, index) => {
              paintLine(brush, press.style, cell.name, line, x + at * column, y + index * cell.name.step);
            });
            cell.value.lines.forEach((line, index) => {
              paintLine(brush, press.style, cell.value, line, x + at * column + nameWidth, y + index * cell.value.step);
            });
          });
        });
      },
    };
  });
}
