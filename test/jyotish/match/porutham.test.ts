/** The ten poruthams against two programs, each disputed rule by its name, and the ways of the south by their own examples. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import {
  type MatchMoon,
  PORUTHAM_GRADES,
  PORUTHAM_SCHOOLS,
  type PoruthamName,
  type PoruthamOptions,
  poruthamOf,
  RAJJU_RULES,
  STREE_DEERGHA_RULES,
  VEDHA_RULES,
} from '../../../packages/engine/src/jyotish/match/index.ts';
import { canonicalJson } from '../../../packages/engine/src/stamp.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';

const seeded = { seed: 20261121, numRuns: 500 };

interface Wanted {
  readonly countFromGirl: number;
  readonly mahendra: boolean;
  readonly rajju: readonly [string, string];
  readonly rajjuSame: boolean;
  readonly streeDeergha: { readonly from9: boolean; readonly over13: boolean; readonly over7: boolean };
  readonly vedha?: boolean;
}
const file = readTruth<{ boyNakshatra: number; girlNakshatra: number }, Wanted>('jyotish/porutham.json');
const ledger = truthLedger('Porutham', 'jyotish/porutham.json');

const at = (nakshatra: number, pada = 1): MatchMoon => ({ nakshatra, pada });
const find = (groom: MatchMoon, bride: MatchMoon, name: PoruthamName, options: PoruthamOptions = {}) => {
  const { poruthams, more } = poruthamOf(groom, bride, options);
  const found = [...poruthams, ...more].find((result) => result.name === name);
  if (found === undefined) throw new Error(`no porutham ${name}`);
  return found;
};
const grade = (...asked: Parameters<typeof find>) => find(...asked).grade;

const padas = Array.from({ length: 108 }, (_, i) => ({ nakshatra: Math.floor(i / 4) + 1, pada: (i % 4) + 1 }));

describe('what the programs agree on', () => {
  it.each(file.cases.map((c) => [c.id, c] as const))('%s', (id, { input, expect: want }) => {
    const [boy, girl] = [at(input.boyNakshatra), at(input.girlNakshatra)];
    for (const school of PORUTHAM_SCHOOLS) {
      const match = poruthamOf(boy, girl, { school, rajju: 'plain' });
      expect(match.countFromBride).toBe(want.countFromGirl);
      expect([match.groom.rajju, match.bride.rajju]).toEqual(want.rajju);
      expect(find(boy, girl, 'rajju', { school, rajju: 'plain' }).isPresent).toBe(!want.rajjuSame);
      expect(find(boy, girl, 'mahendra', { school }).isPresent).toBe(want.mahendra);
      const far = (streeDeergha: 'nine-or-more' | 'over-13' | 'over-7') =>
        find(boy, girl, 'streeDeergha', { school, streeDeergha }).isPresent;
      const { from9, over13, over7 } = want.streeDeergha;
      expect([far('nine-or-more'), far('over-13'), far('over-7')]).toEqual([from9, over13, over7]);
      if (want.vedha !== undefined)
        for (const vedha of ['three-together', 'raman'] as const)
          expect(find(boy, girl, 'vedha', { school, vedha }).isPresent, vedha).toBe(!want.vedha);
    }
    ledger.pass(id);
  });
});

describe('what is disputed', () => {
  const isFree = (a: number, b: number, vedha: (typeof VEDHA_RULES)[number]) =>
    find(at(a), at(b), 'vedha', { vedha }).isPresent;

  it('in vedha has a rule for each voice: Mrigashira with Dhanishta alone, all three, or sums of numbers', () => {
    const pairs = [
      [5, 23],
      [5, 14],
      [14, 23],
      [10, 18],
      [13, 15],
    ] as const;
    const free = (vedha: (typeof VEDHA_RULES)[number]) => pairs.map(([a, b]) => isFree(a, b, vedha));
    expect(free('raman')).toEqual([false, true, true, true, true]);
    expect(free('three-together')).toEqual([false, false, false, true, true]);
    expect(free('pyjhora')).toEqual([false, false, false, false, false]);
  });

  it('in vedha, Raman has thirteen pairs', () => {
    const pairs = Array.from({ length: 27 }, (_, a) =>
      Array.from({ length: a }, (_, b) => [a + 1, b + 1] as const),
    ).flat();
    expect(pairs.filter(([a, b]) => !isFree(a, b, 'raman'))).toHaveLength(13);
    expect(pairs.filter(([a, b]) => !isFree(a, b, 'three-together'))).toHaveLength(15);
  });

  it('in stree deergha has the limits 9, over 13 and over 7, and both of the last in grades', () => {
    const graded = (count: number) => grade(at(count), at(1), 'streeDeergha', { streeDeergha: 'graded' });
    expect([7, 8, 13, 14, 27].map(graded)).toEqual(['adhama', 'madhyama', 'madhyama', 'uttama', 'uttama']);
  });

  it('in rajju is whether one group is bad, or bad only in one direction', () => {
    // Rohini goes up at the neck, Ardra down; Hasta up; the head turns.
    const rajju = (a: number, b: number, rule: (typeof RAJJU_RULES)[number]) =>
      grade(at(a), at(b), 'rajju', { rajju: rule });
    expect(rajju(4, 6, 'plain')).toBe('adhama');
    expect(rajju(4, 6, 'direction')).toBe('madhyama');
    expect(rajju(4, 13, 'direction')).toBe('adhama');
    expect(rajju(5, 14, 'direction')).toBe('adhama');
    expect(rajju(4, 5, 'direction')).toBe('uttama');
    expect(file.disputed?.map(({ id }) => id)).toEqual([
      'vedha-mrigashira-chitra-dhanishta',
      'stree-deergha-limit',
      'rajju-direction',
    ]);
  });
});

describe('a school', () => {
  it('of Tamil almanacs counts dina by its list, with padas and common stars', () => {
    const dina = (count: number, pada = 2) => grade(at(count, pada), at(1), 'dina');
    expect([2, 4, 6, 8, 9, 11].map((count) => dina(count))).toEqual(Array(6).fill('uttama'));
    expect([3, 5, 7, 10].map((count) => dina(count))).toEqual(Array(4).fill('adhama'));
    expect([dina(12, 1), dina(12, 2)]).toEqual(['adhama', 'madhyama']);
    expect([dina(14, 4), dina(14, 1)]).toEqual(['adhama', 'madhyama']);
    expect(grade(at(4), at(4), 'dina')).toBe('uttama');
    expect(grade(at(3), at(3), 'dina')).toBe('madhyama');
    expect(grade(at(9), at(9), 'dina')).toBe('adhama');
  });

  it('of Tamil almanacs has the dina that they print, count by count, pada by pada and star by star', () => {
    // All padas; the eighth sign from hers spoils all, so it is left out.
    const grades = new Map<number, Set<string>>();
    for (const bride of padas) {
      for (const groom of padas) {
        const match = poruthamOf(groom, bride);
        const { countFromBride: count } = match;
        if ((match.groom.sign - match.bride.sign + 12) % 12 === 7 || count === 1 || count === 27) continue;
        const found = match.poruthams.find(({ name }) => name === 'dina')?.grade ?? '';
        const key = `${[12, 14, 16].includes(count) ? groom.pada : ''}${found[0]}`;
        grades.set(count, (grades.get(count) ?? new Set()).add(key));
      }
    }
    const counts = (key: string) => [...grades].filter(([, set]) => [...set].join(' ') === key).map(([count]) => count);
    const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b);
    expect(ascending(counts('u'))).toEqual([2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26]);
    expect(ascending(counts('a'))).toEqual([3, 5, 7, 10, 17, 19, 21, 22, 23, 25]);
    expect([12, 14, 16].map((count) => [...(grades.get(count) ?? [])].sort().join(' '))).toEqual([
      '1a 2m 3m 4m',
      '1m 2m 3m 4a',
      '1m 2m 3a 4m',
    ]);
    // One star: Rohini, Ardra, Pushya, Magha, Hasta, Shravana; then Ashwini, Bharani, Krittika, Mrigashira, Punarvasu …
    const common = (grade: string) =>
      Array.from({ length: 27 }, (_, i) => i + 1).filter((star) => find(at(star), at(star), 'dina').grade === grade);
    expect(common('uttama')).toEqual([4, 6, 8, 10, 13, 22]);
    expect(common('madhyama')).toEqual([1, 2, 3, 5, 7, 12, 14, 17]);
    // The 27th fits fairly within one sign: Ashwini from Bharani. Krittika’s first pada and Rohini have a border between them.
    expect(grade(at(1), at(2), 'dina')).toBe('madhyama');
    expect(grade(at(3, 1), at(4), 'dina')).toBe('adhama');
  });

  it('of Kerala has the friends of the Yavanas: all but one, two or three for four grahas, one or two for the others', () => {
    // Varahamihira names whom each does not hold for a friend, from Mercury on.
    const strangers: { readonly [graha: string]: readonly string[] } = {
      Mercury: ['Sun'],
      Jupiter: ['Mars'],
      Venus: ['Sun', 'Moon'],
      Saturn: ['Sun', 'Moon', 'Mars'],
      Sun: ['Moon', 'Mars', 'Mercury', 'Venus', 'Saturn'],
      Moon: ['Sun', 'Mars', 'Venus', 'Saturn'],
      Mars: ['Sun', 'Moon', 'Jupiter', 'Saturn'],
    };
    const signs = { Sun: 5, Moon: 4, Mars: 1, Mercury: 3, Jupiter: 9, Venus: 2, Saturn: 10 };
    const inSign = (sign: number) => ({ longitudeDeg: (sign - 1) * 30 + 1 });
    for (const [a, hers] of Object.entries(signs)) {
      for (const [b, his] of Object.entries(signs)) {
        const held = [!strangers[a]?.includes(b), !strangers[b]?.includes(a)].filter(Boolean).length;
        const expected = ['adhama', 'madhyama', 'uttama'][held];
        expect(grade(inSign(his), inSign(hers), 'rashyadhipati', { school: 'kerala' }), `${a} ${b}`).toBe(expected);
      }
    }
  });

  it('of Tamil almanacs shuns the eighth sign from hers', () => {
    // Jyeshtha is the 18th from Ashwini and in the eighth sign.
    expect(grade(at(18), at(1), 'dina')).toBe('adhama');
    expect(grade(at(18), at(1), 'dina', { school: 'raman' })).toBe('uttama');
  });

  it('of Kerala asks whose friend a lord is after the Yavanas, and for the middle rope alone', () => {
    // Moon and Mercury: neutral to each other's friend in Parashara, friends here. Mars and the Sun: friends there, strangers here.
    const lords = (a: number, b: number, school: 'kerala' | 'tamil') =>
      grade(at(a, 1), at(b, 1), 'rashyadhipati', { school });
    expect([lords(8, 13, 'kerala'), lords(8, 13, 'tamil')]).toEqual(['uttama', 'adhama']);
    expect([lords(1, 10, 'kerala'), lords(1, 10, 'tamil')]).toEqual(['adhama', 'uttama']);
    const rope = (a: number, b: number) => grade(at(a), at(b), 'rajju', { school: 'kerala' });
    expect([rope(2, 5), rope(2, 2), rope(1, 10), rope(3, 4)]).toEqual(['adhama', 'adhama', 'uttama', 'uttama']);
  });

  it('goes by the sexes of the yonis, Tamil almanacs by enmity first', () => {
    const yoni = (groom: number, bride: number, school: (typeof PORUTHAM_SCHOOLS)[number]) =>
      grade(at(groom), at(bride), 'yoni', { school });
    expect(PORUTHAM_SCHOOLS.map((school) => yoni(1, 24, school))).toEqual(['uttama', 'uttama', 'uttama']);
    // Two females; two males; the sexes crossed; cow and tiger; serpent and rat.
    expect(PORUTHAM_SCHOOLS.map((school) => yoni(3, 24, school))).toEqual(['madhyama', 'madhyama', 'madhyama']);
    expect(PORUTHAM_SCHOOLS.map((school) => yoni(1, 2, school))).toEqual(['madhyama', 'adhama', 'adhama']);
    expect(PORUTHAM_SCHOOLS.map((school) => yoni(24, 2, school))).toEqual(['madhyama', 'adhama', 'adhama']);
    expect(PORUTHAM_SCHOOLS.map((school) => yoni(12, 14, school))).toEqual(['adhama', 'adhama', 'adhama']);
    expect(PORUTHAM_SCHOOLS.map((school) => yoni(4, 11, school))).toEqual(['adhama', 'uttama', 'uttama']);
  });

  it('grades the sign he has from hers', () => {
    // From Aries: the sign of each star below, its first pada.
    const rashi = (groom: MatchMoon, school: (typeof PORUTHAM_SCHOOLS)[number]) =>
      grade(groom, at(1), 'rashi', { school });
    const ofSign = (sign: number): MatchMoon => ({ longitudeDeg: (sign - 1) * 30 + 1 });
    const row = (school: (typeof PORUTHAM_SCHOOLS)[number]) =>
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sign) => rashi(ofSign(sign), school)[0]).join('');
    expect(row('tamil')).toBe('amamauammma');
    // The Sun and the Moon, lords of the fifth and fourth, are friends of Mars, and the Moon does not return it.
    expect(row('kerala')).toBe('aaamauuuuuu');
    expect(row('raman')).toBe('aaamauuuuuu');
  });

  it('holds her Rakshasa gana against him, unless her star is far', () => {
    // Krittika is a Rakshasa, Ashwini a Deva: she is the third from him. Shatabhisha is the 24th.
    const gana = (groom: number, bride: number, school: (typeof PORUTHAM_SCHOOLS)[number]) =>
      grade(at(groom), at(bride), 'gana', { school });
    expect(PORUTHAM_SCHOOLS.map((school) => gana(1, 3, school))).toEqual(['adhama', 'adhama', 'adhama']);
    expect(PORUTHAM_SCHOOLS.map((school) => gana(1, 24, school))).toEqual(['adhama', 'madhyama', 'madhyama']);
    expect(gana(3, 1, 'tamil')).toBe('madhyama');
    expect(gana(3, 9, 'tamil')).toBe('uttama');
  });
});

describe('any two Moons', () => {
  const moon = fc.record({ nakshatra: fc.integer({ min: 1, max: 27 }), pada: fc.integer({ min: 1, max: 4 }) });
  const options = fc.record(
    {
      school: fc.constantFrom(...PORUTHAM_SCHOOLS),
      rajju: fc.constantFrom(...RAJJU_RULES),
      vedha: fc.constantFrom(...VEDHA_RULES),
      streeDeergha: fc.constantFrom(...STREE_DEERGHA_RULES),
    },
    { requiredKeys: [] },
  );

  test.prop([moon, moon, options], seeded)(
    'have ten poruthams that are counted right, as plain data',
    (a, b, chosen) => {
      const match = poruthamOf(a, b, chosen);
      expect(JSON.parse(canonicalJson(match))).toEqual(match);
      expect(match.poruthams).toHaveLength(10);
      for (const result of [...match.poruthams, ...match.more]) {
        expect(PORUTHAM_GRADES).toContain(result.grade);
        expect(result.isPresent).toBe(result.grade !== 'adhama');
        expect(result.because.length).toBeGreaterThan(0);
        expect(result.sources.length).toBeGreaterThan(0);
      }
      expect(match.presentCount).toBe(match.poruthams.filter(({ isPresent }) => isPresent).length);
      expect(match.essential.present.length + match.essential.absent.length).toBe(5);
      const { presentCount, essential } = match;
      const whole = presentCount >= 8 ? 'uttama' : presentCount >= 6 ? 'madhyama' : 'adhama';
      expect(match.grade).toBe(essential.absent.length > 0 ? 'adhama' : whole);
      // What Raman overlooks, and what must be there for it.
      const has = (name: string) =>
        [...match.poruthams, ...match.more].some((result) => result.name === name && result.isPresent);
      const overlooked = [
        !has('streeDeergha') && has('rashi') && has('rashyadhipati') ? 'streeDeergha' : null,
        !has('rajju') && has('rashyadhipati') && has('rashi') && has('dina') && has('mahendra') ? 'rajju' : null,
        !has('nadi') && has('rashi') && has('rajju') ? 'nadi' : null,
      ].filter((name) => name !== null);
      expect(match.exceptions.map(({ value }) => value.porutham)).toEqual(overlooked);
      for (const { value } of match.exceptions)
        expect([...match.poruthams, ...match.more].find(({ name }) => name === value.porutham)?.isPresent).toBe(false);
      const turned = poruthamOf(b, a, { ...chosen, bride: 'person1' });
      expect({ ...turned, roles: match.roles, settings: match.settings }).toEqual(match);
    },
  );

  test.prop([moon, moon, options], seeded)(
    'do not mind their order in rajju, vedha, nadi and rashyadhipati',
    (a, b, chosen) => {
      for (const name of ['rajju', 'vedha', 'nadi', 'rashyadhipati'] as const)
        expect(grade(a, b, name, chosen), name).toBe(grade(b, a, name, chosen));
    },
  );

  it('that lack a rajju, a distance or a nadi may be excused by what else is there', () => {
    const excused = new Set<string>();
    for (let a = 1; a <= 27; a++)
      for (let b = 1; b <= 27; b++)
        for (const { id } of poruthamOf(at(a), at(b), { school: 'raman' }).exceptions) excused.add(id);
    expect([...excused].sort()).toEqual(['nadi-overlooked', 'rajju-overlooked', 'stree-deergha-overlooked']);
  });
});

describe('a question that cannot be answered', () => {
  it.each<[string, () => unknown]>([
    ['school', () => poruthamOf(at(1), at(2), { school: 'north' as 'tamil' })],
    ['rajju', () => poruthamOf(at(1), at(2), { rajju: 'none' as 'plain' })],
    ['vedha', () => poruthamOf(at(1), at(2), { vedha: 'constructor' as 'raman' })],
    ['streeDeergha', () => poruthamOf(at(1), at(2), { streeDeergha: 'far' as 'graded' })],
    ['person2.nakshatra', () => poruthamOf(at(1), at(0))],
    ['options', () => poruthamOf(at(1), at(2), null as unknown as PoruthamOptions)],
  ])('names the field: %s', (field, ask) => {
    expect(ask).toThrow(EngineError);
    expect(ask).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field }));
  });
});
