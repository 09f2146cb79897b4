/** Answers over many charts: what they claim is so, what they interpret has a source, none repeats itself, and no two are the same. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, answerOf } from '../../packages/engine/src/reading/answer/index.ts';
import { claimsIn, holds } from '../../packages/engine/src/reading/claims/index.ts';
import { RULE_TOPICS, understand } from '../../packages/engine/src/reading/question/index.ts';
import { SOURCES } from '../../packages/engine/src/sources.ts';
import { openWorld, type Person, personOf, QUESTIONS, TODAY, voiceOf, type World } from './answers.ts';
import { anyBirth, SEED } from './births.ts';
import { LANGUAGES } from './claims/charts.ts';
import { samenessOf } from './sameness.ts';

const CHARTS = 60;
const TOPICS = Object.keys(QUESTIONS);

let world: World;
let people: readonly Person[];
/** By language, then chart by chart the topics in their order. */
const answers: Record<'en' | 'hi', (readonly Answer[])[]> = { en: [], hi: [] };

beforeAll(async () => {
  world = await openWorld();
  people = fc.sample(anyBirth, { seed: SEED, numRuns: CHARTS }).map((birth) => personOf(world, birth));
  for (const [at, code] of (['en', 'hi'] as const).entries())
    for (const { ground } of people)
      answers[code].push(
        TOPICS.map((topic) => {
          const question = understand(QUESTIONS[topic]?.[at] ?? '', { asOf: TODAY });
          expect([question.topic, question.language.code]).toEqual([topic, code]);
          return answerOf(question, ground, voiceOf(world, code));
        }),
      );
}, 240_000);

