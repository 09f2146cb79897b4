/** Sahams against a textbook and a program, and by their definition. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { GRAHAS, kundliFrom } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { SAHAMS, type SahamName, sahamsOf } from '../../../packages/engine/src/jyotish/points/index.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';
import { anyKundli, made } from '../graha/kundlis.ts';

const seeded = { seed: 20261127 };
const PATH = 'jyotish/sahams.json';
type Dms = readonly [sign: number, degree: number, minute?: number];
interface Input {
  readonly isDay: boolean;
  readonly places: { readonly [name: string]: Dms };
}
const truth = readTruth<Input, { readonly [S in SahamName]?: Dms }>(PATH);
const ledger = truthLedger('Sahams', PATH);
const apart = (a: number, b: number) => Math.abs(a - b - 360 * Math.round((a - b) / 360));
const degreesOf = ([sign, degree, minute = 0]: Dms) => (sign - 1) * 30 + degree + minute / 60;

describe('sahams of the book', () => {
  for (const { id, input, expect: wanted } of truth.cases)
    it(`${id}: from the places it prints`, () => {
      const places = Object.fromEntries(Object.entries(input.places).map(([name, dms]) => [name, degreesOf(dms)]));
      const { lagna, ...grahas } = places as Record<string, number> & { lagna: number };
      const kundli = kundliFrom({
        lagnaDeg: lagna,
        longitudesDeg: { Sun: 0, Moon: 0, Mars: 0, Mercury: 0, Jupiter: 0, Venus: 0, Saturn: 0, Rahu: 0, ...grahas },
      });
      const { sahams } = sahamsOf(kundli, input.isDay);
      for (const [name, dms] of Object.entries(wanted)) {
        // Degrees: half a minute where minutes are printed; whole degrees of three places cut to the minute elsewhere.
        const allowed = dms.length === 3 ? 0.5 / 60 : 0.62;
        const off = apart(sahams[name as SahamName].longitudeDeg, degreesOf(dms));
        ledger.error(
          dms.length === 3 ? 'printed to the minute, deg' : 'in whole degrees, deg',
          off,
          allowed,
          `${id} ${name}`,
        );
        expect(off, name).toBeLessThan(allowed);
      }
      ledger.pass(id);
    });

  it('add thirty degrees where the book does', () => {
    const [first] = truth.cases;
    const at = Object.fromEntries(
      Object.entries(first?.input.places ?? {}).map(([name, dms]) => [name, degreesOf(dms)]),
    );
    const { sahams } = sahamsOf(made({ ...at } as never), false);
    expect([sahams.artha.isAdded, sahams.samartha.isAdded, sahams.vanik.isAdded]).toEqual([false, true, false]);
  });
});

describe('any sahams', () => {
  test.prop([anyKundli, fc.boolean()], seeded)(
    'are as far from C as A is from B, or thirty degrees more',
    (kundli, isDay) => {
      const { sahams } = sahamsOf(kundli, isDay);
      const { lagna, grahas } = kundli;
      const wrap = (deg: number) => ((deg % 360) + 360) % 360;
      const check = (name: SahamName, a: number, b: number, c: number) => {
        const isBetween = wrap(c - b) <= wrap(a - b);
        // Degrees: the steps of 1e-7 and doubles that do not quite add up.
        expect(apart(sahams[name].longitudeDeg, a - b + c + (isBetween ? 0 : 30))).toBeLessThan(1e-6);
        expect(sahams[name].isAdded).toBe(!isBetween);
      };
      const [x, y] = isDay ? [grahas.Moon, grahas.Sun] : [grahas.Sun, grahas.Moon];
      check('punya', x.longitudeDeg, y.longitudeDeg, lagna.longitudeDeg);
      check('bhratri', grahas.Jupiter.longitudeDeg, grahas.Saturn.longitudeDeg, lagna.longitudeDeg);
      const [m, v] = isDay
        ? [grahas.Jupiter.longitudeDeg, sahams.punya.longitudeDeg]
        : [sahams.punya.longitudeDeg, grahas.Jupiter.longitudeDeg];
      check('mitra', m, v, grahas.Venus.longitudeDeg);
      expect(sahams.pitri.longitudeDeg).toBe(sahams.rajya.longitudeDeg);
    },
  );

  test.prop([anyKundli, fc.boolean(), fc.integer({ min: 0, max: 3_599_999_999 })], seeded)(
    'turn with the circle, where neither lords of signs nor a fixed degree go into them',
    (kundli, isDay, q) => {
      const turned = kundliFrom({
        lagnaDeg: kundli.lagna.longitudeDeg + q / 1e7,
        longitudesDeg: Object.fromEntries(
          GRAHAS.map((graha) => [graha, kundli.grahas[graha].longitudeDeg + q / 1e7]),
        ) as never,
      });
      const [here, there] = [sahamsOf(kundli, isDay).sahams, sahamsOf(turned, isDay).sahams];
      for (const name of SAHAMS)
        if (!/lord|°/.test(here[name].formula) && !/lord|°/.test(there[name].formula))
          expect(apart(there[name].longitudeDeg, here[name].longitudeDeg + q / 1e7), name).toBeLessThan(1e-6);
    },
  );

  test.prop([anyKundli, fc.boolean()], seeded)(
    'are thirty-six, numbered, with houses, and plain data',
    (kundli, isDay) => {
      const answer = sahamsOf(kundli, isDay);
      expect(Object.keys(answer.sahams)).toEqual([...SAHAMS]);
      expect(SAHAMS.map((name) => answer.sahams[name].number)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1));
      for (const { sign, house } of Object.values(answer.sahams))
        expect(house).toBe(((sign - kundli.lagna.sign + 12) % 12) + 1);
      expect(answer.settings).toEqual({ isDay, houses: 'equal', addedDeg: 30 });
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    },
  );

  test.prop([anyKundli, fc.boolean()], seeded)('have nothing added for those who add nothing', (kundli, isDay) => {
    const [plain, added] = [sahamsOf(kundli, isDay, { addedDeg: 0 }), sahamsOf(kundli, isDay)];
    expect(Object.values(plain.sahams).some(({ isAdded }) => isAdded)).toBe(false);
    const moved = apart(added.sahams.punya.longitudeDeg, plain.sahams.punya.longitudeDeg);
    expect(moved).toBeCloseTo(added.sahams.punya.isAdded ? 30 : 0, 6);
  });

  it('take Jupiter for the ability of a lagna that Mars owns, and the middles of bhavas where asked', () => {
    const kundli = made({ lagna: 10, Jupiter: 100, Mars: 60 }, { midheavenDeg: 290 });
    expect(sahamsOf(kundli, true).sahams.samartha.formula).toBe('Jupiter − Mars + lagna');
    expect(sahamsOf(kundli, false).sahams.samartha.formula).toBe('Mars − Jupiter + lagna');
    const [equal, sripati] = [sahamsOf(kundli, true), sahamsOf(kundli, true, { houses: 'sripati' })];
    expect(equal.sahams.punya).toEqual(sripati.sahams.punya);
    // From 290° to 10° there are 80°, so the lower quarter has 100° and the 2nd begins 33°20′ from the first.
    expect(apart(sripati.sahams.artha.longitudeDeg, equal.sahams.artha.longitudeDeg)).toBeCloseTo(10 / 3, 6);
  });

  it.each([
    ['isDay', () => sahamsOf(made({}), undefined as never)],
    ['houses', () => sahamsOf(made({}), true, { houses: 'kp' as never })],
    ['addedDeg', () => sahamsOf(made({}), true, { addedDeg: Number.NaN })],
    ['midheavenDeg', () => sahamsOf(made({}), true, { houses: 'sripati' })],
  ])('are refused by field: %s', (field, ask) => {
    expect(ask).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field }));
  });
});
