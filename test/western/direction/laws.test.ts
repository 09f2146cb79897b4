/** What an arc of direction is: the core's own house positions, rising degrees and ascensions bear it out. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { houseSystemNamed } from '../../../packages/engine/src/chart/houses.ts';
import {
  DIRECTION_KEYS,
  DIRECTION_SYSTEMS,
  type DirectionSpot,
  type DirectionSystem,
  type PrimaryArc,
  primaryArcOf,
  primaryDirectionsOf,
} from '../../../packages/engine/src/western/direction/index.ts';
import { needPoint, radixFrom } from '../../../packages/engine/src/western/radix/index.ts';
import { apart, buenosAires, churchill, kernel, natalOf } from '../progression/births.ts';

const seed = 20261121;
const RAD = Math.PI / 180;
const HOUSES: { readonly [S in Exclude<DirectionSystem, 'placidus-under-pole'>]: string } = {
  placidus: 'placidus',
  regiomontanus: 'regiomontanus',
  campanus: 'campanus',
  topocentric: 'polich-page-topocentric',
};
const numberOf = (system: keyof typeof HOUSES) => houseSystemNamed(HOUSES[system]).number;

type Body = { readonly longitudeDeg: number; readonly latitudeDeg: number };
const body: fc.Arbitrary<Body> = fc.record({
  longitudeDeg: fc.double({ min: 0, max: 359.999, noNaN: true }),
  latitudeDeg: fc.double({ min: -8, max: 8, noNaN: true }),
});
const ground = fc.record({
  armcDeg: fc.double({ min: 0, max: 359.999, noNaN: true }),
  obliquityDeg: fc.double({ min: 22.5, max: 24.2, noNaN: true }),
  latitudeDeg: fc.double({ min: -56, max: 56, noNaN: true }),
});

/** By the core, in degrees from the eastern horizon with the houses. */
function positionDeg(
  system: keyof typeof HOUSES,
  { armcDeg, obliquityDeg, latitudeDeg }: { armcDeg: number; obliquityDeg: number; latitudeDeg: number },
  at: Body,
): number {
  const [armc, latitude, obliquity] = [armcDeg * RAD, latitudeDeg * RAD, obliquityDeg * RAD];
  const [longitude, beta] = [at.longitudeDeg * RAD, at.latitudeDeg * RAD];
  return (kernel.housePosition(numberOf(system), armc, latitude, obliquity, longitude, beta, 0) - 1) * 30;
}

const arcOf = (arc: PrimaryArc): number => (arc.kind === 'arc' ? arc.arcDeg : Number.NaN);

describe('turned by the arc, the moving body stands where the fixed one stood', () => {
  for (const system of Object.keys(HOUSES) as (keyof typeof HOUSES)[]) {
    test.prop([ground, body, body, fc.constantFrom(0, 60, -90, 120, 180)], { seed, numRuns: 1500 })(
      `by the core's house position in ${system}`,
      (place, moving, fixed, aspectDeg) => {
        const arc = arcOf(primaryArcOf(kernel, place, moving, fixed, { system, mundaneAspectDeg: aspectDeg }));
        const turned = { ...place, armcDeg: place.armcDeg + arc };
        const wanted = positionDeg(system, place, fixed) + aspectDeg;
        // Worst today 4.7e-10, where an arc falls short of a turn by less than 6e-10 and is told as none.
        expect(Math.abs(apart(positionDeg(system, turned, moving), wanted))).toBeLessThan(1e-9);
      },
    );
  }

  test.prop([ground, body, body], { seed, numRuns: 500 })(
    'under the pole of Placidus: by the rising degree of the latitude that is the pole',
    (place, moving, fixed) => {
      const at = equatorial(place.obliquityDeg, fixed);
      // On the equator the pole is a limit, which the formula below does not take.
      fc.pre(Math.abs(at.delta) > 1e-6);
      const to = equatorial(place.obliquityDeg, moving);
      const tangent = Math.tan(place.latitudeDeg * RAD);
      const east = apart(at.alpha / RAD, place.armcDeg) >= 0;
      const meridian = Math.abs(apart(at.alpha / RAD, place.armcDeg));
      const difference = Math.asin(tangent * Math.tan(at.delta)) / RAD;
      const semiArc = 90 + difference;
      const part = meridian <= semiArc ? meridian / semiArc : (180 - meridian) / (180 - semiArc);
      const pole = Math.atan(Math.sin(part * difference * RAD) / Math.tan(at.delta));
      // Oblique ascension under the pole in the east, oblique descension in the west.
      const side = east ? 1 : -1;
      const under = (spot: { alpha: number; delta: number }) =>
        (spot.alpha - side * Math.asin(Math.tan(pole) * Math.tan(spot.delta))) / RAD;
      const arc = arcOf(primaryArcOf(kernel, place, moving, fixed, { system: 'placidus-under-pole' }));
      expect(Math.abs(apart(arc, under(to) - under(at)))).toBeLessThan(1e-8);
    },
  );
});

