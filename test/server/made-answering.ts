/** Who answers questions in tests of the rows: what was asked is told back, so that each answer shows what reached it. */

import { NarratorFault, type Tier } from '../../packages/server/src/ports/index.ts';
import { type Answering, type Asked, type Told, tellingOf } from '../../packages/server/src/routes/answering.ts';

export interface MadeAnswering extends Answering {
  /** What was asked, in its order. */
  readonly asked: Asked[];
  /** Seconds until each tier may be asked; null for one that is not served. */
  readonly rests: Map<Tier, number | null>;
  /** Thrown in place of the next answers. */
  fault: Error | null;
  /** Called while an answer is under way. */
  meanwhile: (() => Promise<void>) | null;
  /** How the next answers are told bit by bit: with pauses, in other words, not to the end. Null tells the whole at once. */
  pieces: ((told: Told, signal: AbortSignal) => AsyncGenerator<string, Told, undefined>) | null;
}

export function madeAnswering(): MadeAnswering {
  const made: MadeAnswering = {
    asked: [],
    rests: new Map(),
    fault: null,
    meanwhile: null,
    pieces: null,
    restSeconds: (tier) => (made.rests.has(tier) ? (made.rests.get(tier) as number | null) : 0),
    tell: async (asked, signal) => {
      const rest = made.restSeconds(asked.speed);
      if (rest !== 0) throw new NarratorFault('unavailable', 'resting', rest);
      made.asked.push(asked);
      await made.meanwhile?.();
      if (made.fault !== null) throw made.fault;
      const told = toldOf(asked);
      const { pieces } = made;
      return pieces === null ? tellingOf(told) : { ...tellingOf(told), pieces: () => pieces(told, signal) };
    },
  };
  return made;
}

export const UNAVAILABLE: NarratorFault = new NarratorFault('unavailable', 'resting', 7);

function toldOf(asked: Asked): Told {
  const { question, responseFormat, includeRemedies, language, fallbackLanguage, birth, memory } = asked;
  const about = birth === null ? 'In general' : 'In your chart';
  const text = `${about}: ${question === '' ? 'a summary' : question}`;
  return {
    text,
    structured:
      responseFormat === 'json'
        ? {
            title: about,
            preamble: text,
            sections: [{ heading: 'Reasons', level: 2, paragraphs: [text], bullets: [], numbered: [] }],
          }
        : null,
    followUps: ['Why?', 'When?'],
    remedies: includeRemedies
      ? [
          {
            planet: 'Saturn',
            type: 'mantra',
            text: 'Om sham',
            source: 'Brihat Parashara Hora Shastra',
            classification: 'classical',
          },
        ]
      : null,
    citations: birth === null ? [] : [{ id: 'made.rule', topic: 'career', source: 'convention', reference: '', text }],
    confidence: 0.5,
    language: language ?? fallbackLanguage,
    warnings: [],
    finishReason: question.includes('harm') ? 'filtered' : 'complete',
    isFree: question.includes('harm'),
    tokens: { input: 100, output: 20 },
    topic: 'career',
    statements: [{ id: 's1', text, claims: [], rules: birth === null ? [] : ['made.rule'] }],
    memory: { question: memory.length + 1 },
  };
}
