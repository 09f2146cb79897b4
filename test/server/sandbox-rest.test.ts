/** What the sandbox tells of numbers, good times, columns and prices is what the engine and the price list say. */

import { beforeAll, describe, expect, it } from 'vitest';
import { SIGNS } from '../../packages/engine/src/chart/index.ts';
import { MUHURTA_GATES, SCORE_TABLE } from '../../packages/engine/src/jyotish/index.ts';
import { numerologyOf } from '../../packages/engine/src/numerology/index.ts';
import { dayNumberOf } from '../../packages/engine/src/time/index.ts';
import { type Both, ends, type Json, openBoth } from './sandbox-drawn.ts';

let both: Both;
beforeAll(async () => {
  both = await openBoth();
});
const data: Both['data'] = (...asked) => both.data(...asked);

describe('the sandbox', () => {
  it('numbers of three people are those of the engine', async () => {
    for (const person of [
      { name: 'Ada Byron', birthDate: '1815-12-10' },
      { name: 'Srinivasa Ramanujan', birthDate: '1887-12-22' },
      { birthDate: '2004-02-29' },
    ]) {
      const told = await data('POST', 'numerology/analyze', person);
      const numbers = numerologyOf(person);
      for (const name of ['lifePath', 'expression', 'soulUrge', 'personality', 'birthDay', 'maturity'] as const)
        expect([
          name,
          told[name]?.number ?? null,
          told[name]?.isMaster ?? null,
          told[name]?.steps.length ?? null,
        ]).toEqual([
          name,
          numbers[name]?.value ?? null,
          numbers[name]?.isMaster ?? null,
          numbers[name]?.steps.length ?? null,
        ]);
      expect([told.luckyNumbers, told.luckyColors, told.system]).toEqual([
        numbers.luckyNumbers,
        numbers.luckyColors,
        'pythagorean',
      ]);
    }
  });

  it('good times of three searches are those of the engine', async () => {
    for (const [eventType, from] of [
      ['marriage', '2027-02-10'],
      ['travel', '2026-12-01'],
      ['business-opening', '2027-05-01'],
    ] as const) {
      const where = { latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' };
      const found = both.jyotish.muhurtas(eventType, { from, days: 3 }, where);
      const told = await data('POST', 'muhurta/find', {
        eventType,
        startDate: from,
        endDate: `${from.slice(0, 8)}${String(Number(from.slice(8)) + 2).padStart(2, '0')}`,
        ...where,
      });
      expect(told.windows.map(({ start, end, quality }: Json) => [start, end, quality])).toEqual(
        found.windows.map(({ start, end, score }) => [start, end, score]),
      );
      expect(ends(told.badTimes)).toEqual(ends(found.badTimes));
      expect(told.bestTime?.start ?? null).toBe(found.bestTime?.start ?? null);
      expect([told.scoring, told.settings]).toEqual([found.scoring, { ...found.settings, navamshas: false }]);
      // What is shut out says why, and what speaks for a window says what it is: in the words of the engine's own tables.
      const [gates, findings] = [MUHURTA_GATES, SCORE_TABLE].map((rows) => rows.map(({ name }) => name));
      for (const { reason } of told.badTimes) expect(gates).toContain(reason);
      for (const { reasons } of told.windows)
        for (const reason of reasons) expect(findings).toContain(/^([^:]*)(?:: .*)? \([+-]?\d+\)$/.exec(reason)?.[1]);
    }
  });

  it('good times are searched for a day that is named alone, and for a week from today', async () => {
    const span = async (fields: Json): Promise<Json> =>
      data('POST', 'muhurta/find', { eventType: 'travel', ...fields });
    expect(await span({})).toEqual(await span({ startDate: '2026-11-21', endDate: '2026-11-27' }));
    const one = await span({ startDate: '2026-11-21', endDate: '2026-11-21' });
    expect(await span({ date: '2026-11-21' })).toEqual(one);
    expect(await span({ startDate: '2026-11-21' })).toEqual(one);
    expect(one['goodTimes']).toEqual(one['windows']);
  });

  it('lucky numbers are roots of the day and the sign', async () => {
    const root = (number: number): number => ((number - 1) % 9) + 1;
    for (const [sign, date] of [
      [1, '2026-11-22'],
      [12, '2027-01-09'],
      [7, '1999-12-31'],
    ] as const) {
      const digits = [...date.replaceAll('-', '')].reduce((sum, digit) => sum + Number(digit), 0);
      const { luckyNumber } = await data('GET', 'horoscope/daily', { sign: String(sign), date });
      expect(luckyNumber).toBe(root(digits + sign));
    }
  });

  it('columns name an opposition with its own article, and days before the year 0 whole', async () => {
    const week = await data('GET', 'horoscope/weekly', { sign: '1', date: '2024-12-30' });
    expect(week.prediction.overall).toContain('nearing an opposition with Pluto');
    const month = await data('GET', 'horoscope/monthly', { sign: '1', date: '-0500-06-21' });
    expect(month.startDate).toBe('-000500-06-21');
    expect(JSON.stringify(month.prediction)).toMatch(/ on -000500-0[67]-\d\d at \d\d:\d\d/);
  });

  it('columns stand on the forecast of the engine', async () => {
    for (const [sign, date] of [
      [1, '2026-11-22'],
      [7, '2027-02-14'],
      [12, '2025-08-01'],
    ] as const) {
      const [year, month, day] = date.split('-').map(Number) as [number, number, number];
      const clock = both.jyotish.clock({ latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' });
      const forecast = both.western.forecast(sign, clock, dayNumberOf(year, month, day));
      const transits = forecast.planets.map(({ planet, signName, house: at }) => ({
        planet,
        sign: signName,
        house: at,
      }));
      for (const period of ['daily', 'weekly', 'monthly']) {
        const column = await data('GET', `horoscope/${period}`, { sign: String(sign), date });
        expect([column.sign, column.period, column.transits, column.startDate ?? column.date]).toEqual([
          SIGNS[sign - 1],
          period,
          transits,
          date,
        ]);
      }
      const moon = forecast.planets.find(({ planet }) => planet === 'Moon');
      const { career } = (await data('GET', 'horoscope/daily', { sign: String(sign), date })).prediction;
      const fromTenth = (((moon?.house as number) - 10 + 12) % 12) + 1;
      expect(career).toMatch(
        new RegExp(`The Moon, at \\d+° ${moon?.signName}, is in the ${fromTenth}(?:st|nd|rd|th) from it\\.$`),
      );
      const advanced = await data('GET', `western/horoscope/${sign}/advanced`, { date });
      expect(advanced.aspects.map(({ planet1, planet2, orb }: Json) => [planet1, planet2, orb])).toEqual(
        forecast.aspects.map(({ point1, point2, orbDeg }) => [point1, point2, orbDeg]),
      );
      expect(advanced.signInfo.ruler).toBe(forecast.signInfo.ruler);
      expect((await data('GET', `western/horoscope/${sign}`, { date })).prediction).toBe(
        advanced.predictions[0].prediction,
      );
    }
  });

  it('prices are those that are charged', async () => {
    const { endpoints } = await data('GET', 'western/pricing', {});
    const priced = both.house.app.operations.filter(({ path, price }) => price !== null && path.includes('/western/'));
    expect(endpoints).toEqual(priced.map(({ path, price }) => ({ path, price: Number(price?.amount) / 1_000_000 })));
    expect(endpoints).toContainEqual({ path: '/v1/astrology/western/natal-chart', price: 0.048 });
  });
});
