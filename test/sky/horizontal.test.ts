/** Altitude, azimuth and the equation of time: printed examples, Swiss Ephemeris, and the risings of horizon.ts. */
import { describe, expect, it } from 'vitest';
import { degreesOf } from '../../packages/engine/src/angle.ts';
import {
  type Body,
  equationOfTimeSeconds,
  horizontalAt,
  refractionDeg,
  riseAfter,
  seasonsOf,
  transitAfter,
} from '../../packages/engine/src/sky/index.ts';
import { besiege } from '../hostile.ts';
import { rowsOf } from './events/authority.ts';
import { jdTtOf, kernel } from './kernel.ts';

const delhi = { latitudeDeg: 28.6139, longitudeDeg: 77.209, elevationMetres: 0 };
const turned = (deg: number): number => deg - 360 * Math.round(deg / 360);

describe('a body over the horizon', () => {
  it('stands where a textbook has it', () => {
    // Meeus, Astronomical Algorithms, 2nd ed., example 13.b: Venus at 19:21:00 UT from the Naval Observatory; azimuth 68.0337° there, from the south. Without parallax, 0.002°.
    const place = {
      latitudeDeg: 38 + 55 / 60 + 17 / 3600,
      longitudeDeg: -(77 + 3 / 60 + 56 / 3600),
      elevationMetres: 0,
    };
    const venus = horizontalAt(kernel, 'Venus', place, jdTtOf('1987-04-10T19:21:00'));
    expect(Math.abs(degreesOf(venus.azimuthRad) - 248.0337)).toBeLessThan(0.002);
    expect(Math.abs(degreesOf(venus.altitudeRad) - 15.1249)).toBeLessThan(0.003);
    expect(Math.abs(degreesOf(venus.hourAngleRad) - 64.352133)).toBeLessThan(0.002);
  });

  it('stands where Swiss Ephemeris has it', () => {
    let seen = 0;
    for (const row of rowsOf('horizontal-swiss-ephemeris.csv')) {
      const number = (name: string): number => Number(row[name]);
      const place = {
        latitudeDeg: number('latitude'),
        longitudeDeg: number('longitude'),
        elevationMetres: number('metres'),
      };
      const jdTt = number('jd_ut') + number('delta_t') / 86400;
      const deltaT = (): number => number('delta_t');
      const here = horizontalAt(kernel, row['body'] as Body, place, jdTt, { deltaT });
      // Degrees; worst today 7e-5: sidereal time and the observer's nutation, as for topocentric places.
      expect(Math.abs(degreesOf(here.altitudeRad) - number('true_altitude'))).toBeLessThan(1e-4);
      const across = turned(degreesOf(here.azimuthRad) - number('azimuth')) * Math.cos(here.altitudeRad);
      // At a pole of the Earth that program takes another meridian by some seconds of arc.
      expect(Math.abs(across), JSON.stringify(row)).toBeLessThan(1e-4);
      if (here.apparentAltitudeRad !== null) {
        // Other formulas near the horizon: 0.01° there, 1e-3° above 10°.
        const apart = Math.abs(degreesOf(here.apparentAltitudeRad) - number('seen_altitude'));
        expect(apart, `${number('true_altitude')}`).toBeLessThan(number('true_altitude') > 10 ? 1.1e-3 : 0.02);
        seen++;
      }
      expect(Math.abs(equationOfTimeSeconds(kernel, jdTt, { deltaT }) - number('equation_of_time'))).toBeLessThan(0.05);
    }
    expect(seen).toBeGreaterThan(40);
  });

  it('is on the horizon when it rises, and in the meridian when it passes it', () => {
    for (const body of ['Sun', 'Moon', 'Saturn'] as const) {
      for (const air of [{}, { pressureMbar: 800, temperatureC: -20 }]) {
        const rise = riseAfter(kernel, body, delhi, 2460000.3, 'centre-refracted', air);
        if (rise.kind !== 'at') throw new Error('it rises');
        const up = horizontalAt(kernel, body, delhi, rise.jdTt + 1e-7, air).apparentAltitudeRad;
        expect(Math.abs(degreesOf(up ?? 1))).toBeLessThan(1e-4);
        expect(horizontalAt(kernel, body, delhi, rise.jdTt - 1e-6, air).apparentAltitudeRad).toBeNull();
      }
    }
    const noon = horizontalAt(kernel, 'Sun', delhi, transitAfter(kernel, 'Sun', delhi, 2460000.3, 'upper').jdTt);
    // The day's aberration, 0.3″: passages of the meridian are those of the Earth's centre.
    expect(Math.abs(noon.hourAngleRad)).toBeLessThan(2e-6);
    expect(degreesOf(noon.azimuthRad)).toBeCloseTo(180, 3);
  });

  it('has due directions at the poles, counted from the meridian of the place', () => {
    const pole = { latitudeDeg: 90, longitudeDeg: 0, elevationMetres: 0 };
    const [june] = seasonsOf(kernel, 2460480, 2460490);
    const sun = horizontalAt(kernel, 'Sun', pole, june?.jdTt ?? 0, { pressureMbar: 0 });
    expect(degreesOf(sun.altitudeRad)).toBeCloseTo(23.436, 2);
    expect(sun.apparentAltitudeRad).toBe(sun.altitudeRad);
    expect(Math.abs(turned(degreesOf(sun.azimuthRad) - 180 - degreesOf(sun.hourAngleRad)))).toBeLessThan(1e-9);
  });

  it('is lifted by the air at any height', () => {
    // Meeus, ch. 16: apparent altitudes at 1010 mbar and 10 °C.
    expect(refractionDeg(45, 1010, 10) * 3600).toBeCloseTo(58.227, 3);
    expect(Math.abs(refractionDeg(90, 1010, 10))).toBeLessThan(1e-12);
  });

  it('is lifted less the higher it stands, without a step, in every air', () => {
    const airs = [100, 300, 500, 700, 1010, 1100].flatMap((mbar) =>
      [-80, -40, 0, 10, 35, 60].map((celsius) => [mbar, celsius] as const),
    );
    for (const [mbar, celsius] of airs) {
      const lift = (h: number): number => refractionDeg(h, mbar, celsius);
      for (let h = 0; h < 90; h += 0.25)
        expect([mbar, celsius, h, lift(h) > lift(h + 0.25)]).toEqual([mbar, celsius, h, true]);
      for (const seam of [10, 15]) expect(Math.abs(lift(seam - 1e-9) - lift(seam + 1e-9)) * 3600).toBeLessThan(1e-5);
    }
  });
});

