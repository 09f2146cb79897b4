/**
 * The rows of stretches of which the state of a moment is made, laid beside each other: what changes over a whole search, what changes within a day, and what
 * changes within its hours.
 *
 * Source of the sixteen ghatis about a sankranti: `muhurta-chintamani`.
 */

import { jdTtOfUt } from '../../time/local-clock.ts';
import type { SolarDay } from '../day/index.ts';
import type { Graha } from '../graha/index.ts';
import { COURSES, type CourseId } from '../panchang/daily-sky.ts';
import type { DayBook } from '../panchang/day-book.ts';
import { dayMuhurta, durmuhurtas, eighthOf } from '../panchang/day-parts.ts';
import { varjyams } from '../panchang/ghati-windows.ts';
import { purnimantaNameAt } from '../panchang/masa.ts';
import { astaStretches } from './asta.ts';
import { lagnaStretches } from './lagna.ts';
import { equalParts } from './quality.ts';
import type { Asked } from './search-settings.ts';
import type { MuhurtaState } from './state.ts';
import { courseStretches, partStretches, type Stretch, within } from './stretches.ts';

/** One row: where it changes, and how it sets the state. */
export interface Track {
  readonly stretches: readonly Stretch<unknown>[];
  readonly set: (index: number) => void;
  /** Where it was last asked; a walk goes forward. */
  at: number;
}

export function track<V>(stretches: readonly Stretch<V>[], set: (value: V) => void): Track {
  return { stretches, set: (index) => set((stretches[index] as Stretch<V>).value), at: 0 };
}

/** Walks through [from, until): tells each stretch on which nothing changes, the state set to it. */
export function walk(
  tracks: readonly Track[],
  fromJdTt: number,
  untilJdTt: number,
  visit: (startJdTt: number, endJdTt: number) => void,
): void {
  for (const row of tracks) row.set(seek(row, fromJdTt));
  for (let start = fromJdTt; start < untilJdTt; ) {
    let end = untilJdTt;
    for (const row of tracks) {
      const edge = (row.stretches[row.at] as Stretch).endJdTt;
      // The last stretch of a row holds to the end of time.
      if (edge > start && edge < end && row.at < row.stretches.length - 1) end = edge;
    }
    visit(start, end);
    for (const row of tracks) {
      const before = row.at;
      if (seek(row, end) !== before) row.set(row.at);
    }
    start = end;
  }
}

/** The stretch of a row that holds an instant. */
function seek(row: Track, jdTt: number): number {
  const { stretches } = row;
  while (row.at > 0 && (stretches[row.at] as Stretch).startJdTt > jdTt) row.at--;
  while (row.at < stretches.length - 1 && (stretches[row.at] as Stretch).endJdTt <= jdTt) row.at++;
  return row.at;
}

/** Rows that are reckoned once for a whole search. */
export function slowTracks(book: DayBook, asked: Asked, state: MuhurtaState, from: number, until: number): Track[] {
  const { daily, zodiac } = book;
  const { settings } = asked;
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
      state.isNorthward = ayana === 1;
    }),
    track(sankrantis(book, from, until), (is) => {
      state.isSankranti = is;
    }),
    track(months(book, asked, from, until), (month) => {
      state.month = settings.monthCount === 'amanta' ? month.amanta : month.purnimanta;
      state.amantaMonth = month.amanta;
      state.isAdhika = month.isAdhika;
      state.isKshaya = month.isKshaya;
    }),
    track(astaStretches(book, 'Jupiter', settings, from, until), (is) => {
      state.isJupiterAsta = is;
    }),
    track(astaStretches(book, 'Venus', settings, from, until), (is) => {
      state.isVenusAsta = is;
    }),
  ];
  if (settings.simhastha !== 'ignore') {
    const navamshas = partStretches(zodiac, 'Jupiter', from, until, 108);
    tracks.push(
      track(navamshas, (part) => {
        state.isSimhastha =
          Math.ceil(part / 9) === LEO && (settings.simhastha === 'leo' || ((part - 1) % 12) + 1 === LEO);
      }),
    );
  }
  if (settings.division !== 'choghadiya' || asked.purpose.special.includes('marriage-faults')) {
    for (const graha of WANDERERS)
      tracks.push(
        track(partStretches(zodiac, graha, from, until, 108), (part) => {
          state.signs[graha] = Math.ceil(part / 9);
          state.stars[graha] = Math.ceil(part / 4);
        }),
      );
  }
  return tracks;
}

/** Rows of one solar day that need the sky alone. */
export function dayTracks(book: DayBook, state: MuhurtaState, day: SolarDay): Track[] {
  const { daily } = book;
  const over = (course: CourseId) => courseStretches(daily, course, day.sunriseJdTt, day.nextSunriseJdTt);
  return [
    track(over('tithi'), (tithi) => {
      state.tithi = tithi;
    }),
    track(over('pada'), (pada) => {
      state.pada = pada;
      state.nakshatra = Math.ceil(pada / 4);
      state.moonSign = Math.ceil(pada / 9);
      state.signs.Moon = state.moonSign;
      state.stars.Moon = state.nakshatra;
    }),
    track(over('yoga'), (yoga) => {
      state.yoga = yoga;
    }),
    track(over('karana'), (karana) => {
      state.karana = karana;
    }),
  ];
}

