/** Where something stands, to the minute of arc: sign, degree, house, nakshatra and pada; the sign alone of a day whose hour nobody knows. */

import { GRAHAS, type Graha } from '../../jyotish/index.ts';
import type { BodyKey } from '../../language/keys.ts';
import { westernName } from '../claims/index.ts';
import type { AnswerGround } from './answer.ts';
import { isTimeKnown } from './certain.ts';
import { Placements } from './placements.ts';
import type { Draft } from './teller.ts';
import { signName, type Words } from './words.ts';

/** Half a minute of arc: places are written to the minute. */
const TOLERANCE_DEG = 1 / 60;

/** A graha or the ascendant in the sidereal chart; null where the birth does not tell. */
export function exactVedic(words: Words, name: string, ground: AnswerGround): Draft | null {
  const { horoscope } = ground;
  if (horoscope === undefined) return null;
  const isKnown = isTimeKnown(ground);
  if (name === 'Ascendant') {
    if (!isKnown) return null;
    const { sign, degree, nakshatra, pada } = horoscope.kundli.lagna;
    return {
      text: words.say.exactLagna({
        degrees: words.language.degrees(degree),
        rashiIn: words.rashiIn(sign),
        nakshatra: words.nakshatra(nakshatra),
        pada: words.language.number(pada),
      }),
      claims: [
        { kind: 'lagna', sign: signName(sign) },
        { kind: 'degree', body: 'Ascendant', degree: toMinute(degree), toleranceDeg: TOLERANCE_DEG },
        { kind: 'nakshatra', body: 'Ascendant', nakshatra, pada },
      ],
    };
  }
  if (!(GRAHAS as readonly string[]).includes(name)) return null;
  const graha = name as Graha;
  const { sign, degree, house, nakshatra, pada } = horoscope.kundli.grahas[graha];
  if (!isKnown) return new Placements(words, ground).graha(graha);
  return {
    text: words.say.exact({
      graha: words.body(name),
      degrees: words.language.degrees(degree),
      rashiIn: words.rashiIn(sign),
      houseIn: words.houseIn(house),
      nakshatra: words.nakshatra(nakshatra),
      pada: words.language.number(pada),
    }),
    claims: [
      { kind: 'sign', body: graha, sign: signName(sign) },
      { kind: 'house', body: graha, houses: [house] },
      { kind: 'degree', body: graha, degree: toMinute(degree), toleranceDeg: TOLERANCE_DEG },
      { kind: 'nakshatra', body: graha, nakshatra, pada },
    ],
  };
}

/** A planet or the ascendant in the tropical chart, likewise. */
export function exactWestern(words: Words, name: string, ground: AnswerGround): Draft | null {
  const { nativity } = ground;
  if (nativity === undefined) return null;
  if (name === 'Ascendant') return isTimeKnown(ground) ? new Placements(words, ground).lagna(false) : null;
  const body = westernName(name as BodyKey) as BodyKey;
  const point = nativity.radix.points.find((each) => each.name === body);
  if (point === undefined) return null;
  if (point.house === null || !isTimeKnown(ground)) return new Placements(words, ground).planet(body);
  return {
    text: words.say.exactSign({
      graha: words.body(body),
      degrees: words.language.degrees(point.degree),
      rashiIn: words.rashiIn(point.sign),
      houseIn: words.houseIn(point.house),
    }),
    claims: [
      { kind: 'sign', body, sign: signName(point.sign) },
      { kind: 'house', body, houses: [point.house] },
      { kind: 'degree', body, degree: toMinute(point.degree), toleranceDeg: TOLERANCE_DEG },
    ],
  };
}

/** As it is written: cut off at the minute. */
function toMinute(degree: number): number {
  return Math.floor(degree * 60) / 60;
}
