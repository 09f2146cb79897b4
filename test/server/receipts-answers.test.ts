/** Receipts of answers: what is signed is what is told, it is told again to the byte, and nothing of it can be changed. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { type KeySet, type Recomputation, recomputeReceipt } from '../../packages/engine/src/receipt/index.ts';
import { demandSigning } from '../../packages/server/src/routes/answer-receipts.ts';
import type { Answering, Told } from '../../packages/server/src/routes/answering.ts';
import { receiptOperations } from '../../packages/server/src/routes/receipt-operations.ts';
import { NO_RECEIPTS } from '../../packages/server/src/routes/receipts.ts';
import { answerReceiptOperations, openBuiltIn } from '../../packages/server/src/serve/answers/index.ts';
import { openAnswering } from '../../packages/server/src/serve/answers/open-answering.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { openProvider, type Provider } from '../narrators/provider.ts';
import { BIRTH, type House } from './house.ts';
import { ISSUER, openReceiptHouse } from './receipts-house.ts';
import { answeringOver, speak } from './remote-provider.ts';

type Json = Record<string, any>;

const QUERY = '/api/v1/astrology/query';
const CHAT = '/api/v1/astrology/chat';
const BATCH = '/api/v1/astrology/query/batch';
const HER = { datetime: '1992-06-03T18:05:00', latitude: 19.076, longitude: 72.8777, timezone: '+05:30' } as const;
const QUESTION = 'When will my career improve?';
const SIGNED = { question: QUESTION, birthDetails: BIRTH, receipt: true } as const;

let house: House;
let fresh: Awaited<ReturnType<typeof openEngine>>;
let keys: KeySet;

beforeAll(async () => {
  const opened = await openReceiptHouse();
  ({ house } = opened);
  fresh = await openEngine();
  keys = (await (await house.get('/.well-known/jwks.json')).json()) as KeySet;
});

async function ask(body: unknown, path: string = QUERY, headers: Record<string, string> = {}): Promise<Json> {
  const response = await house.post(path, body, headers);
  const json = (await response.json()) as Json;
  expect([response.status, json['message']]).toEqual([200, undefined]);
  return path === QUERY ? json : json['data'];
}

/** Asked again by an engine that knows nothing of the server. */
async function again(receipt: Json, output?: unknown, input: unknown = receipt['input']): Promise<Recomputation> {
  const operations = [...receiptOperations(fresh), ...answerReceiptOperations];
  const options = { issuer: ISSUER, ...(output === undefined ? {} : { output }) };
  return await recomputeReceipt(receipt['token'], keys, input, fresh, operations, options);
}

function payloadOf(token: string): string {
  return Buffer.from(token.split('.')[1] as string, 'base64url').toString();
}

/** Every copy of plain data in which one leaf is another. */
function* departures(data: unknown, path: string = ''): Generator<readonly [string, unknown]> {
  if (Array.isArray(data)) {
    for (const [i, one] of data.entries())
      for (const [where, other] of departures(one, `${path}[${i}]`)) yield [where, data.with(i, other)];
  } else if (typeof data === 'object' && data !== null) {
    for (const [name, one] of Object.entries(data))
      for (const [where, other] of departures(one, `${path}.${name}`)) yield [where, { ...data, [name]: other }];
  } else if (typeof data === 'string') yield [path, data === '' ? 'x' : `${data.slice(0, -1)}\u0001`];
  else if (typeof data === 'number') yield [path, data + 1];
  else yield [path, data !== true];
}

