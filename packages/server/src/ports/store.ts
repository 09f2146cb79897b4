/** Everything that is kept. */

import type { AccountStore, KeyStore } from './accounts.ts';
import type { ArchiveStore } from './archive.ts';
import type { ChallengeStore } from './challenges.ts';
import type { ConversationStore } from './conversations.ts';
import type { Ledger } from './ledger.ts';
import type { LicenceStore } from './licences.ts';
import type { Limiter } from './limiter.ts';
import type { ReportStore } from './reports.ts';
import type { WebhookStore } from './webhooks.ts';
import type { AdapterNote } from './world.ts';

/** Everything that is kept, in one place, because a charge, its answer and its events share a transaction. */
export interface Store {
  readonly about: AdapterNote;
  readonly accounts: AccountStore;
  readonly keys: KeyStore;
  readonly ledger: Ledger;
  readonly webhooks: WebhookStore;
  readonly licences: LicenceStore;
  readonly limiter: Limiter;
  readonly challenges: ChallengeStore;
  readonly archive: ArchiveStore;
  readonly reports: ReportStore;
  readonly conversations: ConversationStore;
  /** Answers when the store does, with its own clock. */
  ping(): Promise<{ readonly nowMs: number }>;
  close(): Promise<void>;
}
