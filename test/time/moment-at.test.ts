import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  formatDate,
  formatOffset,
  formatUtc,
  makeInstant,
  momentAt,
  offsetSecondsOf,
  resolveMoment,
  scalesAt,
  secondsBetween,
  tdbOf,
  wallClockAt,
} from '../../packages/engine/src/time/index.ts';

const delhi = { latitudeDeg: 28.6139, longitudeDeg: 77.209, elevationMetres: 216 };
const birth = { datetime: '1990-05-20T14:30:15', latitude: 28.6139, longitude: 77.209, elevation: 216 };

describe('a moment from an instant', () => {
  const born = resolveMoment({ ...birth, timezone: 'Asia/Kolkata' });

  it('is the one that a birth at that instant has', () => {
    for (const instant of [born.tt, born.ut1, tdbOf(born.tt)]) {
      const moment = momentAt(instant, delhi, { timezone: 'Asia/Kolkata' });
      expect(moment.utc).toBe(born.utc);
      expect(moment.local).toBe(born.local);
      expect(moment.zone).toEqual(born.zone);
      expect(moment.place).toEqual(born.place);
      expect(Math.abs(secondsBetween(moment.tt, born.tt))).toBeLessThan(1e-9);
      expect(Math.abs(secondsBetween(moment.ut1, born.ut1))).toBeLessThan(1e-9);
    }
    expect(momentAt(born.tt, delhi).certainty.timeSeconds).toBe(0);
  });

  it('takes UTC as a Julian date', () => {
    const moment = momentAt(makeInstant('utc', 2448031.875), delhi);
    expect(moment.utc).toBe('1990-05-20T09:00:00.000Z');
    expect(moment.zone).toMatchObject({ id: 'UTC', source: 'field-offset', offsetSeconds: 0 });
  });

  it('names a leap second', () => {
    const { tt } = resolveMoment({ ...birth, datetime: '2016-12-31T23:59:60.25Z' });
    expect(momentAt(tt, delhi).utc).toBe('2016-12-31T23:59:60.250Z');
    expect(momentAt(tt, delhi, { timezone: 'Asia/Kolkata' }).local).toBe('2017-01-01T05:29:60.250');
    expect(wallClockAt(tt, delhi).secondsOfDay).toBe(86399.25);
  });

  it("uses the place's own mean time and tells so", () => {
    const moment = momentAt(
      makeInstant('ut1', 2400000.5),
      { ...delhi, longitudeDeg: -89.65 },
      { timezone: 'America/Chicago' },
    );
    expect(moment.zone).toMatchObject({ localMeanTime: true, offsetSeconds: -21516 });
    expect(moment.warnings.map(({ code }) => code)).toEqual(['LOCAL_MEAN_TIME', 'TZDB_PRE_1970']);
  });

  it('is refused when the instant is not finite or the zone unknown', () => {
    expect(() => momentAt(makeInstant('tt', Number.NaN), delhi)).toThrow(
      expect.objectContaining({ code: 'INVALID_DATETIME' }),
    );
    expect(() => momentAt(born.tt, delhi, { timezone: 'IST' })).toThrow(
      expect.objectContaining({ code: 'INVALID_TIMEZONE' }),
    );
    expect(() => momentAt(born.tt, delhi, { timezone: 'Asia/Kolkata', overrides: ['x'] })).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION' }),
    );
  });

  it('is refused outside the years it can be reckoned in, and at a place off the ground, by the field', () => {
    const bad: readonly [string, string, () => unknown][] = [
      ['OUT_OF_SPAN', 'datetime', () => momentAt(makeInstant('tt', 3e6), delhi)],
      ['OUT_OF_SPAN', 'datetime', () => wallClockAt(makeInstant('ut1', -1e15), delhi)],
      ['OUT_OF_SPAN', 'datetime', () => scalesAt({ scale: 'tt', day: 1e300, fraction: 0 })],
      ['INVALID_OPTION', 'datetime.scale', () => scalesAt({ scale: 'tai' as 'tt', day: 2451545, fraction: 0 })],
      ['INVALID_LATITUDE', 'place.latitudeDeg', () => momentAt(born.tt, { ...delhi, latitudeDeg: 91 })],
      ['INVALID_LONGITUDE', 'place.longitudeDeg', () => wallClockAt(born.tt, { ...delhi, longitudeDeg: Number.NaN })],
      ['INVALID_OPTION', 'place', () => momentAt(born.tt, null as never)],
      ['INVALID_OPTION', 'options', () => momentAt(born.tt, delhi, null as never)],
      ['INVALID_OPTION', 'deltaT', () => momentAt(born.tt, delhi, { deltaT: 69 as never })],
      ['INVALID_OPTION', 'deltaT', () => scalesAt(born.tt, 69 as never)],
    ];
    for (const [code, field, run] of bad)
      expect(run, field).toThrow(expect.objectContaining({ name: 'EngineError', code, field }));
    expect(momentAt(born.tt, { ...delhi, longitudeDeg: -180 }).place.longitudeDeg).toBe(180);
  });

  it('prints a utc that a birth reads back to within the millisecond it is printed to', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 626_000, max: 2_816_000 }),
        fc.double({ min: 0, max: 0.999999999, noNaN: true }),
        (day, fraction) => {
          const moment = momentAt(makeInstant('tt', day, fraction), delhi);
          const again = resolveMoment({ ...birth, datetime: moment.utc, calendar: 'gregorian' });
          expect(Math.abs(secondsBetween(again.tt, moment.tt))).toBeLessThan(0.000501);
          expect(again.utc).toBe(moment.utc);
        },
      ),
      { seed: 70, numRuns: 3000 },
    );
  });
});

