/**
 * How many calls are under way. Beyond what the house can hold, and beyond one account's share of it, a call is turned away at once, before
 * anything was done for it: waiting in a line that grows helps nobody.
 */

import { Refusal } from '../http/refusal.ts';
import type { Account } from '../ports/index.ts';

/** Most calls under way, in all and for one account. */
export interface CrowdLimits {
  readonly inAll: number;
  readonly ofOne: number;
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
  const ofAccount = new Map<string, number>();
  let all = 0;
  return {
    get size() {
      return all;
    },
    enter: ({ id }) => {
      const own = ofAccount.get(id) ?? 0;
      if (all >= inAll || own >= ofOne) throw overloaded(own >= ofOne);
      all += 1;
      ofAccount.set(id, own + 1);
      return () => {
        all -= 1;
        const left = (ofAccount.get(id) ?? 1) - 1;
        if (left === 0) ofAccount.delete(id);
        else ofAccount.set(id, left);
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
