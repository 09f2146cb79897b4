/** Batches: rows in, lines of JSON out, in order; a faulty row is told and the others go on. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type Row, recordsOf } from '../../packages/cli/src/records.ts';
import { openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { khagol } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'khagol-batch-'));
afterAll(() => rmSync(folder, { recursive: true }));
const engine = await openEngine();
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const linesIn = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const A = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209 };
const B = { datetime: '1992-03-15T08:30', latitude: 18.52, longitude: 73.86 };

async function rowsOf(...chunks: readonly (string | Uint8Array)[]): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const stream = (async function* () {
    yield* chunks;
  })();
  for await (const batch of recordsOf(stream)) rows.push(...batch);
  return rows;
}

describe('khagol chart --batch', () => {
  it('answers each row with the engine’s chart and its id', async () => {
    const { code, out, err } = await khagol('chart --batch -', [
      `${JSON.stringify({ id: 'one', ...A })}\n${JSON.stringify(B)}\n`,
    ]);
    expect([code, err]).toEqual([0, '']);
    expect(linesIn(out)).toEqual(
      plain([
        { line: 1, id: 'one', data: engine.chart(A) },
        { line: 2, data: engine.chart(B) },
      ]),
    );
  });

  it('reads a table as it reads JSON, with short names and hours', async () => {
    const table = 'id,datetime,lat,lon,tz,elevation\n7,1990-01-15T10:30,28.6139,77.209,5.5,\n';
    const { out } = await khagol('chart --batch -', [table]);
    const [row] = linesIn(out);
    expect(row).toEqual(plain({ line: 2, id: '7', data: engine.chart({ ...A, timezone: 5.5 }) }));
  });

  it('casts every row with the choices of the flags', async () => {
    const { out } = await khagol('chart --batch - --zodiac tropical --houses koch', [JSON.stringify(A)]);
    expect(linesIn(out)[0].data).toEqual(
      plain(engine.chart(A, { zodiac: 'tropical', houseSystem: 'koch', nodeType: 'mean' })),
    );
  });

  it('tells a faulty row with its line and field, goes on, and ends with 1', async () => {
    const { code, out, err } = await khagol('chart --batch -', [
      'datetime,latitude,longitude\n1990-01-15T10:30,28,77\n1990-02-30T10:30,28,77\n\n1990-01-15T10:30,91,77\n',
      '1990-01-15T10:30,north,77\n"1990-01-15T10:30,28,77\n1990-01-15T10:30,1,2,3\n1990-01-15T10:30,28,77',
    ]);
    const rows = linesIn(out);
    expect(code).toBe(1);
    expect(err).toBe('khagol: 5 of 7 births could not be answered\n');
    expect(rows.map(({ line, error }) => [line, error?.code, error?.field])).toEqual([
      [2, undefined, undefined],
      [3, 'INVALID_DATETIME', 'datetime'],
      [5, 'INVALID_LATITUDE', 'latitude'],
      [6, 'INVALID_LATITUDE', 'latitude'],
      [7, 'INVALID_LINE', ''],
      [8, 'INVALID_LINE', ''],
      [9, undefined, undefined],
    ]);
    expect(rows[2].error.allowed).toContain('-90 … 90');
  });

  it('writes a file whole, and leaves an older one alone when it fails', async () => {
    const [input, out] = [join(folder, 'births.ndjson'), join(folder, 'charts.ndjson')];
    writeFileSync(input, `${JSON.stringify(A)}\n`);
    const done = await khagol(['chart', '--batch', input, '-o', out]);
    expect([done.code, done.out]).toEqual([0, '']);
    const before = readFileSync(out, 'utf8');
    expect(linesIn(before)[0].data).toEqual(plain(engine.chart(A)));
    const broken = (async function* () {
      yield `${JSON.stringify(B)}\n`;
      throw new Error('the pipe broke');
    })();
    const failed = await khagol(['chart', '--batch', '-', '-o', out], [], { input: broken });
    expect([failed.code, readFileSync(out, 'utf8')]).toEqual([1, before]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('shows a bar where somebody watches, and takes it away again', async () => {
    const input = join(folder, 'many.ndjson');
    writeFileSync(input, `${JSON.stringify(A)}\n`.repeat(60));
    let time = 0;
    const now = (): number => (time += 60);
    const watched = await khagol(['chart', '--batch', input], [], { watched: { out: false, err: true }, now });
    expect(watched.err).toMatch(/\[#+\.*\] \d+ %, \d+ births/);
    expect(watched.err.endsWith('\r\u001b[K')).toBe(true);
    expect((await khagol(['chart', '--batch', input])).err).toBe('');
  });

  it('takes one chunk of rows at a time: it never reads ahead of what was taken', async () => {
    let [read, taken] = [0, 0];
    const row = `${JSON.stringify(A)}\n`.repeat(20);
    const input = (async function* () {
      for (; read < 8; read += 1) {
        expect(taken).toBe(read);
        yield row;
      }
    })();
    let lines = 0;
    const { code } = await khagol('chart --batch -', [], {
      input,
      out: async (piece) => {
        lines += String(piece).split('\n').length - 1;
        taken = lines / 20;
      },
    });
    expect([code, lines]).toEqual([0, 160]);
  });

  it.each([
    ['chart --batch - --json', '--json'],
    ['chart --batch - --svg', '--svg'],
    ['chart --batch - --lat 5', '--lat'],
    ['chart --batch - --ayanamsa nobody', 'INVALID_OPTION'],
  ])('%s is told', async (words, named) => {
    const { code, out, err } = await khagol(words, [JSON.stringify(A)]);
    expect(code).not.toBe(0);
    expect(out + err).toContain(named);
  });

  it('says which file is not there', async () => {
    expect(await khagol('chart --batch nowhere.csv')).toMatchObject({
      code: 1,
      out: '',
      err: 'khagol: cannot read nowhere.csv: no such file or folder\n',
    });
    expect((await khagol(['chart', '--batch', folder])).err).toContain('it is a folder');
  });
});

/** What others save as a table of births. None of it may end with 0 and nothing said, nor with a birth of other figures. */
describe('a file that is no table of births', () => {
  it.each([
    ['a list of JSON', `[${JSON.stringify(A)}]`, 'one object a line'],
    ['a list of JSON over many lines', `[\n${JSON.stringify(A)}\n]`, 'one object a line'],
    ['a table without its head', '1990-01-15T10:30,28.6139,77.209\n', 'datetime or date among them'],
    ['a table between semicolons', 'datetime;lat;lon\n1990-01-15T10:30;28,6;77,2\n', 'with commas between them'],
    ['a table between tabs', 'datetime\tlat\tlon\n1990-01-15T10:30\t28.6\t77.2\n', 'datetime\\tlat\\tlon'],
    ['capital letters', 'Datetime,Lat,Lon\n1990-01-15T10:30,28.6,77.2\n', 'it is "Datetime,Lat,Lon"'],
    ['lines that end with carriage returns', 'datetime,lat,lon\r1990-01-15T10:30,28.6,77.2\r', 'line feeds'],
    ['a column that is there twice', 'datetime,lat,lon,lat\n1990-01-15T10:30,28.6,77.2,5\n', '"lat" twice'],
  ])('is refused as a whole: %s', async (_, text, told) => {
    const { code, out, err } = await khagol('chart --batch -', [text]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^khagol: .+\n$/);
    expect(err).toContain(told);
  });

  it.each([
    ['panchang --batch -', 'day,lat,lon\n2026-11-22,28.6,77.2\n', 'date among them'],
    ['match --batch -', 'datetime,lat,lon\n1990-01-15T10:30,28.6,77.2\n', 'a.datetime or a.date among them'],
  ])('is refused of %s, which needs other columns', async (words, text, told) => {
    expect(await khagol(words, [text])).toMatchObject({ code: 2, out: '', err: expect.stringContaining(told) });
  });

  it('with both names of a member is refused in the rows that fill both', async () => {
    const table = 'datetime,lat,latitude,lon\n1990-01-15T10:30,28.6139,,77.209\n1990-01-15T10:30,,28.6139,77.209\n';
    const { code, out } = await khagol('chart --batch -', [`${table}1990-01-15T10:30,28.6,5,77.2\n`]);
    const [short, long, both] = linesIn(out);
    expect([code, short.data, long.data]).toEqual([1, plain(engine.chart(A)), plain(engine.chart(A))]);
    expect(both.error).toMatchObject({ field: 'latitude', message: 'The row has both lat and latitude.' });
  });

  it('is answered by nothing where there is nothing', async () => {
    for (const text of ['', '\n\n', 'datetime,lat,lon\n'])
      expect(await khagol('chart --batch -', [text])).toMatchObject({ code: 0, out: '', err: '' });
  });
});

