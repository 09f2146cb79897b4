/** Circles and arcs as cubic curves, and points on a circle: the little geometry that drawings need. */

import { radiansOf, sinCos } from '../angle.ts';
import type { Point, Segment } from './scene.ts';

/**
 * The point at an angle on a circle. Angles are degrees, 0 to the right, growing clockwise as y points down.
 */
export function onCircle(centreX: number, centreY: number, radius: number, angleDeg: number): Point {
  const { sin, cos } = sinCos(radiansOf(angleDeg));
  return [centreX + radius * cos, centreY + radius * sin];
}

/**
 * An arc from one angle to another as cubic curves, first segment `M`. A turn of more than a quarter is cut into equal
 * parts, so the curve stays within 0.03 % of the radius.
 *
 * @param fromDeg  start, degrees clockwise from the right
 * @param toDeg    end; smaller than `fromDeg` runs anticlockwise
 */
export function arc(
  centreX: number,
  centreY: number,
  radius: number,
  fromDeg: number,
  toDeg: number,
): readonly Segment[] {
  return ellipseArc(centreX, centreY, radius, radius, fromDeg, toDeg);
}

/** The same on an upright ellipse. */
export function ellipseArc(
  centreX: number,
  centreY: number,
  radiusX: number,
  radiusY: number,
  fromDeg: number,
  toDeg: number,
): readonly Segment[] {
  const parts = Math.max(1, Math.ceil(Math.abs(toDeg - fromDeg) / 90 - 1e-9));
  const step = (toDeg - fromDeg) / parts;
  // Handle length of the cubic that touches an arc of this turn: 4/3 tan(turn/4).
  const quarter = sinCos(radiansOf(step / 4));
  const handle = (4 / 3) * (quarter.sin / quarter.cos);
  const segments: Segment[] = [];
  for (let part = 0; part <= parts; part++) {
    const { sin, cos } = sinCos(radiansOf(fromDeg + step * part));
    const x = centreX + radiusX * cos;
    const y = centreY + radiusY * sin;
    if (part === 0) {
      segments.push(['M', x, y]);
    } else {
      const before = sinCos(radiansOf(fromDeg + step * (part - 1)));
      segments.push([
        'C',
        centreX + radiusX * (before.cos - handle * before.sin),
        centreY + radiusY * (before.sin + handle * before.cos),
        centreX + radiusX * (cos + handle * sin),
        centreY + radiusY * (sin - handle * cos),
        x,
        y,
      ]);
    }
  }
  return segments;
}

/** A whole circle, closed. */
export function circle(centreX: number, centreY: number, radius: number): readonly Segment[] {
  return [...arc(centreX, centreY, radius, 0, 360), ['Z']];
}

/** The band between two radii from one angle to another, closed. */
export function ringSector(
  centreX: number,
  centreY: number,
  outerRadius: number,
  innerRadius: number,
  fromDeg: number,
  toDeg: number,
): readonly Segment[] {
  const [start, ...inner] = arc(centreX, centreY, innerRadius, toDeg, fromDeg);
  const joined: Segment[] = start?.[0] === 'M' ? [['L', start[1], start[2]]] : [];
  return [...arc(centreX, centreY, outerRadius, fromDeg, toDeg), ...joined, ...inner, ['Z']];
}
