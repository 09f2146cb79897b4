/** Stretches of time in rows, above a line of years or months. */

import { baselineFor } from '../../../drawing/measure.ts';
import { type Colour, type Item, rectangle, type Scene, stroke } from '../../../drawing/scene.ts';
import type { Book } from '../../book.ts';

export interface Stretch {
  /** Civil Julian dates. */
  readonly from: number;
  readonly until: number;
  readonly colour: Colour;
  /** Written in it where there is room. */
  readonly text: string;
}

export interface StretchRow {
  readonly name: string;
  readonly stretches: readonly Stretch[];
}

export interface Tick {
  readonly at: number;
  readonly text: string;
}

const [WIDTH, NAME, ROW, FOOT] = [491, 62, 21, 20];

/** Rows from one instant to another; `now` is marked by an upright line where it falls between them. */
export function stretchScene(
  { language, house }: Book,
  span: { readonly from: number; readonly until: number; readonly now: number },
  ticks: readonly Tick[],
  rows: readonly StretchRow[],
  title: string,
): Scene {
  const { from, until, now } = span;
  const x = (at: number): number =>
    NAME + ((Math.min(Math.max(at, from), until) - from) / (until - from)) * (WIDTH - NAME - 2);
  const bottom = ROW * rows.length;
  const width = (text: string, size: number): number => house.typesetter.width(text, 1, 400, language.code) * size;
  const text = (
    at: number,
    y: number,
    words: string,
    size: number,
    colour: Colour,
    anchor: 'start' | 'middle',
  ): Item => ({
    kind: 'text',
    x: at,
    y,
    text: words,
    size,
    anchor,
    weight: 400,
    colour,
  });
  const items: Item[] = rows.flatMap(({ name, stretches }, index): readonly Item[] => {
    const top = index * ROW;
    const size = Math.min(8.4, (8.4 * (NAME - 4)) / Math.max(1, width(name, 8.4)));
    return [
      text(0, baselineFor(top + ROW / 2, size), name, size, 'ink', 'start'),
      ...stretches.flatMap((one): readonly Item[] => {
        const [left, right] = [x(one.from), x(one.until)];
        const box = rectangle(left, top + 2, Math.max(0.8, right - left), ROW - 4, {
          fill: one.colour,
          stroke: 'paper',
          width: 0.7,
          opacity: 0.55,
        });
        if (width(one.text, 7.4) > right - left - 3) return [box];
        return [box, text((left + right) / 2, baselineFor(top + ROW / 2, 7.4), one.text, 7.4, 'ink', 'middle')];
      }),
    ];
  });
  let free = -Infinity;
  for (const tick of ticks) {
    items.push(stroke([x(tick.at), 0], [x(tick.at), bottom + 3], 'line', 0.5));
    const half = width(tick.text, 7.2) / 2;
    const middle = Math.min(Math.max(x(tick.at), NAME), WIDTH - half);
    if (middle - half < free) continue;
    items.push(text(middle, bottom + 13, tick.text, 7.2, 'mute', 'middle'));
    free = middle + half + 4;
  }
  if (now >= from && now <= until) items.push(stroke([x(now), 0], [x(now), bottom + 3], 'accent', 1.6));
  const description = rows.map(({ name, stretches }) => `${name}: ${stretches.length}`).join('; ');
  return { width: WIDTH, height: bottom + FOOT, title, description, language: language.code, items };
}

/** The first of January of every so many years. */
export function yearTicks(
  midnight: (year: number) => number,
  first: number,
  last: number,
  step: number,
): readonly Tick[] {
  const ticks: Tick[] = [];
  for (let year = Math.ceil(first / step) * step; year <= last; year += step)
    ticks.push({ at: midnight(year), text: String(year) });
  return ticks;
}
