/**
 * Nothing on the wire crashes or blocks the server: raw-socket cases, made-up bytes, and charting beside slow connections.
 *
 * `node packages/workshop/src/prove/wire.mjs --bytes 2000 --slow 500 --seconds 5 --rounds 3 --seed S`. The server is a process of its own; p99 is of
 * calls one after another on a few connections, with and without slow senders, in turn.
 */
import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { load } from './load.mjs';
import { wordsOf } from './words.mjs';

const { WIRE_CASES, overTheWire, wireFaults } = await load('test/server/wire-cases.ts');
const { bytes, slow, seconds, rounds, seed } = wordsOf({
  bytes: 2_000,
  slow: 500,
  seconds: 5,
  rounds: 3,
  seed: 20_261_122,
});
const CALLERS = 4;
const HEAD = 'POST /sandbox/kundali/birth-chart HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const BIRTH = JSON.stringify({
  datetime: '1990-01-15T10:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: '+05:30',
});

const faults = [];
const child = fork(fileURLToPath(new URL('edge-house.mjs', import.meta.url)));
let ended = null;
child.once('exit', (code, signal) => {
  ended = `the server ended: ${code} ${signal}`;
});
const { port, key } = await new Promise((resolve) => child.once('message', resolve));
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

for (const one of WIRE_CASES)
  for (const fault of wireFaults(one, await overTheWire(port, one.bytes, one))) faults.push(`${one.what}: ${fault}`);
console.log(`wire: ${WIRE_CASES.length} cases, ${faults.length} breaches`);

const start = fc.constantFrom(
  '',
  'GET / HTTP/1.1\r\n',
  'GET /healthz HTTP/1.1\r\nHost: a\r\n',
  `${HEAD}Transfer-Encoding: chunked\r\n\r\n`,
  `${HEAD}Content-Length: 9\r\n\r\n`,
);
const kinds = {};
for (const [before, tail] of fc.sample(fc.tuple(start, fc.uint8Array({ maxLength: 300 })), { numRuns: bytes, seed })) {
  const { answers, rest, end } = await overTheWire(port, Buffer.concat([Buffer.from(before), tail]), {
    halfClose: true,
  });
  if (
    end === 'open' ||
    rest !== '' ||
    answers.some(({ status, body }) => status >= 500 || (status >= 400 && JSON.parse(body).success !== false))
  )
    faults.push(
      `${JSON.stringify(before)} and ${Buffer.from(tail).toString('hex')}: ${end}, ${answers.map(({ status }) => status)}, ${rest}`,
    );
  for (const { status } of answers) kinds[status] = (kinds[status] ?? 0) + 1;
}
console.log(`made-up bytes: ${bytes} connections, seed ${seed}, answers ${JSON.stringify(kinds)}`);

/** Charts for so many seconds; milliseconds of each call. */
async function chart() {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const times = [];
  const until = performance.now() + seconds * 1000;
  const caller = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      const status = await new Promise((resolve, reject) => {
        request(
          {
            port,
            host: '127.0.0.1',
            agent,
            method: 'POST',
            path: '/v2/astrology/birth-chart',
            headers: { 'content-type': 'application/json', 'x-api-key': key },
          },
          (message) => message.resume().once('end', () => resolve(message.statusCode)),
        )
          .once('error', reject)
          .end(BIRTH);
      });
      times.push(performance.now() - began);
      if (status !== 200) faults.push(`a chart beside slow senders was answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  agent.destroy();
  return times;
}

/** Keeps so many connections open that say a byte a second, half of them in their headers and half in a body. */
function openSlow() {
  const sockets = new Set();
  const lives = [];
  let over = false;
  const one = (number) => {
    const began = performance.now();
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(number % 2 === 0 ? 'GET /healthz HTTP/1.1\r\nX: ' : `${HEAD}Content-Length: 9000\r\n\r\n`),
    );
    const timer = setInterval(() => socket.write('x'), 1_000);
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.resume().once('close', () => {
      clearInterval(timer);
      sockets.delete(socket);
      if (over) return;
      lives.push({ kind: number % 2 === 0 ? 'headers' : 'body', seconds: (performance.now() - began) / 1000 });
      one(number);
    });
  };
  for (let i = 0; i < slow; i += 1) one(i);
  return {
    lives,
    close: () => {
      over = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

const p99 = (times) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)];
const pairs = [];
await chart();
for (let round = 0; round < rounds; round += 1) {
  const alone = p99(await chart());
  const beside = openSlow();
  await pause(500);
  pairs.push({ alone, crowded: p99(await chart()) });
  // The last crowd stays until each of its kinds was closed.
  if (round === rounds - 1) await pause(Math.max(0, 36_000 - seconds * 1000 - 500));
  beside.close();
  for (const { kind, seconds: lived } of beside.lives)
    if (lived > (kind === 'headers' ? 15 : 35)) faults.push(`slow ${kind} lived ${lived.toFixed(1)} s`);
  if (round === rounds - 1) {
    const longest = (kind) =>
      Math.max(0, ...beside.lives.filter((life) => life.kind === kind).map((life) => life.seconds));
    console.log(
      `slow connections: headers closed after ${longest('headers').toFixed(1)} s at most, bodies after ${longest('body').toFixed(1)} s`,
    );
    for (const kind of ['headers', 'body']) if (longest(kind) === 0) faults.push(`no slow ${kind} was closed`);
  }
  await pause(300);
}
const ratios = pairs.map(({ alone, crowded }) => crowded / alone).sort((a, b) => a - b);
const ratio = ratios[ratios.length >> 1];
console.log(
  `charting beside ${slow} slow connections: p99 ${pairs.map(({ alone, crowded }) => `${alone.toFixed(1)} → ${crowded.toFixed(1)}`).join(', ')} ms, median ratio ${ratio.toFixed(2)}`,
);
if (ratio > 2) faults.push(`p99 rose ${ratio.toFixed(2)} times`);

const [{ status } = {}] = (await overTheWire(port, 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'))
  .answers;
if (status !== 200) faults.push(`in the end /healthz was answered ${status}`);
if (ended !== null) faults.push(ended);
else {
  child.send('books');
  const books = await new Promise((resolve) => child.once('message', resolve));
  if (books.pendingHolds !== 0) faults.push(`${books.pendingHolds} holds are pending`);
  faults.push(...books.faults);
  child.disconnect();
}
console.log(`${faults.length} breaches`);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
