/** Skies in bulk: the numbers of single skies, bit for bit, in columns; dates without ephemeris are told, and what is no date is refused by its place. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/errors.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { BODIES, type Body, type EquatorialColumns, type Skies } from '../../packages/engine/src/sky/index.ts';
import { scalesAt } from '../../packages/engine/src/time/index.ts';

const engine = await openEngine();
const figures = [
  'longitudeRad',
  'latitudeRad',
  'distanceAu',
  'longitudeRadPerDay',
  'latitudeRadPerDay',
  'distanceAuPerDay',
  'rightAscensionRad',
  'declinationRad',
  'rightAscensionRadPerDay',
  'declinationRadPerDay',
] as const;
const sources = { pack: 1, analytic: 2 } as const;

/** The single sky of a date, or null where there is none. */
function alone(day: number, fraction: number, choices: Parameters<typeof engine.sky>[1]) {
  try {
    return engine.sky(scalesAt({ scale: 'tt', day, fraction }), choices);
  } catch (error) {
    expect((error as EngineError).code).toBe('OUT_OF_SPAN');
    return null;
  }
}

/** Looks at every number of one date. */
function compare(skies: Skies, i: number, single: ReturnType<typeof alone>, wanted: readonly string[]): void {
  for (const [name, columns] of Object.entries(skies.bodies)) {
    const state = single?.bodies[name as Body];
    expect(columns.source[i], `${name} ${i}`).toBe(state ? sources[state.source] : 0);
    for (const figure of wanted) {
      const value = (columns as EquatorialColumns)[figure as (typeof figures)[number]][i];
      expect(value, `${name} ${figure} ${i}`).toBe(state ? state[figure as (typeof figures)[number]] : Number.NaN);
    }
  }
}

const julianDates = fc.oneof(
  fc.double({ min: 2378497, max: 2597597, noNaN: true }),
  fc.double({ min: 552245, max: 2962895, noNaN: true }),
);
const asked = fc.record({
  bodies: fc.uniqueArray(fc.constantFrom(...BODIES), { maxLength: 22 }),
  place: fc.constantFrom('apparent', 'astrometric', 'geometric'),
  equinox: fc.constantFrom('true', 'mean', 'j2000', 'icrs'),
} as const);

describe('skies at many dates', () => {
  test.prop([fc.array(julianDates, { maxLength: 12 }), asked, fc.boolean()], { numRuns: 60, seed: 20261122 })(
    'have the bits of each sky alone, in columns, and say where there is none',
    (dates, choices, equatorial) => {
      const skies = engine.skies(Float64Array.from(dates), { ...choices, equatorial });
      expect(skies.count).toBe(dates.length);
      expect(skies.choices).toEqual({ centre: 'geocentric', ...choices, equatorial });
      expect(Object.keys(skies.bodies)).toEqual([...choices.bodies]);
      const wanted = equatorial ? figures : figures.slice(0, 6);
      for (const columns of Object.values(skies.bodies))
        expect(Object.keys(columns).sort()).toEqual([...wanted, 'source'].sort());
      const singles = dates.map((jd) => alone(Math.floor(jd), jd - Math.floor(jd), choices));
      for (const [i, single] of singles.entries()) compare(skies, i, single, wanted);
      expect(skies.covered).toBe(singles.filter((single) => single !== null).length);
    },
  );

  test.prop(
    [
      fc.array(fc.tuple(fc.integer({ min: 2378497, max: 2597590 }), fc.double({ min: 0, max: 1, noNaN: true })), {
        maxLength: 8,
      }),
    ],
    { numRuns: 30, seed: 5 },
  )('keep both parts of a date', (pairs) => {
    const daysTt = { day: pairs.map(([day]) => day), fraction: Float64Array.from(pairs, ([, fraction]) => fraction) };
    const skies = engine.skies(daysTt, { bodies: ['Moon'] });
    for (const [i, [day, fraction]] of pairs.entries())
      compare(skies, i, alone(day, fraction, { bodies: ['Moon'] }), figures.slice(0, 6));
  });

  it('pass from piece to piece without a seam, whatever order the dates have', () => {
    // Twenty-two bodies with ten numbers each fill a piece with 297 dates, one body with six numbers 4096.
    for (const [bodies, equatorial, count] of [
      [BODIES, true, 700],
      [['Sun'], false, 9000],
    ] as const) {
      const dates = Array.from({ length: count }, (_, i) => 2378497 + ((i * 7919.37) % 219000));
      const skies = engine.skies(dates, { bodies, equatorial });
      expect(skies.covered).toBe(count);
      const wanted = equatorial ? figures : figures.slice(0, 6);
      const piece = equatorial ? 297 : 4096;
      for (let i = 0; i < count; i++) {
        if (i % 97 > 0 && (i + 1) % piece > 1) continue;
        const jd = dates[i] as number;
        compare(skies, i, alone(Math.floor(jd), jd - Math.floor(jd), { bodies }), wanted);
      }
    }
  });

  it('are of the almanac’s bodies where nothing is chosen, and of none where none is asked for', () => {
    expect(Object.keys(engine.skies([2451545]).bodies)).toHaveLength(12);
    expect(engine.skies([2451545, 2e6], { bodies: [] })).toMatchObject({ count: 2, covered: 2, bodies: {} });
    expect(engine.skies([])).toMatchObject({ count: 0, covered: 0 });
    expect(engine.skies([]).bodies.Sun?.longitudeRad).toEqual(new Float64Array(0));
  });

  it('are not disturbed by what is asked between, and hand out arrays of their own', () => {
    const first = engine.skies([2451545, 2451546], { bodies: ['Mars'] }).bodies.Mars?.longitudeRad as Float64Array;
    const kept = [...first];
    engine.skies([2400000, 2400001], { bodies: ['Mars'] });
    expect([...first]).toEqual(kept);
  });
});

