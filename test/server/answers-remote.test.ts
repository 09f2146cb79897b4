/** Questions told by a narrator elsewhere, through the rows: whose words stand, what leaves this process, what it costs, and what happens when it dies. */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Engine, openEngine } from '../../packages/engine/src/node.ts';
import { microOfUsd } from '../../packages/server/src/money.ts';
import { openProvider, type Provider, pause, SPOKEN, TYPE_OF } from '../narrators/provider.ts';
import { BIRTH, type House, openHouse } from './house.ts';
import { askedOf, heard } from './remote-asked.ts';
import { answeringOver, echo, PROTOCOLS, speak, type Told, toldIn } from './remote-provider.ts';

type Json = Record<string, any>;

const QUERY = '/api/v1/astrology/query';
const CAREER = { question: 'When will my career improve?', birthDetails: BIRTH };
const CALM = 'Take it calmly and keep at it.';

let engine: Engine;
let provider: Provider;
let house: House;
let now = 0;
const clock = { nowMs: () => now };
beforeAll(async () => {
  [engine, provider] = await Promise.all([openEngine(), openProvider()]);
  house = await openHouse({
    engine,
    answering: answeringOver(engine, provider, { clock }),
    usd: '1000',
    perMinute: 1_000_000,
  });
});
afterAll(() => provider.close());
beforeEach(() => {
  now += 3_600_000;
});

async function ask(body: Json, of = house): Promise<Json> {
  const response = await of.post(QUERY, body);
  const json = (await response.json()) as Json;
  expect([response.status, json['message']]).toEqual([200, undefined]);
  return json;
}

/** What was asked of the provider last. */
function asked(protocol: (typeof PROTOCOLS)[number] = 'openai'): Told {
  const last = provider.asked[provider.asked.length - 1];
  if (last === undefined) throw new Error('nobody was asked');
  return toldIn(protocol, last);
}

const codes = (json: Json): string[] => json['warnings'].map(({ code }: Json) => code);

describe.each(PROTOCOLS)('an honest narrator that speaks %s', (protocol) => {
  it('is heard: its prose stands, nothing is replaced, its figures are told', async () => {
    speak(provider, protocol, (told) => `${echo(told)} ${CALM}`);
    const own = await openHouse({ engine, answering: answeringOver(engine, provider, { protocol }) });
    const json = await ask(CAREER, own);
    expect(json['response']).toContain(CALM);
    for (const { text } of asked(protocol).plan) expect(json['response']).toContain(text);
    expect(codes(json)).toEqual([]);
    expect(json['metadata'].usage).toMatchObject({ input_tokens: 700, output_tokens: 300 });
    expect(json['metadata'].finishReason).toBe('complete');
    expect(provider.asked.length).toBe(1);
  });
});

