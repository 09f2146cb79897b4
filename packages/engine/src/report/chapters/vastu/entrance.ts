/** The main entrance: its part of its side, what the verse says of it, the other seven; and all thirty-two. */

import { devataName } from '../../../drawing/plan-names.ts';
import type { Placement } from '../../../vastu/assess/grade.ts';
import { ENTRANCES, type Entrance, type EntranceRow, type Side, type Zone } from '../../../vastu/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { VastuBook } from './book.ts';
import { locusText, points, verdictOfPlacement, verdictWords, worksText, zoneLong } from './cells.ts';
import { doorElsewhereBlocks } from './door-elsewhere.ts';
import { doorSideScene } from './pictures.ts';
import { disputeOf } from './rooms.ts';

/** Where the count along a side begins. */
const CORNERS: Readonly<Record<Side, Zone>> = { E: 'NE', S: 'SE', W: 'SW', N: 'NW' };

export const ENTRANCE: Chapter<VastuBook> = {
  title: ({ say }) => say.vastu.entrance,
  blocks: (book) => {
    const { survey, grading } = book;
    const { entrance } = survey;
    const placement = grading.placements.find(({ index }) => index === null);
    return entrance === null || placement === undefined ? [] : doorBlocks(book, entrance, placement);
  },
};

function doorBlocks(book: VastuBook, entrance: Entrance, placement: Placement): readonly Block[] {
  const { say, language, names, plan } = book;
  const { vastu } = say;
  const { pada, side, sideShare, distanceToBoundaryM, lengthPada, angularPada } = entrance;
  const devata = devataName(pada.devata, pada.devataName, language);
  const eight = ENTRANCES.filter((door) => door.side === side);
  const { west, south, east, north } = plan.box;
  const sideLength = side === 'E' || side === 'W' ? north - south : east - west;
  const metres = (share: number): string => language.number(share * sideLength, 1);
  const byPada = placement.pada !== null;
  return [
    { kind: 'paragraph', words: vastu.doorIntro },
    {
      kind: 'callout',
      tone: placement.merit >= 70 ? 'good' : placement.merit < 50 ? 'bad' : 'neutral',
      blocks: [
        {
          kind: 'paragraph',
          size: 'lead',
          words: [
            { text: vastu.doorStands({ code: book.door(pada.code), devata }), weight: 600 },
            { text: ' ' },
            ...verdictWords(book, verdictOfPlacement(placement)),
          ],
        },
        ...(byPada
          ? [
              {
                kind: 'paragraph' as const,
                words:
                  pada.rating === 'neutral'
                    ? vastu.doorNeutral
                    : vastu.verseSpeaks({ effect: names.doorEffect[pada.code as 'E1'] }),
                source: worksText(book, placement.loci),
              },
            ]
          : [{ kind: 'paragraph' as const, words: vastu.doorByZone }]),
      ],
    },
    {
      kind: 'facts',
      columns: 2,
      pairs: [
        [vastu.zone, zoneLong(book, entrance.zone)],
        [vastu.worth, points(book, placement.merit)],
        [vastu.fromCorner({ corner: book.zone(CORNERS[side]) }), vastu.metresOf({ length: metres(sideShare) })],
        [vastu.toLine, vastu.metresOf({ length: language.number(distanceToBoundaryM, 2) })],
        [vastu.byLengths, book.door(lengthPada)],
        [vastu.byAngles, book.door(angularPada)],
      ],
    },
    { kind: 'heading', level: 2, text: vastu.eightParts },
    { kind: 'paragraph', words: vastu.eightPartsIntro({ corner: book.zone(CORNERS[side]) }) },
    {
      kind: 'figure',
      scene: doorSideScene(
        book,
        eight.map((door) => ({
          code: book.door(door.code),
          devata: devataName(door.devata, door.devataName, language),
          verdict: door.rating,
          span: vastu.metresOf({ length: `${metres(door.sideShareFrom)}–${metres(door.sideShareTo)}` }),
        })),
        sideShare,
        vastu.eightParts,
      ),
    },
    doorTable(book, eight, pada.code),
    ...doorElsewhereBlocks(book),
    { kind: 'paragraph', words: [{ text: disputeOf(book, 'entrance') ?? '', tone: 'mute' }], size: 'small' },
  ];
}

/** Doors with their gods, verdicts and what the verse speaks of. */
function doorTable(
  book: VastuBook,
  doors: readonly EntranceRow[],
  own: string | null,
  size: 'usual' | 'small' = 'usual',
): Block {
  const { say, language, names } = book;
  const { vastu } = say;
  const marked = doors.findIndex(({ code }) => code === own);
  return {
    kind: 'table',
    title: vastu.eightParts,
    size,
    columns: [{ share: null }, { share: 2 }, { share: 1.7 }, { share: size === 'small' ? 2.6 : 4 }],
    head: [vastu.doorCode, vastu.devata, vastu.verdict, vastu.verse],
    rows: doors.map(({ code, devata, devataName: name, rating }) => [
      book.door(code),
      devataName(devata, name, language),
      verdictWords(book, rating),
      names.doorEffect[code as 'E1'],
    ]),
    ...(marked < 0 ? {} : { marked: [marked] }),
    source: locusText(book, 'BS53.71-75'),
  };
}

/** Sides that stand beside one another on the page. */
const PAIRS: readonly (readonly [Side, Side])[] = [
  ['E', 'S'],
  ['W', 'N'],
];

export const DOORS_32: Chapter<VastuBook> = {
  title: ({ say }) => say.vastu.allDoors,
  blocks: (book) => {
    const { say, survey } = book;
    const own = survey.entrance?.pada.code ?? null;
    const sideOf = (side: Side): readonly Block[] => [
      { kind: 'heading', level: 3, text: zoneLong(book, side) },
      doorTable(
        book,
        ENTRANCES.filter((door) => door.side === side),
        own,
        'small',
      ),
    ];
    return [
      { kind: 'paragraph', words: say.vastu.allDoorsIntro },
      book.figure(book.scene({ sectors: 32 }), 560),
      ...PAIRS.map(([one, other]): Block => ({ kind: 'beside', columns: [sideOf(one), sideOf(other)] })),
      { kind: 'paragraph', words: say.vastu.verseNote, size: 'small' },
    ];
  },
};
