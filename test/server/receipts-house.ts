/** The test house over the real engine, which knows its own name and signs receipts. */

import { openEngine } from '../../packages/engine/src/node.ts';
import { openBuiltIn } from '../../packages/server/src/serve/answers/index.ts';
import { type House, type HouseOptions, openHouse } from './house.ts';
import { ISSUER, partsSignedBy, SIGNING } from './receipt-parts.ts';

export * from './receipt-parts.ts';

export async function openReceiptHouse(
  options: HouseOptions = {},
): Promise<{ readonly house: House; readonly engine: Awaited<ReturnType<typeof openEngine>> }> {
  const engine = await openEngine();
  const house = await openHouse({
    engine,
    usd: '100000',
    perMinute: 1_000_000,
    receipts: partsSignedBy(SIGNING),
    answering: openBuiltIn(engine),
    ...options,
    settings: { addressPerMinute: 1_000_000, publicUrl: ISSUER, ...options.settings },
  });
  return { house, engine };
}
