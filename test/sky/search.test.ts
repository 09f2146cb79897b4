/** The searches on functions whose events are known beforehand, or that can be looked at every minute. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/errors.ts';
import {
  type AngleCrossing,
  angleCrossings,
  type Crossing,
  crossings,
  extrema,
  nextAngleCrossing,
  nextCrossing,
  previousAngleCrossing,
  previousCrossing,
} from '../../packages/engine/src/sky/index.ts';

const seeded = { seed: 20261121, numRuns: 300 };
const TURN = 2 * Math.PI;
/** A number of millionths, plus a little: whole events do not fall on the first instant, which has a test of its own. */
const between = (min: number, max: number) =>
  fc.integer({ min: min * 1e6, max: max * 1e6 }).map((n) => n / 1e6 + 1.2345e-7);
const jd = between(625000, 2817000);

/** A wave on a slope: turns at least half a period apart, crosses any number of times. */
const wave = fc
  .record({
    from: jd,
    periodDays: between(8, 40),
    phase: between(0, 6.283),
    level: between(-1.1, 1.1),
    slope: between(-0.02, 0.02),
  })
  .map(({ from, periodDays, phase, level, slope }) => {
    const w = TURN / periodDays;
    return {
      from,
      periodDays,
      f: (t: number) => Math.sin(w * (t - from) + phase) - level + slope * (t - from),
      rate: (t: number) => w * Math.cos(w * (t - from) + phase) + slope,
    };
  });

/** Direct and retrograde by turns, as a planet: a mean motion and an epicycle. */
const planet = fc
  .record({
    from: jd,
    start: between(0, 6.283),
    motion: between(-0.02, 0.1),
    swing: between(0.05, 1),
    periodDays: between(60, 400),
  })
  .map(({ from, start, motion, swing, periodDays }) => {
    const w = TURN / periodDays;
    const unwrapped = (t: number) => start + motion * (t - from) + swing * Math.sin(w * (t - from));
    return {
      from,
      unwrapped,
      angle: (t: number) => ((unwrapped(t) % TURN) + TURN) % TURN,
      rate: (t: number) => motion + swing * w * Math.cos(w * (t - from)),
      topSpeed: Math.abs(motion) + swing * w,
      // Turns can lie close together where the epicycle hardly beats the mean motion; the promise is about pairs within two steps.
      stepDays: Math.min(periodDays / 8, 5),
    };
  });

/** Changes of sign seen by looking `perDay` times a day. */
function seen(f: (t: number) => number, from: number, to: number, perDay: number) {
  const found: { before: number; after: number; rising: boolean }[] = [];
  const count = Math.ceil((to - from) * perDay);
  let before = from;
  let value = f(from);
  for (let i = 1; i <= count; i++) {
    const after = i === count ? to : from + i / perDay;
    const next = f(after);
    if (value < 0 !== next < 0) found.push({ before, after, rising: next >= 0 });
    [before, value] = [after, next];
  }
  return found;
}

function expectToSee(found: readonly Crossing[], looked: ReturnType<typeof seen>): void {
  // Events come in order and alternate; whatever was seen was found. A pair between two looks may be found beyond it.
  for (let i = 1; i < found.length; i++)
    expect(found[i]?.jdTt).toBeGreaterThanOrEqual((found[i - 1] as Crossing).jdTt - 2e-8);
  for (const { before, after, rising } of looked) {
    const hit = found.some((e) => e.jdTt > before - 2e-8 && e.jdTt < after + 2e-8 && e.rising === rising);
    expect(hit, `${rising ? 'rise' : 'fall'} between ${before} and ${after}`).toBe(true);
  }
}

