/** What the operator says of the archive: where its bytes lie, what signs its links, how long backups live. */

import type { BackupPolicy } from '../offices/archive/index.ts';
import { LINK_KEY_BYTES } from '../offices/links/index.ts';
import type { BlobSetting } from './blobs/index.ts';
import type { StoreSetting } from './settings.ts';

export interface ArchiveSettings {
  readonly blobs: BlobSetting;
  /** The signing one first; null derives them from the vault's. */
  readonly linkKeys: readonly Uint8Array[] | null;
  /** Null says that there are none. */
  readonly backups: BackupPolicy | null;
}

const FORMS =
  'memory, files:<folder>, or s3://<bucket>/<prefix>?endpoint=https://…&region=… with KHAGOL_BLOBS_KEY=<key id>:<secret>';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,62}$/;
const PREFIX = /^(?:[\w-][\w.-]*\/)*$/;

/**
 * Where blobs lie.
 *
 * @param value  empty puts them beside the store
 * @param key    `<key id>:<secret>` of a bucket
 * @throws  RangeError naming what is allowed
 */
export function readBlobs(value: string, key: string | null, store: StoreSetting, production: boolean): BlobSetting {
  if (value === '' && store.kind === 'postgres' && production)
    throw new RangeError(`it is needed with PostgreSQL, whose servers must all see the same blobs: ${FORMS}.`);
  if (value === '') return besideStore(store);
  if (value === 'memory' && production)
    throw new RangeError('memory forgets everything; production needs files or a bucket.');
  if (value === 'memory') return { kind: 'memory' };
  const folder = /^files:(.+)$/.exec(value)?.[1];
  if (folder !== undefined) return { kind: 'files', folder };
  return readBucket(value, key);
}

function besideStore(store: StoreSetting): BlobSetting {
  if (store.kind === 'memory') return { kind: 'memory' };
  return { kind: 'files', folder: store.kind === 'sqlite' ? `${store.file}.blobs` : '.khagol/blobs' };
}

function readBucket(value: string, key: string | null): BlobSetting {
  const url = value.startsWith('s3://') && URL.canParse(value) ? new URL(value) : null;
  const endpoint = url?.searchParams.get('endpoint') ?? '';
  const region = url?.searchParams.get('region') ?? 'us-east-1';
  const prefix = (url?.pathname ?? '').replace(/^\//, '').replace(/([^/])$/, '$1/');
  const isOrigin =
    URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol) && new URL(endpoint).origin === endpoint;
  if (
    url === null ||
    !BUCKET.test(url.hostname) ||
    !PREFIX.test(prefix) ||
    !isOrigin ||
    !/^[a-z0-9-]{1,40}$/.test(region)
  )
    throw new RangeError(`it is ${FORMS}.`);
  const [, keyId, secret] = /^([!-9;-~]{1,128}):([!-~]{1,256})$/.exec(key ?? '') ?? [];
  if (keyId === undefined || secret === undefined)
    throw new RangeError('a bucket needs KHAGOL_BLOBS_KEY=<key id>:<secret>.');
  return { kind: 's3', endpoint, bucket: url.hostname, prefix, region, keyId, secret };
}

/** Keys that sign links, from base64 parted by commas. @throws RangeError */
export function readLinkKeys(value: string): readonly Uint8Array[] {
  return value.split(',').map((text) => {
    const bytes = Buffer.from(text.trim(), 'base64');
    if (bytes.length !== LINK_KEY_BYTES)
      throw new RangeError(
        `it is ${LINK_KEY_BYTES} bytes in base64; several, the signing one first, are parted by commas.`,
      );
    return new Uint8Array(bytes);
  });
}

/** What receipts of erasure say of backups: `<days> <words>`. @throws RangeError */
export function readBackups(value: string): BackupPolicy {
  const [, days, policy] = /^(\d{1,4}) (\S.{0,499})$/u.exec(value) ?? [];
  if (days === undefined || policy === undefined)
    throw new RangeError(
      'it is how many days backups are kept and a sentence, such as: 35 Encrypted snapshots, deleted after 35 days.',
    );
  return { retentionDays: Number(days), policy };
}
