/** The language of answers, over the real engine and HTTP: as it is asked for, else as the question is written, else as the conversation and the caller speak. */

import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { openBuiltIn } from '../../packages/server/src/serve/answers/index.ts';
import { BIRTH, type House, openHouse } from './house.ts';

type Json = Record<string, any>;

const QUERY = '/api/v1/astrology/query';
const CHAT = '/v1/astrology/astrology/chat';
const BATCH = '/api/v1/astrology/query/batch';

/** When shall I marry, in each language that is offered, and the letters it is written in. */
const MARRIAGE: readonly (readonly [string, string, RegExp])[] = [
  ['en', 'When will I get married?', /\p{Script=Latin}/u],
  ['hi', 'मेरी शादी कब होगी?', /\p{Script=Devanagari}/u],
  ['mr', 'माझे लग्न कधी होईल?', /\p{Script=Devanagari}/u],
  ['bn', 'আমার বিয়ে কবে হবে?', /\p{Script=Bengali}/u],
  ['ta', 'எனக்கு எப்போது திருமணம் நடக்கும்?', /\p{Script=Tamil}/u],
  ['te', 'నా పెళ్లి ఎప్పుడు జరుగుతుంది?', /\p{Script=Telugu}/u],
  ['kn', 'ನನ್ನ ಮದುವೆ ಯಾವಾಗ ಆಗುತ್ತದೆ?', /\p{Script=Kannada}/u],
  ['ml', 'എന്റെ വിവാഹം എപ്പോൾ നടക്കും?', /\p{Script=Malayalam}/u],
  ['gu', 'મારા લગ્ન ક્યારે થશે?', /\p{Script=Gujarati}/u],
  ['pa', 'ਮੇਰਾ ਵਿਆਹ ਕਦੋਂ ਹੋਵੇਗਾ?', /\p{Script=Gurmukhi}/u],
  ['es', '¿Cuándo me casaré?', /\p{Script=Latin}/u],
  ['fr', 'Quand vais-je me marier ?', /\p{Script=Latin}/u],
];
/** Words that only one of those with Latin letters has, often. */
const COMMON: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|your|until)\b/i,
  es: /\b(?:el|su|hasta|casa|está)\b/i,
  fr: /\b(?:le|votre|jusqu|maison|est)\b/i,
};
/** A question whose words tell nothing of a language. */
const MUTE = '2027?';

let house: House;
beforeAll(async () => {
  const engine = await openEngine();
  house = await openHouse({ engine, answering: openBuiltIn(engine), usd: '100000', perMinute: 1_000_000 });
});

interface Told extends Json {
  readonly response: string;
  readonly language: string;
}

let batches = 0;

/** A question at one of the three places where it can be asked; the answer, bare. */
async function ask(where: string, body: Json, headers: Record<string, string> = {}): Promise<Told> {
  const { question, ...rest } = body;
  const sent: Json =
    where === QUERY
      ? { birthDetails: BIRTH, ...body }
      : where === CHAT
        ? { ...BIRTH, message: question, ...rest }
        : { items: [{ id: 'one', query: { birthDetails: BIRTH, ...body } }] };
  batches += 1;
  const key: Record<string, string> = where === BATCH ? { 'idempotency-key': `batch-${batches}` } : {};
  const response = await house.post(where, sent, { ...key, ...headers });
  const json = (await response.json()) as Json;
  expect([response.status, json['message']]).toEqual([200, undefined]);
  const told = where === QUERY ? json : where === CHAT ? json['data'] : json['data'].results[0].response;
  expect(told['success'] ?? true).toBe(true);
  return told;
}

/** Of the letters of a text, how many are of a script. */
function shareOf(text: string, script: RegExp): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => script.test(letter)).length / letters.length;
}

const codes = (told: Told): readonly string[] => told['warnings'].map(({ code }: Json) => code);

