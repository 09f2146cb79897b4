/**
 * Settles which offset from UTC a birth was written in, and tells what had to be decided.
 *
 * The order: the offset in `datetime`; `timezone`; the zone of the coordinates; the nautical zone.
 */

import type { Warning } from '../errors.ts';
import { brief, kindOf, refusal } from '../input.ts';
import { epochDayNumber } from './calendar.ts';
import { type CivilDateTime, invalid } from './civil.ts';
import { formatOffset, formatUtc } from './format.ts';
import { secondsPerDay } from './instant.ts';
import type { Birth, Place, ZoneSource, ZoneUse } from './moment.ts';
import { applyOverride } from './overrides.ts';
import { type PlaceClock, placeClock } from './place-clock.ts';
import type { Timezone } from './timezone.ts';
import { readLocal, type Stretch } from './zone.ts';
import { spellZoneId, tzdataEdition } from './zone-table.ts';

/** Which zone a point on the map lies in: an IANA id, or null where there is none. */
export type ZoneOf = (latitudeDeg: number, longitudeDeg: number) => string | null;

/** A checked birth, and its local time as a count: seconds since 1970 on the local clock. */
export interface Written {
  readonly birth: Birth;
  readonly offset: CivilDateTime['offset'];
  readonly timezone: Timezone | null;
  readonly place: Place;
  readonly localSeconds: number;
}

/** What the caller chose about zones. */
export interface ZoneSettings {
  readonly zoneOf: ZoneOf | undefined;
  readonly strict: boolean;
  readonly overrides: readonly string[];
}

/**
 * The offset that counts, by the order in the head of this file.
 *
 * @param warnings  what a careful reader should know is added here
 * @throws EngineError INVALID_DATETIME for a skipped day, and under `strict` for a skipped or repeated time; INVALID_OPTION when
 *         `zoneOf` answers neither text nor null
 */
export function settleZone(written: Written, settings: ZoneSettings, warnings: Warning[]): ZoneUse {
  const { offset, place, timezone: given } = written;
  if (offset !== null) {
    const { text, seconds } = offset;
    if (given !== null) warnIfIgnored(given, seconds, written, settings, warnings);
    return fixedZone(text === 'Z' ? 'UTC' : formatOffset(seconds), 'datetime', seconds);
  }
  if (given?.kind === 'offset') return fixedZone(given.id, 'field-offset', given.offsetSeconds);
  if (given?.kind === 'zone') return zoneByHistory(given.id, 'field-iana', written, settings, warnings);

  const found = askZone(settings.zoneOf, place);
  // Map data name the open sea Etc/GMT±n: that is the nautical zone, not a history.
  const inferred = found === null || found.startsWith('Etc/') ? null : spellZoneId(found);
  if (inferred !== null) return zoneByHistory(inferred, 'inferred', written, settings, warnings);
  const offsetSeconds = nauticalOffset(place.longitudeDeg);
  const why =
    found === null || found.startsWith('Etc/')
      ? 'none is known at this place'
      : `the one of this place, "${brief(found)}", is not in the table`;
  warnings.push({
    code: 'NAUTICAL_ZONE',
    message: `No time zone was given and ${why}; the nautical zone ${formatOffset(offsetSeconds)} was used.`,
  });
  return fixedZone(formatOffset(offsetSeconds), 'nautical', offsetSeconds);
}

/** The port's answer, checked: it is the caller's own code. */
function askZone(zoneOf: ZoneOf | undefined, { latitudeDeg, longitudeDeg }: Place): string | null {
  const found: unknown = zoneOf?.(latitudeDeg, longitudeDeg) ?? null;
  if (found === null || typeof found === 'string') return found;
  const allowed = 'a function from latitude and longitude to an IANA id or null';
  throw refusal('INVALID_OPTION', 'zoneOf', allowed, `zoneOf must answer text or null, not ${kindOf(found)}.`);
}

/**
 * Seconds that the nautical zone of a meridian is ahead of Greenwich: one hour for each 15 degrees, +7.5 … +22.5 is one hour. −180 counts as
 * 180, as it does everywhere: 12 hours ahead.
 */
export function nauticalOffset(longitudeDeg: number): number {
  return Math.round((longitudeDeg === -180 ? 180 : longitudeDeg) / 15) * 3600 + 0;
}

function fixedZone(id: string, source: ZoneSource, offsetSeconds: number): ZoneUse {
  return { id, source, offsetSeconds, localMeanTime: false, tzdata: tzdataEdition };
}

function warnIfIgnored(
  given: Timezone,
  seconds: number,
  { place, localSeconds }: Written,
  { overrides }: ZoneSettings,
  warnings: Warning[],
): void {
  const other =
    given.kind === 'offset'
      ? given.offsetSeconds
      : placeClock(given.id, place, overrides).at(localSeconds - seconds).offsetSeconds;
  if (other === seconds) return;
  warnings.push({
    code: 'TIMEZONE_IGNORED',
    message:
      `The datetime carries its own offset ${formatOffset(seconds)}; the timezone ${given.id}, which was at ` +
      `${formatOffset(other)} then, was ignored.`,
  });
}

