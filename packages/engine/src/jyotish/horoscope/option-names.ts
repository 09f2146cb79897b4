/** What may be written in the choices of a horoscope and in the options of the doors at one's elbow. */

import { CHART_CHOICE_NAMES } from '../../chart/choices.ts';
import { type OptionNames, readChoices, readInner } from '../../choice.ts';
import { STAR_NAMES } from '../dasha/option-names.ts';
import { readDoshaOptions } from '../dosha/find.ts';
import {
  ARGALA_NAMES,
  AVASTHA_NAMES,
  DRISHTI_VIRUPA_NAMES,
  RELATIONSHIP_NAMES,
  VIMSHOPAKA_NAMES,
} from '../graha/option-names.ts';
import { ARUDHA_NAMES, CHARA_KARAKA_NAMES } from '../jaimini/option-names.ts';
import { NODE_AGENCY_NAMES } from '../kp/option-names.ts';
import { MUHURTA_NAMES } from '../muhurta/option-names.ts';
import { BHAVA_SYSTEM_NAMES } from '../points/option-names.ts';
import { readPointsOptions } from '../points/special-points.ts';
import { ASHTAKAVARGA_NAMES, BHAVA_BALA_NAMES, KALA_GROUND_NAMES, SHADBALA_NAMES } from '../strength/option-names.ts';
import { YOGA_NAMES } from '../yoga/option-names.ts';
import type { JyotishChoices } from './choices.ts';
import type { HoroscopeOptions } from './horoscope.ts';
import type { MuhurtaAsk } from './of-places.ts';

export const HOROSCOPE_NAMES: OptionNames<HoroscopeOptions> = { runningAtJdUt: true };
export const MUHURTA_ASK_NAMES: OptionNames<MuhurtaAsk> = { ...MUHURTA_NAMES, births: true, direction: true };
const JYOTISH_NAMES: OptionNames<JyotishChoices> = {
  chart: true,
  grahas: true,
  vargas: true,
  vimshopaka: true,
  drishti: true,
  relationships: true,
  argala: true,
  dasha: true,
  day: true,
  ashtakavarga: true,
  shadbala: true,
  bhavaBala: true,
  bhavas: true,
  karakas: true,
  arudhas: true,
  points: true,
  kp: true,
  yogas: true,
  doshas: true,
};

/** Choices whose names all are known, in every room; what stands under them is read where it is used. @throws EngineError INVALID_OPTION */
export function readJyotishChoices(choices: JyotishChoices): JyotishChoices {
  const rooms = readChoices(choices, 'choices', JYOTISH_NAMES);
  readInner(rooms.chart, 'choices.chart', CHART_CHOICE_NAMES);
  readInner(rooms.grahas, 'choices.grahas', AVASTHA_NAMES);
  readInner(rooms.vimshopaka, 'choices.vimshopaka', VIMSHOPAKA_NAMES);
  readInner(rooms.drishti, 'choices.drishti', DRISHTI_VIRUPA_NAMES);
  readInner(rooms.relationships, 'choices.relationships', RELATIONSHIP_NAMES);
  readInner(rooms.argala, 'choices.argala', ARGALA_NAMES);
  readInner(rooms.dasha, 'choices.dasha', STAR_NAMES);
  readInner(rooms.day, 'choices.day', KALA_GROUND_NAMES);
  readInner(rooms.ashtakavarga, 'choices.ashtakavarga', ASHTAKAVARGA_NAMES);
  readInner(rooms.shadbala, 'choices.shadbala', SHADBALA_NAMES);
  readInner(rooms.bhavaBala, 'choices.bhavaBala', BHAVA_BALA_NAMES);
  readInner(rooms.bhavas, 'choices.bhavas', BHAVA_SYSTEM_NAMES);
  readInner(rooms.karakas, 'choices.karakas', CHARA_KARAKA_NAMES);
  readInner(rooms.arudhas, 'choices.arudhas', ARUDHA_NAMES);
  readInner(rooms.kp, 'choices.kp', NODE_AGENCY_NAMES);
  readInner(rooms.yogas, 'choices.yogas', YOGA_NAMES);
  if (rooms.points !== undefined) readPointsOptions(rooms.points, 'choices.points');
  if (rooms.doshas !== undefined) readDoshaOptions(rooms.doshas, 'choices.doshas');
  return choices;
}
