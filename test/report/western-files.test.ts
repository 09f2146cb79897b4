/** The Western reports as files: how long they are, what is in them, and that an outside program reads their words. */

import { beforeAll, describe, expect, it } from 'vitest';
import { languageNamed } from '../../packages/engine/src/language/index.ts';
import type { ReportHouse } from '../../packages/engine/src/report/house.ts';
import { makeReport } from '../../packages/engine/src/report/make.ts';
import { ALL } from '../language/all.ts';
import { composed, everything } from './composed.ts';
import { asked, reportHouse } from './house.ts';

let house: ReportHouse;
beforeAll(async () => {
  house = await reportHouse();
});

/** Pages with readings, and without. */
const LENGTHS: readonly (readonly [string, readonly [number, number], readonly [number, number]])[] = [
  ['natal-basic', [16, 20], [10, 16]],
  ['natal-premium', [38, 50], [28, 45]],
  ['synastry', [22, 30], [16, 26]],
  ['composite', [18, 24], [13, 20]],
  ['transits-year', [30, 60], [26, 60]],
  ['solar-return', [23, 34], [18, 30]],
  ['progressions', [17, 22], [15, 20]],
];

describe.each(LENGTHS)('%s', (id, told, bare) => {
  it.each(['en', 'hi', 'ta'])(
    'is a report of the promised length in %s, with all its chapters',
    async (code) => {
      const request = everything(id, code);
      const report = await makeReport(house, request);
      const [least, most] = code === 'ta' ? bare : told;
      expect(report.pageCount).toBeGreaterThanOrEqual(least);
      expect(report.pageCount).toBeLessThanOrEqual(most);
      const { chapters } = composed(house, request);
      expect(report.sections.slice(0, chapters.length)).toEqual(chapters.map(({ title }) => title));
      expect(report.warnings).toEqual([]);
      expect(report.receipt?.split('.')).toHaveLength(3);
      const words = (await asked('pdftotext', (file) => [file, '-'], report.bytes)).normalize('NFC');
      const { names } = languageNamed(code, ALL);
      for (const body of ['Sun', 'Moon', 'Pluto'] as const) expect(words).toContain(names.body[body].normalize('NFC'));
    },
    40_000,
  );
});
