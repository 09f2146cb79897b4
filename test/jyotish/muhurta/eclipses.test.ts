/**
 * Eclipses shut a search: their contacts are those of Swiss Ephemeris 2.10.03 (`swetest -lunecl`, and `-solecl -local` for Chennai, run in November
 * 2026), the watches of the sutak those of Dharma Sindhu, four of three hours before the Sun's and three before the Moon's.
 */
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../../packages/engine/src/chart/zodiac-sky.ts';
import {
  type EclipseSchool,
  findMuhurtas,
  muhurtaAt,
  PURPOSE_IDS,
} from '../../../packages/engine/src/jyotish/muhurta/index.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { localClock } from '../../../packages/engine/src/time/local-clock.ts';

const { kernel } = await openEngine();
const zodiac = new ZodiacSky(kernel, lahiriWholeSign);
const jd = (text: string) => Date.parse(text) / 86400000 + 2440587.5;
const clockAt = (latitudeDeg: number, longitudeDeg: number) =>
  localClock({ latitudeDeg, longitudeDeg, elevationMetres: 0 }, { timezone: 'UTC' });
const delhi = clockAt(28.6139, 77.209);
const chennai = clockAt(13.08, 80.27);
/** Seconds. Worst today 1.3, of the radii and ΔT that two programs take. */
const ALLOWED_SECONDS = 3;

function eclipsesIn(clock: typeof delhi, from: string, until: string, eclipses?: EclipseSchool) {
  const query = { purpose: 'purchase', fromJdUt: jd(from), untilJdUt: jd(until) } as const;
  const { badTimes } = findMuhurtas(zodiac, clock, query, eclipses === undefined ? {} : { eclipses });
  return badTimes.filter(({ reason }) => reason === 'eclipse');
}

function expectSpan(found: ReturnType<typeof eclipsesIn>, start: string, end: string, because: string): void {
  expect(found).toHaveLength(1);
  const [{ startJdUt, endJdUt, because: cells }] = found as [(typeof found)[number]];
  expect(Math.abs(startJdUt - jd(start)) * 86400).toBeLessThan(ALLOWED_SECONDS);
  expect(Math.abs(endJdUt - jd(end)) * 86400).toBeLessThan(ALLOWED_SECONDS);
  expect(cells).toEqual([because]);
}

describe('an eclipse', () => {
  it('of the Moon shuts the time from her first touch of the umbra to the last', () => {
    const found = eclipsesIn(delhi, '2018-07-26T00:00Z', '2018-07-29T00:00Z');
    expectSpan(found, '2018-07-27T18:24:28.7Z', '2018-07-27T22:19:01.9Z', 'Moon.isEclipsed=true');
  });

  it('of the Sun shuts the time between the contacts of the place', () => {
    const found = eclipsesIn(chennai, '2019-12-25T00:00Z', '2019-12-28T00:00Z');
    expectSpan(found, '2019-12-26T02:38:51.5Z', '2019-12-26T05:49:32.5Z', 'Sun.isEclipsed=true');
  });

  it('shuts the watches before as well for those who keep the sutak', () => {
    const moon = eclipsesIn(delhi, '2018-07-26T00:00Z', '2018-07-29T00:00Z', 'with-sutak');
    expectSpan(moon, '2018-07-27T09:24:28.7Z', '2018-07-27T22:19:01.9Z', 'Moon.isEclipsedOrInSutak=true');
    const sun = eclipsesIn(chennai, '2019-12-25T00:00Z', '2019-12-28T00:00Z', 'with-sutak');
    expectSpan(sun, '2019-12-25T14:38:51.5Z', '2019-12-26T05:49:32.5Z', 'Sun.isEclipsedOrInSutak=true');
  });

  it('that is below the horizon, of the penumbra alone, or not asked after shuts nothing', () => {
    expect(eclipsesIn(clockAt(40.7, -74), '2018-07-26T00:00Z', '2018-07-29T00:00Z')).toEqual([]);
    expect(eclipsesIn(clockAt(40.7, -74), '2019-12-25T00:00Z', '2019-12-28T00:00Z')).toEqual([]);
    // 2020 January 10, penumbral, high over Delhi.
    expect(eclipsesIn(delhi, '2020-01-09T00:00Z', '2020-01-12T00:00Z', 'with-sutak')).toEqual([]);
    expect(eclipsesIn(delhi, '2018-07-26T00:00Z', '2018-07-29T00:00Z', 'ignore')).toEqual([]);
  });

  it('lets nothing begin, whatever for and however lenient the search', () => {
    for (const purpose of PURPOSE_IDS) {
      const found = muhurtaAt(zodiac, delhi, jd('2018-07-27T20:21:45Z'), { purpose }, { strictness: 'lenient' });
      expect(found.isAllowed, purpose).toBe(false);
      expect(found.shut.map(({ reason }) => reason)).toContain('eclipse');
    }
    const query = { purpose: 'conception' } as const;
    const before = muhurtaAt(zodiac, delhi, jd('2018-07-27T18:24:20Z'), query);
    expect(before.shut.map(({ reason }) => reason)).not.toContain('eclipse');
  });

  it('is known to an instant asked alone in the night before it ends, and to a search that begins in its midst', () => {
    const query = { purpose: 'purchase' } as const;
    for (const [at, isShut] of [
      ['2018-07-27T22:18:55Z', true],
      ['2018-07-27T22:19:08Z', false],
    ] as const)
      expect(muhurtaAt(zodiac, delhi, jd(at), query).shut.some(({ reason }) => reason === 'eclipse')).toBe(isShut);
    const [found] = eclipsesIn(delhi, '2018-07-27T21:00Z', '2018-07-28T12:00Z');
    expect(found?.startJdUt).toBeCloseTo(jd('2018-07-27T21:00Z'), 8);
  });
});
