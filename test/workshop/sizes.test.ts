/** What users download stays within its budget: packages/workshop/src/sizes.mjs, on what `npm test` has just built. */

import { describe, expect, it } from 'vitest';
import { weigh } from '../../packages/workshop/src/sizes.mjs';

const rows = weigh();

describe('the weight of', () => {
  it.each(rows.map((row) => [row.what, row] as const))('%s stays within its budget', (_, { file, bytes, maxBytes }) => {
    expect(bytes, `${file} exists; npm run build makes it`).not.toBeNull();
    expect(bytes).toBeLessThanOrEqual(maxBytes);
    // A budget far above the weight guards nothing.
    expect(bytes).toBeGreaterThan(maxBytes / 4);
  });
});
