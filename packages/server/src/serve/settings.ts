/** The environment as typed settings. A value that cannot be meant stops the start, with the name and what is allowed. */

import type { Settings } from '../gate/desk.ts';

/** Everything the operator may say. */
export interface ServeSettings {
  readonly port: number;
  readonly host: string;
  /** The development key; null makes a fresh one. */
  readonly devKey: string | null;
  readonly keyPerMinute: number;
  readonly log: 'json' | 'off';
  /** Folder of the built page; null looks where the build puts it. */
  readonly siteFolder: string | null;
  readonly app: Partial<Settings>;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

const NAMES = [
  'KHAGOL_DEV_KEY',
  'KHAGOL_KEY_PER_MINUTE',
  'KHAGOL_ADDRESS_PER_MINUTE',
  'KHAGOL_CORS_ORIGINS',
  'KHAGOL_TRUSTED_PROXIES',
  'KHAGOL_LOG',
  'KHAGOL_SITE',
] as const;
/** Ours, but not the server's: how much the accuracy tests print. */
const OTHER_NAMES: readonly string[] = ['KHAGOL_REPORT'];

/**
 * Reads PORT, HOST and KHAGOL_…; empty counts as absent.
 *
 * @throws  SettingError naming the variable and what is allowed; a name of ours that nobody knows is a misspelt one
 */
export function readSettings(environment: Environment): ServeSettings {
  for (const name of Object.keys(environment))
    if (name.startsWith('KHAGOL_') && ![...NAMES, ...OTHER_NAMES].includes(name))
      throw new SettingError(`${name} is no setting; there are ${NAMES.join(', ')}.`);
  const given = (name: string): string | null => environment[name]?.trim() || null;
  const devKey = given('KHAGOL_DEV_KEY');
  if (devKey !== null && !/^[!-~]{1,256}$/.test(devKey))
    throw new SettingError('KHAGOL_DEV_KEY is 1 to 256 visible ASCII characters.');
  const origins = (given('KHAGOL_CORS_ORIGINS') ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  for (const origin of origins) checkOrigin(origin);
  return {
    port: wholeNumber('PORT', given('PORT'), 8787, 0, 65_535),
    host: given('HOST') ?? '127.0.0.1',
    devKey,
    keyPerMinute: wholeNumber('KHAGOL_KEY_PER_MINUTE', given('KHAGOL_KEY_PER_MINUTE'), 60, 1, 1_000_000),
    log: oneOf('KHAGOL_LOG', given('KHAGOL_LOG'), 'json', ['json', 'off']),
    siteFolder: given('KHAGOL_SITE'),
    app: {
      addressPerMinute: wholeNumber('KHAGOL_ADDRESS_PER_MINUTE', given('KHAGOL_ADDRESS_PER_MINUTE'), 10, 1, 1_000_000),
      trustedProxies: wholeNumber('KHAGOL_TRUSTED_PROXIES', given('KHAGOL_TRUSTED_PROXIES'), 0, 0, 10),
      corsOrigins: origins,
    },
  };
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
