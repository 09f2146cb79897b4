/**
 * From nothing to the first chart in fresh pages of Chromium, the files over loopback. On the wall, because that is what a reader waits for.
 *
 * No debugger looks on: a driver of tests is told of every request and every piece of an answer, and that alone more than doubles what a page waits for. A page of the
 * same browser opens the visits instead, each at a host name of its own, which gives it a process of its own, and each tells the server what it has spent. Nothing is kept
 * in a cache.
 *
 * Beside it stands what the page itself takes: an empty module imported while as many scripts are fetched as the engine has, of its sizes, then files of the
 * sizes of the packs. And both once more in a page that has loaded and come to rest, as most that ask for a chart have: a page that is being built has more to
 * do than ours.
 */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { summaryOf } from './harness/statistics.mjs';

const engineFolder = fileURLToPath(new URL('../packages/engine', import.meta.url));
const kinds = { '.js': 'text/javascript', '.bin': 'application/octet-stream', '.html': 'text/html' };
const birth = { datetime: '1990-05-17T14:30:00', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
/** How long a page stands after it has loaded until it counts as at rest, and how long the browser rests after it was closed. */
const REST_MS = 400;
/** A visit takes a tenth of a second; one that tells nothing for so long has failed. */
const PATIENCE_MS = 30_000;

export const subject = {
  name: 'start-page',
  title: 'Start in a page',
  async run({ quick }) {
    const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
    const groups = [
      { id: 'start-page', title: 'Start in a fresh page of Chromium, on the wall', unit: 'ms', rest: 0 },
      { id: 'start-page/rest', title: 'The same in a page that has come to rest', unit: 'ms', rest: REST_MS },
    ];
    if (!existsSync(executablePath)) {
      const missing = `is not at ${executablePath}, and CHROMIUM names none`;
      return groups.map(({ rest, ...group }) => ({ ...group, rows: [{ who: 'Chromium', missing }] }));
    }
    const rounds = quick ? 5 : 15;
    const seen = await visits(executablePath, rounds, groups);
    return groups.map(({ rest, ...group }) => ({ ...group, rows: rowsOf(seen.get(group.id), rounds) }));
  },
};

function rowsOf({ ours, floor }, rounds) {
  const row = (who, spent, pick, note = null) => ({ who, ...summaryOf(spent.map(pick)), rounds, ratio: null, note });
  const both = ({ importMs, openMs }) => importMs + openMs;
  return [
    row('import of the package', ours, ({ importMs }) => importMs),
    row('core and pack fetched and opened', ours, ({ openMs }) => openMs),
    row('import and opening, engine with its pack', ours, both),
    row('the first chart', ours, ({ chartMs }) => chartMs),
    row('an empty module, files of those sizes fetched', floor, both, 'not ours'),
  ];
}

/** What each visit spent, by the id of the group: the page with the engine and the one without in turn. */
async function visits(executablePath, rounds, groups) {
  const hall = await openHall();
  const folder = mkdtempSync(join(tmpdir(), 'khagol-start-page-'));
  const flags = ['--headless=new', '--no-sandbox', '--no-first-run', '--disable-background-networking'];
  // Else it asks for the other loopback first.
  const rules = '--host-resolver-rules=MAP *.localhost 127.0.0.1';
  const browser = spawn(
    executablePath,
    [...flags, rules, '--disable-popup-blocking', `--user-data-dir=${folder}`, hall.address('127.0.0.1', '/host')],
    { stdio: 'ignore' },
  );
  const ended = new Promise((done) => browser.once('exit', done));
  const seen = new Map(groups.map(({ id }) => [id, { ours: [], floor: [] }]));
  try {
    // The first pages also start what all pages of the browser share.
    for (let i = -1; i < rounds; i++)
      for (const { id, rest } of groups)
        for (const which of i % 2 === 0 ? ['ours', 'floor'] : ['floor', 'ours']) {
          const spent = await hall.visit(`/${which}?rest=${rest}`);
          if (i >= 0) seen.get(id)[which].push(spent);
        }
    return seen;
  } finally {
    browser.kill();
    await ended;
    hall.close();
    // Its last processes may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** The server of the pages. One of them, the host, is told by it what to open next. */
async function openHall() {
  let [asked, told] = [awaited(), awaited()];
  const server = createServer(async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    if (request.url === '/next') return asked.came(response);
    if (request.url !== '/told') return answer(request, response);
    told.came(JSON.parse(await text(request)));
    return response.end();
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const address = (host, path) => `http://${host}:${server.address().port}${path}`;
  let number = 0;
  return {
    address,
    visit: async (path) => {
      const response = await inTime(asked.promise);
      [asked, told] = [awaited(), awaited()];
      number += 1;
      response.end(address(`visit-${number}.localhost`, path));
      const spent = await inTime(told.promise);
      await new Promise((done) => setTimeout(done, REST_MS));
      return spent;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Something that comes once. */
function awaited() {
  let came;
  const promise = new Promise((done) => {
    came = done;
  });
  return { promise, came };
}

function inTime(promise) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error('Chromium tells nothing')), PATIENCE_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const packs = ['pack-1800-2400', 'analytic'].map((name) => `/data/ephemeris/${name}.bin`);

/** A script of dist and all that it imports, as paths. */
function scriptsOf(path, known = new Set()) {
  if (known.has(path)) return known;
  known.add(path);
  const text = readFileSync(`${engineFolder}${path}`, 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    scriptsOf(`/dist/${name}`, known);
  return known;
}

/** The page that opens the others, which neither know it nor share its process. */
const HOST = `<!doctype html><link rel="icon" href="data:,"><script type="module">
for (;;) open(await (await fetch('/next')).text(), '_blank', 'noopener');
</script>`;

const pages = {
  '/host': HOST,
  '/ours': pageOf('/dist/browser.js'),
  '/floor': pageOf('/empty.js'),
};

function pageOf(module) {
  return `<!doctype html><link rel="icon" href="data:,"><script type="module">
const rest = Number(new URLSearchParams(location.search).get('rest'));
if (rest > 0) {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done));
  await new Promise((done) => setTimeout(done, rest));
}
const start = performance.now();
const { openEngine } = await import('${module}');
const imported = performance.now();
const engine = await openEngine();
const opened = performance.now();
engine.chart(${JSON.stringify(birth)});
const spent = { importMs: imported - start, openMs: opened - imported, chartMs: performance.now() - opened };
await fetch('/told', { method: 'POST', body: JSON.stringify(spent) });
close();
</script>`;
}

/** The engine's place in the page without it: nothing but its files, as bytes. */
function emptyModule() {
  const fetched = (paths) =>
    `await Promise.all(${JSON.stringify([...paths])}.map(async (path) => (await fetch(path)).arrayBuffer()));`;
  return `${fetched(scriptsOf('/dist/browser.js'))}
export async function openEngine() { ${fetched(packs)} return { chart() {} }; }`;
}

/** The pages, the empty module, and the files of the package. */
function answer({ url }, response) {
  const path = decodeURIComponent(url.split('?')[0]);
  if (path in pages) return response.writeHead(200, { 'content-type': kinds['.html'] }).end(pages[path]);
  if (path === '/empty.js') return response.writeHead(200, { 'content-type': kinds['.js'] }).end(emptyModule());
  const known = /^\/(dist|data\/ephemeris)\/[\w.-]+(\.js|\.bin)$/.exec(path);
  if (known === null) return response.writeHead(404).end();
  const file = createReadStream(`${engineFolder}${path}`);
  file.on('error', () => response.writeHead(404).end());
  file.on('open', () => response.writeHead(200, { 'content-type': kinds[known[2]] }));
  return file.pipe(response);
}
