/** Figures of aspects by their definitions, in published charts that are said to have them, and by laws. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { aspectsOf } from '../../../packages/engine/src/western/aspect/index.ts';
import { PLANETS, type Radix, radixFrom, radixOf } from '../../../packages/engine/src/western/index.ts';
import {
  balanceOf,
  chartShapeOf,
  lunationOf,
  PATTERNS,
  type PatternOptions,
  patternsOf,
  stelliumsOf,
} from '../../../packages/engine/src/western/pattern/index.ts';
import { besiege, type Door } from '../../hostile.ts';

const engine = await openEngine();
const seed = 20261121;

/** A chart of the planets in their order at these degrees. */
const chartOf = (...degrees: readonly number[]): Radix =>
  radixFrom({ points: Object.fromEntries(degrees.map((deg, i) => [PLANETS[i] as string, deg])) });
const ids = (radix: Radix, options: PatternOptions = {}): readonly string[] =>
  patternsOf(radix, options).patterns.map(({ value }) => value.pattern);

const planet = fc.integer({ min: 0, max: 719 }).map((half) => half / 2 + 0.0625);
/** Near the twelfths of the circle, where figures are. */
const crowded = fc.tuple(fc.nat(11), fc.integer({ min: -3, max: 3 })).map(([sign, off]) => 30 * sign + 15 + off);
const anyChart = fc
  .array(fc.oneof(planet, crowded), { minLength: 3, maxLength: 10 })
  .map((degrees) => chartOf(...degrees));

describe('each figure, drawn exactly', () => {
  const drawn: readonly [string, readonly number[], readonly string[]][] = [
    ['grand-trine', [10, 130, 250], []],
    ['t-square', [10, 190, 100], ['Mercury']],
    ['grand-cross', [10, 100, 190, 280], []],
    ['yod', [10, 70, 220], ['Mercury']],
    ['boomerang', [10, 70, 220, 40], ['Mercury', 'Venus']],
    ['kite', [10, 130, 250, 190], ['Venus']],
    ['mystic-rectangle', [10, 70, 190, 250], []],
    ['grand-sextile', [10, 70, 130, 190, 250, 310], []],
    ['minor-grand-trine', [10, 130, 70], ['Mercury']],
    ['cradle', [10, 70, 130, 190], []],
    ['wedge', [10, 190, 130], ['Mercury']],
    ['thors-hammer', [10, 100, 235], ['Mercury']],
  ];
  it.each(drawn)('%s is found, alone, with its apex', (id, degrees, apex) => {
    const { patterns } = patternsOf(chartOf(...degrees));
    expect(patterns.map(({ value }) => value.pattern)).toEqual([id]);
    const [fact] = patterns;
    expect(fact?.value.apex).toEqual(apex);
    expect(fact?.value.points).toHaveLength(degrees.length);
    expect(fact?.value.widestOrbDeg).toBe(0);
    const row = PATTERNS.find((each) => each.id === id);
    expect(fact?.value.aspects).toHaveLength(row?.edges.length ?? 0);
    expect(fact?.because).toHaveLength((row?.edges.length ?? 0) + degrees.length);
    for (const [i, deg] of degrees.entries())
      expect(
        ids(chartOf(...degrees.map((each, j) => (i === j ? deg + 14.5 : each)))),
        `${id} without ${i}`,
      ).not.toContain(id);
  });

  it('covers every row', () => expect(drawn.map(([id]) => id).sort()).toEqual(PATTERNS.map(({ id }) => id).sort()));
});

