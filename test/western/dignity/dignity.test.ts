/** What the tables make of charts: scores, receptions, dispositors, rulers, almutens. Laws on made charts, and charts worked by hand. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  almutenFigurisOf,
  almutenOf,
  DOMICILE_SCHOOLS,
  dispositorsOf,
  essentialDignitiesOf,
  FIGURE_HOUSE_POINTS,
  houseRulersOf,
  receptionsOf,
  SCORES,
  TRIPLICITY_LORDS,
} from '../../../packages/engine/src/western/dignity/index.ts';
import { PLANETS, radixFrom, TRADITIONAL_PLANETS } from '../../../packages/engine/src/western/radix/index.ts';

const deg = fc.double({ min: 0, max: 359.9999999, noNaN: true });
const points = fc
  .tuple(...PLANETS.map(() => deg))
  .map((all) => Object.fromEntries(PLANETS.map((name, i) => [name, all[i] as number])));
const chart = fc.record({ points, ascendantDeg: deg }).map((input) => radixFrom(input));
const choices = fc.record({
  domicile: fc.constantFrom(...DOMICILE_SCHOOLS),
  triplicityLords: fc.constantFrom(...TRIPLICITY_LORDS),
});
const seeds = { seed: 20261121, numRuns: 200 };
/** Signs 1 … 12 as longitudes of their fifth degree. */
const at = (signs: Record<string, number>) =>
  Object.fromEntries(Object.entries(signs).map(([name, sign]) => [name, 30 * (sign - 1) + 5]));

describe('essential dignities', () => {
  test.prop([chart, choices, fc.constantFrom('lilly' as const, 'alcabitius' as const)], seeds)(
    'are scored by their parts, and who has none is peregrine',
    (radix, options, score) => {
      for (const { value } of essentialDignitiesOf(radix, { ...options, score }).planets) {
        expect(value.score).toBe(value.parts.reduce((sum, { points }) => sum + points, 0));
        for (const { rule, points } of value.parts) expect(points).toBe(SCORES[score].points[rule]);
        expect(value.isPeregrine).toBe(value.dignities.length === 0);
        expect(value.dignities.includes('domicile') && value.debilities.includes('detriment')).toBe(false);
      }
    },
  );

  it('count a mutual reception as Lilly’s table does, and not as the programs do', () => {
    // Mars in Taurus, Venus in Scorpio: each in the other's house and in its own detriment.
    const radix = radixFrom({ points: at({ Mars: 2, Venus: 8 }), sect: 'day' });
    const of = (score: 'lilly' | 'flatlib-immanuel') =>
      essentialDignitiesOf(radix, { score }).planets.map(({ value }) => [value.planet, value.score]);
    // Venus rules the watery triplicity by day; Mars has its term in neither.
    expect(of('flatlib-immanuel')).toEqual([
      ['Venus', -2],
      ['Mars', -10],
    ]);
    expect(of('lilly')).toEqual([
      ['Venus', 3],
      ['Mars', -5],
    ]);
  });

  it('leave Saturn in his fall peregrine (Lilly p. 112), unless a reception lifts him where that is asked', () => {
    const alone = radixFrom({ points: { Saturn: 9.5 }, sect: 'day' });
    const [fact] = essentialDignitiesOf(alone).planets;
    expect(fact?.value).toMatchObject({ dignities: [], debilities: ['fall'], isPeregrine: true, score: -9 });
    // The Sun in Libra at 5: exalted lords exchanged with Saturn in Aries.
    const received = radixFrom({ points: { Saturn: 9.5, Sun: 185 }, sect: 'night' });
    const lifted = essentialDignitiesOf(received, { peregrine: 'no-dignity-nor-reception' }).planets;
    expect(lifted.map(({ value }) => [value.planet, value.isPeregrine, value.mutualExaltation])).toEqual([
      ['Sun', false, ['Saturn']],
      ['Saturn', false, ['Sun']],
    ]);
  });

  it('give each planet its evidence', () => {
    const radix = radixFrom({ points: at({ Mars: 2, Venus: 8 }), sect: 'day' });
    const [venus] = essentialDignitiesOf(radix).planets;
    expect(venus?.id).toBe('essential-dignities-venus');
    expect(venus?.because).toEqual([
      'Venus.sign=8',
      'Venus.longitudeDeg=215',
      'chart.sect=day',
      'Venus.mutualReception=Mars',
    ]);
    expect(venus?.sources[0]).toBe('lilly-1647');
  });

  it('ask for the sect only where it matters', () => {
    const radix = radixFrom({ points: { Moon: 33 } });
    expect(() => essentialDignitiesOf(radix)).toThrow(expect.objectContaining({ field: 'radix.sect' }));
    const all = essentialDignitiesOf(radix, { triplicityLords: 'all' }).planets[0]?.value;
    expect(all?.dignities).toEqual(['exaltation', 'triplicity']);
  });
});

