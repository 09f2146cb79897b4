/** Worked examples of books and teachers, and tables they print. */
import { describe, expect, it } from 'vitest';
import {
  balanceOf,
  birthChartOf,
  challengesOf,
  compoundNumberOf,
  expressionOf,
  kuaOf,
  lifePathOf,
  loShuOf,
  nameTraitsOf,
  numerologyOf,
  periodCyclesOf,
  personalityOf,
  personalYearOf,
  pinnaclesOf,
  rationalThoughtOf,
  rootFitOf,
  soulUrgeOf,
  transitsAt,
  transitsOf,
} from '../../packages/engine/src/numerology/index.ts';
import { readTruth, truthLedger } from '../truth/ledger.ts';

const path = 'numerology/worked-examples.json';
const truth = readTruth<Record<string, any>, Record<string, any>>(path);
const ledger = truthLedger('Numerology, worked examples', path);
const of = (id: string) => truth.cases.find((one) => one.id === id) as (typeof truth.cases)[number];
const decoz = { preset: 'decoz' } as const;

describe('worked examples', () => {
  it('Thomas John Hancock has the numbers of Decoz’s book', () => {
    const { input, expect: printed } = of('hancock');
    const { name, date } = input as { name: string; date: string };
    const traits = nameTraitsOf(name, decoz);
    expect(lifePathOf(date, decoz)).toMatchObject({ value: printed['lifePath'], compound: 16 });
    expect(expressionOf(name, decoz)).toMatchObject({ value: printed['expression'], compound: 25, total: 70 });
    expect(soulUrgeOf(name, decoz).value).toBe(printed['soulUrge']);
    expect(personalityOf(name, decoz)).toMatchObject({ value: printed['personality'], compound: 14 });
    expect(balanceOf(name, decoz).value).toBe(printed['balance']);
    expect(traits.karmicLessons).toEqual(printed['karmicLessons']);
    expect(traits.hiddenPassions).toEqual(printed['hiddenPassions']);
    expect(traits.subconsciousSelf.value).toBe(printed['subconsciousSelf']);
    expect(challengesOf(date, decoz).map(({ value }) => value)).toEqual(printed['challenges']);
    expect([traits.cornerstone, traits.firstVowel, traits.capstone].map((role) => role?.letter)).toEqual([
      printed['cornerstone'],
      printed['firstVowel'],
      printed['capstone'],
    ]);
    const { karmicDebts } = numerologyOf({ name, birthDate: date }, decoz);
    const core = karmicDebts.filter((debt) => debt.isFinal && debt.in !== 'maturity').map((debt) => debt.number);
    expect(core.sort()).toEqual(printed['debts']);
    ledger.pass('hancock');
  });

  it('Tom Cruise has at 20 the letters of Decoz’s course, and the periods of his chart', () => {
    const { input, expect: printed } = of('cruise');
    expect(transitsAt(input['name'], input['age']).letters.map(({ letter }) => letter)).toEqual(printed['letters']);
    expect(periodCyclesOf(input['date']).map(({ value }) => value)).toEqual(printed['periods']);
    ledger.pass('cruise');
  });

  it('Victor’s rational thought is the printed one', () => {
    const { input, expect: printed } = of('victor');
    expect(rationalThoughtOf(input['name'], input['date'], { masters: 'none' }).value).toBe(printed['rationalThought']);
    ledger.pass('victor');
  });

  it('David Michael McClain’s names sum up as printed', () => {
    const { input, expect: printed } = of('mcclain');
    const { steps, value } = expressionOf(input['name'], { nameSum: 'by-name' });
    expect(steps.filter(({ part }) => part === 'letters').map(({ result }) => result)).toEqual(printed['parts']);
    expect(value).toBe(printed['expressionByDigits']);
    ledger.pass('mcclain');
  });

  it('the periods of 1939-11-11 change at the printed ages', () => {
    const { input, expect: printed } = of('periods-1939-11-11');
    expect(lifePathOf(input['date']).value).toBe(printed['lifePath']);
    expect(periodCyclesOf(input['date']).map(({ fromAge, toAge }) => [fromAge, toAge])).toEqual(printed['periodAges']);
    ledger.pass('periods-1939-11-11');
  });

  it('John Smith has Cheiro’s numbers, John Adam Smith those of a later book, letter by letter', () => {
    for (const id of ['cheiro-john-smith', 'chaldean-john-adam-smith']) {
      const { input, expect: printed } = of(id);
      const { steps, total } = expressionOf(input['name'], { system: 'chaldean', nameSum: 'by-name' });
      const names = steps.filter(({ part }) => part === 'letters');
      expect(
        names.map(({ terms }) => terms.join('')),
        id,
      ).toEqual(printed['letters']);
      expect(
        names.map(({ result }) => result),
        id,
      ).toEqual(printed['parts']);
      const roots = steps.filter(({ part, of: name }) => part === 'digits' && name !== 'expression');
      expect(
        roots.map(({ result }) => result),
        id,
      ).toEqual(printed['roots']);
      expect(total).toBe(printed['parts'].reduce((a: number, b: number) => a + b, 0));
      ledger.pass(id);
    }
    // Compounds of the names, and the row of the table each reads.
    expect([18, 17].map((number) => compoundNumberOf(number)?.key)).toEqual(['rayed-moon', 'star-of-the-magi']);
  });

  it('Charlotte Brontë sums up as printed, her diaeresis read over', () => {
    const { input, expect: printed } = of('chaldean-charlotte-bronte');
    const { steps, total, value } = expressionOf(input['name'], { system: 'chaldean' });
    expect(steps.slice(0, 2).map(({ terms, result }) => [terms.join(''), result])).toEqual(printed['names']);
    expect([total, value]).toEqual([printed['total'], printed['value']]);
    ledger.pass('chaldean-charlotte-bronte');
  });

  it('Anna Torres has the printed sums', () => {
    const { input, expect: printed } = of('pythagorean-anna-torres');
    expect(expressionOf(input['name'])).toMatchObject({ total: printed['total'], value: printed['expression'] });
    expect(soulUrgeOf(input['name'])).toMatchObject({ total: printed['vowels'], value: printed['soulUrge'] });
    ledger.pass('pythagorean-anna-torres');
  });

  it('periods end at the ages of the printed table, for every life path', () => {
    const ends = (truth as unknown as { periodEnds: Record<string, number[]> }).periodEnds;
    for (let day = 1; day <= 9; day++) {
      const date = `1980-01-0${day}`;
      const printed = ends[lifePathOf(date, { masters: 'none' }).value];
      expect(
        periodCyclesOf(date).map(({ toAge }) => toAge),
        date,
      ).toEqual([...(printed as number[]), null]);
    }
  });
});

