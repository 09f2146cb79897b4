/** `khagol sky --tt`: what goes in, what comes out, and what is told when a line is wrong. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitJulianDay } from '../../packages/cli/src/julian-day.ts';
import { linesOf } from '../../packages/cli/src/lines.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { scalesAt } from '../../packages/engine/src/time/index.ts';
import { khagol } from './terminal.ts';

const HEADER = 'jd_tt,body,lon,lat,dist,dlon,dlat,ddist';
const NAMES = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'MeanNode',
  'TrueNode',
  'MeanApog',
  'OscuApog',
  'IntpApog',
  'IntpPerg',
  'Chiron',
  'Ceres',
  'Pallas',
  'Juno',
  'Vesta',
];
const rowsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

describe('khagol sky --tt', () => {
  it('answers each Julian day with the bodies in the order of an ephemeris table', async () => {
    const { code, out } = await khagol('sky --tt', ['2451545.0\n']);
    expect(code).toBe(0);
    expect(out.startsWith(`${HEADER}\n`)).toBe(true);
    const names = rowsOf(out).map(([, name]) => name as string);
    expect(names).toEqual(NAMES.filter((name) => names.includes(name)));
    for (const name of ['Sun', 'Moon', 'Pluto', 'MeanNode', 'TrueNode', 'MeanApog', 'Chiron', 'Vesta'])
      expect(names).toContain(name);
  });

  it('prints the engine’s record of each with --json, the Julian day as it was read', async () => {
    const { code, out } = await khagol('sky --tt --json --bodies Sun,Chiron', ['2451545.0\nsoon\n1355807.5']);
    const engine = await openEngine();
    const wanted = [2451545, 1355807.5].map((jd) =>
      engine.sky(scalesAt({ scale: 'tt', day: Math.floor(jd), fraction: jd % 1 }), { bodies: ['Sun', 'Chiron'] }),
    );
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(1);
    expect(lines).toEqual(
      JSON.parse(
        JSON.stringify([
          { jd_tt: '2451545.0', sky: wanted[0] },
          { jd_tt: '1355807.5', sky: wanted[1] },
        ]),
      ),
    );
  });

  it('puts the Sun of J2000.0 where the almanac has it', async () => {
    const { out } = await khagol('sky --tt --bodies Sun', ['2451545.0']);
    const [jd, name, lon, lat, dist, dlon] = rowsOf(out)[0] as string[];
    expect([jd, name]).toEqual(['2451545.0', 'Sun']);
    // Swiss Ephemeris 2.10.03 (DE431): 280.368165, 0.000227, 0.983327632, 1.019434; to the last printed place.
    expect(Number(lon)).toBeCloseTo(280.3681655, 6);
    expect(Number(lat)).toBeCloseTo(0.000227, 6);
    expect(Number(dist)).toBeCloseTo(0.98332763, 8);
    expect(Number(dlon)).toBeCloseTo(1.01943, 4);
  });

  it('repeats each Julian day exactly as it was read', async () => {
    const written = ['2451545', '2451545.', '02451545.000', '2451545.123456789012345', '2.4515450e6', '+2451545.5'];
    const { code, out } = await khagol('sky --tt --bodies Moon', [written.join('\n')]);
    expect(code).toBe(0);
    expect(rowsOf(out).map(([jd]) => jd)).toEqual(written);
  });

  it('writes at least nine decimals, no exponent, and longitudes below a turn', async () => {
    const days = Array.from({ length: 200 }, (_, i) => `${2_400_000 + i * 977.123}`).join('\n');
    const { out } = await khagol('sky --tt', [days]);
    for (const row of rowsOf(out)) {
      for (const cell of row.slice(2)) expect(cell).toMatch(/^-?\d+\.\d{9,}$/);
      expect(row.join()).not.toMatch(/,-0\.0+(,|$)/);
      expect(Number(row[2]) >= 0 && Number(row[2]) < 360).toBe(true);
    }
  });

  it('reads lines however the stream is cut, with either line end, with or without the last', async () => {
    const bytes = new TextEncoder().encode('2451545.25\r\n2451546.5\n\n2451547');
    const whole = await khagol('sky --tt --bodies Mars', [bytes]);
    const bytewise = await khagol(
      'sky --tt --bodies Mars',
      Array.from(bytes, (_, i) => bytes.subarray(i, i + 1)),
    );
    expect(bytewise).toEqual(whole);
    expect(rowsOf(whole.out).map(([jd]) => jd)).toEqual(['2451545.25', '2451546.5', '2451547']);
  });

  it('tells a bad line with its number, answers the others, and ends with 1', async () => {
    const { code, out, err } = await khagol('sky --tt --bodies Sun', [
      '2451545\nyesterday\n2451546\nNaN\n1e999\n0x24\n2451547\n2451548,1\n\u001b[31m\n',
    ]);
    expect(code).toBe(1);
    expect(rowsOf(out).map(([jd]) => jd)).toEqual(['2451545', '2451546', '2451547']);
    const told = err.trimEnd().split('\n');
    expect(told.map((line) => /^khagol: line (\d+): /.exec(line)?.[1])).toEqual(['2', '4', '5', '6', '8', '9']);
    expect(told[0]).toContain('"yesterday"');
    expect(err).not.toContain('\u001b');
  });

  it('tells a date that no ephemeris covers, and one beyond all reckoning', async () => {
    const { code, out, err } = await khagol('sky --tt --bodies Sun', ['600000\n2451545\n99999999']);
    expect(code).toBe(1);
    expect(rowsOf(out)).toHaveLength(1);
    expect(err).toMatch(/^khagol: line 1: .*ephemeris.*\nkhagol: line 3: .*99999999.*\n$/);
  });

  it('answers nothing with the head alone', async () => {
    expect(await khagol('sky --tt')).toMatchObject({ code: 0, out: `${HEADER}\n`, err: '' });
  });

  it('takes bodies by either name, in any case and in the order asked', async () => {
    const { out } = await khagol('sky --tt --bodies truenode,MeanApogee,sun', ['2451545']);
    expect(rowsOf(out).map(([, name]) => name)).toEqual(['TrueNode', 'MeanApog', 'Sun']);
  });

  it.each([
    ['sky', '--tt'],
    ['sky --tt --bodies Sun,Nibiru', 'Nibiru'],
    ['sky --tt --bodies Earth', 'Earth'],
    ['sky --ut', '--ut'],
  ])('%s is asked wrongly: 2, and the word to mend', async (words, named) => {
    const { code, out, err } = await khagol(words, ['2451545']);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(named);
  });

  it('agrees with the published rows of its date to a hundredth of an arcsecond', async () => {
    // The whole table is compared in test/accuracy; this is about columns, units and signs.
    const table = readFileSync(new URL('../authorities/ephemeris-apparent-1800-2400.csv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','));
    const days = [...new Set(table.map(([jd]) => jd as string))].filter((_, i) => i % 8 === 0);
    const { out } = await khagol('sky --tt', [days.join('\n')]);
    const got = new Map(rowsOf(out).map((row) => [`${row[0]} ${row[1]}`, row.slice(2).map(Number)]));
    for (const [jd, name, ...cells] of table) {
      if (
        !days.includes(jd as string) ||
        !['Sun', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Moon'].includes(name as string)
      )
        continue;
      const mine = got.get(`${jd} ${name}`) as number[];
      const theirs = cells.map(Number);
      expect(Math.abs((mine[0] as number) - (theirs[0] as number)) * 3600).toBeLessThan(0.01);
      expect(Math.abs((mine[1] as number) - (theirs[1] as number)) * 3600).toBeLessThan(0.01);
      expect(mine[2] as number).toBeCloseTo(theirs[2] as number, 6);
      expect(mine[3] as number).toBeCloseTo(theirs[3] as number, 3);
      expect(mine[4] as number).toBeCloseTo(theirs[4] as number, 3);
    }
  });
});

describe('a Julian day in text', () => {
  it('keeps the digits that a double of its size would lose', () => {
    expect(splitJulianDay('2451545.000000000001')).toEqual({ day: 2451545, fraction: 1e-12 });
    expect(splitJulianDay('-0.25')).toEqual({ day: -1, fraction: 0.75 });
    expect(splitJulianDay('-5')).toEqual({ day: -5, fraction: 0 });
    expect(splitJulianDay('0.99999999999999999999')).toEqual({ day: 1, fraction: 0 });
  });

  it('is a whole day and a fraction below one, whose sum is the number', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e8, max: 1e8, noNaN: true }), (value) => {
        const parts = splitJulianDay(String(value));
        if (parts === null) throw new Error(`${value} was refused`);
        expect(Number.isInteger(parts.day)).toBe(true);
        expect(parts.fraction >= 0 && parts.fraction < 1).toBe(true);
        expect(parts.day + parts.fraction).toBeCloseTo(value, 7);
      }),
      { seed: 20261121 },
    );
  });

  it.each(['', ' ', '.', '.5', '1,5', '1 2', 'Infinity', 'NaN', '0x10', '1e999', '1234567890', '--1', '1.2.3'])(
    '%j is none',
    (text) => {
      expect(splitJulianDay(text)).toBeNull();
    },
  );
});

describe('lines of a stream', () => {
  it('an endless line needs no endless memory', async () => {
    const endless = (async function* () {
      // Two hundred megabytes: kept whole, they would be gone through anew at each chunk and take hours.
      const chunk = 'x'.repeat(50_000);
      for (let i = 0; i < 4000; i += 1) yield chunk;
      yield '\n2451545\n';
    })();
    const lines: string[] = [];
    for await (const batch of linesOf(endless)) lines.push(...batch.lines);
    expect(lines.map(({ length }) => length)).toEqual([1024, 7]);
  }, 20_000);
});
