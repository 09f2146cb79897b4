/** The passages of a slow graha over one sign, found without walking through all the others. */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { type Stay, staysOf } from '../../jyotish/index.ts';
import { jdTtOfUt } from '../../time/index.ts';

type SlowGraha = 'Jupiter' | 'Saturn';

/** No faster than this through the sidereal zodiac, in degrees a day; the fastest days of 1800 … 2200 have 0.243 and 0.131. */
const FASTEST_DEG = { Jupiter: 0.26, Saturn: 0.14 } as const;
/** Longer than any stay in a sign with its returns: a search that begins so much earlier finds the true entry. */
const LONGEST_DAYS = { Jupiter: 480, Saturn: 1200 } as const;
/** The first look ahead for the end of a stay, then twice as far each time. */
const FIRST_LOOK_DAYS = 120;
/** So near to the sign, in degrees, the search looks closely. */
const NEAR_DEG = 2;

/**
 * The stays of a graha in a sign that reach into a stretch of time, with their true first and last instants.
 *
 * @param sign  1 … 12
 * @throws  EngineError OUT_OF_SPAN where the ephemeris ends
 */
export function passagesOver(
  zodiac: ZodiacSky,
  graha: SlowGraha,
  sign: number,
  fromJdUt: number,
  toJdUt: number,
): readonly Stay[] {
  const found: Stay[] = [];
  const longest = LONGEST_DAYS[graha];
  let jd = fromJdUt - longest;
  while (jd < toJdUt) {
    const away = distanceDeg(zodiac.longitudeDeg(jdTtOfUt(jd), graha), sign);
    if (away > NEAR_DEG) {
      jd += Math.max(1, (away - NEAR_DEG / 2) / FASTEST_DEG[graha]);
      continue;
    }
    // From two degrees before it to the last exit after returns: 600 days of Jupiter, 1400 of Saturn.
    const end = jd + 2 * longest;
    for (const stay of staysOf(zodiac, graha, jd, end))
      if (stay.part === sign && stay.startJdUt > jd && stay.endJdUt < end) found.push(stay);
    jd = end;
  }
  return found.filter(({ startJdUt, endJdUt }) => endJdUt > fromJdUt && startJdUt < toJdUt);
}

/**
 * When a graha leaves the sign it is in at an instant.
 *
 * @throws  EngineError OUT_OF_SPAN where the ephemeris ends
 */
export function leavesAt(zodiac: ZodiacSky, graha: SlowGraha, atJdUt: number): number {
  let until = atJdUt;
  for (let days = FIRST_LOOK_DAYS; ; days *= 2) {
    const [stay] = staysOf(zodiac, graha, until, until + days);
    if (stay !== undefined && stay.endJdUt < until + days) return stay.endJdUt;
    until += days;
  }
}

/** Degrees between a longitude and the nearer border of a sign, 0 inside it. */
function distanceDeg(longitudeDeg: number, sign: number): number {
  const into = (longitudeDeg - (sign - 1) * 30 + 720) % 360;
  return into < 30 ? 0 : Math.min(into - 30, 360 - into);
}
