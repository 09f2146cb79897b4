/**
 * A real PostgreSQL for tests and proofs: the machine's own binaries, a fresh data folder, a socket that nobody else sees.
 *
 * The server runs as the user `postgres` when we are root, for it refuses to run as root. Its folder is made anew each time and removed
 * at the end, also when the process that asked for it was killed: a small watcher outlives it and clears up.
 */

import { execFile, spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The role of tests: neither superuser nor exempt from row-level security. It owns the databases made for it. */
const OWNER = 'khagol';
const PORT = 5432;

export interface PostgresServer {
  /** Holds the data, the log and the socket. */
  readonly folder: string;
  /** A fresh database, owned by a role that is no superuser. */
  createDatabase(): Promise<string>;
  /** Runs SQL as the superuser and returns its rows as text, columns separated by `|`. */
  admin(database: string, sql: string): Promise<string>;
  /** `immediate` is a crash: every connection is cut and the log is replayed. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Down without coming back, until `start`. */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  /** The address of a database: for a driver, or for another process. */
  url(database: string, role?: string): string;
  /** Down for good; the folder is removed. */
  stop(): Promise<void>;
}

/** The folder of the newest PostgreSQL binaries here, or null. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return (
    folders.find((folder) => ['initdb', 'postgres', 'pg_ctl', 'psql'].every((name) => runs(join(folder, name)))) ?? null
  );
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What a suite says when there is no server to be found. It may be passed over on a person's machine, never by continuous integration. */
export const NO_POSTGRES =
  'PostgreSQL is not installed here (Debian: apt-get install postgresql), so nothing was learnt about it';

/** True when suites may skip: no binaries, and nobody relies on the result. */
export function mayDoWithoutPostgres(): boolean {
  if (findPostgres() !== null || process.env['CI'] === 'true') return false;
  console.warn(`\n!!! SKIPPED: ${NO_POSTGRES} !!!\n`);
  return true;
}

/**
 * Starts a server of its own.
 *
 * @param options.durable  write through to the disk as in production; tests that crash only the server do without
 * @throws  Error when there are no binaries or the server does not come up
 */
export async function startPostgres(options: { readonly durable?: boolean } = {}): Promise<PostgresServer> {
  const binaries = findPostgres();
  if (binaries === null) throw new Error(NO_POSTGRES);
  const folder = mkdtempSync(join(tmpdir(), 'khagol-pg-'));
  const [data, log] = [join(folder, 'data'), join(folder, 'log')];
  const asRoot = process.getuid?.() === 0;
  const prefix = asRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : [];
  if (asRoot) await run('chown', ['postgres:postgres', folder]);

  async function call(name: string, ...words: readonly string[]): Promise<string> {
    const [file, ...rest] = [...prefix, join(binaries as string, name), ...words];
    const { stdout } = await run(file as string, rest, { cwd: folder, maxBuffer: 1 << 26 });
    return stdout;
  }

  await call(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  );
  const settings = [
    ...['-k', folder, '-p', String(PORT), '-h', ''],
    ...[
      '-c',
      'deadlock_timeout=100ms',
      '-c',
      'max_connections=80',
      '-c',
      'shared_buffers=64MB',
      '-c',
      'max_wal_senders=0',
      '-c',
      'wal_level=minimal',
    ],
    ...(options.durable === true ? [] : ['-F', '-c', 'full_page_writes=off']),
  ];
  // pg_ctl hands the words to a shell.
  const words = settings.map((word) => `'${word}'`).join(' ');
  const control = (...rest: readonly string[]): Promise<string> =>
    call('pg_ctl', '-D', data, '-l', log, '-w', '-t', '30', '-s', ...rest);
  const admin = async (database: string, sql: string): Promise<string> =>
    (
      await call(
        'psql',
        '-h',
        folder,
        '-p',
        String(PORT),
        '-U',
        'postgres',
        '-XAtq',
        '-v',
        'ON_ERROR_STOP=1',
        '-d',
        database,
        '-c',
        sql,
      )
    ).trim();
  const url = (database: string, role: string = OWNER): string =>
    `postgres://${role}@/${database}?host=${encodeURIComponent(folder)}&port=${PORT}`;

  clearUpAfter(process.pid, [...prefix, join(binaries, 'pg_ctl'), '-D', data, '-m', 'immediate', '-s', 'stop'], folder);
  await control('-o', words, 'start');
  await admin('postgres', `create role ${OWNER} login`);
  let databases = 0;

  return {
    folder,
    admin,
    url,
    createDatabase: async () => {
      databases += 1;
      const name = `suite_${process.pid}_${databases}`;
      await admin('postgres', `create database ${name} owner ${OWNER}`);
      return name;
    },
    restart: async (mode) => {
      await control('-m', mode, 'restart');
    },
    halt: async (mode) => {
      await control('-m', mode, 'stop');
    },
    start: async () => {
      await control('-o', words, 'start');
    },
    stop: async () => {
      // It may be down already.
      await control('-m', 'immediate', 'stop').catch(() => '');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits in a process of its own until `owner` is gone, then stops the server and removes its folder. It ends when the folder does. */
function clearUpAfter(owner: number, stop: readonly string[], folder: string): void {
  const script =
    'owner=$1 folder=$2; shift 2; while [ -d "$folder" ] && kill -0 "$owner" 2>/dev/null; do sleep 1; done; [ -d "$folder" ] || exit 0; "$@"; rm -rf "$folder"';
  spawn('sh', ['-c', script, 'khagol-postgres-watch', String(owner), folder, ...stop], {
    detached: true,
    stdio: 'ignore',
    cwd: '/',
  }).unref();
}
