/** Bundles of the engine: one module per published subpath, shared code in chunks, for `import` and for `require`. */
import { copyFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { tidyMaps } from '../workshop/src/maps.mjs';
import { LANGUAGES } from './src/language/codes.ts';

const folders = {
  time: 'src/time/index.ts',
  sky: 'src/sky/index.ts',
  chart: 'src/chart/index.ts',
  jyotish: 'src/jyotish/index.ts',
  western: 'src/western/index.ts',
  numerology: 'src/numerology/index.ts',
  vastu: 'src/vastu/index.ts',
  reading: 'src/reading/index.ts',
  'reading/answer': 'src/reading/answer/index.ts',
  'reading/gate': 'src/reading/gate/index.ts',
  'reading/en': 'src/reading/texts/en/index.ts',
  'reading/hi': 'src/reading/texts/hi/index.ts',
  receipt: 'src/receipt/index.ts',
  language: 'src/language/index.ts',
  ...Object.fromEntries(LANGUAGES.map((code) => [`language/${code}`, `src/language/${code}.ts`])),
  drawing: 'src/drawing/index.ts',
  report: 'src/report/index.ts',
};
const everywhere = { node: 'src/node.ts', inline: 'src/inline.ts', portable: 'src/portable.ts', ...folders };

// Names in twelve scripts are written as they are (charset utf8): escapes would double them.
const shared: Options = {
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  treeshake: false,
  external: [/^node:/, /\.wasm$/, /\.bin$/],
  // The zone finder (one file of CC0 data), jose and what writes PDFs are carried along, so that a plain <script type="module"> finds them.
  noExternal: ['@photostructure/tz-lookup', 'jose', 'linebreak', 'uqr'],
  silent: true,
};

export default defineConfig([
  {
    ...shared,
    format: 'esm',
    entry: { ...everywhere, browser: 'src/browser.ts', workerd: 'src/workerd.ts' },
    esbuildOptions: (options) => {
      options.charset = 'utf8';
    },
    sourcemap: true,
    onSuccess: async () => {
      await copyFile('../../.cache/kernel/release.wasm', 'dist/core.wasm');
      tidyMaps('dist');
    },
  },
  {
    ...shared,
    format: 'cjs',
    entry: everywhere,
    shims: true,
    // The step that splits scripts for `require` cannot read class fields, which jose has, and writes maps that lead back to its own input: none are made.
    esbuildOptions: (options) => {
      options.charset = 'utf8';
      options.supported = { ...options.supported, 'class-field': false, 'class-static-field': false };
    },
  },
]);
