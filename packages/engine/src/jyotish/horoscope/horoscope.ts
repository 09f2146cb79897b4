/**
 * The whole horoscope (janma patrika) of one moment: every room of Jyotish asked once, under one literal of choices. For callers who want all of it in one
 * record; whoever wants one thing asks its room.
 *
 * Searches stay outside: panchang, muhurta, sade sati, the year's chart have their own calls.
 */

import { castChart } from '../../chart/cast.ts';
import type { Chart } from '../../chart/chart.ts';
import { type ChartChoices, lahiriWholeSign, skyChoicesFor } from '../../chart/choices.ts';
import { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { readChoices } from '../../choice.ts';
import type { Warning } from '../../errors.ts';
import type { Fact } from '../../fact.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { almanac, skyAt } from '../../sky/sky-at.ts';
import { ENGINE_VERSION } from '../../stamp.ts';
import { clockOfMoment, jdUtOf } from '../../time/local-clock.ts';
import type { Moment } from '../../time/moment.ts';
import { type DashaRecord, type DashaSpan, vimshottariOf } from '../dasha/index.ts';
import { DEFAULT_SUNRISE, type SolarDay, solarDayAt } from '../day/solar-day.ts';
import { type Doshas, doshasIn } from '../dosha/find.ts';
import { argalaGroundOf, argalasBy } from '../graha/argala.ts';
import {
  type Argalas,
  type Drishtis,
  drishtisOf,
  functionalFactsOf,
  type GrahaStates,
  grahaStatesOf,
  type Kundli,
  kundliOf,
  type Relationships,
  relationshipsOf,
  type VargaChart,
  type Vimshopaka,
  vargaChartsOf,
  vimshopakaOf,
} from '../graha/index.ts';
import { everyGraha } from '../graha/kundli.ts';
import {
  type ArudhaPadas,
  arudhaPadasOf,
  type CharaKarakas,
  charaKarakasOf,
  type GrahaArudhas,
  grahaArudhasOf,
  type Karakamsha,
  karakamshaOf,
} from '../jaimini/index.ts';
import { type KpLords, kpLordsOf } from '../kp/index.ts';
import {
  type BhavaChalit,
  bhavasOf,
  kpCuspsOf,
  type SpecialPoints,
  type SpecialPointsOptions,
  specialPointsOf,
} from '../points/index.ts';
import {
  type Ashtakavarga,
  ashtakavargaOf,
  type BhavaBala,
  bhavaBalaOf,
  type KalaGround,
  type Shadbala,
  shadbalaOf,
} from '../strength/index.ts';
import { kalaGroundIn } from '../strength/kala-ground.ts';
import { familiesOf, type Yogas, yogasIn } from '../yoga/find.ts';
import { viewOf } from '../yoga/see.ts';
import { NONE, settleRules } from '../yoga/settings.ts';
import type { JyotishChoices } from './choices.ts';
import { doubtsOf } from './doubts.ts';
import { HOROSCOPE_NAMES } from './option-names.ts';
import { choicesOf, type JyotishPresetName } from './presets.ts';
import { type FindingsThroughDoubt, findingsThroughDoubt } from './through-doubt.ts';

/** Edition of the rules of Jyotish. A change that moves a finding makes a new one. */
export const JYOTISH_EDITION = 'khagol-jyotish/1';

/** What made a horoscope: enough to make it again. */
export interface HoroscopeMeta {
  readonly engineVersion: string;
  readonly rulesEdition: string;
  readonly ephemeris: string;
  /** The name of the preset, or `custom`. */
  readonly preset: JyotishPresetName | 'custom';
  /** The choices as they were given; each part of the record says how its room resolved them. */
  readonly choices: JyotishChoices;
  /** Those of the chart, then SIGN_UNCERTAIN and NAKSHATRA_UNCERTAIN where a border lies within the doubt. */
  readonly warnings: readonly Warning[];
}

/** Everything that one moment and its place say. JSON-safe. */
export interface Horoscope {
  readonly meta: HoroscopeMeta;
  readonly chart: Chart;
  readonly kundli: Kundli;
  readonly grahas: GrahaStates;
  readonly vargas: readonly VargaChart[];
  readonly vimshopaka: Vimshopaka;
  readonly drishtis: Drishtis;
  readonly relationships: Relationships;
  /** On the signs of the twelve houses, the lagna's first. */
  readonly argalas: readonly Argalas[];
  /** Yogakarakas, marakas, the badhaka lord. */
  readonly roles: readonly Fact[];
  readonly bhavas: BhavaChalit;
  readonly day: KalaGround;
  readonly ashtakavarga: Ashtakavarga;
  readonly shadbala: Shadbala;
  readonly bhavaBala: BhavaBala;
  readonly karakas: CharaKarakas;
  readonly karakamsha: Karakamsha;
  readonly arudhas: ArudhaPadas;
  readonly grahaArudhas: GrahaArudhas;
  readonly points: SpecialPoints;
  /** Star, sub and sub-sub lords of the nine grahas and of the twelve Placidus cusps in the chart's own zodiac. */
  readonly kp: {
    readonly substituted: boolean;
    readonly grahas: { readonly [graha: string]: KpLords };
    readonly cusps: readonly (KpLords & { readonly house: number })[];
  };
  /** Vimshottari: mahadashas with their antardashas. */
  readonly dasha: DashaRecord;
  /** The periods that run at the instant asked for, maha to pratyantar; null when none was. */
  readonly running: readonly DashaSpan[] | null;
  readonly yogas: Yogas;
  readonly doshas: Doshas;
  /** Only of a birth whose hour is not known: what of the yogas and doshas, which are those of noon, every other hour has as well. */
  readonly throughDoubt?: FindingsThroughDoubt;
}

export interface HoroscopeOptions {
  /** A civil Julian date: which dashas run then. */
  readonly runningAtJdUt?: number;
}

/**
 * The horoscope of a moment.
 *
 * @param kernel   of an open engine
 * @param moment   a resolved birth
 * @param choices  a preset's name or a literal; `khagol` when left out
 * @throws  EngineError INVALID_OPTION for a choice that does not exist; OUT_OF_SPAN where no ephemeris covers the date, or, in true solar years, the
 *          periods of the dasha
 */
export function horoscopeOf(
  kernel: Kernel,
  moment: Moment,
  choices: JyotishChoices | JyotishPresetName = 'khagol',
  options: HoroscopeOptions = {},
): Horoscope {
  const chosen = choicesOf(choices);
  const chartChoices = chosen.chart ?? lahiriWholeSign;
  const zodiac = new ZodiacSky(kernel, chartChoices);
  const { chart, kundli } = castAt(kernel, moment, chartChoices);
  const birthTt = moment.tt.day + moment.tt.fraction;
  const solarDay = solarDayAt(zodiac, moment.place, birthTt, chosen.day?.sunrise ?? DEFAULT_SUNRISE);
  const day = kalaGroundIn(solarDay, zodiac, moment, chosen.day);
  const shadbala = shadbalaOf(kundli, day, chosen.shadbala);
  const argala = argalaGroundOf(kundli, chosen.argala ?? {});
  const cusps = kpCuspsOf(zodiac, moment);
  const bhavas = bhavasOf(kundli, { ...chosen.bhavas, cuspsDeg: cusps.cuspsDeg });
  const dasha = vimshottariOf(kundli, jdUtOf(moment), { ...chosen.dasha, sky: zodiac, clock: clockOfMoment(moment) });
  const { yogas, doshas } = yogasAndDoshasOf(kundli, chosen);
  const { runningAtJdUt } = readChoices(options, 'options', HOROSCOPE_NAMES);
  return {
    meta: {
      engineVersion: ENGINE_VERSION,
      rulesEdition: JYOTISH_EDITION,
      ephemeris: chart.calculation.ephemeris,
      preset: typeof choices === 'string' ? choices : 'custom',
      choices: chosen,
      warnings: doubtsOf(chart),
    },
    chart,
    kundli,
    grahas: grahaStatesOf(kundli, chosen.grahas),
    vargas: vargaChartsOf(kundli, chosen.vargas),
    vimshopaka: vimshopakaOf(kundli, chosen.vimshopaka),
    drishtis: drishtisOf(kundli, chosen.drishti),
    relationships: relationshipsOf(kundli, chosen.relationships),
    argalas: kundliHouses(kundli).map((sign) => argalasBy(argala, sign)),
    roles: functionalFactsOf(kundli.lagna.sign),
    bhavas,
    day,
    ashtakavarga: ashtakavargaOf(kundli, chosen.ashtakavarga),
    shadbala,
    bhavaBala: bhavaBalaOf(kundli, shadbala, day, bhavas, chosen.bhavaBala),
    karakas: charaKarakasOf(kundli, chosen.karakas),
    karakamsha: karakamshaOf(kundli, chosen.karakas),
    arudhas: arudhaPadasOf(kundli, chosen.arudhas),
    grahaArudhas: grahaArudhasOf(kundli, chosen.arudhas),
    points: specialPointsOf(zodiac, kundli, moment, sharedDay(chosen, solarDay)),
    kp: kpOf(kundli, cusps),
    dasha: dasha.record(2),
    running: runningAtJdUt === undefined ? null : dasha.runningAt(runningAtJdUt, 3),
    yogas,
    doshas,
    ...(moment.certainty.time === 'assumed' && { throughDoubt: throughDoubtOf(kernel, moment, chosen) }),
  };
}

/**
 * Which yogas and doshas a birth has whatever its hour was, for how much of the doubt about its time each of the others. A horoscope of an unknown hour has the same under
 * `throughDoubt`; of a stated one the doubt is half of the last digit written.
 *
 * @param kernel   of an open engine
 * @param moment   a resolved birth
 * @param choices  a preset's name or a literal; `khagol` when left out
 * @throws  EngineError INVALID_OPTION for a choice that does not exist; OUT_OF_SPAN where no ephemeris covers the date
 */
export function throughDoubtOf(
  kernel: Kernel,
  moment: Moment,
  choices: JyotishChoices | JyotishPresetName = 'khagol',
): FindingsThroughDoubt {
  const chosen = choicesOf(choices);
  return findingsThroughDoubt(moment, (at) => {
    const { kundli } = castAt(kernel, at, chosen.chart ?? lahiriWholeSign);
    return { kundli, ...yogasAndDoshasOf(kundli, chosen) };
  });
}

function castAt(
  kernel: Kernel,
  moment: Moment,
  choices: ChartChoices,
): { readonly chart: Chart; readonly kundli: Kundli } {
  const sky = skyAt(kernel, moment, { ...almanac, ...skyChoicesFor(choices) });
  const chart = castChart(kernel, moment, sky, choices);
  return { chart, kundli: kundliOf(chart, sky) };
}

/** Seen once for both, where neither has rules of its own. */
function yogasAndDoshasOf(kundli: Kundli, { yogas, doshas }: JyotishChoices): Pick<Horoscope, 'yogas' | 'doshas'> {
  const [rules, doshaRules] = [settleRules(yogas ?? NONE), settleRules(doshas ?? NONE)];
  const view = viewOf(kundli, rules);
  return {
    yogas: yogasIn(view, familiesOf(yogas?.families)),
    doshas: doshasIn(doshaRules === rules ? view : viewOf(kundli, doshaRules), doshas ?? NONE),
  };
}

/** The choices of the points, with the solar day that was found already where they have the same sunrise. */
function sharedDay({ day, points }: JyotishChoices, solarDay: SolarDay): SpecialPointsOptions {
  const isSame = (points?.sunrise ?? DEFAULT_SUNRISE) === (day?.sunrise ?? DEFAULT_SUNRISE);
  return points?.day === undefined && isSame ? { ...points, day: solarDay } : (points ?? {});
}

function kundliHouses({ lagna }: Kundli): readonly number[] {
  return Array.from({ length: 12 }, (_, i) => ((lagna.sign - 1 + i) % 12) + 1);
}

function kpOf(kundli: Kundli, { cuspsDeg, substituted }: ReturnType<typeof kpCuspsOf>): Horoscope['kp'] {
  const grahas = everyGraha((graha) => kpLordsOf(kundli.grahas[graha].longitudeDeg, 3));
  return {
    substituted,
    grahas,
    cusps: cuspsDeg.map((cusp, i) => ({ house: i + 1, ...kpLordsOf(cusp, 3) })),
  };
}
