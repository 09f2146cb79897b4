/** Four protocols: what is asked, what is made of the answer, wherever its bytes are cut. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  estimateTokens,
  openRemote,
  PROTOCOLS,
  type ProtocolName,
  protocolOf,
} from '../../packages/server/src/narrators/index.ts';
import { readEvents, readLines } from '../../packages/server/src/narrators/lines.ts';
import { promptOf } from '../../packages/server/src/narrators/prompt.ts';
import { openProse } from '../../packages/server/src/narrators/prose.ts';
import type { Fetch, FetchAsk, GroundedRequest, NarratorEvent } from '../../packages/server/src/ports/index.ts';
import { CANARY, heard, REQUEST, SPOKEN, type Speech, TYPE_OF, textOf } from './provider.ts';

const SEED = 20_261_122;
const KEY = 'canary-provider-key-0123';
const clock = { nowMs: () => Date.now() };
const never = new AbortController().signal;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A way out that answers with these bytes. */
function told(name: ProtocolName, chunks: readonly Uint8Array[], asks: (FetchAsk & { url: string })[] = []): Fetch {
  return async (url, ask) => {
    asks.push({ url, ...ask });
    return {
      status: 200,
      headers: new Headers({ 'content-type': TYPE_OF[name] }),
      body: (async function* () {
        yield* chunks;
      })(),
    };
  };
}

const answered = (
  name: ProtocolName,
  chunks: readonly Uint8Array[],
  request: GroundedRequest = REQUEST,
): Promise<NarratorEvent[]> =>
  heard(
    openRemote({
      id: name,
      tiers: ['standard'],
      protocol: protocolOf(name),
      account: { baseUrl: 'https://llm.example.org/v1', key: KEY, model: 'asked-model' },
      fetch: told(name, chunks),
      clock,
    }).answer(request, never),
  );

const TEXTS = ['[[p1]] Saturn is ', 'in the tenth', ' house. ज्योति', 'ष 🪐\n', '[[p', '2]]Work ', 'grows.'];
const WHOLE = 'Saturn is in the tenth house. ज्योतिष 🪐\nWork grows.';
const SPEECH: Speech = { texts: TEXTS, input: 120, output: 34 };
const MODELS = { openai: 'gpt-4o-mini', anthropic: 'claude-haiku', gemini: 'gemini-flash', ollama: 'llama3' } as const;

