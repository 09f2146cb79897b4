/** A row of the catalogue: what a report is called and needs, in which languages it is there, and its chapters. */

import type { Messages } from '../../language/index.ts';
import type { Book, Ground } from '../book.ts';
import type { Block } from '../flow/blocks.ts';
import type { Need } from '../request.ts';

export const SUITES = ['vedic', 'western', 'compatibility', 'numerology', 'panchang', 'vastu'] as const;
export type Suite = (typeof SUITES)[number];

export const TIERS = ['basic', 'standard', 'premium'] as const;
export type Tier = (typeof TIERS)[number];

/** A chapter; one without blocks is left out, heading and all. */
export interface Chapter<B extends Book> {
  readonly title: (book: B) => string;
  readonly blocks: (book: B) => readonly Block[];
}

/** How a kind of report is written down in the catalogue. */
export interface ItemRow<B extends Book> {
  /** Kebab-case, for ever; its title is the message `headings.<id>`, its description `catalogue.<id>`. */
  readonly id: keyof Messages['catalogue'] & string;
  readonly suite: Suite;
  readonly tier: Tier;
  readonly requires: readonly Need[];
  /**
   * Whether it lives on interpretive texts: `all` is offered only in languages that have them; `some` prints them where there are, beside tables and drawings
   * that stand in every language; `none` has none.
   */
  readonly readings: 'all' | 'some' | 'none';
  /** Whether it rests on the hour of birth from first page to last: it is then refused without one. Left out, an unknown hour leaves out what rests on it. */
  readonly needsTime?: true;
  /** False where the report is no book: it begins with its first chapter. */
  readonly hasCover?: false;
  readonly open: (ground: Ground) => B;
  readonly chapters: readonly Chapter<B>[];
}

/** A chapter as it stands in a report. */
export interface WrittenChapter {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Item extends Omit<ItemRow<Book>, 'open' | 'chapters'> {
  /** Opens the book and writes every chapter. */
  compose(ground: Ground): { readonly book: Book; readonly chapters: readonly WrittenChapter[] };
}

/** A row whose kind of book is known to itself alone. */
export function item<B extends Book>({ open, chapters, ...row }: ItemRow<B>): Item {
  return {
    ...row,
    compose(ground) {
      const book = open(ground);
      const written = chapters.map(({ title, blocks }) => ({ title: title(book), blocks: blocks(book) }));
      return { book, chapters: written.filter(({ blocks }) => blocks.length > 0) };
    },
  };
}
