/**
 * The whole server as one function of a request. Nothing here opens a socket, reads a file or asks the time: all of that comes in.
 */

import type { Operation } from './contract/operation.ts';
import { nothingHere } from './gate/admit.ts';
import { send, sendRefusal, type Where } from './gate/answer.ts';
import { openWayOut, type WayOut } from './gate/away.ts';
import { openCrowd } from './gate/crowd.ts';
import { DEFAULT_SETTINGS, type Desk, type Settings } from './gate/desk.ts';
import { drafterOf } from './gate/draft.ts';
import { faultOf, internal, openGate, whereOfRow } from './gate/gate.ts';
import { openLine } from './gate/line.ts';
import { nameIt } from './gate/name.ts';
import type { AnyRow } from './gate/row.ts';
import { openStreams, type Streams } from './gate/streams.ts';
import { preflightHeaders } from './http/cors.ts';
import { type Inquiry, inquiryOf, type Reply, responseOf } from './http/inquiry.ts';
import { newId } from './http/names.ts';
import { allowing, Refusal, type RefusalCode } from './http/refusal.ts';
import { buildRouter, type Door, type Peer } from './http/router.ts';
import type { ArchiveOffice, BackupPolicy } from './offices/archive/index.ts';
import { keyring } from './offices/keys/keyring.ts';
import { LINK_KEY_BYTES } from './offices/links/index.ts';
import { type ReportOffice, reportOffice } from './offices/reports/index.ts';
import type { Outbound } from './offices/webhooks/index.ts';
import type { BlobStore, Clock, CryptoPort, Log, Site, Store, Telemetry, Vault, Workers } from './ports/index.ts';
import type { AnswerOperations } from './routes/answer-receipts.ts';
import { type Answering, NO_ANSWERING } from './routes/answering.ts';
import { prepareAssets } from './routes/ar-assets.ts';
import { NO_BACKUPS, openArchive, openLinks } from './routes/archive-parts.ts';
import type { ServedEngine } from './routes/engine.ts';
import { recomputeFar } from './routes/far-receipts.ts';
import { askedAgain } from './routes/receipt-operations.ts';
import { NO_RECEIPTS, openReceiptDesk, type ReceiptParts } from './routes/receipts.ts';
import { NO_REPORTS, type ReportMaking } from './routes/report-desk.ts';
import { rowsOf } from './rows.ts';
import { noTelemetry } from './serve/bare.ts';
import { memoryBlobs } from './serve/blobs/memory.ts';
import { sitePage } from './serve/page.ts';

/** What a server is made of. */
export interface AppParts {
  readonly engine: ServedEngine;
  readonly clock: Clock;
  readonly crypto: CryptoPort;
  readonly store: Store;
  /** Seals the secrets of webhooks. */
  readonly vault: Vault;
  /** Which addresses a webhook may have, and the way there. */
  readonly outbound: Outbound;
  readonly log: Log;
  /** Absent measures nothing. */
  readonly telemetry?: Telemetry;
  /** Calls back when the host has taken in what had come meanwhile, such as `setImmediate`; absent lets work begin at once, whoever waits. */
  readonly later?: (then: () => void) => void;
  /** False once the server has begun to stop; `/readyz` then says so. */
  readonly accepting?: () => boolean;
  readonly settings?: Partial<Settings>;
  /** Who signs receipts; absent gives out none. */
  readonly receipts?: ReceiptParts;
  /** Who makes reports; absent makes none, and the catalogue is empty. */
  readonly reports?: ReportMaking;
  /** Who answers questions; absent answers none: every tier is then said to be unavailable. */
  readonly answering?: Answering;
  /** How signed answers are told again; absent signs none. */
  readonly answerOperations?: AnswerOperations;
  /** Where what is filed with properties, and reports, lie; absent keeps them in memory. */
  readonly blobs?: BlobStore;
  /** What the operator says of backups, for receipts of erasure. */
  readonly backups?: BackupPolicy;
  /** Keys of 32 bytes that sign links, the signing one first; absent takes one that ends with the process. */
  readonly linkKeys?: readonly Uint8Array[];
  /** Threads for what takes long; absent does it where it is asked. */
  readonly workers?: Workers;
  /** The built page, served where no row answers. */
  readonly site?: Site;
}

/** A server. `peer` is what the transport knows of the caller; without it all keyless callers count as one. */
export interface App {
  (request: Request, peer?: Peer): Promise<Response>;
  /** The archive, for its caretaker. */
  readonly archive: Pick<ArchiveOffice, 'care'>;
  /** Reports that were bought, for the same. */
  readonly reports: Pick<ReportOffice, 'care'>;
  /** The answers that are being told bit by bit, for whoever stops the server. */
  readonly streams: Pick<Streams, 'stop' | 'idle'>;
  /** Does in small steps what some first call would else wait for. A server need not, and may answer meanwhile. */
  prepare(): Promise<void>;
  /** What the server answers, for documents and tests. */
  readonly operations: readonly Operation[];
  /** The answer to a request that never became one: the transport's own refusals, in the same shape. */
  turnAway(code: RefusalCode, message: string, peer?: Peer): Promise<Reply>;
  /** What to answer at once, and not ask `answer` for, while too many calls wait; the caller reads the body to its end. Null in most cases. */
  readonly refuseAtOnce: WayOut['refuseAtOnce'];
  /** Writes the lines of log of what was refused at once and not told of yet; to be called every second or so, and at the end. */
  tellRefused(): void;
  /** The same server without the web's objects, which a transport of its own need not make. */
  answer(inquiry: Inquiry, peer?: Peer): Promise<Reply>;
}

