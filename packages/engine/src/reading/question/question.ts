/** What a question is once it is understood: every field that an answer is planned by, and the lists its values come from. */

import type { LanguageCode } from '../../language/index.ts';
import type { Topic } from '../rules/topics.ts';
import type { Particular, VargaAsked } from './chart-asked.ts';
import type { DayAsked } from './days-asked.ts';

/** The twelve topics that people choose from. */
export const QUESTION_TOPICS = [
  'self',
  'career',
  'wealth',
  'love',
  'marriage',
  'children',
  'family',
  'home',
  'education',
  'health',
  'travel',
  'spirituality',
] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

/** Topics of the rules under each topic that people choose from; luck is asked about as part of oneself. */
export const RULE_TOPICS: Readonly<Record<QuestionTopic, readonly Topic[]>> = {
  self: ['self', 'mind', 'fortune'],
  career: ['career', 'business'],
  wealth: ['wealth', 'gains', 'expenses'],
  love: ['love'],
  marriage: ['marriage'],
  children: ['children'],
  family: ['family', 'siblings'],
  home: ['home'],
  education: ['education'],
  health: ['health', 'mind'],
  travel: ['travel'],
  spirituality: ['spirituality', 'fortune'],
};

/** What each house is asked about, the first topic before the others. @source `bphs` ch. 11, in the twelve topics */
export const TOPICS_OF_HOUSE: readonly (readonly QuestionTopic[])[] = [
  ['self', 'health'],
  ['wealth', 'family'],
  ['family', 'self'],
  ['home', 'education'],
  ['children', 'education', 'love'],
  ['health', 'career'],
  ['marriage', 'career'],
  ['health', 'self'],
  ['spirituality', 'travel'],
  ['career'],
  ['wealth'],
  ['travel', 'spirituality'],
];

/** What is wanted: a reading of one's chart, a place in it, a time, two charts side by side, a word explained, the day; or none of the field. */
export const KINDS = [
  'reading',
  'placement',
  'when',
  'match',
  'definition',
  'day',
  'greeting',
  'thanks',
  'other',
] as const;
export type Kind = (typeof KINDS)[number];

/** Whose life is asked about; `spouse` is also the partner of somebody unmarried. */
export const SUBJECTS = ['self', 'spouse', 'child', 'parent', 'sibling', 'friend', 'other'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What the safety policy treats apart from everything else. */
export const SAFETY_CLASSES = [
  'self-harm',
  'death',
  'diagnosis',
  'fetal-sex',
  'legal',
  'gambling',
  'minor',
  'third-party',
  'caste',
  'fear',
] as const;
export type SafetyClass = (typeof SAFETY_CLASSES)[number];

/** Signs that a text speaks to the machine: orders, a played role, a wish for secrets, forged marks, coded or hidden text, an address. */
export const INJECTION_SIGNS = ['order', 'role', 'secret', 'mark', 'code', 'hidden', 'link'] as const;
export type InjectionSign = (typeof INJECTION_SIGNS)[number];

/** Words of the field that a question names, by the name its glossary knows them under. */
export const TERMS = [
  'nakshatra',
  'dasha',
  'sade-sati',
  'mangal-dosha',
  'kaal-sarp',
  'pitru-dosha',
  'yoga',
  'dosha',
  'lagna',
  'rashi',
  'navamsa',
  'varga',
  'house',
  'retrograde',
  'combustion',
  'transit',
  'aspect',
  'conjunction',
  'tithi',
  'karana',
  'muhurta',
  'rahu-kala',
  'panchang',
  'ashtakavarga',
  'gun-milan',
  'ayanamsa',
  'saturn-return',
  'midheaven',
  'exaltation',
  'debilitation',
  'own-sign',
  'gandanta',
  'karaka',
  'maraka',
  'gemstone',
  'numerology',
  'vastu',
  'birth-chart',
  'zodiac',
  'planet',
] as const;
export type Term = (typeof TERMS)[number];

/** Names of the sky as a question writes them; the order is that of every lexicon's list. */
export const BODIES = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;
export type QuestionBody = (typeof BODIES)[number];

/** A time that was named. Days are civil, of the asker's calendar. */
export interface Scope {
  readonly kind: 'span' | 'age';
  /** First and last day, `YYYY-MM-DD`; null for an age of somebody whose birth date was not given. */
  readonly fromDate: string | null;
  readonly toDate: string | null;
  /** Where the first day begins and the last one ends as Julian dates at Greenwich, within half a day of the asker's; null with the dates. */
  readonly fromJd: number | null;
  readonly toJd: number | null;
  /** Years of age that were named, 1 … 120; null for a span. */
  readonly age: number | null;
}

/** The language a question is in, and how that is known. */
export interface QuestionLanguage {
  readonly code: LanguageCode;
  /** Hindi written in Latin letters. */
  readonly romanised: boolean;
  readonly by: 'explicit' | 'script' | 'words' | 'conversation' | 'fallback';
  /** 0 … 1; 1 for an explicit language, 0 for a fallback. */
  readonly sureness: number;
}

/** What an earlier question leaves behind for a short one that follows. */
export interface Memory {
  readonly topic: QuestionTopic | 'general';
  readonly kind: Kind;
  readonly subject: Subject;
  readonly scope: Scope | null;
  readonly language: LanguageCode;
}

/** A question, understood. JSON-safe. */
export interface Question {
  /** The text after clean-up, without the sentences that spoke to the machine; at times empty. */
  readonly text: string;
  readonly language: QuestionLanguage;
  readonly topic: QuestionTopic | 'general';
  /** Others that were touched, the weightiest first. */
  readonly secondary: readonly QuestionTopic[];
  /** Topics of the rules under `topic`; none for `general`. */
  readonly ruleTopics: readonly Topic[];
  readonly kind: Kind;
  /** Houses 1 … 12 that were named, in their order in the text. */
  readonly houses: readonly number[];
  readonly bodies: readonly QuestionBody[];
  /** Days that come round and whose date is asked; none where they are only named. */
  readonly days: readonly DayAsked[];
  /** Signs that were named: 1 Aries … 12 Pisces. */
  readonly signs: readonly number[];
  readonly terms: readonly Term[];
  /** Divisional charts that were named; none for the chart of birth. */
  readonly vargas: readonly VargaAsked[];
  readonly particulars: readonly Particular[];
  readonly subject: Subject;
  readonly persons: 1 | 2;
  readonly scope: Scope | null;
  readonly tense: 'past' | 'present' | 'future';
  readonly negated: boolean;
  readonly wantsRemedies: boolean;
  readonly form: 'yes-no' | 'open';
  /** What was carried over from the memory: the reason, more of the same, another time, another topic or another person. */
  readonly followUp: 'why' | 'more' | 'scope' | 'topic' | 'subject' | null;
  /** Nothing of the field was found; a greeting or thanks is not off the field. */
  readonly offField: boolean;
  /** Classes of the safety policy, the gravest first. */
  readonly safety: readonly SafetyClass[];
  readonly injection: readonly InjectionSign[];
}
