/**
 * The files of reports, judged by other people's programs: whole by qpdf, every font embedded and readable by pdffonts, a tree of tags by pdfinfo, and the words
 * back by pdftotext. Each report in Hindi and in one more language, turn by turn; `npm run prove -- reports` does all of them in all.
 */

import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { ITEMS, languagesOf } from '../../packages/engine/src/report/catalog/index.ts';
import type { ReportHouse } from '../../packages/engine/src/report/house.ts';
import { makeReport, type Report } from '../../packages/engine/src/report/make.ts';
import { ALL } from '../language/all.ts';
import { everything } from './composed.ts';
import { asked, reportHouse } from './house.ts';

let house: ReportHouse;
beforeAll(async () => {
  house = await reportHouse();
});

const CODES = ALL.map(({ code }) => code);
const hasProgram = (program: string): boolean => {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const missing = ['qpdf', 'pdffonts', 'pdfinfo', 'pdftotext'].filter((program) => !hasProgram(program));

/** Letters and figures alone: how lines break and what joins letters is not what is asked. */
const bare = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, '');

describe.skipIf(missing.length > 0)(`files${missing.length > 0 ? ` (skipped: no ${missing.join(', ')})` : ''}`, () => {
  describe.each(ITEMS.map((item, index) => [item.id, item, index] as const))('of %s', (id, item, index) => {
    it('are whole, readable, tagged, and give their words back', async () => {
      const offered = languagesOf(item, house);
      const turn = CODES[index % CODES.length] as string;
      const codes = [...new Set(['hi', turn])].filter((code) => offered.includes(code));
      for (const code of codes) {
        const report: Report = await makeReport(house, everything(id, code));
        expect(await asked('qpdf', (file) => ['--check', file], report.bytes)).toContain(
          'No syntax or stream encoding errors',
        );
        const fonts = (await asked('pdffonts', (file) => [file], report.bytes)).trim().split('\n').slice(2);
        expect(fonts.length).toBeGreaterThan(0);
        for (const font of fonts) expect(font).toMatch(/\byes\s+yes\s+yes\s+\d+/);
        const tags = await asked('pdfinfo', (file) => ['-struct', file], report.bytes);
        for (const tag of ['Document', 'H1', 'P', 'Figure']) expect(tags).toContain(tag);
        const text = bare(await asked('pdftotext', (file) => [file, '-'], report.bytes));
        for (const section of report.sections) expect(text).toContain(bare(section));
        expect(report.pageCount).toBeGreaterThan(1);
      }
    }, 60_000);
  });
});
