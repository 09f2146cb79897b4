/** What may be written in the options of this room: every name of each literal, for the doors that refuse the others. */

import type { OptionNames } from '../../choice.ts';
import { RULE_NAMES } from '../yoga/option-names.ts';
import type { DoshaOptions } from './find.ts';
import type { KalaSarpaOptions } from './kala-sarpa.ts';
import type { MangalOptions } from './mangal.ts';
import type { PitruOptions } from './pitru.ts';

export const MANGAL_NAMES: OptionNames<MangalOptions> = { houses: true, references: true, cancellations: true };
export const KALA_SARPA_NAMES: OptionNames<KalaSarpaOptions> = { reading: true, partial: true };
/** Within the doshas the rules are those of the whole. */
export const PITRU_CHOICE_NAMES: OptionNames<Omit<PitruOptions, 'rules'>> = { indicators: true, least: true };
export const PITRU_NAMES: OptionNames<PitruOptions> = { ...PITRU_CHOICE_NAMES, rules: true };
export const DOSHA_NAMES: OptionNames<DoshaOptions> = {
  ...RULE_NAMES,
  groups: true,
  mangal: true,
  kalaSarpa: true,
  pitru: true,
};
