/** How unsure the moment of a chart is that rests on a birth whose hour nobody knows: a return, a progression, the middle between two births. */

import type { Moment } from '../../time/moment.ts';

/** Half-width of the doubt about an hour that nobody knows, seconds: half a day. */
export const UNKNOWN_HOUR_SECONDS = 43_200;

/**
 * A reckoned moment with the doubt of the birth that it was reckoned from, so that the chart cast for it tells that its time was assumed, how far each body
 * may stand from its place, and which signs are open.
 *
 * @param timeSeconds  half-width of the doubt; 0 leaves the moment as it is
 */
export function doubted(moment: Moment, timeSeconds: number): Moment {
  if (timeSeconds === 0) return moment;
  return { ...moment, certainty: { ...moment.certainty, time: 'assumed', timeSeconds } };
}

/** Of how many seconds the doubt is that a birth hands on. */
export function doubtSeconds({ isTimeKnown }: { readonly isTimeKnown: boolean }): number {
  return isTimeKnown === true ? 0 : UNKNOWN_HOUR_SECONDS;
}
