/**
 * The clock on one wall, for records that hold many times: limbs of a panchang, spans of a dasha, windows of a search.
 *
 * Searches reckon in TT, people in civil time. Between them stands the civil Julian date, `jdUt`: days of UTC where UTC exists and
 * of UT1 elsewhere (the policy of scales.ts), one number, 40 microseconds fine. Texts are rounded to the second and carry their
 * offset, so that each can be read back as the instant it was.
 */

import { type OptionNames, readChoices } from '../choice.ts';
import { isRecord, refusal } from '../input.ts';
import { epochDayNumber } from './calendar.ts';
import { formatDate, formatOffset, formatSeconds } from './format.ts';
import { makeInstant, secondsPerDay, toJulianDay } from './instant.ts';
import type { Instant, Moment, Place } from './moment.ts';
import type { MomentOptions } from './moment-at.ts';
import { checkOverrideIds, overridesFor } from './overrides.ts';
import { readPlace } from './place.ts';
import { placeClock } from './place-clock.ts';
import { clockOf, type DeltaT, scalesOfTt, scalesOfUtc, utcOf } from './scales.ts';
import { readTimezone, type Timezone } from './timezone.ts';
import type { Stretch } from './zone.ts';

export interface LocalClock {
  /** IANA id, `UTC`, or the offset as text. */
  readonly zone: string;
  readonly place: Place;
  /** ISO 8601 with offset, to the second: `1996-07-16T03:34:07+05:30`. */
  text(jdUt: number): string;
  /** The local date alone, `1996-07-16`. */
  dateText(jdUt: number): string;
  /** Local day number and seconds since local midnight at an instant. */
  read(jdUt: number): { readonly dayNumber: number; readonly seconds: number; readonly offsetSeconds: number };
  /** The instant at which a local date begins: its 00:00 by this clock; where midnight was skipped, the first instant after. */
  midnight(dayNumber: number): number;
}

const OPTION_NAMES: OptionNames<Omit<MomentOptions, 'deltaT'>> = { timezone: true, overrides: true };

/** Dates as texts that a clock keeps, the last of each rest modulo this: the times of a record are of a few days, a record's neighbour has the same. A power of two. */
const KEPT_DATES = 16;
interface DateText {
  readonly dayNumber: number;
  readonly text: string;
}

/**
 * The clock of a place and a zone.
 *
 * @param at       whose place
 * @param options  zone as in `Birth.timezone` (`UTC` when absent) and local customs
 * @throws  EngineError INVALID_TIMEZONE, INVALID_OPTION; INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION for a place off the ground.
 *          The clock's functions throw INVALID_DATETIME for what is no Julian date
 */
export function localClock(at: Place, options: Omit<MomentOptions, 'deltaT'> = {}): LocalClock {
  const place = readPlace('place', at);
  readChoices(options, 'options', OPTION_NAMES);
  return clockIn(place, readTimezone(options.timezone ?? 'UTC'), options.overrides);
}

function clockIn(place: Place, given: Timezone, overrides: MomentOptions['overrides']): LocalClock {
  const stretches =
    given.kind === 'offset'
      ? (): Stretch => ({
          fromUtc: -Infinity,
          untilUtc: Infinity,
          offsetSeconds: given.offsetSeconds,
          meanTime: false,
        })
      : placeClock(given.id, place, checkOverrideIds(overrides ?? [])).at;
  let last: Stretch | null = null;
  const dates = new Array<DateText | undefined>(KEPT_DATES);
  let lastOffset = 0;
  let lastOffsetText = formatOffset(0);
  const offsetAt = (utcSeconds: number): number => {
    if (last === null || utcSeconds < last.fromUtc || utcSeconds >= last.untilUtc) last = stretches(utcSeconds);
    return last.offsetSeconds;
  };
  const read = (jdUt: number) => {
    checkDate('jdUt', jdUt);
    // Whole seconds since 1970 first: an offset then never splits a second.
    const utcSeconds = Math.round((jdUt - unixEpochJd) * secondsPerDay);
    const offsetSeconds = offsetAt(utcSeconds);
    const local = utcSeconds + offsetSeconds;
    const days = Math.floor(local / secondsPerDay);
    return { dayNumber: epochDayNumber + days, seconds: local - days * secondsPerDay, offsetSeconds };
  };
  const localText = (jdUt: number, offset: boolean): string => {
    const { dayNumber, seconds, offsetSeconds } = read(jdUt);
    const slot = dayNumber & (KEPT_DATES - 1);
    if (dates[slot]?.dayNumber !== dayNumber) dates[slot] = { dayNumber, text: formatDate(dayNumber) };
    const { text } = dates[slot] as DateText;
    if (!offset) return text;
    if (offsetSeconds !== lastOffset) [lastOffset, lastOffsetText] = [offsetSeconds, formatOffset(offsetSeconds)];
    return `${text}T${formatSeconds(seconds)}${lastOffsetText}`;
  };
  return {
    zone: given.id,
    place,
    read,
    text: (jdUt) => localText(jdUt, true),
    dateText: (jdUt) => localText(jdUt, false),
    midnight: (dayNumber) => {
      checkDate('dayNumber', Number.isInteger(dayNumber) ? dayNumber : Number.NaN);
      const localSeconds = (dayNumber - epochDayNumber) * secondsPerDay;
      const guess = localSeconds - offsetAt(localSeconds);
      // The offset a day either side: the earliest instant that reads this date.
      const candidates = [guess - 86400, guess, guess + 86400].map((at) => localSeconds - offsetAt(at));
      const first = Math.min(...candidates.filter((at) => at + offsetAt(at) >= localSeconds));
      return unixEpochJd + first / secondsPerDay;
    },
  };
}