describe('what a figure tells', () => {
  it('names element, modality, and aspects out of sign', () => {
    expect(patternsOf(chartOf(10, 130, 250)).patterns[0]?.value).toMatchObject({
      element: 'fire',
      modality: null,
      isDissociate: false,
    });
    expect(patternsOf(chartOf(10, 100, 190, 280)).patterns[0]?.value).toMatchObject({
      element: null,
      modality: 'cardinal',
    });
    expect(patternsOf(chartOf(29, 151, 271)).patterns[0]?.value).toMatchObject({ element: null, isDissociate: true });
  });

  it('shows where a T-square is open', () => {
    expect(patternsOf(chartOf(10, 190, 100)).patterns[0]?.value.open).toMatchObject({ sign: 10, degree: 10 });
    expect(patternsOf(chartOf(10, 100, 190, 280)).patterns[0]?.value.open).toBeNull();
  });

  it('tells the parts of a larger figure only when asked', () => {
    const cross = chartOf(10, 100, 190, 280);
    expect(ids(cross)).toEqual(['grand-cross']);
    expect(ids(cross, { report: 'every' })).toEqual(['t-square', 't-square', 't-square', 't-square', 'grand-cross']);
    expect(ids(cross, { patterns: ['t-square'] })).toHaveLength(4);
    const star = ids(chartOf(10, 70, 130, 190, 250, 310), { report: 'every' });
    const count = (id: string): number => star.filter((each) => each === id).length;
    // Of a hexagon: two triangles, three rectangles, six kites, six cradles, six talent triangles.
    expect(['grand-trine', 'mystic-rectangle', 'kite', 'cradle', 'minor-grand-trine', 'wedge'].map(count)).toEqual([
      2, 3, 6, 6, 6, 12,
    ]);
  });

  it('puts points in conjunction in one corner when asked', () => {
    const radix = chartOf(10, 130, 250, 12, 252);
    expect(ids(radix)).toHaveLength(4);
    const { patterns } = patternsOf(radix, { conjunct: 'merged' });
    expect(patterns).toHaveLength(1);
    expect(patterns[0]?.value.corners).toEqual([['Sun', 'Venus'], ['Moon'], ['Mercury', 'Mars']]);
  });

  it('keeps points apart that are no conjunction, though they play one part', () => {
    const cross = chartOf(10, 100, 190, 280);
    expect(ids(cross, { report: 'every', conjunct: 'merged' })).toHaveLength(5);
  });

  it('goes by the names of its points, as other facts do', () => {
    const radix = radixFrom({ points: { Sun: 10, Moon: 130, NorthNode: 250 } });
    const [fact] = patternsOf(radix, { points: ['Sun', 'Moon', 'NorthNode'] }).patterns;
    expect(fact?.id).toBe('grand-trine-sun-moon-north-node');
    const near = radixFrom({ points: { Sun: 10, Moon: 12, NorthNode: 14 } });
    const { stelliums } = stelliumsOf(near, { points: ['Sun', 'Moon', 'NorthNode'] });
    expect(stelliums[0]?.id).toBe('stellium-by-sign-sun-moon-north-node');
  });

  it('is asked of forty points, and not of more than anyone could look through', () => {
    const crowd = (size: number) =>
      radixFrom({ points: Object.fromEntries(Array.from({ length: size }, (_, i) => [`P${i}`, (i * 137.5) % 360])) });
    const points = (size: number) => crowd(size).points.map(({ name }) => name);
    const found = patternsOf(crowd(40), { points: points(40), orbs: 12, report: 'every', conjunct: 'merged' });
    expect(found.patterns.length).toBeGreaterThan(20);
    expect(() => patternsOf(crowd(41), { points: points(41) })).toThrow(expect.objectContaining({ field: 'points' }));
  });

  it('is made of bodies, and of angles when asked', () => {
    const radix = radixFrom({ points: { Sun: 10, Moon: 190 }, ascendantDeg: 100 });
    expect(ids(radix)).toEqual([]);
    expect(ids(radix, { angles: ['Ascendant'] })).toEqual(['t-square']);
  });
});

