/** What holds for every name and every date. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  bhagyankOf,
  challengesOf,
  expressionOf,
  KUA_GENDERS,
  kuaOf,
  lifePathOf,
  loShuOf,
  mulankOf,
  NUMEROLOGY_CHOICES,
  type NumerologyNumber,
  type NumerologyOptions,
  nameTraitsOf,
  numerologyMatch,
  numerologyOf,
  numerologySettings,
  periodCyclesOf,
  personalCyclesOf,
  personalityOf,
  personalYearOf,
  pinnaclesOf,
  reduceNumber,
  rootFitOf,
  soulUrgeOf,
  transitsOf,
  universalCyclesOf,
} from '../../packages/engine/src/numerology/index.ts';
import { dateOf, dayNumberOf } from '../../packages/engine/src/time/calendar.ts';

const seed = 20261121;
const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 1, maxLength: 9 });
const names = fc.array(word, { minLength: 1, maxLength: 4 });
const written = (day: number): string => {
  const { year, month, day: date } = dateOf(day);
  const pad = (n: number, width: number): string => String(n).padStart(width, '0');
  return `${year < 0 ? '-' : ''}${pad(Math.abs(year), 4)}-${pad(month, 2)}-${pad(date, 2)}`;
};
const yearText = (year: number): string => `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`;
const days = fc.integer({ min: dayNumberOf(-9999, 1, 1), max: dayNumberOf(9998, 12, 31) });
const dates = days.map(written);
/** Every choice at random; the kua needs a gender and is left out. */
const options = fc
  .record(
    Object.fromEntries(
      Object.entries(NUMEROLOGY_CHOICES).map(([name, allowed]) => [name, fc.constantFrom(...allowed)]),
    ),
  )
  .map(
    (chosen) =>
      ({ ...chosen, grid: chosen['grid'] === 'date-roots-kua' ? 'date' : chosen['grid'] }) as NumerologyOptions,
  );

/** Every number of a record, wherever it lies. */
function numbersIn(value: unknown, found: NumerologyNumber[] = []): readonly NumerologyNumber[] {
  if (typeof value !== 'object' || value === null) return found;
  if ('steps' in value && 'compound' in value) found.push(value as NumerologyNumber);
  for (const member of Object.values(value)) numbersIn(member, found);
  return found;
}

describe('every number', () => {
  test.prop([names, dates, options], { seed, numRuns: 300 })(
    'shows steps that add up to it',
    (parts, birthDate, chosen) => {
      const chart = numerologyOf({ name: parts.join(' '), birthDate, currentName: parts[0], on: '9999-12-31' }, chosen);
      const numbers = numbersIn(chart);
      expect(numbers.length).toBeGreaterThan(40);
      for (const { id, value, root, isMaster, steps } of numbers) {
        for (const { part, terms, labels, result } of steps) {
          const sum = terms.reduce((a, b) => a + b, 0);
          expect(labels).toHaveLength(terms.length);
          const expected =
            part === 'difference'
              ? Math.abs((terms[0] as number) - (terms[1] as number))
              : part === 'count'
                ? terms.length
                : sum;
          expect(result, id).toBe(expected);
        }
        expect(isMaster).toBe([11, 22, 33, 44].includes(value));
        expect(value <= 9 || isMaster, id).toBe(true);
        expect(root).toBe(value > 9 ? (value / 11) * 2 : value);
        if (steps.length > 0 && id !== 'kua') expect(steps[steps.length - 1]?.result, id).toBe(value);
      }
      if (chosen.masters === 'none') expect(numbers.every((number) => !number.isMaster)).toBe(true);
    },
  );

  test.prop([fc.nat(1_000_000)], { seed })('is a digital root unless a master', (number) => {
    const root = number === 0 ? 0 : ((number - 1) % 9) + 1;
    expect(reduceNumber(number, { masters: 'none' }).value).toBe(root);
    const kept = reduceNumber(number);
    expect(kept.root).toBe(root);
  });
});