describe('zeros', () => {
  for (const withRate of [true, false]) {
    test.prop([wave], seeded)(`are all found, and nothing else (${withRate ? 'with' : 'without'} a rate)`, (w) => {
      const options = { stepDays: w.periodDays / 5, ...(withRate && { rate: w.rate }) };
      const found = crossings(w.f, w.from, w.from + 120, options);
      expectToSee(found, seen(w.f, w.from, w.from + 120, 24));
      for (const { jdTt, rising } of found) {
        // 1e-8 days of the steepest slope here, 0.8 a day, and what a Julian date cannot hold.
        expect(Math.abs(w.f(jdTt))).toBeLessThan(2e-8);
        if (Math.abs(w.rate(jdTt)) > 1e-4) expect(w.rate(jdTt) > 0).toBe(rising);
      }
      expect(crossings(w.f, w.from, w.from + 120, options)).toStrictEqual(found);
    });
  }

  test.prop([wave, between(5, 100), fc.nat({ max: 20 })], seeded)(
    'belong to one of two spans side by side, even on the border',
    (w, days, pick) => {
      const options = { stepDays: w.periodDays / 5, rate: w.rate };
      const whole = crossings(w.f, w.from, w.from + 120, options);
      const border = whole[pick % Math.max(1, whole.length)]?.jdTt ?? w.from + days;
      const halves = [...crossings(w.f, w.from, border, options), ...crossings(w.f, border, w.from + 120, options)];
      // On the border itself the value is ±1e-9: either half may have it, and neither both.
      expect(halves.length).toBe(whole.length);
      expect(halves.map(({ rising }) => rising)).toStrictEqual(whole.map(({ rising }) => rising));
    },
  );

  it('at the very beginning are inside, at the very end outside', () => {
    const options = { stepDays: 3, rate: () => 1 };
    expect(crossings((t) => t - 100, 100, 110, options)).toStrictEqual([{ jdTt: 100, rising: true }]);
    expect(crossings((t) => t - 110, 100, 110, options)).toStrictEqual([]);
    expect(crossings((t) => 100 - t, 100, 110, { stepDays: 3, rate: () => -1 })).toStrictEqual([
      { jdTt: 100, rising: false },
    ]);
    expect(crossings((t) => t - 106, 100, 106, options)).toStrictEqual([]);
    expect(crossings((t) => t - 106, 106, 109, { stepDays: 3 })).toStrictEqual([{ jdTt: 106, rising: true }]);
  });

  it('are no touches', () => {
    const options = { stepDays: 4, rate: (t: number) => 2 * (t - 105.3) };
    expect(crossings((t) => (t - 105.3) * (t - 105.3) + 1e-9, 100, 120, options)).toStrictEqual([]);
    expect(crossings((t) => (t - 105.3) * (t - 105.3) - 1e-9, 100, 120, options)).toHaveLength(2);
  });

  it('of a span of no length are none', () => {
    expect(crossings((t) => t - 100, 100, 100, { stepDays: 1 })).toStrictEqual([]);
    expect(crossings((t) => t - 100, 101, 99, { stepDays: 1 })).toStrictEqual([]);
  });

  it('are found where a curve has a kink or all but jumps', () => {
    const kink = (t: number) => (t < 103 ? (t - 103.7) * 0.01 : (t - 103.7) * 50);
    expect(crossings(kink, 100, 110, { stepDays: 5 })[0]?.jdTt).toBeCloseTo(103.7, 7);
    const cliff = (t: number) => Math.atan(1e9 * (t - 104.123456)) + 0.3;
    expect(crossings(cliff, 100, 110, { stepDays: 5 })[0]?.jdTt).toBeCloseTo(104.123456, 7);
  });
});

