/**
 * The servers that `edge.mjs` loads, in a process of their own: the bare framework answering an echo, and our gate around the same echo,
 * free, with a key, and charged. Prints its ports as one line of JSON, and tells its parent how much processor time it has used.
 *
 * usage: node bench/edge-server.mjs <memory | sqlite:file | postgres://…>
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { load } from '../packages/workshop/src/prove/load.mjs';

// The framework is a dependency of the server, not of the workspace's root.
const { resolve } = createRequire(new URL('../packages/server/package.json', import.meta.url));
const [{ getRequestListener }, { Hono }] = await Promise.all(
  ['@hono/node-server', 'hono'].map((name) => import(pathToFileURL(resolve(name).replace(/\.cjs$/, '.mjs')).href)),
);

const place = process.argv[2] ?? 'memory';
const server = 'packages/server/src';
const [{ openStore }, { readSettings }, { openGate }, { DEFAULT_SETTINGS }, { keyring }, { openCrowd }] =
  await Promise.all(
    [
      'serve/store.ts',
      'serve/settings.ts',
      'gate/gate.ts',
      'gate/desk.ts',
      'offices/keys/keyring.ts',
      'gate/crowd.ts',
    ].map((file) => load(`${server}/${file}`)),
  );
const [
  { buildRouter },
  { httpServer },
  { noTelemetry },
  { nodeCrypto },
  { jsonLog },
  { eventDrafter },
  { issueKey },
  { microOfUsd },
  { openLine },
] = await Promise.all(
  [
    'http/router.ts',
    'serve/listener.ts',
    'serve/bare.ts',
    'serve/node-crypto.ts',
    'serve/log.ts',
    'offices/events/index.ts',
    'gate/issue.ts',
    'money.ts',
    'gate/line.ts',
  ].map((file) => load(`${server}/${file}`)),
);

const clock = { nowMs: () => Date.now() };
const vaultKey = Buffer.alloc(32, 7).toString('base64');
const { store } = await openStore(readSettings({ KHAGOL_STORE: place, KHAGOL_VAULT_KEY: vaultKey }), clock);
const tenants = 20;
const keys = [];
for (let i = 0; i < tenants; i += 1) {
  const id = `acc_bench_${process.pid}_${i}`;
  await store.accounts.open(
    { id, name: id, plan: 'enterprise', perMinute: 100_000_000, status: 'active', createdMs: clock.nowMs() },
    [],
  );
  await store.ledger.fund({ accountId: id, amount: microOfUsd('1000000'), kind: 'topup', reference: `bench ${id}` });
  keys.push((await issueKey(store.keys, id, 'live', null, { clock, crypto: nodeCrypto })).key);
}

const settings = { ...DEFAULT_SETTINGS, addressPerMinute: 100_000_000 };
const desk = {
  clock,
  crypto: nodeCrypto,
  keyring: keyring(store.keys, nodeCrypto, clock),
  ledger: store.ledger,
  limiter: store.limiter,
  // Every line is made as the server makes it; whoever reads it is not measured.
  log: jsonLog(() => undefined, clock),
  telemetry: noTelemetry,
  crowd: openCrowd(settings.crowd),
  line: openLine(clock),
  settings,
  engineVersion: '0.1.0',
  draft: eventDrafter({ clock, newId: (prefix) => `${prefix}_${Math.random()}` }),
};
const row = (path, caller, price) => ({
  id: path,
  method: 'POST',
  path,
  aliases: [],
  apiVersion: 'v1',
  family: 'generic',
  caller,
  plan: 'starter',
  price,
  body: 'required',
  params: {},
  query: {},
  success: 200,
  cors: 'listed',
  bodyLimitBytes: 65_536,
  deadlineSeconds: 10,
  parse: ({ body }) => body,
  run: (data) => ({ kind: 'data', data }),
});
const rows = [
  row('/free', 'address', null),
  row('/keyed', 'key', null),
  row('/charged', 'key', { amount: microOfUsd('0.01'), edition: 'bench' }),
];
const route = buildRouter(
  rows.map((one) => ({ method: 'POST', paths: [one.path], sign: null, handle: openGate(desk, one) })),
  {},
);
const ours = httpServer({ answer: route, turnAway: () => Promise.reject(new Error('nobody is turned away here')) });
const bare = new Hono();
// Its answer has as many bytes as ours: that measures the gate, and not how long an envelope is. What it need not do is to find out any of
// it, or to send headers of its own.
const metadata = {
  requestId: `req_${'0'.repeat(26)}`,
  timestamp: new Date(0).toISOString(),
  cost: 'Free',
  apiVersion: 'v1',
};
bare.post('/echo', async (context) => context.json({ success: true, data: await context.req.json(), metadata }));
const theirs = createServer(getRequestListener(bare.fetch));

const listen = (one) => new Promise((resolve) => one.listen(0, '127.0.0.1', () => resolve(one.address().port)));
const ports = { bare: await listen(theirs), ours: await listen(ours) };
process.stdout.write(`${JSON.stringify({ ...ports, keys })}\n`);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send(user + system);
});
process.on('disconnect', () => process.exit(1));
process.on('SIGTERM', async () => {
  for (const one of [ours, theirs]) one.closeAllConnections();
  const report = await store.ledger.verify();
  process.stdout.write(`${JSON.stringify(report)}\n`);
  await store.close();
  process.exit(0);
});
