/** Signing and verifying: what a receipt says, whom it names, which keys count, and that no letter of it can be changed. */
import { createPrivateKey, sign, webcrypto } from 'node:crypto';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  claimsOf,
  type EngineForReceipts,
  issueReceipt,
  type KeySet,
  keySetOf,
  type Operation,
  type PublishedKey,
  publishedKeyOf,
  RECEIPT_TYPE,
  type ReceiptClaims,
  ReceiptKeys,
  type ReceiptSigner,
  signReceipt,
  thumbprintOf,
  type VerifyOptions,
  verifyReceipt,
} from '../../packages/engine/src/receipt/index.ts';
import { canonicalJson, stampOf } from '../../packages/engine/src/stamp.ts';
import { tzdataEdition } from '../../packages/engine/src/time/zone-table.ts';
import { hostile } from '../hostile.ts';
import { claims, DAY1, ec, ecKid, ecSigner, ed, edKid, edSigner, ISSUER, published, seededKey } from './signers.ts';

const issuer = ISSUER;
const keys = new ReceiptKeys(published);
const refusal = (field: string) => expect.objectContaining({ name: 'EngineError', code: 'INVALID_OPTION', field });
const partsOf = (token: string) => token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
const echo: Operation = { op: 'echo', rulesVersion: 'echo/1', run: (_, input) => input };
const engine = { version: '9.9.9', ephemeris: [{ id: 'a/1' }, { id: 'b/2' }] } as unknown as EngineForReceipts;

