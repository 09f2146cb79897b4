/** A question and what is known of a birth become an answer: which of its kinds it is, and then what is told, in which order. */

import { citationOf, worksOf } from '../citation.ts';
import { QUESTION_TOPICS, type Question, type QuestionTopic, TOPICS_OF_HOUSE } from '../question/question.ts';
import type { Rule } from '../rules/rule.ts';
import {
  type Answer,
  type AnswerGround,
  type AnswerOptions,
  readAnswerOptions,
  type Sentence,
  type Settled,
  type Voice,
} from './answer.ts';
import { tellBeyond } from './beyond.ts';
import { hasOtherHouses } from './certain.ts';
import { tellDay } from './day.ts';
import { tellDefinitions, tellStone, tellTopic } from './definition.ts';
import { tellDivisionsOf } from './divisions.ts';
import { tellLooks } from './looks.ts';
import { tellMatch } from './match.ts';
import { tellNumbers } from './numbers.ts';
import { tellParticulars } from './particulars.ts';
import { tellEnds, tellPlaces, tellTerms } from './place-answer.ts';
import { tellPolicy } from './policy.ts';
import { tellReading } from './reading.ts';
import { tellRemedies } from './remedy.ts';
import { tellSkyDays } from './sky-days.ts';
import { asksOfSky, tellSky } from './sky-now.ts';
import { asksOfSkyTimes, tellSkyTimes } from './sky-times.ts';
import { asksStrength, endsAsked, tellStrengthOf } from './strength.ts';
import { Teller } from './teller.ts';
import { fitting, textOf } from './text.ts';
import { type TopicPlan, topicPlan } from './topic-table.ts';

/** How a question was met: by a full answer, by the policy, or by what is missing. */
type Met = 'answered' | 'filtered' | 'unanswered';

/**
 * The answer of the built-in narrator.
 *
 * Pure: the instant comes with the ground, and the same input gives the same bytes. Every sentence that places something in the chart carries its claims,
 * every sentence of interpretation the rules it speaks for.
 *
 * @param question  as `understand` gives it
 * @param ground    what is known; what is missing is not told, and a warning says so
 * @param voice     the language that answers, the rules, their texts and the glossary
 * @throws  EngineError INVALID_OPTION for an option that does not exist; OUT_OF_SPAN where transits are asked for outside the ephemeris
 */
export function answerOf(question: Question, ground: AnswerGround, voice: Voice, options: AnswerOptions = {}): Answer {
  const settled = readAnswerOptions(options);
  const teller = new Teller(voice, ground.clock);
  const topic = topicOf(question);
  const plan = topicPlan(topic);
  const met = meet(teller, { ...question, topic }, ground, plan, settled);
  if (question.injection.length > 0) teller.warnings.add('INSTRUCTIONS_IGNORED');
  const sentences = fitting(teller.sentences, settled.mostLetters, settled.format, teller.words);
  if (
    settled.system === 'vedic' &&
    ground.horoscope !== undefined &&
    hasOtherHouses(ground.horoscope) &&
    tellsHouses(sentences)
  )
    teller.warnings.add('HOUSES_BY_SIGN');
  const rules = rulesBehind(sentences, voice);
  return {
    language: voice.language.code,
    topic,
    kind: question.kind,
    version: settled.version,
    sentences,
    text: textOf(sentences, settled.format, teller.words),
    sources: {
      rules: rules.map((rule) => ({
        id: rule.id,
        citation: citationOf(rule, voice.language),
        reference: rule.sources.find(({ locus }) => locus !== undefined)?.locus ?? null,
      })),
      works: worksOf<Pick<Rule, 'sources'>>([...rules, { sources: worksBehind(sentences) }]).map(({ line }) => line),
    },
    remedies: teller.remedies,
    confidence: met === 'answered' ? teller.confidence : null,
    warnings: [...teller.warnings],
    followUps:
      met === 'filtered' ? followUpsAfterPolicy(teller, question) : followUpsOf(teller, question, plan, ground),
    finish: met === 'filtered' ? 'filtered' : sentences.length < teller.sentences.length ? 'length' : 'complete',
    charge: met === 'answered',
  };
}

function tellsHouses(sentences: readonly Sentence[]): boolean {
  return sentences.some(({ claims }) => claims.some((claim) => 'house' in claim || 'houses' in claim));
}

/** The rules of sentences: those that are told, in their order, then those that a verdict alone names. */
function rulesBehind(sentences: readonly Sentence[], { rules: base }: Voice): readonly Rule[] {
  const told = sentences.filter(({ section }) => section !== 'verdict');
  const ids = new Set([...told, ...sentences].flatMap(({ rules }) => rules));
  return [...ids].flatMap((id) => base.find(id) ?? []);
}

