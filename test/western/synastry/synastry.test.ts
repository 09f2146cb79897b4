/** Synastry: mirrored when the charts change places, with scores that are the sum of what they show. */
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { radixFrom, radixOf } from '../../../packages/engine/src/western/radix/index.ts';
import { SCORE_METHODS, synastryOf } from '../../../packages/engine/src/western/synastry/index.ts';

const engine = await openEngine();
const births = fc.record({
  jd: fc.integer({ min: 2400000, max: 2480000 }),
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const castOf = ({ jd, latitude, longitude }: { jd: number; latitude: number; longitude: number }) =>
  radixOf(
    engine.kernel,
    engine.moment({ datetime: new Date((jd - 2440587.5) * 86400000).toISOString(), latitude, longitude }),
  );
const error = (field: string) => expect.objectContaining({ name: 'EngineError', field });
const MIRRORED = { dexter: 'sinister', sinister: 'dexter' } as const;

describe('synastry', () => {
  it('of A with B mirrors B with A', () => {
    fc.assert(
      fc.property(births, births, fc.constantFrom(...SCORE_METHODS), (a, b, score) => {
        const [first, second] = [castOf(a), castOf(b)];
        const [ours, theirs] = [synastryOf(first, second, { score }), synastryOf(second, first, { score })];
        const mirrored = theirs.aspects.map((aspect) => ({
          ...aspect,
          point1: aspect.point2,
          point2: aspect.point1,
          cast: aspect.cast === null ? null : MIRRORED[aspect.cast],
        }));
        const key = (aspect: { point1: string; point2: string }) => `${aspect.point1} ${aspect.point2}`;
        const sorted = <T extends { point1: string; point2: string }>(list: readonly T[]) =>
          [...list].sort((x, y) => (key(x) < key(y) ? -1 : 1));
        expect(sorted(mirrored)).toEqual(sorted(ours.aspects));
        expect(theirs.overlays.firstInSecond).toEqual(ours.overlays.secondInFirst);
        expect(theirs.overlays.secondInFirst).toEqual(ours.overlays.firstInSecond);
        expect([theirs.score.value, theirs.score.points, theirs.summary]).toEqual([
          ours.score.value,
          ours.score.points,
          ours.summary,
        ]);
      }),
      { numRuns: 60, seed: 20261121 },
    );
  });

  it('shows every part of its score, which lies within 0 … 100', () => {
    fc.assert(
      fc.property(births, births, fc.constantFrom(...SCORE_METHODS), (a, b, score) => {
        const { score: found, aspects } = synastryOf(castOf(a), castOf(b), { score });
        const points = found.contributions.reduce((total, each) => total + each.points, 0);
        expect(Math.abs(points - found.points)).toBeLessThan(1e-9);
        expect(found.value).toBeGreaterThanOrEqual(0);
        expect(found.value).toBeLessThanOrEqual(100);
        for (const { because } of found.contributions) expect(because.length).toBeGreaterThan(0);
        if (score === 'khagol-aspects/1') {
          const whole = found.contributions.reduce((total, each) => total + Math.abs(each.points), 0);
          expect(found.value).toBe(Math.round(50 * (1 + found.points / (whole + 20))));
          expect(found.contributions.length).toBeLessThanOrEqual(aspects.length);
        }
      }),
      { numRuns: 60, seed: 20261121 },
    );
  });

  it('counts trines for and squares against, the nearer the more', () => {
    const sun = radixFrom({ points: { Sun: 10 } });
    const value = (deg: number) => synastryOf(sun, radixFrom({ points: { Moon: deg } })).score.value;
    expect(value(130)).toBeGreaterThan(value(134));
    expect(value(134)).toBeGreaterThan(50);
    expect(value(100)).toBeLessThan(value(104));
    expect(value(104)).toBeLessThan(50);
    expect(value(40)).toBe(50);
    expect(value(10)).toBeGreaterThan(50);
    const mars = (name: string) =>
      synastryOf(radixFrom({ points: { Mars: 10 } }), radixFrom({ points: { [name]: 10 } })).score.value;
    expect(mars('Saturn')).toBeLessThan(50);
    expect(mars('Venus')).toBeGreaterThan(50);
  });

  it('counts by Discepolo’s method what an open program counts', () => {
    // Kerykeion's own test of its relationship score: 20 points, no destiny sign, Sun trine Sun 4 points at 3.6029°. Its orbs of the five: 10, 10, 8, 6,
    // 5; the two quincunxes, at 0.4° and 1.5°, count.
    const rome = { latitude: 41.8933, longitude: 12.4829, timezone: 'Europe/Rome' };
    const [john, sarah] = ['1975-10-10T21:15:00', '1978-02-09T15:50:00'].map((datetime) =>
      radixOf(engine.kernel, engine.moment({ datetime, ...rome })),
    ) as [ReturnType<typeof castOf>, ReturnType<typeof castOf>];
    const orbs = { byAspect: { conjunction: 10, opposition: 10, trine: 8, sextile: 6, square: 5, quincunx: 2 } };
    const { score, aspects } = synastryOf(john, sarah, { score: 'discepolo', orbs } as never);
    expect(score.contributions.find(({ id }) => id === 'first-sun-trine-second-sun')?.points).toBe(4);
    expect(aspects.find(({ point1, point2 }) => point1 === 'Sun' && point2 === 'Sun')?.orbDeg).toBeCloseTo(3.60291, 3);
    expect(score.contributions.some(({ id }) => id === 'destiny-sign')).toBe(false);
    expect([score.points, score.name]).toEqual([20, 'exceptional']);
  });

  it('places each one’s planets in the other’s houses', () => {
    const host = radixFrom({ points: { Sun: 5 }, ascendantDeg: 40 });
    const guest = radixFrom({ points: { Venus: 45, Mars: 15 }, ascendantDeg: 200 });
    const { overlays } = synastryOf(guest, host);
    expect(overlays.firstInSecond).toEqual([
      { planet: 'Venus', house: 1 },
      { planet: 'Mars', house: 12 },
      { planet: 'Ascendant', house: 6 },
      { planet: 'Midheaven', house: 3 },
    ]);
  });

  it('uses no angles or houses of an unknown birth time', () => {
    const known = castOf({ jd: 2440000, latitude: 40, longitude: -74 });
    const moment = engine.moment({ date: '1980-05-05', time: 'unknown', latitude: 51, longitude: 0 });
    const unknown = radixOf(engine.kernel, moment);
    const { aspects, overlays } = synastryOf(unknown, known);
    expect(overlays.secondInFirst).toEqual([]);
    expect(overlays.firstInSecond.some(({ planet }) => planet === 'Ascendant')).toBe(false);
    expect(aspects.some(({ point1 }) => point1 === 'Ascendant' || point1 === 'Midheaven')).toBe(false);
    expect(aspects.some(({ point2 }) => point2 === 'Ascendant' || point2 === 'Midheaven')).toBe(true);
  });

  it('shows the parts of a score in one order, whichever chart is first', () => {
    // Points at equal distances, so that many parts weigh the same.
    const one = radixFrom({ points: { Sun: 0, Moon: 120, Mars: 60, Venus: 240, Mercury: 300 } });
    const other = radixFrom({ points: { Sun: 120, Moon: 0, Mars: 240, Venus: 60, Mercury: 180 } });
    const pairs = (ids: readonly string[]) =>
      ids.map((id) => {
        const [, a = '', type = '', b = ''] = /^first-(.*)-([a-z]+)-second-(.*)$/.exec(id) ?? [];
        return [...[a, b].sort(), type].join(' ');
      });
    const [ours, theirs] = [synastryOf(one, other), synastryOf(other, one)].map(({ score }) =>
      pairs(score.contributions.map(({ id }) => id)),
    );
    expect(ours?.length).toBeGreaterThan(10);
    expect(ours).toEqual(theirs);
  });

  it('counts as Discepolo does, part by part', () => {
    // Kerykeion's documentation of its relationship score gives the counts (figures only): Suns in one quality 5; Sun with Sun by conjunction, opposition or
    // square 8, within two degrees 11; Sun conjunct Moon 8 or 11; other aspects of the lights, of Venus with Mars and with the Ascendant 4.
    const one = radixFrom({ points: { Sun: 10, Moon: 100, Venus: 50, Mars: 200 } });
    const two = radixFrom({ points: { Sun: 191.5, Moon: 13, Venus: 80, Mars: 112 } });
    const { score } = synastryOf(one, two, { score: 'discepolo' });
    expect(Object.fromEntries(score.contributions.map(({ id, points }) => [id, points]))).toEqual({
      'destiny-sign': 5,
      'first-sun-opposition-second-sun': 11,
      'first-sun-conjunction-second-moon': 8,
      'first-moon-square-second-sun': 4,
      'first-venus-sextile-second-mars': 4,
      'first-mars-trine-second-venus': 4,
    });
    expect([score.points, score.name, score.value]).toEqual([36, 'rare exceptional', 90]);
  });

  it('refuses by field', () => {
    const own = radixFrom({ points: { Sun: 1, Moon: 2 } });
    expect(() => synastryOf(own, null as never)).toThrow(error('second'));
    expect(() => synastryOf(own, own, { points: ['Vulcan'] })).toThrow(error('options.points'));
    expect(() => synastryOf(own, own, { score: 'love' as never })).toThrow(error('options.score'));
    expect(() => synastryOf(own, own, { orb: 3 } as never)).toThrow(error('options.orb'));
    expect(() => synastryOf(own, radixFrom({ points: { Sun: 1 }, zodiac: 'sidereal' }))).toThrow(
      error('second.settings.zodiac'),
    );
  });
});
