/** Webhook subscriptions over the wire: the published shapes, who may see what, and what is refused. The guard is the real one. */

import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type App, createApp } from '../../packages/server/src/app.ts';
import { digestOf, keyIdOf } from '../../packages/server/src/offices/keys/form.ts';
import type { Sent } from '../../packages/server/src/offices/webhooks/index.ts';
import { openSender, type Sender } from '../../packages/server/src/offices/webhooks/index.ts';
import { EVENT_TYPES, type Store } from '../../packages/server/src/ports/index.ts';
import { openEgress } from '../../packages/server/src/serve/egress/index.ts';
import { memoryStore } from '../../packages/server/src/store/memory/index.ts';
import { schemaFaults } from '../contract/schema-check.ts';
import { KEY, madeEngine, STARTER_KEY } from './house.ts';
import { countingCrypto, mirrorVault, START_MS } from './webhooks-world.ts';

const HOOK = 'https://hooks.example.org/in';
const SUBSCRIBE = '/api/v1/alerts/subscribe';

let now: number;
let app: App;
let store: Store;
let sender: Sender;
let answer: Sent;
let logged: string;
const sent: { readonly headers: Readonly<Record<string, string>>; readonly body: string }[] = [];

beforeEach(async () => {
  now = START_MS;
  answer = { status: 200 };
  logged = '';
  sent.length = 0;
  const clock = { nowMs: () => now };
  const crypto = countingCrypto();
  store = await memoryStore({ clock, crypto });
  for (const [id, key] of [
    ['acc_one', KEY],
    ['acc_two', STARTER_KEY],
  ] as const) {
    await store.accounts.open(
      { id, name: '', plan: 'starter', perMinute: 10_000, status: 'active', createdMs: now },
      [],
    );
    const digest = await digestOf(key, crypto);
    const keyId = keyIdOf(key, digest) ?? '';
    await store.keys.add({
      keyId,
      digest,
      last4: key.slice(-4),
      active: true,
      expiresAtMs: null,
      createdMs: now,
      accountId: id,
    });
  }
  const guard = openEgress({ resolve: async (name) => (name.startsWith('inside') ? ['10.0.0.1'] : ['93.184.216.34']) });
  const outbound = {
    ...guard,
    send: async (_: string, headers: Readonly<Record<string, string>>, body: string) => {
      sent.push({ headers, body });
      return answer;
    },
  };
  const log = { write: (line: unknown) => void (logged += JSON.stringify(line)) };
  app = createApp({ engine: madeEngine(), clock, crypto, store, vault: mirrorVault, outbound, log });
  const { webhooks } = store;
  sender = openSender({
    webhooks,
    vault: mirrorVault,
    outbound,
    clock,
    crypto,
    onFault: (error) => {
      throw error;
    },
  });
});

interface Answered {
  readonly status: number;
  readonly body: any;
}

