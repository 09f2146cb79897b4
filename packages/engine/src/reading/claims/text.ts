/**
 * Text as the reader of claims compares it: letters without their accents, figures of every script as 0 … 9, Indic spellings that differ only in how a nasal or
 * a dot is written made one, and what is invisible taken out. Lexicons pass through the same, so both sides agree.
 */

export interface Token {
  /** In small letters. */
  readonly text: string;
  readonly kind: 'word' | 'number' | 'mark';
  /** Whether it begins with a capital. */
  readonly cap: boolean;
  /** Whether nothing stands between it and the token before. */
  readonly joined: boolean;
}

const PLAIN = /^[\n\x20-\x7e]*$/;
/** Accents of Latin letters, nuktas, and characters that show nothing or turn the direction of writing. */
const SHED =
  /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0e|\ufe0f|\u20e3/g;
const NASAL_DEVA = /[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])|\u0901/g;
const NASAL_GUJR = /[\u0a99\u0a9e\u0aa3\u0aa8\u0aae]\u0acd(?=[\u0a95-\u0ab9])|\u0a81/g;
const NASAL_TELU = /[\u0c19\u0c1e\u0c23\u0c28\u0c2e]\u0c4d(?=[\u0c15-\u0c39])/g;
const NASAL_KNDA = /[\u0c99\u0c9e\u0ca3\u0ca8\u0cae]\u0ccd(?=[\u0c95-\u0cb9])/g;
const NATIVE_FIGURE =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g;
/** The signs that astrologers draw. */
const SYMBOL = /[\u2609\u263d-\u2647\u2648-\u2653\u260a\u260b\u26b7]/g;
const SYMBOLS: { readonly [symbol: string]: string } = {
  '\u2609': 'sun',
  '\u263d': 'moon',
  '\u263e': 'moon',
  '\u263f': 'mercury',
  '\u2640': 'venus',
  '\u2641': 'earth',
  '\u2642': 'mars',
  '\u2643': 'jupiter',
  '\u2644': 'saturn',
  '\u2645': 'uranus',
  '\u2646': 'neptune',
  '\u2647': 'pluto',
  '\u2648': 'aries',
  '\u2649': 'taurus',
  '\u264a': 'gemini',
  '\u264b': 'cancer',
  '\u264c': 'leo',
  '\u264d': 'virgo',
  '\u264e': 'libra',
  '\u264f': 'scorpio',
  '\u2650': 'sagittarius',
  '\u2651': 'capricorn',
  '\u2652': 'aquarius',
  '\u2653': 'pisces',
  '\u260a': 'rahu',
  '\u260b': 'ketu',
  '\u26b7': 'chiron',
};
const DECORATION = /[*_`#~]/g;

/** A text in the form that is compared. */
export function normalText(text: string): string {
  if (PLAIN.test(text)) return text.replace(DECORATION, ' ');
  return text
    .replace(SYMBOL, (symbol) => ` ${SYMBOLS[symbol] ?? ''} `)
    .replace(/[\u00ba\u02da]/g, '\u00b0')
    .normalize('NFKD')
    .replace(SHED, '')
    .replace(NASAL_DEVA, '\u0902')
    .replace(NASAL_GUJR, '\u0a82')
    .replace(NASAL_TELU, '\u0c02')
    .replace(NASAL_KNDA, '\u0c82')
    .replace(NATIVE_FIGURE, (figure) => String(figure.charCodeAt(0) % 16 < 6 ? 0 : (figure.charCodeAt(0) % 16) - 6))
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2013\u2014\u2212\u2010\u2011]/g, (dash) => (dash === '\u2014' ? ' \u2014 ' : '-'))
    .replace(DECORATION, ' ');
}

const TOKEN = /[\p{L}\p{M}]+(?:'(?:t|re|ve|ll|m)(?![\p{L}\p{M}]))?|'s(?![\p{L}\p{M}])|\d+|\n|[^\s]/gu;
const WORD = /^[\p{L}\p{M}]/u;

/** Words, figures and marks of a text that was made normal, at most `most` of them. */
export function tokensOf(normal: string, most: number): readonly Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const match of normal.matchAll(TOKEN)) {
    if (tokens.length >= most) break;
    const [found] = match;
    const joined = match.index === end;
    end = match.index + found.length;
    const first = found.charCodeAt(0);
    if (first >= 48 && first <= 57) {
      tokens.push({ text: found, kind: 'number', cap: false, joined });
      continue;
    }
    const text = found.toLowerCase();
    const isWord = (first >= 97 && first <= 122) || text !== found || found === "'s" || WORD.test(found);
    tokens.push({ text, kind: isWord ? 'word' : 'mark', cap: text !== found, joined });
  }
  return tokens;
}
