/** What an answer takes for granted or leaves open: how a time was read, an hour that nobody knows, a sunrise that does not come. Told beside data that does not tell it. */

import type { Moment, Warning } from '@khagol/engine';
import { panchangSettings, solarDayOn, sunriseCautions } from '@khagol/engine/jyotish';
import { formatDate } from '@khagol/engine/time';
import type { BirthAsked, DayAsked } from '../../contract/asked.ts';
import type { AnswerWarning } from '../../contract/envelopes.ts';
import type { Pair } from '../../contract/two-people.ts';
import type { DataOutcome } from '../../gate/row.ts';
import { tropicalChoices } from '../engine.ts';
import type { Doors } from './doors.ts';
import { computed } from './question.ts';

/**
 * The answer to a question with its doubts.
 *
 * @param field   where the caller wrote the date
 * @param doubts  all there are; a code that `data.warnings` tells is not told again, nor the zone where `data.time` has it
 * @throws  Refusal INVALID_DATETIME for a date that no ephemeris covers
 */
export function told(field: string, tell: () => unknown, doubts: () => readonly AnswerWarning[]): DataOutcome {
  const data = computed(field, tell);
  const known = ownWarnings(data);
  const isKnown = ({ code, person }: AnswerWarning): boolean =>
    known.some((one) => one.code === code && one.person === person) || (code === ZONE_FOUND && tellsTime(data));
  const warnings = computed(field, doubts).filter((doubt) => !isKnown(doubt));
  return { kind: 'data', data, ...(warnings.length === 0 ? {} : { warnings }) };
}

function tellsTime(data: unknown): boolean {
  return Object.hasOwn((data ?? {}) as object, 'time');
}

function ownWarnings(data: unknown): readonly AnswerWarning[] {
  const { warnings } = (data ?? {}) as { readonly warnings?: unknown };
  return Array.isArray(warnings) ? warnings : [];
}

/** Doubts of a day: those of its date and place, and that it has no sunrise. */
export function doubtsOfDay(day: DayAsked, doors: Doors): readonly Warning[] {
  return [...day.warnings, ...sunlessOn(day, day.dayNumber, doors), ...zoneFound(day.moment)];
}

/** The same of a search over days, which names the first that has no sunrise. */
export function doubtsOfDays(day: DayAsked, days: number, doors: Doors): readonly Warning[] {
  for (let dayNumber = day.dayNumber; dayNumber < day.dayNumber + days; dayNumber += 1) {
    const sunless = sunlessOn(day, dayNumber, doors);
    if (sunless.length > 0)
      return [
        ...day.warnings,
        ...sunless.map(({ code, message }) => ({ code, message: `${formatDate(dayNumber)}: ${message}` })),
        ...zoneFound(day.moment),
      ];
  }
  return [...day.warnings, ...zoneFound(day.moment)];
}

function sunlessOn({ clock, ayanamsa }: DayAsked, dayNumber: number, doors: Doors): readonly Warning[] {
  return sunriseCautions(solarDayOn(doors.jyotish(ayanamsa).zodiac, clock, dayNumber, panchangSettings().sunrise));
}

/** Doubts of a birth, in the zodiac of its ayanamsa. */
export function doubtsOfBirth(
  { moment, ayanamsa }: Pick<BirthAsked, 'moment' | 'ayanamsa'>,
  doors: Doors,
): readonly Warning[] {
  return [...doors.jyotish(ayanamsa).doubts(moment), ...zoneFound(moment)];
}

/** Doubts of a birth in the tropical zodiac. How its houses are cut is for the answer to tell. */
export function doubtsOfTropicalBirth(moment: Moment, { engine }: Doors): readonly Warning[] {
  const { warnings } = engine.chart(moment, tropicalChoices({ houseSystem: 'whole-sign', nodeType: 'mean' }));
  return [...warnings, ...zoneFound(moment)];
}

/** Which zone was found from the place, where none was given. Nothing else tells it where the data has no `time`. */
export function zoneFound({ zone }: Moment): readonly Warning[] {
  const message = `No time zone was given; ${zone.id}, the zone of the place, was used.`;
  return zone.source === 'inferred' ? [{ code: ZONE_FOUND, message }] : [];
}

const ZONE_FOUND = 'TIMEZONE_INFERRED';

/** What a local time beside the birth left open: the clocks showed it twice, or never. @param field  where the caller wrote it */
export function doubtsOfReading(field: string, { zone, utc, warnings }: Moment): readonly AnswerWarning[] {
  return warnings.flatMap(({ code }) => {
    const how = READINGS[code];
    return how === undefined
      ? []
      : [{ code, message: `${field} ${how(zone.id)}: ${utc}. An offset in it says which instant is meant.` }];
  });
}

const READINGS: { readonly [code: string]: ((zone: string) => string) | undefined } = {
  AMBIGUOUS_LOCAL_TIME: (zone) => `stood twice on the clocks of ${zone}; the first was used`,
  NONEXISTENT_LOCAL_TIME: (zone) => `never stood on the clocks of ${zone}; the offset before the change was used`,
};

/**
 * Doubts of a return of the Sun, whose own moment knows nothing of the birth: that its hour is not known, and what that makes of the return.
 *
 * @param doubts  of the birth
 */
export function doubtsOfReturn(doubts: readonly Warning[]): readonly Warning[] {
  const assumed = doubts.filter(({ code }) => code === 'TIME_ASSUMED');
  return assumed.length === 0 ? [] : [...assumed, RETURN_UNCERTAIN];
}

/** Half a day of the Sun at birth is half a day of the Sun at the return. */
export const RETURN_UNCERTAIN: Warning = {
  code: 'RETURN_UNCERTAIN',
  message:
    'The place that the Sun returns to is known to half a degree: the return may fall up to half a day before or after this instant. Its angles and houses cannot be relied on, and the Moon may stand some 7° away.',
};

/** Doubts of two people, or of one. @param ayanamsa  absent for the tropical zodiac */
export function doubtsOfPair(
  { pair, ayanamsa }: { readonly pair: Pair; readonly ayanamsa?: string },
  doors: Doors,
): readonly AnswerWarning[] {
  const of = (moment: Moment): readonly Warning[] =>
    ayanamsa === undefined ? doubtsOfTropicalBirth(moment, doors) : doubtsOfBirth({ moment, ayanamsa }, doors);
  return ofEach(pair, of);
}

/** Which zones were found from the places of two people, or of one. */
export function zonesFound(pair: Pair): readonly AnswerWarning[] {
  return ofEach(pair, zoneFound);
}

function ofEach({ first, second }: Pair, of: (moment: Moment) => readonly Warning[]): readonly AnswerWarning[] {
  return [
    ...of(first.moment).map((doubt) => ({ ...doubt, person: 'person1' as const })),
    ...(second === null ? [] : of(second.moment).map((doubt) => ({ ...doubt, person: 'person2' as const }))),
  ];
}
