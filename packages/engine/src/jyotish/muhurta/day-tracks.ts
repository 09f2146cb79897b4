/** What changes within a day: its limbs, which the sky alone decides; and its hours, shunned stretches and lagnas, which the place decides too. */

import { jdTtOfUt } from '../../time/local-clock.ts';
import type { SolarDay } from '../day/index.ts';
import { COURSES, type CourseId } from '../panchang/daily-sky.ts';
import type { DayBook } from '../panchang/day-book.ts';
import { dayMuhurta, durmuhurtas, eighthOf } from '../panchang/day-parts.ts';
import { varjyams } from '../panchang/ghati-windows.ts';
import { lagnaStretches } from './lagna.ts';
import { type DayPart, equalParts } from './quality.ts';
import type { Asked } from './search-settings.ts';
import type { MuhurtaState } from './state.ts';
import { courseStretches, type Stretch, within } from './stretches.ts';
import { flags, numbers, type Track, track } from './tracks.ts';

const WEDNESDAY = 3;

/** Rows of one solar day that need the sky alone. @throws EngineError OUT_OF_SPAN */
export function dayTracks({ daily }: DayBook, state: MuhurtaState, day: SolarDay): Track[] {
  const over = (course: CourseId) => courseStretches(daily, course, day.sunriseJdTt, day.nextSunriseJdTt);
  return [
    numbers(state, 'tithi', over('tithi')),
    track(over('pada'), (pada) => {
      state.pada = pada;
      state.nakshatra = Math.ceil(pada / 4);
      state.moonSign = Math.ceil(pada / 9);
      state.signs.Moon = state.moonSign;
      state.stars.Moon = state.nakshatra;
    }),
    numbers(state, 'yoga', over('yoga')),
    numbers(state, 'karana', over('karana')),
  ];
}

/** Which stretch of one solar day is looked at, TT. */
export interface DayStretch {
  readonly dayNumber: number;
  readonly day: SolarDay;
  readonly from: number;
  readonly until: number;
}

/** Rows of the hours of a solar day whose weekday the state has; lagnas over the stretch alone. */
export function hourTracks(
  book: DayBook,
  { settings }: Asked,
  state: MuhurtaState,
  { dayNumber, day, from, until }: DayStretch,
): Track[] {
  const { vara } = state;
  const { shunned, division, dayPart, hours } = settings;
  const bounds = book.bounds(dayNumber, day);
  const { sunrise, sunset, nextSunrise } = bounds;
  const tracks: Track[] = [];
  const flag = (key: Parameters<typeof flags>[1], spans: readonly (readonly [number, number])[]) => {
    tracks.push(flags(state, key, within(spans, day.sunriseJdTt, day.nextSunriseJdTt)));
  };
  flag('isDay', [[sunrise, sunset]]);
  flag('isAbhijit', vara === WEDNESDAY ? [] : [dayMuhurta(bounds, 8)]);
  if (dayPart === 'forenoon') flag('isForenoon', [[sunrise, (sunrise + sunset) / 2]]);
  if (hours !== null) flag('isOpen', openHours(book, hours, dayNumber));
  if (shunned.includes('rahu-kalam')) flag('isRahuKalam', [eighthOf('rahu', vara, bounds)]);
  if (shunned.includes('yamaganda')) flag('isYamaganda', [eighthOf('yamaganda', vara, bounds)]);
  if (shunned.includes('gulika-kalam')) flag('isGulikaKalam', [eighthOf('gulika', vara, bounds)]);
  if (shunned.includes('durmuhurta'))
    flag('isDurmuhurta', durmuhurtas(vara, bounds, settings.durmuhurta, settings.nightDurmuhurta));
  if (shunned.includes('varjyam')) {
    const stars = book.daily.spansBetween(COURSES.nakshatra, sunrise, nextSunrise);
    flag('isVarjyam', varjyams(stars, sunrise, nextSunrise, settings.mulaTyajya));
  }
  if (division !== 'choghadiya')
    tracks.push(numbers(state, 'lagna', lagnaStretches(book.zodiac, book.clock.place, from, until, 12)));
  if (division !== 'lagna') {
    tracks.push(numbers(state, 'choghadiya', numbered(equalParts(day, 8), 8)));
    tracks.push(numbers(state, 'hora', numbered(equalParts(day, 12), 24)));
  }
  return tracks;
}

/** Parts of a day numbered from 1, beginning anew after `turn`. */
function numbered(parts: readonly DayPart[], turn: number): readonly Stretch[] {
  return parts.map(({ startJdTt, endJdTt }, i) => ({ value: (i % turn) + 1, startJdTt, endJdTt }));
}

/** The hours asked for, on the dates that a solar day can touch. */
function openHours({ clock }: DayBook, [first, last]: readonly [number, number], dayNumber: number) {
  return [-1, 0, 1, 2].map((i) => {
    const midnight = clock.midnight(dayNumber + i);
    return [jdTtOfUt(midnight + first / 24), jdTtOfUt(midnight + last / 24)] as const;
  });
}
