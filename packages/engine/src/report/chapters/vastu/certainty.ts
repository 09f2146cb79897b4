/** How sure all this is: what it rests on, what a bearing that is off would change, what was left open, and what the earlier edition says. */

import { asMany, roomName, sectorName } from '../../../drawing/plan-names.ts';
import {
  assess,
  differencesBetween,
  RULES_VERSIONS,
  rulesVersions,
  type UncertaintyResult,
  type Zone,
} from '../../../vastu/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import { editionDay, type VastuBook } from './book.ts';
import { NOTHING, percent } from './cells.ts';

export const CERTAINTY: Chapter<VastuBook> = {
  title: ({ say }) => say.vastu.certainty,
  blocks: (book) => [...basisBlocks(book), ...bearingBlocks(book), ...noteBlocks(book)],
};

function basisBlocks(book: VastuBook): readonly Block[] {
  const { say, language, assessment, read } = book;
  const { vastu } = say;
  const { inputSourceCeiling, scanFactor, confidence, declaredConfidence } = assessment.confidenceBasis;
  const sources = {
    'seller-supplied': vastu.sourceSeller,
    'plan-derived': vastu.sourcePlan,
    measured: vastu.sourceMeasured,
  };
  const value = (number: number): string => language.number(number, 2);
  return [
    { kind: 'paragraph', words: vastu.certaintyIntro({ value: asMany(confidence, language) }), size: 'lead' },
    {
      kind: 'table',
      title: vastu.certainty,
      columns: [{ share: 4 }, { share: 2 }, { share: 1.2, align: 'end' }],
      head: [vastu.restsOn, vastu.state, vastu.weight],
      rows: [
        ...evidenceOf(book).map(({ name, state, weight }): readonly Words[] => [name, state, value(weight)]),
        [vastu.kindOfSource, sources[read.inputSource], `× ${value(inputSourceCeiling)}`],
        ...(scanFactor === 1 ? [] : [[vastu.scanQuality, NOTHING, `× ${value(scanFactor)}`] as const]),
        ...(declaredConfidence === undefined
          ? []
          : [[vastu.declared, NOTHING, `≤ ${value(declaredConfidence)}`] as const]),
        [[{ text: vastu.confidence, weight: 600 }], '', [{ text: asMany(confidence, language), weight: 600 }]],
      ],
    },
  ];
}

/** What there is to go by and what is lacking, each with its weight. */
export function evidenceOf({ say, assessment }: VastuBook): readonly {
  readonly name: string;
  readonly state: Words;
  readonly weight: number;
}[] {
  const { vastu, verdict } = say;
  const names = { rooms: vastu.evidenceRooms, entranceGeometry: vastu.evidenceDoor, bearing: vastu.evidenceBearing };
  return assessment.confidenceBasis.evidence.map(({ input, weight, present }) => ({
    name: names[input],
    state: [{ text: present ? verdict.present : verdict.absent, tone: present ? 'good' : 'bad' }],
    weight,
  }));
}

function bearingBlocks(book: VastuBook): readonly Block[] {
  const { say, language, doubted } = book;
  const { vastu } = say;
  const uncertainty = doubted?.uncertainty;
  if (uncertainty === undefined) return [];
  const { bounds, results, verdicts } = uncertainty;
  const degrees = `${asMany(bounds.headingErrorDeg, language)}°`;
  const { lowestScore, highestScore, grades } = verdicts;
  const letters = language.list(grades.map((grade) => book.names.vastuLetter[grade]));
  return [
    { kind: 'heading', level: 2, text: vastu.ifBearingOff({ degrees }) },
    {
      kind: 'callout',
      tone: verdicts.stable ? 'good' : 'neutral',
      blocks: [
        {
          kind: 'paragraph',
          words: vastu.scoreBetween({ low: lowestScore, high: highestScore, grades: letters }),
        },
      ],
    },
    {
      kind: 'table',
      title: vastu.ifBearingOff({ degrees }),
      columns: [{ share: 3 }, { share: 1.5 }, { share: 3 }, { share: 1.5, align: 'end' }],
      head: [vastu.room, vastu.now, vastu.possible, vastu.margin],
      rows: results.map((result) => [
        nameOf(book, result),
        result.pointResult === null ? NOTHING : short(book, result.pointResult),
        result.stable
          ? [{ text: vastu.staysThere, tone: 'good' as const }]
          : result.possibleZones.map((zone) => short(book, zone)).join(', '),
        `${language.number(Math.min(result.bearingMarginDeg, 22.5), 1)}°`,
      ]),
    },
    { kind: 'paragraph', words: vastu.marginNote, size: 'small' },
    { kind: 'paragraph', words: vastu.declination },
  ];
}

