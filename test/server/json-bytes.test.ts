/** JSON that is written as bytes is the JSON that everybody writes. */

import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type JsonBytes, jsonBytes, piece } from '../../packages/server/src/http/json-bytes.ts';
import { SHELF } from '../../packages/server/src/http/json-pieces.ts';

const written = (write: (out: JsonBytes) => void) => new TextDecoder().decode(jsonBytes(write));
const seeded = { seed: 20261122, numRuns: 2_000 };
/** A decimal as records have them: a whole number of steps over the steps in a unit. */
const decimals = fc
  .tuple(fc.maxSafeInteger(), fc.constantFrom(1, 10, 1e4, 1e7, 1e8, 1e9))
  .map(([steps, perUnit]) => steps / perUnit);
const small = fc
  .tuple(fc.integer({ min: -3_700_000_000, max: 3_700_000_000 }), fc.constantFrom(1e7, 1e9))
  .map(([steps, perUnit]) => steps / perUnit);

describe('a number', () => {
  test.prop([fc.oneof(small, decimals, fc.double(), fc.integer(), fc.float())], seeded)(
    'is its shortest decimal',
    (value) => {
      expect(written((out) => out.number(value))).toBe(JSON.stringify(value));
    },
  );

  it.each([
    0,
    -0,
    1,
    -1,
    9,
    10,
    99,
    100,
    359.9999999,
    0.1,
    0.1 + 0.2,
    1e-6,
    9e-7,
    1e-7,
    -1e-7,
    123e-8,
    999_999_999,
    1e9,
    1e21,
    2461041.50000001,
    29.9999999,
    123_456.123456789,
    99_999_999.9999999,
    100_000_000.5,
    4.9e-324,
    1.7976931348623157e308,
    2 ** 53,
    0.0000012,
    NaN,
    Infinity,
    -Infinity,
  ])('%d is written as JSON writes it', (value) => {
    expect(written((out) => out.number(value))).toBe(JSON.stringify(value));
  });
});

describe('a text', () => {
  test.prop(
    [fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) })],
    seeded,
  )('is quoted and escaped, half a pair of surrogates too', (value) => {
    expect(written((out) => out.text(value))).toBe(JSON.stringify(value));
  });

  it('is quoted and escaped at every border of what is written as it is', () => {
    for (let code = 0; code < 0x900; code += 1) {
      const value = `a${String.fromCharCode(code)}b`;
      expect(written((out) => out.text(value))).toBe(JSON.stringify(value));
      expect(written((out) => out.raw(JSON.stringify(value)))).toBe(JSON.stringify(value));
    }
  });

  test.prop([fc.array(fc.string())], seeded)('stands in lists', (values) => {
    expect(written((out) => out.words(values))).toBe(JSON.stringify(values));
    expect(written((out) => out.list(values, (to, value) => to.text(value)))).toBe(JSON.stringify(values));
  });
});

describe('anything', () => {
  test.prop([fc.jsonValue({ noUnicodeString: false })], seeded)('is what JSON.stringify writes', (value) => {
    expect(written((out) => out.value(value))).toBe(JSON.stringify(value));
  });

  it.each([
    { a: undefined, b: () => 1, c: Symbol('c'), d: [undefined, () => 1] },
    { when: new Date(0), own: { toJSON: () => [1] }, map: new Map([[1, 2]]) },
    Object.create(null),
    Object.create({ inherited: 1 }, { own: { value: 'a', enumerable: true } }),
    { 2: 'b', 1: 'a', '"': '\\', 'ä\ud800': [] },
    [[], {}, [null, [true, false]]],
    new (class {
      readonly x = 1;
    })(),
  ])('%o too', (value) => {
    expect(written((out) => out.value(value))).toBe(JSON.stringify(value));
  });
});

describe('pieces', () => {
  it.each(['', 'a', '1234567', '12345678', '123456789', 'ä€𝄞"\u007f'.repeat(40)])(
    'of any length stand as they are',
    (text) => {
      const [one, other] = [piece(text), piece('b')];
      expect(written((out) => [one, other, one, other].forEach((each) => out.fixed(each)))).toBe(`${text}b${text}b`);
    },
  );

  it('stay what they are when there are many more', () => {
    const made = Array.from({ length: 6_000 }, (_, i) => piece(`${i}${'x'.repeat(i % 120)}`));
    const text = written((out) => made.forEach((each) => out.fixed(each)));
    expect(text).toBe(made.map((_, i) => `${i}${'x'.repeat(i % 120)}`).join(''));
  });

  it('make lists of what was written behind commas', () => {
    const made = written((out) => {
      const start = out.length;
      out.fixed(piece(',1'));
      const inner = out.length;
      out.fixed(piece(','));
      out.listSince(inner + 1);
      out.listSince(start);
    });
    expect(made).toBe('[1,[]]');
  });
});

describe('the bytes', () => {
  it('grow with what is written, and keep what stands there', () => {
    const long = 'ä'.repeat(700_000);
    const parts = [long, 'a', long, 'b'.repeat(100_000)];
    expect(written((out) => out.list(parts, (to, part) => to.text(part)))).toBe(JSON.stringify(parts));
    expect(written((out) => out.list(parts, (to, part) => to.value([part, 1.5])))).toBe(
      JSON.stringify(parts.map((part) => [part, 1.5])),
    );
    expect(written((out) => out.value(undefined))).toBe('null');
  });

  it('are a copy: what is written next does not touch them', () => {
    const first = jsonBytes((out) =>
      out.fixed(piece('{"a":"long enough that it is copied and not set byte by byte"}')),
    );
    const before = first.slice();
    jsonBytes((out) => out.truth(false));
    expect(first).toEqual(before);
  });

  it('begin anew after a writer that failed', () => {
    const fail = () => {
      throw new Error('half way');
    };
    expect(() =>
      jsonBytes((out) => {
        out.raw('{');
        fail();
      }),
    ).toThrow('half way');
    expect(written((out) => out.truth(true))).toBe('true');
  });
});

describe('the names of members', () => {
  it('are kept as pieces up to a number, and written all the same beyond it', () => {
    const records = Array.from({ length: 5_000 }, (_, i) => ({
      [`name “${i}”`]: i,
      [`more ${i}`]: { [`deep ${i}`]: null },
    }));
    for (const record of records) expect(written((out) => out.value(record))).toBe(JSON.stringify(record));
    const { count } = SHELF;
    for (const record of records) written((out) => out.value({ ...record, [`later ${Object.keys(record)}`]: 1 }));
    expect(SHELF.count).toBe(count);
  });
});