describe('an answer in words of a narrator elsewhere', () => {
  it('comes in pieces that are its text, each as soon as it may be shown', async () => {
    speak(provider, 'openai', (told) => `${echo(told)} ${CALM}`);
    const { pieces, told, assured } = await heard(answeringOver(engine, provider), askedOf(engine, CAREER));
    expect(pieces.length).toBeGreaterThan(5);
    expect(told.text).not.toBe(assured.text);
    expect(told.followUps).toEqual(assured.followUps);
    expect(told.memory).toEqual(assured.memory);
    expect(told.isFree).toBe(false);
  });

  it.each(['en', 'hi', 'mr', 'bn', 'ta', 'te', 'kn', 'ml', 'gu', 'pa', 'es', 'fr'])(
    'stands word for word where it says in %s what it was given',
    async (language) => {
      speak(provider, 'openai', echo);
      for (const question of ['When will my career improve?', 'How is my marriage?', 'How is my health?']) {
        const { told } = await heard(
          answeringOver(engine, provider),
          askedOf(engine, { ...CAREER, question, language }),
        );
        const { plan, system } = asked();
        for (const { text } of plan) expect(told.text).toContain(text);
        expect([told.warnings.map(({ code }) => code).includes('SENTENCE_REPLACED'), told.language]).toEqual([
          false,
          language,
        ]);
        expect(system).toContain('Write in');
      }
    },
  );

  it('cites the rules of what was told, with the sentence that stands there, and no others', async () => {
    // All but what speaks for the last rule.
    speak(provider, 'openai', ({ plan, rules }) => {
      const silenced = rules[rules.length - 1]?.text ?? '';
      return echo({ plan: plan.filter(({ text }) => !silenced.includes(text)) });
    });
    const { told, assured } = await heard(answeringOver(engine, provider), askedOf(engine, CAREER));
    expect(told.citations.length).toBeGreaterThan(0);
    expect(told.citations.length).toBeLessThan(assured.citations.length);
    for (const { text, source } of told.citations) {
      expect(told.text).toContain(text);
      expect(source).not.toBe('');
    }
  });

  it('has Markdown where it was asked for, and no mark of it where it was not', async () => {
    const prose = ({ plan }: Told): string =>
      plan.map(({ id, text }, i) => `${i === 1 ? '## Reasons\n\n' : ''}[[${id}]] **${text}**`).join('\n\n');
    speak(provider, 'openai', prose);
    const markdown = (await ask({ ...CAREER, responseFormat: 'markdown' }))['response'];
    expect(markdown).toContain('\n\n## Reasons\n\n');
    expect(markdown).toContain('**');
    const text = (await ask(CAREER))['response'];
    expect(text).not.toMatch(/[*#`]/);
    const json = await ask({ ...CAREER, responseFormat: 'json' });
    expect(json['response']).toBe(text);
    expect(json['structuredResponse'].sections.length).toBeGreaterThan(0);
  });

  it('tells remedies in built-in words, which no narrator is asked for', async () => {
    speak(provider, 'openai', echo);
    const json = await ask({ ...CAREER, includeRemedies: true });
    const { plan, system } = asked();
    expect(plan.some(({ section }) => section === 'remedy')).toBe(false);
    expect(system).toContain('No remedies.');
    expect(json['remedies'].length).toBeGreaterThan(0);
    for (const { text } of json['remedies']) expect(json['response']).toContain(text);
  });

  it('leaves out what belongs to no item of the plan, such as a greeting', async () => {
    speak(provider, 'openai', (told) => `Sure, here is your reading! ${echo(told)}`);
    const json = await ask(CAREER);
    expect(json['response']).not.toContain('Sure');
    expect(codes(json)).toEqual([]);
  });

  it('is the built-in one whole where nothing of the narrator stands', async () => {
    const silent = await heard(answeringOver(engine, provider), askedOf(engine, { ...CAREER, speed: 'eco' }));
    expect(silent.pieces.length).toBe(1);
    for (const say of [
      '',
      'I am sorry, I cannot help with that.',
      '[[p1]] You will die in 2031.',
      '[[nobody]] Hello.',
    ]) {
      speak(provider, 'openai', () => say);
      const { told, assured } = await heard(answeringOver(engine, provider), askedOf(engine, CAREER));
      expect(told.text).toBe(assured.text);
      expect(told.warnings.map(({ code }) => code)).toContain('SENTENCE_REPLACED');
    }
  });

  it.each([
    ['length', 'length', true],
    ['content_filter', 'filtered', false],
    ['tool_calls', 'unknown', false],
  ])('says how it ended where the provider says %s, without half a sentence', async (finish, reason, truncated) => {
    provider.play((response, one) => {
      const { plan } = toldIn('openai', one);
      const [first, second] = plan.slice(2);
      const texts = [`[[${first?.id}]] ${first?.text} [[${second?.id}]] ${second?.text.slice(0, 25)}`];
      response.writeHead(200, { 'content-type': TYPE_OF.openai }).end(SPOKEN.openai({ texts, finish }));
    });
    const json = await ask(CAREER);
    const { plan } = asked();
    expect(json['response']).toBe(plan[2]?.text);
    expect(json['metadata']).toMatchObject({ finishReason: reason, truncated });
  });
});

describe('what leaves this process', () => {
  const person = { datetime: '1987-11-23T04:37:00', latitude: 18.5207, longitude: 73.8567, timezone: '+05:30' };
  const said = {
    question: 'When will my career improve?',
    birthDetails: { ...person, name: 'Zebulon Quux', place: 'Pune Cantonment', gender: 'gx-42' },
  };

  it('is the plan, its facts and rules, and the question: no name, place, hour, coordinate, key or account', async () => {
    speak(provider, 'openai', echo);
    await ask(said);
    const { headers, body } = provider.asked[0] as (typeof provider.asked)[number];
    for (const secret of [
      'Zebulon',
      'Quux',
      'Pune',
      'Cantonment',
      'gx-42',
      '1987',
      '04:37',
      '18.52',
      '73.85',
      '+05:30',
      'acc_test',
      'ask_test',
      'secret-key',
    ])
      expect([secret, body.includes(secret)]).toEqual([secret, false]);
    expect(Object.keys(headers).sort()).toEqual(
      ['accept', 'authorization', 'connection', 'content-length', 'content-type', 'host'].sort(),
    );
    const { plan, facts, rules, question } = asked();
    expect(question).toBe(said.question);
    expect(new Set(plan.map(({ id }) => id)).size).toBe(plan.length);
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
    expect(facts.every(({ id }) => /^[\p{L}\d@:=./>\- ]{3,80}$/u.test(id))).toBe(true);
    expect(facts.some(({ id }) => /^(?:house|lord|sign):/.test(id))).toBe(true);
    expect(rules.length).toBeGreaterThan(1);
  });

  it('bears a word that is made for this answer alone', async () => {
    speak(provider, 'openai', echo);
    const seen = new Set<string>();
    for (let i = 0; i < 5; i += 1) {
      await ask(CAREER);
      seen.add(asked().canary);
    }
    expect(seen.size).toBe(5);
    for (const canary of seen) expect(canary).toMatch(/^[a-z]{16,}$/);
  });

  it('tells what a conversation was about by its topics, and by nobody’s words', async () => {
    speak(provider, 'openai', echo);
    const first = await ask({ ...CAREER, question: 'How is my marriage, Gwendolyn wonders?' });
    await ask({ ...CAREER, question: 'And next year?', conversationId: first['conversationId'] });
    expect(provider.asked[1]?.body).not.toContain('Gwendolyn');
    expect(asked().memory).toEqual([{ id: 'm1', text: expect.stringMatching(/marriage/i) }]);
  });

  it('is bounded by the tier', async () => {
    speak(provider, 'openai', echo);
    await ask(CAREER);
    const { max_tokens: most } = JSON.parse(provider.asked[0]?.body ?? '{}');
    expect(most).toBeGreaterThanOrEqual(400);
    expect(most).toBeLessThanOrEqual(4_000);
  });
});

describe('who is asked', () => {
  it.each([
    ['somebody in need', { question: 'I want to kill myself', birthDetails: BIRTH }],
    ['a question of death', { question: 'When will I die?', birthDetails: BIRTH }],
    ['a greeting', { question: 'Hello!', birthDetails: BIRTH }],
    ['a question without a birth', { question: 'How is my career?' }],
    ['a word of the field', { question: 'What is a nakshatra?', birthDetails: BIRTH }],
    ['a question of something else', { question: 'What is the capital of France?', birthDetails: BIRTH }],
    [
      'two charts',
      {
        question: 'Do we match?',
        birthDetails: BIRTH,
        partnerBirthDetails: { ...BIRTH, datetime: '1992-06-03T18:05:00' },
      },
    ],
    [
      'a birth without its hour',
      {
        question: 'How is my health?',
        birthDetails: { date: '1990-01-15', time: 'unknown', latitude: 28.6, longitude: 77.2 },
      },
    ],
    ['the tier eco', { ...CAREER, speed: 'eco' }],
    ['the tier fast without a model of its own', { ...CAREER, speed: 'fast' }],
  ])('is nobody elsewhere for %s', async (_, body) => {
    speak(provider, 'openai', echo);
    const json = await ask(body);
    expect(provider.asked.length).toBe(0);
    expect(json['response'].length).toBeGreaterThan(10);
  });

  it('is the fast model for the tier fast, which is not asked twice', async () => {
    const own = await openHouse({ engine, answering: answeringOver(engine, provider, { fastModel: 'small-model' }) });
    speak(provider, 'openai', ({ plan }) => `[[p1]] ${plan[0]?.text} [[p2]] Saturn is in your 99th house.`);
    await ask({ ...CAREER, speed: 'fast' }, own);
    expect(provider.asked.map(({ body }) => JSON.parse(body).model)).toEqual(['small-model']);
    await ask(CAREER, own);
    expect(JSON.parse(provider.asked[1]?.body ?? '{}').model).toBe('main-model');
  });

  it('costs nothing where the policy answers, though a narrator is there', async () => {
    const before = await house.balance();
    await ask({ question: 'I want to kill myself', birthDetails: BIRTH });
    expect(await house.balance()).toBe(before);
  });
});

describe('a sentence that is not so', () => {
  const LIE = 'Your Moon stands in the 11th house, in Taurus.';
  const MOON = { question: 'Where is my Moon?', birthDetails: BIRTH };

  /** Lies in the first item, and says `again` when it is told what is true. */
  function lying(again: (told: Told) => string): void {
    speak(provider, 'openai', (told) =>
      told.repair === undefined
        ? `[[p1]] ${LIE}${told.plan
            .slice(1)
            .map(({ id, text }) => ` [[${id}]] ${text}`)
            .join('')}`
        : again(told),
    );
  }

  it('is said once more, and stands when it is right', async () => {
    let truths: readonly string[] = [];
    lying(({ repair }) => {
      truths = repair?.truths ?? [];
      return 'The Moon is in Leo in your chart.';
    });
    const json = await ask(MOON);
    expect(json['response']).toContain('The Moon is in Leo in your chart.');
    expect(codes(json)).toEqual([]);
    expect(truths.join(' ')).toContain('Leo');
    expect(provider.asked.length).toBe(2);
    expect(asked().repair?.sentence).toBe(LIE);
    expect(json['metadata'].usage).toMatchObject({ input_tokens: 1400, output_tokens: 600 });
  });

  it.each([
    ['lies again', () => LIE],
    ['says nothing', () => ''],
    ['speaks of something else', () => 'See https://evil.example for more.'],
    ['never ends', () => 'and '.repeat(400)],
  ])('is replaced by the built-in one where the narrator %s', async (_, again) => {
    lying(again);
    const json = await ask(MOON);
    const [first] = asked().plan;
    expect(json['response']).toContain(first?.text);
    expect(json['response']).not.toContain('Taurus');
    expect(json['warnings']).toMatchObject([
      { code: 'SENTENCE_REPLACED', message: expect.stringContaining('1 sentence ') },
    ]);
  });

  it('is replaced, too, where the provider dies while it is asked again', async () => {
    provider.play((response, one) => {
      const { repair, plan } = toldIn('openai', one);
      if (repair !== undefined) return void response.writeHead(500).end();
      const texts = [`[[p1]] ${LIE}`, ...plan.slice(1).map(({ id, text }) => ` [[${id}]] ${text}`)];
      return void response.writeHead(200, { 'content-type': TYPE_OF.openai }).end(SPOKEN.openai({ texts }));
    });
    const json = await ask(MOON);
    expect(json['response']).toContain(asked().plan[0]?.text);
    expect(codes(json)).toContain('SENTENCE_REPLACED');
  });

  it('stands nowhere twice: three of one item are one sentence of ours', async () => {
    speak(provider, 'openai', ({ plan, repair }) =>
      repair === undefined
        ? `[[p1]] ${LIE} ${LIE} ${LIE}${plan
            .slice(1)
            .map(({ id, text }) => ` [[${id}]] ${text}`)
            .join('')}`
        : LIE,
    );
    const json = await ask(MOON);
    const first = asked().plan[0]?.text as string;
    expect(json['response'].split(first).length).toBe(2);
    expect(json['warnings'][0].message).toContain('3 sentences ');
  });
});

describe('a provider that dies', () => {
  const dead =
    (status: number, headers: Record<string, string> = {}) =>
    () =>
      provider.play(
        (response) => void response.writeHead(status, headers).end('{"error":{"message":"key sk-123 of acc_test"}}'),
      );

  it.each([
    ['answers 500', dead(500)],
    ['answers 401', dead(401)],
    ['answers 400', dead(400)],
    ['answers 429', dead(429, { 'retry-after': '60' })],
    ['sends elsewhere', dead(302, { location: 'http://127.0.0.1:1/' })],
    ['closes the line', () => provider.play((response) => void response.destroy())],
    [
      'answers another type',
      () => provider.play((response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hi</p>')),
    ],
    [
      'breaks its JSON',
      () =>
        provider.play(
          (response) => void response.writeHead(200, { 'content-type': TYPE_OF.openai }).end('data: {"choices":[{\n\n'),
        ),
    ],
    [
      'breaks its letters',
      () =>
        provider.play(
          (response) =>
            void response
              .writeHead(200, { 'content-type': TYPE_OF.openai })
              .end(Buffer.from([0x64, 0x61, 0x74, 0x61, 0x3a, 0x20, 0xff, 0xfe, 0x0a, 0x0a])),
        ),
    ],
  ])('before the first word charges nothing and names the tiers that answer: it %s', async (_, play) => {
    const own = await openHouse({ engine, answering: answeringOver(engine, provider) });
    play();
    const before = await own.balance();
    const response = await own.post(QUERY, CAREER);
    const text = await response.text();
    const json = JSON.parse(text) as Json;
    expect([response.status, json['code']]).toEqual([503, 'ECO_UNAVAILABLE']);
    expect(json).toMatchObject({ tier: 'standard', alternatives: ['fast', 'eco'] });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).not.toMatch(/sk-123|127\.0\.0\.1|main-model/);
    expect(await own.balance()).toBe(before);
    expect((await ask({ ...CAREER, speed: 'eco' }, own))['response'].length).toBeGreaterThan(50);
  });

  it('after the first words tells a fault of its own, and charges nothing where nothing was shown', async () => {
    const own = await openHouse({ engine, answering: answeringOver(engine, provider) });
    provider.play(async (response, one) => {
      const { plan } = toldIn('openai', one);
      const whole = SPOKEN.openai({ texts: plan.map(({ id, text }) => `[[${id}]] ${text} `) });
      response.writeHead(200, { 'content-type': TYPE_OF.openai }).write(whole.slice(0, whole.length / 2));
      await pause(100);
      response.destroy();
    });
    const telling = await answeringOver(engine, provider).tell(askedOf(engine, CAREER), new AbortController().signal);
    const steps = telling.pieces();
    expect((await steps.next()).done).toBe(false);
    await expect(
      (async () => {
        for (;;) if ((await steps.next()).done === true) return;
      })(),
    ).rejects.toMatchObject({ name: 'NarratorFault', kind: expect.stringMatching(/broken|unavailable/) });
    const before = await own.balance();
    expect((await own.post(QUERY, CAREER)).status).toBe(503);
    expect(await own.balance()).toBe(before);
  });

  it('is left alone after five faults, without a charge or a call, and is heard again when it recovers', async () => {
    const own = await openHouse({ engine, answering: answeringOver(engine, provider, { clock }), usd: '10' });
    provider.play((response) => void response.writeHead(500).end());
    for (let i = 0; i < 5; i += 1) expect((await own.post(QUERY, CAREER)).status).toBe(503);
    const calls = provider.asked.length;
    const rested = await own.post(QUERY, CAREER);
    expect([rested.status, rested.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await rested.json()) as Json).toMatchObject({ code: 'ECO_UNAVAILABLE', alternatives: ['fast', 'eco'] });
    expect(provider.asked.length).toBe(calls);
    expect(await own.balance()).toBe(microOfUsd('10'));
    now += 30_000;
    speak(provider, 'openai', (told) => `${echo(told)} ${CALM}`);
    expect((await ask(CAREER, own))['response']).toContain(CALM);
  });

  it('is stopped with its answer', async () => {
    const stop = new AbortController();
    provider.play(async (response, one) => {
      const { plan } = toldIn('openai', one);
      const whole = SPOKEN.openai({ texts: plan.map(({ id, text }) => `[[${id}]] ${text} `) });
      response.writeHead(200, { 'content-type': TYPE_OF.openai }).write(whole.slice(0, 3000));
      await pause(10_000);
    });
    const telling = await answeringOver(engine, provider).tell(askedOf(engine, CAREER), stop.signal);
    const steps = telling.pieces();
    await steps.next();
    stop.abort();
    await expect(
      (async () => {
        for (;;) if ((await steps.next()).done === true) return;
      })(),
    ).rejects.toMatchObject({ kind: 'aborted' });
    for (let i = 0; i < 100 && provider.left() === 0; i += 1) await pause(10);
    expect(provider.left()).toBe(1);
  });
});
