/**
 * Sidereal charts against Swiss Ephemeris: its longitudes through our ayanamsa, ascendant, signs, nakshatras, padas and
 * bhavas.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { castChart } from '../../packages/engine/src/chart/cast.ts';
import type { Chart } from '../../packages/engine/src/chart/chart.ts';
import type { ChartChoices } from '../../packages/engine/src/chart/choices.ts';
import { lahiriWholeSign } from '../../packages/engine/src/chart/choices.ts';
import { NAKSHATRAS } from '../../packages/engine/src/chart/zodiac.ts';
import { julianDayUt, type Longitudes, madeMoment, madeSky } from './made-sky.ts';
import { plainCore } from './plain-core.ts';

interface Input {
  readonly datetime: string;
  readonly utcOffsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
}
type Row = [longitude: number, speed: number | null, sign: number, nakshatra: number, pada: number];
interface Positions {
  readonly id: string;
  readonly input: Input;
  readonly expect: {
    readonly bodies: Record<string, Row>;
    readonly ayanamsaMean: number;
    readonly ayanamsaTrue: number;
    readonly otherAyanamsas: Record<string, [sun: number, moon: number, ascendant: number]>;
  };
}

const authority = (name: string) =>
  JSON.parse(readFileSync(new URL(`../authorities/${name}`, import.meta.url), 'utf8'));
const positions: readonly Positions[] = authority('positions-sidereal.json').cases;

const momentOf = (input: Input) =>
  madeMoment({
    jdUt: julianDayUt(`${input.datetime}Z`) - input.utcOffsetHours / 24,
    latitudeDeg: input.latitude,
    longitudeDeg: input.longitude,
  });

/**
 * The file's sidereal longitudes put back on the equinox with the file's own ayanamsa: what an ephemeris would have
 * said.
 */
function skyOf({ input, expect: { bodies, ayanamsaMean, ayanamsaTrue } }: Positions) {
  const tropical = (name: string) => {
    const [longitude, speed] = bodies[name] as Row;
    return [(longitude + ayanamsaTrue) % 360, (speed ?? 0) + PRECESSION_DEG_PER_DAY] as const;
  };
  const longitudes: Longitudes = {
    ...Object.fromEntries(
      ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'].map((name) => [name, tropical(name)]),
    ),
    MeanNode: tropical('RahuMean'),
    TrueNode: tropical('RahuTrue'),
  };
  return madeSky(momentOf(input), longitudes, ayanamsaTrue - ayanamsaMean);
}

const PRECESSION_DEG_PER_DAY = 50.288 / 3600 / 365.25;

const apart = (a: number, b: number) => Math.abs(a - b - 360 * Math.round((a - b) / 360));

