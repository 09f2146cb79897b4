/** Aspects against the chart stage's own, by the definitions of their orbs, and what must hold for any points. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { ASPECTS, findAspects } from '../../../packages/engine/src/chart/aspects.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import {
  type AspectOptions,
  antisciaOf,
  aspectsBetween,
  aspectsByPerfection,
  aspectsOf,
  declinationsOf,
  signAspectsOf,
  WESTERN_ASPECTS,
} from '../../../packages/engine/src/western/aspect/index.ts';
import { type Radix, radixFrom, radixOf } from '../../../packages/engine/src/western/index.ts';
import { besiege, type Door } from '../../hostile.ts';

const { kernel, moment } = await openEngine().then((engine) => ({
  kernel: engine.kernel,
  moment: engine.moment({ datetime: '1940-10-09T18:30:00', latitude: 53.4084, longitude: -2.9916, timezone: '+01:00' }),
}));
const lennon = radixOf(kernel, moment);
const seed = 20261121;

const NAMES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const;
const point = fc.record({
  longitudeDeg: fc.integer({ min: 0, max: 3_599_999_999 }).map((q) => q / 1e7),
  longitudeDegPerDay: fc.double({ min: -2, max: 15, noNaN: true }),
});
const chart: fc.Arbitrary<Radix> = fc
  .tuple(...NAMES.map(() => point))
  .map((rows) => radixFrom({ points: Object.fromEntries(rows.map((row, i) => [NAMES[i] as string, row])) }));

/** Two points at two places. */
const pair = (a: number, b: number, speeds: readonly [number, number] = [1, 0.1], names = ['Mars', 'Saturn']): Radix =>
  radixFrom({
    points: {
      [names[0] as string]: { longitudeDeg: a, longitudeDegPerDay: speeds[0] },
      [names[1] as string]: { longitudeDeg: b, longitudeDegPerDay: speeds[1] },
    },
  });
const first = (radix: Radix, options: AspectOptions = {}) => aspectsOf(radix, options).aspects[0];
const turned = (radix: Radix, deg: number, side = 1): Radix =>
  radixFrom({
    points: Object.fromEntries(
      radix.points.map(({ name, longitudeDeg, longitudeDegPerDay }) => [
        name,
        { longitudeDeg: side * longitudeDeg + deg, longitudeDegPerDay: side * (longitudeDegPerDay ?? 0) },
      ]),
    ),
  });

describe('the table of aspects', () => {
  it('has the rows of the chart stage, in its order, with its angles and orbs', () => {
    expect(WESTERN_ASPECTS.slice(0, 11).map(({ type, angleDeg, orbDeg }) => [type, angleDeg, orbDeg])).toEqual(
      ASPECTS.map(({ type, angleDeg, orbDeg }) => [type, angleDeg, orbDeg]),
    );
  });

  it('has each whole part of the circle by 5, 7, 9, 10 and 11 once, as far as it is no part by less', () => {
    const angles = WESTERN_ASPECTS.map(({ angleDeg }) => angleDeg);
    expect(new Set(angles).size).toBe(angles.length);
    const [septile, novile] = ['septile', 'novile'].map((t) => WESTERN_ASPECTS.find(({ type }) => type === t));
    expect(septile?.angleDeg).toBeCloseTo(51.428571428, 8);
    expect(novile?.angleDeg).toBe(40);
  });
});