describe('a significator on the equator', () => {
  it('has the pole that those beside it have', () => {
    const place = { armcDeg: 300, obliquityDeg: 23.44, latitudeDeg: 48 };
    const moving = { longitudeDeg: 50, latitudeDeg: -2 };
    const arc = (longitudeDeg: number) =>
      arcOf(primaryArcOf(kernel, place, moving, { longitudeDeg, latitudeDeg: 0 }, { system: 'placidus-under-pole' }));
    // A hundred-thousandth of a degree of the ecliptic moves the arc by no more than that.
    expect(Math.abs(arc(0) - arc(1e-5))).toBeLessThan(2e-5);
    expect(Math.abs(arc(0) - arc(-1e-5 + 360))).toBeLessThan(2e-5);
  });
});

/** A second way to the equator, by the host's own functions. */
function equatorial(obliquityDeg: number, { longitudeDeg, latitudeDeg }: Body) {
  const [e, l, b] = [obliquityDeg * RAD, longitudeDeg * RAD, latitudeDeg * RAD];
  return {
    alpha: Math.atan2(Math.sin(l) * Math.cos(e) - Math.tan(b) * Math.sin(e), Math.cos(l)),
    delta: Math.asin(Math.sin(b) * Math.cos(e) + Math.cos(b) * Math.sin(e) * Math.sin(l)),
  };
}

describe('directions to angles', () => {
  const angle = (name: 'Ascendant' | 'Midheaven' | 'Descendant' | 'ImumCoeli'): DirectionSpot => ({ angle: name });

  test.prop([ground, body], { seed, numRuns: 500 })('are one in every system', (place, moving) => {
    for (const name of ['Ascendant', 'Midheaven', 'Descendant', 'ImumCoeli'] as const) {
      const arcs = DIRECTION_SYSTEMS.map((system) =>
        arcOf(primaryArcOf(kernel, place, moving, angle(name), { system })),
      );
      for (const arc of arcs) expect(Math.abs(apart(arc, arcs[0] as number))).toBeLessThan(1e-9);
    }
  });

  test.prop([ground, body], { seed, numRuns: 500 })(
    'are differences of right and oblique ascension and descension',
    (place, moving) => {
      const { alpha, delta } = equatorial(place.obliquityDeg, moving);
      const difference = Math.asin(Math.tan(delta) * Math.tan(place.latitudeDeg * RAD));
      const { armcDeg } = place;
      const wanted = {
        Midheaven: alpha / RAD - armcDeg,
        ImumCoeli: alpha / RAD - armcDeg - 180,
        Ascendant: (alpha - difference) / RAD - (armcDeg + 90),
        Descendant: (alpha + difference) / RAD - (armcDeg - 90),
      };
      for (const name of ['Ascendant', 'Midheaven', 'Descendant', 'ImumCoeli'] as const) {
        const arc = arcOf(primaryArcOf(kernel, place, moving, angle(name)));
        // What falls short of a turn by less than 6e-10 is no arc.
        expect(Math.abs(apart(arc, wanted[name])), name).toBeLessThan(1e-9);
      }
    },
  );

  test.prop([ground, body], { seed, numRuns: 300 })(
    'a degree of the ecliptic then rises or culminates',
    (place, at) => {
      const moving = { ...at, latitudeDeg: 0 };
      const turned = (arc: number) =>
        kernel.angles((place.armcDeg + arc) * RAD, place.latitudeDeg * RAD, place.obliquityDeg * RAD);
      const rising = turned(arcOf(primaryArcOf(kernel, place, moving, angle('Ascendant'))));
      expect(Math.abs(apart(rising.ascendantRad / RAD, at.longitudeDeg))).toBeLessThan(1e-9);
      const high = turned(arcOf(primaryArcOf(kernel, place, moving, angle('Midheaven'))));
      expect(Math.abs(apart(high.midheavenRad / RAD, at.longitudeDeg))).toBeLessThan(1e-9);
    },
  );
});

