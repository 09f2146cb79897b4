/** The ZIP of an export behind its signed link. */

import { text } from '../contract/schema.ts';
import type { Row } from '../gate/row.ts';
import { Refusal } from '../http/refusal.ts';
import type { ArchiveOffice } from '../offices/archive/index.ts';
import type { LinkOffice } from '../offices/links/index.ts';
import type { FiledObject } from '../ports/index.ts';
import { blobFault, fail, goneProperty } from './archive-records.ts';
import { BARE_ROW } from './bare-row.ts';

/** Kind of link, in front of what it opens. */
export const EXPORT_LINK = 'archive-export';

interface Download {
  readonly exportId: string;
  readonly token: string;
}

/** Whatever is wrong with the link, the answer is the same; only who holds a true one learns that the property is gone. */
export function downloadRow(office: ArchiveOffice, links: LinkOffice): Row<Download> {
  return {
    ...BARE_ROW,
    id: 'archiveDownload',
    method: 'GET',
    path: '/downloads/archive/{exportId}',
    aliases: [],
    apiVersion: '',
    tag: 'Archive',
    family: 'plain',
    caller: 'address',
    cors: 'any',
    summary: 'The ZIP of an export, by the address that the export gave.',
    params: { exportId: text('`exp_…`') },
    query: { token: text('As the export gave it.') },
    requiredQuery: ['token'],
    data: text('A ZIP.'),
    onlyAnswers: ['application/zip'],
    answerHeaders: { 'Content-Disposition': text('A name for the file.') },
    refusals: ['NOT_FOUND', 'GONE', 'STORAGE_UNAVAILABLE', 'BILLING_UNAVAILABLE'],
    parse: ({ params, query }) => ({ exportId: params['exportId'] ?? '', token: query['token'] ?? '' }),
    run: async ({ exportId, token }, { nowMs }) => {
      const object = await openedBy(office, links, exportId, token, nowMs);
      const bytes = await office.read(object).catch(blobFault);
      if (bytes === null) throw nothingThere();
      return {
        kind: 'bytes',
        contentType: object.contentType,
        body: new Uint8Array(bytes),
        headers: { 'content-disposition': `attachment; filename="${object.id}.zip"` },
      };
    },
  };
}

async function openedBy(
  office: ArchiveOffice,
  links: LinkOffice,
  exportId: string,
  token: string,
  nowMs: number,
): Promise<FiledObject> {
  const found = /^exp_[0-9a-z]{26}$/.test(exportId) ? await office.findExport(exportId).catch(fail) : null;
  if (found === null) throw nothingThere();
  const { accountId, object } = found;
  if ((await links.checkLink([EXPORT_LINK, exportId, accountId], token, nowMs)) !== 'open') throw nothingThere();
  if (object.state === 'kept') return object;
  throw (await office.standing(accountId, object.propertyId).catch(fail)) === 'gone' ? goneProperty() : nothingThere();
}

function nothingThere(): Refusal {
  return new Refusal('NOT_FOUND', 'There is nothing under this address.');
}
