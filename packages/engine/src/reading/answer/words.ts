/** Names, dates and cases as the messages of the area `answer` take them. */

import { SIGNS, type Sign } from '../../chart/chart.ts';
import type { Graha } from '../../jyotish/index.ts';
import type { Messages } from '../../language/catalog/messages.generated.ts';
import type { Language } from '../../language/index.ts';
import type { BodyKey, HouseKey } from '../../language/keys.ts';
import type { SourceKey } from '../../sources.ts';
import { dateOf, type LocalClock } from '../../time/index.ts';
import type { Claim, Stretch } from '../claims/index.ts';
import type { QuestionTopic } from '../question/question.ts';
import type { Draft } from './teller.ts';

type Answers = Messages['answer'];

/** Languages that give some bodies an article where no possessive stands before them. */
const WITH_ARTICLE: { readonly [code: string]: { readonly [body: string]: string } } = {
  en: {
    Sun: 'the Sun',
    Moon: 'the Moon',
    NorthNode: 'the North Node',
    SouthNode: 'the South Node',
    Ascendant: 'the ascendant',
    Midheaven: 'the Midheaven',
  },
  es: { Sun: 'el Sol', Moon: 'la Luna', NorthNode: 'el Nodo Norte', SouthNode: 'el Nodo Sur' },
  fr: { Sun: 'le Soleil', Moon: 'la Lune', NorthNode: 'le Nœud Nord', SouthNode: 'le Nœud Sud' },
};

const TOPIC_KEYS = {
  self: 'topicSelf',
  career: 'topicCareer',
  wealth: 'topicWealth',
  love: 'topicLove',
  marriage: 'topicMarriage',
  children: 'topicChildren',
  family: 'topicFamily',
  home: 'topicHome',
  education: 'topicEducation',
  health: 'topicHealth',
  travel: 'topicTravel',
  spirituality: 'topicSpirituality',
  general: 'topicGeneral',
} as const;

type LordKey = `lord${HouseKey}`;

/** The civil day of an instant. */
interface Day {
  readonly text: string;
  readonly stretch: Stretch;
}

/** A language as the narrator uses it. */
export class Words {
  readonly language: Language;
  readonly say: Answers;
  readonly #clock: LocalClock | undefined;

  /** @param clock  by which days are told; of Greenwich when left out */
  constructor(language: Language, clock?: LocalClock) {
    this.language = language;
    this.say = language.say.answer;
    this.#clock = clock;
  }

  topic(topic: QuestionTopic | 'general'): string {
    return this.say[TOPIC_KEYS[topic]];
  }

  lord(house: number): string {
    return this.say[`lord${house}` as LordKey];
  }

  body(name: string): string {
    return this.language.names.body[name as BodyKey];
  }

  /** As the subject of a sentence, with its article where the language wants one. */
  theBody(name: string): string {
    return WITH_ARTICLE[this.language.code]?.[name] ?? this.body(name);
  }

  /** In the name of a period. */
  ofPeriod(graha: Graha): string {
    const { grahaOf, grahaStem } = this.language.names;
    return this.language.code === 'es' || this.language.code === 'fr' ? grahaOf[graha] : grahaStem[graha];
  }

  rashiIn(sign: number): string {
    return this.language.names.rashiIn[SIGNS[sign - 1] as Sign];
  }

  sign(sign: number): string {
    return this.language.names.sign[SIGNS[sign - 1] as Sign];
  }

  nakshatra(nakshatra: number): string {
    return Object.values(this.language.names.nakshatra)[nakshatra - 1] as string;
  }

  houseIn(house: number): string {
    return this.language.names.houseIn[house as HouseKey];
  }

  day(jdUt: number): Day {
    const dayNumber = this.#clock?.read(jdUt).dayNumber ?? Math.floor(jdUt + 0.5);
    const { year, month, day } = dateOf(dayNumber);
    return {
      text: this.language.date(year, month, day),
      stretch: { fromJd: this.midnight(dayNumber), toJd: this.midnight(dayNumber + 1) },
    };
  }

  /** Where a civil day begins, as a Julian date. */
  midnight(dayNumber: number): number {
    return this.#clock?.midnight(dayNumber) ?? dayNumber - 0.5;
  }
}

/** What a preposition and the article of a name become together: names bring their article, and messages their prepositions. */
const JOINED: { readonly [code: string]: readonly (readonly [apart: RegExp, together: string])[] } = {
  es: [
    [/\b([Dd])e el (?=\p{Lu})/gu, '$1el '],
    [/\b([Aa]) el (?=\p{Lu})/gu, '$1l '],
  ],
  fr: [
    [/\b([Dd])e le (?=\p{Lu})/gu, '$1u '],
    [/(?<!\p{L})à le (?=\p{Lu})/gu, 'au '],
    [/(?<!\p{L})À le (?=\p{Lu})/gu, 'Au '],
    [/\b([Dd])e (?=[AEIOUÉÈÊaeiouéèê])/gu, '$1’'],
  ],
};

/** A sentence as it is written in a language where words grow together. */
export function joined(text: string, code: string): string {
  return (JOINED[code] ?? []).reduce((whole, [apart, together]) => whole.replace(apart, together), text);
}

/** Its first letter great: some names begin small. */
export function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Its first letter small, for a sentence that follows a few words of lead. */
export function small(text: string): string {
  const [first = ''] = text;
  return first.toLowerCase() + text.slice(first.length);
}

/** A sentence behind a comma: names of the sky keep their great letter, and other words have none there. A yoga is one before that word: some are named like words. */
export function led(text: string, { names }: Pick<Language, 'names'>): string {
  const all = [
    ...Object.values(names.body),
    ...Object.values(names.nakshatra),
    ...Object.values(names.yoga).map((name) => `${name} yoga`),
  ];
  return all.some((name) => text.startsWith(name) && !/^\p{L}/u.test(text.slice(name.length))) ? text : small(text);
}

/** The sentences of a text of the rule base. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?।])\s+/u).filter((part) => part !== '');
}

export function signName(sign: number): Sign {
  return SIGNS[sign - 1] as Sign;
}

/** A thing under its name, as a line of a table would have it. */
export function labelled(
  { say }: Words,
  label: string,
  value: string,
  claims: readonly Claim[] = [],
  works: readonly SourceKey[] = [],
): Draft {
  return { text: say.labelled({ label: capital(label), value }), claims, beside: { works } };
}
