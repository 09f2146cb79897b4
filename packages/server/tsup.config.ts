/** Bundle of the server: its library entry and whatever starts it. The engine and the dependencies stay outside. */
import { defineConfig } from 'tsup';
import { tidyMaps } from '../workshop/src/maps.mjs';

export default defineConfig({
  target: 'es2022',
  platform: 'node',
  format: 'esm',
  entry: {
    index: 'src/index.ts',
    'serve/node': 'src/serve/node.ts',
    'serve/operate': 'src/serve/operate.ts',
    'serve/answers/index': 'src/serve/answers/index.ts',
    'serve/reports/in-process': 'src/serve/reports/in-process.ts',
    'serve/reports/worker': 'src/serve/reports/worker.ts',
    'serve/threads/worker': 'src/serve/threads/worker.ts',
  },
  splitting: true,
  silent: true,
  sourcemap: true,
  onSuccess: async () => tidyMaps('dist'),
});
