/** Drawings of numerology: numbers in rings, the square of digits. */

import { circle } from '../../../drawing/curve.ts';
import { baselineFor } from '../../../drawing/measure.ts';
import { type Item, rectangle, type Scene } from '../../../drawing/scene.ts';
import type { DigitGrid } from '../../../numerology/index.ts';
import type { Book } from '../../book.ts';

/** A number with what it is. */
export interface Badge {
  readonly value: number;
  readonly name: string;
}

const CELL = 110;
const HIGH = 104;

/** Numbers in rings, side by side, their names below. */
export function badgeScene({ language, house }: Book, badges: readonly Badge[], title: string): Scene {
  const items = badges.flatMap(({ value, name }, index): readonly Item[] => {
    const x = CELL * (index + 0.5);
    const width = house.typesetter.width(name, 1, 400, language.code);
    const size = Math.min(9, (CELL - 8) / width);
    return [
      { kind: 'path', d: circle(x, 42, 34), fill: 'soft', stroke: 'accent', width: 1.4 },
      {
        kind: 'text',
        x,
        y: baselineFor(42, 30),
        text: language.number(value, 0),
        size: 30,
        anchor: 'middle',
        weight: 600,
        colour: 'accent',
      },
      { kind: 'text', x, y: 96, text: name, size, anchor: 'middle', weight: 400, colour: 'ink' },
    ];
  });
  const description = badges.map(({ value, name }) => `${name}: ${value}`).join('; ');
  return { width: CELL * badges.length, height: HIGH, title, description, language: language.code, items };
}

const SIDE = 46;

/** The nine cells of a grid; a digit stands in its cell as often as it comes. */
export function gridScene({ language }: Book, { rows }: DigitGrid, title: string): Scene {
  const items = rows.flatMap((row, y) =>
    row.flatMap((digits, x): readonly Item[] => {
      const cell = rectangle(x * SIDE + 1, y * SIDE + 1, SIDE, SIDE, {
        fill: digits === '' ? 'paper' : 'soft',
        stroke: 'line',
        width: 1,
      });
      if (digits === '') return [cell];
      return [
        cell,
        {
          kind: 'text',
          x: (x + 0.5) * SIDE + 1,
          y: baselineFor((y + 0.5) * SIDE + 1, 15),
          text: digits,
          size: Math.min(15, 40 / digits.length + 5),
          anchor: 'middle',
          weight: 600,
          colour: 'accent',
        },
      ];
    }),
  );
  const side = 3 * SIDE + 2;
  const description = rows.map((row) => row.map((digits) => (digits === '' ? '–' : digits)).join(' ')).join(' / ');
  return { width: side, height: side, title, description, language: language.code, items };
}
