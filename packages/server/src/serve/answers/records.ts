/** What the claims of words about a chart are held against: the records on which the built-in answer stands. */

import { gocharaAt } from '@khagol/engine/jyotish';
import type { AnswerGround } from '@khagol/engine/reading/answer';
import { type Ground, groundOf, type TransitSky } from '@khagol/engine/reading/gate';

/** A sky that is asked for a day twice is looked at once. */
export function recordsOf({ atJdUt, horoscope, nativity, zodiac }: AnswerGround): Ground {
  const seen = new Map<number, ReturnType<TransitSky>>();
  const skyOf = (at: NonNullable<typeof zodiac>, chart: NonNullable<typeof horoscope>): TransitSky => {
    return (jdUt) => {
      const rows = seen.get(jdUt) ?? gocharaAt(at, chart.kundli, jdUt).rows;
      seen.set(jdUt, rows);
      return rows;
    };
  };
  return groundOf({
    atJdUt,
    ...(horoscope === undefined ? {} : { horoscope }),
    ...(horoscope === undefined || zodiac === undefined ? {} : { sky: skyOf(zodiac, horoscope) }),
    ...(nativity === undefined ? {} : { nativity, main: 'western' }),
  });
}