describe('a chart of an unknown time', () => {
  it('has the lights alone for significators, unless angles are asked for', () => {
    const unknown = { ...natalOf(churchill), isTimeKnown: false };
    expect(primaryDirectionsOf(kernel, unknown).settings.significators).toEqual(['Sun', 'Moon']);
    const asked = primaryDirectionsOf(kernel, unknown, { significators: ['Ascendant'] });
    expect(asked.settings.significators).toEqual(['Ascendant']);
  });
});

describe('motions', () => {
  const natal = natalOf(churchill);
  const all = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Ascendant', 'Midheaven'];
  const common = { promissors: all, significators: all, aspectsDeg: [0], space: 'mundane', maxArcDeg: 360 } as const;

  it.each(DIRECTION_SYSTEMS)('converse of one is direct of the other in %s', (system) => {
    const direct = primaryDirectionsOf(kernel, natal, { ...common, system, motions: ['direct'] }).directions;
    const converse = primaryDirectionsOf(kernel, natal, { ...common, system, motions: ['converse'] }).directions;
    expect(converse).toHaveLength(72);
    for (const { promissor, significator, arcDeg } of converse) {
      const twin = direct.find((each) => each.promissor === significator && each.significator === promissor);
      expect(apart(twin?.arcDeg ?? 0, arcDeg)).toBe(0);
    }
  });

  it('against the motion of the heavens the arc is what a turn leaves', () => {
    const direct = primaryDirectionsOf(kernel, natal, { ...common, motions: ['direct'] }).directions;
    const against = primaryDirectionsOf(kernel, natal, { ...common, motions: ['neo-converse'] }).directions;
    for (const { promissor, significator, arcDeg } of against) {
      const twin = direct.find((each) => each.promissor === promissor && each.significator === significator);
      expect(Math.abs((twin?.arcDeg ?? 0) + arcDeg - 360)).toBeLessThan(2e-7);
    }
  });

  it('arcs keep to the greatest that was asked for, in order', () => {
    const { directions } = primaryDirectionsOf(kernel, natal, { maxArcDeg: 30 });
    expect(directions.length).toBeGreaterThan(10);
    expect(Math.max(...directions.map(({ arcDeg }) => arcDeg))).toBeLessThanOrEqual(30);
    expect(directions.map(({ arcDeg }) => arcDeg)).toEqual(
      directions.map(({ arcDeg }) => arcDeg).sort((a, b) => a - b),
    );
    expect(Math.max(...primaryDirectionsOf(kernel, natal).directions.map(({ arcDeg }) => arcDeg))).toBeLessThan(120);
  });

  it('an aspect in mundo is counted from the promissor, with the houses when sinister', () => {
    const { ground: at } = natal;
    if (at === null) throw new Error('cast for a moment');
    const place = { armcDeg: at.armcDeg, obliquityDeg: at.obliquityDeg, latitudeDeg: at.place.latitudeDeg };
    const spot = (name: string): Body => {
      const { longitudeDeg, latitudeDeg } = needPoint(natal, name);
      return { longitudeDeg, latitudeDeg: latitudeDeg ?? 0 };
    };
    const { directions } = primaryDirectionsOf(kernel, natal, {
      space: 'mundane',
      promissors: ['Mars', 'Jupiter'],
      significators: ['Moon', 'Sun'],
      aspectsDeg: [60, 90],
      maxArcDeg: 360,
    });
    expect(directions).toHaveLength(32);
    for (const { promissor, significator, side, aspectDeg, arcDeg, motion } of directions) {
      const turned = { ...place, armcDeg: place.armcDeg + arcDeg };
      const isConverse = motion === 'converse';
      const from = positionDeg('placidus', isConverse ? place : turned, spot(promissor));
      const to = positionDeg('placidus', isConverse ? turned : place, spot(significator));
      // The arc is printed to 1e-7, and houses are up to twice as fast.
      expect(Math.abs(apart(to - from, side === 'sinister' ? aspectDeg : -aspectDeg))).toBeLessThan(2e-7);
    }
  });

  it('a sidereal radix has the directions of the tropical one', () => {
    const arcs = (radix: typeof natal) =>
      primaryDirectionsOf(kernel, radix, { maxArcDeg: 40, significators: ['Ascendant', 'Midheaven', 'Mars'] })
        .directions;
    const sidereal = arcs(natalOf(churchill, { zodiac: 'sidereal' }));
    const tropical = arcs(natal);
    expect(sidereal).toHaveLength(tropical.length);
    for (const [i, { arcDeg }] of tropical.entries()) {
      // Longitudes are rounded to 1e-7 in either zodiac.
      expect(Math.abs(arcDeg - (sidereal[i]?.arcDeg ?? 0))).toBeLessThan(5e-7);
    }
  });
});

