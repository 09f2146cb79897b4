/** Keys of receipts on a server: what the settings take, what is made beside a store, and that receipts outlive a restart and a change of keys. */

import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { publishedKeyOf, thumbprintOf } from '../../packages/engine/src/receipt/index.ts';
import { type Running, serve } from '../../packages/server/src/serve/node.ts';
import { makePrivateKey, openReceipts } from '../../packages/server/src/serve/receipts.ts';
import {
  describeSettings,
  type Environment,
  readSettings,
  SettingError,
} from '../../packages/server/src/serve/settings.ts';
import { ec, ed, seededKey } from '../receipt/signers.ts';
import { BIRTH } from './house.ts';

type Json = Record<string, any>;
const folder = mkdtempSync(join(tmpdir(), 'khagol-receipts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const KEY = seededKey(21);
const OLD = seededKey(22);
const PEM = (() => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
})();
const text = (value: unknown): string => JSON.stringify(value);

function faultOf(environment: Environment): string {
  try {
    readSettings(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    return (error as SettingError).message;
  }
  throw new Error(`${Object.keys(environment).join()} was taken`);
}

describe('KHAGOL_RECEIPT_KEY', () => {
  it('is a private Ed25519 key as JWK or PEM, also from a file', () => {
    const file = join(folder, 'key.pem');
    writeFileSync(file, PEM);
    expect(readSettings({ KHAGOL_RECEIPT_KEY: text(KEY) }).receipts.key).toEqual({ ...KEY, kid: thumbprintOf(KEY) });
    expect(readSettings({ KHAGOL_RECEIPT_KEY: text({ ...KEY, kid: 'k-1', use: 'sig' }) }).receipts.key?.kid).toBe(
      'k-1',
    );
    const fromPem = readSettings({ KHAGOL_RECEIPT_KEY_FILE: file }).receipts.key;
    expect(fromPem).toEqual({
      kty: 'OKP',
      crv: 'Ed25519',
      x: expect.any(String),
      d: expect.any(String),
      kid: expect.any(String),
    });
    expect(readSettings({ KHAGOL_RECEIPT_KEY: PEM }).receipts.key).toEqual(fromPem);
  });

  it('is refused by its name, without a word of what it holds, when it is anything else', () => {
    const { d: _, ...publicHalf } = KEY;
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'pem', type: 'pkcs8' });
    const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' });
    const secretPublic = generateKeyPairSync('ed25519').publicKey.export({ format: 'pem', type: 'spki' });
    for (const value of [
      'secret',
      '[]',
      'null',
      text(publicHalf),
      text(ec),
      text({ ...KEY, x: OLD.x }),
      text({ ...KEY, d: 'AAAA' }),
      text({ ...KEY, kid: 'a b' }),
      text({ ...KEY, crv: 'X25519' }),
      String(rsa),
      String(p256),
      String(secretPublic),
      '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----',
    ]) {
      const fault = faultOf({ KHAGOL_RECEIPT_KEY: value });
      expect(fault).toMatch(/^KHAGOL_RECEIPT_KEY: /);
      for (const word of [KEY.d, 'secret', value]) expect(fault).not.toContain(word);
    }
  });

  it('is refused when everybody can sign with it', () => {
    expect(faultOf({ KHAGOL_RECEIPT_KEY: text(ed) })).toContain('public document');
  });

  it('is told of by its public name alone', () => {
    const words = describeSettings(readSettings({ KHAGOL_RECEIPT_KEY: text(KEY) })).join('\n');
    expect(words).toContain(`signed by ${thumbprintOf(KEY)}`);
    expect(words).not.toContain(KEY.d);
    expect(describeSettings(readSettings({})).join('\n')).toContain('a key kept beside the store');
    expect(describeSettings(readSettings({ KHAGOL_STORE: 'memory' })).join('\n')).toContain('ends with the process');
  });
});

