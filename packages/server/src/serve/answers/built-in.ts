/** The narrator that needs nobody: charts and rules of the engine, told in the languages it speaks. The same question at the same time gives the same bytes. */

import type { Language } from '@khagol/engine/language';
import { FAMILIES, openRules } from '@khagol/engine/reading';
import {
  type Answer,
  type AnswerBirth,
  type AnswerGround,
  answerGroundOf,
  answerOf,
  askerOf,
  isOpen,
  type Memory,
  memoryOf,
  ofTwo,
  type Question,
  type QuestionTopic,
  RULE_TOPICS,
  type UnderstandOptions,
  understand,
  type Voice,
} from '@khagol/engine/reading/answer';
import { GLOSSARY_EN } from '@khagol/engine/reading/en';
import { GLOSSARY_HI } from '@khagol/engine/reading/hi';
import type { AskedBirth } from '../../contract/query-birth.ts';
import type { Category } from '../../contract/query-options.ts';
import { estimateTokens } from '../../narrators/tokens.ts';
import { type Answering, type Asked, type RemedyTold, type Told, tellingOf } from '../../routes/answering.ts';
import { siderealChoices, type WholeEngine } from '../../routes/engine.ts';
import { SPOKEN } from '../reports/languages.ts';
import { structuredOf, warningTold } from './published.ts';
import { warmingSteps } from './warming.ts';

/** Topics of the hints that callers give. */
const TOPIC_OF: Readonly<Record<Category, QuestionTopic | 'general'>> = {
  career: 'career',
  marriage: 'marriage',
  health: 'health',
  finance: 'wealth',
  spiritual: 'spirituality',
  general: 'general',
};

/** What words of the field mean, in the languages that tell it. */
const GLOSSARIES: Readonly<Record<string, Voice['glossary']>> = { en: GLOSSARY_EN, hi: GLOSSARY_HI };

/** What is asked where nothing is: a reading of the person. */
const OPENING = 'Tell me about myself.';

/** A question answered, with all that the answer was made of. */
export interface Reading {
  readonly question: Question;
  readonly voice: Voice;
  readonly ground: AnswerGround;
  readonly answer: Answer;
  readonly told: Told;
  /** What was asked before, the oldest first. */
  readonly before: readonly Memory[];
}

export interface BuiltIn extends Answering {
  /** The whole answer, at once. */
  read(asked: Asked): Reading;
  /** What the first question would else wait for; each step is done when the next is asked for. */
  warm(): Generator<void, void, undefined>;
}

/**
 * Opens the narrator.
 *
 * @param engine  whose charts are told of
 */
export function openBuiltIn(engine: WholeEngine): BuiltIn {
  const rules = openRules(FAMILIES);
  const { languages, texts } = SPOKEN;
  const voices = new Map<string, Voice>(
    languages.map((language) => {
      const own = texts?.[language.code];
      const glossary = GLOSSARIES[language.code];
      return [
        language.code,
        {
          language,
          rules,
          ...(own === undefined ? {} : { texts: own }),
          ...(glossary === undefined ? {} : { glossary }),
        },
      ];
    }),
  );
  const first = voices.get((languages[0] as Language).code) as Voice;
  const read = (asked: Asked): Reading => {
    const { question, before } = questionOf(asked);
    const voice = voices.get(question.language.code) ?? first;
    const ground = groundOf(engine, asked, question);
    const format = asked.responseFormat === 'markdown' ? 'markdown' : 'text';
    const answer = answerWith(asked, question, ground, voice, format);
    const told = toldOf(asked, question, voice, answer, () => answerWith(asked, question, ground, voice, 'json'));
    return { question, voice, ground, answer, told, before };
  };
  return {
    restSeconds: () => 0,
    tell: async (asked) => tellingOf(read(asked).told),
    read,
    warm: () => warmingSteps(engine, first),
  };
}

