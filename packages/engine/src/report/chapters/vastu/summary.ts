/** The house on one page, its plan, and how the score comes about. */

import { asMany, roomName } from '../../../drawing/plan-names.ts';
import { type Assessed, boxAreaOf, CONFIDENCE_LIMITS, rowOf } from '../../../vastu/index.ts';
import { wholeSteps } from '../../../vastu/plan/point.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, FactList } from '../../flow/blocks.ts';
import type { VastuBook } from './book.ts';
import { NOTHING, percent, placeName, placeOf, points, strong, verdictOfPlacement, verdictWords } from './cells.ts';
import { evidenceOf } from './certainty.ts';
import { barsScene } from './pictures.ts';
import { worksBlocks } from './rules.ts';

export const AT_A_GLANCE: Chapter<VastuBook> = {
  title: ({ say }) => say.vastu.summary,
  blocks: (book) => (book.assessed === null ? ungradedBlocks(book) : gradedBlocks(book, book.assessed)),
};

/** Too little is known for a grade: how much is needed, and what of the plot is known all the same. */
function ungradedBlocks(book: VastuBook): readonly Block[] {
  const { say, language, assessment } = book;
  const value = asMany(assessment.confidence, language);
  const needed = asMany(CONFIDENCE_LIMITS.minimum, language);
  return [
    {
      kind: 'callout',
      tone: 'neutral',
      blocks: [
        { kind: 'paragraph', size: 'lead', words: strong(say.plan.noGrade) },
        { kind: 'paragraph', words: say.plan.confidenceNeeded({ value, needed }) },
      ],
    },
    factsOf(book),
    {
      kind: 'facts',
      columns: 1,
      pairs: evidenceOf(book).map(({ name, state }) => [name, state] as const),
    },
  ];
}

function gradedBlocks(book: VastuBook, assessed: Assessed): readonly Block[] {
  const { say, names, grading, read } = book;
  const { vastu } = say;
  const order = [...grading.placements].sort((a, b) => b.merit - a.merit);
  const best = order.filter(({ merit }) => merit >= 70).slice(0, 3);
  const worst = order
    .filter(({ merit }) => merit < 70)
    .reverse()
    .slice(0, 3);
  const tone = assessed.score >= 70 ? 'good' : assessed.score < 55 ? 'bad' : 'neutral';
  const told = (list: typeof order): readonly (readonly [string, string])[] =>
    list.map((placement) => [placeName(book, placement), placeOf(book, placement)] as const);
  return [
    {
      kind: 'callout',
      tone,
      blocks: [
        {
          kind: 'paragraph',
          size: 'lead',
          words: strong(
            vastu.gradeIs({
              grade: names.vastuLetter[assessed.grade],
              word: say.plan.scoreOf({ score: assessed.score, label: names.vastuGrade[assessed.grade] }),
            }),
          ),
        },
      ],
    },
    { kind: 'paragraph', words: vastu.summaryIntro({ count: book.survey.spaces.length }) },
    factsOf(book),
    {
      kind: 'figure',
      scene: barsScene(
        book,
        order.map((placement) => ({
          name: placeName(book, placement),
          merit: placement.merit,
          verdict: verdictOfPlacement(placement),
          note: placement.pada === null ? book.zone(placement.zone) : book.door(placement.pada),
        })),
        vastu.summary,
      ),
    },
    { kind: 'paragraph', words: `${vastu.barsNote} ${vastu.gradeBorders}`, size: 'small' },
    {
      kind: 'beside',
      columns: [
        [
          { kind: 'heading', level: 3, text: vastu.strongest },
          best.length === 0 ? { kind: 'paragraph', words: NOTHING } : { kind: 'facts', columns: 1, pairs: told(best) },
        ],
        [
          { kind: 'heading', level: 3, text: vastu.weakest },
          worst.length === 0
            ? { kind: 'paragraph', words: vastu.allKept }
            : { kind: 'facts', columns: 1, pairs: told(worst) },
        ],
      ],
    },
    ...(read.edition.scoring.plotAdjustments === false || grading.adjustments.length === 0
      ? []
      : [
          {
            kind: 'paragraph' as const,
            words: vastu.plotTakes({
              points: points(
                book,
                grading.adjustments.reduce((sum, one) => sum + one.points, 0),
              ),
            }),
          },
        ]),
  ];
}

