/** Whether a question can be answered with yes, or with an outlook: it asks whether something will be that is wished for, and is nobody's to decide. */

import type { LanguageCode } from '../../language/index.ts';
import type { Question } from '../question/question.ts';
import { isOneDay } from '../question/span.ts';
import type { TopicPlan } from './topic-table.ts';
import { OF_LAW, UNWISHED, type WordsByLanguage } from './unwished.ts';

/** What somebody has to decide: a chart shows reasons, it does not say yes in their place. */
const DECIDES: WordsByLanguage = {
  en: /\b(?:should|shall|ought|advisable|recommend(?:ed)?|worth|better (?:to|off)|say (?:yes|no)|accept|decide|go ahead|(?:good|bad|right|wise|safe|ok|okay) (?:idea|choice|decision|move|for me|to|if))\b/iu,
  hi: /चाहिए|(?<!ह)[ूऊ][ँं](?=[\s?।!]|$)|उचित|(?:ठीक|सही|अच्छा|बेहतर) (?:रहेगा|होगा|है)|\b(?:chahiye|(?:kar|le|de|ja|ho)\s?(?:l|d)?[ou]{1,2}n?\b|uchit|(?:theek|thik|sahi|accha|behtar) (?:rahega|hoga|hai))/iu,
  mr: /पाहिजे|हवे|योग्य|उचित|(?:करू|घेऊ|जाऊ|देऊ|बदलू|सोडू) का|[ा-ौ]वे|[ा-ौ]वी|[ा-ौ]वा का|(?:चांगले|बरे|ठीक) (?:राहील|होईल)/u,
  bn: /উচিত|(?:করব|নেব|যাব|দেব|ছাড়ব|বলব) কি|(?:ঠিক|ভালো|ভাল) হবে|করা যায়/u,
  ta: /வேண்டுமா|லாமா|கூடாதா|சரியா|நல்லதா/u,
  te: /ాలా(?=[\s?]|$)|వచ్చా|మంచిదా|మంచిదేనా|సరైన/u,
  kn: /ಬೇಕಾ|ಬೇಕೇ|ಬಹುದಾ|ಬಹುದೇ|ಲಾ(?=[\s?]|$)|ಲೇ(?=[\s?]|$)|ಒಳ್ಳೆಯದ|ಸರಿಯ/u,
  ml: /ണോ(?=[\s?]|$)|ട്ടെ(?=[\s?]|$)|ാമോ|നല്ലതാണോ|ശരിയ/u,
  gu: /જોઈએ|(?:કરું|લઉં|જાઉં|આપું|બદલું|છોડું)|યોગ્ય|(?:સારું|ઠીક) (?:રહેશે|છે)/u,
  pa: /ਚਾਹੀਦ|(?:ਕਰਾਂ|ਲਵਾਂ|ਜਾਵਾਂ|ਦੇਵਾਂ|ਬਦਲਾਂ|ਛੱਡਾਂ)(?=[\s?।]|$)|(?:ਠੀਕ|ਸਹੀ|ਚੰਗਾ) (?:ਰਹੇਗਾ|ਹੋਵੇਗਾ|ਹੈ)/u,
  es: /\b(?:debo|deber[ií]a|conviene|buena idea|tengo que|acept[oa]r?|digo que|decir que|vale la pena|es mejor|hago bien|recomiend)/iu,
  fr: /dois-je|devrais|faut-il|vaut-il|vaut mieux|bonne idée|convient|accepte|dire oui|dire non|ferais-je|conseill/iu,
};

/** Topics of which no yes is said: illness and recovery, conception, and what has neither yes nor no. */
const NO_YES: ReadonlySet<TopicPlan['name']> = new Set(['health', 'children', 'self', 'spirituality', 'general']);

/** How a question for a yes or no is met: with a yes, with an outlook, or with neither. */
export type Outlook = 'yes' | 'outlook' | null;

/**
 * A yes where somebody asks whether what they wish for themselves will be; an outlook where a yes would be of a loss, or of children. Neither for what is
 * theirs to decide, for health, for what a court decides, for a single day, of which the balance of a life says nothing, nor for the lives of others.
 */
export function outlookOf(question: Question, { name }: TopicPlan): Outlook {
  const { form, kind, subject, persons, secondary, negated, scope } = question;
  if (form !== 'yes-no' || kind === 'when') return null;
  if (isOneDay(scope)) return null;
  if (name === 'health' || secondary.includes('health') || (subject !== 'self' && persons === 1)) return null;
  if (says(DECIDES, question) || says(OF_LAW, question)) return null;
  return negated || NO_YES.has(name) || says(UNWISHED, question) ? 'outlook' : 'yes';
}

/** In the language of the answer or in English; many ask in it for another one. */
function says(words: WordsByLanguage, { text, language }: Question): boolean {
  const code: LanguageCode = language.code;
  return words[code].test(text) || words.en.test(text);
}
