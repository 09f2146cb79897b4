/** `khagol chart`, the words of help, and the exit codes. */

import { describe, expect, it } from 'vitest';
import { dmsText, tableText } from '../../packages/cli/src/table.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { khagol } from './terminal.ts';

const BIRTH = '--datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209 --tz +05:30';

describe('khagol chart', () => {
  it('prints a table for people', async () => {
    const { code, out, err } = await khagol(`chart ${BIRTH}`);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('1990-01-15T05:00:00.000Z');
    for (const name of ['Ascendant', 'Midheaven', 'Sun', 'Moon', 'Saturn', 'Rahu', 'Ketu'])
      expect(out).toMatch(new RegExp(`^${name} +\\w+ +\\d+°\\d\\d′\\d\\d″`, 'm'));
    expect(out).toMatch(/^Sun +Capricorn +1°03′35″ +11 /m);
    expect(out).not.toContain('\u001b');
    expect(out.split('\n').every((line) => line === line.trimEnd())).toBe(true);
  });

  it('tells the ayanamsa that was taken off, as reports do, with nutation', async () => {
    const { calculation } = JSON.parse((await khagol(`chart ${BIRTH} --json`)).out);
    const [mean, real] = [calculation.ayanamsaValue, calculation.ayanamsaTrueValue].map(dmsText);
    expect(mean).not.toBe(real);
    const { out } = await khagol(`chart ${BIRTH}`);
    expect(out).toContain(`sidereal, lahiri ${real}`);
  });

  it('prints the engine’s record with --json', async () => {
    const { out } = await khagol(`chart ${BIRTH} --json`);
    const engine = await openEngine();
    const chart = engine.chart({
      datetime: '1990-01-15T10:30',
      latitude: 28.6139,
      longitude: 77.209,
      timezone: '+05:30',
    });
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(chart)));
  });

  it('takes every choice', async () => {
    const { out } = await khagol(`chart ${BIRTH} --ayanamsa raman --houses koch --nodes true --outer --json`);
    const { calculation, planets } = JSON.parse(out);
    expect(calculation).toMatchObject({ ayanamsa: 'raman', houseSystem: 'koch', nodeType: 'true' });
    expect(planets).toHaveLength(12);
    expect(JSON.parse((await khagol(`chart ${BIRTH} --zodiac tropical --json`)).out)).toMatchObject({
      zodiac: 'tropical',
      calculation: { houseSystem: 'placidus' },
    });
    const split = await khagol(
      'chart --date 1990-01-15 --time 10:30 --lat 28.6139 --lon 77.209 --tz Asia/Kolkata --json',
    );
    expect(JSON.parse(split.out).time.datetimeUtc).toBe('1990-01-15T05:00:00.000Z');
  });

  it.each([
    ['5.5', '+05:30'],
    ['-3', '-03:00'],
    ['-03:00', '-03:00'],
    ['0', '+00:00'],
    ['Asia/Kolkata', '+05:30'],
  ])('reads the zone %s as %s', async (tz, offset) => {
    const { out } = await khagol(`chart --datetime 1990-01-15T10:30 --lat 1 --lon 2 --tz ${tz} --json`);
    expect(JSON.parse(out).time.utcOffset).toBe(offset);
  });

  it('takes southern and western places', async () => {
    const { code, out } = await khagol('chart --datetime 2000-01-01T00:00Z --lat -33.87 --lon -70.5');
    expect(code).toBe(0);
    expect(out).toContain('33.87° S, 70.5° W');
  });

  it.each(['--svg', '--svg north', '--svg south', '--svg east', '--svg wheel', '--zodiac tropical --svg'])(
    'draws with %s',
    async (flags) => {
      const { code, out } = await khagol(`chart ${BIRTH} ${flags}`);
      expect(code).toBe(0);
      expect(out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    },
  );

  it('tells what to be careful about', async () => {
    expect((await khagol('chart --datetime 1990-01-15T10:30 --lat 80 --lon 10 --zodiac tropical')).out).toMatch(
      /^[A-Z_]+: .*[Pp]orphyry/m,
    );
  });

  it.each([
    ['chart', 'datetime'],
    ['chart --datetime 1990-01-15T10:30 --lon 1', 'latitude (--lat)'],
    ['chart --datetime 1990-01-15T10:30 --lat 90.0001 --lon 1', 'latitude (--lat)'],
    ['chart --datetime 1990-01-15T10:30 --lat 1 --lon -180.1', 'longitude (--lon)'],
    ['chart --datetime 1990-01-15T10:30 --lat 1e3 --lon 1', '--lat'],
    ['chart --datetime 1990-01-15T10:30 --lat NaN --lon 1', '--lat'],
    ['chart --datetime 2023-02-30T10:30 --lat 1 --lon 1', 'datetime'],
    ['chart --datetime 99999-01-01T10:30 --lat 1 --lon 1', 'datetime'],
    ['chart --datetime 1990-01-15T10:30 --lat 1 --lon 1 --tz IST', 'timezone (--tz)'],
    ['chart --datetime 1990-01-15T10:30 --lat 1 --lon 1 --tz 17', 'timezone (--tz)'],
    [`chart ${BIRTH} --ayanamsa nobody`, 'ayanamsa'],
    [`chart ${BIRTH} --houses nobody`, '--houses'],
    [`chart ${BIRTH} --zodiac chinese`, '--zodiac'],
    [`chart ${BIRTH} --zodiac tropical --ayanamsa lahiri`, '--ayanamsa'],
    [`chart ${BIRTH} --svg cube`, '--svg'],
    [`chart ${BIRTH} --svg --json`, '--json'],
    ['chart --fold 2', '--fold'],
    ['chart --lat', '--lat'],
    ['chart --latitude 5', '--latitude'],
    ['nothing', 'nothing'],
    ['serve --port many', 'PORT'],
  ])('%s is asked wrongly: 2, nothing on standard output, and the word to mend', async (words, named) => {
    const { code, out, err } = await khagol(words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(named);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it('help and version are no mistakes', async () => {
    expect(await khagol('--version')).toMatchObject({ code: 0, out: '0.1.0\n' });
    for (const words of ['--help', 'chart --help', 'sky --help', 'serve --help', '']) {
      const { code, out } = await khagol(words);
      expect([words, code]).toEqual([words, 0]);
      expect(out).toContain('Usage: khagol');
    }
  });
});

describe('tables', () => {
  it('cut seconds, so that nothing shows as the next sign', () => {
    expect([0, 29.9999999, 1.5, 0.0002777777778].map(dmsText)).toEqual([
      '0°00′00″',
      '29°59′59″',
      '1°30′00″',
      '0°00′01″',
    ]);
  });

  it('are bold in their head only, and only when asked', () => {
    const columns = [
      { head: 'A', align: 'left' },
      { head: 'Bee', align: 'right' },
    ] as const;
    expect(tableText(columns, [['one', '1']], false)).toBe('A    Bee\none    1');
    expect(tableText(columns, [['one', '1']], true)).toBe('\u001b[1mA    Bee\u001b[22m\none    1');
  });
});