describe('conventions on ages', () => {
  it('periods at 28 and 56, at 27 and 54, or with the year 1 nearest to 28', () => {
    const starts = (periodAges: '28-56' | '27-54' | 'nearest-28', date = '1980-01-03') =>
      periodCyclesOf(date, { periodAges }).map(({ fromAge }) => fromAge);
    expect(starts('28-56')).toEqual([0, 28, 56]);
    expect(starts('27-54')).toEqual([0, 27, 54]);
    // Root 4 on that date: personal year 1 at 24 and at 33; 24 is four years from 28, 33 five.
    expect(starts('nearest-28')).toEqual([0, 24, 51]);
  });

  it('a master life path counts as its root for the pinnacles, or as itself', () => {
    const { lifePath, date } = numerologyOf({ birthDate: '1985-11-22' });
    expect(lifePath?.value).toBe(11);
    expect(date?.pinnacles.map(({ toAge }) => toAge)).toEqual([34, 43, 52, null]);
    const kept = numerologyOf({ birthDate: '1985-11-22' }, { pinnacleAges: 'as-kept', pinnacleParts: 'masters-kept' });
    expect(kept.date?.pinnacles.map(({ toAge, value }) => [value, toAge])).toEqual([
      [33, 25],
      [9, 34],
      [6, 43],
      [7, null],
    ]);
  });

  it('a life path of 44, which is more than 36, counts as 8 in the ages', () => {
    // 11 + 22 + 11, for 1910 is 11.
    const options = { masters: '11-22-33-44', pinnacleAges: 'as-kept' } as const;
    expect(lifePathOf('1910-11-22', options).value).toBe(44);
    expect(pinnaclesOf('1910-11-22', options).map(({ fromAge, toAge }) => [fromAge, toAge])).toEqual([
      [0, 28],
      [29, 37],
      [38, 46],
      [47, null],
    ]);
    expect(challengesOf('1910-11-22', options)[0]?.toAge).toBe(28);
  });

  it('before the year 0 the kua keeps its round of nine years, and periods go by the years that personalYearOf gives', () => {
    expect(kuaOf('-000044-06-15', 'male')).toEqual(kuaOf('-0044-06-15', 'male'));
    expect(kuaOf('-0044-06-15', 'male')).toMatchObject({ value: kuaOf('0001-06-15', 'male').value });
    expect(kuaOf('-0044-06-15', 'male').steps[0]).toEqual({
      part: 'sum',
      of: 'year',
      labels: ['year', 'nines'],
      terms: [-44, 45],
      result: 1,
    });
    const age = periodCyclesOf('-0044-03-15')[1]?.fromAge as number;
    expect(personalYearOf('-0044-03-15', `-00${44 - age}-03-15`).value).toBe(1);
  });

  it('three challenges, and challenges of masters', () => {
    expect(challengesOf('1985-11-22', { challenges: 'three' })).toHaveLength(3);
    expect(challengesOf('1985-11-22').map(({ value }) => value)).toEqual([2, 1, 1, 3]);
    // 11 and 22 differ by 11, which is 2; 22 and 5 by 17, which is 8.
    expect(challengesOf('1985-11-22', { challengeParts: 'masters-kept' }).map(({ value }) => value)).toEqual([
      2, 8, 6, 6,
    ]);
  });

  it('who has no middle name has the mental letters of the last', () => {
    const planes = (options = {}) =>
      transitsOf('Ann Lee', 0, 0, options)[0]?.letters.map(({ plane, letter }) => plane + letter);
    expect(planes()).toEqual(['physicalA', 'mentalL', 'spiritualL']);
    expect(planes({ mentalTransit: 'none' })).toEqual(['physicalA', 'spiritualL']);
  });
});

