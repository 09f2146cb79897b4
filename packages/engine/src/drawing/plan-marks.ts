/** How does a verdict look? By colour, and by a sign of its own shape for those who see no colours: tick, dash, triangle, cross. */

import { circle } from './curve.ts';
import { type Colour, closed, type Item, open, type Path, type Point } from './scene.ts';

/** How a space stands; `none` where no rule speaks of it or nothing may be said. */
export type Verdict = 'ideal' | 'good' | 'neutral' | 'adverse' | 'severe' | 'none';

/** All of them, the best first. */
export const VERDICTS: readonly Verdict[] = ['ideal', 'good', 'neutral', 'adverse', 'severe', 'none'];

/**
 * The verdict of a merit, 0 … 100: what an edition's ratings are worth (100, 80, 60, 30, 0), and between them what its findings call minor (below 70),
 * moderate (below 50) and severe (below 20).
 */
export function verdictOf(merit: number): Verdict {
  if (merit >= 90) return 'ideal';
  if (merit >= 70) return 'good';
  if (merit >= 50) return 'neutral';
  return merit >= 20 ? 'adverse' : 'severe';
}

/** Colour of the lines, and how strong the tint of the ground is, 0 … 1. */
export const LOOKS: Readonly<Record<Verdict, { readonly colour: Colour; readonly tint: number }>> = {
  ideal: { colour: 'good', tint: 0.24 },
  good: { colour: 'good', tint: 0.12 },
  neutral: { colour: 'mute', tint: 0.12 },
  adverse: { colour: 'air', tint: 0.18 },
  severe: { colour: 'bad', tint: 0.22 },
  none: { colour: 'mute', tint: 0.04 },
};

/** The sign of a verdict about a point; its shape alone says which. @param size units across */
export function markOf(verdict: Verdict, [x, y]: Point, size: number): readonly Item[] {
  const { colour } = LOOKS[verdict];
  const r = size / 2;
  const pen = size * 0.13;
  const line = (points: readonly Point[], stroke: Colour): Path => ({
    kind: 'path',
    d: open(points.map(([dx, dy]): Point => [x + dx * r, y + dy * r])),
    stroke,
    width: pen,
  });
  const ring: Path = { kind: 'path', d: circle(x, y, r - pen / 2), fill: 'paper', stroke: colour, width: pen };
  const tick: readonly Point[] = [
    [-0.45, 0.02],
    [-0.12, 0.38],
    [0.48, -0.35],
  ];
  switch (verdict) {
    case 'ideal':
      return [{ kind: 'path', d: circle(x, y, r), fill: colour }, line(tick, 'paper')];
    case 'good':
      return [ring, line(tick, colour)];
    case 'neutral':
      return [
        ring,
        line(
          [
            [-0.45, 0],
            [0.45, 0],
          ],
          colour,
        ),
      ];
    case 'adverse':
      return [
        { kind: 'path', d: closed(corners(x, y, r - pen / 2, TRIANGLE)), fill: 'paper', stroke: colour, width: pen },
        line(
          [
            [0, -0.35],
            [0, 0.2],
          ],
          colour,
        ),
        line(
          [
            [0, 0.52],
            [0, 0.53],
          ],
          colour,
        ),
      ];
    case 'severe':
      return [
        { kind: 'path', d: closed(corners(x, y, r, OCTAGON)), fill: colour },
        line(
          [
            [-0.4, -0.4],
            [0.4, 0.4],
          ],
          'paper',
        ),
        line(
          [
            [-0.4, 0.4],
            [0.4, -0.4],
          ],
          'paper',
        ),
      ];
    case 'none':
      return [{ ...ring, dash: [pen * 1.2, pen * 1.6] }];
  }
}

const TRIANGLE: readonly Point[] = [
  [0, -1],
  [1, 0.85],
  [-1, 0.85],
];
/** Half the side of a regular octagon about the circle of radius 1: tan 22.5° = √2 − 1. */
const SLANT = Math.SQRT2 - 1;
const OCTAGON: readonly Point[] = [
  [-SLANT, -1],
  [SLANT, -1],
  [1, -SLANT],
  [1, SLANT],
  [SLANT, 1],
  [-SLANT, 1],
  [-1, SLANT],
  [-1, -SLANT],
];

function corners(x: number, y: number, r: number, shape: readonly Point[]): readonly Point[] {
  return shape.map(([dx, dy]): Point => [x + dx * r, y + dy * r]);
}
