/**
 * Names and figures of a sentence, held against the plan: a sentence may name only what one item of the plan names together. That knows nothing of
 * grammar, so whoever tells the house, sign, planet or day of an item wrongly, or denies it, is found whatever words stand around the name.
 */

import { SIGNS } from '@khagol/engine/chart';
import type { Language } from '@khagol/engine/language';
import type { Sentence } from './brief.ts';

interface Mentions {
  /** Planets, signs and houses, each as often as it is named. */
  readonly names: readonly string[];
  /** Whole numbers without zeros in front. */
  readonly figures: readonly string[];
  readonly denies: boolean;
}

/** Whether a sentence names only what one of some items names. */
export type Agreement = (sentence: string, among: (item: Sentence) => boolean) => boolean;

export function openAgreement(language: Language, items: readonly Sentence[]): Agreement {
  const named = namesOf(language);
  const given = items.map((item) => [item, allowedBy(item, mentionsIn(item.text, named, language.code))] as const);
  return (sentence, among) => {
    const said = mentionsIn(sentence, named, language.code);
    if (said.names.length === 0 && said.figures.length === 0) return true;
    return given.some(([item, allowed]) => among(item) && fits(said, allowed));
  };
}

interface Allowed {
  /** How often a name or a figure may stand in a sentence. */
  readonly counts: ReadonlyMap<string, number>;
  readonly denies: boolean;
}

function fits({ names, figures, denies }: Mentions, allowed: Allowed): boolean {
  if (denies && !allowed.denies && names.length > 0) return false;
  return [...countsOf([...names, ...figures])].every(([name, times]) => times <= (allowed.counts.get(name) ?? 0));
}

/** What an item names, and what its claims say in other words: a house may be written as a figure, and a figure as a house. */
function allowedBy({ claims }: Sentence, { names, figures, denies }: Mentions): Allowed {
  const counts = countsOf([...names, ...figures]);
  const allow = (name: string, times = 1): void => void counts.set(name, Math.max(times, counts.get(name) ?? 0));
  for (const [figure, times] of countsOf(figures)) allow(`house ${figure}`, times);
  for (const claim of claims) {
    if ('body' in claim && typeof claim.body === 'string') allow(claim.body);
    if ('sign' in claim && claim.sign !== undefined) allow(claim.sign);
    const houses =
      'houses' in claim ? claim.houses : 'house' in claim && claim.house !== undefined ? [claim.house] : [];
    for (const house of houses) {
      allow(`house ${house}`);
      allow(String(house));
    }
  }
  return { counts, denies };
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function mentionsIn(text: string, { words: named, phrases }: Names, code: string): Mentions {
  const plain = inPlainFigures(text);
  const words = wordsOf(plain);
  const whole = ` ${words.join(' ')} `;
  const houses = [...plain.toLowerCase().matchAll(IN_WORDS)].map(
    ([, word]) => `house ${ORDINALS.indexOf(word ?? '') + 1}`,
  );
  return {
    names: [
      ...words.flatMap((word) => named.get(word) ?? []),
      ...phrases.filter((phrase) => whole.includes(` ${phrase} `)),
      ...houses,
    ],
    figures: [...plain.matchAll(/\d+/g)].map(([figure]) => figure.replace(/^0+(?=\d)/, '')),
    denies: words.some((word) => DENIALS.has(word)) || (DENYING_ENDS[code]?.test(plain) ?? false),
  };
}

/** Words in small letters; an apostrophe parts two. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\u200c\u200d]+/gu) ?? [];
}

/** Where the figures of every Indian script begin in its block of 128. */
const FIRST_FIGURE = 0x66;

function inPlainFigures(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0900-\u0d7f]/g, (letter) =>
      /\p{Nd}/u.test(letter) ? String(((letter.codePointAt(0) as number) & 0x7f) - FIRST_FIGURE) : letter,
    );
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const IN_WORDS = new RegExp(`\\b(${ORDINALS.join('|')})[\\s-]+(?:house|bhava|lord)`, 'g');

/** Words that deny, in all the languages: they are looked for together, since a word of one is none of another that matters. */
const DENIALS: ReadonlySet<string> = new Set(
  (
    'not no never cannot neither nor nowhere without hardly lacks absent false untrue isn aren wasn doesn don didn won hasn haven isnt doesnt ' +
    'नहीं नही न ना नाही नाहीत नव्हे नसतो नसते बिना ' +
    'না নয় নয় নেই নাই নন નથી નહીં નહિ ન ના ਨਹੀਂ ਨਾ ਨਹੀ ' +
    'nunca jamás tampoco ni sin ne pas jamais aucun sans ningún ninguna'
  )
    .normalize('NFKC')
    .split(' '),
);
/** Languages that deny at the end of the verb. */
const DENYING_ENDS: Readonly<Record<string, RegExp>> = {
  ta: /இல்லை|அல்ல|வில்லை|யாது/,
  te: /లేదు|లేడు|లేవు|లేరు|కాదు/,
  kn: /ಇಲ್ಲ|ಿಲ್ಲ|ಅಲ್ಲ/,
  ml: /ഇല്ല|ില്ല|അല്ല/,
};

interface Names {
  /** Words that name one planet, sign or house and nothing else. */
  readonly words: ReadonlyMap<string, string>;
  /** Names of points that no plan speaks of, of one word or more. */
  readonly phrases: readonly string[];
}

const tables = new Map<Language['code'], Names>();

/** Names in English and the language. */
function namesOf({ code, names }: Language): Names {
  const known = tables.get(code);
  if (known !== undefined) return known;
  const words = new Map<string, string>();
  const add = (kinds: Readonly<Record<string, readonly string[]>>): void => {
    const owners = new Map<string, Set<string>>();
    for (const [key, forms] of Object.entries(kinds))
      for (const word of forms.flatMap((form) => wordsOf(form.normalize('NFKC'))))
        owners.set(word, (owners.get(word) ?? new Set()).add(key));
    for (const [word, keys] of owners) {
      const [key, ...others] = keys;
      if (key !== undefined && others.length === 0 && word.length > 2) words.set(word, key);
    }
  };
  const { body, grahaOf, grahaStem } = names;
  const keys = Object.keys(grahaOf) as (keyof typeof grahaOf)[];
  add(Object.fromEntries(keys.map((key) => [key, [key, body[key], grahaOf[key], grahaStem[key]]])));
  add(Object.fromEntries(SIGNS.map((sign) => [sign, [sign, names.sign[sign], names.rashiIn[sign]]])));
  add(Object.fromEntries(Object.entries(names.houseIn).map(([house, form]) => [`house ${house}`, [form]])));
  const phrases = Object.entries(body)
    .filter(([key]) => !Object.hasOwn(grahaOf, key))
    .map(([, form]) => wordsOf(form.normalize('NFKC')).join(' '))
    .filter((phrase) => !words.has(phrase));
  const table = { words, phrases };
  tables.set(code, table);
  return table;
}
