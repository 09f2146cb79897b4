/** The address that anybody may send a token to: forged ones are answered, never an error; what is no question at all is refused. */

import { beforeAll, describe, expect, it } from 'vitest';
import { compromisedEarly, controls, hostileTokens } from '../receipt/hostile-tokens.ts';
import { edSigner, ISSUER, published } from '../receipt/signers.ts';
import { BIRTH, type House, openHouse } from './house.ts';
import { COMPROMISED, openReceiptHouse, partsSignedBy, SIGNING, STRANGER } from './receipts-house.ts';

type Json = Record<string, any>;
const PATHS = ['/v2/astrology/vastu/receipt/verify', '/v2/vastu/receipt/verify', '/v1/receipts/verify'] as const;
const KEYS = ['/v2/astrology/vastu/receipt/keys', '/v2/vastu/receipt/keys', '/.well-known/jwks.json'] as const;
const LONGEST = 16_384;
let house: House;
beforeAll(async () => {
  ({ house } = await openReceiptHouse({
    receipts: { signer: edSigner, keys: published, issuers: [ISSUER] },
  }));
});

/** Sent as a stranger would: without a key. */
const verify = (body: unknown, path: string = PATHS[0]) => house.post(path, body, { 'x-api-key': '' });

describe('a hostile token', () => {
  it.each(hostileTokens)('is answered, not obeyed: %s', async (_, token) => {
    for (const more of [{}, { input: { a: 1 }, output: 1, recompute: true }]) {
      const response = await verify({ token, ...more });
      const answer = (await response.json()) as Json;
      const isToken = typeof token === 'string' && token !== '' && token.length <= LONGEST;
      expect(response.status).toBe(isToken ? 200 : 400);
      if (!isToken) expect(answer['details'][0].field).toBe('token');
      else
        expect(answer['data']).toEqual({
          valid: false,
          reason: expect.stringMatching(/^(malformed|unknown_key|bad_signature|unsupported_version)$/),
          ...('recompute' in more && {
            recomputed: false,
            recomputation: { verdict: 'refused', editions: [], differences: [] },
          }),
        });
    }
  });

  it.each(controls)('is not mistaken for a good one: %s', async (_, token) => {
    for (const path of PATHS) {
      const answer = (await (await verify({ token }, path)).json()) as Json;
      expect(answer['data']).toMatchObject({ valid: true, receipt: { iss: ISSUER } });
    }
  });

  it('may not hide behind a date before its key became known: no log of ours says that it was given out', async () => {
    const answer = (await (await verify({ token: compromisedEarly })).json()) as Json;
    expect(answer['data']).toEqual({ valid: false, reason: 'unknown_key' });
  });
});

describe('a call to verify', () => {
  it('is refused without a token, with an empty one, with one of 16,385 characters, and not with one of 16,384', async () => {
    for (const body of [{}, { token: null }, { token: '' }, { token: 5 }, { token: 'a'.repeat(LONGEST + 1) }]) {
      const response = await verify(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ field: 'token' }] });
    }
    const whole = await verify({ token: 'a'.repeat(LONGEST) });
    expect([whole.status, ((await whole.json()) as Json)['data']]).toEqual([
      200,
      { valid: false, reason: 'malformed' },
    ]);
  });

  it('is refused when it would have something computed again and does not say what', async () => {
    const response = await verify({ token: 'a', recompute: true });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ details: [{ field: 'input' }] });
    expect((await verify({ token: 'a', recompute: 'yes' })).status).toBe(400);
  });

  it('needs no key, may come from any page, and is counted by address', async () => {
    const response = await verify({ token: 'a' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const narrow = await openHouse({ settings: { addressPerMinute: 2 } });
    const statuses = [];
    for (let i = 0; i < 3; i += 1)
      statuses.push((await narrow.post(PATHS[0], { token: 'a' }, { 'x-api-key': '' })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('looks at no address that a token names, and at no operation that nobody has', async () => {
    const answer = (await (await verify({ token: controls[0]?.[1], input: {}, recompute: true })).json()) as Json;
    expect(answer['data']).toMatchObject({
      valid: true,
      recomputed: false,
      recomputation: { verdict: 'another-input' },
    });
  });
});

describe('the published keys', () => {
  it('stand at three addresses for anybody, may be kept for a while, and hold no secret', async () => {
    const { house: own } = await openReceiptHouse();
    for (const path of KEYS) {
      const response = await own.get(path);
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=300');
      const text = await response.text();
      const { keys } = JSON.parse(text) as { keys: Json[] };
      expect(keys.map(({ status }) => status)).toEqual(['active', 'retired', 'compromised', 'next']);
      for (const key of keys)
        expect(key).toEqual({
          kty: 'OKP',
          crv: 'Ed25519',
          x: expect.stringMatching(/^[\w-]{43}$/),
          kid: expect.stringMatching(/^[\w-]{43}$/),
          use: 'sig',
          alg: 'EdDSA',
          status: expect.any(String),
        });
      expect(text).not.toContain(SIGNING.d);
    }
  });

  it('decide which receipts count: those of a compromised key and of a stranger do not', async () => {
    const { house: own } = await openReceiptHouse();
    for (const [key, reason] of [
      [COMPROMISED, 'unknown_key'],
      [STRANGER, 'unknown_key'],
    ] as const) {
      const { house: theirs } = await openReceiptHouse({ receipts: partsSignedBy(key) });
      const made = (await (
        await theirs.post('/v1/astrology/western/natal-chart', { ...BIRTH, receipt: true })
      ).json()) as Json;
      const { token } = made['data'].receipt;
      const answer = (await (await own.post(PATHS[0], { token })).json()) as Json;
      expect(answer['data']).toEqual({ valid: false, reason });
    }
  });

  it('and the secret beside them reach no answer and no line of log', async () => {
    const { house: own } = await openReceiptHouse();
    const texts: string[] = [];
    for (const body of [
      { ...BIRTH, receipt: true },
      { ...BIRTH, receipt: 'x' },
      { ...BIRTH, format: 'svg', receipt: true },
    ])
      texts.push(await (await own.post('/v2/astrology/birth-chart', body)).text());
    for (const path of ['/openapi.json', '/healthz', ...KEYS]) texts.push(await (await own.get(path)).text());
    texts.push(JSON.stringify(own.lines));
    for (const text of texts) expect(text).not.toContain(SIGNING.d);
    expect(own.lines.length).toBeGreaterThan(5);
  });
});