describe('passages of marks', () => {
  for (const withRate of [true, false]) {
    test.prop([planet, fc.constantFrom(1, 4, 12, 27, 30), between(-7, 7).map((n) => n + 4.1e-7)], seeded)(
      `are all found, direct and retrograde (${withRate ? 'with' : 'without'} a rate)`,
      (p, count, offsetRad) => {
        const options = { stepDays: p.stepDays, everyRad: TURN / count, offsetRad, ...(withRate && { rate: p.rate }) };
        const found = angleCrossings(p.angle, p.from, p.from + 300, options);
        for (let index = 0; index < count; index++) {
          const mark = offsetRad + (TURN * index) / count;
          const of = found.filter((e) => e.index === index);
          // The sine changes sign at the mark and at the point opposite, where the cosine is negative.
          const looked = seen((t) => Math.sin(p.unwrapped(t) - mark), p.from, p.from + 300, 4).filter(
            ({ after }) => Math.cos(p.unwrapped(after) - mark) > 0,
          );
          expectToSee(of, looked);
          for (const e of of) expect(Math.abs(Math.sin(p.unwrapped(e.jdTt) - mark))).toBeLessThan(1e-8);
        }
      },
    );
  }

  test.prop([planet, fc.constantFrom(1, 4, 12, 30), between(0.1, 6)], seeded)(
    'are the same to the last bit where the top speed lets whole strides be left out, and cost fewer looks',
    (p, count, offsetRad) => {
      const plain = { stepDays: p.stepDays, everyRad: TURN / count, offsetRad, rate: p.rate };
      const swift = { ...plain, topSpeed: p.topSpeed };
      let looks = 0;
      const counted = (t: number) => {
        looks += 1;
        return p.angle(t);
      };
      const looksOf = (options: typeof plain) => {
        looks = 0;
        const found = angleCrossings(counted, p.from, p.from + 500, options);
        return { found, looks };
      };
      const [walked, strode] = [looksOf(plain), looksOf(swift)];
      expect(strode.found).toStrictEqual(walked.found);
      expect(strode.looks).toBeLessThanOrEqual(walked.looks);
      for (const find of [nextAngleCrossing, previousAngleCrossing])
        expect(find(p.angle, p.from, { ...swift, limitDays: 300 })).toStrictEqual(
          find(p.angle, p.from, { ...plain, limitDays: 300 }),
        );
    },
  );

  test.prop([planet, fc.array(between(-10, 10), { minLength: 1, maxLength: 6 })], seeded)(
    'through listed marks are told by their place in the list',
    (p, targetsRad) => {
      const options = { stepDays: p.stepDays, rate: p.rate };
      const found = angleCrossings(p.angle, p.from, p.from + 200, { ...options, targetsRad });
      targetsRad.forEach((target, index) => {
        const alone = angleCrossings(p.angle, p.from, p.from + 200, { ...options, targetsRad: [target] });
        const of = found.filter((e) => e.index === index);
        expect(of.length).toBe(alone.length);
        of.forEach((e, i) => expect(Math.abs(e.jdTt - (alone[i] as AngleCrossing).jdTt)).toBeLessThan(2e-6));
      });
    },
  );

  it('that an angle reaches by turning round inside one step are found on the way there and back', () => {
    // Goes 0.02 beyond the mark and back between two looks, through three marks 0.005 apart.
    const angle = (t: number) => 1 - 0.01 * (t - 104.3) * (t - 104.3);
    const rate = (t: number) => -0.02 * (t - 104.3);
    const found = angleCrossings(angle, 100, 110, { stepDays: 5, rate, targetsRad: [0.98, 0.985, 0.99, 1.001] });
    expect(found.map(({ index, rising }) => [index, rising])).toStrictEqual([
      [0, true],
      [1, true],
      [2, true],
      [2, false],
      [1, false],
      [0, false],
    ]);
  });

  test.prop([planet, fc.constantFrom(4, 12)], seeded)(
    'are the same one after another, forwards and backwards',
    (p, count) => {
      const options = { stepDays: p.stepDays, rate: p.rate, everyRad: TURN / count };
      const to = p.from + 250;
      const all = angleCrossings(p.angle, p.from, to, options);
      const forwards: AngleCrossing[] = [];
      for (let at = p.from; ; ) {
        const next = nextAngleCrossing(p.angle, at, { ...options, limitDays: to - at });
        if (next === null) break;
        forwards.push(next);
        at = next.jdTt + 1e-6;
        if (at >= to) break;
      }
      const backwards: AngleCrossing[] = [];
      for (let at = to; ; ) {
        const last = previousAngleCrossing(p.angle, at, { ...options, limitDays: at - p.from });
        if (last === null) break;
        backwards.unshift(last);
        at = last.jdTt - 1e-6;
        if (at <= p.from) break;
      }
      // Pairs closer than the 0.1 s that is stepped over may be skipped; there are none as close in these draws.
      expect(forwards.map((e) => [e.index, e.rising])).toStrictEqual(all.map((e) => [e.index, e.rising]));
      expect(backwards.map((e) => [e.index, e.rising])).toStrictEqual(all.map((e) => [e.index, e.rising]));
    },
  );
});

