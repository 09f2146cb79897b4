/**
 * On which day is a tithi kept? A vow belongs to a part of the day (kala): the day whose part the tithi covers best is its own. For the rows of
 * festival-rules.ts and for rules of a caller's own.
 *
 * @source  `dharma-sindhu`, `nirnaya-sindhu` (which part a vow belongs to, and the earlier day where two serve alike)
 */

import { riseBetween } from '../../sky/horizon.ts';
import { jdUtOfTt } from '../../time/local-clock.ts';
import type { DayBook } from './day-book.ts';
import { arunodaya, type DayBounds, dayMuhurta, fifthOf, nightMuhurta, pradosha, type Stretch } from './day-parts.ts';

/**
 * Parts of the day. Instants: `sunrise`, `sunset`, `moonrise` (the first after sunrise). Stretches: `arunodaya` 96 minutes before sunrise, `purvahna` the
 * first two fifths of the daylight, `first-half` its first half, `madhyahna`, `aparahna` and `sayahna` its third, fourth and last fifth, `kutapa` the
 * eighth of its fifteen muhurtas, `pradosha` the first fifth of the night, `nishita` the eighth of its fifteen muhurtas.
 */
export const KALAS = [
  'arunodaya',
  'sunrise',
  'purvahna',
  'first-half',
  'madhyahna',
  'kutapa',
  'aparahna',
  'sayahna',
  'sunset',
  'pradosha',
  'moonrise',
  'nishita',
] as const;
export type Kala = (typeof KALAS)[number];

/** Which day when two serve alike. */
export const CHOICES = ['first', 'second'] as const;
export type Choice = (typeof CHOICES)[number];
/** Which day when none serves: the one that holds the most of the tithi, the one that holds its beginning, or the one after that. */
export const FALLBACKS = ['most', 'first', 'second'] as const;
export type Fallback = (typeof FALLBACKS)[number];

/**
 * What moves a festival from the day that was chosen to the next. `bhadra`: that bhadra touches the part of the day, and the tithi lasts through three and
 * a half of the four watches of the next daylight. `shravana`: that the tithi lasts three muhurtas after the next sunrise, and the Moon is in Shravana
 * from that sunrise into the part of the day, and was not there in the part of the day before.
 */
export type FestivalMove = 'bhadra' | 'shravana';

/** A day chosen, and how well it serves. */
export interface ChosenDay {
  readonly dayNumber: number;
  /** The part of the day: TT; null where the Moon does not rise. */
  readonly kala: Stretch | null;
  /** How much of it the tithi covers, 0 … 1; of an instant 1 or 0. */
  readonly share: number;
  /** `best`: no other day has as much; `first`, `second`: of two that serve alike; `none-…`: it serves on no day; else what moved it on by a day. */
  readonly why: 'best' | Choice | `none-${Fallback}` | FestivalMove;
}

const A_SECOND = 1 / 86400;

/** A part of a day of a book, TT; instants as empty stretches. Null for a moonrise that does not come. */
export function kalaOf(book: DayBook, dayNumber: number, kala: Kala): Stretch | null {
  if (kala === 'moonrise') return moonriseOf(book, dayNumber);
  const { sunriseJdTt: sunrise, sunsetJdTt: sunset, nextSunriseJdTt: nextSunrise } = book.days.on(dayNumber);
  const bounds: DayBounds = { sunrise, sunset, nextSunrise, previousSunset: sunrise };
  const light = sunset - sunrise;
  switch (kala) {
    case 'arunodaya':
      return arunodaya(bounds);
    case 'sunrise':
      // As in the panchang: what ends within a second of sunrise is over.
      return [sunrise + A_SECOND, sunrise + A_SECOND];
    case 'purvahna':
      return [sunrise, sunrise + (2 * light) / 5];
    case 'first-half':
      return [sunrise, sunrise + light / 2];
    case 'madhyahna':
      return fifthOf(bounds, 3);
    case 'kutapa':
      return dayMuhurta(bounds, 8);
    case 'aparahna':
      return fifthOf(bounds, 4);
    case 'sayahna':
      return fifthOf(bounds, 5);
    case 'sunset':
      return [sunset, sunset];
    case 'pradosha':
      return pradosha(bounds);
    case 'nishita':
      return nightMuhurta(bounds, 8);
  }
}

/**
 * The day on which a stretch of time is kept.
 *
 * @param start   of the tithi (or nakshatra), TT
 * @param choice  which of two days that serve alike: both wholly covered, or both instants met
 * @param ifNone  which day when the part is missed
 */
export function chooseDay(
  book: DayBook,
  start: number,
  end: number,
  kala: Kala,
  choice: Choice,
  ifNone: Fallback,
): ChosenDay {
  const firstDay = book.clock.read(jdUtOfTt(start)).dayNumber - 1;
  const lastDay = book.clock.read(jdUtOfTt(end)).dayNumber + 1;
  const served: Omit<ChosenDay, 'why'>[] = [];
  for (let dayNumber = firstDay; dayNumber <= lastDay; dayNumber++) {
    const stretch = kalaOf(book, dayNumber, kala);
    const share = stretch === null ? 0 : shareOf(stretch, start, end);
    if (share > 0) served.push({ dayNumber, kala: stretch, share });
  }
  const most = Math.max(...served.map(({ share }) => share));
  const best = served.filter(({ share }) => share === most);
  if (best.length === 1) return { ...(best[0] as ChosenDay), why: 'best' };
  if (best.length > 1) return { ...(best[choice === 'first' ? 0 : best.length - 1] as ChosenDay), why: choice };
  const { dayNumber: holds, day } = book.days.at(start);
  const isLate = ifNone === 'most' ? day.nextSunriseJdTt - start < end - day.nextSunriseJdTt : ifNone === 'second';
  const dayNumber = isLate ? holds + 1 : holds;
  return { dayNumber, kala: kalaOf(book, dayNumber, kala), share: 0, why: `none-${ifNone}` };
}

/** How much of a stretch another covers, 0 … 1; of an instant 1 or 0. */
export function shareOf([from, to]: Stretch, start: number, end: number): number {
  if (from === to) return start <= from && from < end ? 1 : 0;
  const common = Math.min(to, end) - Math.max(from, start);
  return common <= 0 ? 0 : common / (to - from);
}

function moonriseOf(book: DayBook, dayNumber: number): Stretch | null {
  const { sunriseJdTt, nextSunriseJdTt } = book.days.on(dayNumber);
  const { moonrise, air } = book.settings;
  const { kernel } = book.zodiac;
  const rise = riseBetween(kernel, 'Moon', book.clock.place, sunriseJdTt, nextSunriseJdTt, moonrise, air);
  return rise.kind === 'at' ? [rise.jdTt, rise.jdTt] : null;
}
