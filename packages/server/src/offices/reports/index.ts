/** Reports that were bought: kept for a while under lock, handed out, removed. */

import type { BlobStore, Clock, KeptReport, MadeReport, ReportFacts, ReportStore, Vault } from '../../ports/index.ts';

/** How long a report is kept. */
const KEPT_MS = 30 * 86_400_000;
/** After so long without its charge a report is given up: no hold of its call lives as long. */
const UNPAID_MS = 300_000;
/** Reports of one round of the caretaker, of each kind. */
const BATCH = 100;
/** How long a link opens a report. */
export const REPORT_LINK_SECONDS = 3600;

export interface ReportParts {
  readonly reports: ReportStore;
  readonly blobs: BlobStore;
  /** Seals what is kept before it reaches the blob store. */
  readonly vault: Vault;
  readonly clock: Clock;
  readonly newId: (prefix: 'rep') => string;
}

export interface ReportOffice {
  /**
   * Puts a report away. It is there once its charge says so under its name; without, it goes by itself.
   *
   * @throws  the blob store's error, and then nothing is left behind that the caretaker does not find
   */
  file(accountId: string, made: MadeReport, asOf: string): Promise<KeptReport>;
  find(accountId: string, reportId: string): Promise<KeptReport | null>;
  /** A report by its id alone, for whoever holds a link. */
  findAnyones(reportId: string): Promise<{ readonly accountId: string; readonly report: KeptReport } | null>;
  /** The PDF; null when it is gone. */
  read(report: KeptReport): Promise<Uint8Array | null>;
  /** Removes a report, at once for everybody; bytes that a failing blob store still holds go with the caretaker. False when there is none. */
  remove(accountId: string, reportId: string): Promise<boolean>;
  /** One round of the caretaker: what has run out or was never charged goes. Tells how many went. */
  care(): Promise<number>;
}

const ID = /^rep_[0-9a-z]{26}$/;

export function reportOffice({ reports, blobs, vault, clock, newId }: ReportParts): ReportOffice {
  const removeBytes = async (accountId: string, id: string, blobKey: string): Promise<void> => {
    await blobs.delete(blobKey);
    await reports.forget(accountId, id);
  };
  return {
    file: async (accountId, made, asOf) => {
      const id = newId('rep');
      const createdMs = clock.nowMs();
      const report: KeptReport = {
        id,
        facts: factsOf(made, asOf),
        blobKey: `reports/${accountId}/${id}`,
        sha256: made.sha256,
        bytes: made.bytes.length,
        createdMs,
        expiresMs: createdMs + KEPT_MS,
      };
      await reports.name(accountId, report);
      await blobs.put(report.blobKey, vault.seal(made.bytes));
      return report;
    },
    find: async (accountId, id) => (ID.test(id) ? reports.find(accountId, id) : null),
    findAnyones: async (id) => (ID.test(id) ? reports.findAnyones(id) : null),
    read: async ({ blobKey }) => {
      const sealed = await blobs.get(blobKey);
      return sealed === null ? null : vault.open(sealed);
    },
    remove: async (accountId, id) => {
      const blobKey = ID.test(id) ? await reports.drop(accountId, id) : null;
      if (blobKey === null) return false;
      await removeBytes(accountId, id, blobKey).catch(() => undefined);
      return true;
    },
    care: async () => {
      const faults: unknown[] = [];
      let gone = 0;
      // One that fails must not hold up the others; what went wrong is told when all have had their turn.
      for (const { accountId, id, blobKey } of await reports.sweep(BATCH, clock.nowMs() - UNPAID_MS))
        await removeBytes(accountId, id, blobKey).then(
          () => {
            gone += 1;
          },
          (error: unknown) => faults.push(error),
        );
      if (faults.length > 0) throw faults[0];
      return gone;
    },
  };
}

function factsOf({ bytes: _, sha256: __, ...facts }: MadeReport, asOf: string): ReportFacts {
  return { ...facts, asOf };
}
