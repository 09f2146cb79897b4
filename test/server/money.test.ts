/** Money as text and as numbers. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsBelow, micro, microOfUsd, usdNumber, usdText } from '../../packages/server/src/money.ts';

const SEED = 20261121;

describe('money', () => {
  it('reads dollars as people write them and writes them back', () => {
    expect([microOfUsd('0.048'), microOfUsd('0.25'), microOfUsd('12'), microOfUsd('0.000001')]).toEqual([
      48_000n,
      250_000n,
      12_000_000n,
      1n,
    ]);
    expect([48_000n, 1n, 0n, 12_000_000n, -250_000n].map((amount) => usdText(micro(amount)))).toEqual([
      '0.048',
      '0.000001',
      '0',
      '12',
      '-0.25',
    ]);
    for (const bad of ['', '1.', '.5', '-1', '1e3', '0.0000001', '1,5', 'NaN'])
      expect(() => microOfUsd(bad)).toThrow(RangeError);
  });

  it('keeps every micro-dollar on the way to a JSON number and back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_000_000_000n }), (amount) => {
        expect(microOfUsd(usdText(micro(amount)))).toBe(amount);
        expect(BigInt(Math.round(usdNumber(micro(amount)) * 1e6))).toBe(amount);
      }),
      { seed: SEED },
    );
  });

  it('shows cents that are there, never one more', () => {
    expect([9_999n, 10_000n, 19_999n, 0n, -1n].map((amount) => centsBelow(micro(amount)))).toEqual([0, 1, 1, 0, -1]);
  });
});