async function call(method: string, path: string, body?: unknown, key = KEY): Promise<Answered> {
  const headers = { 'x-api-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await app(new Request(`http://localhost${path}`, init), { address: '203.0.113.7' });
  const answered: Answered = { status: response.status, body: await response.json() };
  if (response.ok)
    expect(schemaFaults(publishedShape(method, path), answered.body, {}), `${method} ${path}`).toEqual([]);
  return answered;
}

/** What the document promises of an answer at this address. */
function publishedShape(method: string, path: string): Schema {
  const asked = path.split('?')[0]?.split('/') ?? [];
  const fits = (template: string): boolean => {
    const parts = template.split('/');
    return parts.length === asked.length && parts.every((part, i) => part.startsWith('{') || part === asked[i]);
  };
  const rows = app.operations.filter((row) => row.method === method && [row.path, ...row.aliases].some(fits));
  expect(rows.length, `rows at ${method} ${path}`).toBe(1);
  return rows[0]?.data ?? {};
}

type Schema = Parameters<typeof schemaFaults>[0];

const post = (path: string, body?: unknown, key = KEY) => call('POST', path, body, key);
const subscribe = (more: object = {}, key = KEY) =>
  post(SUBSCRIBE, { url: HOOK, events: ['chart.created'], ...more }, key);
async function deliverAll(): Promise<void> {
  await sender.tick();
  await sender.settled();
}

describe('subscribing', () => {
  it('answers with id and secret on top, and never tells the secret again', async () => {
    const { status, body } = await subscribe({ events: ['usage.limit.exceeded', 'chart.created', 'chart.created'] });
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      id: expect.stringMatching(/^whk_[0-9a-z]{26}$/),
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      url: HOOK,
      events: ['chart.created', 'usage.limit.exceeded'],
      status: 'active',
      include_content: false,
      created: START_MS / 1000,
    });
    const { secret: _, success: __, ...record } = body;
    expect((await call('GET', '/api/v1/alerts')).body).toEqual({ success: true, data: [record] });
    expect((await call('GET', `/api/v1/alerts/${body.id}`)).body).toEqual({ success: true, data: record });
    expect(logged).not.toContain(body.secret);
  });

  it('takes a secret of the caller’s own, and every event by a star', async () => {
    const secret = 'my-own-secret-16';
    const { body } = await subscribe({ secret, events: ['*'], include_content: true });
    expect(body).toMatchObject({ secret, events: EVENT_TYPES, include_content: true });
  });

  it.each(['/v1/webhooks', '/api/v1/webhooks'])('is the same under %s', async (path) => {
    const { status, body } = await post(path, { url: HOOK, events: ['*'] });
    expect(status).toBe(201);
    expect((await call('GET', path)).body.data[0].id).toBe(body.id);
    expect((await call('GET', `${path}/${body.id}`)).body.data.id).toBe(body.id);
    expect((await call('DELETE', `${path}/${body.id}`)).body).toEqual({ success: true, deleted: true, id: body.id });
  });

  // biome-ignore format: a table reads in columns
  const refused: readonly (readonly [string, object, string])[] = [
    ['no url and no webhook',      { events: ['*'] },                                   'url'],
    ['both',                       { url: HOOK, webhook_id: 'whk_1', events: ['*'] },   'webhook_id'],
    ['a url that is no text',      { url: 7, events: ['*'] },                           'url'],
    ['http',                       { url: 'http://hooks.example.org/', events: ['*'] }, 'url'],
    ['an address of the house',    { url: 'https://127.0.0.1/', events: ['*'] },        'url'],
    ['a name that leads inside',   { url: 'https://inside.example.org/', events: ['*'] }, 'url'],
    ['a password in the url',      { url: 'https://a:b@hooks.example.org/', events: ['*'] }, 'url'],
    ['no events',                  { url: HOOK },                                       'events'],
    ['an empty list',              { url: HOOK, events: [] },                           'events'],
    ['events as text',             { url: HOOK, events: 'chart.created' },              'events'],
    ['an unknown event',           { url: HOOK, events: ['chart.created', 'x'] },       'events[1]'],
    ['an inherited name',          { url: HOOK, events: ['constructor'] },              'events[0]'],
    ['a short secret',             { url: HOOK, events: ['*'], secret: 'x'.repeat(15) }, 'secret'],
    ['a long secret',              { url: HOOK, events: ['*'], secret: 'x'.repeat(257) }, 'secret'],
    ['a secret with a space',      { url: HOOK, events: ['*'], secret: 'sixteen and more!' }, 'secret'],
    ['content that is not a truth', { url: HOOK, events: ['*'], include_content: 'yes' }, 'include_content'],
  ];
  it.each(refused)('refuses %s with a 400 that names the field', async (_, body, field) => {
    const answered = await post(SUBSCRIBE, body);
    expect(answered.status).toBe(400);
    expect(answered.body).toMatchObject({ success: false, code: 'VALIDATION_ERROR', details: [{ field }] });
    expect((await call('GET', '/api/v1/alerts')).body.data).toEqual([]);
  });

  it('tells of a name that leads inside no more than that, and repeats no secret', async () => {
    const inside = await subscribe({ url: 'https://inside.example.org/' });
    expect(inside.body.message).toBe('The address is not one of the public internet.');
    expect(JSON.stringify(await subscribe({ secret: 'too-short' }))).not.toContain('too-short');
  });

  it('ends at twenty', async () => {
    for (let i = 0; i < 20; i += 1) expect((await subscribe()).status).toBe(201);
    expect(await subscribe()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await subscribe({}, STARTER_KEY)).status).toBe(201);
  });

  it('asks for a key', async () => {
    const response = await app(new Request('http://localhost/api/v1/alerts'), { address: '203.0.113.8' });
    expect(response.status).toBe(401);
  });
});

