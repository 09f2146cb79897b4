/** The strict readers below a receipt: one encoding, one text, each member once, one signature. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { base64urlOf, bytesOfBase64url } from '../../packages/engine/src/base64url.ts';
import { memberDifferences } from '../../packages/engine/src/receipt/differences.ts';
import { isStrictSignature, lowerSignature } from '../../packages/engine/src/receipt/signature-form.ts';
import { parseStrictJson } from '../../packages/engine/src/receipt/strict-json.ts';
import { textOfUtf8 } from '../../packages/engine/src/receipt/utf8-text.ts';

describe('base64url', () => {
  test.prop([fc.uint8Array({ maxLength: 100 })], { seed: 4648 })('is what the host writes, and comes back', (bytes) => {
    expect(base64urlOf(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    expect(bytesOfBase64url(base64urlOf(bytes))).toEqual(bytes);
  });

  test.prop([fc.string({ maxLength: 12, unit: 'binary' })], { seed: 4649 })('takes nothing else', (text) => {
    const bytes = bytesOfBase64url(text);
    if (bytes !== null) expect(base64urlOf(bytes)).toBe(text);
    else expect(Buffer.from(text, 'base64url').toString('base64url')).not.toBe(text);
  });

  it.each(['A', 'AAAAA', 'AB', 'AAB', 'AA==', 'AA=', 'A A', 'AA\n', '+/AA', 'AA\u0141A', '\u{1d400}'])(
    'refuses %j',
    (text) => {
      expect(bytesOfBase64url(text)).toBeNull();
    },
  );
});

describe('strict UTF-8', () => {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const hosts = (bytes: Uint8Array): string | null => {
    try {
      return strict.decode(bytes);
    } catch {
      return null;
    }
  };

  test.prop([fc.uint8Array({ maxLength: 8 })], { seed: 3629, numRuns: 3000 })(
    "reads any bytes as the host's strict decoder",
    (bytes) => {
      expect(textOfUtf8(bytes)).toBe(hosts(bytes));
    },
  );

  test.prop([fc.string({ unit: 'binary', maxLength: 20 }), fc.nat(), fc.nat(255)], { seed: 3630, numRuns: 3000 })(
    'and text in which one byte was replaced',
    (text, at, by) => {
      const bytes = new TextEncoder().encode(text);
      expect(textOfUtf8(bytes)).toBe(text);
      if (bytes.length > 0) bytes[at % bytes.length] = by;
      expect(textOfUtf8(bytes)).toBe(hosts(bytes));
    },
  );

  it.each([
    ['overlong slash', [0xc0, 0xaf]],
    ['overlong of three', [0xe0, 0x80, 0xaf]],
    ['overlong of four', [0xf0, 0x80, 0x80, 0xaf]],
    ['half of a pair', [0xed, 0xa0, 0x80]],
    ['beyond the last', [0xf4, 0x90, 0x80, 0x80]],
    ['five bytes', [0xf8, 0x88, 0x80, 0x80, 0x80]],
    ['broken off', [0xe2, 0x82]],
    ['a tail alone', [0x80]],
  ])('refuses %s', (_, bytes) => {
    expect(textOfUtf8(Uint8Array.from(bytes))).toBeNull();
  });
});

describe('strict JSON', () => {
  test.prop([fc.jsonValue({ maxDepth: 4 })], { seed: 8259 })('reads what JSON.parse reads', (value) => {
    const text = JSON.stringify(value);
    expect(parseStrictJson(text)).toEqual({ kind: 'value', value: JSON.parse(text) });
    expect(parseStrictJson(JSON.stringify(value, null, 2))).toEqual({ kind: 'value', value: JSON.parse(text) });
  });

  test.prop([fc.string({ unit: fc.constantFrom(...'{}[]",:\\au0 1'), maxLength: 30 })], { seed: 8260, numRuns: 3000 })(
    'refuses what JSON.parse refuses, and never throws',
    (text) => {
      let parses = true;
      try {
        JSON.parse(text);
      } catch {
        parses = false;
      }
      if (!parses) expect(parseStrictJson(text).kind).toBe('fault');
    },
  );

  test.prop([fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 }), { minKeys: 1 }), fc.nat(), fc.jsonValue()], {
    seed: 8261,
  })('finds a second member of one name, wherever and however written', (record, which, again) => {
    const names = Object.keys(record);
    const name = names[which % names.length] as string;
    const escaped = [...Array(name.length).keys()].map((i) => `\\u${name.charCodeAt(i).toString(16).padStart(4, '0')}`);
    const members = names.map((key) => `${JSON.stringify(key)}:${JSON.stringify(record[key])}`);
    for (const second of [JSON.stringify(name), `"${escaped.join('')}"`]) {
      const text = `{${[...members, `${second} : ${JSON.stringify(again)}`].join(',')}}`;
      expect(parseStrictJson(text), text).toEqual({ kind: 'fault', fault: 'duplicate-member' });
      expect(parseStrictJson(`[1,{"deep":[${text}]}]`)).toEqual({ kind: 'fault', fault: 'duplicate-member' });
    }
  });

  it('lets one name stand in two objects, and as a value', () => {
    expect(parseStrictJson('[{"a":"a","b":{"a":1}},{"a":["a","a"]}]').kind).toBe('value');
    expect(parseStrictJson('{"__proto__":1,"constructor":2}')).toMatchObject({ kind: 'value' });
    expect(parseStrictJson('{"__proto__":1,"__proto__":2}')).toMatchObject({ fault: 'duplicate-member' });
  });

  it('counts levels before it builds them', () => {
    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(parseStrictJson(deep(32)).kind).toBe('value');
    expect(parseStrictJson(deep(33))).toEqual({ kind: 'fault', fault: 'too-deep' });
    expect(parseStrictJson(deep(3), 2)).toEqual({ kind: 'fault', fault: 'too-deep' });
    expect(parseStrictJson('{"a":'.repeat(1_000_000))).toEqual({ kind: 'fault', fault: 'too-deep' });
  });
});

describe('signatures', () => {
  const n = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  const l = 2n ** 252n + 27742317777372353535851937790883648493n;
  const bytesOf = (value: bigint) => Uint8Array.from(Buffer.from(value.toString(16).padStart(64, '0'), 'hex'));
  const pair = (r: bigint, s: bigint) => Uint8Array.from([...bytesOf(r), ...bytesOf(s)]);
  const edPair = (s: bigint) => Uint8Array.from([...new Uint8Array(32), ...bytesOf(s).reverse()]);

  it('of P-256 are strict where 0 < r < n and 0 < s ≤ n/2', () => {
    const half = (n - 1n) / 2n;
    for (const [r, s, isStrict] of [
      [1n, 1n, true],
      [n - 1n, half, true],
      [1n, half + 1n, false],
      [1n, n - 1n, false],
      [0n, 1n, false],
      [1n, 0n, false],
      [n, 1n, false],
      [2n ** 256n - 1n, 1n, false],
    ] as const) {
      expect(isStrictSignature('ES256', pair(r, s)), `${r} ${s}`).toBe(isStrict);
    }
    expect(isStrictSignature('ES256', new Uint8Array(63))).toBe(false);
    expect(isStrictSignature('ES256', new Uint8Array(65))).toBe(false);
  });

  it('of Ed25519 are strict where S < L', () => {
    for (const [s, isStrict] of [
      [0n, true],
      [l - 1n, true],
      [l, false],
      [l + 1n, false],
      [2n ** 256n - 1n, false],
    ] as const) {
      expect(isStrictSignature('EdDSA', edPair(s)), String(s)).toBe(isStrict);
    }
  });

  test.prop([fc.bigInt({ min: 1n, max: n - 1n }), fc.bigInt({ min: 1n, max: n - 1n })], { seed: 256 })(
    'of P-256 have one lower form, s or n − s',
    (r, s) => {
      const lower = s > n / 2n ? n - s : s;
      expect(lowerSignature(pair(r, s))).toEqual(pair(r, lower));
      expect(isStrictSignature('ES256', lowerSignature(pair(r, s)))).toBe(true);
      expect(lowerSignature(pair(r, n - s))).toEqual(pair(r, lower));
    },
  );
});

describe('differences', () => {
  it('tell the member, and null from absence', () => {
    const held = { a: 1, b: { c: [1, { d: null }] }, e: 'x', 'odd name': 1 };
    const now = { a: 2, b: { c: [1, {}, 3] }, f: [], 'odd name': 2 };
    expect(memberDifferences(held, now)).toEqual([
      { path: 'a', kind: 'changed', held: 1, recomputed: 2 },
      { path: 'b.c[1].d', kind: 'extra', held: null },
      { path: 'b.c[2]', kind: 'missing', recomputed: 3 },
      { path: 'f', kind: 'missing' },
      { path: '["odd name"]', kind: 'changed', held: 1, recomputed: 2 },
      { path: 'e', kind: 'extra', held: 'x' },
    ]);
    expect(memberDifferences(1, 2)).toEqual([{ path: '', kind: 'changed', held: 1, recomputed: 2 }]);
    expect(memberDifferences({ toString: 1 }, {})).toEqual([{ path: 'toString', kind: 'extra', held: 1 }]);
    expect(memberDifferences([...Array(50).keys()], [])).toHaveLength(20);
  });

  test.prop([fc.jsonValue(), fc.jsonValue()], { seed: 8786 })(
    'are found where and only where canonical texts differ',
    (a, b) => {
      const [x, y] = [JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))];
      expect(memberDifferences(x, structuredClone(x))).toEqual([]);
      const same = JSON.stringify(sorted(x)) === JSON.stringify(sorted(y));
      expect(memberDifferences(x, y).length === 0).toBe(same);
    },
  );
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => [key, sorted(member), 'member']);
}
