/**
 * A server that is told to stop finishes what it has accepted: no connection reset under an accepted call, nothing left set aside, exit code 0;
 * told twice, it ends at once.
 *
 * `node packages/workshop/src/prove/shutdown.mjs --times 10 --clients 16 --seed S`. The server is the built one on an SQLite file. Clients
 * keep one connection each and charge call after call on it; the server is told once each of them had an answer, so that every further call
 * is on an accepted connection and has to be answered, until an answer says that the connection ends.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../root.mjs';
import { wordsOf } from './words.mjs';

const KEY = 'shutdown-proof-key-0123456789abcdef';
const { times, clients, seed } = wordsOf({ times: 10, clients: 16, seed: 20_261_122 });
const folder = mkdtempSync(join(tmpdir(), 'khagol-shutdown-'));
const environment = {
  ...process.env,
  PORT: '0',
  KHAGOL_STORE: `sqlite:${join(folder, 'shutdown.db')}`,
  KHAGOL_DEV_KEY: KEY,
  KHAGOL_KEY_PER_MINUTE: '1000000',
  KHAGOL_LOG: 'off',
};
const BODY = JSON.stringify({
  datetime: '1990-01-15T10:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: '+05:30',
});
let state = seed;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 4294967296;
};
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function start() {
  const child = fork(fileURLToPath(new URL('shutdown-server.mjs', import.meta.url)), {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exit = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal, atMs: performance.now() })),
  );
  const told = await Promise.race([new Promise((resolve) => child.once('message', resolve)), exit]);
  if (told.url === undefined) throw new Error(`the server did not start: ${told.code} ${told.signal}`);
  return { child, exit, port: Number(new URL(told.url).port) };
}

/** Calls on one connection until the server closes it; tells how many were answered and how the connection ended. */
function client(port, number, count) {
  return new Promise((resolve) => {
    let [text, answered, sent, farewell, fault] = ['', 0, 0, false, null];
    const socket = connect(port, '127.0.0.1');
    const call = () => {
      sent += 1;
      count.sent += 1;
      socket.write(
        `POST /v1/astrology/western/natal-chart HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${KEY}\r\nIdempotency-Key: ${seed}-${number}-${count.sent}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`,
      );
    };
    socket.on('connect', call).on('data', (chunk) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
      if (text.length < head + 4 + length) return;
      if (!text.startsWith('HTTP/1.1 200 ')) fault ??= `answered ${text.slice(0, 400)}`;
      farewell ||= /\r\nconnection: close/i.test(text.slice(0, head));
      text = '';
      answered += 1;
      count.answered += 1;
      if (answered === 1) count.greeted += 1;
      if (!farewell) call();
    });
    socket.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNRESET') count.resets += 1;
    });
    socket.on('close', () => {
      if (sent > answered && text !== '') fault ??= 'an answer was cut short';
      if (sent > answered) count.unanswered += 1;
      if (farewell) count.farewells += 1;
      resolve(fault);
    });
  });
}

const began = performance.now();
const faults = [];
const count = { sent: 0, greeted: 0, answered: 0, resets: 0, unanswered: 0, farewells: 0 };
let [slowest, acknowledged] = [0, 0];
for (let time = 0; time < times; time += 1) {
  const { child, exit, port } = await start();
  const running = Array.from({ length: clients }, (_, number) => client(port, `${time}-${number}`, count));
  const before = count.greeted;
  while (count.greeted < before + clients) await pause(2);
  await pause(random() * 200);
  const toldMs = performance.now();
  child.kill('SIGTERM');
  const { code, signal, atMs } = await exit;
  slowest = Math.max(slowest, atMs - toldMs);
  if (code !== 0) faults.push(`time ${time}: ended with ${code} ${signal}`);
  for (const fault of await Promise.all(running)) if (fault !== null) faults.push(`time ${time}: ${fault}`);
}
acknowledged = count.answered;
if (count.unanswered > 0) faults.push(`${count.unanswered} calls got no answer, ${count.resets} of them a reset`);

const { operate } = await import(pathToFileURL(`${root}packages/server/dist/serve/operate.js`).href);
const books = await operate('ledger verify', {}, environment);
faults.push(...books.faults);
if (books.pendingHolds !== 0) faults.push(`${books.pendingHolds} holds are pending`);
const charges = books.transfers - 2;
if (charges !== acknowledged) faults.push(`${acknowledged} calls were answered and ${charges} charged`);

// Told twice: at once, whatever is under way.
const { child, exit, port } = await start();
const running = Array.from({ length: clients }, (_, number) => client(port, `twice-${number}`, count));
await pause(300);
child.kill('SIGTERM');
child.kill('SIGTERM');
const toldMs = performance.now();
const { code, signal, atMs } = await exit;
if (atMs - toldMs > 2_000) faults.push(`told twice, it took ${(atMs - toldMs).toFixed(0)} ms`);
if (signal !== null) faults.push(`told twice, it ended by ${signal}`);
await Promise.all(running);
rmSync(folder, { recursive: true, force: true });

console.log(
  `shutdown: seed ${seed}; ${times} times under ${clients} clients, ${acknowledged} calls answered and charged, ${count.farewells} connections closed with the last answer, ` +
    `slowest stop ${slowest.toFixed(0)} ms, told twice ${(atMs - toldMs).toFixed(0)} ms (code ${code}); ${faults.length} faults; ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