describe('receptions', () => {
  test.prop([chart, choices], seeds)('are the same whoever is named first', (radix, options) => {
    const turned = { ...radix, points: [...radix.points].reverse() };
    const planets = radix.points.map(({ name }) => name);
    const forward = receptionsOf(radix, { ...options, planets });
    const back = receptionsOf(turned, { ...options, planets: [...planets].reverse() });
    const key = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);
    const told = ({ mutual }: typeof forward) =>
      mutual
        .map(
          ({ value }) => `${key(value.planet1, value.planet2)} ${[value.by1, value.by2].map(String).sort().join('|')}`,
        )
        .sort();
    expect(told(back)).toEqual(told(forward));
    expect(back.receptions.map(({ id }) => id).sort()).toEqual(forward.receptions.map(({ id }) => id).sort());
    // A mutual reception is two receptions, and two receptions are a mutual one.
    const pairs = forward.receptions.map(({ value }) => key(value.host, value.guest));
    const twice = pairs.filter((pair, i) => pairs.indexOf(pair) !== i).sort();
    expect(forward.mutual.map(({ value }) => key(value.planet1, value.planet2)).sort()).toEqual(twice);
  });

  it('may ask for an aspect by sign or by orb', () => {
    // Venus in Aries, Mars in Taurus: next to one another, no aspect by sign; Venus at 25 and Mars at 34 are near.
    const radix = radixFrom({ points: { Venus: 25, Mars: 34 }, sect: 'night' });
    const mutual = (options: object) => receptionsOf(radix, options).mutual.map(({ value }) => value.shared);
    expect(mutual({})).toEqual([['domicile']]);
    expect(mutual({ aspect: 'by-sign' })).toEqual([]);
    expect(mutual({ aspect: 'by-orb', orbDeg: 9 })).toEqual([['domicile']]);
    expect(mutual({ aspect: 'by-orb', orbDeg: 8.9 })).toEqual([]);
  });

  it('are mixed where the dignities differ, and weak by one lesser dignity', () => {
    // Jupiter in Aries, the exaltation of the Sun; the Sun in Pisces, the domicile of Jupiter.
    const radix = radixFrom({ points: at({ Sun: 12, Jupiter: 1 }), sect: 'night' });
    const { receptions, mutual } = receptionsOf(radix);
    expect(mutual.map(({ value }) => [value.by1, value.by2, value.isMixed])).toEqual([
      [['exaltation'], ['domicile'], true],
    ]);
    expect(receptions.every(({ value }) => value.isStrong)).toBe(true);
    // Venus has the triplicity of Cancer by day, and at 10 her term too; in Libra nobody here receives her.
    const ofSun = (Sun: number) =>
      receptionsOf(radixFrom({ points: { Venus: 200, Sun }, sect: 'day' })).receptions.map(({ value }) => value);
    expect(ofSun(104)).toEqual([{ host: 'Venus', guest: 'Sun', by: ['triplicity'], isStrong: false }]);
    expect(ofSun(100)).toEqual([{ host: 'Venus', guest: 'Sun', by: ['triplicity', 'term'], isStrong: true }]);
  });
});

describe('dispositors', () => {
  it('end at the one planet at home', () => {
    const radix = radixFrom({ points: at({ Sun: 5, Moon: 5, Mercury: 4, Venus: 3 }) });
    const found = dispositorsOf(radix);
    expect(found.soleDispositor).toBe('Sun');
    expect(found.planets.at(-1)?.value.chain).toEqual(['Venus', 'Mercury', 'Moon', 'Sun']);
    expect(found.loops).toEqual([]);
  });

  it('run in a circle through planets that exchange signs, and out of the radix where a lord is missing', () => {
    const radix = radixFrom({ points: at({ Mars: 2, Venus: 1, Sun: 8, Moon: 9 }) });
    const found = dispositorsOf(radix);
    expect(found.loops).toEqual([['Venus', 'Mars']]);
    expect(found.soleDispositor).toBeNull();
    expect(found.planets.map(({ value }) => [value.planet, value.ending])).toEqual([
      ['Sun', 'loop'],
      ['Moon', 'absent'],
      ['Venus', 'loop'],
      ['Mars', 'loop'],
    ]);
    expect(dispositorsOf(radix, { domicile: 'modern' }).planets[0]?.value.dispositor).toBe('Pluto');
  });

  it('have no sole end where one planet is at home and others run in a circle', () => {
    const found = dispositorsOf(radixFrom({ points: at({ Sun: 5, Venus: 1, Mars: 2 }) }));
    expect(found.finalDispositors).toEqual(['Sun']);
    expect(found.soleDispositor).toBeNull();
  });

  test.prop([chart], seeds)('lead every planet to a home or into one of the circles', (radix) => {
    const { planets, finalDispositors, loops } = dispositorsOf(radix);
    for (const { value } of planets) {
      const end = value.chain.at(-1) as string;
      if (value.ending === 'at-home') expect(finalDispositors).toContain(end);
      else expect(loops.some((loop) => loop.includes(end))).toBe(true);
    }
    const inLoops = loops.flat();
    expect(new Set(inLoops).size).toBe(inLoops.length);
  });
});