/** The offset of a zone at a local time, and everything a careful reader would want to know about it. */
function zoneByHistory(
  id: string,
  source: ZoneSource,
  written: Written,
  settings: ZoneSettings,
  warnings: Warning[],
): ZoneUse {
  const clock = placeClock(id, written.place, settings.overrides);
  const stretch = chooseReading(clock, id, written, settings.strict, warnings);
  const utcSeconds = written.localSeconds - stretch.offsetSeconds;
  warnings.push(...stretchWarnings(clock, stretch, id, utcSeconds, written.place.longitudeDeg));
  return { id, source, offsetSeconds: stretch.offsetSeconds, localMeanTime: stretch.meanTime, tzdata: tzdataEdition };
}

function chooseReading(
  clock: PlaceClock,
  id: string,
  { birth, localSeconds }: Written,
  strict: boolean,
  warnings: Warning[],
): Stretch {
  const field = birth.datetime === undefined ? 'date' : 'datetime';
  const reading = readLocal(clock.around(localSeconds), localSeconds);
  if (reading.kind === 'unique') return reading.at;
  if (reading.kind === 'ambiguous') {
    const { first, second } = reading;
    const both =
      `${utcText(localSeconds - first.offsetSeconds)} (offset ${formatOffset(first.offsetSeconds)}) and ` +
      `${utcText(localSeconds - second.offsetSeconds)} (offset ${formatOffset(second.offsetSeconds)})`;
    if (strict && birth.fold === undefined) {
      throw invalid(
        field,
        'a local time that occurred once, or fold 0 or 1',
        `The clocks of ${id} showed this time twice: ${both}. Give fold 0 or 1, or the offset.`,
      );
    }
    const chosen = birth.fold === 1 ? 'second' : 'first';
    warnings.push({
      code: 'AMBIGUOUS_LOCAL_TIME',
      message: `The clocks of ${id} showed this time twice: ${both}. The ${chosen} was used; fold: 0 or 1 chooses.`,
    });
    return reading[chosen];
  }
  const { before, after } = reading;
  const skipped = after.offsetSeconds - before.offsetSeconds;
  if (skipped >= secondsPerDay) {
    throw invalid(
      field,
      'a day that the place had',
      `${id} had no such day: the date line moved and the calendar skipped it.`,
    );
  }
  const told =
    `The clocks of ${id} never showed this time: they went from ${formatOffset(before.offsetSeconds)} to ` +
    `${formatOffset(after.offsetSeconds)} at ${utcText(after.fromUtc)}.`;
  if (strict) throw invalid(field, 'a local time that occurred', told);
  warnings.push({
    code: 'NONEXISTENT_LOCAL_TIME',
    message: `${told} The offset before the change was used: ${utcText(localSeconds - before.offsetSeconds)}.`,
  });
  return before;
}

/** What is worth knowing about the clock of a place in one stretch. */
export function stretchWarnings(
  clock: PlaceClock,
  stretch: Stretch,
  id: string,
  utcSeconds: number,
  longitudeDeg: number,
): readonly Warning[] {
  const warnings: Warning[] = [];
  if (stretch.meanTime) {
    warnings.push({
      code: 'LOCAL_MEAN_TIME',
      message: `Before standard time: the place's own mean solar time, ${formatOffset(stretch.offsetSeconds)}, was used.`,
    });
  }
  if (utcSeconds < 0) {
    warnings.push({
      code: 'TZDB_PRE_1970',
      message: 'Before 1970 the time zone database is less certain; if a record states the offset, give it.',
    });
  }
  for (const { name, offsetSeconds } of clock.chosen) {
    const meant = offsetSeconds === 'own mean time' ? stretch.meanTime : stretch.offsetSeconds === offsetSeconds;
    if (meant) warnings.push({ code: 'ZONE_OVERRIDE', message: `${name} was used in place of ${id}, as chosen.` });
  }
  for (const override of clock.notChosen) {
    const changed = applyOverride([stretch], override, longitudeDeg).find(
      ({ fromUtc, untilUtc }) => fromUtc <= utcSeconds && utcSeconds < untilUtc,
    );
    if (changed === undefined || changed.offsetSeconds === stretch.offsetSeconds) continue;
    warnings.push({
      code: 'ZONE_OVERRIDE_AVAILABLE',
      message:
        `Many clocks here kept ${override.name} (${formatOffset(changed.offsetSeconds)}) then; ` +
        `the option overrides: ["${override.id}"] uses it.`,
    });
  }
  return warnings;
}

function utcText(utcSeconds: number): string {
  const day = Math.floor(utcSeconds / secondsPerDay);
  return formatUtc({ dayNumber: day + epochDayNumber, seconds: utcSeconds - day * secondsPerDay }).replace(
    '.000Z',
    'Z',
  );
}
