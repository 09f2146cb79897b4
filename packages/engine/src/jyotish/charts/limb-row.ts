/** The limbs of the panchang at a birth, as a row of a table: the ones that `limbAt` gives, and the weekday of `panchangAt`. */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { jdTtOfUt } from '../../time/local-clock.ts';
import { COURSES, type CourseId } from '../panchang/daily-sky.ts';
import { limbAt } from '../panchang/limbs.ts';
import { partsPassed, type SunAndMoon } from './arc-limbs.ts';
import type { RowMoment } from './births.ts';
import type { Recipe } from './recipe.ts';
import type { ChartColumns } from './table.ts';
import { type SunInChart, weekdayAt } from './weekday.ts';

/**
 * Degrees from a border of a limb within which its instant decides, as a panchang reckons it: 1e-6° of the Moon are 7 milliseconds, and a Julian date
 * and a found border are good to a twentieth of one.
 */
const AT_BORDER_DEG = 1e-6;
/** Days from the end of an ephemeris within which the places of Sun and Moon may jump. */
const AT_SEAM = 2;

/** Just below the end of a limb that is about to end. */
const ALMOST_OVER = 1 - Number.EPSILON / 2;

/** Writes the limbs of a row. */
export function writeLimbs(
  { settings, zodiac, seams }: Recipe,
  columns: ChartColumns,
  row: number,
  at: RowMoment,
  lights: SunAndMoon,
  chart: SunInChart,
): void {
  const { limbs } = settings;
  const { tithi, yoga, karana, paksha, moonNakshatra, moonPada, vara } = columns;
  if (limbs === null || !tithi || !yoga || !karana || !paksha || !moonNakshatra || !moonPada || !vara) return;
  const { tithiElapsed, yogaElapsed, karanaElapsed, moonNakshatraElapsed } = columns;
  const bySearch = seams.some((jd) => Math.abs(jd - at.jdUt) < AT_SEAM);
  const write = (course: CourseId, index: Uint8Array, elapsed: Float64Array | null): number => {
    const parts = partsPassed(COURSES[course], lights);
    let whole = Math.floor(parts);
    let share = parts - whole;
    const toBorder = Math.min(share, 1 - share) * (360 / COURSES[course].parts);
    if (bySearch || toBorder < AT_BORDER_DEG) {
      const running = indexByInstant(zodiac, course, at) - 1;
      if (running !== whole) share = share < 0.5 ? ALMOST_OVER : 0;
      whole = running;
    }
    index[row] = whole + 1;
    if (elapsed !== null) elapsed[row] = share;
    return whole;
  };
  paksha[row] = write('tithi', tithi, tithiElapsed) < 15 ? 1 : 2;
  write('nakshatra', moonNakshatra, moonNakshatraElapsed);
  moonPada[row] = (write('pada', moonPada, null) % 4) + 1;
  write('yoga', yoga, yogaElapsed);
  write('karana', karana, karanaElapsed);
  vara[row] = weekdayAt(zodiac, at, chart, limbs.sunrise);
}

function indexByInstant(zodiac: ZodiacSky, course: CourseId, { jdUt }: RowMoment): number {
  return limbAt(zodiac, course, jdTtOfUt(jdUt));
}
