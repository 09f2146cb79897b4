/** Reports on periods, yogas, doshas, stones and remedies, and on one matter of life each: their figures are the engine’s, their words are of one language, and two births get two reports. */

import { beforeAll, describe, expect, it } from 'vitest';
import { SIGNS } from '../../packages/engine/src/chart/chart.ts';
import type { EngineError } from '../../packages/engine/src/errors.ts';
import {
  DASHA_YEARS,
  doshaTable,
  GRAHA_REMEDIES,
  GRAHAS,
  gemstonesOf,
  kalaSarpaOf,
  MANGAL_CANCELLATIONS,
  mangalDoshaOf,
  mantrasOf,
  pitruDoshaOf,
  staysOf,
  YOGA_FAMILIES,
  yogaTable,
} from '../../packages/engine/src/jyotish/index.ts';
import { english } from '../../packages/engine/src/language/en.ts';
import type { Language } from '../../packages/engine/src/language/index.ts';
import { catalogOf } from '../../packages/engine/src/report/catalog/index.ts';
import { LIFE_ITEMS } from '../../packages/engine/src/report/catalog/life.ts';
import { factorsOf, houseLord, weakestOf } from '../../packages/engine/src/report/chapters/life/factors.ts';
import { nearnessOf } from '../../packages/engine/src/report/chapters/life/matter.ts';
import { SUBJECT_TABLE, SUBJECTS, type SubjectBook } from '../../packages/engine/src/report/chapters/life/subjects.ts';
import { cancellationText, shownYogas } from '../../packages/engine/src/report/chapters/life/yogas.ts';
import { plainOf } from '../../packages/engine/src/report/flow/blocks.ts';
import type { ReportHouse } from '../../packages/engine/src/report/house.ts';
import { checkReport, makeReport } from '../../packages/engine/src/report/make.ts';
import type { ReportBirth } from '../../packages/engine/src/report/request.ts';
import { ALL, EACH } from '../language/all.ts';
import { AS_OF, blocksOf, composed, kundliHouse, randomBirths, SEED, tablesOf, textsOf } from './kundli-house.ts';

/** Pages as they are sold, with a page or two for births that have much. */
const PAGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'dasha-vimshottari': [12, 20],
  yoga: [9, 18],
  dosha: [7, 13],
  gemstone: [6, 9],
  remedies: [6, 11],
  career: [12, 18],
  wealth: [11, 17],
  marriage: [11, 17],
  children: [8, 13],
  education: [9, 14],
  health: [9, 14],
};
const OF_TWELVE = ['dasha-vimshottari', 'yoga', 'dosha', 'gemstone', 'remedies'] as const;
const BIRTHS = randomBirths(8, SEED + 7);
const [FIRST] = BIRTHS as readonly [ReportBirth, ...ReportBirth[]];
const UNKNOWN: ReportBirth = { date: '1990-01-15', latitude: 28.6, longitude: 77.2, timezone: 'Asia/Kolkata' };
const { say, names } = english;

let house: ReportHouse;
beforeAll(async () => {
  house = await kundliHouse();
});

function ofSubject(
  name: string,
  birth: ReportBirth,
): { book: SubjectBook; chapters: ReturnType<typeof composed>['chapters'] } {
  const { book, chapters } = composed(house, name, english, birth);
  return { book: book as SubjectBook, chapters };
}

describe('the catalogue', () => {
  it('offers five of them in every language, and the six on a matter where there are readings', () => {
    const rows = catalogOf(house).filter(({ id }) => LIFE_ITEMS.some((item) => item.id === id));
    expect(rows.map(({ id, languages }) => [id, languages.length])).toEqual([
      ...OF_TWELVE.map((id) => [id, 12]),
      ...SUBJECTS.map((id) => [id, 2]),
    ]);
  });

  it.each(LIFE_ITEMS.filter(({ needsTime }) => needsTime === true).map(({ id }) => id))(
    '%s is refused without an hour, by its field, before any work',
    (reportType) => {
      for (const birth of [UNKNOWN, { ...UNKNOWN, time: 'unknown' }])
        expect(() => checkReport(house, { reportType, asOf: AS_OF, birth })).toThrowError(
          expect.objectContaining({ code: 'INVALID_OPTION', field: 'birth.time' }) as EngineError,
        );
      for (const birth of [{ ...UNKNOWN, time: '10:30' }, FIRST])
        expect(checkReport(house, { reportType, asOf: AS_OF, birth }).item.id).toBe(reportType);
    },
  );

  it('makes doshas and remedies without an hour, and leaves out what rests on it', () => {
    for (const id of ['dosha', 'remedies']) {
      const { chapters } = composed(house, id, english, UNKNOWN);
      const texts = textsOf(chapters);
      expect(texts).toContain(say.kundli.unknownHour);
      expect(texts).not.toContain(say.headings.mangalDosha);
      expect(texts.some((text) => /\b\d+(st|nd|rd|th) house\b/.test(text) && text.length < 12)).toBe(false);
    }
  });
});

