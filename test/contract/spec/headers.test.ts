/** The published headers: those of a call, and those of a delivery. */

import { createHmac } from 'node:crypto';
import { describe, expect } from 'vitest';
import { KEY, openHouse } from '../../server/house.ts';
import { openWorld, type Received, START_MS } from '../../server/webhooks-world.ts';
import { proveTable, wholeDocument } from './rows.ts';

const USAGE = '/v1/astrology/astrology/usage';

/** One delivery as its receiver saw it, and the secret that signed it. */
async function delivery(): Promise<{ readonly received: Received; readonly secret: string }> {
  const world = await openWorld();
  const { secret } = await world.subscribe();
  await world.emit('chart.created');
  await world.until(START_MS);
  return { received: world.received[0] as Received, secret };
}

const opens = (headers: Record<string, string>) => async (): Promise<void> => {
  expect((await (await openHouse()).get(USAGE, headers)).status).toBe(200);
};

const PROOFS: Readonly<Record<string, () => Promise<void>>> = {
  'x-api-key': opens({ 'x-api-key': KEY }),
  'Authorization: Bearer': opens({ authorization: `Bearer ${KEY}` }),
  'Idempotency-Key': async () => {
    const house = await openHouse();
    const ask = () => house.post('/v2/astrology/birth-chart', undefined, { 'idempotency-key': 'once' });
    const first = await (await ask()).text();
    const after = await house.balance();
    const again = await ask();
    expect([await again.text(), again.headers.get('idempotent-replayed')]).toEqual([first, 'true']);
    expect(await house.balance()).toBe(after);
  },
  'X-Service-Speed': async () => {
    const house = await openHouse();
    for (const speed of ['eco', 'standard', 'fast']) {
      const asked = house.post('/api/v1/astrology/query', { question: 'What is a nakshatra?', speed });
      expect((await asked).headers.get('x-service-speed')).toBe(speed);
    }
  },
  'delivery Content-Type': async () => {
    expect((await delivery()).received.headers['content-type']).toBe('application/json');
  },
  'delivery X-Service-Signature': async () => {
    const { received, secret } = await delivery();
    const signature = `sha256=${createHmac('sha256', secret).update(received.body).digest('hex')}`;
    expect(received.headers['x-service-signature']).toBe(signature);
  },
  'delivery X-Service-Event': async () => {
    expect((await delivery()).received.headers['x-service-event']).toBe('chart.created');
  },
  'delivery X-Service-Delivery': async () => {
    const { headers, body } = (await delivery()).received;
    expect(headers['x-service-delivery']).toBe(JSON.parse(body).id);
  },
  'delivery X-Service-Timestamp': async () => {
    expect((await delivery()).received.headers['x-service-timestamp']).toBe(String(START_MS / 1000));
  },
};

describe('the published headers', () => {
  proveTable(
    'headers',
    ({ row }) => PROOFS[row],
    async ({ row }) => JSON.stringify(await wholeDocument()).includes(`"${row}"`),
  );
});
