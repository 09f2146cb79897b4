/**
 * Season and course of the Sun: the six ritus by lunar months, by the sidereal and by the tropical Sun; the two ayanas; solstices and equinoxes.
 *
 * Spring is Chaitra and Vaishakha; for the Sun, the last sign and the first. The tropical Sun is that of the true equinox of date, as almanacs print
 * solstices.
 */

import { tropicalWholeSign } from '../../chart/choices.ts';
import { readZodiac, ZodiacSky } from '../../chart/zodiac-sky.ts';
import { checkJd } from '../../span.ts';
import { jdUtOfTt, type LocalClock, readClock } from '../../time/local-clock.ts';
import { RITUS, type RituRow } from './calendar-tables.ts';
import { type CivilSpan, civilSpan } from './civil-span.ts';
import { COURSES, type CourseId, type CourseSpan, DailySky } from './daily-sky.ts';
import type { LunarMonth, LunarMonths } from './lunar-month.ts';

export interface RituSpan extends RituRow, CivilSpan {}

export interface Ritus {
  /** By lunar months, as vows and rites have it. */
  readonly lunar: RituSpan;
  /** By the sidereal Sun. */
  readonly vedic: RituSpan;
  /** By the tropical Sun: the season that is felt. */
  readonly drik: RituSpan;
}

export interface AyanaSpan extends CivilSpan {
  /** 1 northward, 2 southward. */
  readonly index: 1 | 2;
  readonly name: 'Uttarayana' | 'Dakshinayana';
}

export interface Ayanas {
  /** From the Sun's entry into sidereal Capricorn and Cancer. */
  readonly sidereal: AyanaSpan;
  /** From the solstices. */
  readonly tropical: AyanaSpan;
}

/** The turning points of the tropical Sun. */
export const TURNING_POINTS = ['march-equinox', 'june-solstice', 'september-equinox', 'december-solstice'] as const;
export type TurningPointId = (typeof TURNING_POINTS)[number];

export interface TurningPoint {
  readonly id: TurningPointId;
  readonly jdUt: number;
  readonly time: string;
}

export interface SolarTurns {
  readonly lastSolstice: TurningPoint;
  readonly nextSolstice: TurningPoint;
  readonly lastEquinox: TurningPoint;
  readonly nextEquinox: TurningPoint;
}

/** The tropical Sun of the true equinox, as a course. */
export class TropicalSun {
  readonly #daily: DailySky;

  constructor(zodiac: ZodiacSky) {
    this.#daily = new DailySky(new ZodiacSky(readZodiac(zodiac).kernel, tropicalWholeSign));
  }

  /** The part that runs at an instant. @throws EngineError OUT_OF_SPAN */
  spanAt(course: CourseId, jdTt: number): CourseSpan {
    return this.#daily.spanAt(COURSES[course], jdTt);
  }

  /** Equinoxes and solstices from the one before an instant on, in the order of time: as many as asked for. */
  turns(jdTt: number, count: number): readonly { readonly id: TurningPointId; readonly jdTt: number }[] {
    const found: { id: TurningPointId; jdTt: number }[] = [];
    let { index, startJdTt } = this.spanAt('quarter', jdTt);
    for (let i = 0; i < count; i++) {
      found.push({ id: TURNING_POINTS[(index - 1 + i) % 4] as TurningPointId, jdTt: startJdTt });
      startJdTt = this.spanAt('quarter', startJdTt + 1).endJdTt;
    }
    return found;
  }
}

/**
 * The three seasons at an instant.
 *
 * @param jdTt  Julian date, TT
 * @throws  EngineError OUT_OF_SPAN
 * @source  `surya-siddhanta` 14.10 (seasons by the Sun), `calendar-reform-1955` (the tropical ones)
 */
export function ritusAt(months: LunarMonths, tropical: TropicalSun, clock: LocalClock, jdTt: number): Ritus {
  const vedic = months.daily.spanAt(COURSES.ritu, jdTt);
  return {
    lunar: lunarRitu(months, clock, jdTt),
    vedic: rituSpan(clock, vedic.index, vedic.startJdTt, vedic.endJdTt),
    drik: rituOf(clock, tropical.spanAt('ritu', jdTt)),
  };
}

/** The two ayanas at an instant. Errors as `ritusAt`. @source  `surya-siddhanta` 14.9 */
export function ayanasAt(daily: DailySky, tropical: TropicalSun, clock: LocalClock, jdTt: number): Ayanas {
  return {
    sidereal: ayanaOf(clock, daily.spanAt(COURSES.ayana, jdTt)),
    tropical: ayanaOf(clock, tropical.spanAt('ayana', jdTt)),
  };
}

/**
 * The solstices and equinoxes about an instant. One at the very instant is the last.
 *
 * @param zodiac  only its core is asked
 * @param jdTt    Julian date, TT
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function solarTurnsAt(zodiac: ZodiacSky, clock: LocalClock, jdTt: number): SolarTurns {
  checkJd('jdTt', jdTt);
  readClock('clock', clock);
  const tropical = new TropicalSun(zodiac);
  const { startJdTt } = tropical.spanAt('quarter', jdTt);
  const points = tropical.turns(startJdTt - 60, 4).map(({ id, jdTt: at }): TurningPoint => {
    const jdUt = jdUtOfTt(at);
    return { id, jdUt, time: clock.text(jdUt) };
  });
  // The last two before the instant, of which one is a solstice, and the first two after it.
  const pick = (from: number, kind: 'solstice' | 'equinox') =>
    points.slice(from, from + 2).find(({ id }) => id.endsWith(kind)) as TurningPoint;
  return {
    lastSolstice: pick(0, 'solstice'),
    nextSolstice: pick(2, 'solstice'),
    lastEquinox: pick(0, 'equinox'),
    nextEquinox: pick(2, 'equinox'),
  };
}

function lunarRitu(months: LunarMonths, clock: LocalClock, jdTt: number): RituSpan {
  const month = months.at(jdTt);
  const index = rituOfMonth(month);
  let [first, last] = [month, month];
  for (let near = months.previous(first); rituOfMonth(near) === index; near = months.previous(near)) first = near;
  for (let near = months.next(last); rituOfMonth(near) === index; near = months.next(near)) last = near;
  return rituSpan(clock, index, first.startJdTt, last.endJdTt);
}

/** Two months make a season, an added one goes with its namesake; a kshaya month of two seasons is of the first. */
function rituOfMonth({ numbers }: LunarMonth): number {
  return Math.ceil((numbers[0] as number) / 2);
}

function rituOf(clock: LocalClock, { index, startJdTt, endJdTt }: CourseSpan): RituSpan {
  return rituSpan(clock, index, startJdTt, endJdTt);
}

function rituSpan(clock: LocalClock, index: number, startJdTt: number, endJdTt: number): RituSpan {
  const { name, english } = RITUS[index - 1] as RituRow;
  const { startJdUt, endJdUt, start, end } = civilSpan(clock, startJdTt, endJdTt);
  return { index, name, english, startJdUt, endJdUt, start, end };
}

function ayanaOf(clock: LocalClock, { index, startJdTt, endJdTt }: CourseSpan): AyanaSpan {
  const { startJdUt, endJdUt, start, end } = civilSpan(clock, startJdTt, endJdTt);
  const name = index === 1 ? 'Uttarayana' : 'Dakshinayana';
  return { index: index as 1 | 2, name, startJdUt, endJdUt, start, end };
}
