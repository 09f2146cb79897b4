/** The entry of a pool in browsers, as far as it runs without one. */

import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPool } from '../../packages/engine/src/pool-browser.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a pool in a browser', () => {
  // Navigator.hardwareConcurrency is optional for browsers: for years some versions of Safari had none.
  it('opens where the browser does not tell how many cores there are', async () => {
    vi.stubGlobal('navigator', {});
    const pool = await openPool({ builtIn: [] });
    expect(pool.standing).toEqual({ workers: 0, jobs: 0 });
    await pool.close();
  });
});
