/**
 * A share of the charts of the proof of answers, in a process of its own: told by `process.send` which, it answers with counts, faults and hashes.
 */
import { chanceOf, SEED } from './answers-births.mjs';
import { emptyTally, fault, hashOf, judgeAnswer, keepExamples } from './answers-judge.mjs';
import { emptyLies, lieThrough, SHARES } from './answers-lies.mjs';
import { openWorld } from './answers-open.mjs';
import { personOf, questionsByLanguage, TOPICS } from './answers-world.mjs';

/** Of the answers one in so many is made twice. */
const AGAIN = 4;
/** One chart in so many is asked all kinds of questions: no share of the forty places, so that it is another one each time. */
const OTHERS = 7;
/** These charts are asked the same question each, to see how like their answers are. */
const ALIKE_CHARTS = 24;

const world = await openWorld();
const questions = questionsByLanguage();
const CODES = Object.keys(world.voices);

process.once('message', async ({ charts, lies, examples }) => {
  keepExamples(examples);
  const tally = emptyTally();
  const result = {
    tally,
    hashes: {},
    alike: {},
    understood: { asked: 0, right: 0 },
    others: emptyTally(),
    lies: {},
    again: 0,
  };
  for (const number of charts) {
    result.hashes[number] = plainAnswers(number, result);
    if (number % OTHERS === 0) otherAnswers(number, result.others, result);
    if (number < lies) await liesOf(number, result);
    process.send({ done: number });
  }
  process.send({ result }, () => process.exit(0));
});

/** The gate of a person in a language, as strict as it comes: the mantras are the quotations it knows. */
function gateOf(person, language, main) {
  const known = new Set(Object.values(language.names.mantra));
  const ground = world.gate.groundOf({ ...person.check, ...(main === undefined ? {} : { main }) });
  return world.gate.gateOf(ground, language, { isCited: (quotation) => known.has(quotation) });
}

/** @param {{ readonly options?: object, readonly memory?: any, readonly ground?: any }} [how] */
function answerTo(person, text, code, how = {}) {
  const { options = {}, memory, ground = person.ground } = how;
  const question = world.understand(text, {
    asOf: person.asOf,
    language: code,
    ...(memory === undefined ? {} : { memory }),
  });
  return { question, answer: world.answerOf(question, ground, world.voices[code], options) };
}

/** Twelve topics in twelve languages. */
function plainAnswers(number, result) {
  const person = personOf(world, number);
  const bytes = [];
  let count = 0;
  for (const code of CODES) {
    const gate = gateOf(person, world.voices[code].language);
    for (const topic of TOPICS) {
      const own = questions[code].filter((one) => one.topic === topic);
      const asked = own[number < ALIKE_CHARTS ? 0 : number % own.length];
      const { question, answer } = answerTo(person, asked.text, code);
      const text = JSON.stringify(answer);
      bytes.push(text);
      result.understood.asked++;
      if (question.topic === topic) result.understood.right++;
      const where = `${person.where} ${code} “${asked.text}”`;
      judgeAnswer(world, { answer, checker: person.checker, gate, system: 'vedic', where }, result.tally);
      if (count++ % AGAIN === number % AGAIN) {
        result.again++;
        if (JSON.stringify(answerTo(person, asked.text, code).answer) !== text)
          fault(result.tally, 'made twice, the bytes differ', where);
      }
      if (number < ALIKE_CHARTS && (code === 'en' || code === 'hi' || code === 'ta'))
        (result.alike[code] ??= []).push({
          number,
          topic,
          texts: answer.sentences.map((sentence) => hashOf(sentence.text).slice(0, 12)),
        });
    }
  }
  return hashOf(bytes.join('\n'));
}

