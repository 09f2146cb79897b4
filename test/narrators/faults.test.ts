/** Providers that are slow, silent, broken or gone, over real sockets: what is tried again, what is not, when a narrator rests, and that to stop is to stop. */

import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type NarratorLimits,
  openRemote,
  type ProtocolName,
  protocolOf,
} from '../../packages/server/src/narrators/index.ts';
import { type Narrator, NarratorFault } from '../../packages/server/src/ports/index.ts';
import { readAllow } from '../../packages/server/src/serve/egress/target.ts';
import { guardedFetch } from '../../packages/server/src/serve/guarded-fetch.ts';
import { heard, openProvider, type Provider, pause, REQUEST, SPOKEN, TYPE_OF, textOf, until } from './provider.ts';

const KEY = 'canary-provider-key-0123';
const never = new AbortController().signal;
const GOOD = SPOKEN.openai({ texts: ['Saturn ', 'is slow.'], input: 10, output: 4 });
const SHORT: Partial<NarratorLimits> = {
  connectMs: 5_000,
  firstByteMs: 5_000,
  idleMs: 5_000,
  tailMs: 100,
  totalMs: 20_000,
  retryWaitMs: 10,
  mostRetryAfterMs: 1_000,
};

let provider: Provider;
beforeAll(async () => {
  provider = await openProvider();
});
afterAll(() => provider.close());

let nowMs = 1_800_000_000_000;
const clock = { nowMs: () => nowMs };

function narrator(limits: Partial<NarratorLimits> = {}, name: ProtocolName = 'openai', url = provider.url): Narrator {
  return openRemote({
    id: 'test',
    tiers: ['standard'],
    protocol: protocolOf(name),
    account: { baseUrl: url, key: KEY, model: 'm' },
    fetch: guardedFetch({ allow: readAllow(new URL(url).host) }),
    clock,
    limits: { ...SHORT, ...limits },
  });
}

/** How an answer fails, with the events that came before. */
async function failed(told: Narrator, signal: AbortSignal = never): Promise<NarratorFault> {
  try {
    await heard(told.answer(REQUEST, signal));
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(NarratorFault);
    // Whatever went wrong, nobody reads our key or the provider's words in it.
    expect(
      `${inspect(thrown, { depth: 9, showHidden: true })}${(thrown as Error).stack}${JSON.stringify(thrown)}`,
    ).not.toMatch(/canary|leak/);
    return thrown as NarratorFault;
  }
  throw new Error('it was told to its end');
}

const head = { 'content-type': TYPE_OF.openai };

describe('a provider over a socket', () => {
  it.each(['openai', 'anthropic', 'gemini', 'ollama'] as const)('speaks %s, a few bytes at a time', async (name) => {
    provider.play(async (response) => {
      response.writeHead(200, { 'content-type': TYPE_OF[name] });
      const bytes = Buffer.from(SPOKEN[name]({ texts: ['शनि ', 'दशम भाव में है। 🪐'], input: 10, output: 4 }));
      for (let at = 0; at < bytes.length; at += 37) {
        response.write(bytes.subarray(at, at + 37));
        if (at % 5 === 0) await pause(1);
      }
      response.end();
    });
    const events = await heard(narrator({}, name).answer(REQUEST, never));
    expect(textOf(events)).toBe('शनि दशम भाव में है। 🪐');
    expect(events.at(-1)).toEqual({ kind: 'finish', reason: 'complete' });
    expect(provider.asked).toHaveLength(1);
    expect(provider.asked[0]?.headers['accept-encoding']).toBeUndefined();
  });

  it('is heard through the fetch of the runtime as well', async () => {
    provider.play((response) => void response.writeHead(200, head).end(GOOD));
    const told = openRemote({
      id: 'plain',
      tiers: ['fast'],
      protocol: protocolOf('openai'),
      account: { baseUrl: provider.url, key: null, model: 'm' },
      fetch: (url, ask) => fetch(url, ask),
      clock,
    });
    expect(textOf(await heard(told.answer(REQUEST, never)))).toBe('Saturn is slow.');
  });

  it('hands on what has come before the rest has', async () => {
    let more: () => void = () => undefined;
    provider.play((response) => {
      response.writeHead(200, head).write('data: {"choices":[{"delta":{"content":"First. "}}]}\n\n');
      more = () => response.end(GOOD);
    });
    const events = narrator().answer(REQUEST, never)[Symbol.asyncIterator]();
    expect((await events.next()).value).toEqual({ kind: 'start', model: 'm' });
    expect((await events.next()).value).toEqual({ kind: 'delta', text: 'First. ', item: null });
    more();
    expect((await events.next()).value).toMatchObject({ text: 'Saturn ' });
    await events.return?.();
  });
});