/** Rows of the hours of one solar day, over the part of it that is left. */
export function hourTracks(
  book: DayBook,
  asked: Asked,
  state: MuhurtaState,
  dayNumber: number,
  day: SolarDay,
  from: number,
  until: number,
): Track[] {
  const { settings } = asked;
  const { vara } = state;
  const bounds = book.bounds(dayNumber);
  const { sunrise, sunset, nextSunrise } = bounds;
  const flag = (spans: readonly (readonly [number, number])[], set: (is: boolean) => void) =>
    track(within(spans, day.sunriseJdTt, day.nextSunriseJdTt), set);
  const tracks: Track[] = [
    flag([[sunrise, sunset]], (is) => {
      state.isDay = is;
    }),
    flag([dayMuhurta(bounds, 8)], (is) => {
      state.isAbhijit = is && vara !== WEDNESDAY;
    }),
  ];
  if (settings.dayPart === 'forenoon')
    tracks.push(
      flag([[sunrise, (sunrise + sunset) / 2]], (is) => {
        state.isForenoon = is;
      }),
    );
  if (settings.hours !== null)
    tracks.push(
      flag(openHours(book, settings.hours, day), (is) => {
        state.isOpen = is;
      }),
    );
  const shuns = (what: (typeof settings.shunned)[number]) => settings.shunned.includes(what);
  if (shuns('rahu-kalam'))
    tracks.push(
      flag([eighthOf('rahu', vara, bounds)], (is) => {
        state.isRahuKalam = is;
      }),
    );
  if (shuns('yamaganda'))
    tracks.push(
      flag([eighthOf('yamaganda', vara, bounds)], (is) => {
        state.isYamaganda = is;
      }),
    );
  if (shuns('gulika-kalam'))
    tracks.push(
      flag([eighthOf('gulika', vara, bounds)], (is) => {
        state.isGulikaKalam = is;
      }),
    );
  if (shuns('durmuhurta'))
    tracks.push(
      flag(durmuhurtas(vara, bounds, settings.durmuhurta, settings.nightDurmuhurta), (is) => {
        state.isDurmuhurta = is;
      }),
    );
  if (shuns('varjyam'))
    tracks.push(
      flag(
        varjyams(
          book.daily.spansBetween(COURSES.nakshatra, sunrise, nextSunrise),
          sunrise,
          nextSunrise,
          settings.mulaTyajya,
        ),
        (is) => {
          state.isVarjyam = is;
        },
      ),
    );
  if (settings.division !== 'choghadiya')
    tracks.push(
      track(lagnaStretches(book.zodiac, book.clock.place, from, until, 12), (sign) => {
        state.lagna = sign;
      }),
    );
  if (settings.division !== 'lagna') {
    tracks.push(
      track(
        equalParts(day, 8).map(({ place, ...span }) => ({ value: place + 1, ...span })),
        (eighth) => {
          state.choghadiya = eighth;
        },
      ),
      track(
        equalParts(day, 12).map((span, i) => ({ value: i + 1, ...span })),
        (hour) => {
          state.hora = hour;
        },
      ),
    );
  }
  return tracks;
}

const LEO = 5;
const WEDNESDAY = 3;
const WANDERERS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const satisfies readonly Graha[];
/** Sixteen ghatis. */
const SANKRANTI_DAYS = 16 / 60;

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
function months(
  { months: lunar }: DayBook,
  { settings }: Asked,
  from: number,
  until: number,
): readonly Stretch<Month>[] {
  const stretches: Stretch<Month>[] = [];
  for (let month = lunar.at(from); month.startJdTt < until; month = lunar.next(month)) {
    const halves = [[month.startJdTt, month.fullJdTt] as const, [month.fullJdTt, month.endJdTt] as const];
    for (const [start, end] of halves) {
      if (end <= from || start >= until) continue;
      const label = purnimantaNameAt(lunar, (start + end) / 2, settings.adhikaInPurnimanta);
      const value = {
        purnimanta: label.number,
        amanta: month.numbers[0] as number,
        isAdhika: month.isAdhika,
        isKshaya: month.isKshaya,
      };
      stretches.push({ value, startJdTt: Math.max(start, from), endJdTt: Math.min(end, until) });
    }
  }
  return stretches;
}

/** The hours asked for, on the dates that a solar day touches. */
function openHours({ clock, days }: DayBook, [first, last]: readonly [number, number], day: SolarDay) {
  const { dayNumber } = days.at(day.sunriseJdTt);
  return [-1, 0, 1, 2].map((i) => {
    const midnight = clock.midnight(dayNumber + i);
    return [jdTtOfUt(midnight + first / 24), jdTtOfUt(midnight + last / 24)] as const;
  });
}
