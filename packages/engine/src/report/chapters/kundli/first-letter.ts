/**
 * The first letter of a name by the quarter of the nakshatra in which the Moon stands, in the letters of each language.
 *
 * The syllables are those of the Avakahada chakra; they are kept in Devanagari, and the Indian blocks of Unicode run side by side, so that a letter is
 * carried into another script by its place. What a script lacks is written with its nearest letter.
 *
 * @source `almanac-practice`
 */

import type { Language } from '../../../language/index.ts';

/** Four a nakshatra, Ashwini first. */
const SYLLABLES: readonly string[] = (
  'चू चे चो ला ली लू ले लो अ ई उ ए ओ वा वी वू वे वो का की कू घ ङ छ के को हा ही हू हे हो डा डी डू डे डो ' +
  'मा मी मू मे मो टा टी टू टे टो पा पी पू ष ण ठ पे पो रा री रू रे रो ता ती तू ते तो ना नी नू ने नो या यी यू ' +
  'ये यो भा भी भू धा फा ढा भे भो जा जी खी खू खे खो गा गी गू गे गो सा सी सू से सो दा दी दू थ झ ञ दे दो चा ची'
).split(' ');

const DEVANAGARI = 0x900;
const BLOCKS: Readonly<Record<string, number>> = {
  bn: 0x980,
  pa: 0xa00,
  gu: 0xa80,
  ta: 0xb80,
  te: 0xc00,
  kn: 0xc80,
  ml: 0xd00,
};

/** Letters that a script lacks, before they are carried over: in Tamil a row of one letter, in Bengali one letter for b and v, in Gurmukhi no ṣ. */
const LACKING: Readonly<Record<string, readonly (readonly [letters: RegExp, instead: string])[]>> = {
  bn: [[/व/g, 'ब']],
  pa: [[/ष/g, 'श']],
  ta: [
    [/[खगघ]/g, 'क'],
    [/[छझ]/g, 'च'],
    [/[ठडढ]/g, 'ट'],
    [/[थदध]/g, 'त'],
    [/[फबभ]/g, 'प'],
  ],
};

const ROMAN: Readonly<Record<string, string>> = {
  अ: 'a', ई: 'i', उ: 'u', ए: 'e', ओ: 'o', क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'ng', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'ny',
  ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', भ: 'bh', म: 'm', य: 'y',
  र: 'r', ल: 'l', व: 'v', ष: 'sh', स: 's', ह: 'h', 'ा': 'a', 'ी': 'i', 'ू': 'u', 'े': 'e', 'ो': 'o',
}; // biome-ignore format: a table reads in rows

const VOWELS = 'अईउएओ';

/**
 * The syllable with which a name begins.
 *
 * @param nakshatra  1 … 27, Ashwini first
 * @param pada       1 … 4
 */
export function firstLetter({ code }: Language, nakshatra: number, pada: number): string {
  const syllable = SYLLABLES[(nakshatra - 1) * 4 + pada - 1] as string;
  if (code === 'hi' || code === 'mr') return syllable;
  const block = BLOCKS[code];
  if (block === undefined) return romanised(syllable);
  const fitted = (LACKING[code] ?? []).reduce((text, [letters, instead]) => text.replace(letters, instead), syllable);
  return [...fitted]
    .map((letter) => String.fromCodePoint((letter.codePointAt(0) as number) - DEVANAGARI + block))
    .join('');
}

function romanised(syllable: string): string {
  const letters = [...syllable];
  const text = letters.map((letter) => ROMAN[letter] as string).join('');
  const isBare = letters.length === 1 && !VOWELS.includes(letters[0] as string);
  const whole = isBare ? `${text}a` : text;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`;
}
