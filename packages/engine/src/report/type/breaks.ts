/** Where a line may end. @source Unicode Standard Annex 14, by the library `linebreak` (MIT) */

import LineBreaker from 'linebreak';

/** A place after which a line may end, and whether it must. */
export interface Break {
  /** UTF-16 units before it. */
  readonly at: number;
  readonly must: boolean;
}

/** The places of a text, in order; the last is its end. */
export function breaksOf(text: string): readonly Break[] {
  const breaker = new LineBreaker(text);
  const breaks: Break[] = [];
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak())
    breaks.push({ at: next.position, must: next.required === true && next.position < text.length });
  return breaks;
}
