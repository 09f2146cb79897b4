/** What every word of a language is to the reader of claims: its names, their cases, and the words beside them. Made once a language. */

import { SIGNS } from '../../chart/chart.ts';
import { NAKSHATRAS } from '../../chart/zodiac.ts';
import type { Language } from '../../language/language.ts';
import type { Names } from '../../language/names.ts';
import { normalText, tokensOf } from './text.ts';
import { WORDS } from './words/index.ts';
import type { Case, LanguageWords } from './words/word.ts';

/** One meaning of a word or phrase. */
export interface Sense {
  readonly tag: string;
  readonly arg: string;
  /** Counts only where it begins with a capital. */
  readonly capital: boolean;
  /** A form that says where by itself: `भावात`, in the house. */
  readonly located?: true;
}

export interface Found {
  readonly senses: readonly Sense[];
  readonly case: Case | null;
  readonly denies: boolean;
}

export interface Lexicon {
  readonly verbLast: boolean;
  /** Phrases, words parted by spaces. */
  readonly phrases: ReadonlyMap<string, readonly Sense[]>;
  /** How many words the longest phrase has that begins with a word. */
  readonly longest: ReadonlyMap<string, number>;
  readonly stems: ReadonlyMap<string, readonly Sense[]>;
  readonly endings: ReadonlyMap<string, { readonly case: Case | null; readonly denies: boolean }>;
  readonly longestEnding: number;
  /** Ends of verbs that deny. */
  readonly negatives: readonly string[];
}

const MADE = new WeakMap<Names, Lexicon>();

/** The lexicon of a language; English and Sanskrit in Latin letters are in every one. */
export function lexiconOf(language: Language): Lexicon {
  const made = MADE.get(language.names) ?? makeLexicon(language);
  MADE.set(language.names, made);
  return made;
}

/**
 * What a word means, with its ending taken off where it is not known as it stands.
 *
 * @returns undefined for a word that says nothing to us
 */
export function lookUp(lexicon: Lexicon, word: string): Found | undefined {
  const whole = lexicon.phrases.get(word);
  if (whole !== undefined) return { senses: whole, case: whole[0]?.located === true ? 'in' : null, denies: false };
  const most = Math.min(lexicon.longestEnding, word.length - 1);
  for (let cut = 1; cut <= most; cut++) {
    const ending = lexicon.endings.get(word.slice(word.length - cut));
    if (ending === undefined) continue;
    const stem = lexicon.stems.get(word.slice(0, word.length - cut));
    if (stem !== undefined) return { senses: stem, case: ending.case, denies: ending.denies };
  }
  for (const ending of lexicon.negatives) if (word.length > ending.length && word.endsWith(ending)) return DENIAL;
  return undefined;
}

const DENIAL: Found = { senses: [{ tag: 'neg', arg: '', capital: false }], case: null, denies: false };

type Entries = Map<string, Sense[]>;

function makeLexicon(language: Language): Lexicon {
  const own = WORDS[language.code];
  const phrases: Entries = new Map();
  const stems: Entries = new Map();
  const latin = WORDS.en.words;
  // What belongs to the grammar of English alone would be misread in another: `a`, `on` and `me` are words elsewhere.
  addTable(phrases, latin, language.code !== 'en');
  if (language.code !== 'en') addTable(phrases, own.words);
  addNames(phrases, stems, language, own);
  if (own.endings !== undefined) {
    const trims = wordsOf(own.trims ?? '');
    for (const [phrase, senses] of phrases) {
      if (!STEMS.test(senses[0]?.tag ?? '')) continue;
      if (senses[0]?.located === true) continue;
      for (const sense of senses) add(stems, phrase, sense);
      for (const trim of trims)
        if (phrase.endsWith(trim) && phrase.length > trim.length + 1)
          for (const sense of senses) add(stems, phrase.slice(0, -trim.length), sense);
    }
  }
  const endings = endingsOf(own);
  const longest = new Map<string, number>();
  for (const phrase of [...phrases.keys(), ...stems.keys()]) {
    const words = phrase.split(' ');
    longest.set(words[0] as string, Math.max(words.length, longest.get(words[0] as string) ?? 1));
  }
  const longestEnding = Math.max(0, ...[...endings.keys()].map((ending) => ending.length));
  const negatives = wordsOf(own.negatives ?? '').map(normalText);
  return { verbLast: own.verbLast === true, negatives, phrases, longest, stems, endings, longestEnding };
}

