/** `khagol doctor`: is everything here that charts, reports and the server need, and is it what it should be? Nothing is written. */

import { access, constants, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { dirname, resolve } from 'node:path';
import { sha256Hex, stampOf } from '@khagol/engine';
import { tzdataEdition } from '@khagol/engine/time';
import type { Flags } from './birth-flags.ts';
import { theEngine } from './engine.ts';
import { GOLDEN } from './golden.ts';
import { told } from './output.ts';
import type { Terminal } from './terminal.ts';

/** What was looked at. `absent`: it is not there, and nothing needs it. */
interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'bad' | 'absent';
  /** What was found, or what to do. */
  readonly detail: string;
}

/** Says what is wrong: the sentence stands in the line of its check. */
class Ill extends Error {}

const LEAST_NODE = 20;
const PACKS = ['pack-1800-2400', 'analytic'] as const;
const STORE_PATIENCE_MS = 3000;

/** @returns the exit code: 0 when all is well, else 1 */
export async function doctorCommand(flags: Flags, terminal: Terminal): Promise<number> {
  const checks: readonly (readonly [name: string, look: () => Promise<string | null>])[] = [
    ['node', nodeVersion],
    ['webassembly', webAssembly],
    ['engine', engineVersion],
    ['ephemeris', ephemeris],
    ...PACKS.map((pack) => [pack, () => hashOf(`@khagol/engine/data/ephemeris/${pack}.bin`)] as const),
    ['golden chart', goldenChart],
    ['fonts', fonts],
    ['store', () => store(terminal.environment)],
  ];
  const findings: Finding[] = [];
  for (const [name, look] of checks) findings.push(await found(name, look));
  await told(flags, terminal, findings, () =>
    findings.map(({ name, state, detail }) => `${MARKS[state]}  ${name.padEnd(15)} ${detail}\n`).join(''),
  );
  return findings.some(({ state }) => state === 'bad') ? 1 : 0;
}

const MARKS: Readonly<Record<Finding['state'], string>> = { ok: 'ok', bad: '✗ ', absent: '– ' };

async function found(name: string, look: () => Promise<string | null>): Promise<Finding> {
  try {
    const detail = await look();
    return detail === null ? { name, state: 'absent', detail: 'not asked for' } : { name, state: 'ok', detail };
  } catch (error) {
    return { name, state: 'bad', detail: error instanceof Error ? error.message : String(error) };
  }
}

async function nodeVersion(): Promise<string> {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < LEAST_NODE) throw new Ill(`${node}; Node ${LEAST_NODE} or newer is needed`);
  return `${node}, ${process.platform} ${process.arch}`;
}

async function webAssembly(): Promise<string> {
  const { WebAssembly } = globalThis as { readonly WebAssembly?: { validate(bytes: Uint8Array): boolean } };
  if (WebAssembly === undefined) throw new Ill('not there; @khagol/engine/portable needs none');
  const bytes = await bytesOf('@khagol/engine/core.wasm');
  if (!WebAssembly.validate(bytes)) throw new Ill('this host refuses the core (it needs SIMD)');
  return `core ${bytes.length} bytes, sha256 ${sha256Hex(bytes)}`;
}

async function engineVersion(): Promise<string> {
  const { version } = await theEngine();
  const { rulesEdition } = stampOf(null);
  return `${version}, rules ${rulesEdition}, time zones ${tzdataEdition}`;
}

async function ephemeris(): Promise<string> {
  const year = (jd: number): number => Math.round((jd - 2_451_545) / 365.25 + 2000);
  const packs = (await theEngine()).ephemeris;
  if (packs.length === 0) throw new Ill('no pack is open');
  return packs.map(({ id, firstJd, lastJd }) => `${id} (${year(firstJd)} … ${year(lastJd)})`).join(', ');
}

async function hashOf(file: string): Promise<string> {
  const bytes = await bytesOf(file);
  return `${bytes.length} bytes, sha256 ${sha256Hex(bytes)}`;
}

/** A file that a package publishes. */
async function bytesOf(file: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(createRequire(import.meta.url).resolve(file)));
}

/** A chart that every runtime must give byte for byte. */
async function goldenChart(): Promise<string> {
  const { sha256 } = stampOf((await theEngine()).chart(GOLDEN.birth));
  if (sha256 !== GOLDEN.sha256)
    throw new Ill(`${sha256} in place of ${GOLDEN.sha256}: this machine casts another chart`);
  return sha256;
}

async function fonts(): Promise<string> {
  const [{ FAMILIES, loadTypography }, { openTypesetter }] = await Promise.all([
    import('@khagol/fonts'),
    import('@khagol/engine/report'),
  ]);
  const typesetter = await openTypesetter(await loadTypography());
  const missing = typesetter.missing('Aअঅஅఅಅഅઅਅ');
  if (missing !== null) throw new Ill(`no letter ${missing}`);
  return `${FAMILIES.length} families`;
}

/** The store that the settings name; without any setting none is looked at. */
async function store(environment: Terminal['environment']): Promise<string | null> {
  if (!Object.entries(environment).some(([name, value]) => name.startsWith('KHAGOL_') && value !== '')) return null;
  const { readSettings } = await import('@khagol/server/serve');
  const { store: named } = readSettings({ ...environment });
  if (named.kind === 'memory') return 'memory: it forgets everything at its end';
  if (named.kind === 'sqlite') return sqliteFile(resolve(named.file));
  const { hostname, port } = new URL(named.url);
  await answers(hostname, port === '' ? 5432 : Number(port));
  return `postgres answers at ${hostname}:${port === '' ? 5432 : port}`;
}

async function sqliteFile(file: string): Promise<string> {
  const isThere = await stat(file).then(
    (at) => at.isFile(),
    () => null,
  );
  if (isThere === false) throw new Ill(`${file} is no file`);
  const place = isThere === null ? await nearestFolder(dirname(file)) : file;
  await access(place, constants.R_OK | constants.W_OK).catch(() => {
    throw new Ill(`${place} cannot be written`);
  });
  return isThere === null ? `${file} will be made at the first start` : `${file} can be read and written`;
}

async function nearestFolder(folder: string): Promise<string> {
  const at = await stat(folder).catch(() => null);
  if (at === null) return nearestFolder(dirname(folder));
  if (!at.isDirectory()) throw new Ill(`${folder} is no folder`);
  return folder;
}

function answers(host: string, port: number): Promise<void> {
  return new Promise((resolved, rejected) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port, timeout: STORE_PATIENCE_MS });
    const ill = (why: string): void => {
      socket.destroy();
      rejected(new Ill(`nothing answers at ${host}:${port} (${why})`));
    };
    socket.once('connect', () => {
      socket.destroy();
      resolved();
    });
    socket.once('timeout', () => ill(`${STORE_PATIENCE_MS} ms`));
    socket.once('error', (error: NodeJS.ErrnoException) => ill(error.code ?? error.message));
  });
}
