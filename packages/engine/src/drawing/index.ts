/** Charts and plans as pictures: plain SVG text. */

export { ashtakavargaSceneOf, drawAshtakavarga } from './ashtakavarga-bars.ts';
export type { AshtakavargaBarsOptions, AshtakavargaTable, ShadbalaBarsOptions } from './bars-options.ts';
export { biWheelSceneOf, drawBiWheel } from './bi-wheel.ts';
export type { BiWheelKind, BiWheelOptions } from './bi-wheel-options.ts';
export { type DashaOptions, dashaSceneOf, drawDasha } from './dasha-timeline.ts';
export { type DayOptions, daySceneOf, drawDay } from './day-ring.ts';
export { type Drawing, draw, drawSymbol, sceneOf } from './draw.ts';
export { GLYPHS, type GlyphId, type GlyphShape } from './glyphs/glyph.ts';
export { symbolOf } from './labels.ts';
export type { DrawingLanguage, DrawingMessages, NamesByName } from './language.ts';
export { type Box, type Measure, textBox, textWidth } from './measure.ts';
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
export type { PictureOptions } from './picture-options.ts';
export { drawPlan, planSceneOf } from './plan.ts';
export type { PlanLanguage, PlanMessages, PlanNames } from './plan-language.ts';
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
export { drawShadbala, shadbalaSceneOf } from './shadbala-bars.ts';
export { paintSvg, type SvgChoices } from './svg.ts';