describe.each(PROTOCOLS)('%s', (name) => {
  it('is heard: model, text with its plan items, usage, reason', async () => {
    const events = await answered(name, [bytesOf(SPOKEN[name](SPEECH))]);
    expect(events[0]).toEqual({ kind: 'start', model: MODELS[name] });
    expect(textOf(events)).toBe(WHOLE);
    const items = events.flatMap((event) => (event.kind === 'delta' ? [[event.item, event.text]] : []));
    expect(
      items
        .filter(([item]) => item === 'p2')
        .map(([, text]) => text)
        .join(''),
    ).toBe('Work grows.');
    expect(items.some(([item]) => item === null)).toBe(false);
    expect(events.slice(-2)).toEqual([
      { kind: 'usage', input: 120, output: 34, isEstimate: false },
      { kind: 'finish', reason: 'complete' },
    ]);
    expect(events.filter(({ kind }) => kind === 'usage' || kind === 'finish' || kind === 'start')).toHaveLength(3);
  });

  it('is heard to its last letter, be it one that might have begun a mark', async () => {
    for (const end of ['[', '[[', '[[p1', '[[p1]'])
      expect(textOf(await answered(name, [bytesOf(SPOKEN[name]({ texts: ['The end ', end] }))]))).toBe(
        `The end ${end}`,
      );
  });

  it('is heard alike wherever its bytes are cut', async () => {
    const bytes = bytesOf(SPOKEN[name](SPEECH));
    for (let cut = 1; cut < bytes.length; cut += 1) {
      const events = await answered(name, [bytes.slice(0, cut), bytes.slice(cut)]);
      expect(textOf(events), `cut at ${cut}`).toBe(WHOLE);
      expect(events.at(-1)).toEqual({ kind: 'finish', reason: 'complete' });
    }
    const single = await answered(
      name,
      Array.from(bytes, (byte) => Uint8Array.of(byte)),
    );
    expect(textOf(single)).toBe(WHOLE);
  });

  it('tells any text whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), fc.nat(), async (texts, at) => {
        const bytes = bytesOf(SPOKEN[name]({ texts }));
        const cut = at % bytes.length;
        const events = await answered(name, [bytes.slice(0, cut), bytes.slice(cut)], {
          ...REQUEST,
          plan: [],
          maxOutputTokens: 9999,
        });
        const marks = /\[\[[\w.:>@=/-]{1,60}\]\][ \t]?/g;
        expect(textOf(events)).toBe(
          texts
            .join('')
            .replace(marks, '')
            .replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]/g, ''),
        );
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('is estimated where it does not count, and where it counts what cannot be', async () => {
    const { system, user } = promptOf(REQUEST);
    const expected = {
      kind: 'usage',
      input: estimateTokens(system) + estimateTokens(user),
      output: estimateTokens(TEXTS.join('')),
      isEstimate: true,
    };
    for (const figures of [
      {},
      { input: -5, output: -7 },
      { input: 1e300, output: 1e300 },
      { input: 1.5, output: 0.5 },
    ]) {
      const events = await answered(name, [bytesOf(SPOKEN[name]({ texts: [TEXTS.join('')], ...figures }))]);
      expect(events.at(-2), JSON.stringify(figures)).toEqual(expected);
    }
  });

  it('breaks when it ends without a reason, half way in an event, or in what is no JSON', async () => {
    const whole = SPOKEN[name](SPEECH);
    const cut = bytesOf(whole.slice(0, Math.floor(whole.length / 2)));
    await expect(answered(name, [cut])).rejects.toMatchObject({ name: 'NarratorFault', kind: 'broken' });
    const garbage = bytesOf(name === 'ollama' ? '{"message":\n' : 'data: {"choices":[}\n\n');
    await expect(answered(name, [garbage])).rejects.toMatchObject({ kind: 'broken' });
    const list = bytesOf(name === 'ollama' ? '[1]\n' : 'data: [1]\n\n');
    await expect(answered(name, [list])).rejects.toMatchObject({ kind: 'broken' });
    // A stray byte within a text that is otherwise told to its end.
    const stray = bytesOf(SPOKEN[name]({ texts: ['a@b'] })).map((byte) => (byte === 0x40 ? 0xff : byte));
    await expect(answered(name, [stray])).rejects.toMatchObject({ message: 'The narrator did not write UTF-8.' });
  });

  it('is cut off when it does not keep to its bound of tokens', async () => {
    const texts = Array.from({ length: 400 }, () => 'word after word ');
    const events = await answered(name, [bytesOf(SPOKEN[name]({ texts, input: 1, output: 1 }))], {
      ...REQUEST,
      maxOutputTokens: 50,
    });
    expect(events.at(-1)).toEqual({ kind: 'finish', reason: 'budgetExceeded' });
    expect(estimateTokens(textOf(events))).toBeLessThanOrEqual(100);
    expect(estimateTokens(textOf(events))).toBeGreaterThan(90);
  });

  it('is asked with bound, stream and key, the data in the mark and the mark unbroken', async () => {
    const asks: (FetchAsk & { url: string })[] = [];
    const narrator = openRemote({
      id: name,
      tiers: ['fast'],
      protocol: protocolOf(name),
      account: { baseUrl: 'https://llm.example.org/v1', key: KEY, model: 'asked/model' },
      fetch: told(name, [bytesOf(SPOKEN[name](SPEECH))], asks),
      clock,
    });
    const extra = { name: 'Canary Person', place: 'Canary Town' };
    await heard(narrator.answer({ ...REQUEST, ...extra } as GroundedRequest, never));
    const [ask] = asks;
    expect(asks).toHaveLength(1);
    expect(ask).toMatchObject({ method: 'POST', redirect: 'error', url: URLS[name] });
    expect(ask?.headers['content-type']).toBe('application/json');
    expect(Object.values(ask?.headers ?? {}).filter((value) => value.includes(KEY))).toHaveLength(1);
    expect(`${ask?.url}${ask?.body}`).not.toContain(KEY);
    expect(ask?.body).not.toMatch(/Canary (?:Person|Town)/);
    const body = JSON.parse(ask?.body ?? '');
    expect(JSON.stringify(body)).toContain('200');
    const [system, user] = promptIn(name, body);
    expect(system).toContain(CANARY);
    expect(user).not.toContain(CANARY);
    expect(user.match(/<\/?data>/g)).toEqual(['<data>', '</data>']);
    const data = JSON.parse(user.slice('<data>\n'.length, -'\n</data>'.length));
    expect(data.question).toBe(REQUEST.question);
    expect(data.facts).toEqual(REQUEST.facts);
    expect(data.rules).toEqual(REQUEST.rules);
    expect(data.plan).toEqual(REQUEST.plan);
    expect(Object.keys(data)).toEqual(['question', 'plan', 'facts', 'rules', 'memory']);
    if (name !== 'gemini') expect(body).toMatchObject({ model: 'asked/model', stream: true });
  });
});

