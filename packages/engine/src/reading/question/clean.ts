/**
 * A text as it is shown, and the same as words are looked for in it: hidden characters out, look-alike letters and native figures made
 * plain, one case, one spelling for what is written several ways.
 *
 * @source Unicode 15 §3.11 (normalisation), UTS #39 (confusable letters), RFC 3629 for what a decoded payload is read as
 */

/** What the clean-up took out, besides the text. */
export interface Cleaned {
  /** NFKC without bidirectional controls, tags, zero-width and variation characters; joiners stay within Indic words. */
  readonly text: string;
  /** What tag characters spelt, which nobody sees. */
  readonly tagged: string;
  /** Whether text was hidden or its order turned on purpose. */
  readonly hidden: boolean;
}

const TAGS = /[\u{E0020}-\u{E007E}]+/gu;
const CONTROLS =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|[\uFE00-\uFE0F]|[\u{E0000}-\u{E01EF}]/gu;
const JOINERS = /[\u200C\u200D]/g;
const IN_LATIN = /[A-Za-z][\u00AD\u200B-\u200F\u2060\uFEFF]+(?=[A-Za-z])/g;
const LOOKALIKE = /[\u0370-\u03FF\u0400-\u04FF]/;

/** The text without what cannot be seen. */
export function cleaned(raw: string): Cleaned {
  if (isPlain(raw)) return { text: raw, tagged: '', hidden: false };
  const tagged = [...raw.matchAll(TAGS)]
    .map(([run]) => [...run].map((one) => String.fromCodePoint((one.codePointAt(0) as number) - 0xe0000)).join(''))
    .join(' ');
  const hidden = tagged !== '' || /[\u202D\u202E\u2066-\u2069]/.test(raw) || (raw.match(IN_LATIN)?.length ?? 0) > 1;
  return { text: unmasked(raw.replace(CONTROLS, '').normalize('NFKC')), tagged, hidden };
}

function isPlain(raw: string): boolean {
  for (let i = 0; i < raw.length; i++) {
    const code = raw.charCodeAt(i);
    if (code > 126 || (code < 32 && code !== 10)) return false;
  }
  return true;
}

/** Cyrillic and Greek letters within a word of Latin ones, as the Latin ones they look like. */
function unmasked(text: string): string {
  if (!LOOKALIKE.test(text)) return text;
  return text.replace(/[\p{L}\p{M}]+/gu, (word) =>
    /[A-Za-z]/.test(word) && LOOKALIKE.test(word) ? [...word].map((one) => LATIN.get(one) ?? one).join('') : word,
  );
}

/** Letters of other alphabets, each before the Latin one it is taken for. */
const PAIRS =
  'аa еe оo рp сc уy хx іi јj ѕs кk мm тt нh вb гr АA ЕE ОO РP СC УY ХX ІI ЈJ ЅS КK МM ТT НH ВB αa οo ρp νv ιi κk τt υu χx ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ԁd һh ӏl ɡg';
const LATIN: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);

/**
 * A word as tables and texts are compared: small letters, plain figures, no accents, and in the scripts of the north short and long i and u
 * alike, which are confused most. Tables are folded by the same function.
 */
export function folded(word: string): string {
  const small = word.toLowerCase();
  if (/^[a-z0-9*]*$/.test(small)) return small;
  let out = '';
  for (const one of small.normalize('NFD').replace(JOINERS, '')) {
    const code = one.codePointAt(0) as number;
    if (code >= 0x300 && code <= 0x36f) continue;
    if (one === 'œ') {
      out += 'oe';
      continue;
    }
    if (code < 0x900 || code > 0xd7f) out += one;
    else out += foldedIndic(code);
  }
  return out;
}

/** Blocks of Indic scripts are parallel: the same place in each of them is the same letter. */
function foldedIndic(code: number): string {
  const place = code & 0x7f;
  const block = code - place;
  if (place >= 0x66 && place <= 0x6f) return String(place - 0x66);
  if (block === 0xd00) return CHILLU[code] ?? String.fromCharCode(code);
  if (place === 0x3c) return '';
  if (block > 0xa80) return String.fromCharCode(code);
  if (place === 0x01) return String.fromCharCode(block + 0x02);
  if (block === 0xa00 && place === 0x70) return String.fromCharCode(block + 0x02);
  if (block === 0xa00 && place === 0x71) return '';
  if (place === 0x40 || place === 0x42) return String.fromCharCode(code - 1);
  return String.fromCharCode(code);
}

/** Malayalam final letters, as letter and virama. */
const CHILLU: Readonly<Record<number, string>> = {
  3450: '\u0D23\u0D4D',
  3451: '\u0D28\u0D4D',
  3452: '\u0D30\u0D4D',
  3453: '\u0D32\u0D4D',
  3454: '\u0D33\u0D4D',
  3455: '\u0D15\u0D4D',
};

/** A folded Latin word as Hindi is spelt in it by anybody: `shaadi`, `shadi`, `saadi` are one. A table's star stays. */
export function foldedHindi(word: string): string {
  return word
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/q/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/sh/g, 's')
    .replace(/chh/g, 'ch')
    .replace(/y(?=$|\*)/, 'i')
    .replace(/(.)\1+/g, '$1');
}
