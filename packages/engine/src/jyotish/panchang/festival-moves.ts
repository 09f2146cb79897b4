/**
 * Two festivals leave the day of their part of the day for the next one: the fire of Holika where bhadra holds the evening, and Vijayadashami where
 * Shravana comes a day after the afternoon. For the rows of festival-rules.ts that say so.
 *
 * Sources: `nirnaya-sindhu` and `dharma-sindhu` on both, from memory; the published dates of 2001–2035 (`vacanza-holidays`) bear them out. The verse on
 * Holika also asks that the tithi after hers grow; publishers do not (2023), and neither does this.
 */

import { COURSES } from './daily-sky.ts';
import type { DayBook } from './day-book.ts';
import { dayMuhurta, type Stretch } from './day-parts.ts';
import { type ChosenDay, type FestivalMove, type Kala, kalaOf, shareOf } from './festival-kala.ts';
import { bhadrasBetween } from './ghati-windows.ts';

const SHRAVANA = 22;
/** Three and a half of the four watches of the daylight. */
const WATCHES = 3.5 / 4;

/**
 * The day after the one that was chosen, where a rule moves its festival there; else that one.
 *
 * @param tithi  TT
 * @param kala   the part of the day that chose
 * @throws  EngineError OUT_OF_SPAN
 */
export function movedDay(book: DayBook, move: FestivalMove, tithi: Stretch, kala: Kala, chosen: ChosenDay): ChosenDay {
  const here = chosen.kala;
  const there = kalaOf(book, chosen.dayNumber + 1, kala);
  if (here === null || there === null) return chosen;
  const moves = move === 'bhadra' ? isBurntLater : isWithShravana;
  if (!moves(book, tithi, chosen.dayNumber + 1, here, there)) return chosen;
  return { dayNumber: chosen.dayNumber + 1, kala: there, share: shareOf(there, ...tithi), why: move };
}

function isBurntLater(book: DayBook, [, end]: Stretch, next: number, here: Stretch): boolean {
  const { sunriseJdTt, sunsetJdTt } = book.days.on(next);
  return end >= sunriseJdTt + WATCHES * (sunsetJdTt - sunriseJdTt) && bhadrasBetween(book.daily, ...here).length > 0;
}

function isWithShravana(book: DayBook, [, end]: Stretch, next: number, here: Stretch, there: Stretch): boolean {
  const { sunriseJdTt: sunrise, sunsetJdTt: sunset, nextSunriseJdTt: nextSunrise } = book.days.on(next);
  const [, third] = dayMuhurta({ sunrise, sunset, nextSunrise, previousSunset: sunrise }, 3);
  if (end < third) return false;
  const star = book.daily.spanAt(COURSES.nakshatra, sunrise);
  return star.index === SHRAVANA && star.endJdTt > there[0] && star.startJdTt >= here[1];
}
