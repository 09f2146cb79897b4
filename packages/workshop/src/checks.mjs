/** Checks that need no test runner: types, lint, and what the published packages look like to others. */
import { quietly, say } from './processes.mjs';
import { root } from './root.mjs';
import { checkSizes } from './sizes.mjs';
import { checkTarballs, PUBLISHED } from './tarballs.mjs';

const tool = (path) => `${root}node_modules/${path}`;

const all = {
  types: () => quietly('the type check', [tool('typescript/lib/tsc.js'), '-b', 'tsconfig.json']),
  lint: () =>
    quietly('the linter', [tool('@biomejs/biome/bin/biome'), 'lint', '--error-on-warnings', '--diagnostic-level=warn']),
  format: () =>
    quietly('the formatter (npm run fix mends it)', [
      tool('@biomejs/biome/bin/biome'),
      'check',
      '--linter-enabled=false',
      '--max-diagnostics=5',
    ]),
  publint: () =>
    each(PUBLISHED, (cwd) => quietly('publint', [tool('publint/src/cli.js'), '--strict', '--pack', 'npm'], { cwd })),
  attw: async () => {
    const attw = tool('@arethetypeswrong/cli/dist/index.js');
    for (const name of ['engine', 'client'])
      await quietly(
        `the types of the ${name}`,
        [attw, '--pack', '.', '--profile', 'node16', '--exclude-entrypoints', './core.wasm'],
        { cwd: `${root}packages/${name}` },
      );
    for (const name of ['fonts', 'server'])
      await quietly(
        `the types of ${name}`,
        [attw, '--pack', '.', '--profile', 'esm-only', '--exclude-entrypoints', './files/*'],
        { cwd: `${root}packages/${name}` },
      );
  },
  sizes: checkSizes,
  tarballs: async () => checkTarballs(),
  leftovers: () => quietly('knip', [tool('knip/bin/knip.js')]),
};

/**
 * Runs checks side by side and says how long they took.
 *
 * @throws  Stop when one failed, after all have ended
 */
export async function checks(...names) {
  const began = performance.now();
  const ends = await Promise.allSettled(names.map((name) => all[name]()));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  say(`${names.join(', ')}: fine, ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

async function each(names, run) {
  for (const name of names) await run(`${root}packages/${name}`);
}
