/**
 * The ground of every door of Jyotish: an open engine, the choices of a convention, and how a birth or a place is read under them.
 */

import type { Chart } from '../../chart/chart.ts';
import { lahiriWholeSign } from '../../chart/choices.ts';
import { ZodiacSky } from '../../chart/zodiac-sky.ts';
import type { Warning } from '../../errors.ts';
import { isRecord, readRecord } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { clockOfMoment, type LocalClock } from '../../time/local-clock.ts';
import type { Birth, Moment } from '../../time/moment.ts';
import type { Kundli } from '../graha/index.ts';
import { kundliOf } from '../graha/index.ts';
import type { JyotishChoices } from './choices.ts';
import { doubtsOf } from './doubts.ts';
import { choicesOf, type JyotishPresetName } from './presets.ts';

/** What Jyotish needs of an engine; any `Engine` will do. */
export interface EngineForJyotish {
  readonly kernel: Kernel;
  moment(birth: Birth): Moment;
  chart(birth: Moment, choices: NonNullable<JyotishChoices['chart']>): Chart;
}

/** A place with its clock, as people write them. The zone is found from the coordinates when it is left out. */
export type Where = Pick<Birth, 'latitude' | 'longitude' | 'elevation' | 'timezone'>;

/** What `Jyotish` stands on; it is not opened by itself. */
export class JyotishGround {
  readonly choices: JyotishChoices;
  /** The zodiac of the choices, for the rooms that ask for one. */
  readonly zodiac: ZodiacSky;
  protected readonly engine: EngineForJyotish;
  /** The choices as they were named. */
  protected readonly named: JyotishChoices | JyotishPresetName;

  /** @throws EngineError INVALID_OPTION */
  constructor(engine: EngineForJyotish, choices: JyotishChoices | JyotishPresetName = 'khagol') {
    this.engine = engine;
    this.named = choices;
    this.choices = choicesOf(choices);
    this.zodiac = new ZodiacSky(engine.kernel, this.choices.chart ?? lahiriWholeSign);
  }

  /** A birth as a moment; a moment stays itself. */
  moment(birth: Birth | Moment): Moment {
    const given = readRecord('birth', birth, 'a birth or a moment');
    return isRecord(given['tt']) ? (birth as Moment) : this.engine.moment(birth as Birth);
  }

  /** The nine grahas and the lagna: what most rules stand on. @throws EngineError naming the field */
  kundli(birth: Birth | Moment): Kundli {
    return kundliOf(this.#chart(birth));
  }

  /**
   * What the time and place of a birth leave open: an hour that nobody knows, a sign or the Moon's nakshatra with a border within the doubt. A dasha, a match or a list of yogas
   * is told as if the moment were sure, and an unknown hour is then noon; ask here whether it is, as `Horoscope.meta.warnings` says of itself. How answers change over the hours:
   * `unknownTime` and `throughDoubt`, and `sensitivity` for a stated time.
   *
   * @throws  EngineError naming the field
   */
  doubts(birth: Birth | Moment): readonly Warning[] {
    return doubtsOf(this.#chart(birth));
  }

  /** The clock of a place, whose dates a panchang is of. @throws EngineError naming the field */
  clock(where: Where): LocalClock {
    const { latitude, longitude, elevation, timezone } = readRecord('where', where, 'a place') as unknown as Where;
    const noon = { datetime: '2000-01-01T12:00:00', latitude, longitude };
    return clockOfMoment(
      this.engine.moment({
        ...noon,
        ...(elevation === undefined ? {} : { elevation }),
        ...(timezone === undefined ? {} : { timezone }),
      }),
    );
  }

  #chart(birth: Birth | Moment): Chart {
    return this.engine.chart(this.moment(birth), this.choices.chart ?? lahiriWholeSign);
  }
}
