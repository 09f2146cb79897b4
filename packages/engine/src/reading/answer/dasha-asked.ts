/** The periods that a question asks about: those that run, those of a time it names, or that of a lord it names. */

import { GRAHAS, type Graha, type Horoscope } from '../../jyotish/index.ts';
import type { Question } from '../question/question.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { looksBack, namedWindow } from './named-window.ts';
import { antarsBetween, type Maha, mahasBetween, runningAt } from './periods.ts';
import type { Draft, Teller } from './teller.ts';
import { antarDraft, mahaDraft, nextDraft, runningDrafts } from './timing.ts';
import { factsOfGround } from './weigh.ts';
import type { Words } from './words.ts';

/** No more sub-periods of a named time are told; of a longer one its periods alone. */
const MOST_ANTARS = 4;
/** Longer than all periods together. In days. */
const ALL_DAYS = 120 * 366;
/** What says that sub-periods are meant, in the twelve languages. */
const OF_ANTARS = /antar|bhukti|bukthi|अंतर|अन्तर|অন্তর|புக்தி|అంతర|ಅಂತರ|അപഹാര|અંતર|ਅੰਤਰ/iu;

/** What says that all of them are meant, one after the other. */
const OF_ALL =
  /\b(?:list|all|every|each|sequence|timeline|table|todos|todas|lista|tous|toutes|liste|sabhi|saari|sari)\b|सभी|सारी|सूची|सर्व|यादी|সব|সকল|তালিকা|எல்லா|அனைத்து|பட்டியல்|అన్ని|జాబితా|ಎಲ್ಲ|ಪಟ್ಟಿ|എല്ലാ|പട്ടിക|બધી|બધા|યાદી|ਸਾਰੀਆਂ|ਸਾਰੇ|ਸੂਚੀ/iu;

/** What a term of periods is answered with. */
export function tellPeriods(teller: Teller, question: Question, ground: AnswerGround, settled: Settled): void {
  const { horoscope, atJdUt } = ground;
  if (horoscope === undefined) return;
  const { words } = teller;
  teller.turn();
  const asked = askedDrafts(words, question, horoscope, atJdUt);
  if (asked !== null) {
    for (const { text, claims } of asked) teller.tell('explanation', text, claims);
    teller.turn();
    return;
  }
  for (const { text, claims } of runningDrafts(words, horoscope, atJdUt)) teller.tell('explanation', text, claims);
  const next = nextDraft(words, horoscope, atJdUt);
  if (next !== null) teller.tell('explanation', next.text, next.claims);
  teller.turn();
  const pair = teller.voice.rules.holding(factsOfGround(ground, settled)).find(({ family }) => family === 'dasha-pair');
  if (pair !== undefined) teller.tellRule('reason', pair, null);
}

/** Null where neither another time nor a lord is named; none where the life has no such period. */
function askedDrafts(words: Words, question: Question, horoscope: Horoscope, atJdUt: number): readonly Draft[] | null {
  const window = namedWindow(question, words, atJdUt);
  const lords = GRAHAS.filter((lord) => (question.bodies as readonly string[]).includes(lord));
  if (window !== null) {
    const { fromJdUt, toJdUt } = window;
    const mahas = mahasBetween(horoscope, fromJdUt, toJdUt).map((maha) => mahaDraft(words, maha, atJdUt));
    const antars = antarsBetween(horoscope, fromJdUt, toJdUt);
    return [...mahas, ...(antars.length > MOST_ANTARS ? [] : antars.map((antar) => antarDraft(words, antar, atJdUt)))];
  }
  if (lords.length === 0) return OF_ALL.test(question.text) ? allOf(words, horoscope, atJdUt) : null;
  return lords.slice(0, 2).flatMap((lord): readonly Draft[] => {
    if (OF_ANTARS.test(question.text)) {
      const antars = antarsBetween(horoscope, atJdUt - ALL_DAYS, atJdUt + ALL_DAYS).filter(
        ({ antar }) => antar === lord,
      );
      const found = meant(antars, question, atJdUt);
      return found === undefined ? [] : [antarDraft(words, found, atJdUt)];
    }
    const found = meant(mahasOf(horoscope, lord, atJdUt), question, atJdUt);
    if (found === undefined) return [];
    const runs = runningAt(horoscope, atJdUt)[0]?.startJdUt === found.startJdUt;
    return runs && !looksBack(question) ? runningDrafts(words, horoscope, atJdUt) : [mahaDraft(words, found, atJdUt)];
  });
}

/** The mahadashas from birth on. */
function allOf(words: Words, horoscope: Horoscope, atJdUt: number): readonly Draft[] {
  const birthJdUt = horoscope.chart.calculation.julianDayUt;
  return mahasBetween(horoscope, birthJdUt, birthJdUt + ALL_DAYS).map((maha) => mahaDraft(words, maha, atJdUt));
}

function mahasOf(horoscope: Horoscope, lord: Graha, atJdUt: number): readonly Maha[] {
  return mahasBetween(horoscope, atJdUt - ALL_DAYS, atJdUt + ALL_DAYS).filter((maha) => maha.maha === lord);
}

/** Of several of one lord: the last that began, where the question looks back; else the one that runs or the next; else the last. */
function meant<T extends { readonly startJdUt: number; readonly endJdUt: number }>(
  spans: readonly T[],
  question: Question,
  atJdUt: number,
): T | undefined {
  const last = spans.filter(({ startJdUt }) => startJdUt <= atJdUt).at(-1);
  if (looksBack(question) && last !== undefined) return last;
  return spans.find(({ endJdUt }) => endJdUt > atJdUt) ?? last;
}
