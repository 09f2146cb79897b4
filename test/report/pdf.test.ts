/** The PDF itself: sound, tagged, its fonts inside, its words to be had back, the same bytes for the same calls. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Block } from '../../packages/engine/src/report/flow/blocks.ts';
import { print } from '../../packages/engine/src/report/flow/print.ts';
import { A4 } from '../../packages/engine/src/report/flow/style.ts';
import { type Brush, openPaper } from '../../packages/engine/src/report/pdf/paper.ts';
import type { Typesetter } from '../../packages/engine/src/report/type/typesetter.ts';
import { typesetter as open } from './typesetter.ts';

const AUTHORITY = JSON.parse(
  readFileSync(new URL('../authorities/report/shaping.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, { readonly words: readonly (readonly [string, string])[] }>>;
const folder = mkdtempSync(join(tmpdir(), 'khagol-report-'));
afterAll(() => rmSync(folder, { recursive: true }));
let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = await open();
});

const FACTS = {
  title: 'Report',
  author: 'Khagol',
  subject: 'A trial',
  keywords: ['trial'],
  madeAt: '2026-11-22T10:00:00Z',
  producer: 'Khagol',
  id: '0123456789abcdef0123456789abcdef',
};
const FURNITURE = { head: 'Head', foot: 'Foot', pageOf: (page: number, pages: number) => `${page} / ${pages}` };

async function made(
  language: string,
  blocks: readonly Block[],
): Promise<{ readonly path: string; readonly bytes: Uint8Array; readonly pages: number }> {
  const { bytes, pages } = await print(typesetter, A4, { ...FACTS, language }, FURNITURE, blocks);
  const path = join(folder, `${language}-${blocks.length}.pdf`);
  writeFileSync(path, bytes);
  return { path, bytes, pages };
}

const tool = (name: string, ...words: readonly string[]): string =>
  execFileSync(name, words, { encoding: 'utf8', maxBuffer: 1e8 });

/** Words that cannot be had back today, by language: letters that readers put together otherwise. */
const LOST: Readonly<Record<string, readonly string[]>> = {};

