/** The server about itself: is it alive, what it stands on, and the document of its rows. */

import { openApiDocument } from '../contract/openapi.ts';
import type { Operation } from '../contract/operation.ts';
import { integer, listOf, oneOf, shape, text, truth } from '../contract/schema.ts';
import type { Row } from '../gate/row.ts';
import type { AdapterNote } from '../ports.ts';
import type { ServedEngine } from './engine.ts';

export interface HouseFacts {
  readonly engine: ServedEngine;
  readonly startedMs: number;
  readonly adapters: Readonly<Record<'keys' | 'ledger' | 'limiter', AdapterNote>>;
  /** Every other row. */
  readonly operations: readonly Operation[];
}

/** `/healthz` and `/openapi.json`. */
export function houseRows({ engine, startedMs, adapters, operations }: HouseFacts): readonly Row<null>[] {
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
  let document: Readonly<Record<string, unknown>> | null = null;
  const openApi: Row<null> = {
    ...openRow,
    id: 'openapi',
    path: '/openapi.json',
    aliases: [],
    summary: 'This document.',
    data: { type: 'object' },
    run: () => {
      document ??= openApiDocument([...operations, health, openApi], engine.version);
      return { kind: 'data', data: document };
    },
  };
  return [health, openApi];
}

const openRow = {
  method: 'GET',
  apiVersion: '',
  tag: 'Server',
  family: 'plain',
  caller: 'open',
  plan: 'starter',
  price: null,
  body: 'none',
  request: null,
  query: {},
  alsoAnswers: [],
  sample: null,
  refusals: [],
  cors: 'any',
  bodyLimitBytes: 0,
  deadlineSeconds: 10,
  parse: () => null,
} as const satisfies Partial<Row<null>>;
