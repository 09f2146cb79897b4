/** Which planet is strongest or weakest, told of shadbala; and what no chart tells, though it is asked in the words of the field. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { VISIBLE_GRAHAS } from '../../packages/engine/src/jyotish/index.ts';
import { holds } from '../../packages/engine/src/reading/claims/index.ts';
import { gateOf } from '../../packages/engine/src/reading/gate/index.ts';
import { ask, openWorld, type Person, personOf, type World } from './answers.ts';
import { anyBirth, SEED } from './births.ts';
import { LANGUAGES } from './claims/charts.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: '+05:30' } as const;
/** By language: who is strongest, and who is weakest. */
const ASKED: { readonly [code: string]: readonly [strongest: string, weakest: string] } = {
  en: ['Which planet is strongest in my chart?', 'What is my weakest planet?'],
  hi: ['मेरी कुंडली में सबसे बलवान ग्रह कौन सा है?', 'मेरी कुंडली में सबसे कमजोर ग्रह कौन सा है?'],
  mr: ['माझ्या पत्रिकेत सर्वात बलवान ग्रह कोणता आहे?', 'माझ्या पत्रिकेत सर्वात दुर्बल ग्रह कोणता आहे?'],
  bn: ['আমার কুণ্ডলীতে সবচেয়ে শক্তিশালী গ্রহ কোনটি?', 'আমার কুণ্ডলীতে সবচেয়ে দুর্বল গ্রহ কোনটি?'],
  ta: ['என் ஜாதகத்தில் மிகவும் பலமான கிரகம் எது?', 'என் ஜாதகத்தில் மிகவும் பலவீனமான கிரகம் எது?'],
  te: ['నా జాతకంలో అత్యంత బలమైన గ్రహం ఏది?', 'నా జాతకంలో అత్యంత బలహీనమైన గ్రహం ఏది?'],
  kn: ['ನನ್ನ ಜಾತಕದಲ್ಲಿ ಅತ್ಯಂತ ಬಲಿಷ್ಠ ಗ್ರಹ ಯಾವುದು?', 'ನನ್ನ ಜಾತಕದಲ್ಲಿ ಅತ್ಯಂತ ದುರ್ಬಲ ಗ್ರಹ ಯಾವುದು?'],
  ml: ['എന്റെ ജാതകത്തിൽ ഏറ്റവും ശക്തമായ ഗ്രഹം ഏതാണ്?', 'എന്റെ ജാതകത്തിൽ ഏറ്റവും ദുർബലമായ ഗ്രഹം ഏതാണ്?'],
  gu: ['મારી કુંડળીમાં સૌથી બળવાન ગ્રહ કયો છે?', 'મારી કુંડળીમાં સૌથી નબળો ગ્રહ કયો છે?'],
  pa: ['ਮੇਰੀ ਕੁੰਡਲੀ ਵਿੱਚ ਸਭ ਤੋਂ ਬਲਵਾਨ ਗ੍ਰਹਿ ਕਿਹੜਾ ਹੈ?', 'ਮੇਰੀ ਕੁੰਡਲੀ ਵਿੱਚ ਸਭ ਤੋਂ ਕਮਜ਼ੋਰ ਗ੍ਰਹਿ ਕਿਹੜਾ ਹੈ?'],
  es: ['¿Cuál es el planeta más fuerte de mi carta?', '¿Cuál es el planeta más débil de mi carta?'],
  fr: ['Quelle est la planète la plus forte de mon thème ?', 'Quelle est la planète la plus faible de mon thème ?'],
};

let world: World;
let people: readonly Person[];
let delhi: Person;
beforeAll(async () => {
  world = await openWorld();
  delhi = personOf(world, { datetime: '1990-01-15T10:30', ...DELHI });
  people = fc.sample(anyBirth, { seed: SEED + 14, numRuns: 8 }).map((birth) => personOf(world, birth));
}, 60_000);

