/** What may be written in the options of this room: every name of each literal, for the doors that refuse the others. */

import type { OptionNames } from '../../choice.ts';
import type { anandadiYogasOf } from './anandadi.ts';
import type { ChandraOptions } from './chandra.ts';
import type { MuhurtaDayOptions } from './day.ts';
import type { dayChandrasOf } from './day-strength.ts';
import type { dayGroundOn } from './ground.ts';
import type { LagnaPanchakaOptions } from './panchaka.ts';
import type { MuhurtaOptions, MuhurtaQuery } from './search-settings.ts';
import type { TaraOptions } from './tara.ts';

export const ANANDADI_NAMES: OptionNames<NonNullable<Parameters<typeof anandadiYogasOf>[1]>> = { abhijit: true };
export const CHANDRA_NAMES: OptionNames<ChandraOptions> = { school: true, isBrightHalf: true };
export const DAY_CHANDRA_NAMES: OptionNames<NonNullable<Parameters<typeof dayChandrasOf>[1]>> = { school: true };
export const TARA_NAMES: OptionNames<TaraOptions> = { school: true, pada: true };
export const LAGNA_PANCHAKA_NAMES: OptionNames<LagnaPanchakaOptions> = { tithiCount: true };
export const MUHURTA_DAY_NAMES: OptionNames<MuhurtaDayOptions> = {
  ...LAGNA_PANCHAKA_NAMES,
  abhijit: true,
  chandra: true,
};
export const DAY_GROUND_NAMES: OptionNames<NonNullable<Parameters<typeof dayGroundOn>[3]>> = {
  sunrise: true,
  air: true,
};

export const MUHURTA_QUERY_NAMES: OptionNames<MuhurtaQuery> = {
  purpose: true,
  fromJdUt: true,
  untilJdUt: true,
  persons: true,
  direction: true,
};
export const MUHURTA_NAMES: OptionNames<MuhurtaOptions> = {
  sunrise: true,
  air: true,
  strictness: true,
  minMinutes: true,
  division: true,
  dayPart: true,
  hours: true,
  shunned: true,
  astaMarginDays: true,
  monthCount: true,
  asta: true,
  combustion: true,
  astaDegrees: true,
  simhastha: true,
  eclipses: true,
  tara: true,
  chandra: true,
  panchakaCount: true,
  adhikaInPurnimanta: true,
  durmuhurta: true,
  nightDurmuhurta: true,
  mulaTyajya: true,
  navamshas: true,
  badTimes: true,
};
export const ASTA_DEGREE_NAMES: OptionNames<NonNullable<MuhurtaOptions['astaDegrees']>> = {
  Jupiter: true,
  Venus: true,
};
