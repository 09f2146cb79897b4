/**
 * Reports, as other people's programs see them: every item in every language that it is offered in, made twice, and orders that mean harm.
 *
 * `node packages/workshop/src/prove/reports.mjs --languages all|turn --items all|id,id`. Of each file: the same bytes twice, whole by
 * qpdf, every font embedded and mapped to Unicode by pdffonts, a tree of tags by pdfinfo, the words of its blocks back by pdftotext.
 * Then orders with names of ten thousand characters, marks that turn text, halves of characters, spans that run backwards and logos that
 * are none: each is refused with the name of its field, and memory stays where it was.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { load } from './load.mjs';
import { hostileOrders } from './reports-hostile.mjs';
import { wordsOf } from './words.mjs';

const PROGRAMS = ['qpdf', 'pdffonts', 'pdfinfo', 'pdftotext'];
/** Languages whose every word comes back; in the others a share of words may be spelt otherwise. */
const WHOLE = ['en', 'hi', 'ta', 'te', 'es', 'fr'];
const LEAST_SHARE = 0.99;
const TAGS = ['Document', 'H1', 'P', 'Figure'];
/** Room that a refusal may take for a while, in MiB: a logo of 1 MiB, read, and what the collector has not fetched yet. */
const MOST_GROWTH = 200;

const { languages, items } = wordsOf({ languages: 'all', items: 'all' });
const missing = PROGRAMS.filter((program) => spawnSync('which', [program]).status !== 0);
if (missing.length > 0) {
  console.log(`SKIPPED: files of reports are not looked at without ${missing.join(', ')} (qpdf, poppler-utils)`);
}

const { reportHouse, wordsOf: wordsOfBlocks } = await load('test/report/house.ts');
const { composed, everything } = await load('test/report/composed.ts');
const { ITEMS, languagesOf } = await load('packages/engine/src/report/catalog/index.ts');
const { makeReport } = await load('packages/engine/src/report/make.ts');
const house = await reportHouse();
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'khagol-reports-'));
const faults = [];
/** By language: reports, pages, milliseconds of the first making, words of blocks, those that came back. */
const tally = new Map();

try {
  // First, while the process is small: what a refusal takes can be seen.
  await hostile();
  if (missing.length === 0) await files();
} finally {
  rmSync(folder, { recursive: true });
}
for (const fault of faults.slice(0, 40)) console.log(`  ${fault}`);
console.log(`reports: ${faults.length} breaches`);
if (faults.length > 0) process.exitCode = 1;

async function files() {
  const chosen = ITEMS.map((item, index) => ({ item, index })).filter(
    ({ item }) => items === 'all' || items.split(',').includes(item.id),
  );
  const codes = house.languages.map(({ code }) => code);
  console.log(`pages and ms of each${languages === 'turn' ? ', one language each in turn' : ''}:`);
  for (const { item, index } of chosen) {
    const offered = languagesOf(item, house);
    const wanted = languages === 'turn' ? [codes[index % codes.length]] : codes;
    const cells = [];
    for (const code of wanted.filter((one) => offered.includes(one))) {
      const { pages, ms } = await file(item.id, code);
      cells.push(`${code} ${String(pages).padStart(3)} p ${String(Math.round(ms)).padStart(5)} ms`);
    }
    for (let at = 0; at < cells.length; at += 4)
      console.log(`  ${(at === 0 ? item.id : '').padEnd(24)}${cells.slice(at, at + 4).join(' | ')}`);
  }
  for (const [code, { reports, pages, ms, words, found }] of tally)
    console.log(
      `  ${code}: ${reports} reports, ${pages} pages, ${(ms / pages).toFixed(1)} ms a page; ${found} of ${words} words back, ${((100 * found) / words).toFixed(2)} %`,
    );
  for (const [code, { words, found }] of tally) {
    if (found / words < (WHOLE.includes(code) ? 1 : LEAST_SHARE))
      faults.push(`${code}: ${words - found} of ${words} words do not come back`);
  }
}

