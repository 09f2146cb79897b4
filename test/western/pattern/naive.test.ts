/** Figures of aspects by trying every order of every few points, with no cleverness at all: the finder must tell the same ones. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { PLANETS, type Radix, radixFrom } from '../../../packages/engine/src/western/index.ts';
import { patternsOf } from '../../../packages/engine/src/western/pattern/index.ts';

/** Orbs of the scheme by aspect; 2° more with the Sun or the Moon. The nearest counts. */
const ASPECTS: readonly (readonly [string, number, number])[] = [
  ['conjunction', 0, 8],
  ['sextile', 60, 6],
  ['square', 90, 8],
  ['trine', 120, 8],
  ['opposition', 180, 8],
  ['semisextile', 30, 2],
  ['semisquare', 45, 2],
  ['quintile', 72, 2],
  ['sesquisquare', 135, 2],
  ['biquintile', 144, 2],
  ['quincunx', 150, 2],
];
/** By role: each line the aspects of a point to those before it, `.` where none is asked for. */
const FIGURES: { readonly [id: string]: readonly string[] } = {
  'grand-trine': ['', 'trine', 'trine trine'],
  't-square': ['', 'opposition', 'square square'],
  yod: ['', 'sextile', 'quincunx quincunx'],
  'minor-grand-trine': ['', 'trine', 'sextile sextile'],
  wedge: ['', 'opposition', 'trine sextile'],
  'thors-hammer': ['', 'square', 'sesquisquare sesquisquare'],
  'grand-cross': ['', 'square', 'opposition square', 'square opposition square'],
  boomerang: ['', 'sextile', 'quincunx quincunx', '. . opposition'],
  kite: ['', 'trine', 'trine trine', 'opposition sextile sextile'],
  'mystic-rectangle': ['', 'sextile', 'opposition trine', 'trine opposition sextile'],
  cradle: ['', 'sextile', 'trine sextile', 'opposition trine sextile'],
  'grand-sextile': [
    '',
    'sextile',
    'trine sextile',
    'opposition trine sextile',
    'trine opposition trine sextile',
    'sextile trine opposition trine sextile',
  ],
};

function aspectOf(radix: Radix, i: number, j: number): string | null {
  const [a, b] = [radix.points[i], radix.points[j]];
  const gap = Math.abs((a?.longitudeDeg ?? 0) - (b?.longitudeDeg ?? 0));
  const apart = Math.min(gap, 360 - gap);
  const more = [a?.name, b?.name].some((name) => name === 'Sun' || name === 'Moon') ? 2 : 0;
  const found = ASPECTS.map(([type, deg, orb]) => ({ type, off: Math.abs(apart - deg), orb: orb + more }))
    .filter(({ off, orb }) => off <= orb)
    .sort((x, y) => x.off - y.off);
  return found[0]?.type ?? null;
}

/** Every figure, as the pairs that it rests on. */
function figuresOf(radix: Radix): readonly (readonly [string, ReadonlySet<string>])[] {
  const size = radix.points.length;
  const web = radix.points.map((_, i) => radix.points.map((__, j) => (i === j ? null : aspectOf(radix, i, j))));
  const all = new Map<string, readonly [string, ReadonlySet<string>]>();
  const lay = (id: string, roles: readonly string[], placed: readonly number[], pairs: readonly string[]): void => {
    if (placed.length === roles.length) {
      all.set(`${id} ${[...pairs].sort()}`, [id, new Set(pairs)]);
      return;
    }
    const wanted = (roles[placed.length] as string).split(' ').filter((each) => each !== '');
    for (let point = 0; point < size; point++) {
      if (placed.includes(point)) continue;
      const asked = wanted.flatMap((type, role) => (type === '.' ? [] : [[placed[role] as number, type] as const]));
      if (!asked.every(([other, type]) => web[other]?.[point] === type)) continue;
      const more = asked.map(([other]) => `${Math.min(other, point)}-${Math.max(other, point)}`);
      lay(id, roles, [...placed, point], [...pairs, ...more]);
    }
  };
  for (const [id, roles] of Object.entries(FIGURES)) lay(id, roles, [], []);
  return [...all.values()];
}

const told = (figures: readonly (readonly [string, ReadonlySet<string>])[]): readonly string[] =>
  figures.map(([id, pairs]) => `${id} ${[...pairs].sort()}`).sort();

function found(radix: Radix, report: 'every' | 'maximal'): readonly string[] {
  const names = radix.points.map(({ name }) => name);
  return told(
    patternsOf(radix, { report }).patterns.map(({ value }) => {
      const pairs = value.aspects.map(({ point1, point2 }) => {
        const [i, j] = [names.indexOf(point1), names.indexOf(point2)];
        return `${Math.min(i, j)}-${Math.max(i, j)}`;
      });
      return [value.pattern, new Set(pairs)] as const;
    }),
  );
}

/** Near the twelfths of the circle, where figures are, and anywhere; in steps on which no orb ends. */
const deg = fc.oneof(
  fc.tuple(fc.nat(23), fc.integer({ min: -4, max: 4 })).map(([part, off]) => 15 * part + off + 0.03125 * (part % 5)),
  fc.integer({ min: 0, max: 5759 }).map((sixteenth) => sixteenth / 16 + 0.015625),
);
const chart = fc
  .array(deg, { minLength: 10, maxLength: 10 })
  .map((all) => radixFrom({ points: Object.fromEntries(all.map((each, i) => [PLANETS[i] as string, each])) }));

describe('figures found by trying everything', () => {
  test.prop([chart], { seed: 20261121, numRuns: 600 })(
    'are those of the finder, all of them and the largest',
    (radix) => {
      const all = figuresOf(radix);
      expect(found(radix, 'every')).toEqual(told(all));
      const largest = all.filter(
        ([, own]) => !all.some(([, other]) => other.size > own.size && [...own].every((pair) => other.has(pair))),
      );
      expect(found(radix, 'maximal')).toEqual(told(largest));
    },
  );
});
