/** Every family of the rule base, in the order in which rules of equal weight are told. */

import { COMPOUND_NUMBER } from './compound-number.ts';
import { DASHA_PAIR } from './dasha-pair.ts';
import { DOSHA } from './dosha.ts';
import { GOCHARA } from './gochara.ts';
import { GRAHA_DIGNITY } from './graha-dignity.ts';
import { GRAHA_IN_HOUSE } from './graha-in-house.ts';
import { GRAHA_IN_SIGN, NODE_IN_SIGN } from './graha-in-sign.ts';
import { KARANA } from './karana.ts';
import { KOOTA } from './koota.ts';
import { LAGNA_SIGN } from './lagna-sign.ts';
import { LORD_IN_HOUSE } from './lord-in-house.ts';
import { MOON_NAKSHATRA } from './moon-nakshatra.ts';
import { NITHYA_YOGA } from './nithya-yoga.ts';
import { NUMBER } from './number.ts';
import { PORUTHAM } from './porutham.ts';
import type { Family } from './rule.ts';
import { SADE_SATI } from './sade-sati.ts';
import { SAV_HOUSE } from './sav-house.ts';
import { SYNASTRY_ASPECT } from './synastry-aspect.ts';
import { TITHI_GROUP } from './tithi-group.ts';
import { VARA } from './vara.ts';
import { MUDDA, MUNTHA, YEAR_LORD } from './varsha.ts';
import { VASTU_ROOM } from './vastu-room.ts';
import { WESTERN_ASCENDANT } from './western-ascendant.ts';
import { WESTERN_ASPECT } from './western-aspect.ts';
import { WESTERN_HOUSE } from './western-house.ts';
import { WESTERN_MIDHEAVEN } from './western-midheaven.ts';
import { WESTERN_SIGN } from './western-sign.ts';
import { YOGA } from './yoga.ts';

export const FAMILIES: readonly Family[] = [
  GRAHA_IN_HOUSE,
  GRAHA_IN_SIGN,
  NODE_IN_SIGN,
  LORD_IN_HOUSE,
  LAGNA_SIGN,
  MOON_NAKSHATRA,
  GRAHA_DIGNITY,
  SAV_HOUSE,
  ...YOGA,
  ...DOSHA,
  DASHA_PAIR,
  ...GOCHARA,
  SADE_SATI,
  KARANA,
  KOOTA,
  NITHYA_YOGA,
  NUMBER,
  COMPOUND_NUMBER,
  PORUTHAM,
  SYNASTRY_ASPECT,
  TITHI_GROUP,
  VARA,
  MUNTHA,
  YEAR_LORD,
  MUDDA,
  VASTU_ROOM,
  WESTERN_ASCENDANT,
  WESTERN_ASPECT,
  WESTERN_HOUSE,
  WESTERN_MIDHEAVEN,
  WESTERN_SIGN,
];
