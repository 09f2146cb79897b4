/**
 * Signs that a text speaks to the machine and not to the astrologer. A sign refuses nothing: what it stands in is left out, and the rest of the
 * question is answered.
 *
 * @source OWASP Top 10 for LLM applications 2025, LLM01 (prompt injection)
 */

import { bytesOfBase64 } from '../../base64.ts';
import { INJECTION_SIGNS, type InjectionSign } from './question.ts';

/** Marks by which transcripts, templates and documents are taken apart: forged, they pretend to end the question. */
const MARKS =
  /<\|[^|>]{0,40}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|user|assistant|data|question|instructions?|prompt|context|s|script|human|tool)\b[^>]*>|(?:^|\n|[.!?]\s)\s*(?:system|assistant|developer|user|human|admin)\s*[:\]>]|#{2,}\s*(?:system|instruction|new|end|response|human|assistant)|"role"\s*:|```|\{\{.*?\}\}|\$\{[^}]*\}|-{3,}\s*(?:end|begin|system|new)|BEGIN [A-Z ]+|\[(?:system|admin|end|new|override)[^\]]*\]/i;
const LINK = /\b(?:https?|ftp|file|javascript|data):\/?\/?[^\s]{3,}|\bwww\.[^\s]{3,}|!\[[^\]]*\]\(/i;
const PERCENT = /(?:%[0-9a-f]{2}){4,}/i;
const ESCAPED = /(?:\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|&#x?[0-9a-f]{2,6};){3,}/i;
const HEX = /\b(?:[0-9a-f]{2}[\s:]?){14,}\b/i;
const BASE64 = /[A-Za-z0-9+/]{20,}={0,2}/g;
const BINARY = /\b(?:[01]{8}\s?){4,}/;
/** Six single letters in a row: a word pulled apart. */
const SPACED = /(?:(?<![\p{L}\p{M}])\p{L}[\s.\-_*]+){5,}\p{L}(?![\p{L}\p{M}])/u;

/** What speaks to the machine, and where. */
export interface Injection {
  readonly signs: readonly InjectionSign[];
  /** Stretches of the text that carry a sign, from … to. */
  readonly stretches: readonly (readonly [number, number])[];
}

/** A phrase of a table that speaks to the machine, and where. */
export interface Order {
  readonly sign: InjectionSign;
  readonly from: number;
  readonly to: number;
}

/**
 * The signs in a text.
 *
 * @param text    cleaned
 * @param orders  found in it
 * @param unseen  found in what its hidden characters spell
 * @param hidden  whether the clean-up found hidden text
 */
export function injectionOf(
  text: string,
  orders: readonly Order[],
  unseen: readonly Order[],
  hidden: boolean,
): Injection {
  const found = new Set<InjectionSign>([...orders, ...unseen].map(({ sign }) => sign));
  const stretches: (readonly [number, number])[] = orders.map(({ from, to }) => [from, to]);
  if (hidden) found.add('hidden');
  const shapes: readonly (readonly [InjectionSign, RegExp])[] = [
    ['mark', MARKS],
    ['link', LINK],
    ['code', PERCENT],
    ['code', ESCAPED],
    ['code', HEX],
    ['code', BINARY],
    ['code', SPACED],
  ];
  for (const [sign, shape] of shapes) {
    const match = shape.exec(text);
    if (match === null) continue;
    found.add(sign);
    stretches.push([match.index, match.index + match[0].length]);
  }
  for (const match of text.matchAll(BASE64)) {
    if (!isPayload(match[0])) continue;
    found.add('code');
    stretches.push([match.index, match.index + match[0].length]);
  }
  return { signs: INJECTION_SIGNS.filter((sign) => found.has(sign)), stretches };
}

/** Whether base64 carries writing: figures and both cases mixed as no word mixes them, and bytes that read as text. */
function isPayload(text: string): boolean {
  const bare = text.replace(/=+$/, '');
  if (!/[a-z]/.test(bare) || !/[A-Z]/.test(bare)) return false;
  const bytes = bytesOfBase64(bare.slice(0, bare.length - (bare.length % 4)));
  let plain = 0;
  for (const byte of bytes) if (byte === 10 || (byte >= 32 && byte < 127)) plain++;
  return plain >= bytes.length * 0.9;
}

/** Words with figures and signs for letters, as letters: `1gn0re`. */
export function unleeted(text: string): string {
  return text.replace(/[\p{L}\d@$!]+/gu, (word) =>
    /[a-z]/i.test(word) && /[\d@$!]./.test(word) && !/^\d+(?:st|nd|rd|th|h|d)?$/i.test(word)
      ? word.replace(/[0134579@$!]/g, (sign) => LEET[sign] as string)
      : word,
  );
}

const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
};
