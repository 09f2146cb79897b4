/**
 * The clients of kill.mjs. A client with an idempotency key asks until it has its answer, whoever is killed meanwhile; one call in eight has no
 * key and is given up when its answer does not come; one key in eight is asked again later and must get the same bytes.
 */
import { createHash } from 'node:crypto';

/** What each call asks for. */
const PATH = '/v1/astrology/western/natal-chart';
const PAUSE_MS = 5;
/** On PostgreSQL a dead call's key is free when its lease has passed: half a minute and more. */
const WAIT_MS = 2_000;

/**
 * Clients, not yet under way.
 *
 * @param place  `{ url }` of the server of the moment; null while there is none
 */
export function clientsOf({ place, apiKey, seed }) {
  /** Digests of the answers by key, and request ids of the answers that had none. */
  const heard = { byKey: new Map(), keyless: new Set() };
  const told = { broken: 0, replays: 0, running: 0, unavailable: 0 };
  const faults = [];
  let [over, births, state] = [false, 0, seed];
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };

  async function ask({ key, body }) {
    const response = await fetch(`${place.url}${PATH}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': apiKey,
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
      body,
    });
    const text = await response.text();
    const { status, headers } = response;
    return { status, text, replayed: headers.has('idempotent-replayed'), requestId: headers.get('x-request-id') };
  }

  /** `done`, or when to ask again; a fault ends the call. */
  async function tryOnce(job) {
    while (place.url === null) await pause(PAUSE_MS);
    const answer = await ask(job).catch(() => null);
    if (answer === null) {
      told.broken += 1;
      return PAUSE_MS;
    }
    const { status, text } = answer;
    if (status === 200) {
      hear(job, answer);
      return 'done';
    }
    if (status === 409) {
      told.running += 1;
      return WAIT_MS;
    }
    if (status === 503) {
      told.unavailable += 1;
      return PAUSE_MS;
    }
    faults.push(`${job.key ?? 'a call without a key'}: ${status} ${text.slice(0, 200)}`);
    return 'done';
  }

  function hear({ key }, { text, replayed, requestId }) {
    if (key === null) {
      heard.keyless.add(requestId);
      return;
    }
    const [known, bytes] = [heard.byKey.get(key), digest(text)];
    if (known === undefined) {
      heard.byKey.set(key, bytes);
      return;
    }
    told.replays += 1;
    if (known !== bytes) faults.push(`${key} was answered with other bytes the second time`);
    if (!replayed) faults.push(`${key} was computed again`);
  }

  /** A birth of its own for each call, so that each charge has its event. */
  function fresh(key) {
    births += 1;
    const [latitude, longitude] = [((births % 12_000) - 6_000) / 100, 77 + Math.floor(births / 12_000)];
    return { key, body: JSON.stringify({ datetime: '1990-01-15T10:30:00', latitude, longitude, timezone: '+05:30' }) };
  }

  async function client(number) {
    const [answered, aside] = [[], []];
    for (let turn = 0; (!over || aside.length > 0) && faults.length < 20; turn += 1) {
      const now = performance.now();
      const waited = aside.length > 0 && aside[0].afterMs <= now ? aside.shift() : null;
      if (waited === null && over) {
        await pause(aside[0].afterMs - now);
        continue;
      }
      const again = waited === null && answered.length > 0 && random() < 1 / 8;
      const job =
        waited ??
        (again
          ? answered[Math.floor(random() * answered.length)]
          : fresh(random() < 1 / 8 ? null : `key-${seed}-${number}-${turn}`));
      // What was begun is finished, so that in the end each key has its answer.
      for (;;) {
        const end = await tryOnce(job);
        if (end === 'done') {
          if (job.key !== null && !again) answered.push(job);
          break;
        }
        // A call without a key that was cut off may have been charged: nobody can ask again.
        if (job.key === null) break;
        if (end === WAIT_MS) {
          aside.push({ ...job, afterMs: performance.now() + WAIT_MS });
          break;
        }
        await pause(end);
      }
    }
    return answered;
  }

  return {
    heard,
    told,
    faults,
    answers: () => heard.byKey.size + heard.keyless.size + told.replays,
    random,
    /** Starts so many; the promise ends, with the calls that had a key, after `finish` when each key has its answer. */
    start: (count) => Promise.all(Array.from({ length: count }, (_, number) => client(number))),
    finish: () => {
      over = true;
    },
    /** Asks every key once more. */
    askAll: async (jobs, atOnce) => {
      const left = [...jobs];
      const one = async () => {
        for (let job = left.pop(); job !== undefined; job = left.pop())
          if ((await tryOnce(job)) !== 'done') left.push(job);
      };
      await Promise.all(Array.from({ length: atOnce }, one));
    },
  };
}

const digest = (text) => createHash('sha256').update(text).digest('base64');
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
