/** What holds for every eclipse, whenever and wherever. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { radiansOf } from '../../../packages/engine/src/angle.ts';
import {
  centralLine,
  type EclipseInstant,
  type LunarEclipse,
  lunarEclipseAt,
  lunarEclipses,
  nextLunarEclipse,
  nextSolarEclipse,
  nextSolarEclipseAt,
  type SolarEclipse,
  sarosOf,
  solarEclipseAt,
  solarEclipses,
} from '../../../packages/engine/src/sky/eclipse/index.ts';
import { kernel } from '../kernel.ts';
import { angleCrossings, apparentLongitudes, edgeRadiusAu } from './sky-beside.ts';

const seed = 20261121;
/** 1810 … 2390, where the pack speaks; and 2800 BC … AD 2800. */
const modern = fc.double({ min: 2382200, max: 2594000, noNaN: true });
const anyDate = fc.double({ min: 700000, max: 2740000, noNaN: true });
const place = fc.record({
  latitudeDeg: fc.double({ min: -90, max: 90, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  elevationMetres: fc.double({ min: 0, max: 5000, noNaN: true }),
});
const solar = (jdTt: number): SolarEclipse => nextSolarEclipse(kernel, jdTt) as SolarEclipse;
const lunar = (jdTt: number): LunarEclipse => nextLunarEclipse(kernel, jdTt) as LunarEclipse;
const inOrder = (instants: readonly (EclipseInstant | null)[]): void => {
  const jds = instants.flatMap((instant) => (instant === null ? [] : [instant.jdTt]));
  expect(jds).toStrictEqual([...jds].sort((a, b) => a - b));
};
const moonLatitude = (jdTt: number): number => {
  const day = Math.floor(jdTt);
  const none = { ut1Day: 0, ut1Fraction: 0, centre: 0, steps: 7, equinox: 0 };
  const call = { ttDay: day, ttFraction: jdTt - day, bodies: 2, latitudeRad: 0, longitudeRad: 0, elevationMetres: 0 };
  expect(kernel.sky({ ...none, ...call })).toBe(true);
  return kernel.result(1)[1];
};

describe('an eclipse of the Sun', () => {
  test.prop([anyDate], { seed, numRuns: 150 })(
    'lies near a node, with contacts in order and magnitudes in range',
    (jdTt) => {
      const e = solar(jdTt);
      expect(e.jdTt).toBeGreaterThanOrEqual(jdTt);
      expect(e.jdTt - jdTt).toBeLessThan(178);
      expect(Math.abs(moonLatitude(e.jdTt))).toBeLessThan(radiansOf(1.62));
      const { p1, p2, u1, c1, u2, u3, c2, u4, p3, p4 } = e.contacts;
      inOrder([p1, u1, c1, u2, e, u3, c2, u4, p4]);
      inOrder([p1, p2, e, p3, p4]);
      expect(u1 === null).toBe(e.type === 'partial');
      expect(c1 === null).toBe(!e.central);
      expect(Math.abs(e.gamma)).toBeLessThan(1.58);
      if (e.central) expect(Math.abs(e.gamma)).toBeLessThan(0.9985);
      else expect(Math.abs(e.gamma)).toBeGreaterThan(0.9965);
      expect(e.magnitude).toBeGreaterThan(0);
      expect(e.magnitude).toBeLessThan(1.085);
      if (e.type === 'annular') expect(e.magnitude).toBeLessThan(1);
      if (e.type === 'total' && e.central) expect(e.magnitude).toBeGreaterThan(1);
      // The longest of all: 7m 32s of totality, 12m 24s of annularity.
      if (e.greatest.durationSeconds !== null) expect(e.greatest.durationSeconds).toBeLessThan(750);
      expect(e.greatest.sunAltitudeRad).toBeGreaterThan(-0.01);
    },
  );

  test.prop([modern, fc.double({ min: 30, max: 2000, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })], {
    seed,
    numRuns: 30,
  })('is found once, with the same bits, wherever the span is cut', (from, days, share) => {
    const cut = from + share * days;
    const whole = solarEclipses(kernel, from, from + days);
    expect([...solarEclipses(kernel, from, cut), ...solarEclipses(kernel, cut, from + days)]).toStrictEqual(whole);
    for (const e of whole) {
      expect(nextSolarEclipse(kernel, e.jdTt)).toStrictEqual(e);
      expect(nextSolarEclipse(kernel, e.jdTt, { direction: 'backward' })?.jdTt ?? 0).toBeLessThan(e.jdTt);
      expect(nextSolarEclipse(kernel, e.jdTt + 1e-6, { direction: 'backward' })).toStrictEqual(e);
      expect(solarEclipses(kernel, e.jdTt, e.jdTt + 1e-9)).toStrictEqual([e]);
      expect(solarEclipses(kernel, e.jdTt - 1, e.jdTt)).toStrictEqual([]);
    }
  });

  it('has its place among the new moons, none of which is passed over', () => {
    const [from, to] = [2451545, 2451545 + 3653];
    const at = apparentLongitudes(kernel, ['Sun', 'Moon']);
    const syzygies = angleCrossings(
      (jd) => {
        const { longitudeRad } = at(jd);
        return (longitudeRad[1] as number) - (longitudeRad[0] as number);
      },
      from,
      to,
      { stepDays: 2, everyRad: Math.PI },
    );
    const near = (jdTt: number, index: number) =>
      syzygies.find((s) => s.index === index && Math.abs(s.jdTt - jdTt) < 0.05) !== undefined;
    const [sun, moon] = [solarEclipses(kernel, from, to), lunarEclipses(kernel, from, to)];
    for (const e of sun) expect(near(e.jdTt, 0)).toBe(true);
    for (const e of moon) expect(near(e.jdTt, 1)).toBe(true);
    // A Moon as near to the ecliptic as this is eclipsed, or eclipses, whatever her distance.
    for (const { jdTt, index } of syzygies) {
      const close = Math.abs(moonLatitude(jdTt)) < radiansOf(index === 0 ? 1.4 : 1.35);
      const had = (index === 0 ? sun : moon).some((e) => Math.abs(e.jdTt - jdTt) < 0.05);
      if (close) expect(had, String(jdTt)).toBe(true);
    }
    expect(syzygies.filter(({ index }) => index === 0).length).toBe(124);
  });

  test.prop([anyDate], { seed, numRuns: 60 })(
    'comes back after a Saros, as the next of its series, or the series ends',
    (jdTt) => {
      const e = solar(jdTt);
      const back = solarEclipses(kernel, e.jdTt + 6584, e.jdTt + 6587);
      if (back.length === 0) expect(Math.abs(e.gamma)).toBeGreaterThan(1.3);
      else {
        expect(back[0]?.saros.series).toBe(e.saros.series);
        if (e.saros.member !== null) expect(back[0]?.saros.member).toBe(e.saros.member + 1);
      }
      expect(sarosOf(e.lunation + 358).series).toBe(e.saros.series + 1);
    },
  );

  test.prop([modern], { seed, numRuns: 40 })(
    'has a central line from its first touch to its last, with the greatest place on it',
    (jdTt) => {
      const e = nextSolarEclipse(kernel, jdTt, { types: ['total', 'annular', 'hybrid'] }) as SolarEclipse;
      const line = centralLine(kernel, e, 300);
      if (!e.central) {
        expect(line).toStrictEqual([]);
        return;
      }
      inOrder([e.contacts.c1, ...line, e.contacts.c2]);
      const middle = line.find((point) => point.jdTt === e.jdTt);
      expect(middle?.latitudeDeg).toBe(e.greatest.latitudeDeg);
      expect(middle?.longitudeDeg).toBe(e.greatest.longitudeDeg);
      const kinds = new Set(line.map(({ kind }) => kind));
      if (e.type === 'hybrid') expect(e.path?.begin === e.path?.middle && e.path?.middle === e.path?.end).toBe(false);
      else expect([...kinds]).toStrictEqual([e.type]);
      for (const point of line.slice(1, -1)) {
        const { latitudeDeg, longitudeDeg, north, south } = point;
        const here = solarEclipseAt(kernel, e, { latitudeDeg, longitudeDeg, elevationMetres: 0 });
        // Under the axis the discs are concentric; what is seen is what the line says.
        expect(here?.type).toBe(point.kind);
        expect(here?.magnitude).toBeCloseTo(point.magnitude, 4);
        for (const edge of [north, south]) {
          if (edge === null) continue;
          const there = solarEclipseAt(kernel, e, {
            latitudeDeg: edge.latitudeDeg,
            longitudeDeg: edge.longitudeDeg,
            elevationMetres: 0,
          });
          // At the edge it lasts no time, or a second or two: the rim is a circle, taken square to its way.
          expect(there?.durationSeconds ?? 0, JSON.stringify(point)).toBeLessThan(0.2 * point.durationSeconds + 5);
        }
      }
    },
  );
});

describe('an eclipse of the Sun at a place', () => {
  test.prop([modern, place], { seed, numRuns: 150 })(
    'lies within the eclipse of the Earth, covers a share of the Sun, and is no deeper than the greatest',
    (jdTt, at) => {
      const e = solar(jdTt);
      const local = solarEclipseAt(kernel, e, { ...at, elevationMetres: 0 });
      if (local === null) return;
      const { first, second, maximum, third, fourth } = local;
      inOrder([e.contacts.p1, first, second, maximum, third, fourth, e.contacts.p4]);
      expect(local.obscuration).toBeGreaterThanOrEqual(0);
      expect(local.obscuration).toBeLessThanOrEqual(1);
      expect(local.magnitude).toBeGreaterThanOrEqual(0);
      if (local.maximum.sunAltitudeRad > 0.02 && local.type === 'partial' && e.type === 'partial')
        expect(local.magnitude).toBeLessThan(e.magnitude + 1e-3);
      for (const { from, to, greatest } of local.stretches) {
        inOrder([first, from, greatest, to, fourth]);
        expect(greatest.magnitude).toBeLessThanOrEqual(local.magnitude + 1e-6);
      }
      expect(local.visible).toBe(first.visible || fourth.visible || local.sunrise !== null || local.sunset !== null);
    },
  );

  test.prop([modern, place], { seed, numRuns: 60 })(
    'begins and ends when the discs, put in the sky one by one, touch',
    (jdTt, at) => {
      const local = nextSolarEclipseAt(kernel, at, jdTt, { moonRadius: 'iau' });
      if (local === null) return;
      const gapArcsec = (jd: number, inner: boolean): number => {
        const day = Math.floor(jd);
        const fraction = jd - day;
        const where = { latitudeRad: radiansOf(at.latitudeDeg), longitudeRad: radiansOf(at.longitudeDeg) };
        const call = {
          ttDay: day,
          ttFraction: fraction,
          ut1Day: day,
          ut1Fraction: fraction - local.deltaTSeconds / 86400,
        };
        kernel.sky({
          ...call,
          ...where,
          bodies: 3,
          centre: 1,
          steps: 15,
          equinox: 0,
          elevationMetres: at.elevationMetres,
        });
        const bodies = [0, 1].map((body) => Array.from(kernel.result(body)) as number[]);
        const [sun, moon] = bodies.map(([, , , , , , ra = 0, dec = 0]) => [
          Math.cos(dec) * Math.cos(ra),
          Math.cos(dec) * Math.sin(ra),
          Math.sin(dec),
        ]) as [number[], number[]];
        const chord = Math.hypot(...sun.map((x, i) => x - (moon[i] as number)));
        const sunRad = Math.asin(edgeRadiusAu.sun / (bodies[0]?.[2] ?? 1));
        const moonRad = Math.asin(edgeRadiusAu.moon / (bodies[1]?.[2] ?? 1));
        return (2 * Math.asin(chord / 2) - (inner ? Math.abs(sunRad - moonRad) : sunRad + moonRad)) * 206264.806;
      };
      // No Besselian element here, but two topocentric places. Today's worst is 0.014″: moonlight reaches the ground up to 0.02 s before the Earth's centre,
      // which Bessel's elements leave out.
      expect(Math.abs(gapArcsec(local.first.jdTt, false))).toBeLessThan(0.02);
      expect(Math.abs(gapArcsec(local.fourth.jdTt, false))).toBeLessThan(0.02);
      if (local.second && local.third) {
        expect(Math.abs(gapArcsec(local.second.jdTt, true))).toBeLessThan(0.02);
        expect(Math.abs(gapArcsec(local.third.jdTt, true))).toBeLessThan(0.02);
      }
    },
  );
});

describe('an eclipse of the Moon', () => {
  test.prop([anyDate], { seed, numRuns: 150 })(
    'lies near a node, with contacts in order and magnitudes in range',
    (jdTt) => {
      const e = lunar(jdTt);
      expect(e.jdTt - jdTt).toBeLessThan(178);
      expect(Math.abs(moonLatitude(e.jdTt))).toBeLessThan(radiansOf(1.62));
      const { p1, u1, u2, u3, u4, p4 } = e.contacts;
      inOrder([p1, u1, u2, e, u3, u4, p4]);
      expect([u1 === null, u2 === null]).toStrictEqual([e.type === 'penumbral', e.type !== 'total']);
      expect(e.umbralMagnitude > 1).toBe(e.type === 'total');
      expect(e.umbralMagnitude < 0).toBe(e.type === 'penumbral');
      expect(e.umbralMagnitude).toBeLessThan(1.9);
      expect(e.penumbralMagnitude).toBeGreaterThan(0);
      expect(e.penumbralMagnitude).toBeLessThan(3);
      // Chauvenet's shadow is the wider.
      const wider = nextLunarEclipse(kernel, e.jdTt - 1, { shadow: 'chauvenet' });
      expect(wider?.umbralMagnitude).toBeGreaterThan(e.umbralMagnitude);
      expect(wider?.penumbralMagnitude).toBeGreaterThan(e.penumbralMagnitude);
    },
  );

  test.prop([modern, fc.double({ min: 30, max: 2000, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })], {
    seed,
    numRuns: 30,
  })('is found once, with the same bits, wherever the span is cut', (from, days, share) => {
    const cut = from + share * days;
    const whole = lunarEclipses(kernel, from, from + days);
    expect([...lunarEclipses(kernel, from, cut), ...lunarEclipses(kernel, cut, from + days)]).toStrictEqual(whole);
    for (const e of whole) {
      expect(nextLunarEclipse(kernel, e.jdTt)).toStrictEqual(e);
      expect(nextLunarEclipse(kernel, e.jdTt + 1e-6, { direction: 'backward' })).toStrictEqual(e);
    }
  });

  test.prop([modern, place], { seed, numRuns: 80 })(
    'stands in the zenith where it says, and is seen where the Moon is up',
    (jdTt, at) => {
      const e = lunar(jdTt);
      const under = lunarEclipseAt(kernel, e, { ...e.zenith, elevationMetres: 0 });
      expect(under?.contacts.greatest.moonAltitudeRad).toBeGreaterThan(radiansOf(89.999));
      const local = lunarEclipseAt(kernel, e, at);
      expect(local?.eclipse).toStrictEqual({ ...e, jdUt: local?.eclipse.jdUt, contacts: local?.eclipse.contacts });
      const { p1, u1, u2, greatest, u3, u4, p4 } = (local as NonNullable<typeof local>).contacts;
      for (const contact of [p1, u1, u2, greatest, u3, u4, p4]) {
        if (contact === null) continue;
        if (Math.abs(contact.moonAltitudeRad) > 0.03) expect(contact.visible).toBe(contact.moonAltitudeRad > 0);
      }
      if (local?.visible.total) expect(e.type).toBe('total');
      if (local?.visible.partial) expect(local.visible.penumbral).toBe(true);
    },
  );
});

describe('a century of eclipses', () => {
  it('has as many as the canons count', () => {
    // 2001 to 2100: 224 of the Sun (77 partial, 72 annular, 68 total, 7 hybrid) and 228 of the Moon (86 penumbral, 57 partial, 85 total), by NASA's canons.
    const [from, to] = [2451910.5, 2488434.5];
    const count = (types: readonly string[]): Record<string, number> =>
      types.reduce<Record<string, number>>((sum, type) => ({ ...sum, [type]: (sum[type] ?? 0) + 1 }), {});
    expect(count(solarEclipses(kernel, from, to).map(({ type }) => type))).toStrictEqual({
      total: 68,
      annular: 72,
      partial: 77,
      hybrid: 7,
    });
    const moon = count(lunarEclipses(kernel, from, to).map(({ type }) => type));
    expect(moon).toStrictEqual({ total: 85, partial: 57, penumbral: 86 });
  });
});
