/** Canonical JSON against the RFC's own examples, SHA-256 against NIST's and against the host's cryptography. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { canonicalJson, ENGINE_VERSION, sha256Hex, stampOf, utf8 } from '../packages/engine/src/stamp.ts';

const refusal = expect.objectContaining({ name: 'EngineError', code: 'INVALID_OPTION', field: 'record' });

describe('canonical JSON', () => {
  it('writes the sample of RFC 8785 §3.2.2 as §3.2.3 prints it', () => {
    const sample = JSON.parse(String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`);
    expect(canonicalJson(sample)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  it('sorts members by UTF-16 code units as RFC 8785 §3.2.3 does', () => {
    const sample = JSON.parse(String.raw`{
      "\u20ac": "Euro Sign", "\r": "Carriage Return", "\ufb33": "Hebrew Letter Dalet With Dagesh", "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face", "\u0080": "Control", "\u00f6": "Latin Small Letter O With Diaeresis"
    }`);
    const order = [...canonicalJson(sample).matchAll(/:"([^"]+)"/g)].map((found) => found[1]);
    expect(order).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ]);
  });

  it('writes numbers as appendix B of the RFC lists them, from their bits', () => {
    const table: [string, string][] = [
      ['0000000000000000', '0'],
      ['8000000000000000', '0'],
      ['0000000000000001', '5e-324'],
      ['8000000000000001', '-5e-324'],
      ['7fefffffffffffff', '1.7976931348623157e+308'],
      ['ffefffffffffffff', '-1.7976931348623157e+308'],
      ['4340000000000000', '9007199254740992'],
      ['c340000000000000', '-9007199254740992'],
      ['4430000000000000', '295147905179352830000'],
      ['44b52d02c7e14af5', '9.999999999999997e+22'],
      ['44b52d02c7e14af6', '1e+23'],
      ['44b52d02c7e14af7', '1.0000000000000001e+23'],
      ['444b1ae4d6e2ef4e', '999999999999999700000'],
      ['444b1ae4d6e2ef4f', '999999999999999900000'],
      ['444b1ae4d6e2ef50', '1e+21'],
      ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
      ['3eb0c6f7a0b5ed8d', '0.000001'],
      ['41b3de4355555553', '333333333.3333332'],
      ['41b3de4355555554', '333333333.33333325'],
      ['41b3de4355555555', '333333333.3333333'],
      ['41b3de4355555556', '333333333.3333334'],
      ['41b3de4355555557', '333333333.33333343'],
      ['becbf647612f3696', '-0.0000033333333333333333'],
      ['43143ff3c1cb0959', '1424953923781206.2'],
    ];
    for (const [bits, text] of table) expect(canonicalJson(Buffer.from(bits, 'hex').readDoubleBE())).toBe(text);
  });

  it('refuses what JSON cannot hold', () => {
    for (const bad of [
      Number.NaN,
      Number.POSITIVE_INFINITY,
      undefined,
      () => 1,
      1n,
      Symbol('s'),
      new Date(0),
      new Map(),
      '\ud800',
      'a\udc00',
      { a: undefined },
      [undefined],
    ]) {
      expect(() => canonicalJson(bad)).toThrow(refusal);
    }
    // biome-ignore lint/suspicious/noSparseArray: a hole is what is meant
    expect(() => canonicalJson([1, , 2])).toThrow(refusal);
    const cycle: unknown[] = [];
    cycle.push(cycle);
    expect(() => canonicalJson(cycle)).toThrow(refusal);
    const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
    expect(canonicalJson(deep(200))).toHaveLength(401);
    expect(() => canonicalJson(deep(201))).toThrow(refusal);
  });

  test.prop([fc.jsonValue()], { seed: 8785 })(
    'survives a round trip and does not depend on the order of members',
    (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(reversed(value))).toBe(text);
    },
  );
});

describe('SHA-256', () => {
  it("gives NIST's published digests", () => {
    expect(sha256Hex(utf8('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256Hex(utf8(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256Hex(utf8('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
    expect(sha256Hex(new Uint8Array(1_000_000).fill(0x61))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    );
  });

  test.prop([fc.uint8Array({ maxLength: 300 })], { seed: 1804 })("equals the host's for any bytes", (bytes) => {
    expect(sha256Hex(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test.prop([fc.string({ unit: 'binary' })], { seed: 3629 })('reads text as UTF-8', (text) => {
    expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
  });
});

describe('a stamp', () => {
  it('names the record and the engine that made it', () => {
    const stamp = stampOf({ b: 1, a: [true] });
    expect(stamp.sha256).toBe(createHash('sha256').update('{"a":[true],"b":1}').digest('hex'));
    const { version } = JSON.parse(readFileSync(new URL('../packages/engine/package.json', import.meta.url), 'utf8'));
    expect(stamp.engineVersion).toBe(version);
    expect(ENGINE_VERSION).toBe(version);
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  );
}