const URLS: Readonly<Record<ProtocolName, string>> = {
  openai: 'https://llm.example.org/v1/chat/completions',
  anthropic: 'https://llm.example.org/v1/messages',
  gemini: 'https://llm.example.org/v1/models/asked%2Fmodel:streamGenerateContent?alt=sse',
  ollama: 'https://llm.example.org/v1/api/chat',
};

function promptIn(name: ProtocolName, body: any): readonly [string, string] {
  if (name === 'gemini') return [body.systemInstruction.parts[0].text, body.contents[0].parts[0].text];
  if (name === 'anthropic') return [body.system, body.messages[0].content];
  return [body.messages[0].content, body.messages[1].content];
}

describe('the bound of tokens', () => {
  it.each([
    ['openai', 'https://api.openai.com/v1', 'max_completion_tokens'],
    ['openai', 'https://api.groq.com/openai/v1', 'max_tokens'],
    ['openai', 'https://api.openai.com.evil.example/v1', 'max_tokens'],
    ['anthropic', 'https://api.anthropic.com/v1', 'max_tokens'],
  ] as const)('of %s at %s is %s', (name, baseUrl, member) => {
    const { body } = protocolOf(name).ask(REQUEST, { baseUrl, key: null, model: 'm' });
    expect(body[member]).toBe(200);
  });

  it('of Gemini and Ollama stands with their options', () => {
    const account = { baseUrl: 'https://x.example', key: null, model: 'm' };
    expect(protocolOf('gemini').ask(REQUEST, account).body['generationConfig']).toEqual({ maxOutputTokens: 200 });
    expect(protocolOf('ollama').ask(REQUEST, account).body['options']).toEqual({ num_predict: 200 });
    for (const name of PROTOCOLS)
      expect(JSON.stringify(protocolOf(name).ask(REQUEST, account).headers)).not.toMatch(/auth|key|null/);
  });
});