describe('rulers of houses', () => {
  const cuspsDeg = [10, 35, 62, 85, 118, 170, 190, 215, 242, 265, 298, 350];
  const radix = radixFrom({
    points: at({ Sun: 5, Moon: 12, Mars: 3, Venus: 2, Jupiter: 7 }),
    ascendantDeg: 10,
    cuspsDeg,
  });

  it('find lords and their places, almutens, signs on two cusps and signs on none', () => {
    const { houses, duplicatedSigns } = houseRulersOf(radix);
    expect(houses[0]?.value).toMatchObject({ sign: 1, lords: [{ lord: 'Mars', sign: 3, house: 3 }] });
    expect(duplicatedSigns).toEqual([3, 9]);
    expect(houses.flatMap(({ value }) => value.interceptedSigns.map(({ sign }) => [value.house, sign]))).toEqual([
      [5, 5],
      [11, 11],
    ]);
    expect(houses[4]?.value.interceptedSigns[0]?.lords).toEqual([{ lord: 'Sun', sign: 5, house: 5 }]);
    // Mercury rules the fourth and is not in the radix.
    expect(houses[3]?.value.lords).toEqual([{ lord: 'Mercury', sign: null, house: null }]);
    expect(houseRulersOf(radix, { domicile: 'modern-joint' }).houses[7]?.value.lords.map(({ lord }) => lord)).toEqual([
      'Pluto',
      'Mars',
    ]);
  });

  it('have every sign once, on cusps or between them', () => {
    const { houses } = houseRulersOf(radix);
    const signs = houses.flatMap(({ value }) => [value.sign, ...value.interceptedSigns.map(({ sign }) => sign)]);
    expect([...new Set(signs)].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });
});

describe('almutens', () => {
  it('of a degree by the sum of dignities: in the middle of Aries by day the Sun with eight', () => {
    const { value } = almutenOf(15, { sect: 'day' });
    expect(value.almutens).toEqual(['Sun']);
    expect(value.planets[0]).toEqual({ planet: 'Sun', points: 8, dignities: ['exaltation', 'triplicity', 'face'] });
    expect(value.planets.map(({ planet, points }) => [planet, points])).toEqual([
      ['Sun', 8],
      ['Mars', 5],
      ['Mercury', 2],
    ]);
    expect(almutenOf(15, { sect: 'night' }).value.planets[1]).toMatchObject({ planet: 'Sun', points: 5 });
  });

  it('need a sect unless all lords of the triplicity count', () => {
    expect(() => almutenOf(15)).toThrow(expect.objectContaining({ field: 'sect' }));
    expect(almutenOf(15, { triplicityLords: 'all' }).value.planets.map(({ points }) => points)).toEqual([
      8, 5, 3, 3, 2,
    ]);
  });

  const places = { fortuneDeg: 200, syzygyDeg: 310, dayLord: 'Mars', hourLord: 'Venus' };

  test.prop([chart], seeds)('of the figure are the greatest sum of places, house, day and hour', (radix) => {
    const { value } = almutenFigurisOf(radix, places);
    const most = Math.max(...value.planets.map(({ points }) => points));
    expect(value.planets.filter(({ points }) => points === most).map(({ planet }) => planet)).toEqual(value.almutens);
    for (const part of value.planets)
      expect(part.points).toBe(part.placePoints + part.housePoints + part.dayPoints + part.hourPoints);
    // Each place gives 5 to its lord and 9 to the lords of its triplicity, 3 at least in terms and faces, 4 where someone is exalted.
    const given = value.planets.reduce((sum, { placePoints }) => sum + placePoints, 0);
    expect(given).toBeGreaterThanOrEqual(5 * 17);
    expect(given).toBeLessThanOrEqual(5 * 21);
    expect(value.planets.reduce((sum, { dayPoints, hourPoints }) => sum + dayPoints + hourPoints, 0)).toBe(13);
  });

  it('of the figure differ by school about the eighth and ninth house alone', () => {
    expect([...FIGURE_HOUSE_POINTS['ninth-over-eighth']].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
    const radix = radixFrom({
      points: Object.fromEntries(TRADITIONAL_PLANETS.map((name) => [name, 215])),
      ascendantDeg: 5,
    });
    const inEighth = (housePoints: 'ninth-over-eighth' | 'eighth-over-ninth') =>
      almutenFigurisOf(radix, places, { housePoints }).value.planets[0]?.housePoints;
    expect([inEighth('ninth-over-eighth'), inEighth('eighth-over-ninth')]).toEqual([4, 5]);
  });
});
