/** What most questions are about once they are read: a day at a place, a birth, two people; and the parts of reading them that every form shares. */

import type { Moment, Warning } from '@khagol/engine';
import { clockOfMoment, jdUtOf, type LocalClock } from '@khagol/engine/time';
import type { TimeReader } from './birth.ts';
import { jdUtOfMs } from './chart-input.ts';
import { AYANAMSA } from './choices.ts';
import { isEngineError } from './engine-fault.ts';
import { choiceSchema } from './fields.ts';
import { type JsonSchema, text } from './schema.ts';
import type { Pair } from './two-people.ts';

/** A day at a place. */
export interface DayAsked {
  /** Of the local date. */
  readonly dayNumber: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly clock: LocalClock;
  /** The instant of the time that was asked for, civil Julian date; null where none was. */
  readonly atJdUt: number | null;
  readonly moment: Moment;
  readonly ayanamsa: string;
  /** What had to be taken for granted, such as the place, and what the moment says of its time. */
  readonly warnings: readonly Warning[];
}

/** A birth. */
export interface BirthAsked {
  /** With its warnings: how its time was read. */
  readonly moment: Moment;
  readonly clock: LocalClock;
  readonly ayanamsa: string;
  /** Of the call, civil Julian date: for answers that say what runs now. */
  readonly nowJdUt: number;
}

/** Two people, or one, under an ayanamsa. */
export interface PairAsked {
  readonly pair: Pair;
  readonly ayanamsa: string;
}

/** How an ayanamsa is described where it may be left out. */
export const AYANAMSA_FIELD: Readonly<Record<'ayanamsa?', JsonSchema>> = {
  'ayanamsa?': choiceSchema(AYANAMSA, 'lahiri'),
};

/** Query parameters of a zone and an ayanamsa. */
export const ZONE_QUERY: Readonly<Record<'timezone' | 'ayanamsa', JsonSchema>> = {
  timezone: text('`±HH:MM`, `Z`, an IANA id, or hours; found from the place when left out.', { examples: ['+05:30'] }),
  ayanamsa: choiceSchema(AYANAMSA, 'lahiri'),
};

/** The place that stands in where a day is asked for and no place. */
export const USUAL_PLACE = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } as const;

/**
 * @param atJdUt    as the day has it; null leaves out what the moment says of the hour, which nobody asked for then
 * @param warnings  beside those of the moment
 */
export function dayAsked(
  moment: Moment,
  ayanamsa: string,
  atJdUt: number | null,
  warnings: readonly Warning[] = [],
): DayAsked {
  const told = moment.warnings.filter(({ code }) => atJdUt !== null || !OF_THE_HOUR.has(code));
  const all = [...warnings, ...told];
  const clock = clockOfMoment(moment);
  const jdUt = jdUtOf(moment);
  const { dayNumber } = clock.read(jdUt);
  return { dayNumber, date: clock.dateText(jdUt), clock, atJdUt, moment, ayanamsa, warnings: onceEach(all) };
}

const OF_THE_HOUR: ReadonlySet<string> = new Set(['AMBIGUOUS_LOCAL_TIME', 'NONEXISTENT_LOCAL_TIME']);

function onceEach(warnings: readonly Warning[]): readonly Warning[] {
  return warnings.filter(
    ({ code, message }, i) => warnings.findIndex((one) => one.code === code && one.message === message) === i,
  );
}

export function birthAsked(moment: Moment, ayanamsa: string, nowMs: number): BirthAsked {
  return { moment, clock: clockOfMoment(moment), ayanamsa, nowJdUt: jdUtOfMs(nowMs) };
}

/** The fields of a place out of a query, as a body would have them: numbers as numbers. */
export function placeOfQuery({
  latitude,
  longitude,
  timezone,
  ayanamsa,
}: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  return {
    ...(ayanamsa === undefined ? {} : { ayanamsa }),
    ...(latitude === undefined ? {} : { latitude: figure(latitude) }),
    ...(longitude === undefined ? {} : { longitude: figure(longitude) }),
    ...(timezone === undefined ? {} : { timezone: zone(timezone) }),
  };
}

/** Text that reads as a number is one; in a query an unescaped `+` means a space. */
function figure(written: string): unknown {
  return /^[+\- ]?\d+(?:\.\d+)?$/.test(written) ? Number(written) : written;
}

function zone(written: string): unknown {
  if (/^[+\- ]?\d{1,2}(?:\.\d+)?$/.test(written)) return Number(written);
  return written.replace(/^ (?=\d)/, '+');
}

/** Today at the place. A faulty place has no today; a stand-in lets the reader name what is wrong. */
export function todayAt(fields: Readonly<Record<string, unknown>>, engine: TimeReader, nowMs: number): string {
  const noon = { latitude: 0, longitude: 0, ...fields, datetime: '2000-01-01T12:00' };
  const { ayanamsa: _, ...birth } = noon as typeof noon & { ayanamsa?: unknown };
  try {
    return clockOfMoment(engine.moment(birth)).dateText(jdUtOfMs(nowMs));
  } catch (error) {
    if (isEngineError(error)) return '2000-01-01';
    throw error;
  }
}
