/** What a horoscope leaves open where the birth time, or the place of a body, is not sure enough: borders within the doubt. For its warnings. */

import type { Chart } from '../../chart/chart.ts';
import type { Warning } from '../../errors.ts';

/**
 * The warnings of a chart, and what Jyotish has to add to them: a sign that a stated time leaves open, and the Moon's nakshatra, on which dashas,
 * taras and matches stand.
 */
export function doubtsOf({ ascendant, planets, warnings }: Chart): readonly Warning[] {
  const more: Warning[] = [];
  const moved = [ascendant, ...planets].filter(({ uncertain }) => uncertain?.includes('sign')).map(({ name }) => name);
  if (moved.length > 0 && warnings.every(({ code }) => code !== 'SIGN_UNCERTAIN'))
    more.push({
      code: 'SIGN_UNCERTAIN',
      message: `Within the doubt about time and place these may stand in another sign: ${moved.join(', ')}.`,
    });
  const moon = planets.find(({ name }) => name === 'Moon');
  if (moon?.uncertain?.includes('nakshatra'))
    more.push({
      code: 'NAKSHATRA_UNCERTAIN',
      message:
        'Within the doubt about the time the Moon may stand in another nakshatra: dashas and matches change with it.',
    });
  return more.length === 0 ? warnings : [...warnings, ...more];
}