const PLAN = [
  ...EACH.flatMap(([code], at) =>
    OF_TWELVE.filter((_, index) => code === 'en' || (index + at) % 2 === 0).map((id) => [id, code] as const),
  ),
  ...SUBJECTS.flatMap((id) => ['en', 'hi'].map((code) => [id, code] as const)),
];

describe(`files (births of seed ${SEED + 7})`, () => {
  it.each(PLAN)(
    '%s in %s is as long as it is sold',
    async (reportType, language) => {
      const birth = BIRTHS[
        PLAN.findIndex(([id, code]) => id === reportType && code === language) % BIRTHS.length
      ] as ReportBirth;
      const report = await makeReport(house, { reportType, language, asOf: AS_OF, birth });
      const [least, most] = PAGES[reportType] as readonly [number, number];
      expect(report.pageCount).toBeGreaterThanOrEqual(least);
      expect(report.pageCount).toBeLessThanOrEqual(most);
      expect(new Set(report.sections).size).toBe(report.sections.length);
    },
    20_000,
  );
});

describe.each(EACH)('%s', (_, language: Language) => {
  it('has a sentence for everything that weakens a yoga or lifts a dosha, each its own', () => {
    const hidden = ['benefic-in-kendra', 'strong-jupiter-in-lagna', 'strong-lagna-lord-in-kendra'].concat([
      'bright-night-or-dark-day',
      'libra-lagna-sun-in-twelfth',
      'rahu-in-3-6-11',
    ]);
    const ids = new Set<string>([
      ...MANGAL_CANCELLATIONS,
      ...yogaTable().flatMap(({ cancellations }) => cancellations.map(({ id }) => id)),
      ...doshaTable().flatMap(({ cancellations }) => cancellations.map(({ id }) => id)),
      'planet-with-node',
      'jupiter-sees-node',
    ]);
    for (const id of hidden) ids.delete(id);
    const sentences = [...ids].map((id) => cancellationText(language.say, id));
    for (const sentence of sentences) expect(sentence).toMatch(/[.।]$/u);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('has words for the grounds of every stone and every sign of pitru dosha', () => {
    const { life } = language.say;
    for (const birth of BIRTHS) {
      const { book } = composed(house, 'gemstone', english, birth);
      const stones = gemstonesOf(book.horoscope.kundli);
      for (const { value } of [...stones.recommend, ...stones.avoid, ...stones.withhold]) {
        for (const role of value.roles) expect(life).toHaveProperty([`gem-role-${role}`]);
        for (const reason of value.reasons) expect(life).toHaveProperty([`gem-reason-${reason}`]);
      }
      for (const { id } of pitruDoshaOf(book.horoscope.kundli).indicators) expect(life).toHaveProperty([`pitru-${id}`]);
    }
  });
});

describe(`figures (births of seed ${SEED + 7})`, () => {
  it.each(BIRTHS.map((birth, index) => [index, birth] as const))(
    'of the dashas of birth %i are those of the engine',
    (_, birth) => {
      const { book, chapters } = composed(house, 'dasha-vimshottari', english, birth);
      const { dasha } = book.horoscope;
      const lords = tablesOf(chapters, say.life.periodLords)[0] ?? [];
      expect(lords.map(([graha]) => graha)).toEqual(
        dasha.spans.slice(0, 9).map(({ lord }) => names.graha[lord as 'Sun']),
      );
      for (const [graha, , number] of lords) {
        const key = GRAHAS.find((one) => names.graha[one] === graha) as 'Sun';
        expect(Number(number)).toBe(book.horoscope.kundli.grahas[key].house);
      }
      const year = dasha.settings['year'] as keyof typeof DASHA_YEARS;
      expect(textsOf(chapters).some((text) => text.includes(english.number(DASHA_YEARS[year], 2)))).toBe(true);
      const [maha] = book.horoscope.running ?? [];
      const next = dasha.spans[dasha.spans.findIndex(({ startJdUt }) => startJdUt === maha?.startJdUt) + 1];
      const dates = GRAHAS.flatMap((antar) =>
        [maha, next].flatMap((span) => {
          const title = say.headings.antardashaOf({
            maha: names.graha[span?.lord as 'Sun'],
            antar: names.graha[antar],
          });
          return tablesOf(chapters, title).flatMap((rows) => rows.map(([, start]) => start));
        }),
      );
      expect(dates).toContain(book.dayOf(next?.start as string));
      expect(dates.length).toBeGreaterThan(81);
      for (const part of next?.children ?? []) {
        const title = say.headings.antardashaOf({
          maha: names.graha[next?.lord as 'Sun'],
          antar: names.graha[part.lord as 'Sun'],
        });
        const [rows = []] = tablesOf(chapters, title);
        expect([rows[0]?.[1], rows.at(-1)?.[2]]).toEqual([
          book.dayOf(part.start as string),
          book.dayOf(part.end as string),
        ]);
      }
    },
  );

  it.each(BIRTHS.map((birth, index) => [index, birth] as const))(
    'of the yogas of birth %i are counted and placed',
    (_, birth) => {
      const { book, chapters } = composed(house, 'yoga', english, birth);
      const shown = shownYogas(book);
      const rows = tablesOf(chapters, say.headings.yogasFound);
      const [summary = [], ...families] = rows;
      expect(summary.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(shown.length);
      expect(families.flat().length).toBe(shown.length);
      for (const row of families.flat())
        for (const [, graha, number] of (row[1] ?? '').matchAll(/(\p{L}+) (\d+)/gu)) {
          const key = GRAHAS.find((one) => names.graha[one] === graha) as 'Sun';
          expect(book.horoscope.kundli.grahas[key].house).toBe(Number(number));
        }
      const sought = yogaTable().length;
      const formed = book.horoscope.yogas.facts.length;
      expect(textsOf(chapters)).toContain(say.life.yogaCount({ found: formed, sought, absent: sought - formed }));
      const frightening = YOGA_FAMILIES.filter((family) => /arishta|daridra/.test(family));
      expect(frightening.length).toBe(3);
      expect(shown.some(({ value }) => frightening.includes(value.family))).toBe(false);
    },
  );

  it.each(BIRTHS.map((birth, index) => [index, birth] as const))(
    'of the doshas of birth %i are those of the engine',
    (_, birth) => {
      const { book, chapters } = composed(house, 'dosha', english, birth);
      const { kundli } = book.horoscope;
      const mangal = mangalDoshaOf(kundli);
      const [seats = []] = tablesOf(chapters, say.headings.mangalDosha);
      expect(seats.map((row) => row[1])).toEqual(mangal.seats.map(({ house: number }) => names.house[number as 1]));
      expect(seats.map((row) => row[2] === say.verdict.absent)).toEqual(mangal.seats.map(({ isDosha }) => !isDosha));
      const texts = textsOf(chapters);
      for (const { id } of mangal.cancellations) expect(texts).toContain(cancellationText(say, id));
      const kala = kalaSarpaOf(kundli);
      expect(texts.includes(say.life.kalaSarpaAbsent)).toBe(!kala.isPresent && !kala.isPartial);
      const pitru = pitruDoshaOf(kundli).indicators;
      const found = pitru.filter(({ isPresent, counts }) => isPresent && counts).length;
      expect(texts.some((text) => text.startsWith(say.life.pitruFound({ found, total: pitru.length })))).toBe(true);
      expect(texts.join(' ')).not.toMatch(/shrapa|balarishta|daridra|death|fatal|curse/i);
    },
  );

  it.each(BIRTHS.map((birth, index) => [index, birth] as const))(
    'of the stones of birth %i are those of the engine',
    (_, birth) => {
      const { book, chapters } = composed(house, 'gemstone', english, birth);
      const { recommend, withhold, avoid } = gemstonesOf(book.horoscope.kundli);
      const [rows = []] = tablesOf(chapters, say.life.nineStones);
      expect(rows.map((row) => [row[0], row[3]])).toEqual(
        [...recommend, ...withhold, ...avoid].map(({ value }) => [
          names.gem[value.gem],
          say.life[`gem-${value.verdict}`],
        ]),
      );
      const texts = textsOf(chapters);
      for (const { value } of recommend) {
        expect(texts).toContain(names.metal[GRAHA_REMEDIES[value.graha].metals[0] as 'gold']);
        expect(texts).toContain(names.finger[GRAHA_REMEDIES[value.graha].fingers[0] as 'ring']);
      }
    },
  );

  it('of Kala Sarpa: a birth with all seven on one side is told so, by its kind', () => {
    const birth = { datetime: '1961-10-10T08:00:00', latitude: 19, longitude: 72.8, timezone: 'Asia/Kolkata' };
    const texts = textsOf(composed(house, 'dosha', english, birth).chapters);
    expect(texts).toContain(say.life.kalaSarpaWhole({ name: names.kalaSarpa.Vishadhara }));
    expect(texts).not.toContain(say.life.kalaSarpaAbsent);
  });

  it('of remedies: every graha with its three mantras and their count, the weakest first', () => {
    for (const birth of BIRTHS.slice(0, 4)) {
      const { book, chapters } = composed(house, 'remedies', english, birth);
      const tables = tablesOf(chapters, say.headings.mantras);
      expect(tables.length).toBe(9);
      const ratios =
        tablesOf(chapters, say.life.whoNeeds)[0]
          ?.slice(0, 7)
          .map((row) => Number(row[4])) ?? [];
      expect(ratios).toEqual([...ratios].sort((a, b) => a - b));
      expect(new Set(tables.flat().map((row) => row[1])).size).toBe(27);
      for (const graha of GRAHAS) {
        const [first] = mantrasOf(graha);
        const row = tables.flat().find((cells) => cells[1] === names.mantra[first?.id as 'surya-beeja']);
        expect(row?.[2]).toBe(english.number(first?.count as number));
        expect(book.horoscope.kundli.grahas[graha].sign).toBeGreaterThan(0);
      }
    }
  });
});

describe.each(SUBJECTS)('the report on %s', (name) => {
  const subject = SUBJECT_TABLE[name];

  it('tells only rules of its topics that hold, those on its own houses first', () => {
    for (const birth of BIRTHS.slice(0, 4)) {
      const { book, chapters } = ofSubject(name, birth);
      const holds = new Set(book.tellings.map(({ rule }) => rule.id));
      for (const { id } of book.readings?.told ?? [])
        expect(holds.has(id) || id.startsWith('dasha-pair.'), id).toBe(true);
      const natal = (book.readings?.told ?? []).filter(
        ({ scope, topics }) => scope === 'natal' && topics.some((topic) => subject.topics.includes(topic)),
      );
      expect(natal.length).toBeGreaterThan(1);
      const order = natal.map((rule) => nearnessOf(book, rule) * 10 - rule.strength);
      expect(order).toEqual([...order].sort((a, b) => a - b));
      const [chief] = subject.houses;
      const lord = natal.findIndex(({ id }) => id.startsWith(`lord-in-house.${chief}.`));
      for (const { id } of natal.slice(0, lord))
        expect(id).toMatch(new RegExp(`^(graha-in|sav)-house\\.([A-Za-z]+\\.)?${chief}$`));
      expect(blocksOf(chapters).filter((block) => block.kind === 'figure').length).toBeGreaterThan(3);
    }
  });

  it('weighs lords by their dignity, and looks at the years of their periods', () => {
    for (const birth of BIRTHS.slice(0, 4)) {
      const { book, chapters } = ofSubject(name, birth);
      const factors = factorsOf(book, subject);
      expect(factors.length).toBeGreaterThan(3);
      const printed = [say.life.helps, say.life.asksEffort].map((title) => tablesOf(chapters, title).flat().length);
      expect(printed).toEqual([
        factors.filter(({ helps }) => helps).length,
        factors.filter(({ helps }) => !helps).length,
      ]);
      for (const { finding, helps } of factors) {
        const place = Object.entries(names.houseIn).find(([, words]) => words === finding)?.[0];
        if (place !== undefined) expect(helps).toBe(!['6', '8', '12'].includes(place));
      }
      const chief = houseLord(book, subject.houses[0] as number);
      const state = book.horoscope.grahas.grahas.find((one) => one.name === chief);
      const said = factors.find(({ finding }) => finding === names.dignity[state?.dignityInNine as 'own']);
      if (state?.dignityInNine === 'exalted' || state?.dignityInNine === 'own') expect(said?.helps).toBe(true);
      if (state?.dignityInNine === 'debilitated') expect(said?.helps).toBe(false);
      const [periods = []] = tablesOf(chapters, say.headings.comingPeriods);
      const until = book.asOfJdUt + 3652.5;
      const ahead = book.horoscope.dasha.spans
        .flatMap(({ children }) => children ?? [])
        .filter(({ startJdUt, endJdUt }) => endJdUt > book.asOfJdUt && startJdUt < until);
      expect(periods.map((row) => row[1])).toEqual(ahead.map(({ start }) => book.dayOf(start as string)));
      for (const [at, row] of periods.entries()) {
        const owned = book.horoscope.grahas.grahas
          .find(({ name: graha }) => graha === ahead[at]?.lord)
          ?.functional.houses.some((number) => subject.houses.includes(number));
        if (owned === true) expect(row[3]).toContain(say.furniture.lord);
      }
    }
  });

  it('dates the stays of Jupiter and Saturn as the engine finds them', () => {
    const { book, chapters } = ofSubject(name, FIRST);
    const [rows = []] = tablesOf(chapters, say.life.slowTransits);
    const stays = (['Jupiter', 'Saturn'] as const).flatMap((graha) =>
      staysOf(book.jyotish.zodiac, graha, book.asOfJdUt, book.asOfJdUt + 3652.5).map((stay) => [
        names.graha[graha],
        book.dayOf(book.textOf(stay.startJdUt)),
        book.dayOf(book.textOf(stay.endJdUt)),
      ]),
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(stays).toContainEqual([row[0], row[2], row[3]]);
    const signs: readonly string[] = SIGNS.map((sign) => names.rashi[sign]);
    const chief = (book.horoscope.kundli.lagna.sign + (subject.houses[0] as number) - 2) % 12;
    for (const row of rows) {
      const at = signs.indexOf(row[1] as string);
      const looks = (row[0] === names.graha.Saturn ? [2, 6, 9] : [4, 6, 8]).map((on) => (at + on) % 12);
      expect(row[4]?.includes(say.furniture.aspect)).toBe(looks.includes(chief));
    }
    for (const { part, startJdUt } of staysOf(book.jyotish.zodiac, 'Jupiter', book.asOfJdUt, book.asOfJdUt + 3652.5)) {
      const number = ((part - book.horoscope.kundli.lagna.sign + 12) % 12) + 1;
      const start = book.dayOf(book.textOf(startJdUt));
      if (subject.houses.includes(number)) expect(rows.map((row) => row[2])).toContain(start);
    }
  });

  it('keeps its remedies for whom shadbala finds weakest', () => {
    const { book } = ofSubject(name, FIRST);
    const weakest = weakestOf(book, subject);
    const ratios = weakest.map((graha) => book.horoscope.shadbala.grahas[graha as 'Sun'].ratio);
    expect(ratios).toEqual([...ratios].sort((a, b) => a - b));
  });

  it('is another report for another birth: less than a third of what is told is shared', () => {
    const told = BIRTHS.map((birth) => {
      const { book } = ofSubject(name, birth);
      return new Set((book.readings?.told ?? []).map(({ id }) => id));
    });
    const shares = told.flatMap((one, at) =>
      told.slice(at + 1).map((other) => {
        const both = [...one].filter((id) => other.has(id)).length;
        return both / (one.size + other.size - both);
      }),
    );
    expect(Math.max(...shares)).toBeLessThan(0.6);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(1 / 3);
  });
});

describe.each(LIFE_ITEMS.map(({ id }) => id))('%s', (id) => {
  it('tells nothing twice', () => {
    for (const birth of BIRTHS.slice(0, 4)) {
      const { chapters } = composed(house, id, english, birth);
      const paragraphs = blocksOf(chapters).flatMap((block) =>
        block.kind === 'paragraph' && block.source !== undefined
          ? [plainOf(block.words).replace(/^(favourable|unfavourable|mixed|neutral) · /, '')]
          : [],
      );
      expect(paragraphs.filter((words, at) => paragraphs.indexOf(words) < at)).toEqual([]);
    }
  });

  it('is made of a birth whose hundred and twenty years of Vimshottari are over', () => {
    const { chapters } = composed(house, id, english, { ...FIRST, datetime: '1880-03-05T06:30:00' });
    expect(chapters.length).toBeGreaterThan(1);
    expect(textsOf(chapters).join(' ')).not.toMatch(/undefined|NaN|null/);
  });
});

describe('health', () => {
  it('says that it names no illness, and names none', () => {
    for (const birth of BIRTHS) {
      const { chapters } = ofSubject('health', birth);
      const texts = textsOf(chapters);
      expect(texts).toContain(say.life.healthCaution);
      expect(texts.join(' ')).not.toMatch(/\b(disease|diabetes|tumou?r|infertil\w*|die|death|fatal)\b/i);
    }
  });
});

it('every language that is offered has the same keys of these chapters', () => {
  const keys = Object.keys(say.life).sort();
  for (const language of ALL) expect(Object.keys(language.say.life).sort()).toEqual(keys);
});
