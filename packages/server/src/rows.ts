/** Every row of the server, in the order of the published document. */

import type { Desk } from './gate/desk.ts';
import type { AnyRow, Row } from './gate/row.ts';
import type { Outbound } from './offices/webhooks/index.ts';
import type { Store, Vault } from './ports/index.ts';
import { adminRows } from './routes/admin.ts';
import { alertRows } from './routes/alerts.ts';
import { chartRows } from './routes/charts.ts';
import { compatibilityRows } from './routes/compatibility.ts';
import type { ServedEngine } from './routes/engine.ts';
import { houseRows } from './routes/house.ts';
import { synastryRows } from './routes/synastry.ts';
import { usageRows } from './routes/usage.ts';
import { sandboxRows } from './sandbox/rows.ts';

/** What the rows stand on. */
export interface RowParts {
  readonly desk: Desk;
  readonly engine: ServedEngine;
  readonly store: Store;
  readonly vault: Vault;
  readonly outbound: Outbound;
  readonly accepting: () => boolean;
}

export function rowsOf({ desk, engine, store, vault, outbound, accepting }: RowParts): readonly AnyRow[] {
  const { clock, settings } = desk;
  const startedMs = clock.nowMs();
  const facts = {
    engineVersion: engine.version,
    engineLabel: settings.labels.engine,
    startedMs,
    addressPerMinute: settings.addressPerMinute,
  };
  const served: AnyRow[] = [
    ...chartRows(engine),
    ...synastryRows(engine),
    ...compatibilityRows(engine),
    ...usageRows(store.ledger),
    ...alertRows({ webhooks: store.webhooks, vault, outbound, clock, crypto: desk.crypto }),
    ...sandboxRows(engine, facts, () => served),
  ];
  const admin = adminRows({
    store,
    clock,
    crypto: desk.crypto,
    draft: desk.draft,
    forgetKey: (id) => desk.keyring.forget(id),
  });
  const adapters = { keys: store.keys.about, ledger: store.ledger.about, limiter: store.limiter.about };
  return [
    ...served,
    ...admin,
    ...(houseRows({
      engine,
      startedMs,
      adapters,
      store,
      clock,
      accepting,
      operations: served,
    }) as readonly Row<never>[]),
  ];
}