describe('a receipt', () => {
  it('has the header, the claims and the text of its contract', async () => {
    const token = await signReceipt({ ...claims, iat: DAY1 }, edSigner);
    const [header, payload] = partsOf(token);
    expect(JSON.parse(header as string)).toEqual({ alg: 'EdDSA', kid: edKid, typ: RECEIPT_TYPE });
    expect(payload).toBe(canonicalJson({ ...claims, iat: DAY1 }));
    expect(await verifyReceipt(token, published, { issuer })).toEqual({
      valid: true,
      receiptId: `sha256:${stampOf({ ...claims, iat: DAY1 }).sha256}`,
      keyState: 'active',
      receipt: { ...claims, iat: DAY1, kid: edKid },
    });
  });

  it('says of an answer who gave it by which editions, and its hashes', () => {
    const input = { birth: { datetime: '2000-01-01T12:00', latitude: 0 } };
    const output = { b: [1.5, null], a: 'é' };
    expect(claimsOf({ operation: echo, input, output, engine, issuer, iat: DAY1 })).toEqual({
      iss: ISSUER,
      iat: DAY1,
      op: 'echo',
      engineVersion: '9.9.9',
      ephemeris: 'a/1 + b/2',
      tzdb: tzdataEdition,
      rulesVersion: 'echo/1',
      inputHash: `sha256:${stampOf(input).sha256}`,
      outputHash: `sha256:${stampOf(output).sha256}`,
      receiptVersion: 1,
    });
    const chosen: Operation = {
      ...echo,
      rulesVersion: (given) => `echo/${(given as { edition: number }).edition}`,
      restsOn: [],
      unhashed: ['receipt'],
    };
    const asked = { edition: 7, receipt: true };
    const made = claimsOf({ operation: chosen, input: asked, output, engine, issuer });
    expect(made).toMatchObject({ rulesVersion: 'echo/7', ephemeris: null, tzdb: null });
    expect(made.inputHash).toBe(`sha256:${stampOf({ edition: 7 }).sha256}`);
    expect(made).not.toHaveProperty('iat');
  });

  it('may have a name of the issuer’s own, by which two of one second are told apart', async () => {
    const asked = { operation: echo, input: 1, engine, issuer, iat: DAY1 };
    const found = await Promise.all(
      ['r-1', 'r-2', undefined].map(async (jti) => {
        const { token } = await issueReceipt(jti === undefined ? asked : { ...asked, jti }, edSigner);
        return verifyReceipt(token, keys, { issuer });
      }),
    );
    expect(found.map(({ valid, receipt }) => [valid, receipt?.jti])).toEqual([
      [true, 'r-1'],
      [true, 'r-2'],
      [true, undefined],
    ]);
    expect(new Set(found.map(({ receiptId }) => receiptId)).size).toBe(3);
    expect(found[2]?.receipt).not.toHaveProperty('jti');
  });

  it('holds nothing of a birth in clear', async () => {
    const input = { birth: { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209, name: 'Asha' } };
    const made = claimsOf({ operation: echo, input, output: { sun: 271.5 }, engine, issuer });
    const text = partsOf(await signReceipt(made, edSigner)).join(' ');
    expect(text).not.toMatch(/1990|28\.6|77\.2|Asha|271/);
  });

  it('with Ed25519 has the same bytes each time, with P-256 others each time, always with the lower s', async () => {
    const twice = [await signReceipt(claims, edSigner), await signReceipt({ ...claims }, { key: { ...ed } })];
    expect(twice[0]).toBe(twice[1]);
    const tokens = await Promise.all(Array.from({ length: 40 }, () => signReceipt(claims, ecSigner)));
    expect(new Set(tokens).size).toBe(40);
    for (const token of tokens) {
      const found = await verifyReceipt(token, keys, { issuer });
      expect(found).toMatchObject({ valid: true, receipt: { kid: ecKid } });
      expect(found.receiptId).toBe((await verifyReceipt(twice[0], keys, { issuer })).receiptId);
    }
  });

  it('is signed with a key of the host that never leaves it, and with one that lies elsewhere', async () => {
    const algorithms = { EdDSA: { name: 'Ed25519' }, ES256: { name: 'ECDSA', namedCurve: 'P-256' } };
    for (const [algorithm, jwk, kid] of [
      ['EdDSA', ed, edKid],
      ['ES256', ec, ecKid],
    ] as const) {
      const key = await webcrypto.subtle.importKey('jwk', { ...jwk }, algorithms[algorithm], false, ['sign']);
      const elsewhere = (text: Uint8Array) =>
        Promise.resolve(
          new Uint8Array(
            sign(jwk.kty === 'EC' ? 'sha256' : null, text, {
              key: createPrivateKey({ key: { ...jwk }, format: 'jwk' }),
              dsaEncoding: 'ieee-p1363',
            }),
          ),
        );
      for (const signer of [
        { key, kid, algorithm },
        { key: elsewhere, kid, algorithm },
      ]) {
        const token = await signReceipt(claims, signer);
        if (algorithm === 'EdDSA') expect(token).toBe(await signReceipt(claims, edSigner));
        expect(await verifyReceipt(token, keys, { issuer })).toMatchObject({ valid: true, receipt: { kid } });
      }
    }
  });

  it('compares an input and an output only when they are given', async () => {
    const input = { a: 1, b: [0.1, '€'] };
    const made = claimsOf({ operation: echo, input, output: [input], engine, issuer });
    const token = await signReceipt(made, edSigner);
    const against = (more: object) => verifyReceipt(token, keys, { issuer, ...more });
    expect(await against({})).not.toHaveProperty('inputMatched');
    expect(await against({ input: { b: [0.1, '€'], a: 1 }, output: [input] })).toMatchObject({
      valid: true,
      inputMatched: true,
      outputMatched: true,
    });
    expect(await against({ input: [input], output: input })).toMatchObject({
      valid: true,
      inputMatched: false,
      outputMatched: false,
    });
    for (const odd of [Number.NaN, () => 1, new Date(0), { a: undefined }, '\ud800', 1n])
      expect(await against({ input: odd })).toMatchObject({ valid: true, inputMatched: false });
    const rows = [{ ...echo, unhashed: ['receipt'] }];
    expect(await against({ input: { ...input, receipt: true } })).toMatchObject({ inputMatched: false });
    expect(await against({ input: { ...input, receipt: true }, operations: rows })).toMatchObject({
      inputMatched: true,
    });
  });

  it('is of one issuer, or of one of several', async () => {
    const token = await signReceipt(claims, edSigner);
    expect(await verifyReceipt(token, keys, { issuer: ['https://old.example', ISSUER] })).toMatchObject({
      valid: true,
    });
    expect(await verifyReceipt(token, keys, { issuer: [] })).toMatchObject({ valid: false, check: 'issuer' });
    expect(await verifyReceipt(token, keys, { issuer: 'https://old.example' })).toMatchObject({ check: 'issuer' });
  });
});

