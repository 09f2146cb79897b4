/** Builds the page into dist/: relative addresses, nothing inlined as data, and an offline worker that knows every file by name. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: folder,
  base: './',
  // The engine's sources, so that the page needs no built engine.
  resolve: { conditions: ['khagol-source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      // The page, and beside it the custom element under a name that other pages can rely on.
      input: { page: `${folder}index.html`, 'khagol-chart': `${folder}src/element/register.ts` },
      output: {
        entryFileNames: ({ name }) => (name === 'khagol-chart' ? 'khagol-chart.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  plugins: [fonts(), notices(), offline()],
});

/** Lays the fonts of reports and their shaper beside the page, under names that stay. */
function fonts() {
  const files = fileURLToPath(new URL('../fonts/dist/files/', import.meta.url));
  return {
    name: 'khagol-fonts',
    apply: 'build',
    generateBundle() {
      for (const name of readdirSync(files))
        this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source: readFileSync(`${files}${name}`) });
    },
  };
}

/** Lays the licence of the page, the credits of what others gave and the licence of the fonts beside it: whoever has a copy has these. */
function notices() {
  const texts = ['../../LICENSE', '../../NOTICE', '../fonts/OFL.txt'];
  return {
    name: 'khagol-notices',
    apply: 'build',
    generateBundle() {
      const source = texts.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8').trim()).join('\n\n\n');
      this.emitFile({ type: 'asset', fileName: 'notices.txt', source: `${source}\n` });
    },
  };
}

/** Writes offline.js: the worker in src/offline/worker.js with the names of all built files and a name for this edition of them. */
function offline() {
  return {
    name: 'khagol-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = readdirSync(`${folder}public`).map((name) => ({
        name,
        content: readFileSync(`${folder}public/${name}`),
      }));
      for (const [name, output] of Object.entries(bundle))
        files.push({ name, content: output.type === 'chunk' ? output.code : output.source });
      files.sort((one, other) => (one.name < other.name ? -1 : 1));
      const hash = createHash('sha256');
      for (const { name, content } of files) hash.update(name).update('\0').update(content).update('\0');
      const names = files.map(({ name }) => (name === 'index.html' ? './' : `./${name}`));
      const source = readFileSync(`${folder}src/offline/worker.js`, 'utf8')
        .replace("'EDITION'", JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace("['FILES']", JSON.stringify(names));
      this.emitFile({ type: 'asset', fileName: 'offline.js', source });
    },
  };
}
