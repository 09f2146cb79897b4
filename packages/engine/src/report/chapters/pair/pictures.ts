/** The points of a match as a half ring. */

import { ringSector } from '../../../drawing/curve.ts';
import type { Scene } from '../../../drawing/scene.ts';
import type { Ashtakoota } from '../../../jyotish/index.ts';
import type { Book } from '../../book.ts';

const [WIDTH, HEIGHT, CENTRE, OUTER, INNER] = [240, 138, 120, 108, 84];
const LEVEL_COLOURS = { Excellent: 'good', Good: 'good', Average: 'accent', Poor: 'bad' } as const;

/** The base total of 36 points; the part that was reached in the colour of its level. */
export function scoreScene({ language, say }: Book, match: Ashtakoota): Scene {
  const { totalScore, maxScore, compatibilityLevel } = match;
  const points = language.number(totalScore);
  const title = say.match.score({ points, maximum: language.number(maxScore, 0) });
  const until = 180 + (180 * totalScore) / maxScore;
  return {
    width: WIDTH,
    height: HEIGHT,
    title,
    description: '',
    language: language.code,
    items: [
      { kind: 'path', d: ringSector(CENTRE, CENTRE, OUTER, INNER, 180, 360), fill: 'soft' },
      ...(totalScore === 0
        ? []
        : [
            {
              kind: 'path' as const,
              d: ringSector(CENTRE, CENTRE, OUTER, INNER, 180, until),
              fill: LEVEL_COLOURS[compatibilityLevel],
            },
          ]),
      { kind: 'text', x: CENTRE, y: 106, text: points, size: 40, anchor: 'middle', weight: 600, colour: 'ink' },
      {
        kind: 'text',
        x: CENTRE,
        y: 126,
        text: `/ ${language.number(maxScore, 0)}`,
        size: 12,
        anchor: 'middle',
        weight: 400,
        colour: 'mute',
      },
    ],
  };
}
