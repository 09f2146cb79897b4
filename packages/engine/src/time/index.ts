/**
 * Time: civil text becomes a moment. `resolveMoment` is the verb; the rest is what others need to speak of time at all.
 *
 * See data/zones/README.md and data/deltat/README.md for where the figures come from.
 */

export { parseBirth } from './birth.ts';
export { type Calendar, type CivilDate, dateOf, dayNumberOf, daysInMonth, isLeapYear, weekdayOf } from './calendar.ts';
export { offsetSecondsOf, yearSpan } from './civil.ts';
export { deltaTSecondsAt, deltaTSigmaSecondsAt } from './delta-t.ts';
export { formatDate, formatLocal, formatOffset, formatUtc } from './format.ts';
export {
  addDays,
  addSeconds,
  centuriesSinceJ2000,
  compareInstants,
  daysBetween,
  makeInstant,
  secondsBetween,
  toJulianDay,
} from './instant.ts';
export { hasLeapSecond, leapTableExpiryDay, taiMinusUtcSeconds, ttMinusTaiSeconds, utcFirstDay } from './leap.ts';
export { clockOfMoment, jdTtOfUt, jdUtOf, jdUtOfTt, type LocalClock, localClock } from './local-clock.ts';
export type { Birth, Certainty, Instant, Moment, Place, TimeScale, ZoneSource, ZoneUse } from './moment.ts';
export { type MomentOptions, momentAt, scalesAt, type WallClock, wallClockAt } from './moment-at.ts';
export { listOverrides, type Override } from './overrides.ts';
export { elevationSpan } from './place.ts';
export { meanTimeOffset } from './place-clock.ts';
export { resolveMoment, type TimeOptions } from './resolve.ts';
export {
  clockOf,
  type DeltaT,
  instantOfSeconds,
  type Scales,
  scalesOfTt,
  scalesOfUt1,
  scalesOfUtc,
  tdbMinusTtSeconds,
  tdbOf,
  type UtcClock,
  utcOf,
} from './scales.ts';
export { nauticalOffset, type ZoneOf } from './settle-zone.ts';
export { readTimezone, type Timezone } from './timezone.ts';
export { type LocalReading, readLocal, type Stretch, stretchAt, stretchesAround } from './zone.ts';
export { listZoneIds, spellZoneId, tzdataEdition, type ZoneHistory, zoneHistory } from './zone-table.ts';