/**
 * A clock that a caller hands in: one of `localClock`, or anything that tells the time as it does.
 *
 * @param field  as the error shall name it
 * @throws  EngineError INVALID_OPTION
 */
export function readClock(field: string, value: unknown): LocalClock {
  const { text, dateText, read, midnight, place } = isRecord(value) ? value : NO_CLOCK;
  if ([text, dateText, read, midnight].every((tells) => typeof tells === 'function') && isRecord(place))
    return value as LocalClock;
  const allowed = 'a clock as localClock makes it';
  throw refusal('INVALID_OPTION', field, allowed, `The ${field} must be ${allowed}.`);
}

/**
 * The clock that a moment was read from: it shows the moment's own local time. Where its zone is named, later dates follow that zone's own
 * changes, and the local custom it was read by, if any.
 */
export function clockOfMoment(moment: Pick<Moment, 'tt' | 'ut1' | 'place' | 'zone'>): LocalClock {
  const { place, zone } = moment;
  // An offset need not be read again from its text.
  if (zone.source === 'nautical' || zone.id.startsWith('+') || zone.id.startsWith('-'))
    return clockIn(readPlace('place', place), { kind: 'offset', id: zone.id, offsetSeconds: zone.offsetSeconds }, []);
  const plain = localClock(place, { timezone: zone.id });
  const jdUt = jdUtOf(moment);
  const shows = (clock: LocalClock) => clock.read(jdUt).offsetSeconds === zone.offsetSeconds;
  if (shows(plain)) return plain;
  // A moment does not say by which custom its zone was overridden; its offset does.
  const customs = overridesFor(zone.id, place).map(({ id }) =>
    localClock(place, { timezone: zone.id, overrides: [id] }),
  );
  return customs.find(shows) ?? plain;
}

/** Civil Julian date of an instant in TT. @throws EngineError INVALID_DATETIME for what is no Julian date */
export function jdUtOfTt(jdTt: number, deltaT?: DeltaT): number {
  checkDate('jdTt', jdTt);
  const day = Math.floor(jdTt);
  return jdUtOf(scalesOfTt({ scale: 'tt', day, fraction: jdTt - day }, deltaT));
}

/** Civil Julian date of an instant whose scales are known, such as a moment. */
export function jdUtOf(scales: { readonly tt: Instant<'tt'>; readonly ut1: Instant<'ut1'> }): number {
  const { dayNumber, seconds } = utcOf(scales);
  return dayNumber - 0.5 + seconds / secondsPerDay;
}

/** TT of a civil Julian date. Errors as `jdUtOfTt`. */
export function jdTtOfUt(jdUt: number, deltaT?: DeltaT): number {
  checkDate('jdUt', jdUt);
  const day = Math.floor(jdUt);
  return toJulianDay(scalesOfUtc(clockOf(makeInstant('utc', day, jdUt - day)), deltaT).tt);
}

/** An instant in TT as the two scales that the sky asks for. */
export function whenOfTt(jdTt: number, deltaT?: DeltaT): { tt: Instant<'tt'>; ut1: Instant<'ut1'> } {
  const day = Math.floor(jdTt);
  const { tt, ut1 } = scalesOfTt({ scale: 'tt', day, fraction: jdTt - day }, deltaT);
  return { tt, ut1 };
}

/** Furthest date that a clock tells, days: years −278 000 … 269 000, so that a year never has more than six digits. */
const furthestJd = 1e8;

function checkDate(field: string, value: number): void {
  if (typeof value === 'number' && Math.abs(value) <= furthestJd) return;
  const allowed = `a Julian date, ${-furthestJd} … ${furthestJd}`;
  throw refusal('INVALID_DATETIME', field, allowed, `The ${field} must be ${allowed}.`);
}

const unixEpochJd = 2440587.5;
const NO_CLOCK: { readonly [member: string]: unknown } = {};
