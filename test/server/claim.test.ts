/** What an idempotency key stands for: the fingerprint of a call. */

import { describe, expect, it } from 'vitest';
import { claimOf } from '../../packages/server/src/gate/recall.ts';
import type { RawInput, Row } from '../../packages/server/src/gate/row.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { ACCOUNT } from './house.ts';

const ROW = { method: 'POST', path: '/v2/astrology/birth-chart' } as Row;

function claim(raw: Partial<RawInput>, row: Row = ROW) {
  const input = { params: { id: 'a' }, query: { style: 'wheel' }, body: { latitude: 1 }, ...raw } as RawInput;
  return claimOf(row, ACCOUNT, 'key', input, webCrypto);
}

describe('the fingerprint of a call', () => {
  it('tells calls apart by route, parameter, query and body, each by itself', async () => {
    const calls = await Promise.all([
      claim({}),
      claim({ params: { id: 'b' } }),
      claim({ query: { style: 'square' } }),
      claim({ query: {} }),
      claim({ body: { latitude: 2 } }),
      claim({ body: {} }),
      claim({}, { ...ROW, path: '/v1/astrology/western/natal-chart' }),
      claim({}, { ...ROW, method: 'PUT' }),
    ]);
    expect(new Set(calls.map(({ fingerprint }) => fingerprint)).size).toBe(calls.length);
    expect((await claim({})).fingerprint).toBe(calls[0]?.fingerprint);
    expect(calls[0]?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is not moved by the order of members, and does not mix up where a value stands', async () => {
    const [ordered, reversed] = [
      { a: 1, b: { c: 2, d: 3 } },
      { b: { d: 3, c: 2 }, a: 1 },
    ];
    expect((await claim({ body: ordered })).fingerprint).toBe((await claim({ body: reversed })).fingerprint);
    const swapped = await claim({ params: { style: 'wheel' }, query: { id: 'a' } });
    expect(swapped.fingerprint).not.toBe((await claim({})).fingerprint);
  });
});
