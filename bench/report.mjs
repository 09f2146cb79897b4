/**
 * A report as PDF beside pdfkit and beside Chromium's print: the same words, tables, lists and drawings, the same Noto fonts, in Hindi and in
 * English, every engine warm, one after another in each round of one run. Read the ratios, not the times. Two of them: of the clock, and of the
 * processors, since Chromium prints in several processes at once, whose time is read from /proc where there is one.
 *
 * The words are those of the readings, graha by house, which both languages have. Where an engine may choose, the cheaper way is taken for the
 * peers: pdfkit is told that rows of a table have one line and measures none, and writes neither tags nor contents; Chromium is shown once as it
 * prints by itself, with its page loaded already, and once as a service would use it, with the page to be loaded, tags and outline. Our file has
 * contents, outline, links, tags and the metadata of PDF/A, and is made from the blocks each time.
 *
 * usage: node bench/report.mjs [--rounds 7] [--keep folder]   needs packages/fonts built, and Chromium (or CHROMIUM_PATH)
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import PdfDocument from 'pdfkit';
import { chromium } from 'playwright-core';
import { build } from 'tsup';
import { chapters, htmlOf, SEED } from './report-content.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = `${root}.cache/bench/report`;
const fonts = `${root}packages/fonts/dist/files`;
const flag = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1];
};
const rounds = Number(flag('rounds', '7'));
const keep = flag('keep', null);
/** A point in the pixels of a browser. */
const PIXEL = 4 / 3;
const FURNITURE = { foot: 'Khagol', pageOf: (page, pages) => `${page} / ${pages}` };

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

const { print, A4, openTypesetter, ...texts } = await sources();
const { loadTypography } = await import(pathToFileURL(`${root}packages/fonts/dist/node.js`).href);
const typesetter = await openTypesetter(await loadTypography());

/** Ours: blocks → bytes. */
async function ours(language, title, content) {
  const { bytes, pages } = await print(
    typesetter,
    A4,
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
    { head: title, ...FURNITURE },
    [{ kind: 'contents', title }, ...content],
  );
  return { bytes, pages };
}

const files = {
  hi: ['NotoSansDevanagari-Regular.ttf', 'NotoSansDevanagari-Bold.ttf'],
  en: ['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf'],
};
const fontBytes = Object.fromEntries(
  Object.entries(files).map(([language, names]) => [language, names.map((name) => readFileSync(`${fonts}/${name}`))]),
);

/** The same blocks by pdfkit. */
async function byPdfkit(language, title, content) {
  const { paper, margin, size, palette } = A4;
  const [width, foot] = [paper.width - 2 * margin.side, paper.height - margin.bottom];
  const document = new PdfDocument({
    size: [paper.width, paper.height],
    margins: { top: margin.top, bottom: margin.bottom, left: margin.side, right: margin.side },
    bufferPages: true,
    info: { Title: title },
    lang: language,
  });
  const chunks = [];
  const done = new Promise((resolve) => document.on('end', resolve));
  document.on('data', (chunk) => chunks.push(chunk));
  document.registerFont('regular', fontBytes[language][0]);
  document.registerFont('bold', fontBytes[language][1]);
  const left = margin.side;
  const room = (height) => {
    if (document.y + height > foot) document.addPage();
  };
  for (const block of content)
    switch (block.kind) {
      case 'heading':
        if (block.level === 1) document.addPage();
        else room(60);
        document.outline.addItem(block.text);
        document
          .font('bold')
          .fontSize(size.heads[block.level - 1])
          .fillColor(block.level === 1 ? palette.accent : palette.ink)
          .text(block.text, left, document.y + (block.level === 1 ? 0 : 10), { width });
        break;
      case 'paragraph':
        document.font('regular').fontSize(size.usual).fillColor(palette.ink);
        document.text(block.words, left, document.y + A4.gap, { width });
        break;
      case 'list':
        document.font('regular').fontSize(size.usual).fillColor(palette.ink);
        for (const item of block.items) document.text(`• ${item}`, left + 4, document.y + 2, { width: width - 4 });
        break;
      case 'table': {
        const shares = block.columns.reduce((sum, { share }) => sum + share, 0);
        const widths = block.columns.map(({ share }) => (width * share) / shares);
        const step = size.usual * 1.5 + 5.2;
        const row = (cells, font, ground) => {
          const y = document.y;
          if (ground !== null) document.rect(left, y, width, step).fill(ground);
          document.font(font).fontSize(size.usual).fillColor(palette.ink);
          let x = left;
          cells.forEach((cell, index) => {
            document.text(cell, x + 5, y + 2.6, { lineBreak: false });
            x += widths[index];
          });
          document.y = y + step;
        };
        document.y += A4.gap;
        room(3 * step);
        row(block.head, 'bold', palette.soft);
        block.rows.forEach((cells, index) => {
          if (document.y + step > foot) {
            document.addPage();
            row(block.head, 'bold', palette.soft);
          }
          row(cells, 'regular', index % 2 === 1 ? '#faf8f4' : null);
        });
        break;
      }
      case 'figure': {
        const scale = block.width / block.scene.width;
        const height = block.scene.height * scale;
        room(height + A4.gap);
        const top = document.y + A4.gap;
        document
          .save()
          .translate(left + (width - block.width) / 2, top)
          .scale(scale);
        for (const item of block.scene.items)
          if (item.kind === 'path') {
            const path = document.path(item.d.map((segment) => segment.join(' ')).join(' '));
            if (item.fill === undefined) path.lineWidth(item.width ?? 1).stroke(palette[item.stroke]);
            else path.fill(palette[item.fill]);
          } else {
            document
              .font(item.weight === 600 ? 'bold' : 'regular')
              .fontSize(item.size)
              .fillColor(palette[item.colour]);
            const wide = document.widthOfString(item.text);
            document.text(item.text, item.x - wide / 2, item.y - item.size, { lineBreak: false });
          }
        document.restore();
        document.y = top + height;
        break;
      }
    }
  const { count: pages } = document.bufferedPageRange();
  for (let page = 1; page < pages; page++) {
    document.switchToPage(page);
    // A foot stands below the margin, where pdfkit would turn the page.
    document.page.margins.bottom = 0;
    document.font('regular').fontSize(size.small).fillColor(palette.mute);
    document.text(title, left, margin.top - 30, { lineBreak: false });
    document.text(FURNITURE.foot, left, foot + 22, { lineBreak: false });
    document.text(FURNITURE.pageOf(page + 1, pages), left + width - 40, foot + 22, { lineBreak: false });
  }
  document.end();
  await done;
  return { bytes: Buffer.concat(chunks), pages };
}

