/** Rows of Jyotish for one birth: the doors of `openJyotish`, and the rooms that a horoscope asks, each by itself. */

import {
  type ApplicabilityOptions,
  type ArgalaOptions,
  argalasOn,
  arudhaPadasOf,
  ashtakavargaOf,
  type BhavaChalit,
  bhavaBalaOf,
  bhavasOf,
  type CalendarSpan,
  type Contributor,
  charaKarakasOf,
  type DashaName,
  dashaApplicabilityOf,
  drishtisOf,
  functionalFactsOf,
  type Graha,
  grahaArudhasOf,
  grahaStatesOf,
  type JyotishChoices,
  type JyotishPresetName,
  kalaGroundOf,
  karakamshaOf,
  kpCuspsOf,
  relationshipsOf,
  shadbalaOf,
  specialPointsOf,
  type TrimurtiOptions,
  trimurtiOf,
  type VargaChoice,
  vargaChartsOf,
  vimshopakaOf,
  type Where,
  warsOf,
} from '../../jyotish/index.ts';
import type { Operation } from '../operation.ts';
import {
  type BirthGround,
  door,
  groundOf,
  JYOTISH,
  JYOTISH_BIRTH,
  type JyotishBirthInput,
  room,
} from './jyotish-ground.ts';
import { over, row } from './row.ts';

const NONE = (): undefined => undefined;

/** `jyotish.horoscope` … `jyotish.sensitivity`. */
export const JYOTISH_BIRTH_OPERATIONS: readonly Operation[] = /* @__PURE__ */ jyotishBirthRows();

function jyotishBirthRows(): readonly Operation[] {
  return [
    door('jyotish.horoscope', (jyotish, birth, options) => jyotish.horoscope(birth, options)),
    door('jyotish.yogas', (jyotish, birth, options) => jyotish.yogas(birth, options)),
    door('jyotish.doshas', (jyotish, birth, options) => jyotish.doshas(birth, options)),
    door('jyotish.remedies', (jyotish, birth, options) => jyotish.remedies(birth, options)),
    door('jyotish.gemstones', (jyotish, birth, options) => jyotish.gemstones(birth, options)),
    door('jyotish.kp', (jyotish, birth, options) => jyotish.kp(birth, options)),
    door('jyotish.kp-significators', (jyotish, birth, options) => jyotish.kpSignificators(birth, options)),
    door('jyotish.ruling-planets', (jyotish, birth, options) => jyotish.rulingPlanets(birth, options)),
    door('jyotish.sensitivity', (jyotish, birth, options) => jyotish.sensitivity(birth, options)),
    row<JyotishBirthInput & { readonly number: number }>(
      'jyotish.kp-horary',
      { ...JYOTISH_BIRTH, number: true },
      (engine, input) => groundOf(engine, input).jyotish.kpHorary(input.birth, input.number, input.options),
      JYOTISH,
    ),
    row<JyotishBirthInput & { readonly of: Contributor }>(
      'jyotish.kakshyas',
      { ...JYOTISH_BIRTH, of: true },
      (engine, input) => groundOf(engine, input).jyotish.kakshyas(input.birth, input.of, input.options),
      JYOTISH,
    ),
    row<JyotishBirthInput & { readonly age: number }>(
      'jyotish.varshaphala',
      { ...JYOTISH_BIRTH, age: true },
      (engine, input) => groundOf(engine, input).jyotish.varshaphala(input.birth, input.age, input.options),
      JYOTISH,
    ),
    row<JyotishBirthInput & { readonly years?: number }>(
      'jyotish.sade-sati',
      { ...JYOTISH_BIRTH, years: true },
      (engine, input) => groundOf(engine, input).jyotish.sadeSati(input.birth, input.years, input.options),
      JYOTISH,
    ),
    row<Omit<JyotishBirthInput, 'options'> & { readonly jdUt: number }>(
      'jyotish.gochara',
      { birth: true, choices: true, jdUt: true },
      (engine, input) => groundOf(engine, input).jyotish.gochara(input.birth, input.jdUt),
      JYOTISH,
    ),
    row<Omit<JyotishBirthInput, 'options'> & { readonly span: CalendarSpan; readonly place?: Where }>(
      'jyotish.chandrashtama',
      { birth: true, choices: true, span: true, place: true },
      (engine, input) => groundOf(engine, input).jyotish.chandrashtama(input.birth, input.span, input.place),
      JYOTISH,
    ),
    row<JyotishBirthInput & { readonly other: JyotishChoices | JyotishPresetName }>(
      'jyotish.compare',
      { ...JYOTISH_BIRTH, other: true },
      (engine, input) => groundOf(engine, input).jyotish.compare(input.birth, input.other, input.options),
      JYOTISH,
    ),
    row<JyotishBirthInput & { readonly system?: DashaName; readonly levels?: number }>(
      'jyotish.dasha',
      { ...JYOTISH_BIRTH, system: true, levels: true },
      (engine, input) =>
        groundOf(engine, input).jyotish.dasha(input.birth, input.system, input.options).record(input.levels),
      JYOTISH,
    ),
    row<JyotishBirthInput & { readonly system?: DashaName; readonly levels?: number; readonly jdUt: number }>(
      'jyotish.dasha-at',
      { ...JYOTISH_BIRTH, system: true, levels: true, jdUt: true },
      (engine, input) =>
        groundOf(engine, input)
          .jyotish.dasha(input.birth, input.system, input.options)
          .runningAt(input.jdUt, input.levels),
      JYOTISH,
    ),
  ];
}

