import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['khagol-source'] },
  ssr: { resolve: { conditions: ['khagol-source', 'node'] } },
  test: { include: ['test/**/*.test.ts'], globalSetup: ['test/truth/page.ts'], testTimeout: 60_000 },
});
