/**
 * What was charged for an answer that was not told. It is given back at once; where the ledger does not answer, again and again until it does.
 * Both steps may be repeated without harm: a hold is released once, and a refund has a reference of its own.
 */

import type { Hold, Ledger, Log } from '../ports/index.ts';

/** Money to be given back. */
export interface Debt {
  readonly hold: Hold;
  /** Of the call that was, or may have been, charged. */
  readonly requestId: string;
}

/** Distances between tries, milliseconds; the last one from then on. */
const DISTANCES_MS = [1_000, 2_000, 5_000, 15_000, 60_000] as const;

/**
 * Gives back whatever the call set aside or paid.
 *
 * @returns true when nothing stays charged, false when the ledger did not say so: then it is tried again while the process lives, and the log
 *          names the call, so that an operator can do it afterwards
 */
export async function giveBack(ledger: Ledger, log: Log, debt: Debt): Promise<boolean> {
  try {
    await repay(ledger, debt);
    return true;
  } catch {
    tell(log, debt, 'error', 'a charge has to be given back, and billing does not answer; it is tried again');
    tryLater(ledger, log, debt, 0);
    return false;
  }
}

/** First the hold: once it is void, or turned out to be charged, no late charge can follow. */
async function repay(ledger: Ledger, { hold, requestId }: Debt): Promise<void> {
  await ledger.release(hold);
  await ledger.refund(hold.accountId, requestId, 'rest', `stream:${requestId}`);
}

function tryLater(ledger: Ledger, log: Log, debt: Debt, tries: number): void {
  const again = (): void => {
    repay(ledger, debt).then(
      () => tell(log, debt, 'warn', 'a charge has been given back that billing had not heard of before'),
      () => tryLater(ledger, log, debt, tries + 1),
    );
  };
  const timer: unknown = setTimeout(again, DISTANCES_MS[Math.min(tries, DISTANCES_MS.length - 1)]);
  (timer as { unref?(): void }).unref?.();
}

function tell(log: Log, { hold, requestId }: Debt, level: 'warn' | 'error', note: string): void {
  log.write({ event: 'fault', level, requestId, accountId: hold.accountId, note });
}
