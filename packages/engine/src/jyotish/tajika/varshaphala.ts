/**
 * Varshaphala: everything of one year of life. The instant it begins, its kundli, muntha, the lord of the year, strengths, glances, yogas, flags and
 * periods.
 *
 * Sources: `tajika-neelakanthi`; `raman-varshaphal`; `narasimha-rao-integrated` part 4; those of each part stand with it.
 */

import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { readChoices, readInner } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { HorizonRule } from '../../sky/discs.ts';
import type { SourceKey } from '../../sources.ts';
import { jdUtOfTt } from '../../time/local-clock.ts';
import type { Place } from '../../time/moment.ts';
import { readPlace } from '../../time/place.ts';
import type { DashaSpan } from '../dasha/plan.ts';
import { DEFAULT_SUNRISE, solarDayAt } from '../day/solar-day.ts';
import type { Kundli } from '../graha/kundli.ts';
import { SAHAM_NAMES } from '../points/option-names.ts';
import { type SahamOptions, type Sahams, sahamsOf } from '../points/sahams.ts';
import { kundliAt } from './annual-kundli.ts';
import { type MotionSchool, type PairState, pairSettings, tajikaPairsOf } from './ithasala.ts';
import { type MuddaStart, muddaDashaOf } from './mudda.ts';
import { type Muntha, munthaOf } from './muntha.ts';
import { PATYAYINI_NAMES, VARSHAPHALA_MUDDA_NAMES, VARSHAPHALA_NAMES } from './option-names.ts';
import { patyayiniDashaOf } from './patyayini.ts';
import {
  type NatalMoment,
  type PraveshaOptions,
  type PraveshaSchool,
  returnTt,
  ttOf,
  varshaPraveshaOf,
  type YearOfLife,
} from './pravesha.ts';
import { type OrbSchool, type TajikaDrishti, type TajikaSchool, tajikaDrishtiOf } from './relations.ts';
import {
  type Dwadashavargiya,
  dwadashavargiyaOf,
  type HarshaBala,
  harshaBalaOf,
  type OfSeven,
  type Panchavargiya,
  panchavargiyaOf,
  strengthSettings,
  type TajikaStrengthOptions,
} from './strength.ts';
import { type Tripataki, tripatakiOf } from './tripataki.ts';
import { spansWithin, type VarshaMeasure } from './varsha-year.ts';
import { type MoonRule, type YearLord, yearLordOf } from './year-lord.ts';
import { type TajikaYogas, tajikaYogasOf } from './yogas.ts';

export interface VarshaphalaOptions extends PraveshaOptions, TajikaStrengthOptions {
  /** Where the year begins: the place of birth when left out, as the texts have it, or where one lives. */
  readonly place?: Place;
  /** What counts as sunrise, for a year that begins by day or by night; `hindu` when left out. */
  readonly sunrise?: HorizonRule;
  readonly orb?: OrbSchool;
  readonly motion?: MotionSchool;
  /** Whether the Moon may rule the year; `as-others` when left out. */
  readonly moon?: MoonRule;
  /** Where houses are as points, and what is added; see `sahamsOf`. */
  readonly sahams?: SahamOptions;
  readonly mudda?: { readonly from?: MuddaStart; readonly balance?: 'moon' | 'full'; readonly measure?: VarshaMeasure };
  readonly patyayini?: { readonly measure?: VarshaMeasure };
}

export interface VarshaphalaSettings {
  readonly returns: PraveshaSchool;
  readonly ayanamsa: string;
  readonly place: 'natal' | 'given';
  readonly sunrise: HorizonRule;
  readonly school: TajikaSchool;
  readonly friendship: string;
  readonly drekkana: string;
  readonly hadda: string;
  readonly orb: OrbSchool;
  readonly motion: MotionSchool;
  readonly moon: MoonRule;
  readonly muddaFrom: string;
  readonly muddaBalance: string;
  readonly muddaMeasure: string;
  readonly patyayiniMeasure: string;
}

export interface Varshaphala {
  readonly settings: VarshaphalaSettings;
  readonly sources: readonly SourceKey[];
  readonly completedYears: number;
  /** Civil Julian dates of its beginning and of the next. */
  readonly startJdUt: number;
  readonly endJdUt: number;
  readonly start?: string;
  readonly end?: string;
  readonly place: Place;
  /** Whether it began between sunrise and sunset there. */
  readonly isDay: boolean;
  readonly kundli: Kundli;
  readonly muntha: Muntha;
  readonly yearLord: YearLord;
  readonly panchavargiya: OfSeven<Panchavargiya>;
  readonly dwadashavargiya: OfSeven<Dwadashavargiya>;
  readonly harsha: OfSeven<HarshaBala>;
  readonly drishti: readonly TajikaDrishti[];
  readonly pairs: readonly PairState[];
  readonly yogas: TajikaYogas;
  readonly sahams: Sahams;
  readonly tripataki: Tripataki;
  /** Mahadashas, cut at both ends of the year. Deeper ones: `muddaDashaOf`, `patyayiniDashaOf`, `varshaNarayanaOf`. */
  readonly mudda: readonly DashaSpan[];
  readonly patyayini: readonly DashaSpan[];
}

