/** The server about itself: is it alive, what it stands on, and the document of its rows, for programs and for people. */

import { openApiDocument } from '../contract/openapi.ts';
import type { Operation } from '../contract/operation.ts';
import { integer, listOf, oneOf, shape, text, truth } from '../contract/schema.ts';
import type { Row } from '../gate/row.ts';
import { Refusal } from '../http/refusal.ts';
import { JSON_TYPE } from '../http/respond.ts';
import type { AdapterNote, Clock, Store } from '../ports/index.ts';
import { BARE_ROW } from './bare-row.ts';
import { docsRow } from './docs.ts';
import type { ServedEngine } from './engine.ts';
import { STEADY_ROW, type SteadyText, type SteadyVisit, steadyOutcome, steadyText, steadyVisit } from './steady.ts';

export interface HouseFacts {
  readonly engine: ServedEngine;
  readonly startedMs: number;
  readonly adapters: Readonly<Record<'keys' | 'ledger' | 'limiter', AdapterNote>>;
  readonly store: Pick<Store, 'ping'>;
  readonly clock: Clock;
  readonly accepting: () => boolean;
  /** Every other row. */
  readonly operations: readonly Operation[];
}

/** `/healthz`, `/readyz`, `/openapi.json` and `/docs`. */
export function houseRows(facts: HouseFacts): readonly Row<never>[] {
  const { engine, startedMs, adapters, operations } = facts;
  const health: Row<null> = {
    ...openRow,
    id: 'healthz',
    path: '/healthz',
    aliases: ['/health'],
    summary: 'Is the server alive, and what it keeps where.',
    data: shape({
      status: oneOf('', ['ok']),
      version: text('Of the engine and server.'),
      uptimeSeconds: integer('', { minimum: 0 }),
      engine: shape({ version: text(''), ephemeris: listOf(text(''), 'Ids of the ephemerides that are open.') }),
      adapters: {
        type: 'object',
        additionalProperties: shape({
          adapter: text('Such as `memory`.'),
          durable: truth('Outlives the process.'),
          note: text(''),
        }),
      },
    }),
    run: (_, { nowMs }) => ({
      kind: 'data',
      data: {
        status: 'ok',
        version: engine.version,
        uptimeSeconds: Math.max(0, Math.floor((nowMs - startedMs) / 1000)),
        engine: { version: engine.version, ephemeris: engine.ephemeris.map(({ id }) => id) },
        adapters,
      },
    }),
  };
  const isReady = readiness(facts);
  const ready: Row<null> = {
    ...openRow,
    id: 'readyz',
    path: '/readyz',
    aliases: [],
    summary: 'May calls be sent here: the store answers, the clocks agree, the server is not about to stop.',
    data: shape({ status: oneOf('', ['ready']) }),
    refusals: ['NOT_READY'],
    run: async () => {
      const why = await isReady();
      if (why !== null) throw new Refusal('NOT_READY', why, { retryAfterSeconds: 1 });
      return { kind: 'data', data: { status: 'ready' } };
    },
  };
  let document: Readonly<Record<string, unknown>> | null = null;
  const documentOf = (): Readonly<Record<string, unknown>> => {
    document ??= openApiDocument([...operations, ...rows], engine.version);
    return document;
  };
  let written: SteadyText | null = null;
  const openApi: Row<SteadyVisit> = {
    ...openRow,
    ...STEADY_ROW,
    id: 'openapi',
    path: '/openapi.json',
    aliases: [],
    summary: 'This document.',
    data: { type: 'object' },
    parse: steadyVisit,
    run: async (visit, facts) => {
      written ??= await steadyText(JSON.stringify(documentOf()), facts);
      return steadyOutcome(written, JSON_TYPE, visit);
    },
  };
  const rows = [health, ready, openApi, docsRow(documentOf)] as unknown as readonly Row<never>[];
  return rows;
}

const ASKED_EVERY_MS = 1_000;
const PATIENCE_MS = 500;
/** Leases and links are counted by two clocks; further apart than this they would contradict one another. */
const MOST_SKEW_MS = 2_000;

/** Why no calls should be sent here, or null. What the store said is believed for a second, so that probes cost nothing. */
function readiness({ store, clock, accepting }: HouseFacts): () => Promise<string | null> {
  let [askedMs, said]: [number, Promise<string | null>] = [Number.NEGATIVE_INFINITY, Promise.resolve(null)];
  const ask = async (): Promise<string | null> => {
    const answer = await within(PATIENCE_MS, store.ping());
    if (answer === null) return 'The store does not answer.';
    return Math.abs(answer.nowMs - clock.nowMs()) > MOST_SKEW_MS ? 'The clocks of server and store disagree.' : null;
  };
  return async () => {
    if (!accepting()) return 'The server is about to stop.';
    const nowMs = clock.nowMs();
    if (nowMs - askedMs >= ASKED_EVERY_MS || nowMs < askedMs) [askedMs, said] = [nowMs, ask()];
    return said;
  };
}

/** What came of it, or null when it failed or was too slow. */
function within<T>(patienceMs: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patienceMs);
    const end = (answer: T | null): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    work.then(end, () => end(null));
  });
}

const openRow = {
  ...BARE_ROW,
  method: 'GET',
  apiVersion: '',
  tag: 'Server',
  family: 'plain',
  caller: 'open',
  cors: 'any',
  parse: () => null,
} as const satisfies Partial<Row<null>>;
