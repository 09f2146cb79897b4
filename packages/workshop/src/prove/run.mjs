/**
 * Every proof, one after another: `npm run prove [-- names…] [--quick] [--save]`.
 *
 * Each proof is a process of its own that prints what it found and ends with 1 when something was broken. Names pick some of them
 * (`kill`, `ledger` for all that begin so); `--quick` takes smaller figures; `--save` writes what was printed to bench/results.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { root } from '../root.mjs';
import { PROOFS } from './proofs.mjs';

const words = process.argv.slice(2);
const [quick, save] = ['--quick', '--save'].map((word) => words.includes(word));
const names = words.filter((word) => !['--quick', '--save'].includes(word));
const today = new Date().toISOString().slice(0, 10);
const lines = [];
let child = null;

const unknown = names.filter((name) => !PROOFS.some((proof) => isNamed(proof, name)));
if (unknown.length > 0) {
  console.error(`there is no proof ${unknown.join(', ')}; there are ${PROOFS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    child?.kill(signal);
    process.exit(1);
  });

const chosen = PROOFS.filter((proof) =>
  names.length > 0 ? names.some((name) => isNamed(proof, name)) : !quick || proof.quick !== null,
);
const commit = git('rev-parse', '--short', 'HEAD');
const changed = git('status', '--porcelain') === '' ? '' : ' and changes that are not committed';
const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
tell(
  `Khagol proofs, ${today}, commit ${commit}${changed}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, ${memory}${quick ? ', quick' : ''}`,
);
const began = performance.now();
const ends = [];
for (const proof of chosen) ends.push(await run(proof));

const broken = ends.filter(({ code }) => code !== 0);
tell(`\nIn ${seconds(began)} s`);
for (const { name, code, took } of ends)
  tell(`${code === 0 ? 'holds ' : 'BROKEN'}  ${name.padEnd(18)}${took.padStart(7)} s`);
tell(broken.length === 0 ? `${ends.length} proofs hold` : `${broken.length} of ${ends.length} proofs are BROKEN`);
if (save) {
  const folder = `${root}bench/results`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/prove-${today}-${commit}.txt`, `${lines.join('\n')}\n`);
}
process.exitCode = broken.length === 0 ? 0 : 1;

function isNamed({ name }, word) {
  return name === word || name.startsWith(`${word}-`);
}

async function run(proof) {
  const { name, file, promise } = proof;
  const path = fileURLToPath(new URL(file, import.meta.url));
  const itsWords = (quick ? proof.quick : null) ?? proof.words;
  tell(`\n${name}: ${promise}`);
  const start = performance.now();
  const code = existsSync(path) ? await spawned([path, ...itsWords]) : missing(file);
  return { name, code, took: seconds(start) };
}

function missing(file) {
  tell(`  ${file} is not there`);
  return 1;
}

/** Runs a script of this Node; what it says on either stream is told at once, line by line. */
function spawned(script) {
  child = spawn(process.execPath, script, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (piece) => {
      const parts = (rest + piece).split('\n');
      rest = parts.pop();
      for (const line of parts) tell(`  ${line}`);
    });
    stream.on('end', () => {
      if (rest !== '') tell(`  ${rest}`);
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

function tell(line) {
  lines.push(line);
  console.log(line);
}

function seconds(from) {
  return ((performance.now() - from) / 1000).toFixed(1);
}

function git(...itsWords) {
  return (spawnSync('git', itsWords, { cwd: root, encoding: 'utf8' }).stdout ?? '').trim();
}
