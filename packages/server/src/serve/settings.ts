/**
 * The environment as typed settings. A value that cannot be meant stops the start, with the name and what is allowed, and so does what
 * would be unsafe in production.
 */

import { readFileSync } from 'node:fs';
import type { Settings } from '../gate/desk.ts';
import { type ArchiveSettings, readBackups, readBlobs, readLinkKeys } from './archive-settings.ts';
import { readAllow } from './egress/target.ts';
import { type NarratorSettings, readNarrator } from './narrator-settings.ts';
import { type ReceiptSettings, readIssuers, readOtherKeys, readPrivateKey } from './receipt-settings.ts';

export { describeSettings } from './describe-settings.ts';

/** Where everything is kept. */
export type StoreSetting =
  | { readonly kind: 'memory' }
  | { readonly kind: 'sqlite'; readonly file: string }
  /** `ownerUrl`: the role that may change the schema, where the server's own may not; null when it is the same. */
  | { readonly kind: 'postgres'; readonly url: string; readonly ownerUrl: string | null };

/** Everything the operator may say. */
export interface ServeSettings {
  readonly port: number;
  readonly host: string;
  readonly production: boolean;
  readonly store: StoreSetting;
  /** Keys of the vault, the sealing one first; null makes one beside the SQLite file. */
  readonly vaultKeys: readonly Uint8Array[] | null;
  /** The development key; null makes a fresh one. */
  readonly devKey: string | null;
  /** Calls a minute of the development account; null takes its plan's. */
  readonly keyPerMinute: number | null;
  /** The operator's key for the admin addresses; null closes them. */
  readonly adminKey: string | null;
  /** `host:port, …` that webhooks may reach although they are not public; as written. */
  readonly egressAllow: string;
  readonly receipts: ReceiptSettings;
  readonly archive: ArchiveSettings;
  /** Who tells answers beside the built-in narrator; null for nobody. */
  readonly narrator: NarratorSettings | null;
  readonly log: 'json' | 'off';
  /** Threads for long calls; null for the cores but one, 0 for none. */
  readonly workers: number | null;
  /** Folder of the built page; null looks where the build puts it. */
  readonly siteFolder: string | null;
  readonly app: Partial<Settings>;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Settings by name; a secret may also come from a file, named by the same name with `_FILE`. */
const SECRETS = [
  'KHAGOL_STORE',
  'KHAGOL_STORE_OWNER',
  'KHAGOL_VAULT_KEY',
  'KHAGOL_DEV_KEY',
  'KHAGOL_ADMIN_KEY',
  'KHAGOL_RECEIPT_KEY',
  'KHAGOL_RECEIPT_RETIRED_KEYS',
  'KHAGOL_BLOBS_KEY',
  'KHAGOL_LINK_KEY',
  'KHAGOL_NARRATOR_KEY',
] as const;
const NAMES: readonly string[] = [
  ...SECRETS,
  ...SECRETS.map((name) => `${name}_FILE`),
  'KHAGOL_PUBLIC_URL',
  'KHAGOL_BLOBS',
  'KHAGOL_BACKUPS',
  'KHAGOL_RECEIPT_ISSUER',
  'KHAGOL_ATTESTATION_PLATFORMS',
  'KHAGOL_KEY_PER_MINUTE',
  'KHAGOL_ADDRESS_PER_MINUTE',
  'KHAGOL_CORS_ORIGINS',
  'KHAGOL_TRUSTED_PROXIES',
  'KHAGOL_EGRESS_ALLOW',
  'KHAGOL_EGRESS_ALLOW_PRIVATE',
  'KHAGOL_FAST_REQUIRES_PLAN',
  'KHAGOL_ADMIN_UNMASKED',
  'KHAGOL_PURCHASE_URL',
  'KHAGOL_UPGRADE_URL',
  'KHAGOL_NARRATOR',
  'KHAGOL_NARRATOR_URL',
  'KHAGOL_NARRATOR_MODEL',
  'KHAGOL_NARRATOR_FAST_MODEL',
  'KHAGOL_NARRATOR_LOCAL',
  'KHAGOL_LOG',
  'KHAGOL_SITE',
  'KHAGOL_WORKERS',
];
/** Ours, but not the server's: how much the accuracy tests print. */
const OTHER_NAMES: readonly string[] = ['KHAGOL_REPORT'];
/** Where the embedded store lives unless it is said otherwise, from the working folder. */
export const DEFAULT_FILE = '.khagol/khagol.db';
const SAFE_SECRET_LENGTH = 24;
/** More threads than any machine that this runs on has cores. */
const MOST_WORKERS = 256;
/** A misspelt mode would open a server that was meant to earn money to everybody with the development key. */
const MODES = ['production', 'development', 'test'] as const;

/**
 * Reads PORT, HOST, NODE_ENV and KHAGOL_…; empty counts as absent.
 *
 * @throws  SettingError naming the variable and what is allowed, never what it holds when that is a secret; a name of ours that nobody knows
 *          is a misspelt one, and so is a mode that nobody knows
 */
export function readSettings(environment: Environment): ServeSettings {
  for (const name of Object.keys(environment))
    if (name.startsWith('KHAGOL_') && !NAMES.includes(name) && !OTHER_NAMES.includes(name))
      throw new SettingError(`${name} is no setting; there are ${NAMES.join(', ')}.`);
  const given = (name: string): string | null => environment[name]?.trim() || null;
  const secret = (name: (typeof SECRETS)[number]): string | null => readSecret(name, given);
  const production = oneOf('NODE_ENV', given('NODE_ENV'), 'development', MODES) === 'production';
  const devKey = secret('KHAGOL_DEV_KEY');
  if (devKey !== null && !/^[!-~]{1,256}$/.test(devKey))
    throw new SettingError('KHAGOL_DEV_KEY is 1 to 256 visible ASCII characters.');
  const adminKey = secret('KHAGOL_ADMIN_KEY');
  if (adminKey !== null && !/^[!-~]{24,256}$/.test(adminKey))
    throw new SettingError(`KHAGOL_ADMIN_KEY is ${SAFE_SECRET_LENGTH} to 256 visible ASCII characters.`);
  const store = readStore(secret('KHAGOL_STORE'), secret('KHAGOL_STORE_OWNER'));
  const vaultKeys = readVaultKeys(secret('KHAGOL_VAULT_KEY'));
  if (store.kind === 'postgres' && vaultKeys === null)
    throw new SettingError('KHAGOL_VAULT_KEY is needed with PostgreSQL: 32 random bytes in base64.');
  const egressAllow = given('KHAGOL_EGRESS_ALLOW') ?? '';
  readAs('KHAGOL_EGRESS_ALLOW', egressAllow, readAllow);
  if (production)
    refuseUnsafe({
      store,
      vaultKeys,
      devKey,
      adminKey,
      egressAllow,
      allowPrivate: given('KHAGOL_EGRESS_ALLOW_PRIVATE'),
    });
  const publicUrl = readPublicUrl(given('KHAGOL_PUBLIC_URL'));
  const origins = (given('KHAGOL_CORS_ORIGINS') ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  for (const origin of origins) checkOrigin(origin);
  const [purchaseUrl, upgradeUrl] = [readLink('KHAGOL_PURCHASE_URL', given), readLink('KHAGOL_UPGRADE_URL', given)];
  return {
    port: wholeNumber('PORT', given('PORT'), 8787, 0, 65_535),
    host: given('HOST') ?? '127.0.0.1',
    production,
    store,
    vaultKeys,
    devKey,
    keyPerMinute:
      given('KHAGOL_KEY_PER_MINUTE') === null
        ? null
        : wholeNumber('KHAGOL_KEY_PER_MINUTE', given('KHAGOL_KEY_PER_MINUTE'), 0, 1, 1_000_000),
    adminKey,
    egressAllow,
    receipts: {
      key: readAs('KHAGOL_RECEIPT_KEY', secret('KHAGOL_RECEIPT_KEY'), readPrivateKey),
      others: readAs('KHAGOL_RECEIPT_RETIRED_KEYS', secret('KHAGOL_RECEIPT_RETIRED_KEYS'), readOtherKeys) ?? [],
      issuers: readAs('KHAGOL_RECEIPT_ISSUER', given('KHAGOL_RECEIPT_ISSUER'), readIssuers),
    },
    archive: {
      blobs: readAs('KHAGOL_BLOBS', given('KHAGOL_BLOBS') ?? '', (text) =>
        readBlobs(text, secret('KHAGOL_BLOBS_KEY'), store, production),
      ),
      linkKeys: readAs('KHAGOL_LINK_KEY', secret('KHAGOL_LINK_KEY'), readLinkKeys),
      backups: readAs('KHAGOL_BACKUPS', given('KHAGOL_BACKUPS'), readBackups),
    },
    narrator: readAs('KHAGOL_NARRATOR', given('KHAGOL_NARRATOR') ?? 'builtin', (protocol) =>
      readNarrator({
        protocol,
        url: given('KHAGOL_NARRATOR_URL'),
        key: secret('KHAGOL_NARRATOR_KEY'),
        model: given('KHAGOL_NARRATOR_MODEL'),
        fastModel: given('KHAGOL_NARRATOR_FAST_MODEL'),
        local: given('KHAGOL_NARRATOR_LOCAL'),
      }),
    ),
    log: oneOf('KHAGOL_LOG', given('KHAGOL_LOG'), 'json', ['json', 'off']),
    siteFolder: given('KHAGOL_SITE'),
    workers:
      given('KHAGOL_WORKERS') === null
        ? null
        : wholeNumber('KHAGOL_WORKERS', given('KHAGOL_WORKERS'), 0, 0, MOST_WORKERS),
    app: {
      addressPerMinute: wholeNumber('KHAGOL_ADDRESS_PER_MINUTE', given('KHAGOL_ADDRESS_PER_MINUTE'), 10, 1, 1_000_000),
      trustedProxies: wholeNumber('KHAGOL_TRUSTED_PROXIES', given('KHAGOL_TRUSTED_PROXIES'), 0, 0, 10),
      corsOrigins: origins,
      adminUnmasked: oneOf('KHAGOL_ADMIN_UNMASKED', given('KHAGOL_ADMIN_UNMASKED'), '0', ['0', '1']) === '1',
      attestationPlatforms: readPlatforms(given('KHAGOL_ATTESTATION_PLATFORMS')),
      ...(publicUrl === null ? {} : { publicUrl }),
      fastRequiresPlan:
        oneOf('KHAGOL_FAST_REQUIRES_PLAN', given('KHAGOL_FAST_REQUIRES_PLAN'), 'no', ['no', 'yes']) === 'yes',
      ...(purchaseUrl === null ? {} : { purchaseUrl }),
      ...(upgradeUrl === null ? {} : { upgradeUrl }),
    },
  };
}

function readSecret(name: string, given: (name: string) => string | null): string | null {
  const [value, file] = [given(name), given(`${name}_FILE`)];
  if (value !== null && file !== null) throw new SettingError(`${name} and ${name}_FILE are both set; one is enough.`);
  if (file === null) return value;
  const text = textOf(file);
  if (text === null) throw new SettingError(`${name}_FILE names a file that cannot be read.`);
  // A secret that was not mounted in time must not start a server on something else.
  if (text === '') throw new SettingError(`${name}_FILE names an empty file.`);
  return text;
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

/** Where a caller is sent to pay: an address of the web, or a path of this server. */
function readLink(name: string, given: (name: string) => string | null): string | null {
  const value = given(name);
  if (value === null || /^\/(?!\/)[!-~]*$/.test(value)) return value;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new SettingError(`${name} is an address such as https://example.org/billing, or a path such as /billing.`);
}

/** A value read by its own reader, whose complaint is told under the name of the setting; null when absent. */
function readAs<T>(name: string, value: string, read: (text: string) => T): T;
function readAs<T>(name: string, value: string | null, read: (text: string) => T): T | null;
function readAs<T>(name: string, value: string | null, read: (text: string) => T): T | null {
  try {
    return value === null ? null : read(value);
  } catch (error) {
    if (error instanceof RangeError) throw new SettingError(`${name}: ${error.message}`);
    throw error;
  }
}

/** The address under which the world knows this server, without the stroke at its end. */
function readPublicUrl(value: string | null): string | null {
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const bare = url !== null && /^https?:$/.test(url.protocol) && `${url.search}${url.hash}${url.username}` === '';
  if (bare) return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
  throw new SettingError('KHAGOL_PUBLIC_URL is an address such as https://api.example.org');
}

function readPlatforms(value: string | null): readonly string[] {
  const names = (value ?? '').split(',').map((name) => name.trim());
  const platforms = [...new Set(names.filter((name) => name !== ''))];
  for (const name of platforms)
    if (name !== 'ios' && name !== 'android')
      throw new SettingError('KHAGOL_ATTESTATION_PLATFORMS lists ios, android, or both.');
  return platforms;
}

function readStore(value: string | null, owner: string | null): StoreSetting {
  const isPostgres = (address: string): boolean => /^postgres(?:ql)?:\/\//.test(address);
  if (owner !== null && (value === null || !isPostgres(value) || !isPostgres(owner)))
    throw new SettingError(
      'KHAGOL_STORE_OWNER is the address of the PostgreSQL database in KHAGOL_STORE, with the role that owns it.',
    );
  if (value === null) return { kind: 'sqlite', file: DEFAULT_FILE };
  if (value === 'memory') return { kind: 'memory' };
  const file = /^sqlite:(.+)$/.exec(value)?.[1];
  if (file !== undefined) return { kind: 'sqlite', file };
  if (isPostgres(value)) return { kind: 'postgres', url: value, ownerUrl: owner };
  throw new SettingError(
    'KHAGOL_STORE is memory, sqlite:<file>, or the address of a PostgreSQL database (postgres://…).',
  );
}

function readVaultKeys(value: string | null): readonly Uint8Array[] | null {
  if (value === null) return null;
  return value.split(',').map((text) => {
    const bytes = Buffer.from(text.trim(), 'base64');
    if (bytes.length !== 32)
      throw new SettingError(
        'KHAGOL_VAULT_KEY is 32 bytes in base64; several, the newest first, are parted by commas.',
      );
    return new Uint8Array(bytes);
  });
}

/** Chance gives 32 bytes, and 24 letters, more different ones than this; a key typed by hand as zeros or a row of one letter has fewer. */
const LEAST_VARIETY = 8;

/** What a server that earns money must not be started with. */
function refuseUnsafe(said: {
  readonly store: StoreSetting;
  readonly vaultKeys: readonly Uint8Array[] | null;
  readonly devKey: string | null;
  readonly adminKey: string | null;
  readonly egressAllow: string;
  readonly allowPrivate: string | null;
}): void {
  if (said.store.kind === 'memory')
    throw new SettingError('KHAGOL_STORE is memory, which forgets all money; production needs a database.');
  if (said.vaultKeys?.some((key) => new Set(key).size < LEAST_VARIETY))
    throw new SettingError('KHAGOL_VAULT_KEY looks like a sample; make one with: openssl rand -base64 32');
  if (said.adminKey !== null && new Set(said.adminKey).size < LEAST_VARIETY)
    throw new SettingError('KHAGOL_ADMIN_KEY looks like a sample; make one with: openssl rand -hex 32');
  if (said.devKey !== null) throw new SettingError('KHAGOL_DEV_KEY is for development; production makes its own keys.');
  if (said.egressAllow !== '' && said.allowPrivate !== 'yes-i-mean-it')
    throw new SettingError(
      'KHAGOL_EGRESS_ALLOW lets webhooks reach private addresses; in production say KHAGOL_EGRESS_ALLOW_PRIVATE=yes-i-mean-it with it.',
    );
}

function wholeNumber(name: string, value: string | null, usual: number, lowest: number, highest: number): number {
  if (value === null) return usual;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= lowest && number <= highest) return number;
  throw new SettingError(`${name} is a whole number between ${lowest} and ${highest}.`);
}

function oneOf<T extends string>(name: string, value: string | null, usual: T, allowed: readonly T[]): T {
  if (value === null) return usual;
  const found = allowed.find((choice) => choice === value);
  if (found === undefined) throw new SettingError(`${name} is one of ${allowed.join(', ')}.`);
  return found;
}

function checkOrigin(origin: string): void {
  if (URL.canParse(origin) && new URL(origin).origin === origin) return;
  throw new SettingError(`KHAGOL_CORS_ORIGINS lists origins such as https://example.org; "${origin}" is none.`);
}
