/** `khagol verify` and `khagol receipts`: an answer, the published keys, and this machine are enough. */

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPrivateKey } from '../../packages/server/src/serve/receipt-settings.ts';
import { BIRTH, type House } from '../server/house.ts';
import { ISSUER, openReceiptHouse } from '../server/receipts-house.ts';
import { khagol } from './terminal.ts';

type Json = Record<string, any>;
const folder = mkdtempSync(join(tmpdir(), 'khagol-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};

let [answer, keys, token] = ['', '', ''];
let whole: Json;
let asked: House;
beforeAll(async () => {
  const { house } = await openReceiptHouse();
  asked = house;
  whole = (await (await house.post('/v2/astrology/birth-chart', { ...BIRTH, receipt: true })).json()) as Json;
  answer = fileOf('answer.json', whole);
  keys = fileOf('jwks.json', await (await house.get('/.well-known/jwks.json')).text());
  token = whole['data'].receipt.token;
});

describe('khagol verify', () => {
  it('says whose receipt an answer has, and that it is about this answer', async () => {
    const { code, out } = await khagol(`verify ${answer} --keys ${keys}`);
    expect(code).toBe(0);
    expect(out).toContain(`A receipt of ${ISSUER}\n`);
    for (const line of [
      /key +[\w-]{43} \(active\)/,
      /question +api\.birth-chart/,
      /input +the one it is about/,
      /output +the one it is about/,
    ])
      expect(out).toMatch(line);
    expect(out).not.toContain('again');
  });

  it('calls standard input by its name where it holds no receipt', async () => {
    const { code, err } = await khagol(`verify - --keys ${keys}`, ['{}']);
    expect([code, err]).toEqual([2, 'khagol: standard input is an answer without a receipt\n']);
  });

  it('asks the engine again, to the byte', async () => {
    const { code, out } = await khagol(`verify ${answer} --keys ${keys} --recompute`);
    expect([code, /again +the same answer, to the byte\n/.test(out)]).toEqual([0, true]);
  });

  it('tells a signed answer again, and says where one departs', async () => {
    const body = { question: 'When will my career improve?', birthDetails: BIRTH, receipt: true };
    const told = (await (await asked.post('/api/v1/astrology/query', body)).json()) as Json;
    const path = fileOf('told.json', told);
    const { code, out } = await khagol(`verify ${path} --keys ${keys} --recompute`);
    expect([code, /question +api\.astrology-query\n/.test(out), /again +the same answer/.test(out)]).toEqual([
      0,
      true,
      true,
    ]);
    const changed = fileOf('changed.json', { ...told, response: 'Tomorrow.' });
    const again = await khagol(`verify ${changed} --keys ${keys} --recompute`);
    expect([again.code, /response: /.test(again.out)]).toEqual([1, true]);
  });

  it('takes a token alone, in a file, from standard input, or the data without its envelope', async () => {
    for (const what of [token, fileOf('token.txt', `${token}\n`), fileOf('data.json', whole['data'])])
      expect((await khagol(`verify ${what} --keys ${keys} --issuer ${ISSUER}`)).code).toBe(0);
    expect((await khagol(`verify - --keys ${keys}`, [token])).code).toBe(0);
    const input = fileOf('input.json', whole['data'].receipt.input);
    const { code, out } = await khagol(`verify ${token} --keys ${keys} --input ${input} --recompute --json`);
    expect([code, JSON.parse(out).verdict]).toEqual([0, 'matches']);
  });

  it('tells where an altered answer departs, and ends with 1', async () => {
    const altered = structuredClone(whole);
    altered['data'].planets[3].longitude += 1;
    const path = fileOf('altered.json', altered);
    const plain = await khagol(`verify ${path} --keys ${keys}`);
    expect([plain.code, /output +another than it is about/.test(plain.out)]).toEqual([1, true]);
    const again = await khagol(`verify ${path} --keys ${keys} --recompute`);
    expect(again.code).toBe(1);
    expect(again.out).toMatch(/planets\[3\]\.longitude: [\d.]+ held, [\d.]+ computed/);
  });

  it('refuses another question, another name, other keys and forged tokens with 1', async () => {
    const other = structuredClone(whole);
    other['data'].receipt.input.latitude = 1;
    const path = fileOf('other.json', other);
    expect((await khagol(`verify ${path} --keys ${keys}`)).code).toBe(1);
    expect((await khagol(`verify ${path} --keys ${keys} --recompute`)).code).toBe(1);
    expect((await khagol(`verify ${answer} --keys ${keys} --issuer https://other.example`)).code).toBe(1);
    const none = await khagol(`verify ${answer} --keys ${fileOf('none.json', { keys: [] })}`);
    expect([none.code, none.out]).toEqual([1, 'No receipt of these keys: unknown key\n']);
    const forged = await khagol(`verify ${token.slice(0, -4)}AAAA --keys ${keys}`);
    expect([forged.code, forged.out]).toEqual([1, 'No receipt of these keys: bad signature\n']);
  });

  it('says what is missing or cannot be read with 2 or 1', async () => {
    expect((await khagol(`verify ${token}`)).code).toBe(2);
    expect((await khagol(`verify ${token} --keys ${keys} --recompute`)).code).toBe(2);
    expect((await khagol(`verify ${fileOf('bare.json', { data: {} })} --keys ${keys}`)).code).toBe(2);
    expect((await khagol(`verify ${answer} --keys ${fileOf('text.json', 'x')}`)).code).toBe(2);
    expect((await khagol(`verify ${answer} --keys ${fileOf('list.json', [])}`)).code).toBe(2);
    expect((await khagol(`verify ${folder}/nothing.json --keys ${keys}`)).code).toBe(1);
  });
});

describe('khagol receipts', () => {
  it('makes a key that its owner alone reads, and never over another', async () => {
    const path = join(folder, 'made.json');
    const { code, out, err } = await khagol(`receipts keygen --out ${path}`);
    expect([code, out]).toEqual([0, '']);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const key = readPrivateKey(readFileSync(path, 'utf8').trim());
    expect(err).toContain(key.kid);
    expect(err).not.toContain(key.d);
    const again = await khagol(`receipts keygen --out ${path}`);
    expect([again.code, readPrivateKey(readFileSync(path, 'utf8').trim())]).toEqual([1, key]);
    expect(readPrivateKey((await khagol('receipts keygen')).out.trim()).d).not.toBe(key.d);
  });

  it('prints the public half with its state, and no more', async () => {
    const path = join(folder, 'half.json');
    await khagol(`receipts keygen --out ${path}`);
    const key = readPrivateKey(readFileSync(path, 'utf8').trim());
    const retired = await khagol(`receipts public ${path}`);
    expect([retired.code, JSON.parse(retired.out)]).toEqual([
      0,
      { kty: 'OKP', crv: 'Ed25519', x: key.x, kid: key.kid, use: 'sig', alg: 'EdDSA', status: 'retired' },
    ]);
    const known = await khagol(`receipts public ${path} --status compromised --compromised-at 2026-11-22T10:00:00Z`);
    expect(JSON.parse(known.out)).toMatchObject({ status: 'compromised', compromisedAt: 1_795_341_600 });
    expect((await khagol(`receipts public ${path} --compromised-at never`)).code).toBe(2);
    expect((await khagol(`receipts public ${path} --compromised-at 2026-11-22`)).code).toBe(2);
    expect((await khagol(`receipts public ${fileOf('no-key.json', '{}')}`)).code).toBe(2);
    expect((await khagol('receipts')).code).toBe(2);
  });
});
