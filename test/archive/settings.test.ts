/** What an operator may say of the archive, and what it must not. */

import { describe, expect, it } from 'vitest';
import {
  describeSettings,
  type Environment,
  readSettings,
  SettingError,
} from '../../packages/server/src/serve/settings.ts';

const KEY = Buffer.from(Uint8Array.from({ length: 32 }, (_, i) => i * 5)).toString('base64');
const S3 = 's3://plans/archive/eu?endpoint=https://s3.example.org&region=eu-central-1';
const POSTGRES = { KHAGOL_STORE: 'postgres://user@host/base', KHAGOL_VAULT_KEY: KEY };
const archiveOf = (environment: Environment) => readSettings(environment).archive;

describe('the settings of the archive', () => {
  it('put blobs beside the store where nothing is said', () => {
    expect(archiveOf({ KHAGOL_STORE: 'sqlite:/data/k.db' }).blobs).toEqual({
      kind: 'files',
      folder: '/data/k.db.blobs',
    });
    expect(archiveOf({ KHAGOL_STORE: 'memory' }).blobs).toEqual({ kind: 'memory' });
    expect(archiveOf(POSTGRES).blobs).toEqual({ kind: 'files', folder: '.khagol/blobs' });
  });

  it('take what is said', () => {
    expect(archiveOf({ KHAGOL_BLOBS: 'files:/data/blobs' }).blobs).toEqual({ kind: 'files', folder: '/data/blobs' });
    expect(archiveOf({ KHAGOL_BLOBS: S3, KHAGOL_BLOBS_KEY: 'AKID:se:cret/+=' }).blobs).toEqual({
      kind: 's3',
      endpoint: 'https://s3.example.org',
      bucket: 'plans',
      prefix: 'archive/eu/',
      region: 'eu-central-1',
      keyId: 'AKID',
      secret: 'se:cret/+=',
    });
    expect(
      archiveOf({ KHAGOL_BLOBS: 's3://plans?endpoint=http://localhost:9000', KHAGOL_BLOBS_KEY: 'a:b' }).blobs,
    ).toMatchObject({
      prefix: '',
      region: 'us-east-1',
    });
    const said = archiveOf({
      KHAGOL_LINK_KEY: `${KEY}, ${KEY}`,
      KHAGOL_BACKUPS: '35 Snapshots, deleted after 35 days.',
    });
    expect(said.linkKeys?.map(({ length }) => length)).toEqual([32, 32]);
    expect(said.backups).toEqual({ retentionDays: 35, policy: 'Snapshots, deleted after 35 days.' });
  });

  it.each([
    [{ KHAGOL_BLOBS: 'files:' }, 'KHAGOL_BLOBS'],
    [{ KHAGOL_BLOBS: 'ftp://x' }, 'KHAGOL_BLOBS'],
    [{ KHAGOL_BLOBS: S3 }, 'KHAGOL_BLOBS_KEY'],
    [{ KHAGOL_BLOBS: S3, KHAGOL_BLOBS_KEY: 'canary' }, 'KHAGOL_BLOBS_KEY'],
    [{ KHAGOL_BLOBS: 's3://plans/x', KHAGOL_BLOBS_KEY: 'canary:b' }, 'KHAGOL_BLOBS'],
    [{ KHAGOL_BLOBS: 's3://plans/../x?endpoint=ftp://h', KHAGOL_BLOBS_KEY: 'canary:b' }, 'KHAGOL_BLOBS'],
    [{ KHAGOL_BLOBS: 's3://plans?endpoint=https://h/path', KHAGOL_BLOBS_KEY: 'canary:b' }, 'KHAGOL_BLOBS'],
    [{ KHAGOL_BLOBS: 's3://PLANS_x?endpoint=https://h', KHAGOL_BLOBS_KEY: 'canary:b' }, 'KHAGOL_BLOBS'],
    [{ KHAGOL_LINK_KEY: 'canary' }, 'KHAGOL_LINK_KEY'],
    [{ KHAGOL_BACKUPS: 'thirty days' }, 'KHAGOL_BACKUPS'],
    [{ ...POSTGRES, NODE_ENV: 'production' }, 'KHAGOL_BLOBS'],
    [{ KHAGOL_VAULT_KEY: KEY, NODE_ENV: 'production', KHAGOL_BLOBS: 'memory' }, 'KHAGOL_BLOBS'],
  ] as const)('refuse what cannot be meant, number %#', (environment, name) => {
    let fault: unknown = null;
    try {
      readSettings(environment);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(SettingError);
    expect((fault as Error).message).toContain(name);
    expect((fault as Error).message).not.toContain('canary');
  });

  it('are told without secrets', () => {
    const words = describeSettings(
      readSettings({
        KHAGOL_BLOBS: S3,
        KHAGOL_BLOBS_KEY: 'canary:word',
        KHAGOL_LINK_KEY: KEY,
        KHAGOL_BACKUPS: '7 Daily.',
      }),
    ).join('\n');
    expect(words).toMatch(/^blobs +s3:\/\/plans\/archive\/eu\/ at https:\/\/s3\.example\.org$/m);
    expect(words).toMatch(/^links +signed by KHAGOL_LINK_KEY$/m);
    expect(words).toMatch(/^backups +7 days: Daily\.$/m);
    expect(words).not.toMatch(/canary|word/);
    expect(words).not.toContain(KEY);
  });
});
