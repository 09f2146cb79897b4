/** The day, hours and lords of a birth: known weekdays and sankrantis, polar days, and every birth between its sunrises. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { apparentSolarHours } from '../../../packages/engine/src/jyotish/day/index.ts';
import { type KalaGround, kalaGroundOf } from '../../../packages/engine/src/jyotish/strength/index.ts';
import { jdTtOfUt } from '../../../packages/engine/src/time/local-clock.ts';
import { engine, zodiacSky } from './births.ts';

const seeded = { seed: 20261122 };
const births = fc.record({
  datetime: fc
    .date({ min: new Date('1850-01-01T00:00:00Z'), max: new Date('2150-01-01T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  latitude: fc.oneof(
    fc.double({ min: -60, max: 60, noNaN: true }),
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.constantFrom(-90, 90, 66.56, 69.65),
  ),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the ground of time', () => {
  const ground = (birth: object, options = {}) => kalaGroundOf(zodiacSky(), engine.moment(birth as never), options);
  const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

  it('gives a birth before sunrise to the day before', () => {
    // 1 January 2000 was a Saturday; the Sun rose at Delhi about 7:16 by the Hindu rule.
    const before = ground({ ...delhi, datetime: '2000-01-01T06:00' });
    expect([before.varaLord, before.isDay]).toEqual(['Venus', false]);
    expect(before.nextSunriseJdUt).toBeGreaterThan(before.birthJdUt);
    expect(before.sunsetJdUt).toBeLessThan(before.birthJdUt);
    const after = ground({ ...delhi, datetime: '2000-01-01T08:00' });
    expect([after.varaLord, after.isDay, after.horaLord]).toEqual(['Saturn', true, 'Saturn']);
    expect(after.sunriseJdUt).toBeCloseTo(before.nextSunriseJdUt, 6);
    expect(ground({ ...delhi, datetime: '2000-01-01T06:00' }, { vara: 'midnight' }).varaLord).toBe('Saturn');
  });

  it('counts hours in sixties or in twelfths of day and night', () => {
    // At midsummer in Delhi a twelfth of the day is 69 minutes: by 9:40 four hours have gone, but only three twelfths.
    const birth = { ...delhi, datetime: '2000-06-21T09:40' };
    expect(ground(birth, { hora: 'equal' }).horaLord).not.toBe(ground(birth, { hora: 'unequal' }).horaLord);
    // Wednesday is Mercury's; after it Moon, Saturn, Jupiter, Mars.
    expect(ground(birth, { hora: 'equal' }).horaLord).toBe('Mars');
    expect(ground(birth, { hora: 'unequal' }).horaLord).toBe('Jupiter');
  });

  it('changes the lords of savana years and months on days of their own', () => {
    let [masa, abda] = [0, 0];
    let before: KalaGround | null = null;
    for (let day = 0; day < 400; day++) {
      const date = new Date(Date.UTC(1999, 0, 1 + day, 6)).toISOString();
      const today = ground({ ...delhi, timezone: 'UTC', datetime: date });
      // A year or month bears the lord of the weekday on which it begins.
      if (before !== null && today.masaLord !== before.masaLord) {
        masa++;
        expect(today.masaLord, date).toBe(today.varaLord);
      }
      if (before !== null && today.abdaLord !== before.abdaLord) {
        abda++;
        expect(today.abdaLord, date).toBe(today.varaLord);
      }
      before = today;
    }
    expect([masa, abda]).toEqual([13, 1]);
  });

  it('finds the lords of the solar year and month by the Sun’s entries', () => {
    // In 2023 the Sun entered sidereal Aries on Friday 14 April and Cancer on Sunday 16 July (published sankrantis).
    const lords = ground({ ...delhi, datetime: '2023-07-20T12:00' }, { yearLords: 'sankranti' });
    expect([lords.abdaLord, lords.masaLord]).toEqual(['Venus', 'Sun']);
  });

  it('says which sunrise, weekday, hours and years it was reckoned with', () => {
    const birth = { ...delhi, datetime: '2000-01-01T06:00' };
    const plain = { sunrise: 'hindu', vara: 'sunrise', hora: 'equal', yearLords: 'savana' };
    expect(ground(birth)).toMatchObject({ settings: plain, sources: ['surya-siddhanta'] });
    for (const options of [
      { sunrise: 'upper-limb' },
      { sunrise: { altitudeDeg: -1 } },
      { vara: 'midnight' },
      { hora: 'unequal' },
      { yearLords: 'sankranti' },
    ])
      expect(ground(birth, options).settings).toEqual({ ...plain, ...options });
  });

  it('keeps to the calendar of the place beyond the date line', () => {
    // Apia, 2 June 2020: a Tuesday by its clocks (UTC+13), Monday by its longitude.
    const apia = ground({ latitude: -13.83, longitude: -171.76, timezone: 13, datetime: '2020-06-02T12:00' });
    expect(apia.varaLord).toBe('Mars');
  });

  it.each([
    ['2000-06-21T12:00', 'always-above', true],
    ['2000-06-21T23:00', 'always-above', false],
    ['2000-12-21T12:00', 'always-below', true],
    ['2000-12-21T02:00', 'always-below', false],
  ])('stands solar hours in for a sunrise that does not come: Tromsø, %s', (datetime, horizon, isDay) => {
    const tromso = { latitudeDeg: 69.65, longitudeDeg: 18.96, elevationMetres: 0 };
    const polar = ground({ latitude: 69.65, longitude: 18.96, timezone: 1, datetime });
    expect(polar).toMatchObject({ horizon, isDay });
    expect(polar.sunriseJdUt).toBeLessThanOrEqual(polar.birthJdUt);
    expect(polar.nextSunriseJdUt).toBeGreaterThan(polar.birthJdUt);
    // 6 and 18 hours of the true Sun, whose day is not one of 86 400 seconds.
    for (const [jdUt, hours] of [
      [polar.sunriseJdUt, 6],
      [polar.sunsetJdUt, 18],
      [polar.nextSunriseJdUt, 6],
    ] as const)
      expect(apparentSolarHours(zodiacSky(), tromso, jdTtOfUt(jdUt))).toBeCloseTo(hours, 6);
  });

  test.prop([births], { ...seeded, numRuns: 100 })('brackets every birth by its sunrises', (birth) => {
    const day = ground(birth);
    // Julian dates keep 40 microseconds.
    const grain = 1e-9;
    expect(day.sunriseJdUt).toBeLessThanOrEqual(day.birthJdUt + 2 * grain);
    expect(day.birthJdUt).toBeLessThan(day.nextSunriseJdUt + grain);
    expect(day.isDay).toBe(day.birthJdUt < day.sunsetJdUt);
    expect(day.apparentSolarHours).toBeGreaterThanOrEqual(0);
    expect(day.apparentSolarHours).toBeLessThan(24);
    // The equation of time is less than 17 minutes.
    const equation = ((day.apparentSolarHours - day.meanSolarHours + 36) % 24) - 12;
    expect(Math.abs(equation)).toBeLessThan(17 / 60);
  });
});