/** Tags of English that are read in every language, and those whose words are declined. */
const TRAVELS =
  /^(?:body|sign|nak|lord|theme|varga|yoga|dosha|alone|sade|period|karaka|group|dignity:varg|retro|house$|yogaword|doshaword|nakword|lordword|signword|bindu)/;
const STEMS =
  /^(?:body|sign(?!in)|nak|num|house(?!in)|theme|lord|lordword|signword|nakword|pada|moonsign|moonstar|period|group|varga|natal|aspect|sade|dignity|retro|direct|combust|month|date|yogaword|doshaword|transit|planetword|its|pron|where|exchange|conj|chartword)/;

/** Rows of a table as they are looked up: English is read in every language, and made once. */
const ROWS = new WeakMap<LanguageWords['words'], readonly (readonly [key: string, sense: Sense])[]>();

function rowsOf(words: LanguageWords['words']): readonly (readonly [key: string, sense: Sense])[] {
  const made = ROWS.get(words);
  if (made !== undefined) return made;
  const rows = Object.entries(words).flatMap(([key, value]) => {
    const cut = key.indexOf(':');
    const tag = cut < 0 ? key : key.slice(0, cut);
    const arg = cut < 0 ? '' : key.slice(cut + 1);
    return value.split('|').map((phrase) => {
      const capital = phrase.endsWith('+');
      const located = phrase.endsWith('@');
      const sense: Sense = { tag, arg, capital, ...(located ? { located } : {}) };
      return [asKey(capital || located ? phrase.slice(0, -1) : phrase), sense] as const;
    });
  });
  ROWS.set(words, rows);
  return rows;
}

function addTable(into: Entries, words: LanguageWords['words'], travelling = false): void {
  for (const [key, sense] of rowsOf(words))
    if (!travelling || TRAVELS.test(sense.arg === '' ? sense.tag : `${sense.tag}:${sense.arg}`)) add(into, key, sense);
}

