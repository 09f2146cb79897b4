/** The receipt of an erasure: one text, written once, whose hash anybody can check. */

import type { FiledObject } from '../../ports/index.ts';

/** What the operator says of copies that an erasure does not reach. */
export interface BackupPolicy {
  readonly retentionDays: number;
  readonly policy: string;
}

export interface ErasureReceipt {
  readonly schemaVersion: 1;
  readonly propertyId: string;
  readonly status: 'completed';
  readonly scope: 'active-property-storage';
  readonly removed: readonly Removal[];
  readonly retained: readonly { readonly kind: string; readonly purpose: string }[];
  readonly linkedScanIds: readonly string[];
  readonly linkedAssessmentIds: readonly string[];
  readonly backupRetentionDays: number;
  readonly backupPolicy: string;
  readonly hashAlgorithm: 'SHA-256';
  readonly deletedByAccountHash: string;
  readonly deletedAtEpoch: number;
  readonly completedAt: string;
  /** SHA-256 over the canonical JSON (RFC 8785) of all of this but itself. */
  readonly receiptHash: string;
}

interface Removal {
  readonly kind: string;
  readonly recordId: string;
  readonly artifactId?: string;
  readonly artifactHash?: string;
}

const RETAINED = [
  { kind: 'ledger-lines', purpose: 'Proof of what was charged; they name the operation, not the property.' },
  { kind: 'remembered-answers', purpose: 'Sealed answers under idempotency keys, forgotten within 48 hours.' },
  { kind: 'export-lines', purpose: 'Ids of exports, so that a link answers 410 until its hour is over; no content.' },
  { kind: 'erasure-receipt', purpose: 'This record, and the property’s id, which is not used again.' },
] as const;

export interface Erased {
  readonly accountId: string;
  readonly propertyId: string;
  readonly eraseMs: number;
  readonly completedMs: number;
  /** Everything that was filed, in the order of its names. */
  readonly objects: readonly FiledObject[];
  readonly backups: BackupPolicy;
}

/** The receipt's bytes as text: its own hash as the last member. */
export async function receiptText(
  { accountId, propertyId, eraseMs, completedMs, objects, backups }: Erased,
  sha256: (bytes: Uint8Array) => Promise<Uint8Array>,
): Promise<string> {
  const hash = async (text: string): Promise<string> => hex(await sha256(new TextEncoder().encode(text)));
  const receipt: Omit<ErasureReceipt, 'receiptHash'> = {
    schemaVersion: 1,
    propertyId,
    status: 'completed',
    scope: 'active-property-storage',
    removed: [
      { kind: 'property-record', recordId: propertyId },
      ...objects.map(({ kind, name, id, sha256: artifactHash }) => ({
        kind,
        recordId: name,
        artifactId: id,
        artifactHash,
      })),
    ],
    retained: RETAINED,
    linkedScanIds: namesOf(objects, 'scan'),
    linkedAssessmentIds: namesOf(objects, 'assessment'),
    backupRetentionDays: backups.retentionDays,
    backupPolicy: backups.policy,
    hashAlgorithm: 'SHA-256',
    deletedByAccountHash: await hash(accountId),
    deletedAtEpoch: Math.floor(eraseMs / 1000),
    completedAt: new Date(completedMs).toISOString(),
  };
  return canonicalJson({ ...receipt, receiptHash: await hash(canonicalJson(receipt)) });
}

/** How many ids a list holds at most. */
const MOST_LISTED = 256;

/** Names of one kind, each once, at most as many as a list holds. */
export function namesOf(objects: readonly FiledObject[], kind: FiledObject['kind']): readonly string[] {
  return [...new Set(objects.filter((object) => object.kind === kind).map(({ name }) => name))].slice(0, MOST_LISTED);
}

/** RFC 8785 for text, whole numbers, truth, lists and records: members in the order of their UTF-16 units. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`)
    .join(',')}}`;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
