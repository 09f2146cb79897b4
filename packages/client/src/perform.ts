/**
 * One logical call: attempts and waits until there is an answer, a refusal that stands, or no time left.
 *
 * What may have come through is repeated only where a second arrival does no harm: reading, replacing, open addresses, and calls under an
 * idempotency key, which the server charges once. Everything else is repeated only when the server itself refused it and said “again”.
 */

import { type KhagolError, veiledError } from './error.ts';
import { Failed, stoppedFault } from './fault.ts';
import { type Limit, openLimit, pause, Stopped } from './limit.ts';
import type { Prepared } from './prepare.ts';
import type { Settings } from './settings.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/**
 * @param attempt  one attempt under the limit; throws Failed or Stopped
 * @throws  KhagolError
 */
export async function perform<Answer>(
  prepared: Prepared,
  settings: Settings,
  attempt: (limit: Limit) => Promise<Answer>,
): Promise<Answer> {
  const limit = openLimit(settings.timeoutMs, prepared.signal, settings.now);
  // Whether any attempt so far may have been charged.
  let unsure = false;
  let onWire = false;
  const errorOf = ({ fault }: Failed): KhagolError => {
    const { unsure: _, ...facts } = fault;
    const charged = unsure && prepared.idempotencyKey !== null ? 'unknown' : false;
    return veiledError({ ...facts, charged, idempotencyKey: prepared.idempotencyKey }, settings.apiKey);
  };
  try {
    for (let retry = 1; ; retry += 1) {
      onWire = !limit.signal.aborted;
      const outcome = await attempt(limit).catch((thrown: unknown) => {
        if (thrown instanceof Failed) return thrown;
        throw thrown;
      });
      onWire = false;
      if (!(outcome instanceof Failed)) return outcome;
      unsure ||= outcome.fault.unsure;
      const error = errorOf(outcome);
      const waitMs = waitOf(error.retryAfterSeconds, retry, settings.random);
      if (!error.retryable || retry > settings.retries || waitMs >= limit.leftMs()) throw error;
      settings.onRetry({ operation: prepared.operation, retry, waitMs, error });
      await wait(waitMs, settings, limit);
    }
  } catch (thrown) {
    if (!(thrown instanceof Stopped)) throw thrown;
    const failed = new Failed(stoppedFault(thrown.code, prepared));
    unsure ||= onWire;
    throw errorOf(failed);
  } finally {
    limit.close();
  }
}

/**
 * How long to wait before a repetition: what the server asks, or a longest wait that doubles each time, any part of it by chance, so that
 * many who failed together do not come back together.
 */
export function waitOf(retryAfterSeconds: number | null, retry: number, random: () => number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (retry - 1));
  const chance = Math.ceil(longest * random());
  return retryAfterSeconds === null ? chance : retryAfterSeconds * 1000 + Math.min(chance, FIRST_WAIT_MS);
}

async function wait(ms: number, settings: Settings, limit: Limit): Promise<void> {
  await limit.race((settings.sleep ?? pause)(ms));
}
