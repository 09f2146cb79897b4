/** Prebuilt reports: the catalogue, a report made and charged, its record, its end. */

import { REPORT_REQUEST, type ReportAsked, readReportRequest } from '../contract/report-input.ts';
import {
  CATALOG,
  CATALOG_ITEM,
  DELETED_DATA,
  itemIdOf,
  REPORT_DATA,
  REPORT_TYPE,
  type ReportTier,
  SUITES,
  TIERS,
} from '../contract/report-shapes.ts';
import { oneOf, text } from '../contract/schema.ts';
import type { AnyRow, CallFacts, RawInput, Row } from '../gate/row.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import { isoOf } from '../http/times.ts';
import { PAID, paidMarkOf, type ReportItem } from '../ports/index.ts';
import { accountOf, blobFault, fail } from './archive-records.ts';
import { BARE_ROW } from './bare-row.ts';
import { centsOf, REPORT_PRICES } from './prices.ts';
import { addressed, type ReportDesk, reportRecord } from './report-desk.ts';
import { linkRows } from './report-links.ts';
import { madeOr, noSuchItem, type Ordered, orderOf, PUBLISHED_NAMES } from './report-order.ts';

/** A logo of 1 MiB in base64, and what else is said. */
const BODY_LIMIT_BYTES = 1_572_864;
/** Waiting for the press, and its work. */
const DEADLINE_SECONDS = 60;

/** The rows of reports. */
export function reportRows(desk: ReportDesk): readonly AnyRow[] {
  return [
    catalogRow(desk) as AnyRow,
    itemRow(desk) as AnyRow,
    generateRow(desk) as AnyRow,
    recordRow(desk) as AnyRow,
    ...linkRows(desk),
    deleteRow(desk) as AnyRow,
  ];
}

interface Filter {
  readonly suite: string | null;
  readonly tier: string | null;
  readonly language: string | null;
}

function catalogRow({ press }: ReportDesk): Row<Filter> {
  return {
    ...openRow,
    ...addressed('catalog'),
    id: 'prebuiltCatalog',
    summary: 'Every report that is made here: what it needs, in which languages, at what price.',
    query: { suite: oneOf('', SUITES), tier: oneOf('', TIERS), language: LANGUAGE_QUERY },
    data: CATALOG,
    parse: ({ query }) => readFilter(query),
    run: async ({ suite, tier, language }) => ({
      kind: 'data',
      data: (await press.catalog(language ?? 'en'))
        .filter((item) => suite === null || item.suite === suite)
        .filter((item) => tier === null || item.tier === tier)
        .filter(({ languages }) => language === null || languages.includes(language))
        .map(shownItem),
    }),
  };
}

function itemRow({ press }: ReportDesk): Row<{ readonly id: string; readonly language: string | null }> {
  return {
    ...openRow,
    ...addressed('catalog/{id}'),
    id: 'prebuiltCatalogItem',
    summary: 'One report of the catalogue.',
    params: { id: REPORT_TYPE },
    query: { language: LANGUAGE_QUERY },
    data: CATALOG_ITEM,
    refusals: ['NOT_FOUND'],
    parse: ({ params, query }) => ({ id: params['id'] ?? '', language: readFilter(query).language }),
    run: async ({ id, language }) => {
      const item = (await press.catalog(language ?? 'en')).find((one) => one.id === itemIdOf(id));
      if (item === undefined) throw noSuchItem();
      return { kind: 'data', data: shownItem(item) };
    },
  };
}

/** What was asked, and what it comes to once the catalogue was looked at. */
interface Asked {
  readonly asked: ReportAsked;
  readonly ordered: Ordered | null;
}

