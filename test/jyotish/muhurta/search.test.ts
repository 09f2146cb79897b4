/**
 * The search for good times: what it promises, over purposes, places, persons and spans of chance; each window looked at again through the
 * panchang.
 */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../../packages/engine/src/chart/zodiac-sky.ts';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import { GRAHAS, kundliOf } from '../../../packages/engine/src/jyotish/graha/index.ts';
import {
  chandraBalaOf,
  DIRECTIONS,
  findMuhurtas,
  MUHURTA_GATE_IDS,
  MUHURTA_GATES,
  type MuhurtaOptions,
  type MuhurtaQuery,
  type MuhurtaWindow,
  muhurtaAt,
  muhurtaPersonOf,
  muhurtaSearch,
  PURPOSE_IDS,
  PURPOSES,
  purposeNamed,
  SCORE_TABLE,
} from '../../../packages/engine/src/jyotish/muhurta/index.ts';
import { limbAt, panchangOn } from '../../../packages/engine/src/jyotish/panchang/index.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { SOURCES } from '../../../packages/engine/src/sources.ts';
import { jdTtOfUt, localClock } from '../../../packages/engine/src/time/local-clock.ts';

const engine = await openEngine();
const zodiac = new ZodiacSky(engine.kernel, lahiriWholeSign);
const seeded = { seed: 20261121, numRuns: 30 };

const delhi = { latitudeDeg: 28.6139, longitudeDeg: 77.209, elevationMetres: 0 };
const clock = localClock(delhi, { timezone: 'Asia/Kolkata' });
const jd = (text: string) => Date.parse(text) / 86400000 + 2440587.5;
const year2026 = { fromJdUt: jd('2025-12-31T18:30:00Z'), untilJdUt: jd('2026-12-31T18:30:00Z') };

const places = [
  { place: delhi, timezone: 'Asia/Kolkata' },
  { place: { latitudeDeg: 13.08, longitudeDeg: 80.27, elevationMetres: 0 }, timezone: 'Asia/Kolkata' },
  { place: { latitudeDeg: 51.5, longitudeDeg: -0.12, elevationMetres: 0 }, timezone: 'Europe/London' },
  { place: { latitudeDeg: -33.87, longitudeDeg: 151.21, elevationMetres: 0 }, timezone: 'Australia/Sydney' },
] as const;
const person = fc
  .record({ moonDeg: fc.integer({ min: 0, max: 359 }), lagnaSign: fc.integer({ min: 1, max: 12 }) })
  .map(({ moonDeg, lagnaSign }) => ({
    nakshatra: Math.floor(moonDeg / (40 / 3)) + 1,
    moonSign: Math.floor(moonDeg / 30) + 1,
    lagnaSign,
  }));
const question = fc.record({
  where: fc.constantFrom(...places),
  purpose: fc.constantFrom(...PURPOSE_IDS),
  from: fc.integer({ min: 2433283, max: 2484000 }),
  days: fc.integer({ min: 3, max: 20 }),
  persons: fc.array(person, { maxLength: 2 }),
  direction: fc.option(fc.constantFrom(...DIRECTIONS), { nil: undefined }),
  strictness: fc.constantFrom('classical' as const, 'lenient' as const),
  division: fc.constantFrom(undefined, 'lagna' as const, 'choghadiya' as const, 'both' as const),
});
type Question = typeof question extends fc.Arbitrary<infer Q> ? Q : never;

function ask({ where, purpose, from, days, persons, direction, strictness, division }: Question) {
  const query: MuhurtaQuery = {
    purpose,
    fromJdUt: from,
    untilJdUt: from + days,
    persons,
    ...(direction === undefined ? {} : { direction }),
  };
  const options: MuhurtaOptions = { strictness, ...(division === undefined ? {} : { division }) };
  const on = localClock(where.place, { timezone: where.timezone });
  return { query, options, on };
}

