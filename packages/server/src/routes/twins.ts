/**
 * The twins: whatever the sandbox answers without a key, and its kin, at the paths that clients call with one. A row is a question, a form and a price;
 * the tables below are all there is to most of them.
 */

import type { BirthAsked, DayAsked } from '../contract/asked.ts';
import { compatibilityInputSchema } from '../contract/compatibility-input.ts';
import type { Price } from '../contract/operation.ts';
import { SAMPLE_PAIR } from '../contract/pair-samples.ts';
import { text } from '../contract/schema.ts';
import { synastryInputSchema } from '../contract/synastry-input.ts';
import type { AnyRow } from '../gate/row.ts';
import type { ServedEngine } from './engine.ts';
import { PRICES } from './prices.ts';
import { ALL_DOSHAS, BIRTH_DETAILS, CHART_QUESTIONS, VARGA_QUESTIONS, YOGA_DETECTION } from './told/charts.ts';
import { DASHA_QUESTIONS, OTHER_DASHAS } from './told/dashas.ts';
import { type Doors, openDoors } from './told/doors.ts';
import { DOSHA_QUESTIONS, NADI_QUESTION } from './told/doshas.ts';
import { CHANDRASHTAMA, PLANET_TRANSIT } from './told/gochara.ts';
import { LAL_KITAB } from './told/graha-remedies.ts';
import { HOUR_QUESTIONS, MUHURTA_QUESTION } from './told/hours.ts';
import { COMPOSITE, COMPOSITE_ASPECTS, PORUTHAM, withoutFields } from './told/pairs.ts';
import { LIMB_QUESTIONS, PANCHANG } from './told/panchang.ts';
import type { AnyOwnQuestion, Questions } from './told/question.ts';
import { SPECIAL_BIRTH_QUESTIONS } from './told/special-births.ts';
import { SPECIAL_DAY_QUESTIONS } from './told/special-days.ts';
import { ASHTAKAVARGA, SARVASHTAKAVARGA, SHADBALA, VARSHAPHAL } from './told/strengths.ts';
import {
  PROGRESSION_ASPECTS,
  PROGRESSION_POSITIONS,
  PROGRESSIONS,
  SOLAR_RETURN,
  SOLAR_RETURN_ASPECTS,
  SOLAR_RETURN_POSITIONS,
  TRANSIT_ASPECTS,
  TRANSIT_CHART,
  TRANSIT_POSITIONS,
} from './told/western-questions.ts';
import { columnTwins } from './twin-columns.ts';
import { muhurtaTwins } from './twin-muhurtas.ts';
import { numberTwins } from './twin-numbers.ts';
import { birthPost, bodyPost, dayGet, dayPost, ownPost, pairPost, type TwinName } from './twin-row.ts';

/** The rows of this file: none of an engine that has charts and nothing else. */
export function twinRows(engine: ServedEngine): readonly AnyRow[] {
  const doors = openDoors(engine);
  if (doors === null) return [];
  return [
    ...dayTwins(doors),
    ...birthTwins(doors),
    ...pairTwins(doors),
    ...westernTwins(doors),
    ...columnTwins(doors),
    ...muhurtaTwins(doors),
    ...numberTwins(),
  ];
}

const VEDIC = '/v2/astrology/';
const WESTERN = '/v2/western/';

/**
 * Name and path by the last part of the path: `rahu-kaal` → `rahuKaal`.
 *
 * @param kind  sets names apart that two tables share: planetary hours and the chart of halves are both called hora
 */
function called(folder: string, tag: string, price: Price, name: string, kind = ''): TwinName {
  const [first = '', ...rest] = name.split(/[-/]/);
  const id = `${first}${rest.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('')}${kind}`;
  return { id, path: `${folder}${name}`, tag, price };
}

const ofDay = (name: string): TwinName => called(VEDIC, 'Panchang', PRICES.day, name, 'OfDay');
const ofBirth = (name: string): TwinName => called(VEDIC, 'Vedic', PRICES.vedic, name);
const ofLife = (name: string): TwinName => called(WESTERN, 'Western', PRICES.westernTimes, name, 'Western');

