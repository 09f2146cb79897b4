/** The facts of a call, with a note of whether the time was asked for: a receipt, and a thread, are told when a question was asked that looked at the clock. */

import type { CallFacts } from '../gate/row.ts';

export interface Watched {
  readonly facts: CallFacts;
  readonly askedTime: () => boolean;
}

/** Facts are an object with getters: each member is handed on by name, since a copy by spreading loses what stands on its class. */
export function watched(facts: CallFacts): Watched {
  let asked = false;
  const { requestId, account, allowance, sha256Now, signal } = facts;
  const watching: CallFacts = {
    requestId,
    account,
    allowance,
    sha256: (text) => facts.sha256(text),
    sha256Now,
    ...(signal === undefined ? {} : { signal }),
    ...(facts.whenLeft === undefined ? {} : { whenLeft: (then: () => void) => facts.whenLeft?.(then) }),
    ...(facts.elsewhere === undefined ? {} : { elsewhere: () => facts.elsewhere?.() }),
    get origin() {
      return facts.origin;
    },
    get nowMs() {
      asked = true;
      return facts.nowMs;
    },
  };
  return { facts: watching, askedTime: () => asked };
}
