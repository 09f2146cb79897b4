/**
 * Which of the languages a text is in. The script decides for those that have one of their own; Latin and Devanagari are shared, and there
 * the commonest words and the words of the field decide, a word of several languages counting for each of them the less.
 */

import type { LanguageCode } from '../../language/index.ts';
import type { LexiconKey } from './lexicon/index.ts';
import type { Finding } from './match.ts';
import type { QuestionLanguage } from './question.ts';
import { type Letters, TABLES_OF_SCRIPT } from './script.ts';

/** Under this many letters nothing is decided. */
const FEWEST_LETTERS = 3;
/** What the best language must reach at least, where one of the commonest words counts 2. */
const LEAST_SCORE = 1.5;
/** Its share among all that is counted, under which it is a guess. */
const LEAST_SHARE = 0.42;

/** Characters that one language of Latin letters has and the others have not, or seldom. */
const TELLING: readonly (readonly [RegExp, LexiconKey, number])[] = [
  [/[ñ¿¡]/, 'es', 3],
  [/[áíóú]/, 'es', 1.5],
  [/[çœèêàùûîôâë]/, 'fr', 2],
  [/\b(?:qu|j|l|d|n|c|s|m|t)['’]\p{L}/iu, 'fr', 1],
  [/\b(?:i['’]m|\w+n['’]t|\w+['’]ll|\w+['’]ve)\b/i, 'en', 2],
  [/ळ|च्या(?!\p{L}|\p{M})|ॲ/u, 'mr', 3],
];

/** The language, the table whose words the text is in, and the table that helps with borrowed words. */
export interface Detected {
  readonly language: QuestionLanguage;
  readonly table: LexiconKey;
}

/**
 * The language of a text.
 *
 * @param text      cleaned
 * @param findings  of every table that the scripts of the text call for
 * @param wanted    a language the caller insists on, what the conversation speaks, and what is taken when nothing else is known
 */
export function detect(
  text: string,
  letters: Letters,
  findings: ReadonlyMap<LexiconKey, Finding>,
  wanted: {
    readonly explicit?: LanguageCode | undefined;
    readonly conversation?: LanguageCode | undefined;
    readonly fallback: LanguageCode;
  },
): Detected {
  const candidates = TABLES_OF_SCRIPT[letters.script];
  const [best, share, score] = bestOf(text, candidates, findings);
  const own = candidates.length === 1;
  const sure =
    letters.count >= FEWEST_LETTERS && best !== null && (own || (score >= LEAST_SCORE && share >= LEAST_SHARE));
  const table = best ?? wanted.explicit ?? wanted.conversation ?? wanted.fallback;
  const romanised = table === 'hl';
  const code = romanised ? 'hi' : (table as LanguageCode);
  const sureness = own ? 1 : Math.round(share * 100) / 100;
  if (wanted.explicit !== undefined)
    return {
      table,
      language: {
        code: wanted.explicit,
        romanised: romanised && wanted.explicit === 'hi',
        by: 'explicit',
        sureness: 1,
      },
    };
  if (sure) return { table, language: { code, romanised, by: own ? 'script' : 'words', sureness } };
  if (wanted.conversation !== undefined)
    return {
      table,
      language: {
        code: wanted.conversation,
        romanised: romanised && wanted.conversation === 'hi',
        by: 'conversation',
        sureness: 0,
      },
    };
  return {
    table,
    language: {
      code: guess(letters, code, wanted.fallback),
      romanised: romanised && wanted.fallback === 'hi',
      by: 'fallback',
      sureness: 0,
    },
  };
}

/** An unsure text of Devanagari is in one of its two languages all the same; the fallback decides where it is one of them. */
function guess(letters: Letters, code: LanguageCode, fallback: LanguageCode): LanguageCode {
  if (letters.script !== 'devanagari' || letters.count < FEWEST_LETTERS) return fallback;
  return fallback === 'mr' ? 'mr' : code;
}

/** The table that knows most of the text, its share of what all of them know, and its score. */
function bestOf(
  text: string,
  candidates: readonly LexiconKey[],
  findings: ReadonlyMap<LexiconKey, Finding>,
): [LexiconKey | null, number, number] {
  if (candidates.length === 0) return [null, 0, 0];
  if (candidates.length === 1) return [candidates[0] as LexiconKey, 1, Number.POSITIVE_INFINITY];
  const scores = candidates.map((key) =>
    TELLING.reduce((sum, [sign, of, worth]) => (of === key && sign.test(text) ? sum + worth : sum), 0),
  );
  const length = findings.get(candidates[0] as LexiconKey)?.knows.length ?? 0;
  for (let word = 0; word < length; word++) {
    const worths = candidates.map((key) => findings.get(key)?.knows[word] ?? 0);
    const sharers = worths.filter((worth) => worth > 0).length;
    for (const [index, worth] of worths.entries())
      if (worth > 0) scores[index] = (scores[index] as number) + worth / sharers;
  }
  let best = 0;
  for (let index = 1; index < scores.length; index++)
    if ((scores[index] as number) > (scores[best] as number)) best = index;
  const sum = scores.reduce((total, score) => total + score, 0);
  const top = scores[best] as number;
  return sum === 0 ? [null, 0, 0] : [candidates[best] as LexiconKey, top / sum, top];
}
