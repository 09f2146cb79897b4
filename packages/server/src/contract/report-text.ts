/** Words that a caller has printed: short, on one line, without marks that turn or hide what stands beside them. */

import type { Input } from './fields.ts';

/** Longest, in characters. */
const LONGEST = { companyName: 120, footerText: 300, name: 200, place: 120 } as const;
export type PrintedText = keyof typeof LONGEST;

/** The same for the document. */
export const TEXT_LIMITS: Readonly<Record<PrintedText, { readonly minLength: 1; readonly maxLength: number }>> = {
  companyName: { minLength: 1, maxLength: LONGEST.companyName },
  footerText: { minLength: 1, maxLength: LONGEST.footerText },
  name: { minLength: 1, maxLength: LONGEST.name },
  place: { minLength: 1, maxLength: LONGEST.place },
};

/** Marks of direction: overrides, embeddings, isolates. Joiners stay, for Indic letters need them. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const BREAKING = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * A text of the input as it is printed: marks of direction taken out, line breaks and other controls as one space.
 *
 * @returns nothing where there is none, or a faulty one
 */
export function readPrintedText<Name extends PrintedText>(input: Input, name: Name): { readonly [_ in Name]?: string } {
  const value = input.get(name);
  if (value === undefined) return {};
  const most = LONGEST[name];
  if (typeof value === 'string' && value.length <= 4 * most && !/\p{Cs}/u.test(value)) {
    const text = value.replace(TURNING, '').replace(BREAKING, ' ').trim();
    if (text !== '' && [...text].length <= most) return { [name]: text } as { readonly [_ in Name]?: string };
  }
  input.fault(input.pathOf(name), `${name} is text of 1 to ${most} characters.`);
  return {};
}
