/** The texts of every family in English, by its name. */

import type { Texts } from '../../rules/rule.ts';
import { DASHA_PAIR_EN } from './dasha-pair.ts';
import { DOSHA_EN } from './dosha.ts';
import { GOCHARA_EN } from './gochara.ts';
import { GRAHA_DIGNITY_EN } from './graha-dignity.ts';
import { GRAHA_IN_HOUSE_EN } from './graha-in-house.ts';
import { GRAHA_IN_SIGN_EN } from './graha-in-sign.ts';
import { LAGNA_SIGN_EN } from './lagna-sign.ts';
import { LORD_IN_HOUSE_EN } from './lord-in-house.ts';
import { MOON_NAKSHATRA_EN } from './moon-nakshatra.ts';
import { NODE_IN_SIGN_EN } from './node-in-sign.ts';
import { NUMBER_EN } from './number.ts';
import { SADE_SATI_EN } from './sade-sati.ts';
import { SAV_HOUSE_EN } from './sav-house.ts';
import { SYNASTRY_ASPECT_EN } from './synastry-aspect.ts';
import { YOGA_EN } from './yoga.ts';

export const TEXTS_EN: Readonly<Record<string, Texts>> = {
  'graha-in-house': GRAHA_IN_HOUSE_EN,
  'graha-in-sign': GRAHA_IN_SIGN_EN,
  'node-in-sign': NODE_IN_SIGN_EN,
  'lord-in-house': LORD_IN_HOUSE_EN,
  'lagna-sign': LAGNA_SIGN_EN,
  'moon-nakshatra': MOON_NAKSHATRA_EN,
  'graha-dignity': GRAHA_DIGNITY_EN,
  'sav-house': SAV_HOUSE_EN,
  yoga: YOGA_EN,
  dosha: DOSHA_EN,
  'dasha-pair': DASHA_PAIR_EN,
  gochara: GOCHARA_EN,
  'sade-sati': SADE_SATI_EN,
  number: NUMBER_EN,
  'synastry-aspect': SYNASTRY_ASPECT_EN,
};
