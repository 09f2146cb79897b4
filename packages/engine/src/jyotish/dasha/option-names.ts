/** What may be written in the options of this room: every name of each literal, for the doors that refuse the others. */

import type { OptionNames } from '../../choice.ts';
import type { ApplicabilityOptions } from './applicability.ts';
import type { CharaOptions } from './chara.ts';
import type { KalachakraOptions } from './kalachakra.ts';
import type { SudashaOptions } from './kendradi.ts';
import type { NaisargikaOptions } from './naisargika.ts';
import type { NakshatraDashaOptions } from './nakshatra.ts';
import type { NarayanaOptions } from './narayana.ts';
import type { DrigOptions, ShoolaOptions } from './shoola.ts';
import type { SignDashaOptions } from './sign-dasha.ts';
import type { SignYearsOptions } from './sign-years.ts';
import type { ChakraOptions, NavamshaDashaOptions, SthiraOptions } from './sthira.ts';
import type { DashaYearOptions } from './year.ts';

const YEAR_NAMES: OptionNames<DashaYearOptions> = { year: true, sky: true, sunDeg: true };
export const NAISARGIKA_NAMES: OptionNames<NaisargikaOptions> = { ...YEAR_NAMES, clock: true };
export const APPLICABILITY_NAMES: OptionNames<ApplicabilityOptions> = { isDay: true };

/** What a dasha of the stars is by itself, before it is told of a sky and a clock. */
export const STAR_NAMES: OptionNames<Omit<NakshatraDashaOptions, 'system' | 'sky' | 'sunDeg' | 'clock'>> = {
  year: true,
  from: true,
  star: true,
  firstStar: true,
  reckoning: true,
  abhijit: true,
  tribhagi: true,
  balanceBy: true,
  cycles: true,
  partsFrom: true,
  partsDirection: true,
  partsRatio: true,
};
export const VIMSHOTTARI_NAMES: OptionNames<Omit<NakshatraDashaOptions, 'system'>> = {
  ...NAISARGIKA_NAMES,
  ...STAR_NAMES,
};
export const NAKSHATRA_DASHA_NAMES: OptionNames<NakshatraDashaOptions> = { ...VIMSHOTTARI_NAMES, system: true };
export const KALACHAKRA_NAMES: OptionNames<KalachakraOptions> = {
  ...NAISARGIKA_NAMES,
  school: true,
  parts: true,
  balanceBy: true,
};

export const SIGN_YEARS_NAMES: OptionNames<SignYearsOptions> = {
  lords: true,
  dignity: true,
  nodeExaltation: true,
  nodeDegrees: true,
  lordTie: true,
  mercuryInVirgo: true,
};
export const SANDHYA_NAMES: OptionNames<Omit<SignDashaOptions, 'parts'>> = {
  ...SIGN_YEARS_NAMES,
  ...NAISARGIKA_NAMES,
  signs: true,
  cycles: true,
};
export const SIGN_DASHA_NAMES: OptionNames<SignDashaOptions> = { ...SANDHYA_NAMES, parts: true };
export const SUDASHA_NAMES: OptionNames<SudashaOptions> = { ...SIGN_DASHA_NAMES, exceptions: true };
export const CHARA_NAMES: OptionNames<CharaOptions> = { ...SIGN_DASHA_NAMES, school: true };
export const STHIRA_NAMES: OptionNames<SthiraOptions> = { ...SIGN_DASHA_NAMES, brahma: true, order: true };
export const NAVAMSHA_DASHA_NAMES: OptionNames<NavamshaDashaOptions> = { ...SIGN_DASHA_NAMES, evenLagna: true };
export const CHAKRA_NAMES: OptionNames<ChakraOptions> = { ...SIGN_DASHA_NAMES, birthAt: true };
export const NARAYANA_NAMES: OptionNames<NarayanaOptions> = { ...SIGN_DASHA_NAMES, division: true, method: true };
export const SHOOLA_NAMES: OptionNames<ShoolaOptions> = { ...SIGN_DASHA_NAMES, house: true, signYears: true };
export const DRIG_NAMES: OptionNames<DrigOptions> = { ...SIGN_DASHA_NAMES, drigYears: true };
