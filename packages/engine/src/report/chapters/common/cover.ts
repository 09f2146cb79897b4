/** The first page: whose name is on it, what it is, whom it is for, and of which day. */

import type { Book } from '../../book.ts';
import type { Suite } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { Picture } from '../../pdf/samples.ts';
import { bandScene } from './band.ts';

const LOGO = { width: 180, height: 64 };

export function coverOf(book: Book, logo: Picture | null, suite: Suite): readonly Block[] {
  const { say, request, title, people, emblem } = book;
  const company = request.branding?.companyName;
  const asOf = book.day(book.asOf);
  return [
    ...(logo === null
      ? []
      : [{ kind: 'image' as const, picture: logo, ...LOGO, align: 'middle' as const, title: company ?? '' }]),
    { kind: 'space', points: logo === null ? 64 : 20 },
    { kind: 'figure', scene: bandScene(title, suite !== 'vastu' && suite !== 'numerology') },
    { kind: 'space', points: 26 },
    { kind: 'paragraph', words: title, size: 'display', align: 'middle' },
    { kind: 'space', points: 22 },
    ...people.flatMap(({ name, lines }): readonly Block[] => [
      ...(name === null
        ? []
        : [
            {
              kind: 'paragraph' as const,
              words: [{ text: name, weight: 600 as const }],
              size: 'lead' as const,
              align: 'middle' as const,
            },
          ]),
      ...lines.map((line): Block => ({ kind: 'paragraph', words: [{ text: line, tone: 'mute' }], align: 'middle' })),
      { kind: 'space', points: 8 },
    ]),
    { kind: 'space', points: 14 },
    ...emblem,
    { kind: 'space', points: 26 },
    ...(company === undefined
      ? []
      : [
          {
            kind: 'paragraph' as const,
            words: say.furniture.labelled({ label: say.furniture.preparedBy, value: company }),
            align: 'middle' as const,
          },
        ]),
    {
      kind: 'paragraph',
      words: [{ text: say.furniture.asOf({ date: asOf }), tone: 'mute' }],
      align: 'middle',
      size: 'small',
    },
    { kind: 'paragraph', words: [{ text: say.furniture.disclaimer, tone: 'mute' }], align: 'middle', size: 'small' },
  ];
}
