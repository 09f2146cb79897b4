/**
 * What each task does, on a machine with nothing but Node and npm: install, build what is out of date, then the task.
 * All progress goes to stderr, so that what a program prints on stdout stays its own.
 */
import { existsSync } from 'node:fs';
import { checks } from './checks.mjs';
import { pass, Stop, say } from './processes.mjs';
import { root } from './root.mjs';
import { bringUpToDate } from './steps.mjs';

const vitest = 'node_modules/vitest/vitest.mjs';
const cli = 'packages/cli/dist/main.js';

// Each task takes the words after its name and returns an exit code.
const tasks = {
  async start(words) {
    await bringUpToDate('cli', 'page');
    return pass([cli, 'serve', ...words]);
  },

  /** With words, only vitest runs and gets them: `npm test -- test/chart`. */
  async test(words) {
    await bringUpToDate('debug', 'cli', 'client', 'fonts', 'page');
    if (words.length === 0) await checks('types', 'lint');
    return pass([vitest, 'run', ...words]);
  },

  async check(words) {
    await bringUpToDate('debug', 'cli', 'fonts', 'page', 'declarations');
    await checks('types', 'lint', 'format', 'publint', 'attw', 'sizes', 'tarballs', 'leftovers');
    return pass([vitest, 'run', ...words]);
  },

  async build() {
    await bringUpToDate('debug', 'cli', 'fonts', 'page', 'declarations');
    return 0;
  },

  /** The table of speed beside the peers; `-- --quick`, `--only`, `--curves`, `--save`: bench/README.md. */
  async bench(words) {
    await bringUpToDate('engine', 'server');
    return pass(['bench/run.mjs', ...words]);
  },

  /** Writes the types and addresses of the client anew, from the document of the server. */
  async 'client:types'(words) {
    await bringUpToDate('engine');
    return pass([vitest, 'run', 'test/client/generated.test.ts', '--update', ...words]);
  },

  /** Writes the reference of the engine anew, from its sources. */
  async reference(words) {
    await bringUpToDate('install');
    return pass(['packages/workshop/src/reference.mjs', ...words]);
  },

  /** Every proof of the promises about money, webhooks and the edge; see prove/run.mjs for the words. */
  async prove(words) {
    await bringUpToDate('engine', 'server');
    return pass(['packages/workshop/src/prove/run.mjs', ...words]);
  },

  /** The command line, from the folder in which npm was called. */
  async khagol(words) {
    await bringUpToDate('cli');
    return pass([`${root}${cli}`, ...words], process.env.INIT_CWD ?? process.cwd());
  },

  /** Formats and mends what the linter can mend. */
  async fix(words) {
    await bringUpToDate('install');
    return pass(['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...words]);
  },

  /** The same charts on every runtime at hand, older and newer Nodes included. */
  async runtimes(words) {
    await bringUpToDate('engine');
    return pass(['packages/workshop/src/same-bytes.mjs', ...words]);
  },
};

/**
 * Runs a task by name.
 *
 * @returns the exit code of what it ran
 * @throws  Stop when a step or check failed; its own words were printed already
 */
export async function runTask(name, words) {
  if (!Object.hasOwn(tasks, name ?? ''))
    throw new Stop(`there is no task “${name ?? ''}”; there are ${Object.keys(tasks).join(', ')}`);
  if (!existsSync(`${root}pnpm-lock.yaml`)) throw new Stop('pnpm-lock.yaml is missing; this is not a whole checkout');
  const began = performance.now();
  const code = await tasks[name](words);
  if (name === 'build') say(`built, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return code;
}
