/** Every report of the catalogue, in every language in which it is offered. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { EngineError } from '../../packages/engine/src/errors.ts';
import { catalogOf, ITEMS, languagesOf } from '../../packages/engine/src/report/catalog/index.ts';
import { plainOf, type Words } from '../../packages/engine/src/report/flow/blocks.ts';
import type { ReportHouse } from '../../packages/engine/src/report/house.ts';
import { checkReport, makeReport } from '../../packages/engine/src/report/make.ts';
import type { ReportRequest } from '../../packages/engine/src/report/request.ts';
import { SOURCES } from '../../packages/engine/src/sources.ts';
import { ALL } from '../language/all.ts';
import { composed, everything } from './composed.ts';
import { AS_OF, ASHA, reportHouse, wordsOf } from './house.ts';

let house: ReportHouse;
beforeAll(async () => {
  house = await reportHouse();
});

const requestOf = (id: string, language: string): ReportRequest => everything(id, language);

describe('the catalogue', () => {
  it('has the reports that peers sell most', () => {
    const ids = ITEMS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(24);
  });

  it('names each in the language that is asked for, with a description', () => {
    for (const { code } of ALL)
      for (const item of catalogOf(house, code)) {
        expect(item.title.length).toBeGreaterThan(1);
        expect(item.description.length).toBeGreaterThan(20);
        expect(item.languages.length).toBeGreaterThan(0);
        expect(item.readings.every((language) => item.languages.includes(language))).toBe(true);
      }
  });
});

/** Letters of Latin that may stand in an Indic report: names of people and places, ids of rules and data, units, addresses. */
const ALLOWED =
  /[A-Za-z0-9./_-]*(?:Asha|Verma|Rohan|Mehta|Delhi|Mumbai|khagol|Kolkata|UTC|Khagol|Asia)[A-Za-z0-9./_-]*/g;

/** Titles of works keep their letters. */
const TITLES = Object.values(SOURCES)
  .map(({ title }) => title)
  .sort((one, other) => other.length - one.length);

/** What a paragraph says, without the name that it may begin with. */
function saidIn(words: Words): string {
  return plainOf(typeof words === 'string' ? words : words.filter(({ weight }) => weight !== 600));
}

describe.each(ITEMS.map((item) => [item.id, item] as const))('%s', (id, item) => {
  it('has chapters with words in every language, and leaves none in English', () => {
    for (const code of languagesOf(item, house)) {
      const { chapters } = composed(house, requestOf(id, code));
      expect(chapters.length).toBeGreaterThan(0);
      if (code === 'en' || code === 'es' || code === 'fr') continue;
      for (const { title, blocks } of chapters) {
        expect(title).not.toMatch(/[A-Za-z]{3}/);
        const strange =
          TITLES.reduce((words, work) => words.replaceAll(work, ''), wordsOf(blocks))
            .replace(ALLOWED, '')
            .match(/[A-Za-z]{4,}/g) ?? [];
        expect({ id, code, title, strange: [...new Set(strange)].slice(0, 8) }).toEqual({
          id,
          code,
          title,
          strange: [],
        });
      }
    }
  }, 120_000);

  it('says nothing twice', () => {
    const { chapters } = composed(house, requestOf(id, 'en'));
    const paragraphs = chapters
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'paragraph' && block.source !== undefined ? [saidIn(block.words)] : []));
    // Of two people the same may be true.
    const twice =
      item.suite === 'compatibility' ? [] : paragraphs.filter((words, index) => paragraphs.indexOf(words) < index);
    expect(twice.slice(0, 3)).toEqual([]);
  }, 60_000);

  it('asks for what it needs before any work, by the name of the field', () => {
    for (const need of item.requires) {
      const { [need]: _left, ...rest } = requestOf(id, 'en') as unknown as Record<string, unknown>;
      expect(() => checkReport(house, rest as unknown as ReportRequest)).toThrowError(
        expect.objectContaining({ code: 'INVALID_OPTION', field: need }) as EngineError,
      );
    }
  });
});

describe('an order', () => {
  const order = (more: object): ReportRequest => ({ ...requestOf('match-ashtakoota', 'en'), ...more }) as ReportRequest;
  it.each([
    ['reportType', { reportType: 'kundli' }],
    ['language', { language: 'xx' }],
    ['asOf', { asOf: '2026-02-30' }],
    ['birth.name', { birth: { ...everything('kundli-mini', 'en').birth, name: 'x'.repeat(10_000) } }],
    ['birth.name', { birth: { ...everything('kundli-mini', 'en').birth, name: 'evil\u202Egnp.exe' } }],
    ['birth.place', { birth: { ...everything('kundli-mini', 'en').birth, place: 'a\u0000b' } }],
    ['birth.name', { birth: { ...everything('kundli-mini', 'en').birth, name: '' } }],
    ['branding.companyName', { branding: { companyName: 'x'.repeat(121) } }],
    ['branding.footerText', { branding: { footerText: 'line\nline' } }],
    ['branding.logo', { branding: { logo: new Uint8Array((1 << 20) + 1) } }],
    ['chartStyle', { chartStyle: 'west' }],
    ['request.colour', { colour: 'red' }],
  ])('is refused by its field: %s', (field, more) => {
    expect(() => checkReport(house, order(more))).toThrowError(expect.objectContaining({ field }) as EngineError);
  });

  it('of a span that ends before it begins, or of more than a year, is refused', () => {
    for (const span of [
      { start: '2026-12-31', end: '2026-12-01' },
      { start: '2026-01-01', end: '2027-01-02' },
    ])
      expect(() => checkReport(house, { ...requestOf('month', 'en'), span })).toThrowError(
        expect.objectContaining({ field: 'span.end' }) as EngineError,
      );
  });

  it.each([
    ['name', 'combined', { name: '123' }],
    ['dob', 'combined', { dob: '2027-01-15' }],
    ['asOf', 'varshphal', { birth: { ...ASHA, datetime: '1700-06-01T10:00' } }],
    ['birth', 'kundli-premium', { birth: { ...ASHA, datetime: '2999-06-01T10:00' } }],
  ])('is refused by its field where only a chapter sees the fault: %s of %s', async (field, id, more) => {
    const refused = makeReport(house, { ...requestOf(id, 'en'), ...more });
    await expect(refused).rejects.toMatchObject({ name: 'EngineError', field });
    await expect(refused).rejects.toThrow(/^(?!.*(?:question|unknownLetters))/);
  });

  it('of a birth before the eras of India is made', async () => {
    const request = { ...requestOf('kundli-mini', 'en'), birth: { ...ASHA, datetime: '-1000-06-01T10:00' } };
    expect((await makeReport(house, request)).pageCount).toBeGreaterThan(1);
  });

  it('is the same file each time, and another for another day', async () => {
    const request = requestOf('match-ashtakoota', 'hi');
    const [one, again] = [await makeReport(house, request), await makeReport(house, request)];
    const other = await makeReport(house, { ...request, asOf: '2026-11-23' });
    expect(again.sha256).toBe(one.sha256);
    expect(other.sha256).not.toBe(one.sha256);
    expect(one.receipt?.split('.')).toHaveLength(3);
    expect(one.citedCells).toBeGreaterThan(0);
    expect(AS_OF).toBe(request.asOf);
  }, 60_000);
});
