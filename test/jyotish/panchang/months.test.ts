/** Lunar months against Swiss Ephemeris and drik-panchanga over two centuries; eras, Jupiter's years, solar months, the national calendar. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SolarDays } from '../../../packages/engine/src/jyotish/day/index.ts';
import {
  DailySky,
  type LunarMonth,
  lunarMonthAt,
  lunarMonthsBetween,
  MASAS,
  namesOfMonth,
  nationalDateOf,
  panchangOn,
  samvatsarasOf,
} from '../../../packages/engine/src/jyotish/panchang/index.ts';
import { LunarMonths } from '../../../packages/engine/src/jyotish/panchang/lunar-month.ts';
import { masaAt } from '../../../packages/engine/src/jyotish/panchang/masa.ts';
import { solarDateOn } from '../../../packages/engine/src/jyotish/panchang/solar-month.ts';
import { lunarYearsAt } from '../../../packages/engine/src/jyotish/panchang/years.ts';
import { dateOf, dayNumberOf } from '../../../packages/engine/src/time/calendar.ts';
import { jdTtOfUt, jdUtOfTt } from '../../../packages/engine/src/time/local-clock.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';
import { clockAt, delhi, jdUtOf, secondsAfter, zodiac } from './places.ts';

interface Input {
  readonly around?: string;
  readonly date?: string;
}

interface Expect {
  readonly month?: number;
  readonly name?: string;
  readonly adhika?: boolean;
  readonly kshaya?: boolean;
  readonly monthsSharing?: readonly number[];
  readonly names?: readonly string[];
  readonly firstNewMoonUT?: string;
  readonly nextNewMoonUT?: string;
  readonly gregorianYears?: readonly number[];
  readonly shaka?: number;
  readonly south?: number;
  readonly northSuryaSiddhanta?: number;
  readonly northModern?: number;
}

/** Seconds, the file's own; 0.5 is its rounding, today's worst is on the page. */
const TOLERANCE = 15;
const file = readTruth<Input, Expect>('jyotish/lunar-months.json');
const ledger = truthLedger('Lunar months', 'jyotish/lunar-months.json');
const jdTt = (text: string) => jdTtOfUt(jdUtOf(text, 0));

describe('lunar months of two centuries', () => {
  const months = file.cases.filter(({ expect: want }) => want.firstNewMoonUT !== undefined);

  it.each(months.map((c) => [c.id, c] as const))(
    'are numbered and bounded as published: %s',
    (id, { input, expect: want }) => {
      // The first new moon falls on that date, so the next noon but one lies in the month.
      const month = lunarMonthAt(zodiac, jdTt(`${input.around}T12:00:00`) + 2);
      expect(month.numbers).toEqual(want.monthsSharing ?? [want.month]);
      expect(namesOfMonth(month)).toEqual(want.names ?? [want.name]);
      expect(month.isAdhika).toBe(want.adhika ?? false);
      expect(month.isKshaya).toBe(want.kshaya ?? false);
      for (const [at, text] of [
        [month.startJdTt, want.firstNewMoonUT],
        [month.endJdTt, want.nextNewMoonUT],
      ] as const) {
        const seconds = secondsAfter(jdUtOfTt(at), text as string, 0);
        expect(Math.abs(seconds)).toBeLessThan(TOLERANCE);
        ledger.error('s', seconds, TOLERANCE, id);
      }
      ledger.pass(id);
    },
  );

  it('have no added month in the years that are said to have none', () => {
    const [row] = file.cases.filter(({ id }) => id === 'years-without-adhika-odd');
    const years = row?.expect.gregorianYears as readonly number[];
    const all = lunarMonthsBetween(zodiac, jdTt('1901-01-01T00:00:00'), jdTt('2100-01-01T00:00:00'));
    const added = new Set(
      all.filter(({ isAdhika }) => isAdhika).map(({ startJdTt }) => dateOf(Math.floor(startJdTt + 0.5)).year),
    );
    const without = Array.from({ length: 100 }, (_, i) => 1901 + 2 * i).filter((year) => !added.has(year));
    expect(without).toEqual(years);
    ledger.pass('years-without-adhika-odd');
  });

  it('stand in the years of Jupiter that the Calendar Reform Committee gives', () => {
    const [row] = file.cases.filter(({ id }) => id === 'samvatsara-1954-04-21');
    const want = row?.expect as Expect;
    const { years } = panchangOn(zodiac, delhi, row?.input.date as string);
    expect(years.shaka.elapsed).toBe(want.shaka);
    // The file says that 0 is Prabhava; its numbers count from 1, for 28 is Jaya, the name of that year.
    expect(years.samvatsara.south).toEqual({ number: want.south, name: 'Jaya' });
    expect(years.samvatsara.northSuryaSiddhanta).toEqual({ number: want.northSuryaSiddhanta, name: 'Plavanga' });
    expect(years.samvatsara.northModern).toEqual({ number: want.northModern, name: 'Parabhava' });
    ledger.pass('samvatsara-1954-04-21');
  });
});