describe('latitude', () => {
  const natal = natalOf(buenosAires);
  const pick = (promissorLatitude: 'none' | 'own' | 'bianchini', aspectDeg: number) =>
    primaryDirectionsOf(kernel, natal, {
      promissors: ['Moon'],
      significators: ['Ascendant'],
      aspectsDeg: [aspectDeg],
      promissorLatitude,
      motions: ['direct'],
      maxArcDeg: 360,
    }).directions.map(({ arcDeg, side }) => [side, arcDeg] as const);

  it("Bianchini's circle keeps it in the conjunction and leaves none in the square", () => {
    expect(pick('bianchini', 0)).toEqual(pick('own', 0));
    expect(pick('bianchini', 90)).toEqual(pick('none', 90));
    expect(pick('bianchini', 60)).not.toEqual(pick('none', 60));
  });

  it('and turns it round in the opposition', () => {
    const { longitudeDeg, latitudeDeg } = needPoint(natal, 'Moon');
    const { ground: at } = natal;
    if (at === null || latitudeDeg === null) throw new Error('cast for a moment');
    const opposite = { longitudeDeg: longitudeDeg + 180, latitudeDeg: -latitudeDeg };
    const place = { armcDeg: at.armcDeg, obliquityDeg: at.obliquityDeg, latitudeDeg: at.place.latitudeDeg };
    const arc = arcOf(primaryArcOf(kernel, place, opposite, { angle: 'Ascendant' }));
    expect(Math.abs(apart(pick('bianchini', 180)[0]?.[1] ?? 0, arc))).toBeLessThan(1e-7);
  });
});

describe('bodies that neither rise nor set', () => {
  const arctic = radixFrom({
    points: {
      Sun: { longitudeDeg: 90, latitudeDeg: 0 },
      Moon: { longitudeDeg: 270, latitudeDeg: 0 },
      Mars: { longitudeDeg: 0, latitudeDeg: 0 },
    },
    ascendantDeg: 180,
    ground: {
      jdTt: 2451545,
      jdUt: 2451545,
      place: { latitudeDeg: 75, longitudeDeg: 0, elevationMetres: 0 },
      armcDeg: 100,
      obliquityDeg: 23.44,
    },
  });
  it.each(DIRECTION_SYSTEMS)('have no directions in %s, and it says why', (system) => {
    const { directions, without } = primaryDirectionsOf(kernel, arctic, {
      system,
      significators: ['Sun', 'Moon', 'Mars', 'Ascendant', 'Midheaven'],
      aspectsDeg: [0],
      motions: ['direct'],
      maxArcDeg: 360,
    });
    const told = without.map(({ promissor, significator, body: which, reason }) =>
      [promissor, significator, which, reason].join(' '),
    );
    expect(told).toContain('Sun Ascendant promissor never-sets');
    expect(told).toContain('Moon Ascendant promissor never-rises');
    expect(told).toContain('Mars Sun significator never-sets');
    // The meridian they all pass.
    expect(directions.map(({ promissor, significator }) => `${promissor} ${significator}`).sort()).toEqual([
      'Mars Ascendant',
      'Mars Midheaven',
      'Moon Midheaven',
      'Sun Midheaven',
    ]);
    for (const { arcDeg, ageYears, jdUt } of directions) expect(Number.isFinite(arcDeg + ageYears + jdUt)).toBe(true);
  });
});

