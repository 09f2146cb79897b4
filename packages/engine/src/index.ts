/**
 * The everyday root: open an engine, cast a chart. `openEngine` itself comes from the entry file of each host (node.ts, browser.ts, …),
 * which gathers the bytes of the core and of the built-in ephemeris and exports all of this beside it.
 */
export type { AyanamsaChoice, UserAyanamsa } from './chart/ayanamsa.ts';
export type {
  Angle,
  Calculation,
  Chalit,
  Chart,
  ChartTime,
  House,
  Placement,
  Sign,
  Uncertain,
  Uncertainty,
  Zodiac,
  ZodiacPoint,
} from './chart/chart.ts';
export {
  type ChartChoices,
  faganBradleyCampanus,
  krishnamurtiPlacidus,
  lahiriSripati,
  lahiriWholeSign,
  type NodeType,
  PRESETS,
  ramanWholeSign,
  tropicalPlacidus,
  tropicalWholeSign,
  trueCitraWholeSign,
  truePushyaWholeSign,
  yukteshwarWholeSign,
} from './chart/choices.ts';
export { Engine, type EngineOptions, openEngineWith } from './engine.ts';
export { EngineError, type EngineErrorCode, type EngineErrorDetail, type Warning } from './errors.ts';
export type { CoreSource } from './kernel/exports.ts';
export type { Kernel } from './kernel/kernel.ts';
export type { LoadedPack } from './kernel/numbers.ts';
export type { PackReader, PackSource } from './pack-source.ts';
export type { Body, BodyState, EphemerisSource, Frame, Sky, SkyChoices } from './sky/sky.ts';
export { almanac, type When } from './sky/sky-at.ts';
export { canonicalJson, ENGINE_VERSION, type Stamp, sha256Hex, stampOf } from './stamp.ts';
export type { Birth, Certainty, Instant, Moment, Place, TimeScale, ZoneSource, ZoneUse } from './time/moment.ts';
export type { TimeOptions } from './time/resolve.ts';
export type { DeltaT } from './time/scales.ts';
export type { ZoneOf } from './time/settle-zone.ts';