describe('aspects of a chart', () => {
  test.prop([chart, fc.constantFrom('major', 'common')], { seed, numRuns: 300 })(
    'are those that the chart stage finds, to the last figure',
    (radix, set) => {
      const ours = aspectsOf(radix, { aspects: set as 'major' | 'common' }).aspects;
      const theirs = findAspects(
        radix.points.map((p) => ({ name: p.name, longitude: p.longitudeDeg, speed: p.longitudeDegPerDay ?? 0 })),
        { aspects: set === 'major' ? 'major' : 'all' },
      );
      expect(
        ours.map((a) => [a.point1, a.point2, a.type, a.separationDeg, a.orbDeg, a.movement === 'applying', a.strength]),
      ).toEqual(theirs.map((a) => [a.planet1, a.planet2, a.type, a.separation, a.orb, a.applying, a.strength]));
    },
  );

  test.prop([chart, fc.integer({ min: -720, max: 720 })], { seed, numRuns: 200 })(
    'stay as they are when all is turned, but for their signs',
    (radix, deg) => {
      const core = (r: Radix) =>
        aspectsOf(r, { aspects: 'all' }).aspects.map((a) => [
          a.point1,
          a.point2,
          a.type,
          a.orbDeg,
          a.movement,
          a.arcDeg,
        ]);
      expect(core(turned(radix, deg))).toEqual(core(radix));
      expect(aspectsOf(turned(radix, 30 * deg)).aspects).toEqual(aspectsOf(radix).aspects);
    },
  );

  test.prop([chart], { seed, numRuns: 200 })('are the same in a mirror, with right for left', (radix) => {
    const plain = aspectsOf(radix).aspects;
    const mirror = aspectsOf(turned(radix, 0, -1)).aspects;
    expect(mirror.map((a) => [a.point1, a.point2, a.type, a.orbDeg, a.movement])).toEqual(
      plain.map((a) => [a.point1, a.point2, a.type, a.orbDeg, a.movement]),
    );
    const other = { dexter: 'sinister', sinister: 'dexter' } as const;
    expect(mirror.map(({ cast }) => cast)).toEqual(plain.map(({ cast }) => cast && other[cast]));
  });

  it('apply and separate by both speeds, also backwards', () => {
    expect(first(pair(0, 85))?.movement).toBe('separating');
    expect(first(pair(0, 95))?.movement).toBe('applying');
    expect(first(pair(0, 85, [0.1, 1]))?.movement).toBe('applying');
    expect(first(pair(0, 95, [-0.1, 0.1]))?.movement).toBe('separating');
    expect(first(pair(0, 90))?.movement).toBe('exact');
    expect(first(pair(0, 92, [1, 1]))?.movement).toBe('static');
    expect(first(radixFrom({ points: { Mars: 0, Saturn: 92 } }))?.movement).toBeNull();
  });

  it('tell side, degree and sign as Lilly defines them', () => {
    // Christian Astrology, pp. 105–108: partile where both have gone the same number of whole degrees, dexter against the order of signs.
    const sinister = first(pair(10.2, 70.9));
    expect(sinister).toMatchObject({ type: 'sextile', cast: 'sinister', isPartile: true, isDissociate: false });
    expect(first(pair(70.9, 10.2))).toMatchObject({ cast: 'dexter' });
    expect(first(pair(10.9, 71.1))).toMatchObject({ isPartile: false, isDissociate: false });
    expect(first(pair(29, 91))).toMatchObject({ type: 'sextile', isDissociate: true, isPartile: false });
    expect(first(pair(10, 10))).toMatchObject({ type: 'conjunction', cast: null });
    expect(first(pair(0, 72), { aspects: ['quintile'] })).toMatchObject({ isDissociate: null, isPartile: false });
  });

  it('wax from the slower to the swifter, whatever the speeds are', () => {
    expect(first(pair(90, 0))).toMatchObject({ arcDeg: 90, phase: 'waxing' });
    expect(first(pair(0, 90))).toMatchObject({ arcDeg: 270, phase: 'waning' });
    expect(first(pair(0, 90, [1, 1], ['Vertex', 'Mars']))).toMatchObject({ arcDeg: null, phase: null });
    expect(first(pair(0, 180))).toMatchObject({ phase: null });
  });

  it('take the ends of an axis for no aspect, and angles when asked', () => {
    const types = (options: AspectOptions) => aspectsOf(lennon, options).aspects.map((a) => `${a.point1} ${a.point2}`);
    expect(types({ angles: ['Ascendant', 'Descendant'] })).not.toContain('Ascendant Descendant');
    expect(types({})).not.toContain('NorthNode SouthNode');
    expect(types({})).toContain('Sun Ascendant');
    expect(types({ angles: [] }).join()).not.toMatch(/Ascendant|Midheaven/);
    const opposition = (angleMotion: 'own' | 'fixed') =>
      aspectsOf(lennon, { angleMotion }).aspects.find((a) => a.point1 === 'Sun' && a.point2 === 'Ascendant')?.movement;
    // The Ascendant has passed the Sun's opposition; the Sun would yet come to a standing one.
    expect([opposition('own'), opposition('fixed')]).toEqual(['separating', 'applying']);
  });
});

