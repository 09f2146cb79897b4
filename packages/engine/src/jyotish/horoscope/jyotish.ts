/**
 * Jyotish at one's elbow: an open engine, a convention, and a line for each question that most callers have. The rooms themselves take the same things
 * apart; whatever is asked here is asked of them with the same choices. Here are the doors of one birth; those of places and of pairs stand in their own
 * files.
 */

import { readChoices } from '../../choice.ts';
import { isRecord, readRecord, refusal } from '../../input.ts';
import { clockOfMoment, jdUtOf } from '../../time/local-clock.ts';
import type { Birth, Moment } from '../../time/moment.ts';
import { type Dasha, type DashaName, dashaOf } from '../dasha/index.ts';
import { readDoshaOptions } from '../dosha/find.ts';
import { type DoshaOptions, type Doshas, findDoshas } from '../dosha/index.ts';
import {
  type Chandrashtama,
  chandrashtamasOf,
  type Gochara,
  gocharaAt,
  type SadeSati,
  type SadeSatiOptions,
  sadeSatiOf,
} from '../gochara/index.ts';
import {
  type KpChart,
  type KpChartOptions,
  type KpHorary,
  type KpSignificators,
  kpChartOf,
  kpHoraryOf,
  kpSignificatorsOf,
  type NodeAgencyOptions,
  type RulingPlanetsAt,
  type RulingPlanetsAtOptions,
  rulingPlanetsAt,
} from '../kp/index.ts';
import { NODE_AGENCY_NAMES, RULING_PLANETS_AT_NAMES } from '../kp/option-names.ts';
import { readSpan } from '../panchang/calendar.ts';
import type { CalendarSpan } from '../panchang/index.ts';
import {
  type GemstoneOptions,
  type Gemstones,
  gemstonesOf,
  type Remedies,
  type RemedyOptions,
  remediesFor,
} from '../remedy/index.ts';
import { type Sensitivity, type SensitivityOptions, sensitivityOf } from '../sensitivity/index.ts';
import { type AshtakavargaOptions, type Contributor, type KakshyaBindu, kakshyasOf } from '../strength/index.ts';
import { ASHTAKAVARGA_NAMES } from '../strength/option-names.ts';
import { type Varshaphala, type VarshaphalaOptions, varshaphalaOf } from '../tajika/index.ts';
import { VARSHAPHALA_NAMES } from '../tajika/option-names.ts';
import { findYogas, type YogaOptions, type Yogas } from '../yoga/index.ts';
import { YOGA_NAMES } from '../yoga/option-names.ts';
import type { JyotishChoices } from './choices.ts';
import { type Difference, type DifferenceOptions, differencesOf } from './compare.ts';
import type { EngineForJyotish, Where } from './ground.ts';
import { type Horoscope, type HoroscopeOptions, horoscopeOf, throughDoubtOf } from './horoscope.ts';
import { JyotishOfPairs } from './of-pairs.ts';
import type { JyotishPresetName } from './presets.ts';
import type { FindingsThroughDoubt } from './through-doubt.ts';

/** Every door, under one convention. `openJyotish` makes it. */
export class Jyotish extends JyotishOfPairs {
  /** Everything a birth says but what has to be searched for. @throws EngineError naming the field */
  horoscope(birth: Birth | Moment, options: HoroscopeOptions = {}): Horoscope {
    return horoscopeOf(this.engine.kernel, this.moment(birth), this.named, options);
  }

  /** The yogas of a birth. @throws EngineError naming the field */
  yogas(birth: Birth | Moment, options: YogaOptions = {}): Yogas {
    return findYogas(this.kundli(birth), { ...this.choices.yogas, ...readChoices(options, 'options', YOGA_NAMES) });
  }

  /** The doshas of a birth. @throws EngineError naming the field */
  doshas(birth: Birth | Moment, options: DoshaOptions = {}): Doshas {
    return findDoshas(this.kundli(birth), { ...this.choices.doshas, ...readDoshaOptions(options, 'options') });
  }

  /**
   * Which of its yogas and doshas a birth has at every time that it may have been, and for how much of that time the others: of an unknown hour, from midnight to midnight; of a
   * stated one, within half of the last digit written. Costs as much as some six horoscopes where the hour is unknown.
   *
   * @throws  EngineError naming the field
   */
  throughDoubt(birth: Birth | Moment): FindingsThroughDoubt {
    return throughDoubtOf(this.engine.kernel, this.moment(birth), this.named);
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
   * A dasha of a birth, with local texts: `record()` gives its periods, `runningAt()` those of an instant. Whether the Moon's nakshatra is sure, `doubts` tells.
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

  /**
   * A question answered by a number that the querent names.
   *
   * @param asked   when and where it is judged
   * @param number  1 … 249
   * @throws  EngineError naming the field
   */
  kpHorary(asked: Birth | Moment, number: number, options: KpChartOptions = {}): KpHorary {
    return kpHoraryOf(this.zodiac, this.moment(asked), number, options);
  }

  /** What each graha signifies, and who signifies each house. @throws EngineError naming the field */
  kpSignificators(birth: Birth | Moment, options: NodeAgencyOptions = {}): KpSignificators {
    const { kundli, cuspsDeg } = this.kp(birth);
    const chosen = { ...this.choices.kp, ...readChoices(options, 'options', NODE_AGENCY_NAMES) };
    return kpSignificatorsOf(kundli, cuspsDeg, chosen);
  }

  /** The ruling planets of an instant at a place. @throws EngineError naming the field */
  rulingPlanets(at: Birth | Moment, options: RulingPlanetsAtOptions = {}): RulingPlanetsAt {
    const sunrise = this.choices.day?.sunrise;
    const chosen = { ...(sunrise === undefined ? {} : { sunrise }), ...this.choices.kp };
    return rulingPlanetsAt(this.zodiac, this.moment(at), {
      ...chosen,
      ...readChoices(options, 'options', RULING_PLANETS_AT_NAMES),
    });
  }

  /** The 96 kakshyas of the zodiac as one graha, or the lagna, finds them. @throws EngineError naming the field */
  kakshyas(birth: Birth | Moment, of: Contributor, options: AshtakavargaOptions = {}): readonly KakshyaBindu[] {
    const chosen = { ...this.choices.ashtakavarga, ...readChoices(options, 'options', ASHTAKAVARGA_NAMES) };
    return kakshyasOf(this.kundli(birth), of, chosen);
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

  /**
   * The Moon in the eighth sign from the natal one, within some days.
   *
   * @param where  whose days and clock; those of the birth when left out
   * @throws  EngineError naming the field
   */
  chandrashtama(birth: Birth | Moment, span: CalendarSpan, where?: Where): readonly Chandrashtama[] {
    const moment = this.moment(birth);
    const clock = where === undefined ? clockOfMoment(moment) : this.clock(where);
    const { from, count } = readSpan(span);
    const { sign } = this.kundli(moment).grahas.Moon;
    return chandrashtamasOf(this.zodiac, sign, clock.midnight(from), clock.midnight(from + count), clock);
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
    const [a, b] = [this.named, other].map((choices) => horoscopeOf(this.engine.kernel, moment, choices));
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
