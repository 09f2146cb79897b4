/** `khagol western`: the engine's records, and the same figures as tables. */

import { describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { openWestern } from '../../packages/engine/src/western/index.ts';
import { khagol } from './terminal.ts';

const FLAGS = '--datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209';
const BIRTH = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209 };
const PARTNER = { datetime: '1992-03-15T08:30', latitude: 18.52, longitude: 73.86 };
const engine = await openEngine();
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('khagol western', () => {
  it.each(['khagol', 'lilly', 'hellenistic'] as const)('natal is the nativity of %s', async (preset) => {
    const { code, out } = await khagol(`western natal ${FLAGS} --preset ${preset} --json`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(plain(openWestern(engine, preset).nativity(BIRTH)));
  });

  it('natal names every point with its house, and every aspect', async () => {
    const { out } = await khagol(`western natal ${FLAGS}`);
    const { radix, aspects } = openWestern(engine).nativity(BIRTH);
    for (const { name, house } of radix.points) expect(out).toMatch(new RegExp(`^${name} .* ${house}(?:  R)?$`, 'm'));
    for (const { point1, type, point2 } of aspects.aspects)
      expect(out).toMatch(new RegExp(`^${point1} +${type} +${point2} `, 'm'));
  });

  it('natal keeps silent of angles, houses and sect where the hour is not known', async () => {
    const { out } = await khagol('western natal --date 1990-01-15 --lat 28.6139 --lon 77.209');
    expect(out).not.toMatch(/^Ascendant .*°/m);
    expect(out).toContain('unknown chart');
    for (const planet of ['Sun', 'Moon', 'Saturn']) expect(out).toMatch(new RegExp(`^${planet} .*″ *R?$`, 'm'));
  });

  it('transits are those of the span, told by the clock of the birth place', async () => {
    const western = openWestern(engine);
    // Midnight in India.
    const start = 2461367.5 - 5.5 / 24;
    const { out } = await khagol(`western transits ${FLAGS} --from 2026-11-23 --days 20 --json`);
    const wanted = western.transits(BIRTH, start, start + 20, { clock: western.clock(BIRTH) });
    expect(JSON.parse(out).hits.map(({ time }: { time: string }) => time)).toEqual(wanted.hits.map(({ time }) => time));
    const text = await khagol(`western transits ${FLAGS} --from 2026-11-23 --days 20`);
    expect(text.out.trimEnd().split('\n')).toHaveLength(wanted.hits.length + 1);
  });

  it('transits begin today when nothing is said', async () => {
    const { out } = await khagol(`western transits ${FLAGS} --days 5`);
    expect(out.split('\n')[1]?.slice(0, 10) ?? '').toMatch(/^2026-11-2[2-7]$/);
  });

  it('synastry is the engine’s, whichever way the births come', async () => {
    const pair = JSON.stringify({ a: BIRTH, b: PARTNER });
    const { out } = await khagol('western synastry - --json', [pair]);
    const wanted = openWestern(engine).synastry(BIRTH, PARTNER);
    expect(JSON.parse(out)).toEqual(plain(wanted));
    const text = await khagol('western synastry -', [pair]);
    expect(text.out).toContain(`${wanted.score.value} of 100`);
    expect(text.out).toContain(`${wanted.summary.total} aspects`);
  });

  it.each([
    ['western natal', 'datetime'],
    [`western natal ${FLAGS} --preset nobody`, 'hellenistic'],
    [`western transits ${FLAGS} --from soon`, 'khagol: from (--from): "soon"'],
    [`western transits ${FLAGS} --days 0`, '1 … 3660'],
    ['western synastry', 'a.datetime (--a-datetime)'],
    ['western nothing', 'nothing'],
  ])('%s is asked wrongly', async (words, named) => {
    const { code, out, err } = await khagol(words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(named);
  });
});
