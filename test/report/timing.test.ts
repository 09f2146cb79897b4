/** The reports of times: stays, phases and periods are the engine's, each with its day. */

import { beforeAll, describe, expect, it } from 'vitest';
import { SIGNS } from '../../packages/engine/src/chart/chart.ts';
import { openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { english } from '../../packages/engine/src/language/en.ts';
import { TimingBook } from '../../packages/engine/src/report/chapters/timing/book.ts';
import type { ReportHouse } from '../../packages/engine/src/report/house.ts';
import { composed, everything } from './composed.ts';
import { ASHA, reportHouse, wordsOf } from './house.ts';

let house: ReportHouse;
let book: TimingBook;
beforeAll(async () => {
  house = await reportHouse();
  book = new TimingBook({ house, request: everything('year-guide', 'en'), language: english, title: '' });
});

describe('the book of times', () => {
  it('knows the age on the day of the report', () => {
    expect(book.age).toBe(36);
    const eve = new TimingBook({
      house,
      request: { ...everything('year-guide', 'en'), asOf: '2026-01-14' },
      language: english,
      title: '',
    });
    expect(eve.age).toBe(35);
  });

  it('counts the houses of stays from the Moon and from the lagna', () => {
    const { kundli } = book.horoscope;
    for (const stay of book.stays('Saturn', book.asOfJdUt, book.asOfJdUt + 3000)) {
      expect(SIGNS[(kundli.grahas.Moon.sign + stay.fromMoon - 2) % 12]).toBe(stay.sign);
      expect(SIGNS[(kundli.lagna.sign + (stay.fromLagna as number) - 2) % 12]).toBe(stay.sign);
    }
  });

  it('begins months at their midnight', () => {
    const { year, month, jdUt } = book.monthAfter(2);
    expect([year, month]).toEqual([2027, 1]);
    expect(book.clock.text(jdUt)).toBe('2027-01-01T00:00:00+05:30');
  });
});

describe('sade sati', () => {
  it('lists every stay that the engine finds, and marks the one that runs', () => {
    const { stays, cycles } = openJyotish(house.engine).sadeSati(book.moment, 100);
    const { chapters } = composed(house, everything('transit-saturn-sadesati', 'en'));
    const tables = chapters.flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === 'table' ? [block] : []));
    expect(tables[0]?.rows).toHaveLength(cycles.length);
    expect(tables[1]?.rows).toHaveLength(stays.length);
    const now = stays.findIndex(({ startJdUt, endJdUt }) => startJdUt <= book.asOfJdUt && book.asOfJdUt < endJdUt);
    expect(tables[1]?.marked).toEqual(now < 0 ? [] : [now]);
    stays.forEach(({ phase, startJdUt }, index) => {
      const row = tables[1]?.rows[index] as readonly string[];
      expect(row[0]).toBe(english.names.saturnPhase[phase]);
      expect(row[2]).toBe(book.dayAt(startJdUt));
    });
  });
});

describe('the year of life', () => {
  it('has muntha, lord and readings of the year that runs', () => {
    const year = openJyotish(house.engine).varshaphala(book.moment, 36);
    const { chapters } = composed(house, everything('varshphal', 'en'));
    const words = chapters.map(({ blocks }) => wordsOf(blocks)).join('\n');
    expect(words).toContain(
      `${english.names.rashi[SIGNS[year.muntha.sign - 1] as 'Aries']}, ${english.names.house[year.muntha.house as 1]}`,
    );
    expect(words).toContain(house.texts['en']?.['muntha']?.[String(year.muntha.house)]);
    expect(words).toContain(house.texts['en']?.['year-lord']?.[year.yearLord.varshesha.value]);
    expect(words).not.toContain(english.names.saham.mrityu);
  });

  it('without an hour of birth has no chart, muntha, lord or dashas, which rest on it', () => {
    const { datetime: _hour, ...rest } = ASHA;
    for (const language of ['en', 'hi', 'ta'] as const) {
      const request = { ...everything('varshphal', language), birth: { ...rest, date: '1990-01-15', time: 'unknown' } };
      const { chapters } = composed(house, request);
      const blocks = chapters.flatMap((chapter) => chapter.blocks);
      const words = wordsOf(blocks);
      const { say, names } = house.languages.find(({ code }) => code === language) as typeof english;
      expect(words).toContain(say.kundli.unknownHour);
      expect(words).toContain(say.timing.yearOfLife);
      for (const left of [
        say.headings.muntha,
        say.headings.yearLord,
        say.timing.mudda,
        say.timing.patyayini,
        names.saham.punya,
      ])
        expect(words, left).not.toContain(left);
      expect(words).not.toContain(say.timing.beginsBy);
      expect(JSON.stringify(blocks)).not.toContain('"kind":"figure"');
      expect(chapters.map(({ title }) => title)).not.toContain(say.headings.sahams);
    }
  });
});

describe('the guide to a year', () => {
  it('has twelve months, each with the quiet days of the Moon', () => {
    const { chapters } = composed(house, everything('year-guide', 'en'));
    const heads = chapters
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    const months = heads.filter((text) => /^\p{Lu}\p{Ll}+ 20\d\d$/u.test(text));
    expect(months).toHaveLength(12);
    expect(months[0]).toBe('November 2026');
    expect(months[11]).toBe('October 2027');
  });

  it('without an hour of birth keeps to what the Moon’s sign gives', () => {
    const { datetime: _hour, ...rest } = ASHA;
    const birth = { ...rest, date: '1990-01-15', time: 'unknown' };
    const { chapters } = composed(house, { ...everything('year-guide', 'en'), birth });
    const words = chapters.map(({ blocks }) => wordsOf(blocks)).join('\n');
    expect(words).not.toContain(english.say.headings.currentPeriod);
    expect(words).not.toContain('From Ascendant');
  });
});
