/**
 * The published packages as others get them: packed by npm, opened again, and looked through for what must be in them and for what must not.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stop, say } from './processes.mjs';
import { root } from './root.mjs';

/** Folders under packages/, each after those it depends on. */
export const PUBLISHED = ['engine', 'fonts', 'client', 'server', 'cli'];

/** What a tarball may weigh: its weight on the day it was set, and about a tenth. */
const MOST_BYTES = {
  engine: 14_000_000,
  fonts: 2_270_000,
  client: 224_000,
  // It carries the page, whose reports need the fonts, too.
  server: 9_000_000,
  cli: 150_000,
};

/** Files that are ours to work with and nobody's to install. */
const OURS =
  /(?:^|\/)(?:test|tests|__tests__|node_modules|\.cache)\/|\.(?:test|spec)\.[cm]?[jt]sx?$|\.tsbuildinfo$|\.draft$|(?:^|\/)tsconfig/;

/**
 * @typedef {object} Tarball
 * @property {string} name    as published
 * @property {string} file    path of the .tgz
 * @property {string} opened  folder with its content
 * @property {number} bytes
 * @property {readonly string[]} files  paths within, sorted
 */

/**
 * Packs a package as `npm publish` would, and opens what came out.
 *
 * @param {string} folder  of `PUBLISHED`
 * @param {string} room    where to put it; made when it is not there
 * @returns {Tarball}
 * @throws  Stop, with what npm said
 */
export function packed(folder, room) {
  mkdirSync(room, { recursive: true });
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', room],
    { cwd: `${root}packages/${folder}`, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (status !== 0) throw new Stop(`npm pack failed for ${folder}: ${stderr}`);
  const [{ name, filename }] = Object.values(JSON.parse(stdout));
  const file = join(room, filename.replace('@', '').replace('/', '-'));
  const opened = join(room, folder);
  rmSync(opened, { recursive: true, force: true });
  mkdirSync(opened);
  const tar = spawnSync('tar', ['-xzf', file, '-C', opened, '--strip-components=1'], { encoding: 'utf8' });
  if (tar.status !== 0) throw new Stop(`${filename} cannot be opened: ${tar.stderr}`);
  const files = readdirSync(opened, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(opened, path)).isFile())
    .sort();
  return { name, file, opened, bytes: statSync(file).size, files };
}

/**
 * What is wrong with a package, a sentence each.
 *
 * @param {string} folder
 * @param {Tarball} tarball
 * @returns {readonly string[]} none when all is well
 */
export function faultsOf(folder, { opened, bytes, files }) {
  const manifest = JSON.parse(readFileSync(join(opened, 'package.json'), 'utf8'));
  return [
    ...['LICENSE', 'NOTICE'].flatMap((file) => faultOfCopy(opened, file)),
    ...(files.includes('README.md') ? [] : ['README.md is missing']),
    ...(manifest.engines?.node === '>=20' ? [] : ['engines.node is not >=20']),
    ...(manifest.license === undefined ? ['license is missing'] : []),
    ...(bytes > MOST_BYTES[folder] ? [`weighs ${bytes} bytes, more than ${MOST_BYTES[folder]}`] : []),
    // A budget far above the weight guards nothing.
    ...(bytes < MOST_BYTES[folder] / 2
      ? [`weighs ${bytes} bytes; its budget of ${MOST_BYTES[folder]} guards nothing`]
      : []),
    ...files.filter((path) => OURS.test(path)).map((path) => `${path} is not for users`),
    ...targetsOf(manifest.exports)
      .filter((target) => !target.includes('*') && !existsSync(join(opened, target)))
      .map((target) => `exports ${target}, which is not in it`),
    ...files.flatMap((path) => faultsOfFile(path, readFileSync(join(opened, path)))),
  ];
}

/** Packs everything and looks through it. Throws Stop with all that is wrong. */
export async function checkTarballs() {
  const room = join(root, '.cache/tarballs');
  rmSync(room, { recursive: true, force: true });
  const faults = PUBLISHED.flatMap((folder) => {
    const tarball = packed(folder, room);
    say(`${tarball.name}: ${tarball.bytes} of ${MOST_BYTES[folder]} bytes, ${tarball.files.length} files`);
    return faultsOf(folder, tarball).map((fault) => `${tarball.name}: ${fault}`);
  });
  if (faults.length > 0) throw new Stop(`the packages: ${faults.join('; ')}`);
}

function faultOfCopy(opened, file) {
  if (!existsSync(join(opened, file))) return [`${file} is missing`];
  const same = readFileSync(join(opened, file)).equals(readFileSync(`${root}${file}`));
  return same ? [] : [`${file} is not the one of the workspace`];
}

/** Every file that the exports lead to, but under the condition by which this workspace reads its own sources. */
function targetsOf(exports) {
  if (typeof exports === 'string') return [exports];
  return Object.entries(exports ?? {}).flatMap(([key, value]) => (key === 'khagol-source' ? [] : targetsOf(value)));
}

/** Where this workspace, its builder's home and scratch are, and whence the dependencies came: nobody's business. */
function faultsOfFile(path, bytes) {
  if (!/\.(?:[cm]?js|ts|map|json|html|md|css|txt)$|(?:^|\/)[A-Z]+$/.test(path)) return [];
  const text = bytes.toString('utf8');
  const places = [root, root.slice(0, -1), join(tmpdir(), 'k').slice(0, -1), `${homedir()}/`, 'file:///'];
  return [
    ...places.filter((place) => text.includes(place)).map((place) => `${path} names ${place}`),
    ...(/\b(?:registry\.[\w-]+\.\w+|localhost:4873)|\/tarball\/|\.tgz\b/.test(text)
      ? [`${path} names a registry`]
      : []),
    ...(path.endsWith('.map') ? faultsOfMap(path, text) : []),
  ];
}

function faultsOfMap(path, text) {
  const { sources, mappings } = JSON.parse(text);
  const outside = sources.filter((source) => /^(?:\/|[a-z]+:|[A-Z]:)|\.pnpm/.test(source));
  return [
    ...(outside.length > 0 ? [`${path} has sources outside of the package: ${outside[0]}`] : []),
    ...(sources.length > 0 && mappings === '' ? [`${path} maps nothing`] : []),
  ];
}
