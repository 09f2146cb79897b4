/**
 * A load that does not wait for the server: calls come when they are due, however slow the answers are, and each latency counts from when its
 * call was due. A load that sends the next call only when the last one is answered would leave out just the calls that had to wait.
 *
 * Speaks HTTP/1.1 on plain sockets, one call at a time on each, so that the load costs a small part of what it measures.
 */
import { connect } from 'node:net';
import { seeded } from './births.mjs';

const END_OF_HEAD = Buffer.from('\r\n\r\n');
/** After so long nobody waits any more, and how often that is looked at: with thousands of connections a look costs more than a call. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 100;

/** One connection. `answered` is called with what came of each call. */
class Line {
  #socket;
  #chunks = [];
  #length = 0;
  #wanted = -1;
  #told = null;
  call = null;

  constructor(port, answered, lost) {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    this.#socket = socket;
    socket.on('data', (chunk) => {
      this.#chunks.push(chunk);
      this.#length += chunk.length;
      if (this.#wanted < 0) this.#readHead();
      if (this.#wanted < 0 || this.#length < this.#wanted) return;
      const [call, told] = [this.call, this.#told];
      this.call = null;
      [this.#chunks, this.#length, this.#wanted] = [[], 0, -1];
      answered(this, call, told);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => lost(this));
  }

  #readHead() {
    const bytes = this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks);
    const end = bytes.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const head = bytes.toString('latin1', 0, end);
    this.#told = {
      status: Number(head.slice(9, 12)),
      retryAfter: /\r\nretry-after: (\d+)/i.exec(head)?.[1] ?? null,
      isLast: /\r\nconnection: close/i.test(head),
    };
    this.#wanted = end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  }

  send(call, text) {
    this.call = call;
    this.#socket.write(text);
  }

  end() {
    this.#socket.destroy();
  }
}

/** Calls that wait for a connection, the first come first: a list of a hundred thousand is moved as a whole when its first is taken out. */
class Queue {
  #calls = [];
  #taken = 0;

  get length() {
    return this.#calls.length - this.#taken;
  }

  get first() {
    return this.#calls[this.#taken];
  }

  push(call) {
    this.#calls.push(call);
  }

  /** The first, taken out; none of an empty one. */
  shift() {
    const call = this.first;
    if (call === undefined) return undefined;
    this.#taken += 1;
    if (this.#taken === this.#calls.length) [this.#calls, this.#taken] = [[], 0];
    return call;
  }
}

/** The bytes of a POST. */
function textOf({ path, body, key }) {
  const auth = key === undefined ? '' : `x-api-key: ${key}\r\n`;
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${auth}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/**
 * Sends calls and waits for the last answer.
 *
 * @param port         on this machine
 * @param next         the next call: `path`, `body`, `key`
 * @param seconds      how long calls come
 * @param perSecond    how many are due in a second, at random instants; left out, each connection sends its next one when it has its answer
 * @param connections  most connections; a call that finds none free waits, and that counts
 * @returns one record a call that was due: `latencyMs` from then, `lateMs` of it that the load itself took before it looked at the clock again, `status`
 *   (0 for one that broke or was given up), `retryAfter`
 */
export async function arrivals({ port, next, seconds, perSecond, connections }) {
  const records = [];
  const free = [];
  const open = new Set();
  const waiting = new Queue();
  const random = seeded();
  const beganMs = performance.now();
  const untilMs = beganMs + seconds * 1000;
  const isClosed = perSecond === undefined;
  let dueMs = beganMs;
  let [underWay, lookedMs] = [0, beganMs];

  const told = (call, status, retryAfter) => {
    const { dueMs, lateMs } = call;
    records.push({ dueMs: dueMs - beganMs, latencyMs: performance.now() - dueMs, lateMs, status, retryAfter });
  };
  const serve = (line, call) => {
    underWay += 1;
    line.send(call, textOf(next()));
  };
  const goOn = (line) => {
    const nowMs = performance.now();
    const call = waiting.shift() ?? (isClosed && nowMs < untilMs ? { dueMs: nowMs, lateMs: 0 } : null);
    if (call === null) free.push(line);
    else serve(line, call);
  };
  const openOne = () => {
    const line = new Line(
      port,
      (answered, call, { status, retryAfter, isLast }) => {
        underWay -= 1;
        told(call, status, retryAfter);
        if (isLast) answered.end();
        else goOn(answered);
      },
      (lost) => {
        open.delete(lost);
        if (free.includes(lost)) free.splice(free.indexOf(lost), 1);
        if (lost.call !== null) {
          underWay -= 1;
          told(lost.call, 0, null);
        }
        if (isClosed && performance.now() < untilMs) goOn(openOne());
      },
    );
    open.add(line);
    return line;
  };
  if (isClosed) for (let i = 0; i < connections; i += 1) goOn(openOne());

  while (performance.now() < untilMs || waiting.length > 0 || underWay > 0) {
    const nowMs = performance.now();
    for (; !isClosed && dueMs <= nowMs && dueMs < untilMs; dueMs -= (Math.log(1 - random()) * 1000) / perSecond)
      waiting.push({ dueMs, lateMs: nowMs - dueMs });
    while (waiting.length > 0 && nowMs - waiting.first.dueMs > PATIENCE_MS) told(waiting.shift(), 0, null);
    while (waiting.length > 0 && (free.length > 0 || open.size < connections))
      serve(free.pop() ?? openOne(), waiting.shift());
    if (nowMs - lookedMs > LOOK_EVERY_MS) {
      lookedMs = nowMs;
      for (const line of open) if (line.call !== null && nowMs - line.call.dueMs > PATIENCE_MS) line.end();
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  for (const line of open) line.end();
  return records;
}

/** A share of sorted values, such as 0.99 for the 99th percentile; 0 of none. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Charged calls for births that nobody repeats. */
export function chartCalls(keys, body) {
  let call = 0;
  return () => {
    call += 1;
    return { path: '/v2/astrology/birth-chart', body: body(), key: keys[call % keys.length] };
  };
}
