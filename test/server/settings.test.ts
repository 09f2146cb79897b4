/** Settings: what is unknown, unfit or unsafe stops the start by its name, and no secret is ever told. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  DEFAULT_FILE,
  describeSettings,
  type Environment,
  readSettings,
  SettingError,
} from '../../packages/server/src/serve/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'khagol-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const VAULT_KEY = Buffer.from(Uint8Array.from({ length: 32 }, (_, i) => i * 7)).toString('base64');
const ADMIN_KEY = 'canary-admin-0123456789abcdef';
const PRODUCTION: Environment = {
  NODE_ENV: 'production',
  KHAGOL_STORE: 'sqlite:/var/lib/khagol.db',
  KHAGOL_VAULT_KEY: VAULT_KEY,
};

/** The error of settings that must not be taken. */
function faultOf(environment: Environment): SettingError {
  try {
    readSettings(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    return error as SettingError;
  }
  throw new Error(`${JSON.stringify(environment)} was taken`);
}

describe('settings', () => {
  it('left out have a value each', () => {
    expect(readSettings({})).toEqual({
      port: 8787,
      host: '127.0.0.1',
      production: false,
      store: { kind: 'sqlite', file: DEFAULT_FILE },
      vaultKeys: null,
      devKey: null,
      keyPerMinute: null,
      adminKey: null,
      egressAllow: '',
      receipts: { key: null, others: [], issuers: null },
      archive: { blobs: { kind: 'files', folder: `${DEFAULT_FILE}.blobs` }, linkKeys: null, backups: null },
      narrator: null,
      log: 'json',
      workers: null,
      siteFolder: null,
      app: {
        addressPerMinute: 10,
        trustedProxies: 0,
        adminUnmasked: false,
        corsOrigins: [],
        attestationPlatforms: [],
        fastRequiresPlan: false,
      },
    });
    expect(readSettings({ PORT: '', KHAGOL_STORE: '  ', NODE_ENV: 'test' })).toEqual(readSettings({}));
  });

  it('are read as they are meant', () => {
    const settings = readSettings({
      PORT: '0',
      HOST: '0.0.0.0',
      KHAGOL_STORE: 'postgres://user@host/base',
      KHAGOL_VAULT_KEY: `${VAULT_KEY}, ${Buffer.alloc(32, 9).toString('base64')}`,
      KHAGOL_CORS_ORIGINS: 'https://a.example, https://b.example:8443',
      KHAGOL_FAST_REQUIRES_PLAN: 'yes',
      KHAGOL_ADMIN_UNMASKED: '1',
      KHAGOL_PURCHASE_URL: 'https://example.org/pay?x=1',
      KHAGOL_UPGRADE_URL: '/plans',
      KHAGOL_EGRESS_ALLOW: 'localhost:9000',
    });
    expect(settings).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      store: { kind: 'postgres' },
      egressAllow: 'localhost:9000',
    });
    expect(settings.vaultKeys?.map(([first]) => first)).toEqual([0, 9]);
    expect(settings.app).toMatchObject({
      corsOrigins: ['https://a.example', 'https://b.example:8443'],
      fastRequiresPlan: true,
      adminUnmasked: true,
      purchaseUrl: 'https://example.org/pay?x=1',
      upgradeUrl: '/plans',
    });
  });

  it.each([
    ['KHAGOL_STORES', 'memory'],
    ['KHAGOL_', 'x'],
    ['KHAGOL_VAULT_KEY_FILES', 'x'],
    ['KHAGOL_LOG_FILE', 'x'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['KHAGOL_STORE', 'mysql://host/base'],
    ['KHAGOL_STORE', 'sqlite:'],
    ['KHAGOL_STORE', 'postgres://host/base'],
    ['KHAGOL_VAULT_KEY', 'c2hvcnQ='],
    ['KHAGOL_ADMIN_KEY', 'short'],
    ['KHAGOL_ADMIN_KEY', 'with a space 0123456789abcdef'],
    ['KHAGOL_DEV_KEY', 'k'.repeat(257)],
    ['KHAGOL_EGRESS_ALLOW', 'no-port'],
    ['KHAGOL_FAST_REQUIRES_PLAN', 'true'],
    ['KHAGOL_ADMIN_UNMASKED', 'yes'],
    ['KHAGOL_PURCHASE_URL', 'javascript:alert(1)'],
    ['KHAGOL_UPGRADE_URL', '//elsewhere.example/pay'],
    ['KHAGOL_ADDRESS_PER_MINUTE', '1e3'],
    ['KHAGOL_TRUSTED_PROXIES', '11'],
  ])('%s=%s is refused by name, and only what is no secret is repeated', (name, value) => {
    const { message } = faultOf({ [name]: value });
    const named = name === 'KHAGOL_STORE' && value.startsWith('postgres') ? 'KHAGOL_VAULT_KEY' : name;
    expect(message).toContain(named);
    if (/STORE$|_KEY$/.test(name) && value !== 'sqlite:') expect(message).not.toContain(value);
  });
});

