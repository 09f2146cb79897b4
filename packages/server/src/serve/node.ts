/**
 * The server on Node: engine, store, page, socket, and the work that goes on beside the calls. Everything is put together here, and only
 * here the outside is touched.
 */

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { Engine, openEngine } from '@khagol/engine';
import { createApp } from '../app.ts';
import { drafterOf } from '../gate/draft.ts';
import { faultOf } from '../gate/gate.ts';
import { usdText } from '../money.ts';
import { digestOf } from '../offices/keys/form.ts';
import { drain, reap } from '../offices/wallet/reaper.ts';
import { openSender, TEXT_MS } from '../offices/webhooks/index.ts';
import type { Clock, Log, Narrator, Telemetry, WebhookStore } from '../ports/index.ts';
import { isWhole, type ServedEngine } from '../routes/engine.ts';
import type { ReceiptParts } from '../routes/receipts.ts';
import { openAnswering } from './answers/open-answering.ts';
import { openBlobs } from './blobs/index.ts';
import { letHeapGrow } from './collector.ts';
import { DEVELOPMENT_ACCOUNT, prepareDevelopment } from './development.ts';
import { type Egress, openEgress } from './egress/index.ts';
import { greeting } from './greeting.ts';
import { intake } from './intake.ts';
import { httpServer, MAX_CONNECTIONS, shut } from './listener.ts';
import { jsonLog, silentLog } from './log.ts';
import { every } from './loop.ts';
import { openNarrators } from './narrators.ts';
import { nodeCrypto } from './node-crypto.ts';
import { openReceipts } from './receipts.ts';
import { openReports, type Reports } from './reports/index.ts';
import { picturesVia } from './reports/pictures.ts';
import { type Environment, readSettings, type ServeSettings, SettingError } from './settings.ts';
import { builtSiteFolder, siteOfFolder } from './site-folder.ts';
import { type OpenStore, openStore } from './store.ts';
import { openTelemetry } from './telemetry.ts';
import { openWorkers } from './threads/index.ts';

export { type PrivateKey, readPrivateKey } from './receipt-settings.ts';
export { makePrivateKey } from './receipts.ts';
export { describeSettings, type Environment, readSettings, type ServeSettings, SettingError } from './settings.ts';

