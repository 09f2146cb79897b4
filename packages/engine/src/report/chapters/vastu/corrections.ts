/** What could be better, in order of weight: where the rules would have it, which rooms could change places, where else the door could stand. */

import { roomName, zoneLabel } from '../../../drawing/plan-names.ts';
import { betterZone } from '../../../vastu/assess/better.ts';
import { placementCode, severityOf } from '../../../vastu/assess/findings.ts';
import type { Placement } from '../../../vastu/assess/grade.ts';
import { type Assessed, cellOfRow, gradeOfScore, type Zone } from '../../../vastu/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Paragraph, Words } from '../../flow/blocks.ts';
import type { VastuBook } from './book.ts';
import {
  NOTHING,
  percent,
  placeName,
  placeOf,
  points,
  ruleRow,
  verdictOfPlacement,
  verdictWords,
  worksText,
} from './cells.ts';
import { praisedOn } from './door-elsewhere.ts';
import { type Exchange, exchangesOf } from './exchange.ts';

/** A thing that costs points. */
interface Loss {
  readonly code: string;
  readonly name: string;
  readonly now: Words;
  readonly better: string;
  readonly points: number;
  readonly basis: string;
}

export const CORRECTIONS: Chapter<VastuBook> = {
  title: ({ say }) => say.headings.corrections,
  blocks: (book) => {
    const { assessed } = book;
    if (assessed === null) return [];
    const { vastu } = book.say;
    const losses = [...lossesOf(book, assessed)].sort((a, b) => b.points - a.points);
    return [
      { kind: 'paragraph', words: vastu.correctionsIntro, size: 'lead' },
      ...(losses.length === 0
        ? [
            {
              kind: 'callout' as const,
              tone: 'good' as const,
              blocks: [{ kind: 'paragraph' as const, words: vastu.allKept }],
            },
          ]
        : [lossTable(book, losses)]),
      ...readingBlocks(book, losses),
      ...exchangeBlocks(book, assessed),
      { kind: 'paragraph', words: [{ text: vastu.noPromise, tone: 'mute' }], size: 'small' },
    ];
  },
};

/** Placements with a finding, and what is taken off for the plot. */
function lossesOf(book: VastuBook, assessed: Assessed): readonly Loss[] {
  const { grading, read } = book;
  const places = grading.placements
    .filter((placement) => severityOf(placement, read.edition) !== null)
    .map(
      (placement): Loss => ({
        code: placementCode(placement),
        name: placeName(book, placement),
        now: [
          { text: placement.pada === null ? placeOf(book, placement) : book.door(placement.pada) },
          { text: ': ' },
          ...verdictWords(book, verdictOfPlacement(placement)),
        ],
        better: betterPlace(book, placement),
        points: placement.pointsLost,
        basis: basisOf(book, placement),
      }),
    );
  return [...places, ...plotLosses(book, assessed)];
}

function betterPlace(book: VastuBook, placement: Placement): string {
  if (placement.pada !== null) {
    const side = placement.pada.slice(0, 1);
    return praisedOn(side)
      .map(({ code }) => book.door(code))
      .join(', ');
  }
  const row = ruleRow(book, placement);
  const { recommendedZone } = betterZone(row, placement.zone, book.read.edition);
  return recommendedZone === placement.zone ? NOTHING : book.zone(recommendedZone);
}

/** On whose word the better place is better; two works are enough for a table. */
function basisOf(book: VastuBook, placement: Placement): string {
  if (placement.pada !== null) return worksText(book, placement.loci);
  const row = ruleRow(book, placement);
  const { recommendedZone } = betterZone(row, placement.zone, book.read.edition);
  const { loci } = cellOfRow(book.read.edition, row, recommendedZone);
  return `${worksText(book, loci.slice(0, 2))}${loci.length > 2 ? ' …' : ''}`;
}

