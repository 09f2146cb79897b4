/** The whole river against Swiss Ephemeris: a civil time in, a sidereal chart and its bhavas out. */
import { readFileSync } from 'node:fs';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { AYANAMSAS } from '../../packages/engine/src/chart/ayanamsas.ts';
import type { Chart } from '../../packages/engine/src/chart/chart.ts';
import { type ChartChoices, lahiriWholeSign } from '../../packages/engine/src/chart/choices.ts';
import { HOUSE_SYSTEMS } from '../../packages/engine/src/chart/house-systems.ts';
import { NAKSHATRAS } from '../../packages/engine/src/chart/zodiac.ts';
import { openEngineWith } from '../../packages/engine/src/engine.ts';
import { canonicalJson } from '../../packages/engine/src/stamp.ts';
import { instant } from './made-sky.ts';

const bytes = (path: string) => new Uint8Array(readFileSync(new URL(`../../${path}`, import.meta.url)));
const engine = openEngineWith(bytes('.cache/kernel/release.wasm'), [
  bytes('packages/engine/data/ephemeris/pack-1800-2400.bin'),
]);
const authority = (name: string) => JSON.parse(new TextDecoder().decode(bytes(`test/authorities/${name}`)));

interface Input {
  readonly datetime: string;
  readonly utcOffsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** The reference takes the civil time for UT1 where we take it for UTC; here its reading is used, with our own ΔT. */
const cast = ({ datetime, utcOffsetHours, latitude, longitude }: Input, choices: ChartChoices): Chart => {
  const moment = engine.moment({ datetime, timezone: utcOffsetHours, latitude, longitude });
  const jdUt = Date.parse(moment.utc) / 86400000 + 2440587.5;
  const tt = instant('tt', jdUt + moment.deltaTSeconds / 86400);
  return engine.chart({ ...moment, ut1: instant('ut1', jdUt), tt }, choices);
};
const apart = (a: number, b: number) => Math.abs(a - b - 360 * Math.round((a - b) / 360));
const part = (point: Chart['ascendant'] | Chart['planets'][number]) => [
  point.signNumber,
  NAKSHATRAS.indexOf(point.nakshatra as never) + 1,
  point.pada,
];

type Row = [longitude: number, speed: number | null, sign: number, nakshatra: number, pada: number];
const within = (name: string, got: number, wanted: number, allowedDeg: number) => {
  expect(apart(got, wanted), name).toBeLessThan(allowedDeg);
};

/**
 * Degrees, degrees a day. Worst today: bodies 1.2e-6 and ascendant 4.5e-6, where the file rounds by 5e-7; the true node 3e-5, which
 * amplifies the noise of either lunar theory; the Moon's speed 5.5e-5, where the reference's is no exact derivative; the figures
 * under other ayanamsas 9e-6 and the cusps 5e-5, where the file rounds by 5e-6 and 5e-5.
 */
const ALLOWED = { body: 1e-5, trueNode: 1e-4, speed: 1e-4, angle: 1e-5, other: 2e-5, cusp: 7e-5 };

describe('sidereal charts from a civil time', () => {
  for (const { id, input, expect: wanted } of authority('positions-sidereal.json').cases) {
    it(`${id} agrees in longitude, speed, sign, nakshatra and pada`, () => {
      for (const nodeType of ['mean', 'true'] as const) {
        const chart = cast(input, { ...lahiriWholeSign, nodeType });
        within('ayanamsa', chart.calculation.ayanamsaValue as number, wanted.ayanamsaMean, 1e-6);
        for (const planet of chart.planets) {
          const node = /Rahu|Ketu/.test(planet.name);
          const key = node ? `${planet.name}${nodeType === 'mean' ? 'Mean' : 'True'}` : planet.name;
          const row = wanted.bodies[key] as Row;
          within(key, planet.longitude, row[0], node && nodeType === 'true' ? ALLOWED.trueNode : ALLOWED.body);
          within(`${key} a day`, planet.speed, row[1] as number, ALLOWED.speed);
          expect(part(planet), key).toEqual(row.slice(2));
        }
        for (const point of [chart.ascendant, chart.midheaven]) {
          const row = wanted.bodies[point.name] as Row;
          within(point.name, point.longitude, row[0], ALLOWED.angle);
          expect(part(point), point.name).toEqual(row.slice(2));
        }
      }
      for (const [ayanamsa, [sun, moon, ascendant]] of Object.entries(
        wanted.otherAyanamsas as Record<string, [number, number, number]>,
      )) {
        const chart = cast(input, { ...lahiriWholeSign, ayanamsa });
        within(`Sun, ${ayanamsa}`, chart.planets[0]?.longitude as number, sun, ALLOWED.other);
        within(`Moon, ${ayanamsa}`, chart.planets[1]?.longitude as number, moon, ALLOWED.other);
        within(`Ascendant, ${ayanamsa}`, chart.ascendant.longitude, ascendant, ALLOWED.other);
      }
    });
  }

  for (const { id, input, expect: wanted } of authority('jyotish/bhava.json').cases) {
    it(`${id} agrees in bhavas by four systems`, () => {
      const [sripati, placidus, vehlow] = ['sripati', 'placidus', 'vehlow'].map((chalit) =>
        cast(input, { ...lahiriWholeSign, chalit }),
      );
      for (const [i, cusp] of wanted.sripati.sandhi.entries())
        within('sandhi', sripati?.chalit?.cusps[i] as number, cusp, ALLOWED.cusp);
      for (const [i, cusp] of wanted.placidusCusps.entries())
        within('Placidus', placidus?.chalit?.cusps[i] as number, cusp, ALLOWED.cusp);
      for (const [name, bhavas] of Object.entries(wanted.bhavaOf)) {
        const of = (chart: Chart | undefined) => chart?.planets.find((planet) => planet.name === name);
        expect(
          [of(sripati)?.house, of(sripati)?.chalitHouse, of(placidus)?.chalitHouse, of(vehlow)?.chalitHouse],
          name,
        ).toEqual(bhavas);
      }
    });
  }
});

describe('any chart of the engine', () => {
  const births = fc.record({
    datetime: fc
      .date({ min: new Date('1801-01-01T00:00:00Z'), max: new Date('2398-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    latitude: fc.oneof(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.constantFrom(-90, -66.5634, -23.4366, 0, 23.4366, 66.5634, 89.9999, 90),
    ),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const system = fc.constantFrom(...HOUSE_SYSTEMS.filter(({ cusps }) => cusps === 12).map(({ id }) => id));
  const ayanamsa = fc.constantFrom(...AYANAMSAS.map(({ id }) => id));

  test.prop([births, fc.constantFrom('sidereal' as const, 'tropical' as const), system, ayanamsa, system], {
    seed: 20261121,
    numRuns: 400,
  })(
    'is whole: finite figures, every body in a house of twelve, whatever the latitude and the system',
    (birth, zodiac, houseSystem, name, chalit) => {
      const chart = engine.chart(birth, { zodiac, houseSystem, ayanamsa: name, chalit, nodeType: 'true' });
      // Canonical JSON holds finite numbers only.
      expect(JSON.parse(canonicalJson(chart))).toEqual(chart);
      expect(chart.houses).toHaveLength(12);
      expect(chart.houses.flatMap((house) => house.occupants)).toHaveLength(chart.planets.length);
      for (const planet of chart.planets) {
        for (const house of [planet.house, planet.chalitHouse]) expect(house && house >= 1 && house <= 12).toBe(true);
      }
      const substituted = chart.calculation.houseSystemUsed !== chart.calculation.houseSystem;
      if (substituted) expect(chart.warnings.map(({ code }) => code)).toContain('HOUSE_SYSTEM_SUBSTITUTED');
      if (substituted) expect(chart.calculation.houseSystemUsed).toBe('porphyry');
    },
  );
});

/**
 * swetest -b1.1.1850 -ut12 -p1269 -sid18 -fPl -head -g, (Swiss Ephemeris 2.10.03), degrees. The same figures come with -j2000 -nonut in place of -sid18: of four
 * modes (18, 19, 20, 34) the program gives places along the ecliptic of the epoch.
 */
const ON_J2000 = [
  ['Moon', 143.8528051],
  ['Mercury', 290.6293792],
  ['Saturn', 3.9883578],
  ['Pluto', 29.0144843],
] as const;

describe('the zodiac of an epoch', () => {
  const moment = engine.moment({ datetime: '1850-01-01T12:00Z', latitude: 51.5, longitude: 0 });
  const degrees = (rad: number | undefined) => ((rad ?? Number.NaN) * 180) / Math.PI;

  it('is counted along the ecliptic of date, as every ayanamsa is', () => {
    const bodies = ON_J2000.map(([name]) => name);
    const sky = engine.sky(moment, { bodies, equinox: 'mean' }).bodies;
    const { planets, calculation } = engine.chart(moment, { zodiac: 'sidereal', ayanamsa: 'j2000', bodies });
    for (const [name, wanted] of ON_J2000) {
      const placed = planets.find((planet) => planet.name === name)?.longitude ?? Number.NaN;
      within(name, placed, degrees(sky[name]?.longitudeRad) - (calculation.ayanamsaValue ?? 0), 2e-7);
      // Arcseconds, the more the farther from the ecliptic: 0.3 of the Moon, near her node, and 18 of Pluto.
      expect(apart(placed, wanted) * 3600, name).toBeGreaterThan(name === 'Pluto' ? 10 : 0.1);
      expect(apart(placed, wanted) * 3600, name).toBeLessThan(25);
    }
  });

  it('is to be had along its own ecliptic from the sky', () => {
    const { bodies } = engine.sky(moment, { bodies: ON_J2000.map(([name]) => name), equinox: 'j2000' });
    // Arcseconds; worst today 0.001.
    for (const [name, wanted] of ON_J2000)
      expect(apart(degrees(bodies[name]?.longitudeRad), wanted) * 3600, name).toBeLessThan(0.01);
  });
});
