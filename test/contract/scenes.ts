/**
 * Every example of the document, played on a fresh server: which calls come before it, what stands in its path. Time stands still and chance
 * counts, so that the answers are the same in every run.
 */

import type { Operation } from '../../packages/server/src/contract/operation.ts';
import { BIRTH, type House, KEY } from '../server/house.ts';
import { examplesIn } from './schema-check.ts';

type Json = Record<string, any>;

/** What an example needs before it can be sent. */
interface Scene {
  /** Parts of the path by name. */
  readonly params?: Readonly<Record<string, string>>;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Parameters of the query that only the calls before could tell. */
  readonly query?: Readonly<Record<string, string>>;
  /** Members of the body that only the calls before could tell. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** One call with an example, as it is sent. */
export interface Played {
  readonly name: string;
  readonly body: unknown;
  readonly response: Response;
}

/** Sends each example of an operation, each on a house of its own. */
export async function play(
  operation: Operation,
  document: Json,
  open: () => Promise<House>,
): Promise<readonly Played[]> {
  const told = document['paths'][operation.path][operation.method.toLowerCase()] as Json;
  const media = told['requestBody']?.content['application/json'] as Json | undefined;
  const names = media?.['examples'] === undefined ? ['sample'] : Object.keys(media['examples']);
  const bodies = media === undefined ? [undefined] : examplesIn(media);
  const played: Played[] = [];
  for (const [i, name] of names.entries()) {
    const house = await open();
    const {
      params = {},
      query = {},
      headers = {},
      body: more = {},
    } = (await SCENES[operation.id]?.(house, name)) ?? {};
    const body = bodies[i] === undefined ? undefined : { ...(bodies[i] as Json), ...more };
    const response = await house.app(
      new Request(`http://localhost${addressOf(operation, params)}${queryOf(operation, query)}`, {
        method: operation.method,
        headers: {
          ...(operation.caller === 'key' ? { 'x-api-key': KEY } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(operation.needsIdempotencyKey === true ? { 'idempotency-key': 'example-0000000001' } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      { address: '203.0.113.7' },
    );
    played.push({ name, body, response });
  }
  return played;
}

/** The path with its parts filled in: by the scene, or by the first example or name that the part's schema gives. @throws Error for a part that nobody fills */
function addressOf({ id, path, params: schemas }: Operation, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { examples, enum: names } = (schemas[name] ?? {}) as { examples?: string[]; enum?: string[] };
    const value = params[name] ?? USUAL[name] ?? examples?.[0] ?? names?.[0];
    if (value === undefined) throw new Error(`${id} needs a scene in test/contract/scenes.ts that tells ${name}`);
    return encodeURIComponent(value);
  });
}

/** What the call must bring in its query: by the scene, or the first example of each. */
function queryOf({ id, query, requiredQuery = [] }: Operation, told: Readonly<Record<string, string>>): string {
  const pairs = requiredQuery.map((name) => {
    const value = told[name] ?? ((query[name]?.['examples'] ?? []) as readonly string[])[0];
    if (value === undefined) throw new Error(`${id}: the query parameter ${name} shows no example`);
    return `${name}=${encodeURIComponent(value)}`;
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

const PROPERTY = 'tower-3/flat-12';
const USUAL: Readonly<Record<string, string>> = { date: '2026-11-21', sign: 'aries' };

const json = async (response: Promise<Response>): Promise<Json> => (await (await response).json()) as Json;

/** A subscription to everything. */
const subscribed = async (house: House): Promise<string> =>
  (await json(house.post('/api/v1/alerts/subscribe', { url: 'https://hooks.example.org/khagol', events: ['*'] })))[
    'id'
  ];

const withSubscription = async (house: House): Promise<Scene> => ({ params: { id: await subscribed(house) } });

const SCENES: Readonly<Record<string, (house: House, example: string) => Promise<Scene>>> = {
  listConversations: talked,
  getConversation: talked,
  deleteConversation: talked,
  extendConversation: talked,
  usage: async (house) => {
    await house.post('/v2/astrology/birth-chart', BIRTH);
    return {};
  },
  usageHistory: async (house) => {
    await house.post('/v2/astrology/birth-chart', BIRTH);
    return {};
  },
  subscribeAlerts: async (house, example) =>
    example === 'test' ? { body: { webhook_id: await subscribed(house) } } : {},
  listAlerts: async (house) => {
    await subscribed(house);
    return {};
  },
  getAlert: withSubscription,
  changeAlert: withSubscription,
  deleteAlert: withSubscription,
  testAlert: withSubscription,
  listDeliveries: async (house) => {
    const id = await subscribed(house);
    await house.post('/v2/astrology/birth-chart', BIRTH);
    return { params: { id } };
  },
  rotateAlertSecret: withSubscription,
  arAsset: async (house) => {
    const { data } = await json(house.post('/v2/astrology/vastu/ar/zone-textures', {}));
    return { params: { file: String(data['provenance'].manifestUrl).split('/').pop() as string } };
  },
  putProperty: async () => ({ params: { propertyId: PROPERTY } }),
  getProperty: async (house) => {
    await filed(house);
    return { params: { propertyId: PROPERTY } };
  },
  archiveSummary: filed,
  archiveTier: filed,
  archiveExport: filed,
  archiveDelete: filed,
  archiveDownload: async (house) => {
    await filed(house);
    const { data } = await json(house.post('/v2/astrology/vastu/archive/export', { propertyId: PROPERTY }));
    const url = new URL(data['downloadUrl']);
    return {
      params: { exportId: url.pathname.split('/').pop() as string },
      query: { token: url.searchParams.get('token') as string },
    };
  },
  prebuiltCatalogItem: async () => ({ params: { id: 'kundli-mini' } }),
  prebuiltReport: reported,
  prebuiltDelete: reported,
  prebuiltDownload: async (house) => linked(await reported(house), 'downloadUrl'),
  prebuiltView: async (house) => linked(await reported(house), 'iframeUrl'),
  redeliver: async (house) => {
    const id = await subscribed(house);
    const { delivery_id } = await json(house.post(`/api/v1/alerts/${id}/test`, {}));
    // What is still waiting is not sent again: the first attempt has to be over.
    await delivered(house);
    return { params: { deliveryId: delivery_id as string } };
  },
};

/** The property of the examples, with a plan. */
async function filed(house: House): Promise<Scene> {
  const content = {
    plotPolygon: [
      [0, 0],
      [9, 0],
      [9, 12],
      [0, 12],
    ],
  };
  await house.call('PUT', `/v2/astrology/vastu/properties/${encodeURIComponent(PROPERTY)}`, {
    title: 'Flat 12, Tower 3',
    documents: [{ id: 'ground', kind: 'plan', content }],
  });
  return {};
}

/** A conversation of one turn, whose words are kept. */
async function talked(house: House): Promise<Scene> {
  const turn = { question: 'When will my career improve?', birthDetails: BIRTH, keepContent: true };
  const { conversationId } = await json(house.post('/api/v1/astrology/query', turn));
  return { params: { id: conversationId as string } };
}

/** A report that was bought. */
async function reported(house: House): Promise<Scene & { readonly data: Json }> {
  const birthDetails = { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' };
  const order = { reportType: 'kundli-mini', birthDetails };
  const { data } = await json(house.post('/api/v1/reports/prebuilt/generate', order));
  return { params: { reportId: data['reportId'] as string }, data };
}

function linked({ params, data }: Awaited<ReturnType<typeof reported>>, link: string): Scene {
  return {
    ...(params === undefined ? {} : { params }),
    query: { token: new URL(data[link]).searchParams.get('token') as string },
  };
}

async function delivered({ store, now }: House): Promise<void> {
  for (const taken of await store.webhooks.take(10, 10, 60))
    await store.webhooks.finish(taken, { atMs: now, durationMs: 12, status: 200, result: 'ok' }, { kind: 'delivered' });
}