/** What was found of the plot itself; an edition that takes no points for it says so all the same. */
function plotLosses(book: VastuBook, assessed: Assessed): readonly Loss[] {
  const { say, grading, survey } = book;
  const { vastu } = say;
  const taken = [...grading.adjustments];
  return assessed.findings
    .filter(({ room }) => room === null)
    .map(({ code, zone }): Loss => {
      const at = taken.findIndex((one) => one.code === code);
      const [adjustment] = at < 0 ? [] : taken.splice(at, 1);
      const isMiddle = code === 'BRAHMASTHAN_BLOCKED';
      return {
        code,
        name: isMiddle ? say.plan.brahmasthan : pieceName(book, code, zone),
        now: isMiddle ? vastu.builtOver({ share: percent(book, survey.middle?.blockedShare ?? 0) }) : vastu.missingHere,
        better: isMiddle ? vastu.keepFree : vastu.complete,
        points: adjustment?.points ?? 0,
        basis: worksText(book, isMiddle ? ['BS53.66-68'] : ['BS53.66-68', 'CONV']),
      };
    });
}

function pieceName({ say, language }: VastuBook, code: string, zone: Zone): string {
  const { plan } = say;
  const told = code.endsWith('_SLOT') ? plan.slotIn : code.endsWith('_CUT') ? plan.cutIn : plan.besideExtensionIn;
  return told({ zone: zoneLabel(zone, language) });
}

function lossTable(book: VastuBook, losses: readonly Loss[]): Block {
  const { vastu } = book.say;
  return {
    kind: 'table',
    title: book.say.headings.corrections,
    columns: [{ share: 2.2 }, { share: 2.6 }, { share: 1.7 }, { share: 1, align: 'end' }, { share: 3 }],
    head: [vastu.what, vastu.now, vastu.better, vastu.lost, vastu.basis],
    rows: losses.map(({ name, now, better, points: lost, basis }) => [
      [{ text: name, weight: 600 }],
      now,
      better,
      lost === 0 ? NOTHING : points(book, lost),
      [{ text: basis, tone: 'mute' }],
    ]),
  };
}

/** What the texts of the rule base say of what was found, where the language has them. */
function readingBlocks(book: VastuBook, losses: readonly Loss[]): readonly Block[] {
  const { readings, facts, say } = book;
  if (readings === null) return [];
  const order = new Map(losses.map(({ code }, at) => [code, at]));
  const found = readings
    .holding(facts)
    .filter(({ scope }) => scope === 'space')
    .map((rule): { readonly at: number; readonly paragraph: Paragraph } => ({
      at: order.get(rule.id.slice(rule.family.length + 1)) ?? losses.length,
      paragraph: readings.paragraph(rule),
    }));
  if (found.length === 0) return [];
  found.sort((a, b) => a.at - b.at);
  return [
    { kind: 'heading', level: 2, text: say.vastu.whatHelps },
    ...found.flatMap(({ at, paragraph }): readonly Block[] => {
      const loss = losses[at];
      return [
        ...(loss === undefined ? [] : [{ kind: 'heading' as const, level: 3 as const, text: loss.name }]),
        paragraph,
      ];
    }),
  ];
}

function exchangeBlocks(book: VastuBook, assessed: Assessed): readonly Block[] {
  const { say, language, names } = book;
  const { vastu } = say;
  const exchanges = exchangesOf(book.survey, book.read.edition, assessed.score);
  const nameOf = ({ room }: Exchange['one']): string => roomName(room, language).replaceAll('_', ' ');
  return [
    { kind: 'heading', level: 2, text: vastu.exchanges },
    { kind: 'paragraph', words: vastu.exchangesIntro },
    exchanges.length === 0
      ? { kind: 'paragraph', words: vastu.exchangeNone }
      : {
          kind: 'table',
          title: vastu.exchanges,
          columns: [
            { share: 3 },
            { share: 3 },
            { share: 1.2, align: 'end' },
            { share: 1.2, align: 'middle' },
            { share: 1.2, align: 'end' },
          ],
          head: [vastu.room, vastu.changesWith, vastu.score, vastu.grade, vastu.won],
          rows: exchanges.map(({ one, other, score }) => [
            nameOf(one),
            nameOf(other),
            language.number(score, 0),
            names.vastuLetter[gradeOfScore(score).grade],
            [{ text: `+${language.number(score - assessed.score, 0)}`, weight: 600, tone: 'good' }],
          ]),
        },
  ];
}