describe('a second try', () => {
  it.each([500, 502, 503, 504, 529, 429, 408])('follows %i, once', async (status) => {
    provider.play((response, _, count) => {
      if (count === 1) response.writeHead(status).end('leak');
      else response.writeHead(200, head).end(GOOD);
    });
    expect(textOf(await heard(narrator().answer(REQUEST, never)))).toBe('Saturn is slow.');
    expect(provider.asked).toHaveLength(2);
    provider.play((response) => void response.writeHead(status, { 'retry-after': '1' }).end('leak'));
    expect(await failed(narrator())).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 1 });
    expect(provider.asked).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 413, 422, 302, 204])('does not follow %i', async (status) => {
    provider.play((response) => void response.writeHead(status, { location: `${provider.url}/else` }).end());
    const kind = [400, 413, 422].includes(status) ? 'refused' : status === 204 ? 'broken' : 'unavailable';
    expect((await failed(narrator())).kind).toBe(kind);
    expect(provider.asked).toHaveLength(1);
  });

  it('follows a connection that breaks before the first byte', async () => {
    provider.play((response, _, count) => {
      if (count === 1) response.socket?.destroy();
      else response.writeHead(200, head).end(GOOD);
    });
    expect(textOf(await heard(narrator().answer(REQUEST, never)))).toBe('Saturn is slow.');
    provider.play((response, _, count) => {
      if (count > 1) response.writeHead(200, head).end(GOOD);
      else {
        response.writeHead(200, head).flushHeaders();
        setTimeout(() => response.destroy(), 30);
      }
    });
    expect(textOf(await heard(narrator().answer(REQUEST, never)))).toBe('Saturn is slow.');
  });

  it('does not follow one that breaks after it, be it in a comment', async () => {
    for (const bytes of [': ping\n\n', GOOD.slice(0, 400)]) {
      provider.play((response) => {
        response.writeHead(200, head).write(bytes);
        setTimeout(() => response.destroy(), 30);
      });
      expect((await failed(narrator())).kind).toBe('broken');
      expect(provider.asked).toHaveLength(1);
    }
  });

  it('waits as long as it is asked to, up to a bound', async () => {
    const times: number[] = [];
    const play = (after: string): void =>
      provider.play((response, _, count) => {
        times.push(Date.now());
        if (count === 1) response.writeHead(429, { 'retry-after': after }).end();
        else response.writeHead(200, head).end(GOOD);
      });
    play('1');
    await heard(narrator({ mostRetryAfterMs: 1_000 }).answer(REQUEST, never));
    expect((times[1] as number) - (times[0] as number)).toBeGreaterThanOrEqual(990);
    play('2');
    expect(await failed(narrator({ mostRetryAfterMs: 1_000 }))).toMatchObject({ retryAfterSeconds: 2 });
    expect(provider.asked).toHaveLength(1);
    play(new Date(nowMs + 600_000).toUTCString());
    expect(await failed(narrator())).toMatchObject({ retryAfterSeconds: 600 });
    play('99999999');
    expect(await failed(narrator())).toMatchObject({ retryAfterSeconds: 3600 });
    play('soon');
    expect(textOf(await heard(narrator().answer(REQUEST, never)))).toBe('Saturn is slow.');
  });
});

