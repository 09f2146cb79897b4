/** The shape of the plot and its middle: what is missing, what stands out, what is built over Brahmā's ground. */

import { roomName } from '../../../drawing/plan-names.ts';
import { deviationTitle } from '../../../drawing/plan-words.ts';
import { deviationCode } from '../../../vastu/assess/grade.ts';
import { slopeNote } from '../../../vastu/assess/plot-notes.ts';
import { isBlocking } from '../../../vastu/assess/survey.ts';
import { boxAreaOf, cellOf, clipToBox, type Deviation, type Region } from '../../../vastu/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { VastuBook } from './book.ts';
import { locusText, percent, points } from './cells.ts';
import { shapeScene } from './small-plans.ts';

export const SHAPE: Chapter<VastuBook> = {
  title: ({ say }) => say.vastu.shapeAndMiddle,
  blocks: (book) => [...shapeBlocks(book), ...middleBlocks(book), ...slopeBlocks(book)],
};

function shapeBlocks(book: VastuBook): readonly Block[] {
  const { say, survey, language } = book;
  const { vastu } = say;
  const { shape } = survey;
  if (shape === null) return [];
  const { deviations, rect } = shape;
  return [
    { kind: 'paragraph', words: vastu.shapeIntro, size: 'lead' },
    {
      kind: 'beside',
      columns: [
        [
          book.figure(
            shapeScene(
              book,
              blockingOf(book).map(({ region }) => region),
              vastu.shapeAndMiddle,
            ),
            240,
          ),
        ],
        [
          {
            kind: 'facts',
            columns: 1,
            pairs: [
              [
                vastu.sides,
                vastu.metresBy({ width: language.number(rect.widthM, 1), length: language.number(rect.lengthM, 1) }),
              ],
              [vastu.ratio, language.number(rect.lengthM / rect.widthM, 2)],
              [vastu.fillsWalls, percent(book, rect.fillShare, 1)],
              [vastu.corners, language.number(book.plan.plot.length, 0)],
              [
                vastu.middleSize,
                vastu.squareMetres({ area: language.number(boxAreaOf(cellOf('CENTER', book.plan.box)), 1) }),
              ],
              [vastu.middleGround, vastu.squareMetres({ area: language.number(survey.middle?.areaInPlotM2 ?? 0, 1) })],
            ],
          },
        ],
      ],
    },
    { kind: 'paragraph', words: vastu.shapeDrawing, size: 'small' },
    ...(deviations.length === 0
      ? [
          {
            kind: 'callout' as const,
            tone: 'good' as const,
            blocks: [{ kind: 'paragraph' as const, words: vastu.nothingMissing }],
          },
        ]
      : [missingTable(book, deviations), { kind: 'paragraph' as const, words: vastu.shapeNote }]),
  ];
}

/** What the plot lacks of the rectangle about its walls; with the points it costs, where there is a score to take them from. */
function missingTable(book: VastuBook, deviations: readonly Deviation[]): Block {
  const { say, grading, language, assessed } = book;
  const { vastu } = say;
  const takes = (code: string): string => {
    const found = grading.adjustments.filter((one) => one.code === code);
    return found.length === 0 ? '–' : points(book, found.reduce((sum, one) => sum + one.points, 0) / found.length);
  };
  return {
    kind: 'table',
    title: vastu.missingParts,
    columns: [
      { share: 5 },
      { share: 1.4, align: 'end' },
      ...(assessed === null ? [] : [{ share: 1.2, align: 'end' as const }]),
    ],
    head: [vastu.missingParts, vastu.area, ...(assessed === null ? [] : [vastu.lost])],
    rows: deviations.map((deviation) => [
      deviationTitle(deviation, language),
      vastu.squareMetres({ area: language.number(deviation.areaM2, 1) }),
      ...(assessed === null ? [] : [takes(deviationCode(deviation))]),
    ]),
    source: `${locusText(book, 'BS53.66-68')}; ${locusText(book, 'BS53.115-117')}; ${locusText(book, 'CONV')}`,
  };
}

/** Rooms that must not stand on the middle, and do. */
function blockingOf({
  survey,
  plan,
  language,
}: VastuBook): readonly { readonly name: string; readonly region: Region }[] {
  const cell = cellOf('CENTER', plan.box);
  return survey.spaces.flatMap(({ room, drawn }) =>
    drawn !== null && isBlocking(room.roomType) && clipToBox(drawn.region.outer, cell).length > 0
      ? [{ name: roomName(room, language).replaceAll('_', ' '), region: drawn.region }]
      : [],
  );
}

function middleBlocks(book: VastuBook): readonly Block[] {
  const { say, survey, language } = book;
  const { vastu } = say;
  const { middle } = survey;
  if (middle === null) return [];
  const over = blockingOf(book);
  const isOver = middle.blockedShare > 0.0005 && over.length > 0;
  const words = isOver
    ? vastu.middleBlocked({
        share: percent(book, middle.blockedShare, 1),
        rooms: language.list(over.map(({ name }) => name)),
      })
    : vastu.middleOpen;
  return [
    { kind: 'heading', level: 2, text: say.plan.brahmasthan },
    { kind: 'paragraph', words: vastu.middleIntro, source: locusText(book, 'BS53.66-68') },
    {
      kind: 'callout',
      tone: isOver ? (middle.blockedShare > 0.25 ? 'bad' : 'neutral') : 'good',
      blocks: [{ kind: 'paragraph', words }],
    },
  ];
}

/** Only where it was given; it takes no points. */
function slopeBlocks(book: VastuBook): readonly Block[] {
  const { say, language } = book;
  const { vastu } = say;
  const slope = slopeNote(book.read);
  if (slope === null) return [];
  const words =
    slope.zone === null
      ? vastu.slopeLevel
      : vastu.slopeFalls({ zone: book.zone(slope.zone), verdict: say.plan[slope.rating] });
  return [
    { kind: 'heading', level: 2, text: vastu.slope },
    { kind: 'paragraph', words, source: locusText(book, 'CONV') },
    ...(slope.fallPct === null
      ? []
      : [
          {
            kind: 'facts' as const,
            columns: 2 as const,
            pairs: [[vastu.fall, `${language.number(slope.fallPct, 1)} %`] as const],
          },
        ]),
  ];
}
