/**
 * From nothing to the first chart: in processes of Node of their own, and in fresh pages of Chromium. Called by run.mjs, or by itself:
 * `node bench/cold-start.mjs`.
 *
 * What is counted begins when Node has started and is about to import the engine, and ends with a chart; what Node takes to start with nothing to
 * do is beside it, for that tells what machine it was. Wall time is what a caller waits for; processor time, all threads, is what a busy machine
 * does not change. In a page it begins with the script and ends with a chart, the files over loopback.
 */
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const PROCESSES = 15;
const PAGES = 9;
const birth = { datetime: '1990-05-17T14:30:00', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const kinds = { '.js': 'text/javascript', '.bin': 'application/octet-stream', '.html': 'text/html' };

const inProcess = (entry) => `
const marks = [];
const mark = () => { const { user, system } = process.cpuUsage(); marks.push([performance.now(), (user + system) / 1000]); };
mark();
const { openEngine } = await import(${JSON.stringify(entry)});
mark();
const engine = await openEngine();
mark();
engine.chart(${JSON.stringify(birth)});
mark();
console.log(JSON.stringify(marks));
`;

/**
 * Prints what a cold start takes.
 *
 * @param bench  say: prints a line
 */
export async function benchColdStart({ say }) {
  say(`\nCold start, ${PROCESSES} processes of Node; milliseconds: wall median, best; processor median, best`);
  const entry = pathToFileURL(`${root}packages/engine/dist/node.js`).href;
  const node = (script) =>
    JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
  const runs = Array.from({ length: PROCESSES }, () => node(inProcess(entry)));
  const row = (name, from, until) => {
    const spent = (at) =>
      runs.map((marks) => marks[until][at] - (from < 0 ? 0 : marks[from][at])).sort((a, b) => a - b);
    say(`${name.padEnd(44)}${[spent(0), spent(1)].map(medianAndBest).join('   ')}`);
  };
  row('Node itself, before the first import', -1, 0);
  row('import of the engine', 0, 1);
  row('core and ephemeris opened', 1, 2);
  row('first chart', 2, 3);
  row('all three: from import to first chart', 0, 3);
  await benchPages(say);
}

async function benchPages(say) {
  const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  say(`\nCold start in Chromium, ${PAGES} fresh pages; milliseconds: wall median, best`);
  if (!existsSync(chromiumPath)) {
    say('NOT RUN: no Chromium at /usr/bin/chromium, and CHROMIUM names none');
    return;
  }
  const { chromium } = await import('playwright-core');
  const server = createServer(answer);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  try {
    const times = [];
    for (let i = 0; i < PAGES; i++) {
      // A context of its own has a cache of its own: nothing is left of the page before.
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${server.address().port}/`);
      await page.waitForFunction(() => globalThis.spent !== undefined);
      times.push(await page.evaluate(() => globalThis.spent));
      await context.close();
    }
    const of = (name) => medianAndBest(times.map((time) => time[name]).sort((a, b) => a - b));
    say(`${'import of the engine'.padEnd(44)}${of('imported')}`);
    say(`${'core and ephemeris fetched and opened'.padEnd(44)}${of('opened')}`);
    say(`${'first chart'.padEnd(44)}${of('charted')}`);
    say(`${'from script to first chart'.padEnd(44)}${of('all')}`);
  } finally {
    await browser.close();
    server.close();
  }
}

const page = `<!doctype html><link rel="icon" href="data:,"><script type="module">
const start = performance.now();
const { openEngine } = await import('/dist/browser.js');
const imported = performance.now();
const engine = await openEngine();
const opened = performance.now();
engine.chart(${JSON.stringify(birth)});
const charted = performance.now();
globalThis.spent = { imported: imported - start, opened: opened - imported, charted: charted - opened, all: charted - start };
</script>`;

/** The page at /, and below it the files of the package. */
function answer({ url }, response) {
  if (url === '/') return response.writeHead(200, { 'content-type': kinds['.html'] }).end(page);
  const path = decodeURIComponent(url.split('?')[0]);
  const known = /^\/(dist|data\/ephemeris)\/[\w.-]+(\.js|\.bin)$/.exec(path);
  if (known === null) return response.writeHead(404).end();
  const file = createReadStream(`${root}packages/engine${path}`);
  file.on('error', () => response.writeHead(404).end());
  file.on('open', () => response.writeHead(200, { 'content-type': kinds[known[2]] }));
  return file.pipe(response);
}

/** Of a sorted list. */
function medianAndBest(times) {
  return `${times[times.length >> 1].toFixed(1).padStart(8)} ${times[0].toFixed(1).padStart(8)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchColdStart({ say: console.log });
