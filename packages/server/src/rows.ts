/** Every row of the server, in the order of the published document. */

import type { Desk } from './gate/desk.ts';
import { openLicences } from './gate/licences.ts';
import type { AnyRow, Row } from './gate/row.ts';
import type { ArchiveOffice } from './offices/archive/index.ts';
import type { LinkOffice } from './offices/links/index.ts';
import type { ReportOffice } from './offices/reports/index.ts';
import type { Outbound } from './offices/webhooks/index.ts';
import type { Store, Vault, Workers } from './ports/index.ts';
import { adminRows } from './routes/admin.ts';
import { alertRows } from './routes/alerts.ts';
import type { AnswerOperations } from './routes/answer-receipts.ts';
import type { Answering } from './routes/answering.ts';
import { arRows } from './routes/ar.ts';
import { archiveRows } from './routes/archive.ts';
import { openAskDoubt } from './routes/ask-doubt.ts';
import { openAskPlan } from './routes/ask-plan.ts';
import { challengeRows } from './routes/challenges.ts';
import { chartRows } from './routes/charts.ts';
import { chatRow } from './routes/chat.ts';
import { compatibilityRows } from './routes/compatibility.ts';
import { conversationRows } from './routes/conversations.ts';
import type { ServedEngine } from './routes/engine.ts';
import { servedBy } from './routes/far-rows.ts';
import { houseRows } from './routes/house.ts';
import { licenceValidationRows } from './routes/licence-validation.ts';
import { licenceAdminRows } from './routes/licences.ts';
import { propertyRows } from './routes/properties.ts';
import { queryRows } from './routes/query.ts';
import { queryStreamRows } from './routes/query-stream.ts';
import { receiptRows } from './routes/receipt-rows.ts';
import type { Receipts } from './routes/receipts.ts';
import type { ReportMaking } from './routes/report-desk.ts';
import { reportRows } from './routes/reports.ts';
import { signedTable } from './routes/signed-table.ts';
import { synastryRows } from './routes/synastry.ts';
import { twinRows } from './routes/twins.ts';
import { usageRows } from './routes/usage.ts';
import { usageModelRow } from './routes/usage-models.ts';
import { vastuRows } from './routes/vastu.ts';
import { sandboxRows } from './sandbox/rows.ts';

/** What the rows stand on. */
export interface RowParts {
  readonly desk: Desk;
  readonly engine: ServedEngine;
  readonly store: Store;
  readonly vault: Vault;
  readonly outbound: Outbound;
  readonly archive: ArchiveOffice;
  readonly links: LinkOffice;
  readonly receipts: Receipts;
  readonly reports: ReportMaking & { readonly office: ReportOffice };
  readonly answering: Answering;
  readonly answerOperations: AnswerOperations | null;
  readonly accepting: () => boolean;
  /** Null where the host has no threads. */
  readonly workers: Workers | null;
}

export function rowsOf({
  desk,
  engine,
  store,
  vault,
  outbound,
  archive,
  links,
  receipts,
  reports,
  answering,
  answerOperations,
  accepting,
  workers,
}: RowParts): readonly AnyRow[] {
  const { clock, settings } = desk;
  const far = servedBy(workers);
  const askPlan = openAskPlan(workers);
  const askDoubt = openAskDoubt(engine, workers);
  const startedMs = clock.nowMs();
  const facts = {
    engineVersion: engine.version,
    engineLabel: settings.labels.engine,
    startedMs,
    addressPerMinute: settings.addressPerMinute,
  };
  const { licences } = store;
  const licenceParts = { office: openLicences(licences, clock, desk.crypto), licences, crypto: desk.crypto };
  const questions = {
    answering,
    engine,
    conversations: store.conversations,
    clock,
    crypto: desk.crypto,
    label: settings.labels.engine,
    signing: { receipts, operations: answerOperations },
    fastRequiresPlan: settings.fastRequiresPlan,
  };
  const served: AnyRow[] = [
    ...queryRows(questions),
    ...queryStreamRows({ ...questions, dataSource: settings.labels.dataSource }),
    chatRow(questions),
    ...conversationRows(store.conversations),
    ...chartRows(engine, receipts, askDoubt),
    ...synastryRows(engine, receipts),
    ...compatibilityRows(engine, receipts),
    ...signedTable(twinRows, engine, receipts, far),
    ...usageRows(store.ledger),
    usageModelRow(store.ledger),
    ...alertRows({ webhooks: store.webhooks, vault, outbound, clock, crypto: desk.crypto }),
    ...receiptRows(receipts),
    ...vastuRows({ receipts, shelf: archive, askPlan }),
    ...arRows({ receipts, shelf: archive, challenges: store.challenges, askPlan }),
    ...challengeRows({
      challenges: store.challenges,
      crypto: desk.crypto,
      platforms: settings.attestationPlatforms,
    }),
    ...licenceValidationRows(licenceParts),
    ...propertyRows(archive),
    ...archiveRows(archive, links),
    ...reportRows({ ...reports, links, engine, labels: settings.labels, frameOrigins: settings.corsOrigins }),
    ...sandboxRows(engine, facts, () => served, askDoubt).map(far),
  ];
  const admin = adminRows({
    store,
    clock,
    crypto: desk.crypto,
    draft: desk.draft,
    forgetKey: (id) => desk.keyring.forget(id),
  });
  const adapters = { keys: store.keys.about, ledger: store.ledger.about, limiter: store.limiter.about };
  return [
    ...served,
    ...admin,
    ...licenceAdminRows(licenceParts),
    ...(houseRows({
      engine,
      startedMs,
      adapters,
      store,
      clock,
      accepting,
      operations: served,
    }) as readonly Row<never>[]),
  ];
}
