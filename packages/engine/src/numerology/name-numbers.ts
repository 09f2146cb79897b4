/**
 * The numbers of a name: of all its letters (expression, namank), of its vowels (soul urge), of its consonants (personality), of its initials (balance).
 *
 * Sources: `decoz-1994`, `jordan-romance`, `campbell-days` for the Pythagorean letters; `cheiro-numbers` for the Chaldean; `johari-numerology`, `sethuraman` for the Indian.
 */

import type { SourceKey } from '../sources.ts';
import { LETTER_TABLES } from './letter-tables.ts';
import { type NumerologyOptions, type NumerologySettings, numerologySettings } from './options.ts';
import { mastersOf, type NumerologyNumber, Working } from './reduce.ts';
import { type NameLetter, type NameWord, type SpelledName, spellName } from './spell.ts';

/** A number of letters. */
export interface NameNumber extends NumerologyNumber {
  /** Letters added up, before anything is reduced; `compound` with `nameSum: 'whole'`. */
  readonly total: number;
}

type Which = (letter: NameLetter) => boolean;
const EVERY: Which = () => true;
const VOWELS: Which = ({ isVowel }) => isVowel;
const CONSONANTS: Which = ({ isVowel }) => !isVowel;

/**
 * Expression or destiny number: all letters of the name. With `chaldean` the name number whose compound Cheiro reads, with `vedic` the namank.
 *
 * @param name  as on the certificate of birth; the name in use gives the minor expression
 * @throws  EngineError INVALID_OPTION for a name that cannot be read, or a choice that does not exist
 * @source  `decoz-1994`, `jordan-romance`, `cheiro-numbers`
 */
export function expressionOf(name: string, options?: NumerologyOptions): NameNumber {
  const settings = numerologySettings(options);
  return numberOfLetters('expression', spellName(name, settings), EVERY, settings);
}

/** Soul urge or heart's desire: the vowels of the name; 0 without any. Arguments and errors as `expressionOf`. @source `decoz-1994`, `jordan-romance` */
export function soulUrgeOf(name: string, options?: NumerologyOptions): NameNumber {
  const settings = numerologySettings(options);
  return numberOfLetters('soul-urge', spellName(name, settings), VOWELS, settings);
}

/** Personality: the consonants of the name; 0 without any. Arguments and errors as `expressionOf`. @source `decoz-1994`, `jordan-romance` */
export function personalityOf(name: string, options?: NumerologyOptions): NameNumber {
  const settings = numerologySettings(options);
  return numberOfLetters('personality', spellName(name, settings), CONSONANTS, settings);
}

/** The expression of a name that was read already. */
export function expressionOfSpelled(
  name: SpelledName,
  settings: NumerologySettings,
  id: string = 'expression',
): NameNumber {
  return numberOfLetters(id, name, EVERY, settings);
}
/** The soul urge of a name that was read already. */
export function soulUrgeOfSpelled(
  name: SpelledName,
  settings: NumerologySettings,
  id: string = 'soul-urge',
): NameNumber {
  return numberOfLetters(id, name, VOWELS, settings);
}
/** The personality of a name that was read already. */
export function personalityOfSpelled(
  name: SpelledName,
  settings: NumerologySettings,
  id: string = 'personality',
): NameNumber {
  return numberOfLetters(id, name, CONSONANTS, settings);
}

/** Words whose letters count. */
export function countedWords(name: SpelledName): readonly NameWord[] {
  return name.words.filter((word) => word.isCounted);
}

/** Letters that count, in order. */
export function countedLetters(name: SpelledName): readonly NameLetter[] {
  return countedWords(name).flatMap((word) => word.letters);
}

function numberOfLetters(id: string, name: SpelledName, which: Which, settings: NumerologySettings): NameNumber {
  const masters = mastersOf(settings);
  const working = new Working(masters);
  const parts = countedWords(name)
    .map((word) => ({ latin: word.latin, letters: word.letters.filter(which) }))
    .filter(({ letters }) => letters.length > 0);
  // A single name is reduced once, as the whole.
  const byName = settings.nameSum === 'by-name' && parts.length > 1;
  let total = 0;
  const terms = parts.map(({ latin, letters }) => {
    const sum = working.sum(
      latin,
      letters.map(({ letter }) => letter),
      letters.map(({ value }) => value),
      'letters',
    );
    total += sum;
    return byName ? working.reduce(latin, sum) : sum;
  });
  const labels = parts.map(({ latin }) => latin);
  const compound = terms.length === 1 ? total : working.sum(id, labels, terms);
  const number = working.close(id, compound, nameSources(settings));
  const { value, root, isMaster, karmicDebts, steps, sources } = number;
  return { id, value, root, isMaster, compound, karmicDebts, steps, sources, total };
}

/** The works a name number rests on. */
export function nameSources(settings: NumerologySettings): readonly SourceKey[] {
  const { sources } = LETTER_TABLES[settings.system];
  return settings.nameSum === 'by-name' ? ['decoz-1994', ...sources] : sources;
}

/**
 * Balance: the first letters of all names, as one digit.
 *
 * @throws  EngineError INVALID_OPTION as `expressionOf`
 * @source  `decoz-1994`
 */
export function balanceOf(name: string, options?: NumerologyOptions): NumerologyNumber {
  const settings = numerologySettings(options);
  return balanceOfSpelled(spellName(name, settings));
}

/** The balance of a name that was read already. */
export function balanceOfSpelled(name: SpelledName): NumerologyNumber {
  const working = new Working([]);
  const initials = countedWords(name).map((word) => word.letters[0] as NameLetter);
  const sum = working.sum(
    'initials',
    initials.map(({ letter }) => letter),
    initials.map(({ value }) => value),
    'letters',
  );
  return working.close('balance', sum, ['decoz-1994']);
}
