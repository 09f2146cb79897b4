/** Properties: their record, and the plans and scans that are filed with it. */

import {
  PROPERTY_NAME,
  type PropertyInput,
  propertyRequest,
  readProperty,
  readPropertyId,
} from '../contract/archive-input.ts';
import { PROPERTY_DATA } from '../contract/archive-shapes.ts';
import type { Row } from '../gate/row.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type ArchiveOffice,
  CONTENT_TYPES,
  contentOf,
  MOST_OF_KIND,
  MOST_PROPERTIES,
} from '../offices/archive/index.ts';
import {
  accountOf,
  blobFault,
  goneProperty,
  type Holding,
  holdingOf,
  propertyRecord,
  seconds,
} from './archive-records.ts';
import { BARE_ROW } from './bare-row.ts';

const PATH = '/v2/astrology/vastu/properties/{propertyId}';
const ALIASES = ['/v2/vastu/properties/{propertyId}'];
const BODY_LIMIT_BYTES = 2 ** 20;

/** The rows of this file. */
export function propertyRows(office: ArchiveOffice): readonly Row<never>[] {
  const put: Row<PropertyInput> = {
    ...propertyRow,
    id: 'putProperty',
    method: 'PUT',
    summary: 'Write the record of a property, and file plans and scans with it; those filed before stay.',
    body: 'required',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    request: propertyRequest(CONTENT_TYPES),
    sample: {
      title: 'Flat 12, Tower 3',
      ids: { building: 'tower-3', unit: '12' },
      documents: [
        {
          id: 'ground',
          kind: 'plan',
          content: {
            plotPolygon: [
              [0, 0],
              [9, 0],
              [9, 12],
              [0, 12],
            ],
          },
        },
      ],
    },
    refusals: ['GONE', 'CONFLICT', 'STORAGE_UNAVAILABLE'],
    parse: ({ params, body }) => readProperty(params['propertyId'], body, CONTENT_TYPES),
    run: async ({ propertyId, facts, documents }, call) => {
      const end = await office.record(accountOf(call), propertyId, facts, documents).catch(blobFault);
      if (end === 'gone') throw goneProperty();
      if (end === 'full') throw tooMuch();
      return { kind: 'data', data: recordOf(await holdingOf(office, call, propertyId), call.nowMs) };
    },
  };
  const get: Row<string> = {
    ...propertyRow,
    id: 'getProperty',
    method: 'GET',
    summary: 'The record of a property, and what is filed with it.',
    refusals: ['VALIDATION_ERROR', 'NOT_FOUND', 'GONE'],
    parse: ({ params }) => readPropertyId(params['propertyId']),
    run: async (propertyId, call) => ({
      kind: 'data',
      data: recordOf(await holdingOf(office, call, propertyId), call.nowMs),
    }),
  };
  return [put, get] as unknown as readonly Row<never>[];
}

function recordOf(holding: Holding, nowMs: number): unknown {
  return {
    ...propertyRecord(holding, nowMs),
    tenantRef: holding.property.facts.tenantRef,
    documents: contentOf(holding.objects).flatMap(({ kind, name, contentType, sha256, bytes, createdMs, expiresMs }) =>
      kind === 'plan' || kind === 'scan'
        ? [
            {
              id: name,
              kind,
              contentType,
              sha256,
              sizeBytes: bytes,
              createdAtEpoch: seconds(createdMs),
              expiresAtEpoch: seconds(expiresMs),
            },
          ]
        : [],
    ),
  };
}

function tooMuch(): Refusal {
  return new Refusal(
    'CONFLICT',
    `A property holds at most ${MOST_OF_KIND} documents of a kind and 64 MiB, an account ${MOST_PROPERTIES} properties.`,
  );
}

const propertyRow = {
  ...BARE_ROW,
  path: PATH,
  aliases: ALIASES,
  apiVersion: 'v2',
  tag: 'Archive',
  family: 'product',
  caller: 'key',
  params: {
    propertyId: { ...PROPERTY_NAME, description: 'Percent-encoded where it has a slash: `tower-3%2Fflat-12`.' },
  },
  data: PROPERTY_DATA,
} as const satisfies Partial<Row<null>>;