describe('the clock on the wall', () => {
  it('shows the date and time of the place', () => {
    const { tt } = scalesAt(makeInstant('utc', 2448031.25));
    expect(wallClockAt(tt, delhi, { timezone: 'Asia/Kolkata' })).toEqual({
      date: { year: 1990, month: 5, day: 19 },
      dayNumber: 2448031,
      secondsOfDay: 84600,
      offsetSeconds: 19800,
      localMeanTime: false,
      local: '1990-05-19T23:30:00',
      utcOffset: '+05:30',
    });
  });

  it('jumps with the zone', () => {
    const before = makeInstant('utc', 2460400.5, 3599 / 86400);
    const clock = (seconds: number): string =>
      wallClockAt(addDays(before, seconds / 86400), delhi, { timezone: 'Europe/London' }).local;
    expect(clock(0)).toBe('2024-03-31T00:59:59');
    expect(clock(1)).toBe('2024-03-31T02:00:00');
  });
});

describe('texts', () => {
  it('of offsets read back, seconds kept', () => {
    expect([0, 19800, -75, -57368, 57600].map(formatOffset)).toEqual([
      '+00:00',
      '+05:30',
      '-00:01:15',
      '-15:56:08',
      '+16:00',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: -57600, max: 57600 }), (seconds) => {
        expect(offsetSecondsOf(formatOffset(seconds))).toBe(seconds);
      }),
      { seed: 71 },
    );
    for (const text of ['5', '+5', '+5:30', '+05:3', '+16:00:01', '0530', '+05:60', '']) {
      expect(offsetSecondsOf(text)).toBeNull();
    }
  });

  it('of years outside 0 … 9999 have a sign and six digits, as ECMAScript has', () => {
    expect(formatDate(2451545)).toBe('2000-01-01');
    expect(formatDate(1721060)).toBe('0000-01-01');
    expect(formatDate(1721059)).toBe('-000001-12-31');
    expect(formatDate(5373850).slice(0, 7)).toBe('+010000');
  });

  it('of times round to the millisecond and carry', () => {
    expect(formatUtc({ dayNumber: 2451545, seconds: 86399.9996 })).toBe('2000-01-02T00:00:00.000Z');
    expect(formatUtc({ dayNumber: 2451545, seconds: 0.0004 })).toBe('2000-01-01T00:00:00.000Z');
    // 2016-12-31 has 86401 seconds.
    expect(formatUtc({ dayNumber: 2457754, seconds: 86399.9996 })).toBe('2016-12-31T23:59:60.000Z');
    expect(formatUtc({ dayNumber: 2457754, seconds: 86400.9996 })).toBe('2017-01-01T00:00:00.000Z');
  });
});
