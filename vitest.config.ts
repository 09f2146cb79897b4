import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Tests of pure functions: nothing they do outlives them, so files share a worker's modules and none loads the engine again. The others (servers, stores, programs,
 * bundles) get a fresh world each.
 */
const PURE = [
  'chart',
  'drawing',
  'jyotish',
  'kernel',
  'language',
  'numerology',
  'reading',
  'report',
  'sky',
  'time',
  'vastu',
  'western',
].map((folder) => `test/${folder}/**/*.test.ts`);

export default defineConfig({
  resolve: { conditions: ['khagol-source'] },
  ssr: { resolve: { conditions: ['khagol-source', 'node'] } },
  test: {
    globalSetup: ['test/truth/page.ts'],
    testTimeout: 60_000,
    // Left to itself the runner keeps a core free, which on two cores is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'whole', include: ['test/**/*.test.ts'], exclude: PURE } },
    ],
  },
});
