/**
 * The tests have teeth: each fault of mutants-list.mjs is planted, alone, into a copy of the server, and the test that was named for it must
 * fail there. First all of those tests must pass on the copy as it is.
 *
 * `node packages/workshop/src/prove/mutants.mjs --only redirect --jobs 2`. A fault whose text is no longer in its file, or whose test does not
 * run at all, is a breach too: it proves nothing. The working tree is never touched.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../processes.mjs';
import { root } from '../root.mjs';
import { load } from './load.mjs';
import { MUTANTS, NEEDS_POSTGRES } from './mutants-list.mjs';
import { wordsOf } from './words.mjs';

const SOURCES = 'packages/server/src';
/** The server and its tests are copied; what nothing is planted into is only linked. */
const COPIED = [
  'package.json',
  'vitest.config.ts',
  'packages/server/package.json',
  'packages/server/node_modules',
  SOURCES,
  'test/contract',
  'test/ledger',
  'test/server',
  'test/truth',
];
const LINKED = ['node_modules', ...restOf('packages'), ...restOf('test')];
/** A test that a fault makes hang has noticed it. */
const MOST_MS = 120_000;

const { only, jobs } = wordsOf({ only: '', jobs: Math.min(2, availableParallelism()) });
const began = performance.now();
const { findPostgres, NO_POSTGRES } = await load('test/ledger/postgres-server.ts');
const hasPostgres = findPostgres() !== null || process.env.CI === 'true';
if (!hasPostgres) say(`!!! ${NO_POSTGRES.toUpperCase()} !!!`);
const chosen = MUTANTS.filter(({ fault, test }) => fault.includes(only) && (hasPostgres || !NEEDS_POSTGRES.test(test)));
const folder = mkdtempSync(join(tmpdir(), 'khagol-mutants-'));
const ends = [];
try {
  const copies = Array.from({ length: Math.max(1, jobs) }, (_, i) => copyTree(join(folder, String(i))));
  ends.push(...(await unharmed(copies[0])));
  const left = [...chosen];
  const work = async (copy) => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) {
      const end = await plant(copy, one);
      ends.push(end);
      console.log(`${end.isFine ? 'killed  ' : 'BREACH  '} ${one.fault}: ${end.words}`);
    }
  };
  if (ends.length === 0) await Promise.all(copies.map(work));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const breaches = ends.filter(({ isFine }) => !isFine);
const killed = ends.length - breaches.length;
console.log(
  `mutants: ${chosen.length} faults, ${killed} killed, ${((performance.now() - began) / 1000).toFixed(0)} s, ${breaches.length} breaches`,
);
for (const { words } of breaches) console.log(`  ${words}`);
if (breaches.length > 0 || chosen.length === 0) process.exitCode = 1;

/** What a folder holds beside what is copied and its project file, which names projects that are not. */
function restOf(folder) {
  return readdirSync(`${root}${folder}`)
    .map((name) => `${folder}/${name}`)
    .filter(
      (path) =>
        !path.endsWith('/tsconfig.json') && !COPIED.some((copied) => copied === path || copied.startsWith(`${path}/`)),
    );
}

function copyTree(target) {
  for (const path of COPIED) {
    mkdirSync(join(target, path, '..'), { recursive: true });
    cpSync(`${root}${path}`, join(target, path), { recursive: true, verbatimSymlinks: true });
  }
  for (const path of LINKED) symlinkSync(`${root}${path}`.replace(/\/$/, ''), join(target, path));
  // The workspace's own names projects that are not copied.
  writeFileSync(join(target, 'tsconfig.json'), '{ "compilerOptions": { "target": "es2022" }, "files": [] }\n');
  // Its own cache: two copies and the working tree must not meet in node_modules.
  writeFileSync(
    join(target, 'mutants.config.ts'),
    `import base from './vitest.config.ts';\nexport default { ...base, cacheDir: './.cache/vite' };\n`,
  );
  return target;
}

/** Every named test on the copy as it is; nothing when each runs and passes. */
async function unharmed(copy) {
  const files = [...new Set(chosen.map(({ test }) => test))];
  const titles = [...new Set(chosen.map(({ title }) => title))];
  const outcome = await run(copy, files, titles, 10 * MOST_MS);
  const breach = (words) => ({ isFine: false, words });
  if (outcome === null) return [breach('without any fault the tests did not end')];
  if (outcome.passed.length === 0) return [breach(`without any fault no test ran: ${outcome.said}`)];
  const faults = outcome.failed.map((title) => breach(`fails without any fault: ${title}`));
  for (const { fault, test, title } of chosen)
    if (!outcome.passed.some((one) => one.file.endsWith(test) && one.title.includes(title)))
      faults.push(breach(`${fault}: no test of ${test} is called "${title}" and passes`));
  return faults;
}

async function plant(copy, { fault, edits, test, title }) {
  const before = new Map();
  try {
    for (const [file, text, instead] of edits) {
      const path = join(copy, SOURCES, file);
      const whole = readFileSync(path, 'utf8');
      if (!before.has(path)) before.set(path, whole);
      if (whole.split(text).length !== 2)
        return { isFine: false, words: `${fault}: its text is not once in ${file}: ${text}` };
      writeFileSync(
        path,
        whole.replace(text, () => instead),
      );
    }
    const start = performance.now();
    const outcome = await run(copy, [test], [title], MOST_MS);
    const took = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    if (outcome === null) return { isFine: true, words: `${test} hangs, ${took}` };
    if (outcome.failed.length > 0) return { isFine: true, words: `${test}, "${outcome.failed[0]}", ${took}` };
    const why = outcome.passed.length > 0 ? `survives "${title}" of ${test}` : `${test} did not run: ${outcome.said}`;
    return { isFine: false, words: `${fault}: ${why}` };
  } finally {
    for (const [path, whole] of before) writeFileSync(path, whole);
  }
}

/** Runs tests by file and title; null when they did not end in time. */
async function run(copy, files, titles, mostMs) {
  const told = join(copy, 'told.json');
  rmSync(told, { force: true });
  const pattern = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const words = ['--config', 'mutants.config.ts', '--reporter=json', `--outputFile=${told}`, '-t', pattern];
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...words, ...files.map((file) => `test/${file}`)],
    { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      said = (said + piece).slice(-2_000);
    });
  const timer = setTimeout(() => child.kill('SIGKILL'), mostMs);
  const signal = await new Promise((resolve) => child.once('close', (_, ended) => resolve(ended)));
  clearTimeout(timer);
  if (signal !== null) return null;
  if (!existsSync(told)) return { passed: [], failed: [], said };
  const tests = JSON.parse(readFileSync(told, 'utf8')).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ file: name, title: fullName, status })),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed'),
    failed: tests.filter(({ status }) => status === 'failed').map(({ title }) => title),
    said,
  };
}
