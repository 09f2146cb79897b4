/** `khagol ask`: the narrator's own answer, in any of its forms, and what it rests on. */

import { describe, expect, it } from 'vitest';
import type { Birth } from '../../packages/engine/src/index.ts';
import { openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { english } from '../../packages/engine/src/language/en.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { type AnswerOptions, answerOf, understand } from '../../packages/engine/src/reading/answer/index.ts';
import { FAMILIES, openRules } from '../../packages/engine/src/reading/index.ts';
import { GLOSSARY_EN, TEXTS_EN } from '../../packages/engine/src/reading/texts/en/index.ts';
import { clockOfMoment } from '../../packages/engine/src/time/index.ts';
import type { AskedBirth } from '../../packages/server/src/contract/query-birth.ts';
import { openBuiltIn } from '../../packages/server/src/serve/answers/index.ts';
import { khagol } from './terminal.ts';

const BIRTH = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209 };
const FLAGS = ['--datetime', '1990-01-15T10:30', '--lat', '28.6139', '--lon', '77.209'];
const PARTNER = { datetime: '1992-03-15T08:30', latitude: 18.52, longitude: 73.86 };
const QUESTION = 'When does my career improve?';
/** Of the terminal's present. */
const NOW_JD = 2461367;
const engine = await openEngine();
const jyotish = openJyotish(engine);

function wanted(options: AnswerOptions): ReturnType<typeof answerOf> {
  const known = { asOf: { year: 2026, month: 11, day: 22 }, birth: { year: 1990, month: 1, day: 15 } };
  const clock = clockOfMoment(engine.moment(BIRTH));
  const ground = { atJdUt: NOW_JD, horoscope: jyotish.horoscope(BIRTH), zodiac: jyotish.zodiac, clock };
  const voice = { language: english, rules: openRules(FAMILIES), texts: TEXTS_EN, glossary: GLOSSARY_EN };
  return answerOf(understand(QUESTION, known), ground, voice, options);
}

