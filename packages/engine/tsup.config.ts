/** Bundles of the engine: one module per published subpath, shared code in chunks, for `import` and for `require`. */
import { copyFile, readFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { asciiWhereCheap } from '../workshop/src/ascii.mjs';
import { tidyMaps } from '../workshop/src/maps.mjs';
import { together } from '../workshop/src/together.mjs';
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
  'pool/custom': 'src/pool/index.ts',
};
const everywhere = {
  node: 'src/node.ts',
  inline: 'src/inline.ts',
  portable: 'src/portable.ts',
  'pool-node': 'src/pool-node.ts',
  ...folders,
};
/** Entries that are modules and nothing else; a pool starts its workers by the addresses of these, also from a program that uses `require`. */
const modules = {
  browser: 'src/browser.ts',
  workerd: 'src/workerd.ts',
  'pool-browser': 'src/pool-browser.ts',
  'pool-worker-node': 'src/pool-worker-node.ts',
  'pool-worker-browser': 'src/pool-worker-browser.ts',
};

const entriesOf = (...names: readonly (keyof typeof folders)[]): readonly string[] =>
  names.map((name) => folders[name]);
const hosts = ['src/node.ts', 'src/inline.ts', 'src/portable.ts', modules.browser, modules.workerd];
const workers = [modules['pool-worker-node'], modules['pool-worker-browser']];
const casting = [
  ...hosts,
  ...workers,
  ...entriesOf('time', 'sky', 'chart', 'jyotish', 'western', 'reading', 'reading/answer', 'reading/gate'),
  ...entriesOf('receipt', 'report'),
];

/** What a first chart loads: two files of shared code instead of sixteen, and one for the core. */
const TOGETHER = [
  {
    modules: [
      'src/errors.ts',
      'src/choice.ts',
      'src/span.ts',
      'src/base64.ts',
      'src/kernel/numbers.ts',
      'src/pack-source.ts',
      'src/kernel/compile.ts',
      'src/angle.ts',
      'src/stamp.ts',
      'src/time/calendar.ts',
      'src/chart/chart.ts',
      'src/chart/quantum.ts',
      'src/chart/zodiac.ts',
    ],
    entries: [...Object.values(everywhere), ...Object.values(modules)],
  },
  {
    modules: [
      'src/index.ts',
      'src/engine.ts',
      'src/time/resolve.ts',
      'src/sky/sky-at.ts',
      'src/sky/skies-at.ts',
      'src/chart/cast.ts',
      'src/chart/choices.ts',
    ],
    entries: casting,
  },
];

/** Where the packs lie: less to load twice, for who opens an engine and a pool, than a file is to all others. */
const COPIED = ['src/packs-node.ts', 'src/packs-browser.ts'];

/** The zone finder is a script that hands its function to `module`: as a module, its 70 kB are read once and not twice. */
const zoneFinderAsModule = {
  name: 'zone-finder',
  setup(build) {
    build.onLoad({ filter: /tz-lookup\/tz\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text.replace(
        /"undefined"!=typeof module&&\(module\.exports=tzlookup\)/,
        'export default tzlookup',
      );
      if (contents === text) throw new Error(`${path} no longer ends as it did`);
      return { contents };
    });
  },
} satisfies NonNullable<Options['esbuildPlugins']>[number];
const ascii = asciiWhereCheap();

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
  esbuildPlugins: [together(TOGETHER, COPIED), zoneFinderAsModule, ascii.esbuild],
};

export default defineConfig([
  {
    ...shared,
    format: 'esm',
    entry: { ...everywhere, ...modules },
    esbuildOptions: (options) => {
      options.charset = 'utf8';
      options.minifyWhitespace = true;
    },
    plugins: [ascii.tsup],
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
