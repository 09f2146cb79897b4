/** Chandrashtama: the two and a quarter days of each month on which the Moon walks the eighth sign from the natal one, cut by her nakshatras. */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { wholeIn } from '../../choice.ts';
import { checkJd } from '../../span.ts';
import { type LocalClock, readClock } from '../../time/local-clock.ts';
import { signFrom } from '../graha/kundli.ts';
import { staysOf } from './stays.ts';

export interface Chandrashtama {
  readonly startJdUt: number;
  readonly endJdUt: number;
  readonly start?: string;
  readonly end?: string;
  readonly nakshatras: readonly {
    /** 1 … 27. */
    readonly nakshatra: number;
    readonly startJdUt: number;
    readonly endJdUt: number;
    readonly start?: string;
    readonly end?: string;
  }[];
}

/**
 * The stays of the Moon in the eighth sign, whole ones, that touch a span.
 *
 * @param moonSign  the natal Moon's, 1 … 12
 * @param clock     adds `start` and `end` as texts
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 * @source  usage of almanacs (`almanac-practice`)
 */
export function chandrashtamasOf(
  zodiac: ZodiacSky,
  moonSign: number,
  fromJdUt: number,
  untilJdUt: number,
  clock?: LocalClock,
): readonly Chandrashtama[] {
  checkJd('fromJdUt', fromJdUt);
  checkJd('untilJdUt', untilJdUt);
  if (clock !== undefined) readClock('clock', clock);
  const eighth = signFrom(wholeIn('moonSign', moonSign, 1, 12), 8);
  const texts = (span: { startJdUt: number; endJdUt: number }) =>
    clock === undefined ? {} : { start: clock.text(span.startJdUt), end: clock.text(span.endJdUt) };
  // Three days more on either side, so that a stay is never cut by the span.
  return staysOf(zodiac, 'Moon', fromJdUt - 3, untilJdUt + 3)
    .filter(({ part, startJdUt, endJdUt }) => part === eighth && endJdUt > fromJdUt && startJdUt < untilJdUt)
    .map(({ startJdUt, endJdUt }) => ({
      startJdUt,
      endJdUt,
      ...texts({ startJdUt, endJdUt }),
      nakshatras: staysOf(zodiac, 'Moon', startJdUt, endJdUt, 'nakshatra')
        // Both ends are marks of the zodiac found to a millisecond: what is shorter is no stay.
        .filter((stay) => stay.endJdUt - stay.startJdUt > 1e-6)
        .map(({ part, ...stay }) => ({
          nakshatra: part,
          startJdUt: stay.startJdUt,
          endJdUt: stay.endJdUt,
          ...texts(stay),
        })),
    }));
}