describe('the next and the last zero', () => {
  test.prop([wave, fc.constantFrom('rising', 'falling', 'either' as const)], seeded)(
    'are the first and the last of all',
    (w, direction) => {
      const options = { stepDays: w.periodDays / 5, rate: w.rate };
      const fitting = crossings(w.f, w.from, w.from + 120, options).filter(
        ({ rising }) => direction === 'either' || rising === (direction === 'rising'),
      );
      const open = { ...options, limitDays: 120, direction } as const;
      expect(nextCrossing(w.f, w.from, open)).toStrictEqual(fitting[0] ?? null);
      const last = previousCrossing(w.f, w.from + 120, open);
      expect(last?.rising).toBe(fitting.at(-1)?.rising);
      // Backwards the steps lie elsewhere, and with them the last bits.
      if (last !== null) expect(Math.abs(last.jdTt - (fitting.at(-1) as Crossing).jdTt)).toBeLessThan(3e-6);
    },
  );
});

describe('greatest and least values', () => {
  for (const withRate of [true, false]) {
    test.prop([wave], seeded)(`are all found (${withRate ? 'with' : 'without'} a rate)`, (w) => {
      const options = { stepDays: w.periodDays / 5, ...(withRate && { rate: w.rate }) };
      const found = extrema(w.f, w.from, w.from + 120, options);
      const looked = seen(w.rate, w.from, w.from + 120, 24);
      expect(Math.abs(found.length - looked.length)).toBeLessThanOrEqual(withRate ? 0 : 1);
      for (const { jdTt, kind, value } of found) {
        // Without a rate, differences stand in for it, one-sided ones within 3 minutes of an end of the span: 5e-4 at most here.
        expect(Math.abs(w.rate(jdTt))).toBeLessThan(withRate ? 1e-7 : 1e-3);
        expect(value).toBe(w.f(jdTt));
        expect(w.f(jdTt - 0.5) < value).toBe(kind === 'maximum');
      }
    });
  }
});

describe('a bound on the bend', () => {
  test.prop([wave, between(20, 90)], seeded)('finds everything, however long the step', (w, stepDays) => {
    const w0 = TURN / w.periodDays;
    const exact = { stepDays: w.periodDays / 40, rate: w.rate };
    const bound = { stepDays, rate: w.rate, bend: w0 * w0 * w0 };
    const zeros = crossings(w.f, w.from, w.from + 120, exact);
    const found = crossings(w.f, w.from, w.from + 120, bound);
    expect(found.map(({ rising }) => rising)).toStrictEqual(zeros.map(({ rising }) => rising));
    found.forEach(({ jdTt }, i) => expect(Math.abs(jdTt - (zeros[i] as Crossing).jdTt)).toBeLessThan(3e-6));
    const last = previousCrossing(w.f, w.from + 120, { ...bound, limitDays: 120 });
    expect(last?.rising).toBe(zeros.at(-1)?.rising);
    const turns = extrema(w.f, w.from, w.from + 120, exact);
    expect(extrema(w.f, w.from, w.from + 120, bound).map(({ kind }) => kind)).toStrictEqual(
      turns.map(({ kind }) => kind),
    );
  });

  it('tells three turns in one step from one, down to minutes', () => {
    // Rate (t − 104)(t − 104.02)(t − 104.05): three turns within 72 minutes, and two of three values are passed there and back.
    const rate = (t: number): number => (t - 104) * (t - 104.02) * (t - 104.05);
    const f = (t: number): number => {
      const x = t - 104;
      return x * x * (0.0005 + x * (-0.07 / 3 + x / 4));
    };
    const options = { stepDays: 7, rate, bend: 6 * 10 };
    expect(extrema(f, 100, 110, options).map(({ kind }) => kind)).toStrictEqual(['minimum', 'maximum', 'minimum']);
    const level = (f(104) + f(104.02)) / 2;
    expect(crossings((t) => f(t) - level, 100, 110, options)).toHaveLength(4);
  });

  it('allows for wrinkles where they are', () => {
    // A steady climb with a dip of half a day: without the wrinkle told, a long step has no reason to look.
    const bump = (t: number): number => (Math.abs(t - 104.3) < 0.25 ? Math.cos(2 * Math.PI * (t - 104.3)) ** 2 : 0);
    const slope = (t: number): number =>
      Math.abs(t - 104.3) < 0.25 ? -2 * Math.PI * Math.sin(4 * Math.PI * (t - 104.3)) : 0;
    const f = (t: number): number => t - 105 + bump(t);
    const options = { stepDays: 5, rate: (t: number) => 1 + slope(t), bend: 0.001 };
    const kink = { perDay: 7, between: (a: number, b: number) => (b > 104 && a < 104.6 ? 7 : 0) };
    expect(crossings(f, 100, 110, options)).toHaveLength(1);
    expect(crossings(f, 100, 110, { ...options, kink }).map(({ rising }) => rising)).toStrictEqual([true, false, true]);
  });
});

