/** What may be written in the options of this room: every name of each literal, for the doors that refuse the others. */

import type { OptionNames } from '../../choice.ts';
import { SIGN_YEARS_NAMES } from '../dasha/option-names.ts';
import type { PairOptions } from './ithasala.ts';
import type { MuddaOptions } from './mudda.ts';
import type { PraveshaOptions } from './pravesha.ts';
import type { TajikaDrishtiOptions } from './relations.ts';
import type { TajikaStrengthOptions } from './strength.ts';
import type { TithiPraveshaOptions } from './tithi-pravesha.ts';
import type { VarshaNarayanaOptions } from './varsha-narayana.ts';
import type { VarshaDashaOptions } from './varsha-year.ts';
import type { VarshaphalaOptions } from './varshaphala.ts';
import type { TajikaYogaOptions } from './yogas.ts';

export const TAJIKA_DRISHTI_NAMES: OptionNames<TajikaDrishtiOptions> = { school: true, orb: true };
export const PAIR_NAMES: OptionNames<PairOptions> = { ...TAJIKA_DRISHTI_NAMES, motion: true };
export const STRENGTH_NAMES: OptionNames<TajikaStrengthOptions> = {
  school: true,
  friendship: true,
  drekkana: true,
  hadda: true,
};
export const TAJIKA_YOGA_NAMES: OptionNames<TajikaYogaOptions> = { ...PAIR_NAMES, ...STRENGTH_NAMES, houses: true };
export const PRAVESHA_NAMES: OptionNames<PraveshaOptions> = { returns: true, clock: true };
export const TITHI_PRAVESHA_NAMES: OptionNames<TithiPraveshaOptions> = { rule: true, clock: true };

export const VARSHA_DASHA_NAMES: OptionNames<VarshaDashaOptions> = { measure: true, sky: true, clock: true };
export const MUDDA_NAMES: OptionNames<MuddaOptions> = { ...VARSHA_DASHA_NAMES, from: true, balance: true };
export const VARSHA_NARAYANA_NAMES: OptionNames<VarshaNarayanaOptions> = {
  ...SIGN_YEARS_NAMES,
  ...VARSHA_DASHA_NAMES,
  signs: true,
  parts: true,
  division: true,
  method: true,
};

export const VARSHAPHALA_NAMES: OptionNames<VarshaphalaOptions> = {
  ...PRAVESHA_NAMES,
  ...STRENGTH_NAMES,
  place: true,
  sunrise: true,
  orb: true,
  motion: true,
  moon: true,
  sahams: true,
  mudda: true,
  patyayini: true,
};
export const VARSHAPHALA_MUDDA_NAMES: OptionNames<NonNullable<VarshaphalaOptions['mudda']>> = {
  from: true,
  balance: true,
  measure: true,
};
export const PATYAYINI_NAMES: OptionNames<NonNullable<VarshaphalaOptions['patyayini']>> = { measure: true };