describe('the equation of time', () => {
  it('is what a textbook has', () => {
    // Meeus, example 28.a: 1992 October 13, 0 h TD, +13 min 42.6 s. His mean Sun goes by dynamical time, ours by universal time: 0.0027379 of ΔT, 0.16 s.
    expect(Math.abs(equationOfTimeSeconds(kernel, 2448908.5) - 822.6)).toBeLessThan(0.25);
  });

  it('is nothing four times a year, and a quarter of an hour at most', () => {
    let [turns, least, most, before] = [0, 0, 0, equationOfTimeSeconds(kernel, 2460310.5)];
    for (let day = 1; day <= 366; day++) {
      const now = equationOfTimeSeconds(kernel, 2460310.5 + day);
      if (Math.sign(now) !== Math.sign(before)) turns++;
      [least, most, before] = [Math.min(least, now), Math.max(most, now), now];
    }
    expect(turns).toBe(4);
    // Almanacs of our years: −14 min 13 s in February, +16 min 26 s in November.
    expect(least).toBeCloseTo(-853, -1);
    expect(most).toBeCloseTo(986, -1);
  });
});

describe('doors', () => {
  it('name the field', () => {
    for (const [field, ask] of [
      ['body', () => horizontalAt(kernel, 'Earth', delhi, 2460000)],
      ['options.pressureMbar', () => horizontalAt(kernel, 'Sun', delhi, 2460000, { pressureMbar: 2000 })],
      ['options.dip', () => horizontalAt(kernel, 'Sun', delhi, 2460000, { dip: true } as never)],
      ['options.deltaT', () => equationOfTimeSeconds(kernel, 2460000, { deltaT: 69 as never })],
      ['jdTt', () => equationOfTimeSeconds(kernel, Number.NaN)],
    ] as const)
      expect(ask, field).toThrowError(expect.objectContaining({ name: 'EngineError', field }));
  });

  const ofCore =
    (ask: (...args: never[]) => unknown) =>
    (...args: unknown[]): unknown =>
      (ask as (...all: unknown[]) => unknown)(kernel, ...args);
  besiege(
    [
      ['horizontalAt', ofCore(horizontalAt), [['Moon', delhi, 2460000.25, { pressureMbar: 900, temperatureC: 30 }]]],
      ['equationOfTimeSeconds', ofCore(equationOfTimeSeconds), [[2460000.25, {}]]],
    ],
    { seed: 20261123 },
  );
});
