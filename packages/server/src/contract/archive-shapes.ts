/** Properties and the archive on the wire: the records that go out, and what they promise. Every `…Epoch` is Unix seconds. */

import { IDS_SCHEMA, PROPERTY_NAME } from './archive-input.ts';
import { fixed, integer, type JsonSchema, listOf, oneOf, orNull, shape, text, truth } from './schema.ts';

const count = (description: string): JsonSchema => integer(description, { minimum: 0 });
const epoch = (description = ''): JsonSchema => integer(description, { minimum: 0 });
const hash = (description: string): JsonSchema => text(description, { pattern: '^[0-9a-f]{64}$' });
const idList = (description: string): JsonSchema => listOf(text(''), description, { maxItems: 256 });

const tier = shape({
  months: integer('', { minimum: 1, maximum: 60 }),
  priceCents: count('All that was paid for it.'),
  retainUntilEpoch: epoch(),
  setAtEpoch: epoch(),
  storedBytes: count('When it was priced.'),
});

const links = {
  linkedScanIds: idList('Scans filed with the property.'),
  linkedAssessmentIds: idList('Assessments made with its propertyId.'),
};

const record = {
  propertyId: PROPERTY_NAME,
  title: orNull(text('')),
  ownerId: orNull(text('')),
  externalId: orNull(text('')),
  ids: IDS_SCHEMA,
  contentHash: orNull(text('')),
  retentionDays: integer('', { minimum: 1, maximum: 30 }),
  archiveTier: orNull(tier),
  storedBytes: count('Of everything filed, exports left aside.'),
  ...links,
  createdAtEpoch: epoch(),
  updatedAtEpoch: epoch(),
};

export const PROPERTY_DATA: JsonSchema = shape({
  ...record,
  tenantRef: orNull(text('')),
  documents: listOf(
    shape({
      id: text(''),
      kind: oneOf('', ['plan', 'scan']),
      contentType: text(''),
      sha256: hash('Of the bytes that are kept.'),
      sizeBytes: count(''),
      createdAtEpoch: epoch(),
      expiresAtEpoch: epoch('When it goes; later under a tier.'),
    }),
    'Plans and scans.',
  ),
});

export const SUMMARY_DATA: JsonSchema = shape({
  propertyId: PROPERTY_NAME,
  archiveTier: orNull(tier),
  linkedScanCount: count(''),
  linkedAssessmentCount: count(''),
  expiresAtEpoch: orNull(epoch('When the first of what is filed goes; null when nothing is.')),
});

export const TIER_DATA: JsonSchema = shape({
  ...record,
  actionCents: count(''),
  meterCents: count(''),
  totalCents: count('Both.'),
  months: integer('As asked for.', { minimum: 1, maximum: 60 }),
});

export const EXPORT_DATA: JsonSchema = shape({
  propertyId: PROPERTY_NAME,
  downloadUrl: text('A ZIP, to whoever holds the address.', { format: 'uri' }),
  expiresInSeconds: fixed(3600),
  expiresAtEpoch: epoch('The first second in which it opens nothing.'),
  sizeBytes: count(''),
  ...links,
});

const receipt = shape({
  schemaVersion: fixed(1),
  propertyId: PROPERTY_NAME,
  status: fixed('completed'),
  scope: fixed('active-property-storage'),
  removed: listOf(
    shape({ kind: text(''), recordId: text(''), 'artifactId?': text(''), 'artifactHash?': hash('Of what it held.') }),
    '',
  ),
  retained: listOf(shape({ kind: text(''), purpose: text('') }), 'What stays, and why.'),
  ...links,
  backupRetentionDays: count('How long copies may live on.'),
  backupPolicy: text(''),
  hashAlgorithm: fixed('SHA-256'),
  deletedByAccountHash: hash('Of the account’s id.'),
  deletedAtEpoch: epoch(),
  completedAt: text('ISO 8601, UTC.'),
  receiptHash: hash('Of the canonical JSON (RFC 8785) of this record without this member.'),
});

export const DELETE_DATA: JsonSchema = shape({
  propertyId: PROPERTY_NAME,
  deleted: truth('Nothing is left.'),
  exportDeleted: truth('An export was among it.'),
  ...links,
  erasureStatus: oneOf('', ['pending', 'completed']),
  'replayed?': fixed(true, 'It was erased before; the receipt is the one of then.'),
  'retryAfterEpoch?': epoch('While pending: when to ask again.'),
  'erasureReceipt?': receipt,
});
