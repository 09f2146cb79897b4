/** What the edition says of every space in every zone, and the works behind what was judged here. */

import { sectorName } from '../../../drawing/plan-names.ts';
import { cellOfRow, LOCI, type LocusKey, ZONES } from '../../../vastu/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import { editionDay, type VastuBook } from './book.ts';
import { placeName, worksText } from './cells.ts';
import { rulesScene } from './pictures.ts';

export const ALL_RULES: Chapter<VastuBook> = {
  title: ({ say }) => say.vastu.allRules,
  blocks: (book) => {
    const { say, names, language, read, survey } = book;
    const { vastu } = say;
    const types = new Set(survey.spaces.map(({ room }) => room.roomType));
    const heads = ZONES.map((zone) => (zone === 'CENTER' ? vastu.middleShort : sectorName(zone, language)));
    const rows = read.edition.rows
      .filter((row) => row[6] === undefined)
      .map((row) => ({
        name: names.vastuRoom[row[0] as 'kitchen'],
        isHere: types.has(row[0]),
        cells: ZONES.map((zone) => {
          const { rating, classification } = cellOfRow(read.edition, row, zone);
          return { verdict: rating, isClassical: classification === 'classical' };
        }),
      }));
    return [
      { kind: 'paragraph', words: vastu.allRulesIntro({ edition: editionDay(book, read.edition.rulesVersion) }) },
      { kind: 'figure', scene: rulesScene(book, heads, rows, vastu.allRules) },
      { kind: 'paragraph', words: vastu.allRulesNote, size: 'small' },
    ];
  },
};

/** Which work bears the verdict on which place. */
export function worksBlocks(book: VastuBook): readonly Block[] {
  const { say, language, grading } = book;
  const { vastu } = say;
  const rests = new Map<LocusKey, Set<string>>();
  for (const placement of grading.placements)
    for (const key of placement.loci.length === 0 ? (['CONV'] as const) : placement.loci)
      rests.set(key, (rests.get(key) ?? new Set()).add(placeName(book, placement)));
  // Works that bear the same verdicts stand in one row.
  const rows = new Map<string, LocusKey[]>();
  for (const key of Object.keys(LOCI) as LocusKey[]) {
    const places = rests.get(key);
    if (places === undefined) continue;
    const bears = language.list([...places]);
    rows.set(bears, [...(rows.get(bears) ?? []), key]);
  }
  return [
    { kind: 'heading', level: 2, text: vastu.works },
    { kind: 'paragraph', words: `${vastu.worksIntro} ${vastu.worksNote}` },
    {
      kind: 'table',
      title: vastu.works,
      size: 'small',
      columns: [{ share: 3 }, { share: 4 }],
      head: [vastu.basis, vastu.bears],
      rows: [...rows].map(([bears, keys]) => [[{ text: worksText(book, keys), weight: 600 }], bears]),
    },
  ];
}
