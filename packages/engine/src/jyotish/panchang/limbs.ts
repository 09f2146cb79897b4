/**
 * Four of the five limbs (the fifth is the weekday): tithi, nakshatra, yoga and karana, each with its beginning and end; and, reckoned alike, padas,
 * fortnights and the signs and nakshatras of Sun and Moon. For panchang, muhurta and calendars.
 *
 * @source  `surya-siddhanta` 2.64–69 (tithi, nakshatra, yoga, karana)
 */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf, wholeIn } from '../../choice.ts';
import { checkJd } from '../../span.ts';
import { COURSES, type CourseId, type CourseSpan, type DailySky, dailySkyOf } from './daily-sky.ts';

export const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
export type Limb = (typeof LIMBS)[number];

/** One limb in time, or one of the other courses. */
export type LimbSpan = CourseSpan;

const NAMES = Object.keys(COURSES) as readonly CourseId[];
const A_SECOND = 1 / 86400;

/**
 * Which limb runs at an instant: tithi 1 … 30, nakshatra and yoga 1 … 27, karana 1 … 60. One that begins at the very instant runs.
 *
 * @param sky   a zodiac, or a `DailySky` that remembers what it was asked before
 * @param limb  a limb, or one of the other courses: `paksha` (1 bright, 2 dark), `pada`, `moonSign`, `sunSign`, `sunNakshatra`, `sunPada`
 * @param jdTt  Julian date, TT
 * @throws  EngineError INVALID_OPTION for a limb that is none, OUT_OF_SPAN where the ephemeris ends
 */
export function limbAt(sky: ZodiacSky | DailySky, limb: CourseId, jdTt: number): number {
  return limbSpanAt(sky, limb, jdTt).index;
}

/** The limb that runs at an instant, whole. Arguments and errors as `limbAt`. */
export function limbSpanAt(sky: ZodiacSky | DailySky, limb: CourseId, jdTt: number): LimbSpan {
  checkJd('jdTt', jdTt);
  return copyOf(dailySkyOf(sky).spanAt(COURSES[oneOf('limb', limb, NAMES)], jdTt));
}

/**
 * The instant at which a limb next ends, or last began.
 *
 * @param count  how many ends after (1, 2 …) or before (0, −1 …) the instant, −1000 … 1000: 1 is the end of the running limb, 0 its beginning
 * @returns Julian date, TT
 * @throws  EngineError as `limbAt`
 */
export function limbEdge(sky: ZodiacSky | DailySky, limb: CourseId, jdTt: number, count: number): number {
  checkJd('jdTt', jdTt);
  const daily = dailySkyOf(sky);
  const course = COURSES[oneOf('limb', limb, NAMES)];
  let { startJdTt } = daily.spanAt(course, jdTt);
  const wanted = wholeIn('count', count, -1000, 1000);
  for (let i = 0; i < wanted; i++) startJdTt = daily.markAfter(course, startJdTt).jdTt;
  // Marks of a course are hours apart, so a second before one lies within the part before it.
  for (let i = 0; i > wanted; i--) startJdTt = daily.markBefore(course, startJdTt - A_SECOND).jdTt;
  return startJdTt;
}

/**
 * Every limb that touches [from, until), whole, in the order of time; the running one where the span is empty.
 *
 * @throws  EngineError as `limbAt`
 */
export function limbsBetween(
  sky: ZodiacSky | DailySky,
  limb: CourseId,
  fromJdTt: number,
  untilJdTt: number,
): readonly LimbSpan[] {
  checkJd('fromJdTt', fromJdTt);
  checkJd('untilJdTt', untilJdTt);
  return dailySkyOf(sky)
    .spansBetween(COURSES[oneOf('limb', limb, NAMES)], fromJdTt, untilJdTt)
    .map(copyOf);
}

/** A record of the caller's own: a `DailySky` may go on giving out the one that it keeps. */
function copyOf({ index, startJdTt, endJdTt }: CourseSpan): LimbSpan {
  return { index, startJdTt, endJdTt };
}
