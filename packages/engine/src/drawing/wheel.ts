/**
 * The Western wheel: the ring of signs, the cusps, the bodies kept apart around it, and the aspects within.
 * Longitudes run anticlockwise; the ascendant lies at the left unless 0° Aries is asked for.
 */

import type { Chart } from '../chart/chart.ts';
import { caption, captionHeight } from './caption.ts';
import { circle, onCircle } from './curve.ts';
import type { Dial, Radii } from './dial.ts';
import { bodyLabels, signNames } from './labels.ts';
import type { WheelOptions } from './options.ts';
import { readWriting } from './picture-options.ts';
import type { Scene } from './scene.ts';
import { aspectItems } from './wheel-aspects.ts';
import { bodyItems, placeBodies, type Seat } from './wheel-bodies.ts';
import { cuspItems, cuspLabelItems } from './wheel-cusps.ts';
import { scaleItem, signItems } from './wheel-ring.ts';
import { describe } from './words.ts';

const RADIUS = 210;
const MARGIN_WITH_DEGREES = 34;
const MARGIN = 22;
const RADII: Radii = { rim: RADIUS, scale: RADIUS - 30, band: 107, core: 89 };

/** A scene of the chart as a Western wheel. */
export function wheelScene(chart: Chart, options: WheelOptions): Scene {
  const cuspDegrees = options.cuspDegrees ?? true;
  const lines = options.caption ?? [];
  const centre = RADIUS + (cuspDegrees ? MARGIN_WITH_DEGREES : MARGIN);
  const width = 2 * centre;
  const left = options.left === 'aries' ? 0 : chart.ascendant.longitude;
  const writing = readWriting(options);
  const { language, measure } = writing;
  const dial: Dial = {
    centre,
    at: (longitudeDeg, radius) => onCircle(centre, centre, radius, 180 - (longitudeDeg - left)),
  };
  const labels = bodyLabels(chart, options, language);
  const seats: readonly Seat[] = placeBodies(
    labels,
    { degrees: options.degrees ?? true, minutes: options.minutes ?? true },
    writing,
  );
  const strip = captionHeight(lines);
  return {
    width,
    height: width + strip,
    ...describe(chart, options, language.say.drawing.wheel, labels, language),
    items: [
      { kind: 'path', d: circle(centre, centre, RADII.rim), fill: 'paper' },
      ...signItems(dial, left, RADII, signNames(chart.zodiac, language)),
      scaleItem(dial, RADII.scale),
      ...cuspItems(chart, dial, RADII, seats, language),
      { kind: 'path', d: circle(centre, centre, RADII.core), fill: 'paper', stroke: 'line', width: 1 },
      ...aspectItems(options.aspects ?? [], labels, dial, RADII.core, language),
      ...bodyItems(seats, dial, RADII, writing),
      ...cuspLabelItems(chart, dial, RADII, cuspDegrees, language),
      ...caption(lines, centre, width + strip / 2 - 4, width - 20, measure),
    ],
  };
}