describe('a test', () => {
  it.each(EVENT_TYPES)('of %s arrives signed, and says that it is one', async (event_type) => {
    const { body: made } = await subscribe();
    const { status, body } = await post(SUBSCRIBE, { webhook_id: made.id, event_type });
    expect(status).toBe(202);
    expect(body).toEqual({ success: true, delivery_id: expect.stringMatching(/^dlv_/), event_type, test: true });
    await deliverAll();
    const [one] = sent;
    expect(JSON.parse(one?.body ?? '')).toMatchObject({ type: event_type, test: true });
    const expected = createHmac('sha256', made.secret)
      .update(one?.body ?? '')
      .digest('hex');
    expect(one?.headers['x-service-signature']).toBe(`sha256=${expected}`);
  });

  it('has a path of its own, where the event may be left out', async () => {
    const { body: made } = await subscribe({ events: ['usage.limit.exceeded', 'ai.batch.completed'] });
    expect(await post(`/api/v1/alerts/${made.id}/test`)).toMatchObject({
      status: 202,
      body: { event_type: 'ai.batch.completed' },
    });
    expect(await post(`/v1/webhooks/${made.id}/test`, { event_type: 'chart.updated' })).toMatchObject({ status: 202 });
  });

  it('needs a subscription of one’s own that is awake, and an event that exists', async () => {
    const { body: made } = await subscribe();
    const event_type = 'chart.created';
    expect((await post(SUBSCRIBE, { webhook_id: 'whk_0', event_type })).status).toBe(404);
    expect((await post(SUBSCRIBE, { webhook_id: '\u0000', event_type })).status).toBe(404);
    expect((await post(SUBSCRIBE, { webhook_id: made.id, event_type }, STARTER_KEY)).status).toBe(404);
    expect((await post(SUBSCRIBE, { webhook_id: made.id })).status).toBe(400);
    expect((await post(SUBSCRIBE, { webhook_id: made.id, event_type: 'x' })).status).toBe(400);
    expect((await post(SUBSCRIBE, { webhook_id: 7, event_type })).status).toBe(400);
    await call('PATCH', `/api/v1/alerts/${made.id}`, { status: 'paused' });
    expect(await post(`/api/v1/alerts/${made.id}/test`, { event_type })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
  });
});

describe('a change', () => {
  it('of address, events, status and content is answered with the record', async () => {
    const { body: made } = await subscribe();
    const path = `/api/v1/alerts/${made.id}`;
    const change = { url: 'https://Other.example.org', events: ['*'], status: 'paused', include_content: true };
    const { status, body } = await call('PATCH', path, change);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...change, url: 'https://other.example.org/', events: EVENT_TYPES, id: made.id });
    expect((await call('GET', path)).body).toEqual(body);
  });

  it('passes the guard like a new subscription, and must change something', async () => {
    const { body: made } = await subscribe();
    const path = `/api/v1/alerts/${made.id}`;
    for (const change of [
      { url: 'https://10.0.0.1/' },
      { url: 'https://inside.example.org/' },
      {},
      { status: 'disabled' },
      { events: [] },
      { url: 5 },
    ])
      expect((await call('PATCH', path, change)).status).toBe(400);
    expect((await call('GET', path)).body.data).toMatchObject({ url: HOOK, status: 'active' });
  });

  it('of another account’s subscription is a change of nothing: the same bytes as for an unknown one', async () => {
    const { body: made } = await subscribe();
    const rows = [
      ['GET', ''],
      ['PATCH', '', { status: 'paused' }],
      ['DELETE', ''],
      ['POST', '/test', { event_type: 'chart.created' }],
      ['POST', '/rotate-secret', {}],
      ['GET', '/deliveries'],
    ] as const;
    for (const [method, rest, body] of rows) {
      const foreign = await call(method, `/api/v1/alerts/${made.id}${rest}`, body, STARTER_KEY);
      const unknown = await call(method, `/api/v1/alerts/whk_${'0'.repeat(26)}${rest}`, body, STARTER_KEY);
      const strange = await call(method, `/api/v1/alerts/%00%27${rest}`, body, STARTER_KEY);
      expect(foreign.status).toBe(404);
      expect(unknown.body.requestId).not.toBe(foreign.body.requestId);
      for (const other of [unknown, strange])
        expect({ ...other.body, requestId: '' }).toEqual({ ...foreign.body, requestId: '' });
    }
    expect((await call('GET', `/api/v1/alerts/${made.id}`)).status).toBe(200);
  });
});

describe('an end', () => {
  it('is told once; what waits is given up', async () => {
    const { body: made } = await subscribe();
    await post(`/api/v1/alerts/${made.id}/test`);
    const path = `/api/v1/alerts/${made.id}`;
    expect(await call('DELETE', path)).toEqual({ status: 200, body: { success: true, deleted: true, id: made.id } });
    expect((await call('DELETE', path)).status).toBe(404);
    expect((await call('GET', `${path}/deliveries`)).status).toBe(404);
    await deliverAll();
    expect(sent).toEqual([]);
  });
});

