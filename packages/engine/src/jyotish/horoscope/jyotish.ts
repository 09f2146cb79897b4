/**
 * Jyotish at one's elbow: an open engine, a convention, and a line for each question that most callers have. The rooms themselves take the same things
 * apart; whatever is asked here is asked of them with the same choices.
 */

import { lahiriWholeSign } from '../../chart/choices.ts';
import { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { readChoices } from '../../choice.ts';
import { isRecord, readList, readRecord, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { clockOfMoment, jdUtOf, type LocalClock } from '../../time/local-clock.ts';
import type { Birth, Moment } from '../../time/moment.ts';
import { type Dasha, type DashaName, dashaOf } from '../dasha/index.ts';
import { readDoshaOptions } from '../dosha/find.ts';
import { type DoshaOptions, type Doshas, findDoshas } from '../dosha/index.ts';
import { type Gochara, gocharaAt, type SadeSati, type SadeSatiOptions, sadeSatiOf } from '../gochara/index.ts';
import type { Kundli } from '../graha/index.ts';
import { kundliOf } from '../graha/index.ts';
import { type KpChart, type KpChartOptions, kpChartOf } from '../kp/index.ts';
import { type Ashtakoota, type AshtakootaOptions, ashtakootaOf } from '../match/index.ts';
import { MATCH_NAMES } from '../match/option-names.ts';
import {
  findMuhurtas,
  type MuhurtaOptions,
  type MuhurtaQuery,
  type MuhurtaResult,
  muhurtaPersonOf,
  type PurposeId,
} from '../muhurta/index.ts';
import { readSpan } from '../panchang/calendar.ts';
import {
  type CalendarSpan,
  calendarOf,
  type Festival,
  type FestivalOptions,
  festivalsBetween,
  type Panchang,
  type PanchangOptions,
  panchangOn,
} from '../panchang/index.ts';
import {
  type GemstoneOptions,
  type Gemstones,
  gemstonesOf,
  type Remedies,
  type RemedyOptions,
  remediesFor,
} from '../remedy/index.ts';
import { type Sensitivity, type SensitivityOptions, sensitivityOf } from '../sensitivity/index.ts';
import { type Varshaphala, type VarshaphalaOptions, varshaphalaOf } from '../tajika/index.ts';
import { VARSHAPHALA_NAMES } from '../tajika/option-names.ts';
import { findYogas, type YogaOptions, type Yogas } from '../yoga/index.ts';
import { YOGA_NAMES } from '../yoga/option-names.ts';
import type { JyotishChoices } from './choices.ts';
import { type Difference, type DifferenceOptions, differencesOf } from './compare.ts';
import { type Horoscope, type HoroscopeOptions, horoscopeOf } from './horoscope.ts';
import { MUHURTA_ASK_NAMES } from './option-names.ts';
import { choicesOf, type JyotishPresetName } from './presets.ts';

/** What Jyotish needs of an engine; any `Engine` will do. */
export interface EngineForJyotish {
  readonly kernel: Kernel;
  moment(birth: Birth): Moment;
  chart(birth: Moment, choices: NonNullable<JyotishChoices['chart']>): Parameters<typeof kundliOf>[0];
}

/** A place with its clock, as people write them. The zone is found from the coordinates when it is left out. */
export type Where = Pick<Birth, 'latitude' | 'longitude' | 'elevation' | 'timezone'>;

/** For whom, and whereto: what a search for good times may know beside its choices. */
export interface MuhurtaAsk extends MuhurtaOptions, Pick<MuhurtaQuery, 'direction'> {
  /** Those whom it is for, eight at most. */
  readonly births?: readonly (Birth | Moment)[];
}

export class Jyotish {
  readonly choices: JyotishChoices;
  /** The zodiac of the choices, for the rooms that ask for one. */
  readonly zodiac: ZodiacSky;
  readonly #engine: EngineForJyotish;
  readonly #named: JyotishChoices | JyotishPresetName;

  /** @throws EngineError INVALID_OPTION */
  constructor(engine: EngineForJyotish, choices: JyotishChoices | JyotishPresetName = 'khagol') {
    this.#engine = engine;
    this.#named = choices;
    this.choices = choicesOf(choices);
    this.zodiac = new ZodiacSky(engine.kernel, this.choices.chart ?? lahiriWholeSign);
  }

  /** A birth as a moment; a moment stays itself. */
  moment(birth: Birth | Moment): Moment {
    const given = readRecord('birth', birth, 'a birth or a moment');
    return isRecord(given['tt']) ? (birth as Moment) : this.#engine.moment(birth as Birth);
  }

  /** The nine grahas and the lagna: what most rules stand on. @throws EngineError naming the field */
  kundli(birth: Birth | Moment): Kundli {
    return kundliOf(this.#engine.chart(this.moment(birth), this.choices.chart ?? lahiriWholeSign));
  }

  /** Everything a birth says but what has to be searched for. @throws EngineError naming the field */
  horoscope(birth: Birth | Moment, options: HoroscopeOptions = {}): Horoscope {
    return horoscopeOf(this.#engine.kernel, this.moment(birth), this.#named, options);
  }

  /** The yogas of a birth. @throws EngineError naming the field */
  yogas(birth: Birth | Moment, options: YogaOptions = {}): Yogas {
    return findYogas(this.kundli(birth), { ...this.choices.yogas, ...readChoices(options, 'options', YOGA_NAMES) });
  }

  /** The doshas of a birth. @throws EngineError naming the field */
  doshas(birth: Birth | Moment, options: DoshaOptions = {}): Doshas {
    return findDoshas(this.kundli(birth), { ...this.choices.doshas, ...readDoshaOptions(options, 'options') });
  }

  /** What is done against the doshas of a birth. @throws EngineError naming the field */
  remedies(birth: Birth | Moment, options: RemedyOptions = {}): Remedies {
    return remediesFor(this.kundli(birth), this.doshas(birth).facts, options);
  }

  /** The nine stones judged for a birth. @throws EngineError naming the field */
  gemstones(birth: Birth | Moment, options: GemstoneOptions = {}): Gemstones {
    return gemstonesOf(this.kundli(birth), options);
  }

  /**
   * A dasha of a birth, with local texts: `record()` gives its periods, `runningAt()` those of an instant.
   *
   * @param options  those of that dasha, over the choices where it is vimshottari; `chakra` needs its `birthAt`
   * @throws  EngineError naming the field
   */
  dasha(birth: Birth | Moment, system: DashaName = 'vimshottari', options: object = {}): Dasha {
    const moment = this.moment(birth);
    const chosen = {
      ...(system === 'vimshottari' ? this.choices.dasha : {}),
      ...readRecord('options', options, 'an object of choices'),
    };
    const ground = { sky: this.zodiac, clock: clockOfMoment(moment), ...chosen };
    return dashaOf(this.kundli(moment), jdUtOf(moment), system, ground);
  }

  /** The year of life that begins after so many completed years, 0 … 200, with local texts. @throws EngineError naming the field */
  varshaphala(birth: Birth | Moment, age: number, options: VarshaphalaOptions = {}): Varshaphala {
    const moment = this.moment(birth);
    return varshaphalaOf(
      this.zodiac,
      moment,
      { age },
      { clock: clockOfMoment(moment), ...readChoices(options, 'options', VARSHAPHALA_NAMES) },
    );
  }

  /** Cusps and sub lords by Krishnamurti, in the zodiac of these choices: his own is that of the preset `kp`. @throws EngineError naming the field */
  kp(birth: Birth | Moment, options: KpChartOptions = {}): KpChart {
    return kpChartOf(this.zodiac, this.moment(birth), options);
  }

  /** The clock of a place, whose dates a panchang is of. @throws EngineError naming the field */
  clock(where: Where): LocalClock {
    const { latitude, longitude, elevation, timezone } = readRecord('where', where, 'a place') as unknown as Where;
    const noon = { datetime: '2000-01-01T12:00:00', latitude, longitude };
    return clockOfMoment(
      this.#engine.moment({
        ...noon,
        ...(elevation === undefined ? {} : { elevation }),
        ...(timezone === undefined ? {} : { timezone }),
      }),
    );
  }

  /**
   * The panchang of a date at a place.
   *
   * @param date  `YYYY-MM-DD`, or a whole Julian day number
   * @throws  EngineError naming the field
   */
  panchang(date: string | number, where: Where, options: PanchangOptions = {}): Panchang {
    return panchangOn(this.zodiac, this.clock(where), date, options);
  }

  /** The panchang of many days, far cheaper than one by one. @throws EngineError naming the field */
  calendar(span: CalendarSpan, where: Where, options: PanchangOptions = {}): readonly Panchang[] {
    return calendarOf(this.zodiac, this.clock(where), span, options);
  }

  /** Festivals and vows of some days at a place. @throws EngineError naming the field */
  festivals(span: CalendarSpan, where: Where, options: FestivalOptions = {}): readonly Festival[] {
    return festivalsBetween(this.zodiac, this.clock(where), span, options);
  }

  /** Good times for a purpose within some days at a place. @throws EngineError naming the field */
  muhurtas(purpose: PurposeId, span: CalendarSpan, where: Where, options: MuhurtaAsk = {}): MuhurtaResult {
    const clock = this.clock(where);
    const { from, count } = readSpan(span);
    const { births = [], direction, ...choices } = readChoices(options, 'options', MUHURTA_ASK_NAMES);
    const persons = readList('births', births, 'a list of births').map((birth) =>
      muhurtaPersonOf(this.kundli(birth as Birth)),
    );
    const query = { purpose, fromJdUt: clock.midnight(from), untilJdUt: clock.midnight(from + count), persons };
    return findMuhurtas(this.zodiac, clock, direction === undefined ? query : { ...query, direction }, choices);
  }

  /** Ashtakoota of a groom and a bride. @throws EngineError naming the field */
  match(groom: Birth | Moment, bride: Birth | Moment, options: Omit<AshtakootaOptions, 'bride'> = {}): Ashtakoota {
    readChoices(options, 'options', MATCH_NAMES);
    return ashtakootaOf(this.kundli(groom).grahas.Moon, this.kundli(bride).grahas.Moon, options);
  }

  /** Saturn round the natal Moon for so many years from birth. @throws EngineError naming the field */
  sadeSati(birth: Birth | Moment, years: number = 100, options: SadeSatiOptions = {}): SadeSati {
    const moment = this.moment(birth);
    return sadeSatiOf(this.zodiac, this.kundli(moment), jdUtOf(moment), years, options, clockOfMoment(moment));
  }

  /** The transits of an instant over a birth. @param jdUt civil Julian date @throws EngineError naming the field */
  gochara(birth: Birth | Moment, jdUt: number): Gochara {
    return gocharaAt(this.zodiac, this.kundli(birth), jdUt);
  }

  /** How many minutes of birth time change what. @throws EngineError naming the field */
  sensitivity(birth: Birth | Moment, options: SensitivityOptions = {}): Sensitivity {
    return sensitivityOf(this.zodiac, this.moment(birth), options);
  }

  /**
   * What becomes otherwise under another convention: every value of the horoscope that differs, `a` under these choices and `b` under the other.
   *
   * @throws  EngineError naming the field
   */
  compare(
    birth: Birth | Moment,
    other: JyotishChoices | JyotishPresetName,
    options: DifferenceOptions = {},
  ): readonly Difference[] {
    const moment = this.moment(birth);
    const [a, b] = [this.#named, other].map((choices) => horoscopeOf(this.#engine.kernel, moment, choices));
    return differencesOf(a, b, options);
  }
}

/**
 * Jyotish over an open engine.
 *
 * @param choices  a preset's name, such as `khagol` (the default), `jagannatha-hora`, `kp`, `raman`, or a literal of one's own
 * @throws  EngineError INVALID_OPTION
 */
export function openJyotish(engine: EngineForJyotish, choices: JyotishChoices | JyotishPresetName = 'khagol'): Jyotish {
  if (!isRecord(engine) || !isRecord(engine.kernel) || typeof engine.moment !== 'function') {
    const allowed = 'an open engine: await openEngine()';
    throw refusal('INVALID_OPTION', 'engine', allowed, `openJyotish needs ${allowed}.`);
  }
  return new Jyotish(engine, choices);
}