/** Works that sentences rest on without a rule. */
function worksBehind(sentences: readonly Sentence[]): Rule['sources'] {
  return sentences.flatMap(({ works = [] }) => works).map((work) => ({ work }));
}

/** A question that names a house is about what that house stands for. */
function topicOf({ topic, houses, kind }: Question): QuestionTopic | 'general' {
  const [house] = houses;
  if (house === undefined || kind !== 'reading') return topic;
  const own = TOPICS_OF_HOUSE[house - 1] ?? [];
  return topic !== 'general' && own.includes(topic) ? topic : (own[0] ?? 'general');
}

function meet(teller: Teller, question: Question, ground: AnswerGround, plan: TopicPlan, settled: Settled): Met {
  const { say } = teller.words;
  if (question.safety.length > 0) {
    tellPolicy(teller, question.safety);
    return 'filtered';
  }
  if (question.kind === 'greeting' || question.kind === 'thanks') {
    teller.tell('explanation', say[question.kind]);
    return 'unanswered';
  }
  if (tellBeyond(teller, question)) return 'unanswered';
  const isNumbered = tellNumbers(teller, question, ground);
  if (isNumbered !== null) return isNumbered ? 'answered' : 'unanswered';
  // `What is the strongest planet` asks who it is, and for no word explained and no reading.
  const isBare = question.kind === 'definition' || (question.kind === 'reading' && !isOfMatter(question));
  const isOfStrength = endsAsked(question).length > 0 || asksStrength(question);
  if (isBare && hasChart(ground, settled) && isOfStrength)
    return meetChart(teller, { ...question, kind: 'placement' }, ground, plan, settled);
  // `What does Saturn in my 7th house mean` is about a chart, where there is one.
  const isPlaced = question.bodies.length > 0 && question.houses.length > 0 && hasChart(ground, settled);
  if (question.kind === 'definition' && isPlaced) {
    const bodies = placedBodies(question);
    if (tellPlaces(teller, { ...question, bodies }, ground, plan, settled)) return 'answered';
  }
  if (question.kind === 'definition') {
    const isExplained = tellDefinitions(teller, question);
    const before = teller.sentences.length;
    // Where no word is explained, the chart itself may have one of what is named.
    if (isExplained || teller.voice.glossary === undefined || question.particulars.length > 0) {
      if (hasChart(ground, settled)) {
        tellParticulars(teller, question.particulars, ground, settled);
        tellLooks(teller, question, ground, settled);
        tellTerms(teller, question, ground, settled);
      }
      return isExplained || teller.sentences.length > before ? 'answered' : 'unanswered';
    }
  }
  if (question.offField || question.kind === 'other') {
    teller.tell('policy', say.offField);
    return 'unanswered';
  }
  if (question.kind === 'day') {
    if (question.days.length > 0 && tellSkyDays(teller, question, ground)) return 'answered';
    if (ground.day !== undefined) {
      tellDay(teller, ground.day, settled.tier);
      return 'answered';
    }
    teller.warnings.add('NO_DAY');
    teller.tell('policy', say.needDay);
    return 'unanswered';
  }
  if (question.kind === 'match') {
    if (tellMatch(teller, ground, settled)) return 'answered';
    if (!hasChart(ground, settled)) teller.warnings.add('NO_BIRTH');
    else if (ground.partner === undefined) teller.warnings.add('NO_PARTNER');
    tellTopic(teller, question);
    teller.turn();
    teller.tell('policy', say.needPartner);
    return 'unanswered';
  }
  if (!hasChart(ground, settled)) {
    teller.warnings.add('NO_BIRTH');
    if (question.kind !== 'placement') tellTopic(teller, question);
    const isTaught = teller.sentences.length > 0;
    teller.turn();
    teller.tell('policy', say.needBirth);
    return isTaught ? 'answered' : 'unanswered';
  }
  return meetChart(teller, question, ground, plan, settled);
}

