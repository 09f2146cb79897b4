/**
 * Commands of a page, run as they stand: by bash, in a folder of their own, with `khagol` on the path and a server of their own to speak to.
 * A line `# → text` says what must be in what was printed; `…` in it stands for anything.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './modules.ts';

const cli = `${root}packages/cli/dist/main.js`;
const READY_MS = 120_000;
/** On which examples start servers of their own. */
const OTHER_PORTS = ['8788', '4010'];
/** What a block started does not outlive it. */
const TIDY = "trap 'jobs -p | xargs -r kill' EXIT\n";

/** A running server with its store in a file, and a place in which commands find everything. */
export interface Shop {
  readonly folder: string;
  /** A text with the ports that examples name replaced by free ones. */
  here(text: string): string;
  /** Runs a block. @returns what it printed, and its exit code */
  run(code: string, folder: string): Promise<{ readonly printed: string; readonly code: number | null }>;
  close(): Promise<void>;
}

/** Nothing of whoever runs the tests reaches what they start. */
const bare: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:KHAGOL_|NODE_|VITEST|PORT$|HOST$|npm_)/.test(name)),
);

export async function openShop(): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-guides-'));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeProgram(join(bin, 'khagol'), `exec "${process.execPath}" "${cli}" "$@"`);
  // `npm run --silent khagol -- words`, and nothing else that npm can do.
  writeProgram(
    join(bin, 'npm'),
    '[ "$1" = run ] || exit 97; shift; [ "$1" = --silent ] && shift; [ "$1 $2" = "khagol --" ] || exit 97; shift 2; exec khagol "$@"',
  );
  writeProgram(join(bin, 'node'), `exec "${process.execPath}" "$@"`);
  const environment = {
    ...bare,
    PATH: `${bin}:${bare['PATH']}`,
    // Of the operator, for the server and for who asks it.
    KHAGOL_ADMIN_KEY: 'the-key-of-an-operator-who-tests',
    NO_COLOR: '1',
  };
  const ports = new Map(await Promise.all(OTHER_PORTS.map(async (port) => [port, await freePort()] as const)));
  const server = spawn(process.execPath, [cli, 'serve'], {
    cwd: folder,
    env: { ...environment, PORT: '0', KHAGOL_STORE: `sqlite:${folder}/store.db` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const greeting = await saidBy(server, /page +http.*\n[\s\S]*store /);
  const url = /page +(http:\S+?)\/\n/.exec(greeting)?.[1];
  const key = /key +(\S+)/.exec(greeting)?.[1];
  if (url === undefined || key === undefined) throw new Error(`the server began with ${greeting}`);
  const here = (text: string): string => {
    let told = text;
    for (const [port, free] of ports) told = told.replaceAll(port, free);
    return told;
  };
  return {
    folder,
    here,
    run: async (code, where) => {
      const child = spawn('bash', ['-euo', 'pipefail', '-c', `${TIDY}${here(localised(code, url, key))}`], {
        cwd: where,
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const pieces: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => pieces.push(piece));
      const ended = await new Promise<number | null>((resolve) => child.on('close', resolve));
      return { printed: Buffer.concat(pieces).toString(), code: ended };
    },
    close: async () => {
      const gone = new Promise((resolve) => server.on('close', resolve));
      server.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a block says that it prints, and is not among what it printed. */
export function missing(code: string, printed: string): readonly string[] {
  return [...code.matchAll(/^# → (.+)$/gm)]
    .map(([, text]) => text as string)
    .filter((text) => !new RegExp(text.split('…').map(literally).join('[\\s\\S]*?')).test(printed));
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function localised(code: string, url: string, key: string): string {
  return code.replaceAll('http://localhost:8787', url).replaceAll('THE-KEY-IT-PRINTED', key);
}

function writeProgram(path: string, line: string): void {
  writeFileSync(path, `#!/bin/sh\n${line}\n`);
  chmodSync(path, 0o755);
}

/** All that a child has said once it has said this. */
function saidBy(child: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string): void => reject(new Error(`${why}: ${said}`));
    const timer = setTimeout(() => fail('nothing came in time'), READY_MS);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece: Buffer) => {
        said += piece.toString();
        if (!wanted.test(said)) return;
        clearTimeout(timer);
        resolve(said);
      });
    child.once('close', (code) => fail(`it ended with ${code}`));
  });
}

function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(String(port)));
    });
  });
}
