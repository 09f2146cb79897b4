/** Sandbox, western: alive, and what the priced interface asks for its Western charts. */

import type { Operation } from '../contract/operation.ts';
import { fixed, listOf, number, shape, text } from '../contract/schema.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import { usdNumber } from '../money.ts';
import { FIXTURE, HEALTH_SHAPE, healthData, type SandboxFacts } from './core.ts';
import { SANDBOX_PATHS } from './published.ts';
import { SANDBOX_GET } from './sandbox-row.ts';

/** @param priced  the operations that are paid for; asked when a call comes, for they are put together after these rows */
export function westernHouseRows(facts: SandboxFacts, priced: () => readonly Operation[]): readonly AnyRow[] {
  const get = { ...SANDBOX_GET, query: {}, refusals: [], parse: () => null } as const;
  const supported = (SANDBOX_PATHS['western'] ?? []).filter((path) => path.startsWith('POST'));
  const health: Row<null> = {
    ...get,
    id: 'sandboxWesternHealth',
    path: '/sandbox/western/health',
    summary: 'Is the Western part alive, and what it answers.',
    data: shape({ ...HEALTH_SHAPE, supported: listOf(text(''), 'Methods and paths.') }),
    run: (_, { nowMs }) => ({ kind: 'data', sample: FIXTURE, data: { ...healthData(facts, nowMs), supported } }),
  };
  const pricing: Row<null> = {
    ...get,
    id: 'sandboxWesternPricing',
    path: '/sandbox/western/pricing',
    summary: 'Prices of the Western charts with a key.',
    data: shape({
      currency: fixed('USD'),
      endpoints: listOf(shape({ path: text(''), price: number('Dollars an answer.', { minimum: 0 }) }), 'As charged.'),
    }),
    run: () => ({ kind: 'data', sample: FIXTURE, data: { currency: 'USD', endpoints: pricesOf(priced()) } }),
  };
  return [health as AnyRow, pricing as AnyRow];
}

function pricesOf(operations: readonly Operation[]): readonly unknown[] {
  return operations.flatMap(({ path, price }) =>
    price === null || !path.includes('/western/') ? [] : [{ path, price: usdNumber(price.amount) }],
  );
}
