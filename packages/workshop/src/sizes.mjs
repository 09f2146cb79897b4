/**
 * What the engine and the client weigh for those who ship it, against what it may weigh.
 *
 * A budget is today's weight and about a tenth; raising one belongs in the commit that needs it, with the reason.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Stop, say } from './processes.mjs';
import { root } from './root.mjs';

const ephemeris = 'packages/engine/data/ephemeris';
const dist = 'packages/engine/dist';

/** Rows of { what, file, maxBytes }: what a file, or a script with all it imports under gzip, may weigh. */
export const BUDGETS = [
  // 72 KiB of code and tables, and 6 for chains that run side by side and for skies in columns: a sky takes four fifths of the time.
  { what: 'the core', file: `${dist}/core.wasm`, maxBytes: 78 * 1024 },
  { what: 'the ephemeris of 1800–2400', file: `${ephemeris}/pack-1800-2400.bin`, maxBytes: 1_600_000 },
  { what: 'the analytic theory', file: `${ephemeris}/analytic.bin`, maxBytes: 182_000 },
  {
    what: 'the engine in a browser, gzip, without ephemeris',
    file: `${dist}/browser.js`,
    gzip: true,
    maxBytes: 155_000,
  },
  {
    what: 'the plain-JavaScript engine, gzip, without ephemeris',
    file: `${dist}/portable.js`,
    gzip: true,
    without: /packsBase64/,
    maxBytes: 160_000,
  },
  // 15 kB of it, and of what answers by it, are the eclipses under which no good time is given.
  { what: 'Jyotish with all it rests on, gzip', file: `${dist}/jyotish.js`, gzip: true, maxBytes: 345_000 },
  // What a first chart loads is one file, the engine and the zone finder in it, so that a program starts sooner (tsup.config.ts). Who asks a sky, or rooms of
  // Western astrology, has an engine and thereby that file; a bundler leaves out what is not asked for (test/packages/shaking.test.ts).
  { what: 'Western with all it rests on, gzip', file: `${dist}/western.js`, gzip: true, maxBytes: 234_000 },
  { what: 'the sky with its stars and events, gzip', file: `${dist}/sky.js`, gzip: true, maxBytes: 178_000 },
  // 5 kB of it are the ground that all charts share: one file for all, so that a chart starts sooner (tsup.config.ts).
  { what: 'numerology, gzip', file: `${dist}/numerology.js`, gzip: true, maxBytes: 36_500 },
  { what: 'Vastu, gzip', file: `${dist}/vastu.js`, gzip: true, maxBytes: 88_000 },
  // 36 kB of it are that file.
  { what: 'rules and facts of readings, gzip', file: `${dist}/reading.js`, gzip: true, maxBytes: 151_000 },
  {
    what: 'questions understood and answered, with all they rest on, gzip',
    file: `${dist}/reading/answer.js`,
    gzip: true,
    // Questions are heard in thirteen ways to write, each with a lexicon of some 10 KB, and answered from every tradition; 22 KB are the names of days in all languages.
    maxBytes: 800_000,
  },
  { what: 'the gate over what others write, gzip', file: `${dist}/reading/gate.js`, gzip: true, maxBytes: 415_000 },
  { what: 'words of readings in English, gzip', file: `${dist}/reading/en.js`, gzip: true, maxBytes: 160_000 },
  { what: 'words of readings in Hindi, gzip', file: `${dist}/reading/hi.js`, gzip: true, maxBytes: 190_000 },
  { what: 'one language, Tamil, gzip', file: `${dist}/language/ta.js`, gzip: true, maxBytes: 74_000 },
  { what: 'one language, English, gzip', file: `${dist}/language/en.js`, gzip: true, maxBytes: 59_000 },
  {
    what: 'receipts with every operation they recompute, gzip',
    file: `${dist}/receipt.js`,
    gzip: true,
    maxBytes: 605_000,
  },
  {
    what: 'the drawings, plans with the geometry of Vastu among them, gzip',
    file: `${dist}/drawing.js`,
    gzip: true,
    maxBytes: 93_000,
  },
  // The core is in it, compiled once for all workers; the engine itself is in the worker alone.
  { what: 'what asks a pool in a browser, gzip', file: `${dist}/pool-browser.js`, gzip: true, maxBytes: 62_000 },
  {
    what: 'a worker of a pool in a browser, with every operation, gzip',
    file: `${dist}/pool-worker-browser.js`,
    gzip: true,
    maxBytes: 643_000,
  },
  { what: 'reports with every chapter and drawing, gzip', file: `${dist}/report.js`, gzip: true, maxBytes: 883_000 },
  {
    what: 'the server without the engine, gzip',
    file: 'packages/server/dist/index.js',
    gzip: true,
    maxBytes: 319_000,
  },
  {
    what: 'the command line with all its commands, gzip',
    file: 'packages/cli/dist/main.js',
    gzip: true,
    maxBytes: 48_000,
  },
  {
    what: 'the client without its table of addresses, gzip',
    file: 'packages/client/dist/index.js',
    gzip: true,
    without: /POST \/v2\/astrology\/birth-chart /,
    maxBytes: 6_000,
  },
  { what: 'the addresses of the client, gzip', file: 'packages/client/dist/routes.js', gzip: true, maxBytes: 3_500 },
  {
    what: 'the client with streams, without its table, gzip',
    file: 'packages/client/dist/stream.js',
    gzip: true,
    without: /POST \/v2\/astrology\/birth-chart /,
    maxBytes: 7_300,
  },
  { what: 'the check of webhooks, gzip', file: 'packages/client/dist/webhooks.js', gzip: true, maxBytes: 1_700 },
];

/**
 * Weighs everything that has a budget.
 *
 * @returns per budget { what, file, bytes, maxBytes }; bytes is null for what is not built
 */
export function weigh() {
  return BUDGETS.map(({ what, file, maxBytes, gzip = false, without }) => {
    if (!existsSync(`${root}${file}`)) return { what, file, maxBytes, bytes: null };
    const bytes = gzip
      ? gzipSync(scriptWithImports(file, without), { level: 9 }).length
      : statSync(`${root}${file}`).size;
    return { what, file, maxBytes, bytes };
  });
}

/** Says what everything weighs. Throws Stop when something is missing or weighs more than it may. */
export async function checkSizes() {
  const rows = weigh();
  for (const { what, bytes, maxBytes } of rows) say(`${what}: ${bytes ?? 'not built'} of ${maxBytes} bytes`);
  const over = rows.filter(({ bytes, maxBytes }) => bytes === null || bytes > maxBytes);
  if (over.length > 0) throw new Stop(`over its size, or not built: ${over.map(({ what }) => what).join('; ')}`);
}

/** A script and all that it imports from beside itself, once each; `without` leaves out the chunks whose text it fits. */
function scriptWithImports(file, without) {
  const seen = new Map();
  const visit = (path) => {
    if (seen.has(path)) return;
    const text = readFileSync(`${root}${path}`, 'utf8');
    const leftOut = path !== file && without?.test(text);
    seen.set(path, leftOut ? '' : text);
    for (const [, specifier] of text.matchAll(/(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+\.js)["']/g))
      visit(posix.join(posix.dirname(path), specifier));
  };
  visit(file);
  return [...seen.values()].join('\n');
}
