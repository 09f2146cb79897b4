/** The archive of a property: what is in it, how long it is kept, how it is handed out, how it is erased. */

import { NAMED_REQUEST, readNamed } from '../contract/archive-input.ts';
import { EXPORT_DATA, SUMMARY_DATA } from '../contract/archive-shapes.ts';
import type { Row } from '../gate/row.ts';
import { type ArchiveOffice, bytesOf, contentOf, LINK_SECONDS, running } from '../offices/archive/index.ts';
import type { LinkOffice } from '../offices/links/index.ts';
import { deleteRow } from './archive-delete.ts';
import { downloadRow, EXPORT_LINK } from './archive-download.ts';
import { accountOf, blobFault, goneProperty, linkLists, seconds, tierRecord } from './archive-records.ts';
import { ARCHIVE_ROW, billingOf, centsOf, held, KEEP_HOURS, lookAt, type Named } from './archive-row.ts';
import { tierRow } from './archive-tier.ts';
import { ARCHIVE_RATES, PRICES } from './prices.ts';
import { addressed } from './vastu-question.ts';

/** The rows of this file. */
export function archiveRows(office: ArchiveOffice, links: LinkOffice): readonly Row<never>[] {
  const rows: readonly unknown[] = [
    summaryRow(office),
    tierRow(office, ARCHIVE_RATES),
    exportRow(office, links),
    deleteRow(office),
    downloadRow(office, links),
  ];
  return rows as readonly Row<never>[];
}

function summaryRow(office: ArchiveOffice): Row<Named> {
  return {
    ...ARCHIVE_ROW,
    ...addressed('archive/summary'),
    id: 'archiveSummary',
    summary: 'What is filed with a property, and how long it stays.',
    request: NAMED_REQUEST,
    data: SUMMARY_DATA,
    refusals: ['NOT_FOUND', 'GONE'],
    parse: ({ body }) => ({ propertyId: readNamed(body), holding: null }),
    look: lookAt(office),
    run: (input, { nowMs }) => {
      const { property, objects } = held(input);
      const content = contentOf(objects);
      const tier = running(property.tier, nowMs);
      const ends = content.map(({ expiresMs }) => Math.max(expiresMs, tier?.retainUntilMs ?? 0));
      return {
        kind: 'data',
        data: {
          propertyId: property.id,
          archiveTier: tierRecord(tier),
          linkedScanCount: content.filter(({ kind }) => kind === 'scan').length,
          linkedAssessmentCount: content.filter(({ kind }) => kind === 'assessment').length,
          expiresAtEpoch: ends.length === 0 ? null : seconds(Math.min(...ends)),
        },
      };
    },
  };
}

function exportRow(office: ArchiveOffice, links: LinkOffice): Row<Named> {
  return {
    ...ARCHIVE_ROW,
    ...addressed('archive/export'),
    id: 'archiveExport',
    summary: 'Everything filed with a property in one ZIP, to be fetched within the hour.',
    price: PRICES.archiveExport,
    keepHours: KEEP_HOURS,
    deadlineSeconds: 60,
    request: NAMED_REQUEST,
    data: EXPORT_DATA,
    refusals: ['NOT_FOUND', 'GONE', 'STORAGE_UNAVAILABLE'],
    parse: ({ body }) => ({ propertyId: readNamed(body), holding: null }),
    look: lookAt(office),
    run: async (input, facts) => {
      const { property, objects } = held(input);
      const accountId = accountOf(facts);
      const expiresAtEpoch = seconds(facts.nowMs) + LINK_SECONDS;
      const made = await office.makeExport(accountId, property, expiresAtEpoch).catch(blobFault);
      if (made === null) throw goneProperty();
      const token = await links.signLink([EXPORT_LINK, made.id, accountId], expiresAtEpoch);
      const cents = centsOf(PRICES.archiveExport.amount);
      return {
        kind: 'data',
        data: {
          propertyId: property.id,
          downloadUrl: `${facts.origin}/downloads/archive/${made.id}?token=${token}`,
          expiresInSeconds: LINK_SECONDS,
          expiresAtEpoch,
          sizeBytes: made.bytes,
          ...linkLists(objects),
        },
        beside: (charge) => ({
          billing: billingOf(
            'export',
            { actionCents: cents, meterCents: 0, totalCents: cents, storedBytes: bytesOf(contentOf(objects)) },
            charge,
          ),
        }),
      };
    },
  };
}
