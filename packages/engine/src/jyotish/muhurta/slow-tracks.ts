/**
 * What changes over weeks: the Sun's sign and star, months, combustions, eclipses, the signs of the grahas. Reckoned once for a whole search.
 *
 * Source of the sixteen ghatis about a sankranti: `muhurta-chintamani`.
 */

import type { Graha } from '../graha/index.ts';
import { COURSES, type CourseId } from '../panchang/daily-sky.ts';
import type { DayBook } from '../panchang/day-book.ts';
import { purnimantaNameAt } from '../panchang/masa.ts';
import { astaStretches } from './asta.ts';
import { eclipseStretches } from './eclipses.ts';
import type { Asked } from './search-settings.ts';
import type { MuhurtaState } from './state.ts';
import { courseStretches, partStretches, type Stretch, within } from './stretches.ts';
import { flags, type Track, track } from './tracks.ts';

const LEO = 5;
const NORTHWARD = 1;
/** Sixteen ghatis. */
const SANKRANTI_DAYS = 16 / 60;
const WANDERERS: readonly Exclude<Graha, 'Sun' | 'Moon'>[] = [
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
];

/** Rows over [from, until), TT. @throws EngineError OUT_OF_SPAN */
export function slowTracks(book: DayBook, asked: Asked, state: MuhurtaState, from: number, until: number): Track[] {
  const { daily, zodiac } = book;
  const { settings, purpose } = asked;
  const over = (course: CourseId) => courseStretches(daily, course, from, until);
  const tracks = [
    track(over('sunSign'), (sign) => {
      state.sunSign = sign;
      state.signs.Sun = sign;
    }),
    track(over('sunNakshatra'), (star) => {
      state.sunNakshatra = star;
      state.stars.Sun = star;
    }),
    track(over('ayana'), (ayana) => {
      state.isNorthward = ayana === NORTHWARD;
    }),
    flags(state, 'isSankranti', sankrantis(book, from, until)),
    track(monthsBetween(book, asked, from, until), (month) => {
      state.month = settings.monthCount === 'amanta' ? month.amanta : month.purnimanta;
      state.amantaMonth = month.amanta;
      state.isAdhika = month.isAdhika;
      state.isKshaya = month.isKshaya;
    }),
    flags(state, 'isJupiterAsta', astaStretches(book, 'Jupiter', settings, from, until)),
    flags(state, 'isVenusAsta', astaStretches(book, 'Venus', settings, from, until)),
    track(eclipseStretches(book, settings.eclipses, from, until), (eclipsed) => {
      state.eclipsed = eclipsed;
    }),
  ];
  if (settings.simhastha !== 'ignore')
    tracks.push(
      track(partStretches(zodiac, 'Jupiter', from, until, 108), (part) => {
        const isLeoNavamsha = ((part - 1) % 12) + 1 === LEO;
        state.isSimhastha = Math.ceil(part / 9) === LEO && (settings.simhastha === 'leo' || isLeoNavamsha);
      }),
    );
  if (settings.division !== 'choghadiya' || purpose.special.includes('marriage-faults'))
    for (const graha of WANDERERS)
      tracks.push(
        track(partStretches(zodiac, graha, from, until, 108), (part) => {
          state.signs[graha] = Math.ceil(part / 9);
          state.stars[graha] = Math.ceil(part / 4);
        }),
      );
  return tracks;
}

function sankrantis({ daily }: DayBook, from: number, until: number): readonly Stretch<boolean>[] {
  const signs = daily.spansBetween(COURSES.sunSign, from - 1, until + 1);
  const marks = signs.flatMap(({ startJdTt, endJdTt }) => [startJdTt, endJdTt]);
  const spans = marks.map((mark) => [mark - SANKRANTI_DAYS, mark + SANKRANTI_DAYS] as const);
  return within(spans, from, until);
}

interface Month {
  readonly purnimanta: number;
  readonly amanta: number;
  readonly isAdhika: boolean;
  readonly isKshaya: boolean;
}

/** Months by halves. An added month is added in both counts; what else the northern count may add is an option of the panchang. */
function monthsBetween(
  { months }: DayBook,
  { settings }: Asked,
  from: number,
  until: number,
): readonly Stretch<Month>[] {
  const stretches: Stretch<Month>[] = [];
  for (let month = months.at(from); month.startJdTt < until; month = months.next(month)) {
    const halves = [[month.startJdTt, month.fullJdTt] as const, [month.fullJdTt, month.endJdTt] as const];
    for (const [start, end] of halves) {
      if (end <= from || start >= until) continue;
      const value = {
        purnimanta: purnimantaNameAt(months, (start + end) / 2, settings.adhikaInPurnimanta).number,
        amanta: month.numbers[0] as number,
        isAdhika: month.isAdhika,
        isKshaya: month.isKshaya,
      };
      stretches.push({ value, startJdTt: Math.max(start, from), endJdTt: Math.min(end, until) });
    }
  }
  return stretches;
}
