/** A licence as a row of its table, and as the text that a claim remembers, which has nothing of its key. */

import type { Licence, LicenceStanding, LicenceTier, LicenceView } from '../../ports/index.ts';
import { bytesOf, countOf, countOrNull, type SqlRow, type SqlValue, textOf, textOrNull } from './database.ts';

/** In the order of `cellsOf`, the id first. */
export const LICENCE_COLUMNS = [
  'id',
  'customer_id',
  'customer_name',
  'customer_email',
  'deployment_id',
  'region',
  'notes',
  'service_url',
  'allowed_domains',
  'tier',
  'max_requests',
  'expires_ms',
  'standing',
  'key_id',
  'key_digest',
  'period',
  'requests',
  'total_requests',
  'health',
  'health_ms',
  'created_ms',
  'updated_ms',
  'issued_ms',
  'reset_ms',
  'validated_ms',
] as const;

export function cellsOf(licence: Licence): readonly SqlValue[] {
  return [
    licence.id,
    licence.customerId,
    licence.customerName,
    licence.customerEmail,
    licence.deploymentId,
    licence.region,
    licence.notes,
    licence.serviceUrl,
    JSON.stringify(licence.allowedDomains),
    licence.tier,
    licence.maxRequestsPerMonth,
    licence.expiresAtMs,
    licence.standing,
    licence.keyId,
    licence.keyDigest,
    licence.period,
    licence.requests,
    licence.totalRequests,
    licence.health,
    licence.healthAtMs,
    licence.createdMs,
    licence.updatedMs,
    licence.issuedMs,
    licence.resetAtMs,
    licence.validatedAtMs,
  ];
}

export function licenceOf(row: SqlRow): Licence {
  return {
    id: textOf(row, 'id'),
    customerId: textOrNull(row, 'customer_id'),
    customerName: textOf(row, 'customer_name'),
    customerEmail: textOf(row, 'customer_email'),
    deploymentId: textOrNull(row, 'deployment_id'),
    region: textOrNull(row, 'region'),
    notes: textOrNull(row, 'notes'),
    serviceUrl: textOrNull(row, 'service_url'),
    allowedDomains: JSON.parse(textOf(row, 'allowed_domains')) as readonly string[],
    tier: textOf(row, 'tier') as LicenceTier,
    maxRequestsPerMonth: countOf(row, 'max_requests'),
    expiresAtMs: countOrNull(row, 'expires_ms'),
    standing: textOf(row, 'standing') as LicenceStanding,
    keyId: textOf(row, 'key_id'),
    keyDigest: bytesOf(row, 'key_digest'),
    period: textOf(row, 'period'),
    requests: countOf(row, 'requests'),
    totalRequests: countOf(row, 'total_requests'),
    health: textOrNull(row, 'health'),
    healthAtMs: countOrNull(row, 'health_ms'),
    createdMs: countOf(row, 'created_ms'),
    updatedMs: countOf(row, 'updated_ms'),
    issuedMs: countOf(row, 'issued_ms'),
    resetAtMs: countOrNull(row, 'reset_ms'),
    validatedAtMs: countOrNull(row, 'validated_ms'),
  };
}

export function snapshotOf({ keyId: _, keyDigest: __, ...view }: Licence): string {
  return JSON.stringify(view);
}

/** What `snapshotOf` wrote. */
export function viewOf(text: string): LicenceView {
  return JSON.parse(text) as LicenceView;
}
