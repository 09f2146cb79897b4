/** What may be written in the options of this room: every name of each literal, for the doors that refuse the others. */

import type { OptionNames } from '../../choice.ts';
import type { CalendarSpan } from './calendar.ts';
import type { SolarRuleInput, TithiRuleInput } from './festival-rules.ts';
import type { FestivalOptions } from './festivals.ts';
import type { PanchangOptions } from './settings.ts';

export const SPAN_NAMES: OptionNames<CalendarSpan> = { from: true, days: true };
export const PANCHANG_NAMES: OptionNames<PanchangOptions> = {
  sunrise: true,
  air: true,
  vara: true,
  moonrise: true,
  moonWindow: true,
  adhikaInPurnimanta: true,
  vikramaTurn: true,
  durmuhurta: true,
  nightDurmuhurta: true,
  brahmaMuhurta: true,
  mulaTyajya: true,
  panchaka: true,
  gandanta: true,
};
export const FESTIVAL_NAMES: OptionNames<FestivalOptions> = {
  ...PANCHANG_NAMES,
  ids: true,
  school: true,
  dating: true,
};
export const TITHI_RULE_NAMES: OptionNames<TithiRuleInput> = {
  masa: true,
  sign: true,
  tithi: true,
  kala: true,
  choice: true,
  ifNone: true,
  dayShift: true,
};
export const SOLAR_RULE_NAMES: OptionNames<SolarRuleInput> = { sign: true, begins: true, day: true };