describe('orbs', () => {
  const allowed = (names: readonly [string, string], options: AspectOptions, at = 90): number | undefined =>
    first(pair(0, at, [1, 0], [...names]), options)?.allowedDeg;

  it('by moieties are half the sum of the bodies’, for the five aspects', () => {
    expect(allowed(['Sun', 'Moon'], { orbs: 'lilly' })).toBe(14.75);
    expect(allowed(['Saturn', 'Jupiter'], { orbs: 'lilly' })).toBe(11);
    // The Sun's 15° and Mercury's 7° make 11°: the usual example of the rule.
    expect(allowed(['Sun', 'Mercury'], { orbs: 'abu-mashar' }, 60)).toBe(11);
    expect(allowed(['Sun', 'Pluto'], { orbs: 'lilly' })).toBe(8.5);
    expect(allowed(['Neptune', 'Pluto'], { orbs: 'lilly' })).toBe(0);
    expect(allowed(['Sun', 'Moon'], { orbs: 'lilly', aspects: ['semisquare'] }, 45)).toBe(2);
  });

  it('by harmonic are 12° over it', () => {
    const at = (deg: number) => allowed(['Mars', 'Saturn'], { orbs: 'hamblin', aspects: 'all' }, deg);
    expect([0, 180, 120, 90, 72, 60, 30].map(at)).toEqual([12, 6, 4, 3, 2.4, 2, 1]);
  });

  it('are the caller’s by aspect, by body, or one for all', () => {
    expect(allowed(['Sun', 'Moon'], { orbs: 5 })).toBe(5);
    expect(allowed(['Sun', 'Mars'], { orbs: { byAspect: { square: 3 }, luminaryDeg: 1 } })).toBe(4);
    const byBody = { Sun: 10, Mars: { square: 4 } };
    expect(allowed(['Sun', 'Mars'], { orbs: { byBody } })).toBe(7);
    expect(allowed(['Sun', 'Mars'], { orbs: { byBody, join: 'larger' } })).toBe(10);
    expect(allowed(['Sun', 'Mars'], { orbs: { byBody, join: 'smaller' } })).toBe(4);
    expect(allowed(['Sun', 'Venus'], { orbs: { byBody, byAspect: { square: 6 } } })).toBe(8);
    expect(aspectsOf(lennon, { orbs: { byAspect: { trine: 1 } } }).settings.aspects).toEqual(['trine']);
  });

  it('narrower than another find no aspect that the other does not', () => {
    const wide = new Set(aspectsOf(lennon, { orbs: 8 }).aspects.map((a) => `${a.point1}${a.type}${a.point2}`));
    for (const a of aspectsOf(lennon, { orbs: 3 }).aspects) expect(wide).toContain(`${a.point1}${a.type}${a.point2}`);
    expect(wide.size).toBeGreaterThan(10);
  });
});

describe('aspects between two lists', () => {
  test.prop([chart, chart], { seed, numRuns: 100 })('are the same from the other side', (a, b) => {
    const core = (rows: ReturnType<typeof aspectsBetween>, swap: boolean) =>
      rows.aspects
        .map((r) => [
          swap ? r.point2 : r.point1,
          swap ? r.point1 : r.point2,
          r.type,
          r.orbDeg,
          r.movement,
          r.strength,
          r.phase,
        ])
        .sort();
    const [ab, ba] = [aspectsBetween(a.points, b.points), aspectsBetween(b.points, a.points)];
    expect(core(ba, true)).toEqual(core(ab, false));
  });

  it('move with one side alone when the other stands still', () => {
    const [transit, natal] = [pair(86, 300).points, pair(0, 200).points];
    const movement = (moving: 'both' | 'first' | 'second') =>
      aspectsBetween(transit.slice(0, 1), natal.slice(0, 1), { moving }).aspects[0]?.movement;
    expect([movement('first'), movement('second'), movement('both')]).toEqual(['applying', 'separating', 'static']);
  });
});

