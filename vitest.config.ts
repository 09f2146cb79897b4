import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The tests of some folders. */
const testsOf = (...folders: readonly string[]): string[] => folders.map((folder) => `test/${folder}/**/*.test.ts`);

/**
 * Tests of pure functions, and of servers and stores that they open and close themselves: nothing they do outlives them, so files share a worker's modules and none loads
 * the engine again, which is half of the time of all. The others (programs, browsers, bundles) get a fresh world each, and so does whoever puts something in place of a module.
 */
const PURE = testsOf(
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
);
const SERVED = testsOf('archive', 'client', 'contract', 'ledger', 'narrators', 'pool', 'receipt', 'server');
const REPLACING = ['test/server/egress-wire.test.ts'];

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
      { extends: true, test: { name: 'served', include: SERVED, exclude: REPLACING, isolate: false } },
      { extends: true, test: { name: 'replacing', include: REPLACING } },
      { extends: true, test: { name: 'whole', include: ['test/**/*.test.ts'], exclude: [...PURE, ...SERVED] } },
    ],
  },
});
