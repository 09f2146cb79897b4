/** The archive and the links of a server, put together from its ports. */

import { newId } from '../http/names.ts';
import { type ArchiveOffice, archiveOffice, type BackupPolicy } from '../offices/archive/index.ts';
import { type LinkOffice, linkOffice } from '../offices/links/index.ts';
import { hmacSha256 } from '../offices/webhooks/hmac.ts';
import type { BlobStore, Clock, CryptoPort, Store, Vault } from '../ports/index.ts';

export interface ArchiveParts {
  readonly store: Pick<Store, 'archive'>;
  readonly blobs: BlobStore;
  /** Seals what is filed before it reaches the blob store. */
  readonly vault: Vault;
  readonly clock: Clock;
  readonly crypto: CryptoPort;
  readonly backups: BackupPolicy;
}

/** What is said where the operator says nothing. */
export const NO_BACKUPS: BackupPolicy = {
  retentionDays: 0,
  policy: 'The server makes no backups of its own, and its operator has named none.',
};

export function openArchive({ store, blobs, vault, clock, crypto, backups }: ArchiveParts): ArchiveOffice {
  return archiveOffice({
    archive: store.archive,
    blobs,
    vault,
    clock,
    sha256: crypto.sha256,
    newId: (prefix) => newId(prefix, clock, crypto),
    backups,
  });
}

/** @param keys  of 32 bytes, the signing one first */
export function openLinks(keys: readonly Uint8Array[], crypto: CryptoPort): LinkOffice {
  return linkOffice({ keys, mac: (key, message) => hmacSha256(key, message, crypto), sha256: crypto.sha256 });
}