describe('names', () => {
  test.prop([names, options], { seed })(
    'expression does not know order, case or spaces; vowels and consonants are all of it',
    (parts, chosen) => {
      const plain = { ...chosen, titles: 'count', initials: 'plain' } as const;
      const name = parts.join(' ');
      const { total, value } = expressionOf(name, plain);
      expect(expressionOf([...parts].reverse().join(' '), plain)).toMatchObject({ total, value });
      expect(expressionOf(name.toUpperCase(), plain)).toMatchObject({ total, value });
      expect(expressionOf(`  ${parts.join('   ')}. `, plain)).toMatchObject({ total, value });
      expect(soulUrgeOf(name, plain).total + personalityOf(name, plain).total).toBe(total);
    },
  );

  test.prop([word.filter((letters) => /[aeiou]/.test(letters))], { seed })(
    'marks on letters change nothing',
    (letters) => {
      const marked = letters
        .replaceAll('a', 'ǡ')
        .replaceAll('e', 'ễ')
        .replaceAll('i', 'i\u0302')
        .replaceAll('o', 'ő')
        .replaceAll('u', 'ǘ');
      expect(expressionOf(marked).total).toBe(expressionOf(letters).total);
      expect(soulUrgeOf(marked).total).toBe(soulUrgeOf(letters).total);
    },
  );

  test.prop([names], { seed })('whole and by-name sums have one root, and lessons and counts agree', (parts) => {
    const name = parts.join(' ');
    expect(expressionOf(name, { nameSum: 'by-name' }).root).toBe(expressionOf(name).root);
    const { counts, karmicLessons, subconsciousSelf } = nameTraitsOf(name);
    const total = Object.values(counts).reduce((a, b) => a + b, 0);
    expect(total).toBe(parts.join('').length);
    expect(karmicLessons.length + subconsciousSelf.value).toBe(9);
    expect(nameTraitsOf(name, { system: 'chaldean' }).karmicLessons).not.toContain(9);
    const planes = nameTraitsOf(name).planes.reduce((sum, { count }) => sum + count, 0);
    expect([
      planes,
      nameTraitsOf(name, { planes: 'digits' }).planes.reduce((sum, { count }) => sum + count, 0),
    ]).toEqual([total, total]);
  });

  test.prop([names], { seed })('letters pass in their order, each as long as its value', (parts) => {
    const years = transitsOf(parts.join(' '), 0, 150);
    const first = years.map(({ letters }) => letters[0]?.letter).join('');
    const round = [...(parts[0] as string).toUpperCase()]
      .map((letter) => letter.repeat(((letter.charCodeAt(0) - 65) % 9) + 1))
      .join('');
    expect(first).toBe(round.repeat(Math.ceil(151 / round.length)).slice(0, 151));
  });
});