describe('panchang and match in batches', () => {
  const jyotish = openJyotish(engine);

  it('panchang answers dates at places', async () => {
    const { code, out } = await khagol('panchang --batch -', ['date,lat,lon\n2026-11-22,28.6139,77.209\n,28,77\n']);
    const [day, faulty] = linesIn(out);
    const span = { from: '2026-11-22', days: 1 };
    const where = { latitude: 28.6139, longitude: 77.209 };
    expect(code).toBe(1);
    expect(day.data).toEqual(
      plain({ panchang: jyotish.calendar(span, where), festivals: jyotish.festivals(span, where) }),
    );
    expect(faulty.error.field).toBe('date');
  });

  it('match answers pairs, and names whose member is wrong', async () => {
    const table = `a.datetime,a.lat,a.lon,b.datetime,b.lat,b.lon\n${A.datetime},28.6139,77.209,${B.datetime},18.52,73.86\n`;
    const { code, out } = await khagol('match --batch -', [
      `${table}${A.datetime},28.6139,77.209,${B.datetime},99,73.86\n`,
    ]);
    const [pair, faulty] = linesIn(out);
    expect(code).toBe(1);
    expect(pair.data).toEqual(plain(jyotish.matching(A, B)));
    expect(faulty.error).toMatchObject({ code: 'INVALID_LATITUDE', field: 'b.latitude' });
  });
});

