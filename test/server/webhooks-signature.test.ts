/** What a delivery carries, and that others can verify it: Node’s own HMAC, and the stock verifier of Standard Webhooks. */

import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { hmacSha256 } from '../../packages/server/src/offices/webhooks/hmac.ts';
import { deliveryHeaders, type Signed } from '../../packages/server/src/offices/webhooks/signature.ts';
import { countingCrypto, openWorld, START_MS } from './webhooks-world.ts';

const crypto = countingCrypto();
const OURS = `whsec_${Buffer.from(Uint8Array.from({ length: 32 }, (_, i) => i * 7)).toString('base64')}`;
const EARLIER = `whsec_${Buffer.from(Uint8Array.from({ length: 32 }, (_, i) => 255 - i)).toString('base64')}`;
const OWN = 'a secret of my own?'.replaceAll(' ', '-');
const BODY = '{"id":"evt_1","type":"chart.created","created":1,"data":{"name":"ज्योतिष"}}';
const signed = (more: Partial<Signed> = {}): Signed => ({
  eventId: 'evt_1',
  type: 'chart.created',
  body: BODY,
  nowMs: Date.now(),
  secret: OURS,
  previous: null,
  ...more,
});
const hexOf = (secret: string, body = BODY): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

describe('the digest', () => {
  it('is HMAC-SHA-256 for keys shorter, as long as, and longer than a block', async () => {
    for (const length of [0, 1, 16, 63, 64, 65, 256, 1000]) {
      const [key, message] = [Buffer.alloc(length, 0xa5), Buffer.from('what is signed'.repeat(length))];
      const expected = createHmac('sha256', key).update(message).digest('hex');
      expect(Buffer.from(await hmacSha256(key, message, crypto)).toString('hex')).toBe(expected);
    }
  });
});

describe('a delivery', () => {
  it('carries the published headers, the signature over the very bytes of the body', async () => {
    const nowMs = 1_795_305_600_999;
    expect(await deliveryHeaders(signed({ nowMs }), crypto)).toMatchObject({
      'content-type': 'application/json',
      'x-service-signature': hexOf(OURS),
      'x-service-event': 'chart.created',
      'x-service-delivery': 'evt_1',
      'x-service-timestamp': '1795305600',
      'webhook-id': 'evt_1',
      'webhook-timestamp': '1795305600',
    });
  });

  it('is accepted by the stock verifier, and refused when one bit of body, id or time is another', async () => {
    const headers = { ...(await deliveryHeaders(signed(), crypto)) };
    const verifier = new Webhook(OURS);
    expect(verifier.verify(BODY, headers)).toEqual(JSON.parse(BODY));
    for (let bit = 0; bit < 8; bit += 1) {
      const bytes = Buffer.from(BODY);
      bytes[10] = (bytes[10] ?? 0) ^ (1 << bit);
      expect(() => verifier.verify(bytes.toString('latin1'), headers)).toThrow();
    }
    expect(() => verifier.verify(BODY, { ...headers, 'webhook-id': 'evt_2' })).toThrow();
    const later = String(Number(headers['webhook-timestamp']) + 1);
    expect(() => verifier.verify(BODY, { ...headers, 'webhook-timestamp': later })).toThrow();
    expect(() => new Webhook(EARLIER).verify(BODY, headers)).toThrow();
  });

  it('signs with the bytes of a secret that is not of our form', async () => {
    for (const secret of [OWN, 'whsec_not-base64-at-all', 'whsec_YWJj=ZGVm', 'x'.repeat(256)]) {
      const headers = { ...(await deliveryHeaders(signed({ secret }), crypto)) };
      expect(headers['x-service-signature']).toBe(hexOf(secret));
      expect(new Webhook(secret, { format: 'raw' }).verify(BODY, headers)).toEqual(JSON.parse(BODY));
    }
  });

  it('is signed with both secrets while one takes over from the other', async () => {
    const headers = { ...(await deliveryHeaders(signed({ previous: EARLIER }), crypto)) };
    expect(headers['x-service-signature']).toBe(hexOf(OURS));
    expect(headers['x-service-signature-previous']).toBe(hexOf(EARLIER));
    for (const secret of [OURS, EARLIER]) expect(new Webhook(secret).verify(BODY, headers)).toEqual(JSON.parse(BODY));
    expect(Object.keys(await deliveryHeaders(signed(), crypto))).not.toContain('x-service-signature-previous');
  });
});

describe('a secret', () => {
  it('that nobody chose is whsec_ and 32 bytes, and is kept sealed', async () => {
    const world = await openWorld();
    const [first, second] = [await world.subscribe(), await world.subscribe()];
    expect(first.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(second.secret).not.toBe(first.secret);
    expect(Buffer.from(first.endpoint.secret).toString('latin1')).not.toContain(first.secret);
    await world.emit();
    await world.until(START_MS);
    expect(world.received[0]?.headers['x-service-signature']).toBe(hexOf(first.secret, world.received[0]?.body));
    expect(world.received[1]?.headers['x-service-signature']).toBe(hexOf(second.secret, world.received[1]?.body));
  });

  it('that is changed leaves the old one signing for 24 hours, to the second', async () => {
    const world = await openWorld();
    const { endpoint, secret } = await world.subscribe();
    const changed = await world.office.rotate(endpoint.accountId, endpoint.id, null, false);
    if (changed?.kind !== 'rotated') throw new Error('not rotated');
    expect(changed.previousUntilMs).toBe(START_MS + 86_400_000);
    const sent = async (): Promise<Readonly<Record<string, string>>> => {
      await world.emit();
      await world.until(world.now);
      return world.received.at(-1)?.headers ?? {};
    };
    for (const [ms, both] of [
      [0, true],
      [86_399_999, true],
      [86_400_000, false],
    ] as const) {
      world.now = START_MS + ms;
      const headers = await sent();
      const body = world.received.at(-1)?.body;
      expect(headers['x-service-signature']).toBe(hexOf(changed.secret, body));
      expect(headers['x-service-signature-previous']).toBe(both ? hexOf(secret, body) : undefined);
      expect(headers['webhook-signature']?.split(' ').length).toBe(both ? 2 : 1);
    }
  });

  it('is not changed twice within the overlap, unless that is forced', async () => {
    const world = await openWorld();
    const { endpoint } = await world.subscribe();
    const rotate = (force = false) => world.office.rotate(endpoint.accountId, endpoint.id, null, force);
    expect((await rotate())?.kind).toBe('rotated');
    world.now += 86_399_999;
    expect(await rotate()).toEqual({ kind: 'early', untilMs: START_MS + 86_400_000 });
    expect((await rotate(true))?.kind).toBe('rotated');
    world.now += 86_400_000;
    expect((await rotate())?.kind).toBe('rotated');
  });
});

describe('personal text', () => {
  it('goes only to a subscription that asked for it, each with a signature over what it got', async () => {
    const world = await openWorld();
    const [plain, full] = [
      await world.subscribe({ url: 'https://plain.example.org/' }),
      await world.subscribe({ url: 'https://full.example.org/', includeContent: true }),
    ];
    await world.emit('ai.response.completed');
    await world.until(START_MS);
    for (const { url, headers, body } of world.received) {
      const asked = url.includes('full');
      expect(body.includes('What does the test ask?')).toBe(asked);
      expect('content' in JSON.parse(body).data).toBe(asked);
      expect(headers['x-service-signature']).toBe(hexOf((asked ? full : plain).secret, body));
    }
    expect(world.received.length).toBe(2);
  });
});
