/** What may be written in the options of this room: every name of each literal, for the doors that refuse the others. */

import type { OptionNames } from '../../choice.ts';
import { MANGAL_NAMES } from '../dosha/option-names.ts';
import type { DashaSandhiOptions } from './charts.ts';
import type { ManglikOptions } from './manglik.ts';
import type { MatchManyOptions } from './many.ts';
import type { MatchRankOptions } from './match-table.ts';
import type { MatchingOptions } from './matching.ts';
import type { PapasamyaOptions } from './papasamya.ts';
import type { PoruthamOptions } from './porutham.ts';
import type { AshtakootaOptions } from './settings.ts';

/** Where groom and bride are told apart already. */
export const MATCH_NAMES: OptionNames<Omit<AshtakootaOptions, 'bride'>> = {
  preset: true,
  varna: true,
  vashya: true,
  vashyaHalves: true,
  tara: true,
  yoni: true,
  grahaMaitri: true,
  gana: true,
  bhakoot: true,
  exceptions: true,
};
export const ASHTAKOOTA_NAMES: OptionNames<AshtakootaOptions> = { ...MATCH_NAMES, bride: true };
export const PORUTHAM_OF_TWO_NAMES: OptionNames<Omit<PoruthamOptions, 'bride'>> = {
  school: true,
  rajju: true,
  vedha: true,
  streeDeergha: true,
};
export const PORUTHAM_NAMES: OptionNames<PoruthamOptions> = { ...PORUTHAM_OF_TWO_NAMES, bride: true };
export const DASHA_SANDHI_NAMES: OptionNames<DashaSandhiOptions> = { withinDays: true };
export const MANGLIK_NAMES: OptionNames<ManglikOptions> = { ...MANGAL_NAMES, pairRules: true, ages: true };
export const AGES_NAMES: OptionNames<NonNullable<ManglikOptions['ages']>> = { person1: true, person2: true };
export const PAPASAMYA_OF_TWO_NAMES: OptionNames<Omit<PapasamyaOptions, 'bride'>> = { weighting: true };
export const PAPASAMYA_NAMES: OptionNames<PapasamyaOptions> = { ...PAPASAMYA_OF_TWO_NAMES, bride: true };
export const MATCHING_NAMES: OptionNames<MatchingOptions> = {
  bride: true,
  ashtakoota: true,
  porutham: true,
  mangalDosha: true,
  papasamya: true,
};
export const MATCH_RANK_NAMES: OptionNames<MatchRankOptions> = { role: true, table: true, by: true };
export const MATCH_MANY_NAMES: OptionNames<MatchManyOptions> = {
  ...MATCH_RANK_NAMES,
  k: true,
  leastScore: true,
  needs: true,
};
