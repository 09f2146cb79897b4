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

/** Widths of the columns: those as wide as their words first, the rest by their shares. */
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
  if (shares === 0 || taken > width * 0.9) return naturals.map((one) => (one * width) / Math.max(taken, 1));
  return columns.map(({ share }, index) =>
    share === null ? (naturals[index] as number) : ((width - taken) * share) / shares,
  );
}

/** Names and values as a table without lines, several pairs beside one another. */
export function factStrips(desk: Desk, { pairs, columns = 1 }: FactList, width: number): readonly Strip[] {
  const size = desk.style.size.usual;
  const list = new LateTag(null, 'L');
  const column = width / columns;
  const nameWidth = Math.min(Math.max(...pairs.map(([name]) => widthOf(desk, name, size))) + 10, column * 0.48);
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
