/** Chapters that share their pages. */

import type { Book } from '../../book.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';

interface Section {
  readonly head: string;
  readonly blocks: readonly Block[];
}

/** Several chapters as the sections of one, so that short ones share their pages. The first that has something to say gives the title. */
export function joined<B extends Book>(...chapters: readonly Chapter<B>[]): Chapter<B> {
  // Written once a book: a reading that was told is not told again.
  const written = new WeakMap<B, readonly Section[]>();
  const sectionsOf = (book: B): readonly Section[] => {
    const known = written.get(book);
    if (known !== undefined) return known;
    const sections = chapters
      .map((chapter): Section => ({ head: chapter.title(book), blocks: chapter.blocks(book) }))
      .filter(({ blocks }) => blocks.length > 0);
    written.set(book, sections);
    return sections;
  };
  return {
    title: (book) => sectionsOf(book)[0]?.head ?? (chapters[0] as Chapter<B>).title(book),
    blocks: (book) =>
      sectionsOf(book).flatMap(({ head, blocks }, index): readonly Block[] => [
        ...(index === 0 ? [] : [{ kind: 'heading' as const, level: 2 as const, text: head }]),
        ...blocks.map(lowered),
      ]),
  };
}

/** A section of a section. */
function lowered(block: Block): Block {
  return block.kind === 'heading' && block.level === 2 ? { ...block, level: 3 } : block;
}
