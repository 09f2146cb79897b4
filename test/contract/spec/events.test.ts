/** The ten published events: each can be asked for, is sent with its name, and its body is the published one. */

import { describe, expect } from 'vitest';
import type { EventType } from '../../../packages/server/src/ports/index.ts';
import { openHouse } from '../../server/house.ts';
import { openWorld, START_MS } from '../../server/webhooks-world.ts';
import { schemaFaults } from '../schema-check.ts';
import { proveTable, told } from './rows.ts';

const proofOf = (row: string) => async (): Promise<void> => {
  const document = (await told((await openHouse()).get('/openapi.json'))).body;
  const { schema } = document['webhooks'][row].post.requestBody.content['application/json'];
  const world = await openWorld();
  await world.subscribe({ events: [row as EventType] });
  await world.emit(row as EventType);
  await world.until(START_MS);
  expect(world.received.map(({ headers }) => headers['x-service-event'])).toEqual([row]);
  const body = JSON.parse(String(world.received[0]?.body));
  expect([schemaFaults(schema, body, document), body.type, body.created]).toEqual([[], row, START_MS / 1000]);
};

describe('the published events', () => {
  proveTable(
    'events',
    ({ row }) => proofOf(row),
    async () => false,
  );
});
