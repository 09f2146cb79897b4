/** The Moon before planets and stars: worldwide and at a place, as Swiss Ephemeris prints them, and by the sky itself. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { radiansOf } from '../../../packages/engine/src/angle.ts';
import {
  nextOccultationAt,
  type Occultation,
  type OccultationTarget,
  occultationAt,
  occultations,
} from '../../../packages/engine/src/sky/eclipse/index.ts';
import { starNamed } from '../../../packages/engine/src/sky/stars/index.ts';
import { kernel } from '../kernel.ts';
import { edgeRadiusAu } from './sky-beside.ts';
import { Errors, readAnswers } from './swetest.ts';

const PLANETS: Readonly<Record<string, OccultationTarget>> = {
  '-p2': 'Mercury',
  '-p3': 'Venus',
  '-p4': 'Mars',
  '-p5': 'Jupiter',
  '-p6': 'Saturn',
  '-p7': 'Uranus',
  '-p8': 'Neptune',
  '-p9': 'Pluto',
};
const star = (
  [h, m, s]: readonly [number, number, number],
  [sign, deg, min, sec]: readonly [1 | -1, number, number, number],
  pmRa: number,
  pmDec: number,
  parallax: number,
  radialKmPerSecond: number,
): OccultationTarget => ({
  raRad: radiansOf((h + m / 60 + s / 3600) * 15),
  decRad: radiansOf(sign * (deg + min / 60 + sec / 3600)),
  pmRaRadPerYear: radiansOf(pmRa / 3.6e6),
  pmDecRadPerYear: radiansOf(pmDec / 3.6e6),
  parallaxRad: radiansOf(parallax / 3.6e6),
  radialKmPerSecond,
});
/** Hipparcos, ICRS, epoch J2000.0. */
const STARS: Readonly<Record<string, OccultationTarget>> = {
  '-xfAldebaran': star([4, 35, 55.23907], [1, 16, 30, 33.4885], 63.45, -188.94, 48.94, 54.26),
  '-xfRegulus': star([10, 8, 22.31099], [1, 11, 58, 1.9516], -248.73, 5.59, 41.13, 5.9),
  '-xfSpica': star([13, 25, 11.57937], [-1, 11, 9, 40.7501], -42.35, -30.67, 13.06, 1),
  '-xfAntares': star([16, 29, 24.4597], [-1, 26, 25, 55.2094], -12.11, -23.3, 5.89, -3.5),
};
const answers = readAnswers('occultations-swetest.txt', (query) => (query.includes('-local') ? 2 : 3));
const targetOf = (query: string): OccultationTarget => {
  const name = Object.keys({ ...PLANETS, ...STARS }).find((option) => query.split(' ').includes(option)) ?? '';
  return (PLANETS[name] ?? STARS[name]) as OccultationTarget;
};
const zurich = { latitudeDeg: 47.37, longitudeDeg: 8.55, elevationMetres: 400 };

describe('occultations somewhere on the Earth', () => {
  const rows = answers.filter(({ query }) => !query.includes('-local')).map((a) => [a.query, a] as const);

  it.each(rows)('are those of %s', (query, { events }) => {
    const target = targetOf(query);
    const [first, last] = [events[0]?.jd ?? 0, events.at(-1)?.jd ?? 0];
    const found = occultations(kernel, target, first - 1, last + 1);
    const [greatest, contacts] = [new Errors(), new Errors()];
    for (const p of events) {
      const near = found.find(({ jdTt }) => Math.abs(jdTt - p.jd) < 0.5);
      if (near === undefined) throw new Error(`none: ${p.head}`);
      const seconds = (jdTt: number, jd: number | null | undefined): number =>
        (jdTt - p.deltaTSeconds / 86400 - (jd ?? Number.NaN)) * 86400;
      expect(p.head.startsWith(near.type)).toBe(true);
      greatest.add(seconds(near.jdTt, p.jd), p.head);
      contacts.add(seconds(near.first.jdTt, p.contacts[0]), p.head);
      contacts.add(seconds(near.last.jdTt, p.contacts[3]), p.head);
    }
    // The program's greatest instant is that of the least angle, and its contacts are those of a stretched sphere (see truth.test.ts).
    expect(greatest.quantile(0.5)).toBeLessThan(2.5);
    expect(greatest.worst.error).toBeLessThan(12);
    expect(contacts.quantile(0.5)).toBeLessThan(15);
    expect(contacts.worst.error).toBeLessThan(200);
    // What it does not have are grazes near a pole.
    const extra = found.filter(({ jdTt }) => !events.some(({ jd }) => Math.abs(jd - jdTt) < 0.5));
    for (const { gamma } of extra) expect(Math.abs(gamma)).toBeGreaterThan(1.265);
    expect(extra.length).toBeLessThan(3);
  });

  it('are told the same wherever the span is cut', () => {
    const [from, to] = [2451545, 2453000];
    const whole = occultations(kernel, 'Saturn', from, to);
    expect(whole.length).toBeGreaterThan(10);
    for (const cut of [2451700.3, ...whole.map(({ jdTt }) => jdTt)]) {
      const parts = [...occultations(kernel, 'Saturn', from, cut), ...occultations(kernel, 'Saturn', cut, to)];
      expect(parts).toStrictEqual(whole);
    }
  });

  it('are those of a star by its name, and say how to ask for one', () => {
    const regulus = starNamed('Regulus');
    const [named] = occultations(kernel, regulus, 2457730, 2457760);
    const [numbered] = occultations(kernel, regulus.numbers, 2457730, 2457760);
    // swetest -b1.12.2016 -occult -pf -xfRegulus -n1 (Swiss Ephemeris 2.10.03): 18 December 2016, 18:08:24.5 UT, JD 2457741.255839.
    expect(Math.abs((named?.jdUt ?? 0) - 2457741.255839) * 86400).toBeLessThan(12);
    expect({ ...named, target: null }).toEqual({ ...numbered, target: null });
    expect(named?.target).toMatchObject({ id: 'regulus' });
    expect(() => occultations(kernel, 'Regulus' as never, 2457730, 2457760)).toThrowError(
      expect.objectContaining({
        code: 'INVALID_OPTION',
        field: 'target',
        allowed: expect.stringMatching(/Vesta; or a star/),
      }),
    );
  });

  it('are none for a star far from the ecliptic', () => {
    const sirius = star([6, 45, 8.91728], [-1, 16, 42, 58.0171], -546.01, -1223.07, 379.21, -5.5);
    expect(occultations(kernel, sirius, 2451545, 2451545 + 1000)).toStrictEqual([]);
  });
});