describe('time', () => {
  it('runs out before the first byte, twice', async () => {
    provider.play(() => undefined);
    const begun = Date.now();
    expect(await failed(narrator({ firstByteMs: 150 }))).toMatchObject({ kind: 'timeout' });
    expect(provider.asked).toHaveLength(2);
    expect(Date.now() - begun).toBeLessThan(4_000);
    await until(() => provider.left() === 2);
  });

  it('that ran out closes the first connection before the second is used', async () => {
    let leftThen = -1;
    provider.play(async (response, _, count) => {
      if (count === 1) return;
      await until(() => provider.left() === 1);
      leftThen = provider.left();
      response.writeHead(200, head).end(GOOD);
    });
    expect(textOf(await heard(narrator({ firstByteMs: 1_000 }).answer(REQUEST, never)))).toBe('Saturn is slow.');
    expect(leftThen).toBe(1);
  });

  it('runs out when headers come and nothing after them', async () => {
    provider.play((response) => response.writeHead(200, head).flushHeaders());
    expect(await failed(narrator({ firstByteMs: 150 }))).toMatchObject({ kind: 'timeout' });
    expect(provider.asked).toHaveLength(2);
  });

  it('runs out in a silence, and not while bytes come', async () => {
    provider.play(async (response) => {
      response.writeHead(200, head);
      for (const part of GOOD.split('\n\n').slice(0, 3)) {
        response.write(`${part}\n\n`);
        await pause(250);
      }
    });
    const begun = Date.now();
    expect(await failed(narrator({ idleMs: 600 }))).toMatchObject({
      kind: 'timeout',
      message: 'The narrator fell silent.',
    });
    expect(Date.now() - begun).toBeGreaterThan(1_000);
    await until(() => provider.left() === 1);
  });

  it('runs out in all for one that never ends', async () => {
    for (const endless of [': keep-alive\n\n', 'data: {"choices":[{"delta":{"content":"a"}}]}\n\n']) {
      provider.play((response) => {
        response.writeHead(200, head);
        const timer = setInterval(() => response.write(endless), 20);
        response.on('close', () => clearInterval(timer));
      });
      expect(await failed(narrator({ totalMs: 400 }))).toMatchObject({
        kind: 'timeout',
        message: 'The narrator took too long.',
      });
      await until(() => provider.left() === 1);
    }
  });

  it('does not run out for one that said why it ended and then stays', async () => {
    provider.play((response) => void response.writeHead(200, head).write(GOOD.replace('data: [DONE]\n\n', '')));
    const begun = Date.now();
    const events = await heard(narrator({ idleMs: 10_000, tailMs: 100 }).answer(REQUEST, never));
    expect(events.at(-1)).toEqual({ kind: 'finish', reason: 'complete' });
    expect(Date.now() - begun).toBeLessThan(5_000);
    await until(() => provider.left() === 1);
  });

  it('is not counted while nobody reads', async () => {
    provider.play((response) => void response.writeHead(200, head).end(GOOD));
    const events = narrator({ idleMs: 300 }).answer(REQUEST, never)[Symbol.asyncIterator]();
    await events.next();
    await pause(600);
    const rest: unknown[] = [];
    for (let step = await events.next(); step.done !== true; step = await events.next()) rest.push(step.value);
    expect(rest.at(-1)).toEqual({ kind: 'finish', reason: 'complete' });
  });
});

describe('to stop', () => {
  const endless = (): void =>
    provider.play((response) => {
      response.writeHead(200, head).write('data: {"choices":[{"delta":{"content":"First. "}}]}\n\n');
    });

  it('is to close the connection, by the signal', async () => {
    endless();
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 80);
    expect(await failed(narrator({ idleMs: 5_000 }), stop.signal)).toMatchObject({ kind: 'aborted' });
    await until(() => provider.left() === 1);
  });

  it('is to close the connection, by leaving the loop', async () => {
    endless();
    for await (const event of narrator({ idleMs: 5_000 }).answer(REQUEST, never)) if (event.kind === 'delta') break;
    await until(() => provider.left() === 1);
  });

  it('before the start is to ask nobody', async () => {
    endless();
    expect(await failed(narrator(), AbortSignal.abort())).toMatchObject({ kind: 'aborted' });
    expect(provider.asked).toHaveLength(0);
  });

  it('before the start does not even call', async () => {
    let calls = 0;
    const told = openRemote({
      id: 'counted',
      tiers: ['standard'],
      protocol: protocolOf('openai'),
      account: { baseUrl: provider.url, key: null, model: 'm' },
      fetch: async () => {
        calls += 1;
        throw new Error('called');
      },
      clock,
    });
    expect(await failed(told, AbortSignal.abort())).toMatchObject({ kind: 'aborted' });
    expect(calls).toBe(0);
    expect(await failed(told)).toMatchObject({ kind: 'unavailable' });
    expect(calls).toBe(2);
  });

  it('while it waits for a second try is to ask no more', async () => {
    provider.play((response) => void response.writeHead(503).end());
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 60);
    expect(await failed(narrator({ retryWaitMs: 900 }), stop.signal)).toMatchObject({ kind: 'aborted' });
    await pause(50);
    expect(provider.asked).toHaveLength(1);
  });
});

