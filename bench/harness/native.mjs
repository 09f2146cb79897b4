/**
 * Programs in C beside ours, built here where a compiler and Debian's libswe-dev are found; nothing of them is linked into or shipped with Khagol.
 *
 * A program reads its numbers, and then words (bench/rounds.h): `answer` prints rows of numbers, `round N` does the work N times and prints the
 * microseconds of processor that one time took. So its rounds stand between ours, and its process is counted alone.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = `${root}.cache/bench`;
const header = `${root}bench/rounds.h`;
/** The peer as tables name it. */
export const SWISS = 'Swiss Ephemeris (C)';

/**
 * Starts a program of bench/.
 *
 * @param name   of the file, without `.c`
 * @param words  its arguments
 * @param input  its numbers, as text
 * @returns `{ missing }` with the reason where it cannot be had; else `answer()`, the rows it prints, `sample(repeats)` as `compare` asks for it, and `stop()`
 */
export async function startNative(name, words = [], input = '') {
  const program = `${cache}/${name}`;
  const source = `${root}bench/${name}.c`;
  if (isOlder(program, source) || isOlder(program, header)) {
    mkdirSync(cache, { recursive: true });
    const built = spawnSync('cc', ['-O2', '-o', program, source, '-lswe', '-lm'], { encoding: 'utf8' });
    if (built.status !== 0) return { missing: 'needs Debian’s libswe-dev and a C compiler', stop: () => undefined };
  }
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'ignore'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    const { done, value } = await lines.next();
    if (done) throw new Error(`bench/${name}.c ended with ${child.exitCode}; it needs Debian’s swe-standard-data`);
    return value;
  };
  const stop = () => child.stdin.end();
  // A program that ends early says so by its next line, not by a broken pipe.
  child.stdin.on('error', () => undefined);
  child.stdin.write(`${input}\n`);
  const answer = async () => {
    child.stdin.write('answer\n');
    const rows = [];
    for (let line = await next(); line !== 'end'; line = await next()) rows.push(line.trim().split(' ').map(Number));
    return rows;
  };
  const sample = async (repeats) => {
    child.stdin.write(`round ${repeats}\n`);
    return Number(await next());
  };
  try {
    await answer();
  } catch (error) {
    return { missing: error.message, stop };
  }
  return { answer, sample, stop };
}

function isOlder(made, from) {
  return !existsSync(made) || statSync(made).mtimeMs < statSync(from).mtimeMs;
}

/** Version of the library that the programs are linked with, or null. */
export function swissVersion() {
  const asked = spawnSync('dpkg', ['-s', 'libswe-dev'], { encoding: 'utf8' });
  return /^Version: (.+)$/m.exec(asked.stdout ?? '')?.[1] ?? null;
}
