/** Whether the hour of birth of those whom an answer is about is known. */

import { hasHour } from '../facts/certain-day.ts';
import type { AnswerGround } from './answer.ts';

/** Whether the hour of birth is known: without it there are no houses. */
export function isTimeKnown({ horoscope, nativity }: AnswerGround): boolean {
  return horoscope === undefined ? (nativity?.radix.isTimeKnown ?? false) : hasHour(horoscope);
}