describe('reasons', () => {
  it.each([
    ['openai', 'stop', 'complete'],
    ['openai', 'length', 'length'],
    ['openai', 'content_filter', 'filtered'],
    ['openai', 'tool_calls', 'unknown'],
    ['openai', 'constructor', 'unknown'],
    ['anthropic', 'end_turn', 'complete'],
    ['anthropic', 'max_tokens', 'length'],
    ['anthropic', 'stop_sequence', 'stopSequence'],
    ['anthropic', 'refusal', 'filtered'],
    ['anthropic', 'tool_use', 'unknown'],
    ['gemini', 'STOP', 'complete'],
    ['gemini', 'MAX_TOKENS', 'length'],
    ['gemini', 'SAFETY', 'filtered'],
    ['gemini', 'RECITATION', 'filtered'],
    ['gemini', 'BLOCKLIST', 'filtered'],
    ['gemini', 'PROHIBITED_CONTENT', 'filtered'],
    ['gemini', 'OTHER', 'unknown'],
    ['ollama', 'stop', 'complete'],
    ['ollama', 'length', 'length'],
    ['ollama', 'load', 'unknown'],
    ['ollama', 'unload', 'unknown'],
  ] as const)('of %s: %s is %s', async (name, finish, reason) => {
    const events = await answered(name, [bytesOf(SPOKEN[name]({ texts: ['Yes.'], finish }))]);
    expect(events.at(-1)).toEqual({ kind: 'finish', reason });
  });

  it('tell of a sequence where vLLM names it, and of a question that Gemini blocks', async () => {
    const vllm =
      'data: {"choices":[{"delta":{"content":"A"},"finish_reason":"stop","stop_reason":"###"}]}\n\ndata: [DONE]\n\n';
    expect((await answered('openai', [bytesOf(vllm)])).at(-1)).toEqual({ kind: 'finish', reason: 'stopSequence' });
    const blocked = 'data: {"promptFeedback":{"blockReason":"SAFETY"},"usageMetadata":{"promptTokenCount":9}}\n\n';
    const events = await answered('gemini', [bytesOf(blocked)]);
    expect(events.map(({ kind }) => kind)).toEqual(['start', 'usage', 'finish']);
    expect(events.at(-1)).toEqual({ kind: 'finish', reason: 'filtered' });
  });

  it('are unknown where the end is told without one', async () => {
    for (const name of ['openai', 'anthropic'] as const) {
      const events = await answered(name, [bytesOf(SPOKEN[name]({ texts: ['Yes.'], finish: null }))]);
      expect(events.at(-1)).toEqual({ kind: 'finish', reason: 'unknown' });
    }
  });
});

describe('tools and thoughts', () => {
  it('are not heard', async () => {
    const calls =
      'data: {"choices":[{"delta":{"tool_calls":[{"function":{"name":"rm","arguments":"-rf"}}],"reasoning_content":"secret"}}]}\n\n' +
      'data: {"choices":[{"delta":{"content":["list"],"refusal":"no"},"finish_reason":"tool_calls"}]}\n\ndata: [DONE]\n\n';
    const events = await answered('openai', [bytesOf(calls)]);
    expect(textOf(events)).toBe('');
    expect(events.at(-1)).toEqual({ kind: 'finish', reason: 'unknown' });
    const called =
      'data: {"type":"content_block_delta","delta":{"type":"input_json_delta","partial_json":"{}","text":"no"}}\n\ndata: {"type":"message_stop"}\n\n';
    expect(textOf(await answered('anthropic', [bytesOf(called)]))).toBe('');
    const parts =
      'data: {"candidates":[{"content":{"parts":[{"functionCall":{"name":"x"}},7,null]},"finishReason":"STOP"}]}\n\n';
    expect(textOf(await answered('gemini', [bytesOf(parts)]))).toBe('');
  });

  it('and errors in the middle of a stream are faults whose words are ours', async () => {
    for (const [name, line] of [
      ['openai', 'data: {"error":{"message":"leak"}}\n\n'],
      ['anthropic', 'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"leak"}}\n\n'],
      ['gemini', 'data: {"error":{"code":503,"message":"leak"}}\n\n'],
      ['ollama', '{"error":"leak"}\n'],
    ] as const) {
      const fault = await answered(name, [bytesOf(line)]).catch((thrown: unknown) => thrown);
      expect(fault).toMatchObject({ kind: 'unavailable' });
      expect(String((fault as Error).stack)).not.toContain('leak');
    }
  });
});

describe('a model', () => {
  it('that calls itself what no model is called goes by the name it was asked by', async () => {
    const chunk =
      'data: {"model":"<b>x</b> y","choices":[{"delta":{"content":"A"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';
    expect((await answered('openai', [bytesOf(chunk)]))[0]).toEqual({ kind: 'start', model: 'asked-model' });
  });
});

