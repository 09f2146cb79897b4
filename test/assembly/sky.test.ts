/** Laws the core keeps whatever the date: rates are derivatives, batches are single calls, rows meet, nothing remembers. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { arcsecPerRad, degPerRad, kernel, names, rowsOf, signedDeg, skyAt } from '../accuracy/measure.ts';

/** Inside the default pack, away from its ends by the widest step used here. */
const dates = fc.record({
  day: fc.integer({ min: 2378500, max: 2598000 }),
  fraction: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
});
const planets = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
const all = 0x1fffff;

/** Results of every body at an offset (days) from a date, copied. */
function resultsAt(when: { day: number; fraction: number }, offsetDays: number, options = {}): Float64Array[] {
  const moved = when.fraction + offsetDays;
  const carry = Math.floor(moved);
  expect(skyAt({ day: when.day + carry, fraction: moved - carry }, options)).toBe(true);
  return names.map((_, i) => Float64Array.from(kernel.result(i)));
}

const fivePoint = (f: (step: number) => number, h: number): number => (8 * (f(1) - f(-1)) - (f(2) - f(-2))) / (12 * h);

describe('rates', () => {
  for (const [label, options] of [
    ['geocentric, of date', {}],
    ['geometric, J2000', { steps: 8, equinox: 2 }],
    ['heliocentric', { centre: 2 }],
    ['topocentric', { centre: 1, latitudeRad: 0.7, longitudeRad: -1.2, elevationMetres: 2000 }],
  ] as const) {
    test.prop([dates], { numRuns: 60, seed: 20261121 })(`are the derivatives of the places (${label})`, (when) => {
      const h = 0.005;
      const ut1 = (k: number) => ({ ut1: { day: when.day, fraction: when.fraction + k * h } });
      const at = new Map([-2, -1, 0, 1, 2].map((k) => [k, resultsAt(when, k * h, { ...options, ...ut1(k) })]));
      const value = (k: number, body: number, field: number) =>
        ((at.get(k) as Float64Array[])[body] as Float64Array)[field] as number;
      const sun = value(0, 0, 0);
      for (const body of planets) {
        if (label === 'heliocentric' && body === 0) continue;
        // Rows meet to a few mas only: a step across a seam is no derivative.
        const reference = value(0, body, 0);
        const elongation = Math.abs(signedDeg((reference - sun) * degPerRad));
        if (body > 1 && elongation < 3) continue;
        for (const [field, rate] of [
          [0, 3],
          [1, 4],
          [6, 8],
          [7, 9],
        ] as const) {
          const f = (k: number) => {
            const x = value(k, body, field) - value(0, body, field);
            return field === 0 || field === 6 ? x - 2 * Math.PI * Math.round(x / (2 * Math.PI)) : x;
          };
          const miss = Math.abs(fivePoint(f, h) - value(0, body, rate)) * degPerRad;
          // 1e-5 °/day is 0.04″ a day; topocentric rates leave out how ΔT and the pole move.
          expect(miss, `${names[body]} field ${field} at ${when.day}+${when.fraction}`).toBeLessThan(
            crossesSeam(when, h) ? 1e-2 : 2e-5,
          );
        }
        expect(Math.abs(fivePoint((k) => value(k, body, 2), h) - value(0, body, 5))).toBeLessThan(
          crossesSeam(when, h) ? 1e-4 : 1e-7,
        );
      }
    });
  }
});

/** Rows of Sun to Vesta and of the Earth–Moon barycentre, as the pack says. */
const rows = [...planets, 21].map((body) => ({ body, ...rowsOf(body) }));

/** True when any body's row ends within the stencil, or in the 0.3 days before it from which light still arrives. */
function crossesSeam({ day, fraction }: { day: number; fraction: number }, h: number): boolean {
  return rows.some(({ firstJd, rowDays }) => {
    const since = day - firstJd + fraction;
    return Math.floor((since - 0.3 - 2 * h) / rowDays) !== Math.floor((since + 2 * h) / rowDays);
  });
}

