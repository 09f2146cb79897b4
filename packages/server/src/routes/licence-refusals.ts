/** How a change of a licence is refused: the published codes, each with whether to try again and under which key. */

import { nothingHere } from '../gate/admit.ts';
import { Refusal } from '../http/refusal.ts';
import type { LicenceDone } from '../offices/licences/index.ts';
import type { LicenceAction, LicenceView } from '../ports/index.ts';

/** Seconds until a call that was under way has surely ended, or a store that failed may be back. */
const SOON_SECONDS = 1;
const LATER_SECONDS = 5;

const NO_RETRY = { retryable: false, retryWithSameIdempotencyKey: false };
const SAME_KEY = { retryable: true, retryWithSameIdempotencyKey: true };

/**
 * The refusal that an outcome means.
 *
 * @param done    anything but a first answer
 * @param record  the published record of a licence at an instant
 */
export function refusalOf(
  action: LicenceAction,
  done: LicenceDone,
  record: (licence: LicenceView, atMs: number) => unknown,
): Refusal {
  switch (done.kind) {
    case 'unknown':
      return nothingHere();
    case 'refused':
      return new Refusal('VALIDATION_ERROR', done.fault.message, { details: [done.fault], members: NO_RETRY });
    case 'conflict':
      return done.isRunning ? stillRunning() : otherRequest();
    case 'failed':
      return done.isUndone ? notDone(done.cause) : outcomeUnknown(done.cause);
    default:
      return keyGone(action, record(done.licence, done.atMs));
  }
}

/** The key of a licence went out once, or was lost with its connection; nobody has it to tell it again. */
function keyGone(action: LicenceAction, license: unknown): Refusal {
  const what = action === 'create' ? 'The licence was made' : 'The key was changed';
  return new Refusal('LICENSE_CREATE_KEY_REPLAY_UNAVAILABLE', `${what} by an earlier call with this idempotency key.`, {
    members: {
      ...NO_RETRY,
      guidance: `The licence key was told in that call's answer alone. If it is lost, POST …/rotate-key with a fresh Idempotency-Key.`,
      data: { license, requiresKeyRotation: true },
    },
  });
}

function otherRequest(): Refusal {
  return new Refusal('IDEMPOTENCY_KEY_CONFLICT', 'This idempotency key was used for another request.', {
    members: { ...NO_RETRY, guidance: 'Send this request under a fresh Idempotency-Key.' },
  });
}

function stillRunning(): Refusal {
  return new Refusal('IDEMPOTENCY_KEY_CONFLICT', 'This very request is still running.', {
    retryAfterSeconds: SOON_SECONDS,
    members: { ...SAME_KEY, guidance: 'Wait, then send it again under the same Idempotency-Key.' },
  });
}

function outcomeUnknown(cause: unknown): Refusal {
  return new Refusal('LICENSE_MUTATION_OUTCOME_UNKNOWN', 'Whether the change was kept could not be learnt.', {
    retryAfterSeconds: LATER_SECONDS,
    cause,
    members: { ...SAME_KEY, guidance: 'Send it again under the same Idempotency-Key: the answer then is for good.' },
  });
}

function notDone(cause: unknown): Refusal {
  return new Refusal('INTERNAL_ERROR', 'Something went wrong on our side. Nothing was changed.', {
    retryAfterSeconds: LATER_SECONDS,
    cause,
    members: { ...SAME_KEY, guidance: 'Send it again under the same Idempotency-Key.' },
  });
}