describe('one letter', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ \n\u0000é';

  test.prop([fc.nat(), fc.constantFrom(...letters), fc.constantFrom('replaced', 'added', 'removed'), fc.boolean()], {
    seed: 751,
    numRuns: 1500,
  })('replaced, added or removed in a token makes it no receipt', async (at, letter, how, isEc) => {
    const token = isEc ? ecToken : edToken;
    const place = at % token.length;
    const kept = how === 'added' ? token.slice(place) : token.slice(place + 1);
    const changed = token.slice(0, place) + (how === 'removed' ? '' : letter) + kept;
    if (changed !== token) expect(await verifyReceipt(changed, keys, { issuer })).toMatchObject({ valid: false });
  });

  it('of the 64, in each place of a signature, makes it no receipt', async () => {
    const begin = edToken.lastIndexOf('.') + 1;
    for (let place = begin; place < edToken.length; place++) {
      for (const letter of [letters[(place * 7) % 64], letters[(place * 13 + 5) % 64]]) {
        const changed = edToken.slice(0, place) + letter + edToken.slice(place + 1);
        if (changed !== edToken) expect(await verifyReceipt(changed, keys, { issuer })).toMatchObject({ valid: false });
      }
    }
  });

  test.prop([fc.jsonValue({ maxDepth: 3 }), fc.nat(), fc.constantFrom(...'0123456789abcXYZ,:"[]{}.- ')], {
    seed: 752,
    numRuns: 600,
  })('of an input or an output is noticed, unless it means the same', async (value, at, letter) => {
    const text = canonicalJson(JSON.parse(JSON.stringify(value)));
    const place = at % text.length;
    const changed = text.slice(0, place) + letter + text.slice(place + 1);
    let read: unknown;
    try {
      read = JSON.parse(changed);
    } catch {
      return;
    }
    const made = claimsOf({ operation: echo, input: value, output: value, engine, issuer });
    const token = await signReceipt(made, edSigner);
    // 1e999 is read as Infinity, which has no hash.
    const isSame = isCanonically(read, text);
    expect(await verifyReceipt(token, keys, { issuer, input: read, output: read })).toMatchObject({
      valid: true,
      inputMatched: isSame,
      outputMatched: isSame,
    });
  });
});

function isCanonically(value: unknown, text: string): boolean {
  try {
    return canonicalJson(value) === text;
  } catch {
    return false;
  }
}

const edToken = await signReceipt({ ...claims, iat: DAY1 }, edSigner);
const ecToken = await signReceipt({ ...claims, iat: DAY1 }, ecSigner);

