/** Laws the house systems keep at every moment and place, none of them taken from a table. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { HOUSE_SYSTEMS } from '../../packages/engine/src/chart/house-systems.ts';
import type { HouseSystem } from '../../packages/engine/src/chart/houses.ts';
import { houseOf, houseSystemNamed } from '../../packages/engine/src/chart/houses.ts';
import type { Ground } from './houses-core.ts';
import { houseCore, RAD, SIDEREAL_DEG_PER_DAY, signed } from './houses-core.ts';

const core = await houseCore('release');
const many = { seed: 20261121, numRuns: 150 };

const armc = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const eps = fc.double({ min: 22.5, max: 24.3, noNaN: true });
const sun = fc.double({ min: -22.4, max: 22.4, noNaN: true });
const between = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const groundWithin = (most: number) => fc.record({ armc, lat: between(most), eps, sun });
const inhabited = groundWithin(60);
const anywhere = groundWithin(90);
const twelve = HOUSE_SYSTEMS.filter((system) => system.cusps === 12);
const ids = (...names: string[]) => new Set(names.map((name) => houseSystemNamed(name).id));
const cuspsOf = (system: HouseSystem, ground: Ground) => core.cusps(system.number, ground).cusps as number[];
/** `expect` in a loop of a million costs more than the core does. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
const near = (a: number | undefined, b: number | undefined) => Math.abs(signed((a as number) - (b as number)));

describe('up to 60° of latitude', () => {
  test.prop([inhabited], many)('cusps go round the zodiac once, in order, in every system', (ground) => {
    for (const system of twelve) {
      // Makransky's second case (sunshine.ts) may cross its neighbours.
      if (system.id === 'sunshine-makransky') continue;
      // Between the tropics the midheaven may culminate on the other side of the zenith, and houses by azimuth run
      // backward.
      if (system.id === 'azimuthal-horizontal' && Math.abs(ground.lat) < ground.eps) continue;
      const cusps = cuspsOf(system, ground);
      const arcs = cusps.map((cusp, i) => ((((cusps[(i + 1) % 12] as number) - cusp) % 360) + 360) % 360);
      // A Pullen house may have no width at all: a quarter of 30° or less.
      expect(Math.min(...arcs), system.id).toBeGreaterThanOrEqual(system.id === 'pullen-sd' ? 0 : 1e-4);
      expect(
        arcs.reduce((sum, arc) => sum + arc, 0),
        system.id,
      ).toBeCloseTo(360, 6);
    }
    const sectors = cuspsOf(houseSystemNamed('gauquelin-36'), ground);
    const backward = sectors.map((cusp, i) => (((cusp - (sectors[(i + 1) % 36] as number)) % 360) + 360) % 360);
    expect(backward.reduce((sum, arc) => sum + arc, 0)).toBeCloseTo(360, 6);
  });

  test.prop([inhabited], many)(
    'ascendant and midheaven begin the first and tenth houses of the quadrant systems',
    (ground) => {
      const [ascendant, midheaven] = core.angles(ground) as [number, number];
      for (const system of HOUSE_SYSTEMS.filter(({ quadrant }) => quadrant)) {
        const cusps = cuspsOf(system, ground);
        must(near(cusps[0], ascendant) < 1e-9, system.id);
        must(near(cusps[9], midheaven) < 1e-9, system.id);
      }
    },
  );

  test.prop([inhabited], many)('every cusp is the beginning of its house, by longitude and by position', (ground) => {
    const north = { ...ground, lat: Math.abs(ground.lat) };
    const bySun = ids('sunshine-makransky');
    for (const system of twelve) {
      const cusps = cuspsOf(system, north);
      for (const [i, cusp] of cusps.entries()) {
        const next = cusps[(i + 1) % 12] as number;
        // Neighbours that coincide share a degree, which then belongs to the house that has some width.
        if (!bySun.has(system.id) && near(cusp, next) > 1e-9)
          must(houseOf(cusp, cusps) === i + 1, `${system.id} ${i + 1}`);
        // The position is measured without these cusps wherever the system divides another circle.
        if (bySun.has(system.id) || near(cusp, next) < 1e-6) continue;
        // Houses by azimuth begin at the wrong end of the meridian when the midheaven is there (see circles.ts);
        // positions do not follow.
        if (system.id === 'azimuthal-horizontal' && north.lat < north.eps) continue;
        const position = core.position(system.number, north, cusp, 0);
        must(
          Math.abs(position - (i + 1) - 12 * Math.round((position - (i + 1)) / 12)) < 1e-8,
          `${system.id} ${i + 1} at ${position}`,
        );
      }
    }
  });
});

describe('anywhere on Earth', () => {
  test.prop([anywhere], many)(
    'cusps opposite each other are half a turn apart, but for the systems of one parallel',
    (ground) => {
      const oneParallel = ids('apc', 'sunshine-treindl', 'sunshine-makransky');
      for (const system of HOUSE_SYSTEMS.filter(({ id }) => !oneParallel.has(id))) {
        const cusps = cuspsOf(system, ground);
        const halfway = cusps.length / 2;
        for (let i = 0; i < halfway; i += 1)
          must(near(cusps[i], (cusps[i + halfway] as number) + 180) < 1e-9, `${system.id} ${i + 1}`);
      }
    },
  );

  test.prop([anywhere], many)(
    'the antipodes at the opposite sidereal time see the same houses, half a turn on',
    (ground) => {
      // North and south mirror each other; the Sun's declination with them. Not so systems tied to the signs, to Aries,
      // or to the side (equator).
      const tied = ids('whole-sign', 'aries-whole-sign');
      const mirror = { armc: (ground.armc + 180) % 360, lat: -ground.lat, eps: ground.eps, sun: -ground.sun };
      if (Math.abs(ground.lat) < 1e-6 || nearlyDegenerate(ground)) return;
      for (const system of HOUSE_SYSTEMS.filter(({ id }) => !tied.has(id))) {
        const [here, there] = [cuspsOf(system, ground), cuspsOf(system, mirror)];
        for (const [i, cusp] of here.entries())
          must(near(cusp, (there[i] as number) + 180) < 1e-6, `${system.id} ${i + 1}`);
      }
    },
  );

  test.prop([groundWithin(66)], many)('cusps move smoothly, at the speeds that are given for them', (ground) => {
    const day = SIDEREAL_DEG_PER_DAY;
    const seconds = 1;
    const step = (day * seconds) / 86_400;
    for (const system of HOUSE_SYSTEMS) {
      const speeds = core.speeds(system.number, ground);
      if (system.id === 'whole-sign' || system.id === 'aries-whole-sign') {
        expect(Math.max(...speeds.map(Math.abs))).toBe(0);
        continue;
      }
      const [before, after] = [-step, step].map((d) => cuspsOf(system, { ...ground, armc: ground.armc + d })) as [
        number[],
        number[],
      ];
      for (const [i, speed] of speeds.entries()) {
        const moved = signed((after[i] as number) - (before[i] as number));
        const rate = ((moved - 180 * Math.round(moved / 180)) * 86_400) / (2 * seconds);
        // The curvature near the polar circles, where a cusp may run 100 times as fast as the sky.
        must(
          Math.abs(rate - speed) < 1e-4 + (1e-6 * Math.abs(speed) ** 3) / day ** 2,
          `${system.id} ${i + 1}: ${rate} ${speed}`,
        );
      }
    }
  });

  test.prop([groundWithin(66)], many)('ascendant and midheaven have the speeds of the cusps they begin', (ground) => {
    // Exact derivatives against central differences: curvature near the polar circles again.
    const [ascendantSpeed, midheavenSpeed] = core.angles(ground).slice(8) as [number, number];
    const bound = 1e-6 + (1e-9 * Math.abs(ascendantSpeed) ** 3) / SIDEREAL_DEG_PER_DAY ** 2;
    must(
      Math.abs(ascendantSpeed - (core.speeds(houseSystemNamed('equal').number, ground)[0] as number)) < bound,
      'ascendant',
    );
    must(
      Math.abs(midheavenSpeed - (core.speeds(houseSystemNamed('equal-mc').number, ground)[9] as number)) < 1e-6,
      'midheaven',
    );
  });

  test.prop([anywhere], many)('no number is missing, and every cusp lies on the circle', (ground) => {
    for (const system of HOUSE_SYSTEMS) sane(system, ground);
  });

  it('poles, equator, polar circles and the moments when the ecliptic lies in the horizon have answers too', () => {
    const obliquity = 23.4392911;
    const circle = 90 - obliquity;
    const latitudes = [
      90,
      -90,
      0,
      -0,
      66.5,
      -66.5,
      66.6,
      -66.6,
      89.9999,
      -89.9999,
      circle,
      -circle,
      obliquity,
      -obliquity,
      45,
    ];
    const times = [0, 45, 90, 135, 180, 225, 270, 315, 359.9999999, 1e-12, 23.4];
    for (const lat of latitudes) {
      for (const time of times) {
        for (const declination of [0, 23.4392911, -23.4392911, 10]) {
          const ground = { armc: time, lat, eps: obliquity, sun: declination };
          for (const system of HOUSE_SYSTEMS) {
            const flags = sane(system, ground);
            const polar = Math.abs(lat) * RAD >= Math.PI / 2 - obliquity * RAD;
            if (system.id === 'sunshine-makransky') continue;
            must(flags === (system.polar === 'porphyry' && polar ? 1 : 0), `flag of ${system.id} at ${lat}°`);
          }
        }
      }
    }
  });

  // From 1e-7° beside a pole every system that has cusps there moves by less than the tenth of a second of arc; the same by swetest at 89.9999999 and 90 degrees.
  it.each([90, -90])('at the pole itself, %i degrees, the cusps are those that stand beside it', (pole) => {
    for (const armc of [5, 40, 127.589715, 200, 265, 291, 340]) {
      const here = { armc, lat: pole, eps: 23.44, sun: 11 };
      const beside = { ...here, lat: pole * (1 - 1e-9) };
      for (const system of HOUSE_SYSTEMS.filter(({ id }) => !/whole-sign|makransky/.test(id))) {
        const [at, by] = [cuspsOf(system, here), cuspsOf(system, beside)];
        at.forEach((cusp, i) => {
          must(near(cusp, by[i]) < 1e-5, `cusp ${i + 1} of ${system.id} at armc ${armc}: ${cusp}, beside it ${by[i]}`);
        });
      }
    }
  });

  it('an unknown system is refused and writes nothing', () => {
    const ground = { armc: 1, lat: 2, eps: 23, sun: 0 };
    const before = core.cusps(houseSystemNamed('campanus').number, ground).cusps;
    for (const system of [-1, HOUSE_SYSTEMS.length, 1000]) {
      expect(core.cusps(system, ground)).toEqual({ flags: 2, cusps: before });
      expect(core.position(system, ground, 10, 0)).toBe(0);
    }
  });
});

describe('Placidus', () => {
  const placidus = houseSystemNamed('placidus');
  const gauquelin = houseSystemNamed('gauquelin-36');

  /**
   * cos H = cos(part · semi-arc), the semi-arc from cos D = −tan φ tan δ: the defining proportion, free of arcsines
   * near ±1.
   */
  function residual(
    longitude: number,
    part: number,
    below: boolean,
    { armc: time, lat, eps: obliquity }: Ground,
  ): number {
    const [l, e] = [longitude * RAD, obliquity * RAD];
    const ascension = Math.atan2(Math.sin(l) * Math.cos(e), Math.cos(l));
    const h = signed(ascension / RAD - time + (below ? 180 : 0)) * RAD;
    const tangent = Math.tan(lat * RAD) * Math.tan(Math.asin(Math.sin(e) * Math.sin(l)));
    return Math.abs(Math.cos(Math.abs(h) / part) - (below ? tangent : -tangent));
  }

  test.prop([armc, eps, fc.double({ min: -1, max: 1, noNaN: true }), fc.constantFrom(1, 1e-3, 1e-6, 1e-9)], {
    ...many,
    numRuns: 800,
  })('solves its own equation up to the polar circle itself', (time, obliquity, s, margin) => {
    const circle = 90 - obliquity;
    const lat = Math.sign(s) * (circle - margin * circle * Math.abs(s) - 1e-12);
    const ground = { armc: time, lat, eps: obliquity, sun: 0 };
    const { flags, cusps } = core.cusps(placidus.number, ground);
    expect(flags).toBe(0);
    // Rounding of the test's own tangents (1e-14) over parts of a third.
    for (const [i, part, below] of [
      [10, 1 / 3, false],
      [11, 2 / 3, false],
      [1, 2 / 3, true],
      [2, 1 / 3, true],
    ] as const) {
      must(residual(cusps[i] as number, part, below, ground) < 1e-12, `cusp ${i + 1} at ${lat}°, ARMC ${time}`);
    }
    const sectors = core.cusps(gauquelin.number, ground).cusps;
    for (let i = 1; i < 9; i += 1) {
      must(residual(sectors[i] as number, (9 - i) / 9, false, ground) < 1e-11, `sector ${i + 1}`);
      must(residual(sectors[27 + i] as number, i / 9, true, ground) < 1e-11, `sector ${28 + i}`);
    }
    // Every third sector is a cusp, counted the other way; the same equation from the same start, so the same bits.
    for (let i = 0; i < 12; i += 1) must(near(sectors[3 * i], cusps[(12 - i) % 12]) < 1e-7, `sector ${3 * i + 1}`);
  });
});