/** Whatever else is asked: places, times, days, words, another after another, the hour unknown, the Western chart, two people, other tiers and editions. */
function otherAnswers(number, tally, result) {
  const person = personOf(world, number, { partner: number + 1 });
  const unknown = personOf(world, number, { isTimeKnown: false });
  const clock = world.time.clockOfMoment(person.moment);
  const day = world.jyotish.panchangOn(person.ground.zodiac, clock, Math.floor(person.now + 0.5));
  const withDay = { ...person.ground, day };
  const chance = chanceOf(SEED + number);
  const some = (list, most) => list.filter(() => chance() < most / list.length);
  for (const code of CODES) {
    const { language } = world.voices[code];
    const all = questions[code];
    const vedic = gateOf(person, language);
    const west = gateOf(person, language, 'western');
    const blind = gateOf(unknown, language);
    const judge = (name, of, gate, text, given = {}, system = 'vedic') => {
      const { question, answer } = answerTo(of, text, code, given);
      result.kinds ??= {};
      result.kinds[name] = (result.kinds[name] ?? 0) + 1;
      judgeAnswer(
        world,
        { answer, checker: of.checker, gate, system, where: `${of.where} ${name} ${code} “${text}”` },
        tally,
      );
      return question;
    };
    const kind = (label) => all.filter(({ labels }) => labels.includes(label));
    const plain = all.filter(({ topic, labels }) => TOPICS.includes(topic) && labels.length === 0);
    for (const { text } of some(kind('placement'), 5)) judge('placement', person, vedic, text);
    for (const { text } of some(kind('placement'), 3))
      judge('western placement', person, west, text, { options: { system: 'western' } }, 'western');
    for (const { text } of some(kind('placement'), 3)) judge('placement, hour unknown', unknown, blind, text);
    for (const { text } of some(kind('when'), 3)) judge('when', person, vedic, text);
    for (const { text } of some(kind('match'), 2)) judge('match', person, vedic, text);
    for (const { text } of some(kind('match'), 2))
      judge('western match', person, west, text, { options: { system: 'western' } }, 'western');
    for (const { text } of some(kind('day'), 2)) judge('day', person, vedic, text, { ground: withDay });
    for (const { text } of some(kind('definition'), 2)) judge('definition', person, vedic, text);
    for (const { text } of some(plain, 4))
      judge('western', person, west, text, { options: { system: 'western' } }, 'western');
    for (const { text } of some(plain, 4)) judge('hour unknown', unknown, blind, text);
    for (const { text } of some(plain, 2))
      judge('remedies', person, vedic, text, { options: { includeRemedies: true } });
    for (const { text } of some(plain, 2)) judge('eco', person, vedic, text, { options: { tier: 'eco' } });
    for (const { text } of some(plain, 2)) judge('edition 2', person, vedic, text, { options: { version: '2' } });
    for (const { text } of some(plain, 2)) {
      const memory = world.memoryOf(judge('first of two', person, vedic, text));
      const next = FOLLOWS[code] ?? FOLLOWS.en;
      judge('follow-up', person, vedic, next[Math.floor(chance() * next.length)], { memory });
    }
  }
}

/** Short questions after another one. */
const FOLLOWS = {
  en: ['and next year?', 'why?', 'when?', 'tell me more'],
  hi: ['और अगले साल?', 'क्यों?', 'कब?', 'और बताइए'],
  es: ['¿y el año que viene?', '¿por qué?', '¿cuándo?'],
  fr: ['et l’année prochaine ?', 'pourquoi ?', 'quand ?'],
};

async function liesOf(number, result) {
  const person = personOf(world, number);
  for (const [at, code] of CODES.entries()) {
    const { language } = world.voices[code];
    const gate = gateOf(person, language);
    for (const share of SHARES)
      for (let i = 0; i < 3; i++) {
        const topic = TOPICS[(number + at + 4 * i) % TOPICS.length];
        const [{ text }] = questions[code].filter((one) => one.topic === topic);
        const { answer } = answerTo(person, text, code);
        const chance = chanceOf(SEED + number * 1009 + at * 31 + share + i);
        const counts = (result.lies[`${share} ${code}`] ??= emptyLies());
        const where = `${person.where} ${share} %`;
        await lieThrough(
          world,
          { answer, gate, checker: person.checker, language, chance, share, where },
          counts,
          result.tally,
        );
      }
  }
}
