/** Readings of a birth as blocks: those of a kind that hold, each once in a report. */

import type { Rule } from '../../../reading/index.ts';
import type { Paragraph } from '../../flow/blocks.ts';
import type { KundliBook } from './book.ts';

/** The paragraphs of the rules that hold, were not told before and are of the kind; none in a language without texts. */
export function tell(book: KundliBook, isOfKind: (rule: Rule) => boolean): readonly Paragraph[] {
  const { readings } = book;
  if (readings === null) return [];
  const told = new Set(readings.told);
  return book.tellings
    .filter(({ rule }) => isOfKind(rule) && !told.has(rule))
    .map(({ rule }) => readings.paragraph(rule));
}

/** The same by the beginnings of their ids: `lagna-sign.`, `graha-in-house.Sun.`. */
export function tellOf(book: KundliBook, ...beginnings: readonly string[]): readonly Paragraph[] {
  return tell(book, ({ id }) => beginnings.some((beginning) => id.startsWith(beginning)));
}
