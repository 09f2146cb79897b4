/** What may be written in the options of this room: every name of each literal, for the doors that refuse the others. */

import type { OptionNames } from '../../choice.ts';
import type { BhavaOptions } from './bhava.ts';
import type { SahamOptions } from './sahams.ts';
import type { SensitiveOptions } from './sensitive.ts';
import type { SpecialLagnaOptions } from './special-lagnas.ts';
import type { SpecialPointsOptions } from './special-points.ts';
import type { bhriguBinduOf } from './sphutas.ts';
import type { SunGroundOptions } from './sun-ground.ts';
import type { UpagrahaOptions, upagrahasOf } from './upagrahas.ts';

export const BHAVA_SYSTEM_NAMES: OptionNames<Omit<BhavaOptions, 'cuspsDeg'>> = { system: true };
export const BHAVA_NAMES: OptionNames<BhavaOptions> = { ...BHAVA_SYSTEM_NAMES, cuspsDeg: true };
export const SAHAM_NAMES: OptionNames<SahamOptions> = { houses: true, addedDeg: true };
export const SENSITIVE_NAMES: OptionNames<SensitiveOptions> = {
  mrityuBhaga: true,
  pushkaraBhaga: true,
  gandanta: true,
  drekkana: true,
  navamsha: true,
};
export const SPECIAL_LAGNA_NAMES: OptionNames<SpecialLagnaOptions> = { base: true, vighati: true, pranapadaSun: true };
export const SUN_GROUND_NAMES: OptionNames<SunGroundOptions> = { sunrise: true, day: true };
export const SPECIAL_POINTS_NAMES: OptionNames<SpecialPointsOptions> = {
  ...SUN_GROUND_NAMES,
  lagnas: true,
  upagrahas: true,
  sensitive: true,
  sahams: true,
  bhriguBindu: true,
};
export const BHRIGU_BINDU_NAMES: OptionNames<NonNullable<Parameters<typeof bhriguBinduOf>[1]>> = { bhriguBindu: true };
/** Of the upagrahas alone, and with where the Sun may be known from. */
export const UPAGRAHA_CHOICE_NAMES: OptionNames<UpagrahaOptions> = {
  at: true,
  gulika: true,
  mandi: true,
  nightOrder: true,
  lordless: true,
};
export const UPAGRAHA_NAMES: OptionNames<NonNullable<Parameters<typeof upagrahasOf>[3]>> = {
  ...UPAGRAHA_CHOICE_NAMES,
  ...SUN_GROUND_NAMES,
  ground: true,
};
