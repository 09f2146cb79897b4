/**
 * When do Sun and Moon pass the marks of the circle? The clockwork under tithis, nakshatras, months and sankrantis: Sun and Moon at every whole
 * Julian date, a cubic between two of them, and one look at the sky to mend what the cubic missed.
 *
 * A mark's instant is reckoned from the day that holds it and from nothing else, so it has the same bits whoever asks, from wherever, in whatever
 * order. Marks are counted in whole numbers from day to day: none is missed, none is met twice, and what ends at one begins the next.
 */

import { normaliseDeg, normaliseSignedDeg } from '../../angle.ts';
import { type Luminaries, readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { assert } from '../../errors.ts';
import { Recent } from '../day/recent.ts';

/** An angle of Sun and Moon that only grows, cut into equal parts. */
export interface Course {
  /** Where its marks are remembered. */
  readonly id: number;
  readonly parts: number;
  /** How often Sun and Moon go into the angle. */
  readonly sun: -1 | 0 | 1;
  readonly moon: 0 | 1;
  /** Added to it, so that part 1 begins where it should. */
  readonly offsetDeg: number;
  /** More than it ever moves in a day, degrees; less than half as much again as it moves in any. */
  readonly mostDegPerDay: number;
}

const MOON_RATE = 15.5;
const SUN_RATE = 1.025;
const ELONGATION_RATE = 14.5;
const SUM_RATE = 16.5;

/** Everything of a calendar that Sun and Moon decide. */
export type CourseId =
  | 'tithi'
  | 'nakshatra'
  | 'yoga'
  | 'karana'
  | 'paksha'
  | 'pada'
  | 'moonSign'
  | 'sunSign'
  | 'sunNakshatra'
  | 'sunPada'
  | 'ritu'
  | 'ayana'
  | 'quarter';

// biome-ignore format: a table reads in columns
export const COURSES: { readonly [C in CourseId]: Course } = {
  tithi:        { id: 0,  parts: 30,  sun: -1, moon: 1, offsetDeg: 0,  mostDegPerDay: ELONGATION_RATE },
  nakshatra:    { id: 1,  parts: 27,  sun: 0,  moon: 1, offsetDeg: 0,  mostDegPerDay: MOON_RATE },
  yoga:         { id: 2,  parts: 27,  sun: 1,  moon: 1, offsetDeg: 0,  mostDegPerDay: SUM_RATE },
  karana:       { id: 3,  parts: 60,  sun: -1, moon: 1, offsetDeg: 0,  mostDegPerDay: ELONGATION_RATE },
  paksha:       { id: 4,  parts: 2,   sun: -1, moon: 1, offsetDeg: 0,  mostDegPerDay: ELONGATION_RATE },
  pada:         { id: 5,  parts: 108, sun: 0,  moon: 1, offsetDeg: 0,  mostDegPerDay: MOON_RATE },
  moonSign:     { id: 6,  parts: 12,  sun: 0,  moon: 1, offsetDeg: 0,  mostDegPerDay: MOON_RATE },
  sunSign:      { id: 7,  parts: 12,  sun: 1,  moon: 0, offsetDeg: 0,  mostDegPerDay: SUN_RATE },
  sunNakshatra: { id: 8,  parts: 27,  sun: 1,  moon: 0, offsetDeg: 0,  mostDegPerDay: SUN_RATE },
  sunPada:      { id: 9,  parts: 108, sun: 1,  moon: 0, offsetDeg: 0,  mostDegPerDay: SUN_RATE },
  // Part 1 begins in the last sign with spring, and in the tenth with the northward course.
  ritu:         { id: 10, parts: 6,   sun: 1,  moon: 0, offsetDeg: 30, mostDegPerDay: SUN_RATE },
  ayana:        { id: 11, parts: 2,   sun: 1,  moon: 0, offsetDeg: 90, mostDegPerDay: SUN_RATE },
  quarter:      { id: 12, parts: 4,   sun: 1,  moon: 0, offsetDeg: 0,  mostDegPerDay: SUN_RATE },
};

/** A mark passed: the beginning of part `number` + 1. */
export interface Mark {
  /** 0 … parts − 1. */
  readonly number: number;
  /** Julian date, TT. */
  readonly jdTt: number;
}

/** One part of a course in time. Julian dates, TT; the span may reach beyond the one that was asked for. */
export interface CourseSpan {
  /** 1 … parts. */
  readonly index: number;
  readonly startJdTt: number;
  readonly endJdTt: number;
}

/**
 * Days that are kept, of Sun and Moon and of each course: what a year of panchang or of festivals looks back and ahead fits in, so that of a year no day is
 * reckoned twice, and a search of centuries holds no more than a year's.
 */
const KEPT_DAYS = 512;

/**
 * Sun and Moon at whole Julian dates through one zodiac, and the marks between them: of the latest 512 days, and the latest part of each course, each
 * reckoned once. In a year of panchang 98 of 100 looks at Sun and Moon are answered from there.
 */
export class DailySky {
  readonly zodiac: ZodiacSky;
  readonly #rows = new Recent<Luminaries>(KEPT_DAYS);
  /** By course; made when one is first asked for, since a panchang asks for few. */
  readonly #marks: (Recent<readonly Mark[]> | undefined)[] = [];
  readonly #parts: (CourseSpan | undefined)[] = [];

  /** @throws EngineError INVALID_OPTION for what is no zodiac */
  constructor(zodiac: ZodiacSky) {
    this.zodiac = readZodiac(zodiac);
  }

  /** Sun and Moon at a whole Julian date, TT. @throws EngineError OUT_OF_SPAN */
  row(day: number): Luminaries {
    return this.#rows.get(day) ?? this.#rows.keep(day, this.zodiac.luminaries(day));
  }

  /** The marks of a course in [day, day + 1), in the order of time. @throws EngineError OUT_OF_SPAN */
  marksOf(course: Course, day: number): readonly Mark[] {
    this.#marks[course.id] ??= new Recent(KEPT_DAYS);
    const kept = this.#marks[course.id] as Recent<readonly Mark[]>;
    return kept.get(day) ?? kept.keep(day, marksBetween(this, course, day));
  }

  /** How many values are kept: at most 512 of Sun and Moon, and as many of each course. */
  get kept(): number {
    return this.#marks.reduce((sum, kept) => sum + (kept?.size ?? 0), this.#rows.size);
  }

  /** The last mark at or before an instant. @throws EngineError OUT_OF_SPAN */
  markBefore(course: Course, jdTt: number): Mark {
    const known = this.#known(course, jdTt);
    if (known !== null) return { number: known.index - 1, jdTt: known.startJdTt };
    const day = Math.floor(jdTt);
    const marks = this.marksOf(course, day);
    for (let i = marks.length - 1; i >= 0; i--) if ((marks[i] as Mark).jdTt <= jdTt) return marks[i] as Mark;
    const number = (nextMark(course, angleDeg(course, this.row(day))) + course.parts - 1) % course.parts;
    const since = normaliseDeg(angleDeg(course, this.row(day)) - (number * 360) / course.parts);
    return this.#find(course, number, day - Math.ceil(since / course.mostDegPerDay));
  }

  /** The first mark after an instant. @throws EngineError OUT_OF_SPAN */
  markAfter(course: Course, jdTt: number): Mark {
    const known = this.#known(course, jdTt);
    if (known !== null) return { number: known.index % course.parts, jdTt: known.endJdTt };
    const day = Math.floor(jdTt);
    for (const mark of this.marksOf(course, day)) if (mark.jdTt > jdTt) return mark;
    const morrow = angleDeg(course, this.row(day + 1));
    const number = nextMark(course, morrow);
    const ahead = normaliseDeg((number * 360) / course.parts - morrow);
    return this.#find(course, number, day + 1 + Math.floor(ahead / course.mostDegPerDay));
  }

  /** A mark by its number, from a day less than half a turn away. The steps are too short to overshoot. */
  #find(course: Course, number: number, nearDay: number): Mark {
    const { parts, mostDegPerDay } = course;
    for (let day = nearDay; ; ) {
      const deg = angleDeg(course, this.row(day));
      const first = nextMark(course, deg);
      const count = (nextMark(course, angleDeg(course, this.row(day + 1))) - first + parts) % parts;
      const place = (number - first + parts) % parts;
      if (place < count) return this.marksOf(course, day)[place] as Mark;
      const rest = normaliseSignedDeg((number * 360) / parts - deg);
      // A mark that lies at the very beginning of a day may have been counted to the one before.
      const isAhead = rest > 1e-9;
      day += isAhead ? Math.max(1, Math.floor(rest / mostDegPerDay)) : Math.min(-1, Math.ceil(rest / mostDegPerDay));
    }
  }

  /** The part of a course that runs at an instant, whole. @throws EngineError OUT_OF_SPAN */
  spanAt(course: Course, jdTt: number): CourseSpan {
    return this.#known(course, jdTt) ?? this.#spanFrom(course, this.markBefore(course, jdTt));
  }

  /** Every part of a course that touches [from, until), whole, in the order of time; the running one where the span is empty. */
  spansBetween(course: Course, fromJdTt: number, untilJdTt: number): readonly CourseSpan[] {
    let span = this.spanAt(course, fromJdTt);
    const spans = [span];
    while (span.endJdTt < untilJdTt) {
      span = this.#spanFrom(course, { number: span.index % course.parts, jdTt: span.endJdTt });
      spans.push(span);
    }
    return spans;
  }

  /** The part that was told last, when it holds the instant: the Sun is in one for weeks, and day after day asks for it. */
  #known(course: Course, jdTt: number): CourseSpan | null {
    const last = this.#parts[course.id];
    return last !== undefined && last.startJdTt <= jdTt && jdTt < last.endJdTt ? last : null;
  }

  #spanFrom(course: Course, start: Mark): CourseSpan {
    const end = this.markAfter(course, start.jdTt);
    const span = { index: start.number + 1, startJdTt: start.jdTt, endJdTt: end.jdTt };
    this.#parts[course.id] = span;
    return span;
  }
}

