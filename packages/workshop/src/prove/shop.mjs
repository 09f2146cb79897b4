/** The whole server as a function of a request, over a store of a proof: real gate, real contract, real engine, no socket. */
import { load } from './load.mjs';

const { createApp } = await load('packages/server/src/app.ts');
const { micro } = await load('packages/server/src/money.ts');
const { mintKey } = await load('packages/server/src/offices/keys/form.ts');
const { nodeCrypto } = await load('packages/server/src/serve/node-crypto.ts');
const { noOutbound, plainVault } = await load('packages/server/src/serve/bare.ts');
const { openEngine } = await load('packages/engine/src/node.ts');
const engine = await openEngine();

/**
 * Opens the shop.
 *
 * @param opened  an open store of `stores.mjs`
 * @returns `{ app, account(id, funds) }`; an account comes with a key that nothing limits
 */
export function openShop(opened) {
  const { store, clock } = opened;
  const app = createApp({
    engine,
    clock,
    crypto: nodeCrypto,
    store,
    vault: plainVault,
    outbound: noOutbound,
    log: { write: () => undefined },
    settings: { crowd: { inAll: 100_000, ofOne: 100_000, mostWaitMs: 3_600_000 } },
  });
  return {
    app,
    account: async (id, funds) => {
      const record = { id, name: id, plan: 'enterprise', perMinute: 1_000_000_000, status: 'active', createdMs: 1 };
      await store.accounts.open(record, []);
      await store.ledger.fund({ accountId: id, amount: micro(funds), kind: 'topup', reference: `first ${id}` });
      const { text, ...kept } = await mintKey('test', nodeCrypto);
      await store.keys.add({ ...kept, active: true, expiresAtMs: null, createdMs: 1, accountId: id });
      return text;
    },
  };
}
