/** The collector of a served process: eased where there is memory for it, and left alone where there is not. */

import { describe, expect, it } from 'vitest';
import { letHeapGrow } from '../../packages/server/src/serve/collector.ts';

const GIB = 1024 ** 3;

describe('the heap', () => {
  it('may grow where the process has a gibibyte, and is left as it is in less', () => {
    expect([GIB / 4, GIB - 1].map((bytes) => letHeapGrow(bytes))).toEqual([false, false]);
    expect([GIB, 64 * GIB].map((bytes) => letHeapGrow(bytes))).toEqual([true, true]);
  });

  it('is judged by what this process may use, when nobody says otherwise', () => {
    expect(typeof letHeapGrow()).toBe('boolean');
  });
});
