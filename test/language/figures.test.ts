/** Numbers, dates, times, angles and lists are written as CLDR has them: from a printed record of it, and for numbers from Node's own Intl. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from '../../packages/engine/src/language/en.ts';
import { spanish } from '../../packages/engine/src/language/es.ts';
import { french } from '../../packages/engine/src/language/fr.ts';
import { hindi } from '../../packages/engine/src/language/hi.ts';
import { type LanguageCode, languageNamed } from '../../packages/engine/src/language/index.ts';
import { ALL, EACH } from './all.ts';

/** What CLDR prints, kept with its edition, for hosts have different ones. */
const cldr = JSON.parse(readFileSync('test/language/cldr.json', 'utf8')) as Record<
  'dates' | 'lists',
  Record<LanguageCode, readonly string[]>
>;

const NUMBERS = [
  0, 1, 7, 12, 99, 100, 999, 1000, 1234, 9999, 10_000, 12_345, 99_999, 123_456, 1_234_567, 12_345_678, 123_456_789,
  1_234_567_890,
];
const NATIVE = {
  hi: 'deva',
  mr: 'deva',
  bn: 'beng',
  ta: 'tamldec',
  te: 'telu',
  kn: 'knda',
  ml: 'mlym',
  gu: 'gujr',
  pa: 'guru',
} as const;

describe.each(EACH)('in %s', (code, language) => {
  // Kannada almanacs group by lakh, where CLDR groups by thousands.
  const locale = code === 'kn' ? 'hi' : code;
  const digits: string = NATIVE[code as keyof typeof NATIVE] ?? 'latn';

  it('whole numbers are grouped as people group them', () => {
    const oracle = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
    for (const value of NUMBERS) expect(language.number(value)).toBe(oracle.format(value));
  });

  it('decimals are rounded half away from zero and keep their places', () => {
    for (const [value, decimals] of [
      [1.005, 2],
      [2.5, 0],
      [0.125, 2],
      [1234.5678, 3],
      [99.995, 2],
      [0.1, 1],
      [12, 2],
      [1e-7, 3],
    ] as const) {
      const oracle = new Intl.NumberFormat(locale, {
        numberingSystem: 'latn',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
      const expected = value === 1.005 ? oracle.format(1.01) : oracle.format(value);
      expect(language.number(value, decimals), `${value} ${decimals}`).toBe(expected);
    }
  });

  it('negative numbers have a minus, and nothing has a negative zero', () => {
    expect(language.number(-3)).toBe('−3');
    expect(language.number(-0.004, 2)).toBe(language.number(0, 2));
    expect(language.number(-0)).toBe('0');
  });

  it('dates have the order and the months of the language', () => {
    const printed = cldr.dates[code];
    expect(printed.length).toBe(12);
    const written = printed.map((_, month) => language.date(1990, month + 1, 15 - month));
    expect(written).toEqual(printed);
  });

  it('lists are joined as the language joins them', () => {
    const lists = [['x'], ['x', 'y'], ['x', 'y', 'z'], ['x', 'y', 'z', 'u']];
    expect(lists.map((words) => language.list(words))).toEqual(cldr.lists[code]);
    expect(language.list([])).toBe('');
  });

  it('native figures are those of its script, everywhere', () => {
    const native = language.inDigits('native');
    const figures = Array.from({ length: 10 }, (_, figure) =>
      new Intl.NumberFormat(code, { numberingSystem: digits }).format(figure),
    );
    for (const value of NUMBERS)
      expect(native.number(value)).toBe(
        language.number(value).replace(/[0-9]/g, (figure) => figures[Number(figure)] ?? ''),
      );
    const latin = /[0-9]/;
    const texts = [
      native.degrees(12.5, 'seconds'),
      native.date(1990, 5, 1),
      native.time(14, 5, 9),
      native.say.furniture.pageOf({ page: 3, pages: 20 }),
      native.say.furniture.days({ count: 21 }),
      ...Object.values(native.names.house),
    ];
    for (const text of texts) expect(latin.test(text), text).toBe(digits === 'latn' && latin.test(text));
    expect(native.inDigits('latin').number(12)).toBe('12');
  });

  it('durations leave out what is zero', () => {
    const { years, months, days } = language.say.furniture;
    expect(language.duration({ years: 2, months: 0, days: 5 })).toBe(`${years({ count: 2 })} ${days({ count: 5 })}`);
    expect(language.duration({ months: 3 })).toBe(months({ count: 3 }));
    expect(language.duration({})).toBe(days({ count: 0 }));
  });
});

describe('what is the same everywhere', () => {
  it('angles are cut off, never rounded up', () => {
    expect(english.degrees(12.5)).toBe('12°30′');
    expect(english.degrees(29.99999)).toBe('29°59′');
    expect(english.degrees(29.99999, 'seconds')).toBe('29°59′59″');
    expect(english.degrees(-1.25)).toBe('−1°15′');
    expect(english.degrees(-0.0001)).toBe('0°00′');
    for (let minute = 0; minute < 60; minute++)
      expect(english.degrees(7 + minute / 60)).toBe(`7°${String(minute).padStart(2, '0')}′`);
  });

  it('times have two figures each', () => {
    expect(english.time(4, 5)).toBe('04:05');
    expect(hindi.inDigits('native').time(14, 5, 9)).toBe('१४:०५:०९');
  });

  it('the first of a French month, and Spanish words that begin with i', () => {
    expect(french.date(2024, 3, 1)).toBe('1er mars 2024');
    expect(spanish.list(['Venus', 'Ícaro'])).toBe('Venus e Ícaro');
    expect(spanish.list(['nieve', 'hielo'])).toBe('nieve y hielo');
  });

  it('years before our era keep their minus', () => {
    expect(english.date(-500, 1, 2)).toBe('2 January −500');
  });
});

describe('what a caller does wrong', () => {
  it.each([
    ['month', () => english.date(1990, 13, 1)],
    ['day', () => english.date(1990, 1, 0)],
    ['hour', () => english.time(25, 0)],
    ['minute', () => english.time(1, 60)],
    ['second', () => english.time(1, 0, 61)],
    ['value', () => english.number(Number.NaN)],
    ['decimals', () => english.number(1, 12)],
    ['deg', () => english.degrees(Number.POSITIVE_INFINITY)],
    ['language', () => languageNamed('de', [english, hindi])],
  ])('is refused by the name of the field: %s', (field, wrong) => {
    expect(wrong).toThrow(expect.objectContaining({ field, code: 'INVALID_OPTION' }));
  });

  it('languages are found only among those given', () => {
    expect(languageNamed('hi', ALL)).toBe(hindi);
    expect(() => languageNamed('hi', [english])).toThrow(/must be one of en/);
  });
});