describe('a signed answer', () => {
  const questions: readonly (readonly [string, Json])[] = [
    ['of a chart', {}],
    ['in Markdown, with remedies', { responseFormat: 'markdown', includeRemedies: true }],
    ['in parts', { responseFormat: 'json' }],
    ['of the older edition, told short', { version: '2', speed: 'eco' }],
    ['western', { system: 'western' }],
    ['of two', { question: 'Are we a good match?', partnerBirthDetails: HER }],
    ['in Hindi', { question: 'मेरा विवाह कब होगा?' }],
    ['in a language that is asked for', { language: 'ta' }],
    ['of the day', { question: 'How is today?' }],
    ['without a chart', { question: 'What is a nakshatra?', birthDetails: null }],
    ['in a language that is not spoken', { language: 'ja' }],
  ];
  it.each(questions)('%s: is told again to the byte, and verified with the published keys', async (_, asked) => {
    const answer = await ask({ ...SIGNED, ...asked });
    expect(answer['receipt']).toMatchObject({ format: 'JWS', op: 'api.astrology-query' });
    expect(answer['statements'].length).toBeGreaterThan(0);
    expect(await again(answer['receipt'], answer)).toMatchObject({
      valid: true,
      verdict: 'matches',
      heldMatched: true,
      differences: [],
      receipt: { op: 'api.astrology-query', rulesVersion: expect.stringMatching(/khagol-reading\/\d+$/) },
    });
  });

  it('says of each sentence what it claims and which rules it speaks for', async () => {
    const { statements, response } = await ask(SIGNED);
    for (const { text } of statements) expect(response).toContain(text);
    expect(statements.flatMap(({ claims }: Json) => claims).length).toBeGreaterThan(0);
    expect(statements.flatMap(({ rules }: Json) => rules).length).toBeGreaterThan(0);
    const { statements: unsigned, receipt } = await ask({ ...SIGNED, receipt: false });
    expect([unsigned, receipt]).toEqual([undefined, undefined]);
  });

  it('is about nothing else: one leaf of the answer changed, and it is refused', async () => {
    const answer = await ask(SIGNED);
    const { receipt, metadata: _, conversationId: __, birthChart, ...told } = answer;
    const parts = [...departures(told)].map(([path, other]) => [path, { ...answer, ...(other as Json) }] as const);
    const chart = [...departures({ birthChart: { moonSign: birthChart.moonSign, planets: birthChart.planets } })];
    expect(parts.length).toBeGreaterThan(60);
    for (const [path, output] of [
      ...parts,
      ...chart.map(([at, other]) => [at, { ...answer, ...(other as Json) }] as const),
    ]) {
      const verified = (await (
        await house.post('/v1/receipts/verify', { token: receipt.token, output })
      ).json()) as Json;
      expect([path, verified['data'].outputMatched]).toEqual([path, false]);
    }
    expect((await again(receipt, { ...answer, response: `${answer['response']} ` })).heldMatched).toBe(false);
  });

  it('is about no other question: one leaf of the birth or the options changed, and it is refused', async () => {
    const { receipt } = await ask({ ...SIGNED, speed: 'eco', includeRemedies: true, category: 'career' });
    const inputs = [...departures(receipt.input)];
    const paths = inputs.map(([path]) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['.question', '.birthDetails.datetime', '.birthDetails.latitude', '.speed', '.askedAt']),
    );
    for (const [path, input] of inputs)
      expect([path, (await again(receipt, undefined, input)).verdict]).toEqual([path, 'another-input']);
  });

  it('has no word of the question in its token, and leaves none behind', async () => {
    const question = 'When will my zebra business improve?';
    const { receipt, conversationId } = await ask({ ...SIGNED, question });
    expect(receipt.input.question).toBe(question);
    expect(receipt.input).not.toHaveProperty('receipt');
    expect(payloadOf(receipt.token)).not.toMatch(/zebra|1990|28\.6/);
    expect(JSON.stringify(await house.store.conversations.find('acc_test', conversationId))).not.toContain('zebra');
    expect(JSON.stringify(house.lines)).not.toContain('zebra');
  });

  it('is one and the same for one key, and for one question at one instant', async () => {
    const headers = { 'idempotency-key': 'signed-once' };
    const first = await ask(SIGNED, QUERY, headers);
    house.now += 5000;
    expect((await ask(SIGNED, QUERY, headers))['receipt']).toEqual(first['receipt']);
    const [second, third] = [await ask(SIGNED), await ask(SIGNED)];
    expect(third['receipt']).toEqual(second['receipt']);
    expect(second['receipt'].token).not.toBe(first['receipt'].token);
  });

  it('names the language of the header, which decides where the question does not', async () => {
    const answer = await ask({ ...SIGNED, question: '123 456' }, QUERY, { 'accept-language': 'bn-IN, en;q=0.4' });
    expect([answer['language'], answer['receipt'].input.fallbackLanguage]).toEqual(['bn', 'bn']);
    expect(await again(answer['receipt'], answer)).toMatchObject({ verdict: 'matches', heldMatched: true });
  });

  it('that costs nothing is signed as well', async () => {
    const before = await house.balance();
    const answer = await ask({ ...SIGNED, question: 'I want to kill myself' });
    expect(before - (await house.balance())).toBe(0n);
    expect(answer['metadata']).toMatchObject({ finishReason: 'filtered', cost: { total_usd: 0 } });
    expect(await again(answer['receipt'], answer)).toMatchObject({ verdict: 'matches', heldMatched: true });
  });
});

