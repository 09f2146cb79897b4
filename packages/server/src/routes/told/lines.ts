/** Keys of the engine as lines that people read: remedies, exceptions, places in houses. */

import type { RemedyFact } from '@khagol/engine/jyotish';
import { VARAS } from '@khagol/engine/jyotish';

const NAMES = /\b(?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|leo|aquarius|cancer|capricorn)\b/g;

/** `mars-in-leo-or-aquarius` → `Mars in Leo or Aquarius`. */
export function lineOf(id: string): string {
  const spaced = id.replaceAll('-', ' ').replace(NAMES, capital);
  return capital(spaced);
}

/** The first letter large. */
export function capital(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}

/** 1 → `1st`. */
export function ordinal(number: number): string {
  const tens = number % 100;
  const last = tens >= 11 && tens <= 13 ? 0 : number % 10;
  return `${number}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  const [last, ...others] = [...words].reverse();
  return others.length === 0 ? (last ?? '') : `${others.reverse().join(', ')} and ${last}`;
}

/** A remedy: what, of whom, how often, on which weekday, and who says so. */
export function remedyLine({ value: { kind, key, graha, count, weekday }, sources }: RemedyFact): string {
  const whose = graha === null ? '' : ` of ${graha}`;
  const times = count === null ? '' : `, ${count} times`;
  const day = weekday === null ? '' : `, on a ${VARAS[weekday]?.english}`;
  return `${capital(kind)}${whose}: ${lineOf(key)}${times}${day} (${sources[0]})`;
}
