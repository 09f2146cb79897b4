/**
 * Jyotish at one's elbow: an open engine, a convention, and a line for each question that most callers have. The rooms themselves take the same things
 * apart; whatever is asked here is asked of them with the same choices.
 */

import { lahiriWholeSign } from '../../chart/choices.ts';
import { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { isRecord, readRecord, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { clockOfMoment, jdUtOf, type LocalClock } from '../../time/local-clock.ts';
import type { Birth, Moment } from '../../time/moment.ts';
import { type Gochara, gocharaAt, type SadeSati, type SadeSatiOptions, sadeSatiOf } from '../gochara/index.ts';
import type { Kundli } from '../graha/index.ts';
import { kundliOf } from '../graha/index.ts';
import { type Ashtakoota, type AshtakootaOptions, ashtakootaOf } from '../match/index.ts';
import { calendarOf, type Panchang, type PanchangOptions, panchangOn } from '../panchang/index.ts';
import { type Sensitivity, type SensitivityOptions, sensitivityOf } from '../sensitivity/index.ts';
import type { JyotishChoices } from './choices.ts';
import { type Difference, type DifferenceOptions, differencesOf } from './compare.ts';
import { type Horoscope, type HoroscopeOptions, horoscopeOf } from './horoscope.ts';
import { choicesOf, type JyotishPresetName } from './presets.ts';

/** What Jyotish needs of an engine; any `Engine` will do. */
export interface EngineForJyotish {
  readonly kernel: Kernel;
  moment(birth: Birth): Moment;
  chart(birth: Moment, choices: NonNullable<JyotishChoices['chart']>): Parameters<typeof kundliOf>[0];
}

/** A place with its clock, as people write them. The zone is found from the coordinates when it is left out. */
export type Where = Pick<Birth, 'latitude' | 'longitude' | 'elevation' | 'timezone'>;

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
  calendar(span: Parameters<typeof calendarOf>[2], where: Where, options: PanchangOptions = {}): readonly Panchang[] {
    return calendarOf(this.zodiac, this.clock(where), span, options);
  }

  /** Ashtakoota of a groom and a bride. @throws EngineError naming the field */
  match(groom: Birth | Moment, bride: Birth | Moment, options: Omit<AshtakootaOptions, 'bride'> = {}): Ashtakoota {
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
