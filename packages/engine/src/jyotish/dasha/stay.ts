/**
 * How much of its time in a star the Moon had spent at birth: the balance of a dasha as almanacs reckon it, by bhayata over bhabhoga
 * (time since entry over the whole time of stay) instead of by the arc. Source: `bphs` ch. 46.
 */

import { normaliseDeg, normaliseSignedDeg } from '../../angle.ts';
import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { refusal } from '../../input.ts';
import { jdTtOfUt } from '../../time/local-clock.ts';

/** Furthest that the Moon of the sky may stand from the kundli's: more, and the sky is of another zodiac. Degrees. */
const SAME_ZODIAC_DEG = 0.01;

/**
 * Share of the Moon's time between two longitudes that had passed.
 *
 * @param moonDeg  sidereal longitude of the Moon at birth
 * @param fromDeg  where the stretch begins, behind the Moon
 * @param widthDeg  length of the stretch
 * @returns 0 … 1
 * @throws  EngineError INVALID_OPTION without a sky, or with one of another zodiac; OUT_OF_SPAN
 */
export function elapsedByTime(
  sky: ZodiacSky | undefined,
  birthJdUt: number,
  moonDeg: number,
  fromDeg: number,
  widthDeg: number,
): number {
  if (sky === undefined) {
    throw refusal(
      'INVALID_OPTION',
      'sky',
      'a ZodiacSky',
      'A balance by time asks when the Moon entered its star: pass a sky.',
    );
  }
  readZodiac(sky, 'sky');
  const birth = jdTtOfUt(birthJdUt);
  const seen = sky.luminaries(birth).moonDeg;
  if (Math.abs(normaliseSignedDeg(seen - moonDeg)) > SAME_ZODIAC_DEG) {
    throw refusal(
      'INVALID_OPTION',
      'sky',
      'the zodiac of the kundli, and the instant of birth',
      `The Moon of this sky stands at ${seen.toFixed(4)}°, the kundli’s at ${normaliseDeg(moonDeg).toFixed(4)}°.`,
    );
  }
  const entry = crossing(sky, birth, fromDeg);
  const exit = crossing(sky, birth, fromDeg + widthDeg);
  return Math.min(1, Math.max(0, (birth - entry) / (exit - entry)));
}

/** The instant (TT) nearest to another at which the Moon stands at a longitude. */
function crossing(sky: ZodiacSky, nearJdTt: number, longitudeDeg: number): number {
  let at = nearJdTt;
  // The Moon's speed changes by less than a tenth within a star, so six steps of Newton end far below a millisecond.
  for (let step = 0; step < 6; step++) {
    const { moonDeg, moonDegPerDay } = sky.luminaries(at);
    at += normaliseSignedDeg(longitudeDeg - moonDeg) / moonDegPerDay;
  }
  return at;
}
