/** The texts of every family in Hindi, by its name. */

import type { Texts } from '../../rules/rule.ts';
import { DASHA_PAIR_HI } from './dasha-pair.ts';
import { DOSHA_HI } from './dosha.ts';
import { GOCHARA_HI } from './gochara.ts';
import { GRAHA_DIGNITY_HI } from './graha-dignity.ts';
import { GRAHA_IN_HOUSE_HI } from './graha-in-house.ts';
import { GRAHA_IN_SIGN_HI } from './graha-in-sign.ts';
import { LAGNA_SIGN_HI } from './lagna-sign.ts';
import { LORD_IN_HOUSE_HI } from './lord-in-house.ts';
import { MOON_NAKSHATRA_HI } from './moon-nakshatra.ts';
import { NODE_IN_SIGN_HI } from './node-in-sign.ts';
import { NUMBER_HI } from './number.ts';
import { SADE_SATI_HI } from './sade-sati.ts';
import { SAV_HOUSE_HI } from './sav-house.ts';
import { SYNASTRY_ASPECT_HI } from './synastry-aspect.ts';
import { YOGA_HI } from './yoga.ts';

export const TEXTS_HI: Readonly<Record<string, Texts>> = {
  'graha-in-house': GRAHA_IN_HOUSE_HI,
  'graha-in-sign': GRAHA_IN_SIGN_HI,
  'node-in-sign': NODE_IN_SIGN_HI,
  'lord-in-house': LORD_IN_HOUSE_HI,
  'lagna-sign': LAGNA_SIGN_HI,
  'moon-nakshatra': MOON_NAKSHATRA_HI,
  'graha-dignity': GRAHA_DIGNITY_HI,
  'sav-house': SAV_HOUSE_HI,
  yoga: YOGA_HI,
  dosha: DOSHA_HI,
  'dasha-pair': DASHA_PAIR_HI,
  gochara: GOCHARA_HI,
  'sade-sati': SADE_SATI_HI,
  number: NUMBER_HI,
  'synastry-aspect': SYNASTRY_ASPECT_HI,
};
