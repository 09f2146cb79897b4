/** The bodies on the wheel: symbol, degree, minute and retrograde mark in a column towards the middle, none over another. */

import { normaliseSignedDeg } from '../angle.ts';
import { centredText, type Dial, type Radii, spoke } from './dial.ts';
import { degreeText, type Label, minuteText } from './labels.ts';
import type { Writing } from './picture-options.ts';
import { group, type Item, open, type Point } from './scene.ts';
import { spread } from './spread.ts';

/** A body's place among its neighbours. */
export interface Seat {
  readonly label: Label;
  /** Where its column stands, degrees of longitude; its true longitude is on the label. */
  readonly longitude: number;
  /** Half the width of its column, degrees. */
  readonly halfWidth: number;
  /** 1, or less when the circle is so full that everything must be smaller. */
  readonly scale: number;
  readonly degree: string | undefined;
  readonly minute: string | undefined;
}

/** What stands under a symbol. */
export interface Shown {
  readonly degrees: boolean;
  readonly minutes: boolean;
}

const GLYPH_SIZE = 17;
const DEGREE_SIZE = 10.5;
const MINUTE_SIZE = 8.2;
const MARK_SIZE = 7;
/** Distance of each row from the scale, units, at full size. */
const ROWS = { glyph: 23, degree: 41.5, minute: 57, mark: 67.5 } as const;
/** Least distance between two columns at full size: the diagonal of the widest entry at its radius. */
const APART_DEG = 8.6;

/**
 * Seats for all labels, kept apart around the circle.
 *
 * @param apartDeg  least distance between two columns at full size
 */
export function placeBodies(
  labels: readonly Label[],
  show: Shown,
  { language }: Writing,
  apartDeg: number = APART_DEG,
): readonly Seat[] {
  const scale = Math.min(1, 360 / apartDeg / Math.max(1, labels.length));
  const longitudes = spread(
    labels.map((label) => label.longitude),
    apartDeg * scale,
  );
  return labels.map(
    (label, index): Seat => ({
      label,
      scale,
      longitude: longitudes[index] as number,
      halfWidth: (apartDeg * scale) / 2,
      degree: show.degrees ? degreeText(label.degree, language) : undefined,
      minute: show.degrees && show.minutes ? minuteText(label.degree, language) : undefined,
    }),
  );
}

/** The columns, each with a pointer from its true degree on the scale. */
export function bodyItems(
  seats: readonly Seat[],
  dial: Dial,
  radii: Pick<Radii, 'scale'>,
  { measure }: Writing,
): readonly Item[] {
  return seats.map((seat) => {
    const { label, scale } = seat;
    const radius = (row: number): number => radii.scale - 8 - (row - 8) * scale;
    const items: Item[] = [spoke(dial, label.longitude, radii.scale, radii.scale - 7, 'ink', 1.2)];
    if (Math.abs(normaliseSignedDeg(seat.longitude - label.longitude)) > 0.6) {
      items.push({
        kind: 'path',
        d: open(pointer(seat, dial, radii.scale - 7, radius(ROWS.glyph) + 9.5 * scale)),
        stroke: 'mute',
        width: 0.6,
      });
    }
    const point = dial.at(seat.longitude, radius(ROWS.glyph));
    if (label.glyph !== undefined)
      items.push({ kind: 'glyph', x: point[0], y: point[1], size: GLYPH_SIZE * scale, id: label.glyph, colour: 'ink' });
    else items.push(centredText(point, label.short, nameSize(measure(label.short, 600)) * scale, 'ink', 600));
    let row: number = ROWS.degree;
    if (seat.degree !== undefined)
      items.push(centredText(dial.at(seat.longitude, radius(row)), seat.degree, DEGREE_SIZE * scale, 'ink'));
    if (seat.degree !== undefined) row = ROWS.minute;
    if (seat.minute !== undefined)
      items.push(centredText(dial.at(seat.longitude, radius(row)), seat.minute, MINUTE_SIZE * scale, 'mute'));
    if (seat.minute !== undefined) row = ROWS.mark;
    if (label.retrograde) {
      const [x, y] = dial.at(seat.longitude, radius(row));
      items.push({ kind: 'glyph', x, y, size: MARK_SIZE * scale, id: 'retrograde', colour: 'bad' });
    }
    return group('body', label.title, items);
  });
}

/** From the true degree to the column, bent along the ring so that it crosses no neighbour. */
function pointer(seat: Seat, dial: Dial, from: number, to: number): readonly Point[] {
  const way = normaliseSignedDeg(seat.longitude - seat.label.longitude);
  const parts = Math.ceil(Math.abs(way) / 5);
  return Array.from({ length: parts + 1 }, (_, part) =>
    dial.at(seat.label.longitude + (way * part) / parts, from + ((to - from) * part) / parts),
  );
}

/** A caller's own name is set as large as the symbol's room allows. */
function nameSize(widthEm: number): number {
  return Math.min(12, (GLYPH_SIZE + 2) / Math.max(widthEm, 0.01));
}