describe('KHAGOL_RECEIPT_RETIRED_KEYS', () => {
  const retired = publishedKeyOf(OLD, { status: 'retired', exp: 1_800_000_000 });

  it('is a list or a set of public keys with their states', () => {
    for (const value of [[retired], { keys: [retired] }])
      expect(readSettings({ KHAGOL_RECEIPT_RETIRED_KEYS: text(value) }).receipts.others).toEqual([retired]);
  });

  it('takes neither a private key, nor a state that signs, nor two of one name, nor a date that nobody would obey', () => {
    const cases = [
      [{ ...OLD, status: 'retired' }],
      [{ ...retired, status: 'active' }],
      [{ ...retired, status: undefined }],
      [retired, retired],
      [{ ...retired, compromisedAt: 5 }],
      [{ ...retired, nbf: 1_900_000_000 }],
      [null],
      5,
    ];
    for (const value of cases) {
      const fault = faultOf({ KHAGOL_RECEIPT_RETIRED_KEYS: text(value) });
      expect(fault).toMatch(/^KHAGOL_RECEIPT_RETIRED_KEYS: /);
      expect(fault).not.toContain(OLD.d);
    }
    expect(faultOf({ KHAGOL_RECEIPT_RETIRED_KEYS: 'x' })).toContain('JSON');
  });

  it('cannot hold the key that signs', () => {
    const settings = readSettings({
      KHAGOL_STORE: 'memory',
      KHAGOL_RECEIPT_KEY: text(OLD),
      KHAGOL_RECEIPT_RETIRED_KEYS: text([retired]),
    });
    expect(() => openReceipts(settings)).toThrow(SettingError);
  });
});

describe('other settings of receipts and attestation', () => {
  it('are names, an address and platforms', () => {
    const { receipts, app } = readSettings({
      KHAGOL_RECEIPT_ISSUER: 'https://a.example, https://b.example',
      KHAGOL_PUBLIC_URL: 'https://a.example/base/',
      KHAGOL_ATTESTATION_PLATFORMS: 'ios, android,ios',
    });
    expect(receipts.issuers).toEqual(['https://a.example', 'https://b.example']);
    expect([app.publicUrl, app.attestationPlatforms]).toEqual(['https://a.example/base', ['ios', 'android']]);
    expect(faultOf({ KHAGOL_RECEIPT_ISSUER: 'a,,b' })).toContain('KHAGOL_RECEIPT_ISSUER');
    expect(faultOf({ KHAGOL_RECEIPT_ISSUER: 'ä' })).toContain('KHAGOL_RECEIPT_ISSUER');
    for (const url of [
      'a.example',
      'ftp://a.example',
      'https://a.example?x=1',
      'https://u:p@a.example',
      'https://a.example#x',
    ])
      expect(faultOf({ KHAGOL_PUBLIC_URL: url })).toContain('KHAGOL_PUBLIC_URL');
    expect(faultOf({ KHAGOL_ATTESTATION_PLATFORMS: 'windows' })).toContain('KHAGOL_ATTESTATION_PLATFORMS');
  });

  it('make the address the name of the server, unless it has another', () => {
    const issuersOf = (environment: Environment) =>
      openReceipts(readSettings({ KHAGOL_STORE: 'memory', ...environment })).issuers;
    expect(issuersOf({})).toEqual(['khagol']);
    expect(issuersOf({ KHAGOL_PUBLIC_URL: 'https://a.example/' })).toEqual(['https://a.example']);
    expect(issuersOf({ KHAGOL_PUBLIC_URL: 'https://a.example/', KHAGOL_RECEIPT_ISSUER: 'b' })).toEqual(['b']);
  });
});