describe('windows', () => {
  it.each([
    [69.65, 18.96, '1964-05-20', '1964-06-10'],
    [69.65, 18.96, '1964-12-01', '1964-12-20'],
    [-77.8, 166.7, '2003-01-02', '2003-01-20'],
  ])('hold to a third of a second of their edges where the Sun keeps to one side: %d°, %d°, from %s', (...where) => {
    const [latitudeDeg, longitudeDeg, from, until] = where;
    const on = localClock({ latitudeDeg, longitudeDeg, elevationMetres: 0 }, { timezone: 'UTC' });
    const options = { division: 'both', strictness: 'lenient', minMinutes: 1, navamshas: false } as const;
    const query = { purpose: 'job-joining' } as const;
    const span = { fromJdUt: jd(`${from}T00:00Z`), untilJdUt: jd(`${until}T00:00Z`) };
    const { windows } = findMuhurtas(zodiac, on, { ...query, ...span }, options);
    expect(windows.length).toBeGreaterThan(40);
    for (const { startJdUt, endJdUt, score } of windows)
      for (const at of [startJdUt + 0.3 / 86400, endJdUt - 0.3 / 86400])
        expect([at, muhurtaAt(zodiac, on, at, query, options).score]).toEqual([at, score]);
  });

  test.prop([question], seeded)('lie in the span, one after the other, and are as long as was asked', (asked) => {
    const { query, options, on } = ask(asked);
    const { windows, settings } = findMuhurtas(zodiac, on, query, options);
    let before = query.fromJdUt;
    for (const { startJdUt, endJdUt, minutes, start, end } of windows) {
      expect(startJdUt).toBeGreaterThanOrEqual(before - 1e-9);
      expect(endJdUt).toBeGreaterThan(startJdUt);
      expect((endJdUt - startJdUt) * 1440).toBeGreaterThan(settings.minMinutes - 0.001);
      expect(minutes).toBeCloseTo((endJdUt - startJdUt) * 1440, 0);
      expect([start, end]).toEqual([on.text(startJdUt), on.text(endJdUt)]);
      before = endJdUt;
    }
    expect(before).toBeLessThanOrEqual(query.untilJdUt + 1e-9);
  });

  test.prop([question], seeded)(
    'score what their contributions add up to, each with a row of the scale, a source and its own id',
    (asked) => {
      const { query, options, on } = ask(asked);
      const { windows, bestTime } = findMuhurtas(zodiac, on, query, options);
      for (const { score, contributions } of windows) {
        expect(contributions.reduce((sum, { value }) => sum + value, 0)).toBe(score);
        expect(score >= 0 && score <= 100).toBe(true);
        expect(new Set(contributions.map(({ id }) => id)).size).toBe(contributions.length);
        const faulty = contributions.filter(
          ({ finding, sources, because, id }) =>
            !known.has(finding) ||
            !/^[a-z0-9-]+$/.test(id) ||
            sources.some((key) => !(key in SOURCES)) ||
            (because.length === 0 && finding !== 'allowed' && finding !== 'limit'),
        );
        expect(faulty).toEqual([]);
      }
      expect(bestTime?.score ?? null).toBe(
        windows.length === 0 ? null : Math.max(...windows.map(({ score }) => score)),
      );
    },
  );

  test.prop([question, fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { minLength: 3, maxLength: 3 })], {
    ...seeded,
    numRuns: 25,
  })('keep their gates open and their findings still at any instant within, asked alone', (asked, shares) => {
    const { query, options, on } = ask(asked);
    const { windows, purpose, settings } = findMuhurtas(zodiac, on, query, options);
    for (const window of sampled(windows, 4))
      for (const share of shares) {
        const at = window.startJdUt + share * (window.endJdUt - window.startJdUt);
        const { isAllowed, shut, contributions, score, ...stated } = muhurtaAt(zodiac, on, at, query, options);
        expect(stated).toEqual({ purpose, settings });
        expect(shut).toEqual([]);
        expect(isAllowed).toBe(true);
        expect(score).toBe(window.score);
        expect(contributions.map(({ id, value }) => [id, value])).toEqual(
          window.contributions.map(({ id, value }) => [id, value]),
        );
      }
  });

  test.prop([question, fc.double({ min: 0.01, max: 0.99, noNaN: true })], { ...seeded, numRuns: 25 })(
    'have the limbs, the lagna and the hours that the panchang and the sky say',
    (asked, share) => {
      const { query, on } = ask(asked);
      const { windows, settings } = findMuhurtas(zodiac, on, query);
      const purpose = purposeNamed(query.purpose);
      for (const window of sampled(windows, 4)) {
        const at = window.startJdUt + share * (window.endJdUt - window.startJdUt);
        const tt = jdTtOfUt(at);
        const [tithi, nakshatra, yoga, karana] = (['tithi', 'nakshatra', 'yoga', 'karana'] as const).map((limb) =>
          limbAt(zodiac, limb, tt),
        ) as [number, number, number, number];
        expect([window.tithi.index, window.nakshatra.index]).toEqual([tithi, nakshatra]);
        expect(purpose.tithis.allowed).toContain(tithi);
        expect(purpose.nakshatras.allowed).toContain(nakshatra);
        expect(purpose.varas.allowed).toContain(window.vara.index);
        expect([17, 27]).not.toContain(yoga);
        if (!purpose.special.includes('bhadra-allowed'))
          expect(karana > 1 && karana < 58 && karana % 7 === 1).toBe(false);
        const sunSign = limbAt(zodiac, 'sunSign', tt);
        if (purpose.sunSigns !== null) expect(purpose.sunSigns).toContain(sunSign);
        if (purpose.isNorthwardOnly) expect([10, 11, 12, 1, 2, 3]).toContain(sunSign);
        const moonSign = limbAt(zodiac, 'moonSign', tt);
        expect(window.moonSign).toBe(moonSign);
        for (const { moonSign: natal } of query.persons ?? [])
          expect(chandraBalaOf(natal, moonSign).isChandrashtama).toBe(false);
        if (window.lagna !== null) {
          const sign = Math.floor(zodiac.anglesDeg(tt, on.place).ascendantDeg / 30) + 1;
          expect(sign).toBe(window.lagna);
          if (purpose.lagnas !== null) expect(purpose.lagnas.allowed).toContain(sign);
        }
        // The shunned hours of the civil day whose sunrise lies before.
        const periods = [0, -1].flatMap(
          (days) => panchangOn(zodiac, on, on.dateText(at + days), { sunrise: settings.sunrise }).periods,
        );
        for (const { id, spans } of periods)
          if (['rahu-kalam', 'yamaganda', 'durmuhurta', 'varjyam'].includes(id))
            for (const { startJdUt, endJdUt } of spans)
              expect(startJdUt + 1e-6 < at && at < endJdUt - 1e-6).toBe(false);
      }
    },
  );

  test.prop([question, fc.double({ min: 0.001, max: 0.999, noNaN: true })], { ...seeded, numRuns: 60 })(
    'leave out no time that is allowed, and a time left out is shut by a gate',
    (asked, share) => {
      const { query, options, on } = ask(asked);
      const all = { ...options, minMinutes: 1 };
      const { windows } = findMuhurtas(zodiac, on, query, all);
      const at = query.fromJdUt + share * (query.untilJdUt - query.fromJdUt);
      const isWithin = windows.some(({ startJdUt, endJdUt }) => startJdUt <= at && at < endJdUt);
      const here = muhurtaAt(zodiac, on, at, query, all);
      if (isWithin) expect(here.isAllowed).toBe(true);
      else if (here.isAllowed) {
        // What is allowed and in no window is a stretch of less than a minute.
        const near = [-1, 1].map((side) => muhurtaAt(zodiac, on, at + side / 1440, query, all));
        const same = near.filter(({ contributions }) => ids(contributions) === ids(here.contributions));
        expect(same.length).toBeLessThan(2);
      } else expect(here.shut.length).toBeGreaterThan(0);
    },
  );
});

