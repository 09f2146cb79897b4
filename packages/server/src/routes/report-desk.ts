/** What the rows of reports work with, and a report's record as the wire shows it. */

import type { TimeReader } from '../contract/birth.ts';
import type { Labels } from '../contract/envelopes.ts';
import type { CallFacts } from '../gate/row.ts';
import { isoOf } from '../http/times.ts';
import type { LinkOffice } from '../offices/links/index.ts';
import { REPORT_LINK_SECONDS, type ReportOffice } from '../offices/reports/index.ts';
import type { KeptReport, PictureSource, ReportPress } from '../ports/index.ts';
import { accountOf, seconds } from './archive-records.ts';
import { KEYS_PATH, VERIFY_PATH } from './receipts.ts';

/** Who makes reports, and where their pictures come from. */
export interface ReportMaking {
  readonly press: ReportPress;
  readonly pictures: PictureSource;
}

/** A server without a press: its catalogue is empty. */
export const NO_REPORTS: ReportMaking = {
  press: {
    catalog: async () => [],
    check: async () => null,
    judgePicture: async () => ({ kind: 'busy', retryAfterSeconds: 1 }),
    make: async () => ({ kind: 'busy', retryAfterSeconds: 1 }),
  },
  pictures: { fetch: async () => ({ fault: 'blocked' }) },
};

export interface ReportDesk extends ReportMaking {
  readonly office: ReportOffice;
  readonly links: LinkOffice;
  readonly engine: TimeReader;
  readonly labels: Labels;
  /** Origins whose pages may embed a report, beside this server's own. */
  readonly frameOrigins: readonly string[];
}

const PREFIX = '/api/v1/reports/prebuilt';
const OTHER_PREFIX = '/v2/reports/prebuilt';

/** A path under its two prefixes. */
export function addressed(path: string): { readonly path: string; readonly aliases: readonly string[] } {
  return { path: `${PREFIX}/${path}`, aliases: [`${OTHER_PREFIX}/${path}`] };
}

/** What a link lets its holder do. */
export type LinkAction = 'download' | 'view';

/** What is signed of a link. */
export function linkParts(action: LinkAction, reportId: string, accountId: string): readonly string[] {
  return ['report', action, reportId, accountId];
}

/** A report as its buyer sees it, with fresh links. */
export async function reportRecord(
  { links, labels }: ReportDesk,
  facts: CallFacts,
  report: KeptReport,
): Promise<unknown> {
  const { id, sha256, bytes, createdMs, expiresMs } = report;
  const { reportType, suite, tier, language, title, asOf, pageCount, sections, citedCells, warnings, receipt } =
    report.facts;
  const linksEnd = Math.min(seconds(facts.nowMs) + REPORT_LINK_SECONDS, seconds(expiresMs));
  const urlOf = async (action: LinkAction): Promise<string> => {
    const token = await links.signLink(linkParts(action, id, accountOf(facts)), linksEnd);
    return `${facts.origin}${PREFIX}/${id}/${action}?token=${token}`;
  };
  return {
    reportId: id,
    reportType,
    suite,
    tier,
    language,
    reportTitle: title,
    pageCount,
    sectionCount: sections.length,
    sections,
    citedCells,
    contentType: 'application/pdf',
    bytes,
    sha256,
    asOf,
    downloadUrl: await urlOf('download'),
    iframeUrl: await urlOf('view'),
    linksExpireAt: isoOf(linksEnd * 1000),
    createdAt: isoOf(createdMs),
    expiresAt: isoOf(expiresMs),
    engine: labels.engine,
    dataSource: labels.dataSource,
    warnings,
    ...(receipt === null
      ? {}
      : {
          receipt: {
            format: 'JWS',
            token: receipt,
            verifyUrl: `${facts.origin}${VERIFY_PATH}`,
            keyUrl: `${facts.origin}${KEYS_PATH}`,
          },
        }),
  };
}
