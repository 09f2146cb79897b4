/** Numbers of numerology: those of the date of birth are told, and of those of a name is said that no chart has them. */

import { bhagyankOf, lifePathOf, mulankOf } from '../../numerology/date-numbers.ts';
import { formatDate } from '../../time/index.ts';
import { readValue } from '../facts/numbers.ts';
import type { Question } from '../question/question.ts';
import type { AnswerGround } from './answer.ts';
import type { Teller } from './teller.ts';
import { sentencesOf } from './words.ts';

/** Numbers whose names speak of the spirit, which is no matter there. */
const OF_SPIRIT = /\b(?:psychic|angel|soul(?: urge)?) numbers?\b/iu;
/** A way of life in Latin letters, which is a number only where one is named beside it. */
const PATH = /life paths?|camino de vida|chemin de vie/iu;
const NUMBER = /numbers?|numerolog|n[uú]meros?|nombres?|chiffres?/iu;
const LIFE_PATH =
  /life paths?|de vida|de vie|जीवन ?पथ|जीवन ?मार्ग|জীবন ?পথ|જીવન ?પથ|ਜੀਵਨ ਪੰਧ|வாழ்க்கைப் பாதை|జీవన మార్గ|ಜೀವನ ಮಾರ್ಗ|ജീവിതപാത/iu;
const BHAGYANK =
  /bhagy|destiny|conductor|destino|destin[ée]e|भाग्यांक|भाग्याङ्क|ভাগ্যাঙ্ক|ભાગ્યાંક|ਭਾਗਿਆਂਕ|ਭਾਗ ਅੰਕ|விதி எண்|విధి సంఖ్య|ಭಾಗ್ಯ ಸಂಖ್ಯೆ|ഭാഗ്യസംഖ്യ/iu;
const MULANK =
  /m(?:u|oo)lan?k|janmank|birth ?(?:day)? ?number|psychic number|root number|driver number|número del día|nombre du jour|मूलांक|जन्मांक|মূলাঙ্ক|জন্মসংখ্যা|મૂળાંક|મૂલાંક|જન્માંક|ਮੂਲਾਂਕ|ਮੂਲ ਅੰਕ|ਜਨਮ ਅੰਕ|பிறந்த நாள் எண்|జన్మ సంఖ్య|ಜನ್ಮ ಸಂಖ್ಯೆ|ജന്മസംഖ്യ/iu;
/** Numbers that the letters of a name make, or that are seen by chance. */
const OF_NAME =
  /\bname|angel|expression|soul|personality|nombre propio|[aá]ngel|\bprénom|d’expression|नाम|নাম|નામ|ਨਾਮ|பெயர்|పేరు|ಹೆಸರ|പേര/iu;

/**
 * The numbers that a question asks for. Without a date of birth, and of numbers of a name: from what numbers are read, where the language has a glossary, and
 * that the chart does not tell.
 *
 * @returns whether it was answered; null where no number is asked for, and nothing was told
 */
export function tellNumbers(teller: Teller, question: Question, ground: AnswerGround): boolean | null {
  if (!asksOfNumber(question)) return null;
  const birthDate = birthDateOf(ground);
  if (birthDate !== null && !OF_NAME.test(question.text)) {
    tellOfBirth(teller, question.text, birthDate);
    return true;
  }
  const entry = teller.voice.glossary?.['numerology'];
  for (const sentence of entry === undefined ? [] : sentencesOf(entry.text)) teller.tell('explanation', sentence);
  teller.turn();
  teller.tell('policy', teller.words.say.notInChart);
  return false;
}

/** Whether a number is asked for, and neither a word explained nor another matter with it. */
function asksOfNumber({ terms, kind, topic, bodies, houses, text }: Question): boolean {
  if (!terms.includes('numerology') || (kind !== 'reading' && kind !== 'placement')) return false;
  if (topic !== 'general' && topic !== 'self' && !OF_SPIRIT.test(text)) return false;
  if (bodies.length > 0 || houses.length > 0 || terms.includes('birth-chart')) return false;
  return !PATH.test(text) || NUMBER.test(text);
}

/** The civil date of birth, as numbers are made of it. */
function birthDateOf({ horoscope, nativity, clock }: AnswerGround): string | null {
  if (horoscope !== undefined) return horoscope.chart.time.datetimeLocal.split('T')[0] as string;
  const at = nativity?.radix.ground?.jdUt;
  return at === undefined || clock === undefined ? null : formatDate(clock.read(at).dayNumber);
}

/** Those that are named; where none is, as in “my lucky number”, the number of the day and that of the life path. */
function tellOfBirth(teller: Teller, text: string, birthDate: string): void {
  const { numerology } = teller.words.language.say;
  const asked = { path: LIFE_PATH.test(text), destiny: BHAGYANK.test(text), day: MULANK.test(text) };
  const isBare = !Object.values(asked).includes(true);
  const tell = (label: string, shown: number, rule: string | null): void => {
    teller.turn();
    teller.tell('explanation', teller.words.say.labelled({ label, value: teller.words.language.number(shown) }));
    const found = rule === null ? undefined : teller.voice.rules.find(`number.${rule}.${shown}`);
    if (found !== undefined) teller.tellRule('reason', found, null);
  };
  if (asked.day || isBare) tell(numerology.birthday, mulankOf(birthDate).root, 'birthday');
  if (asked.destiny) tell(numerology.destiny, bhagyankOf(birthDate).root, null);
  if (asked.path || isBare) tell(numerology.lifePath, readValue(lifePathOf(birthDate)), 'life-path');
}