describe('what is no answer', () => {
  it.each([
    ['text/html', '<html>log in</html>'],
    ['application/json', GOOD],
    ['', GOOD],
    ['text/event-streams', GOOD],
  ])('is of the type %j', async (type, body) => {
    provider.play((response) => void response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(body));
    expect((await failed(narrator())).kind).toBe('broken');
    expect(provider.asked).toHaveLength(1);
  });

  it('is empty, or all of it one line, or too long', async () => {
    provider.play((response) => void response.writeHead(200, head).end());
    expect((await failed(narrator())).kind).toBe('broken');
    provider.play((response) => void response.writeHead(200, head).end(`data: ${'x'.repeat(300_000)}`));
    expect(await failed(narrator())).toMatchObject({ kind: 'broken', message: 'A line of the narrator is too long.' });
    const pings = `: ${'x'.repeat(1000)}\n`.repeat(300);
    provider.play((response) => void response.writeHead(200, head).end(pings));
    expect(await failed(narrator({ mostBytes: 100_000 }))).toMatchObject({
      message: 'The answer of the narrator is too long.',
    });
    const deep = `data: ${'['.repeat(200_000)}\n\n`;
    provider.play((response) => void response.writeHead(200, head).end(deep));
    expect((await failed(narrator())).kind).toBe('broken');
  });

  it('has headers without end', async () => {
    provider.play((response) => void response.writeHead(200, { ...head, 'x-long': 'x'.repeat(20_000) }).end(GOOD));
    expect((await failed(narrator())).kind).toBe('unavailable');
  });
});

describe('a narrator that keeps failing', () => {
  const gone = (): void => provider.play((response) => void response.writeHead(500).end());
  const back = (): void => provider.play((response) => void response.writeHead(200, head).end(GOOD));

  it('rests, lets one call try, and is back', async () => {
    const told = narrator({ faults: 3, restMs: 30_000 });
    gone();
    for (let i = 0; i < 3; i += 1) {
      expect(told.restSeconds()).toBe(0);
      await failed(told);
    }
    expect(told.restSeconds()).toBe(30);
    provider.asked.length = 0;
    expect(await failed(told)).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 30 });
    expect(provider.asked).toHaveLength(0);
    nowMs += 29_001;
    expect(told.restSeconds()).toBe(1);
    nowMs += 999;
    expect(told.restSeconds()).toBe(0);
    // One tries, and meanwhile nobody else.
    const trying = told.answer(REQUEST, never)[Symbol.asyncIterator]();
    back();
    await trying.next();
    expect(told.restSeconds()).toBe(30);
    expect((await failed(told)).message).toBe('The narrator rests after faults.');
    for (let step = await trying.next(); step.done !== true; ) step = await trying.next();
    expect(told.restSeconds()).toBe(0);
    expect(textOf(await heard(told.answer(REQUEST, never)))).toBe('Saturn is slow.');
  });

  it('rests again when the one call fails, and when it is stopped another may try', async () => {
    const told = narrator({ faults: 1, restMs: 10_000 });
    gone();
    await failed(told);
    nowMs += 10_000;
    await failed(told);
    expect(told.restSeconds()).toBe(10);
    nowMs += 10_000;
    back();
    for await (const _ of told.answer(REQUEST, never)) break;
    expect(told.restSeconds()).toBe(0);
    expect(textOf(await heard(told.answer(REQUEST, never)))).toBe('Saturn is slow.');
  });

  it('is one that fails in a row, by its own fault', async () => {
    const told = narrator({ faults: 2 });
    for (let i = 0; i < 3; i += 1) {
      gone();
      await failed(told);
      back();
      await heard(told.answer(REQUEST, never));
    }
    provider.play((response) => void response.writeHead(400).end());
    for (let i = 0; i < 3; i += 1) await failed(told);
    for (let i = 0; i < 3; i += 1) await failed(told, AbortSignal.abort());
    expect(told.restSeconds()).toBe(0);
    provider.play((response) => void response.writeHead(401).end());
    for (let i = 0; i < 2; i += 1) await failed(told);
    expect(told.restSeconds()).toBe(30);
  });

  it('is out of reach', async () => {
    const closed = await openProvider();
    await closed.close();
    expect(await failed(narrator({}, 'openai', closed.url))).toMatchObject({
      kind: 'unavailable',
      message: 'The narrator is out of reach.',
    });
  });
});
