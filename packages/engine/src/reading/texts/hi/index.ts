/** The texts of every family in Hindi, by its name. */

import type { Texts } from '../../rules/rule.ts';
import { COMPOUND_NUMBER_HI } from './compound-number.ts';
import { DASHA_PAIR_HI } from './dasha-pair.ts';
import { DOSHA_HI } from './dosha.ts';
import { GOCHARA_HI } from './gochara.ts';
import { GRAHA_DIGNITY_HI } from './graha-dignity.ts';
import { GRAHA_IN_HOUSE_HI } from './graha-in-house.ts';
import { GRAHA_IN_SIGN_HI } from './graha-in-sign.ts';
import { KARANA_HI } from './karana.ts';
import { KOOTA_HI } from './koota.ts';
import { LAGNA_SIGN_HI } from './lagna-sign.ts';
import { LORD_IN_HOUSE_HI } from './lord-in-house.ts';
import { MOON_NAKSHATRA_HI } from './moon-nakshatra.ts';
import { NITHYA_YOGA_HI } from './nithya-yoga.ts';
import { NODE_IN_SIGN_HI } from './node-in-sign.ts';
import { NUMBER_HI } from './number.ts';
import { PORUTHAM_HI } from './porutham.ts';
import { SADE_SATI_HI } from './sade-sati.ts';
import { SAV_HOUSE_HI } from './sav-house.ts';
import { SYNASTRY_ASPECT_HI } from './synastry-aspect.ts';
import { TITHI_GROUP_HI } from './tithi-group.ts';
import { VARA_HI } from './vara.ts';
import { MUDDA_HI, MUNTHA_HI, YEAR_LORD_HI } from './varsha.ts';
import { VASTU_ROOM_HI } from './vastu-room.ts';
import { WESTERN_ASCENDANT_HI } from './western-ascendant.ts';
import { WESTERN_ASPECT_HI } from './western-aspect.ts';
import { WESTERN_HOUSE_HI } from './western-house.ts';
import { WESTERN_MIDHEAVEN_HI } from './western-midheaven.ts';
import { WESTERN_SIGN_HI } from './western-sign.ts';
import { YOGA_HI } from './yoga.ts';

export { GLOSSARY_HI } from '../../glossary/hi.ts';

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
  karana: KARANA_HI,
  koota: KOOTA_HI,
  'nithya-yoga': NITHYA_YOGA_HI,
  number: NUMBER_HI,
  'compound-number': COMPOUND_NUMBER_HI,
  porutham: PORUTHAM_HI,
  'synastry-aspect': SYNASTRY_ASPECT_HI,
  'tithi-group': TITHI_GROUP_HI,
  vara: VARA_HI,
  muntha: MUNTHA_HI,
  'year-lord': YEAR_LORD_HI,
  mudda: MUDDA_HI,
  'vastu-room': VASTU_ROOM_HI,
  'western-ascendant': WESTERN_ASCENDANT_HI,
  'western-aspect': WESTERN_ASPECT_HI,
  'western-house': WESTERN_HOUSE_HI,
  'western-midheaven': WESTERN_MIDHEAVEN_HI,
  'western-sign': WESTERN_SIGN_HI,
};
