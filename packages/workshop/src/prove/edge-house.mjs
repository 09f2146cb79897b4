/**
 * A server for the proofs of the edge, in a process of its own: the real engine and gate on a socket, one rich account on a store in memory.
 * Tells its parent its port and the key; asked for `books`, tells what stands in them.
 */
import { load } from './load.mjs';

const [
  { createApp },
  { micro },
  { mintKey },
  { nodeCrypto },
  { noOutbound, plainVault },
  { httpServer },
  { memoryStore },
  { openEngine },
] = await Promise.all(
  [
    'packages/server/src/app.ts',
    'packages/server/src/money.ts',
    'packages/server/src/offices/keys/form.ts',
    'packages/server/src/serve/node-crypto.ts',
    'packages/server/src/serve/bare.ts',
    'packages/server/src/serve/listener.ts',
    'packages/server/src/store/memory/index.ts',
    'packages/engine/src/node.ts',
  ].map(load),
);
const PLENTY = 1_000_000_000;
const clock = { nowMs: () => Date.now() };
const store = await memoryStore({ clock, crypto: nodeCrypto });
const account = { id: 'acc_edge', name: 'Edge', plan: 'enterprise', perMinute: PLENTY, status: 'active', createdMs: 1 };
await store.accounts.open(account, []);
await store.ledger.fund({ accountId: account.id, amount: micro(10n ** 15n), kind: 'topup', reference: 'first' });
const { text: key, ...kept } = await mintKey('test', nodeCrypto);
await store.keys.add({ ...kept, active: true, expiresAtMs: null, createdMs: 1, accountId: account.id });
const app = createApp({
  engine: await openEngine(),
  clock,
  crypto: nodeCrypto,
  store,
  vault: plainVault,
  outbound: noOutbound,
  log: { write: () => undefined },
  settings: { addressPerMinute: PLENTY },
});
const server = httpServer(app);
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port, key }));
process.on('message', async () => process.send(await store.ledger.verify()));
process.on('disconnect', () => process.exit(0));
