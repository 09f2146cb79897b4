/** Distributions of the Ascendant and other significators through the bounds. */
import { describe, expect, it } from 'vitest';
import { type Bound, distributionsOf } from '../../../packages/engine/src/western/direction/index.ts';
import { needAngles, needGround, needPoint, radixFrom } from '../../../packages/engine/src/western/radix/index.ts';
import { apart, buenosAires, churchill, kernel, natalOf } from '../progression/births.ts';

const RAD = Math.PI / 180;
/** Six degrees each: enough to prove the way, the tables of the schools are not this room's. */
const LORDS = ['Jupiter', 'Venus', 'Mercury', 'Mars', 'Saturn'];
const bounds: readonly Bound[] = Array.from({ length: 60 }, (_, i) => ({
  fromDeg: 6 * i,
  lord: LORDS[i % 5] as string,
}));

describe.each([
  ['north', churchill],
  ['south', buenosAires],
])('the Ascendant of a birth in the %s', (_, birth) => {
  const natal = natalOf(birth);
  const { distributions, without, settings } = distributionsOf(kernel, natal, bounds, {
    key: 'ptolemy',
    maxArcDeg: 100,
  });
  const { longitudeDeg } = needAngles(natal).Ascendant;

  it('begins in the bound that rises', () => {
    expect(without).toEqual([]);
    expect(settings).toMatchObject({ key: 'ptolemy', maxArcDeg: 100, system: 'placidus' });
    expect(distributions[0]).toMatchObject({ arcDeg: 0, fromDeg: 6 * Math.floor(longitudeDeg / 6) });
    expect(distributions[0]?.from.jdUt).toBe(needGround(natal).jdUt);
  });

  it('goes on through the zodiac without a gap, each bound with the degree that then rises', () => {
    const { armcDeg, obliquityDeg, place } = needGround(natal);
    for (const [i, { fromDeg, toDeg, arcDeg, until, from }] of distributions.entries()) {
      const next = distributions[i + 1];
      expect(until).toEqual(next?.from ?? null);
      if (next !== undefined) expect(toDeg).toBe(next.fromDeg);
      if (i === 0) continue;
      const { ascendantRad } = kernel.angles((armcDeg + arcDeg) * RAD, place.latitudeDeg * RAD, obliquityDeg * RAD);
      // Arcs are printed to 1e-7, and degrees rise up to two and a half times as fast as the equator turns.
      expect(Math.abs(apart(ascendantRad / RAD, fromDeg))).toBeLessThan(5e-7);
      expect(from.ageYears).toBeCloseTo(arcDeg, 6);
    }
    expect(distributions.length).toBeGreaterThan(12);
    expect(distributions.at(-1)?.arcDeg).toBeLessThanOrEqual(100);
  });
});

describe('other significators', () => {
  it('the Midheaven goes by right ascension', () => {
    const natal = natalOf(churchill);
    const { armcDeg, obliquityDeg } = needGround(natal);
    const { distributions } = distributionsOf(kernel, natal, bounds, { significator: 'Midheaven' });
    for (const { fromDeg, arcDeg } of distributions.slice(1)) {
      const ascension =
        Math.atan2(Math.sin(fromDeg * RAD) * Math.cos(obliquityDeg * RAD), Math.cos(fromDeg * RAD)) / RAD;
      expect(Math.abs(apart(ascension - armcDeg, arcDeg))).toBeLessThan(1e-7);
    }
  });

  it('the Sun, who has no latitude, begins in his own bound', () => {
    const natal = natalOf(churchill);
    const [first] = distributionsOf(kernel, natal, bounds, { significator: 'Sun' }).distributions;
    expect(first?.fromDeg).toBe(6 * Math.floor(needPoint(natal, 'Sun').longitudeDeg / 6));
  });

  it('one that does not set is told, and so is a bound that does not rise', () => {
    const arctic = radixFrom({
      points: { Sun: 90, Mars: 0 },
      ascendantDeg: 180,
      ground: {
        jdTt: 2451545,
        jdUt: 2451545,
        place: { latitudeDeg: 75, longitudeDeg: 0, elevationMetres: 0 },
        armcDeg: 100,
        obliquityDeg: 23.44,
      },
    });
    const sun = distributionsOf(kernel, arctic, bounds, { significator: 'Sun' });
    expect(sun).toMatchObject({ distributions: [], without: [{ fromDeg: null, reason: 'never-sets' }] });
    const mars = distributionsOf(kernel, arctic, bounds, { significator: 'Mars', maxArcDeg: 360 });
    expect(mars.without.length).toBeGreaterThan(20);
    expect(mars.distributions.length + mars.without.length).toBe(60);
  });
});
