/** The whole profile: what it holds, what its facts rest on, and what it leaves out when name or date is missing. */
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../packages/engine/src/index.ts';
import { numerologyMatch, numerologyOf, rootAttributesOf } from '../../packages/engine/src/numerology/index.ts';
import { SOURCES } from '../../packages/engine/src/sources.ts';

const question = {
  name: 'Thomas John Hancock',
  birthDate: '1949-05-15',
  currentName: 'Tom Hancock',
  gender: 'male',
  on: '2026-11-21',
} as const;

describe('a profile', () => {
  const chart = numerologyOf(question, { preset: 'decoz' });

  it('has the six numbers, the running phases and the letters of the age', () => {
    const { lifePath, expression, soulUrge, personality, birthDay, maturity, day } = chart;
    expect([lifePath, expression, soulUrge, personality, birthDay, maturity].map((number) => number?.value)).toEqual([
      7, 7, 2, 5, 6, 5,
    ]);
    expect(chart.currentName?.expression).toMatchObject({ id: 'minor-expression', value: 4 });
    expect([day?.age, day?.pinnacle?.index, day?.challenge?.index, day?.period?.index]).toEqual([77, 4, 4, 3]);
    // 5 + 6 + (2026 → 10 → 1) = 12 → 3; November is 2, the 21st 3.
    expect([day?.personal?.year, day?.personal?.month, day?.personal?.day].map((number) => number?.value)).toEqual([
      3, 5, 8,
    ]);
    expect([day?.universal.year, day?.universal.month, day?.universal.day].map((number) => number?.value)).toEqual([
      1, 3, 6,
    ]);
    // Thomas is 22 years, John 20, Hancock 28; at 77 they stand in their years 11, 17 and 21.
    expect(day?.transits?.letters.map(({ letter }) => letter).join('')).toBe('ONO');
    expect(day?.transits?.essence).toMatchObject({ compound: 17, value: 8 });
  });

  it('reads years before 0 as people write them and as the engine does', () => {
    const [short, long] = ['-0043-03-15', '-000043-03-15'].map((birthDate) =>
      numerologyOf({ birthDate, on: '2026-11-21' }),
    );
    expect(long).toEqual(short);
    expect(numerologyOf({ birthDate: '+001949-05-15' }).lifePath).toEqual(
      numerologyOf({ birthDate: '1949-05-15' }).lifePath,
    );
    for (const birthDate of ['-00043-03-15', '-010043-03-15', '000043-03-15'])
      expect(() => numerologyOf({ birthDate }), birthDate).toThrow(/is not of the form/);
  });

  it('has facts that are told once, rest on something and cite works of the list', () => {
    const ids = chart.facts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        'life-path',
        'karmic-lesson-7',
        'hidden-passion-1',
        'karmic-debt-16-in-life-path-life-path',
        'pinnacle-4',
        'essence',
        'kua',
      ]),
    );
    for (const { id, because, sources } of chart.facts) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(because.length, id).toBeGreaterThan(0);
      expect(sources.length, id).toBeGreaterThan(0);
      for (const source of sources) expect(SOURCES).toHaveProperty([source]);
      for (const cell of because) if (!cell.includes('=')) expect(ids, `${id} rests on ${cell}`).toContain(cell);
    }
    expect(chart.sources).toEqual(expect.arrayContaining([...new Set(chart.facts.flatMap(({ sources }) => sources))]));
  });

  it('repeats every choice, and is plain data', () => {
    expect(chart.settings).toMatchObject({ preset: 'decoz', nameSum: 'by-name', y: 'by-sound', lifePath: 'by-parts' });
    expect(() => canonicalJson(chart)).not.toThrow();
    expect(numerologyOf(question, chart.settings)).toEqual(chart);
  });
});

describe('without a name, a date or a day', () => {
  it('what needs them is null or empty', () => {
    const named = numerologyOf({ name: 'Ann Lee' });
    expect([named.lifePath, named.date, named.maturity, named.day, named.rationalThought]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(named.bridges).toEqual([]);
    const dated = numerologyOf({ birthDate: '2000-02-29', on: '2001-02-28' });
    expect([dated.expression, dated.name, dated.day?.transits, dated.day?.age]).toEqual([null, null, null, 0]);
    expect(numerologyOf({ birthDate: '2000-02-29', on: '2001-03-01' }).day?.age).toBe(1);
    expect(numerologyOf({ name: 'Ann Lee', on: '2026-01-01' }).day).toMatchObject({
      personal: null,
      universal: { year: { value: 1 } },
    });
  });

  it('the year of the birthday begins on it when so chosen', () => {
    const year = (on: string) =>
      numerologyOf({ birthDate: '1949-05-15', on }, { personalYear: 'birthday' }).day?.personal?.year.value;
    expect([year('2026-05-14'), year('2026-05-15')]).toEqual([2, 3]);
  });
});

describe('presets', () => {
  it('Cheiro and India lead by the day of birth, the West by the life path', () => {
    const of = (preset: 'common' | 'cheiro' | 'indian') => numerologyOf({ birthDate: '1949-05-15' }, { preset });
    expect(of('common').attributes).toMatchObject({ root: 7, planet: 'Neptune' });
    expect(of('cheiro').attributes).toMatchObject({ root: 6, planet: 'Venus' });
    expect(of('indian').date?.loShu.added).toEqual([
      { id: 'mulank', digit: 6 },
      { id: 'bhagyank', digit: 7 },
    ]);
    expect(numerologyOf({ name: 'Ann Lee' }, { system: 'vedic' }).settings.preset).toBe('indian');
    expect(rootAttributesOf(4, { attributes: 'indian' }).planet).toBe('Rahu');
  });

  it('numbers that suit a root suit it the other way about', () => {
    for (const attributes of ['cheiro'] as const)
      for (let root = 1; root <= 9; root++)
        for (const other of rootAttributesOf(root, { attributes }).numbers)
          expect(rootAttributesOf(other, { attributes }).numbers.includes(root) || root === 8, `${root} ${other}`).toBe(
            true,
          );
  });

  it('Agrippa’s letters go into hundreds', () => {
    const { expression } = numerologyOf({ name: 'Juvenal W' }, { system: 'agrippa' });
    // J 600, U 200, V 700, E 5, N 40, A 1, L 20, W 900.
    expect(expression?.total).toBe(2466);
  });
});

describe('a match', () => {
  it('tells its score term by term, Western and Indian', () => {
    const [ann, tom] = [
      { name: 'Ann Lee', birthDate: '1950-01-07' },
      { name: 'Thomas John Hancock', birthDate: '1949-05-15' },
    ];
    const western = numerologyMatch(ann, tom);
    expect(western.terms.map(({ id }) => id)).toEqual([
      'life-path',
      'birth-day',
      'expression',
      'soul-urge',
      'personality',
    ]);
    const indian = numerologyMatch(ann, tom, { preset: 'indian' });
    // 7 and 6 are Ketu, taken as Mars, and Venus: neutral to each other. 5 and 7, Mercury and Mars: Mars holds Mercury an enemy.
    expect(indian.terms.map(({ id, person1, person2, grade }) => [id, person1.value, person2.value, grade])).toEqual([
      ['mulank', 7, 6, 'neutral'],
      ['bhagyank', 5, 7, 'challenging'],
      ['namank', 6, 5, 'natural'],
    ]);
    expect(numerologyMatch({ name: 'Ann' }, { birthDate: '1950-01-07' })).toMatchObject({
      terms: [],
      percent: 0,
      // Nothing compared is no bad match.
      grade: null,
      relationship: null,
    });
  });
});
