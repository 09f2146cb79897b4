/** Festivals as lists for readers tell them. */

import { beforeAll, describe, expect, it } from 'vitest';
import { festivalsTold, type Jyotish, openJyotish } from '../../../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
let jyotish: Jyotish;
beforeAll(async () => {
  jyotish = openJyotish(await openEngine());
});

const fasts = (from: string, days: number) =>
  festivalsTold(jyotish.festivals({ from, days }, DELHI))
    .filter(({ name }) => name.endsWith('Ekadashi'))
    .map(({ name, date, school }) => [date, name, school]);

describe('festivals as they are told', () => {
  it('are named once on a day that both schools keep, and with the school where they part', () => {
    expect(fasts('2026-12-19', 3)).toEqual([
      ['2026-12-20', 'Mokshada Ekadashi', null],
      ['2026-12-20', 'Vaikuntha Ekadashi', null],
    ]);
    expect(fasts('2026-07-09', 4)).toEqual([
      ['2026-07-10', 'Yogini Ekadashi', 'smarta'],
      ['2026-07-11', 'Yogini Ekadashi', 'vaishnava'],
    ]);
  });

  it('are otherwise all there, in their order', () => {
    const all = jyotish.festivals({ from: '2026-01-01', days: 365 }, DELHI);
    const lines = [...new Set(all.map(({ date, name }) => `${date} ${name}`))];
    expect(lines.length).toBeLessThan(all.length);
    expect(festivalsTold(all).map(({ date, name }) => `${date} ${name}`)).toEqual(lines);
  });
});
