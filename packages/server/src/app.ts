/**
 * The whole server as one function of a request. Nothing here opens a socket, reads a file or asks the time: all of that comes in.
 */

import type { Operation } from './contract/operation.ts';
import { send, sendRefusal, type Where } from './gate/answer.ts';
import { DEFAULT_SETTINGS, type Desk, type Settings } from './gate/desk.ts';
import { faultOf, internal, openGate, whereOfRow } from './gate/gate.ts';
import { nameIt } from './gate/name.ts';
import type { AnyRow, Row } from './gate/row.ts';
import { preflightHeaders } from './http/cors.ts';
import { Refusal, type RefusalCode } from './http/refusal.ts';
import { buildRouter, type Door, type Peer } from './http/router.ts';
import type { Clock, CryptoPort, KeyStore, Ledger, Limiter, Log, Site } from './ports.ts';
import { chartRows } from './routes/charts.ts';
import type { ServedEngine } from './routes/engine.ts';
import { houseRows } from './routes/house.ts';
import { coreRows } from './sandbox/core.ts';
import { kundaliRow } from './sandbox/kundali.ts';
import { transitsRow } from './sandbox/transits.ts';
import { sitePage } from './serve/page.ts';

/** What a server is made of. */
export interface AppParts {
  readonly engine: ServedEngine;
  readonly clock: Clock;
  readonly crypto: CryptoPort;
  readonly keys: KeyStore;
  readonly ledger: Ledger;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly settings?: Partial<Settings>;
  /** The built page, served where no row answers. */
  readonly site?: Site;
}

/** A server. `peer` is what the transport knows of the caller; without it all keyless callers count as one. */
export interface App {
  (request: Request, peer?: Peer): Promise<Response>;
  /** What the server answers, for documents and tests. */
  readonly operations: readonly Operation[];
  /** The answer to a request that never became one: the transport's own refusals, in the same shape. */
  turnAway(code: RefusalCode, message: string, peer?: Peer): Promise<Response>;
}

const UNKNOWN_PEER: Peer = { address: 'unknown' };

/**
 * Makes the server.
 *
 * @throws  Error when two rows share a path
 */
export function createApp(parts: AppParts): App {
  const { engine, site } = parts;
  const settings = { ...DEFAULT_SETTINGS, ...parts.settings };
  const desk: Desk = { ...parts, settings, engineVersion: engine.version };
  const rows = rowsOf(desk, engine);
  const doors = rows.map(
    (row): Door<Where> => ({
      method: row.method,
      paths: [row.path, ...row.aliases],
      sign: whereOfRow(row),
      handle: openGate(desk, row),
    }),
  );

  const refuse = (request: Request, peer: Peer, where: Where, refusal: Refusal): Promise<Response> =>
    sendRefusal(desk, where, nameIt(desk, request, peer), refusal);
  const route = buildRouter(doors, {
    notFound: async (request, peer) => {
      const call = nameIt(desk, request, peer);
      const page = sitePage(site, call);
      if (page === null)
        return sendRefusal(
          desk,
          whereOf(call.url),
          call,
          new Refusal('NOT_FOUND', 'There is nothing at this address.'),
        );
      return 'refusal' in page ? sendRefusal(desk, null, call, page.refusal) : send(desk, PAGE, call, page.parcel);
    },
    wrongMethod: (request, peer, allow, where) =>
      refuse(
        request,
        peer,
        where,
        new Refusal('METHOD_NOT_ALLOWED', `This address answers ${allow.join(', ')}.`, {
          members: { allow },
          headers: { allow: allow.join(', ') },
        }),
      ),
    preflight: (request, peer, allow, where) =>
      send(desk, where, nameIt(desk, request, peer), {
        status: 204,
        contentType: null,
        body: null,
        headers: preflightHeaders(where?.cors ?? 'listed', request.headers.get('origin'), settings.corsOrigins, allow),
      }),
  });

  const app = async (request: Request, peer: Peer = UNKNOWN_PEER): Promise<Response> => {
    try {
      return await route(request, peer);
    } catch (error) {
      return sendRefusal(desk, null, nameIt(desk, request, peer), internal(), faultOf(error));
    }
  };
  return Object.assign(app, {
    operations: rows as readonly Operation[],
    turnAway: (code: RefusalCode, message: string, peer: Peer = UNKNOWN_PEER) =>
      refuse(new Request('http://localhost/'), peer, null, new Refusal(code, message)),
  });
}

function rowsOf(desk: Desk, engine: ServedEngine): readonly AnyRow[] {
  const { clock, settings, keys, ledger, limiter } = desk;
  const startedMs = clock.nowMs();
  const sandbox: AnyRow[] = [];
  const implemented = (): readonly string[] => sandbox.map(({ method, path }) => `${method} ${path}`);
  const facts = {
    engineVersion: engine.version,
    engineLabel: settings.labels.engine,
    startedMs,
    addressPerMinute: settings.addressPerMinute,
    implemented,
  };
  sandbox.push(
    ...(coreRows(facts) as readonly Row<never>[]),
    kundaliRow(engine) as AnyRow,
    transitsRow(engine) as AnyRow,
  );
  const served: AnyRow[] = [...(chartRows(engine) as readonly Row<never>[]), ...sandbox];
  const adapters = { keys: keys.about, ledger: ledger.about, limiter: limiter.about };
  return [...served, ...(houseRows({ engine, startedMs, adapters, operations: served }) as readonly Row<never>[])];
}

const PAGE: Where = { route: 'page', family: 'plain', cors: 'listed' };

/** Where nothing is: refusals beside the keyless paths may be read from anywhere, as those of the paths themselves. */
function whereOf({ pathname }: URL): Where {
  return pathname.startsWith('/sandbox/') ? { route: 'none', family: 'sandbox', cors: 'any' } : null;
}