function meetChart(teller: Teller, question: Question, ground: AnswerGround, plan: TopicPlan, settled: Settled): Met {
  if (isBeforeBirth(question, ground)) {
    teller.tell('policy', teller.words.say.beforeBirth);
    return 'unanswered';
  }
  if (question.kind === 'placement') {
    if (!tellPlaces(teller, question, ground, plan, settled)) {
      teller.tell('policy', teller.words.say.notInChart);
      return 'unanswered';
    }
  } else {
    if (asksOfSkyTimes(question) && tellSkyTimes(teller, question, ground, settled)) return 'answered';
    const before = teller.sentences.length;
    tellTerms(teller, question, ground, settled);
    if (isOfPeriodsAlone(question) && teller.sentences.length > before) return 'answered';
    if (question.kind === 'reading') tellParticulars(teller, question.particulars, ground, settled);
    if (question.kind === 'reading') tellLooks(teller, question, ground, settled);
    if (question.kind === 'reading' && asksStrength(question)) tellStrengthOf(teller, question, ground, settled);
    if (question.kind === 'reading' && supposes(question))
      tellPlaces(teller, { ...question, bodies: placedBodies(question), terms: [] }, ground, plan, settled);
    else if (question.kind === 'reading' && question.bodies.length > 0 && asksOfSky(question))
      tellSky(teller, question, ground, settled);
    if (question.kind === 'reading' && settled.system === 'vedic') tellDivisionsOf(teller, question, ground, plan);
    if (question.kind === 'reading') tellEnds(teller, endsAsked(question), ground, plan, settled);
    teller.turn();
    if (question.wantsRemedies) {
      if (question.terms.includes('gemstone')) tellStone(teller);
      tellRemedies(teller, question, ground, plan, settled);
      teller.turn();
    }
    tellReading(teller, question, ground, plan, settled);
  }
  if (settled.includeRemedies && teller.remedies.length === 0) tellRemedies(teller, question, ground, plan, settled);
  return 'answered';
}

/** Whether the time that is asked about was over before the birth, and the life is asked about then and not the sky. */
function isBeforeBirth(question: Question, { horoscope, nativity }: AnswerGround): boolean {
  const { scope, kind } = question;
  if (scope === null || scope.toJd === null || (kind === 'placement' && asksOfSky(question))) return false;
  if (kind === 'when' && asksOfSkyTimes(question)) return false;
  const birthJdUt = horoscope?.chart.calculation.julianDayUt ?? nativity?.radix.ground?.jdUt;
  // The days of a scope are of no hour: that of birth itself is none before it.
  return birthJdUt !== undefined && scope.toJd + 1 < birthJdUt;
}

/** Whether nothing is asked but when a period or sade sati begins or ends: no reading belongs to that. */
function isOfPeriodsAlone({ kind, terms, topic }: Question): boolean {
  return kind === 'when' && topic === 'general' && (terms.includes('dasha') || terms.includes('sade-sati'));
}

/** Whether a matter of life is asked about, beside oneself. */
function isOfMatter({ topic }: Question): boolean {
  return topic !== 'general' && topic !== 'self';
}

/** Whether a reading is asked for upon a place: what is in it is told before, and where a body that is named beside it stands in truth. */
function supposes({ houses, bodies, signs, terms, scope }: Question): boolean {
  return houses.length > 0 || (signs.length > 0 && bodies.length > 0 && scope === null && !terms.includes('transit'));
}

/** Bodies of a place that is supposed: where the sky of a time is meant, the birth does not tell where they stand. */
function placedBodies({ bodies, houses, terms, scope }: Question): Question['bodies'] {
  return houses.length > 0 && (terms.includes('transit') || scope !== null) ? [] : bodies;
}

function hasChart({ horoscope, nativity }: AnswerGround, { system }: Settled): boolean {
  return system === 'western' ? nativity !== undefined : horoscope !== undefined;
}

/** What may be asked next, and was not asked just now. */
function followUpsOf(
  { words }: Teller,
  { kind, wantsRemedies, terms, bodies }: Question,
  plan: TopicPlan,
  ground: AnswerGround,
): readonly string[] {
  const { say } = words;
  const next = say.askTopic({ topic: words.topic(plan.next) });
  if (ground.horoscope === undefined && ground.nativity === undefined) return [next, say.askMoon];
  const hasTime = plan.name !== 'general' && plan.name !== 'self' && (kind === 'reading' || kind === 'placement');
  const when = hasTime ? say.askWhen({ topic: words.topic(plan.name) }) : say.askDasha;
  const asked = [
    ...(terms.includes('dasha') ? [say.askDasha] : []),
    ...(bodies.includes('Moon') ? [say.askMoon] : []),
    ...(wantsRemedies ? [say.askRemedies] : []),
  ];
  return [when, say.askRemedies, next, say.askMoon].filter((each) => !asked.includes(each)).slice(0, 3);
}

/** After self-harm nothing is suggested. */
function followUpsAfterPolicy({ words }: Teller, { safety }: Question): readonly string[] {
  if (safety.includes('self-harm')) return [];
  const topics = QUESTION_TOPICS.filter((topic) => topic === 'self' || topic === 'education' || topic === 'family');
  return topics.slice(0, 2).map((topic) => words.say.askTopic({ topic: words.topic(topic) }));
}