describe('prose', () => {
  const all = (parts: readonly string[], ids: readonly string[] = ['p1', 'p2']) => {
    const prose = openProse(new Set(ids));
    const passages = [...parts.flatMap((part) => [...prose.push(part)]), ...prose.end()];
    return passages.reduce<[string | null, string][]>((told, { text, item }) => {
      const last = told.at(-1);
      if (last !== undefined && last[0] === item) last[1] += text;
      else told.push([item, text]);
      return told;
    }, []);
  };

  // biome-ignore format: a table reads in columns
  it.each([
    ['[[p1]] A. [[p2]] B.',       [['p1', 'A. '], ['p2', 'B.']]],
    ['Before. [[p1]]A',           [[null, 'Before. '], ['p1', 'A']]],
    ['[[p9]] A',                  [[null, 'A']]],
    ['[[p1]] A [[x y]] B',        [['p1', 'A [[x y]] B']]],
    ['[[[p1]] A',                 [[null, '['], ['p1', 'A']]],
    ['a [ b ]] [[',               [[null, 'a [ b ]] [[']]],
    ['[[p1',                      [[null, '[[p1']]],
    ['a\r\nb\u0000c\u009bd\te',   [[null, 'a\nbcd\te']]],
    ['a🪐b👨‍👩‍👧',                [[null, 'a🪐b👨‍👩‍👧']]],
    ['\ud83e x \ude90',           [[null, '\ufffd x \ufffd']]],
  ])('%j is the same in any pieces', (text, expected) => {
    expect(all([text])).toEqual(expected);
    for (let cut = 0; cut <= text.length; cut += 1) expect(all([text.slice(0, cut), text.slice(cut)])).toEqual(expected);
    expect(all(text.split(''))).toEqual(expected);
  });

  it('is held back by no more than a mark', () => {
    const prose = openProse(new Set());
    const long = `[[${'x'.repeat(80)}`;
    expect(
      prose
        .push(long)
        .map(({ text }) => text)
        .join(''),
    ).toBe(long);
  });
});

describe('tokens', () => {
  // Measured with the o200k vocabulary; the figures are letters per token.
  it.each([
    ['', 0],
    ['a', 1],
    ['x'.repeat(49), 10],
    ['x'.repeat(50), 11],
    ['क'.repeat(31), 10],
    ['తె'.repeat(21), 20],
    ['ਕ'.repeat(20), 10],
    ['漢'.repeat(5), 5],
    ['क 1, '.repeat(31), 50],
  ])('of %j are estimated as %i', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });
});

describe('lines', () => {
  it('of events follow the standard', () => {
    const reader = readEvents(1000);
    const text = ': ping\r\n\r\nevent: a\rdata: 1\r\rid: 7\ndata:2\ndata:  3\nretry: 5\n\ndata\n\ndata: half';
    const told = [...reader.push(bytesOf(text)), ...reader.end()];
    expect(told).toEqual([
      { event: 'a', data: '1' },
      { event: 'message', data: '2\n 3' },
      { event: 'message', data: '' },
    ]);
  });

  it('of events are the same wherever they are cut', () => {
    const bytes = bytesOf('event: a\r\ndata: 1\r\ndata: ज\r\n\r\nevent: b\rdata: 3\r\rdata: 4\n\n');
    const expected = [
      { event: 'a', data: '1\nज' },
      { event: 'b', data: '3' },
      { event: 'message', data: '4' },
    ];
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const reader = readEvents(1000);
      expect([...reader.push(bytes.slice(0, cut)), ...reader.push(bytes.slice(cut))], `cut at ${cut}`).toEqual(
        expected,
      );
    }
    const slow = readEvents(1000);
    expect(Array.from(bytes, (byte) => slow.push(Uint8Array.of(byte))).flat()).toEqual(expected);
  });

  it('of JSON need no end, and are bounded however they come', () => {
    const reader = readLines(1000);
    expect(reader.push(bytesOf('{"a":1}\r\n\n{"b":'))).toEqual([{ event: 'message', data: '{"a":1}' }]);
    expect(reader.push(bytesOf('2}'))).toEqual([]);
    expect(reader.end()).toEqual([{ event: 'message', data: '{"b":2}' }]);
    expect(() => readLines(10).push(bytesOf(`${'x'.repeat(11)}`))).toThrow('too long');
    expect(() => readLines(10).push(bytesOf(`a\n${'x'.repeat(11)}\nb`))).toThrow('too long');
    const slow = readEvents(10);
    for (let i = 0; i < 10; i += 1) slow.push(bytesOf('x'));
    expect(() => slow.push(bytesOf('x'))).toThrow('too long');
    const many = readEvents(12);
    many.push(bytesOf('data:1234567\n'));
    expect(() => many.push(bytesOf('data:1234567\n'))).toThrow('too long');
  });
});