describe('the three builds of the core', () => {
  it('give the same bits', async () => {
    const others = [await houseCore('debug'), await houseCore('mvp')];
    for (let n = 0; n < 40; n += 1) {
      const ground = {
        armc: (n * 97.31) % 360,
        lat: ((n * 37.77) % 180) - 90,
        eps: 23.4 + n / 1e3,
        sun: ((n * 7.1) % 46) - 23,
      };
      for (const { number } of HOUSE_SYSTEMS) {
        const here = [
          core.cusps(number, ground),
          core.speeds(number, ground),
          core.angles(ground),
          core.position(number, ground, n * 9, 3),
        ];
        for (const other of others) {
          expect([
            other.cusps(number, ground),
            other.speeds(number, ground),
            other.angles(ground),
            other.position(number, ground, n * 9, 3),
          ]).toEqual(here);
        }
      }
    }
  });
});

/** Checks that all answers are numbers on the circle; returns the flags. */
function sane(system: HouseSystem, ground: Ground): number {
  const where = `${system.id} at ${ground.lat}°, ARMC ${ground.armc}`;
  const { flags, cusps } = core.cusps(system.number, ground);
  must(
    cusps.every((cusp) => cusp >= 0 && cusp < 360 + 1e-12),
    where,
  );
  const angles = core.angles(ground);
  must(
    angles.slice(0, 8).every((angle) => angle >= 0 && angle < 360 + 1e-12),
    where,
  );
  must([...angles.slice(8), ...core.speeds(system.number, ground)].every(Number.isFinite), where);
  const position = core.position(system.number, ground, ground.armc, 4);
  must(position === 0 || (position >= 1 && position < system.cusps + 1), `position ${position} in ${where}`);
  return flags;
}

/**
 * Moments when two circles nearly coincide, so that rounding decides where they cross: the ecliptic in the horizon or
 * across the poles of a system.
 */
function nearlyDegenerate({ armc: time, lat, eps: obliquity, sun: declination }: Ground): boolean {
  const [sine, cosine] = [Math.sin(time * RAD), Math.cos(time * RAD)];
  const up = Math.cos(lat * RAD) * Math.cos(obliquity * RAD) + Math.sin(lat * RAD) * Math.sin(obliquity * RAD) * sine;
  const across =
    Math.sin(lat * RAD) * Math.cos(obliquity * RAD) - Math.cos(lat * RAD) * Math.sin(obliquity * RAD) * sine;
  const solar = Math.abs(Math.abs(Math.tan(lat * RAD) * Math.tan(declination * RAD)) - 1);
  return Math.min(Math.abs(up), Math.abs(across), Math.abs(cosine), solar, 90 - Math.abs(lat)) < 1e-5;
}