describe('dates', () => {
  test.prop([dates], { seed })('every method of the life path has the same root', (date) => {
    for (const lifePath of NUMEROLOGY_CHOICES.lifePath)
      expect(lifePathOf(date, { lifePath }).root).toBe(bhagyankOf(date).value);
    expect(mulankOf(date).value).toBe(((Number(date.slice(-2)) - 1) % 9) + 1);
  });

  test.prop([dates, fc.constantFrom(...KUA_GENDERS)], { seed })(
    'Lo Shu counts the digits that are not 0; there is no kua 5',
    (date, gender) => {
      const counted = Object.values(loShuOf(date).counts).reduce((a, b) => a + b, 0);
      expect(counted).toBe(date.replace(/[-0]/g, '').length);
      expect([1, 2, 3, 4, 6, 7, 8, 9]).toContain(kuaOf(date, gender).value);
    },
  );

  test.prop([dates, options], { seed })(
    'phases follow one another without a gap; challenges are 0 … 8',
    (date, chosen) => {
      for (const phases of [
        pinnaclesOf(date, chosen),
        challengesOf(date, { ...chosen, challenges: 'four' }),
        periodCyclesOf(date, chosen),
      ]) {
        expect(phases[0]?.fromAge).toBe(0);
        for (let i = 1; i < phases.length; i++) expect(phases[i]?.fromAge).toBe((phases[i - 1]?.toAge as number) + 1);
        expect(phases[phases.length - 1]?.toAge).toBeNull();
      }
      for (const { value } of challengesOf(date)) expect(value).toBeLessThanOrEqual(8);
    },
  );

  test.prop([dates, fc.integer({ min: dayNumberOf(1, 1, 1), max: dayNumberOf(9000, 1, 1) })], { seed })(
    'personal days and years go round by nines',
    (birth, day) => {
      const next = (number: number): number => (number % 9) + 1;
      const [today, tomorrow] = [written(day), written(day + 1)];
      const [a, b] = [personalCyclesOf(birth, today), personalCyclesOf(birth, tomorrow)];
      if (today.slice(0, 7) === tomorrow.slice(0, 7)) expect(b.day.value).toBe(next(a.day.value));
      const inAYear = `${String(Number(today.slice(0, 4)) + 1).padStart(4, '0')}-06-15`;
      expect(personalCyclesOf(birth, inAYear).year.value).toBe(next(a.year.value));
      const universal = universalCyclesOf(today);
      expect(universal.day.root).toBe(bhagyankOf(today).value);
    },
  );

  test.prop([dates], { seed })('the second and third period begin in a personal year 1', (birth) => {
    const born = Number(birth.slice(0, -6));
    for (const periodAges of ['personal-year-one', 'nearest-28'] as const) {
      const [, second, third] = periodCyclesOf(birth, { periodAges });
      const yearAt = (age = 0): number => personalYearOf(birth, `${yearText(born + age)}-06-15`).value;
      if (born + 70 > 9999) continue;
      expect(yearAt(second?.fromAge)).toBe(1);
      // Digits of years run backwards before the year 0, and 27 years across it are no three rounds of nine.
      if (born >= 0 || born < -70) expect(yearAt(third?.fromAge)).toBe(1);
    }
  });

  test.prop([fc.integer({ min: -9990, max: 9980 }), fc.constantFrom(...KUA_GENDERS)], { seed })(
    'the kua comes back after nine years and not before, also across the year 0',
    (year, gender) => {
      const nine = Array.from({ length: 9 }, (_, i) => kuaOf(`${yearText(year + i)}-06-15`, gender));
      expect(kuaOf(`${yearText(year + 9)}-06-15`, gender).value).toBe(nine[0]?.value);
      // Eight mansions in nine years, for the middle stands for one of them twice.
      expect(new Set(nine.map(({ value }) => value)).size).toBe(8);
    },
  );

  test.prop([dates, options], { seed })('ages of phases never run backwards, with any masters', (date, chosen) => {
    for (const { fromAge, toAge } of pinnaclesOf(date, { ...chosen, pinnacleAges: 'as-kept' }))
      expect(toAge ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(fromAge);
  });
});

describe('two people', () => {
  test.prop([names, names, dates, dates, options], { seed })(
    'are as compatible as they are the other way about',
    (one, other, date1, date2, chosen) => {
      const [a, b] = [
        { name: one.join(' '), birthDate: date1 },
        { name: other.join(' '), birthDate: date2 },
      ];
      const [ab, ba] = [numerologyMatch(a, b, chosen), numerologyMatch(b, a, chosen)];
      expect([ba.score, ba.percent, ba.grade, ba.relationship?.value]).toEqual([
        ab.score,
        ab.percent,
        ab.grade,
        ab.relationship?.value,
      ]);
      expect(ba.terms.map(({ id, grade }) => [id, grade])).toEqual(ab.terms.map(({ id, grade }) => [id, grade]));
      expect(ab.score).toBe(ab.terms.reduce((sum, { points, weight }) => sum + points * weight, 0));
      expect(ab.percent).toBeLessThanOrEqual(100);
    },
  );

  test.prop([fc.integer({ min: 1, max: 9 }), fc.constantFrom(...NUMEROLOGY_CHOICES.compatibility)], { seed })(
    'one with oneself is natural',
    (root, school) => {
      expect(rootFitOf(root, root, school).grade).toBe('natural');
    },
  );
});

describe('choices', () => {
  test.prop([options], { seed })('settings are choices again, and give themselves', (chosen) => {
    const settings = numerologySettings(chosen);
    expect(numerologySettings(settings)).toEqual(settings);
    expect(numerologySettings({ ...settings })).toEqual(settings);
    expect(settings).toMatchObject(chosen);
  });
});
