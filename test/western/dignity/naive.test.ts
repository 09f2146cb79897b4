/**
 * The tables and rules of dignity written down a second time, as a reader of the books would, and asked of many charts: both must say the same. Egyptian
 * terms by their lengths, not their ends; dispositors by walking; almutens by adding up.
 */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  almutenFigurisOf,
  dispositorsOf,
  essentialDignitiesOf,
  houseRulersOf,
  receptionsOf,
} from '../../../packages/engine/src/western/dignity/index.ts';
import { needPoint, type Radix, radixFrom } from '../../../packages/engine/src/western/radix/index.ts';

const SEVEN = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
const RULERS = 'Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter'.split(' ');
const EXALTED: Readonly<Record<string, number>> = {
  Sun: 1,
  Moon: 2,
  Jupiter: 4,
  Mercury: 6,
  Saturn: 7,
  Mars: 10,
  Venus: 12,
};
/** Day, night, sharing: fire, earth, air, water. */
const TRIPLICITIES = ['Sun Jupiter Saturn', 'Venus Moon Mars', 'Saturn Mercury Jupiter', 'Venus Mars Moon'];
/** Lords by their letters (H is Mercury, after Hermes), each with how many degrees it has. */
const TERMS = [
  'J6 V6 H8 M5 S5',
  'V8 H6 J8 S5 M3',
  'H6 J6 V5 M7 S6',
  'M7 V6 H6 J7 S4',
  'J6 V5 S7 H6 M6',
  'H7 V10 J4 M7 S2',
  'S6 H8 J7 V7 M2',
  'M7 V4 H8 J5 S6',
  'J12 V5 H4 S5 M4',
  'H7 J7 V8 S4 M4',
  'H7 V6 J7 M5 S5',
  'V12 J4 H3 M9 S2',
];
const LETTERS: Readonly<Record<string, string>> = { J: 'Jupiter', V: 'Venus', H: 'Mercury', M: 'Mars', S: 'Saturn' };
const FACES = ['Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter'];
const POINTS: Readonly<Record<string, number>> = { domicile: 5, exaltation: 4, triplicity: 3, term: 2, face: 1 };

const signOf = (deg: number): number => Math.floor(deg / 30) + 1;
const opposite = (sign: number): number => ((sign + 5) % 12) + 1;
const rulerOf = (sign: number): string => RULERS[sign - 1] as string;

function termOf(deg: number): string | undefined {
  let left = deg % 30;
  for (const part of (TERMS[signOf(deg) - 1] as string).split(' ')) {
    left -= Number(part.slice(1));
    if (left < 0) return LETTERS[part[0] as string];
  }
  return undefined;
}

function heldBy(planet: string, deg: number, isNight: boolean, all = false): readonly string[] {
  const sign = signOf(deg);
  const lords = (TRIPLICITIES[(sign - 1) % 4] as string).split(' ');
  const counting = all ? lords : [lords[isNight ? 1 : 0]];
  return [
    ...(rulerOf(sign) === planet ? ['domicile'] : []),
    ...(EXALTED[planet] === sign ? ['exaltation'] : []),
    ...(counting.includes(planet) ? ['triplicity'] : []),
    ...(termOf(deg) === planet ? ['term'] : []),
    ...(FACES[Math.floor(deg / 10) % 7] === planet ? ['face'] : []),
  ];
}

const worth = (dignities: readonly string[]): number => dignities.reduce((sum, each) => sum + (POINTS[each] ?? 0), 0);
const degOf = (radix: Radix, name: string): number => needPoint(radix, name).longitudeDeg;

const seeds = { seed: 20261121, numRuns: 500 };
/** Whole degrees often, where terms and faces begin. */
const deg = fc.oneof(
  fc.nat(359),
  fc.integer({ min: 0, max: 3_599_999_999 }).map((q) => q / 1e7),
);
const chart = fc
  .tuple(deg, ...SEVEN.map(() => deg))
  .map(([ascendantDeg, ...all]) =>
    radixFrom({ points: Object.fromEntries(SEVEN.map((name, i) => [name, all[i] as number])), ascendantDeg }),
  );