describe('occultations at a place', () => {
  const rows = answers.filter(({ query }) => query.includes('-local')).map((a) => [a.query, a] as const);

  it.each(rows)('are those of %s', (query, { events }) => {
    const target = targetOf(query);
    for (const p of events) {
      const { deltaTSeconds } = p;
      const ut = (jdTt: number | undefined): number => (jdTt ?? Number.NaN) - deltaTSeconds / 86400;
      const local = nextOccultationAt(kernel, target, zurich, p.jd + deltaTSeconds / 86400 - 0.5, {
        deltaT: () => deltaTSeconds,
      });
      expect(local?.type, p.head).toBe('total');
      [local?.first, local?.immersion, local?.emersion, local?.last].forEach((contact, i) => {
        const jd = p.contacts[i];
        // A dash stands for a planet that has set. Inner contacts, and all of a star, are told for a smaller Moon there, 2 to 3 s in, more where her limb slides along; where it
        // all takes minutes only, times are no measure.
        if (!jd || (local?.durationSeconds ?? 0) < 900) return;
        const inner = i === 1 || i === 2 || query.includes('-pf');
        expect(Math.abs(ut(contact?.jdTt) - jd) * 86400, `${p.head} ${i}`).toBeLessThan(inner ? 6 : 2);
      });
    }
    expect(events.length).toBeGreaterThan(0);
  });

  test.prop(
    [
      fc.constantFrom<OccultationTarget>('Venus', 'Mars', 'Jupiter', 'Saturn'),
      fc.double({ min: -75, max: 75, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: 2380000, max: 2590000, noNaN: true }),
    ],
    { seed: 20261121, numRuns: 25 },
  )('begin and end when the discs touch in the sky', (target, latitudeDeg, longitudeDeg, from) => {
    const place = { latitudeDeg, longitudeDeg, elevationMetres: 0 };
    const local = nextOccultationAt(kernel, target, place, from, { belowHorizon: true });
    if (local === null) return;
    const gapArcsec = (jdTt: number): number => {
      const day = Math.floor(jdTt);
      const body = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'].indexOf(target as string);
      const fraction = jdTt - day;
      const call = {
        ttDay: day,
        ttFraction: fraction,
        ut1Day: day,
        ut1Fraction: fraction - local.deltaTSeconds / 86400,
        centre: 1,
        equinox: 0,
        latitudeRad: radiansOf(latitudeDeg),
        longitudeRad: radiansOf(longitudeDeg),
        elevationMetres: 0,
      };
      kernel.sky({ ...call, bodies: 2 | (1 << body), steps: 15 });
      const [moon, planet] = [1, body].map((number) => Array.from(kernel.result(number))) as [number[], number[]];
      // The disc is as wide as where the Moon is now, for a ground that moves with her.
      kernel.sky({ ...call, bodies: 2, steps: 8 });
      const moonAu = kernel.result(1)[2];
      const direction = ([, , , , , , ra = 0, dec = 0]: number[]): number[] => [
        Math.cos(dec) * Math.cos(ra),
        Math.cos(dec) * Math.sin(ra),
        Math.sin(dec),
      ];
      const other = direction(planet);
      const chord = Math.hypot(...direction(moon).map((x, i) => x - (other[i] as number)));
      const radiusKm = { Venus: 6051.8, Mars: 3396.19, Jupiter: 71492, Saturn: 60268 }[target as string] ?? 0;
      const radii = Math.asin(edgeRadiusAu.moon / moonAu) + Math.asin(radiusKm / 149597870.7 / (planet[2] ?? 1));
      return (2 * Math.asin(chord / 2) - radii) * 206264.806;
    };
    // Today's worst is 0.01″: moonlight's 0.02 s on its way to the ground.
    expect(Math.abs(gapArcsec(local.first.jdTt))).toBeLessThan(0.02);
    expect(Math.abs(gapArcsec(local.last.jdTt))).toBeLessThan(0.02);
  });

  it('can be asked of an occultation that was found for the Earth', () => {
    const [venus] = occultations(kernel, 'Venus', 2453146, 2453148) as [Occultation];
    const local = occultationAt(kernel, venus, zurich);
    expect(local?.durationSeconds).toBeGreaterThan(4000);
    expect(local?.visible).toBe(true);
    // At two in the afternoon.
    expect(local?.first.sunAltitudeRad).toBeGreaterThan(0.9);
    expect(occultationAt(kernel, venus, { latitudeDeg: -80, longitudeDeg: 0, elevationMetres: 0 })).toBeNull();
  });
});
