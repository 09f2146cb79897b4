/**
 * The steps between a fresh checkout and a running program. Each has inputs and outputs, runs only when the hash of its inputs
 * changed or an output is missing, and side by side with the steps that do not wait for it.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { alone } from './lock.mjs';
import { npx, quietly, say } from './processes.mjs';
import { root, writeWhole } from './root.mjs';
import { filesUnder, fingerprint, isCurrent, note } from './stamps.mjs';

const manifests = [
  'package.json',
  ...readdirSync(`${root}packages`).map((name) => `packages/${name}/package.json`),
].filter((path) => existsSync(`${root}${path}`));
const workshop = (...names) => names.map((name) => `packages/workshop/src/${name}`);
const read = (path) => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));

const steps = {
  /** pnpm's own record of what it put there is the output: a tree that npm made has none and is replaced. */
  install: {
    doing: 'installing the dependencies',
    after: [],
    inputs: ['pnpm-lock.yaml', 'pnpm-workspace.yaml'],
    also: () =>
      JSON.stringify(
        manifests
          .map(read)
          .map(({ dependencies, devDependencies, packageManager }) => [dependencies, devDependencies, packageManager]),
      ),
    outputs: ['node_modules/.modules.yaml'],
    stamp: 'node_modules/.khagol-installed',
    run: () =>
      npx([
        '-y',
        read('package.json').packageManager,
        'install',
        '--frozen-lockfile',
        '--prefer-offline',
        '--config.confirm-modules-purge=false',
      ]),
  },

  core: {
    doing: 'compiling the core',
    after: ['install'],
    inputs: ['assembly', ...workshop('kernel.mjs', 'root.mjs'), 'pnpm-lock.yaml'],
    outputs: [
      '.cache/kernel/release.wasm',
      '.cache/kernel/mvp.wasm',
      'packages/engine/src/kernel/core.generated.ts',
      'packages/engine/src/kernel/portable.generated.ts',
    ],
    run: () => quietly('the core', ['packages/workshop/src/kernel.mjs', 'release', 'mvp']),
  },

  /** The core with names and assertions, for tests. */
  debug: {
    doing: 'compiling the core for debugging',
    after: ['install'],
    inputs: ['assembly', ...workshop('kernel.mjs', 'root.mjs'), 'pnpm-lock.yaml'],
    outputs: ['.cache/kernel/debug.wasm'],
    run: () => quietly('the debug core', ['packages/workshop/src/kernel.mjs', 'debug']),
  },

  packs: {
    doing: 'packing the ephemeris into a script',
    after: [],
    inputs: [
      'packages/engine/src/packs-node.ts',
      'packages/engine/data/ephemeris',
      ...workshop('packs.mjs', 'root.mjs'),
    ],
    outputs: ['packages/engine/src/packs.generated.ts'],
    run: () => quietly('the packs', ['packages/workshop/src/packs.mjs']),
  },

  languages: {
    doing: 'compiling the languages',
    after: ['install'],
    inputs: ['packages/engine/languages', ...workshop('languages.mjs', 'root.mjs'), 'pnpm-lock.yaml'],
    outputs: ['messages', 'days', 'en', 'hi', 'mr', 'bn', 'ta', 'te', 'kn', 'ml', 'gu', 'pa', 'es', 'fr'].map(
      (name) => `packages/engine/src/language/catalog/${name}.generated.ts`,
    ),
    run: () => quietly('the languages', ['packages/workshop/src/languages.mjs']),
  },

  engine: {
    doing: 'bundling the engine',
    after: ['core', 'packs', 'languages'],
    inputs: [
      'packages/engine/src',
      'packages/engine/package.json',
      'packages/engine/tsup.config.ts',
      ...workshop('maps.mjs', 'together.mjs'),
      'tsconfig.json',
      '.cache/kernel/release.wasm',
    ],
    outputs: [
      'packages/engine/dist/node.js',
      'packages/engine/dist/node.cjs',
      'packages/engine/dist/pool-worker-node.js',
      'packages/engine/dist/core.wasm',
    ],
    run: () => bundle('packages/engine'),
  },

  server: {
    doing: 'bundling the server',
    after: ['install', 'fonts'],
    inputs: [
      'packages/server/src',
      'packages/server/package.json',
      'packages/server/tsup.config.ts',
      ...workshop('maps.mjs', 'together.mjs'),
      'tsconfig.json',
    ],
    outputs: [
      'packages/server/dist/index.js',
      'packages/server/dist/serve/reports/worker.js',
      'packages/server/dist/serve/threads/worker.js',
    ],
    run: () => bundle('packages/server'),
  },

  fonts: {
    doing: 'gathering the fonts',
    after: ['install'],
    inputs: [
      'packages/fonts/src',
      'packages/fonts/package.json',
      'packages/fonts/tsup.config.ts',
      ...workshop('maps.mjs', 'together.mjs'),
      'tsconfig.json',
      'pnpm-lock.yaml',
    ],
    outputs: ['packages/fonts/dist/node.js', 'packages/fonts/dist/files/NotoSans-Regular.ttf'],
    run: () => bundle('packages/fonts'),
  },

  client: {
    doing: 'bundling the client',
    after: ['install'],
    inputs: [
      'packages/client/src',
      'packages/client/package.json',
      'packages/client/tsup.config.ts',
      ...workshop('maps.mjs', 'together.mjs'),
      'tsconfig.json',
    ],
    outputs: ['index.js', 'stream.js', 'webhooks.js', 'index.cjs', 'stream.cjs', 'webhooks.cjs'].map(
      (name) => `packages/client/dist/${name}`,
    ),
    run: () => bundle('packages/client'),
  },

  cli: {
    doing: 'bundling the command line',
    after: ['engine', 'server'],
    inputs: [
      'packages/cli/src',
      'packages/cli/package.json',
      'packages/cli/tsup.config.ts',
      ...workshop('maps.mjs', 'together.mjs'),
      'tsconfig.json',
    ],
    outputs: ['packages/cli/dist/main.js'],
    run: () => bundle('packages/cli'),
  },

  /** The page is built from sources, and carried to the server so that its package has it. */
  page: {
    doing: 'building the page',
    after: ['core', 'languages', 'fonts'],
    inputs: [
      'packages/playground',
      'packages/engine/src',
      'packages/fonts/src',
      'packages/engine/data/ephemeris',
      'packages/engine/package.json',
      'tsconfig.json',
      'pnpm-lock.yaml',
    ],
    outputs: ['packages/playground/dist/index.html', 'packages/server/dist/site/index.html'],
    async run() {
      await quietly('the page', [`${root}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn'], {
        cwd: `${root}packages/playground`,
      });
      rmSync(`${root}packages/server/dist/site`, { recursive: true, force: true });
      cpSync(`${root}packages/playground/dist`, `${root}packages/server/dist/site`, { recursive: true });
    },
  },

  /**
   * Types for those who install the packages: what the type check wrote, carried into dist. The engine's and the client's lie there twice, as a
   * declaration is for `import` or for `require` according to the package.json above it.
   */
  declarations: {
    doing: 'writing the declarations',
    after: ['cli', 'client', 'fonts', 'page'],
    inputs: [
      'packages/engine/src',
      'packages/fonts/src',
      'packages/client/src',
      'packages/server/src',
      'tsconfig.json',
      'LICENSE',
      'NOTICE',
      ...manifests,
    ],
    outputs: [
      'packages/engine/dist/types/node.d.ts',
      'packages/engine/dist/types-require/node.d.ts',
      'packages/fonts/dist/types/node.d.ts',
      'packages/client/dist/types/index.d.ts',
      'packages/client/dist/types-require/index.d.ts',
      'packages/server/dist/types/index.d.ts',
    ],
    async run() {
      const projects = [
        'packages/engine',
        'packages/engine/tsconfig.hosts.json',
        'packages/fonts',
        'packages/client',
        'packages/server',
      ];
      await quietly('the declarations', ['node_modules/typescript/lib/tsc.js', '-b', ...projects]);
      for (const [name, folder] of [
        ['engine', 'types'],
        ['engine', 'types-require'],
        ['fonts', 'types'],
        ['client', 'types'],
        ['client', 'types-require'],
        ['server', 'types'],
      ]) {
        const target = `${root}packages/${name}/dist/${folder}`;
        rmSync(target, { recursive: true, force: true });
        cpSync(`${root}.cache/types/${name}`, target, { recursive: true });
      }
      for (const name of ['engine', 'client'])
        writeWhole(`packages/${name}/dist/types-require/package.json`, '{ "type": "commonjs" }\n');
      for (const name of ['engine', 'fonts', 'client', 'server', 'cli'])
        for (const file of ['LICENSE', 'NOTICE']) cpSync(`${root}${file}`, `${root}packages/${name}/${file}`);
    },
  },
};

/**
 * Makes everything that the named steps need.
 *
 * @throws  Stop when a step failed
 */
export function bringUpToDate(...names) {
  return alone(async () => {
    const running = new Map();
    const outcome = (name) => {
      if (!running.has(name)) running.set(name, take(name));
      return running.get(name);
    };
    const take = async (name) => {
      const { after } = steps[name];
      await Promise.all(after.map(outcome));
      await doStep(name, steps[name]);
    };
    const ends = await Promise.allSettled(names.map(outcome));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  });
}

async function doStep(name, { doing, inputs, also, outputs, stamp = `.cache/stamps/${name}`, run }) {
  const value = fingerprint(inputs, also?.());
  if (isCurrent(stamp, value, outputs)) return;
  say(`${doing} …`);
  const began = performance.now();
  note(stamp, null);
  await run();
  note(stamp, value);
  say(`${doing}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** What other steps put into a dist. */
const OTHERS = /^(?:files|site|types|types-require)(?:\/|$)/;

/** Bundles a package into its dist and removes what an earlier bundle left there. Nobody ever sees an empty dist. */
async function bundle(folder) {
  // File systems may stamp a file slightly in the past.
  const began = Date.now() - 1000;
  await quietly(folder, [`${root}node_modules/tsup/dist/cli-default.js`], { cwd: `${root}${folder}` });
  for (const path of filesUnder(`${folder}/dist`)) {
    const ours = !OTHERS.test(path.slice(`${folder}/dist/`.length));
    if (ours && statSync(`${root}${path}`).mtimeMs < began) rmSync(`${root}${path}`);
  }
}
