/** Rooms of answers: each is one answer's alone, and no answer is told in another's bytes, however slowly it is read. */

import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { fc, test } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRooms } from '../../packages/server/src/http/rooms.ts';
import { httpServer } from '../../packages/server/src/serve/listener.ts';
import { KEY } from './house.ts';
import { openWholeHouse, type WholeHouse } from './whole-house.ts';

const ROOM = 64 * 1024;

describe('rooms', () => {
  const step = fc.oneof(
    fc.record({ take: fc.integer({ min: 0, max: 100_000 }) }),
    fc.record({ back: fc.nat() }),
    fc.record({ again: fc.nat() }),
  );
  test.prop([fc.array(step, { maxLength: 200 }), fc.nat(5)], { seed: 20261128, numRuns: 300 })(
    'have one holder each, whatever is given back, and how often',
    (steps, mostEmpty) => {
      const rooms = openRooms(mostEmpty);
      const held: Uint8Array<ArrayBuffer>[] = [];
      const returned: Uint8Array<ArrayBuffer>[] = [];
      for (const one of steps) {
        if ('take' in one) {
          const bytes = rooms.take(one.take);
          expect(bytes.length).toBe(one.take);
          expect(held.some(({ buffer }) => buffer === bytes.buffer)).toBe(false);
          held.push(bytes);
        } else if ('back' in one && held.length > 0) {
          const [bytes] = held.splice(one.back % held.length, 1) as [Uint8Array<ArrayBuffer>];
          rooms.giveBack(bytes);
          returned.push(bytes);
        } else if ('again' in one && returned.length > 0) {
          const bytes = returned[one.again % returned.length] as Uint8Array<ArrayBuffer>;
          rooms.giveBack(bytes);
        }
      }
    },
  );

  it('are taken again, as many as may stand empty, and only those that were taken here', () => {
    const rooms = openRooms(2);
    const buffers = [1, 2, 3].map(() => rooms.take(40_000)).map((bytes) => [bytes, bytes.buffer] as const);
    for (const [bytes] of buffers) rooms.giveBack(bytes);
    rooms.giveBack(new Uint8Array(ROOM));
    const seen = new Set([1, 2, 3].map(() => rooms.take(40_000).buffer));
    expect(buffers.map(([, buffer]) => seen.has(buffer))).toEqual([true, true, false]);
  });

  it('are for answers of a usual size: others have bytes of their own, no more than they need', () => {
    const rooms = openRooms();
    expect([0, 100, 16_383, 16_384, ROOM, ROOM + 1].map((length) => rooms.take(length).buffer.byteLength)).toEqual([
      0,
      100,
      16_383,
      ROOM,
      ROOM,
      ROOM + 1,
    ]);
  });
});

describe('answers over the wire', () => {
  let [whole, server] = [{} as WholeHouse, {} as Server];
  beforeAll(async () => {
    whole = await openWholeHouse();
    server = httpServer(whole.house.app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close().closeAllConnections();
  });

  const CHART = '/v2/astrology/birth-chart';
  const birth = (n: number) => ({
    datetime: `19${50 + (n % 40)}-0${1 + (n % 9)}-1${n % 10}T0${n % 10}:30:00`,
    latitude: (n % 60) - 30,
    longitude: (7 * n) % 180,
    timezone: '+05:30',
  });
  const textOf = (n: number, key: string | null): string => {
    const body = JSON.stringify(birth(n));
    const more = key === null ? '' : `idempotency-key: ${key}\r\n`;
    return `POST ${CHART} HTTP/1.1\r\nhost: a\r\nx-api-key: ${KEY}\r\ncontent-type: application/json\r\n${more}content-length: ${body.length}\r\n\r\n${body}`;
  };

  /** Asks on one connection, everything at once, reads nothing for a while, and then all. */
  const told = (calls: readonly string[], waitMs: number): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
        socket.write(calls.join(''));
        socket.pause();
        setTimeout(() => socket.resume(), waitMs);
      });
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        chunks.push(chunk);
        const bodies = bodiesOf(Buffer.concat(chunks).toString('latin1'));
        if (bodies.length < calls.length) return;
        socket.destroy();
        resolve(bodies);
      });
    });

  /** The bodies that are there whole. */
  const bodiesOf = (text: string): readonly string[] => {
    const bodies: string[] = [];
    for (let at = 0; ; ) {
      const head = text.indexOf('\r\n\r\n', at);
      if (head === -1) return bodies;
      const length = Number(/content-length: (\d+)/i.exec(text.slice(at, head))?.[1]);
      at = head + 4 + length;
      if (at > text.length) return bodies;
      bodies.push(Buffer.from(text.slice(head + 4, at), 'latin1').toString());
    }
  };
  const dataOf = (body: string): Record<string, unknown> => JSON.parse(body).data;

  it('are each caller’s own while others are asked for and read late or not at all', async () => {
    // What is sent to somebody who does not read fills the system's own rooms, some megabytes, before it waits in ours.
    const [late, quick] = [Array.from({ length: 200 }, (_, n) => n), Array.from({ length: 60 }, (_, n) => 500 + n)];
    const gone = Array.from({ length: 10 }, (_, n) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
        socket.write(textOf(900 + n, null).repeat(30), () => setTimeout(() => socket.resetAndDestroy(), 20 + 10 * n));
      });
      return new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
    });
    const answers = await Promise.all([
      told(
        late.map((n) => textOf(n, null)),
        1_000,
      ),
      ...quick.map((n) =>
        told(
          [n, n + 100].map((each) => textOf(each, null)),
          n % 2 === 0 ? 0 : 200,
        ),
      ),
    ]);
    await Promise.all(gone);
    const asked = [late, ...quick.map((n) => [n, n + 100])].flat();
    const bodies = answers.flat();
    expect(bodies.length).toBe(asked.length);
    const expected = new Map<number, unknown>();
    for (const [i, n] of asked.entries()) {
      if (!expected.has(n)) expected.set(n, await whole.told(CHART, birth(n)));
      // The dasha of the moment depends on it; everything else is the birth's alone.
      const { dasha: _, ...data } = dataOf(bodies[i] as string);
      const { dasha: __, ...same } = expected.get(n) as Record<string, unknown>;
      expect(data).toEqual(same);
    }
  }, 60_000);

  it('that are remembered keep their bytes when hundreds have been told since', async () => {
    const keys = [0, 1, 2, 3].map((n) => `kept-${n}`);
    const first = await told(
      keys.map((key, n) => textOf(n, key)),
      0,
    );
    for (let round = 0; round < 5; round += 1)
      await told(
        Array.from({ length: 40 }, (_, n) => textOf(100 + n, null)),
        0,
      );
    const again = await told(
      keys.map((key, n) => textOf(n, key)),
      0,
    );
    expect(again).toEqual(first);
  }, 60_000);
});
