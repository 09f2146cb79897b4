/** Peers from npm. Those whose licences keep them out of our lockfile are installed into .cache/peers, once. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { swissVersion } from './native.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}.cache/peers`;
const INSTALL_MS = 240_000;
/** The versions beside which figures are told. */
const PEERS = { sweph: '2.10.3-b-1', 'swisseph-wasm': '0.1.0', '@ishubhamx/panchangam-js': '2.2.3' };

/**
 * Makes a peer of `PEERS` available, or gives the reason why it is not.
 *
 * @param file  of the package, when its main file is not what is wanted
 * @returns `{ peer }`, its exports, or `{ missing }`
 */
export async function openPeer(name, file = null) {
  try {
    install(name);
    const path =
      file === null ? createRequire(`${folder}/package.json`).resolve(name) : `${folder}/node_modules/${name}/${file}`;
    const exports = await import(pathToFileURL(path).href);
    return { peer: exports.default ?? exports, exports };
  } catch (error) {
    return {
      missing: `could not be run: ${String(error?.message ?? error)
        .split('\n')[0]
        .slice(0, 60)}`,
    };
  }
}

/** astronomy-engine, a tool of the workspace. */
export function openAstronomy() {
  return createRequire(`${root}package.json`)('astronomy-engine');
}

function install(name) {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(`${folder}/package.json`))
    writeFileSync(`${folder}/package.json`, '{"private":true,"allowScripts":{"sweph":true}}\n');
  if (existsSync(`${folder}/node_modules/${name}`)) return;
  const words = ['install', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${PEERS[name]}`];
  const { status } = spawnSync('npm', words, { encoding: 'utf8', timeout: INSTALL_MS });
  if (status !== 0) throw new Error('npm could not install it');
}

/** Versions of all peers that are here, by name. */
export function peerVersions() {
  const versions = { 'Swiss Ephemeris (libswe-dev)': swissVersion() };
  const places = { 'astronomy-engine': root, '@turf/turf': root, pdfkit: root };
  for (const name of Object.keys(PEERS)) places[name] = `${folder}/`;
  for (const [name, place] of Object.entries(places)) {
    const manifest = `${place}node_modules/${name}/package.json`;
    versions[name] = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null;
  }
  return versions;
}