describe('keys', () => {
  const natal = natalOf(churchill);
  const ages = (key: (typeof DIRECTION_KEYS)[number] | number) =>
    primaryDirectionsOf(kernel, natal, { key, significators: ['Midheaven'], motions: ['direct'] }).directions;

  it('fixed ones divide the arc', () => {
    for (const [key, perYear] of [
      ['ptolemy', 1],
      ['naibod', 0.98564733],
      ['cardan', 59.2 / 60],
      [0.9, 0.9],
    ] as const) {
      for (const { arcDeg, ageYears } of ages(key)) expect(ageYears * perYear).toBeCloseTo(arcDeg, 6);
    }
  });

  it("true arcs are the Sun's own way: the same number of days bring him as far", () => {
    for (const key of ['placidus', 'kepler'] as const) {
      const rows = ages(key).filter(({ arcDeg }) => arcDeg > 1);
      expect(rows.length).toBeGreaterThan(5);
      for (const { arcDeg, ageYears } of rows) {
        const jdTt = (natal.ground?.jdTt ?? 0) + ageYears;
        const day = Math.floor(jdTt);
        const call = { ttDay: day, ttFraction: jdTt - day, ut1Day: day, ut1Fraction: jdTt - day, bodies: 1, centre: 0 };
        expect(
          kernel.sky({ ...call, steps: 15, equinox: 0, latitudeRad: 0, longitudeRad: 0, elevationMetres: 0 }),
        ).toBe(true);
        const sun = kernel.result(0);
        const { longitudeDeg, rightAscensionDeg } = needPoint(natal, 'Sun');
        const gone = key === 'placidus' ? sun[6] / RAD - (rightAscensionDeg ?? 0) : sun[0] / RAD - longitudeDeg;
        // 1e-7 is what the natal Sun is rounded to, and the printed arc.
        expect(Math.abs(apart(gone, arcDeg))).toBeLessThan(3e-7);
      }
    }
  });

  it("Brahe's is the Sun's motion on the equator, the other of the birthday that along the ecliptic", () => {
    const perYear = (key: 'brahe' | 'birthday-longitude') =>
      primaryDirectionsOf(kernel, natal, { key, aspectsDeg: [] }).settings.degPerYear ?? 0;
    expect(perYear('birthday-longitude')).toBeCloseTo(needPoint(natal, 'Sun').longitudeDegPerDay ?? 0, 6);
    // At the end of November the Sun goes faster in right ascension than along the ecliptic: by cos ε / cos² δ.
    const { obliquityDeg } = natal.ground ?? { obliquityDeg: 0 };
    const delta = (needPoint(natal, 'Sun').declinationDeg ?? 0) * RAD;
    const ratio = Math.cos(obliquityDeg * RAD) / Math.cos(delta) ** 2;
    expect(perYear('brahe') / perYear('birthday-longitude')).toBeCloseTo(ratio, 5);
  });

  it('those of the birthday lie near the mean and within what the Sun can do', () => {
    for (const key of DIRECTION_KEYS) {
      for (const { arcDeg, ageYears } of ages(key).filter((each) => each.arcDeg > 20)) {
        expect(arcDeg / ageYears).toBeGreaterThan(0.89);
        expect(arcDeg / ageYears).toBeLessThan(1.12);
      }
    }
  });
});