describe('tables', () => {
  it('Cheiro’s compound numbers run from 10 to 52, and refer to numbers with a symbol of their own', () => {
    expect([compoundNumberOf(9), compoundNumberOf(53)]).toEqual([null, null]);
    for (let number = 10; number <= 52; number++) {
      const row = compoundNumberOf(number);
      expect(row?.root, `${number}`).toBe(((number - 1) % 9) + 1);
      if (row?.sameAs === null || row === null) continue;
      expect(compoundNumberOf(row.sameAs)).toMatchObject({ key: row.key, sameAs: null, root: row.root });
    }
  });

  it('kua of men and women of known years, and the year before 4 February', () => {
    // 1990 and 2000 as every table of the eight mansions prints them.
    const kua = (date: string) => [kuaOf(date, 'male').value, kuaOf(date, 'female').value];
    expect(kua('1990-06-01')).toEqual([1, 8]);
    expect(kua('2000-06-01')).toEqual([9, 6]);
    // The middle, 5, is 2 for a man and 8 for a woman: 1986 has the root 6, 11 - 6; 1990 the root 1, 4 + 1.
    expect(kua('1986-06-01')).toEqual([2, 1]);
    expect(kua('1990-01-20')).toEqual(kua('1989-06-01'));
    expect(kuaOf('1990-01-20', 'male', { kuaYear: 'january-1' }).value).toBe(1);
  });

  it('Lo Shu with the roots, the kua, and its lines', () => {
    const plain = loShuOf('1989-01-14');
    expect(plain.rows).toEqual([
      ['4', '99', ''],
      ['', '', ''],
      ['8', '111', ''],
    ]);
    expect(plain.lines.filter(({ state }) => state !== 'partial').map(({ id, state }) => [id, state])).toEqual([
      ['emotional-plane', 'empty'],
      ['action-plane', 'empty'],
    ]);
    expect(loShuOf('1989-01-14', { grid: 'date-and-roots' }).added).toEqual([
      { id: 'mulank', digit: 5 },
      { id: 'bhagyank', digit: 6 },
    ]);
    expect(loShuOf('1989-01-20', { grid: 'date-roots-kua' }, 'female').added.map(({ id }) => id)).toEqual([
      'bhagyank',
      'kua',
    ]);
    expect(() => loShuOf('1989-01-20', { grid: 'date-roots-kua' })).toThrow(
      expect.objectContaining({ field: 'gender' }),
    );
    expect(birthChartOf('1965-09-01').lines.find(({ id }) => id === '1-5-9')?.state).toBe('full');
  });

  it('the concords are those of a published chart, all 81 of them', () => {
    const { rows } = (truth as unknown as { concords: { rows: Record<string, string[]> } }).concords;
    for (const [root, [natural, compatible, neutral]] of Object.entries(rows))
      for (const other of '123456789') {
        const printed = natural?.includes(other)
          ? 'natural'
          : compatible?.includes(other)
            ? 'compatible'
            : neutral?.includes(other)
              ? 'neutral'
              : 'challenging';
        expect(rootFitOf(Number(root), Number(other)).grade, `${root} ${other}`).toBe(printed);
      }
  });

  it('each method of the life path adds up something else', () => {
    const sums = (['by-parts', 'by-parts-plain', 'all-digits', 'whole-numbers'] as const).map((lifePath) => {
      const { compound, value } = lifePathOf('1985-11-22', { lifePath });
      return [compound, value];
    });
    // 11 + 22 + 5; 2 + 4 + 5; the eight digits; 11 + 22 + 1985.
    expect(sums).toEqual([
      [38, 11],
      [11, 11],
      [29, 11],
      [2018, 11],
    ]);
  });

  it('two roots fit as the schools print it', () => {
    expect(rootFitOf(1, 5).grade).toBe('natural');
    expect(rootFitOf(4, 5).grade).toBe('challenging');
    expect(rootFitOf(2, 7, 'cheiro').grade).toBe('natural');
    // Sun and Moon are friends, Moon and Mercury a friend and an enemy, Sun and Saturn enemies.
    expect(rootFitOf(1, 2, 'planetary').grade).toBe('natural');
    expect(rootFitOf(2, 5, 'planetary').grade).toBe('neutral');
    expect(rootFitOf(1, 8, 'planetary').grade).toBe('challenging');
  });
});
