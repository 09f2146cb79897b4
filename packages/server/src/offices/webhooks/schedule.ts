/** When a delivery is tried again, and when it is given up. The times are published, so there is no chance in them. */

import type { Attempt, DeliveryVerdict } from '../../ports/index.ts';

/** From asking for the address to the status line. */
export const DEADLINE_MS = 30_000;
/** How long a delivery is one sender's: the deadline, and time to write down what came of it. */
export const LEASE_SECONDS = 45;
/** Waits after the end of the first, second and third failed attempt. */
export const RETRY_SECONDS: readonly number[] = [60, 300, 1800];
/** A sender that dies while it sends is no fault of the receiver: the same attempt is made again, so many times. */
export const MOST_REQUEUES = 3;
/** After so many dead deliveries in a row an endpoint gets no more. */
export const DISABLE_AFTER = 10;

/** How long the text of an event is kept for who wants it delivered again: it may tell of a birth. */
export const TEXT_MS: number = 30 * 24 * 3_600_000;

/** So many crashes in a row, the last one noted by `finish`, count as one failed attempt. */
const CRASHES_OF_A_FAILURE = MOST_REQUEUES + 2;

/** What becomes of a delivery whose latest attempt failed. */
export function verdictOfFailure(earlier: readonly Attempt[]): DeliveryVerdict {
  const inSeconds = RETRY_SECONDS[failuresIn(earlier)];
  return inSeconds === undefined ? { kind: 'failed', disableAfter: DISABLE_AFTER } : { kind: 'retry', inSeconds };
}

/** Whether senders died at this attempt once more than is forgiven: it is then failed without being sent again. */
export function isWornOut(attempts: readonly Attempt[]): boolean {
  return crashesAtEnd(attempts) % CRASHES_OF_A_FAILURE === MOST_REQUEUES + 1;
}

/** Failed attempts so far: what the receiver did not take, and each full run of crashes. */
function failuresIn(attempts: readonly Attempt[]): number {
  const own = attempts.filter(({ result }) => result !== 'crashed').length;
  const runs = attempts.filter(
    ({ result }, i) => result === 'crashed' && crashesAtEnd(attempts.slice(0, i + 1)) % CRASHES_OF_A_FAILURE === 0,
  ).length;
  return own + runs;
}

function crashesAtEnd(attempts: readonly Attempt[]): number {
  return attempts.length - 1 - attempts.map(({ result }) => result === 'crashed').lastIndexOf(false);
}
