/** Every token of the catalogue is refused, by the step that is there for it, without an exception and at once. */
import { fc, test } from '@fast-check/vitest';
import { afterAll, describe, expect, it } from 'vitest';
import { ReceiptKeys, type RefusalReason, verifyReceipt } from '../../packages/engine/src/receipt/index.ts';
import { compromisedEarly, controls, forged, hostileTokens } from './hostile-tokens.ts';
import { claims, ec, ecKid, edKid, ISSUER, published } from './signers.ts';

/** What a service may take for one token; today the slowest takes 2 ms of it, most of it the curve. */
const MOST_MILLISECONDS = 5;
const REASONS: readonly (RefusalReason | undefined)[] = [
  'malformed',
  'unknown_key',
  'bad_signature',
  'unsupported_version',
];
const keys = new ReceiptKeys(published);
const issuer = ISSUER;
let slowest: readonly [number, string] = [0, ''];

/** The shortest of some goes, three at least: the machine is shared, and a token is not slower for that. */
async function timed(token: unknown) {
  let [best, found] = [Number.POSITIVE_INFINITY, await verifyReceipt(token, keys, { issuer })];
  for (let i = 0; i < 3 || (i < 40 && best >= MOST_MILLISECONDS); i++) {
    const began = performance.now();
    found = await verifyReceipt(token, keys, { issuer });
    best = Math.min(best, performance.now() - began);
  }
  return { found, best };
}

afterAll(() => {
  console.log(`${hostileTokens.length} hostile tokens; slowest ${slowest[0].toFixed(2)} ms (${slowest[1]})`);
});

describe('the catalogue', () => {
  it('has at least 120 tokens, no two alike', () => {
    expect(hostileTokens.length).toBeGreaterThanOrEqual(120);
    const names = hostileTokens.map(([name]) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    const texts = hostileTokens.map(([, token]) => token).filter((token) => typeof token === 'string');
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(controls)('takes what is good: %s', async (_, token) => {
    const { found, best } = await timed(token);
    expect(found).toMatchObject({ valid: true, receipt: { iss: ISSUER } });
    expect(found.reason).toBeUndefined();
    expect(best).toBeLessThan(MOST_MILLISECONDS);
  });

  it.each(hostileTokens)('refuses %s', async (name, token, check) => {
    const { found, best } = await timed(token);
    const step = check === 'either' ? expect.stringMatching(/^signature(?:-form)?$/) : check;
    expect(found).toEqual({ valid: false, reason: expect.any(String), check: step });
    expect(REASONS).toContain(found.reason);
    if (best > slowest[0]) slowest = [best, name];
    expect(best).toBeLessThan(MOST_MILLISECONDS);
  });

  it('says of a token without reading its payload what it is about only when it is valid', async () => {
    for (const [, token] of hostileTokens)
      expect(Object.keys(await verifyReceipt(token, keys, { issuer, input: 1, output: 2 }))).toEqual([
        'valid',
        'reason',
        'check',
      ]);
  });
});

describe('a compromised key', () => {
  it('counts only for receipts that the issuer’s log knows, dated before', async () => {
    const asked: string[] = [];
    const log = (known: boolean) => (receiptId: string) => {
      asked.push(receiptId);
      return Promise.resolve(known);
    };
    const found = await verifyReceipt(compromisedEarly, keys, { issuer, wasIssued: log(true) });
    expect(found).toMatchObject({ valid: true, keyState: 'compromised', receiptId: asked[0] });
    expect(await verifyReceipt(compromisedEarly, keys, { issuer, wasIssued: log(false) })).toMatchObject({
      valid: false,
    });
    const broken = () => {
      throw new Error('the log is away');
    };
    expect(await verifyReceipt(compromisedEarly, keys, { issuer, wasIssued: broken })).toMatchObject({ valid: false });
    const late = hostileTokens.filter(([name]) => name.startsWith('compromised') && !name.includes('before'));
    expect(late).toHaveLength(3);
    for (const [, token] of late)
      expect(await verifyReceipt(token, keys, { issuer, wasIssued: log(true) })).toMatchObject({ valid: false });
  });
});

describe('any text at all', () => {
  const part = fc.oneof(
    fc.base64String(),
    fc.string({ unit: fc.constantFrom(...'ABab01-_') }),
    fc.json().map((text) => Buffer.from(text).toString('base64url')),
    fc.string({ unit: 'binary' }),
  );

  test.prop(
    [
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(part, { maxLength: 5 }).map((parts) => parts.join('.')),
        fc.anything(),
      ),
    ],
    {
      seed: 7515,
      numRuns: 1500,
    },
  )('is refused and never throws', async (token) => {
    expect(await verifyReceipt(token, keys, { issuer })).toMatchObject({ valid: false });
  });

  test.prop([fc.jsonValue(), fc.jsonValue()], { seed: 7516, numRuns: 300 })(
    'signed, with any header and payload, is refused and never throws',
    async (header, payload) => {
      const token = forged(JSON.stringify(header), JSON.stringify(payload));
      expect(await verifyReceipt(token, keys, { issuer })).toMatchObject({ valid: false });
    },
  );

  test.prop([fc.constantFrom(...Object.keys(claims), 'iat', 'kid', 'exp'), fc.jsonValue({ maxDepth: 2 })], {
    seed: 7517,
    numRuns: 400,
  })('signed, with one claim replaced, is taken only where the claim may be so', async (name, value) => {
    const payload = { ...claims, [name]: value };
    const token = forged({ alg: 'EdDSA', kid: edKid, typ: 'astro-receipt+jws' }, payload);
    const found = await verifyReceipt(token, keys, { issuer });
    if (found.valid) expect(found.receipt).toEqual({ ...JSON.parse(JSON.stringify(payload)), kid: edKid });
    else expect(found.receipt).toBeUndefined();
  });

  it('of P-256 keys that are not on the curve verifies nothing', async () => {
    const off = { ...published.keys[1], x: ec.y, y: ec.x, kid: ecKid } as (typeof published.keys)[0];
    const token = forged({ alg: 'ES256', kid: ecKid, typ: 'astro-receipt+jws' }, claims, ec);
    expect(await verifyReceipt(token, { keys: [off] }, { issuer })).toMatchObject({ reason: 'bad_signature' });
  });
});