describe('a signed answer that follows another', () => {
  it('is told again without its conversation, of which it holds what was asked about and no words', async () => {
    const first = await ask({ ...SIGNED, question: 'When will I marry my llama trainer?' });
    const { conversationId } = first;
    const second = await ask({ ...SIGNED, question: 'Why?', conversationId });
    expect(second['conversationId']).toBe(conversationId);
    expect(second['receipt'].input.memory).toMatchObject({ topic: 'marriage' });
    expect(JSON.stringify(second['receipt'].input)).not.toMatch(/llama|cnv_/);
    await house.call('DELETE', `/api/v1/conversations/${conversationId}`);
    expect(await again(second['receipt'], second)).toMatchObject({ verdict: 'matches', heldMatched: true });
    const { memory: _, ...alone } = second['receipt'].input;
    expect((await again(second['receipt'], second, alone)).verdict).toBe('another-input');
  });

  it('in a chat has its chart on the first turn, later where it is asked for', async () => {
    const first = await ask({ ...BIRTH, message: QUESTION, receipt: true }, CHAT);
    const { conversationId } = first;
    const second = await ask({ ...BIRTH, message: 'And marriage?', conversationId, receipt: true }, CHAT);
    const third = await ask({ ...BIRTH, message: 'Why?', conversationId, includeChart: true, receipt: true }, CHAT);
    const kept = await ask(
      {
        ...BIRTH,
        messages: [
          { role: 'user', content: QUESTION },
          { role: 'assistant', content: 'So.' },
          { role: 'user', content: 'Why?' },
        ],
        receipt: true,
      },
      CHAT,
    );
    const answers = [first, second, third, kept];
    expect(answers.map(({ turn, birthChart }) => [turn, birthChart !== undefined])).toEqual([
      [1, true],
      [2, false],
      [3, true],
      [2, false],
    ]);
    for (const answer of answers) {
      expect(answer['receipt'].op).toBe('api.astrology-chat');
      expect(await again(answer['receipt'], answer)).toMatchObject({ verdict: 'matches', heldMatched: true });
    }
    const changed = { ...second, message: { role: 'assistant', content: 'So be it.' } };
    expect(await again(second['receipt'], changed)).toMatchObject({ heldMatched: false });
  });
});

