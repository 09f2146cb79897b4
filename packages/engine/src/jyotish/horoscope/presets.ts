/**
 * Conventions by name: what a program, an almanac or a school chooses, so that a stranger's figures can be met on their own ground. A preset states only
 * what is known of its namesake; the rest stays ours.
 */

import {
  krishnamurtiPlacidus,
  lahiriSripati,
  lahiriWholeSign,
  ramanWholeSign,
  truePushyaWholeSign,
} from '../../chart/choices.ts';
import { oneOf } from '../../choice.ts';
import { isRecord } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import type { JyotishChoices } from './choices.ts';
import { readJyotishChoices } from './option-names.ts';

/** A convention: what it chooses, and on whose word. */
export interface JyotishPreset {
  readonly choices: JyotishChoices;
  readonly sources: readonly SourceKey[];
}

export const JYOTISH_PRESET_NAMES = [
  'khagol',
  'jagannatha-hora',
  'drik-panchang',
  'astrosage',
  'kp',
  'raman',
  'pushya-paksha',
  'pyjhora',
] as const;
export type JyotishPresetName = (typeof JYOTISH_PRESET_NAMES)[number];

/** The presets. `khagol` is what everything defaults to. */
export const JYOTISH_PRESETS: { readonly [P in JyotishPresetName]: JyotishPreset } = {
  khagol: { choices: { chart: lahiriWholeSign }, sources: ['bphs'] },
  // Eight karakas, the Moon's place by a true sidereal year, Gulika at the middle of his part, strengths as its author's followers reckon.
  'jagannatha-hora': {
    choices: {
      chart: lahiriSripati,
      dasha: { year: 'sidereal' },
      karakas: { scheme: 'eight' },
      shadbala: { scheme: 'jhora' },
      points: { upagrahas: { gulika: 'middle' } },
    },
    sources: ['narasimha-rao-integrated', 'jagannatha-hora', 'program-practice'],
  },
  // The civil sunrise of the upper limb with refraction.
  'drik-panchang': {
    choices: { chart: lahiriWholeSign, day: { sunrise: 'upper-limb' }, points: { sunrise: 'upper-limb' } },
    sources: ['almanac-practice', 'program-practice'],
  },
  astrosage: {
    choices: { chart: lahiriSripati, dasha: { year: 'julian' } },
    sources: ['program-practice'],
  },
  kp: {
    choices: { chart: krishnamurtiPlacidus, bhavas: { system: 'kp' }, dasha: { year: 'julian' } },
    sources: ['krishnamurti-reader-1', 'krishnamurti-readers'],
  },
  // His own books, wherever a room of the horoscope has a row of his; matching is asked apart, with its own settings.
  raman: {
    choices: {
      chart: { ...ramanWholeSign, chalit: 'sripati' },
      ashtakavarga: { edition: 'varahamihira-raman' },
      shadbala: { scheme: 'raman' },
      karakas: { scheme: 'seven' },
      yogas: { mahapurusha: 'lagna-or-moon', viparita: 'raman' },
      doshas: { mangal: { houses: '2-4-7-8-12' } },
    },
    sources: ['raman-1938', 'raman-graha-bhava-balas', 'raman-ashtakavarga', 'raman-300', 'raman-muhurtha'],
  },
  'pushya-paksha': {
    choices: { chart: truePushyaWholeSign, karakas: { scheme: 'eight' } },
    sources: ['narasimha-rao-2013'],
  },
  // Places where the bodies are, not where they are seen; the true node, eight karakas, its own years and lords of Aquarius and Scorpio.
  pyjhora: {
    choices: {
      chart: { ...lahiriWholeSign, place: 'geometric', nodeType: 'true' },
      dasha: { year: 'sidereal' },
      karakas: { scheme: 'eight' },
      arudhas: { lords: 'pyjhora' },
    },
    sources: ['pyjhora'],
  },
};

/**
 * The choices of a name, or those handed in.
 *
 * @throws  EngineError INVALID_OPTION for a name that no preset has, for what is no literal of choices, and for a choice that no room reads
 */
export function choicesOf(choices: JyotishChoices | JyotishPresetName): JyotishChoices {
  if (isRecord(choices)) return readJyotishChoices(choices as JyotishChoices);
  return JYOTISH_PRESETS[oneOf('preset', choices, JYOTISH_PRESET_NAMES)].choices;
}
