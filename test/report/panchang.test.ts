/** The reports of days: each figure is the panchang's own, and each day hangs under its weekday. */

import { beforeAll, describe, expect, it } from 'vitest';
import { openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { english } from '../../packages/engine/src/language/en.ts';
import { hindi } from '../../packages/engine/src/language/hi.ts';
import { languageNamed } from '../../packages/engine/src/language/index.ts';
import { SpanBook } from '../../packages/engine/src/report/chapters/panchang/book.ts';
import { calendarMonths } from '../../packages/engine/src/report/chapters/panchang/pictures.ts';
import type { ReportHouse } from '../../packages/engine/src/report/house.ts';
import { composed, everything } from './composed.ts';
import { ASHA, reportHouse, wordsOf } from './house.ts';

let house: ReportHouse;
beforeAll(async () => {
  house = await reportHouse();
});

const span = { start: '2026-03-01', end: '2026-03-31' };

describe('the panchang of a month', () => {
  it('tells every day with the limbs, ends and lights that the engine finds', () => {
    const jyotish = openJyotish(house.engine);
    const { latitude, longitude, timezone } = ASHA;
    const where = { latitude, longitude, ...(timezone === undefined ? {} : { timezone }) };
    const days = jyotish.calendar({ from: span.start, days: 31 }, where);
    const { chapters } = composed(house, { ...everything('month', 'hi'), span });
    const table = chapters.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'table');
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table.rows).toHaveLength(31);
    days.forEach((day, index) => {
      const words = (table.rows[index] as readonly string[]).join(' | ');
      expect(words).toContain(day.sun.sunrise.slice(11, 16));
      expect(words).toContain(day.sun.sunset.slice(11, 16));
      for (const { name } of day.nakshatra) expect(words).toContain(hindi.names.nakshatra[name]);
      for (const { end, endJdUt } of day.tithi)
        if (endJdUt < day.sun.nextSunriseJdUt) expect(words).toContain(end.slice(11, 16));
    });
  });

  it('names the festivals of the month', () => {
    const { chapters } = composed(house, { ...everything('month', 'hi'), span });
    const words = chapters.map(({ blocks }) => wordsOf(blocks)).join('\n');
    // Holi of 2026 is the fourth of March in the government's list.
    expect(words).toContain(hindi.names.festival.holi);
  });

  it('calls fasts by their names, once where both schools keep one day, and with the school where they part', () => {
    const listed = (code: string, start: string, end: string): readonly string[] => {
      const { chapters } = composed(house, { ...everything('month', code), span: { start, end } });
      const tables = chapters.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'table');
      const { headings } = languageNamed(code, [hindi, english]).say;
      const festivals = tables.find(({ title }) => title === headings.festivals);
      return festivals?.rows.map((row) => String(row[1])) ?? [];
    };
    const december = listed('en', '2026-12-01', '2026-12-31');
    expect(december.filter((name) => name.includes('Ekadashi'))).toEqual([
      'Utpanna Ekadashi',
      'Mokshada Ekadashi',
      'Vaikuntha Ekadashi',
    ]);
    const { ekadashi, vrataSchool } = hindi.names;
    const july = listed('hi', '2026-07-01', '2026-07-20').filter((name) =>
      name.startsWith(ekadashi['Yogini Ekadashi']),
    );
    expect(july).toEqual(
      [vrataSchool.smarta, vrataSchool.vaishnava].map((school) => `${ekadashi['Yogini Ekadashi']} (${school})`),
    );
  });

  it('tells the day on which the lunar month and the year change', () => {
    const { chapters } = composed(house, { ...everything('month', 'hi'), span });
    const words = wordsOf(chapters[0]?.blocks ?? []);
    // The year 2083 of Vikrama and 1948 of Shaka begin on 19 March 2026 in the government's list, with Chaitra.
    for (const text of ['2082', '2083', '1947', '1948', hindi.names.masa.Phalguna, hindi.names.masa.Chaitra])
      expect(words).toContain(text);
    expect(words).toMatch(/2083,? ?(?:20|19) मार्च 2026/);
  });

  it('hangs each day under its weekday', () => {
    const book = new SpanBook({ house, request: { ...everything('month', 'hi'), span }, language: hindi, title: '' });
    const [month] = calendarMonths(book);
    const texts = (month?.scene.items ?? []).flatMap((item) => (item.kind === 'text' ? [item] : []));
    // The first of March 2026 is a Sunday, the fourth a Wednesday.
    const head = texts.find(({ text }) => text === hindi.names.weekdayShort.Wednesday);
    const fourth = texts.find(({ text, size }) => text === '4' && size === 14);
    expect(fourth?.x).toBe(head?.x);
    expect(texts.find(({ text, size }) => text === '1' && size === 14)?.x).toBe(4);
  });

  it('prints no hour for a Sun that does not cross the horizon', () => {
    const birth = { ...ASHA, latitude: 78.22, longitude: 15.65, timezone: 'Europe/Oslo' };
    for (const [month, at, words] of [
      ['12', 4, [hindi.say.panchang.neverRises, '–']],
      ['06', 4, ['–', hindi.say.panchang.neverSets]],
    ] as const) {
      const request = {
        ...everything('month', 'hi'),
        birth,
        span: { start: `2026-${month}-20`, end: `2026-${month}-21` },
      };
      const { chapters } = composed(house, request);
      const table = chapters.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'table');
      if (table?.kind !== 'table') throw new Error('no table');
      for (const row of table.rows) expect(row.slice(at)).toEqual(words);
    }
    const born = { ...birth, datetime: '1990-12-21T12:00' };
    const { chapters } = composed(house, { ...everything('kundli-mini', 'hi'), birth: born });
    const facts = chapters
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'facts' ? block.pairs : []));
    const value = (name: string) => facts.find(([label]) => label === name)?.[1];
    const { sunrise, sunset, neverRises } = hindi.say.panchang;
    expect([value(sunrise), value(sunset)]).toEqual([neverRises, '–']);
  });

  it('leaves the field of a date open that the place never had', () => {
    const birth = { ...ASHA, latitude: -13.83, longitude: -171.76, timezone: 'Pacific/Apia' };
    const request = { ...everything('month', 'hi'), birth, span: { start: '2011-12-28', end: '2011-12-31' } };
    const [month] = calendarMonths(new SpanBook({ house, request, language: hindi, title: '' }));
    const texts = (month?.scene.items ?? []).flatMap((item) => (item.kind === 'text' ? [item] : []));
    expect(texts.filter(({ size }) => size === 14).map(({ text }) => text)).toEqual(['28', '29', '31']);
    const saturday = texts.find(({ text }) => text === hindi.names.weekdayShort.Saturday);
    expect(texts.find(({ text, size }) => text === '31' && size === 14)?.x).toBe(saturday?.x);
  });
});

describe('muhurtas', () => {
  it('lists the best windows that the engine finds, in the order of time', () => {
    const jyotish = openJyotish(house.engine);
    const { latitude, longitude, timezone } = ASHA;
    const where = { latitude, longitude, ...(timezone === undefined ? {} : { timezone }) };
    const { windows } = jyotish.muhurtas('vehicle-purchase', { from: span.start, days: 31 }, where);
    const byDay = windows.filter(({ start }) => /T(?:0[5-9]|1\d|2[01]):/.test(start as string));
    expect(byDay.length).toBeLessThan(windows.length);
    const best = [...byDay].sort((one, other) => other.score - one.score).slice(0, 8);
    const { chapters } = composed(house, { ...everything('muhurta', 'hi'), span });
    const table = chapters
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'beside' ? block.columns.flat() : [block]))
      .find((block) => block.kind === 'table' && block.title === hindi.names.muhurtaPurpose['vehicle-purchase']);
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table.rows).toHaveLength(best.length);
    const starts = [...best].sort((one, other) => one.startJdUt - other.startJdUt).map(({ start }) => start ?? '');
    table.rows.forEach((row, index) => expect(row[1]).toContain((starts[index] as string).slice(11, 16)));
  });
});
