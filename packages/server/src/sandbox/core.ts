/** Sandbox, core: health, ping, info. */

import { SANDBOX_VERSION, type SampleNote } from '../contract/envelopes.ts';
import { fixed, integer, type JsonSchema, listOf, shape, text } from '../contract/schema.ts';
import type { Row } from '../gate/row.ts';
import { PRODUCTION_FEATURES, SANDBOX_PATHS } from './published.ts';

export interface SandboxFacts {
  readonly engineVersion: string;
  readonly engineLabel: string;
  readonly startedMs: number;
  readonly addressPerMinute: number;
}

/** Of answers that no input shapes. */
export const FIXTURE: SampleNote = { contentMode: 'fixture', inputUsage: { fromRequest: [], fromSample: [] } };
const timestampOf = (nowMs: number): string => new Date(nowMs).toISOString();

/** Members that every sandbox row shares. */
export const sandboxRow: SandboxMembers = {
  aliases: [],
  apiVersion: '',
  tag: 'Sandbox',
  family: 'sandbox',
  caller: 'address',
  plan: 'starter',
  price: null,
  alsoAnswers: [],
  cors: 'any',
  deadlineSeconds: 10,
};
type SandboxMembers = Pick<
  Row,
  'aliases' | 'apiVersion' | 'tag' | 'family' | 'caller' | 'plan' | 'price' | 'alsoAnswers' | 'cors' | 'deadlineSeconds'
>;

/** Members of a health answer. */
export const HEALTH_SHAPE: Readonly<Record<string, JsonSchema>> = {
  status: fixed('ok'),
  uptimeSeconds: integer('', { minimum: 0 }),
  version: text('Of the sandbox.'),
  engine: text('Label of the engine.'),
  engineVersion: text(''),
  timestamp: text('ISO 8601, UTC.'),
};

export function healthData(
  { engineVersion, engineLabel, startedMs }: SandboxFacts,
  nowMs: number,
): Readonly<Record<string, unknown>> {
  return {
    status: 'ok',
    uptimeSeconds: Math.max(0, Math.floor((nowMs - startedMs) / 1000)),
    version: SANDBOX_VERSION,
    engine: engineLabel,
    engineVersion,
    timestamp: timestampOf(nowMs),
  };
}

export function coreRows(facts: SandboxFacts): readonly Row<null>[] {
  const { addressPerMinute } = facts;
  const get = {
    ...sandboxRow,
    method: 'GET',
    body: 'none',
    request: null,
    params: {},
    query: {},
    success: 200,
    sample: null,
    refusals: [],
    bodyLimitBytes: 0,
    parse: () => null,
  } as const;
  const health: Row<null> = {
    ...get,
    id: 'sandboxHealth',
    path: '/sandbox/health',
    summary: 'Is the sandbox alive.',
    data: shape(HEALTH_SHAPE),
    run: (_, { nowMs }) => ({ kind: 'data', sample: FIXTURE, data: healthData(facts, nowMs) }),
  };
  const ping: Row<null> = {
    ...get,
    id: 'sandboxPing',
    path: '/sandbox/ping',
    summary: 'Pong.',
    data: shape({ pong: fixed(true), timestamp: text('') }),
    run: (_, { nowMs }) => ({ kind: 'data', sample: FIXTURE, data: { pong: true, timestamp: timestampOf(nowMs) } }),
  };
  const info: Row<null> = {
    ...get,
    id: 'sandboxInfo',
    path: '/sandbox/info',
    summary: 'What the sandbox publishes.',
    data: shape({
      name: text(''),
      version: fixed(SANDBOX_VERSION),
      environment: fixed('sandbox'),
      description: text(''),
      documentation: text(''),
      pricing: text(''),
      service: text(''),
      total_endpoints: fixed(60),
      available_endpoints: listOf(text(''), 'As published.', { minItems: 60, maxItems: 60 }),
      categories: { type: 'object', additionalProperties: integer('') },
      production_features: listOf(text(''), ''),
    }),
    run: () => ({ kind: 'data', sample: FIXTURE, data: infoData(addressPerMinute) }),
  };
  return [health, info, ping];
}

function infoData(addressPerMinute: number): unknown {
  const published = Object.values(SANDBOX_PATHS).flat();
  return {
    name: 'Khagol sandbox',
    version: SANDBOX_VERSION,
    environment: 'sandbox',
    description: 'Answers without a key, computed by the same engine as the priced interface and marked as samples.',
    documentation: '/openapi.json',
    pricing: `Free; ${addressPerMinute} calls per minute and address.`,
    service: 'khagol',
    total_endpoints: published.length,
    available_endpoints: published,
    categories: Object.fromEntries(Object.entries(SANDBOX_PATHS).map(([category, paths]) => [category, paths.length])),
    production_features: PRODUCTION_FEATURES,
  };
}
