/** Whether the hour of birth of those whom an answer is about is known, and which houses it has. */

import type { Graha, Horoscope } from '../../jyotish/index.ts';
import { hasHour } from '../facts/certain-day.ts';
import type { AnswerGround } from './answer.ts';

/** Whether the hour of birth is known: without it there are no houses. */
export function isTimeKnown({ horoscope, nativity }: AnswerGround): boolean {
  return horoscope === undefined ? (nativity?.radix.isTimeKnown ?? false) : hasHour(horoscope);
}

/** Whether somebody stands in another house of the chart than by the count of signs from the lagna, which is how jyotish is told here. */
export function hasOtherHouses({ chart, kundli }: Horoscope): boolean {
  return chart.planets.some(({ name, house }) => (kundli.grahas[name as Graha]?.house ?? house) !== house);
}