describe('rows', () => {
  it('have cells in quotation marks, with commas and doubled marks in them', async () => {
    expect(await rowsOf('\uFEFFid, name\r\n1,"Sharma, ""A."""\r\n2, plain \r\n3\r\n')).toEqual([
      { line: 2, record: { id: '1', name: 'Sharma, "A."' } },
      { line: 3, record: { id: '2', name: 'plain' } },
      { line: 4, record: { id: '3', name: '' } },
    ]);
  });

  it('are the same however the stream is cut', async () => {
    const bytes = Buffer.from('id,name\n1,देवी\n\n2,"a ""b"" c"\n');
    const whole = await rowsOf(bytes);
    for (let cut = 1; cut < bytes.length; cut += 1)
      expect(await rowsOf(bytes.subarray(0, cut), bytes.subarray(cut))).toEqual(whole);
    expect(whole).toHaveLength(2);
  });

  it('are refused where they are too long, no object, or no JSON', async () => {
    const long = `{"id":"${'x'.repeat(70_000)}"}`;
    const rows = await rowsOf(`{"id":1}\n${long}\n[1]\n{"id":\nnull\n`);
    expect(rows.map((row) => ('fault' in row ? row.fault.slice(0, 24) : row.record))).toEqual([
      { id: 1 },
      'the line is longer than ',
      'the line is JSON, but no',
      'the line is not JSON: Un',
      'the line is JSON, but no',
    ]);
  });

  it('of chance are answered one by one, however odd (seed 20261122)', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('1990-01-15T10:30', '28.6', '"', '""', '{}'),
    );
    const line = fc.oneof(
      fc.array(cell, { maxLength: 5 }).map((cells) => cells.join(',')),
      fc.json(),
    );
    const lines = fc.sample(line, { numRuns: 600, seed: 20261122 }).map((one) => one.replace(/[\n\r]/g, ' '));
    const wanted = lines.flatMap((one, i) => (one.trim() === '' ? [] : [i + 2]));
    for (const head of ['datetime,lat,lon,tz', JSON.stringify(A)]) {
      const { out, err } = await khagol('chart --batch -', [`${head}\n${lines.join('\n')}\n`]);
      const answered = linesIn(out).map((answer) => answer.line);
      expect(answered).toEqual(head.startsWith('{') ? [1, ...wanted] : wanted);
      expect(err).toMatch(/^khagol: \d+ of \d+ births could not be answered\n$/);
    }
  });

  it('take names that every object inherits for names like any other', async () => {
    const [row] = await rowsOf('{"__proto__":{"latitude":1},"datetime":"1990-01-15T10:30"}\n');
    expect(row !== undefined && 'record' in row && row.record['latitude']).toBeUndefined();
    const { code, out } = await khagol('chart --batch -', [
      '{"__proto__":{"latitude":1,"longitude":1},"datetime":"1990-01-15T10:30"}',
    ]);
    expect([code, linesIn(out)[0].error.field]).toEqual([1, 'latitude']);
  });
});
