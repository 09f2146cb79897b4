/**
 * Do the published packages work where they are installed? All five are packed, looked through, and installed into empty projects outside of this
 * workspace; there they are imported, required, bundled, type-checked, run on every runtime at hand, called from a shell and over HTTP.
 * Each run casts the births of test/runtimes and must give the bytes that the workspace's own build gives. What could not be had from the
 * registry is left out, and said. `--quick` leaves out whatever has to be fetched.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { otherNodes } from '../nodes.mjs';
import { root } from '../root.mjs';
import { bringUpToDate } from '../steps.mjs';
import { faultsOf, PUBLISHED, packed } from '../tarballs.mjs';
import { forWorkerd, inChromium, withVite, withWebpack } from './packages-bundles.mjs';
import { project } from './packages-projects.mjs';
import { SERVED } from './packages-served.mjs';
import { subpathsOf, typesIn } from './packages-types.mjs';

const TOOLS = ['@deno/linux-x64-glibc@2.9.6', '@oven/bun-linux-x64@1.4.5', 'workerd@1.20261117.1', 'webpack@5.112.2'];
const quick = process.argv.includes('--quick');
const room = mkdtempSync(join(tmpdir(), 'khagol-packages-'));
const [lib, all, tools] = ['lib', 'all', 'tools'].map((name) => join(room, name));
let [broken, held, leftOut] = [0, 0, 0];

process.once('exit', () => rmSync(room, { recursive: true, force: true }));
await bringUpToDate('cli', 'client', 'fonts', 'page', 'declarations');

const tarballs = PUBLISHED.map((folder) => ({ folder, ...packed(folder, room) }));
for (const { folder, ...tarball } of tarballs) {
  const faults = faultsOf(folder, tarball);
  row(faults.length === 0, tarball.name, `${tarball.bytes} bytes, ${tarball.files.length} files`);
  for (const fault of faults.slice(0, 5)) console.log(`        ${fault}`);
}
const files = tarballs.map(({ file }) => file);
must('installing the engine alone', project(lib, files.slice(0, 1)));
must('installing everything', project(all, files));
for (const [name, text] of Object.entries(SERVED)) writeFileSync(join(all, name), text);

for (const { name, said } of typesIn(all)) {
  row(said === '', `TypeScript, ${name}`, said === '' ? 'strict, with the libraries’ own declarations' : 'refused');
  if (said !== '') console.log(said.split('\n').slice(0, 8).join('\n'));
}
effects();

const truth = run(process.execPath, [`${root}test/runtimes/in-node.mjs`, 'node.js'], root);
console.log(`\n${truth.each.length} records (200 charts, 20 sets of findings), one hash: ${truth.sha256}`);
const thisNode = `Node ${process.versions.node}`;
for (const file of ['import.mjs', 'require.cjs', 'inline.mjs', 'without-webassembly.mjs'])
  same(`${thisNode}, ${file}`, run(process.execPath, [file], lib));
for (const node of otherNodes()) {
  const version = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.trim();
  for (const file of ['import.mjs', 'require.cjs']) same(`Node ${version}, ${file}`, run(node, [file], lib));
}
const fetched = quick ? 'left out of a quick run' : project(tools, TOOLS, true);
const deno = join(tools, 'node_modules/@deno/linux-x64-glibc/deno');
const bun = join(tools, 'node_modules/@oven/bun-linux-x64/bin/bun');
const workerd = join(tools, 'node_modules/@cloudflare/workerd-linux-64/bin/workerd');
if (have('Deno', deno))
  same(
    `Deno ${versionOf(deno)}, import.mjs`,
    run(deno, ['run', '--no-remote', '--cached-only', '--allow-read', 'import.mjs'], lib),
  );
if (have('Bun', bun))
  for (const file of ['import.mjs', 'require.cjs']) same(`Bun ${versionOf(bun)}, ${file}`, run(bun, [file], lib));
if (have('workerd', workerd)) same(`workerd ${versionOf(workerd)}`, await inWorkerd());
await inPages('Vite', () => withVite(lib));
if (have('webpack', join(tools, 'node_modules/webpack'))) await inPages('webpack', () => withWebpack(lib, tools));

const own = run(process.execPath, ['own.mjs'], all);
console.log(`\n200 charts without the chalit, one hash: ${own.sha256}`);
same('command line, khagol chart --batch -', run(process.execPath, ['cli.mjs'], all), own);
same('HTTP, khagol serve, the engine’s part of the record', run(process.execPath, ['http.mjs'], all), own);

console.log(`\n${held} hold, ${broken} are broken, ${leftOut} left out`);
process.exitCode = broken === 0 ? 0 : 1;

function row(holds, what, result) {
  if (holds) held += 1;
  else broken += 1;
  console.log(`${holds ? 'holds ' : 'BROKEN'}  ${what.padEnd(52)}  ${result}`);
}

function must(what, failure) {
  if (failure === null) return;
  console.error(`${what} failed: ${failure}`);
  process.exit(1);
}

function have(what, path) {
  if (existsSync(path)) return true;
  leftOut += 1;
  console.log(`absent  ${what.padEnd(52)}  ${(fetched ?? 'not for this machine').split('\n')[0]}`);
  return false;
}

/** Runs a program and reads the JSON that it prints last. */
function run(program, words, cwd) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    timeout: 180_000,
    env: { ...process.env, DENO_DIR: join(room, 'deno'), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
  });
  if (stderr !== '' && status === 0) console.log(stderr.trim().split('\n').slice(0, 3).join('\n'));
  if (status !== 0) return { failed: `ended with ${status}: ${stderr.trim().split('\n').slice(0, 6).join(' | ')}` };
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

function versionOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return /\d[\w.-]*/.exec(stdout)?.[0] ?? '';
}

function same(what, result, wanted = truth) {
  if (result.failed !== undefined) return row(false, what, result.failed);
  const first = wanted.each.findIndex((sha256, index) => sha256 !== result.each[index]);
  row(
    first === -1 && result.sha256 === wanted.sha256,
    what,
    `${result.sha256.slice(0, 16)}${first === -1 ? '' : `, record ${first} is the first to differ`}`,
  );
}

async function inPages(bundler, build) {
  try {
    const found = await inChromium(await build(), ['page', 'worker', 'portable', 'blob', 'pool']);
    if (found === null) {
      leftOut += 1;
      return console.log(`absent  ${bundler}: no Chromium`);
    }
    for (const { name, version, result } of found) same(`Chromium ${version}, ${bundler}, ${name}`, result);
  } catch (error) {
    row(false, bundler, String(error).slice(0, 600));
  }
}

async function inWorkerd() {
  const port = await freePort();
  const config = await forWorkerd(lib, port);
  const child = spawn(workerd, ['serve', config], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
      if (answer?.ok) return await answer.json();
      if (answer !== null) return { failed: `${answer.status}: ${said.slice(0, 400)}` };
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return { failed: said.slice(0, 400) };
  } finally {
    child.kill();
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** `sideEffects: false` is a promise: importing every module of the packages that make it leaves the globals as they were. */
function effects() {
  const names = ['engine', 'client', 'fonts'].flatMap((of) => subpathsOf(all, of));
  const text = `const before = look();
for (const name of ${JSON.stringify(names)}) await import(name);
const after = look();
console.log(JSON.stringify({ changed: after.filter((fact) => !before.includes(fact)) }));
function look() {
  const hosts = [globalThis, ...Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]/.test(name)).map((name) => globalThis[name]?.prototype).filter(Boolean)];
  return hosts.flatMap((host, index) => Reflect.ownKeys(host).map((key) => index + ' ' + String(key)));
}
`;
  writeFileSync(join(all, 'effects.mjs'), text);
  const { changed, failed } = run(process.execPath, ['effects.mjs'], all);
  row(changed?.length === 0, `importing ${names.length} modules changes no global`, failed ?? changed.join(', '));
}
