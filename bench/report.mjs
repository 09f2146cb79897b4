/**
 * A report as PDF beside pdfkit and beside Chromium's print: the same words, tables, lists and drawings, the same Noto fonts, in Hindi and in
 * English, every engine warm, one after another in each round of one run. What is counted is the processors' time, since Chromium prints in several processes at
 * once, whose time is read from /proc; the clock on the wall is in the notes.
 *
 * The words are those of the readings, graha by house, which both languages have. Where an engine may choose, the cheaper way is taken for the
 * peers: pdfkit is told that rows of a table have one line and measures none, and writes neither tags nor contents; Chromium is shown once as it
 * prints by itself, with its page loaded already, and once as a service would use it, with the page to be loaded, tags and outline. Our file has
 * contents, outline, links, tags and the metadata of PDF/A, and is made from the blocks each time. Needs packages/fonts built.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { processorMsOf } from './harness/processes.mjs';
import { openChromium, printers } from './report-chromium.mjs';
import { chapters } from './report-content.mjs';
import { byPdfkit } from './report-pdfkit.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = `${root}.cache/bench/report`;
const fonts = `${root}packages/fonts/dist/files`;
const FEET = { foot: 'Khagol', pageOf: (page, pages) => `${page} / ${pages}` };
const LANGUAGES = { hi: 'Hindi', en: 'English' };
const FILES = {
  hi: ['NotoSansDevanagari-Regular.ttf', 'NotoSansDevanagari-Bold.ttf'],
  en: ['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf'],
};

export const subject = {
  name: 'report',
  title: 'Reports',
  async run({ group }) {
    const { print, A4, openTypesetter, ...texts } = await sources();
    const { loadTypography } = await import(pathToFileURL(`${root}packages/fonts/dist/node.js`).href);
    const typesetter = await openTypesetter(await loadTypography());
    const browser = await openChromium();
    const groups = [];
    for (const [language, name] of Object.entries(LANGUAGES)) {
      const report = { language, ...chapters(language, texts[language]) };
      const files = FILES[language].map((file) => `${fonts}/${file}`);
      const bytes = files.map((file) => readFileSync(file));
      const address = `${cache}/${language}.html`;
      const chrome = browser === null ? null : await printers(browser, report, A4, files, address);
      const lanes = [
        lane('Khagol', () => ours(print, typesetter, A4, report)),
        lane('pdfkit', () => byPdfkit(report, A4, bytes, FEET)),
        lane('Chromium, print alone', chrome?.alone),
        lane('Chromium, load, tags, outline', chrome?.whole),
      ];
      const title = `Report of some twenty pages in ${name}, PDF, processors' time`;
      const made = await group({ id: `report/${language}`, title, unit: 'ms', lanes });
      for (const [i, row] of made.rows.entries()) if (row.missing === undefined) row.note = lanes[i].noteOf();
      groups.push(made);
    }
    await browser?.close();
    return groups;
  },
};

/** A lane that counts every process under this one, and remembers pages, bytes and the clock on the wall. */
function lane(who, run) {
  if (run === undefined) return { who, missing: 'Chromium was not found (CHROMIUM_PATH)' };
  let made = null;
  let wallMs = Infinity;
  const sample = async (repeats) => {
    const [used, began] = [processorMsOf(process.pid), performance.now()];
    for (let i = 0; i < repeats; i += 1) made = await run();
    wallMs = Math.min(wallMs, (performance.now() - began) / repeats);
    return ((processorMsOf(process.pid) - used) * 1000) / repeats;
  };
  const noteOf = () =>
    `${made.pages} pages, ${(made.bytes.length / 1024).toFixed(0)} KB, ${wallMs.toFixed(0)} ms on the wall at best`;
  return { who, sample, noteOf };
}

/** The report's own sources, as one module: what is measured is what stands in the tree. */
async function sources() {
  mkdirSync(cache, { recursive: true });
  const from = `${root}packages/engine/src`;
  writeFileSync(
    `${cache}/entry.ts`,
    `export { print } from '${from}/report/flow/print.ts';
export { A4 } from '${from}/report/flow/style.ts';
export { openTypesetter } from '${from}/report/type/typesetter.ts';
export { GRAHA_IN_HOUSE_EN as en } from '${from}/reading/texts/en/graha-in-house.ts';
export { GRAHA_IN_HOUSE_HI as hi } from '${from}/reading/texts/hi/graha-in-house.ts';\n`,
  );
  await build({
    entry: { report: `${cache}/entry.ts` },
    outDir: cache,
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    config: false,
    dts: false,
    silent: true,
    noExternal: [/.*/],
    esbuildOptions: (options) => {
      options.conditions = ['khagol-source'];
      options.minifyWhitespace = true;
    },
  });
  return import(pathToFileURL(`${cache}/report.js`).href);
}

/** Ours: blocks → bytes. */
async function ours(print, typesetter, style, { language, title, content }) {
  const { bytes, pages } = await print(
    typesetter,
    style,
    {
      title,
      author: 'Khagol',
      subject: '',
      keywords: [],
      language,
      madeAt: null,
      producer: 'Khagol',
      id: '0123456789abcdef0123456789abcdef',
    },
    { head: title, ...FEET },
    [{ kind: 'contents', title }, ...content],
  );
  return { bytes, pages };
}
