/** Lines and pages: nothing is lost, nothing stands out, nothing that belongs together is torn. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { paginate } from '../../packages/engine/src/report/flow/paginate.ts';
import type { Strip } from '../../packages/engine/src/report/flow/strip.ts';
import type { Typesetter } from '../../packages/engine/src/report/type/typesetter.ts';
import { typesetter as open } from './typesetter.ts';

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = await open();
});

const SEED = 20261122;
const WORDS = [
  'सूर्य',
  'चंद्रमा',
  'ज्योतिष',
  'a',
  'horoscope',
  'ராசி',
  'నక్షత్రం',
  'জ্যোতিষ',
  '12°34′',
  '(x)',
  'e-mail',
  'x'.repeat(40),
  'क्षेत्र'.repeat(12),
];
const text = fc
  .array(fc.constantFrom(...WORDS, '\n', ' – ', ', '), { minLength: 1, maxLength: 60 })
  .map((words) =>
    words
      .join(' ')
      .replace(/ *\n */g, '\n')
      .trim(),
  )
  .filter((made) => made !== '');

describe('a paragraph', () => {
  it('loses no letter and stands in its width, whatever is in it', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 30, max: 500 }), fc.constantFrom(6, 9.8, 21), (made, width, size) => {
        const lines = typesetter.lines([{ text: made }], { size, language: 'hi', width });
        const back = lines.map(({ parts }) => parts.map(({ piece }) => piece.text).join('')).join('');
        expect(back.replace(/\s/g, '')).toBe(made.replace(/\s/g, ''));
        for (const line of lines) {
          // One cluster of letters may be wider than the line; two may not.
          const letters = line.parts.reduce(
            (sum, { piece }) => sum + new Set(piece.glyphs.map(({ cluster }) => cluster)).size,
            0,
          );
          if (letters > 1) expect(line.width).toBeLessThanOrEqual(width + 1e-9);
          let x = 0;
          for (const { piece, x: at } of line.parts) {
            expect(at).toBeCloseTo(x, 9);
            x += piece.width * size;
          }
        }
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('breaks as few times as it can: the next word would not have fitted', () => {
    const lines = typesetter.lines([{ text: 'one two three four five six seven eight nine ten '.repeat(8).trim() }], {
      size: 10,
      language: 'en',
      width: 200,
    });
    for (const [index, line] of lines.slice(0, -1).entries()) {
      const next = lines[index + 1]?.parts[0]?.piece.width ?? 0;
      expect(line.width + (next + typesetter.width(' ', 1, 400, 'en')) * 10).toBeGreaterThan(200);
    }
  });

  it('ends a line where the text does, and says so', () => {
    const lines = typesetter.lines([{ text: 'one\ntwo three' }, { text: ' four', weight: 600 }], {
      size: 10,
      language: 'en',
      width: 500,
    });
    expect(lines.map(({ parts, last }) => [parts.map(({ piece }) => piece.text).join(''), last])).toEqual([
      ['one', true],
      ['two three four', true],
    ]);
    expect(lines[1]?.parts.at(-1)?.span.weight).toBe(600);
  });

  it('of a name of ten thousand letters is set in time and in its width', () => {
    const lines = typesetter.lines([{ text: 'क्ष'.repeat(3_333) }], { size: 10, language: 'hi', width: 400 });
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(400);
    expect(lines.length).toBeGreaterThan(50);
  });
});

describe('pages', () => {
  const ROOM = 100;
  const strip = fc.record({
    height: fc.integer({ min: 1, max: 90 }),
    before: fc.integer({ min: 0, max: 10 }),
    keep: fc.boolean(),
    turn: fc.boolean(),
    headed: fc.boolean(),
  });
  const made = (row: { height: number; before: number; keep: boolean; turn: boolean; headed: boolean }): Strip => ({
    height: row.headed ? Math.min(row.height, 80) : row.height,
    before: row.before,
    keep: row.keep,
    turn: row.turn,
    ...(row.headed && { repeat: HEAD }),
    paint: () => undefined,
  });
  const HEAD: Strip = { height: 10, before: 0, paint: () => undefined };

  it('hold every strip once, in order, within their room and below one another', () => {
    fc.assert(
      fc.property(fc.array(strip, { maxLength: 60 }), (rows) => {
        const strips = rows.map(made);
        const standings = paginate(strips, ROOM);
        expect(standings.map((standing) => standing.strip).filter((one) => one !== HEAD)).toEqual(strips);
        let [page, foot] = [0, 0];
        for (const standing of standings) {
          expect(standing.page === page ? standing.y >= foot : standing.page > page && standing.y >= 0).toBe(true);
          expect(standing.y + standing.strip.height).toBeLessThanOrEqual(ROOM);
          [page, foot] = [standing.page, standing.y + standing.strip.height];
        }
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('begin with the head of the table that they go on with', () => {
    const rows = Array.from({ length: 12 }, () =>
      made({ height: 15, before: 0, keep: false, turn: false, headed: true }),
    );
    const standings = paginate(
      [made({ height: 20, before: 0, keep: true, turn: false, headed: false }), ...rows],
      ROOM,
    );
    const firsts = standings.filter(({ y, page }) => y === 0 && page > 0).map((standing) => standing.strip === HEAD);
    expect(firsts.length).toBeGreaterThan(1);
    expect(firsts.every((isHead) => isHead)).toBe(true);
  });

  it('keep a heading with what it heads', () => {
    const heading = made({ height: 10, before: 0, keep: true, turn: false, headed: false });
    const body = made({ height: 30, before: 0, keep: false, turn: false, headed: false });
    const [, first, second] = paginate(
      [made({ height: 70, before: 0, keep: false, turn: false, headed: false }), heading, body],
      ROOM,
    );
    expect([first?.page, second?.page]).toEqual([1, 1]);
  });
});
