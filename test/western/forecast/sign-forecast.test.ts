/** The facts of a horoscope column: houses from the sign, events within the period and nothing beside. */
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { dayNumberOf } from '../../../packages/engine/src/time/calendar.ts';
import { localClock } from '../../../packages/engine/src/time/local-clock.ts';
import { FORECAST_PERIODS, signForecastOf, signInfoOf } from '../../../packages/engine/src/western/forecast/index.ts';

const { kernel } = await openEngine();
const delhi = localClock({ latitudeDeg: 28.6, longitudeDeg: 77.2, elevationMetres: 0 }, { timezone: 'Asia/Kolkata' });
const error = (field: string) => expect.objectContaining({ name: 'EngineError', field });

describe('the forecast of a sign', () => {
  it('counts houses from the sign, and begins and ends at the clock’s midnight', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 2430000, max: 2480000 }),
        fc.constantFrom(...FORECAST_PERIODS),
        (sign, day, period) => {
          const forecast = signForecastOf(kernel, sign, delhi, day, { period });
          expect(forecast.from.time).toBe(delhi.text(delhi.midnight(day)));
          expect(forecast.planets.map(({ planet }) => planet)).toHaveLength(10);
          for (const { house, sign: at } of [...forecast.planets, ...forecast.events])
            expect(house).toBe(((at - sign + 12) % 12) + 1);
          for (const { jdTt } of forecast.events)
            expect(jdTt >= forecast.from.jdTt && jdTt < forecast.to.jdTt).toBe(true);
          expect(JSON.parse(JSON.stringify(forecast))).toEqual(forecast);
        },
      ),
      { numRuns: 12, seed: 20261121 },
    );
  });

  it('tells what happened in a known month: January 2025, by printed almanacs', () => {
    // Sun into Aquarius 19 January 20:00 UT; full Moon 13 January 22:27, new Moon 29 January 12:36; Uranus direct 30 January 16:22 UT.
    const clock = localClock({ latitudeDeg: 51.5, longitudeDeg: 0, elevationMetres: 0 }, { timezone: 'UTC' });
    const { events, planets } = signForecastOf(kernel, 11, clock, dayNumberOf(2025, 1, 5), { period: 'monthly' });
    const at = (kind: string, planet: string, what: string | null) =>
      events.find((event) => event.kind === kind && event.planets[0] === planet && event.what === what)?.time;
    expect(at('ingress', 'Sun', null)).toMatch(/^2025-01-19T20:00/);
    expect(at('phase', 'Moon', 'full')).toMatch(/^2025-01-13T22:2[67]/);
    expect(at('phase', 'Moon', 'new')).toMatch(/^2025-01-29T12:3[56]/);
    expect(at('station', 'Uranus', 'direct-begins')).toMatch(/^2025-01-30T16:2/);
    expect(planets.find(({ planet }) => planet === 'Pluto')).toMatchObject({ signName: 'Aquarius', house: 1 });
  });

  it('knows the kinds and rulers of the signs', () => {
    expect(signInfoOf(8)).toEqual({
      sign: 8,
      name: 'Scorpio',
      element: 'water',
      modality: 'fixed',
      polarity: 'negative',
      ruler: 'Mars',
      modernRuler: 'Pluto',
    });
    expect(signInfoOf(1)).toMatchObject({
      element: 'fire',
      modality: 'cardinal',
      polarity: 'positive',
      modernRuler: 'Mars',
    });
  });

  it('refuses by field', () => {
    expect(() => signForecastOf(kernel, 0, delhi, 2460000)).toThrow(error('sign'));
    expect(() => signForecastOf(kernel, 1, {} as never, 2460000)).toThrow(error('clock'));
    expect(() => signForecastOf(kernel, 1, delhi, 2460000.5)).toThrow(error('dayNumber'));
    expect(() => signForecastOf(kernel, 1, delhi, 2460000, { period: 'yearly' as never })).toThrow(
      error('options.period'),
    );
  });
});
