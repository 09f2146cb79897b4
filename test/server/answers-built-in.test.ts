/** Questions answered by the engine itself, through the server: in the languages it speaks, from the chart that was sent, the same again. */

import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { microOfUsd } from '../../packages/server/src/money.ts';
import { openBuiltIn } from '../../packages/server/src/serve/answers/built-in.ts';
import { BIRTH, type House, openHouse } from './house.ts';

type Json = Record<string, any>;

const QUERY = '/api/v1/astrology/query';
const CHAT = '/v1/astrology/astrology/chat';
const HER = { datetime: '1992-06-03T18:05:00', latitude: 19.076, longitude: 72.8777, timezone: '+05:30' } as const;

let engine: Awaited<ReturnType<typeof openEngine>>;
let house: House;
beforeAll(async () => {
  engine = await openEngine();
  house = await openHouse({ engine, answering: openBuiltIn(engine), usd: '10000', perMinute: 1_000_000 });
});

async function ask(body: Json, path = QUERY): Promise<Json> {
  const response = await house.post(path, body);
  const json = (await response.json()) as Json;
  expect([response.status, json['message'], json['details']]).toEqual([200, json['message'], undefined]);
  return json;
}

describe('the built-in narrator', () => {
  it('answers from the chart, with its rules, and each citation is a sentence of the answer', async () => {
    const json = await ask({ question: 'When will my career improve?', birthDetails: BIRTH });
    expect(json['response'].length).toBeGreaterThan(200);
    expect(json['citations'].length).toBeGreaterThan(1);
    for (const { text, source } of json['citations']) {
      expect(json['response']).toContain(text);
      expect(source).not.toBe('');
    }
    expect(json['metadata']).toMatchObject({ finishReason: 'complete', cost: { total_usd: 0.01 } });
    expect(json['metadata'].usage.output_tokens).toBeGreaterThan(30);
    expect(json['followUpSuggestions'].length).toBeGreaterThan(0);
  });

  it('answers the same question the same way, and another chart, question, edition or tier otherwise', async () => {
    const one = { question: 'How is my marriage?', birthDetails: BIRTH };
    const text = async (body: Json) => (await ask(body))['response'] as string;
    const first = await text(one);
    expect(await text(one)).toBe(first);
    const others = [
      { ...one, birthDetails: HER },
      { ...one, question: 'How is my health?' },
      { ...one, speed: 'eco' },
      { ...one, system: 'western' },
      { ...one, language: 'hi' },
    ];
    for (const other of others) expect(await text(other)).not.toBe(first);
  });

  it.each([
    ['मेरा विवाह कब होगा?', 'hi'],
    ['¿Cómo será mi carrera?', 'es'],
    ['என் தொழில் எப்போது முன்னேறும்?', 'ta'],
    ['Meri shaadi kab hogi?', 'hi'],
  ])('answers %s in its language', async (question, language) => {
    expect((await ask({ question, birthDetails: BIRTH }))['language']).toBe(language);
  });

  it.each(['en', 'hi', 'mr', 'bn', 'ta', 'te', 'kn', 'ml', 'gu', 'pa', 'es', 'fr'])('speaks %s', async (language) => {
    const json = await ask({
      question: 'When will my career improve?',
      birthDetails: BIRTH,
      language,
      includeRemedies: true,
      responseFormat: 'json',
    });
    expect(json['language']).toBe(language);
    expect(json['structuredResponse'].sections.length).toBeGreaterThan(0);
    expect(json['remedies'].length).toBeGreaterThan(0);
    expect(json['structuredResponse'].title).not.toBe('');
  });

  it('has headings in Markdown, none in text, and all its words in the parts', async () => {
    const body = { question: 'When will my career improve?', birthDetails: BIRTH };
    const [text, markdown, json] = await Promise.all(
      ['text', 'markdown', 'json'].map((responseFormat) => ask({ ...body, responseFormat })),
    );
    expect(text?.['response']).not.toContain('#');
    expect(markdown?.['response']).toContain('\n\n## ');
    expect(json?.['response']).toBe(text?.['response']);
    const { preamble, sections } = (json as Json)['structuredResponse'];
    const all = [preamble, ...sections.flatMap(({ paragraphs }: Json) => paragraphs)].join('\n\n');
    expect(all).toBe(text?.['response']);
  });

  // London on a winter evening: by Placidus the Sun is in the 6th and the Moon in the 3rd, by signs in the 7th and 2nd.
  it.each([
    ['western', {}],
    ['western', { houseSystem: 'whole-sign' }],
    ['western', { houseSystem: 'equal' }],
    ['vedic', {}],
    ['vedic', { houseSystem: 'placidus' }],
    ['kp', {}],
    ['kp', { houseSystem: 'whole-sign' }],
  ])('places nobody in another house than the chart beside it without a word: %s %j', async (system, choices) => {
    const evening = { datetime: '1990-01-15T16:45:00', latitude: 51.5, longitude: 0, timezone: '+00:00', ...choices };
    for (const planet of ['Sun', 'Moon', 'Mars', 'Jupiter', 'Venus', 'Saturn']) {
      const json = await ask({ question: `In which house is my ${planet}?`, system, birthDetails: evening });
      const told = Number(/in the (\d+)(?:st|nd|rd|th) house/.exec(json['response'])?.[1]);
      const { houses, planets, ascendant } = json['birthChart'];
      const { house: drawn, signNumber } = planets.find(({ name }: Json) => name === planet);
      const codes = json['warnings'].map(({ code }: Json) => code);
      if (codes.includes('HOUSES_BY_SIGN')) {
        expect(system).not.toBe('western');
        expect(told).toBe(((signNumber - ascendant.signNumber + 12) % 12) + 1);
      } else expect([planet, told]).toEqual([planet, drawn]);
      expect(codes.includes('HOUSES_BY_SIGN')).toBe(system !== 'western' && houses[0].degree !== 0);
    }
    const thanks = await ask({ question: 'Thank you!', system, birthDetails: evening });
    expect(thanks['warnings']).toEqual([]);
  });

  it('charges nothing where the policy answers', async () => {
    const before = await house.balance();
    for (const question of ['I want to kill myself', 'When will I die?']) {
      const json = await ask({ question, birthDetails: BIRTH });
      expect([json['metadata'].finishReason, json['metadata'].cost.total_usd]).toEqual(['filtered', 0]);
    }
    expect(await house.balance()).toBe(before);
  });

  it('reads a follow-up by its conversation, and by messages that the caller keeps', async () => {
    const first = await ask({ ...BIRTH, message: 'How is my marriage?' }, CHAT);
    const { conversationId, response } = first['data'];
    const carried = await ask({ ...BIRTH, message: 'And next year?', conversationId }, CHAT);
    const alone = await ask({ ...BIRTH, message: 'And next year?' }, CHAT);
    expect(carried['data'].response).not.toBe(alone['data'].response);
    expect(carried['data'].response).not.toBe(response);
    const kept = await ask(
      {
        ...BIRTH,
        messages: [
          { role: 'user', content: 'How is my marriage?' },
          { role: 'assistant', content: response },
          { role: 'user', content: 'And next year?' },
        ],
      },
      CHAT,
    );
    expect(kept['data'].response).toBe(carried['data'].response);
  });

  it('opens a chat with a reading of the chart', async () => {
    const json = await ask({ ...BIRTH }, CHAT);
    expect(json['data'].response.length).toBeGreaterThan(200);
    expect((await ask({ ...BIRTH, language: 'hi' }, CHAT))['data'].language).toBe('hi');
  });

  it('compares two', async () => {
    const json = await ask({ question: 'Do we match?', birthDetails: BIRTH, partnerBirthDetails: HER });
    expect(json['response']).toMatch(/36/);
    expect(json['partnerChart'].zodiac).toBe('sidereal');
    const alone = await ask({ question: 'Are we compatible for marriage?', birthDetails: BIRTH });
    expect(alone['warnings'].map(({ code }: Json) => code)).toContain('NO_PARTNER');
  });

  it('takes the hint where the question leaves open what it is about', async () => {
    const open = { question: 'What should I expect?', birthDetails: BIRTH };
    const [plain, money] = [await ask(open), await ask({ ...open, category: 'finance' })];
    expect(money['response']).not.toBe(plain['response']);
  });

  it('keeps a birth without a known time, a birth long ago, and one beyond', async () => {
    for (const birthDetails of [
      { date: '1990-01-15', time: 'unknown', latitude: 28.6, longitude: 77.2 },
      { datetime: '0500-03-01T12:00', latitude: 28.6, longitude: 77.2, timezone: '+05:00' },
      { datetime: '2300-03-01T12:00', latitude: 70, longitude: 20, timezone: '+01:00' },
    ])
      expect((await ask({ question: 'How is my health?', birthDetails }))['response']).not.toBe('');
  });

  it('costs what its tier costs', async () => {
    const before = await house.balance();
    await ask({ question: 'How is my career?', birthDetails: BIRTH, speed: 'fast' });
    expect(before - (await house.balance())).toBe(microOfUsd('0.08'));
  });
});
