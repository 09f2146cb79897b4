/** If the door stood elsewhere on its side: the house graded anew for each part that the verse praises. */

import { gradeOf } from '../../../vastu/assess/grade.ts';
import { ENTRANCES, type EntranceRow, gradeOfScore } from '../../../vastu/index.ts';
import type { Block } from '../../flow/blocks.ts';
import type { VastuBook } from './book.ts';
import { worksText } from './cells.ts';

/** Doors of a side that the verse praises. */
export function praisedOn(side: string): readonly EntranceRow[] {
  return ENTRANCES.filter((door) => door.side === side && door.rating === 'ideal');
}

/** The same house with its door at each praised part of the same side. */
export function doorElsewhereBlocks(book: VastuBook): readonly Block[] {
  const { say, language, survey, grading, read, assessed, names } = book;
  const { vastu } = say;
  const { entrance } = survey;
  const placement = grading.placements.find(({ index }) => index === null);
  if (assessed === null || entrance === null) return [];
  if (placement === undefined || placement.pada === null || placement.merit >= 90) return [];
  const rows = praisedOn(entrance.side).map((pada) => {
    const { score } = gradeOf({ ...survey, entrance: { ...entrance, pada } }, read.edition);
    return { pada, score: score ?? assessed.score };
  });
  return [
    { kind: 'heading', level: 2, text: vastu.doorElsewhere },
    { kind: 'paragraph', words: vastu.doorElsewhereIntro },
    {
      kind: 'table',
      title: vastu.doorElsewhere,
      columns: [
        { share: 1 },
        { share: 3 },
        { share: 1.2, align: 'end' },
        { share: 1.2, align: 'middle' },
        { share: 1.2, align: 'end' },
      ],
      head: [vastu.doorCode, vastu.devata, vastu.score, vastu.grade, vastu.won],
      rows: rows.map(({ pada, score }) => [
        book.door(pada.code),
        names.devata[pada.devata as 'indra'],
        language.number(score, 0),
        names.vastuLetter[gradeOfScore(score).grade],
        `+${language.number(Math.max(0, score - assessed.score), 0)}`,
      ]),
      source: worksText(book, ['BS53.71-75']),
    },
  ];
}
