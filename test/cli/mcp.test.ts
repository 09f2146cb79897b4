/** `khagol mcp`: the protocol as its pages have it, every tool against the engine, and hostile lines. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { numerologyOf } from '../../packages/engine/src/numerology/index.ts';
import {
  issueReceipt,
  keySetOf,
  OPERATIONS,
  type Operation,
  operationNamed,
} from '../../packages/engine/src/receipt/index.ts';
import { assess } from '../../packages/engine/src/vastu/index.ts';
import { openWestern } from '../../packages/engine/src/western/index.ts';
import { makePrivateKey } from '../../packages/server/src/serve/receipts.ts';
import { type Answer, called, conversation, hello, request, spoken } from './mcp-client.ts';
import { NOW } from './terminal.ts';

const A = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209 };
const B = { datetime: '1992-03-15T08:30', latitude: 18.52, longitude: 73.86 };
const WHERE = { latitude: 28.6139, longitude: 77.209 };
const engine = await openEngine();
const jyotish = openJyotish(engine);
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const VERSIONS = ['2024-11-05', '2025-03-26', '2025-06-18'];

describe('the protocol', () => {
  it.each(VERSIONS)('of %s is spoken when it is asked for', async (version) => {
    const { code, err, lines } = await spoken(
      hello(version),
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      request(2, 'ping'),
    );
    expect([code, err]).toEqual([0, '']);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({
      jsonrpc: '2.0',
      id: 'hello',
      result: {
        protocolVersion: version,
        capabilities: { tools: { listChanged: false } },
        serverInfo: { name: 'khagol', version: '0.1.0' },
      },
    });
    expect(lines[1]).toEqual({ jsonrpc: '2.0', id: 2, result: {} });
  });

  it('offers its newest edition to those who ask for another', async () => {
    const { lines } = await spoken(hello('1999-01-01'));
    expect((lines[0] as Answer).result.protocolVersion).toBe('2025-06-18');
    const faulty = await spoken(request(1, 'initialize', { protocolVersion: 7 }));
    expect((faulty.lines[0] as Answer).error?.code).toBe(-32602);
  });

  it('lists tools with schemas that refuse unknown names, and says that they only read', async () => {
    const { lines } = await spoken(hello(), request(1, 'tools/list'));
    const { tools } = (lines[1] as Answer).result;
    expect(tools.map(({ name }: { name: string }) => name)).toEqual([
      ...['chart', 'draw', 'transits', 'synastry', 'panchang', 'dasha', 'match', 'muhurta'],
      ...['ask', 'numerology', 'vastu_assess', 'verify_receipt'],
    ]);
    for (const { name, title, description, inputSchema, annotations } of tools) {
      expect([name, title.length > 5, description.length > 40]).toEqual([name, true, true]);
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
      expect(inputSchema.type).toBe('object');
      for (const member of inputSchema.required ?? []) expect(Object.keys(inputSchema.properties)).toContain(member);
      expect(inputSchema.additionalProperties).toBe(name === 'vastu_assess');
    }
    const cursor = await spoken(hello(), request(1, 'tools/list', { cursor: 'next' }));
    expect((cursor.lines[1] as Answer).error?.code).toBe(-32602);
  });

  it('answers lists of messages in the editions that have them, and in no other', async () => {
    const list = [request(1, 'ping'), { jsonrpc: '2.0', method: 'notifications/initialized' }, request(2, 'nothing')];
    for (const version of VERSIONS.slice(0, 2)) {
      const { lines } = await spoken(hello(version), list as unknown as object);
      const answers = lines[1] as readonly Answer[];
      expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
        [1, undefined],
        [2, -32601],
      ]);
    }
    const { lines } = await spoken(hello(), list as unknown as object);
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual({ jsonrpc: '2.0', id: null, error: { code: -32600, message: expect.any(String) } });
    const odd = await spoken(
      hello('2025-03-26'),
      '[]',
      '[1]',
      [hello()] as unknown as object,
      [{ jsonrpc: '2.0', method: 'notifications/initialized' }] as unknown as object,
    );
    const refused = (id: string | null): object => ({
      jsonrpc: '2.0',
      id,
      error: expect.objectContaining({ code: -32600 }),
    });
    expect(odd.lines).toContainEqual(refused(null));
    expect(odd.lines).toContainEqual([refused(null)]);
    expect(odd.lines).toContainEqual([refused('hello')]);
    expect(odd.lines).toHaveLength(4);
  });

  it.each(
    [
      ['{broken', null, -32700],
      ['7', null, -32600],
      ['null', null, -32600],
      ['"text"', null, -32600],
      ['{}', null, -32600],
      ['{"jsonrpc":"1.0","id":1,"method":"ping"}', 1, -32600],
      ['{"jsonrpc":"2.0","id":1}', 1, -32600],
      ['{"jsonrpc":"2.0","id":1,"method":7}', 1, -32600],
      ['{"jsonrpc":"2.0","id":null,"method":"ping"}', null, -32600],
      ['{"jsonrpc":"2.0","id":1.5,"method":"ping"}', null, -32600],
      ['{"jsonrpc":"2.0","id":{},"method":"ping"}', null, -32600],
      ['{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', 1, -32602],
      ['{"jsonrpc":"2.0","id":1,"method":"resources/list"}', 1, -32601],
      ['{"jsonrpc":"2.0","id":1,"method":"constructor"}', 1, -32601],
      ['{"jsonrpc":"2.0","id":1,"method":"tools/call"}', 1, -32602],
      ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"__proto__"}}', 1, -32602],
      ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"chart","arguments":[]}}', 1, -32602],
      [`{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(5000)}"}`, 1, -32601],
      [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, null, -32600],
      [`"${'x'.repeat(8 * 1024 * 1024)}"`, null, -32600],
    ].map(([line, id, code]) => [String(line).slice(0, 80), String(line), id, code] as const),
  )('refuses %s and goes on', async (_, line, id, code) => {
    const { lines } = await spoken(hello(), line, request('after', 'ping'));
    expect(lines).toHaveLength(3);
    expect(lines).toContainEqual({ jsonrpc: '2.0', id, error: { code, message: expect.any(String) } });
    expect(lines).toContainEqual({ jsonrpc: '2.0', id: 'after', result: {} });
    for (const answer of lines) expect(JSON.stringify(answer).length).toBeLessThan(1000);
  });

  it('answers every line of chance once or not at all, and lives on (seed 20261122)', async () => {
    const member = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom('2.0', 'ping', 'tools/call', 1, null, 'x'));
    const message = fc.dictionary(
      fc.constantFrom('jsonrpc', 'id', 'method', 'params', 'result', 'error', '__proto__'),
      member,
    );
    const arbitrary = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
      message.map((value) => JSON.stringify(value)),
      fc.tuple(message, fc.nat(60)).map(([value, at]) => JSON.stringify(value).slice(0, at)),
      fc.string({ unit: 'binary', maxLength: 80 }),
    );
    const lines = fc.sample(arbitrary, { numRuns: 1500, seed: 20261122 }).map((line) => line.replace(/[\n\r]/g, ' '));
    const told = await spoken(hello(), ...lines, request('last', 'ping'));
    expect([told.code, told.err]).toEqual([0, '']);
    const answers = told.lines as readonly Answer[];
    expect(answers.filter(({ id }) => id === 'last')).toHaveLength(1);
    expect(answers.length).toBeLessThanOrEqual(lines.length + 2);
    for (const answer of answers) {
      expect(answer.jsonrpc).toBe('2.0');
      expect(Object.hasOwn(answer, 'result')).not.toBe(Object.hasOwn(answer, 'error'));
      expect(['string', 'number', 'object']).toContain(typeof answer.id);
    }
  });

  it('says nothing to notifications, to answers, and to empty lines', async () => {
    const { lines } = await spoken(
      hello(),
      { jsonrpc: '2.0', method: 'notifications/unknown', params: [] },
      { jsonrpc: '2.0', id: 9, result: {} },
      { jsonrpc: '2.0', id: 9, error: { code: 1, message: '' } },
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 'nobody' } },
      '',
      '   ',
    );
    expect(lines).toHaveLength(1);
  });
});

describe('tools', () => {
  const answerOf = async (name: string, input: unknown): Promise<unknown> => {
    const { result, error } = await called(name, input);
    expect([error, result.isError]).toEqual([undefined, undefined]);
    expect(result.content).toHaveLength(1);
    if (!['ask', 'draw'].includes(name)) expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
    return result.structuredContent;
  };

  it('chart casts what the engine casts, in either zodiac', async () => {
    expect(await answerOf('chart', { birth: A })).toEqual(plain(engine.chart(A)));
    expect(await answerOf('chart', { birth: A, zodiac: 'tropical', houseSystem: 'koch', ayanamsa: null })).toEqual(
      plain(engine.chart(A, { zodiac: 'tropical', houseSystem: 'koch' })),
    );
  });

  it('draw answers with SVG', async () => {
    for (const style of ['north', 'south', 'east', 'wheel']) {
      const { result } = await called('draw', { birth: A, style });
      expect(result.content[0].text).toMatch(/^<svg [\s\S]*<\/svg>$/);
      expect(result.structuredContent).toMatchObject({ mimeType: 'image/svg+xml', style });
    }
  });

  it('panchang, dasha, match, synastry and transits are the engine’s', async () => {
    const span = { from: '2026-11-22', days: 1 };
    expect(await answerOf('panchang', { date: '2026-11-22', place: WHERE })).toEqual(
      plain({ panchang: jyotish.panchang('2026-11-22', WHERE), festivals: jyotish.festivals(span, WHERE) }),
    );
    expect(await answerOf('dasha', { birth: A, system: 'yogini', levels: 1 })).toEqual(
      plain(jyotish.dasha(A, 'yogini').record(1)),
    );
    const running = (await answerOf('dasha', { birth: A, at: '2027-01-01T00:00', levels: 5 })) as { atJdUt: number };
    expect(running).toMatchObject({ running: plain(jyotish.dasha(A).runningAt(running.atJdUt, 5)) });
    expect(await answerOf('match', { a: A, b: B, bride: 'a' })).toEqual(
      plain(jyotish.matching(A, B, { bride: 'person1' })),
    );
    const western = openWestern(engine);
    expect(await answerOf('synastry', { a: A, b: B })).toEqual(plain(western.synastry(A, B)));
    const start = 2461366.5 - 5.5 / 24;
    const hits = western.transits(A, start, start + 60, { clock: western.clock(A), bodies: ['Saturn'] }).hits;
    expect(await answerOf('transits', { birth: A, from: '2026-11-22', days: 60, bodies: ['Saturn'] })).toMatchObject({
      hits: plain(hits.map(({ time, aspect, point }) => ({ time, aspect, point }))),
    });
  });

  it('numerology and vastu_assess are the engine’s', async () => {
    const person = { name: 'Albert Einstein', birthDate: '1879-03-14' };
    expect(await answerOf('numerology', { ...person, system: 'chaldean' })).toEqual(
      plain(numerologyOf(person, { system: 'chaldean' })),
    );
    const half = { name: 'Li 小明' };
    expect(await answerOf('numerology', { ...half, unknownLetters: 'skip' })).toEqual(
      plain(numerologyOf(half, { unknownLetters: 'skip' })),
    );
    const plan = {
      inputSource: 'plan-derived',
      plotPolygon: [
        [0, 0],
        [12, 0],
        [12, 18],
        [0, 18],
      ],
      bearingDeg: 0,
      doorXY: [5.4, 18],
      rooms: [
        {
          roomType: 'kitchen',
          polygon: [
            [8, 0],
            [12, 0],
            [12, 6],
            [8, 6],
          ],
        },
      ],
    } as const;
    expect(await answerOf('vastu_assess', plan)).toEqual(plain(assess(plan)));
  });

  it('ask answers with sentences, their claims and rules, and has its now from outside', async () => {
    const input = { question: 'When does my career improve?', birth: A };
    const now = (await answerOf('ask', input)) as { sentences: { claims: unknown[]; rules: string[] }[]; text: string };
    expect(now.sentences.some(({ claims }) => claims.length > 0)).toBe(true);
    expect(now.sentences.some(({ rules }) => rules.length > 0)).toBe(true);
    expect(await answerOf('ask', { ...input, at: new Date(NOW).toISOString() })).toEqual(now);
    const { result } = await called('ask', input);
    expect(result.content[0].text).toBe(now.text);
    expect((await called('ask', { question: 'शनि क्या है?', language: 'hi' })).result.structuredContent.language).toBe(
      'hi',
    );
  });

  it('muhurta gives the best windows in the order of time', async () => {
    const input = { purpose: 'marriage', from: '2026-11-22', days: 20, place: WHERE, births: [A], most: 3 };
    const found = (await answerOf('muhurta', input)) as {
      found: number;
      bestTime: { score: number } | null;
      windows: readonly { score: number; startJdUt: number }[];
    };
    const wanted = jyotish.muhurtas('marriage', { from: '2026-11-22', days: 20 }, WHERE, { births: [A] });
    expect(found.found).toBe(wanted.windows.length);
    expect(found.bestTime).toEqual(plain(wanted.bestTime));
    const scores = wanted.windows.map(({ score }) => score).sort((a, b) => b - a);
    expect(found.windows.map(({ score }) => score).sort((a, b) => b - a)).toEqual(scores.slice(0, 3));
    const starts = found.windows.map(({ startJdUt }) => startJdUt);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it.each([
    ['chart', {}, 'birth'],
    ['chart', { birth: { ...A, latitude: 91 } }, 'birth.latitude'],
    ['chart', { birth: { ...A, latitude: '28' } }, 'birth.latitude'],
    ['chart', { birth: { ...A, city: 'Delhi' } }, 'birth.city'],
    ['chart', { birth: { ...A, datetime: '1990-02-30T10:30' } }, 'birth.datetime'],
    ['synastry', { a: A, b: { ...A, timezone: 'No/Where' } }, 'b.timezone'],
    [
      'muhurta',
      { purpose: 'marriage', from: '2026-11-22', place: WHERE, births: [A, { ...A, datetime: 'x' }] },
      'births[1].datetime',
    ],
    ['dasha', { birth: A, at: 'someday' }, 'at'],
    ['ask', { question: 'Why?', birth: A, partner: { ...A, datetime: 'x' } }, 'partner.datetime'],
    ['ask', { question: 'Why?', birth: A, at: 'someday' }, 'at'],
    ['chart', { birth: A, ayanamsa: 'nobody' }, 'ayanamsa'],
    ['chart', { birth: A, colour: 'red' }, 'colour'],
    ['draw', { birth: A, style: 'cube' }, 'style'],
    ['dasha', { birth: A, system: 'chakra' }, 'system'],
    ['dasha', { birth: A, levels: 2.5 }, 'levels'],
    ['match', { a: A, b: [] }, 'b'],
    ['muhurta', { purpose: 'marriage', from: '2026-11-22', days: 93, place: WHERE }, 'days'],
    ['muhurta', { purpose: 'marriage', from: '2026-11-22', place: WHERE, births: Array(9).fill(A) }, 'births'],
    ['transits', { birth: A, from: 'soon' }, 'from'],
    ['ask', { question: '' }, 'question'],
    ['ask', { question: 'Do we match?', partner: A }, 'birth'],
    ['ask', { question: 'Why?', language: 'xx' }, 'language'],
    ['numerology', {}, 'question'],
    ['panchang', { date: '2026-11-31', place: WHERE }, 'date'],
  ])('%s of %j is a result that names the member', async (name, input, field) => {
    const { result, error } = await called(name, input);
    expect(error).toBeUndefined();
    expect(result.isError).toBe(true);
    expect(result.structuredContent.error).toMatchObject({
      code: expect.stringMatching(/^[A-Z_]+$/),
      message: expect.any(String),
    });
    expect(result.structuredContent.error.field).toBe(field);
    expect(result.content[0].text).toContain(field);
  });

  it('take null for what was left out', async () => {
    const input = { purpose: 'marriage', from: '2026-11-22', days: 3, place: WHERE };
    const nulls = { ...input, births: null, most: null, place: { ...WHERE, timezone: null, elevation: null } };
    expect(await answerOf('muhurta', nulls)).toEqual(await answerOf('muhurta', { ...input, most: 10 }));
    expect(
      await answerOf('ask', { question: 'What is a nakshatra?', birth: null, tier: null, at: null }),
    ).toMatchObject({
      kind: 'definition',
    });
    const { result } = await called('chart', { birth: null });
    expect(result.structuredContent.error.field).toBe('birth');
  });

  it('take no name of every object for their own', async () => {
    const birth = JSON.parse('{"__proto__":{"latitude":28,"longitude":77},"datetime":"1990-01-15T10:30"}');
    const { result } = await called('chart', { birth });
    expect([result.isError, result.structuredContent.error.field]).toEqual([true, 'birth.latitude']);
  });
});

describe('verify_receipt', () => {
  let token = '';
  let keys: object;
  const input = { birth: A };
  beforeAll(async () => {
    const key = makePrivateKey();
    keys = plain(keySetOf([{ ...key, status: 'active' }])) as object;
    const operation = operationNamed(OPERATIONS, 'chart') as Operation;
    const asked = { operation, input, engine, issuer: 'https://a.example' };
    ({ token } = await issueReceipt(asked, { key, kid: key.kid }));
  });

  it('judges a token, and computes it again', async () => {
    const again = await called('verify_receipt', { receipt: token, keys, input, recompute: true });
    expect(again.result.structuredContent).toMatchObject({ valid: true, verdict: 'matches' });
    const other = await called('verify_receipt', { receipt: token, keys, input: { birth: B }, recompute: true });
    expect(other.result.structuredContent).toMatchObject({ valid: true, verdict: 'another-input' });
    const forged = await called('verify_receipt', { receipt: `${token.slice(0, -4)}AAAA`, keys });
    expect(forged.result.structuredContent.valid).toBe(false);
    const blind = await called('verify_receipt', { receipt: token, keys, recompute: true });
    expect([blind.result.isError, blind.result.content[0].text]).toEqual([true, 'input: recompute needs the question']);
  });
});

describe('long calls', () => {
  const search = (id: number | string, more: object = {}): object =>
    request(id, 'tools/call', {
      name: 'muhurta',
      arguments: { purpose: 'marriage', from: '2026-11-22', days: 60, place: WHERE, most: 1 },
      ...more,
    });

  it('tell their progress to those who ask, and let others be answered in between', async () => {
    const { say, heard, until, end } = conversation();
    say(hello());
    say(search(1, { _meta: { progressToken: 'bar' } }));
    await until(({ method }) => method === 'notifications/progress');
    say(request(2, 'ping'));
    await until(({ id }) => id === 1);
    expect(await end()).toBe(0);
    const order = heard.map(({ id, method }) => id ?? method);
    expect(order.indexOf(2)).toBeLessThan(order.indexOf(1));
    const steps = heard.filter(({ method }) => method === 'notifications/progress').map(({ params }) => params);
    expect(steps.every(({ progressToken, total }) => progressToken === 'bar' && total === 60)).toBe(true);
    const done = steps.map(({ progress }) => progress);
    expect(done.every((step, i) => i === 0 || step > done[i - 1])).toBe(true);
  });

  it('end without an answer when they are cancelled, and refuse an id that is taken', async () => {
    const { say, heard, until, end } = conversation();
    say(hello());
    say(search(1, { _meta: { progressToken: 7 } }));
    await until(({ method }) => method === 'notifications/progress');
    say(search(1));
    await until(({ id, error }) => id === 1 && error?.code === -32600);
    say({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1, reason: 'enough' } });
    say(request(2, 'ping'));
    await until(({ id }) => id === 2);
    expect(await end()).toBe(0);
    expect(heard.filter(({ id, result }) => id === 1 && result !== undefined)).toEqual([]);
    expect(heard.filter(({ method }) => method === 'notifications/progress').length).toBeLessThan(60);
  });

  it('say nothing of their progress unasked', async () => {
    const { lines } = await spoken(hello(), search('x'));
    expect(lines).toHaveLength(2);
  });

  it('are all answered, however many come at once', async () => {
    const many = Array.from({ length: 40 }, (_, i) =>
      request(i, 'tools/call', { name: 'chart', arguments: { birth: A } }),
    );
    const { lines } = await spoken(hello(), ...many);
    const ids = lines.slice(1).map((line) => (line as Answer).id);
    expect([...ids].sort((a, b) => Number(a) - Number(b))).toEqual(many.map((_, i) => i));
  });
});
