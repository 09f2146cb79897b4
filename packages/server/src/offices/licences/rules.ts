/** What may be done to a licence, in which state, and what comes of it. */

import { periodOf } from '../../period.ts';
import type {
  Licence,
  LicenceAction,
  LicenceStatus,
  LicenceTerms,
  LicenceTier,
  LicenceView,
  LicenceWish,
} from '../../ports/index.ts';

/** Why a change is refused; the sentence is for the operator. */
export interface LicenceFault {
  readonly field: string;
  readonly message: string;
}

/** Requests a month that a tier has; −1 for no ceiling. */
const REQUESTS_OF_TIER: Readonly<Record<LicenceTier, number>> = {
  ENTERPRISE_STANDARD: 200_000,
  ENTERPRISE_PLUS: 1_000_000,
  ENTERPRISE_UNLIMITED: -1,
};

/** The state of a licence at an instant: an active one expires by the clock alone. */
export function statusAt({ standing, expiresAtMs }: LicenceView, atMs: number): LicenceStatus {
  return standing === 'active' && expiresAtMs !== null && expiresAtMs <= atMs ? 'expired' : standing;
}

/** Requests of the month in which the instant lies. */
export function usedAt({ period, requests }: LicenceView, atMs: number): number {
  return period === periodOf(atMs) ? requests : 0;
}

/** Requests left in that month; null where there is no ceiling. */
export function remainingAt(licence: LicenceView, atMs: number): number | null {
  const { maxRequestsPerMonth } = licence;
  return maxRequestsPerMonth < 0 ? null : Math.max(0, maxRequestsPerMonth - usedAt(licence, atMs));
}

const LIVING: readonly LicenceStatus[] = ['active', 'suspended', 'expired'];
/** The states from which an action sets out. Nothing leads away from `revoked`. */
const FROM: Readonly<Record<Exclude<LicenceAction, 'create'>, readonly LicenceStatus[]>> = {
  update: LIVING,
  suspend: ['active'],
  reinstate: ['suspended'],
  revoke: LIVING,
  'rotate-key': LIVING,
  'reset-usage': LIVING,
  health: LIVING,
};

/** Why an action cannot be done to a licence now; null when it can. */
export function faultOfState(
  action: Exclude<LicenceAction, 'create'>,
  licence: Licence,
  atMs: number,
): LicenceFault | null {
  const status = statusAt(licence, atMs);
  if (FROM[action].includes(status)) return null;
  const message =
    status === 'revoked'
      ? 'The licence is revoked, which is final; make another.'
      : `The licence is ${status}; ${action} needs one that is ${FROM[action].join(' or ')}.`;
  return { field: 'status', message };
}

/** Terms that cannot begin: over before they are agreed. */
export function faultOfTerms(terms: Partial<LicenceWish>, atMs: number): LicenceFault | null {
  const { expiresAtMs } = terms;
  return expiresAtMs === undefined || expiresAtMs === null || expiresAtMs > atMs
    ? null
    : { field: 'expiresAt', message: 'expiresAt lies in the future.' };
}

/** The terms as they are kept. */
export function termsOf(wish: LicenceWish): LicenceTerms {
  return { ...wish, maxRequestsPerMonth: wish.maxRequestsPerMonth ?? REQUESTS_OF_TIER[wish.tier] };
}