describe('a search', () => {
  const f = (t: number) => t - 100;

  it.each([
    ['options', () => crossings(f, 0, 1, null as never)],
    ['options', () => angleCrossings(f, 0, 1, null as never)],
    ['options', () => nextCrossing(f, 0, undefined as never)],
    ['f', () => crossings(7 as never, 0, 1, { stepDays: 1 })],
    ['rate', () => crossings(f, 0, 1, { stepDays: 1, rate: null as never })],
    ['stepDays', () => crossings(f, 0, 1, { stepDays: 0 })],
    ['stepDays', () => crossings(f, 0, 1, { stepDays: Number.NaN })],
    ['stepDays', () => crossings(f, 0, 1e9, { stepDays: 1 })],
    ['bend', () => crossings(f, 0, 1, { stepDays: 1, bend: 0 })],
    ['bend', () => crossings(f, 0, 1, { stepDays: 1, bend: Number.NaN })],
    ['topSpeed', () => crossings(f, 0, 1, { stepDays: 1, topSpeed: 0 })],
    ['topSpeed', () => angleCrossings(f, 0, 1, { stepDays: 1, everyRad: TURN, topSpeed: Number.NaN })],
    ['toleranceDays', () => crossings(f, 0, 1, { stepDays: 1, toleranceDays: -1 })],
    ['fromJdTt', () => crossings(f, Number.NaN, 1, { stepDays: 1 })],
    ['toJdTt', () => crossings(f, 0, Number.POSITIVE_INFINITY, { stepDays: 1 })],
    ['limitDays', () => nextCrossing(f, 0, { stepDays: 1, limitDays: 0 })],
    ['direction', () => nextCrossing(f, 0, { stepDays: 1, limitDays: 1, direction: 'up' as never })],
    ['everyRad', () => angleCrossings(f, 0, 1, { stepDays: 1, everyRad: 1 })],
    ['offsetRad', () => angleCrossings(f, 0, 1, { stepDays: 1, everyRad: TURN, offsetRad: Number.NaN })],
    ['targetsRad', () => angleCrossings(f, 0, 1, { stepDays: 1, targetsRad: [] })],
    ['targetsRad[1]', () => angleCrossings(f, 0, 1, { stepDays: 1, targetsRad: [1, Number.NaN] })],
    ['f', () => crossings(() => Number.NaN, 0, 1, { stepDays: 1 })],
    ['rate', () => crossings(f, 0, 1, { stepDays: 1, rate: () => Number.NaN })],
  ])('refuses a %s that is none', (field, call) => {
    const fault = (() => {
      try {
        call();
      } catch (error) {
        return error;
      }
      return null;
    })();
    expect(fault).toBeInstanceOf(EngineError);
    expect(fault).toMatchObject({ code: 'INVALID_OPTION', field });
  });

  it('lets what the function throws through', () => {
    const out = new Error('outside');
    expect(() =>
      crossings(
        () => {
          throw out;
        },
        0,
        1,
        { stepDays: 1 },
      ),
    ).toThrow(out);
  });
});