function short({ language, say }: VastuBook, zone: Zone): string {
  return zone === 'CENTER' ? say.plan.brahmasthan : sectorName(zone, language);
}

function nameOf(book: VastuBook, { id }: UncertaintyResult): string {
  const space = book.survey.spaces.find(({ room }) => id === `rooms[${room.index}]`);
  return space === undefined ? book.say.vastu.entrance : roomName(space.room, book.language).replaceAll('_', ' ');
}

/** What the assessment warned of, as far as a reader needs it. */
function noteBlocks(book: VastuBook): readonly Block[] {
  const { say, assessment } = book;
  const { vastu } = say;
  const notes: ReadonlyMap<string, string> = new Map([
    ['BEARING_ASSUMED_NORTH', vastu.noteAssumedNorth],
    ['BEARING_ASSUMED_FROM_FACING', vastu.noteFromFacing],
    ['DOOR_OFF_BOUNDARY', vastu.noteDoorOff],
    ['FACING_MISMATCH', vastu.noteFacing],
    ['ROOMS_COVER_LITTLE', vastu.noteCover],
    ['ROOMS_INCOMPLETE', vastu.noteIncomplete],
    ['STATED_ZONE_DIFFERS', vastu.noteStated],
    ['ENTRANCE_BY_ZONE', vastu.doorByZone],
  ]);
  const told = [...new Set(assessment.warnings.map(({ code }) => code))].flatMap((code) => notes.get(code) ?? []);
  if (told.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: vastu.leftOpen },
    { kind: 'list', items: told },
  ];
}

/** Letters of ratings in the list of changes. */
const LETTERS: Readonly<Record<string, 'ideal' | 'good' | 'neutral' | 'adverse' | 'severe'>> = {
  I: 'ideal',
  G: 'good',
  N: 'neutral',
  A: 'adverse',
  S: 'severe',
};

export const EDITIONS: Chapter<VastuBook> = {
  title: ({ say }) => say.vastu.editions,
  blocks: (book) => {
    const { say, language, names, assessed } = book;
    if (assessed === null) return [];
    const { vastu } = say;
    const [first, last] = [RULES_VERSIONS[0], RULES_VERSIONS.at(-1)];
    if (first === undefined || last === undefined || first === last) return [];
    const [newest] = rulesVersions().versions;
    const answers = RULES_VERSIONS.map((rulesVersion) => ({
      rulesVersion,
      answer: assess({ ...book.property, rulesVersion }),
    }));
    const types = new Set(book.survey.spaces.map(({ room }) => room.roomType));
    const changes = differencesBetween(first, last).filter(({ ruleId, before, after }) => {
      const [type = ''] = ruleId.split('.');
      return types.has(type) && LETTERS[before ?? ''] !== undefined && LETTERS[after ?? ''] !== undefined;
    });
    const word = (letter: string | null): string => say.plan[LETTERS[letter ?? ''] ?? 'neutral'];
    return [
      { kind: 'paragraph', words: vastu.editionsIntro },
      {
        kind: 'table',
        title: vastu.editions,
        columns: [{ share: 3 }, { share: 1.4, align: 'end' }, { share: 1.2, align: 'middle' }, { share: 4 }],
        head: [say.assumptions.rules, vastu.score, vastu.grade, vastu.method],
        rows: answers.map(({ rulesVersion, answer }) => [
          editionDay(book, rulesVersion),
          answer.status === 'assessed' ? language.number(answer.score, 0) : NOTHING,
          answer.status === 'assessed' ? names.vastuLetter[answer.grade] : NOTHING,
          answer.settings.scoring === 'share-weighted' ? vastu.methodShares : vastu.methodZone,
        ]),
      },
      ...(changes.length === 0
        ? []
        : [
            { kind: 'heading' as const, level: 2 as const, text: vastu.changedRules },
            {
              kind: 'table' as const,
              title: vastu.changedRules,
              columns: [{ share: 3 }, { share: 2 }, { share: 2 }, { share: 2 }],
              head: [vastu.room, vastu.zone, editionDay(book, first), editionDay(book, last)],
              rows: changes.map(({ ruleId, before, after }) => {
                const [type = '', zone = ''] = ruleId.split('.');
                return [names.vastuRoom[type as 'kitchen'], book.zone(zone as Zone), word(before), word(after)];
              }),
            },
          ]),
      {
        kind: 'paragraph',
        words: vastu.editionsNote({
          share: percent(book, newest === undefined ? 0 : newest.classicalCells / newest.cells),
        }),
        size: 'small',
      },
    ];
  },
};