function generateRow(desk: ReportDesk): Row<Asked> {
  const ordered = (input: Asked): Ordered => {
    if (input.ordered === null) throw new Error('a report was not looked up');
    return input.ordered;
  };
  return {
    ...ownRow,
    ...addressed('generate'),
    id: 'prebuiltGenerate',
    method: 'POST',
    summary: 'Make a report and keep it; answers with links to its PDF. What fails is not charged.',
    price: REPORT_PRICES.basic,
    priceOfWhat: 'for a basic report; the catalogue tells the price of each',
    body: 'required',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    deadlineSeconds: DEADLINE_SECONDS,
    request: REPORT_REQUEST,
    data: REPORT_DATA,
    sample: SAMPLE,
    refusals: ['MISSING_DATETIME', 'INVALID_DATETIME', 'NOT_FOUND', 'STORAGE_UNAVAILABLE'],
    parse: ({ body }, { nowMs }) => ({
      asked: readReportRequest(body, desk.engine, isoOf(nowMs).slice(0, 10)),
      ordered: null,
    }),
    look: async ({ asked }, facts) => ({ asked, ordered: await orderOf(desk, asked, facts) }),
    priceOf: (input) => REPORT_PRICES[ordered(input).item.tier as ReportTier],
    run: async (input, facts) => {
      const { order, warnings } = ordered(input);
      const { asked } = input;
      const account = accountOf(facts);
      const made = madeOr(await desk.press.make(order, account), asked);
      const whole = { ...made, warnings: [...warnings, ...made.warnings] };
      const report = await desk.office.file(account, whole, order.asOf).catch(blobFault);
      return {
        kind: 'data',
        data: await reportRecord(desk, facts, report),
        // The report is there from the transaction of its charge, or not at all.
        aftermath: { mark: paidMarkOf(report.id), tell: () => ({ events: [], mark: PAID }) },
      };
    },
  };
}

function recordRow(desk: ReportDesk): Row<string> {
  return {
    ...ownRow,
    ...addressed('{reportId}'),
    id: 'prebuiltReport',
    method: 'GET',
    summary: 'A report that was made, with fresh links.',
    params: REPORT_ID,
    data: REPORT_DATA,
    refusals: ['NOT_FOUND'],
    parse: ({ params }) => params['reportId'] ?? '',
    run: async (reportId, facts) => {
      const report = await desk.office.find(accountOf(facts), reportId).catch(fail);
      if (report === null) throw noSuchReport();
      return { kind: 'data', data: await reportRecord(desk, facts, report) };
    },
  };
}

function deleteRow({ office }: ReportDesk): Row<string> {
  return {
    ...ownRow,
    ...addressed('{reportId}'),
    id: 'prebuiltDelete',
    method: 'DELETE',
    summary: 'Delete a report with its PDF; its links open nothing from then on.',
    params: REPORT_ID,
    data: DELETED_DATA,
    refusals: ['NOT_FOUND'],
    parse: ({ params }) => params['reportId'] ?? '',
    run: async (reportId, facts: CallFacts) => {
      if (!(await office.remove(accountOf(facts), reportId).catch(fail))) throw noSuchReport();
      return { kind: 'data', data: { reportId, deleted: true } };
    },
  };
}

function noSuchReport(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no such report.');
}

/** @throws Refusal VALIDATION_ERROR */
function readFilter(query: RawInput['query']): Filter {
  const { suite = null, tier = null, language = null } = query as Partial<Record<keyof Filter, string | null>>;
  const faults = [
    ...(suite === null || SUITES.some((name) => name === suite) ? [] : [`suite is one of ${SUITES.join(', ')}.`]),
    ...(tier === null || TIERS.some((name) => name === tier) ? [] : [`tier is one of ${TIERS.join(', ')}.`]),
    ...(language === null || /^[a-z]{2,3}$/.test(language)
      ? []
      : ['language is given by its two letters, such as hi.']),
  ];
  if (faults.length > 0)
    throw invalidInput(
      faults.map((message) => ({ code: 'VALIDATION_ERROR', field: message.split(' ', 1)[0] as string, message })),
    );
  return { suite, tier, language };
}

function shownItem({ id, suite, tier, title, description, languages, readings, requires }: ReportItem): unknown {
  return {
    id,
    suite,
    tier,
    status: 'implemented',
    priceCents: centsOf(REPORT_PRICES[tier as ReportTier]),
    languages,
    readings,
    pageCountKnownAfterRender: true,
    title,
    description,
    requires: requires.map((need) => PUBLISHED_NAMES[need] ?? need),
  };
}

const LANGUAGE_QUERY = text('ISO 639-1: reports that are made in it, titles in it.', { pattern: '^[a-z]{2,3}$' });
const REPORT_ID = { reportId: text('`rep_…`') };

const SAMPLE = {
  reportType: 'kundli-mini',
  lang: 'en',
  birthDetails: {
    name: 'Asha Rao',
    datetime: '1990-01-15T10:30:00',
    latitude: 28.6139,
    longitude: 77.209,
    timezone: '+05:30',
    place: 'New Delhi',
  },
  branding: { companyName: 'Example Astrology', footerText: 'For Asha Rao' },
  asOf: '2026-11-21',
};

const familyRow = { ...BARE_ROW, apiVersion: 'v1', tag: 'Reports', family: 'product' } as const;
const openRow = { ...familyRow, method: 'GET', caller: 'address', cors: 'any' } as const;
const ownRow = { ...familyRow, caller: 'key' } as const;
