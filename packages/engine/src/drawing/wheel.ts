/**
 * The Western wheel: the ring of signs, the cusps, the bodies kept apart around it, and the aspects within.
 * Longitudes run anticlockwise; the ascendant lies at the left unless 0° Aries is asked for.
 */

import { type Chart, SIGNS } from '../chart/chart.ts';
import { caption, captionHeight } from './caption.ts';
import { circle, onCircle, ringSector } from './curve.ts';
import type { Dial, Radii } from './dial.ts';
import { bodyLabels } from './labels.ts';
import type { WheelOptions } from './options.ts';
import { type Colour, group, type Item, type Scene, type Segment } from './scene.ts';
import { aspectItems } from './wheel-aspects.ts';
import { bodyItems, placeBodies, type Seat } from './wheel-bodies.ts';
import { cuspItems, cuspLabelItems } from './wheel-cusps.ts';
import { describe } from './words.ts';

const RADIUS = 210;
const MARGIN_WITH_DEGREES = 34;
const MARGIN = 22;
const RADII: Radii = { rim: RADIUS, scale: RADIUS - 30, band: 107, core: 89 };
const ELEMENTS: readonly Colour[] = ['fire', 'earth', 'air', 'water'];

/** A scene of the chart as a Western wheel. */
export function wheelScene(chart: Chart, options: WheelOptions): Scene {
  const cuspDegrees = options.cuspDegrees ?? true;
  const lines = options.caption ?? [];
  const centre = RADIUS + (cuspDegrees ? MARGIN_WITH_DEGREES : MARGIN);
  const width = 2 * centre;
  const left = options.left === 'aries' ? 0 : chart.ascendant.longitude;
  const dial: Dial = {
    centre,
    at: (longitudeDeg, radius) => onCircle(centre, centre, radius, 180 - (longitudeDeg - left)),
  };
  const labels = bodyLabels(chart, options);
  const seats: readonly Seat[] = placeBodies(labels, {
    degrees: options.degrees ?? true,
    minutes: options.minutes ?? true,
  });
  const strip = captionHeight(lines);
  return {
    width,
    height: width + strip,
    ...describe(chart, options, 'Chart wheel', labels),
    items: [
      { kind: 'path', d: circle(centre, centre, RADII.rim), fill: 'paper' },
      ...signItems(dial, left),
      scaleItem(dial),
      ...cuspItems(chart, dial, RADII, seats),
      { kind: 'path', d: circle(centre, centre, RADII.core), fill: 'paper', stroke: 'line', width: 1 },
      ...aspectItems(options.aspects ?? [], labels, dial, RADII.core),
      ...bodyItems(seats, dial, RADII),
      ...cuspLabelItems(chart, dial, RADII, cuspDegrees),
      ...caption(lines, centre, width + strip / 2 - 4, width - 20),
    ],
  };
}

/** Twelve sectors with their symbols, tinted by element. */
function signItems(dial: Dial, left: number): readonly Item[] {
  const { centre } = dial;
  const middle = (RADII.rim + RADII.scale) / 2;
  return SIGNS.map((sign, index) => {
    const colour = ELEMENTS[index % 4] as Colour;
    const from = 180 - (index * 30 - left);
    const [x, y] = dial.at(index * 30 + 15, middle);
    return group('sign', sign, [
      {
        kind: 'path',
        d: ringSector(centre, centre, RADII.rim, RADII.scale, from - 30, from),
        fill: colour,
        opacity: 0.1,
      },
      {
        kind: 'path',
        d: ringSector(centre, centre, RADII.rim, RADII.scale, from - 30, from),
        stroke: 'line',
        width: 1,
      },
      { kind: 'glyph', x, y, size: 18, id: sign.toLowerCase() as Lowercase<typeof sign>, colour },
    ]);
  });
}

/** Marks at every degree, longer at every fifth and tenth. */
function scaleItem(dial: Dial): Item {
  const d: Segment[] = [];
  for (let degree = 0; degree < 360; degree++) {
    if (degree % 30 === 0) continue;
    const [x1, y1] = dial.at(degree, RADII.scale);
    const [x2, y2] = dial.at(degree, RADII.scale - (degree % 10 === 0 ? 6 : degree % 5 === 0 ? 4.5 : 2.5));
    d.push(['M', x1, y1], ['L', x2, y2]);
  }
  return { kind: 'path', d, stroke: 'line', width: 0.7 };
}
