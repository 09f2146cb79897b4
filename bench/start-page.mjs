/** From nothing to the first chart in fresh pages of Chromium, the files over loopback: a context of its own has a cache of its own. On the wall, because that is what a reader waits for. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { summaryOf } from './harness/statistics.mjs';

const engineFolder = fileURLToPath(new URL('../packages/engine', import.meta.url));
const kinds = { '.js': 'text/javascript', '.bin': 'application/octet-stream', '.html': 'text/html' };
const birth = { datetime: '1990-05-17T14:30:00', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

export const subject = {
  name: 'start-page',
  title: 'Start in a page',
  async run({ quick }) {
    const group = { id: 'start-page', title: 'Start in a fresh page of Chromium, on the wall', unit: 'ms' };
    const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
    if (!existsSync(executablePath))
      return [
        { ...group, rows: [{ who: 'Chromium', missing: `is not at ${executablePath}, and CHROMIUM names none` }] },
      ];
    const rounds = quick ? 5 : 15;
    const seen = await visits(executablePath, rounds);
    const row = (who, pick) => ({ who, ...summaryOf(seen.map(pick)), rounds, ratio: null, note: null });
    return [
      {
        ...group,
        rows: [
          row('import of the package', ({ importMs }) => importMs),
          row('core and pack fetched and opened', ({ openMs }) => openMs),
          row('import and opening, engine with its pack', ({ importMs, openMs }) => importMs + openMs),
          row('the first chart', ({ chartMs }) => chartMs),
        ],
      },
    ];
  },
};

async function visits(executablePath, rounds) {
  const { chromium } = await import('playwright-core');
  const server = createServer(answer);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const seen = [];
    // The first page also starts what all pages of the browser share.
    for (let i = -1; i < rounds; i++) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${server.address().port}/`);
      await page.waitForFunction(() => globalThis.spent !== undefined);
      if (i >= 0) seen.push(await page.evaluate(() => globalThis.spent));
      await context.close();
    }
    return seen;
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
globalThis.spent = { importMs: imported - start, openMs: opened - imported, chartMs: performance.now() - opened };
</script>`;

/** The page at /, and below it the files of the package. */
function answer({ url }, response) {
  if (url === '/') return response.writeHead(200, { 'content-type': kinds['.html'] }).end(page);
  const path = decodeURIComponent(url.split('?')[0]);
  const known = /^\/(dist|data\/ephemeris)\/[\w.-]+(\.js|\.bin)$/.exec(path);
  if (known === null) return response.writeHead(404).end();
  const file = createReadStream(`${engineFolder}${path}`);
  file.on('error', () => response.writeHead(404).end());
  file.on('open', () => response.writeHead(200, { 'content-type': kinds[known[2]] }));
  return file.pipe(response);
}