describe('khagol ask', () => {
  it('prints the narrator’s text, and the same bytes again', async () => {
    const first = await khagol(['ask', QUESTION, ...FLAGS]);
    expect(first.code).toBe(0);
    expect(first.out).toBe(`${wanted({}).text}\n`);
    expect(await khagol(['ask', QUESTION, ...FLAGS])).toEqual(first);
  });

  it('prints the whole answer with --json, and other forms and lengths when asked', async () => {
    const { out } = await khagol(['ask', QUESTION, ...FLAGS, '--json', '--tier', 'eco']);
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(wanted({ tier: 'eco' }))));
    expect((await khagol(['ask', QUESTION, ...FLAGS, '--format', 'markdown'])).out).toBe(
      `${wanted({ format: 'markdown' }).text}\n`,
    );
    expect(() => JSON.parse(wanted({ format: 'json' }).text)).not.toThrow();
    expect((await khagol(['ask', QUESTION, ...FLAGS, '--format', 'json'])).out).toBe(
      `${wanted({ format: 'json' }).text}\n`,
    );
  });

  it.each([
    ['vedic', QUESTION],
    ['vedic', 'Do we match?'],
    ['vedic', 'How is my day tomorrow?'],
    ['vedic', 'What did 2011 bring me?'],
    ['western', QUESTION],
    ['western', 'Do we match?'],
  ] as const)('answers as the server does from the same two births: %s, %s', async (system, question) => {
    const houseSystem = system === 'western' ? 'placidus' : 'whole-sign';
    const usual = { ayanamsa: 'lahiri', houseSystem, nodeType: 'mean' } as const;
    const asked = (birth: Birth): AskedBirth => ({ birth, moment: engine.moment(birth), ...usual });
    const { answer } = openBuiltIn(engine).read({
      question,
      birth: asked(BIRTH),
      partner: asked(PARTNER),
      system,
      category: null,
      earlier: [],
      signing: null,
      memory: [],
      atJdUt: NOW_JD,
      speed: 'standard',
      version: '2.5',
      language: null,
      fallbackLanguage: 'en',
      conversationId: null,
      includeRemedies: false,
      responseFormat: 'text',
      keepContent: false,
      warnings: [],
    });
    const partner = ['--b-datetime', '1992-03-15T08:30', '--b-lat', '18.52', '--b-lon', '73.86'];
    const { out } = await khagol(['ask', question, ...FLAGS, ...partner, '--system', system, '--json']);
    expect(answer.sentences.length).toBeGreaterThan(3);
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(answer)));
  });

  it('shows what each sentence rests on', async () => {
    const { out } = await khagol(['ask', QUESTION, ...FLAGS, '--sources']);
    const { sentences, sources } = wanted({});
    for (const { text } of sentences) expect(out).toContain(`${text}\n`);
    const claims = sentences.reduce((sum, sentence) => sum + sentence.claims.length, 0);
    expect(out.match(/^ {4}= kind=/gm)).toHaveLength(claims);
    for (const { id, citation } of sources.rules) expect(out).toContain(`    < ${id}: ${citation}\n`);
    for (const work of sources.works) expect(out).toContain(work);
  });

  it('answers in the language of the question, or in the one that is asked for', async () => {
    const asked = JSON.parse((await khagol(['ask', 'मेरी शादी कब होगी?', ...FLAGS, '--json'])).out);
    expect(asked).toMatchObject({ language: 'hi', topic: 'marriage' });
    expect(asked.text).toMatch(/\p{Script=Devanagari}/u);
    const told = JSON.parse((await khagol(['ask', QUESTION, ...FLAGS, '--json', '--language', 'ta'])).out);
    expect([told.language, /\p{Script=Tamil}/u.test(told.text)]).toEqual(['ta', true]);
  });

  it('explains words without a birth, and says on standard error what it could not look at', async () => {
    const word = await khagol(['ask', 'What is a nakshatra?']);
    expect(word.out).toContain('lunar mansions');
    const own = await khagol(['ask', QUESTION]);
    expect([own.code, own.err]).toEqual([0, expect.stringMatching(/^khagol: NO_BIRTH: .*--datetime.*\n$/)]);
  });

  it('takes the second birth for the other one of two', async () => {
    const partner = ['--b-datetime', '1992-03-15T08:30', '--b-lat', '18.52', '--b-lon', '73.86'];
    const { out, err } = await khagol(['ask', 'Do we match?', ...FLAGS, ...partner, '--json']);
    expect([JSON.parse(out).kind, JSON.parse(out).warnings.includes('NO_PARTNER'), err]).toEqual(['match', false, '']);
  });

  it('knows how old the asker is', async () => {
    const finish = async (year: number): Promise<string> => {
      const born = ['--datetime', `${year}-01-15T10:30`, '--lat', '28.6139', '--lon', '77.209'];
      return JSON.parse((await khagol(['ask', 'When will I marry?', ...born, '--json'])).out).finish;
    };
    expect([await finish(1990), await finish(2015)]).toEqual(['complete', 'filtered']);
  });

  it('has another now when that is asked for', async () => {
    const now = await khagol(['ask', QUESTION, ...FLAGS]);
    const then = await khagol(['ask', QUESTION, ...FLAGS, '--at', '2035-06-01']);
    expect(then.out).not.toBe(now.out);
    expect((await khagol(['ask', QUESTION, ...FLAGS, '--at', '2026-11-22T12:00'])).out).toBe(now.out);
  });

  it.each([
    [['ask'], 'question'],
    [['ask', ' '], 'empty'],
    [['ask', QUESTION, '--lat', '5'], 'datetime'],
    [['ask', QUESTION, ...FLAGS, '--language', 'xx'], 'language'],
    [['ask', QUESTION, ...FLAGS, '--tier', 'golden'], '--tier'],
    [['ask', QUESTION, ...FLAGS, '--at', 'later'], 'later'],
    [['ask', QUESTION, ...FLAGS, '--json', '--sources'], '--sources'],
    [['ask', 'a'.repeat(10_001)], 'text'],
  ])('%j is asked wrongly', async (words, named) => {
    const { code, out, err } = await khagol(words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(named);
  });
});
