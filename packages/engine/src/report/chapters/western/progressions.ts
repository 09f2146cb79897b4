/** The progressed chart of the day of the report: beside the birth, by itself, and what is told of it. */

import type { RadixPoint } from '../../../western/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import { aspectsBlocks, gridBlocks } from './aspects.ts';
import {
  aspectWords,
  FIGURE,
  heading,
  NOTHING,
  note,
  placeShort,
  pointName,
  signName,
  tellOf,
  underHeading,
  WIDE,
  worksLine,
} from './cells.ts';
import { callout } from './composite.ts';
import { doubleWheel, wheelOf } from './pictures.ts';
import { cuspsTable, positionsTable } from './positions.ts';
import type { ProgressBook } from './progress-book.ts';
import { angleReadings } from './readings.ts';
import { shownPoints } from './sky.ts';

export const PROGRESSED_CHART: Chapter<ProgressBook> = {
  title: ({ say }) => say.western.progressedChart,
  blocks: (book) => {
    const { say, sky, progressedSky, toBirth, language, radix, progression } = book;
    const { western, furniture } = say;
    const date = book.day(book.asOf);
    const closest = [...toBirth.aspects].sort((one, other) => one.orbDeg - other.orbDeg);
    return [
      note(western.progressedNote({ date })),
      {
        kind: 'figure',
        width: 385,
        scene: doubleWheel(
          book,
          { ...sky, name: western.atBirth },
          { ...progressedSky, name: western.progressedTo },
          'other',
          toBirth.aspects,
        ),
      },
      {
        kind: 'table',
        size: 'small',
        title: western.progressedChart,
        columns: [WIDE, WIDE, FIGURE, WIDE, FIGURE, FIGURE],
        head: [
          furniture.planet,
          western.atBirth,
          furniture.house,
          western.progressedTo,
          furniture.house,
          western.dailyMotion,
        ],
        rows: shownPoints(radix).map((name): readonly Words[] => {
          const [natal, now] = [radix, progression.radix].map(({ points }) =>
            points.find((point) => point.name === name),
          );
          return [
            pointName(book, name),
            ...cellsOf(book, natal),
            ...cellsOf(book, now),
            now?.longitudeDegPerDay === null || now === undefined ? NOTHING : language.degrees(now.longitudeDegPerDay),
          ];
        }),
        source: worksLine(book, progression.sources.slice(0, 2)),
      },
      heading(say.headings.aspects),
      {
        kind: 'table',
        size: 'small',
        title: western.progressedAspects,
        columns: [WIDE, WIDE, WIDE, FIGURE],
        head: [western.atBirth, furniture.aspect, western.progressedTo, furniture.orb],
        rows: closest.map(({ point1, point2, type, orbDeg }) => [
          pointName(book, point1),
          aspectWords(book, type),
          pointName(book, point2),
          language.degrees(orbDeg),
        ]),
        source: worksLine(book, toBirth.sources),
      },
      heading(say.headings.houseCusps),
      cuspsTable(book, progression.radix),
    ];
  },
};

function cellsOf(book: ProgressBook, point: RadixPoint | undefined): readonly Words[] {
  if (point === undefined) return [NOTHING, NOTHING];
  return [placeShort(book, point), point.house === null ? NOTHING : book.language.number(point.house)];
}

export const PROGRESSED_PLACES: Chapter<ProgressBook> = {
  title: ({ say }) => say.headings.planetPositions,
  blocks: (book) => {
    const { say, progression, progressedSky } = book;
    return [
      { kind: 'figure', width: 380, scene: wheelOf(book, progressedSky), caption: book.day(book.asOf) },
      note(say.western.positionsNote),
      positionsTable(book, progression.radix),
    ];
  },
};

export const PROGRESSED_GRID: Chapter<ProgressBook> = {
  title: ({ say }) => say.headings.aspects,
  blocks: (book) => [
    ...gridBlocks(book, book.progressedSky),
    ...aspectsBlocks(book, book.progressedSky.aspects, book.nativity.aspects.sources),
  ],
};

const TOLD = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'] as const;

export const PROGRESSED_READINGS: Chapter<ProgressBook> = {
  title: ({ say }) => say.headings.reading,
  blocks: (book) => {
    const { progressedTellings, progression, names } = book;
    const told = [
      ...TOLD.flatMap((planet): readonly Block[] => {
        const point = progression.radix.points.find(({ name }) => name === planet);
        if (point === undefined) return [];
        return [
          ...underHeading(
            `${pointName(book, planet)} – ${signName(book, point.sign)}`,
            tellOf(book, progressedTellings, `western-sign.${planet}.`),
          ),
          ...(point.house === null
            ? []
            : underHeading(
                `${pointName(book, planet)} – ${names.house[point.house as 1]}`,
                tellOf(book, progressedTellings, `western-house.${planet}.`),
              )),
        ];
      }),
      ...angleReadings(book, progression.radix, progressedTellings),
    ];
    return told.length === 0 ? [] : [callout(book.say.western.progressedRead), ...told];
  },
};
