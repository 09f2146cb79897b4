/**
 * Grounded answers without a model of language: a question is understood and answered from a chart, and each sentence of a writer is judged by the gate. No package of npm does
 * any of these, so times stand alone.
 */
import { randomBirths } from './harness/random.mjs';
import { chennai } from './jyotish.mjs';

/** One day, as people and as the ephemeris count it. */
const [AS_OF, NOW_JD_UT] = [{ year: 2026, month: 11, day: 22 }, 2_461_366.5];
const QUESTIONS = {
  en: [
    'What is my personality like?',
    'How is my career?',
    'When will I get married?',
    'Which dasha is running?',
    'Will I travel abroad in 2028?',
    'Is Saturn retrograde now?',
  ],
  hi: [
    'मेरा स्वभाव कैसा है?',
    'मेरा करियर कैसा रहेगा?',
    'मेरी शादी कब होगी?',
    'अभी कौन सी दशा चल रही है?',
    'क्या मैं 2028 में विदेश यात्रा करूँगा?',
    'क्या शनि अभी वक्री है?',
  ],
};

export const subject = {
  name: 'answers',
  title: 'Questions and answers',
  async run({ engine, module, quick, random, group }) {
    const modules = ['jyotish', 'reading', 'reading/answer', 'reading/gate'].map(module);
    const [{ openJyotish }, { FAMILIES, openRules }, { answerOf, understand }, { gateOf, groundOf }] =
      await Promise.all(modules);
    const jyotish = openJyotish(engine);
    const rules = openRules(FAMILIES);
    const people = randomBirths(quick ? 5 : 20, random()).map((birth) =>
      personOf(engine, jyotish, groundOf, { ...birth, ...chennai }),
    );
    const groups = [];
    for (const [code, texts] of Object.entries(QUESTIONS)) {
      const voice = await voiceOf(module, code, rules);
      const questions = texts.map((text) => understand(text, { asOf: AS_OF }));
      const answersOf = ({ ground }) => questions.map((question) => answerOf(question, ground, voice));
      const gate = gateOf(people[0].known, voice.language);
      const written = answersOf(people[0]).flatMap(({ sentences }) => sentences.map(({ text }) => text));
      const lanes = [
        {
          who: 'a question understood',
          work: () => texts.forEach((text) => understand(text, { asOf: AS_OF })),
          items: texts.length,
        },
        { who: 'an answer', work: () => people.forEach(answersOf), items: people.length * questions.length },
        { who: 'a sentence judged', work: () => written.forEach((text) => gate.judge(text)), items: written.length },
      ];
      groups.push(
        await group({
          id: `answers/${code}`,
          title: `Answers in ${voice.language.english}`,
          unit: 'µs',
          lanes,
          apart: true,
        }),
      );
    }
    return groups;
  },
};

/** What an answer may look at, and what the gate knows. */
function personOf(engine, jyotish, groundOf, birth) {
  const moment = engine.moment(birth);
  const horoscope = jyotish.horoscope(moment);
  const clock = jyotish.clock(birth);
  const skies = new Map();
  const sky = (jdUt) => skies.get(jdUt) ?? skies.set(jdUt, jyotish.gochara(moment, jdUt).rows).get(jdUt);
  return {
    ground: { atJdUt: NOW_JD_UT, horoscope, zodiac: jyotish.zodiac, kernel: engine.kernel, clock },
    known: groundOf({ horoscope, atJdUt: NOW_JD_UT, sky }),
  };
}

/** A language with its texts. */
async function voiceOf(module, code, rules) {
  const [languages, { [`TEXTS_${code.toUpperCase()}`]: texts, [`GLOSSARY_${code.toUpperCase()}`]: glossary }] =
    await Promise.all([module(`language/${code}`), module(`reading/${code}`)]);
  const [language] = Object.values(languages);
  return { language, rules, texts, glossary };
}
