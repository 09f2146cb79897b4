/**
 * How many calls are under way. Beyond what the house can hold, and beyond one account's share of it, a call is turned away at once, before
 * anything was done for it: waiting in a line that grows helps nobody.
 */

import { Refusal } from '../http/refusal.ts';
import type { Account } from '../ports/index.ts';

/** Most calls under way, in all and for one account, and how long one of them may have to wait. */
export interface CrowdLimits {
  readonly inAll: number;
  readonly ofOne: number;
  /** Milliseconds; two seconds when left out (see line.ts). */
  readonly mostWaitMs?: number;
}

export interface Crowd {
  /**
   * Lets a call in.
   *
   * @returns what to call when it is over, once
   * @throws  Refusal OVERLOADED
   */
  enter(account: Account): () => void;
  /** Calls under way. */
  readonly size: number;
}

export function openCrowd({ inAll, ofOne }: CrowdLimits): Crowd {
  const ofAccount = new Map<string, { calls: number }>();
  let all = 0;
  return {
    get size() {
      return all;
    },
    enter: ({ id }) => {
      const own = ofAccount.get(id) ?? { calls: 0 };
      if (all >= inAll || own.calls >= ofOne) throw overloaded(own.calls >= ofOne);
      if (own.calls === 0) ofAccount.set(id, own);
      own.calls += 1;
      all += 1;
      return () => {
        all -= 1;
        own.calls -= 1;
        if (own.calls === 0) ofAccount.delete(id);
      };
    },
  };
}

function overloaded(own: boolean): Refusal {
  return new Refusal(
    'OVERLOADED',
    own
      ? 'Too many calls of this account are under way. Nothing was charged; try again.'
      : 'Too many calls are under way. Nothing was charged; try again.',
    { retryAfterSeconds: 1 },
  );
}