describe('skies are refused', () => {
  const good = [2451545, 2451546];
  const refused: readonly [string, unknown, unknown, string, string][] = [
    ['for nothing', undefined, {}, 'INVALID_OPTION', 'daysTt'],
    ['for one number', 2451545, {}, 'INVALID_OPTION', 'daysTt'],
    ['for whole numbers of 32 bits', Int32Array.of(2451545), {}, 'INVALID_OPTION', 'daysTt'],
    ['for days without fractions', { day: good }, {}, 'INVALID_OPTION', 'daysTt'],
    ['for fewer fractions than days', { day: good, fraction: [0] }, {}, 'INVALID_OPTION', 'daysTt.fraction'],
    ['with NaN', [...good, Number.NaN], {}, 'INVALID_DATETIME', 'daysTt[2]'],
    ['with a text', [...good, '2451545'], {}, 'INVALID_DATETIME', 'daysTt[2]'],
    ['with an endless date', Float64Array.of(2451545, Infinity), {}, 'INVALID_DATETIME', 'daysTt[1]'],
    ['with a hole', Object.assign([2451545], { length: 2 }), {}, 'INVALID_DATETIME', 'daysTt[1]'],
    ['with a date before −3200', [552244.5, ...good], {}, 'OUT_OF_SPAN', 'daysTt[0]'],
    ['with a date after 3400', [2451545, 2962895.1], {}, 'OUT_OF_SPAN', 'daysTt[1]'],
    ['with an endless day', { day: [1e6, Infinity], fraction: [0, 0] }, {}, 'INVALID_DATETIME', 'daysTt.day[1]'],
    ['with a fraction of NaN', { day: good, fraction: [0, Number.NaN] }, {}, 'INVALID_DATETIME', 'daysTt.fraction[1]'],
    ['with a day after 3400', { day: [2962895], fraction: [0.5] }, {}, 'OUT_OF_SPAN', 'daysTt.day[0]'],
    ['from a place', good, { centre: 'topocentric' }, 'INVALID_OPTION', 'choices.centre'],
    ['from the Sun', good, { centre: 'heliocentric' }, 'INVALID_OPTION', 'choices.centre'],
    ['of a body that does not exist', good, { bodies: ['Vulcan'] }, 'INVALID_OPTION', 'choices.bodies'],
    ['with a text for a flag', good, { equatorial: 'yes' }, 'INVALID_OPTION', 'choices.equatorial'],
    ['with a misspelt choice', good, { equitorial: true }, 'INVALID_OPTION', 'choices.equitorial'],
  ];
  it.each(refused)('%s', (_, daysTt, choices, code, field) => {
    let told: unknown;
    try {
      engine.skies(daysTt as never, choices as never);
    } catch (error) {
      told = error;
    }
    expect(told).toBeInstanceOf(EngineError);
    expect(told).toMatchObject({ code, field });
    expect((told as EngineError).message).not.toMatch(/undefined|\[object/);
  });

  it('for more numbers than 2²⁷, before any room is made', () => {
    const many = new Float64Array(2 ** 21).fill(2451545);
    const choices = { bodies: BODIES, equatorial: true } as const;
    expect(() => engine.skies(many, choices)).toThrow(/at most 610080 dates/);
  });
});
