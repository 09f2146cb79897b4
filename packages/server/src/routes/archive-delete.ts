/** The end of a property: everything filed goes for good, and a receipt says what went and what stays. */

import { DELETE_REQUEST, readDelete } from '../contract/archive-input.ts';
import { DELETE_DATA } from '../contract/archive-shapes.ts';
import type { Row } from '../gate/row.ts';
import { type ArchiveOffice, type ErasureReceipt, namesOf } from '../offices/archive/index.ts';
import { accountOf, fail, noSuchProperty, seconds } from './archive-records.ts';
import { ARCHIVE_ROW, SAMPLE_PROPERTY } from './archive-row.ts';
import { addressed } from './vastu-question.ts';

const RETRY_SECONDS = 30;

/** `POST …/archive/delete`. */
export function deleteRow(office: ArchiveOffice): Row<string> {
  return {
    ...ARCHIVE_ROW,
    ...addressed('archive/delete'),
    id: 'archiveDelete',
    summary: 'Erase a property with everything filed, for good; a receipt tells what went and what stays.',
    request: DELETE_REQUEST,
    data: DELETE_DATA,
    otherSuccess: 202,
    sample: { propertyId: SAMPLE_PROPERTY, confirmPropertyId: SAMPLE_PROPERTY },
    refusals: ['NOT_FOUND'],
    parse: ({ body }) => readDelete(body),
    run: async (propertyId, facts) => {
      const done = await office.erase(accountOf(facts), propertyId).catch(fail);
      if (done === null) throw noSuchProperty();
      const { property, objects, replayed } = done;
      if (property.state === 'erasing')
        return {
          kind: 'data',
          status: 202,
          data: {
            propertyId,
            deleted: false,
            exportDeleted: false,
            linkedScanIds: namesOf(objects, 'scan'),
            linkedAssessmentIds: namesOf(objects, 'assessment'),
            erasureStatus: 'pending',
            retryAfterEpoch: seconds(facts.nowMs) + RETRY_SECONDS,
          },
          beside: () => ({ changed: true }),
        };
      const receipt = JSON.parse(property.receipt) as ErasureReceipt;
      const { linkedScanIds, linkedAssessmentIds, removed } = receipt;
      return {
        kind: 'data',
        data: {
          propertyId,
          deleted: true,
          exportDeleted: removed.some(({ kind }) => kind === 'export'),
          linkedScanIds,
          linkedAssessmentIds,
          erasureStatus: 'completed',
          ...(replayed ? { replayed } : {}),
          erasureReceipt: receipt,
        },
        beside: () => ({ changed: !replayed }),
      };
    },
  };
}