describe.each(Object.keys(AUTHORITY))('a report in %s', (language) => {
  const words = (AUTHORITY[language]?.words ?? []).map(([word]) => word);
  const blocks: readonly Block[] = [
    { kind: 'heading', level: 1, text: words.slice(0, 3).join(' ') },
    { kind: 'paragraph', words: words.join(' ') },
    { kind: 'contents', title: words[3] ?? '' },
    { kind: 'heading', level: 1, text: words.slice(4, 7).join(' ') },
    {
      kind: 'table',
      title: words[8] ?? '',
      columns: [{ share: null }, { share: 1 }],
      head: [words[9] ?? '', words[10] ?? ''],
      rows: words.map((word, at) => [`${at}`, [{ text: word, weight: 600 }]]),
    },
  ];

  it('gives its words back', async () => {
    const { path } = await made(language, blocks);
    const got = new Set(tool('pdftotext', '-enc', 'UTF-8', path, '-').split(/\s+/));
    expect(words.filter((word) => !got.has(word))).toEqual(LOST[language] ?? []);
  });

  it('is sound, tagged, with all fonts inside and told in Unicode', async () => {
    const { path, pages } = await made(language, blocks);
    expect(tool('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
    const fonts = tool('pdffonts', path)
      .split('\n')
      .slice(2)
      .filter((line) => line !== '');
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+NotoSans\S* +CID TrueType +Custom +yes yes yes/);
    const info = tool('pdfinfo', path);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toContain(`Pages:           ${pages}`);
    const structure = tool('pdfinfo', '-struct', path);
    for (const role of ['H1', 'P', 'TOC', 'Table', 'THead', 'TR', 'TH', 'TD'])
      expect(structure).toMatch(new RegExp(`^ *${role}\\b`, 'm'));
  });

  it('has the same bytes when it is made again', async () => {
    const [one, two] = [await made(language, blocks), await made(language, blocks)];
    expect(Buffer.compare(one.bytes, two.bytes)).toBe(0);
  });
});

describe('a document of more characters than a font has codes for', () => {
  it('has a second font of the same face, and gives its words back', async () => {
    const parts = [
      ['', '\u0930\u094d'],
      Array.from({ length: 37 }, (_, at) => String.fromCodePoint(0x915 + at)),
      ['', '\u093c'],
      ['', '\u094d\u0930'],
      ['', ...Array.from({ length: 11 }, (_, at) => String.fromCodePoint(0x93e + at))],
      ['', '\u0901', '\u0902'],
    ];
    const words = parts.reduce((all, some) => all.flatMap((one) => some.map((part) => one + part)), ['']);
    const { path } = await made('hi', [{ kind: 'paragraph', words: words.join(' ') }]);
    expect(tool('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
    expect(tool('pdffonts', path).match(/\+NotoSansDevanagari /g)).toHaveLength(2);
    const got = new Set(tool('pdftotext', '-enc', 'UTF-8', path, '-').split(/\s+/));
    expect(words.filter((word) => !got.has(word.normalize('NFC')) && !got.has(word))).toEqual([]);
  }, 30_000);
});

describe('what stands on every page', () => {
  const foot = Array.from({ length: 50 }, (_, at) => `foot${at}`).join(' ');
  const head = Array.from({ length: 50 }, (_, at) => `head${at}`).join(' ');
  const body = Array.from({ length: 1200 }, (_, at) => `body${at}`).join(' ');

  it('is told whole at the foot, above nothing of the text, and ends in an ellipsis at the head where it is too long', async () => {
    const { bytes, pages } = await print(typesetter, A4, { ...FACTS, language: 'en' }, { ...FURNITURE, head, foot }, [
      { kind: 'paragraph', words: body },
    ]);
    const path = join(folder, 'furniture.pdf');
    writeFileSync(path, bytes);
    expect(pages).toBeGreaterThan(1);
    const second = tool('pdftotext', '-f', '2', '-l', '2', '-bbox', path, '-');
    const words = [...second.matchAll(/yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]+)</g)].map(
      ([, top, right, bottom, text]) => ({ top: Number(top), right: Number(right), bottom: Number(bottom), text }),
    );
    const of = (kind: string) => words.filter(({ text }) => text?.startsWith(kind));
    expect(of('foot').map(({ text }) => text)).toEqual(foot.split(' '));
    expect(Math.min(...of('foot').map(({ top }) => top))).toBeGreaterThan(
      Math.max(...of('body').map(({ bottom }) => bottom)),
    );
    expect(Math.max(...of('foot').map(({ bottom }) => bottom))).toBeLessThan(A4.paper.height);
    expect(new Set(of('head').map(({ top }) => top)).size).toBe(1);
    expect(words.map(({ text }) => text).slice(of('head').length)[0]).toBe('…');
    expect(Math.max(...words.map(({ right }) => right))).toBeLessThanOrEqual(A4.paper.width - A4.margin.side + 0.01);
  });
});

describe('what is told of a page', () => {
  it('belongs to its element, whether text is broken by drawing or not, and grounds and furniture to none', async () => {
    const path = join(folder, 'marks.pdf');
    const paper = openPaper(typesetter, { ...FACTS, language: 'en' }, A4.paper);
    const page = paper.turn();
    const form = paper.form((brush) => brush.line(typesetter.line('furniture', 9, 400, 'en'), 9, 50, 20, [0, 0, 0]));
    const [first, second] = [paper.tag(paper.root, 'P'), paper.tag(paper.root, 'P')];
    const write = (words: string, y: number) => (brush: Brush) =>
      brush.line(typesetter.line(words, 9, 400, 'en'), 9, 50, y, [0, 0, 0]);
    paper.on(page, null, (brush) => brush.form(form));
    paper.on(page, first, write('before', 60));
    paper.on(page, first, (brush) => brush.rule(50, 62, 90, 62, [0, 0, 0], 1));
    paper.on(page, first, write('after', 80));
    paper.on(page, second, write('second', 100));
    paper.on(page, null, (brush) => brush.rectangle(0, 0, 90, 90, [1, 0, 0]));
    paper.on(page, second, write('again', 120));
    writeFileSync(path, paper.finish());
    expect(tool('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
    const told = tool('pdfinfo', '-struct-text', path).match(/"[a-z ]+"|\bP\b/g);
    expect(told).toEqual(['P', '"before"', '"after"', 'P', '"second"', '"again"']);
    expect(tool('pdftotext', path, '-')).toContain('furniture');
    const content = tool('qpdf', '--qdf', '--object-streams=disable', path, '-');
    let open = 0;
    for (const [word] of content.matchAll(/\b(?:BT|ET|BDC|BMC|EMC)\b/g)) {
      open += word === 'ET' || word === 'EMC' ? -1 : 1;
      expect(open).toBeGreaterThanOrEqual(0);
    }
    expect(open).toBe(0);
  });
});

describe('a document', () => {
  const blocks: readonly Block[] = [
    { kind: 'contents', title: 'Contents' },
    { kind: 'heading', level: 1, text: 'First' },
    { kind: 'paragraph', words: [{ text: 'See ' }, { text: 'the site', href: 'https://example.org/?a=(b)' }] },
    { kind: 'heading', level: 2, text: 'Within' },
    { kind: 'heading', level: 1, text: 'Second' },
  ];

  it('has an outline, links with their words, and says what it is', async () => {
    const { path } = await made('en', blocks);
    const json = JSON.parse(tool('qpdf', '--json', '--json-key=outlines', path)) as {
      outlines: { title: string; destpageposfrom1: number; kids: { title: string }[] }[];
    };
    expect(
      json.outlines.map(({ title, destpageposfrom1, kids }) => [title, destpageposfrom1, kids.map((kid) => kid.title)]),
    ).toEqual([
      ['First', 2, ['Within']],
      ['Second', 3, []],
    ]);
    const plain = tool('qpdf', '--qdf', '--object-streams=disable', path, '-');
    expect(plain).toContain('https://example.org/?a=\\(b\\)');
    expect(plain).toMatch(/<pdfaid:part>2<|pdfaid:part="2"/);
    const info = tool('pdfinfo', '-isodates', path);
    expect(info).toMatch(/Title: +Report/);
    expect(info).toMatch(/CreationDate: +2026-11-22T10:00:00/);
  });

  it('that says nothing of when has no date', async () => {
    const { bytes } = await print(typesetter, A4, { ...FACTS, madeAt: null, language: 'en' }, FURNITURE, blocks);
    const path = join(folder, 'undated.pdf');
    writeFileSync(path, bytes);
    expect(tool('pdfinfo', path)).not.toMatch(/Date/);
  });
});