describe.each([QUERY, CHAT, BATCH])('at %s', (where) => {
  it.each(MARRIAGE)(
    'a question in %s is answered in it, from its first word to its last',
    async (code, question, script) => {
      const told = await ask(where, { question });
      expect(told.language).toBe(code);
      expect(shareOf(told.response, script)).toBeGreaterThan(0.95);
      expect(told.response).toMatch(COMMON[code] ?? /./);
      expect(codes(told).includes('TEXTS_IN_ENGLISH_AND_HINDI_ONLY')).toBe(!['en', 'hi'].includes(code));
      for (const next of told['followUpSuggestions']) expect(shareOf(next, script)).toBeGreaterThan(0.95);
    },
  );

  it.each(MARRIAGE)(
    '%s is spoken where it is asked for, whatever the question is written in',
    async (code, _, script) => {
      for (const [, question] of [MARRIAGE[0], MARRIAGE[4]] as typeof MARRIAGE) {
        const told = await ask(where, { question, language: code }, { 'accept-language': 'bn' });
        expect(told.language).toBe(code);
        expect(shareOf(told.response, script)).toBeGreaterThan(0.95);
      }
    },
  );

  it.each(['ja', 'zz', 'tlh', 'x', 'zh-Hant-TW'])(
    '%s, which is not spoken, is answered in English, with a warning',
    async (language) => {
      const told = await ask(where, { question: 'मेरी शादी कब होगी?', language }, { 'accept-language': 'ta' });
      expect([told.language, codes(told)]).toEqual(['en', ['LANGUAGE_NOT_SPOKEN']]);
      expect(shareOf(told.response, /\p{Script=Latin}/u)).toBeGreaterThan(0.95);
    },
  );

  it.each([
    ['hi-Latn', 'hi'],
    ['TA', 'ta'],
    ['es_MX', 'es'],
  ])('the tag %s is %s, without a warning', async (language, code) => {
    const told = await ask(where, { question: 'When will I get married?', language });
    expect([told.language, codes(told).includes('LANGUAGE_NOT_SPOKEN')]).toEqual([code, false]);
  });

  it.each([
    ['te', 'te'],
    ['ja, en;q=0.1, gu;q=0.5', 'gu'],
    ['ja', 'en'],
    ['', 'en'],
  ])('where the question tells nothing, Accept-Language „%s“ makes it %s', async (header, code) => {
    expect((await ask(where, { question: MUTE }, { 'accept-language': header })).language).toBe(code);
    const hindi = await ask(where, { question: 'मेरी शादी कब होगी?' }, { 'accept-language': header });
    expect(hindi.language).toBe('hi');
  });

  it('Hindi in Latin letters is answered in Hindi', async () => {
    const told = await ask(where, { question: 'Meri shaadi kab hogi?' });
    expect(told.language).toBe('hi');
    expect(shareOf(told.response, /\p{Script=Devanagari}/u)).toBeGreaterThan(0.95);
  });

  it('a conversation keeps its language until a question is written in another, or another is asked for', async () => {
    const first = await ask(where, { question: 'எனக்கு எப்போது திருமணம் நடக்கும்?' });
    const { conversationId } = first;
    const turn = async (body: Json): Promise<string> => {
      const told = await ask(where, { ...body, conversationId }, { 'accept-language': 'fr' });
      expect(told['conversationId']).toBe(conversationId);
      return told.language;
    };
    expect(await turn({ question: MUTE })).toBe('ta');
    expect(await turn({ question: '¿Y mi salud?' })).toBe('es');
    expect(await turn({ question: MUTE })).toBe('es');
    expect(await turn({ question: MUTE, language: 'pa' })).toBe('pa');
    expect(await turn({ question: MUTE })).toBe('pa');
    expect((await ask(where, { question: MUTE }, { 'accept-language': 'fr' })).language).toBe('fr');
  });
});

describe('a chat that opens without a word', () => {
  it('speaks the language that is asked for, or that of the caller', async () => {
    const opening = async (body: Json, headers: Record<string, string> = {}): Promise<Json> =>
      ((await (await house.post(CHAT, { ...BIRTH, ...body }, headers)).json()) as Json)['data'];
    expect((await opening({ language: 'ml' }))['language']).toBe('ml');
    expect((await opening({}, { 'accept-language': 'kn-IN' }))['language']).toBe('kn');
    expect((await opening({}))['language']).toBe('en');
    expect((await opening({ language: 'ja' }, { 'accept-language': 'kn' }))['language']).toBe('en');
  });

  it('goes on in the language of a conversation that the caller keeps', async () => {
    const messages = [
      { role: 'user', content: 'મારા લગ્ન ક્યારે થશે?' },
      { role: 'assistant', content: 'Soon.' },
      { role: 'user', content: MUTE },
    ];
    const response = await house.post(CHAT, { ...BIRTH, messages }, { 'accept-language': 'fr' });
    expect(((await response.json()) as Json)['data'].language).toBe('gu');
  });
});

describe('a batch', () => {
  it('answers each question in a language of its own', async () => {
    const items = MARRIAGE.map(([id, question]) => ({ id, query: { question, birthDetails: BIRTH } }));
    const response = await house.post(BATCH, { items }, { 'idempotency-key': 'languages' });
    const { results, summary } = ((await response.json()) as Json)['data'];
    expect(results.map(({ id, response: told }: Json) => [id, told.language])).toEqual(
      MARRIAGE.map(([code]) => [code, code]),
    );
    expect(summary).toEqual({ total: 12, succeeded: 12, failed: 0 });
  });
});