describe('the strongest and the weakest planet', () => {
  it.each(Object.entries(ASKED))('are told by how far each passes what it needs: %s', (code, questions) => {
    for (const { ground, check } of people) {
      const { grahas } = ground.horoscope?.shadbala ?? expect.fail('no horoscope');
      const ranked = [...VISIBLE_GRAHAS].sort((one, other) => grahas[other].ratio - grahas[one].ratio);
      for (const [at, is] of (['strongest', 'weakest'] as const).entries()) {
        const { language, sentences, charge } = ask(world, questions[at] as string, ground);
        const body = ranked[at === 0 ? 0 : 6];
        expect([language, charge]).toEqual([code, true]);
        expect(sentences[0]?.claims).toEqual([{ kind: 'strength', body, is }]);
        expect(sentences[0]?.works?.length).toBeGreaterThan(0);
        expect(sentences[1]?.claims).toContainEqual(expect.objectContaining({ kind: 'sign', body }));
        for (const claim of sentences.flatMap(({ claims }) => claims))
          expect([claim, holds(claim, check)]).toEqual([claim, 'true']);
      }
    }
  });

  it('are held by the gate in every language: of another planet the sentence does not pass', () => {
    for (const { ground, check } of people.slice(0, 3)) {
      const { grahas } = ground.horoscope?.shadbala ?? expect.fail('no horoscope');
      for (const [code, { say, names }] of Object.entries(LANGUAGES)) {
        const gate = gateOf(check, LANGUAGES[code] as NonNullable<(typeof LANGUAGES)[string]>);
        for (const [is, last] of [
          ['strongest', 1],
          ['weakest', 7],
        ] as const)
          for (const graha of VISIBLE_GRAHAS) {
            const text = say.answer[is]({ graha: names.body[graha] });
            const isSo = grahas[graha].rank === last || grahas[graha].ratioRank === last;
            expect([text, gate.judge(text).outcome]).toEqual([text, isSo ? 'pass' : 'contradicted']);
          }
      }
    }
  });

  it('stand before the reading of a matter', () => {
    const { sentences } = ask(world, 'What is my strongest planet for career?', delhi.ground);
    expect(sentences[0]?.claims[0]?.kind).toBe('strength');
    expect(sentences.map(({ section }) => section)).toContain('verdict');
  });

  it('are said to be missing without an hour of birth and in the Western chart, and nothing is charged', () => {
    const hourless = personOf(world, { date: '1990-01-15', ...DELHI } as never);
    const { say } = LANGUAGES['en'] as NonNullable<(typeof LANGUAGES)[string]>;
    for (const text of ['Which planet is strongest in my chart?', 'What is the weakest planet?'])
      for (const [ground, system] of [
        [hourless.ground, 'vedic'],
        [delhi.ground, 'western'],
      ] as const) {
        const { sentences, charge } = ask(world, text, ground, { system });
        expect([text, sentences.at(-1)?.text, charge]).toEqual([text, say.answer.notInChart, false]);
        expect(sentences.flatMap(({ claims }) => claims)).toEqual([]);
      }
  });
});

describe('what no chart tells', () => {
  it.each([
    'Is astrology real?',
    'Does astrology work?',
    'Is astrology a science?',
    'क्या ज्योतिष सच है?',
    '¿Es real la astrología?',
    'L’astrologie est-elle une science ?',
  ])('is the truth of astrology: %s', (text) => {
    const { sentences, charge, language } = ask(world, text, delhi.ground);
    expect(sentences.map((one) => one.text)).toEqual([LANGUAGES[language]?.say.answer.offField]);
    expect(charge).toBe(false);
  });

  it.each(['Can I make a real career in astrology?', 'What is my life path?', 'How is my career?'])(
    'is not meant by a matter of life: %s',
    (text) => {
      expect(ask(world, text, delhi.ground).sentences.map(({ section }) => section)).toContain('verdict');
    },
  );
});
