/**
 * Symbols of the Sun, Moon, planets, asteroids, nodes and apogee, drawn for this project as strokes.
 * The traditional forms: circle (spirit), crescent (soul) and cross (matter) in their old combinations.
 */

import { arc, circle, ellipseArc } from '../curve.ts';
import type { GlyphShape } from './glyph.ts';
import { bothSides, curve, line, scaled } from './pen.ts';

const cross = (top: number, bar: number): GlyphShape['strokes'] => [
  ...line(0, top, 0, 9.4),
  ...line(-3.7, bar, 3.7, bar),
];

/** A crescent, horns to the left. */
// biome-ignore format: one stroke to a line
const crescent: GlyphShape['strokes'] = [
  ['M', -4.6, -8.5],
  ...curve(0, 0, 1.6, -9.6, 6.4, -5.2, 6.4, 0, 6.4, 5.2, 1.6, 9.6, -4.6, 8.5, -1, 6.8, 1.4, 3.8, 1.4, 0, 1.4, -3.8, -1, -6.8, -4.6, -8.5).slice(1),
  ['Z'],
];

const node: GlyphShape['strokes'] = [
  ...bothSides(circle(5.3, 6.3, 2.5)),
  ...curve(-3.7, 4.4, -9.4, -1.6, -6.4, -8.8, 0, -8.8, 6.4, -8.8, 9.4, -1.6, 3.7, 4.4),
];

const raisedCrescent = scaled(crescent, 0.62, 0.62).map((segment) => lifted(segment, -3.8));

export type BodyGlyph =
  | 'sun'
  | 'moon'
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'pluto'
  | 'chiron'
  | 'ceres'
  | 'pallas'
  | 'juno'
  | 'vesta'
  | 'north-node'
  | 'south-node'
  | 'lilith'
  | 'retrograde';

// biome-ignore format: one symbol to a line
export const bodyGlyphs: Readonly<Record<BodyGlyph, GlyphShape>> = {
  sun: { strokes: circle(0, 0, 8.4), fills: circle(0, 0, 1.7) },
  moon: { strokes: crescent },
  mercury: { strokes: [...circle(0, -1.6, 4.1), ...arc(0, -9.6, 4, 8, 172), ...cross(2.5, 6)] },
  venus: { strokes: [...circle(0, -4, 5.2), ...cross(1.2, 5.4)] },
  mars: { strokes: [...circle(-2.1, 2.4, 6), ...line(2.2, -1.9, 8.2, -7.9), ...line(3.4, -8.2, 8.5, -8.2, 8.5, -3.1)] },
  jupiter: { strokes: [...curve(-6.6, -5.4, -6.2, -10, 0.3, -10, 0.1, -4.6, 0, -0.8, -3.4, 2, -7.4, 3.8), ...line(-7.4, 3.8, 8, 3.8), ...line(4.2, -8.8, 4.2, 9.2)] },
  saturn: { strokes: [...line(-3.4, -9.4, -3.4, 5.2), ...line(-7.2, -6.2, 1.4, -6.2), ...curve(-3.4, -0.6, -1.6, -4.6, 5.4, -4.4, 5.4, 0.2, 5.4, 3.4, 1.8, 4.6, 2, 7.6, 2.2, 9.8, 4.8, 9.8, 6.2, 8)] },
  uranus: { strokes: [...bothSides(curve(6.8, -8.8, 4.8, -6.2, 4.8, -0.6, 6.8, 2)), ...line(-5.3, -3.4, 5.3, -3.4), ...line(0, -8.8, 0, 4.4), ...circle(0, 6.8, 2.4)] },
  neptune: { strokes: [...curve(-6.6, -8, -6.8, 3.6, 6.8, 3.6, 6.6, -8), ...line(0, -8.8, 0, 9.4), ...line(-3.7, 5.2, 3.7, 5.2), ...bothSides(line(4.6, -6, 6.6, -8.6, 8.6, -6)), ...line(-2, -6.4, 0, -9, 2, -6.4)] },
  pluto: { strokes: [...circle(0, -6.2, 2.7), ...arc(0, -5.6, 6.2, 0, 180), ...cross(0.6, 5.2)] },
  chiron: { strokes: [...line(0, -9.4, 0, 1.6), ...line(5.2, -9, 0, -4, 5.2, 0.4), ...ellipseArc(0, 5.5, 4.8, 3.8, 0, 360), ['Z']] },
  ceres: { strokes: [...arc(0, -4, 5.3, 205, 450), ...cross(1.3, 5.6)] },
  pallas: { strokes: [...line(0, -9.4, 5, -4, 0, 1.4, -5, -4), ['Z'], ...cross(1.4, 5.6)] },
  juno: { strokes: [...line(-5.2, -4.2, 5.2, -4.2), ...line(-3.7, -7.9, 3.7, -0.5), ...line(-3.7, -0.5, 3.7, -7.9), ...cross(-9.4, 5.6)] },
  vesta: { strokes: [...line(-7.8, 0.6, -4.6, 0.6, 0, 8.8, 4.6, 0.6, 7.8, 0.6), ...curve(0, 2.6, -4.6, -0.6, -3, -4, 0, -9.2, 3, -4, 4.6, -0.6, 0, 2.6), ['Z']] },
  'north-node': { strokes: node },
  'south-node': { strokes: scaled(node, 1, -1) },
  lilith: { strokes: [...raisedCrescent, ...cross(1.6, 5.8)], fills: raisedCrescent },
  retrograde: { strokes: [...line(-5.6, 8.6, -5.6, -8.6), ...curve(-5.6, -8.6, 7, -9.8, 7, 1.4, -5.6, 0.4), ...line(-0.8, 0.4, 7.4, 8.6), ...line(0.4, 8.8, 7.4, 1.4)] },
};

function lifted(segment: GlyphShape['strokes'][number], dy: number): GlyphShape['strokes'][number] {
  switch (segment[0]) {
    case 'M':
      return ['M', segment[1], segment[2] + dy];
    case 'L':
      return ['L', segment[1], segment[2] + dy];
    case 'C':
      return ['C', segment[1], segment[2] + dy, segment[3], segment[4] + dy, segment[5], segment[6] + dy];
    case 'Z':
      return segment;
  }
}
