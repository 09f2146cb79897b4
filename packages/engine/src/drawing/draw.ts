/** Chart → picture: the one verb of this folder. */

import type { Chart } from '../chart/chart.ts';
import type { EngineError } from '../errors.ts';
import { readText, refusal } from '../input.ts';
import { eastScene } from './east.ts';
import { type GlyphId, isGlyphId } from './glyphs/glyph.ts';
import { northScene } from './north.ts';
import type { DrawOptions } from './options.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { checkChart, checkOptions } from './read.ts';
import type { Scene } from './scene.ts';
import { southScene } from './south.ts';
import { paintSvg, type SvgChoices } from './svg.ts';
import { wheelScene } from './wheel.ts';

/** A finished picture. Plain and JSON-safe. */
export interface Drawing {
  /** One `<svg>` element: no ids, scripts, style attributes or outside references. */
  readonly svg: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
}

/**
 * Draws a chart in one of four styles.
 *
 * The same chart and options give the same bytes on every host. Labels are kept inside the picture and off one another,
 * for any number of bodies in one house.
 *
 * @param chart    as `engine.chart` makes it, also one that was stored as JSON
 * @param options  the style, and what to show in it
 * @returns the picture as SVG text with its size in CSS pixels
 * @throws  EngineError INVALID_OPTION for an unknown style, a width outside 64 … 8192, unknown colours, any other option of the wrong kind, and
 *          a chart that lacks what is drawn, with the path of it
 */
export function draw(chart: Chart, options: DrawOptions): Drawing {
  const scene = sceneOf(chart, options);
  const { width = scene.width, colours = 'variables' } = options;
  checkWidth('width', width, 64);
  return painted(scene, width, colours);
}

/** The picture before it is painted: paths, text and glyphs, for other painters than SVG. Errors as `draw`. */
export function sceneOf(chart: Chart, options: DrawOptions): Scene {
  checkOptions(options);
  checkChart(chart);
  switch (options.style) {
    case 'north':
      return northScene(chart, options);
    case 'south':
      return southScene(chart, options);
    case 'east':
      return eastScene(chart, options);
    case 'wheel':
      return wheelScene(chart, options);
    default:
      throw refused('style', 'north, south, east or wheel');
  }
}

/**
 * One symbol alone, to stand in a line of text or a table.
 *
 * @param id     a body (`sun`, `north-node`), a sign (`aries`) or an aspect (`trine`)
 * @param title  what to read aloud
 * @param size   CSS pixels, 8 … 8192
 * @throws  EngineError INVALID_OPTION when there is no such symbol, no title, or the size lies outside 8 … 8192
 */
export function drawSymbol(id: string, title: string, size: number = 20): Drawing {
  if (typeof id !== 'string' || !isGlyphId(id))
    throw refused('id', 'the name of a body, sign or aspect in lower case, such as north-node');
  const symbol: GlyphId = id;
  readText('title', title);
  const items = [{ kind: 'glyph', x: 11, y: 11, size: 20, id: symbol, colour: 'ink' }] as const;
  checkWidth('size', size, 8);
  return painted({ width: 22, height: 22, title, description: '', items }, size, 'variables');
}

function checkWidth(field: string, width: unknown, least: number): void {
  if (typeof width === 'number' && width >= least && width <= 8192) return;
  throw refused(field, `${least} … 8192 CSS pixels`);
}

/** A scene as a finished picture. @throws EngineError INVALID_OPTION for unknown colours */
export function painted(scene: Scene, width: number, colours: 'variables' | 'light' | 'dark'): Drawing {
  const choices: SvgChoices = { width, colours: PALETTES.get(colours) ?? unknownColours() };
  return { svg: paintSvg(scene, choices), width, height: (width * scene.height) / scene.width, title: scene.title };
}

const PALETTES: ReadonlyMap<string, SvgChoices['colours']> = new Map<string, SvgChoices['colours']>([
  ['variables', 'variables'],
  ['light', lightPalette],
  ['dark', darkPalette],
]);

function unknownColours(): never {
  throw refused('colours', 'variables, light or dark');
}

function refused(field: string, allowed: string): EngineError {
  return refusal('INVALID_OPTION', field, allowed, `The drawing option ${field} must be ${allowed}.`);
}