function answerWith(
  { version, speed, system, includeRemedies }: Asked,
  question: Question,
  ground: AnswerGround,
  voice: Voice,
  format: 'text' | 'json' | 'markdown',
): Answer {
  return answerOf(question, ground, voice, {
    version,
    tier: speed,
    system: traditionOf(system),
    includeRemedies,
    format,
  });
}

/** Krishnamurti's chart is read by the rules of jyotish; his significators are in his report. */
function traditionOf(system: Asked['system']): 'vedic' | 'western' {
  return system === 'western' ? 'western' : 'vedic';
}

/** The question, understood as a follow-up of what its conversation remembers. */
function questionOf(asked: Asked): Pick<Reading, 'question' | 'before'> {
  const { question, language, fallbackLanguage, category, birth, partner, memory, atJdUt } = asked;
  const known: UnderstandOptions = {
    ...askerOf(birth?.moment ?? null, atJdUt),
    fallback: fallbackLanguage,
    ...(language === null ? {} : { language }),
  };
  const before = [...(memory as readonly Memory[])];
  for (const text of asked.earlier) before.push(memoryOf(understand(text, following(known, before))));
  if (question === '') {
    const spoken = language ?? before[before.length - 1]?.language ?? fallbackLanguage;
    return { question: understand(OPENING, { ...known, language: spoken }), before };
  }
  const understood = understand(question, following(known, before));
  const hint = category === null ? 'general' : TOPIC_OF[category];
  if (partner !== null && isOpen(understood)) return { question: ofTwo(understood), before };
  if (!isOpen(understood) || hint === 'general') return { question: understood, before };
  return { question: { ...understood, topic: hint, ruleTopics: RULE_TOPICS[hint] }, before };
}

function following(known: UnderstandOptions, before: readonly Memory[]): UnderstandOptions {
  const last = before[before.length - 1];
  return last === undefined ? known : { ...known, memory: last };
}

function groundOf(engine: WholeEngine, { birth, partner, system, atJdUt }: Asked, question: Question): AnswerGround {
  const cast = (one: AskedBirth | null): AnswerBirth | null => {
    if (one === null) return null;
    const { moment, houseSystem, nodeType } = one;
    return { moment, chart: siderealChoices({ ...one, includeOuter: false }), western: { houseSystem, nodeType } };
  };
  const { kernel } = engine;
  return answerGroundOf(
    { kernel, atJdUt, system: traditionOf(system), birth: cast(birth), partner: cast(partner) },
    question,
  );
}

function toldOf(
  { question: words, responseFormat, includeRemedies }: Asked,
  question: Question,
  voice: Voice,
  answer: Answer,
  inParts: () => Answer,
): Told {
  return {
    text: answer.text,
    structured: responseFormat === 'json' ? structuredOf(inParts(), voice.language) : null,
    followUps: answer.followUps.slice(0, 5),
    remedies: includeRemedies || question.wantsRemedies ? answer.remedies.map(remedyTold) : null,
    citations: citationsOf(answer),
    confidence: answer.confidence,
    language: answer.language,
    warnings: answer.warnings.map(warningTold),
    finishReason: answer.finish,
    isFree: !answer.charge,
    tokens: { input: estimateTokens(words), output: estimateTokens(answer.text) },
    topic: answer.topic,
    statements: answer.sentences.map(({ id, text, claims, rules }) => ({ id, text, claims, rules })),
    memory: memoryOf(question),
  };
}

function remedyTold({ graha, text, sources, classification }: Answer['remedies'][number]): RemedyTold {
  return { planet: graha, type: 'mantra', text, source: sources.join(', '), classification };
}

/** Each rule with the first sentence that speaks for it. */
function citationsOf({ sources, sentences, topic }: Answer): Told['citations'] {
  return sources.rules.map(({ id, citation, reference }) => {
    const speaking = sentences.filter(({ rules }) => rules.includes(id));
    // The sentence that tells it, before the verdict that counts it.
    const { text } = speaking.find(({ section }) => section !== 'verdict') ?? speaking[0] ?? { text: '' };
    return { id, topic, source: citation, reference: reference ?? '', text };
  });
}