describe('signed answers of a batch', () => {
  it('each have their own receipt', async () => {
    const items = [
      { id: 'one', query: SIGNED },
      { id: 'two', query: { ...SIGNED, receipt: false } },
      { id: 'three', query: { question: 'What is a dasha?', receipt: true } },
      { id: 'four', query: { ...SIGNED, receipt: 'yes' } },
    ];
    const { results } = await ask({ items }, BATCH, { 'idempotency-key': 'batch' });
    expect(results.map(({ status, response }: Json) => [status, response.receipt?.op])).toEqual([
      [200, 'api.astrology-query'],
      [200, undefined],
      [200, 'api.astrology-query'],
      [400, undefined],
    ]);
    for (const { response } of [results[0], results[2]])
      expect(await again(response.receipt, response)).toMatchObject({ verdict: 'matches', heldMatched: true });
  });

  it('are refused one by one, uncharged, where nobody signs', async () => {
    const { house: other } = await openReceiptHouse({ receipts: NO_RECEIPTS });
    const before = await other.balance();
    const items = [
      { id: 'one', query: SIGNED },
      { id: 'two', query: { ...SIGNED, receipt: false } },
    ];
    const response = await other.post(BATCH, { items }, { 'idempotency-key': 'batch' });
    const { results } = ((await response.json()) as Json)['data'];
    expect(results.map(({ status, response: told }: Json) => [status, told.code])).toEqual([
      [503, 'RECEIPTS_UNAVAILABLE'],
      [200, undefined],
    ]);
    expect(before - (await other.balance())).toBe(10_000n);
  });
});

describe('a receipt of an answer is refused, uncharged', () => {
  it.each([
    [QUERY, { ...SIGNED }],
    [CHAT, { ...BIRTH, message: QUESTION, receipt: true }],
  ])('at %s where the server has no key', async (path, body) => {
    const { house: other } = await openReceiptHouse({ receipts: NO_RECEIPTS });
    const before = await other.balance();
    const response = await other.post(path, body);
    expect([response.status, ((await response.json()) as Json)['code']]).toEqual([503, 'RECEIPTS_UNAVAILABLE']);
    expect(await other.balance()).toBe(before);
    expect((await other.post(path, { ...body, receipt: false })).status).toBe(200);
  });

  it('where nobody can tell an answer again', () => {
    const receipts = { demand: () => undefined } as never;
    const wish = { signing: {} } as never;
    expect(() => demandSigning({ receipts, operations: null }, wish)).toThrow(
      expect.objectContaining({ row: expect.objectContaining({ code: 'RECEIPTS_UNAVAILABLE' }) }),
    );
  });

  it.each([QUERY, CHAT])('at %s where the wish is neither true nor false', async (path) => {
    const response = await house.post(path, { ...BIRTH, ...SIGNED, receipt: 'yes' });
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ field: 'receipt' }] });
  });
});

describe('a server that has not been asked anything yet', () => {
  it('tells an answer again that it signed in another life', async () => {
    const signed = await ask(SIGNED);
    const answering = openAnswering({ engine: fresh, narrators: [], crypto: webCrypto });
    const { house: other } = await openReceiptHouse({ answering, answerOperations: answering.operations });
    const { token, input } = signed['receipt'];
    const response = await other.post('/v1/receipts/verify', { token, input, output: signed, recompute: true });
    expect(((await response.json()) as Json)['data']).toMatchObject({
      valid: true,
      outputMatched: true,
      recomputed: true,
    });
  });
});

