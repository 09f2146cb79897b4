/**
 * Whether an answer meets what was asked: a place that is supposed, a stone to wear, a time gone by, the other side as a sentence of its language,
 * a yoga by its name, planets that go backwards.
 */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from '../../packages/engine/src/reading/answer/index.ts';
import { led } from '../../packages/engine/src/reading/answer/words.ts';
import { holds } from '../../packages/engine/src/reading/claims/index.ts';
import { GLOSSARY_EN } from '../../packages/engine/src/reading/glossary/en.ts';
import { GLOSSARY_HI } from '../../packages/engine/src/reading/glossary/hi.ts';
import { understand } from '../../packages/engine/src/reading/question/index.ts';
import { ask, NOW, openWorld, type Person, personOf, QUESTIONS, TODAY, voiceOf, type World } from './answers.ts';
import { anyBirth, SEED } from './births.ts';
import { LANGUAGES } from './claims/charts.ts';

let world: World;
/** Saturn in the 10th house, the Moon in Leo; Jupiter's part of Rahu's period until December 2027. */
let delhi: Person;
beforeAll(async () => {
  world = await openWorld();
  delhi = personOf(world, { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' });
}, 60_000);

const PLANETS: readonly string[] = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];

/** An English question, answered in a language. */
function inLanguage(code: string, text: string, person: Person): string {
  return answerOf(understand(text, { asOf: TODAY }), person.ground, voiceOf(world, code)).text;
}

describe('a place that a question supposes', () => {
  it.each([
    'My Saturn is in the 7th house, right?',
    'Why is Saturn in my 7th house causing delay in marriage?',
    'मेरे सप्तम भाव में शनि है, क्या विवाह में देरी होगी?',
    'Con Saturno en la casa 7, ¿tendré problemas de pareja?',
  ])('is met with the house where the planet stands in truth: %s', (question) => {
    const claims = ask(world, question, delhi.ground).sentences.flatMap((sentence) => sentence.claims);
    expect(claims).toContainEqual({ kind: 'house', body: 'Saturn', houses: [10] });
    for (const claim of claims) expect([claim, holds(claim, delhi.check)]).toEqual([claim, 'true']);
  });

  it('is met with the sign, too', () => {
    const { sentences } = ask(world, 'Since my Moon is in Scorpio, am I too emotional?', delhi.ground);
    expect(sentences[0]?.claims).toContainEqual(expect.objectContaining({ kind: 'sign', body: 'Moon', sign: 'Leo' }));
  });
});

describe('a stone to wear', () => {
  it.each([
    ['Which gemstone should I wear?', GLOSSARY_EN],
    ['Which gem suits me?', GLOSSARY_EN],
    ['मुझे कौन सा रत्न पहनना चाहिए?', GLOSSARY_HI],
  ])(
    'is no place in the chart: what tradition holds of stones is said, and what costs nothing: %s',
    (question, words) => {
      const { sentences, remedies } = ask(world, question, delhi.ground);
      expect(words['gemstone']?.text).toContain(sentences[0]?.text);
      expect(remedies.length).toBeGreaterThan(0);
      expect(sentences[0]?.section).toBe('remedy');
    },
  );

  it.each([
    ['ta', 'நான் எந்த ரத்தினம் அணிய வேண்டும்?'],
    ['te', 'నేను ఏ రత్నం ధరించాలి?'],
  ])('is neither blood nor money: %s', (code, question) => {
    const { topic, language, text } = ask(world, question, delhi.ground);
    expect([topic, language]).toEqual(['general', code]);
    expect(text).toContain(LANGUAGES[code]?.say.answer.remedyNote);
  });
});

describe('a time gone by', () => {
  it('has no period and no passage in the past tense that has not ended', () => {
    for (const question of ['What happened in my career in 2025?', 'How was my health in the past?']) {
      const { sentences } = ask(world, question, delhi.ground);
      const ending = sentences.flatMap(({ text, claims }) =>
        claims.flatMap((claim) =>
          'to' in claim && typeof claim.to === 'object' && 'fromJd' in claim.to
            ? [{ text, toJd: claim.to.fromJd }]
            : [],
        ),
      );
      expect(ending.some(({ toJd }) => toJd > NOW)).toBe(true);
      for (const { text, toJd } of ending) expect([text, / ran | was /.test(text)]).toEqual([text, toJd <= NOW]);
    }
  });
});

describe('a single day', () => {
  it('has no yes of the whole chart', () => {
    const { say } = LANGUAGES['en'] as NonNullable<(typeof LANGUAGES)[string]>;
    const { outlookYes, outlookGood, outlookOpen, outlookHard } = say.answer;
    for (const [question, has] of [
      ['Will I get a promotion?', true],
      ['Will I get a promotion next year?', true],
      ['Will I get a promotion tomorrow?', false],
      ['Will money come today?', false],
    ] as const) {
      const texts = ask(world, question, delhi.ground).sentences.map(({ text }) => text);
      const said = [outlookYes, outlookGood, outlookOpen, outlookHard].some((outlook) => texts.includes(outlook));
      expect([question, said]).toEqual([question, has]);
    }
  });
});

describe('the other side', () => {
  const LEAD = 'On the other hand, ';
  const questions = [
    ...Object.values(QUESTIONS).map(([english]) => english),
    ...['7th', '4th', '10th'].map((house) => `How will my life be with my ${house} house?`),
  ];

  it('goes on after its comma with a small letter, unless a planet is named', { timeout: 120_000 }, () => {
    const names = Object.values(LANGUAGES['en']?.names.body ?? {});
    let led = 0;
    for (const birth of fc.sample(anyBirth, { seed: SEED + 7, numRuns: 12 })) {
      const person = personOf(world, birth);
      for (const question of questions) {
        const texts = ask(world, question, person.ground).sentences.map(({ text }) => text);
        const turned = texts.filter((text) => text.startsWith(LEAD));
        expect(turned.length).toBeLessThan(2);
        for (const text of turned) {
          led += 1;
          const sentence = text.slice(LEAD.length);
          const [word = ''] = /^\p{L}+/u.exec(sentence) ?? [];
          expect([word, word === word.toLowerCase() || names.includes(word)]).toEqual([word, true]);
          expect(texts).not.toContain(`${sentence[0]?.toUpperCase()}${sentence.slice(1)}`);
        }
      }
    }
    expect(led).toBeGreaterThan(60);
  });
});

describe('a sentence behind a comma', () => {
  it.each([
    ['North Node in this house asks for patience.', true],
    ['Mula asks for roots.', true],
    ['Gaja Kesari yoga gives a good name.', true],
    ['Mercury speaks here.', true],
    ['North winds are cold.', false],
    ['Sunday is a day of rest.', false],
    ['Go slowly.', false],
  ])('keeps the great letter of names alone: %s', (sentence, isKept) => {
    const small = `${sentence[0]?.toLowerCase()}${sentence.slice(1)}`;
    expect(led(sentence, LANGUAGES['en'] as NonNullable<(typeof LANGUAGES)[string]>)).toBe(isKept ? sentence : small);
  });
});

describe('a yoga that a question names', () => {
  it.each([
    ['en', 'Do I have Gajakesari yoga?'],
    ['hi', 'क्या मेरी कुंडली में गजकेसरी योग है?'],
    ['mr', 'माझ्या पत्रिकेत गजकेसरी योग आहे का?'],
    ['bn', 'আমার কুণ্ডলীতে কি গজকেসরী যোগ আছে?'],
    ['ta', 'என் ஜாதகத்தில் கஜகேசரி யோகம் உள்ளதா?'],
    ['te', 'నా జాతకంలో గజకేసరి యోగం ఉందా?'],
    ['kn', 'ನನ್ನ ಜಾತಕದಲ್ಲಿ ಗಜಕೇಸರಿ ಯೋಗ ಇದೆಯೇ?'],
    ['ml', 'എന്റെ ജാതകത്തിൽ ഗജകേസരി യോഗം ഉണ്ടോ?'],
    ['gu', 'શું મારી કુંડળીમાં ગજકેસરી યોગ છે?'],
    ['pa', 'ਕੀ ਮੇਰੀ ਕੁੰਡਲੀ ਵਿੱਚ ਗਜਕੇਸਰੀ ਯੋਗ ਹੈ?'],
    ['es', '¿Tengo el yoga Gaja Kesari?'],
    ['fr', 'Ai-je le yoga Gaja Kesari ?'],
  ])('is found or denied before anything else (%s)', (code, question) => {
    const { language, sentences } = ask(world, question, delhi.ground);
    expect([language, sentences[0]?.claims]).toEqual([code, [{ kind: 'yoga', name: 'Gaja Kesari', negated: true }]]);
    expect(sentences.slice(1).filter(({ claims }) => claims.some(({ kind }) => kind === 'yoga')).length).toBeLessThan(
      3,
    );
  });

  /** @source `bphs` ch. 36: Jupiter in a kendra from the Moon, besides other conditions. */
  it('is not there where Jupiter is in no kendra from the Moon', { timeout: 60_000 }, () => {
    const told = new Set<boolean>();
    for (const birth of fc.sample(anyBirth, { seed: SEED + 8, numRuns: 30 })) {
      const person = personOf(world, birth);
      const { Moon, Jupiter } = person.ground.horoscope?.kundli.grahas ?? {};
      const [claim] = ask(world, 'Do I have Gajakesari yoga?', person.ground).sentences[0]?.claims ?? [];
      const denied = claim?.negated === true;
      told.add(denied);
      if (((Jupiter?.sign ?? 0) - (Moon?.sign ?? 0)) % 3 !== 0) expect(denied).toBe(true);
    }
    expect(told.size).toBe(2);
  });
});

describe('planets that go backwards', () => {
  it('are told of the Western chart, too', () => {
    const { sentences } = ask(world, 'Which planets are retrograde?', delhi.ground, { system: 'western' });
    const turning = delhi.ground.nativity?.radix.points.filter(
      ({ name, isRetrograde }) => isRetrograde && [...PLANETS, 'Uranus', 'Neptune', 'Pluto'].includes(name),
    );
    const claims = turning?.map(({ name }) => [{ kind: 'retrograde', body: name }]);
    expect(turning?.length).toBeGreaterThan(2);
    expect(sentences.map((sentence) => sentence.claims)).toEqual(claims);
  });

  it('are all named, or said to be none, in every language', { timeout: 120_000 }, () => {
    let none = 0;
    for (const birth of fc.sample(anyBirth, { seed: SEED + 9, numRuns: 40 })) {
      const person = personOf(world, birth);
      const { sentences } = ask(world, 'Which planets are retrograde?', person.ground);
      const claims = sentences.flatMap((sentence) => sentence.claims);
      for (const claim of claims) expect([claim, holds(claim, person.check)]).toEqual([claim, 'true']);
      const speeds = world.engine.chart(birth).planets.filter(({ name }) => PLANETS.includes(name));
      const turning = speeds.filter(({ speed }) => speed < 0).map(({ name }) => name);
      const named = claims.flatMap((claim) =>
        claim.kind === 'retrograde' && claim.negated !== true && typeof claim.body === 'string' ? [claim.body] : [],
      );
      expect([...named].sort()).toEqual([...turning].sort());
      if (turning.length > 0) continue;
      none += 1;
      for (const [code, language] of Object.entries(LANGUAGES))
        expect(inLanguage(code, 'Which planets are retrograde?', person)).toContain(language.say.answer.noneRetrograde);
    }
    expect(none).toBeGreaterThan(0);
  });
});

describe('the sky of a time', () => {
  it.each([
    ['Will Jupiter transit my 7th house next year?', 'Jupiter'],
    ['What happens when Saturn transits my 4th house?', 'Saturn'],
    ['Will Saturn in my 7th house delay my marriage in 2027?', 'Saturn'],
  ])('is not told by where a planet stood at birth: %s', (question, body) => {
    for (const system of ['vedic', 'western'] as const) {
      const { sentences } = ask(world, question, delhi.ground, { system });
      const [first] = sentences;
      expect(first).toBeDefined();
      expect(first?.claims.some((claim) => claim.kind === 'degree' && claim.body === body)).toBe(false);
    }
  });

  it.each(['Which planets are retrograde in 2027?', 'Where is Saturn in 2027?', 'Where is the Moon tomorrow?'])(
    'is not told of the birth where it is neither now nor today: %s',
    (question) => {
      for (const system of ['vedic', 'western'] as const) {
        const { sentences, charge, language } = ask(world, question, delhi.ground, { system });
        expect(sentences.map(({ text }) => text)).toEqual([LANGUAGES[language]?.say.answer.notInChart]);
        expect(charge).toBe(false);
      }
    },
  );

  it('is not meant where the chart is named', () => {
    const { sentences } = ask(world, 'Which planets are retrograde in my birth chart now?', delhi.ground);
    expect(sentences[0]?.claims).toEqual([{ kind: 'retrograde', body: 'Mercury' }]);
  });
});
