/** Bundle of the command line. The engine, the server and the dependencies stay outside. */
import { defineConfig } from 'tsup';
import { tidyMaps } from '../workshop/src/maps.mjs';

export default defineConfig({
  target: 'es2022',
  platform: 'node',
  format: 'esm',
  entry: { main: 'src/main.ts' },
  external: [/^@khagol\//],
  banner: { js: '#!/usr/bin/env node' },
  silent: true,
  sourcemap: true,
  onSuccess: async () => tidyMaps('dist'),
});