describe('the months of a year', () => {
  const all = lunarMonthsBetween(zodiac, jdTt('1850-01-01T00:00:00'), jdTt('2150-01-01T00:00:00'));

  it('follow one another without a gap, each a number after the other', () => {
    all.forEach((month, i) => {
      const next = all[i + 1] as LunarMonth | undefined;
      if (next === undefined) return;
      expect(next.startJdTt).toBe(month.endJdTt);
      expect(month.fullJdTt).toBeGreaterThan(month.startJdTt + 13);
      expect(month.fullJdTt).toBeLessThan(month.endJdTt - 13);
      const last = month.numbers.at(-1) as number;
      // An added month and its namesake share a number.
      expect(next.numbers[0]).toBe(month.isAdhika ? last : (last % 12) + 1);
    });
  });

  it('are twelve, or thirteen with an added one, and those seven in nineteen', () => {
    const starts = all.filter(({ numbers }, i) => numbers[0] === 1 && all[i - 1]?.numbers.at(-1) === 12);
    const lengths = starts.slice(1).map((start, i) => all.indexOf(start) - all.indexOf(starts[i] as LunarMonth));
    expect(lengths.length).toBeGreaterThan(290);
    expect(new Set(lengths)).toEqual(new Set([12, 13]));
    const added = all.filter(({ isAdhika }) => isAdhika).length - all.filter(({ isKshaya }) => isKshaya).length;
    // 7 in 19 is 110.5 in 300; the true share is 0.36827 a year.
    expect(added).toBeGreaterThan(108);
    expect(added).toBeLessThan(113);
    for (const { numbers, isKshaya } of all) expect(numbers).toHaveLength(isKshaya ? 2 : 1);
  });

  it('are the same asked at any instant within', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: all.length - 1 }),
        fc.double({ min: 0, max: 0.9999, noNaN: true }),
        (i, share) => {
          const month = all[i] as LunarMonth;
          expect(lunarMonthAt(zodiac, month.startJdTt + share * (month.endJdTt - month.startJdTt))).toEqual(month);
        },
      ),
      { seed: 11, numRuns: 200 },
    );
  });
});

