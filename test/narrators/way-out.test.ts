/** Where narrators may be: the settings, and the guard on the way there. */

import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer as createSink } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NarratorFault } from '../../packages/server/src/ports/index.ts';
import { guardedFetch } from '../../packages/server/src/serve/guarded-fetch.ts';
import { openNarrators } from '../../packages/server/src/serve/narrators.ts';
import { describeSettings, readSettings, SettingError } from '../../packages/server/src/serve/settings.ts';
import { testTls } from '../server/test-authority.ts';
import { heard, openProvider, type Provider, REQUEST, SPOKEN, TYPE_OF, textOf } from './provider.ts';

const KEY = 'canary-provider-key-0123';
const clock = { nowMs: () => Date.now() };
const never = new AbortController().signal;
const base = { KHAGOL_NARRATOR: 'openai', KHAGOL_NARRATOR_MODEL: 'm', KHAGOL_NARRATOR_KEY: KEY };

let provider: Provider;
beforeAll(async () => {
  provider = await openProvider();
});
afterAll(() => provider.close());

describe('settings', () => {
  it('name provider, place, key and models', () => {
    expect(readSettings({}).narrator).toBeNull();
    expect(readSettings({ KHAGOL_NARRATOR: 'builtin' }).narrator).toBeNull();
    expect(readSettings(base).narrator).toEqual({
      protocol: 'openai',
      baseUrl: 'https://api.openai.com/v1',
      key: KEY,
      model: 'm',
      fastModel: null,
      isLocal: false,
    });
    const ollama = { KHAGOL_NARRATOR: 'ollama', KHAGOL_NARRATOR_MODEL: 'llama3:8b', KHAGOL_NARRATOR_LOCAL: 'yes' };
    expect(readSettings(ollama).narrator).toMatchObject({
      baseUrl: 'http://localhost:11434',
      key: null,
      isLocal: true,
    });
    const own = readSettings({ ...base, KHAGOL_NARRATOR_URL: 'https://llm.example.org/openai/v1/' });
    expect(own.narrator?.baseUrl).toBe('https://llm.example.org/openai/v1');
  });

  it.each([
    [{ KHAGOL_NARRATOR: 'gpt' }, 'KHAGOL_NARRATOR'],
    [{ KHAGOL_NARRATOR_MODEL: 'm' }, 'KHAGOL_NARRATOR'],
    [{ KHAGOL_NARRATOR_KEY: KEY }, 'KHAGOL_NARRATOR'],
    [{ ...base, KHAGOL_NARRATOR_MODEL: '' }, 'KHAGOL_NARRATOR_MODEL'],
    [{ ...base, KHAGOL_NARRATOR_MODEL: '../x y' }, 'KHAGOL_NARRATOR_MODEL'],
    [{ ...base, KHAGOL_NARRATOR_FAST_MODEL: 'a b' }, 'KHAGOL_NARRATOR_FAST_MODEL'],
    [{ ...base, KHAGOL_NARRATOR_KEY: '' }, 'KHAGOL_NARRATOR_KEY'],
    [{ ...base, KHAGOL_NARRATOR_KEY: `${KEY}\u00e9` }, 'KHAGOL_NARRATOR_KEY'],
    [{ ...base, KHAGOL_NARRATOR_LOCAL: 'true' }, 'KHAGOL_NARRATOR_LOCAL'],
    [{ ...base, KHAGOL_NARRATOR_URL: 'http://llm.example.org' }, 'KHAGOL_NARRATOR_LOCAL=yes'],
    [{ ...base, KHAGOL_NARRATOR_URL: 'ftp://llm.example.org' }, 'KHAGOL_NARRATOR_URL'],
    [{ ...base, KHAGOL_NARRATOR_URL: 'https://u:p@llm.example.org' }, 'KHAGOL_NARRATOR_URL'],
    [{ ...base, KHAGOL_NARRATOR_URL: 'https://llm.example.org/?key=1' }, 'KHAGOL_NARRATOR_URL'],
    [{ KHAGOL_NARRATOR: 'ollama', KHAGOL_NARRATOR_MODEL: 'm' }, 'KHAGOL_NARRATOR_LOCAL=yes'],
  ])('that cannot be meant are refused by name: %j', (environment, named) => {
    let fault: unknown;
    try {
      readSettings(environment);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(SettingError);
    expect(String(fault)).toContain(named);
    expect(String(fault)).not.toContain('canary');
  });

  it('are told without the key', () => {
    const words = describeSettings(readSettings({ ...base, KHAGOL_NARRATOR_FAST_MODEL: 'quick' })).join('\n');
    expect(words).toContain('openai at https://api.openai.com/v1: m, quick, with a key');
    expect(words).not.toContain('canary');
  });

  it('make a narrator for each model', () => {
    const open = (more: Record<string, string>) =>
      openNarrators(readSettings({ ...base, ...more }).narrator, clock).map(({ id, tiers, remote }) => [
        id,
        tiers,
        remote,
      ]);
    expect(open({})).toEqual([['openai:m', ['standard'], true]]);
    expect(open({ KHAGOL_NARRATOR_FAST_MODEL: 'm' })).toEqual([['openai:m', ['standard', 'fast'], true]]);
    expect(open({ KHAGOL_NARRATOR_FAST_MODEL: 'q' })).toEqual([
      ['openai:m', ['standard'], true],
      ['openai:q', ['fast'], true],
    ]);
    expect(openNarrators(null, clock)).toEqual([]);
  });
});

describe('the way out', () => {
  const narratorAt = (url: string, local: 'yes' | 'no') => {
    const [narrator] = openNarrators(
      readSettings({ ...base, KHAGOL_NARRATOR: 'ollama', KHAGOL_NARRATOR_URL: url, KHAGOL_NARRATOR_LOCAL: local })
        .narrator,
      clock,
    );
    if (narrator === undefined) throw new Error('none was opened');
    return narrator;
  };

  it('leads to this machine where the operator says so', async () => {
    provider.play(
      (response) =>
        void response.writeHead(200, { 'content-type': TYPE_OF.ollama }).end(SPOKEN.ollama({ texts: ['Yes.'] })),
    );
    for (const url of [provider.url, provider.url.replace('127.0.0.1', 'localhost')])
      expect(textOf(await heard(narratorAt(url, 'yes').answer(REQUEST, never)))).toBe('Yes.');
    expect(provider.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it('leads nowhere inside otherwise, without a packet', async () => {
    let knocked = 0;
    const sink = createSink(() => (knocked += 1));
    await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
    const { port } = sink.address() as AddressInfo;
    for (const host of [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '10.0.0.1',
      '169.254.169.254',
      '0x7f.1',
      'ollama.internal',
    ]) {
      const told = narratorAt(`https://${host}:${port}`, 'no');
      const fault = await heard(told.answer(REQUEST, never)).catch((thrown: unknown) => thrown);
      expect(fault, host).toBeInstanceOf(NarratorFault);
      expect(fault).toMatchObject({ kind: 'unavailable' });
    }
    expect(knocked).toBe(0);
    await new Promise((resolve) => sink.close(resolve));
  });

  it('opens one port of this machine and no other', async () => {
    const way = guardedFetch({ allow: new Set(['127.0.0.1:1']) });
    const ask = { method: 'POST', headers: {}, body: '', signal: never, redirect: 'error', connectMs: 500 } as const;
    await expect(way(`${provider.url}/x`, ask)).rejects.toThrow('blocked');
  });

  it('is given up when a name is not resolved, or a greeting not answered, in time', async () => {
    const ask = { method: 'POST', headers: {}, body: '', signal: never, redirect: 'error', connectMs: 150 } as const;
    const begun = Date.now();
    const lost = guardedFetch({ resolve: () => new Promise(() => undefined) });
    await expect(lost('https://llm.example.org/', ask)).rejects.toThrow('timeout');
    const mute = createSink((socket) => void socket.resume());
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    const silent = guardedFetch({ allow: new Set([`127.0.0.1:${port}`]) });
    await expect(silent(`https://127.0.0.1:${port}/`, ask)).rejects.toThrow('timeout');
    expect(Date.now() - begun).toBeLessThan(10_000);
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    await expect(
      lost('https://llm.example.org/', { ...ask, connectMs: 60_000, signal: stop.signal }),
    ).rejects.toThrow();
    await new Promise((resolve) => mute.close(resolve));
  });

  it('refuses a name that leads inside, and one whose certificate is another’s', async () => {
    const tls = testTls(['llm.example.org'], []);
    const server = createServer({ key: tls.key, cert: tls.certificate }, (_, response) => response.end('no'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const ask = { method: 'POST', headers: {}, body: '', signal: never, redirect: 'error', connectMs: 2_000 } as const;
    const inside = guardedFetch({ resolve: async () => ['93.184.216.34', '127.0.0.1'] });
    await expect(inside(`https://llm.example.org:${port}/`, ask)).rejects.toThrow('blocked');
    const allow = new Set([`localhost:${port}`]);
    const other = guardedFetch({ allow, authorities: tls.authority, resolveAllowed: async () => ['127.0.0.1'] });
    await expect(other(`https://localhost:${port}/`, ask)).rejects.toThrow('tls');
    const right = guardedFetch({
      allow: new Set([`llm.example.org:${port}`]),
      authorities: tls.authority,
      resolveAllowed: async () => ['127.0.0.1'],
    });
    expect((await right(`https://llm.example.org:${port}/`, ask)).status).toBe(200);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