function dayTwins(doors: Doors): readonly AnyRow[] {
  const panchang = (name: string): TwinName => called(VEDIC, 'Panchang', PRICES.day, name);
  const date = text('`YYYY-MM-DD`.');
  const posted: Questions<DayAsked> = { ...LIMB_QUESTIONS, ...SPECIAL_DAY_QUESTIONS, muhurta: MUHURTA_QUESTION };
  return [
    dayGet(doors, panchang('panchang/today'), { ...PANCHANG, summary: 'The panchang of today.' }, 'usual'),
    dayGet(doors, { ...panchang('panchang/{date}'), id: 'panchangOn' }, PANCHANG, 'needed', { date }),
    ...Object.entries(HOUR_QUESTIONS).map(([name, question]) => dayGet(doors, ofDay(name), question)),
    ...Object.entries(posted).map(([name, question]) => dayPost(doors, ofDay(name), question)),
  ];
}

function birthTwins(doors: Doors): readonly AnyRow[] {
  const { 'dasha-periods': vimshottari, ...levels } = DASHA_QUESTIONS;
  const { 'sade-sati-advanced': advanced, ...special } = SPECIAL_BIRTH_QUESTIONS;
  const plain: Questions<BirthAsked> = {
    'birth-details': BIRTH_DETAILS,
    ...levels,
    ...DOSHA_QUESTIONS,
    ...special,
    'sade-sati/advanced': advanced,
    ...VARGA_QUESTIONS,
    sarvashtakavarga: SARVASHTAKAVARGA,
    shadbala: SHADBALA,
    chandrashtama: CHANDRASHTAMA,
  };
  const own = {
    ...CHART_QUESTIONS,
    ...OTHER_DASHAS,
    ashtakavarga: ASHTAKAVARGA,
    varshaphal: VARSHAPHAL,
    'planet-transit': PLANET_TRANSIT,
    'lalkitab/remedies': LAL_KITAB,
  };
  return [
    ...Object.entries(plain).map(([name, question]) => birthPost(doors, ofBirth(name), question)),
    birthPost(
      doors,
      { ...ofBirth('vimshottari-dasha'), aliases: [`${VEDIC}dasha-periods`, '/api/vedika/dasha-periods'] },
      vimshottari,
    ),
    birthPost(doors, { ...ofBirth('all-doshas'), aliases: ['/api/vedika/dosha-analysis'] }, ALL_DOSHAS),
    birthPost(
      doors,
      { ...ofBirth('yoga-detection'), path: '/api/vedika/yoga-detection', apiVersion: 'v1' },
      YOGA_DETECTION,
    ),
    ...owned(doors, own, ofBirth),
  ];
}

function pairTwins(doors: Doors): readonly AnyRow[] {
  const porutham = called(VEDIC, 'Compatibility', PRICES.porutham, 'nakshatra-porutham');
  return [
    pairPost(doors, ofBirth('nadi-dosha'), NADI_QUESTION),
    bodyPost(
      doors,
      { ...porutham, aliases: [`${VEDIC}thirumana-porutham`] },
      PORUTHAM,
      withoutFields(compatibilityInputSchema(), ['system', 'preset']),
      SAMPLE_PAIR,
    ),
  ];
}

function westernTwins(doors: Doors): readonly AnyRow[] {
  const ofTwo = withoutFields(synastryInputSchema(), ['scoreMethod', 'includeComposite', 'strict']);
  return [
    bodyPost(doors, ofLife('composite'), COMPOSITE, ofTwo, SAMPLE_PAIR),
    bodyPost(doors, ofLife('composite-aspects'), COMPOSITE_ASPECTS, ofTwo, SAMPLE_PAIR),
    ...owned(
      doors,
      {
        'transit-chart': TRANSIT_CHART,
        'transit-positions': TRANSIT_POSITIONS,
        'transit-aspects': TRANSIT_ASPECTS,
        progressions: PROGRESSIONS,
        'progression-positions': PROGRESSION_POSITIONS,
        'progression-aspects': PROGRESSION_ASPECTS,
        'solar-return': SOLAR_RETURN,
        'solar-return-positions': SOLAR_RETURN_POSITIONS,
        'solar-return-aspects': SOLAR_RETURN_ASPECTS,
      },
      ofLife,
    ),
  ];
}

/** Rows of questions with fields of their own. */
function owned(
  doors: Doors,
  questions: Readonly<Record<string, AnyOwnQuestion>>,
  name: (last: string) => TwinName,
): readonly AnyRow[] {
  return Object.entries(questions).map(([last, question]) => ownPost(doors, name(last), question));
}
