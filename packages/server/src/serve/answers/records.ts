/** What the claims of words about a chart are held against: the records on which the built-in answer stands. */

import { gocharaAt } from '@khagol/engine/jyotish';
import { type AnswerGround, westernSkyAt } from '@khagol/engine/reading/answer';
import { type Ground, groundOf, type TransitSky } from '@khagol/engine/reading/gate';

/** A sky that is asked for a day twice is looked at once. */
export function recordsOf(ground: AnswerGround): Ground {
  const { atJdUt, horoscope, nativity } = ground;
  const sky = skyOf(ground);
  const seen = new Map<number, ReturnType<TransitSky>>();
  const remembered = (look: TransitSky, jdUt: number): ReturnType<TransitSky> => {
    const rows = seen.get(jdUt) ?? look(jdUt);
    seen.set(jdUt, rows);
    return rows;
  };
  return groundOf({
    atJdUt,
    ...(horoscope === undefined ? {} : { horoscope }),
    ...(sky === null ? {} : { sky: (jdUt) => remembered(sky, jdUt) }),
    ...(nativity === undefined ? {} : { nativity, main: 'western' }),
  });
}

/** In the zodiac of the chart that is meant, or null. */
function skyOf({ horoscope, nativity, zodiac, kernel }: AnswerGround): TransitSky | null {
  if (nativity !== undefined) return kernel === undefined ? null : (jdUt) => westernSkyAt(kernel, nativity, jdUt);
  if (horoscope === undefined || zodiac === undefined) return null;
  return (jdUt) => gocharaAt(zodiac, horoscope.kundli, jdUt).rows;
}
