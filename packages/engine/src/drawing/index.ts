/** Charts and plans as pictures: plain SVG text. */

export { type Drawing, draw, drawSymbol, sceneOf } from './draw.ts';
export { GLYPHS, type GlyphId, type GlyphShape } from './glyphs/glyph.ts';
export { symbolOf } from './labels.ts';
export { type Box, textBox, textWidth } from './measure.ts';
export type {
  DrawnAspect,
  DrawOptions,
  DrawStyle,
  EastOptions,
  NorthOptions,
  SouthOptions,
  WheelOptions,
} from './options.ts';
export { darkPalette, lightPalette, type Palette } from './palette.ts';
export { drawPlan, planSceneOf } from './plan.ts';
export type { PlanOptions } from './plan-options.ts';
export {
  COLOURS,
  type Colour,
  type Glyph,
  type Group,
  type Item,
  type Path,
  type Role,
  type Scene,
  type Segment,
  type Text,
} from './scene.ts';
export { paintSvg, type SvgChoices } from './svg.ts';
