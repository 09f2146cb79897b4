/** Laws the core keeps whatever the date: rates are derivatives, batches are single calls, rows meet, nothing remembers. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { arcsecPerRad, degPerRad, kernel, names, signedDeg, skyAt } from '../accuracy/measure.ts';

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

const firstJd = 2378486.5;
const rowDays = [400, 27, 66, 160, 128, 1600, 1600, 3200, 6400, 6400, 800, 320, 320, 200, 200, 96];

/** True when any body's row ends within the stencil. */
function crossesSeam({ day, fraction }: { day: number; fraction: number }, h: number): boolean {
  const since = day - firstJd + fraction;
  return rowDays.some((days) => Math.floor((since - 0.3 - 2 * h) / days) !== Math.floor((since + 2 * h) / days));
}

describe('rows of the pack', () => {
  it('meet: no body jumps by more than 16 mas at any of 400 seams spread over the span', () => {
    // Today: Moon 10, planets 6, Juno 13 mas. The pieces are fitted apart; two samples beyond each end hold them together.
    for (const [body, days] of [
      [0, 400],
      [1, 27],
      [2, 66],
      [3, 160],
      [4, 128],
      [5, 1600],
      [10, 800],
      [11, 320],
      [12, 320],
      [13, 200],
      [14, 200],
    ] as const) {
      const rows = Math.floor(219500 / days);
      const stride = Math.max(1, Math.floor(rows / 40));
      for (let row = stride; row < rows; row += stride) {
        const jd = firstJd + row * days;
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
