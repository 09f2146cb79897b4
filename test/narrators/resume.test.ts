/** An answer that is told once, over a connection that breaks anywhere, to our own client: it comes back with the number it has seen and misses nothing. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../packages/client/src/index.ts';
import { type StreamEvent as Read, stream } from '../../packages/client/src/stream.ts';
import type { StreamEvent } from '../../packages/server/src/http/stream/events.ts';
import { type EventLog, openEventLog } from '../../packages/server/src/http/stream/log.ts';
import { piecesOf } from '../../packages/server/src/http/stream/pieces.ts';
import { lastSeen, streamHeaders, writesOf } from '../../packages/server/src/http/stream/writes.ts';
import { pause } from './provider.ts';

const about = { requestId: 'req_1', model: 'standard-2.5', createdSeconds: 1, final: 'full' } as const;
const RESPONSE = 'शनि दशम भाव में है। Saturn is in the tenth house.\n\nपरिश्रम फल देता है। 🪐 '.repeat(6);
const USAGE = { input_tokens: 1, output_tokens: 2, total_tokens: 3 };
const EVENTS: readonly StreamEvent[] = [
  { type: 'started', requestId: 'req_1', conversationId: 'c', speed: 'standard', version: '2.5', cost: '$0.01-0.05' },
  { type: 'stage_completed', stage: 'chart', durationMs: 1, birthChart: { ascendant: 'मीन' } },
  ...piecesOf(RESPONSE).map((text, index) => ({ type: 'delta' as const, index, text })),
  {
    type: 'billing_completed',
    cost: { total_usd: 0.01, currency: 'USD' },
    wallet: { balance_before: 1, deducted: 0.01, balance_after: 0.99, currency: 'USD' },
    usage: USAGE,
  },
  { type: 'completed', response: RESPONSE, conversationId: 'c', followUpSuggestions: [], metadata: { usage: USAGE } },
];

let server: Server;
let log: EventLog | null = null;
let [told, cutAt, connections] = [0, 0, 0];

/** Tells the answer once, however many listen. */
function answer(): EventLog {
  if (log !== null) return log;
  const fresh = openEventLog();
  log = fresh;
  told += 1;
  void (async () => {
    for (const event of EVENTS) {
      fresh.append(event);
      await pause(0);
    }
  })();
  return fresh;
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    connections += 1;
    request.resume();
    const seen = lastSeen(request.headers['last-event-id']?.toString() ?? null) ?? 0;
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    response.writeHead(200, streamHeaders('events'));
    let left = connections === 1 ? cutAt : Number.POSITIVE_INFINITY;
    for await (const write of writesOf(answer(), { format: 'events', about, seen, signal: gone.signal })) {
      const bytes = Buffer.from(write);
      if (bytes.length > left) {
        response.write(bytes.subarray(0, left), () => response.destroy());
        return;
      }
      left -= bytes.length;
      response.write(bytes);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

describe('a connection that breaks', () => {
  it('at any place is taken up again: every event once, one telling', async () => {
    const whole = 'retry: 3000\n\n'.length + JSON.stringify(EVENTS).length;
    for (let cut = 0; cut < whole; cut += 61) {
      [log, told, cutAt, connections] = [null, 0, cut, 0];
      const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const client = createClient({
        baseUrl,
        apiKey: 'a-key-of-this-test',
        random: () => 0,
        sleep: async () => undefined,
      });
      const read: Read[] = [];
      for await (const event of stream(client, { body: { question: 'Why?' } })) read.push(event);
      expect(read, `cut at ${cut}`).toEqual(EVENTS);
      expect(read.map((event) => (event.type === 'delta' ? event.text : '')).join('')).toBe(RESPONSE);
      expect([told, connections]).toEqual([1, 2]);
    }
  });
});
