/** Bundles of the client, for `import` and for `require`. The table of addresses is an entry of its own, so that it is weighed apart from the code. */
import { defineConfig, type Options } from 'tsup';
import { tidyMaps } from '../workshop/src/maps.mjs';

const published = { index: 'src/index.ts', stream: 'src/stream.ts', webhooks: 'src/webhooks.ts' };

const shared: Options = {
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  silent: true,
};

export default defineConfig([
  {
    ...shared,
    format: 'esm',
    entry: { ...published, routes: 'src/routes.generated.ts' },
    // Every page that calls the server carries this.
    minify: true,
    sourcemap: true,
    onSuccess: async () => tidyMaps('dist'),
  },
  {
    ...shared,
    format: 'cjs',
    entry: published,
    // The step that splits scripts for `require` cannot read class fields, and breaks what was minified before it.
    esbuildOptions: (options) => {
      options.supported = { ...options.supported, 'class-field': false, 'class-static-field': false };
    },
  },
]);
