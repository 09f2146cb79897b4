/** Bundles of the client. The table of addresses is an entry of its own, so that it is weighed apart from the code. */
import { defineConfig } from 'tsup';
import { tidyMaps } from '../workshop/src/maps.mjs';

export default defineConfig({
  target: 'es2022',
  platform: 'neutral',
  format: 'esm',
  entry: {
    index: 'src/index.ts',
    routes: 'src/routes.generated.ts',
    stream: 'src/stream.ts',
    webhooks: 'src/webhooks.ts',
  },
  splitting: true,
  // Every page that calls the server carries this.
  minify: true,
  silent: true,
  sourcemap: true,
  onSuccess: async () => tidyMaps('dist'),
});
