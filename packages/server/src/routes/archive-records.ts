/** Properties and their archive as the wire shows them, and the refusals that both have. */

import { unavailable } from '../gate/recall.ts';
import type { CallFacts } from '../gate/row.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type ArchiveOffice,
  bytesOf,
  contentNames,
  contentOf,
  type Present,
  running,
} from '../offices/archive/index.ts';
import type { ArchiveTier, FiledObject } from '../ports/index.ts';

/** A property with what is filed. */
export interface Holding {
  readonly property: Present;
  readonly objects: readonly FiledObject[];
}

/**
 * The property of the caller.
 *
 * @throws  Refusal NOT_FOUND, the same for what never was and what is another account's; GONE once its erasure began
 */
export async function holdingOf(office: ArchiveOffice, facts: CallFacts, propertyId: string): Promise<Holding> {
  const accountId = accountOf(facts);
  const property = await office.find(accountId, propertyId).catch(fail);
  if (property === null) throw noSuchProperty();
  if (property.state !== 'present') throw goneProperty();
  return { property, objects: await office.objects(accountId, propertyId).catch(fail) };
}

export function tierRecord(tier: ArchiveTier | null): unknown {
  if (tier === null) return null;
  const { months, priceCents, retainUntilMs, setAtMs, storedBytes } = tier;
  return { months, priceCents, retainUntilEpoch: seconds(retainUntilMs), setAtEpoch: seconds(setAtMs), storedBytes };
}

/** What the property's own record and its tier's have in common. */
export function propertyRecord({ property, objects }: Holding, nowMs: number): Readonly<Record<string, unknown>> {
  const { id, facts, tier, createdMs, changedMs } = property;
  const { title, ownerId, externalId, ids, contentHash, retentionDays } = facts;
  return {
    propertyId: id,
    title,
    ownerId,
    externalId,
    ids,
    contentHash,
    retentionDays,
    archiveTier: tierRecord(running(tier, nowMs)),
    storedBytes: bytesOf(contentOf(objects)),
    ...linkLists(objects),
    createdAtEpoch: seconds(createdMs),
    updatedAtEpoch: seconds(changedMs),
  };
}

/** Ids of what is filed, at most as many as the lists may hold. */
export function linkLists(objects: readonly FiledObject[]): Readonly<Record<string, unknown>> {
  return {
    linkedScanIds: contentNames(objects, 'scan'),
    linkedAssessmentIds: contentNames(objects, 'assessment'),
  };
}

export function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}

/** The account of a row that asks for a key. */
export function accountOf({ account }: CallFacts): string {
  if (account === null) throw new Error('a row of an account was entered without one');
  return account.id;
}

export function noSuchProperty(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no such property.');
}

export function goneProperty(): Refusal {
  return new Refusal('GONE', 'The property was erased.');
}

/** The store of properties is the store of money: while it does not answer, nothing is charged and nothing is known. */
export function fail(cause: unknown): never {
  throw cause instanceof Refusal ? cause : unavailable(cause);
}

/** The blob store did not take or give what it should. */
export function blobFault(cause: unknown): never {
  if (cause instanceof Refusal) throw cause;
  throw new Refusal(
    'STORAGE_UNAVAILABLE',
    'The storage of documents does not answer. Nothing was charged; try again.',
    {
      retryAfterSeconds: 5,
      cause,
    },
  );
}
