/**
 * The server on Node: engine, memory adapters, page, socket. Everything is put together here, and only here the outside is touched.
 */

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openEngine } from '@khagol/engine';
import { createApp } from '../app.ts';
import { faultOf } from '../gate/gate.ts';
import { microOfUsd, usdText } from '../money.ts';
import type { Account, Clock, Log } from '../ports.ts';
import type { ServedEngine } from '../routes/engine.ts';
import { freshTestKey, memoryKeys, memoryLedger, memoryLimiter } from '../store/memory/index.ts';
import { httpServer } from './listener.ts';
import { jsonLog, silentLog } from './log.ts';
import { nodeCrypto } from './node-crypto.ts';
import { type Environment, readSettings, SettingError } from './settings.ts';
import { builtSiteFolder, siteOfFolder } from './site-folder.ts';

export { SettingError };

export interface ServeOptions {
  /** PORT, HOST, KHAGOL_…; see `settings.ts`. */
  readonly environment: Environment;
  /** Where the words at the start go. */
  readonly say: (text: string) => void;
  /** Where the lines of log go. */
  readonly logTo: (line: string) => void;
  /** Another engine than the built-in one. */
  readonly engine?: ServedEngine;
}

/** A server that answers. */
export interface Running {
  readonly url: string;
  /** Lets running calls finish, then closes; what is not done after 25 s is cut. */
  stop(): Promise<void>;
}

const DRAIN_MS = 25_000;
/** What the development account begins with. */
const FUNDS = microOfUsd('10000');
/** A shorter key of the operator's own can be guessed by patience. */
const SAFE_KEY_LENGTH = 24;
const clock: Clock = { nowMs: () => Date.now() };

/**
 * Starts the server and says where it is, which key opens it, and one line that works.
 *
 * @throws  SettingError for a setting that cannot be used; the socket's own error when the port is taken
 */
export async function serve({ environment, say, logTo, engine: given }: ServeOptions): Promise<Running> {
  const settings = readSettings(environment);
  const engine = given ?? (await openEngine());
  const log = settings.log === 'off' ? silentLog : jsonLog(logTo, clock);
  const account: Account = { id: 'acc_development', plan: 'enterprise', perMinute: settings.keyPerMinute };
  const key = settings.devKey ?? freshTestKey(nodeCrypto);
  const siteFolder = settings.siteFolder ?? builtSiteFolder();
  const app = createApp({
    engine,
    clock,
    crypto: nodeCrypto,
    keys: await memoryKeys(nodeCrypto, [{ key, account }]),
    ledger: memoryLedger({ clock, balances: { [account.id]: FUNDS } }),
    limiter: memoryLimiter(clock),
    log,
    settings: settings.app,
    ...(siteFolder === null ? {} : { site: siteOfFolder(siteFolder) }),
  });
  const server = httpServer(app);
  await listen(server, settings.port, settings.host);
  const url = urlOf(server.address() as AddressInfo, settings.host);
  log.write({ event: 'start', level: 'info', note: url });
  say(greeting(url, engine, settings.devKey === null ? key : null, siteFolder !== null, key.length < SAFE_KEY_LENGTH));
  return { url, stop: () => stop(server, log) };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function urlOf({ port, address, family }: AddressInfo, host: string): string {
  const everywhere = address === '0.0.0.0' || address === '::';
  const name = everywhere || host === '127.0.0.1' ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${name}:${port}`;
}

/** What a person needs to make the first call. The key is shown here once and nowhere else. */
function greeting(
  url: string,
  engine: ServedEngine,
  freshKey: string | null,
  hasPage: boolean,
  shortKey: boolean,
): string {
  const body = '{"datetime":"1990-01-15T10:30:00","latitude":28.6139,"longitude":77.209,"timezone":"+05:30"}';
  const header = freshKey === null ? '"x-api-key: $KHAGOL_DEV_KEY"' : `'x-api-key: ${freshKey}'`;
  return [
    `Khagol ${engine.version}, ephemeris ${engine.ephemeris.map(({ id }) => id).join(', ')}`,
    '',
    hasPage ? `  page     ${url}/` : '  page     not built; the API answers all the same',
    `  API      ${url}/openapi.json`,
    freshKey === null
      ? `  key      the one in KHAGOL_DEV_KEY${shortKey ? '; it is short enough to be guessed: take 32 random characters' : ''}`
      : `  key      ${freshKey}\n           made for this run and shown only now; KHAGOL_DEV_KEY sets one that stays`,
    `  wallet   ${usdText(FUNDS)} USD to try things with`,
    '  memory   balances, remembered answers and rates are kept in memory and end with this process',
    '',
    `  curl -s ${url}/v2/astrology/birth-chart -H ${header} -H 'content-type: application/json' -d '${body}'`,
    '',
  ].join('\n');
}

async function stop(server: Server, log: Log): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // Connections that fall idle while others still run are closed as they do.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
  log.write({ event: 'stop', level: 'info' });
}

/**
 * Serves until the process is told to stop: SIGTERM ends with 0, Ctrl-C with 130, a second signal at once.
 *
 * @returns the exit code
 */
export async function serveUntilStopped(options: ServeOptions): Promise<number> {
  const running = await serve(options);
  return await new Promise<number>((resolve) => {
    let stopping = false;
    const end = (code: number): void => {
      if (stopping) process.exit(code);
      stopping = true;
      running.stop().then(
        () => resolve(code),
        () => resolve(1),
      );
    };
    process.on('SIGTERM', () => end(0));
    process.on('SIGINT', () => end(130));
    const fault = (error: unknown): void => {
      jsonLog(options.logTo, clock).write({ event: 'fault', level: 'error', fault: faultOf(error) });
      end(1);
    };
    process.on('uncaughtException', fault);
    process.on('unhandledRejection', fault);
  });
}
