/** Tables and lists of facts give each word the room that it needs: none is broken in its middle where the others can do with less. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { ReportHouse } from '../../packages/engine/src/report/house.ts';
import { makeReport } from '../../packages/engine/src/report/make.ts';
import type { Typesetter } from '../../packages/engine/src/report/type/typesetter.ts';
import { everything } from './composed.ts';
import { reportHouse } from './house.ts';

let house: ReportHouse;
beforeAll(async () => {
  house = await reportHouse();
});

/** Words that were set into less than their width; the token of a receipt is one of forty letters and more, made to be broken. */
async function brokenWords(reportType: string, language: string): Promise<readonly string[]> {
  const found = new Set<string>();
  const { typesetter } = house;
  const watching: Typesetter = {
    ...typesetter,
    width: (...given) => typesetter.width(...given),
    lines(runs, options) {
      for (const { text, weight = 400 } of runs)
        for (const word of text.split(/[\s\u200b–—/-]+/u).filter(({ length }) => length < 40))
          if (typesetter.width(word, options.size, weight, options.language) > options.width + 0.01) found.add(word);
      return typesetter.lines(runs, options);
    },
  };
  await makeReport({ ...house, typesetter: watching }, everything(reportType, language));
  return [...found];
}

describe('a word', () => {
  it.each([
    ['month', 'ta'],
    ['month', 'ml'],
    ['varshphal', 'ta'],
    ['kp', 'ml'],
    ['kundli-premium', 'ta'],
    ['detailed-32', 'ta'],
    ['month', 'en'],
  ])('is never broken: %s in %s', async (reportType, language) => {
    expect(await brokenWords(reportType, language)).toEqual([]);
  });
});
