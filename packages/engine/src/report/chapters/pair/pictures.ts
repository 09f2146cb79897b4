/** The points of a match as a half ring. */

import { ringSector } from '../../../drawing/curve.ts';
import type { Scene } from '../../../drawing/scene.ts';
import type { Ashtakoota } from '../../../jyotish/index.ts';
import type { Book } from '../../book.ts';
import type { PairBook } from './book.ts';

const [WIDTH, HEIGHT, CENTRE, OUTER, INNER] = [240, 138, 120, 108, 84];
const LEVEL_COLOURS = { Excellent: 'good', Good: 'good', Average: 'accent', Poor: 'bad' } as const;

const GRADE_COLOURS = { uttama: 'good', madhyama: 'accent', adhama: 'bad' } as const;

/** The count that leads the report. */
export function leadScene(pair: PairBook): Scene {
  const { ashtakoota, porutham } = pair.matching;
  if (pair.leads === 'ashtakoota') return scoreScene(pair, ashtakoota);
  return ringScene(pair, porutham.presentCount, porutham.maxCount, GRADE_COLOURS[porutham.grade]);
}

/** The base total of 36 points; the part that was reached in the colour of its level. */
export function scoreScene(book: Book, { totalScore, maxScore, compatibilityLevel }: Ashtakoota): Scene {
  return ringScene(book, totalScore, maxScore, LEVEL_COLOURS[compatibilityLevel]);
}

function ringScene({ language, say }: Book, reached: number, most: number, fill: 'good' | 'accent' | 'bad'): Scene {
  const points = language.number(reached);
  const title = say.furniture.ofTotal({ value: points, total: language.number(most, 0) });
  const until = 180 + (180 * reached) / most;
  return {
    width: WIDTH,
    height: HEIGHT,
    title,
    description: '',
    language: language.code,
    items: [
      { kind: 'path', d: ringSector(CENTRE, CENTRE, OUTER, INNER, 180, 360), fill: 'soft' },
      ...(reached === 0
        ? []
        : [
            {
              kind: 'path' as const,
              d: ringSector(CENTRE, CENTRE, OUTER, INNER, 180, until),
              fill,
            },
          ]),
      { kind: 'text', x: CENTRE, y: 106, text: points, size: 40, anchor: 'middle', weight: 600, colour: 'ink' },
      {
        kind: 'text',
        x: CENTRE,
        y: 126,
        text: `/ ${language.number(most, 0)}`,
        size: 12,
        anchor: 'middle',
        weight: 400,
        colour: 'mute',
      },
    ],
  };
}