/**
 * One year of life.
 *
 * @param zodiac  the zodiac of the birth chart, sidereal
 * @param natal   the birth
 * @param which   `{ age }`: completed years; `{ year }`: the civil year, less the civil year of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function varshaphalaOf(
  zodiac: ZodiacSky,
  natal: NatalMoment,
  which: YearOfLife,
  options: VarshaphalaOptions = {},
): Varshaphala {
  readVarshaphalaOptions(options);
  if (readZodiac(zodiac).choices.ayanamsa === null) {
    throw refusal('INVALID_OPTION', 'zodiac', 'sidereal', 'Varshaphala is reckoned in a sidereal zodiac.');
  }
  const { returns, clock } = options;
  const pravesha = varshaPraveshaOf(zodiac, natal, which, returns === undefined ? {} : { returns });
  const { completedYears, jdTt } = pravesha;
  const place = options.place === undefined ? natal.place : readPlace('place', options.place);
  const natalKundli = kundliAt(zodiac, natal.place, ttOf(natal));
  const kundli = kundliAt(zodiac, place, jdTt);
  const sunrise = options.sunrise ?? DEFAULT_SUNRISE;
  const { sunsetJdTt } = solarDayAt(zodiac, place, jdTt, sunrise);
  const isDay = jdTt < sunsetJdTt;
  const nextTt = returnTt(zodiac, natal, completedYears + 1, pravesha.settings.returns);
  const varsha = { startJdUt: pravesha.jdUt, endJdUt: jdUtOfTt(nextTt) };

  const five = panchavargiyaOf(kundli, strengthSettings(options));
  const { school } = five.settings;
  const pairOptions = pairSettings({ ...options, school });
  const pairs = tajikaPairsOf(kundli, pairOptions);
  const muntha = munthaOf(natalKundli.lagna, completedYears, kundli.lagna.sign);
  const ground = {
    kundli,
    natalLagnaSign: natalKundli.lagna.sign,
    munthaLord: muntha.lord,
    isDay,
    strengths: five.grahas,
    pairs,
  };
  const yearLord = yearLordOf(ground, school, options.moon);
  const mudda = muddaOf(natalKundli, kundli, varsha, completedYears, zodiac, options);
  const patyayini = patyayiniDashaOf(kundli, varsha, { ...options.patyayini, sky: zodiac });
  return {
    settings: {
      ...pravesha.settings,
      place: options.place === undefined ? 'natal' : 'given',
      sunrise,
      ...five.settings,
      ...pairOptions,
      moon: yearLord.settings.moon,
      muddaFrom: String(mudda.settings['from']),
      muddaBalance: String(mudda.settings['balance']),
      muddaMeasure: String(mudda.settings['measure']),
      patyayiniMeasure: String(patyayini.settings['measure']),
    },
    sources: ['tajika-neelakanthi', 'raman-varshaphal', 'narasimha-rao-integrated'],
    completedYears,
    ...varsha,
    ...(clock === undefined ? {} : { start: clock.text(varsha.startJdUt), end: clock.text(varsha.endJdUt) }),
    place,
    isDay,
    kundli,
    muntha,
    yearLord,
    panchavargiya: five.grahas,
    dwadashavargiya: dwadashavargiyaOf(kundli, five.settings).grahas,
    harsha: harshaBalaOf(kundli, isDay).grahas,
    drishti: tajikaDrishtiOf(kundli, { school, orb: pairOptions.orb }).rows,
    pairs,
    yogas: tajikaYogasOf(kundli, { ...five.settings, ...pairOptions }),
    sahams: sahamsOf(kundli, isDay, options.sahams),
    tripataki: tripatakiOf(natalKundli, completedYears, kundli.lagna.sign),
    mudda: spansWithin(mudda, varsha, clock),
    patyayini: spansWithin(patyayini, varsha, clock),
  };
}

function muddaOf(
  natal: Kundli,
  kundli: Kundli,
  varsha: { readonly startJdUt: number; readonly endJdUt: number },
  completedYears: number,
  sky: ZodiacSky,
  { mudda }: VarshaphalaOptions,
) {
  const ground = { varsha, completedYears, natalMoon: natal.grahas.Moon, varshaMoon: kundli.grahas.Moon };
  return muddaDashaOf(ground, { ...mudda, sky });
}

function readVarshaphalaOptions(options: VarshaphalaOptions): void {
  const { sahams, mudda, patyayini } = readChoices(options, 'options', VARSHAPHALA_NAMES);
  readInner(sahams, 'options.sahams', SAHAM_NAMES);
  readInner(mudda, 'options.mudda', VARSHAPHALA_MUDDA_NAMES);
  readInner(patyayini, 'options.patyayini', PATYAYINI_NAMES);
}
