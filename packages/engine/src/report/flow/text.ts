/** Headings, paragraphs and lists → strips. */

import type { Brush } from '../pdf/paper.ts';
import type { Line } from '../type/lines.ts';
import { type Heading, type List, type Paragraph, type Run, runsOf, type Words } from './blocks.ts';
import { type Desk, LateTag, type Strip, within } from './strip.ts';
import { colourOf, type Style } from './style.ts';

/** Lines of words of one size, ready to be painted. */
export interface SetText {
  readonly lines: readonly Line<Run>[];
  readonly size: number;
  /** From one baseline to the next. */
  readonly step: number;
  /** From the upper edge of a line to its baseline. */
  readonly ascent: number;
}

/** Sets words into a width. */
export function setText({ typesetter, language }: Desk, words: Words, size: number, width: number): SetText {
  const { above, below } = typesetter.reach(language);
  // Whole hundredths, as a page counts: lines that stand equally far apart are told by the step alone.
  const step = Math.round(size * Math.max(1.34, above + below + 0.02) * 100) / 100;
  return {
    lines: typesetter.lines(runsOf(words), { size, language, width }),
    size,
    step,
    ascent: (step - size * (above + below)) / 2 + size * above,
  };
}

/** Paints one line whose upper edge is given. Runs of other tones are painted piece by piece. */
export function paintLine(
  brush: Brush,
  style: Style,
  { size, ascent }: SetText,
  line: Line<Run>,
  x: number,
  y: number,
): void {
  let from = 0;
  while (from < line.parts.length) {
    const { tone = 'ink', href } = (line.parts[from] as Line<Run>['parts'][number]).span;
    let to = from + 1;
    while (to < line.parts.length) {
      const { span } = line.parts[to] as Line<Run>['parts'][number];
      if ((span.tone ?? 'ink') !== tone || span.href !== href) break;
      to++;
    }
    const whole = from === 0 && to === line.parts.length;
    const parts = whole ? line.parts : line.parts.slice(from, to);
    brush.line(whole ? line : { ...line, parts }, size, x, y + ascent, colourOf(style, tone));
    if (href !== undefined) {
      const [first, last] = [parts[0], parts.at(-1)] as [Line<Run>['parts'][number], Line<Run>['parts'][number]];
      const width = last.x + last.piece.width * size - first.x;
      brush.link(x + first.x, y, width, ascent + size * 0.3, href, parts.map(({ piece }) => piece.text).join(''));
    }
    from = to;
  }
}

/** Strips of the lines of a text, one each; at least two lines stay together at its beginning and its end. */
export function textStrips(
  text: SetText,
  tag: LateTag,
  before: number,
  indent: number | ((line: Line<Run>) => number),
): readonly Strip[] {
  return text.lines.map(
    (line, index): Strip => ({
      height: text.step,
      before: index === 0 ? before : 0,
      keep: (index === 0 && text.lines.length > 1) || (index === text.lines.length - 2 && index > 0),
      paint: (press, page, x, y) =>
        within(press, page, tag, (brush) => {
          paintLine(brush, press.style, text, line, x + (typeof indent === 'number' ? indent : indent(line)), y);
        }),
    }),
  );
}

export function headingStrips(desk: Desk, { level, text }: Heading, width: number): readonly Strip[] {
  const size = desk.style.size.heads[level - 1] as number;
  const set = setText(desk, [{ text, weight: 600, tone: level === 1 ? 'accent' : 'ink' }], size, width);
  const tag = new LateTag(null, `H${level}` as 'H1');
  const before = [0, 16, 10][level - 1] as number;
  return textStrips(set, tag, before, 0).map((strip, index) => ({
    ...strip,
    keep: true,
    turn: level === 1 && index === 0,
    height: strip.height + (index === set.lines.length - 1 ? (level === 1 ? 6 : 1) : 0),
    ...(index === 0 && level < 3 && { heading: { title: text, level: level as 1 | 2 } }),
  }));
}

export function paragraphStrips(desk: Desk, paragraph: Paragraph, width: number): readonly Strip[] {
  const { words, size = 'usual', source, align = 'start' } = paragraph;
  const plain = runsOf(words);
  const runs: Run[] = size === 'display' ? plain.map((run) => ({ weight: 600, tone: 'accent', ...run })) : [...plain];
  if (source !== undefined) runs.push({ text: `  [${source}]`, tone: 'mute' });
  const set = setText(desk, runs, desk.style.size[size], width);
  return textStrips(
    set,
    new LateTag(null, 'P'),
    desk.style.gap,
    align === 'start' ? 0 : ({ width: own }) => (width - own) / 2,
  );
}

const INDENT = 14;

export function listStrips(desk: Desk, { items, ordered = false }: List, width: number): readonly Strip[] {
  const list = new LateTag(null, 'L');
  return items.flatMap((words, index) => {
    const item = new LateTag(list, 'LI');
    const body = new LateTag(item, 'LBody');
    const set = setText(desk, words, desk.style.size.usual, width - INDENT);
    const mark = setText(
      desk,
      [{ text: ordered ? `${index + 1}.` : '•', tone: 'accent' }],
      desk.style.size.usual,
      INDENT,
    );
    const [first, ...rest] = textStrips(set, body, index === 0 ? desk.style.gap : 2, INDENT) as [Strip, ...Strip[]];
    const marked: Strip = {
      ...first,
      paint(press, page, x, y) {
        within(press, page, ordered ? body : null, (brush) => {
          for (const line of mark.lines) paintLine(brush, press.style, mark, line, x, y);
        });
        first.paint(press, page, x, y);
      },
    };
    return [marked, ...rest];
  });
}

/** How wide words are that do not break. */
export function widthOf({ typesetter, language }: Desk, words: Words, size: number): number {
  return runsOf(words).reduce((sum, run) => sum + typesetter.width(run.text, size, run.weight ?? 400, language), 0);
}