describe('the key of a server without one in its settings', () => {
  const production = {
    NODE_ENV: 'production',
    KHAGOL_VAULT_KEY: Buffer.from(Uint8Array.from({ length: 32 }, (_, i) => i * 7)).toString('base64'),
  };

  it('is made once beside the SQLite file in development, readable by its owner only', () => {
    const file = join(folder, 'deep', 'store.db');
    const settings = readSettings({ KHAGOL_STORE: `sqlite:${file}` });
    const first = openReceipts(settings);
    expect(statSync(`${file}.receipt-key`).mode & 0o777).toBe(0o600);
    expect(openReceipts(settings)).toEqual(first);
    expect(text(first.keys)).not.toContain(JSON.parse(readFileSync(`${file}.receipt-key`, 'utf8')).d);
    const given = openReceipts(readSettings({ KHAGOL_STORE: `sqlite:${file}`, KHAGOL_RECEIPT_KEY: text(KEY) }));
    expect(given.keys.keys.map(({ kid, status }) => [kid, status])).toEqual([
      [thumbprintOf(KEY), 'active'],
      [first.keys.keys[0]?.kid, 'retired'],
    ]);
    writeFileSync(`${file}.receipt-key`, 'x');
    expect(() => openReceipts(settings)).toThrow(SettingError);
  });

  it('is another for each process in memory, and there is none in production or with PostgreSQL', () => {
    const memory = readSettings({ KHAGOL_STORE: 'memory' });
    expect(openReceipts(memory).keys).not.toEqual(openReceipts(memory).keys);
    const file = join(folder, 'production.db');
    for (const environment of [
      { ...production, KHAGOL_STORE: `sqlite:${file}` },
      { ...production, NODE_ENV: 'development', KHAGOL_STORE: 'postgres://u@h/d' },
    ])
      expect(openReceipts(readSettings(environment))).toEqual({
        signer: null,
        keys: { keys: [] },
        issuers: ['khagol'],
      });
    expect(existsSync(`${file}.receipt-key`)).toBe(false);
  });

  it('is never made twice alike', () => {
    expect(new Set(Array.from({ length: 20 }, () => makePrivateKey().d)).size).toBe(20);
  });
});

describe('a receipt of a running server', () => {
  const file = join(folder, 'running.db');
  let [said, logged] = ['', ''];
  const DEV = 'a-development-key-of-24-signs';
  const start = async (environment: Environment): Promise<Running> =>
    await serve({
      environment: {
        KHAGOL_STORE: `sqlite:${file}`,
        PORT: '0',
        KHAGOL_DEV_KEY: DEV,
        KHAGOL_ADDRESS_PER_MINUTE: '1000',
        ...environment,
      },
      engine: await openEngine(),
      say: (words) => {
        said += words;
      },
      logTo: (line) => {
        logged += line;
      },
    });
  const post = async (url: string, body: unknown): Promise<Json> => {
    const headers = { 'content-type': 'application/json', 'x-api-key': DEV };
    return (await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as Json;
  };

  it('holds after a restart, after a change of keys, and no longer once its key is compromised', async () => {
    let running = await start({});
    const { data } = await post(`${running.url}/v2/astrology/birth-chart`, { ...BIRTH, receipt: true });
    const { token, input, verifyUrl } = data.receipt;
    expect(verifyUrl).toBe(`${running.url}/v1/receipts/verify`);
    const ask = () => post(`${running.url}/v1/receipts/verify`, { token, input, output: data, recompute: true });
    const good = { valid: true, inputMatched: true, outputMatched: true, recomputed: true };
    expect((await ask())['data']).toMatchObject({ ...good, keyState: 'active' });
    await running.stop();
    running = await start({});
    expect((await ask())['data']).toMatchObject({ ...good, keyState: 'active' });
    await running.stop();
    running = await start({ KHAGOL_RECEIPT_KEY: text(KEY) });
    expect((await ask())['data']).toMatchObject({ ...good, keyState: 'retired' });
    const secret = JSON.parse(readFileSync(`${file}.receipt-key`, 'utf8'));
    await running.stop();
    const known = text([publishedKeyOf(secret, { status: 'compromised' })]);
    running = await start({ KHAGOL_RECEIPT_KEY: text(KEY), KHAGOL_RECEIPT_RETIRED_KEYS: known });
    expect((await ask())['data']).toMatchObject({ valid: false, reason: 'unknown_key' });
    await running.stop();
    for (const words of [said, logged]) for (const { d } of [KEY, secret]) expect(words).not.toContain(d);
    expect(logged.length).toBeGreaterThan(100);
  }, 120_000);
});
