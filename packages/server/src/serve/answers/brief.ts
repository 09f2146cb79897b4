/**
 * What a narrator elsewhere is given of an answer: its sentences as a plan, what they claim as facts, the rules they speak for. Nobody's name, place
 * or hour of birth is among it, and of what a stranger wrote the question alone.
 */

import { estimateTokens } from '../../narrators/tokens.ts';
import type { CryptoPort, Enumerated, GroundedRequest, PlanItem, Tier } from '../../ports/index.ts';
import type { Reading } from './built-in.ts';
import { nameOf, wordsOf } from './fact-words.ts';

/** A sentence in built-in words. */
export type Sentence = Reading['answer']['sentences'][number];

export interface Brief {
  readonly request: GroundedRequest;
  /** What the built-in narrator says in place of each item of the plan. */
  readonly items: ReadonlyMap<string, Sentence>;
  /** What is told in built-in words whoever tells the rest: what had to be said first, and remedies, which no chart bears out. */
  readonly first: readonly Sentence[];
  readonly last: readonly Sentence[];
}

/** Questions that a chart answers in sentences which the gate can hold to it. Two charts, a day and words of the field are told by ourselves. */
const KINDS: ReadonlySet<string> = new Set(['reading', 'placement', 'when']);
/** Tokens of an answer, by tier. */
const MOST_TOKENS: Readonly<Record<Tier, number>> = { standard: 4_000, fast: 2_000, eco: 0 };
const LEAST_TOKENS = 400;
/** Room for prose that is wider than ours, and for the marks of the plan. */
const WIDER = 2;
const MOST_MEMORIES = 10;
const CANARY_LETTERS = 20;

/**
 * Whether somebody else may put an answer into words: it is a full one, about one chart whose hour is known. What the safety policy answered, what is
 * missing, and what the gate could not judge is not handed on.
 */
export function isForOthers({ answer, question, ground }: Reading): boolean {
  const { horoscope } = ground;
  if (!answer.charge || answer.finish !== 'complete' || question.safety.length > 0) return false;
  if (horoscope === undefined || !KINDS.has(question.kind)) return false;
  return horoscope.chart.warnings.every(({ code }) => code !== 'TIME_ASSUMED') && planned(answer.sentences).length > 0;
}

function planned(sentences: readonly Sentence[]): readonly Sentence[] {
  return sentences.filter(({ section }) => section !== 'policy' && section !== 'remedy');
}

/** @param crypto  whose chance makes the canary */
export function briefOf(
  { question, voice: { language }, answer, told, before }: Reading,
  tier: Tier,
  format: GroundedRequest['format'],
  crypto: Pick<CryptoPort, 'randomBytes'>,
): Brief {
  const { sentences } = answer;
  const rows = planned(sentences).map((sentence, at) => [`p${at + 1}`, sentence] as const);
  const facts = new Map<string, string>();
  const rules = new Map<string, string>();
  for (const [, { text, claims, rules: ids }] of rows) {
    for (const claim of claims) {
      const name = nameOf(claim);
      if (!facts.has(name)) facts.set(name, wordsOf(claim, language) ?? text);
    }
    for (const id of ids) rules.set(id, rules.has(id) ? `${rules.get(id)} ${text}` : text);
  }
  const tokens = Math.max(LEAST_TOKENS, WIDER * estimateTokens(told.text));
  return {
    request: {
      question: plainWords(question.text) || topicWord(answer.topic, language),
      language: answer.language,
      format,
      plan: rows.map(([id, { section, text }]): PlanItem => ({ id, section, text })),
      facts: listed(facts),
      rules: listed(rules),
      memory: before.slice(-MOST_MEMORIES).flatMap(({ topic }, at): readonly Enumerated[] => {
        const text = topicWord(topic, language);
        return text === '' ? [] : [{ id: `m${at + 1}`, text }];
      }),
      maxOutputTokens: Math.min(MOST_TOKENS[tier], tokens),
      includeRemedies: false,
      canary: canaryOf(crypto),
    },
    items: new Map(rows),
    first: sentences.filter(({ section }) => section === 'policy'),
    last: sentences.filter(({ section }) => section === 'remedy'),
  };
}

function listed(rows: ReadonlyMap<string, string>): readonly Enumerated[] {
  return [...rows].map(([id, text]) => ({ id, text }));
}

/** A question as it was understood is clean of what cannot be seen; control characters mean nothing to anybody. */
function plainWords(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** The name of a topic in the language; empty for what is none. */
function topicWord(topic: string, { say: { answer } }: Reading['voice']['language']): string {
  const key = `topic${topic.charAt(0).toUpperCase()}${topic.slice(1)}`;
  return Object.hasOwn(answer, key) ? (answer[key as 'topicSelf'] as string) : '';
}

/** Letters alone, so that nothing can be written between them that the gate would not see through. */
function canaryOf(crypto: Pick<CryptoPort, 'randomBytes'>): string {
  return [...crypto.randomBytes(CANARY_LETTERS)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
}
