/** What is kept of properties: their facts, what was filed with them, and the traces of their erasure. */

/** What a property's record says. */
export interface PropertyFacts {
  readonly title: string | null;
  readonly ownerId: string | null;
  readonly externalId: string | null;
  readonly tenantRef: string | null;
  readonly ids: PropertyIds;
  /** SHA-256 of the caller's own content, as the caller gave it. */
  readonly contentHash: string | null;
  /** Days that what is filed is kept without an archive tier, 1 … 30. */
  readonly retentionDays: number;
}

/** The facts of a property that was opened by what was filed with it. */
export const NO_FACTS: PropertyFacts = {
  title: null,
  ownerId: null,
  externalId: null,
  tenantRef: null,
  ids: {},
  contentHash: null,
  retentionDays: 30,
};

/** The caller's own names for where the property stands; `revision` is the caller's, too. */
export interface PropertyIds {
  readonly project?: string;
  readonly building?: string;
  readonly unit?: string;
  readonly floor?: string;
  readonly revision?: string;
}

/** A paid time of keeping. */
export interface ArchiveTier {
  /** 1 … 60, calendar months from `setAtMs`. */
  readonly months: number;
  /** All that was paid for it. */
  readonly priceCents: number;
  readonly retainUntilMs: number;
  readonly setAtMs: number;
  /** What was stored when it was last priced. */
  readonly storedBytes: number;
}

export type ObjectKind = 'plan' | 'scan' | 'assessment' | 'export';

/**
 * Something whose bytes lie in the blob store. `writing`: named, its bytes may not be there yet; `kept`; `dropped`: to be removed;
 * `removed`: of a property under erasure, its bytes are gone and its line waits for the receipt.
 */
export interface FiledObject {
  /** `blb_…` or, for an export, `exp_…`. */
  readonly id: string;
  readonly propertyId: string;
  readonly kind: ObjectKind;
  /** The caller's or the route's name for it, once per kind and property among what is kept. */
  readonly name: string;
  readonly state: 'writing' | 'kept' | 'dropped' | 'removed';
  readonly blobKey: string;
  readonly contentType: string;
  /** Of the bytes as they came in, 64 hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
  readonly createdMs: number;
  /** When it goes unless a tier keeps it. */
  readonly expiresMs: number;
}

/** A property, as far as it is still one. */
export type Property =
  | {
      readonly state: 'present';
      readonly id: string;
      readonly facts: PropertyFacts;
      readonly tier: ArchiveTier | null;
      /** The tier as it is remembered; what a change of it must still find. */
      readonly tierMark: string | null;
      readonly createdMs: number;
      readonly changedMs: number;
    }
  | { readonly state: 'erasing'; readonly id: string; readonly eraseMs: number }
  /** `receipt`: its bytes, which never change. */
  | { readonly state: 'erased'; readonly id: string; readonly eraseMs: number; readonly receipt: string };

/** Under what name of the account's marks a property's tier is remembered, so that it changes in the transaction of its charge. */
export function tierMarkOf(propertyId: string): string {
  return `archive.tier:${propertyId}`;
}

/** What stands under that name once the property is being erased: no tier can be charged on it any more. */
export const ERASED_MARK = 'erased';

/** The tier that such a mark remembers, or null. */
export function tierIn(mark: string | null): ArchiveTier | null {
  return mark === null || mark === ERASED_MARK ? null : (JSON.parse(mark) as ArchiveTier);
}

export interface ArchiveStore {
  find(accountId: string, propertyId: string): Promise<Property | null>;
  /**
   * Writes the facts; a property that is not there is opened, with the facts that `null` stands for when only an object is filed.
   *
   * @param most  properties that an account may have, erased ones not counted
   */
  record(
    accountId: string,
    propertyId: string,
    facts: PropertyFacts | null,
    most: number,
  ): Promise<'done' | 'gone' | 'full'>;
  /** What is filed, in any state, in the order of its names. */
  objects(accountId: string, propertyId: string): Promise<readonly FiledObject[]>;
  /** Names an object before its bytes are written. False when the property is not present. */
  name(accountId: string, object: FiledObject): Promise<boolean>;
  /**
   * The named object's bytes are there: it is kept, and what had its name before is dropped. False when the property is no longer
   * present or the object was given up meanwhile: then its bytes have to go again.
   */
  keep(accountId: string, objectId: string): Promise<boolean>;
  /** Marks objects as to be removed; those in another state than `kept` and `writing` are left. */
  drop(accountId: string, objectIds: readonly string[]): Promise<void>;
  /** The bytes of a dropped object are gone: forgets it, or, under erasure, keeps its line for the receipt. */
  removed(accountId: string, objectId: string): Promise<void>;
  /** An export by its id alone, for whoever holds a link. */
  findExport(exportId: string): Promise<{ readonly accountId: string; readonly object: FiledObject } | null>;
  /**
   * One transaction: the property is no longer present, its facts and its tier are gone, everything kept is dropped.
   * Null when there is no such property; otherwise the property as it is now.
   */
  beginErasure(accountId: string, propertyId: string): Promise<Property | null>;
  /** One transaction: the receipt, and the lines of the objects go; lines of exports stay until their links have run out. False when it is done already. */
  finishErasure(accountId: string, propertyId: string, receipt: string): Promise<boolean>;
  /** Properties under erasure, longest first. */
  erasing(limit: number): Promise<readonly { readonly accountId: string; readonly propertyId: string }[]>;
  /**
   * Work for the caretaker, at most so many: what is kept beyond its time and not under a tier becomes dropped (under one, it lives as
   * long as the tier), what has been `writing` since before `writingBeforeMs` as well; lines of dead links go. Returns what is dropped.
   */
  sweep(
    limit: number,
    writingBeforeMs: number,
  ): Promise<readonly { readonly accountId: string; readonly object: FiledObject }[]>;
}
