/** The rows of a table before they are cast: births as people write them, moments, or bare columns of instants and places. */

import { EngineError } from '../../errors.ts';
import { isRecord, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { checkJd } from '../../span.ts';
import { jdUtOf } from '../../time/local-clock.ts';
import type { Birth, Moment } from '../../time/moment.ts';
import { readLatitude, readLongitude } from '../../time/place.ts';
import { isMoment, readMoment } from '../../time/read-moment.ts';
import { clockOf, type DeltaT, scalesOfUtc } from '../../time/scales.ts';
import { nauticalOffset } from '../../time/settle-zone.ts';
import { readTimezone } from '../../time/timezone.ts';
import { tzdataEdition } from '../../time/zone-table.ts';

/** What a table needs of an engine; any `Engine` will do. */
export interface EngineForCharts {
  readonly kernel: Kernel;
  moment(birth: Birth): Moment;
  readonly deltaT?: DeltaT | undefined;
}

/** Births as columns of one length, for lists that are numbers already. */
export interface BirthColumns {
  /** Civil Julian dates (UTC; UT1 where there is no UTC), as `jdUtOf` gives them. */
  readonly jdUt: Float64Array;
  readonly latitudeDeg: Float64Array;
  readonly longitudeDeg: Float64Array;
  /** Hours that the clock of each place is ahead of UTC; the nautical zone of its meridian when left out. The weekday rests on it, nothing else. */
  readonly offsetHours?: Float64Array;
}

/** A birth as a row is cast from. */
export interface RowMoment extends Pick<Moment, 'tt' | 'ut1' | 'place' | 'zone'> {
  readonly jdUt: number;
}

/** A list of births, made ready. */
export interface RowSource {
  readonly count: number;
  /** @throws EngineError about the birth alone, as `engine.moment`: `ofBirth` says which of the list it is */
  moment(row: number): RowMoment;
}

/**
 * Births of any kind as rows.
 *
 * @throws  EngineError INVALID_OPTION for what is neither a list nor columns of one length
 */
export function rowSourceOf(engine: EngineForCharts, births: readonly (Birth | Moment)[] | BirthColumns): RowSource {
  if (Array.isArray(births)) return { count: births.length, moment: (row) => fromEntry(engine, births[row]) };
  const columns = readColumns(births);
  return { count: columns.jdUt.length, moment: (row) => fromColumns(columns, row, engine.deltaT) };
}

/** An error about one birth as an error about that birth of a list: `latitude` is `births[17].latitude` then. */
export function ofBirth({ code, field, allowed, message }: EngineError, number: number): EngineError {
  const within = field.replace(/^(?:birth|moment)(?=\.|$)\.?/, '');
  const birth = `births[${number}]`;
  return new EngineError({
    code,
    field: within === '' ? birth : `${birth}.${within}`,
    allowed,
    message: `${birth}: ${message}`,
  });
}

function fromEntry(engine: EngineForCharts, entry: Birth | Moment | undefined): RowMoment {
  const { tt, ut1, place, zone } = isMoment(entry) ? readMoment(entry) : engine.moment(entry as Birth);
  return { tt, ut1, place, zone, jdUt: jdUtOf({ tt, ut1 }) };
}

/** As `momentAt` reads a Julian date in UTC, without its texts. */
function fromColumns(
  { jdUt: dates, latitudeDeg, longitudeDeg, offsetHours }: BirthColumns,
  row: number,
  deltaT: DeltaT | undefined,
): RowMoment {
  const jdUt = dates[row] as number;
  checkJd('jdUt', jdUt);
  const place = {
    latitudeDeg: readLatitude('latitudeDeg', latitudeDeg[row]),
    longitudeDeg: readLongitude('longitudeDeg', longitudeDeg[row]),
    elevationMetres: 0,
  };
  const day = Math.floor(jdUt);
  const { tt, ut1 } = scalesOfUtc(clockOf({ scale: 'utc', day, fraction: jdUt - day }), deltaT);
  const offsetSeconds =
    offsetHours === undefined ? nauticalOffset(place.longitudeDeg) : offsetOf(offsetHours[row] as number);
  const zone = { id: '', source: 'nautical', offsetSeconds, localMeanTime: false, tzdata: tzdataEdition } as const;
  return { tt, ut1, place, zone, jdUt: jdUtOf({ tt, ut1 }) };
}

function offsetOf(hours: number): number {
  const given = readTimezone(hours);
  return given.kind === 'offset' ? given.offsetSeconds : 0;
}

function readColumns(value: unknown): BirthColumns {
  const allowed =
    'a list of births or moments, or columns: jdUt, latitudeDeg, longitudeDeg and, at will, offsetHours, each a Float64Array of one length';
  const refuse = (field: string) =>
    refusal('INVALID_OPTION', field, allowed, `${field} does not fit: there must be ${allowed}.`);
  if (!isRecord(value)) throw refuse('births');
  for (const name in value) if (!Object.hasOwn(COLUMN_NAMES, name)) throw refuse(`births.${name}`);
  const columns = value as unknown as BirthColumns;
  for (const name of ['jdUt', 'latitudeDeg', 'longitudeDeg', 'offsetHours'] as const) {
    const column: unknown = columns[name];
    if (column === undefined && name === 'offsetHours') continue;
    if (!(column instanceof Float64Array) || column.length !== columns.jdUt.length) throw refuse(`births.${name}`);
  }
  return columns;
}

const COLUMN_NAMES: { readonly [K in keyof BirthColumns]-?: true } = {
  jdUt: true,
  latitudeDeg: true,
  longitudeDeg: true,
  offsetHours: true,
};
