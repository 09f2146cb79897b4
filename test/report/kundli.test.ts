/** Every report of one birth is made in every language: as long as it is sold, in one script, its words to be read back from the file. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { english } from '../../packages/engine/src/language/en.ts';
import type { Language } from '../../packages/engine/src/language/index.ts';
import { catalogOf } from '../../packages/engine/src/report/catalog/index.ts';
import { KUNDLI_ITEMS } from '../../packages/engine/src/report/catalog/kundli.ts';
import { plainOf } from '../../packages/engine/src/report/flow/blocks.ts';
import { makeReport } from '../../packages/engine/src/report/make.ts';
import { SOURCES } from '../../packages/engine/src/sources.ts';
import { ALL, EACH, SCRIPTS } from '../language/all.ts';
import { AS_OF, blocksOf, composed, kundliHouse, randomBirths, SEED, textsOf } from './kundli-house.ts';
import { png } from './pictures.ts';

/** Pages with readings, and without. */
const PAGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'kundli-mini': [8, 11],
  'kundli-basic': [19, 29],
  'kundli-premium': [55, 80],
  'single-page': [2, 2],
  shodashavarga: [18, 22],
  ashtakavarga: [11, 15],
  kp: [10, 14],
};
/** Titles of works stand as their libraries have them. */
const WORKS = Object.values(SOURCES)
  .map(({ title }) => title)
  .sort((one, other) => other.length - one.length);

const births = randomBirths(ALL.length).map((birth) => ({ ...birth, name: 'Asha', place: 'Pune' }));
const ids = KUNDLI_ITEMS.map(({ id }) => id);

/** Every language makes each report of every other language’s turn; English and Hindi, whose texts are printed, make all. */
const PLAN = EACH.flatMap(([code, language], index) =>
  ids
    .filter((_, at) => code === 'en' || code === 'hi' || (at + index) % 3 === 0)
    .map((id) => [id, code, language, births[index] as (typeof births)[number]] as const),
);

describe(`reports of one birth (births of seed ${SEED})`, () => {
  it.each(PLAN)(
    '%s in %s is as long as it is sold, and its words come back',
    async (id, code, _language, birth) => {
      const house = await kundliHouse();
      const report = await makeReport(house, { reportType: id, language: code, asOf: AS_OF, birth });
      const [least, most] = PAGES[id] as readonly [number, number];
      expect(report.pageCount).toBeGreaterThanOrEqual(least);
      expect(report.pageCount).toBeLessThanOrEqual(most);
      expect(new Set(report.sections).size).toBe(report.sections.length);
      const text = wordsOf(report.bytes);
      for (const word of [report.title, ...report.sections].flatMap((words) => words.split(/[\s:]+/)))
        expect(text, word).toContain(word);
    },
    20_000,
  );

  it('tells on its last page what the doubt about the time leaves open', async () => {
    const house = await kundliHouse();
    const delhi = { latitude: 28.6139, longitude: 77.209, timezone: '+05:30', name: 'Asha', place: 'Delhi' };
    // The Moon passes into the next nakshatra, the ascendant into the next sign, within the minute that is stated.
    const births = [
      ['NAKSHATRA_UNCERTAIN', { ...delhi, datetime: '2026-11-21T06:51' }],
      ['SIGN_UNCERTAIN', { ...delhi, datetime: '1990-01-15T10:26' }],
    ] as const;
    for (const [code, birth] of births) {
      const report = await makeReport(house, { reportType: 'kundli-mini', language: 'en', asOf: AS_OF, birth });
      for (const [, { say }] of EACH) expect(say.warnings[code]).toMatch(/\S/);
      expect(wordsOf(report.bytes).replace(/\s+/g, ' ')).toContain(english.say.warnings[code]);
    }
  });

  it('cites more where texts are printed, and nothing but tables where they are not', async () => {
    const house = await kundliHouse();
    const [birth] = births;
    const made = await Promise.all(
      ['hi', 'te'].map((language) =>
        makeReport(house, { reportType: 'kundli-basic', language, asOf: AS_OF, ...(birth !== undefined && { birth }) }),
      ),
    );
    const [hindi, telugu] = made.map(({ citedCells }) => citedCells) as [number, number];
    expect(hindi).toBeGreaterThan(telugu + 25);
  });

  it('stands in the catalogue in twelve languages', async () => {
    const rows = catalogOf(await kundliHouse()).filter(({ id }) => (ids as readonly string[]).includes(id));
    expect(rows.map(({ languages }) => languages.length)).toEqual(ids.map(() => 12));
    const readings = Object.fromEntries(rows.map((row) => [row.id, row.readings]));
    expect(readings['kundli-premium']).toEqual(['en', 'hi']);
    expect(readings['shodashavarga']).toEqual([]);
  });
});