/** `jyotish.kundli` … `jyotish.bhava-bala`. */
export const JYOTISH_KUNDLI_OPERATIONS: readonly Operation[] = /* @__PURE__ */ jyotishKundliRows();

function jyotishKundliRows(): readonly Operation[] {
  return [
    alone('jyotish.kundli', ({ kundli }) => kundli),
    alone('jyotish.functional-roles', ({ kundli }) => functionalFactsOf(kundli.lagna.sign)),
    room(
      'jyotish.grahas',
      ({ grahas }) => grahas,
      ({ kundli }, options) => grahaStatesOf(kundli, options),
    ),
    room(
      'jyotish.vimshopaka',
      ({ vimshopaka }) => vimshopaka,
      ({ kundli }, options) => vimshopakaOf(kundli, options),
    ),
    room(
      'jyotish.drishtis',
      ({ drishti }) => drishti,
      ({ kundli }, options) => drishtisOf(kundli, options),
    ),
    room(
      'jyotish.relationships',
      ({ relationships }) => relationships,
      ({ kundli }, options) => relationshipsOf(kundli, options),
    ),
    room(
      'jyotish.ashtakavarga',
      ({ ashtakavarga }) => ashtakavarga,
      ({ kundli }, options) => ashtakavargaOf(kundli, options),
    ),
    room(
      'jyotish.karakas',
      ({ karakas }) => karakas,
      ({ kundli }, options) => charaKarakasOf(kundli, options),
    ),
    room(
      'jyotish.karakamsha',
      ({ karakas }) => karakas,
      ({ kundli }, options) => karakamshaOf(kundli, options),
    ),
    room(
      'jyotish.arudhas',
      ({ arudhas }) => arudhas,
      ({ kundli }, options) => arudhaPadasOf(kundli, options),
    ),
    room(
      'jyotish.graha-arudhas',
      ({ arudhas }) => arudhas,
      ({ kundli }, options) => grahaArudhasOf(kundli, options),
    ),
    room<TrimurtiOptions>('jyotish.trimurti', NONE, ({ kundli }, options) => trimurtiOf(kundli, options)),
    room('jyotish.wars', NONE, ({ kundli }, options) => warsOf(kundli, options)),
    room<ApplicabilityOptions>('jyotish.dasha-applicability', NONE, ({ kundli }, options) =>
      dashaApplicabilityOf(kundli, options),
    ),
    room(
      'jyotish.points',
      ({ points }) => points,
      ({ jyotish, kundli, moment }, options) => specialPointsOf(jyotish.zodiac, kundli, moment, options),
    ),
    room(
      'jyotish.bhavas',
      ({ bhavas }) => bhavas,
      (ground, options) => chalitOf(ground, options),
    ),
    room(
      'jyotish.shadbala',
      ({ shadbala }) => shadbala,
      ({ jyotish, kundli, moment, chosen }, options) =>
        shadbalaOf(kundli, kalaGroundOf(jyotish.zodiac, moment, chosen.day), options),
    ),
    room(
      'jyotish.bhava-bala',
      ({ bhavaBala }) => bhavaBala,
      (ground, options) => {
        const { jyotish, kundli, moment, chosen } = ground;
        const day = kalaGroundOf(jyotish.zodiac, moment, chosen.day);
        return bhavaBalaOf(
          kundli,
          shadbalaOf(kundli, day, chosen.shadbala),
          day,
          chalitOf(ground, chosen.bhavas),
          options,
        );
      },
    ),
    row<Omit<JyotishBirthInput, 'options'> & { readonly vargas?: readonly VargaChoice[] }>(
      'jyotish.vargas',
      { birth: true, choices: true, vargas: true },
      (engine, input) => {
        const { kundli, chosen } = groundOf(engine, input);
        return vargaChartsOf(kundli, input.vargas ?? chosen.vargas);
      },
      JYOTISH,
    ),
    row<JyotishBirthInput<ArgalaOptions> & { readonly on: Graha | number }>(
      'jyotish.argalas',
      { ...JYOTISH_BIRTH, on: true },
      (engine, input) => {
        const { kundli, chosen } = groundOf(engine, input);
        return argalasOn(kundli, input.on, over(chosen.argala, input.options));
      },
      JYOTISH,
    ),
  ];
}

/** A row of a kundli that leaves nothing to choose. */
function alone(op: string, ask: (ground: BirthGround) => unknown): Operation {
  const names = { birth: true, choices: true } as const;
  return row<Omit<JyotishBirthInput, 'options'>>(op, names, (engine, input) => ask(groundOf(engine, input)), JYOTISH);
}

/** Bhavas on the cusps of the convention's own zodiac, as a horoscope has them. */
function chalitOf({ jyotish, kundli, moment }: BirthGround, options: JyotishChoices['bhavas']): BhavaChalit {
  return bhavasOf(kundli, { ...options, cuspsDeg: kpCuspsOf(jyotish.zodiac, moment).cuspsDeg });
}
