/** The settings in words, for `--check-config`: what was chosen, and of secrets only that they are there. */

import type { BlobSetting } from './blobs/index.ts';
import type { ServeSettings, StoreSetting } from './settings.ts';

/** The settings in words, without secrets. */
export function describeSettings(settings: ServeSettings): readonly string[] {
  const {
    port,
    host,
    production,
    store,
    vaultKeys,
    devKey,
    keyPerMinute,
    adminKey,
    egressAllow,
    log,
    workers,
    siteFolder,
    receipts,
    archive,
    narrator,
    app,
  } = settings;
  const place =
    store.kind === 'sqlite' ? `sqlite:${store.file}` : store.kind === 'memory' ? 'memory' : withoutSecrets(store.url);
  return [
    `listen          ${host}:${port}`,
    `mode            ${production ? 'production' : 'development'}`,
    `store           ${place}`,
    `vault           ${vaultKeys === null ? VAULT_OF[store.kind] : `${vaultKeys.length} key(s) given`}`,
    ...(production
      ? []
      : [`development key ${devKey === null ? 'made at the first start' : 'the one in KHAGOL_DEV_KEY'}`]),
    ...(production ? [] : [`its rate        ${keyPerMinute ?? 'its plan’s'} calls a minute`]),
    `admin           ${adminKey === null ? 'closed' : 'open to the holder of KHAGOL_ADMIN_KEY'}${app.adminUnmasked === true ? ', unmasked' : ''}`,
    `egress          ${egressAllow === '' ? 'public addresses only' : `public addresses, and ${egressAllow}`}`,
    `address         ${app.publicUrl ?? 'the one a call comes to'}`,
    `receipts        ${receiptWords(settings)}`,
    `their name      ${receipts.issuers?.join(', formerly ') ?? 'the address, or khagol'}`,
    `blobs           ${blobWords(archive.blobs)}`,
    `links           signed by ${archive.linkKeys === null ? 'keys made from the vault’s' : 'KHAGOL_LINK_KEY'}`,
    `backups         ${archive.backups === null ? 'none named' : `${archive.backups.retentionDays} days: ${archive.backups.policy}`}`,
    `narrator        ${narratorWords(narrator)}`,
    `attestation     ${app.attestationPlatforms?.length ? app.attestationPlatforms.join(', ') : 'not configured'}`,
    `keyless calls   ${app.addressPerMinute} a minute and address`,
    `proxies         ${app.trustedProxies} believed`,
    `origins         ${app.corsOrigins?.length ? app.corsOrigins.join(', ') : 'none'}`,
    `tier fast       ${app.fastRequiresPlan === true ? 'needs the plan Business' : 'open to every plan'}`,
    `payment links   ${app.purchaseUrl ?? 'usual'}, ${app.upgradeUrl ?? 'usual'}`,
    `page            ${siteFolder ?? 'where the build puts it'}`,
    `log             ${log}`,
    `long calls      ${workerWords(workers)}`,
  ];
}

/** Who does what takes long. */
function workerWords(workers: number | null): string {
  if (workers === null) return 'threads, the cores but one';
  return workers === 0 ? 'the thread that answers calls' : `${workers} thread(s)`;
}

const VAULT_OF: Readonly<Record<StoreSetting['kind'], string>> = {
  sqlite: 'a key kept beside the store',
  memory: 'a key that ends with the process',
  postgres: 'none',
};

/** Where blobs lie; of a bucket neither its key nor its secret. */
function blobWords(blobs: BlobSetting): string {
  if (blobs.kind === 'memory') return 'memory';
  return blobs.kind === 'files' ? `files:${blobs.folder}` : `s3://${blobs.bucket}/${blobs.prefix} at ${blobs.endpoint}`;
}

/** Who tells answers; of a key only whether there is one. */
function narratorWords(narrator: ServeSettings['narrator']): string {
  if (narrator === null) return 'built in';
  const { protocol, baseUrl, key, model, fastModel, isLocal } = narrator;
  const models = fastModel === null || fastModel === model ? model : `${model}, ${fastModel}`;
  return `${protocol} at ${baseUrl}${isLocal ? ', which may be local' : ''}: ${models}, ${key === null ? 'without a key' : 'with a key'}`;
}

/** Who signs receipts; of a private key its public name alone. */
function receiptWords({ receipts: { key, others }, production, store }: ServeSettings): string {
  const beside = others.length === 0 ? '' : `, ${others.length} key(s) beside`;
  if (key !== null) return `signed by ${key.kid}${beside}`;
  if (production || store.kind === 'postgres') return `off: KHAGOL_RECEIPT_KEY is not set${beside}`;
  return `${store.kind === 'sqlite' ? 'signed by a key kept beside the store' : 'signed by a key that ends with the process'}${beside}`;
}

/** Host and database alone. What cannot be taken apart is not shown: a password with an @ or a / in it ends where nobody looks for it. */
function withoutSecrets(url: string): string {
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: '', pathname: '' };
  return `postgres://…@${/^[\w.:[\]-]*$/.test(host) && !pathname.includes('@') ? `${host}${pathname}` : '…'}`;
}