describe.each(['en', 'hi'] as const)('answers in %s', (code) => {
  it('claim nothing of a chart that another reckoning denies or cannot find', { timeout: 240_000 }, () => {
    let claims = 0;
    const wrong: string[] = [];
    answers[code].forEach((ofChart, chart) => {
      const { check } = people[chart] as Person;
      for (const { sentences } of ofChart)
        for (const { text, claims: declared } of sentences)
          for (const claim of declared) {
            claims++;
            if (holds(claim, check) !== 'true') wrong.push(`${chart}: ${text} ${JSON.stringify(claim)}`);
          }
    });
    console.log(`answers, ${code}: ${claims} claims of ${CHARTS} charts, ${wrong.length} not true, seed ${SEED}`);
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(claims).toBeGreaterThan(CHARTS * TOPICS.length * 8);
  });

  it('say in words what they declare, as a reader of the words finds it again', { timeout: 240_000 }, () => {
    let [told, found] = [0, 0];
    const wrong: string[] = [];
    answers[code].slice(0, 20).forEach((ofChart, chart) => {
      const { check } = people[chart] as Person;
      for (const { sentences } of ofChart)
        for (const { text, claims } of sentences) {
          if (claims.length === 0) continue;
          const read = claimsIn(text, LANGUAGES[code] as never);
          told++;
          if (read.claims.length >= claims.length && read.unread.length === 0) found++;
          for (const claim of read.claims)
            if (claim.mood === undefined && holds(claim, check) === 'false')
              wrong.push(`${text} ${JSON.stringify(claim)}`);
        }
    });
    console.log(`answers, ${code}: ${found} of ${told} placing sentences are read whole from their words`);
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(found / told).toBeGreaterThan(0.9);
  });

  it('have a rule with a source behind every sentence that interprets', () => {
    const bare: string[] = [];
    for (const { sentences, sources } of answers[code].flat())
      for (const { section, text, claims, rules } of sentences) {
        const isTelling = section === 'reason' || section === 'caution' || (section === 'timing' && rules.length > 0);
        if (!isTelling) continue;
        if (rules.length === 0 && claims.length === 0) bare.push(text);
        for (const id of rules) {
          expect(world.rules.find(id)?.sources.length, id).toBeGreaterThan(0);
          expect(sources.rules.find((rule) => rule.id === id)?.citation, id).toMatch(/\S/);
        }
      }
    expect(bare.slice(0, 5)).toEqual([]);
  });

  it('say of every verdict and period what it stands on, and cite few', () => {
    const hedge = LANGUAGES[code]?.say.answer.whenHedge;
    for (const { sentences, sources, confidence } of answers[code].flat()) {
      for (const { section, text, claims, rules, weighed = [], works = [] } of sentences) {
        if (section === 'policy' || section === 'explanation' || section === 'remedy' || text === hedge) continue;
        expect([text, claims.length + rules.length > 0]).toEqual([text, true]);
        for (const id of weighed) expect([id, world.rules.find(id)?.polarity !== 'neutral']).toEqual([id, true]);
        for (const work of works) expect(SOURCES[work].title).toMatch(/\S/);
        if (section !== 'verdict' || weighed.length === 0) continue;
        for (const id of rules) expect(weighed).toContain(id);
        const counts = text.match(/\d+/g)?.map(Number) ?? [];
        if (counts.length > 0) expect(counts.reduce((sum, each) => sum + each, 0)).toBe(weighed.length);
      }
      expect(sources.rules.length).toBeLessThan(11);
      const told = sentences.filter(({ section }) => section !== 'verdict').flatMap(({ rules }) => rules);
      const ids = sources.rules.map(({ id }) => id);
      expect(ids.slice(0, new Set(told).size)).toEqual([...new Set(told)]);
      expect(confidence).not.toBeNull();
    }
  });

  it('are mostly of rules that were made for what is asked', () => {
    let [made, all] = [0, 0];
    for (const { sentences, topic } of answers[code].flat()) {
      if (topic === 'general') continue;
      const reasons = sentences.filter(({ section }) => section === 'reason').flatMap(({ rules }) => rules);
      for (const id of new Set(reasons)) {
        all++;
        const [first] = world.rules.find(id)?.topics ?? [];
        if (first !== undefined && RULE_TOPICS[topic].includes(first)) made++;
      }
    }
    console.log(`answers, ${code}: ${made} of ${all} reasons are by rules made for the topic`);
    expect(made / all).toBeGreaterThan(0.6);
  });

  it('say nothing twice, and have a verdict, reasons and the time', () => {
    for (const { sentences, topic } of answers[code].flat()) {
      expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
      const sections = new Set(sentences.map(({ section }) => section));
      for (const section of ['verdict', 'reason', 'timing'] as const) expect(sections, topic).toContain(section);
      expect(sentences.length).toBeGreaterThan(7);
      expect(sentences.length).toBeLessThan(40);
    }
  });

  it('differ from chart to chart and from topic to topic', { timeout: 120_000 }, () => {
    const { betweenCharts, betweenQuestions, mostBetweenCharts, mostBetweenQuestions } = samenessOf(answers[code]);
    const figures = [betweenCharts, mostBetweenCharts, betweenQuestions, mostBetweenQuestions];
    const [charts, most, questions, alike] = figures.map((each) => each.toFixed(3));
    console.log(
      `answers, ${code}: identical sentences between charts ${charts} (at most ${most}), between questions ${questions} (at most ${alike})`,
    );
    expect(betweenCharts).toBeLessThan(0.08);
    expect(betweenQuestions).toBeLessThan(0.15);
    expect(mostBetweenCharts).toBeLessThan(0.85);
    expect(mostBetweenQuestions).toBeLessThan(0.75);
  });

  it('are of a length that is read', () => {
    const words = answers[code].flat().map(({ text }) => text.split(/\s+/).length);
    words.sort((one, other) => one - other);
    const at = (share: number): number => words[Math.floor(words.length * share)] as number;
    console.log(`answers, ${code}: words ${at(0)} … ${at(0.5)} … ${words[words.length - 1]}`);
    expect(at(0.02)).toBeGreaterThan(120);
    expect(at(0.5)).toBeLessThan(code === 'en' ? 350 : 390);
    expect(at(0.98)).toBeLessThan(code === 'en' ? 390 : 430);
  });

  it('carry a confidence between nothing and one, and chapter and verse where the rule has them', () => {
    let verses = 0;
    for (const { confidence, sources } of answers[code].flat()) {
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThan(1);
      for (const { id, reference } of sources.rules) {
        const locus = world.rules.find(id)?.sources.find((source) => source.locus !== undefined)?.locus;
        expect([id, reference]).toEqual([id, locus ?? null]);
        if (reference !== null) verses++;
      }
    }
    expect(verses).toBeGreaterThan(CHARTS * TOPICS.length);
  });
});

describe('an answer', () => {
  it('is the same for the same question, and another for another instant', () => {
    const { ground } = people[0] as Person;
    const question = understand('How is my career?', { asOf: TODAY });
    const voice = voiceOf(world, 'en');
    const once = answerOf(question, ground, voice);
    expect(JSON.stringify(answerOf(question, ground, voice))).toBe(JSON.stringify(once));
    const later = answerOf(question, { ...ground, atJdUt: ground.atJdUt + 3000 }, voice);
    expect(later.text).not.toBe(once.text);
  });
});
