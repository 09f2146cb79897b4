/**
 * Which letters of a name are vowels: A, E, I, O, U always; Y and W by the school.
 *
 * Sources: `balliett-vibration` never counts Y; `decoz-1994` by its sound; `xalen` by its place; `program-practice` for the rest.
 */

import type { NumerologySettings } from './options.ts';

const ALWAYS = 'AEIOU';

/**
 * Whether each letter of a name is a vowel.
 *
 * Y `by-sound`: a consonant after a vowel (Murray, Hayes) and where it begins a name before a vowel (Yolanda); otherwise a vowel (Mary, Lynn, Bryan, Yvonne).
 * Y `by-position`: a consonant at the beginning, a vowel at the end, and between them a vowel if no vowel stands beside it.
 * W `after-vowel`: a vowel after one and not before one (Drew, Brown; not Lewis).
 *
 * @param letters  A … Z of one name, in order
 */
export function vowelsOf(letters: string, { y, w }: Pick<NumerologySettings, 'y' | 'w'>): readonly boolean[] {
  const isVowel = (at: number): boolean => at >= 0 && at < letters.length && ALWAYS.includes(letters[at] as string);
  return Array.from(letters, (letter, at) => {
    if (letter === 'Y') return isVowelY(y, isVowel(at - 1), isVowel(at + 1), at === 0, at === letters.length - 1);
    if (letter === 'W') return w === 'after-vowel' && isVowel(at - 1) && !isVowel(at + 1);
    return isVowel(at);
  });
}

function isVowelY(
  rule: NumerologySettings['y'],
  after: boolean,
  before: boolean,
  first: boolean,
  last: boolean,
): boolean {
  if (rule === 'by-sound') return !after && !(first && before);
  if (rule === 'by-position') return !first && (last || (!after && !before));
  return rule === 'vowel';
}