export interface ServeOptions {
  /** PORT, HOST, NODE_ENV, KHAGOL_…; see `settings.ts`. */
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

/** How long a balancer has, in production, to see that we are about to stop. */
const NOTICE_MS = 5_000;
const DRAIN_MS = 25_000;
const REAP_EVERY_MS = 5_000;
const CARE_EVERY_MS = 30_000;
const TELL_EVERY_MS = 1_000;
/** Conversations that one round of their keeper removes at most. */
const SWEPT_AT_ONCE = 500;
const clock: Clock = { nowMs: () => Date.now() };

/**
 * Starts the server and says where it is, which key opens it, and one line that works.
 *
 * @throws  SettingError for a setting that cannot be used; the store's own error when it is out of reach, the socket's when the port is taken
 */
export async function serve({ environment, say, logTo, engine: given }: ServeOptions): Promise<Running> {
  const settings = readSettings(environment);
  const egress = egressOf(settings);
  const narrators = narratorsOf(settings);
  const engine = given ?? (await openEngine());
  const log = settings.log === 'off' ? silentLog : jsonLog(logTo, clock);
  const opened = await openStore(settings, clock);
  try {
    return await begin({ settings, egress, narrators, engine, log, opened, say });
  } catch (error) {
    await opened.store.close();
    throw error;
  }
}

interface Beginning {
  readonly settings: ServeSettings;
  readonly egress: Egress;
  readonly narrators: readonly Narrator[];
  readonly engine: ServedEngine;
  readonly log: Log;
  readonly opened: OpenStore;
  readonly say: (text: string) => void;
}

/** Everything from the open store to the open door. */
async function begin({ settings, egress, narrators, engine, log, opened, say }: Beginning): Promise<Running> {
  const { store, vault, linkKeys } = opened;
  const fault = (error: unknown): void => log.write({ event: 'fault', level: 'error', fault: faultOf(error) });
  const draft = drafterOf(clock, nodeCrypto);
  const { freshKey } = settings.production
    ? { freshKey: null }
    : await prepareDevelopment(store, settings.devKey, settings.keyPerMinute, { clock, draft });
  const telemetry = openTelemetry(engine.version);
  let accepting = true;
  const receipts = openReceipts(settings);
  const threads = settings.workers ?? Math.max(1, availableParallelism() - 1);
  // Threads have the built-in engine; another one could not be carried there.
  const workers = threads > 0 && engine instanceof Engine ? openWorkers(threads) : null;
  const reports = engine instanceof Engine ? reportsOf(engine, receipts, threads) : null;
  const far = workers === null ? {} : { workers };
  const answering = isWhole(engine) ? openAnswering({ engine, narrators, crypto: nodeCrypto, ...far }) : null;
  const siteFolder = settings.siteFolder ?? builtSiteFolder();
  const app = createApp({
    engine,
    clock,
    crypto: nodeCrypto,
    store,
    vault,
    outbound: egress,
    log,
    telemetry,
    later: intake.later,
    receipts,
    ...(reports === null ? {} : { reports: { press: reports.press, pictures: picturesVia(egress) } }),
    ...(answering === null ? {} : { answering, answerOperations: answering.operations }),
    blobs: await openBlobs(settings.archive.blobs, clock),
    linkKeys: settings.archive.linkKeys ?? linkKeys,
    ...(settings.archive.backups === null ? {} : { backups: settings.archive.backups }),
    accepting: () => accepting,
    ...far,
    settings: {
      ...settings.app,
      adminKeyDigest: settings.adminKey === null ? null : await digestOf(settings.adminKey, nodeCrypto),
    },
    ...(siteFolder === null ? {} : { site: siteOfFolder(siteFolder) }),
  });
  const server = httpServer(app);
  const { available } = await store.ledger.balance(DEVELOPMENT_ACCOUNT);
  await listen(server, settings.port, settings.host);
  const sender = openSender({
    webhooks: counting(store.webhooks, telemetry),
    vault,
    outbound: egress,
    clock,
    crypto: nodeCrypto,
    onFault: fault,
  });
  sender.start();
  const reaper = every(
    REAP_EVERY_MS,
    async () => {
      const { expired, forgotten } = await reap(store.ledger);
      await drain((limit) => store.challenges.purge(limit));
      telemetry.count('holds.expired', expired);
      telemetry.count('answers.forgotten', forgotten);
    },
    fault,
  );
  const teller = every(TELL_EVERY_MS, async () => app.tellRefused(), fault);
  const caretaker = every(CARE_EVERY_MS, () => app.archive.care(), fault);
  const reportKeeper = every(CARE_EVERY_MS, () => app.reports.care(), fault);
  const conversationKeeper = every(CARE_EVERY_MS, () => store.conversations.sweep(SWEPT_AT_ONCE), fault);
  const textKeeper = every(CARE_EVERY_MS, () => drain((limit) => store.webhooks.forget(TEXT_MS, limit)), fault);
  const prepared = app
    .prepare()
    .then(() => answering?.warm(() => accepting))
    .then(() => (accepting ? workers?.warm() : undefined))
    .then(() => (accepting ? reports?.warm() : undefined))
    .catch(fault);
  const url = urlOf(server.address() as AddressInfo, settings.host);
  log.write({ event: 'start', level: 'info', note: url });
  say(
    greeting({
      url,
      engine,
      settings,
      narrators,
      freshKey,
      funds: usdText(available),
      hasPage: siteFolder !== null,
      signs: receipts.signer !== null,
    }),
  );
  return {
    url,
    stop: async () => {
      accepting = false;
      if (settings.production) await pause(NOTICE_MS);
      // A delivery that takes longer than the drain is sent again when its lease has passed.
      const beside = Promise.race([
        Promise.all([
          sender.stop(),
          reaper.stop(),
          teller.stop(),
          caretaker.stop(),
          reportKeeper.stop(),
          conversationKeeper.stop(),
          textKeeper.stop(),
          prepared,
        ]),
        pause(DRAIN_MS),
      ]);
      await shut(server, DRAIN_MS);
      app.tellRefused();
      await Promise.all([reports?.close(), workers?.close()]);
      await beside;
      await store.close();
      log.write({ event: 'stop', level: 'info' });
    },
  };
}

/** Reports by threads of their own, each with the built-in engine; another one could not be carried there. */
function reportsOf(engine: Engine, { signer, issuers }: ReceiptParts, threads: number): Reports {
  return openReports({
    engine,
    threads,
    receipts: signer === null ? null : { signer, issuer: issuers[0] as string },
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

/** The store of webhooks, telling what became of each attempt. */
function counting(webhooks: WebhookStore, telemetry: Telemetry): WebhookStore {
  return {
    ...webhooks,
    finish: async (taken, attempt, verdict) => {
      const ours = await webhooks.finish(taken, attempt, verdict);
      if (ours) telemetry.count(COUNTED[verdict.kind], 1);
      return ours;
    },
  };
}

const COUNTED = {
  delivered: 'deliveries.delivered',
  retry: 'deliveries.retried',
  failed: 'deliveries.failed',
} as const;

function egressOf({ egressAllow }: ServeSettings): Egress {
  try {
    return openEgress(egressAllow === '' ? {} : { allow: egressAllow });
  } catch (error) {
    if (error instanceof RangeError) throw new SettingError(`KHAGOL_EGRESS_ALLOW: ${error.message}`);
    throw error;
  }
}

function narratorsOf({ narrator }: ServeSettings): readonly Narrator[] {
  try {
    return openNarrators(narrator, clock);
  } catch (error) {
    if (error instanceof RangeError) throw new SettingError(`KHAGOL_NARRATOR_URL: ${error.message}`);
    throw error;
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: MAX_CONNECTIONS }, () => {
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

/**
 * Serves until the process is told to stop: SIGTERM ends with 0, Ctrl-C with 130, a second signal at once.
 *
 * @returns the exit code
 */
export async function serveUntilStopped(options: ServeOptions): Promise<number> {
  letHeapGrow();
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
