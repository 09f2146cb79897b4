/**
 * How each language writes figures, dates and lists: one row a language, so that the engine needs no `Intl` and every host prints the same.
 *
 * Source: CLDR 48 (Unicode-3.0) for patterns of dates and lists, separators and digits, compared with its printed answers in test/language/cldr.json.
 * Where we differ: every Indian language groups by lakh and crore, as its almanacs do (CLDR groups Kannada by thousands).
 */

import type { LanguageCode } from './codes.ts';

/** The habits of one language in writing. */
export interface Habits {
  /** The ten native figures; the Latin ones where the language has no others. */
  readonly figures: string;
  readonly decimal: string;
  readonly group: string;
  /** `lakh`: 12,34,567. `thousand`: 1,234,567. */
  readonly grouping: 'lakh' | 'thousand';
  /** Whole figures from which on groups are written: Spanish leaves four together. */
  readonly groupsFrom: 4 | 5;
  /** With {d}, {m} and {y}: day, name of the month, year. */
  readonly date: string;
  /** The first of a month, where it is written otherwise. */
  readonly firstOfMonth?: string;
  /** Two words of a list, and the last one of a longer list after the comma-separated others. */
  readonly pair: string;
  readonly last: string;
}

const plain = { decimal: '.', group: ',', grouping: 'lakh', groupsFrom: 4 } as const;
const LATIN = '0123456789';

// biome-ignore format: a table reads in rows
export const HABITS: Readonly<Record<LanguageCode, Habits>> = {
  en: { ...plain, grouping: 'thousand', figures: LATIN, date: '{d} {m} {y}', pair: '{a} and {b}', last: '{a} and {b}' },
  hi: { ...plain, figures: '०१२३४५६७८९', date: '{d} {m} {y}', pair: '{a} और {b}', last: '{a}, और {b}' },
  mr: { ...plain, figures: '०१२३४५६७८९', date: '{d} {m}, {y}', pair: '{a} आणि {b}', last: '{a} आणि {b}' },
  bn: { ...plain, figures: '০১২৩৪৫৬৭৮৯', date: '{d} {m}, {y}', pair: '{a} এবং {b}', last: '{a} এবং {b}' },
  ta: { ...plain, figures: '௦௧௨௩௪௫௬௭௮௯', date: '{d} {m}, {y}', pair: '{a} மற்றும் {b}', last: '{a} மற்றும் {b}' },
  te: { ...plain, figures: '౦౧౨౩౪౫౬౭౮౯', date: '{d} {m}, {y}', pair: '{a} మరియు {b}', last: '{a} మరియు {b}' },
  kn: { ...plain, figures: '೦೧೨೩೪೫೬೭೮೯', date: '{m} {d}, {y}', pair: '{a} ಮತ್ತು {b}', last: '{a}, ಮತ್ತು {b}' },
  ml: { ...plain, figures: '൦൧൨൩൪൫൬൭൮൯', date: '{y} {m} {d}', pair: '{a}, {b}', last: '{a}, {b}' },
  gu: { ...plain, figures: '૦૧૨૩૪૫૬૭૮૯', date: '{d} {m}, {y}', pair: '{a} અને {b}', last: '{a} અને {b}' },
  pa: { ...plain, figures: '੦੧੨੩੪੫੬੭੮੯', date: '{d} {m} {y}', pair: '{a} ਅਤੇ {b}', last: '{a} ਅਤੇ {b}' },
  es: { decimal: ',', group: '.', grouping: 'thousand', groupsFrom: 5, figures: LATIN, date: '{d} de {m} de {y}', pair: '{a} y {b}', last: '{a} y {b}' },
  fr: { decimal: ',', group: '\u202f', grouping: 'thousand', groupsFrom: 4, figures: LATIN, date: '{d} {m} {y}', firstOfMonth: '1er {m} {y}', pair: '{a} et {b}', last: '{a} et {b}' },
};