describe('the same rules told twice', () => {
  test.prop([chart], seeds)('give every planet its dignities and Lilly’s points', (radix) => {
    const isNight = radix.sect === 'night';
    for (const { value } of essentialDignitiesOf(radix).planets) {
      const at = degOf(radix, value.planet);
      const held = heldBy(value.planet, at, isNight);
      expect(value.dignities).toEqual(held);
      const exchanges = (by: string): boolean =>
        SEVEN.some(
          (other) =>
            other !== value.planet &&
            heldBy(other, at, isNight).includes(by) &&
            heldBy(value.planet, degOf(radix, other), isNight).includes(by),
        );
      const score =
        worth(held) -
        (rulerOf(opposite(signOf(at))) === value.planet ? 5 : 0) -
        (EXALTED[value.planet] === opposite(signOf(at)) ? 4 : 0) -
        (held.length === 0 ? 5 : 0) +
        (exchanges('domicile') ? 5 : 0) +
        (exchanges('exaltation') ? 4 : 0);
      expect(value.score, value.planet).toBe(score);
    }
  });

  test.prop([chart], seeds)('find the same receptions, one-sided and mutual', (radix) => {
    const isNight = radix.sect === 'night';
    const by = (host: string, guest: string) => heldBy(host, degOf(radix, guest), isNight);
    const pairs = SEVEN.flatMap((host) =>
      SEVEN.filter((guest) => guest !== host).map((guest) => [host, guest] as const),
    );
    const found = receptionsOf(radix);
    expect(found.receptions.map(({ value }) => `${value.host} ${value.guest} ${value.by}`).sort()).toEqual(
      pairs
        .filter(([host, guest]) => by(host, guest).length > 0)
        .map(([host, guest]) => `${host} ${guest} ${by(host, guest)}`)
        .sort(),
    );
    expect(found.mutual.map(({ value }) => `${value.planet1} ${value.planet2}`).sort()).toEqual(
      pairs
        .filter(([a, b]) => SEVEN.indexOf(a) < SEVEN.indexOf(b) && by(a, b).length > 0 && by(b, a).length > 0)
        .map(([a, b]) => `${a} ${b}`)
        .sort(),
    );
  });

  test.prop([chart], seeds)('walk from dispositor to dispositor to the same ends', (radix) => {
    const next = (planet: string): string => rulerOf(signOf(degOf(radix, planet)));
    const walked = (planet: string, steps: number): string => (steps === 0 ? planet : walked(next(planet), steps - 1));
    const { finalDispositors, soleDispositor, loops } = dispositorsOf(radix);
    const home = SEVEN.filter((planet) => next(planet) === planet);
    expect(finalDispositors).toEqual(home);
    expect(soleDispositor).toBe(home.length === 1 && SEVEN.every((p) => walked(p, 8) === home[0]) ? home[0] : null);
    const circling = SEVEN.filter((p) => next(p) !== p && [2, 3, 4, 5, 6, 7].some((steps) => walked(p, steps) === p));
    expect(loops.flat().sort()).toEqual([...circling].sort());
  });

  test.prop([chart], seeds)('add up to the same almutens, of cusps and of the figure', (radix) => {
    const isNight = radix.sect === 'night';
    for (const { value } of houseRulersOf(radix).houses) {
      const points = SEVEN.map((planet) => worth(heldBy(planet, value.cuspDeg, isNight)));
      const most = Math.max(...points);
      expect([...value.almutens].sort()).toEqual(SEVEN.filter((_, i) => points[i] === most).sort());
    }
    const places = { fortuneDeg: 77.7, syzygyDeg: 200, dayLord: 'Venus', hourLord: 'Mars' };
    const five = [degOf(radix, 'Sun'), degOf(radix, 'Moon'), radix.angles?.Ascendant.longitudeDeg ?? 0, 77.7, 200];
    const byHouse = [12, 6, 3, 9, 7, 1, 10, 4, 5, 11, 8, 2];
    for (const { planet, points } of almutenFigurisOf(radix, places).value.planets) {
      const ofPlaces = five.reduce((sum, at) => sum + worth(heldBy(planet, at, isNight, true)), 0);
      const house = needPoint(radix, planet).house ?? 0;
      const ofLords = (planet === 'Venus' ? 7 : 0) + (planet === 'Mars' ? 6 : 0);
      expect(points, planet).toBe(ofPlaces + (byHouse[house - 1] ?? 0) + ofLords);
    }
  });
});

describe('what dignities were reckoned with', () => {
  const radix = radixFrom({ points: Object.fromEntries(SEVEN.map((name, i) => [name, 50 * i])), ascendantDeg: 100 });

  it('is told: tables, planets, and the houses that count for the figure', () => {
    const places = { fortuneDeg: 77.7, syzygyDeg: 200, dayLord: 'Venus', hourLord: 'Mars' };
    const { sources, because, value } = almutenFigurisOf(radix, places, { terms: 'lilly' });
    expect(sources).toEqual(expect.arrayContaining(['ibn-ezra-nativities', 'alcabitius', 'dorotheus', 'lilly-1647']));
    for (const { planet, house } of value.planets) expect(because).toContain(`${planet}.house=${house}`);
    expect(because).toContain(`chart.sect=${radix.sect}`);
    expect(receptionsOf(radix, { planets: ['Mars', 'Venus'] }).settings.planets).toEqual(['Mars', 'Venus']);
    expect(receptionsOf(radix, { terms: 'lilly' }).sources).toContain('dorotheus');
    expect(dispositorsOf(radix).settings.planets).toEqual(SEVEN);
    expect(essentialDignitiesOf(radix, { planets: ['Mars'] }).settings.planets).toEqual(['Mars']);
    expect(houseRulersOf(radix).houses[0]?.because).toContain(`chart.sect=${radix.sect}`);
  });
});
