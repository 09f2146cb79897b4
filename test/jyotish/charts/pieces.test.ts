/** Long lists: faults by number, pieces that make the whole, tables that travel between threads. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { lahiriSripati } from '../../../packages/engine/src/chart/index.ts';
import { EngineError } from '../../../packages/engine/src/index.ts';
import {
  ABSENT,
  type ChartTable,
  chartPieces,
  chartsOf,
  joinTables,
  rowOf,
  transferablesOf,
} from '../../../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { besiege } from '../../hostile.ts';
import { births, engine } from './table.ts';

const good = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209 };
const faulty = [
  [{ ...good, latitude: 91 }, 'INVALID_LATITUDE', 'latitude'],
  [{ ...good, longitude: '77' }, 'INVALID_LONGITUDE', 'longitude'],
  [{ ...good, datetime: '1990-02-30T10:30' }, 'INVALID_DATETIME', 'datetime'],
  [{ ...good, timezone: 'IST' }, 'INVALID_TIMEZONE', 'timezone'],
  [null, 'INVALID_OPTION', ''],
  [{ ...engine.moment(good), place: { latitudeDeg: 99 } }, 'INVALID_LATITUDE', 'place.latitudeDeg'],
] as const;
const refusal = (work: () => unknown): EngineError => {
  try {
    work();
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

it('of columns is reckoned with the ΔT that its engine reads births by', async () => {
  const own = await openEngine({ time: { deltaT: () => 500 } });
  const columns = {
    jdUt: Float64Array.of(2268923.5),
    latitudeDeg: Float64Array.of(20),
    longitudeDeg: Float64Array.of(77),
  };
  const { jdTt, jdUt } = chartsOf(own, columns, { limbs: null }).columns;
  expect(86400 * ((jdTt[0] as number) - (jdUt[0] as number))).toBeCloseTo(500, 3);
});

describe('a faulty birth', () => {
  it.each(faulty)('is named by its number: %j', (birth, code, field) => {
    const list = [good, good, birth as never, good];
    const path = field === '' ? 'births[2]' : `births[2].${field}`;
    const error = refusal(() => chartsOf(engine, list));
    expect([error.code, error.field]).toEqual([code, path]);
    expect(error.message.startsWith('births[2]: ')).toBe(true);
    expect(refusal(() => chartsOf(engine, list, { first: 40 })).field).toBe(path.replace('2', '42'));
  });

  it('is noted, and the others are as without it', () => {
    const list = faulty.flatMap(([birth]) => [good, birth as never]);
    const table = chartsOf(engine, list, { onFault: 'note' });
    expect(table.faults.map(({ row, code, field }) => [row, code, field])).toEqual(
      faulty.map(([, code, field], i) => [
        2 * i + 1,
        code,
        field === '' ? `births[${2 * i + 1}]` : `births[${2 * i + 1}].${field}`,
      ]),
    );
    const alone = chartsOf(engine, [good]);
    for (const [name, column] of Object.entries(table.columns)) {
      if (column === null) continue;
      const width = column.length / table.count;
      const own = [...(alone.columns[name as keyof typeof alone.columns] ?? [])];
      for (let row = 0; row < table.count; row++) {
        const wanted =
          row % 2 === 0 ? own : new Array(width).fill(column instanceof Float64Array ? Number.NaN : ABSENT);
        expect([...column.subarray(row * width, (row + 1) * width)], name).toEqual(wanted);
      }
    }
    expect(rowOf(table, 1)).toEqual({ row: 1, fault: table.faults[0], chart: null });
    expect(rowOf(table, 2).chart).toEqual(rowOf(alone, 0).chart);
  });

  it('may be a date that no ephemeris covers, or a number of a column', () => {
    const moment = engine.moment(good);
    const far = { scale: 'tt' as const, day: 2962000, fraction: 0 };
    const outside = { ...moment, tt: far, ut1: { ...far, scale: 'ut1' as const } };
    expect(refusal(() => chartsOf(engine, [good, outside])).field).toBe('births[1].datetime');
    const columns = {
      jdUt: Float64Array.of(2450000, Number.NaN),
      latitudeDeg: Float64Array.of(0, 0),
      longitudeDeg: Float64Array.of(0, 0),
    };
    const error = refusal(() => chartsOf(engine, columns));
    expect([error.code, error.field]).toEqual(['OUT_OF_SPAN', 'births[1].jdUt']);
    columns.latitudeDeg[0] = -91;
    expect(refusal(() => chartsOf(engine, columns)).field).toBe('births[0].latitudeDeg');
  });
});

describe('lists and columns that are none', () => {
  const jdUt = Float64Array.of(2450000);
  const hostile: readonly (readonly [unknown, string])[] = [
    ['births', 'births'],
    [null, 'births'],
    [{}, 'births.jdUt'],
    [{ jdUt, latitudeDeg: jdUt }, 'births.longitudeDeg'],
    [{ jdUt, latitudeDeg: [1], longitudeDeg: jdUt }, 'births.latitudeDeg'],
    [{ jdUt, latitudeDeg: Float64Array.of(1, 2), longitudeDeg: jdUt }, 'births.latitudeDeg'],
    [{ jdUt, latitudeDeg: jdUt, longitudeDeg: jdUt, timezone: jdUt }, 'births.timezone'],
    [{ jdUt, latitudeDeg: jdUt, longitudeDeg: jdUt, offsetHours: new Float64Array(2) }, 'births.offsetHours'],
  ];
  it.each(hostile)('are refused: %j', (list, field) => {
    expect(refusal(() => chartsOf(engine, list as never)).field).toBe(field);
    const walked = refusal(() => [...chartPieces(engine, list as never)]).field;
    expect(walked === field || walked === 'births' || walked === 'births[0]').toBe(true);
  });

  it('an engine that is none is refused', () => {
    for (const none of [null, {}, { kernel: {} }, { kernel: engine.kernel }])
      expect(() => chartsOf(none as never, [])).toThrow(EngineError);
  });
});

const plainOf = (table: ChartTable) => ({ ...table, columns: structuredClone(table.columns) });

describe('a long list in pieces', () => {
  test.prop([fc.array(births, { maxLength: 9 }), fc.integer({ min: 1, max: 4 })], { seed: 20261122, numRuns: 30 })(
    'makes the same table, from a list, a generator or columns',
    (list, pieceRows) => {
      const options = { chart: lahiriSripati, limbs: null } as const;
      const whole = chartsOf(engine, list, options);
      const walk = function* () {
        yield* list;
      };
      for (const source of [list, walk()]) {
        const pieces = [...chartPieces(engine, source, { ...options, pieceRows })];
        expect(pieces.map(({ count }) => count).every((count) => count <= pieceRows)).toBe(true);
        if (pieces.length > 0) expect(joinTables(pieces)).toEqual(whole);
      }
      const columns = {
        jdUt: whole.columns.jdUt,
        latitudeDeg: whole.columns.placeLatitudeDeg,
        longitudeDeg: whole.columns.placeLongitudeDeg,
      };
      const pieces = [...chartPieces(engine, columns, { ...options, pieceRows })];
      if (pieces.length > 0) expect(joinTables(pieces)).toEqual(chartsOf(engine, columns, options));
    },
  );

  it('numbers the births of later pieces from the beginning of the list', () => {
    const bad = { ...good, latitude: 200 };
    const pieces = [...chartPieces(engine, [good, good, good, bad, bad], { pieceRows: 2, onFault: 'note' })];
    expect(pieces.map(({ faults }) => faults.map(({ row, field }) => [row, field]))).toEqual([
      [],
      [[1, 'births[3].latitude']],
      [[0, 'births[4].latitude']],
    ]);
    expect(joinTables(pieces).faults.map(({ row }) => row)).toEqual([3, 4]);
    expect(refusal(() => [...chartPieces(engine, [good, good, bad], { pieceRows: 2 })]).field).toBe(
      'births[2].latitude',
    );
  });

  it('travels to another thread and back', () => {
    const table = chartsOf(engine, [good, good]);
    const before = plainOf(table);
    const moved = structuredClone(table, { transfer: transferablesOf(table) });
    expect(moved).toEqual(before);
    expect(table.columns.jdUt.length).toBe(0);
    expect(rowOf(moved, 1).chart).toEqual(rowOf(before, 1).chart);
  });

  it('is refused when its tables differ in their choices', () => {
    const [a, b] = [chartsOf(engine, [good]), chartsOf(engine, [good], { vargas: [9] })];
    expect(refusal(() => joinTables([a, b])).field).toBe('tables[1]');
    expect(refusal(() => joinTables([])).field).toBe('tables');
    for (const row of [-1, 1, 0.5, 'x']) expect(() => rowOf(a, row as never)).toThrow(EngineError);
    expect(() => rowOf({} as never, 0)).toThrow(EngineError);
  });
});

describe('whatever JSON may hold', () => {
  const full = {
    chart: { zodiac: 'sidereal', ayanamsa: 'lahiri', chalit: 'sripati', bodies: ['Chiron'] },
    vargas: [9, { division: 2, method: 'raman' }],
    vimshottari: { levels: 1, year: 'savana' },
    limbs: { sunrise: 'hindu' },
    first: 3,
  };
  const rows = (list: never, options: never) => {
    const table = chartsOf(engine, list, options);
    // A fault repeats what was written, half a surrogate pair too.
    return Array.from({ length: Math.min(table.count, 3) }, (_, row) => rowOf(table, row).chart);
  };
  const asked = [
    [[good, engine.moment(good)], full],
    [[good, { ...good, latitude: 99 }], { onFault: 'note', vargas: [], vimshottari: null, limbs: null }],
  ];
  besiege([['chartsOf', rows, asked]], { seed: 20261122, anyRuns: 100, alteredRuns: 400 });
});