describe('a key set', () => {
  it('is written by the engine itself without a secret', () => {
    expect(publishedKeyOf(ed)).toEqual({ kty: 'OKP', crv: 'Ed25519', x: ed.x, kid: edKid, use: 'sig', alg: 'EdDSA' });
    expect(publishedKeyOf({ ...ec, kid: 'a' }, { status: 'retired', exp: DAY1 })).toEqual({
      kty: 'EC',
      crv: 'P-256',
      x: ec.x,
      y: ec.y,
      kid: 'a',
      use: 'sig',
      alg: 'ES256',
      status: 'retired',
      exp: DAY1,
    });
    expect(JSON.stringify(published)).not.toContain(ed.d);
    expect(() => publishedKeyOf(ed, { state: 'retired' } as object)).toThrow(refusal('state.state'));
    expect(() => publishedKeyOf(ed, { status: 'gone' } as object)).toThrow(refusal('key.status'));
  });

  it('passes over keys of other kinds, as a set to come may hold them', async () => {
    const more = { keys: [{ kty: 'RSA', n: 'AQAB', e: 'AQAB', kid: edKid }, { kty: 'AKP' }, ...published.keys] };
    expect(await verifyReceipt(edToken, more as unknown as KeySet, { issuer })).toMatchObject({ valid: true });
  });

  it('is asked by own names only, and keys by their exact name', () => {
    for (const kid of ['__proto__', 'constructor', 'toString', '', edKid.toUpperCase(), `${edKid} `])
      expect(keys.find(kid)).toBeNull();
    expect(keys.find(edKid)).toMatchObject({ algorithm: 'EdDSA', state: 'active' });
  });

  it('is written whole from keys as a service keeps them, private ones among them', async () => {
    const kept = [
      { ...ed, status: 'active', note: 'in the safe' },
      { ...ec, kid: 'ec-1', status: 'retired', exp: DAY1, path: '/etc/key' },
      { ...seededKey(2), status: 'compromised', compromisedAt: DAY1, nbf: 0 },
    ] as const;
    const set = keySetOf(kept);
    expect(set).toEqual({
      keys: [
        publishedKeyOf(ed, { status: 'active' }),
        publishedKeyOf({ ...ec, kid: 'ec-1' }, { status: 'retired', exp: DAY1 }),
        publishedKeyOf(seededKey(2), { status: 'compromised', compromisedAt: DAY1, nbf: 0 }),
      ],
    });
    const members = new Set(set.keys.flatMap((key) => Object.keys(key)));
    const open = ['kty', 'crv', 'x', 'y', 'kid', 'use', 'alg', 'status', 'nbf', 'exp', 'compromisedAt'];
    expect([...members].sort()).toEqual([...open].sort());
    for (const { d } of kept) expect(JSON.stringify(set)).not.toContain(d);
    expect(await verifyReceipt(edToken, set, { issuer })).toMatchObject({ valid: true });
    expect(keySetOf(set.keys)).toEqual(set);
    expect(() => keySetOf([ed, ed])).toThrow(refusal('keys.keys[1].kid'));
    expect(() => keySetOf([ed, { ...ec, status: 'revoked' } as never])).toThrow(refusal('keys[1].status'));
    expect(() => keySetOf([{ kty: 'RSA', n: 'AQAB', e: 'AQAB' } as never])).toThrow(refusal('keys[0].crv'));
    expect(() => keySetOf([1 as never])).toThrow(refusal('keys[0]'));
    expect(() => keySetOf('all' as never)).toThrow(refusal('keys'));
    expect(() => keySetOf([{ ...ed, kid: 'k'.repeat(129) }])).toThrow(refusal('keys[0].kid'));
  });

  const entry = published.keys[0] as PublishedKey;
  it.each<[string, unknown, string]>([
    ['no set', null, 'keys'],
    ['a list', [], 'keys'],
    ['a set without keys', {}, 'keys.keys'],
    ['a key that is none', { keys: [entry, 1] }, 'keys.keys[1]'],
    ['a private key', { keys: [ed] }, 'keys.keys[0]'],
    ['a secret', { keys: [{ kty: 'oct', k: 'AA' }] }, 'keys.keys[0]'],
    ['two of one name', { keys: [entry, entry] }, 'keys.keys[1].kid'],
    ['a key without a name', { keys: [{ ...entry, kid: undefined }] }, 'keys.keys[0].kid'],
    ['an empty name', { keys: [{ ...entry, kid: '' }] }, 'keys.keys[0].kid'],
    ['a name too long', { keys: [{ ...entry, kid: 'k'.repeat(129) }] }, 'keys.keys[0].kid'],
    ['another algorithm', { keys: [{ ...entry, alg: 'ES256' }] }, 'keys.keys[0].alg'],
    ['a key for encryption', { keys: [{ ...entry, use: 'enc' }] }, 'keys.keys[0].use'],
    ['an unknown state', { keys: [{ ...entry, status: 'revoked' }] }, 'keys.keys[0].status'],
    ['a date as text', { keys: [{ ...entry, exp: '2026' }] }, 'keys.keys[0].exp'],
    ['a compromise of an active key', { keys: [{ ...entry, compromisedAt: 1 }] }, 'keys.keys[0].compromisedAt'],
    [
      'a compromise of a retired key',
      { keys: [{ ...entry, status: 'retired', compromisedAt: 1 }] },
      'keys.keys[0].compromisedAt',
    ],
    ['an end before the beginning', { keys: [{ ...entry, nbf: 5, exp: 4 }] }, 'keys.keys[0].exp'],
    ['31 bytes', { keys: [{ ...entry, x: 'AAAA' }] }, 'keys.keys[0].x'],
    ['padding', { keys: [{ ...entry, x: `${entry.x}=` }] }, 'keys.keys[0].x'],
    ['half a point', { keys: [{ ...published.keys[1], y: undefined }] }, 'keys.keys[0].y'],
  ])('with %s is refused by name', async (_, set, field) => {
    expect(() => new ReceiptKeys(set as KeySet)).toThrow(refusal(field));
    await expect(verifyReceipt(edToken, set as KeySet, { issuer })).rejects.toThrow(refusal(field));
  });
});