const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = existsSync(chromiumPath)
  ? await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] })
  : null;

/** The same blocks as a page of HTML, by Chromium. */
async function printers(language, title, content) {
  const address = `${cache}/${language}.html`;
  writeFileSync(
    address,
    htmlOf(
      language,
      title,
      content,
      A4,
      files[language].map((name) => pathToFileURL(`${fonts}/${name}`).href),
    ),
  );
  const sheet = await browser.newPage();
  const load = async () => {
    await sheet.goto(pathToFileURL(address).href);
    await sheet.evaluate(() => document.fonts.ready.then(() => undefined));
  };
  const choices = {
    format: 'A4',
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: `<span style="font-size:8px;margin-left:52pt">${title}</span>`,
    footerTemplate:
      '<span style="font-size:8px;margin-left:52pt"><span class="pageNumber"></span> / <span class="totalPages"></span></span>',
    margin: { top: 62 * PIXEL, bottom: 58 * PIXEL, left: 52 * PIXEL, right: 52 * PIXEL },
  };
  await load();
  const result = async (bytes) => ({
    bytes,
    pages: (bytes.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length,
  });
  return {
    alone: async () => result(await sheet.pdf(choices)),
    whole: async () => {
      await load();
      return result(await sheet.pdf({ ...choices, tagged: true, outline: true }));
    },
  };
}

/** Milliseconds of processor that this process has used, and every process under it; those in hundredths of a second. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + ticksBelow(process.pid) * 10;
}

/** Clock ticks of all processes under one, by /proc; 0 on hosts without it. */
function ticksBelow(top) {
  if (!existsSync('/proc/self/stat')) return 0;
  const rows = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // Behind the name, which may hold anything: state, parent, …, and from the twelfth on own time and that of children that have ended.
        const fields = readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1).split(' ');
        const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
        return [{ pid: Number(name), parent: Number(fields[1]), ticks }];
      } catch {
        // It has ended since it was listed.
        return [];
      }
    });
  const below = (parent) =>
    rows.filter((row) => row.parent === parent).reduce((sum, { pid, ticks }) => sum + ticks + below(pid), 0);
  return below(top);
}

const median = (values) => [...values].sort((one, other) => one - other)[values.length >> 1];
console.log(
  `Report bench, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, seed ${SEED}, median of ${rounds} interleaved rounds${browser === null ? `; Chromium was not found at ${chromiumPath}` : ''}`,
);
for (const language of ['hi', 'en']) {
  const { title, content } = chapters(language, texts[language]);
  const lanes = [
    { name: 'Khagol', run: () => ours(language, title, content) },
    {
      name: `pdfkit ${JSON.parse(readFileSync(`${root}node_modules/pdfkit/package.json`, 'utf8')).version}`,
      run: () => byPdfkit(language, title, content),
    },
  ];
  if (browser !== null) {
    const { alone, whole } = await printers(language, title, content);
    lanes.push(
      { name: `Chromium ${browser.version().split('.')[0]}, print alone`, run: alone },
      { name: 'Chromium, load, tags, outline', run: whole },
    );
  }
  for (const lane of lanes) {
    for (let warm = 0; warm < 8; warm++) lane.made = await lane.run();
    lane.times = [];
    lane.processor = 0;
    if (keep !== null) {
      mkdirSync(keep, { recursive: true });
      writeFileSync(`${keep}/${language}-${lane.name.replace(/\W+/g, '-')}.pdf`, lane.made.bytes);
    }
  }
  for (let round = 0; round < rounds; round++)
    for (const lane of round % 2 === 0 ? lanes : [...lanes].reverse()) {
      const used = processorTime();
      const begun = performance.now();
      await lane.run();
      lane.times.push(performance.now() - begun);
      lane.processor += processorTime() - used;
    }
  const [first] = lanes;
  const row = (name, pages, ...columns) =>
    console.log(
      `${name.padEnd(30)}${String(pages).padStart(6)}${columns.map((column) => column.padStart(10)).join('')}`,
    );
  console.log('');
  row(`${language}:`, 'pages', 'KB', 'ms', 'best', 'of CPU', 'times', 'CPU times', 'KB times');
  for (const { name, made, times, processor } of lanes)
    row(
      name,
      made.pages,
      (made.bytes.length / 1024).toFixed(1),
      median(times).toFixed(0),
      Math.min(...times).toFixed(0),
      (processor / rounds).toFixed(0),
      `${median(times.map((time, round) => time / first.times[round])).toFixed(1)}×`,
      `${(processor / first.processor).toFixed(1)}×`,
      `${(made.bytes.length / first.made.bytes.length).toFixed(2)}×`,
    );
}
await browser?.close();