function factsOf(book: VastuBook): FactList {
  const { say, language, plan, assessment, survey } = book;
  const { vastu } = say;
  const { rect } = survey.shape ?? {};
  const side = (metres: number): string => language.number(metres, 1);
  return {
    kind: 'facts',
    columns: 2,
    pairs: [
      [vastu.area, vastu.squareMetres({ area: language.number(plan.areaM2, 1) })],
      [
        vastu.sides,
        rect === undefined ? NOTHING : vastu.metresBy({ width: side(rect.widthM), length: side(rect.lengthM) }),
      ],
      [vastu.fills, percent(book, plan.areaM2 / boxAreaOf(plan.box))],
      [vastu.middleFree, percent(book, 1 - (survey.middle?.blockedShare ?? 0))],
      [vastu.entrance, survey.entrance === null ? NOTHING : book.door(survey.entrance.pada.code)],
      [vastu.confidence, language.number(assessment.confidence, 2)],
    ],
  };
}

export const FLOOR_PLAN: Chapter<VastuBook> = {
  title: ({ say }) => say.headings.floorPlan,
  blocks: (book) => [{ kind: 'paragraph', words: book.say.vastu.planIntro }, book.figure(book.scene(), 600)],
};

export const SCORE: Chapter<VastuBook> = {
  title: ({ say }) => say.vastu.scoreMade,
  blocks: (book) => {
    const { say, grading, assessed, read } = book;
    if (assessed === null) return [];
    const { vastu } = say;
    const { rooms, entrance, mean } = assessed.scoreBreakdown;
    const isShared = read.edition.scoring.method === 'share-weighted';
    const off = grading.adjustments.reduce((sum, one) => sum + one.points, 0);
    const whole = grading.placements.reduce((sum, { weight, provenance }) => sum + weight * provenance, 0);
    return [
      { kind: 'paragraph', words: vastu.scale, size: 'lead' },
      { kind: 'paragraph', words: isShared ? vastu.byShares : vastu.byOneZone },
      {
        kind: 'table',
        title: vastu.scoreMade,
        columns: [
          { share: 3 },
          { share: 2.2 },
          { share: 1.8 },
          { share: 1, align: 'end' },
          { share: 1, align: 'end' },
          { share: 1, align: 'end' },
        ],
        head: [vastu.room, vastu.zone, vastu.verdict, vastu.worth, vastu.weight, vastu.lost],
        rows: grading.placements.map((placement) => [
          placeName(book, placement),
          placement.pada === null ? placeOf(book, placement) : book.door(placement.pada),
          verdictWords(book, verdictOfPlacement(placement)),
          points(book, placement.merit),
          percent(book, (placement.weight * placement.provenance) / whole),
          points(book, placement.pointsLost),
        ]),
      },
      {
        kind: 'facts',
        columns: 2,
        pairs: [
          [vastu.roomsMean, rooms.score === null ? NOTHING : points(book, rooms.score)],
          [vastu.doorWorth, entrance.score === null ? NOTHING : points(book, entrance.score)],
          [vastu.weightedMean, cutOff(book, mean)],
          [vastu.plotOff, points(book, off)],
        ],
      },
      {
        kind: 'callout',
        tone: 'neutral',
        blocks: [
          {
            kind: 'paragraph',
            words: vastu.scoreSum({ mean: cutOff(book, mean), off: points(book, off), score: assessed.score }),
          },
        ],
      },
      ...unrated(book),
      ...worksBlocks(book),
    ];
  },
};

/** Two decimals, cut off: rounded, a mean just below a half would stand there as the half, and the sum on the page would make a point more than the score. */
function cutOff({ language }: VastuBook, mean: number): string {
  return language.number(wholeSteps(mean * 100) / 100, 2);
}

/** Spaces that no rule speaks of. */
function unrated(book: VastuBook): readonly Block[] {
  const { say, language, survey, read } = book;
  const rooms = survey.spaces
    .filter(({ room }) => rowOf(read.edition, room.roomType) === null)
    .map(({ room }) => roomName(room, language).replaceAll('_', ' '));
  return rooms.length === 0 ? [] : [{ kind: 'paragraph', words: say.vastu.notRated({ rooms: language.list(rooms) }) }];
}