describe('Lahiri charts of the reference', () => {
  expect(positions.length).toBe(22);
  for (const sample of positions) {
    const { bodies, ayanamsaMean, ayanamsaTrue, otherAyanamsas } = sample.expect;
    const cast = (choices: ChartChoices): Chart => castChart(plainCore, momentOf(sample.input), skyOf(sample), choices);
    const chart = cast(lahiriWholeSign);

    it(`${sample.id}: the ayanamsa, mean and with nutation, to a millionth of a degree`, () => {
      // Degrees; the file's rounding alone is 5e-7, and a quantum of our own 5e-8.
      expect(apart(chart.calculation.ayanamsaValue as number, ayanamsaMean)).toBeLessThan(6e-7);
      expect(apart(chart.calculation.ayanamsaTrueValue as number, ayanamsaTrue)).toBeLessThan(1.6e-6);
    });

    it(`${sample.id}: longitudes, signs, nakshatras and padas of the nine grahas`, () => {
      for (const nodeType of ['mean', 'true'] as const) {
        const placed = cast({ ...lahiriWholeSign, nodeType }).planets;
        expect(placed.map((planet) => planet.name)).toEqual([
          'Sun',
          'Moon',
          'Mars',
          'Mercury',
          'Jupiter',
          'Venus',
          'Saturn',
          'Rahu',
          'Ketu',
        ]);
        for (const planet of placed) {
          const key = /Rahu|Ketu/.test(planet.name)
            ? `${planet.name}${nodeType === 'mean' ? 'Mean' : 'True'}`
            : planet.name;
          const [longitude, speed, sign, nakshatra, pada] = bodies[key] as Row;
          // Degrees; three roundings of the file make 1.5e-6.
          expect(apart(planet.longitude, longitude)).toBeLessThan(2e-6);
          expect([planet.signNumber, NAKSHATRAS.indexOf(planet.nakshatra as never) + 1, planet.pada]).toEqual([
            sign,
            nakshatra,
            pada,
          ]);
          // Degrees a day: the precession of the epoch against that of 2000, 1e-8 a century.
          expect(Math.abs(planet.speed - (speed as number))).toBeLessThan(1e-6);
          expect(planet.retrograde).toBe(planet.speed < 0);
        }
      }
    });

    it(`${sample.id}: ascendant and midheaven`, () => {
      for (const [point, name] of [
        [chart.ascendant, 'Ascendant'],
        [chart.midheaven, 'Midheaven'],
      ] as const) {
        const [longitude, , sign, nakshatra, pada] = bodies[name] as Row;
        // Degrees. Worst today 5e-5: nutation and sidereal time of astronomy-engine stand in for the core’s here.
        expect(apart(point.longitude, longitude)).toBeLessThan(0.0001);
        expect([point.signNumber, NAKSHATRAS.indexOf(point.nakshatra as never) + 1, point.pada]).toEqual([
          sign,
          nakshatra,
          pada,
        ]);
      }
    });

    it(`${sample.id}: Sun, Moon and ascendant under other ayanamsas`, () => {
      for (const [ayanamsa, [sun, moon, ascendant]] of Object.entries(otherAyanamsas)) {
        const other = cast({ ...lahiriWholeSign, ayanamsa });
        // Degrees; five decimals of the file round by 5e-6.
        expect(apart(other.planets[0]?.longitude as number, sun)).toBeLessThan(1e-5);
        expect(apart(other.planets[1]?.longitude as number, moon)).toBeLessThan(1e-5);
        expect(apart(other.ascendant.longitude, ascendant)).toBeLessThan(0.0001);
      }
    });
  }
});

interface Bhava {
  readonly id: string;
  readonly input: Input;
  readonly expect: {
    readonly sripati: { readonly madhya: number[]; readonly sandhi: number[] };
    readonly placidusCusps: number[];
    readonly bhavaOf: Record<string, [wholeSign: number, sripati: number, placidus: number, equalMiddle: number]>;
  };
}

describe('bhavas of the reference', () => {
  const cases: readonly Bhava[] = authority('jyotish/bhava.json').cases;
  const known = new Map(positions.map((sample) => [sample.id.replace('sid-', ''), sample]));
  const usable = cases.filter((sample) => known.has(sample.id.replace('bhava-', '')));

  it('shares its births with the positions', () => {
    expect(cases.length).toBe(16);
    expect(usable.length).toBe(16);
  });

  for (const sample of usable) {
    it(`${sample.id}: whole signs, Sripati, KP and Vehlow, cusps and inhabitants`, () => {
      const from = known.get(sample.id.replace('bhava-', '')) as Positions;
      expect(from.input).toMatchObject({ datetime: sample.input.datetime, latitude: sample.input.latitude });
      const cast = (chalit: string) =>
        castChart(plainCore, momentOf(from.input), skyOf(from), { ...lahiriWholeSign, chalit });
      const [sripati, placidus, vehlow] = [cast('sripati'), cast('placidus'), cast('vehlow')];
      const madhya = castChart(plainCore, momentOf(from.input), skyOf(from), {
        ...lahiriWholeSign,
        houseSystem: 'porphyry',
      });
      const near = (got: readonly number[], wanted: readonly number[]) => {
        expect(got).toHaveLength(12);
        for (const [i, cusp] of got.entries()) expect(apart(cusp, wanted[i] as number)).toBeLessThan(0.002);
      };
      near(sripati.chalit?.cusps ?? [], sample.expect.sripati.sandhi);
      near(placidus.chalit?.cusps ?? [], sample.expect.placidusCusps);
      near(
        madhya.houses.map((house) => house.longitude),
        sample.expect.sripati.madhya,
      );
      for (const [name, wanted] of Object.entries(sample.expect.bhavaOf)) {
        const of = (chart: Chart) => chart.planets.find((planet) => planet.name === name);
        expect(
          [of(sripati)?.house, of(sripati)?.chalitHouse, of(placidus)?.chalitHouse, of(vehlow)?.chalitHouse],
          name,
        ).toEqual(wanted);
      }
    });
  }
});
