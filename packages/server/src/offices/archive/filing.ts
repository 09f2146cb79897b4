/** Filing things with a property: a line that names the object, its bytes, and only then the object is kept. */

import type {
  ArchiveStore,
  BlobStore,
  Clock,
  FiledObject,
  ObjectKind,
  PropertyFacts,
  Vault,
} from '../../ports/index.ts';
import { hex } from './receipt.ts';

/** What one property holds at most, its exports not counted; an export has to fit into memory. */
export const MOST_OF_KIND = 256;
const MOST_STORED_BYTES = 64 * 2 ** 20;
/** Properties of an account. */
export const MOST_PROPERTIES = 10_000;
/** After so long without its bytes a named object is taken for given up: no store takes longer to fail. */
export const WRITING_MS = 120_000;
const DAY_MS = 86_400_000;

/** Letters and digits first: it becomes a file name in an export. */
export const OBJECT_NAME: RegExp = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,127}$/;

export interface FilingParts {
  readonly archive: ArchiveStore;
  readonly blobs: BlobStore;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly sha256: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly newId: (prefix: 'blb' | 'exp') => string;
}

/** Something to be filed. */
export interface Filed {
  readonly kind: ObjectKind;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export type FilingEnd = 'kept' | 'gone' | 'full';

/** Where the bytes of a property lie: never under its own name, which is the caller's text. */
export async function blobHome(accountId: string, propertyId: string, sha256: FilingParts['sha256']): Promise<string> {
  const name = hex(await sha256(new TextEncoder().encode(propertyId)));
  return `archive/${accountId}/${name.slice(0, 32)}/`;
}

/**
 * Files one object with a property that is there; what had its name is replaced.
 *
 * @param id         names the object and its blob
 * @param expiresMs  when it goes, unless a tier keeps it
 * @returns the object; null when the property is gone
 */
export async function file(
  { archive, blobs, vault, clock, sha256 }: FilingParts,
  accountId: string,
  propertyId: string,
  { kind, name, contentType, bytes }: Filed,
  id: string,
  expiresMs: number,
): Promise<FiledObject | null> {
  const object: FiledObject = {
    id,
    propertyId,
    kind,
    name,
    state: 'writing',
    blobKey: `${await blobHome(accountId, propertyId, sha256)}${id}`,
    contentType,
    sha256: hex(await sha256(bytes)),
    bytes: bytes.length,
    createdMs: clock.nowMs(),
    expiresMs,
  };
  if (!(await archive.name(accountId, object))) return null;
  try {
    await blobs.put(object.blobKey, vault.seal(bytes));
    if (await archive.keep(accountId, id)) return { ...object, state: 'kept' };
  } catch (error) {
    await giveUp(archive, blobs, accountId, object).catch(() => undefined);
    throw error;
  }
  await giveUp(archive, blobs, accountId, object);
  return null;
}

/** The bytes and the line of an object that is not to be kept. The caretaker does this again where it fails. */
async function giveUp(archive: ArchiveStore, blobs: BlobStore, accountId: string, object: FiledObject): Promise<void> {
  await archive.drop(accountId, [object.id]);
  await blobs.delete(object.blobKey);
  await archive.removed(accountId, object.id);
}

/**
 * Files several objects, and opens the property if it is not there.
 *
 * @param facts  null leaves them, or opens the property with none
 * @returns `full` when the account or the property can hold no more: then nothing was filed, though the facts may stand
 */
export async function fileAll(
  parts: FilingParts,
  accountId: string,
  propertyId: string,
  facts: PropertyFacts | null,
  filed: readonly Filed[],
): Promise<FilingEnd> {
  const { archive, clock } = parts;
  const recorded = await archive.record(accountId, propertyId, facts, MOST_PROPERTIES);
  if (recorded !== 'done') return recorded;
  if (filed.length === 0) return 'kept';
  const property = await archive.find(accountId, propertyId);
  if (property?.state !== 'present') return 'gone';
  if (!hasRoom(contentOf(await archive.objects(accountId, propertyId)), filed)) return 'full';
  const expiresMs = clock.nowMs() + property.facts.retentionDays * DAY_MS;
  for (const one of filed)
    if ((await file(parts, accountId, propertyId, one, parts.newId('blb'), expiresMs)) === null) return 'gone';
  return 'kept';
}

/** What a property holds and its owner filed: no exports, nothing that is on its way in or out. */
export function contentOf(objects: readonly FiledObject[]): readonly FiledObject[] {
  return objects.filter(({ state, kind }) => state === 'kept' && kind !== 'export');
}

export function bytesOf(objects: readonly FiledObject[]): number {
  return objects.reduce((sum, { bytes }) => sum + bytes, 0);
}

function hasRoom(held: readonly FiledObject[], filed: readonly Filed[]): boolean {
  const places = (one: { readonly kind: string; readonly name: string }): string => `${one.kind} ${one.name}`;
  const replaced = new Set(filed.map(places));
  const after = [
    ...held.filter((one) => !replaced.has(places(one))).map(({ kind, bytes }) => ({ kind, bytes })),
    ...filed.map(({ kind, bytes }) => ({ kind, bytes: bytes.length })),
  ];
  const bytes = after.reduce((sum, one) => sum + one.bytes, 0);
  return (
    bytes <= MOST_STORED_BYTES &&
    after.every(({ kind }) => after.filter((one) => one.kind === kind).length <= MOST_OF_KIND)
  );
}