describe('charts that a book says have a figure', () => {
  // R. Orion, Astrology For Dummies, on aspect patterns; birth data as commonly given, noon where no hour is. Of Fitzgerald's the node is part, of King's
  // an angle.
  const cast = (datetime: string, latitude: number, longitude: number, timezone: number | string): Radix =>
    radixOf(engine.kernel, engine.moment({ datetime, latitude, longitude, timezone }));
  it.each([
    ['F. Scott Fitzgerald: a grand trine in air', cast('1896-09-24T15:30:00', 44.95, -93.1, -6), 'grand-trine', 'air'],
    ['Stephen Hawking: a grand trine in earth', cast('1942-01-08T12:00:00', 51.75, -1.25, 1), 'grand-trine', 'earth'],
    ['Babe Ruth: a grand trine in water', cast('1895-02-06T13:45:00', 39.29, -76.61, -5), 'grand-trine', 'water'],
    [
      'Ruth Bader Ginsburg: a grand trine in water',
      cast('1933-03-15T12:00:00', 40.65, -73.95, -5),
      'grand-trine',
      'water',
    ],
    ['Stephen King: a grand trine in fire', cast('1947-09-21T01:30:00', 43.66, -70.26, -4), 'grand-trine', 'fire'],
    ['Shirley Jackson: a grand trine in fire', cast('1916-12-14T12:00:00', 37.78, -122.42, -8), 'grand-trine', 'fire'],
    ['Miles Davis: a grand cross', cast('1926-05-26T05:00:00', 38.89, -90.18, -6), 'grand-cross', null],
    ['Mia Farrow: a grand cross', cast('1945-02-09T11:27:00', 34.05, -118.24, -7), 'grand-cross', null],
    ['Conan O’Brien: a grand cross', cast('1963-04-18T12:00:00', 42.33, -71.12, -5), 'grand-cross', null],
    ['Stephen Hawking: a T-square', cast('1942-01-08T12:00:00', 51.75, -1.25, 1), 't-square', null],
    ['Ronald Reagan: a T-square', cast('1911-02-06T04:16:00', 41.63, -89.78, -6), 't-square', null],
    ['Elon Musk: a T-square', cast('1971-06-28T07:30:00', -25.75, 28.19, 2), 't-square', null],
  ] as const)('%s', (_, radix, id, element) => {
    const found = patternsOf(radix, {
      report: 'every',
      points: [...PLANETS, 'NorthNode'],
      angles: ['Ascendant', 'Midheaven'],
    }).patterns.filter(({ value }) => value.pattern === id);
    expect(found.length).toBeGreaterThan(0);
    if (element !== null) expect(found.map(({ value }) => value.element)).toContain(element);
  });
});

describe('figures of any chart', () => {
  test.prop([anyChart, fc.integer({ min: -360, max: 360 })], { seed, numRuns: 150 })(
    'stay when all is turned, and keep their kinds by 120°',
    (radix, deg) => {
      const turned = (by: number) => chartOf(...radix.points.map(({ longitudeDeg }) => longitudeDeg + by));
      const core = (r: Radix) => patternsOf(r).patterns.map(({ id, value }) => [id, value.apex, value.widestOrbDeg]);
      expect(core(turned(deg))).toEqual(core(radix));
      const kinds = (r: Radix) => patternsOf(r).patterns.map(({ value }) => [value.element, value.isDissociate]);
      expect(kinds(turned(120))).toEqual(kinds(radix));
    },
  );

  test.prop([anyChart], { seed, numRuns: 150 })('are the same in a mirror', (radix) => {
    const mirror = chartOf(...radix.points.map(({ longitudeDeg }) => -longitudeDeg));
    const core = (r: Radix) =>
      patternsOf(r)
        .patterns.map(({ id }) => id)
        .sort();
    const members = (r: Radix) =>
      patternsOf(r)
        .patterns.map(({ value }) => [value.pattern, ...[...value.points].sort()].join())
        .sort();
    expect(core(mirror).length).toBe(core(radix).length);
    expect(members(mirror)).toEqual(members(radix));
  });

  test.prop([anyChart, planet], { seed, numRuns: 150 })(
    'lose nothing by one point more, but to a larger figure',
    (radix, deg) => {
      const names = radix.points.map(({ name }) => name);
      const more = radixFrom({
        points: { ...Object.fromEntries(radix.points.map((p) => [p.name, p.longitudeDeg])), Chiron: deg },
      });
      const points = [...names, 'Chiron'];
      const every = patternsOf(more, { points, report: 'every' }).patterns.map(({ id }) => id);
      for (const { id } of patternsOf(radix, { report: 'every' }).patterns) expect(every).toContain(id);
      const told = patternsOf(more, { points }).patterns;
      for (const { id, value } of patternsOf(radix).patterns)
        expect(
          told.some((fact) => fact.id === id || value.points.every((name) => fact.value.points.includes(name))),
          id,
        ).toBe(true);
    },
  );

  test.prop([anyChart], { seed, numRuns: 150 })('rest on aspects that the chart has, each once', (radix) => {
    const { aspects } = aspectsOf(radix, { aspects: 'common' });
    const { patterns } = patternsOf(radix, { report: 'every' });
    for (const { value } of patterns) for (const aspect of value.aspects) expect(aspects).toContainEqual(aspect);
    expect(new Set(patterns.map(({ id }) => id)).size).toBe(patterns.length);
  });
});