describe.each(EACH)('the words of %s', (code, language: Language) => {
  it('are of one script, but for titles of works, in every chapter of the long reports', async () => {
    const house = await kundliHouse();
    const foreign = new RegExp(`(?![\\p{Script=${SCRIPTS[code]}}\\p{Script=Common}\\p{Script=Inherited}]).`, 'u');
    const faulty = ['kundli-premium', 'kundli-mini', 'kp'].flatMap((id) => {
      const { chapters } = composed(house, id, language, births[0] as (typeof births)[number]);
      const texts = textsOf(chapters);
      expect(texts.filter((text) => house.typesetter.missing(text) !== null)).toEqual([]);
      return texts
        .map((text) => WORKS.reduce((left, work) => left.replaceAll(work, ''), text).replace(/Asha|Pune/g, ''))
        .filter((text) => foreign.test(text));
    });
    expect(faulty).toEqual([]);
  });
});

describe('readings', () => {
  it('are told only of what holds in the birth, or of the periods of its present mahadasha and the next, and once', async () => {
    const house = await kundliHouse();
    const [english] = ALL as readonly [Language, ...Language[]];
    for (const birth of births.slice(0, 6)) {
      const { book, chapters } = composed(house, 'kundli-premium', english, birth);
      const holds = new Set(book.tellings.map(({ rule }) => rule.id));
      const { spans } = book.horoscope.dasha;
      const at = spans.findIndex(({ startJdUt }) => startJdUt === book.horoscope.running?.[0]?.startJdUt);
      const pairs = spans.slice(at, at + 2).map(({ lord }) => `dasha-pair.${lord}.`);
      const told = book.readings?.told ?? [];
      expect(told.length).toBeGreaterThan(40);
      for (const { id } of told) expect(holds.has(id) || pairs.some((pair) => id.startsWith(pair)), id).toBe(true);
      const paragraphs = blocksOf(chapters).flatMap((block) =>
        block.kind === 'paragraph' && block.source !== undefined ? [plainOf(block.words)] : [],
      );
      expect(new Set(paragraphs).size).toBe(paragraphs.length);
      expect(paragraphs.length).toBe(told.length);
    }
  }, 30_000);
});

describe('the chart on one page', () => {
  const logo = png({ width: 3, height: 6, kind: 0 }, new Uint8Array(24));
  const long = {
    name: 'Maria Fernanda de los Ángeles González Rodríguez y Fernández',
    place: 'Ushuaia, Provincia de Tierra del Fuego, Argentina',
  };
  const footerText = Array.from({ length: 40 }, (_, at) => `foot${at}`).join(' ');

  it.each([
    ['births at random', {}, {}],
    ['a logo', {}, { branding: { logo, companyName: 'Star House' } }],
    ['a long name and place', long, {}],
    ['a foot of several lines', {}, { branding: { footerText } }],
  ])(
    'has one page before its basis: %s',
    async (_, person, order) => {
      const house = await kundliHouse();
      for (const [index, birth] of births.entries()) {
        const language = ALL[index] as Language;
        const request = { reportType: 'single-page', language: language.code, asOf: AS_OF, ...order };
        const { pageCount } = await makeReport(house, { ...request, birth: { ...birth, ...person } });
        expect({ language: language.code, pageCount }).toEqual({ language: language.code, pageCount: 2 });
      }
    },
    60_000,
  );
});

/** The text of a file with single spaces. */
function wordsOf(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'kundli-'));
  try {
    const path = join(folder, 'report.pdf');
    writeFileSync(path, bytes);
    return execFileSync('pdftotext', ['-enc', 'UTF-8', path, '-'], { encoding: 'utf8', maxBuffer: 1 << 26 }).replace(
      /\s+/g,
      ' ',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