/** The angle of a course, degrees, 0 … <360. */
export function angleDeg({ sun, moon, offsetDeg }: Course, at: Luminaries): number {
  return normaliseDeg(moon * at.moonDeg + sun * at.sunDeg + offsetDeg);
}

function rateDegPerDay({ sun, moon }: Course, at: Luminaries): number {
  return moon * at.moonDegPerDay + sun * at.sunDegPerDay;
}

/** Which mark is the first at or after an angle: 0 … parts − 1. */
function nextMark({ parts }: Course, deg: number): number {
  return Math.ceil((deg * parts) / 360) % parts;
}

function marksBetween(sky: DailySky, course: Course, day: number): readonly Mark[] {
  const [from, to] = [sky.row(day), sky.row(day + 1)];
  const [fromDeg, toDeg] = [angleDeg(course, from), angleDeg(course, to)];
  const first = nextMark(course, fromDeg);
  // What the next day begins with, this one does not hold.
  const count = (nextMark(course, toDeg) - first + course.parts) % course.parts;
  if (count === 0) return [];
  const marks: Mark[] = [];
  for (let i = 0; i < count; i++) {
    const number = (first + i) % course.parts;
    const targetDeg = (number * 360) / course.parts;
    const jdTt = passage(sky.zodiac, course, day, targetDeg, from, to);
    assert(jdTt >= (marks[i - 1]?.jdTt ?? day), 'marks are passed one after the other');
    marks.push({ number, jdTt });
  }
  return marks;
}

