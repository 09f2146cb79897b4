/** The collector of a served process: eased where there is memory for it, and left alone where there is not. */

import { describe, expect, it } from 'vitest';
import { letHeapGrow, usableBytes } from '../../packages/server/src/serve/collector.ts';

const GIB = 1024 ** 3;

describe('the heap', () => {
  it('may grow where the process has a gibibyte, and is left as it is in less', () => {
    const set: string[] = [];
    const told = [GIB / 4, GIB - 1, GIB, 64 * GIB].map((bytes) => letHeapGrow(bytes, (flags) => set.push(flags)));
    expect(told).toEqual([false, false, true, true]);
    expect(set).toEqual(['--heap-growing-percent=300', '--heap-growing-percent=300']);
  });

  it('is judged by the machine, or by what the process is held to', () => {
    expect([undefined, 0, 2 ** 63, GIB / 2].map((limit) => usableBytes(64 * GIB, limit))).toEqual([
      64 * GIB,
      64 * GIB,
      64 * GIB,
      GIB / 2,
    ]);
  });
});
