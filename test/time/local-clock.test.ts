import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/errors.ts';
import { clockOfMoment, jdTtOfUt, jdUtOf, jdUtOfTt, localClock } from '../../packages/engine/src/time/local-clock.ts';
import { momentAt } from '../../packages/engine/src/time/moment-at.ts';
import { resolveMoment } from '../../packages/engine/src/time/resolve.ts';

const delhi = { latitudeDeg: 28.6139, longitudeDeg: 77.209, elevationMetres: 0 };
const newYork = { latitudeDeg: 40.71, longitudeDeg: -74.01, elevationMetres: 0 };

describe('the clock on a wall', () => {
  it('shows the local time with the offset that holds there and then', () => {
    const clock = localClock(newYork, { timezone: 'America/New_York' });
    // 2024-07-04 12:00 UTC and 2024-12-25 12:00 UTC.
    expect(clock.text(2460496)).toBe('2024-07-04T08:00:00-04:00');
    expect(clock.text(2460670)).toBe('2024-12-25T07:00:00-05:00');
    expect(clock.dateText(2460670.75)).toBe('2024-12-26');
  });

  it('answers the same whatever was asked before', () => {
    const asked = localClock(newYork, { timezone: 'America/New_York' });
    fc.assert(
      fc.property(fc.double({ min: 2378497, max: 2597000, noNaN: true }), (jdUt) => {
        expect(asked.text(jdUt)).toBe(localClock(newYork, { timezone: 'America/New_York' }).text(jdUt));
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  it('agrees with the moment of the same instant', () => {
    fc.assert(
      fc.property(fc.double({ min: 2378497, max: 2597000, noNaN: true }), (jdTt) => {
        const jdUt = jdUtOfTt(jdTt);
        const day = Math.floor(jdTt);
        const moment = momentAt({ scale: 'tt', day, fraction: jdTt - day }, newYork, { timezone: 'America/New_York' });
        const text = localClock(newYork, { timezone: 'America/New_York' }).text(jdUt);
        // The moment keeps milliseconds, the clock rounds to the second.
        const apart = Math.abs(Date.parse(`${text.slice(0, 19)}Z`) - Date.parse(`${moment.local}Z`));
        expect(apart).toBeLessThanOrEqual(501);
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  it('goes from TT to civil days and back within a tenth of a millisecond', () => {
    fc.assert(
      fc.property(fc.double({ min: 700000, max: 2816000, noNaN: true }), (jdTt) => {
        expect(Math.abs(jdTtOfUt(jdUtOfTt(jdTt)) - jdTt) * 86400).toBeLessThan(1.1e-4);
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  it('gives a moment its civil Julian date', () => {
    const moment = resolveMoment({
      datetime: '2000-01-01T17:30:00',
      latitude: 28.6,
      longitude: 77.2,
      timezone: '+05:30',
    });
    expect(jdUtOf(moment)).toBeCloseTo(2451545, 9);
  });

  it('begins a date at its midnight, or after the gap where midnight was skipped', () => {
    const clock = localClock(delhi, { timezone: 'Asia/Kolkata' });
    // 2024-03-20 00:00 +05:30.
    expect(clock.text(clock.midnight(2460390))).toBe('2024-03-20T00:00:00+05:30');
    const saoPaulo = localClock(
      { latitudeDeg: -23.5, longitudeDeg: -46.6, elevationMetres: 0 },
      { timezone: 'America/Sao_Paulo' },
    );
    // 2018-11-04: clocks went from 24:00 to 01:00.
    expect(saoPaulo.text(saoPaulo.midnight(2458427))).toBe('2018-11-04T01:00:00-02:00');
  });

  it('refuses a zone that does not exist', () => {
    expect(() => localClock(delhi, { timezone: 'Mars/Olympus' })).toThrowError(/Mars/);
  });

  it('of a moment shows the time that was written, wherever and however its zone was given', () => {
    const timezone = fc.constantFrom(
      'Asia/Kolkata',
      'America/New_York',
      'Pacific/Apia',
      'Europe/Amsterdam',
      '+05:45',
      -3.5,
      undefined,
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 625700, max: 2816700 }),
        fc.integer({ min: 0, max: 86399 }),
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        timezone,
        (dayNumber, seconds, latitude, longitude, zone) => {
          const datetime = localClock(delhi).text(dayNumber - 0.5 + seconds / 86400);
          const written = { datetime: datetime.slice(0, -6), latitude, longitude };
          const moment = resolveMoment(zone === undefined ? written : { ...written, timezone: zone });
          const shown = clockOfMoment(moment).text(jdUtOf(moment));
          expect(shown.startsWith(moment.local), `${shown} for ${moment.local}`).toBe(true);
        },
      ),
      { seed: 7, numRuns: 1500 },
    );
  });

  it('of a moment keeps the local custom it was read by', () => {
    const birth = { datetime: '1930-01-01T10:00:00', latitude: 19, longitude: 72.9, timezone: 'Asia/Kolkata' };
    const clock = clockOfMoment(resolveMoment(birth, { overrides: ['bombay'] }));
    expect(clock.text(jdUtOf(resolveMoment(birth, { overrides: ['bombay'] })))).toBe('1930-01-01T10:00:00+04:51');
    // Bombay kept its time to the end of 1954.
    expect(clock.text(2440587.5)).toBe('1970-01-01T05:30:00+05:30');
    expect(clockOfMoment(resolveMoment(birth)).text(jdUtOf(resolveMoment(birth)))).toBe('1930-01-01T10:00:00+05:30');
  });

  it('stays whole after it was asked for what is no date', () => {
    const clock = localClock(newYork, { timezone: 'America/New_York' });
    for (const odd of [1e308, Number.NaN, -1e9, 'x', null, {}])
      for (const ask of [clock.text, clock.dateText, clock.read, clock.midnight])
        expect(() => ask(odd as number)).toThrow(EngineError);
    expect(() => clock.midnight(2460390.5)).toThrow(EngineError);
    expect(clock.text(2460496)).toBe('2024-07-04T08:00:00-04:00');
  });
});
