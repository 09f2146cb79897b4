/** A whole nativity, the conventions by name, and the short way to everything Western. */

export type { NativityChoices, WesternPreset, WesternPresetName } from './choices.ts';
export { NATIVITY_CHOICES, nativityChoicesOf, WESTERN_PRESET_NAMES, WESTERN_PRESETS } from './choices.ts';
export { type Nativity, nativityOf, nativityOfRadix } from './nativity.ts';
export { type EngineForWestern, type Instantish, type Native, openWestern, Western } from './western.ts';
