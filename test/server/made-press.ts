/** A press for tests: the real catalogue and the real checks, and reports that are made up, so that none of them takes time. */

import { createHash } from 'node:crypto';
import type { MadeReport, ReportOrder, ReportPress } from '../../packages/server/src/ports/index.ts';
import type { ReportMaking } from '../../packages/server/src/routes/report-desk.ts';

export interface MadePress extends ReportPress {
  /** Orders that came, oldest first. */
  readonly orders: readonly ReportOrder[];
}

export function madePress(): MadePress {
  const orders: ReportOrder[] = [];
  // Twelve languages and their texts are read by those tests alone that ask for reports.
  let opened: Promise<ReportPress> | undefined;
  const real = (): Promise<ReportPress> => {
    opened ??= openReal();
    return opened;
  };
  return {
    orders,
    catalog: async (language) => (await real()).catalog(language),
    check: async (order) => (await real()).check(order),
    judgePicture: async (bytes, owner) => (await real()).judgePicture(bytes, owner),
    make: async (order) => {
      orders.push(order);
      return { kind: 'done', value: await madeReport(await real(), order) };
    },
  };
}

async function openReal(): Promise<ReportPress> {
  const [{ inProcessPress }, { SPOKEN }] = await Promise.all([
    import('../../packages/server/src/serve/reports/in-process.ts'),
    import('../../packages/server/src/serve/reports/languages.ts'),
  ]);
  // Checks ask a typesetter for one thing: which letters it has not.
  const typesetter = { missing: (text: string) => /[\u{1f300}-\u{1faff}]/u.exec(text)?.[0] ?? null };
  return inProcessPress({ ...SPOKEN, engine: {} as never, typesetter: typesetter as never });
}

/** Bytes that differ with the order, and facts that could be true. */
export async function madeReport(press: ReportPress, order: ReportOrder): Promise<MadeReport> {
  const { reportType, language } = order;
  const item = (await press.catalog(language)).find(({ id }) => id === reportType);
  if (item === undefined) throw new Error(`there is no ${reportType}`);
  const text = JSON.stringify(order, (_, value) => (value instanceof Uint8Array ? `${value.length} bytes` : value));
  const bytes = new TextEncoder().encode(`%PDF-1.7\n% ${text}\n%%EOF\n`);
  return {
    reportType,
    suite: item.suite,
    tier: item.tier,
    language,
    title: item.title,
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    pageCount: 9,
    sections: ['Birth details', 'Positions', 'How this was calculated'],
    citedCells: 4,
    warnings: [],
    receipt: null,
  };
}

/** The usual parts of a house: no picture is to be had anywhere. */
export function madeReports(press: ReportPress = madePress()): ReportMaking {
  return { press, pictures: { fetch: async () => ({ fault: 'missing' }) } };
}
