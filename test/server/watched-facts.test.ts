/** Facts that note whether the time was asked for are the facts of the call in everything else, whatever they were made of. */

import { describe, expect, it } from 'vitest';
import type { CallFacts } from '../../packages/server/src/gate/row.ts';
import { inquiryOf } from '../../packages/server/src/http/inquiry.ts';
import { watched } from '../../packages/server/src/routes/watched-facts.ts';

class Facts implements CallFacts {
  readonly requestId = 'req_1';
  readonly account = null;
  readonly allowance = null;
  readonly nowMs = 5;
  readonly left: (() => void)[] = [];
  readonly sha256 = () => Promise.resolve(new Uint8Array(32));
  readonly sha256Now = () => new Uint8Array(31);
  get origin(): string {
    return 'https://api.example.org';
  }
  whenLeft(then: () => void): void {
    this.left.push(then);
  }
}

describe('watched facts', () => {
  it('hand on what stands on the class of the facts, and note the time only when it is asked for', async () => {
    const facts = new Facts();
    const { facts: watching, askedTime } = watched(facts);
    expect([watching.requestId, watching.origin, watching.account]).toEqual(['req_1', 'https://api.example.org', null]);
    expect((await watching.sha256('')).length).toBe(32);
    expect(watching.sha256Now?.('').length).toBe(31);
    watching.whenLeft?.(() => undefined);
    expect(facts.left).toHaveLength(1);
    expect(askedTime()).toBe(false);
    expect(watching.nowMs).toBe(5);
    expect(askedTime()).toBe(true);
  });
});

describe('a caller who has gone', () => {
  it('is told of at once to whoever asks afterwards', () => {
    const controller = new AbortController();
    const inquiry = inquiryOf(new Request('http://localhost/', { signal: controller.signal }));
    const told: string[] = [];
    inquiry.whenLeft?.(() => told.push('before'));
    controller.abort();
    inquiry.whenLeft?.(() => told.push('after'));
    expect(told).toEqual(['before', 'after']);
  });
});
