/** The works that the readings of a report follow, with the rules that were told. */

import { worksOf } from '../../../reading/index.ts';
import type { Book } from '../../book.ts';
import type { WrittenChapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';

export function sourcesChapter(book: Book): readonly WrittenChapter[] {
  const told = book.readings?.told ?? [];
  if (told.length === 0) return [];
  const { say } = book;
  const blocks: readonly Block[] = [
    { kind: 'paragraph', words: say.assumptions.citations },
    ...worksOf(told).flatMap(({ key, line, rules }): readonly Block[] => [
      { kind: 'paragraph', words: [{ text: book.names.work[key as keyof typeof book.names.work], weight: 600 }] },
      // What many do alike stands in no book.
      ...(isBook(key) ? [{ kind: 'paragraph' as const, words: line, size: 'small' as const }] : []),
      { kind: 'paragraph', words: [{ text: rules.map(({ id }) => id).join(' · '), tone: 'mute' }], size: 'small' },
    ]),
  ];
  return [{ title: say.furniture.sources, blocks }];
}

function isBook(key: string): boolean {
  return !key.endsWith('-practice') && key !== 'khagol';
}
