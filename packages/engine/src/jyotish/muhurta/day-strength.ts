/**
 * Tara bala and chandra bala of a whole day: for whom each of the Moon's stars and signs is good. For the pages of an almanac, where
 * nobody's chart is known.
 */

import { readChoices } from '../../choice.ts';
import { type ChandraOptions, chandrashtamaSignOf, signsWithChandraBala } from './chandra.ts';
import type { DayGround } from './ground.ts';
import { DAY_CHANDRA_NAMES } from './option-names.ts';
import { type MuhurtaQuality, type TimedSpan, timedSpan } from './quality.ts';
import { birthStarsOf, TARAS, type TaraName } from './tara.ts';

export interface DayTara extends TimedSpan {
  /** 1 … 9. */
  readonly tara: number;
  readonly name: TaraName;
  readonly quality: MuhurtaQuality;
  /** Birth stars to which the day's star is this tara, 1 … 27, three of them. */
  readonly birthNakshatras: readonly number[];
  /** The Moon's star meanwhile. */
  readonly nakshatra: number;
}

/** The nine taras of each star of a solar day, in the order of time. */
export function dayTarasOf({ nakshatras, clock }: DayGround): readonly DayTara[] {
  return nakshatras.flatMap(({ value, startJdTt, endJdTt }) =>
    TARAS.map(({ name, quality }, i) => ({
      tara: i + 1,
      name,
      quality,
      birthNakshatras: birthStarsOf(value, i + 1),
      nakshatra: value,
      ...timedSpan(startJdTt, endJdTt, clock),
    })),
  );
}

export interface DayChandra extends TimedSpan {
  /** The Moon's sign, 1 … 12. */
  readonly moonSign: number;
  /** Natal signs to which she is good there. */
  readonly goodFor: readonly number[];
  /** The natal sign to which she is chandrashtama. */
  readonly chandrashtamaFor: number;
}

/** For whom the Moon is good in each sign of a solar day, in the order of time. `bright-half` is decided at the beginning of each stay. */
export function dayChandrasOf(
  { moonSigns, tithis, clock }: DayGround,
  options: Pick<ChandraOptions, 'school'> = {},
): readonly DayChandra[] {
  readChoices(options, 'options', DAY_CHANDRA_NAMES);
  return moonSigns.map(({ value, startJdTt, endJdTt }) => {
    const tithi = tithis.find((stretch) => startJdTt < stretch.endJdTt)?.value ?? 1;
    return {
      moonSign: value,
      goodFor: signsWithChandraBala(value, { ...options, isBrightHalf: tithi <= 15 }),
      chandrashtamaFor: chandrashtamaSignOf(value),
      ...timedSpan(startJdTt, endJdTt, clock),
    };
  });
}
