/**
 * What a drawing is before anyone paints it: paths, text, glyphs and titled groups, for every painter alike.
 *
 * y points down and one unit is one point. Paths know four operators (M, L, C, Z), so a painter for paper needs no more
 * than a painter for the screen. Colours are names; each painter decides what `ink` looks like.
 */

import type { GlyphId } from './glyphs/glyph.ts';

/** Theme tokens. `paper` is the ground, `soft` a tint of it, `line` a hairline, `mute` second-rank ink. */
export const COLOURS = [
  'ink',
  'mute',
  'line',
  'soft',
  'paper',
  'accent',
  'good',
  'bad',
  'fire',
  'earth',
  'air',
  'water',
] as const;
export type Colour = (typeof COLOURS)[number];

export type Segment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export interface Path {
  readonly kind: 'path';
  readonly d: readonly Segment[];
  readonly fill?: Colour;
  readonly stroke?: Colour;
  /** Stroke width, units; 1 when absent. */
  readonly width?: number;
  /** Lengths of ink and gap, units. */
  readonly dash?: readonly number[];
  /** 0 … 1; 1 when absent. */
  readonly opacity?: number;
}

export interface Text {
  readonly kind: 'text';
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly text: string;
  /** Font size, units. */
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly weight: 400 | 600;
  readonly colour: Colour;
}

/** A symbol drawn by ourselves, centred on x, y in a square of the given size. */
export interface Glyph {
  readonly kind: 'glyph';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly id: GlyphId;
  readonly colour: Colour;
}

/** What a group stands for; painters may use it to style and to tell a screen reader. */
export type Role =
  | 'house'
  | 'sign'
  | 'body'
  | 'angle'
  | 'cusp'
  | 'aspect'
  | 'caption'
  | 'frame'
  | 'symbol'
  | 'room'
  | 'zone'
  | 'door'
  | 'deviation'
  | 'devata'
  | 'sector'
  | 'legend'
  | 'period'
  | 'bar'
  | 'limb'
  | 'mark';

export interface Group {
  readonly kind: 'group';
  readonly role: Role;
  /** Told when the pointer rests on it, and read aloud. */
  readonly title: string;
  readonly items: readonly Item[];
}

export type Item = Path | Text | Glyph | Group;

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** A sentence or two for those who cannot see it. */
  readonly description: string;
  /** BCP 47; of no particular language when absent. */
  readonly language?: string;
  readonly items: readonly Item[];
}

export type Point = readonly [x: number, y: number];

/** A titled group. */
export function group(role: Role, title: string, items: readonly Item[]): Group {
  return { kind: 'group', role, title, items };
}

/** A closed polygon as path segments. */
export function closed(points: readonly Point[]): readonly Segment[] {
  return [...open(points), ['Z']];
}

/** An open polyline as path segments. */
export function open(points: readonly Point[]): readonly Segment[] {
  return points.map(([x, y], index): Segment => (index === 0 ? ['M', x, y] : ['L', x, y]));
}

/** A straight stroke from one point to another. */
export function stroke(from: Point, to: Point, colour: Colour, width = 1, dash?: readonly number[]): Path {
  const path: Path = { kind: 'path', d: open([from, to]), stroke: colour, width };
  return dash === undefined ? path : { ...path, dash };
}

/** An upright rectangle, filled, stroked or both. */
export function rectangle(
  left: number,
  top: number,
  width: number,
  height: number,
  look: Pick<Path, 'fill' | 'stroke' | 'width' | 'opacity'>,
): Path {
  const [right, bottom] = [left + width, top + height];
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return { kind: 'path', d: closed(corners), ...look };
}
