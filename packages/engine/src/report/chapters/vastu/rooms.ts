/** Room by room: where it lies, how the rules see that and on whose word, where they would have it, and what the texts do not agree on. */

import { directionName } from '../../../drawing/plan-names.ts';
import type { Placement } from '../../../vastu/assess/grade.ts';
import { cellOfRow } from '../../../vastu/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { VastuBook } from './book.ts';
import {
  bestZones,
  percent,
  placeName,
  placeOf,
  points,
  ruleRow,
  spreadOf,
  verdictOfPlacement,
  verdictWords,
  worksText,
} from './cells.ts';
import { roomThumb } from './small-plans.ts';
import { shareBlocks } from './zones.ts';

export const ROOM_BY_ROOM: Chapter<VastuBook> = {
  title: ({ say }) => say.headings.roomByRoom,
  blocks: (book) => {
    const rooms = book.grading.placements.filter(({ index }) => index !== null);
    if (rooms.length === 0) return [];
    return [
      { kind: 'paragraph', words: book.say.vastu.roomsIntro },
      ...rooms.flatMap((placement) => roomBlocks(book, placement)),
      ...shareBlocks(book),
    ];
  },
};

function roomBlocks(book: VastuBook, placement: Placement): readonly Block[] {
  const { say, language, read } = book;
  const { vastu } = say;
  const space = book.spaceOf(placement);
  const row = ruleRow(book, placement);
  const best = bestZones(book, row);
  const shares = space?.shares ?? [];
  const dispute = disputeOf(book, placement.roomType);
  const outside = space?.outsideGridShare ?? 0;
  const area = space?.drawn?.areaM2;
  const verdict = verdictOfPlacement(placement);
  const own = cellOfRow(read.edition, row, placement.zone);
  const judged = placement.direction === null ? own : { ...own, rating: placement.rating, loci: placement.loci };
  const sentences: string[] = [
    vastu.roomLies({ zone: directionName(placement.zone, language), verdict: say.plan[judged.rating] }),
    ...(shares.length > 1 ? [vastu.spreads({ zones: spreadOf(book, shares) })] : []),
    best.zones.includes(placement.zone)
      ? vastu.amongBest
      : vastu.bestPlaces({
          zones: language.list(best.zones.map((zone) => book.zone(zone))),
          verdict: say.plan[best.rating],
        }),
    ...(outside > 0.005 ? [vastu.beyondGrid({ share: percent(book, outside) })] : []),
  ];
  const name = placeName(book, placement);
  const facts: Block = {
    kind: 'facts',
    columns: 1,
    pairs: [
      [vastu.zone, placeOf(book, placement)],
      [vastu.verdict, verdictWords(book, verdict)],
      [vastu.area, area === undefined ? '–' : vastu.squareMetres({ area: language.number(area, 1) })],
      [vastu.worth, points(book, placement.merit)],
      ...(book.assessed === null ? [] : [[vastu.lost, points(book, placement.pointsLost)] as const]),
    ],
  };
  const words: Block = { kind: 'paragraph', words: sentences.join(' '), source: worksText(book, judged.loci) };
  return [
    { kind: 'heading', level: 3, text: name },
    {
      kind: 'beside',
      columns: [
        space?.drawn === null || placement.index === null
          ? [{ kind: 'paragraph', words: vastu.onlyStated }]
          : [book.figure(roomThumb(book, placement.index, verdict, name), 86)],
        [facts],
        [words],
      ],
    },
    ...(dispute === null
      ? []
      : [{ kind: 'paragraph' as const, words: [{ text: dispute, tone: 'mute' as const }], size: 'small' as const }]),
  ];
}

/** In what the texts do not agree about a type of space; null where they do. */
export function disputeOf({ say: { vastu } }: VastuBook, roomType: string): string | null {
  const disputes: ReadonlyMap<string, string> = new Map([
    ['toilet', vastu.disputeToilet],
    ['treasury', vastu.disputeTreasury],
    ['bathroom', vastu.disputeBathroom],
    ['store', vastu.disputeStore],
    ['master_bedroom', vastu.disputeMasterBedroom],
    ['dining', vastu.disputeDining],
    ['underground_tank', vastu.disputeUndergroundTank],
    ['borewell', vastu.disputeBorewell],
    ['entrance', vastu.disputeEntrance],
  ]);
  return disputes.get(roomType) ?? null;
}