describe('the words of a provider behind the gate', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await openProvider();
  });
  afterAll(() => provider.close());

  const QUESTIONS = [QUESTION, 'How is my marriage?', 'Where is my Moon?', 'मेरा विवाह कब होगा?'];
  const BIRTHS = [
    BIRTH,
    HER,
    { datetime: '1975-11-30T03:20:00', latitude: 51.5, longitude: -0.12, timezone: '+00:00' },
  ];
  const FORMATS = ['text', 'markdown', 'json'];

  it('are signed, and hold again, whichever part of them is its own', async () => {
    const answering = answeringOver(fresh, provider);
    const { house: other } = await openReceiptHouse({ answering, answerOperations: answering.operations });
    const seen: string[] = [];
    for (const [i, birthDetails] of BIRTHS.entries())
      for (const [j, question] of QUESTIONS.entries()) {
        speak(provider, 'openai', ({ plan }) =>
          [
            'Here is what I can see for you.',
            ...plan.map(
              ({ id, text }, k) =>
                `[[${id}]] ${k % 3 === 0 ? text.replace(/^(At present|You have)/, 'Indeed: $1') : text}`,
            ),
            'Take your time with it.',
          ].join(' '),
        );
        const body = { question, birthDetails, responseFormat: FORMATS[(i + j) % 3], receipt: true };
        const answer = (await (await other.post(QUERY, body)).json()) as Json;
        seen.push(answer['receipt'].op);
        expect([question, await again(answer['receipt'], answer)]).toEqual([
          question,
          expect.objectContaining({ verdict: 'matches', heldMatched: true, differences: [] }),
        ]);
        const rules = answer['statements'].flatMap((statement: Json) => statement['rules']);
        expect(answer['response'].length > 400 ? rules.length : 1).toBeGreaterThan(0);
      }
    expect(seen).toEqual(Array(BIRTHS.length * QUESTIONS.length).fill('api.astrology-query-remote'));
  }, 60_000);
});

describe('another narrator’s words', () => {
  const TRUE = 'Your ascendant is Pisces. Jupiter, its lord, stands in the 4th house.';
  const FALSE = 'Your ascendant is Leo. That is a good sign for your career.';

  /** The built-in narrator, whose words somebody else puts otherwise. */
  function otherwise(text: string): Answering {
    const builtIn = openBuiltIn(fresh);
    return {
      restSeconds: () => 0,
      tell: async (asked, signal) => {
        const { isFree, assured } = await builtIn.tell(asked, signal);
        const told: Told = { ...assured, text, followUps: ['Who?'], tokens: { input: 7, output: 9 } };
        return {
          isFree,
          assured,
          async *pieces() {
            yield text;
            return told;
          },
        };
      },
    };
  }

  async function asked(text: string): Promise<Json> {
    const { house: other } = await openReceiptHouse({ answering: otherwise(text) });
    return (await (await other.post(QUERY, SIGNED)).json()) as Json;
  }

  it('are signed as such, and asking again holds every claim against the chart', async () => {
    const answer = await asked(TRUE);
    expect(answer['response']).toBe(TRUE);
    expect(answer['receipt']).toMatchObject({
      op: 'api.astrology-query-remote',
      input: { told: { narrator: 'remote', text: TRUE } },
    });
    expect(answer['statements'].map(({ text, rules }: Json) => [text, rules])).toEqual([
      ['Your ascendant is Pisces.', []],
      ['Jupiter, its lord, stands in the 4th house.', []],
    ]);
    expect(answer['statements'][0].claims).toMatchObject([{ kind: 'lagna', sign: 'Pisces' }]);
    expect(await again(answer['receipt'], answer)).toMatchObject({ verdict: 'matches', heldMatched: true });
    for (const member of ['response', 'answer', 'language'])
      expect((await again(answer['receipt'], { ...answer, [member]: `${answer[member]}.` })).heldMatched).toBe(false);
    const forged = { ...answer['receipt'].input, told: { narrator: 'remote', text: FALSE } };
    expect((await again(answer['receipt'], answer, forged)).verdict).toBe('another-input');
    const remote = answerReceiptOperations.find(({ op }) => op === 'api.astrology-query-remote');
    expect(() => remote?.run(fresh, forged)).toThrow(expect.objectContaining({ field: 'told.text' }));
  });

  it('that say of the chart what is not so are not signed: the built-in words stand in their place', async () => {
    const answer = await asked(FALSE);
    expect(answer['response']).not.toBe(FALSE);
    expect(answer['receipt'].op).toBe('api.astrology-query');
    expect(await again(answer['receipt'], answer)).toMatchObject({ verdict: 'matches', heldMatched: true });
    expect(answer['metadata'].usage).toMatchObject({ input_tokens: 7, output_tokens: 9 });
  });
});