/**
 * The instant in a day at which the angle takes a value that lies between those of its ends. The cubic through both ends and their rates is within
 * 1e-4° of the Moon (her fourth derivative is 0.04° a day⁴), which is 10 seconds; one step of Newton's rule from there leaves a millionth of one.
 */
function passage(
  zodiac: ZodiacSky,
  course: Course,
  day: number,
  targetDeg: number,
  from: Luminaries,
  to: Luminaries,
): number {
  const before = normaliseSignedDeg(angleDeg(course, from) - targetDeg);
  const after = normaliseSignedDeg(angleDeg(course, to) - targetDeg);
  const [fromRate, toRate] = [rateDegPerDay(course, from), rateDegPerDay(course, to)];
  const rise = after - before;
  // before + x (fromRate + x (b + x a)), Hermite's cubic
  const a = fromRate + toRate - 2 * rise;
  const b = 3 * rise - 2 * fromRate - toRate;
  let x = Math.min(1, Math.max(0, -before / rise));
  for (let round = 0; round < 4; round++) {
    const value = before + x * (fromRate + x * (b + x * a));
    x -= value / (fromRate + x * (2 * b + 3 * x * a));
  }
  let jdTt = day + x;
  // A second step is taken only where two ephemerides meet within the day, a fraction of an arcsecond apart.
  for (let round = 0; round < 4; round++) {
    const here = zodiac.luminaries(jdTt);
    const step = normaliseSignedDeg(targetDeg - angleDeg(course, here)) / rateDegPerDay(course, here);
    jdTt += step;
    if (Math.abs(step) < 1e-4) break;
  }
  return Math.min(day + 1, Math.max(day, jdTt));
}

/** The daily sky of a zodiac; one that is given already is taken as it is. @throws EngineError INVALID_OPTION */
export function dailySkyOf(sky: ZodiacSky | DailySky): DailySky {
  return sky instanceof DailySky ? sky : new DailySky(sky);
}