const UNKNOWN_PEER: Peer = { address: 'unknown' };
/** What a request that could not be read is taken for. */
const NO_INQUIRY: Inquiry = {
  method: 'GET',
  url: 'http://localhost/',
  headers: { get: () => null },
  bytes: async () => new Uint8Array(0),
};

/**
 * Makes the server.
 *
 * @throws  Error when two rows share a path
 */
export function createApp(parts: AppParts): App {
  const { engine, site, store, vault, outbound, clock, crypto, log } = parts;
  const settings = { ...DEFAULT_SETTINGS, ...parts.settings };
  const desk: Desk = {
    clock,
    crypto,
    log,
    settings,
    keyring: keyring(store.keys, crypto, clock),
    ledger: store.ledger,
    limiter: store.limiter,
    engineVersion: engine.version,
    telemetry: parts.telemetry ?? noTelemetry,
    crowd: openCrowd(settings.crowd),
    line: openLine(clock, settings.crowd.mostWaitMs, parts.later),
    streams: openStreams(settings.streams, clock),
    webhooks: store.webhooks,
    draft: drafterOf(clock, crypto),
  };
  const answerOperations = parts.answerOperations ?? null;
  const workers = parts.workers ?? null;
  const receipts = openReceiptDesk(
    parts.receipts ?? NO_RECEIPTS,
    engine,
    askedAgain(engine, answerOperations),
    recomputeFar(workers),
  );
  const blobs = parts.blobs ?? memoryBlobs();
  const archive = openArchive({
    store,
    blobs,
    vault,
    clock,
    crypto,
    backups: parts.backups ?? NO_BACKUPS,
  });
  const reports = reportOffice({
    reports: store.reports,
    blobs,
    vault,
    clock,
    newId: (prefix) => newId(prefix, clock, crypto),
  });
  const links = openLinks(parts.linkKeys ?? [crypto.randomBytes(LINK_KEY_BYTES)], crypto);
  const rows = rowsOf({
    desk,
    engine,
    receipts,
    store,
    vault,
    outbound,
    archive,
    links,
    reports: { ...(parts.reports ?? NO_REPORTS), office: reports },
    answering: parts.answering ?? NO_ANSWERING,
    answerOperations,
    accepting: parts.accepting ?? (() => true),
    workers,
  });
  const doors = rows.map(
    (row): Door<Where> => ({
      method: row.method,
      paths: [row.path, ...row.aliases],
      sign: whereOfRow(row),
      handle: openGate(desk, row),
    }),
  );

  const refuse = async (inquiry: Inquiry, peer: Peer, where: Where, refusal: Refusal): Promise<Reply> =>
    sendRefusal(desk, where, nameIt(desk, inquiry, peer), refusal);
  const notFound = async (inquiry: Inquiry, peer: Peer): Promise<Reply> => {
    const call = nameIt(desk, inquiry, peer);
    const page = sitePage(site, call);
    if (page === null) return sendRefusal(desk, whereOf(call.url), call, nothingHere());
    return 'refusal' in page ? sendRefusal(desk, null, call, page.refusal) : send(desk, PAGE, call, page.parcel);
  };
  const route = buildRouter(doors, {
    notFound,
    wrongMethod: (inquiry, peer, allow, where) =>
      where?.hidden === true ? notFound(inquiry, peer) : refuse(inquiry, peer, where, wrongMethod(allow)),
    preflight: (inquiry, peer, allow, where) =>
      where?.hidden === true
        ? notFound(inquiry, peer)
        : send(desk, where, nameIt(desk, inquiry, peer), {
            status: 204,
            contentType: null,
            body: null,
            headers: preflightHeaders(
              where?.cors ?? 'listed',
              inquiry.headers.get('origin'),
              settings.corsOrigins,
              allow,
            ),
          }),
  });

  const answer = async (inquiry: Inquiry, peer: Peer = UNKNOWN_PEER): Promise<Reply> => {
    try {
      return await route(inquiry, peer);
    } catch (error) {
      return sendRefusal(desk, null, nameIt(desk, inquiry, peer), internal(), faultOf(error));
    }
  };
  const app = async (request: Request, peer?: Peer): Promise<Response> =>
    responseOf(await answer(inquiryOf(request), peer));
  const wayOut = openWayOut(desk, rows);
  return Object.assign(app, {
    answer,
    refuseAtOnce: wayOut.refuseAtOnce,
    tellRefused: wayOut.tell,
    archive,
    reports,
    streams: desk.streams,
    prepare: prepareAssets,
    operations: rows.filter(({ caller }) => caller !== 'admin') as readonly AnyRow[] as readonly Operation[],
    turnAway: (code: RefusalCode, message: string, peer: Peer = UNKNOWN_PEER) =>
      refuse(NO_INQUIRY, peer, null, new Refusal(code, message, code === 'METHOD_NOT_ALLOWED' ? ANY_METHOD : {})),
  });
}

/** For a request of which the method alone could be read: what is answered at one address or another. */
const ANY_METHOD = allowing(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function wrongMethod(allow: readonly string[]): Refusal {
  return new Refusal('METHOD_NOT_ALLOWED', `This address answers ${allow.join(', ')}.`, allowing(allow));
}

const PAGE: Where = { route: 'page', family: 'plain', cors: 'listed', hidden: false };

/** Where nothing is: refusals beside the keyless paths may be read from anywhere, as those of the paths themselves. */
function whereOf({ pathname }: URL): Where {
  return pathname.startsWith('/sandbox/') ? { route: 'none', family: 'sandbox', cors: 'any', hidden: false } : null;
}
