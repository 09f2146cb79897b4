/** What stands on the surface of a sentence: markup and links that are taken off or bar it, quotations, foreign letters, a leaked word. */

import type { LanguageCode } from '../../language/codes.ts';
import { normalText } from '../claims/text.ts';
import type { Bar, GatePolicy } from './policy.ts';

/** Marks that turn the direction of writing or show nothing; a tab is a space. */
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const IMAGE = /!\[[^\]\n]{0,300}\]\([^)\n]{0,600}\)/g;
const LINK = /\[([^\]\n]{0,300})\]\([^)\n]{0,600}\)/g;
const REFERENCE = /\[([^\]\n]{0,300})\]\[[^\]\n]{0,100}\]/g;
const TAG = /<\/?[a-z!][^<>\n]{0,600}>/gi;
const HALF_TAG = /<\/?[a-z!][^<>\n]{0,600}$/i;
const ENTITY = /&(?:#x?[0-9a-f]{1,7}|[a-z]{2,12});/gi;
const URL =
  /\b(?:https?|ftp|javascript|data|file|vbscript):\S|\bwww\.\S|\b[a-z0-9-]{2,}\.(?:com|org|net|io|in|co|info|app|dev|me|xyz|ai|shop|online|site)\b(?:\/|\s|[.,;:!?)]|$)/i;
const MAIL = /\b[\w.+-]{1,64}@[\w-]{1,64}\.\w{2,}/;

/** A sentence without links, tags and what does not show. */
export function cleaned(sentence: string): string {
  return sentence
    .replace(UNSEEN, '')
    .replace(IMAGE, '')
    .replace(LINK, '$1')
    .replace(REFERENCE, '$1')
    .replace(TAG, '')
    .replace(HALF_TAG, '')
    .replace(ENTITY, ' ');
}

/** What bars a cleaned sentence at sight. */
export function surfaceBar(sentence: string, code: LanguageCode, policy: GatePolicy): Bar | null {
  if (URL.test(sentence) || MAIL.test(sentence)) return 'link';
  if (/<\s*(?:script|iframe|img|svg|style|object|embed|form|input|link|meta)\b/i.test(sentence)) return 'markup';
  if (leaks(sentence, policy.canary)) return 'canary';
  if (hasForeignLetters(sentence, code)) return 'script';
  return quotationsIn(sentence).some((quotation) => policy.isCited?.(quotation) !== true) ? 'quotation' : null;
}

/** Letters and figures alone, so that spaces between them hide nothing. */
export function bareLetters(text: string): string {
  return normalText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function leaks(sentence: string, canary: string | undefined): boolean {
  return canary !== undefined && canary.length >= 8 && bareLetters(sentence).includes(bareLetters(canary));
}

const DEVANAGARI = /\p{Script=Devanagari}/u;
const SCRIPTS: { readonly [code in LanguageCode]?: RegExp } = {
  hi: DEVANAGARI,
  mr: DEVANAGARI,
  bn: /\p{Script=Bengali}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  gu: /\p{Script=Gujarati}/u,
  pa: /\p{Script=Gurmukhi}/u,
};
const LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;

/** Letters that are neither Latin nor of the language's script: what they say, nobody here can read. */
function hasForeignLetters(sentence: string, code: LanguageCode): boolean {
  const own = SCRIPTS[code];
  for (const letter of sentence)
    if (letter >= '\u0250' && LETTER.test(letter) && !LATIN.test(letter) && own?.test(letter) !== true) return true;
  return false;
}

/** A quotation of so many words or more is taken for one of a text. */
const WORDS_OF_QUOTATION = 5;

function quotationsIn(sentence: string): readonly string[] {
  const found: string[] = [];
  for (const pattern of [
    /\u201c([^\u201d]{1,2000})(?:\u201d|$)/g,
    /(?:^|[\s(])"([^"]{1,2000})(?:"|$)/g,
    /\u00ab([^\u00bb]{1,2000})(?:\u00bb|$)/g,
  ])
    for (const [, inner] of sentence.matchAll(pattern))
      if (inner !== undefined && inner.trim().split(/\s+/).length >= WORDS_OF_QUOTATION) found.push(inner.trim());
  return found;
}
