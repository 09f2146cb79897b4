/** Other programs, started without a shell: tools that speak only when they fail, and programs that get the terminal. */
import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** An end that was foreseen: its message is for people, its stack would only distract. */
export class Stop extends Error {
  expected = true;
}

/** One line of progress. */
export function say(text) {
  process.stderr.write(`khagol: ${text}\n`);
}

/**
 * Runs a tool by its file and keeps its output for the case that it fails.
 *
 * @param words  the script and its arguments, for this Node
 * @throws  Stop, after printing what the tool said
 */
export async function quietly(what, words, { cwd = root, env = {} } = {}) {
  const child = spawn(process.execPath, words, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  child.stdout.on('data', (piece) => said.push(piece));
  child.stderr.on('data', (piece) => said.push(piece));
  const code = await ended(child);
  if (code === 0) return;
  process.stderr.write(Buffer.concat(said));
  throw new Stop(`${what} failed (${words.slice(0, 2).join(' ')} ended with ${code})`);
}

/** Runs a program that owns stdin, stdout and the signals, and returns its exit code. */
export function pass(words, cwd = root) {
  const child = spawn(process.execPath, words, { cwd, stdio: 'inherit' });
  // Ctrl+C reaches the child by itself; here it must only not end us first.
  const forward = (signal) => child.kill(signal);
  const wait = () => undefined;
  process.on('SIGTERM', forward);
  process.on('SIGINT', wait);
  // npm may die of a signal without telling its script. What it started should not outlive it.
  const parent = process.ppid;
  const watch =
    process.env.npm_lifecycle_event === undefined
      ? undefined
      : setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
  return ended(child).finally(() => {
    clearInterval(watch);
    process.off('SIGTERM', forward);
    process.off('SIGINT', wait);
  });
}

/** Runs npx, whose words people may want to see, on stderr. */
export async function npx(words) {
  const child = spawn('npx', words, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  const code = await ended(child);
  if (code !== 0) throw new Stop(`npx ${words.join(' ')} ended with ${code}`);
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1)),
    );
  });
}
