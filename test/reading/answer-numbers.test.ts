/** Numbers of the date of birth are told when they are asked for; those of a name are not, since no chart has them. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../packages/engine/src/language/index.ts';
import { answerOf } from '../../packages/engine/src/reading/answer/index.ts';
import { gateOf } from '../../packages/engine/src/reading/gate/index.ts';
import { GLOSSARY_EN } from '../../packages/engine/src/reading/glossary/en.ts';
import { understand } from '../../packages/engine/src/reading/question/index.ts';
import { TEXTS_EN } from '../../packages/engine/src/reading/texts/en/index.ts';
import { ask, openWorld, type Person, personOf, TODAY, voiceOf, type World } from './answers.ts';
import { LANGUAGES } from './claims/charts.ts';

/** 15 January 1990: the day 1 + 5; month, day and year 1 + 6 + 1 (19, 10); all digits 26, and 8. 29 November 1992: 2 + 11 + 3 (21) is 16, and 7. */
let delhi: Person;
let world: World;
beforeAll(async () => {
  world = await openWorld();
  delhi = personOf(world, { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' });
}, 60_000);

const CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];
const told = (text: string, { ground }: Person = delhi): string => ask(world, text, ground).text;

describe('a number of the date of birth', () => {
  it.each([
    ['What is my life path number?', ['Life path number: 8.'], ['life-path.8']],
    ['what is my mulank', ['Birthday number: 6.'], ['birthday.6']],
    ['What is my psychic number?', ['Birthday number: 6.'], ['birthday.6']],
    ['my bhagyank please', ['Destiny number: 8.'], []],
    ['What is my lucky number?', ['Birthday number: 6.', 'Life path number: 8.'], ['birthday.6', 'life-path.8']],
    ['मेरा भाग्यशाली अंक क्या है?', ['जन्मांक (मूलांक): 6।', 'जीवन पथ अंक: 8।'], []],
    ['my mulank and bhagyank', ['Birthday number: 6.', 'Destiny number: 8.'], ['birthday.6']],
  ])('is told, with what is made of it: %s', (text, numbers, rules) => {
    const answer = ask(world, text, delhi.ground);
    expect(answer.sentences.filter(({ section }) => section === 'explanation').map((one) => one.text)).toEqual(numbers);
    for (const rule of rules) expect(answer.text).toContain(TEXTS_EN['number']?.[rule]);
    expect(answer.charge).toBe(true);
  });

  it('is told in each language by the name that it has there, and passes the gate', () => {
    for (const code of CODES) {
      const voice = voiceOf(world, code);
      const { say } = voice.language;
      const named = [
        [say.numerology.lifePath, 8],
        [say.numerology.birthday, 6],
        [say.numerology.destiny, 8],
      ] as const;
      for (const [label, number] of named) {
        const { sentences } = answerOf(understand(label, { asOf: TODAY, language: code }), delhi.ground, voice);
        const facts = sentences.filter(({ section }) => section === 'explanation').map(({ text }) => text);
        expect([code, facts]).toEqual([code, [say.answer.labelled({ label, value: voice.language.number(number) })]]);
        const gate = gateOf(delhi.check, voice.language);
        for (const { text } of sentences) expect([text, gate.judge(text).outcome]).toEqual([text, 'pass']);
      }
    }
  });

  it('is a master where the sum is one, and needs no hour', () => {
    const master = personOf(world, { date: '2000-01-08', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' });
    expect(told('What is my life path number?', master)).toContain('Life path number: 11.');
  });

  it('is told by the civil day of birth of a chart without a horoscope', () => {
    const { horoscope, ...western } = delhi.ground;
    expect(horoscope?.chart.time.datetimeLocal).toContain('1990-01-15');
    expect(ask(world, 'What is my life path number?', western).text).toContain('Life path number: 8.');
  });
});

describe('a number of a name', () => {
  it.each(['What is my name number?', 'What is my soul urge number?', 'What is my angel number?'])(
    'is none of a chart: from what it is read is said where there is a glossary, and no reading follows: %s',
    (text) => {
      const { text: said, charge } = ask(world, text, delhi.ground);
      expect(said).toContain(LANGUAGES['en']?.say.answer.notInChart);
      expect(GLOSSARY_EN['numerology']?.text).toContain(said.split('\n')[0]?.split('. ')[0]);
      expect(charge).toBe(false);
    },
  );

  it('is asked for where there is no birth at all', () => {
    const { charge } = ask(world, 'What is my life path number?', { atJdUt: delhi.ground.atJdUt });
    expect(charge).toBe(false);
  });
});
