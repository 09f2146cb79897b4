/**
 * Local clocks that the time zone database does not know: a few towns and occupations, off unless asked for by name.
 *
 * A row replaces only the offsets that it names (so Indian war time stays), only within its box, its zones and its
 * dates.
 */

import { brief, kindOf, readList, refusal } from '../input.ts';
import { dayNumberOf, epochDayNumber } from './calendar.ts';
import type { Place } from './moment.ts';
import type { Stretch } from './zone.ts';

/** One local custom. */
export interface Override {
  readonly id: string;
  readonly name: string;
  readonly zones: readonly string[];
  /** South, west, north, east; degrees. */
  readonly box: readonly [number, number, number, number];
  /** Civil dates of the spells, first day … day after the last; the clock changed at midnight. */
  readonly spells: readonly (readonly [string, string])[];
  /** Offsets of the zone that the custom stood in for, seconds. */
  readonly replaces: readonly number[];
  /** Seconds east of Greenwich, or each place's own mean time. */
  readonly offsetSeconds: number | 'own mean time';
}

/**
 * Calcutta and Bombay time: offsets, Science 23 (1906) 560; both towns kept their clocks after Indian Standard Time
 * came in 1906, Calcutta to 1948 and Bombay to 1955 (Indian Railways Fan Club, Odds and Ends; Wikipedia, Calcutta Time
 * and Bombay Time, read 2026-11-21; the sources name the year of the end, not the day). For the years before 1906 the
 * database gives all India Madras time. Vichy: the rules "France" of tzdata's `europe`, which Europe/Monaco follows
 * through the war: the unoccupied south kept an hour less than Paris. The box is the south without the occupied
 * Atlantic coast. Indian towns: the database's times before 1906 are those of the telegraph and the railways
 * (Calcutta's, then Madras's); town life went by local time ("On the Introduction of a Standard Time for India",
 * Proceedings of the Asiatic Society of Bengal, June 1899, 62–66).
 */
// biome-ignore format: a table
const rows: readonly Override[] = [
  { id: 'calcutta', name: 'Calcutta time', zones: ['Asia/Kolkata', 'Asia/Calcutta'], box: [21.4, 85.8, 27.3, 89.9],
    spells: [['1884-01-01', '1948-01-01']], replaces: [19270, 19800], offsetSeconds: 21200 },
  { id: 'bombay', name: 'Bombay time', zones: ['Asia/Kolkata', 'Asia/Calcutta'], box: [18.85, 72.7, 19.35, 73.15],
    spells: [['1884-01-01', '1955-01-01']], replaces: [19270, 19800], offsetSeconds: 17460 },
  { id: 'vichy', name: 'time of unoccupied France', zones: ['Europe/Paris'], box: [42.3, 0.5, 46.2, 7.8],
    spells: [['1940-06-15', '1941-05-05'], ['1941-10-06', '1942-03-09']], replaces: [7200], offsetSeconds: 3600 },
  { id: 'indian-towns', name: 'the local mean time of Indian towns', zones: ['Asia/Kolkata', 'Asia/Calcutta'],
    box: [6, 68, 37, 98], spells: [['1854-01-01', '1906-01-01']], replaces: [21200, 19270], offsetSeconds: 'own mean time' },
];

/** The overrides that can be chosen by id. */
export function listOverrides(): readonly Override[] {
  return rows;
}

/** The local customs of a place in a zone; where two overlap, the earlier in the list goes first. */
export function overridesFor(zoneId: string, { latitudeDeg, longitudeDeg }: Place): readonly Override[] {
  return rows.filter(
    ({ zones, box: [south, west, north, east] }) =>
      zones.includes(zoneId) &&
      latitudeDeg >= south &&
      latitudeDeg <= north &&
      longitudeDeg >= west &&
      longitudeDeg <= east,
  );
}

/** The ids of the `overrides` option, checked. @throws EngineError INVALID_OPTION for an id that no row has */
export function checkOverrideIds(ids: unknown): readonly string[] {
  const known = rows.map(({ id }) => id);
  const allowed = `a list of: ${known.join(', ')}`;
  return readList('overrides', ids, allowed).map((id) => {
    if (known.includes(id as string)) return id as string;
    const told = typeof id === 'string' ? `"${brief(id)}"` : kindOf(id);
    throw refusal('INVALID_OPTION', 'overrides', allowed, `There is no override with the id ${told}.`);
  });
}

/** A zone's stretches with the custom put in place of the offsets it replaces. */
export function applyOverride(
  stretches: readonly Stretch[],
  override: Override,
  longitudeDeg: number,
): readonly Stretch[] {
  const meanTime = override.offsetSeconds === 'own mean time';
  const offsetSeconds =
    override.offsetSeconds === 'own mean time' ? Math.round(longitudeDeg * 240) : override.offsetSeconds;
  return override.spells.reduce(
    (all, [first, end]) =>
      all.flatMap((stretch) => {
        if (!override.replaces.includes(stretch.offsetSeconds)) return [stretch];
        return cut(stretch, { offsetSeconds, meanTime }, midnight(first), midnight(end));
      }),
    stretches,
  );
}

/** A stretch in up to three pieces: before, within and after a spell that begins and ends at local midnights. */
function cut(
  stretch: Stretch,
  custom: Pick<Stretch, 'offsetSeconds' | 'meanTime'>,
  firstLocal: number,
  endLocal: number,
): readonly Stretch[] {
  const fromUtc = Math.max(stretch.fromUtc, firstLocal - stretch.offsetSeconds);
  const untilUtc = Math.min(stretch.untilUtc, endLocal - custom.offsetSeconds);
  if (fromUtc >= untilUtc) return [stretch];
  return [
    { ...stretch, untilUtc: fromUtc },
    { fromUtc, untilUtc, ...custom },
    { ...stretch, fromUtc: untilUtc },
  ].filter((piece) => piece.fromUtc < piece.untilUtc);
}

function midnight(date: string): number {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return (dayNumberOf(year, month, day) - epochDayNumber) * 86400;
}
