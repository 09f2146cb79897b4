/** Forms of a streamed answer, read by readers of several kinds over bytes cut anywhere: the deltas are the answer, byte for byte. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StreamEvent } from '../../packages/server/src/http/stream/events.ts';
import { type FramingAbout, STREAM_FORMATS, type StreamFormat } from '../../packages/server/src/http/stream/framing.ts';
import { openEventLog } from '../../packages/server/src/http/stream/log.ts';
import { piecesOf } from '../../packages/server/src/http/stream/pieces.ts';
import { lastSeen, streamHeaders, type WriteOptions, writesOf } from '../../packages/server/src/http/stream/writes.ts';
import { pause, until } from './provider.ts';
import { completionIn, eventsIn, printedByChunk, printedByLine, uiMessageIn } from './readers.ts';

const SEED = 20_261_122;
const never = new AbortController().signal;
const about: FramingAbout = { requestId: 'req_1', model: 'standard-2.5', createdSeconds: 1_800_000_000, final: 'full' };
const USAGE = { input_tokens: 12, output_tokens: 34, total_tokens: 46 };
const WALLET = { balance_before: 10, deducted: 0.01, balance_after: 9.99, currency: 'USD' } as const;
const COST = { total_usd: 0.01, currency: 'USD' } as const;

/** A whole answer of these pieces. */
const answerOf = (texts: readonly string[], more: object = {}): readonly StreamEvent[] => [
  {
    type: 'started',
    requestId: 'req_1',
    conversationId: 'conv_1',
    speed: 'standard',
    version: '2.5',
    cost: '$0.15-0.45',
  },
  { type: 'progress', stage: 'chart', percent: 20 },
  { type: 'stage_completed', stage: 'chart', durationMs: 3, birthChart: { ascendant: 'मेष' } },
  { type: 'data_sources', engine: 'e', dataSource: 'd', rulesEdition: '2.5', ephemeris: 'x' },
  ...texts.map((text, index) => ({ type: 'delta' as const, index, text })),
  { type: 'billing_completed', cost: COST, wallet: WALLET, usage: USAGE },
  {
    type: 'completed',
    response: texts.join(''),
    answer: texts.join(''),
    birthChart: { ascendant: 'मेष' },
    metadata: { usage: USAGE },
    ...more,
  },
];