describe('the search', () => {
  test.prop([question, fc.integer({ min: 0, max: 40 })], { ...seeded, numRuns: 20 })(
    'left early has given a beginning of the whole',
    (asked, stop) => {
      const { query, options, on } = ask(asked);
      const whole = findMuhurtas(zodiac, on, query, options);
      const early: MuhurtaWindow[] = [];
      let last = 0;
      for (const { windows, done, total } of muhurtaSearch(zodiac, on, query, options)) {
        early.push(...windows);
        expect(done).toBeGreaterThanOrEqual(last);
        expect(done).toBeLessThanOrEqual(total);
        last = done;
        if (done >= stop) break;
      }
      expect(early).toEqual(whole.windows.slice(0, early.length));
      if (stop > asked.days + 1) expect(early).toEqual(whole.windows);
    },
  );

  it('finds the same instants by another clock of the same place', () => {
    const query = { purpose: 'griha-pravesh-new' as const, ...year2026 };
    const [one, other] = ['Asia/Kolkata', 'Asia/Dhaka'].map((timezone) =>
      findMuhurtas(zodiac, localClock(delhi, { timezone }), query),
    );
    expect(one?.windows.length).toBeGreaterThan(20);
    expect(other?.windows.length).toBe(one?.windows.length);
    one?.windows.forEach(({ startJdUt, endJdUt, score, start }, i) => {
      const same = other?.windows[i] as MuhurtaWindow;
      // A millisecond: a sunrise is looked for from each clock's own midnight.
      expect(Math.abs(same.startJdUt - startJdUt) * 86400).toBeLessThan(0.001);
      expect(Math.abs(same.endJdUt - endJdUt) * 86400).toBeLessThan(0.001);
      expect(same.score).toBe(score);
      expect(same.start).not.toBe(start);
    });
  });

  it('names for every bad time a gate that is shut there', () => {
    const query = { purpose: 'marriage' as const, ...year2026 };
    const { badTimes } = findMuhurtas(zodiac, clock, query);
    expect(new Set(badTimes.map(({ reason }) => reason)).size).toBeGreaterThan(12);
    for (const { startJdUt, endJdUt, reason, because } of sampled(badTimes, 60)) {
      expect(endJdUt).toBeGreaterThan(startJdUt);
      const { shut } = muhurtaAt(zodiac, clock, (startJdUt + endJdUt) / 2, query);
      expect(shut).toContainEqual({ reason, because });
    }
  });

  it('is plain data: no undefined, no NaN, the same after JSON', () => {
    const person = muhurtaPersonOf(
      kundliOf(engine.chart({ datetime: '1990-01-15T10:30', latitude: 28.6, longitude: 77.2 }, lahiriWholeSign)),
    );
    const query = {
      purpose: 'travel' as const,
      fromJdUt: jd('2026-02-01T00:00:00Z'),
      untilJdUt: jd('2026-03-01T00:00:00Z'),
      persons: [person],
      direction: 'North' as const,
    };
    const result = findMuhurtas(zodiac, clock, query);
    expect(result.windows.length).toBeGreaterThan(10);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    expect(JSON.stringify(result)).not.toMatch(/null,"(score|minutes)"/);
  });

  it('opens no gate by being lenient but those of lists, and charges for each', () => {
    const query = {
      purpose: 'griha-pravesh-new' as const,
      fromJdUt: jd('2026-02-01T00:00:00Z'),
      untilJdUt: jd('2026-03-01T00:00:00Z'),
    };
    const strict = findMuhurtas(zodiac, clock, query);
    const lenient = findMuhurtas(zodiac, clock, query, { strictness: 'lenient' });
    const listed = MUHURTA_GATES.filter(({ isListed }) => isListed).map(({ id }) => id);
    expect(lenient.windows.length).toBeGreaterThan(strict.windows.length);
    expect(lenient.badTimes.some(({ reason }) => listed.includes(reason))).toBe(false);
    for (const { startJdUt, endJdUt, score } of strict.windows) {
      const at = (startJdUt + endJdUt) / 2;
      const same = lenient.windows.find((window) => window.startJdUt <= at && at < window.endJdUt);
      expect(same?.score).toBe(score);
    }
    const charged = lenient.windows
      .flatMap(({ contributions }) => contributions)
      .filter(({ finding }) => finding === 'listed-gate-passed');
    expect(charged.length).toBeGreaterThan(0);
    for (const { value, id } of charged) {
      expect(value).toBe(-10);
      expect(listed.map((gate) => `listed-gate-passed-${gate}`)).toContain(id);
    }
  });

  it('takes a person out of his chandrashtama, and counts his tara and Moon', () => {
    const query = {
      purpose: 'gold-purchase' as const,
      fromJdUt: jd('2026-05-01T00:00:00Z'),
      untilJdUt: jd('2026-06-01T00:00:00Z'),
    };
    const persons = [{ nakshatra: 14, moonSign: 6 }];
    const [anybody, somebody] = [
      findMuhurtas(zodiac, clock, query),
      findMuhurtas(zodiac, clock, { ...query, persons }),
    ];
    expect(anybody.windows.some(({ moonSign }) => moonSign === 1)).toBe(true);
    expect(somebody.windows.some(({ moonSign }) => moonSign === 1)).toBe(false);
    expect(somebody.badTimes.some(({ reason }) => reason === 'chandrashtama')).toBe(true);
    const findings = somebody.windows.flatMap(({ contributions }) => contributions.map(({ id }) => id));
    for (const id of ['tara-good-person1', 'tara-bad-person1', 'chandra-good-person1', 'chandra-bad-person1'])
      expect(findings).toContain(id);
  });

  it('keeps within the hours asked for, and the part of the day', () => {
    const query = {
      purpose: 'marriage-registration' as const,
      fromJdUt: jd('2026-02-01T00:00:00Z'),
      untilJdUt: jd('2026-04-01T00:00:00Z'),
    };
    const { windows } = findMuhurtas(zodiac, clock, query, { hours: [10, 16] });
    expect(windows.length).toBeGreaterThan(5);
    for (const { start, end } of windows) {
      expect(Number(start?.slice(11, 13))).toBeGreaterThanOrEqual(10);
      expect((end?.slice(11, 19) as string) <= '16:00:00').toBe(true);
    }
    const nights = findMuhurtas(zodiac, clock, { ...query, purpose: 'conception' });
    for (const { startJdUt, endJdUt } of nights.windows) {
      const { sun } = panchangOn(zodiac, clock, clock.dateText((startJdUt + endJdUt) / 2));
      expect(sun.sunriseJdUt < startJdUt && endJdUt < sun.sunsetJdUt).toBe(false);
    }
  });

  it('shuns Jupiter in Leo when it is told to', () => {
    // Jupiter was in Leo from July 2015 to August 2016.
    const query = {
      purpose: 'marriage' as const,
      fromJdUt: jd('2016-01-01T00:00:00Z'),
      untilJdUt: jd('2016-05-01T00:00:00Z'),
    };
    expect(findMuhurtas(zodiac, clock, query).windows.length).toBeGreaterThan(10);
    const { windows, badTimes } = findMuhurtas(zodiac, clock, query, { simhastha: 'leo' });
    expect(windows).toEqual([]);
    expect(badTimes.some(({ reason }) => reason === 'simhastha')).toBe(true);
  });

  it('answers where the Sun does not set', () => {
    const tromso = localClock(
      { latitudeDeg: 69.65, longitudeDeg: 18.96, elevationMetres: 0 },
      { timezone: 'Europe/Oslo' },
    );
    for (const purpose of ['marriage', 'travel', 'business-opening'] as const) {
      const query = { purpose, fromJdUt: jd('2026-05-10T00:00:00Z'), untilJdUt: jd('2026-07-10T00:00:00Z') };
      const { windows } = findMuhurtas(zodiac, tromso, query);
      for (const { score } of windows) expect(Number.isFinite(score)).toBe(true);
    }
  });

  it.each<[string, MuhurtaQuery | unknown, MuhurtaOptions, RegExp]>([
    ['a purpose it does not know', { purpose: 'revenge', ...year2026 }, {}, /purpose/],
    [
      'a span that ends before it begins',
      { purpose: 'travel', fromJdUt: 2461000, untilJdUt: 2460000 },
      {},
      /after it begins/,
    ],
    ['a span without end', { purpose: 'travel', fromJdUt: 2461000, untilJdUt: Number.NaN }, {}, /untilJdUt/],
    [
      'a star that is none',
      { purpose: 'travel', ...year2026, persons: [{ nakshatra: 28, moonSign: 1 }] },
      {},
      /persons\[0\]\.nakshatra/,
    ],
    ['people that are no list', { purpose: 'travel', ...year2026, persons: 'all' }, {}, /persons/],
    ['a way that is none', { purpose: 'travel', ...year2026, direction: 'Up' }, {}, /direction/],
    ['hours that run backwards', { purpose: 'travel', ...year2026 }, { hours: [17, 9] }, /hours/],
    ['a strictness of its own', { purpose: 'travel', ...year2026 }, { strictness: 'none' as 'lenient' }, /strictness/],
    ['nothing at all', null, {}, /query/],
  ])('refuses %s before the first day', (_, query, options, message) => {
    expect(() => muhurtaSearch(zodiac, clock, query as MuhurtaQuery, options)).toThrowError(EngineError);
    expect(() => muhurtaSearch(zodiac, clock, query as MuhurtaQuery, options)).toThrowError(message);
  });
});