describe('the purnimanta month', () => {
  // 2023: Shravana was added (17 July to 16 August) before the true one.
  const nameOn = (date: string, school: 'keep' | 'rename') => {
    const { purnimanta } = masaAt(new LunarMonths(zodiac), delhi, jdTt(`${date}T01:00:00`), school);
    return `${purnimanta.isAdhika ? 'added ' : ''}${purnimanta.name}`;
  };

  it('keeps an added month whole, as almanacs do', () => {
    const dates = ['2023-07-01', '2023-07-10', '2023-07-25', '2023-08-10', '2023-08-20', '2023-09-05'];
    expect(dates.map((date) => nameOn(date, 'keep'))).toEqual([
      'Ashadha',
      'Shravana',
      'added Shravana',
      'added Shravana',
      'Shravana',
      'Bhadrapada',
    ]);
  });

  it('or names every dark half after the bright one that follows', () => {
    expect(['2023-07-10', '2023-07-25', '2023-08-10', '2023-08-20'].map((date) => nameOn(date, 'rename'))).toEqual([
      'added Shravana',
      'added Shravana',
      'Shravana',
      'Shravana',
    ]);
  });

  it('has bounds that hold the instant, and that no other name crosses', () => {
    const months = new LunarMonths(zodiac);
    fc.assert(
      fc.property(
        fc.double({ min: 2415020, max: 2488069, noNaN: true }),
        fc.constantFrom('keep' as const, 'rename' as const),
        (at, school) => {
          const { amanta, purnimanta, paksha } = masaAt(months, delhi, at, school);
          const jdUt = jdUtOfTt(at);
          for (const { startJdUt, endJdUt } of [amanta, purnimanta]) {
            expect(startJdUt).toBeLessThanOrEqual(jdUt + 1e-8);
            expect(endJdUt).toBeGreaterThan(jdUt);
          }
          if (paksha === 'shukla') expect(purnimanta.name).toBe(amanta.name);
          for (const edge of [purnimanta.startJdUt + 0.01, purnimanta.endJdUt - 0.01]) {
            const other = masaAt(months, delhi, jdTtOfUt(edge), school).purnimanta;
            expect([other.name, other.isAdhika, other.startJdUt]).toEqual([
              purnimanta.name,
              purnimanta.isAdhika,
              purnimanta.startJdUt,
            ]);
          }
        },
      ),
      { seed: 12, numRuns: 150 },
    );
  });
});

describe('eras', () => {
  it('keep their distances on every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2415020, max: 2488069 }), (dayNumber) => {
        const { years, masa } = panchangOn(zodiac, delhi, dayNumber);
        expect(years.kali.elapsed - years.shaka.elapsed).toBe(3179);
        expect(years.vikrama.elapsed - years.shaka.elapsed).toBe(135);
        expect(years.vikrama.elapsed - years.vikramaGujarati.elapsed).toBe(masa.amanta.number < 8 ? 1 : 0);
        expect(years.kali.current).toBe(years.kali.elapsed + 1);
        expect(years.samvatsara).toEqual(samvatsarasOf(years.kali.elapsed));
      }),
      { seed: 13, numRuns: 60 },
    );
  });

  it('turn once a year, with the first day of Chaitra', () => {
    const months = lunarMonthsBetween(zodiac, jdTt('1900-01-01T00:00:00'), jdTt('2000-01-01T00:00:00'));
    const book = new LunarMonths(zodiac);
    const years = months.map(({ startJdTt }) => lunarYearsAt(book, startJdTt + 3).shaka.elapsed);
    years.forEach((year, i) => {
      if (i === 0) return;
      const turns = months[i]?.numbers[0] === 1 && months[i - 1]?.numbers.at(-1) === 12;
      expect(year - (years[i - 1] as number)).toBe(turns ? 1 : 0);
    });
  });

  it('let the cycle of the south drop no name', () => {
    for (let kali = 4010; kali < 5400; kali++)
      expect(samvatsarasOf(kali).south.number).toBe((samvatsarasOf(kali - 1).south.number % 60) + 1);
    // The north drops one in about 85 years.
    const dropped = Array.from({ length: 850 }, (_, i) => samvatsarasOf(4500 + i).northSuryaSiddhanta.number).filter(
      (number, i, all) => i > 0 && number !== ((all[i - 1] as number) % 60) + 1,
    );
    expect(dropped).toHaveLength(10);
  });
});