describe('rows of the pack', () => {
  it('meet: no body jumps by more than 16 mas at any of 400 seams spread over the span', () => {
    // Today: Moon 9, planets 6, Juno 13 mas. The pieces are fitted apart; samples beyond each end hold them together.
    for (const { body, firstJd, rowDays, rows: count } of rows.filter((r) => r.body < 15 && r.rows > 100)) {
      const stride = Math.max(1, Math.floor(count / 40));
      for (let row = stride; row < count - 1; row += stride) {
        const jd = firstJd + row * rowDays;
        const day = Math.floor(jd);
        const step = 1e-7;
        const [before, after] = [-step, step].map((d) => {
          expect(skyAt({ day, fraction: jd - day + d }, { steps: 0 }, 1 << body)).toBe(true);
          return Float64Array.from(kernel.result(body));
        }) as [Float64Array, Float64Array];
        const expected = (after[3] as number) * 2 * step;
        const jump = Math.abs((after[0] as number) - (before[0] as number) - expected) * arcsecPerRad;
        expect(
          jump > 6e5 ? Math.abs(jump - 2 * Math.PI * arcsecPerRad) : jump,
          `${names[body]} row ${row}`,
        ).toBeLessThan(0.016);
      }
    }
  });
});

describe('one instant has one path', () => {
  test.prop([fc.array(dates, { minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: all })], {
    numRuns: 60,
    seed: 1,
  })('so a batch has the bits of single calls', (when, bodies) => {
    const batch = kernel.skyBatch(Float64Array.from(when.flatMap((w) => [w.day, w.fraction])), bodies, 15, 0, 10);
    let at = 0;
    for (const w of when) {
      expect(skyAt(w, {}, bodies)).toBe(true);
      for (let body = 0; body < 22; body++) {
        if (((bodies >>> body) & 1) === 0) continue;
        const single = kernel.source(body) === 0 ? new Float64Array(10).fill(Number.NaN) : kernel.result(body);
        expect([...batch.subarray(at, at + 10)]).toStrictEqual([...single]);
        at += 10;
      }
    }
    expect(at).toBe(batch.length);
  });

  test.prop([dates, dates, fc.integer({ min: 0, max: 20 })], { numRuns: 100, seed: 2 })(
    'so neither an earlier question nor the company of other bodies changes an answer',
    (when, earlier, body) => {
      skyAt(when, {}, 1 << body);
      const alone = [...kernel.result(body)];
      skyAt(earlier, { equinox: 2, steps: 3 });
      skyAt(when, {}, all);
      expect([...kernel.result(body)]).toStrictEqual(alone);
    },
  );
});

describe('a star', () => {
  test.prop([dates, fc.double({ min: 0, max: 6.28, noNaN: true }), fc.boolean()], { numRuns: 40, seed: 4 })(
    'is placed without touching what the last sky left to be read',
    (when, raRad, apparent) => {
      expect(skyAt(when, {}, all)).toBe(true);
      const left = () =>
        names.map((_, body) => [
          kernel.source(body),
          kernel.errorArcsec(body),
          ...Float64Array.from(kernel.result(body)),
        ]);
      const before = left();
      expect(before.filter(([source]) => source !== 0).length).toBeGreaterThan(15);
      const star = { raRad, decRad: 0.3, pmRaRadPerYear: 0, pmDecRadPerYear: 0, parallaxRad: 0, radialKmPerSecond: 0 };
      expect(kernel.starLongitudeRad(when.day + 1000.5, star, apparent)).not.toBeNull();
      expect(left()).toStrictEqual(before);
    },
  );
});

describe('the ends of the span', () => {
  it('answers at the first and last date of a pack and says so outside every pack', () => {
    const first = kernel.packs[0] as { firstJd: number; lastJd: number };
    for (const jd of [first.firstJd, first.lastJd]) {
      expect(skyAt({ day: Math.floor(jd), fraction: jd - Math.floor(jd) })).toBe(true);
      for (const body of planets) expect(kernel.source(body)).toBe(1);
    }
    expect(skyAt({ day: 3_000_000, fraction: 0 })).toBe(false);
    expect(skyAt({ day: -100_000, fraction: 0 })).toBe(false);
    expect(skyAt({ day: Number.NaN, fraction: 0 })).toBe(false);
  });
});
