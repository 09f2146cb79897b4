/** The installed packages through the bundlers that people use, and the pages and workers that come out of them. */
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';
import { load } from './load.mjs';

const need = createRequire(import.meta.url);

/** esbuild, which the workspace has through tsup. */
export const esbuild = createRequire(need.resolve('tsup/package.json'))('esbuild');

/** A page and a module worker made by Vite. @returns folder of the site */
export async function withVite(folder) {
  const outDir = join(folder, 'site-vite');
  await viteBuild({
    root: folder,
    configFile: false,
    base: './',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 1e5 },
    worker: { format: 'es' },
  });
  await blobWorker(folder, outDir);
  return outDir;
}

/** The same made by webpack, from the project that has it. @returns folder of the site */
export async function withWebpack(folder, tools) {
  const { default: webpack } = await import(pathToFileURL(join(tools, 'node_modules/webpack/lib/index.js')).href);
  const path = join(folder, 'site-webpack');
  const words = {
    mode: 'production',
    context: folder,
    entry: './page.mjs',
    target: 'web',
    output: { path, filename: 'page.js', publicPath: './' },
    performance: { hints: false },
  };
  await new Promise((resolve, reject) =>
    webpack(words, (error, stats) => {
      if (error !== null) return reject(error);
      return stats.hasErrors() || stats.hasWarnings()
        ? reject(new Error(stats.toString('errors-warnings')))
        : resolve();
    }),
  );
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(path, 'index.html'), html.replace('page.mjs', 'page.js'));
  await blobWorker(folder, path);
  return path;
}

/** One classic script with everything inside, as a worker from a blob needs it. */
async function blobWorker(folder, site) {
  await esbuild.build({
    absWorkingDir: folder,
    entryPoints: ['blob-worker.mjs'],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    outfile: join(site, 'blob-worker.txt'),
    logLevel: 'error',
  });
}

/**
 * What workerd is told to run: the bundle that a deployment tool makes, under the condition `workerd`, with core and ephemeris as modules.
 *
 * @param {number} port
 * @returns {Promise<string>} path of the configuration
 */
export async function forWorkerd(folder, port) {
  await esbuild.build({
    absWorkingDir: folder,
    entryPoints: ['edge.mjs'],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    conditions: ['workerd', 'worker'],
    external: ['*.wasm', '*.bin'],
    outfile: join(folder, 'edge/dist/edge.js'),
    logLevel: 'error',
  });
  const engine = join(folder, 'node_modules/@khagol/engine');
  copyFileSync(join(engine, 'dist/core.wasm'), join(folder, 'edge/dist/core.wasm'));
  const packs = readdirSync(join(engine, 'data/ephemeris')).filter((name) => name.endsWith('.bin'));
  const modules = [
    '(name = "dist/edge.js", esModule = embed "dist/edge.js")',
    '(name = "dist/core.wasm", wasm = embed "dist/core.wasm")',
    ...packs.map((name) => {
      copyFileSync(join(engine, 'data/ephemeris', name), join(folder, 'edge', name));
      return `(name = "data/ephemeris/${name}", data = embed "${name}")`;
    }),
  ];
  const file = join(folder, 'edge/config.capnp');
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (compatibilityDate = "2025-01-01", modules = [${modules.join(', ')}]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`,
  );
  return file;
}

/**
 * Opens a site in Chromium and asks its page.
 *
 * @param {string} site  folder
 * @param {readonly string[]} names  of `window.khagol`
 * @returns {Promise<readonly { name: string, version: string, result: unknown }[] | null>} null without a Chromium
 */
export async function inChromium(site, names) {
  const { chromiumPath, launch, serve } = await load('test/browser/page-site.ts');
  if (chromiumPath === undefined || !existsSync(chromiumPath)) return null;
  const served = await serve(`${site}/`);
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(served.address);
    await page.waitForFunction('window.khagol !== undefined', undefined, { timeout: 30_000 }).catch((error) => {
      throw new Error(`the page does not come up: ${errors.join('; ') || error.message}`);
    });
    const found = [];
    for (const name of names) {
      const asked = `window.khagol.${name}().catch((error) => ({ failed: String(error) }))`;
      const late = new Promise((resolve) => setTimeout(() => resolve({ failed: 'no answer in 90 s' }), 90_000).unref());
      const result = await Promise.race([page.evaluate(asked), late]);
      found.push({ name, version: browser.version(), result });
    }
    return found;
  } finally {
    await browser.close();
    await served.close();
  }
}
