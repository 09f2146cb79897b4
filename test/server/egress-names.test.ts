/** Asking for names: a name server of this test answers what it is told to, or nothing at all. */

import { createSocket, type Socket } from 'node:dgram';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askingServers, resolveAsHost } from '../../packages/server/src/serve/egress/resolve.ts';

const [A, AAAA] = [1, 28];
/** Records by name and kind; a name that is not here does not exist, one with null is answered by silence. */
const zone: Readonly<Record<string, Readonly<Record<number, readonly (readonly number[])[] | null>>>> = {
  'both.example': {
    [A]: [
      [192, 0, 2, 1],
      [192, 0, 2, 2],
    ],
    [AAAA]: [[0x20, 1, 0xd, 0xb8, ...Array(11).fill(0), 1]],
  },
  'four.example': { [A]: [[192, 0, 2, 1]], [AAAA]: [] },
  'six.example': { [A]: [], [AAAA]: [[0x20, 1, 0xd, 0xb8, ...Array(11).fill(0), 1]] },
  'none.example': { [A]: [], [AAAA]: [] },
  'silent.example': { [A]: null, [AAAA]: null },
};
let server: Socket;
let asked: string[] = [];

/** RFC 1035, as much of it as one question needs. */
function answerTo(question: Buffer): Buffer | null {
  const labels: string[] = [];
  let at = 12;
  for (let size = question[at] ?? 0; size > 0; size = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + size));
    at += 1 + size;
  }
  const kind = question.readUInt16BE(at + 1);
  const name = labels.join('.').toLowerCase();
  asked.push(`${name} ${kind}`);
  const records = zone[name]?.[kind];
  if (records === null) return null;
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(records === undefined ? 0x8183 : 0x8180, 2);
  head.writeUInt16BE(records?.length ?? 0, 6);
  head.writeUInt32BE(0, 8);
  const rows = (records ?? []).map((bytes) =>
    Buffer.from([0xc0, 12, 0, kind, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes]),
  );
  return Buffer.concat([head, question.subarray(12, at + 5), ...rows]);
}

beforeAll(async () => {
  server = createSocket('udp4', (question, { port, address }) => {
    const answer = answerTo(question);
    if (answer !== null) server.send(answer, port, address);
  });
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

describe('a name', () => {
  const ask = (name: string) => askingServers([`127.0.0.1:${server.address().port}`])(name);

  it('is asked for once in each family, and all of its records come', async () => {
    asked = [];
    expect(await ask('both.example')).toEqual(['192.0.2.1', '192.0.2.2', '2001:db8::1']);
    expect(asked.sort()).toEqual(['both.example 1', 'both.example 28']);
  });

  it('needs one family alone', async () => {
    expect(await ask('four.example')).toEqual(['192.0.2.1']);
    expect(await ask('six.example')).toEqual(['2001:db8::1']);
  });

  it('without records, or that does not exist, is an error', async () => {
    await expect(ask('none.example')).rejects.toThrow('the name has no address');
    await expect(ask('unknown.example')).rejects.toThrow('the name has no address');
  });

  it('that nobody answers for is given up after three seconds', async () => {
    const before = performance.now();
    await expect(ask('silent.example')).rejects.toThrow('the name has no address');
    const took = performance.now() - before;
    expect(took).toBeGreaterThan(2500);
    expect(took).toBeLessThan(6000);
  });

  it('that the operator opened is asked of the host, which knows itself', async () => {
    expect(await resolveAsHost('localhost')).toContain('127.0.0.1');
  });
});
