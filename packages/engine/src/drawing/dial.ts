/** The wheel's geometry: its radii, where a longitude lies on it, and the two things most often drawn there. */

import { baselineFor } from './measure.ts';
import { type Colour, type Path, type Point, stroke, type Text } from './scene.ts';

/** Radii, units, from the outside in. */
export interface Radii {
  /** The outer edge of the ring of signs. */
  readonly rim: number;
  /** The inner edge of the ring of signs, where degrees are marked. */
  readonly scale: number;
  /** The outer and inner edge of the band that carries house numbers; aspects lie within. */
  readonly band: number;
  readonly core: number;
}

/** The wheel's middle and the way longitudes turn on it. */
export interface Dial {
  readonly centre: number;
  /** The point of a longitude (degrees) at a radius (units). */
  readonly at: (longitudeDeg: number, radius: number) => Point;
}

/** A radial stroke between two radii at a longitude. */
export function spoke(dial: Dial, longitudeDeg: number, from: number, to: number, colour: Colour, width: number): Path {
  return stroke(dial.at(longitudeDeg, from), dial.at(longitudeDeg, to), colour, width);
}

/** Text centred on a point of the dial. */
export function centredText(point: Point, text: string, size: number, colour: Colour, weight: 400 | 600 = 400): Text {
  return { kind: 'text', x: point[0], y: baselineFor(point[1], size), text, size, anchor: 'middle', weight, colour };
}
