/**
 * The limbs that run at an instant, and how much of each lies behind, from where Sun and Moon stand: no search for beginnings and ends.
 *
 * @source  `surya-siddhanta` 2.64–69 (tithi, nakshatra, yoga, karana)
 */

import { normaliseDeg } from '../../angle.ts';
import { refusal } from '../../input.ts';
import { COURSES, type Course } from '../panchang/daily-sky.ts';

/** Degrees. */
export interface SunAndMoon {
  readonly sunDeg: number;
  readonly moonDeg: number;
}

/** One limb by its arc. */
export interface LimbByArc {
  /** 1 … 30 of tithis, 27 of nakshatras and yogas, 60 of karanas. */
  readonly index: number;
  /** Of its arc, 0 … <1. */
  readonly elapsed: number;
}

/** The five limbs but the weekday. */
export interface LimbsByArc {
  readonly tithi: LimbByArc;
  readonly nakshatra: LimbByArc;
  /** 1 … 4. */
  readonly pada: number;
  readonly yoga: LimbByArc;
  readonly karana: LimbByArc;
}

/**
 * The limbs of two sidereal longitudes, such as a textbook's.
 *
 * @param sunDeg, moonDeg  any finite number of degrees
 * @throws  EngineError INVALID_OPTION for anything else
 */
export function limbsOfLongitudes(sunDeg: number, moonDeg: number): LimbsByArc {
  for (const [field, deg] of [
    ['sunDeg', sunDeg],
    ['moonDeg', moonDeg],
  ] as const) {
    const allowed = 'a finite number of degrees';
    if (!Number.isFinite(deg)) throw refusal('INVALID_OPTION', field, allowed, `The ${field} must be ${allowed}.`);
  }
  const at = { sunDeg, moonDeg };
  const of = (course: Course): LimbByArc => {
    const parts = partsPassed(course, at);
    const whole = Math.floor(parts);
    return { index: whole + 1, elapsed: parts - whole };
  };
  return {
    tithi: of(COURSES.tithi),
    nakshatra: of(COURSES.nakshatra),
    pada: (Math.floor(partsPassed(COURSES.pada, at)) % 4) + 1,
    yoga: of(COURSES.yoga),
    karana: of(COURSES.karana),
  };
}

/** How many parts of a course lie behind, 0 … <parts: the whole ones and the share of the one that runs. */
export function partsPassed({ sun, moon, offsetDeg, parts }: Course, { sunDeg, moonDeg }: SunAndMoon): number {
  return (normaliseDeg(moon * moonDeg + sun * sunDeg + offsetDeg) * parts) / 360;
}
