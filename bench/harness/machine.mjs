/** Where, when and of what state of the sources figures are: printed above each table and kept with it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, platform, release, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Commit (short), whether there are changes that are not committed, and the day and second in UTC. */
export function sourceState() {
  return {
    date: new Date().toISOString().slice(0, 19).concat('Z'),
    commit: git('rev-parse', '--short', 'HEAD'),
    changed: git('status', '--porcelain', '--untracked-files=no') !== '',
  };
}

/** Processor, cores, memory, system and Node. */
export function machine() {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${systemName()}, ${platform()} ${release()}`,
    node: process.versions.node,
    v8: process.versions.v8,
  };
}

function systemName() {
  try {
    return /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? platform();
  } catch {
    return platform();
  }
}

function git(...words) {
  return (spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout ?? '').trim();
}
