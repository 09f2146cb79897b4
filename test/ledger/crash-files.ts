/**
 * A SQLite store whose every step can be looked at from outside: each call of a port, and each statement that reaches the file. At such a
 * point the files are copied as they are; that is what a process leaves that is killed there, so one run yields all of its crashes.
 */

import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock, Store, Vault } from '../../packages/server/src/ports/index.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { sqliteStore } from '../../packages/server/src/store/sqlite/index.ts';

/** The parts of the driver that reach the file. */
interface Driver {
  prototype: {
    exec(sql: string): unknown;
    prepare(sql: string): Record<'run' | 'all' | 'get', (...values: readonly unknown[]) => unknown>;
  };
}

const fromServer = createRequire(new URL('../../packages/server/package.json', import.meta.url));
const Libsql = fromServer('libsql') as Driver;
const LibsqlAside = fromServer('libsql/promise') as { prototype: { exec(sql: string): Promise<unknown> } };
/** Files in memory where the host has such a folder: a killed process leaves the same there as on a disk. */
const FILES = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
/** Turns every bit: what must be sealed is. */
const vault: Vault = {
  seal: (plain) => plain.map((byte) => byte ^ 255),
  open: (sealed) => sealed.map((byte) => byte ^ 255),
};

let heard: ((sql: string) => void) | null = null;
tapStatements();

/** Tells of each statement before it runs, and of the end of a transaction after it. */
function tapStatements(): void {
  const { exec, prepare } = Libsql.prototype;
  const { exec: execAside } = LibsqlAside.prototype;
  const before = (sql: string): void => heard?.(`before ${nameOf(sql)}`);
  const after = (sql: string): void => {
    if (/^(?:COMMIT|ROLLBACK)/.test(sql)) heard?.(`after ${nameOf(sql)}`);
  };
  const around = <T>(sql: string, run: () => T): T => {
    before(sql);
    const outcome = run();
    after(sql);
    return outcome;
  };
  Libsql.prototype.exec = function (sql) {
    return around(sql, () => exec.call(this, sql));
  };
  LibsqlAside.prototype.exec = async function (sql) {
    before(sql);
    const outcome = await execAside.call(this, sql);
    after(sql);
    return outcome;
  };
  Libsql.prototype.prepare = function (sql) {
    const statement = prepare.call(this, sql);
    for (const way of ['run', 'all', 'get'] as const) {
      const plain = statement[way].bind(statement);
      statement[way] = (...values) => around(sql, () => plain(...values));
    }
    return statement;
  };
}

/** `UPDATE wallet`, `SELECT hold`, `COMMIT`. */
function nameOf(sql: string): string {
  const [, verb, table] = /^\s*(INSERT INTO|UPDATE|DELETE FROM|SELECT)\b(?:.*?\bFROM)?\s+(\w+)/s.exec(sql) ?? [];
  return verb === undefined ? sql.trim() : `${verb} ${table}`;
}

/** A place in the life of a call, and the files as they were there. */
export interface Point {
  readonly name: string;
  readonly file: string;
}

export interface CrashFiles {
  readonly store: Store;
  /** The same store, telling of its calls. */
  readonly told: Store;
  /** Does the work and copies the files at every point of it. */
  record<T>(
    work: (point: (name: string) => void) => Promise<T>,
  ): Promise<{ readonly outcome: T; readonly points: readonly Point[] }>;
  /** Starts again on what was left at a point. */
  reopen(point: Point): Promise<Store>;
  close(): Promise<void>;
}

export async function openCrashFiles(clock: Clock): Promise<CrashFiles> {
  const folder = mkdtempSync(join(FILES, 'khagol-crash-'));
  const file = join(folder, 'live.db');
  const open = (path: string): Promise<Store> => sqliteStore({ file: path, clock, crypto: nodeCrypto, vault });
  const store = await open(file);
  const points: Point[] = [];
  const calls: string[] = [];
  let recording = false;
  const point = (name: string): void => {
    if (!recording) return;
    const left = join(folder, `${points.length}.db`);
    for (const end of ['', '-wal']) if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${left}${end}`);
    const whole = calls.length === 0 || name.includes(' call of ') ? name : `${calls.at(-1)}: ${name}`;
    const times = points.filter((earlier) => earlier.name.replace(/ \(\d+\)$/, '') === whole).length;
    points.push({ name: times === 0 ? whole : `${whole} (${times + 1})`, file: left });
  };
  return {
    store,
    told: toldStore(store, async (name, call) => {
      point(`before the call of ${name}`);
      calls.push(name);
      try {
        return await call();
      } finally {
        calls.splice(calls.lastIndexOf(name), 1);
        point(`after the call of ${name}`);
      }
    }),
    record: async (work) => {
      recording = true;
      heard = point;
      try {
        return { outcome: await work(point), points };
      } finally {
        recording = false;
        heard = null;
      }
    },
    reopen: ({ file: left }) => open(left),
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Around = (name: string, call: () => Promise<unknown>) => Promise<unknown>;

/** The parts of a store that a charged call meets. */
const PARTS = ['keys', 'limiter', 'ledger'] as const;

/** A store each of whose calls goes through `around`, under names such as `ledger.settle`. */
export function toldStore(store: Store, around: Around): Store {
  const told = PARTS.map((part) => {
    const methods = Object.entries(store[part]).map(([name, method]) => [
      name,
      typeof method === 'function'
        ? (...words: readonly unknown[]) =>
            around(`${part}.${name}`, () => (method as (...words: readonly unknown[]) => Promise<unknown>)(...words))
        : method,
    ]);
    return [part, Object.fromEntries(methods)];
  });
  return { ...store, ...Object.fromEntries(told) };
}
