/** The blob store that the settings name. */

import type { BlobStore, Clock } from '../../ports/index.ts';
import { fileBlobs } from './files.ts';
import { memoryBlobs } from './memory.ts';
import { type BucketSettings, bucketBlobs } from './s3.ts';

export { fileBlobs } from './files.ts';
export { memoryBlobs } from './memory.ts';
export { BucketFault, type BucketSettings, bucketBlobs } from './s3.ts';

/** Where blobs lie. */
export type BlobSetting =
  | { readonly kind: 'memory' }
  | { readonly kind: 'files'; readonly folder: string }
  | ({ readonly kind: 's3' } & BucketSettings);

/** Opens the blob store. @throws BucketFault when the bucket cannot be used */
export async function openBlobs(setting: BlobSetting, clock: Clock): Promise<BlobStore> {
  if (setting.kind === 'memory') return memoryBlobs();
  return setting.kind === 'files' ? fileBlobs(setting.folder) : bucketBlobs(setting, clock);
}
