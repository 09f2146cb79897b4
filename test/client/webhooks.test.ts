/** Deliveries as the server signs them, and as the stock signer of Standard Webhooks does: taken whole, refused when anything is another. */

import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { type Delivery, verifyWebhook, WebhookError } from '../../packages/client/src/webhooks.ts';
import { deliveryHeaders, type Signed } from '../../packages/server/src/offices/webhooks/signature.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';

const NOW = 1_795_219_200;
const secretOf = (step: number): string =>
  `whsec_${Buffer.from(Uint8Array.from({ length: 32 }, (_, i) => i * step)).toString('base64')}`;
const [OURS, EARLIER, OTHER] = [secretOf(7), secretOf(5), secretOf(3)];
const bodyOf = (created = NOW): string =>
  JSON.stringify({ id: 'evt_1', type: 'chart.created', created, api_version: '2026-11-01', data: { name: 'ज्योतिष' } });
const BODY = bodyOf();

const signed = (more: Partial<Signed> = {}): Promise<Readonly<Record<string, string>>> =>
  deliveryHeaders(
    { eventId: 'evt_1', type: 'chart.created', body: BODY, nowMs: NOW * 1000, secret: OURS, previous: null, ...more },
    webCrypto,
  );
const verdict = async (delivery: Partial<Delivery>): Promise<string> => {
  const whole = { headers: await signed(), body: BODY, secrets: OURS, nowSeconds: NOW, ...delivery };
  return verifyWebhook(whole).then(
    (event) => event.type,
    (error: unknown) => {
      expect(error).toBeInstanceOf(WebhookError);
      expect(String(error)).not.toContain('whsec_');
      return (error as WebhookError).code;
    },
  );
};
const without = (headers: Readonly<Record<string, string>>, ...names: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
const ONLY_OURS = ['webhook-signature', 'webhook-id', 'webhook-timestamp'];

describe('a delivery of the server', () => {
  it('is taken as text or bytes, with headers of any kind', async () => {
    const headers = await signed();
    const shouted = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
    for (const one of [headers, new Headers(headers), shouted])
      for (const body of [BODY, new TextEncoder().encode(BODY), Buffer.from(BODY)])
        expect(await verdict({ headers: one, body })).toBe('chart.created');
    expect((await verifyWebhook({ headers, body: BODY, secrets: OURS, nowSeconds: NOW })).data).toEqual({
      name: 'ज्योतिष',
    });
  });

  it('is taken with secrets of every form', async () => {
    for (const secret of [
      'a-secret-of-my-own',
      'whsec_not-base64-at-all',
      'whsec_YWJj=ZGVm',
      'whsec_',
      'x'.repeat(256),
    ])
      expect(await verdict({ headers: await signed({ secret }), secrets: secret })).toBe('chart.created');
  });

  it('is taken under either secret while one takes over from the other', async () => {
    const headers = await signed({ previous: EARLIER });
    for (const secrets of [OURS, EARLIER, [OTHER, OURS], [OURS, EARLIER]]) {
      expect(await verdict({ headers, secrets })).toBe('chart.created');
      expect(await verdict({ headers: without(headers, ...ONLY_OURS), secrets })).toBe('chart.created');
    }
    expect(await verdict({ headers, secrets: OTHER })).toBe('WRONG_SIGNATURE');
  });

  it('is refused when one bit of the body is another', async () => {
    const headers = await signed();
    for (const only of [headers, without(headers, ...ONLY_OURS), without(headers, 'x-service-signature')])
      for (let at = 0; at < BODY.length; at += 7) {
        const body = Buffer.from(BODY);
        body[at] = (body[at] ?? 0) ^ (1 << (at % 8));
        expect(await verdict({ headers: only, body })).toBe('WRONG_SIGNATURE');
      }
  });

  it('is refused when either signature is wrong, missing of its parts, or when none is there', async () => {
    const headers = await signed();
    const foreign = await signed({ secret: OTHER });
    for (const name of ['x-service-signature', 'webhook-signature'])
      for (const value of [foreign[name] ?? '', '', 'sha256=', 'v1,', 'v1a,xx', `${headers[name]}00`])
        expect(await verdict({ headers: { ...headers, [name]: value } })).toBe('WRONG_SIGNATURE');
    expect(await verdict({ headers: { ...headers, 'webhook-id': 'evt_2' } })).toBe('WRONG_SIGNATURE');
    expect(await verdict({ headers: { ...headers, 'webhook-timestamp': String(NOW + 1) } })).toBe('WRONG_SIGNATURE');
    expect(await verdict({ headers: without(headers, 'webhook-id') })).toBe('WRONG_SIGNATURE');
    expect(await verdict({ headers: without(headers, 'webhook-timestamp') })).toBe('WRONG_SIGNATURE');
    expect(await verdict({ headers: without(headers, 'x-service-signature', 'webhook-signature') })).toBe(
      'MISSING_SIGNATURE',
    );
    expect(await verdict({ headers: {} })).toBe('MISSING_SIGNATURE');
    const previousAlone = { 'x-service-signature-previous': headers['x-service-signature'] ?? '' };
    expect(await verdict({ headers: previousAlone })).toBe('MISSING_SIGNATURE');
  });
});

describe('the time of a delivery', () => {
  it.each([
    [0, 'chart.created'],
    [300, 'chart.created'],
    [301, 'OUTSIDE_TOLERANCE'],
    [-300, 'chart.created'],
    [-301, 'OUTSIDE_TOLERANCE'],
  ])('is that of the attempt, signed by Standard Webhooks: %i s ago', async (age, expected) => {
    expect(await verdict({ nowSeconds: NOW + age })).toBe(expected);
  });

  it('may be long after the event when somebody asked for it again', async () => {
    const body = bodyOf(NOW - 86_400);
    expect(await verdict({ body, headers: await signed({ body }) })).toBe('chart.created');
  });

  it.each([
    [38 * 60 + 300, 'chart.created'],
    [38 * 60 + 301, 'OUTSIDE_TOLERANCE'],
    [-300, 'chart.created'],
    [-301, 'OUTSIDE_TOLERANCE'],
  ])(
    'is that of the event where nothing else is signed: %i s ago, the last attempt included',
    async (age, expected) => {
      const headers = without(await signed(), ...ONLY_OURS);
      expect(await verdict({ headers, nowSeconds: NOW + age })).toBe(expected);
    },
  );

  it('has the tolerance that is asked for', async () => {
    expect(await verdict({ nowSeconds: NOW + 31, toleranceSeconds: 30 })).toBe('OUTSIDE_TOLERANCE');
    expect(await verdict({ nowSeconds: NOW + 31, toleranceSeconds: 31 })).toBe('chart.created');
  });
});

describe('what others sign', () => {
  it('with the stock signer is taken', async () => {
    const signature = new Webhook(OURS).sign('evt_1', new Date(NOW * 1000), BODY);
    const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': String(NOW), 'webhook-signature': signature };
    expect(await verdict({ headers })).toBe('chart.created');
    const several = { ...headers, 'webhook-signature': `v1a,c2lnbmVk v1,AAAA ${signature}` };
    expect(await verdict({ headers: several })).toBe('chart.created');
  });

  it('and is no event is refused', async () => {
    for (const body of ['', '[]', 'null', '{"id":"evt_1"}', '{"id":1,"type":"a","created":1,"data":{}}', '"\u0000"'])
      expect(await verdict({ body, headers: await signed({ body }) })).toBe('BAD_BODY');
  });
});

describe('a question that makes no sense', () => {
  it.each([
    { secrets: [] },
    { secrets: '' },
    { secrets: [OURS, ''] },
    { toleranceSeconds: 0 },
    { toleranceSeconds: Number.NaN },
    { nowSeconds: Number.NaN },
    { body: { id: 'evt_1' } as never },
  ])('is refused: %j', async (delivery) => {
    expect(await verdict(delivery)).toBe('INVALID_CALL');
  });
});
