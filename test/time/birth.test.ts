import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EngineError, type EngineErrorCode } from '../../packages/engine/src/errors.ts';
import { type Birth, parseBirth, resolveMoment } from '../../packages/engine/src/time/index.ts';

const good = { datetime: '1990-05-20T14:30', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

function refusal(value: unknown): { code: string; field: string; allowed: string; message: string } {
  try {
    parseBirth(value);
  } catch (error) {
    if (error instanceof EngineError) {
      return { code: error.code, field: error.field, allowed: error.allowed, message: error.message };
    }
    throw error;
  }
  throw new Error(`taken: ${JSON.stringify(value)}`);
}

/** rule, what is changed in a good birth, code, field */
const refused: readonly [string, Record<string, unknown>, EngineErrorCode, string][] = [
  ['no datetime and no date', { datetime: undefined }, 'MISSING_DATETIME', 'datetime'],
  ['a null datetime counts as none', { datetime: null }, 'MISSING_DATETIME', 'datetime'],
  ['a time without its date', { datetime: undefined, time: '12:00' }, 'MISSING_DATETIME', 'date'],
  ['a number for datetime', { datetime: 643_219_200_000 }, 'INVALID_DATETIME', 'datetime'],
  ['an object for datetime', { datetime: {} }, 'INVALID_DATETIME', 'datetime'],
  ['an empty datetime', { datetime: '' }, 'INVALID_DATETIME', 'datetime'],
  ['words', { datetime: 'yesterday' }, 'INVALID_DATETIME', 'datetime'],
  ['a date without a time in datetime', { datetime: '1990-05-20' }, 'INVALID_DATETIME', 'datetime'],
  ['hours without minutes', { datetime: '1990-05-20T14' }, 'INVALID_DATETIME', 'datetime'],
  ['two spaces', { datetime: '1990-05-20  14:30' }, 'INVALID_DATETIME', 'datetime'],
  ['space around', { datetime: ' 1990-05-20T14:30' }, 'INVALID_DATETIME', 'datetime'],
  ['a line break at the end', { datetime: '1990-05-20T14:30\n' }, 'INVALID_DATETIME', 'datetime'],
  ['the day first', { datetime: '20-05-1990T14:30' }, 'INVALID_DATETIME', 'datetime'],
  ['one-digit parts', { datetime: '1990-5-20T14:30' }, 'INVALID_DATETIME', 'datetime'],
  ['the basic form', { datetime: '19900520T1430' }, 'INVALID_DATETIME', 'datetime'],
  ['a week date', { datetime: '1990-W20-7T14:30' }, 'INVALID_DATETIME', 'datetime'],
  ['an ordinal date', { datetime: '1990-140T14:30' }, 'INVALID_DATETIME', 'datetime'],
  ['an empty fraction', { datetime: '1990-05-20T14:30:00.' }, 'INVALID_DATETIME', 'datetime'],
  ['hour 24', { datetime: '1990-05-20T24:00' }, 'INVALID_DATETIME', 'datetime'],
  ['minute 60', { datetime: '1990-05-20T14:60' }, 'INVALID_DATETIME', 'datetime'],
  ['second 61', { datetime: '1990-05-20T14:30:61' }, 'INVALID_DATETIME', 'datetime'],
  ['month 13', { datetime: '1990-13-20T14:30' }, 'INVALID_DATETIME', 'datetime'],
  ['month 0', { datetime: '1990-00-20T14:30' }, 'INVALID_DATETIME', 'datetime'],
  ['day 0', { datetime: '1990-05-00T14:30' }, 'INVALID_DATETIME', 'datetime'],
  ['31 April', { datetime: '1990-04-31T14:30' }, 'INVALID_DATETIME', 'datetime'],
  ['29 February of a common year', { datetime: '1990-02-29T14:30' }, 'INVALID_DATETIME', 'datetime'],
  ['29 February 1900, Gregorian', { datetime: '1900-02-29T14:30' }, 'INVALID_DATETIME', 'datetime'],
  ['a year of two digits', { datetime: '90-05-20T14:30' }, 'INVALID_DATETIME', 'datetime'],
  ['a year of five digits without sign', { datetime: '99999-05-20T14:30' }, 'INVALID_DATETIME', 'datetime'],
  ['the year 99999', { datetime: '+99999-05-20T14:30' }, 'INVALID_DATETIME', 'datetime'],
  ['the year 3001', { datetime: '3001-01-01T00:00' }, 'INVALID_DATETIME', 'datetime'],
  ['the year −3001', { datetime: '-3001-01-01T00:00' }, 'INVALID_DATETIME', 'datetime'],
  ['the year −0', { datetime: '-0000-01-01T00:00' }, 'INVALID_DATETIME', 'datetime'],
  ['an offset of 17 hours', { datetime: '1990-05-20T14:30+17:00' }, 'INVALID_DATETIME', 'datetime'],
  ['an offset of 16:01', { datetime: '1990-05-20T14:30-16:01' }, 'INVALID_DATETIME', 'datetime'],
  ['an offset with minute 60', { datetime: '1990-05-20T14:30+05:60' }, 'INVALID_DATETIME', 'datetime'],
  ['an abbreviation after the time', { datetime: '1990-05-20T14:30 IST' }, 'INVALID_DATETIME', 'datetime'],
  ['a zone in brackets', { datetime: '1990-05-20T14:30[Asia/Kolkata]' }, 'INVALID_DATETIME', 'datetime'],
  ['a date of another form', { datetime: undefined, date: '20.05.1990', time: '14:30' }, 'INVALID_DATETIME', 'date'],
  ['a date with a time in it', { datetime: undefined, date: good.datetime, time: '14:30' }, 'INVALID_DATETIME', 'date'],
  ['an impossible date', { datetime: undefined, date: '1990-02-30', time: '14:30' }, 'INVALID_DATETIME', 'date'],
  ['a number for date', { datetime: undefined, date: 19900520, time: '14:30' }, 'INVALID_DATETIME', 'date'],
  ['a number for time', { datetime: undefined, date: '1990-05-20', time: 1430 }, 'INVALID_DATETIME', 'time'],
  ['a time of another form', { datetime: undefined, date: '1990-05-20', time: '2:30 pm' }, 'INVALID_DATETIME', 'time'],
  ['a time with an offset', { datetime: undefined, date: '1990-05-20', time: '14:30Z' }, 'INVALID_DATETIME', 'time'],
  ['24:00 as time', { datetime: undefined, date: '1990-05-20', time: '24:00' }, 'INVALID_DATETIME', 'time'],
  ['no latitude', { latitude: undefined }, 'INVALID_LATITUDE', 'latitude'],
  ['text for latitude', { latitude: '28.6' }, 'INVALID_LATITUDE', 'latitude'],
  ['latitude 90.0001', { latitude: 90.0001 }, 'INVALID_LATITUDE', 'latitude'],
  ['latitude −90.0001', { latitude: -90.0001 }, 'INVALID_LATITUDE', 'latitude'],
  ['latitude NaN', { latitude: Number.NaN }, 'INVALID_LATITUDE', 'latitude'],
  ['latitude Infinity', { latitude: Number.POSITIVE_INFINITY }, 'INVALID_LATITUDE', 'latitude'],
  ['a boolean for latitude', { latitude: true }, 'INVALID_LATITUDE', 'latitude'],
  ['a bigint for latitude', { latitude: 28n }, 'INVALID_LATITUDE', 'latitude'],
  ['a list for latitude', { latitude: [28.6] }, 'INVALID_LATITUDE', 'latitude'],
  ['no longitude', { longitude: null }, 'INVALID_LONGITUDE', 'longitude'],
  ['text for longitude', { longitude: '77.2' }, 'INVALID_LONGITUDE', 'longitude'],
  ['longitude 180.0001', { longitude: 180.0001 }, 'INVALID_LONGITUDE', 'longitude'],
  ['longitude −181', { longitude: -181 }, 'INVALID_LONGITUDE', 'longitude'],
  ['longitude −Infinity', { longitude: Number.NEGATIVE_INFINITY }, 'INVALID_LONGITUDE', 'longitude'],
  ['elevation −501', { elevation: -501 }, 'INVALID_ELEVATION', 'elevation'],
  ['elevation 12001', { elevation: 12001 }, 'INVALID_ELEVATION', 'elevation'],
  ['text for elevation', { elevation: '216' }, 'INVALID_ELEVATION', 'elevation'],
  ['elevation NaN', { elevation: Number.NaN }, 'INVALID_ELEVATION', 'elevation'],
  ['timezone 16.01', { timezone: 16.01 }, 'INVALID_TIMEZONE', 'timezone'],
  ['timezone −17', { timezone: -17 }, 'INVALID_TIMEZONE', 'timezone'],
  ['timezone NaN', { timezone: Number.NaN }, 'INVALID_TIMEZONE', 'timezone'],
  ['an object for timezone', { timezone: { id: 'Asia/Kolkata' } }, 'INVALID_TIMEZONE', 'timezone'],
  ['an empty timezone', { timezone: '' }, 'INVALID_TIMEZONE', 'timezone'],
  ['EST', { timezone: 'EST' }, 'INVALID_TIMEZONE', 'timezone'],
  ['IST', { timezone: 'IST' }, 'INVALID_TIMEZONE', 'timezone'],
  ['an offset as a number in text', { timezone: '5.5' }, 'INVALID_TIMEZONE', 'timezone'],
  ['+17:00', { timezone: '+17:00' }, 'INVALID_TIMEZONE', 'timezone'],
  ['+5:30', { timezone: '+5:30' }, 'INVALID_TIMEZONE', 'timezone'],
  ['UTC+5:30', { timezone: 'UTC+5:30' }, 'INVALID_TIMEZONE', 'timezone'],
  ['an unknown zone', { timezone: 'Asia/Bombai' }, 'INVALID_TIMEZONE', 'timezone'],
  ['a zone with a space', { timezone: 'Asia/Kolkata ' }, 'INVALID_TIMEZONE', 'timezone'],
  ['fold 2', { fold: 2 }, 'INVALID_OPTION', 'fold'],
  ['fold as text', { fold: '1' }, 'INVALID_OPTION', 'fold'],
  ['fold true', { fold: true }, 'INVALID_OPTION', 'fold'],
  ['an unknown calendar', { calendar: 'hijri' }, 'INVALID_OPTION', 'calendar'],
];

/** rule, what is changed in a good birth, the UTC it stands for */
const taken: readonly [string, Record<string, unknown>, string][] = [
  ['T between date and time', {}, '1990-05-20T09:00:00.000Z'],
  ['one space between them', { datetime: '1990-05-20 14:30' }, '1990-05-20T09:00:00.000Z'],
  ['seconds', { datetime: '1990-05-20T14:30:15' }, '1990-05-20T09:00:15.000Z'],
  ['a fraction', { datetime: '1990-05-20T14:30:15.25' }, '1990-05-20T09:00:15.250Z'],
  ['a fraction after a comma', { datetime: '1990-05-20T14:30:15,5' }, '1990-05-20T09:00:15.500Z'],
  ['Z', { datetime: '1990-05-20T09:00Z' }, '1990-05-20T09:00:00.000Z'],
  ['±HH:MM', { datetime: '1990-05-20T14:30+05:30' }, '1990-05-20T09:00:00.000Z'],
  ['±HHMM', { datetime: '1990-05-20T14:30+0530' }, '1990-05-20T09:00:00.000Z'],
  ['±HH', { datetime: '1990-05-20T14:30+05' }, '1990-05-20T09:30:00.000Z'],
  ['−15:56, the mean time of Manila', { datetime: '1990-05-20T14:30-15:56' }, '1990-05-21T06:26:00.000Z'],
  ['date and time', { datetime: undefined, date: '1990-05-20', time: '14:30' }, '1990-05-20T09:00:00.000Z'],
  ['date and time with seconds', { datetime: null, date: '1990-05-20', time: '14:30:15' }, '1990-05-20T09:00:15.000Z'],
  ['an unknown time: noon', { datetime: undefined, date: '1990-05-20', time: 'unknown' }, '1990-05-20T06:30:00.000Z'],
  ['a date alone: noon', { datetime: undefined, date: '1990-05-20' }, '1990-05-20T06:30:00.000Z'],
  ['datetime before date', { date: '2001-01-01', time: '00:00' }, '1990-05-20T09:00:00.000Z'],
  ['29 February of a leap year', { datetime: '2000-02-29T05:30' }, '2000-02-29T00:00:00.000Z'],
  ['29 February 1900, Julian', { datetime: '1900-02-29T12:00Z', calendar: 'julian' }, '1900-03-13T12:00:00.000Z'],
  ['the year 0', { datetime: '0000-03-01T12:00Z' }, '0000-03-01T12:00:00.000Z'],
  ['a year before it', { datetime: '-0500-03-01T12:00Z' }, '-000500-03-01T12:00:00.000Z'],
  ['a year of six digits', { datetime: '-000500-03-01T12:00Z' }, '-000500-03-01T12:00:00.000Z'],
  ['a signed year', { datetime: '+001990-05-20T09:00Z' }, '1990-05-20T09:00:00.000Z'],
  ['the first year', { datetime: '-3000-01-01T00:00Z' }, '-003000-01-01T00:00:00.000Z'],
  ['the last year', { datetime: '3000-12-31T23:59Z' }, '3000-12-31T23:59:00.000Z'],
  ['hours as a number', { timezone: 5.5 }, '1990-05-20T09:00:00.000Z'],
  ['16 hours', { timezone: 16 }, '1990-05-19T22:30:00.000Z'],
  ['−15.933 hours, to the second', { timezone: -15.9356 }, '1990-05-21T06:26:08.000Z'],
  ['an offset', { timezone: '+05:30' }, '1990-05-20T09:00:00.000Z'],
  ['UTC', { timezone: 'UTC' }, '1990-05-20T14:30:00.000Z'],
  ['Z as timezone', { timezone: 'Z' }, '1990-05-20T14:30:00.000Z'],
  ['a zone in lower case', { timezone: 'asia/kolkata' }, '1990-05-20T09:00:00.000Z'],
  ['an old name', { timezone: 'Asia/Calcutta' }, '1990-05-20T09:00:00.000Z'],
  ['the North Pole', { latitude: 90 }, '1990-05-20T09:00:00.000Z'],
  ['the date line', { longitude: -180 }, '1990-05-20T09:00:00.000Z'],
  ['the Dead Sea and the stratosphere', { elevation: -430 }, '1990-05-20T09:00:00.000Z'],
  ['unknown fields, ignored', { ayanamsa: 'lahiri', gender: 4 }, '1990-05-20T09:00:00.000Z'],
  ['null for what may be absent', { elevation: null, fold: null, calendar: null }, '1990-05-20T09:00:00.000Z'],
];

describe('a birth', () => {
  it.each(refused)('with %s is refused', (_, change, code, field) => {
    const told = refusal({ ...good, ...change });
    expect(told).toMatchObject({ code, field });
    expect(told.allowed.length).toBeGreaterThan(3);
    expect(told.message.length).toBeGreaterThan(10);
  });

  it.each(taken)('with %s is taken', (_, change, utc) => {
    const value = { ...good, ...change };
    expect(resolveMoment(parseBirth(value)).utc).toBe(utc);
    expect(resolveMoment(value as Birth).utc).toBe(utc);
  });

  it.each([null, undefined, 5, 'birth', true, [], [good]].map((value) => [JSON.stringify(value), value]))(
    'is not %s',
    (_, value) => {
      expect(refusal(value)).toMatchObject({ code: 'INVALID_OPTION', field: 'birth' });
    },
  );

  it('on the date line is the same from either side of it', () => {
    expect(parseBirth({ ...good, longitude: -180 })).toEqual(parseBirth({ ...good, longitude: 180 }));
    for (const datetime of ['1990-05-20T14:30', '1800-05-20T14:30']) {
      for (const timezone of [undefined, 'Pacific/Fiji']) {
        const at = (longitude: number) =>
          resolveMoment({ datetime, latitude: -16.8, longitude, ...(timezone && { timezone }) });
        expect(at(-180)).toEqual(at(180));
      }
    }
  });

  it('hands on the fields of a birth and nothing else', () => {
    const extra = { ...good, elevation: 216, fold: 1, calendar: 'gregorian', gender: 'x', __proto__: null };
    expect(parseBirth(extra)).toEqual({ ...good, elevation: 216, fold: 1, calendar: 'gregorian' });
    expect(parseBirth(good)).toEqual(good);
    expect(Object.is(parseBirth({ ...good, latitude: -0 }).latitude, 0)).toBe(true);
  });

  it('is refused in words that help', () => {
    const timezone = (text: string): string => refusal({ ...good, timezone: text }).message;
    expect(timezone('IST')).toMatch(/Asia\/Kolkata.*Europe\/Dublin.*Asia\/Jerusalem/);
    expect(timezone('est')).toContain('America/New_York');
    expect(timezone('XYZ')).toContain('abbreviation');
    expect(timezone('GMT+5:30')).toContain('±HH:MM');
    expect(timezone('Asia/Kolkatta')).toContain('Asia/Kolkata');
    expect(timezone('Kathmandu')).toContain('Asia/Kathmandu');
    expect(timezone('America/NewYork')).toContain('America/New_York');
    expect(timezone('q'.repeat(5000)).length).toBeLessThan(200);
    const datetime = (text: string): string => refusal({ ...good, datetime: text }).message;
    expect(datetime('1990-05-20')).toContain('unknown');
    expect(datetime('1990-05-20T24:00')).toContain('00:00');
    expect(datetime('20/05/1990 14:30')).toContain('year first');
    expect(datetime('x'.repeat(5000)).length).toBeLessThan(200);
  });
});

describe('any value at all', () => {
  const hostile = fc.anything({
    withBigInt: true,
    withNullPrototype: true,
    withSparseArray: true,
    withTypedArray: true,
  });
  const text = fc.oneof(fc.string(), fc.constantFrom('unknown', '1990-05-20', '14:30', '0000-01-01T00:00:60Z', 'Z'));
  const field = fc.oneof(hostile, text, fc.double(), fc.constantFrom(0, 1, -90, 180, '-0500-02-29T23:59:60-15:56'));
  const mutated = fc
    .record(
      {
        datetime: field,
        date: field,
        time: field,
        latitude: field,
        longitude: field,
        elevation: field,
        timezone: field,
        fold: field,
        calendar: field,
      },
      { requiredKeys: [] },
    )
    .map((change) => ({ ...good, ...change }));
  const broken = fc
    .tuple(
      fc.nat(40),
      fc.string({ maxLength: 3 }),
      fc.constantFrom('1990-05-20T14:30:15.5+05:30', '-0500-02-28 00:00Z'),
    )
    .map(([at, insert, datetime]) => ({ ...good, datetime: datetime.slice(0, at) + insert + datetime.slice(at + 1) }));

  it('is either a birth without NaN or refused with an EngineError', () => {
    let births = 0;
    fc.assert(
      fc.property(fc.oneof(hostile, mutated, broken), (value) => {
        let birth: Birth;
        try {
          birth = parseBirth(value);
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError);
          return;
        }
        births++;
        expect(Math.abs(birth.latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(birth.longitude)).toBeLessThanOrEqual(180);
        expect(JSON.stringify(birth)).not.toContain('null');
        expect(parseBirth(birth)).toEqual(birth);
        try {
          expect(JSON.stringify(resolveMoment(birth))).not.toMatch(/null|NaN|Infinity/);
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError);
          expect((error as EngineError).code).toBe('INVALID_DATETIME');
        }
      }),
      { seed: 50, numRuns: 20_000 },
    );
    // The generator must not only make nonsense.
    expect(births).toBeGreaterThan(300);
  });
});
