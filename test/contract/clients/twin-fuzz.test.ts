/** Made-up calls over the real engine: good, near and bad ones on every operation, each answered as the document says and charged as it says. */

import { expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { openHouse } from '../../server/house.ts';
import { fuzz } from '../fuzz-judge.ts';

const SEED = 20_261_122;

it('any call on any operation of the whole server keeps the document’s word', async () => {
  const house = await openHouse({
    engine: await openEngine(),
    perMinute: 1_000_000,
    settings: { addressPerMinute: 1_000_000 },
    usd: '1000000',
  });
  const { breaches, statuses, charged } = await fuzz(house, 2000, SEED);
  console.log(`seed ${SEED}; ${JSON.stringify(statuses)}; ${charged} charged`);
  expect(breaches).toEqual([]);
  expect(charged).toBeGreaterThan(100);
}, 120_000);
