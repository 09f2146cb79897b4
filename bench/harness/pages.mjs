/**
 * Figures on pages, written from results that are kept: what stands between two marks of a page is made here and nowhere else. A test compares the pages with the newest file,
 * so nobody edits them by hand.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { claimOf, speedTable } from './readme.mjs';
import { millionCharts, scalingTable } from './scaling.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Pages by their path, with what is written between which marks. */
export const PAGES = {
  'README.md': { 'speed-claim': claimOf, 'speed-table': (run) => `\n${speedTable(run)}\n` },
  'packages/server/guides/scaling-out.md': {
    'scaling-table': (run) => `\n${scalingTable(run)}\n`,
    'million-charts': millionCharts,
  },
};

/** The bench's own page, with the figure of the curves. */
const BENCH_PAGE = 'bench/README.md';

const marked = (name) => new RegExp(`(<!-- ${name}:begin[^>]*-->)[\\s\\S]*?(<!-- ${name}:end -->)`);

/**
 * A page with its figures written anew.
 *
 * @param path  of `PAGES`
 * @param text  of the page
 * @param run   `file`, a name in bench/results, and its `results`
 * @throws  Error when a mark is missing, or the results lack what must be told
 */
export function pageWith(path, text, run) {
  return Object.entries(PAGES[path]).reduce((page, [name, write]) => between(path, page, name, () => write(run)), text);
}

function between(path, page, name, write) {
  if (!marked(name).test(page)) throw new Error(`${path} has no marks for ${name}`);
  const words = write();
  // As a function, because a dollar in the words would mean something.
  return page.replace(marked(name), (_, begin, end) => `${begin}${words}${end}`);
}

/** Writes all pages. @throws  Error when nothing was kept yet */
export function writePages(run) {
  if (run === null) throw new Error('no results are kept yet: npm run bench -- --save');
  for (const path of Object.keys(PAGES))
    writeFileSync(root + path, pageWith(path, readFileSync(root + path, 'utf8'), run));
}

/**
 * Shows the figure of kept curves on the bench's own page, with their exponents in words for whoever does not see it.
 *
 * @param file    of the kept curves, in bench/results
 * @param curves  with `title`, `exponent`, `last`
 */
export function writeFigure(file, curves) {
  const told = curves.map(
    ({ title, exponent, last }) => `${title}: n^${exponent.toFixed(2)} over all, n^${last.toFixed(2)} at the end`,
  );
  const image = `![${told.join('; ')}](results/${file.replace(/json$/, 'svg')})`;
  const text = readFileSync(root + BENCH_PAGE, 'utf8');
  writeFileSync(
    root + BENCH_PAGE,
    between(BENCH_PAGE, text, 'curves', () => `\n${image}\n`),
  );
}
