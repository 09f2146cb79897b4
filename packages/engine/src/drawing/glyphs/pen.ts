/** Words for drawing a symbol: polyline, smooth stroke, mirrored stroke. */

import type { Segment } from '../scene.ts';

/** A polyline through x, y pairs. */
export function line(...xy: readonly number[]): readonly Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at + 1 < xy.length; at += 2)
    segments.push([at === 0 ? 'M' : 'L', xy[at] as number, xy[at + 1] as number]);
  return segments;
}

/** A smooth stroke: a start (x, y), then six numbers for each cubic curve. */
export function curve(...xy: readonly number[]): readonly Segment[] {
  const n = (at: number): number => xy[at] as number;
  const segments: Segment[] = [['M', n(0), n(1)]];
  for (let at = 2; at + 5 < xy.length; at += 6)
    segments.push(['C', n(at), n(at + 1), n(at + 2), n(at + 3), n(at + 4), n(at + 5)]);
  return segments;
}

/** The same strokes with every x times `sx` and every y times `sy`: −1 mirrors. */
export function scaled(segments: readonly Segment[], sx: number, sy: number): readonly Segment[] {
  return segments.map((segment): Segment => {
    switch (segment[0]) {
      case 'M':
        return ['M', segment[1] * sx, segment[2] * sy];
      case 'L':
        return ['L', segment[1] * sx, segment[2] * sy];
      case 'C':
        return [
          'C',
          segment[1] * sx,
          segment[2] * sy,
          segment[3] * sx,
          segment[4] * sy,
          segment[5] * sx,
          segment[6] * sy,
        ];
      case 'Z':
        return segment;
    }
  });
}

/** The strokes and their mirror image across the vertical axis. */
export function bothSides(segments: readonly Segment[]): readonly Segment[] {
  return [...segments, ...scaled(segments, -1, 1)];
}
