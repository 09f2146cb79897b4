/** Everything at once: a whole horoscope, conventions by name, and why two of them differ. */

export type { JyotishChoices } from './choices.ts';
export { type Difference, type DifferenceOptions, differencesOf } from './compare.ts';
export { type Findings, findingsOf, type MarkedFindings, markedFindingsOf } from './findings.ts';
export type { EngineForJyotish, Where } from './ground.ts';
export {
  type Horoscope,
  type HoroscopeMeta,
  type HoroscopeOptions,
  horoscopeOf,
  JYOTISH_EDITION,
  throughDoubtOf,
} from './horoscope.ts';
export { Jyotish, openJyotish } from './jyotish.ts';
export type { MatchPartner } from './of-pairs.ts';
export type { MuhurtaAsk } from './of-places.ts';
export {
  choicesOf,
  JYOTISH_PRESET_NAMES,
  JYOTISH_PRESETS,
  type JyotishPreset,
  type JyotishPresetName,
} from './presets.ts';
export type { FindingsThroughDoubt, FindingThroughDoubt } from './through-doubt.ts';
