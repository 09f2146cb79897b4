/** The bytes of a delivery: what is stored is what is signed and what is sent, to the last space. */

import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { ACCOUNT, openWorld } from './webhooks-world.ts';

/** JSON as nobody's `stringify` writes it: white space, a number's other spelling, a member twice, an escape that is not needed. */
const ODD =
  '{ "id":"evt_odd",\n\t"type":"chart.created", "created":1.0e3, "created":1, "data": {"name":"\\u0061\\/b"} }';

it('an event is signed and sent as it was written, at every attempt', async () => {
  const world = await openWorld();
  const { secret } = await world.subscribe();
  world.receiver = () => ({ status: world.received.length < 3 ? 500 : 200 });
  const event = { id: 'evt_odd', type: 'chart.created', createdMs: world.now, body: ODD, once: null } as const;
  await world.store.webhooks.emit(ACCOUNT, [event]);
  await world.until(world.now + 3_600_000);
  expect(world.received.map(({ body }) => body)).toEqual([ODD, ODD, ODD]);
  for (const { headers } of world.received) {
    expect(headers['x-service-signature']).toBe(`sha256=${createHmac('sha256', secret).update(ODD).digest('hex')}`);
    const [, mac] = (headers['webhook-signature'] ?? '').split(',');
    const expected = new Webhook(secret).sign('evt_odd', new Date(Number(headers['webhook-timestamp']) * 1000), ODD);
    expect(`v1,${mac}`).toBe(expected);
  }
});
