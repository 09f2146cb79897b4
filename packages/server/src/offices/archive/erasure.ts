/**
 * Erasing a property. Once begun it is gone for everybody, and its links with it; what follows may stop at any point and be taken up
 * again by anybody, for each step leaves a state from which it can be repeated:
 *
 *     present ── begin ──► erasing ── bytes, line by line ──► nothing left in the list ── receipt ──► erased
 *
 * One transaction begins it and one ends it. Of two who end it together one writes the receipt, and both tell of that one.
 */

import type { FiledObject, Property } from '../../ports/index.ts';
import { blobHome, type FilingParts, WRITING_MS } from './filing.ts';
import { type BackupPolicy, receiptText } from './receipt.ts';

export interface ErasureParts extends FilingParts {
  readonly backups: BackupPolicy;
}

/**
 * Takes an erasure as far as it goes now.
 *
 * @returns the property: `erased`, or still `erasing` while bytes may yet be on their way in, or the blob store lists what it deleted
 * @throws  the blob store's error when it fails
 */
export async function carryOn(parts: ErasureParts, accountId: string, propertyId: string): Promise<Property | null> {
  const { archive, blobs, clock, sha256, backups } = parts;
  const property = await archive.find(accountId, propertyId);
  if (property?.state !== 'erasing') return property;
  const isOnItsWay = ({ state, createdMs }: FiledObject): boolean =>
    state === 'writing' && clock.nowMs() - createdMs < WRITING_MS;
  const objects = await archive.objects(accountId, propertyId);
  for (const object of objects) {
    if (object.state === 'removed' || isOnItsWay(object)) continue;
    if (object.state === 'writing') await archive.drop(accountId, [object.id]);
    await blobs.delete(object.blobKey);
    await archive.removed(accountId, object.id);
  }
  if (objects.some(isOnItsWay)) return property;
  const home = await blobHome(accountId, propertyId, sha256);
  for (const stray of await blobs.list(home)) await blobs.delete(stray);
  if ((await blobs.list(home)).length > 0) return property;
  const receipt = await receiptText(
    {
      accountId,
      propertyId,
      eraseMs: property.eraseMs,
      completedMs: clock.nowMs(),
      objects: await archive.objects(accountId, propertyId),
      backups,
    },
    sha256,
  );
  await archive.finishErasure(accountId, propertyId, receipt);
  return archive.find(accountId, propertyId);
}