describe('stelliums', () => {
  it('by sign, by house, by nearness', () => {
    const radix = radixFrom({
      points: { Sun: 1, Moon: 15, Mercury: 29, Venus: 31, Mars: 35, Jupiter: 200, Saturn: 354 },
      ascendantDeg: 350,
      cuspsDeg: Array.from({ length: 12 }, (_, i) => (350 + 30 * i) % 360),
    });
    const of = (...args: Parameters<typeof stelliumsOf> extends [Radix, (infer O)?] ? [O] : never) =>
      stelliumsOf(radix, ...args).stelliums.map(({ value }) => [value.place, value.points.join()]);
    expect(of({})).toEqual([[1, 'Sun,Moon,Mercury']]);
    expect(of({ least: 4 })).toEqual([]);
    expect(of({ by: 'house' })).toEqual([
      [1, 'Saturn,Sun,Moon'],
      [2, 'Mercury,Venus,Mars'],
    ]);
    expect(of({ by: 'orb' })).toEqual([[null, 'Mercury,Venus,Mars']]);
    expect(of({ by: 'orb', orbDeg: 15 })).toEqual([[null, 'Saturn,Sun,Moon,Mercury,Venus,Mars']]);
    expect(stelliumsOf(radix, { by: 'orb', orbDeg: 15 }).stelliums[0]?.value.spanDeg).toBe(41);
    expect(() => stelliumsOf(chartOf(1, 2, 3), { by: 'house' })).toThrow(
      expect.objectContaining({ field: 'radix.houses' }),
    );
  });

  test.prop([anyChart, fc.integer({ min: -360, max: 360 })], { seed, numRuns: 100 })(
    'by nearness stay when all is turned',
    (radix, deg) => {
      const turned = chartOf(...radix.points.map(({ longitudeDeg }) => longitudeDeg + deg));
      const of = (r: Radix) =>
        stelliumsOf(r, { by: 'orb' })
          .stelliums.map(({ value }) => [...value.points].sort().join())
          .sort();
      expect(of(turned)).toEqual(of(radix));
    },
  );
});

const lennon = radixOf(
  engine.kernel,
  engine.moment({ datetime: '1940-10-09T18:30:00', latitude: 53.4084, longitude: -2.9916, timezone: '+01:00' }),
);
const ofRadix = (ask: (...args: never[]) => unknown, ...options: object[]): Door => [
  ask.name,
  ask,
  [[lennon], ...options.map((option) => [lennon, option])],
];
const doors: readonly Door[] = [
  ofRadix(patternsOf, {
    patterns: ['yod', 'kite'],
    points: ['Sun', 'Moon', 'Mars'],
    angles: ['Ascendant'],
    orbs: 'lilly',
    report: 'every',
    conjunct: 'merged',
  }),
  ofRadix(stelliumsOf, { by: 'house', least: 4, orbDeg: 10, points: ['Sun', 'Moon'] }, { by: 'orb' }),
  ofRadix(chartShapeOf, { orbDeg: 3, points: ['Sun', 'Moon', 'Mars', 'Venus'] }),
  ofRadix(balanceOf, { weights: 'birkbeck', points: ['Sun', 'Moon'], angles: ['Midheaven'] }),
  ofRadix(lunationOf, { phases: 'calendar' }),
];

describe('whatever patterns are handed', () => {
  besiege(doors, { seed, anyRuns: 60, alteredRuns: 200 });
});
