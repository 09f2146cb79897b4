/** The texts of every family in English, by its name. */

import type { Texts } from '../../rules/rule.ts';
import { COMPOUND_NUMBER_EN } from './compound-number.ts';
import { DASHA_PAIR_EN } from './dasha-pair.ts';
import { DOSHA_EN } from './dosha.ts';
import { GOCHARA_EN } from './gochara.ts';
import { GRAHA_DIGNITY_EN } from './graha-dignity.ts';
import { GRAHA_IN_HOUSE_EN } from './graha-in-house.ts';
import { GRAHA_IN_SIGN_EN } from './graha-in-sign.ts';
import { KARANA_EN } from './karana.ts';
import { KOOTA_EN } from './koota.ts';
import { LAGNA_SIGN_EN } from './lagna-sign.ts';
import { LORD_IN_HOUSE_EN } from './lord-in-house.ts';
import { MOON_NAKSHATRA_EN } from './moon-nakshatra.ts';
import { NITHYA_YOGA_EN } from './nithya-yoga.ts';
import { NODE_IN_SIGN_EN } from './node-in-sign.ts';
import { NUMBER_EN } from './number.ts';
import { PORUTHAM_EN } from './porutham.ts';
import { SADE_SATI_EN } from './sade-sati.ts';
import { SAV_HOUSE_EN } from './sav-house.ts';
import { SYNASTRY_ASPECT_EN } from './synastry-aspect.ts';
import { TITHI_GROUP_EN } from './tithi-group.ts';
import { VARA_EN } from './vara.ts';
import { MUDDA_EN, MUNTHA_EN, YEAR_LORD_EN } from './varsha.ts';
import { VASTU_ROOM_EN } from './vastu-room.ts';
import { WESTERN_ASCENDANT_EN } from './western-ascendant.ts';
import { WESTERN_ASPECT_EN } from './western-aspect.ts';
import { WESTERN_HOUSE_EN } from './western-house.ts';
import { WESTERN_MIDHEAVEN_EN } from './western-midheaven.ts';
import { WESTERN_SIGN_EN } from './western-sign.ts';
import { YOGA_EN } from './yoga.ts';

export { GLOSSARY_EN } from '../../glossary/en.ts';

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
  karana: KARANA_EN,
  koota: KOOTA_EN,
  'nithya-yoga': NITHYA_YOGA_EN,
  number: NUMBER_EN,
  'compound-number': COMPOUND_NUMBER_EN,
  porutham: PORUTHAM_EN,
  'synastry-aspect': SYNASTRY_ASPECT_EN,
  'tithi-group': TITHI_GROUP_EN,
  vara: VARA_EN,
  muntha: MUNTHA_EN,
  'year-lord': YEAR_LORD_EN,
  mudda: MUDDA_EN,
  'vastu-room': VASTU_ROOM_EN,
  'western-ascendant': WESTERN_ASCENDANT_EN,
  'western-aspect': WESTERN_ASPECT_EN,
  'western-house': WESTERN_HOUSE_EN,
  'western-midheaven': WESTERN_MIDHEAVEN_EN,
  'western-sign': WESTERN_SIGN_EN,
};