describe('a secret', () => {
  it('may come from a file, without the line that ends it', () => {
    const settings = readSettings({
      KHAGOL_ADMIN_KEY_FILE: fileOf('admin', `${ADMIN_KEY}\n`),
      KHAGOL_VAULT_KEY_FILE: fileOf('vault', `${VAULT_KEY}\n`),
      KHAGOL_STORE_FILE: fileOf('store', 'postgresql://user:word@host/base\n'),
      KHAGOL_DEV_KEY_FILE: fileOf('dev', 'my-own-key\n'),
    });
    expect(settings).toMatchObject({
      adminKey: ADMIN_KEY,
      devKey: 'my-own-key',
      store: { kind: 'postgres', url: 'postgresql://user:word@host/base' },
    });
    expect(Buffer.from(settings.vaultKeys?.[0] as Uint8Array).toString('base64')).toBe(VAULT_KEY);
  });

  it('said twice, out of reach or empty in its file stops the start', () => {
    for (const name of ['KHAGOL_STORE', 'KHAGOL_VAULT_KEY', 'KHAGOL_ADMIN_KEY', 'KHAGOL_DEV_KEY']) {
      expect(faultOf({ [name]: 'x', [`${name}_FILE`]: fileOf('both', 'y') }).message).toContain(`${name}_FILE`);
      expect(faultOf({ [`${name}_FILE`]: join(folder, 'none') }).message).toContain('cannot be read');
      expect(faultOf({ [`${name}_FILE`]: fileOf('empty', ' \n') }).message).toContain('empty');
    }
  });
});

describe('production', () => {
  it('takes a database and keys made by chance', () => {
    expect(readSettings({ ...PRODUCTION, KHAGOL_ADMIN_KEY: ADMIN_KEY }).production).toBe(true);
  });

  it.each([
    ['KHAGOL_STORE', 'memory'],
    ['KHAGOL_DEV_KEY', 'a-key-of-my-own-0123456789abcdef'],
    ['KHAGOL_EGRESS_ALLOW', 'localhost:9000'],
    ['KHAGOL_VAULT_KEY', Buffer.alloc(32).toString('base64')],
    ['KHAGOL_VAULT_KEY', `${VAULT_KEY},${Buffer.alloc(32, 1).toString('base64')}`],
    ['KHAGOL_ADMIN_KEY', 'changeme'.repeat(4)],
    ['KHAGOL_ADMIN_KEY', '0'.repeat(32)],
  ])('refuses %s=%s, which development takes', (name, value) => {
    expect(readSettings({ ...PRODUCTION, NODE_ENV: 'development', [name]: value })).toBeDefined();
    expect(faultOf({ ...PRODUCTION, [name]: value }).message).toContain(name);
  });

  it('lets webhooks reach private addresses only when it is said twice', () => {
    const allowed = {
      ...PRODUCTION,
      KHAGOL_EGRESS_ALLOW: '10.0.0.8:443',
      KHAGOL_EGRESS_ALLOW_PRIVATE: 'yes-i-mean-it',
    };
    expect(readSettings(allowed).egressAllow).toBe('10.0.0.8:443');
    expect(faultOf({ ...allowed, KHAGOL_EGRESS_ALLOW_PRIVATE: 'yes' }).message).toContain('KHAGOL_EGRESS_ALLOW');
  });
});

describe('settings in words', () => {
  it('hold no secret, however the address of the store is written', () => {
    for (const url of [
      'postgres://user:canary-word@db.example:5432/base?password=canary-word',
      'postgres://user:can@ary-word@db.example/base',
      'postgres://user:can/ary-word@db.example/base',
      'postgres://user:can#ary-word@db.example/base',
      'postgres://user:can?ary-word@db.example/base',
      'postgresql://canary-word@[::1]/base',
    ]) {
      const words = describeSettings(
        readSettings({
          KHAGOL_STORE: url,
          KHAGOL_VAULT_KEY: VAULT_KEY,
          KHAGOL_ADMIN_KEY: ADMIN_KEY,
          KHAGOL_DEV_KEY: 'canary-dev-key',
        }),
      ).join('\n');
      expect(words).not.toMatch(/canary|ary-word|word@/);
      expect(words).not.toContain(VAULT_KEY);
    }
  });

  it('tell what was chosen', () => {
    const words = describeSettings(
      readSettings({
        ...PRODUCTION,
        KHAGOL_ADMIN_KEY: ADMIN_KEY,
        KHAGOL_CORS_ORIGINS: 'https://a.example',
        KHAGOL_LOG: 'off',
      }),
    );
    for (const line of [
      /^mode +production$/,
      /^store +sqlite:\/var\/lib\/khagol\.db$/,
      /^vault +1 key/,
      /^admin +open/,
      /^origins +https:\/\/a\.example$/,
      /^log +off$/,
    ])
      expect(words.some((word) => line.test(word))).toBe(true);
    expect(words.some((word) => word.startsWith('development'))).toBe(false);
    expect(
      describeSettings(readSettings({ KHAGOL_STORE: 'postgres://u:p@h:5432/b', KHAGOL_VAULT_KEY: VAULT_KEY })),
    ).toContain('store           postgres://…@h:5432/b');
  });
});
