/** The weekday of a table is the panchang's: around sunrise, where clocks change, where days have no sunrise. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign, ZodiacSky } from '../../../packages/engine/src/chart/index.ts';
import type { Birth, Moment } from '../../../packages/engine/src/index.ts';
import { chartsOf, panchangAt, solarDayAt } from '../../../packages/engine/src/jyotish/index.ts';
import {
  clockOfMoment,
  jdUtOf,
  listZoneIds,
  momentAt,
  type ZoneHistory,
  zoneHistory,
} from '../../../packages/engine/src/time/index.ts';
import { between, births, engine } from './table.ts';

const zodiac = new ZodiacSky(engine.kernel, lahiriWholeSign);
const bare = { vargas: [], vimshottari: null };
const rules = ['upper-limb', 'hindu', 'centre-refracted', 'upper-limb-geometric', 'lower-limb-refracted'] as const;

/** Every change of a clock by more than two and a half hours, in all the zones there are. */
const JUMPS = listZoneIds().flatMap((id) => {
  const { changes, types, typeAfter } = zoneHistory(id) as ZoneHistory;
  const offset = (i: number) => types[i < 0 ? 0 : (typeAfter[i] as number)]?.offsetSeconds as number;
  return changes.flatMap((at, i) => (Math.abs(offset(i) - offset(i - 1)) > 9000 ? [[id, at] as const] : []));
});

function expectWeekday(birth: Birth | Moment, sunrise: (typeof rules)[number]): void {
  const moment = 'tt' in birth ? birth : engine.moment(birth);
  const { columns } = chartsOf(engine, [birth], { ...bare, limbs: { sunrise } });
  const { at } = panchangAt(zodiac, clockOfMoment(moment), jdUtOf(moment), { sunrise });
  expect(columns.vara?.[0], JSON.stringify(birth)).toBe(at.vara.index);
}

describe('the weekday of a birth', () => {
  test.prop([births, fc.constantFrom(...rules), fc.constantFrom(-600, -2, -0.2, -0.002, 0, 0.002, 0.2, 2, 600)], {
    seed: 20261122,
    numRuns: 200,
  })('turns with the sunrise of the panchang, seconds before and after it', (birth, sunrise, seconds) => {
    const { place, tt, zone } = engine.moment(birth);
    const { sunriseJdTt } = solarDayAt(zodiac, place, tt.day + tt.fraction, sunrise);
    const day = Math.floor(sunriseJdTt);
    const at = { scale: 'tt', day, fraction: sunriseJdTt - day + seconds / 86400 } as const;
    const timezone = zone.source === 'nautical' ? zone.offsetSeconds / 3600 : zone.id;
    expectWeekday(momentAt(at, place, { timezone }), sunrise);
  });

  test.prop([fc.nat(JUMPS.length - 1), between(-2, 2), between(-59, 59), between(-180, 180)], {
    seed: 20261122,
    numRuns: 500,
  })(
    'follows every clock that was ever put on or back by hours, within days of it',
    (n, days, latitudeDeg, longitudeDeg) => {
      const [timezone, utcSeconds] = JUMPS[n] as (typeof JUMPS)[number];
      const jdUt = utcSeconds / 86400 + 2440587.5 + days;
      const at = { scale: 'utc', day: Math.floor(jdUt), fraction: jdUt - Math.floor(jdUt) } as const;
      expectWeekday(momentAt(at, { latitudeDeg, longitudeDeg, elevationMetres: 0 }, { timezone }), 'upper-limb');
    },
  );

  it('goes by the clock that the panchang makes of a moment, not by an offset that somebody wrote into it', () => {
    const moment = engine.moment({
      datetime: '1990-01-15T23:30',
      latitude: 28.6,
      longitude: 77.2,
      timezone: 'Asia/Kolkata',
    });
    for (const source of ['field-iana', 'datetime', 'field-offset', 'inferred'] as const)
      for (const offsetSeconds of [19800, 0, -43200, 43200])
        expectWeekday({ ...moment, zone: { ...moment.zone, source, offsetSeconds } }, 'upper-limb');
  });

  it('follows clocks that are changed, set across the date line, or far from the Sun', () => {
    const cases: readonly Birth[] = [
      ...['2011-12-28', '2011-12-29', '2011-12-31', '2012-01-01'].flatMap((date) =>
        ['01:00', '05:30', '07:00', '12:00', '23:30'].map((time) => ({
          datetime: `${date}T${time}`,
          latitude: -13.8,
          longitude: -171.8,
          timezone: 'Pacific/Apia',
        })),
      ),
      ...['2021-03-28T00:30', '2021-03-28T03:30', '2021-03-28T06:50', '2021-10-31T02:30', '2021-10-31T06:20'].map(
        (datetime) => ({
          datetime,
          latitude: 50.1,
          longitude: 14.4,
          timezone: 'Europe/Prague',
        }),
      ),
      // Kashgar by the clock of Beijing, Delhi by the clocks of New York, Tokyo and Auckland.
      ...['00:30', '04:00', '08:30', '10:15', '23:00'].flatMap((time) => [
        { datetime: `1995-12-21T${time}`, latitude: 39.5, longitude: 76, timezone: 'Asia/Shanghai' },
        { datetime: `1995-06-21T${time}`, latitude: 28.6, longitude: 77.2, timezone: 'America/New_York' },
        { datetime: `1995-06-21T${time}`, latitude: 28.6, longitude: 77.2, timezone: '+09:00' },
        { datetime: `1995-06-21T${time}`, latitude: 28.6, longitude: 77.2, timezone: 'Pacific/Auckland' },
      ]),
      // Sixty degrees and beyond, at both solstices.
      ...[59.99, 60.01, 65, 66.5, 68, 89].flatMap((latitude) =>
        ['2000-06-21T00:10', '2000-06-21T02:30', '2000-12-21T09:30', '2000-12-21T11:30'].map((datetime) => ({
          datetime,
          latitude,
          longitude: 25,
          timezone: 'Europe/Helsinki',
        })),
      ),
    ];
    for (const birth of cases) for (const sunrise of ['upper-limb', 'hindu'] as const) expectWeekday(birth, sunrise);
  });
});
