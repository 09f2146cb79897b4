/** A long answer as bytes. */

import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { encoded } from '../../packages/server/src/http/encoded.ts';

const unit = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });

describe('the bytes of a text', () => {
  test.prop([unit, fc.integer({ min: 4_096, max: 200_000 })], { seed: 20261122, numRuns: 60 })(
    'are those of UTF-8, however long and whatever is in it',
    (part, length) => {
      const text = part.repeat(Math.ceil(length / part.length));
      expect(Buffer.compare(Buffer.from(encoded(text) as Uint8Array), Buffer.from(text))).toBe(0);
    },
  );

  it('are their own: the next text does not change them', () => {
    const first = encoded('a'.repeat(5_000));
    encoded('b'.repeat(5_000));
    expect(new TextDecoder().decode(first as Uint8Array)).toBe('a'.repeat(5_000));
  });

  it('are not made of a short one', () => {
    expect(encoded('ä'.repeat(4_095))).toBe('ä'.repeat(4_095));
    expect(encoded('ä'.repeat(4_096))).toBeInstanceOf(Uint8Array);
  });
});
