/** `khagol report` and `khagol chart --pdf`: the bytes of the engine's own reports, the catalogue, and words for what an order lacks. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../packages/engine/src/language/en.ts';
import { hindi } from '../../packages/engine/src/language/hi.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { TEXTS_EN } from '../../packages/engine/src/reading/texts/en/index.ts';
import { TEXTS_HI } from '../../packages/engine/src/reading/texts/hi/index.ts';
import { ITEMS } from '../../packages/engine/src/report/catalog/index.ts';
import {
  makeReport,
  openReportHouse,
  openTypesetter,
  type ReportHouse,
} from '../../packages/engine/src/report/index.ts';
import { loadTypography } from '../../packages/fonts/src/node.ts';
import { khagol } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'khagol-report-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const BIRTH = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209 };
const FLAGS = ['--datetime', '1990-01-15T10:30', '--lat', '28.6139', '--lon', '77.209'];
const PARTNER = { datetime: '1992-03-15T08:30', latitude: 18.52, longitude: 73.86 };
const B_FLAGS = ['--b-datetime', '1992-03-15T08:30', '--b-lat', '18.52', '--b-lon', '73.86'];
let house: ReportHouse;

beforeAll(async () => {
  const [engine, typography] = await Promise.all([openEngine(), loadTypography()]);
  house = openReportHouse({
    engine,
    typesetter: await openTypesetter(typography),
    languages: [english, hindi],
    texts: { en: TEXTS_EN, hi: TEXTS_HI },
  });
});

describe('khagol report', () => {
  it('writes the bytes that the engine makes, as of today', async () => {
    const out = join(folder, 'page.pdf');
    const told = await khagol([
      'report',
      'single-page',
      ...FLAGS,
      '--name',
      'A. Sharma',
      '--place',
      'Delhi',
      '-o',
      out,
    ]);
    const birth = { ...BIRTH, name: 'A. Sharma', place: 'Delhi' };
    const made = await makeReport(house, {
      reportType: 'single-page',
      asOf: '2026-11-22',
      language: 'en',
      name: 'A. Sharma',
      birth,
    });
    expect([told.code, told.err]).toEqual([0, '']);
    expect(told.out).toContain(`${made.pageCount} pages, ${made.bytes.length} bytes`);
    expect(Buffer.compare(readFileSync(out), made.bytes)).toBe(0);
  });

  it('speaks the language, takes two births and another day, and hands bytes to a pipe', async () => {
    const words = [
      'report',
      'match-ashtakoota',
      ...FLAGS,
      ...B_FLAGS,
      '--language',
      'hi',
      '--as-of',
      '2027-01-01',
      '-o',
      '-',
    ];
    const { code, bytes } = await khagol(words);
    const made = await makeReport(house, {
      reportType: 'match-ashtakoota',
      language: 'hi',
      asOf: '2027-01-01',
      birth: BIRTH,
      partner: PARTNER,
    });
    expect(code).toBe(0);
    expect(Buffer.compare(bytes, made.bytes)).toBe(0);
  });

  it('takes a name with a date, a span, a plan, and whose report it is', async () => {
    const plan = join(folder, 'plan.json');
    writeFileSync(
      plan,
      '{"inputSource":"plan-derived","plotPolygon":[[0,0],[12,0],[12,18],[0,18]],"bearingDeg":0,"doorXY":[5.4,18],"rooms":[{"roomType":"kitchen","polygon":[[8,0],[12,0],[12,6],[8,6]]}]}',
    );
    for (const words of [
      [
        'pythagorean',
        '--name',
        'Albert Einstein',
        '--dob',
        '1879-03-14',
        '--company',
        'Orrery',
        '--footer',
        'Thank you',
      ],
      ['muhurta', ...FLAGS, '--from', '2026-11-22', '--to', '2026-11-24'],
      ['assessment', '--property', plan],
    ]) {
      const out = join(folder, `${words[0]}.pdf`);
      const { code, out: text, err } = await khagol(['report', ...words, '-o', out, '--json']);
      expect([words[0], code]).toEqual([words[0], 0]);
      // What a report warns of is told, a line each.
      expect(err).toMatch(words[0] === 'assessment' ? /^khagol: ROOMS_\w+: / : /^$/);
      const { sha256, file, bytes } = JSON.parse(text);
      expect([file, bytes]).toEqual([out, undefined]);
      const { createHash } = await import('node:crypto');
      expect(sha256).toBe(createHash('sha256').update(readFileSync(out)).digest('hex'));
    }
  });

  it.each(ITEMS.filter(({ requires }) => requires.includes('span')).map(({ id }) => id))(
    'of a place and its days needs no date of birth: %s',
    async (id) => {
      const words = ['--lat', '28.6139', '--lon', '77.209', '--from', '2026-11-01', '--to', '2026-11-02'];
      const [bare, dated] = [join(folder, 'bare.pdf'), join(folder, 'dated.pdf')];
      expect((await khagol(['report', id, ...words, '-o', bare])).code).toBe(0);
      await khagol(['report', id, ...words, '--date', '2026-11-01', '-o', dated]);
      expect(readFileSync(bare).equals(readFileSync(dated))).toBe(true);
    },
  );

  it('lists every report, with its title in a language', async () => {
    const { out } = await khagol('report --list --json --language hi');
    const items = JSON.parse(out);
    expect(items.map(({ id }: { id: string }) => id)).toEqual(ITEMS.map(({ id }) => id));
    expect(items[0].title).toBe(hindi.say.headings['kundli-mini']);
    const text = await khagol('report --list');
    for (const { id, requires } of ITEMS)
      expect(text.out).toMatch(new RegExp(`^${id} +\\w+ +${requires.join(', ')} `, 'm'));
  });

  it('keeps a PDF off the screen', async () => {
    const words = ['report', 'single-page', ...FLAGS];
    const { code, out, err } = await khagol(words, [], { watched: { out: true, err: true } });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('--out');
  });

  it.each([
    [['report'], '--list'],
    [['report', 'kundli'], 'kundli-mini'],
    [['report', 'kundli'], 'reportType ([type])'],
    [['report', 'single-page'], 'birth (--datetime)'],
    [['report', 'match-ashtakoota', ...FLAGS], 'partner (--b-datetime)'],
    [['report', 'career', ...FLAGS, '--language', 'ta'], 'allowed: en, hi'],
    [['report', 'career', ...FLAGS, '--language', 'ta'], 'language (--language)'],
    [['report', 'single-page', ...FLAGS, '--name', ' '], 'birth.name (--name)'],
    [['report', 'single-page', ...FLAGS, '--place', 'x'.repeat(121)], 'birth.place (--place)'],
    [['report', 'match-ashtakoota', ...FLAGS, ...B_FLAGS, '--b-name', ' '], 'partner.name (--b-name)'],
    [['report', 'single-page', ...FLAGS, '--company', ' '], 'branding.companyName (--company)'],
    [['report', 'single-page', ...FLAGS, '--footer', 'x'.repeat(301)], 'branding.footerText (--footer)'],
    [['report', 'single-page', ...FLAGS, '--logo', `${import.meta.dirname}/report.test.ts`], 'branding.logo (--logo)'],
    [['report', 'single-page', ...FLAGS, '--language', 'xx'], 'there are en, hi'],
    [['report', 'month', ...FLAGS, '--from', '2026-11-01'], '--to'],
    [['report', 'month', '--lat', '28.6', '--lon', '77.2'], 'month needs its days: --from and --to'],
    [['report', 'month', '--lat', '28.6', '--lon', '77.2', '--from', '1 May', '--to', '2 May'], 'from (--from)'],
    [['report', 'single-page', ...FLAGS, '--json'], '--out'],
    [['report', 'single-page', ...FLAGS, '--as-of', 'today'], 'asOf (--as-of)'],
    [['report', 'month', ...FLAGS, '--from', '2026-13-01', '--to', '2026-12-01'], 'span.start (--from)'],
    [['report', 'pythagorean'], 'dob (--dob)'],
    [['report', 'single-page', ...FLAGS, '--chart-style', 'round'], '--chart-style'],
    [['report', 'assessment', '--property', 'nowhere.json'], 'nowhere.json'],
    [['report', 'single-page', ...FLAGS, '--logo', 'nowhere.png'], 'nowhere.png'],
  ])('%j is refused with the word to mend', async (words, named) => {
    const { code, out, err } = await khagol([...words]);
    expect([code === 0, out]).toEqual([false, '']);
    expect(err).toContain(named);
    expect(err).not.toMatch(/\n\s+at /);
  });
});

describe('khagol chart --pdf', () => {
  it('is the report of one page', async () => {
    const out = join(folder, 'chart.pdf');
    expect((await khagol(['chart', ...FLAGS, '--pdf', '-o', out])).code).toBe(0);
    const made = await makeReport(house, { reportType: 'single-page', asOf: '2026-11-22', birth: BIRTH });
    expect(Buffer.compare(readFileSync(out), made.bytes)).toBe(0);
  });

  it.each(['--zodiac tropical', '--ayanamsa raman', '--json', '--svg'])('does not go with %s', async (flag) => {
    const { code, err } = await khagol(['chart', ...FLAGS, '--pdf', ...flag.split(' ')]);
    expect(code).toBe(2);
    expect(err).toContain('--pdf');
  });
});
