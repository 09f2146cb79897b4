/** Chart → picture: the one verb of this folder. */

import type { Chart } from '../chart/chart.ts';
import { EngineError } from '../errors.ts';
import { eastScene } from './east.ts';
import { type GlyphId, isGlyphId } from './glyphs/glyph.ts';
import { northScene } from './north.ts';
import type { DrawOptions } from './options.ts';
import { darkPalette, lightPalette } from './palette.ts';
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
 * @param chart    as `castChart` makes it
 * @param options  the style, and what to show in it
 * @returns the picture as SVG text with its size in CSS pixels
 * @throws  EngineError INVALID_OPTION for an unknown style, a width outside 64 … 8192 or unknown colours
 */
export function draw(chart: Chart, options: DrawOptions): Drawing {
  const scene = sceneOf(chart, options);
  return painted(scene, options.width ?? scene.width, 64, options.colours ?? 'variables');
}

/** The picture before it is painted: paths, text and glyphs, for other painters than SVG. */
export function sceneOf(chart: Chart, options: DrawOptions): Scene {
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
      throw refusal('style', 'north, south, east or wheel');
  }
}

/**
 * One symbol alone, to stand in a line of text or a table.
 *
 * @param id     a body (`sun`, `north-node`), a sign (`aries`) or an aspect (`trine`)
 * @param title  what to read aloud
 * @param size   CSS pixels, 8 … 8192
 * @throws  EngineError INVALID_OPTION when there is no such symbol
 */
export function drawSymbol(id: string, title: string, size: number = 20): Drawing {
  if (!isGlyphId(id)) throw refusal('id', 'the name of a body, sign or aspect in lower case, such as north-node');
  const symbol: GlyphId = id;
  const items = [{ kind: 'glyph', x: 11, y: 11, size: 20, id: symbol, colour: 'ink' }] as const;
  return painted({ width: 22, height: 22, title, description: '', items }, size, 8, 'variables');
}

function painted(scene: Scene, width: number, least: number, colours: 'variables' | 'light' | 'dark'): Drawing {
  if (!(width >= least && width <= 8192)) throw refusal('width', `${least} … 8192 CSS pixels`);
  const choices: SvgChoices = { width, colours: PALETTES.get(colours) ?? unknownColours() };
  return { svg: paintSvg(scene, choices), width, height: (width * scene.height) / scene.width, title: scene.title };
}

const PALETTES: ReadonlyMap<string, SvgChoices['colours']> = new Map<string, SvgChoices['colours']>([
  ['variables', 'variables'],
  ['light', lightPalette],
  ['dark', darkPalette],
]);

function unknownColours(): never {
  throw refusal('colours', 'variables, light or dark');
}

function refusal(field: string, allowed: string): EngineError {
  return new EngineError({
    code: 'INVALID_OPTION',
    field,
    allowed,
    message: `The drawing option ${field} must be ${allowed}.`,
  });
}