describe('deliveries', () => {
  it('are listed newest first, page by page, with what came of each attempt', async () => {
    const { body: made } = await subscribe();
    for (let i = 0; i < 5; i += 1) {
      now += 1000;
      answer = i === 4 ? { fault: 'blocked' } : { status: 200 };
      await post(`/api/v1/alerts/${made.id}/test`);
      await deliverAll();
    }
    const path = `/api/v1/alerts/${made.id}/deliveries`;
    const first = (await call('GET', `${path}?limit=2`)).body;
    expect(first.data[0]).toEqual({
      id: expect.stringMatching(/^dlv_/),
      event: 'chart.created',
      event_id: expect.stringMatching(/^evt_/),
      status: 'pending',
      created: now / 1000,
      attempts: [{ at: now / 1000, durationMs: 0, status: null, result: 'refused' }],
      nextAttemptAt: now / 1000 + 60,
    });
    expect(first.data[1]).toMatchObject({
      status: 'delivered',
      nextAttemptAt: null,
      attempts: [{ status: 200, result: 'ok' }],
    });
    const second = (await call('GET', `${path}?limit=2&cursor=${first.nextCursor}`)).body;
    const third = (await call('GET', `${path}?limit=2&cursor=${second.nextCursor}`)).body;
    expect([second.data.length, third.data.length, third.nextCursor]).toEqual([2, 1, null]);
    const ids = [first, second, third].flatMap(({ data }) => data.map(({ id }: { id: string }) => id));
    expect(new Set(ids).size).toBe(5);
    expect((await call('GET', path)).body.data.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect((await call('GET', `/api/v1/alerts/${made.id}`)).body.data.lastDelivery).toEqual({
      status: 'delivered',
      at: now / 1000 - 1,
    });
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'limit=1e1', 'limit=', 'cursor=1', 'cursor='])(
    'refuse %s',
    async (query) => {
      const { body: made } = await subscribe();
      expect((await call('GET', `/api/v1/alerts/${made.id}/deliveries?${query}`)).status).toBe(400);
    },
  );

  it('are sent again by hand when they are finished, under the same event', async () => {
    const { body: made } = await subscribe();
    const { body: test } = await post(`/api/v1/alerts/${made.id}/test`);
    const path = `/api/v1/alerts/deliveries/${test.delivery_id}/redeliver`;
    expect(await post(path)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    await deliverAll();
    expect((await post(path, undefined, STARTER_KEY)).status).toBe(404);
    expect((await post('/api/v1/alerts/deliveries/dlv_0/redeliver')).status).toBe(404);
    expect(await post(path)).toEqual({
      status: 202,
      body: { success: true, delivery_id: test.delivery_id, event_type: 'chart.created', status: 'pending' },
    });
    await deliverAll();
    expect(sent.length).toBe(2);
    expect(sent[1]?.body).toBe(sent[0]?.body);
    expect(sent[1]?.headers['webhook-id']).toBe(sent[0]?.headers['webhook-id']);
  });

  it('are not sent again when their text is forgotten, and say so', async () => {
    const { body: made } = await subscribe();
    const { body: test } = await post(`/api/v1/alerts/${made.id}/test`);
    await deliverAll();
    expect(await store.webhooks.forget(-1, 9)).toBe(1);
    const refused = await post(`/api/v1/alerts/deliveries/${test.delivery_id}/redeliver`);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: expect.stringContaining('30 days') },
    });
    const { body: list } = await call('GET', `/api/v1/alerts/${made.id}/deliveries`);
    expect(list.data).toMatchObject([{ id: test.delivery_id, status: 'delivered' }]);
  });
});

describe('a new secret', () => {
  it('is told once, signs at once, and lets the one before sign for a day', async () => {
    const { body: made } = await subscribe();
    const path = `/api/v1/alerts/${made.id}/rotate-secret`;
    const { status, body } = await post(path);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      id: made.id,
      secret: expect.stringMatching(/^whsec_/),
      previousSecretExpires: START_MS / 1000 + 86_400,
    });
    expect(body.secret).not.toBe(made.secret);
    expect((await call('GET', `/api/v1/alerts/${made.id}`)).body.data.previousSecretExpires).toBe(
      START_MS / 1000 + 86_400,
    );
    expect(await post(path)).toMatchObject({ status: 409, body: { previousSecretExpires: START_MS / 1000 + 86_400 } });
    expect(await post(path, { force: true, secret: 'one-of-my-own-16' })).toMatchObject({
      status: 200,
      body: { secret: 'one-of-my-own-16' },
    });
    expect((await post(path, { secret: 'short' })).status).toBe(400);
    expect((await post(path, { force: 1 })).status).toBe(400);
  });

  it('is told to one of those who ask at the same time: nobody holds one that never signs', async () => {
    const { body: made } = await subscribe();
    const path = `/api/v1/alerts/${made.id}/rotate-secret`;
    const told = await Promise.all(Array.from({ length: 8 }, () => post(path)));
    expect(told.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const [winner] = told.filter(({ status }) => status === 200);
    await post('/api/v1/alerts/subscribe', { webhook_id: made.id, event_type: 'chart.created' });
    await deliverAll();
    const { body, headers } = sent[sent.length - 1] as (typeof sent)[number];
    const signed = (secret: string): string => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    expect(headers['x-service-signature']).toBe(signed(winner?.body.secret));
    expect(headers['x-service-signature-previous']).toBe(signed(made.secret));
  });
});