describe('a caller’s mistake', () => {
  it.each<[string, Partial<Record<keyof ReceiptClaims, unknown>>, string]>([
    ['no issuer', { iss: '' }, 'claims.iss'],
    ['a date that is none', { iat: 1.5 }, 'claims.iat'],
    ['a name with capitals', { op: 'Chart' }, 'claims.op'],
    ['a hash that is none', { inputHash: 'sha256:1' }, 'claims.inputHash'],
    ['another version', { receiptVersion: 2 }, 'claims.receiptVersion'],
    ['a member too many', { exp: 1 } as object, 'claims.exp'],
  ])('in claims (%s) is refused by name', async (_, change, field) => {
    const wrong = { ...claims, ...change } as ReceiptClaims;
    await expect(signReceipt(wrong, edSigner)).rejects.toThrow(refusal(field));
  });

  const der = () => Promise.resolve(new Uint8Array(71));
  it.each<[string, unknown, string]>([
    ['nobody', undefined, 'signer'],
    ['no key', {}, 'signer.key'],
    ['a public key', { key: { kty: 'OKP', crv: 'Ed25519', x: ed.x } }, 'signer.key.d'],
    ['an RSA key', { key: { kty: 'RSA', n: 'AQAB', e: 'AQAB' } }, 'signer.key'],
    ['a secret', { key: { kty: 'oct', k: 'AAAA' } }, 'signer.key'],
    ['a key of the wrong algorithm', { key: ed, algorithm: 'ES256' }, 'signer.algorithm'],
    ['no algorithm at all', { key: ed, algorithm: 'none' }, 'signer.algorithm'],
    ['numbers that are no key', { key: { ...ec, d: seededKey(9).d, y: ec.x } }, 'signer.key'],
    ['something that is no key', { key: { type: 'private' }, kid: 'a' }, 'signer.key'],
    ['a key of the host without a name', { key: { type: 'private' } }, 'signer.kid'],
    ['a function without a name', { key: der }, 'signer.kid'],
    ['an empty name', { key: ed, kid: '' }, 'signer.kid'],
    ['a name that no key set may hold', { key: ed, kid: 'k'.repeat(129) }, 'signer.kid'],
    ['such a name of the key itself', { key: { ...ed, kid: 'k'.repeat(129) } }, 'signer.kid'],
    ['a function that gives DER', { key: der, kid: 'a', algorithm: 'ES256' }, 'signer.key'],
    ['a function that gives nothing', { key: () => null, kid: 'a' }, 'signer.key'],
  ])('in a signer (%s) is refused by name, and no key is quoted', async (_, signer, field) => {
    const fault = await signReceipt(claims, signer as ReceiptSigner).catch((error: unknown) => error);
    expect(fault).toEqual(refusal(field));
    expect(JSON.stringify(fault) + String(fault)).not.toContain(ed.d);
  });

  it.each<[string, unknown, string]>([
    ['none', undefined, 'options'],
    ['no issuer', {}, 'options.issuer'],
    ['an issuer that is none', { issuer: [1] }, 'options.issuer[0]'],
    ['a misspelt one', { issuer, inputs: 1 }, 'options.inputs'],
    ['a log that is none', { issuer, wasIssued: true }, 'options.wasIssued'],
    ['rows that are none', { issuer, operations: [1] }, 'operation'],
  ])('in options (%s) is refused by name', async (_, options, field) => {
    await expect(verifyReceipt(edToken, keys, options as VerifyOptions)).rejects.toThrow(refusal(field));
  });

  it('in what is to be receipted is refused by name', () => {
    const good = { operation: echo, input: 1, output: 1, engine, issuer };
    for (const [change, field] of [
      [{ input: Number.NaN }, 'input'],
      [{ output: { a: undefined } }, 'output'],
      [{ operation: {} }, 'operation'],
      [{ operation: { ...echo, op: 'A' } }, 'operation.op'],
      [{ operation: { ...echo, rulesVersion: 1 } }, 'operation.rulesVersion'],
      [{ operation: { ...echo, restsOn: ['sky'] } }, 'operation.restsOn'],
      [{ operation: { ...echo, unhashed: 'receipt' } }, 'operation.unhashed'],
      [{ operation: { ...echo, unhashed: [1] } }, 'operation.unhashed'],
      [{ operation: { ...echo, pinned: true } }, 'operation.pinned'],
      [{ jti: '' }, 'claims.jti'],
      [{ jti: 'a\n' }, 'claims.jti'],
      [{ engine: null }, 'engine'],
      [{ issuer: 5 }, 'claims.iss'],
      [{ iat: -1 }, 'claims.iat'],
    ] as const) {
      expect(() => claimsOf({ ...good, ...change } as never), field).toThrow(refusal(field));
    }
    expect(() => claimsOf(null as never)).toThrow(refusal('receipted'));
    expect(() => thumbprintOf({ kty: 'oct' })).toThrow(refusal('key.kty'));
  });

  test.prop([hostile, hostile, hostile, hostile], { seed: 753, numRuns: 300 })(
    'of any kind is an EngineError',
    async (a, b, c, d) => {
      for (const call of [
        () => signReceipt(a as never, edSigner),
        () => signReceipt(claims, b as never),
        () => signReceipt(claims, { key: a, kid: b, algorithm: c } as never),
        () => signReceipt(claims, { key: { ...ed, x: a, d: b }, kid: c } as never),
        () => verifyReceipt(a, b as never, c as never),
        () => verifyReceipt(edToken, { keys: [{ ...published.keys[0], status: a, nbf: b }] } as never, { issuer }),
        () => verifyReceipt(edToken, keys, { issuer: a, input: b, output: c, operations: d } as never),
        async () => claimsOf({ operation: a, input: b, output: c, engine: d, issuer: a } as never),
        async () => claimsOf({ operation: echo, input: 1, output: 1, engine: a, issuer } as never),
        async () =>
          claimsOf({ operation: echo, input: 1, output: 1, engine: { ...engine, ephemeris: b }, issuer } as never),
        () => issueReceipt(a as never, edSigner),
        () => issueReceipt({ operation: a, input: b, engine: c, issuer: d } as never, edSigner),
        () => issueReceipt({ operation: echo, input: a, engine: b, issuer: c, iat: d, jti: d } as never, edSigner),
        () =>
          issueReceipt(
            { operation: { ...echo, unhashed: a, restsOn: b }, input: c, engine, issuer } as never,
            edSigner,
          ),
        async () => keySetOf(a as never),
        async () => keySetOf([a, b] as never),
        async () => publishedKeyOf(a as never, b as never),
        async () => thumbprintOf(a as never),
      ]) {
        const fault = await call().then(
          () => null,
          (error: unknown) => error,
        );
        if (fault !== null) expect(fault).toMatchObject({ name: 'EngineError', code: 'INVALID_OPTION' });
      }
    },
  );
});
