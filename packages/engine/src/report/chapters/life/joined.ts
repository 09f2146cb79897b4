/** Chapters that share their pages. */

import type { Book } from '../../book.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';

/** Several chapters as the sections of one, so that short ones share their pages. The first gives the title. */
export function joined<B extends Book>(...chapters: readonly Chapter<B>[]): Chapter<B> {
  return {
    title: (book) => (chapters[0] as Chapter<B>).title(book),
    blocks: (book) =>
      chapters.flatMap(({ title, blocks }, index): readonly Block[] => {
        const own = blocks(book).map(
          (block): Block => (block.kind === 'heading' && block.level === 2 ? { ...block, level: 3 } : block),
        );
        return own.length === 0 || index === 0 ? own : [{ kind: 'heading', level: 2, text: title(book) }, ...own];
      }),
  };
}