function addNames(phrases: Entries, stems: Entries, { code, names }: Language, own: LanguageWords): void {
  const put = (text: string, tag: string, arg: string, capital = false) =>
    add(phrases, asKey(text), { tag, arg, capital });
  const bodies = { ...names.body, ...names.graha };
  for (const [body, name] of Object.entries(bodies))
    if (READ_BODIES.has(body)) put(name, 'body', body, code === 'fr' && body === 'Mars');
  for (const [body, name] of Object.entries(names.grahaStem)) put(name, 'body', body);
  SIGNS.forEach((sign, i) => {
    // Signs that are everyday words too count by their capital.
    const capital = EVERYDAY_SIGNS[code]?.includes(sign) === true;
    for (const name of [names.rashi[sign], names.sign[sign]]) put(name, 'sign', String(i + 1), capital);
    if (own.endings !== undefined)
      add(phrases, asKey(names.rashiIn[sign]), { tag: 'signin', arg: String(i + 1), capital: false });
  });
  // `hasta` is until in Spanish.
  NAKSHATRAS.forEach((nakshatra, i) =>
    put(names.nakshatra[nakshatra], 'nak', String(i + 1), code === 'es' && nakshatra === 'Hasta'),
  );
  for (let house = 1; house <= 12; house++) {
    put(names.house[house as 1], 'theme', String(house));
    if (own.endings !== undefined) put(names.houseIn[house as 1], 'housein', String(house));
  }
  for (let month = 1; month <= 12; month++) {
    put(names.month[month as 1], 'month', String(month));
    put(names.monthShort[month as 1].replace('.', ''), 'month', String(month), true);
  }
  for (const [varga, name] of Object.entries(names.varga)) if (varga !== 'D1') put(name, 'varga', varga);
  for (const [yoga, name] of Object.entries(names.yoga)) put(name, 'yoga', yoga);
  for (const [dosha, name] of Object.entries(names.dosha))
    put(name, dosha === 'Sade Sati' ? 'sade' : 'dosha', dosha === 'Sade Sati' ? '' : dosha);
  for (const [karaka, name] of Object.entries(names.karaka)) put(name, 'karaka', karaka);
  for (const level of ['maha', 'antar', 'pratyantar'] as const) put(names.dashaLevel[level], 'period', level);
  for (const [dignity, name] of Object.entries(names.dignity))
    if (PLAIN_DIGNITIES.has(dignity)) put(name, 'dignity', dignity);
  // What is called a conjunction there is read as one already.
  for (const [aspect, name] of Object.entries(names.aspect)) if (aspect !== 'conjunction') put(name, 'west', aspect);
  // The genitive of a language that declines is a form of its own.
  if (code !== 'en' && code !== 'es' && code !== 'fr')
    for (const [body, name] of Object.entries(names.grahaOf)) {
      const key = asKey(name);
      if (!phrases.has(key))
        add(phrases, key, {
          tag: own.verbLast && OWN_GENITIVE.has(code) ? 'bodyof' : 'body',
          arg: body,
          capital: false,
        });
      add(stems, key, { tag: 'body', arg: body, capital: false });
    }
}

const READ_BODIES = new Set(
  'Sun Moon Mars Mercury Jupiter Venus Saturn Rahu Ketu Uranus Neptune Pluto Chiron NorthNode SouthNode Lilith Ascendant Midheaven Descendant ImumCoeli'.split(
    ' ',
  ),
);
const PLAIN_DIGNITIES = new Set(['exalted', 'moolatrikona', 'own', 'debilitated']);
/** Whose `grahaOf` is the whole genitive. */
const OWN_GENITIVE = new Set(['bn', 'ta', 'te', 'kn', 'ml']);
const EVERYDAY_SIGNS: { readonly [code: string]: readonly string[] } = {
  fr: ['Leo', 'Virgo', 'Libra', 'Taurus', 'Aries', 'Pisces', 'Gemini', 'Aquarius', 'Cancer'],
  es: ['Cancer'],
};

function endingsOf({ endings = {} }: LanguageWords): Lexicon['endings'] {
  const made = new Map<string, { readonly case: Case | null; readonly denies: boolean }>();
  for (const [name, list] of Object.entries(endings))
    for (const written of wordsOf(list)) {
      const denies = written.endsWith('!');
      const ending = denies ? written.slice(0, -1) : written;
      made.set(normalText(ending), { case: name === 'bare' ? null : (name as Case), denies });
    }
  return made;
}

function wordsOf(list: string): readonly string[] {
  return list.split(' ').filter((word) => word !== '');
}

const SMALL_LATIN = /^[a-z]+(?: [a-z]+)*$/;
const WORDS_ALONE = /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)*$/u;

/** A phrase as it is looked up: its words with one space between. */
function asKey(phrase: string): string {
  if (SMALL_LATIN.test(phrase)) return phrase;
  const normal = normalText(phrase);
  if (WORDS_ALONE.test(normal)) return normal.toLowerCase();
  return tokensOf(normal, 40)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ text }) => text)
    .join(' ');
}

function add(into: Entries, key: string, sense: Sense): void {
  if (key === '') return;
  const senses = into.get(key);
  if (senses === undefined) into.set(key, [sense]);
  else if (!senses.some(({ tag, arg }) => tag === sense.tag && arg === sense.arg)) senses.push(sense);
}
