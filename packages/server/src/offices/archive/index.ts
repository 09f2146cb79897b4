/** The archive: what is filed with properties, for how long, how it is handed out, and how it goes. */

import type { FiledObject, Property, PropertyFacts } from '../../ports/index.ts';
import { carryOn, type ErasureParts } from './erasure.ts';
import { exportOf } from './export.ts';
import { contentOf, type Filed, type FilingEnd, fileAll, OBJECT_NAME, WRITING_MS } from './filing.ts';

export { CONTENT_TYPES, LINK_SECONDS } from './export.ts';
export {
  bytesOf,
  contentOf,
  type Filed,
  type FilingEnd,
  MOST_OF_KIND,
  MOST_PROPERTIES,
  OBJECT_NAME,
} from './filing.ts';
export { type BackupPolicy, type ErasureReceipt, namesOf } from './receipt.ts';
export { type ArchiveRates, quoteTier, running, type TierQuote } from './tier.ts';

export type Present = Extract<Property, { state: 'present' }>;

/** A result that a route keeps with a property. */
export interface KeptResult {
  readonly propertyId: string;
  /** `OBJECT_NAME`; a second one of the same name replaces the first. */
  readonly id: string;
  /** Plain JSON. */
  readonly content: unknown;
}

/** How far an erasure came. */
export interface Erasure {
  readonly property: Exclude<Property, { state: 'present' }>;
  /** What was filed, as far as its lines are still there. */
  readonly objects: readonly FiledObject[];
  /** It was erased before this call. */
  readonly replayed: boolean;
}

export interface ArchiveOffice {
  find(accountId: string, propertyId: string): Promise<Property | null>;
  /** Everything filed, exports and what comes and goes included; see `contentOf`. */
  objects(accountId: string, propertyId: string): Promise<readonly FiledObject[]>;
  /** Writes the facts and files what comes with them. */
  record(accountId: string, propertyId: string, facts: PropertyFacts, filed: readonly Filed[]): Promise<FilingEnd>;
  /** Whether results may be kept with it: one that nobody heard of is opened by its first result. */
  standing(accountId: string, propertyId: string): Promise<'open' | 'gone'>;
  /** Keeps results with their properties, as far as those can take them. @throws the blob store's error */
  keepAll(accountId: string, kind: 'scan' | 'assessment', results: readonly KeptResult[]): Promise<void>;
  /** An export of what is filed now; null when the property went in between. */
  makeExport(accountId: string, property: Present, expiresAtSeconds: number): Promise<FiledObject | null>;
  /** The bytes of an export, or of anything else that is kept; null when they are gone. */
  read(object: FiledObject): Promise<Uint8Array | null>;
  /** An export by its id, whoever's it is. */
  findExport(exportId: string): Promise<{ readonly accountId: string; readonly object: FiledObject } | null>;
  /** Erases, or takes an erasure further; null when there is no such property. A blob store that fails leaves it `erasing`. */
  erase(accountId: string, propertyId: string): Promise<Erasure | null>;
  /** One round of the caretaker: what is past its time goes, what is being erased goes on. Tells how much was done. */
  care(): Promise<{ readonly removed: number; readonly erased: number }>;
}

/** Objects, and erasures, of one round. */
const BATCH = 100;

export function archiveOffice(parts: ErasureParts): ArchiveOffice {
  const { archive, blobs, vault, clock } = parts;
  return {
    find: (accountId, propertyId) => archive.find(accountId, propertyId),
    objects: (accountId, propertyId) => archive.objects(accountId, propertyId),
    record: (accountId, propertyId, facts, filed) => fileAll(parts, accountId, propertyId, facts, filed),
    standing: async (accountId, propertyId) => {
      const property = await archive.find(accountId, propertyId);
      return property === null || property.state === 'present' ? 'open' : 'gone';
    },
    keepAll: async (accountId, kind, results) => {
      for (const { propertyId, id, content } of results) {
        if (!OBJECT_NAME.test(id)) throw new RangeError(`"${id}" cannot name what is filed`);
        const bytes = new TextEncoder().encode(JSON.stringify(content));
        await fileAll(parts, accountId, propertyId, null, [{ kind, name: id, contentType: 'application/json', bytes }]);
      }
    },
    makeExport: async (accountId, property, expiresAtSeconds) =>
      exportOf(parts, accountId, property, await archive.objects(accountId, property.id), expiresAtSeconds),
    read: async ({ blobKey }) => {
      const sealed = await blobs.get(blobKey);
      return sealed === null ? null : vault.open(sealed);
    },
    findExport: (exportId) => archive.findExport(exportId),
    erase: async (accountId, propertyId) => {
      const before = await archive.find(accountId, propertyId);
      if (before === null) return null;
      const begun = before.state === 'present' ? await archive.beginErasure(accountId, propertyId) : before;
      const objects = await archive.objects(accountId, propertyId);
      const after = await carryOn(parts, accountId, propertyId).catch(() => begun);
      if (after === null || after.state === 'present') throw new Error('a property came back from its erasure');
      return { property: after, objects, replayed: before.state === 'erased' };
    },
    care: async () => {
      const faults: unknown[] = [];
      // One that fails must not hold up the others; what went wrong is told when all have had their turn.
      const counted = async <T>(list: readonly T[], work: (one: T) => Promise<boolean>): Promise<number> => {
        let count = 0;
        for (const one of list) if (await work(one).catch((error: unknown) => faults.push(error) < 0)) count += 1;
        return count;
      };
      const removed = await counted(
        await archive.sweep(BATCH, clock.nowMs() - WRITING_MS),
        async ({ accountId, object }) => {
          await blobs.delete(object.blobKey);
          await archive.removed(accountId, object.id);
          return true;
        },
      );
      const erased = await counted(
        await archive.erasing(BATCH),
        async ({ accountId, propertyId }) => (await carryOn(parts, accountId, propertyId))?.state === 'erased',
      );
      if (faults.length > 0) throw faults[0];
      return { removed, erased };
    },
  };
}

/** The names of what is filed, of one kind. */
export function contentNames(objects: readonly FiledObject[], kind: 'scan' | 'assessment'): readonly string[] {
  return contentOf(objects)
    .filter((object) => object.kind === kind)
    .map(({ name }) => name);
}
