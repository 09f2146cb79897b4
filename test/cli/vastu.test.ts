/** `khagol vastu`: a plan from a file or a pipe, for people, as the record, as a picture. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawPlan } from '../../packages/engine/src/drawing/index.ts';
import { type Assessed, assess } from '../../packages/engine/src/vastu/assess/index.ts';
import { EXAMPLES, HOUSE } from '../vastu/assess/houses.ts';
import { khagol } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'khagol-vastu-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const plan = (house: object): string => JSON.stringify(house);
const house = file('house.json', plan(HOUSE));

describe('khagol vastu', () => {
  it('tells people the grade, where points were lost, what is amiss, and what was left out', async () => {
    const request = EXAMPLES[1] as (typeof EXAMPLES)[number];
    const record = assess(request) as Assessed;
    const { code, out, err } = await khagol('vastu -', [plan(request)]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Grade ${record.grade}, ${record.gradeLabel}: ${record.score} of 100\n`);
    expect(out).toContain(`Confidence ${record.confidence}; badge plan-derived, standard\n`);
    expect(out).toContain('Rules vastu-rules-2026-10-04; bearing 90° given\n');
    expect(out).toContain(`Door ${record.entrance?.padaCode} Indra: ideal`);
    for (const { room, zone, rating, merit } of record.scoreBreakdown.placements)
      expect(out).toMatch(new RegExp(`^${room} +${zone} +${rating} +${merit.toFixed(0)} `, 'm'));
    expect(record.findings.length).toBeGreaterThan(2);
    for (const { severity, code: name, detail, remedy } of record.findings) {
      expect(out).toContain(`  ${severity} ${name}: ${detail}\n`);
      if (remedy !== null) expect(out).toContain(`    ${remedy}\n`);
    }
    expect(out).toContain('Not assessed\n  Corridor (CENTER): no placement rule for this space type\n');
    expect(out).not.toContain('\u001b');
    expect(out.split('\n').every((line) => line === line.trimEnd())).toBe(true);
  });

  it('tells what every member of the plan that asks for more has brought', async () => {
    const more = {
      headingErrorDeg: 12,
      positionErrorM: 0.4,
      zoneResolution: 16,
      marma: true,
      slope: { towards: 'SW' },
    };
    const request = { ...HOUSE, ...more } as typeof HOUSE;
    const { uncertainty, directions, marma } = assess(request) as Assessed;
    if (uncertainty === undefined || directions === undefined || marma === undefined) throw new Error('asked for');
    const { lowestScore, highestScore, grades } = uncertainty.verdicts;
    expect(lowestScore).toBeLessThan(highestScore);
    const { out } = await khagol('vastu -', [plan(request)]);
    expect(out).toContain(
      `If figures are off\n  Bearing by up to 12°: score ${lowestScore} … ${highestScore}, grade ${grades.join(' or ')}\n`,
    );
    for (const { room, stable, pointResult, possibleZones, bearingMarginDeg } of uncertainty.results)
      expect(out).toMatch(
        new RegExp(
          `^    ${room} ${stable ? `stays in ${pointResult}` : `could lie in ${possibleZones.join(', ')}`}.*; a turn of less than ${bearingMarginDeg}° `,
          'm',
        ),
      );
    for (const { room, direction } of directions) expect(out).toContain(`  ${room} lies to ${direction}\n`);
    expect(out).toContain('  The ground falls to SW: adverse\n');
    for (const { pointXY } of marma.points) expect(out).toContain(`${pointXY[0]}, ${pointXY[1]}`);
    const plain = (await khagol(`vastu ${house}`)).out;
    expect(plain).not.toMatch(/If figures are off|Asked for besides/);
  });

  it('prints the whole record with --json, from a file and from a pipe in pieces alike', async () => {
    const record = JSON.parse(JSON.stringify(assess(HOUSE)));
    expect(JSON.parse((await khagol(`vastu ${house} --json`)).out)).toEqual(record);
    const bytes = new TextEncoder().encode(`\uFEFF${plan(HOUSE)}`);
    const pieces = [bytes.slice(0, 1), bytes.slice(1, 70), bytes.slice(70)];
    expect(JSON.parse((await khagol('vastu - --json', pieces)).out)).toEqual(record);
  });

  it('follows another edition, by its whole name or its date, whatever the plan says', async () => {
    for (const rules of ['2026-09-23', 'vastu-rules-2026-09-23']) {
      const { out } = await khagol(`vastu ${house} --json --rules ${rules}`);
      expect(JSON.parse(out)).toEqual(
        JSON.parse(JSON.stringify(assess({ ...HOUSE, rulesVersion: 'vastu-rules-2026-09-23' }))),
      );
    }
  });

  it('draws into a file and still tells, or draws to standard output alone', async () => {
    const path = join(folder, 'plan.svg');
    const drawn = await khagol(
      `vastu ${house} --svg ${path} --up plan --sectors 16 --mandala 81 --width 900 --colours dark`,
    );
    expect([drawn.code, drawn.err]).toEqual([0, '']);
    expect(drawn.out).toContain('of 100');
    const options = { up: 'plan', sectors: 16, mandala: 81, width: 900, colours: 'dark' } as const;
    expect(readFileSync(path, 'utf8')).toBe(`${drawPlan(HOUSE, assess(HOUSE), options).svg}\n`);
    const { out } = await khagol('vastu - --svg -', [plan(HOUSE)]);
    expect(out).toBe(`${drawPlan(HOUSE, assess(HOUSE), { colours: 'light' }).svg}\n`);
  });

  it('says without a score what is missing, and that is no failure', async () => {
    const { code, out } = await khagol('vastu -', [
      '{"inputSource":"seller-supplied","rooms":[{"roomType":"kitchen","zone":"SE"}]}',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^No grade: too little is known\n/);
    expect(out).toContain('  Draw the outline of the plot.\n');
    expect(out).toContain('ROOMS_INCOMPLETE: ');
    expect(out).not.toMatch(/\b100\b/);
  });

  it.each([
    ['', 'is empty'],
    ['{"inputSource":', 'not JSON'],
    ['[]', 'assessment'],
    ['null', 'assessment'],
    ['{"inputSource":"guessed"}', 'inputSource'],
    [plan({ ...HOUSE, bearingDeg: 361 }), '0 … 360 degrees'],
    [
      plan({
        ...HOUSE,
        plotPolygon: [
          [0, 0],
          [1, 1],
        ],
      }),
      'plotPolygon: ',
    ],
    [plan({ ...HOUSE, rooms: [{ roomType: 'kitchen', polygon: [[0, 0], [1, 1], 'x'] }] }), 'rooms[0].polygon[2]'],
  ])('%s is refused with what to mend: 2, and nothing on standard output', async (text, named) => {
    const { code, out, err } = await khagol('vastu -', [text]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(named);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it.each([
    ['vastu', 2, 'plan'],
    ['vastu HOUSE --rules 2020-01-01', 2, 'vastu-rules-2026-09-23'],
    ['vastu HOUSE --svg - --json', 2, '--json'],
    ['vastu HOUSE --sectors 16', 2, '--svg'],
    ['vastu HOUSE --svg - --sectors 12', 2, '--sectors'],
    ['vastu HOUSE --svg - --up east', 2, '--up'],
    ['vastu HOUSE --svg - --width 10', 2, 'width'],
    ['vastu HOUSE --svg - --width wide', 2, '--width'],
    ['vastu HOUSE --colour dark', 2, '--colour'],
    ['vastu FOLDER/none.json', 1, 'no such file'],
    ['vastu FOLDER', 1, 'it is a folder'],
    ['vastu HOUSE --svg FOLDER/none/plan.svg', 1, 'cannot write'],
  ])('%s ends with %i and the word to mend', async (words, exit, named) => {
    const { code, out, err } = await khagol(words.replace('HOUSE', house).replace('FOLDER', folder));
    expect([code, out]).toEqual([exit, '']);
    expect(err).toContain(named);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it('refuses a stream without an end before memory has one', async () => {
    const megabyte = ' '.repeat(1 << 20);
    const { code, err } = await khagol(
      'vastu -',
      Array.from({ length: 6 }, () => megabyte),
    );
    expect(code).toBe(1);
    expect(err).toContain('longer than any plan');
  });

  it('draws no picture of zones that are only stated', async () => {
    const { code, err } = await khagol('vastu - --svg -', [
      '{"inputSource":"plan-derived","rooms":[{"roomType":"kitchen","zone":"SE"}]}',
    ]);
    expect(code).toBe(2);
    expect(err).toContain('plotPolygon');
  });
});
