/** The reports of two births: points, grades and verdicts are the engine's, and the roles go by what is known of the two. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { english } from '../../packages/engine/src/language/en.ts';
import { PairBook } from '../../packages/engine/src/report/chapters/pair/book.ts';
import type { Block } from '../../packages/engine/src/report/flow/blocks.ts';
import type { ReportHouse } from '../../packages/engine/src/report/house.ts';
import type { ReportBirth } from '../../packages/engine/src/report/request.ts';
import { composed, everything } from './composed.ts';
import { ASHA, ROHAN, reportHouse, wordsOf } from './house.ts';

let house: ReportHouse;
beforeAll(async () => {
  house = await reportHouse();
});

const anyBirth: fc.Arbitrary<ReportBirth> = fc
  .record({
    day: fc.integer({ min: 0, max: 25_000 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    latitude: fc.integer({ min: -55, max: 60 }),
    longitude: fc.integer({ min: -170, max: 170 }),
  })
  .map(({ day, minute, latitude, longitude }) => ({
    datetime: new Date(Date.UTC(1950, 0, 1) + day * 86_400_000 + minute * 60_000).toISOString().slice(0, 19),
    latitude,
    longitude,
    timezone: 'UTC',
  }));

function tables(blocks: readonly Block[]): readonly (Block & { kind: 'table' })[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
}

describe('the ashtakoota of a report', () => {
  it('has the points of the engine, koota by koota', () => {
    const jyotish = openJyotish(house.engine);
    fc.assert(
      fc.property(anyBirth, anyBirth, (birth, partner) => {
        const match = jyotish.match(birth, partner);
        const { chapters } = composed(house, { ...everything('match-ashtakoota', 'en'), birth, partner });
        const [table] = tables(chapters.flatMap(({ blocks }) => blocks));
        const points = (table?.rows ?? []).map((row) => Number(row[4]));
        expect(points).toEqual([...match.factors.map(({ score }) => score), match.totalScore]);
        const words = chapters.map(({ blocks }) => wordsOf(blocks)).join('\n');
        for (const { name } of match.factors) expect(words).toContain(english.names.koota[name]);
      }),
      { numRuns: 25, seed: 20261122 },
    );
  }, 60_000);

  it('tells the reading that the points call for, with its source, and no other of the koota', () => {
    const { chapters } = composed(house, everything('match-ashtakoota', 'en'));
    const paragraphs = chapters
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'paragraph' && block.source !== undefined ? [block] : []));
    expect(paragraphs).toHaveLength(8);
    const match = openJyotish(house.engine).match(ROHAN_ALONE, ASHA_ALONE);
    for (const { name, score, maxScore } of match.factors) {
      const state = score >= maxScore ? 'full' : score > 0 ? 'part' : 'none';
      const text = house.texts['en']?.['koota']?.[`${name}.${state}`];
      expect(paragraphs.filter(({ words }) => words === text)).toHaveLength(1);
    }
  });
});

describe('the conclusion', () => {
  it('weighs what the report tells of, and nothing else', () => {
    const wordsIn = (id: string): string => {
      const { chapters } = composed(house, everything(id, 'en'));
      return wordsOf(chapters.find(({ title }) => title === english.say.headings.conclusion)?.blocks ?? []);
    };
    const { headings, furniture } = english.say;
    expect(wordsIn('match-ashtakoota')).not.toContain(furniture.porutham);
    expect(wordsIn('match-ashtakoota')).not.toContain(headings.papasamya);
    expect(wordsIn('match-porutham')).not.toContain(headings.gunaTable);
    expect(wordsIn('match-premium')).toContain(headings.gunaTable);
    expect(wordsIn('match-premium')).toContain(furniture.porutham);
  });

  it('puts every koota with all points on one side and every koota with none on the other', () => {
    fc.assert(
      fc.property(anyBirth, anyBirth, (birth, partner) => {
        const { chapters } = composed(house, { ...everything('match-ashtakoota', 'en'), birth, partner });
        const blocks = chapters.find(({ title }) => title === english.say.headings.conclusion)?.blocks ?? [];
        const side = (tone: string): string =>
          wordsOf(blocks.filter((block) => block.kind === 'callout' && block.tone === tone));
        for (const { name, score, maxScore } of openJyotish(house.engine).match(birth, partner).factors) {
          const words = `${english.names.koota[name]}: `;
          expect(side('good').includes(words)).toBe(score === maxScore);
          expect(side('bad').includes(words)).toBe(score === 0);
        }
      }),
      { numRuns: 15, seed: 20261122 },
    );
  }, 60_000);
});

const { name: _a, place: _b, gender: _c, ...ASHA_ALONE } = ASHA;
const { name: _d, place: _e, gender: _f, ...ROHAN_ALONE } = ROHAN;

describe('who is who', () => {
  const book = (birth: ReportBirth, partner: ReportBirth): PairBook =>
    new PairBook({
      house,
      request: { ...everything('match-premium', 'en'), birth, partner },
      language: english,
      title: '',
    });

  it('goes by gender, whoever comes first', () => {
    for (const pair of [book(ASHA, ROHAN), book(ROHAN, ASHA)]) {
      expect(pair.groom.named.name).toBe('Rohan Mehta');
      expect(pair.bride.named.name).toBe('Asha Verma');
    }
  });

  it('goes by the order where none is told: the groom is the first', () => {
    expect(book(ROHAN_ALONE, ASHA_ALONE).groom.moment.utc).toBe(book(ROHAN, ASHA).groom.moment.utc);
  });
});

describe('a birth without an hour', () => {
  it('leaves out what hangs on the hour, and says that noon stands in', () => {
    const birth = { ...ASHA, datetime: undefined, date: '1990-01-15', time: 'unknown' } as unknown as ReportBirth;
    const { datetime: _datetime, ...dated } = birth;
    const { chapters } = composed(house, { ...everything('match-premium', 'en'), birth: dated as ReportBirth });
    const titles = chapters.map(({ title }) => title);
    expect(titles).not.toContain(english.say.headings.papasamya);
    expect(titles).not.toContain(english.say.headings.mangalCompared);
    expect(titles).not.toContain(english.say.headings.mahadashas);
    expect(wordsOf(chapters[0]?.blocks ?? [])).toContain(english.say.birth.timeUnknown);
  });
});