describe('solar months', () => {
  /** First days of months as published: new years of the regions 2023–2025, Chingam 1, Pongal. */
  // biome-ignore format: a table
  const PUBLISHED = [
    ['tamil',     13.08, 80.27, '2024-04-14', 1,  'Chittirai'],
    ['tamil',     13.08, 80.27, '2025-01-14', 10, 'Tai'],
    ['tamil',     13.08, 80.27, '2023-01-15', 10, 'Tai'],
    ['malayalam', 9.93,  76.27, '2025-08-17', 5,  'Chingam'],
    ['malayalam', 9.93,  76.27, '2024-04-14', 1,  'Medam'],
    ['bengali',   22.57, 88.36, '2025-04-15', 1,  'Boishakh'],
    ['bengali',   22.57, 88.36, '2024-04-14', 1,  'Boishakh'],
  ] as const;

  it.each(PUBLISHED)('begin as each region has it: %s %f %f %s', (school, latitude, longitude, date, month, name) => {
    const { solarDate } = panchangOn(zodiac, clockAt(latitude, longitude, 'Asia/Kolkata'), date);
    expect(solarDate[school]).toMatchObject({ month, name, day: 1, firstDate: date });
  });

  it('bear the years of their eras', () => {
    const { solarDate } = panchangOn(zodiac, delhi, '2025-10-01');
    expect(solarDate.malayalam.year).toBe(1201);
    expect(solarDate.bengali.year).toBe(1432);
    expect(solarDate.odia.year).toBe(1947);
    expect(solarDate.tamil.year).toBe(5126);
    expect(panchangOn(zodiac, delhi, '2025-08-01').solarDate.malayalam.year).toBe(1200);
  });

  it('count every day once, in months of 29 to 32 days', () => {
    const daily = new DailySky(zodiac);
    const days = new SolarDays(zodiac, delhi, 'upper-limb');
    for (const school of ['tamil', 'malayalam', 'bengali', 'odia'] as const) {
      let before = solarDateOn(daily, days, 2460300, school);
      for (let dayNumber = 2460301; dayNumber < 2461040; dayNumber++) {
        const here = solarDateOn(daily, days, dayNumber, school);
        if (here.day === 1) {
          expect(here.month).toBe((before.month % 12) + 1);
          expect(before.day).toBeGreaterThanOrEqual(29);
          expect(before.day).toBeLessThanOrEqual(32);
        } else {
          expect([here.month, here.day]).toEqual([before.month, before.day + 1]);
        }
        before = here;
      }
    }
  });
});

describe('the national calendar of India', () => {
  it('begins Chaitra on 22 March, in leap years on the 21st', () => {
    // 22 March 1957, the first day of its use, was Chaitra 1, 1879.
    expect(nationalDateOf(dayNumberOf(1957, 3, 22))).toEqual({ year: 1879, month: 1, name: 'Chaitra', day: 1 });
    expect(nationalDateOf(dayNumberOf(2024, 3, 21))).toMatchObject({ year: 1946, month: 1, day: 1 });
    expect(nationalDateOf(dayNumberOf(1950, 1, 26))).toEqual({ year: 1871, month: 11, name: 'Magha', day: 6 });
    expect(nationalDateOf(dayNumberOf(2023, 8, 15))).toMatchObject({ year: 1945, month: 5, day: 24 });
  });

  it('counts every day of four centuries once', () => {
    let before = nationalDateOf(dayNumberOf(1800, 1, 1));
    const faults: unknown[] = [];
    for (let dayNumber = dayNumberOf(1800, 1, 2); dayNumber < dayNumberOf(2200, 1, 1); dayNumber++) {
      const here = nationalDateOf(dayNumber);
      const follows =
        here.day === 1
          ? here.month === (before.month % 12) + 1 && here.year - before.year === (here.month === 1 ? 1 : 0)
          : here.month === before.month && here.day === before.day + 1;
      if (!follows) faults.push([before, here]);
      before = here;
    }
    expect(faults).toEqual([]);
  });

  it('calls its months as the lunar ones, but for three spellings', () => {
    const names = Array.from({ length: 12 }, (_, i) => nationalDateOf(dayNumberOf(2023, 3, 25) + 31 * i).name);
    expect(names.filter((name, i) => name !== MASAS[i])).toEqual(['Jyaishtha', 'Bhadra', 'Agrahayana']);
  });
});
