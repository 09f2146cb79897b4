/** The small parts of the HTTP folder that whole calls reach only in part. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedAddress } from '../../packages/server/src/gate/name.ts';
import { orderedJson, own, parseJsonObject } from '../../packages/server/src/http/json.ts';
import { base32, bytesOfHex, hex, timedId } from '../../packages/server/src/http/names.ts';
import { readQuery } from '../../packages/server/src/http/query.ts';
import { isoOf } from '../../packages/server/src/http/times.ts';
import { periodOf, spanOfPeriod } from '../../packages/server/src/period.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('reading JSON', () => {
  it('finds own members only', () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      expect(own({}, name)).toBeUndefined();
    expect(own(parseJsonObject(bytes('{"__proto__":1}')), '__proto__')).toBe(1);
  });

  it('takes 32 levels and no more, and is not fooled by brackets in text', () => {
    const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
    expect(() => parseJsonObject(bytes(nested(32)))).not.toThrow();
    expect(() => parseJsonObject(bytes(nested(33)))).toThrow('nested');
    expect(parseJsonObject(bytes(`{"a":"${'[{'.repeat(500)}\\"${'['.repeat(99)}"}`))).toHaveProperty('a');
  });

  it.each([
    '{"a":1,"a":2}',
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":1}',
    '{"a":[{"b":1,"c":{"d":1,"d":2}}]}',
    '{"__proto__":1,"__proto__":2}',
    '{"1":1,"1":1}',
  ])('refuses two members of one name, of which readers take one or the other: %s', (text) => {
    expect(() => parseJsonObject(bytes(text))).toThrow('two members of one name');
  });

  it('takes what is said once, wherever colons and quotes stand', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), (value) => {
        const text = JSON.stringify(value);
        expect(parseJsonObject(bytes(text))).toEqual(JSON.parse(text));
      }),
      { seed: 20261123 },
    );
    for (const text of ['{"a":{"b":1},"b":{"a":1}}', '{"a:b":":","c":"\\":"}', '{"a":[{"a":1},{"a":1}]}'])
      expect(parseJsonObject(bytes(text))).toEqual(JSON.parse(text));
  });

  it('writes equal content as equal text, whatever the order of its members', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const shuffled = JSON.parse(JSON.stringify(value), (_, member: unknown) =>
          typeof member === 'object' && member !== null && !Array.isArray(member)
            ? Object.fromEntries(Object.entries(member).reverse())
            : member,
        );
        expect(orderedJson(shuffled)).toBe(orderedJson(JSON.parse(JSON.stringify(value))));
        expect(JSON.parse(orderedJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { seed: 20261121 },
    );
  });
});

describe('names', () => {
  it('sort by time and hold their chance', () => {
    const chance = new Uint8Array(10).fill(255);
    const ids = [0, 1, 31, 32, 1_795_219_200_000, 1_795_219_200_001].map((now) => timedId(now, chance));
    expect([...ids].sort()).toEqual(ids);
    for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
  });

  it('are the bits of the millisecond and of chance, five to a digit', () => {
    const digits = '0123456789abcdefghjkmnpqrstvwxyz';
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2 ** 50 - 1, noNaN: true }),
        fc.uint8Array({ minLength: 10, maxLength: 10 }),
        (nowMs, chance) => {
          let whole = BigInt(Math.floor(nowMs));
          for (const byte of chance) whole = (whole << 8n) | BigInt(byte);
          let text = '';
          for (; text.length < 26; whole >>= 5n) text = digits.charAt(Number(whole & 31n)) + text;
          expect(timedId(nowMs, chance)).toBe(text);
        },
      ),
      { seed: 20261122 },
    );
  });

  it('base 32 is that of Crockford', () => {
    expect(base32(new Uint8Array([0b00000_000, 0b01_00010_0, 0b0011_0010, 0b0_00101_00, 0b110_00111]), 8)).toBe(
      '01234567',
    );
    expect(base32(new Uint8Array([255]), 2)).toBe('zw');
  });
});

describe('times', () => {
  it('are those of a date, whichever was asked for before', () => {
    for (const ms of [0, 1, 1, 0, 1_795_219_200_000, 1_795_219_200_001.9, -1])
      expect(isoOf(ms)).toBe(new Date(ms).toISOString());
    expect(() => isoOf(Number.NaN)).toThrow(RangeError);
    expect(() => isoOf(9e15)).toThrow(RangeError);
    expect(isoOf(-1)).toBe('1969-12-31T23:59:59.999Z');
  });
});

describe('queries', () => {
  it('hold the parameters that were named, and nothing inherited', () => {
    const query = readQuery(new URL('http://a/?zodiac=tropical&constructor=1&other=2&other=3'), ['zodiac', 'datetime']);
    expect(Object.entries(query)).toEqual([['zodiac', 'tropical']]);
    expect(query['constructor']).toBeUndefined();
  });
});

describe('addresses to count by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    ['<script>', 'unknown'],
  ])('%s is %s', (address, counted) => {
    expect(countedAddress(address, null, 0)).toBe(counted);
  });
});

describe('bytes in hexadecimal digits', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (some) => {
        expect(hex(some)).toBe(Buffer.from(some).toString('hex'));
        expect(bytesOfHex(hex(some))).toEqual(some);
      }),
    );
  });
});

describe('the month of an instant', () => {
  it('is its own, whichever was asked for before', () => {
    const instants = fc.array(fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 3, 1) }), { minLength: 2 });
    fc.assert(
      fc.property(instants, (all) => {
        for (const ms of all) expect(periodOf(ms)).toBe(new Date(ms).toISOString().slice(0, 7));
      }),
    );
    const { startMs, endMs } = spanOfPeriod('2026-02');
    expect([startMs - 1, startMs, endMs - 1, endMs, startMs].map(periodOf)).toEqual([
      '2026-01',
      '2026-02',
      '2026-02',
      '2026-03',
      '2026-02',
    ]);
    expect(() => periodOf(Number.NaN)).toThrow(RangeError);
    expect(periodOf(Date.UTC(12_026, 1, 1))).toBe('+012026');
  });
});