describe('the rows', () => {
  it('are all there, with numbers that exist, and best among allowed', () => {
    expect(PURPOSES.map(({ id }) => id)).toEqual([...PURPOSE_IDS]);
    expect(PURPOSE_IDS.length).toBeGreaterThanOrEqual(15);
    const lists = ({ tithis, nakshatras, varas, months, lagnas }: (typeof PURPOSES)[number]) =>
      [
        [tithis, 1, 30],
        [nakshatras, 1, 27],
        [varas, 0, 6],
        [months, 1, 12],
        [lagnas, 1, 12],
      ] as const;
    for (const row of PURPOSES) {
      for (const [choice, least, greatest] of lists(row)) {
        if (choice === null) continue;
        expect(choice.allowed.length).toBeGreaterThan(0);
        expect(new Set(choice.allowed).size, row.id).toBe(choice.allowed.length);
        for (const one of choice.allowed) expect(one >= least && one <= greatest).toBe(true);
        for (const one of [...choice.best, ...choice.poor]) expect(choice.allowed, row.id).toContain(one);
      }
      for (const [graha, house] of row.barredSeats)
        expect([GRAHAS.includes(graha), house > 0 && house < 13]).toEqual([true, true]);
      for (const key of row.sources) expect(Object.keys(SOURCES)).toContain(key);
    }
  });

  it('of the gates are one for each name', () => {
    expect(MUHURTA_GATES.map(({ id }) => id)).toEqual([...MUHURTA_GATE_IDS]);
  });
});

/** Findings of the scale. */
const known = new Set<string>(SCORE_TABLE.map(({ id }) => id));

const ids = (contributions: readonly { readonly id: string }[]) => contributions.map(({ id }) => id).join();

/** Some of a list, spread over it. */
function sampled<T>(list: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, i) => i % step === 0);
}
