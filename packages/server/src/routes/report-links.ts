/** A report behind its signed links: the PDF to take away, and a page that shows it. */

import { text } from '../contract/schema.ts';
import type { AnyRow, BytesOutcome, CallFacts, RawInput, Row } from '../gate/row.ts';
import { isCurrent, readRange } from '../http/byte-range.ts';
import { Refusal } from '../http/refusal.ts';
import type { KeptReport } from '../ports/index.ts';
import { blobFault, fail } from './archive-records.ts';
import { BARE_ROW } from './bare-row.ts';
import { addressed, type LinkAction, linkParts, type ReportDesk } from './report-desk.ts';
import { PAGE_STYLE, reportPage } from './report-page.ts';

interface Visit {
  readonly reportId: string;
  readonly token: string;
  /** Whether the file is asked for, where there is a page too. */
  readonly isFile: boolean;
  readonly header: RawInput['header'];
}

/** `download` and `view`. */
export function linkRows(desk: ReportDesk): readonly AnyRow[] {
  return [downloadRow(desk) as AnyRow, viewRow(desk) as AnyRow];
}

function downloadRow(desk: ReportDesk): Row<Visit> {
  return {
    ...linkRow,
    ...addressed('{reportId}/download'),
    id: 'prebuiltDownload',
    summary: 'The PDF of a report, by the address that its record gave.',
    data: text('A PDF.'),
    onlyAnswers: ['application/pdf'],
    answerHeaders: FILE_HEADERS,
    run: async (visit, facts) =>
      fileOf(
        desk,
        await openedBy(desk, 'download', visit, facts),
        visit,
        'attachment',
        "default-src 'none'; frame-ancestors 'none'",
      ),
  };
}

function viewRow(desk: ReportDesk): Row<Visit> {
  const ancestors = ["frame-ancestors 'self'", ...desk.frameOrigins].join(' ');
  return {
    ...linkRow,
    ...addressed('{reportId}/view'),
    id: 'prebuiltView',
    summary: 'A page that shows a report, to be embedded, by the address that its record gave.',
    query: { ...linkRow.query, file: text('`pdf` for what the page shows, without the page.') },
    data: text('A page.'),
    onlyAnswers: ['text/html', 'application/pdf'],
    answerHeaders: FILE_HEADERS,
    run: async (visit, facts) => {
      const report = await openedBy(desk, 'view', visit, facts);
      if (visit.isFile)
        return fileOf(
          desk,
          report,
          visit,
          'inline',
          `default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; ${ancestors}`,
        );
      const policy = [
        "default-src 'none'",
        `style-src 'sha256-${btoa(String.fromCharCode(...(await facts.sha256(PAGE_STYLE))))}'`,
        "frame-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        ancestors,
      ].join('; ');
      return {
        kind: 'bytes',
        contentType: 'text/html; charset=utf-8',
        body: new TextEncoder().encode(reportPage(report, `view?token=${visit.token}&file=pdf`)),
        headers: { 'content-security-policy': policy },
      };
    },
  };
}

/** @throws Refusal NOT_FOUND, the same whatever is wrong: no such report, a link that ended, one of another report or another hand */
async function openedBy(
  { office, links }: ReportDesk,
  action: LinkAction,
  { reportId, token }: Visit,
  { nowMs }: CallFacts,
): Promise<KeptReport> {
  const found = await office.findAnyones(reportId).catch(fail);
  if (found === null) throw nothingThere();
  const { accountId, report } = found;
  if ((await links.checkLink(linkParts(action, reportId, accountId), token, nowMs)) !== 'open') throw nothingThere();
  return report;
}

async function fileOf(
  { office }: ReportDesk,
  report: KeptReport,
  { header }: Visit,
  disposition: 'attachment' | 'inline',
  policy: string,
): Promise<BytesOutcome> {
  const { id, sha256, facts } = report;
  const etag = `"${sha256}"`;
  const headers = {
    etag,
    'accept-ranges': 'bytes',
    // A deleted report must not live on in a cache.
    'cache-control': 'private, no-cache',
    'content-security-policy': policy,
    'content-disposition': `${disposition}; filename="${facts.reportType}-${id}.pdf"`,
  };
  const file = { kind: 'bytes', contentType: 'application/pdf', headers } as const;
  if (isCurrent(header('if-none-match'), etag)) return { ...file, status: 304, body: new Uint8Array(0) };
  const bytes = await office.read(report).catch(blobFault);
  if (bytes === null) throw nothingThere();
  const ifRange = header('if-range');
  const range = ifRange === null || ifRange === etag ? readRange(header('range'), bytes.length) : null;
  if (range === null) return { ...file, body: new Uint8Array(bytes) };
  const { first, last } = range;
  return {
    ...file,
    status: 206,
    body: new Uint8Array(bytes.subarray(first, last + 1)),
    headers: { ...headers, 'content-range': `bytes ${first}-${last}/${bytes.length}` },
  };
}

function nothingThere(): Refusal {
  return new Refusal('NOT_FOUND', 'There is nothing under this address.');
}

const FILE_HEADERS = {
  'Content-Disposition': text('A name for the file.'),
  ETag: text('SHA-256 of the PDF, in quotes.'),
  'Accept-Ranges': text('`bytes`.'),
  'Content-Range': text('With 206: which bytes of how many.'),
};

const linkRow = {
  ...BARE_ROW,
  method: 'GET',
  apiVersion: 'v1',
  tag: 'Reports',
  family: 'plain',
  // Uncounted: a viewer asks for a file in many small parts, and who has no link gets nothing.
  caller: 'open',
  cors: 'any',
  params: { reportId: text('`rep_…`') },
  query: { token: text('As the record gave it.') },
  requiredQuery: ['token'],
  requestHeaders: {
    Range: text('One stretch of bytes.', { examples: ['bytes=0-1023'] }),
    'If-Range': text('The ETag for which `Range` is meant.'),
    'If-None-Match': text('ETags of what you have.'),
  },
  furtherStatuses: [206, 304],
  refusals: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE', 'STORAGE_UNAVAILABLE', 'BILLING_UNAVAILABLE'],
  parse: ({ params, query, header }: RawInput): Visit => ({
    reportId: params['reportId'] ?? '',
    token: query['token'] ?? '',
    isFile: query['file'] === 'pdf',
    header,
  }),
} as const satisfies Partial<Row<Visit>>;
