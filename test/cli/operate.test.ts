/** The operator's commands in this process: what they print, how they end, and what they say when they cannot. */

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { khagol as called, type Result } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'khagol-operate-'));
const STORE = { KHAGOL_STORE: `sqlite:${join(folder, 'store.db')}` };
afterAll(() => rmSync(folder, { recursive: true }));

function khagol(words: string, environment: Readonly<Record<string, string>> = STORE): Promise<Result> {
  return called(words, [], { environment });
}

describe('the operator’s commands', () => {
  it('open an account, make a key, move money and check the books', async () => {
    expect((await khagol('accounts open --account acc_a --plan pro --name A')).code).toBe(0);
    const made = await khagol('keys create --account acc_a --json');
    const { key, keyId } = JSON.parse(made.out) as { key: string; keyId: string };
    expect(key).toMatch(/^ask_live_/);
    expect((await khagol('keys list --account acc_a')).out).toContain(keyId);
    expect((await khagol('wallet topup --account acc_a --usd=1.5 --reference pay-1')).out).toMatch(/available +61\.5/);
    expect((await khagol('wallet adjust --account acc_a --usd -1 --reference fix-1')).out).toMatch(/available +60\.5/);
    expect((await khagol(`keys revoke --account acc_a --key ${keyId}`)).out).toMatch(/revoked +true/);
    expect(await khagol('ledger verify')).toMatchObject({ code: 0, out: expect.stringMatching(/faults +none/) });
  });

  // Asked in another folder than the server runs in; books of a store that was made for the question are always in order.
  it.each(['ledger verify', 'accounts list', 'keys list --account acc_a', 'wallet statement --account acc_a'])(
    '%s makes no store where none is',
    async (words) => {
      const file = join(folder, 'elsewhere', 'khagol.db');
      const ended = await khagol(words, { KHAGOL_STORE: `sqlite:${file}` });
      expect([ended.code, ended.out, existsSync(join(folder, 'elsewhere'))]).toEqual([1, '', false]);
      expect(ended.err).toBe(`khagol: there is no store at ${file}; KHAGOL_STORE says where it is\n`);
    },
  );

  it.each([
    ['accounts open --account acc_a --plan gold --name A', 2, 'plan is one of'],
    ['accounts open --plan pro --name A', 2, '--account is missing: Id of the account.'],
    ['accounts open --account=x --plan pro --name A', 2, 'account is acc_'],
    ['accounts shut', 2, 'there is no "accounts shut"'],
    ['accounts list --colour yes', 2, '--colour is no flag of this action'],
    ['wallet topup --account acc_a --usd', 2, '--usd needs a value'],
    ['wallet topup --account acc_a --usd 0 --reference r', 2, 'usd is more or less than nothing'],
    ['accounts list --server localhost:8787', 2, 'the server is an address'],
    ['accounts list --server http://', 2, 'the server is an address'],
    ['accounts open --account acc_a --plan pro --name A', 1, 'There is an account acc_a already.'],
    ['wallet topup --account acc_b --usd 1 --reference r', 1, 'There is no such account.'],
    ['keys revoke --account acc_a --key abcdefghijkl', 1, 'There is no such key of this account.'],
    ['accounts list --server http://127.0.0.1:1', 1, 'no server answers at http://127.0.0.1:1'],
  ])('%s ends with %i and a sentence', async (words, code, sentence) => {
    await khagol('accounts open --account acc_a --plan pro --name A');
    const ended = await khagol(words, { ...STORE, KHAGOL_ADMIN_KEY: 'operator-key-0123456789abcdef' });
    expect(ended).toMatchObject({ code, out: '' });
    expect(ended.err).toMatch(/^khagol: .+\n$/);
    expect(ended.err).toContain(sentence);
  });

  it('refuse a reference of another account in one line', async () => {
    for (const account of ['acc_c', 'acc_d']) await khagol(`accounts open --account ${account} --plan pro --name A`);
    await khagol('wallet topup --account acc_c --usd 1 --reference pay-9');
    const again = await khagol('wallet topup --account acc_d --usd 1 --reference pay-9');
    expect(again).toMatchObject({
      code: 1,
      out: '',
      err: 'khagol: This reference was used for another account.\n',
    });
  });

  it('do nothing to a store in memory, which would forget it', async () => {
    const ended = await khagol('accounts open --account acc_a --plan pro --name A', { KHAGOL_STORE: 'memory' });
    expect([ended.code, ended.out]).toEqual([2, '']);
    expect(ended.err).toContain('KHAGOL_STORE is memory');
  });
});

describe('through a server', () => {
  let server: Server;
  let status = 200;
  let body = '';
  beforeAll(async () => {
    server = createServer((_, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('a refusal ends as it does here: 2 for what was asked wrongly, 1 for the rest', async () => {
    const { port } = server.address() as AddressInfo;
    const words = `accounts list --server http://127.0.0.1:${port}`;
    const environment = { KHAGOL_ADMIN_KEY: 'operator-key-0123456789abcdef' };
    for (const [answered, text, code, said] of [
      [200, '{"success":true,"data":{"accounts":[]}}', 0, ''],
      [400, '{"message":"No."}', 2, 'No.'],
      [409, '{"message":"No."}', 1, 'No.'],
      [404, '{"message":"There is nothing at this address."}', 1, 'knows no such admin key'],
      [502, '<html>', 1, 'the server answered 502'],
    ] as const) {
      [status, body] = [answered, text];
      const ended = await khagol(words, environment);
      expect([ended.code, ended.err.includes(said)]).toEqual([code, true]);
    }
    expect(await khagol(words, {})).toMatchObject({
      code: 2,
      err: 'khagol: KHAGOL_ADMIN_KEY holds the key of the server\n',
    });
  });
});
