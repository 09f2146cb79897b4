/** The report of report.mjs by Chromium's print. */
import { existsSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { htmlOf } from './report-content.mjs';

/** A point in the pixels of a browser. */
const PIXEL = 4 / 3;

/** A browser, or null where there is none. */
export async function openChromium() {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) return null;
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/**
 * The same blocks as a page of HTML, in the two ways in which it is printed.
 *
 * @param address  where the page may be written
 * @param fonts    files, the regular and the bold one
 * @returns `alone`, as it prints by itself with its page loaded already; `whole`, as a service would use it: load, tags, outline
 */
export async function printers(browser, { language, title, content }, style, fonts, address) {
  writeFileSync(
    address,
    htmlOf(
      language,
      title,
      content,
      style,
      fonts.map((file) => pathToFileURL(file).href),
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
