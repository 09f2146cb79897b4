/** Bundle of the command line. The engine, the server and the dependencies stay outside. */
import { defineConfig } from 'tsup';

export default defineConfig({
  target: 'es2022',
  platform: 'node',
  format: 'esm',
  entry: { main: 'src/main.ts' },
  banner: { js: '#!/usr/bin/env node' },
  silent: true,
});