async function written(
  events: readonly StreamEvent[],
  options: Partial<WriteOptions> = {},
): Promise<readonly string[]> {
  const writes: string[] = [];
  for await (const write of writesOf(openEventLog(events), {
    format: 'events',
    about,
    seen: 0,
    signal: never,
    ...options,
  }))
    writes.push(write);
  return writes;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const cutAt = (bytes: Uint8Array, cuts: readonly number[]): readonly Uint8Array[] => {
  const at = [0, ...[...cuts].sort((a, b) => a - b), bytes.length];
  return at.slice(1).map((end, i) => bytes.slice(at[i], end));
};

/** The text that the right reader of a form gets. */
const READ: Readonly<Record<StreamFormat, (chunks: readonly Uint8Array[]) => string>> = {
  events: (chunks) =>
    eventsIn(chunks)
      .filter(({ event }) => event === 'delta')
      .map(({ data }) => JSON.parse(data).text)
      .join(''),
  text: (chunks) =>
    eventsIn(chunks)
      .filter(({ event }) => event === 'message')
      .map(({ data }) => data)
      .join(''),
  ui: (chunks) => uiMessageIn(chunks).text,
  openai: (chunks) => completionIn(chunks).text,
};

const TEXTS = ['Saturn ', 'in the tenth.\n\n', '- शनि दशम ', '🪐 भाव\n', ' में है। “x”: {y}', '\n'];

describe.each(STREAM_FORMATS)('the form %s', (format) => {
  it('gives the text back, byte for byte, wherever its bytes are cut', async () => {
    const bytes = bytesOf((await written(answerOf(TEXTS), { format })).join(''));
    for (let cut = 0; cut <= bytes.length; cut += 1)
      expect(READ[format](cutAt(bytes, [cut])), `cut at ${cut}`).toBe(TEXTS.join(''));
    expect(READ[format](Array.from(bytes, (byte) => Uint8Array.of(byte)))).toBe(TEXTS.join(''));
  });

  it('gives any text back in any chunks', async () => {
    // A carriage return is taken out of every answer before it comes here, and a half letter is none.
    const letters = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({
        unit: fc.constantFrom('\n', ' ', 'd', 'data: ', ':', 'event: done', '[DONE]', 'ज्ञ', '\u2028', '\ufeff', '🪐'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(letters), fc.array(fc.nat()), async (raw, cuts) => {
        const texts = raw.map((text) => text.replaceAll('\r', ''));
        const bytes = bytesOf((await written(answerOf(texts), { format })).join(''));
        const chunks = cutAt(
          bytes,
          cuts.map((cut) => cut % (bytes.length + 1)),
        );
        expect(READ[format](chunks)).toBe(texts.join(''));
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('is the same for the same events, and every write is a whole event or comment', async () => {
    const writes = await written(answerOf(TEXTS), { format });
    expect(await written(answerOf(TEXTS), { format })).toEqual(writes);
    expect(writes[0]).toBe('retry: 3000\n\n');
    for (const write of writes) {
      expect(write.endsWith('\n\n')).toBe(true);
      expect(write.slice(0, -2)).not.toContain('\n\n');
    }
  });

  it('tells of a failure, and then of nothing', async () => {
    const fault: StreamEvent = {
      type: 'error',
      code: 'INTERNAL_ERROR',
      message: 'Gone.',
      retryable: true,
      refunded: true,
    };
    const writes = await written([...answerOf(['Half ']).slice(0, 5), fault], { format });
    const chunks = writes.map(bytesOf);
    const last = eventsIn(chunks).at(-1);
    if (format === 'ui') {
      expect(uiMessageIn(chunks)).toMatchObject({ text: 'Half ', error: 'Gone.', isFinished: false });
      expect(uiMessageIn(chunks).data['data-error']).toMatchObject({ code: 'INTERNAL_ERROR', refunded: true });
    } else if (format === 'openai') expect(() => completionIn(chunks)).toThrow('Gone.');
    else expect([last?.event, JSON.parse(last?.data ?? '')]).toEqual(['error', fault]);
    expect(writes.join('')).not.toMatch(/event: (?:completed|done)|"finish"/);
    if (format !== 'ui') expect(writes.join('')).not.toContain('[DONE]');
  });

  it('has its headers', () => {
    expect(streamHeaders(format)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': expect.stringContaining('no-store'),
      'x-accel-buffering': 'no',
    });
    expect(streamHeaders(format)['x-vercel-ai-ui-message-stream']).toBe(format === 'ui' ? 'v1' : undefined);
  });

  it('keeps silence from looking like the end', async () => {
    const log = openEventLog(answerOf([]).slice(0, 1));
    const writes: string[] = [];
    const reading = (async () => {
      for await (const write of writesOf(log, { format, about, seen: 0, signal: never, pingMs: 30 }))
        writes.push(write);
    })();
    const begun = Date.now();
    const pings = (): number => writes.filter((write) => write === ': keep-alive\n\n').length;
    await until(() => pings() >= 3);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(80);
    for (const event of answerOf(TEXTS).slice(1)) log.append(event);
    await reading;
    expect(READ[format](writes.map(bytesOf))).toBe(TEXTS.join(''));
  });
});

describe('the form events', () => {
  it('is the published one, line by line', async () => {
    const writes = await written(answerOf(['शनि “A”.']));
    expect(
      writes.slice(1).map((write) => /^event: (\w+)\nid: (\d+)\ndata: (\{.*\})\n\n$/.exec(write)?.slice(1, 3)),
    ).toEqual([
      ['started', '1'],
      ['progress', '2'],
      ['stage_completed', '3'],
      ['data_sources', '4'],
      ['delta', '5'],
      ['billing_completed', '6'],
      ['completed', '7'],
    ]);
    expect(writes[5]).toBe(
      'event: delta\nid: 5\ndata: {"type":"delta","index":0,"text":"\\u0936\\u0928\\u093f \\u201cA\\u201d."}\n\n',
    );
    for (const write of writes) expect(write).toMatch(/^[\n -~]*$/);
    const told = eventsIn(writes.map(bytesOf));
    for (const { event, data } of told) expect(JSON.parse(data).type).toBe(event);
    expect(told.map(({ data }) => JSON.parse(data))).toEqual(answerOf(['शनि “A”.']));
    expect(writes.join('')).not.toContain('[DONE]');
  });

  it('loses no event at a client that reads each chunk by itself, as each write is one', async () => {
    const writes = await written(answerOf(TEXTS));
    const printed = printedByChunk(writes.map(bytesOf));
    expect(printed).toBe(
      answerOf(TEXTS)
        .map((event) =>
          JSON.stringify(event).replace(
            /[\u007f-\uffff]/g,
            (x) => `\\u${x.charCodeAt(0).toString(16).padStart(4, '0')}`,
          ),
        )
        .join(''),
    );
  });

  it('leaves the chart out of the last event when it is asked to', async () => {
    const last = eventsIn((await written(answerOf(TEXTS), { about: { ...about, final: 'summary' } })).map(bytesOf)).at(
      -1,
    );
    expect(JSON.parse(last?.data ?? '')).not.toHaveProperty('birthChart');
    expect(JSON.parse(last?.data ?? '')).toMatchObject({
      type: 'completed',
      response: TEXTS.join(''),
      metadata: { usage: USAGE },
    });
    const whole = eventsIn((await written(answerOf(TEXTS))).map(bytesOf)).at(-1);
    expect(JSON.parse(whole?.data ?? '')).toHaveProperty('birthChart');
  });
});

describe('the form text', () => {
  it('shows naive clients the text and nothing else', async () => {
    const texts = ['Saturn is ', 'slow. ', 'शनि 🪐 ', 'ends.'];
    const writes = await written(answerOf(texts), { format: 'text' });
    expect(printedByChunk(writes.map(bytesOf))).toBe(texts.join(''));
    const bytes = bytesOf(writes.join(''));
    for (let cut = 0; cut <= bytes.length; cut += 1) expect(printedByLine(cutAt(bytes, [cut]))).toBe(texts.join(''));
    // They lose the ends of lines, and no letter.
    const lines = await written(answerOf(TEXTS), { format: 'text' });
    expect(printedByChunk(lines.map(bytesOf))).toBe(TEXTS.join('').replaceAll('\n', ''));
  });

  it('shows readers by the standard the record at the end', async () => {
    const writes = await written(answerOf(TEXTS), { format: 'text' });
    expect(writes.at(-1)).toMatch(/^event: done\nid: 12\ndata:\{/);
    const last = eventsIn(writes.map(bytesOf)).at(-1);
    expect(last?.event).toBe('done');
    expect(JSON.parse(last?.data ?? '')).toMatchObject({ type: 'completed', response: TEXTS.join('') });
  });

  it('lets no text begin an event of its own', async () => {
    const writes = await written(answerOf(['a\revent: error\rdata: {}\r\rb\r\nc']), { format: 'text' });
    expect(eventsIn(writes.map(bytesOf)).map(({ event }) => event)).toEqual(['message', 'done']);
  });
});

describe('the forms ui and openai', () => {
  it('are a message with its parts', async () => {
    const message = uiMessageIn((await written(answerOf(TEXTS), { format: 'ui' })).map(bytesOf));
    expect(message).toMatchObject({ id: 'req_1', text: TEXTS.join(''), error: null, isFinished: true });
    expect(Object.keys(message.data).sort()).toEqual([
      'data-answer',
      'data-billing',
      'data-progress',
      'data-sources',
      'data-stage',
    ]);
    expect(message.data['data-answer']).toEqual({ birthChart: { ascendant: 'मेष' }, metadata: { usage: USAGE } });
    expect(uiMessageIn((await written(answerOf([]), { format: 'ui' })).map(bytesOf)).isFinished).toBe(true);
  });

  it.each([
    [undefined, 'stop'],
    ['complete', 'stop'],
    ['unknown', 'stop'],
    ['length', 'length'],
    ['budgetExceeded', 'length'],
    ['filtered', 'content_filter'],
    ['constructor', 'stop'],
  ])('tell that an answer ended by %s as %s', async (finishReason, reason) => {
    const events = answerOf(TEXTS, finishReason === undefined ? {} : { metadata: { finishReason, usage: USAGE } });
    expect(completionIn((await written(events, { format: 'openai' })).map(bytesOf))).toEqual({
      text: TEXTS.join(''),
      reason,
      usage: { prompt_tokens: 12, completion_tokens: 34, total_tokens: 46 },
    });
  });

  it('say who answers, and when', async () => {
    const [, first] = await written(answerOf(TEXTS), { format: 'openai' });
    expect(JSON.parse((first as string).slice(6))).toEqual({
      id: 'chatcmpl-req_1',
      object: 'chat.completion.chunk',
      created: 1_800_000_000,
      model: 'standard-2.5',
      choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }],
    });
  });
});

describe('a kept answer', () => {
  it('goes on after the last event seen, wherever that was', async () => {
    for (const format of ['events', 'text'] as const) {
      const whole = eventsIn((await written(answerOf(TEXTS), { format })).map(bytesOf));
      for (const { id } of [{ id: '0' }, ...whole]) {
        const seen = Number(id);
        const rest = eventsIn((await written(answerOf(TEXTS), { format, seen })).map(bytesOf));
        expect([...whole.filter((event) => Number(event.id) <= seen), ...rest]).toEqual(whole);
      }
      expect(await written(answerOf(TEXTS), { format, seen: 99 })).toEqual(['retry: 3000\n\n']);
    }
  });

  it('is told from the beginning again where events have no numbers', async () => {
    for (const format of ['ui', 'openai'] as const)
      expect(await written(answerOf(TEXTS), { format, seen: 6 })).toEqual(await written(answerOf(TEXTS), { format }));
  });

  it.each([
    [null, 0],
    ['', 0],
    ['1', 1],
    ['12', 12],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['9999999999', null],
    ['abc', null],
  ])('reads Last-Event-ID %j as %j', (value, seen) => {
    expect(lastSeen(value)).toBe(seen);
  });

  it('is told to many at once, early and late, and goes on when one of them leaves', async () => {
    const log = openEventLog();
    const listen = async (stop = never): Promise<readonly number[]> => {
      const ids: number[] = [];
      for await (const { id } of log.follow(stop)) ids.push(id);
      return ids;
    };
    const gone = new AbortController();
    const [early, leaving] = [listen(), listen(gone.signal)];
    const events = answerOf(TEXTS);
    for (const event of events.slice(0, 4)) {
      log.append(event);
      await pause(1);
    }
    gone.abort();
    const late = listen();
    expect(log.isFinished).toBe(false);
    for (const event of events.slice(4)) log.append(event);
    expect(log.isFinished).toBe(true);
    const all = events.map((_, i) => i + 1);
    expect(await early).toEqual(all);
    expect(await late).toEqual(all);
    expect(await leaving).toEqual([1, 2, 3, 4]);
  });

  it('takes nothing after its end, no delta out of order, and has a bound', () => {
    expect(() => openEventLog([...answerOf([]), ...answerOf([])])).toThrow('after the last');
    expect(() => openEventLog([{ type: 'delta', index: 1, text: 'a' }])).toThrow('in the place of 0');
    expect(() => openEventLog([{ type: 'delta', index: 0, text: 'x'.repeat(2_100_000) }])).toThrow(RangeError);
  });

  it('is left by whoever stops writing', async () => {
    const log = openEventLog(answerOf([]).slice(0, 1));
    for await (const write of writesOf(log, { format: 'events', about, seen: 0, signal: never }))
      if (write.startsWith('event')) break;
    let given: AbortSignal | null = null;
    const watched = { ...log, follow: (signal: AbortSignal) => log.follow((given = signal)) };
    for await (const write of writesOf(watched, { format: 'events', about, seen: 0, signal: never }))
      if (write.startsWith('event')) break;
    expect(given).toMatchObject({ aborted: true });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 30);
    const writes: string[] = [];
    for await (const write of writesOf(log, { format: 'events', about, seen: 0, signal: stop.signal }))
      writes.push(write);
    expect(writes).toHaveLength(2);
  });
});

describe('pieces', () => {
  it('are small, cut no letter, and are the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), fc.integer({ min: 16, max: 200 }), (text, most) => {
        const pieces = piecesOf(text, most);
        expect(pieces.join('')).toBe(text);
        for (const piece of pieces) {
          expect(piece.length).toBeGreaterThan(0);
          expect(piece.length).toBeLessThanOrEqual(most);
          expect(piece.isWellFormed()).toBe(true);
        }
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it('end after words, and within no syllable of a script', () => {
    const english = 'Saturn in the tenth house makes one diligent and slow to rise. '.repeat(20);
    for (const piece of piecesOf(english).slice(0, -1)) expect(piece.endsWith(' ')).toBe(true);
    const hindi = 'ज्योतिषशास्त्र'.repeat(60);
    for (const piece of piecesOf(hindi)) {
      expect(piece).not.toMatch(/^\p{M}/u);
      expect(piece).not.toMatch(/\u094d$/);
    }
    for (let most = 16; most < 40; most += 1)
      for (const piece of piecesOf('👨‍👩‍👧'.repeat(40), most))
        expect(piece.replaceAll('👨‍👩‍👧', ''), `at ${most}`).toBe('');
    for (let most = 16; most < 40; most += 1)
      for (const piece of piecesOf('👍🏽'.repeat(40), most))
        expect(piece.replaceAll('👍🏽', ''), `at ${most}`).toBe('');
    expect(piecesOf(`a${'\u0301'.repeat(400)}`).join('')).toBe(`a${'\u0301'.repeat(400)}`);
    expect(piecesOf('')).toEqual([]);
  });

  it('of an answer in any language fit into one record on the wire', async () => {
    const writes = await written(answerOf(piecesOf('ज्योतिष 🪐 '.repeat(500))));
    for (const write of writes.slice(1, -1)) expect(write.length).toBeLessThan(1_500);
  });
});
