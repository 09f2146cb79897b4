/** What the tests of searches share: the core under test, and printed instants as Julian dates. */
import { openEngine } from '../../packages/engine/src/node.ts';
import { dayNumberOf, scalesOfUtc, toJulianDay } from '../../packages/engine/src/time/index.ts';

export const { kernel } = await openEngine();

/**
 * A printed civil time as a Julian date in TT.
 *
 * @param text  `YYYY-MM-DD`, with `THH:MM` and seconds or without, Gregorian
 * @param utcOffsetHours  what to take from it, east positive
 */
export function jdTtOf(text: string, utcOffsetHours = 0): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (text.match(/\d+/g) ?? []).map(Number);
  const midnight = scalesOfUtc({ dayNumber: dayNumberOf(year, month, day), seconds: 0 });
  return toJulianDay(midnight.tt) + (hour + minute / 60 + second / 3600 - utcOffsetHours) / 24;
}
