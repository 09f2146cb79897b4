/** Progressed charts and solar arcs against figures of immanuel and of astro.com. */
import { describe, expect, it } from 'vitest';
import { jdUtOfTt } from '../../../packages/engine/src/time/local-clock.ts';
import { progressedRadixOf, solarArcOf } from '../../../packages/engine/src/western/progression/index.ts';
import { needAngles, needHouses, needPoint } from '../../../packages/engine/src/western/radix/index.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';
import { apart, type BirthInput, jdTtOf, kernel, natalOfUt1 } from './births.ts';

const path = 'western/western-progressions.json';
const ledger = truthLedger('Western progressions', path);

type Figures = { readonly [name: string]: number };
interface Expect {
  readonly progressedJulianDayUT?: number;
  readonly progressedJulianDayTT?: number;
  readonly longitudes: Figures;
  readonly houses: { readonly [method in 'naibod' | 'solarArc' | 'dailyHouses']: Figures };
  readonly solarArc?: number;
  readonly solarArcDirected?: Figures;
}
const { cases } = readTruth<BirthInput & { readonly targetUT: string }, Expect>(path);

const METHODS = { naibod: 'naibod', solarArc: 'solar-arc-longitude', dailyHouses: 'daily' } as const;
/** The file's own: figures have four decimals, and a second of birth time moves the daily angles by 0.004°. */
const TOLERANCE = { point: 0.001, Moon: 0.002, house: 0.003, dailyHouses: 0.01 };

describe('progressions as immanuel and astro.com have them', () => {
  it.each(cases)('$id', ({ id, input, expect: wanted, ...rest }) => {
    const natal = natalOfUt1(input);
    const jdTt = jdTtOf(input.targetUT);
    const tight = (rest['tolerance'] as { deg: number } | undefined)?.deg;
    const close = (name: string, got: number, figure: number, tolerance: number): void => {
      ledger.error('deg', apart(got, figure), tolerance, `${id} ${name}`);
      expect(Math.abs(apart(got, figure)), name).toBeLessThan(tolerance);
    };
    const progressed = progressedRadixOf(kernel, natal, jdTt);
    const at = wanted.progressedJulianDayTT ?? wanted.progressedJulianDayUT ?? 0;
    const got = wanted.progressedJulianDayTT === undefined ? progressed.skyJdUt : progressed.skyJdTt;
    ledger.error('day', got - at, 2e-5, `${id} progressed date`);
    // Figures have five decimals, that of astro.com six.
    expect(Math.abs(got - at)).toBeLessThan(wanted.progressedJulianDayTT === undefined ? 2e-5 : 2e-6);
    for (const [name, figure] of Object.entries(wanted.longitudes)) {
      const tolerance = tight ?? (name === 'Moon' ? TOLERANCE.Moon : TOLERANCE.point);
      close(name, needPoint(progressed.radix, name).longitudeDeg, figure, tolerance);
    }
    for (const [told, angles] of Object.entries(METHODS)) {
      const { radix } = progressedRadixOf(kernel, natal, jdTt, { angles });
      const cusps = needHouses(radix).cuspsDeg;
      const tolerance = tight ?? (told === 'dailyHouses' ? TOLERANCE.dailyHouses : TOLERANCE.house);
      for (const [name, figure] of Object.entries(wanted.houses[told as keyof typeof METHODS])) {
        const { Ascendant, Midheaven } = needAngles(radix);
        const value =
          name === 'ascendant'
            ? Ascendant.longitudeDeg
            : name === 'mc'
              ? Midheaven.longitudeDeg
              : (cusps[Number(name.slice(4)) - 1] as number);
        close(`${told} ${name}`, value, figure, tolerance);
      }
    }
    if (wanted.solarArc !== undefined) {
      const directed = solarArcOf(kernel, natal, jdTt);
      close('solar arc', directed.arcDeg, wanted.solarArc, TOLERANCE.point);
      for (const [name, figure] of Object.entries(wanted.solarArcDirected ?? {}))
        close(`directed ${name}`, needPoint(directed.radix, name).longitudeDeg, figure, TOLERANCE.point);
    }
    expect(Math.abs(jdUtOfTt(jdTt) - progressed.lifeJdUt)).toBe(0);
    ledger.pass(id);
  });
});