describe('a chart of an unknown time', () => {
  it('has no angles in its aspects but those that are asked for', () => {
    const unknown = { ...lennon, isTimeKnown: false };
    const named = (points: readonly string[]) => points.filter((name) => name === 'Ascendant' || name === 'Midheaven');
    expect(aspectsOf(unknown).settings.angles).toEqual([]);
    expect(named(antisciaOf(unknown).settings.points)).toEqual([]);
    expect(named(signAspectsOf(unknown).settings.points)).toEqual([]);
    expect(aspectsOf(unknown, { angles: ['Ascendant'] }).settings.angles).toEqual(['Ascendant']);
    expect(aspectsOf(lennon).settings.angles).toEqual(['Ascendant', 'Midheaven']);
  });

  it('is refused angles that do not exist, also where it has none', () => {
    const bare = radixFrom({ points: { Sun: 1, Moon: 91 } });
    expect(() => aspectsOf(bare, { angles: ['Zenith' as never] })).toThrow(
      expect.objectContaining({ field: 'angles' }),
    );
    expect(aspectsOf(bare, { angles: ['Ascendant'] }).settings.angles).toEqual([]);
  });
});

describe('aspects of signs', () => {
  it('see one another by sextile, square, trine and opposition, and not from the next or the sixth', () => {
    const radix = radixFrom({
      points: Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`P${i}`, 30 * i + 29 - i])),
    });
    const rows = signAspectsOf(radix).aspects.filter(({ point1 }) => point1 === 'P0');
    expect(rows.map(({ type }) => type)).toEqual([
      null,
      'sextile',
      'square',
      'trine',
      null,
      'opposition',
      null,
      'trine',
      'square',
      'sextile',
      null,
    ]);
    expect(rows.map(({ cast }) => cast?.[0] ?? '-').join('')).toBe('-sss---ddd-');
  });
});

const ofRadix = (ask: (...args: never[]) => unknown, ...options: object[]): Door => [
  ask.name,
  ask,
  [[lennon], ...options.map((option) => [lennon, option])],
];
const doors: readonly Door[] = [
  ofRadix(
    aspectsOf,
    { aspects: 'all', orbs: 'lilly', points: ['Sun', 'Moon'], angles: ['Vertex'], angleMotion: 'fixed' },
    {
      aspects: ['trine'],
      orbs: { byAspect: { trine: 2 }, byBody: { Sun: 3, Moon: { trine: 4 } }, join: 'larger', luminaryDeg: 1 },
    },
  ),
  [
    'aspectsBetween',
    aspectsBetween as never,
    [[lennon.points.slice(0, 3), lennon.points.slice(2, 5), { moving: 'first', orbs: 2 }]],
  ],
  ofRadix(signAspectsOf, { points: ['Sun', 'Mars'], angles: ['Midheaven'] }),
  ofRadix(declinationsOf, { points: ['Sun', 'Moon'], orbDeg: 1.5, obliquityDeg: 23.4 }),
  ofRadix(antisciaOf, { points: ['Sun', 'Moon'], angles: [], orbDeg: 2, mirror: 'signs' }),
  [
    'aspectsByPerfection',
    (...args: never[]) => (aspectsByPerfection as (...all: unknown[]) => unknown)(kernel, ...args),
    [[lennon, { points: ['Sun', 'Moon', 'Mercury'], limitDays: 40 }]],
  ],
];

describe('whatever aspects are handed', () => {
  besiege(doors, { seed, anyRuns: 60, alteredRuns: 200 });
});
