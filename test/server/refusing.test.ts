/** Refusals are written some dozens at a time, and the rest at the end of the turn of the loop. */

import { describe, expect, it } from 'vitest';
import type { Message } from '../../packages/server/src/serve/message.ts';
import { openRefusing } from '../../packages/server/src/serve/refusing.ts';

const REPLY = { status: 503, headers: {}, body: '' };

describe('refusals of one turn', () => {
  /** Refuses so many; those that were written, in their order. */
  function refused(calls: number, failing: readonly number[] = []) {
    const written: number[] = [];
    const refuse = openRefusing(65_000);
    for (let n = 0; n < calls; n += 1) {
      const message = {
        refuse: (_reply: unknown, _isLast: boolean, keepAliveSeconds: number) => {
          expect(keepAliveSeconds).toBe(65);
          if (failing.includes(n)) throw new Error('a broken connection');
          written.push(n);
        },
        destroy: () => written.push(-n),
      };
      refuse({ message: message as never as Message, reply: REPLY, isLast: () => false });
    }
    return written;
  }
  const all = (calls: number): number[] => Array.from({ length: calls }, (_, n) => n);
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  it('are written at its end, in their order', async () => {
    const written = refused(32);
    expect(written).toEqual([]);
    await turn();
    expect(written).toEqual(all(32));
  });

  it('are written when there are more than thirty-two, but for the one that comes', async () => {
    const written = refused(70);
    expect(written).toEqual(all(64));
    await turn();
    expect(written).toEqual(all(70));
  });

  it('are written although one of them fails', async () => {
    const written = refused(40, [3, 39]);
    await turn();
    expect(written).toEqual(all(40).map((n) => (n === 3 || n === 39 ? -n : n)));
  });
});