async function file(id, code) {
  const request = everything(id, code);
  const began = performance.now();
  const report = await makeReport(house, request);
  const ms = performance.now() - began;
  const again = await makeReport(house, request);
  const where = `${id} ${code}`;
  if (again.sha256 !== report.sha256) faults.push(`${where}: made twice, the bytes differ`);
  const path = join(folder, 'report.pdf');
  writeFileSync(path, report.bytes);
  const [checked, fonts, info, tags, text] = await Promise.all([
    asked('qpdf', ['--check', path]),
    asked('pdffonts', [path]),
    asked('pdfinfo', [path]),
    asked('pdfinfo', ['-struct', path]),
    asked('pdftotext', [path, '-']),
  ]);
  if (!checked.includes('No syntax or stream encoding errors') || /warning/i.test(checked))
    faults.push(`${where}: qpdf says ${checked.trim().split('\n').at(-1)}`);
  const listed = fonts.trim().split('\n').slice(2);
  if (listed.length === 0 || listed.some((font) => !/\byes\s+yes\s+yes\s+\d+/.test(font)))
    faults.push(`${where}: a font is not embedded or not mapped to Unicode`);
  if (!/^Tagged:\s+yes$/m.test(info) || !new RegExp(`^Pages:\\s+${report.pageCount}$`, 'm').test(info))
    faults.push(`${where}: pdfinfo tells other pages, or no tags`);
  for (const tag of TAGS) if (!tags.includes(tag)) faults.push(`${where}: no ${tag} among the tags`);
  count(where, code, report, ms, text, request);
  return { pages: report.pageCount, ms };
}

/** How many of the words of the blocks stand in the text that comes back. */
function count(where, code, report, ms, text, request) {
  const { chapters } = composed(house, request);
  const wanted = new Set(
    chapters.flatMap(({ title, blocks }) => `${title}\n${wordsOfBlocks(blocks)}`.split(/\s+/u).map(bare)),
  );
  wanted.delete('');
  const lines = bare(text);
  const lost = [...wanted].filter((word) => !lines.includes(word));
  const own = tally.get(code) ?? { reports: 0, pages: 0, ms: 0, words: 0, found: 0 };
  tally.set(code, {
    reports: own.reports + 1,
    pages: own.pages + report.pageCount,
    ms: own.ms + ms,
    words: own.words + wanted.size,
    found: own.found + wanted.size - lost.length,
  });
  if (lost.length > 0)
    console.log(`    ${where}: ${lost.length} of ${wanted.size} words not back: ${lost.slice(0, 5).join(', ')}`);
}

/** Letters and figures alone: how lines break and what joins letters is not what is asked. */
function bare(text) {
  return text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

async function asked(program, words) {
  try {
    const { stdout, stderr } = await run(program, words, { maxBuffer: 256 << 20 });
    return `${stdout}${stderr}`;
  } catch (error) {
    return `${error.stdout ?? ''}${error.stderr ?? error.message}`;
  }
}

async function hostile() {
  const orders = hostileOrders(everything);
  const before = process.memoryUsage.rss();
  let most = before;
  for (const { name, field, request } of orders) {
    const began = performance.now();
    const end = await makeReport(house, request).then(
      () => null,
      (error) => error,
    );
    const ms = performance.now() - began;
    most = Math.max(most, process.memoryUsage.rss());
    if (end === null) faults.push(`${name}: a report was made of it`);
    else if (end.name !== 'EngineError' || end.field !== field)
      faults.push(`${name}: ${end.name} names ${end.field ?? 'no field'} instead of ${field}: ${end.message}`);
    if (ms > 1000) faults.push(`${name}: refused after ${Math.round(ms)} ms`);
  }
  const mib = (bytes) => (bytes / 2 ** 20).toFixed(0);
  console.log(
    `  ${orders.length} hostile orders refused by name of field; rss ${mib(before)} MiB before, at most ${mib(most)} MiB meanwhile`,
  );
  if (most - before > MOST_GROWTH << 20) faults.push(`memory grew by ${mib(most - before)} MiB`);
}
