/** Declinations, antiscia, lots, stars, midpoints and harmonics of a birth. */

import { aspectsOf, harmonicChartOf } from '../../../western/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { WesternBook } from './book.ts';
import {
  aspectName,
  FIGURE,
  FIT,
  heading,
  movementText,
  NOTHING,
  note,
  placeShort,
  pointName,
  pointNames,
  signName,
  WIDE,
  worksLine,
} from './cells.ts';
import { wheelOf } from './pictures.ts';
import { hasHouses, shownPoints } from './sky.ts';

export const LOTS: Chapter<WesternBook> = {
  title: ({ say, isTimeKnown }) => (isTimeKnown ? say.headings.lots : say.headings.fixedStars),
  blocks: (book) => {
    const { say, names, language, nativity } = book;
    const { furniture, western } = say;
    const { lots, stars } = nativity;
    const starBlocks: readonly Block[] =
      stars === null || stars.contacts.length === 0
        ? []
        : [
            ...(book.isTimeKnown ? [heading(say.headings.fixedStars)] : []),
            note(western.starsNote),
            starsTable(book, stars),
          ];
    if (lots === null || !hasHouses(book.radix)) return starBlocks;
    return [
      note(western.lotsNote),
      {
        kind: 'table',
        title: say.headings.lots,
        columns: [WIDE, WIDE, FIGURE, FIGURE, FIT, { share: 1.6 }],
        head: [furniture.name, furniture.sign, furniture.degree, furniture.house, furniture.lord, western.formula],
        rows: lots.lots.map(({ value }) => [
          [{ text: names.lot[value.id as 'fortune'], weight: 600 }],
          signName(book, value.sign),
          language.degrees(value.degree),
          value.house === null ? NOTHING : language.number(value.house),
          pointName(book, value.lord),
          `${lotPoint(book, value.plus)} + ${lotPoint(book, value.to)} − ${lotPoint(book, value.from)}`,
        ]),
        source: worksLine(book, lots.sources),
      },
      ...starBlocks,
    ];
  },
};

/** A point of a formula: a body, an angle, or another lot. */
function lotPoint(book: WesternBook, name: string): string {
  const lot = /^lot:(.+)$/u.exec(name)?.[1];
  return lot === undefined ? pointName(book, name) : book.names.lot[lot as 'fortune'];
}

function starsTable(book: WesternBook, stars: NonNullable<WesternBook['nativity']['stars']>): Block {
  const { say, names, language } = book;
  const { furniture, western } = say;
  return {
    kind: 'table',
    title: say.headings.fixedStars,
    columns: [WIDE, WIDE, FIGURE, FIGURE, FIGURE],
    head: [furniture.name, furniture.planet, furniture.longitude, western.magnitude, furniture.orb],
    rows: stars.contacts.map(({ value }) => {
      const star = stars.stars.find(({ name }) => name === value.star);
      return [
        [{ text: names.star[star?.id as 'sirius'], weight: 600 }],
        pointName(book, value.point),
        star === undefined ? NOTHING : placeShort(book, star),
        star === undefined || star.magnitude === null ? NOTHING : language.number(star.magnitude, 1),
        language.degrees(value.orbDeg),
      ];
    }),
    source: worksLine(book, ['robson-1923', 'esa-1997']),
  };
}

const DECLINATION_NAMES = {
  parallel: 'declination-parallel',
  contraparallel: 'declination-contraparallel',
} as const;

export const DECLINATIONS: Chapter<WesternBook> = {
  title: ({ say }) => say.western.declinations,
  blocks: (book) => {
    const { say, language, nativity } = book;
    const { furniture, western } = say;
    const { declinations, antiscia } = nativity;
    const shown = shownPoints(book.radix);
    return [
      note(western.declinationsNote),
      {
        kind: 'beside',
        columns: [
          [
            {
              kind: 'table',
              size: 'small',
              title: western.declinations,
              columns: [WIDE, FIGURE, WIDE],
              head: [furniture.planet, western.declination, furniture.remark],
              rows: declinations.points.map((point) => [
                pointName(book, point.name),
                language.degrees(point.declinationDeg),
                point.isOutOfBounds ? [{ text: western.outOfBounds, tone: 'accent' }] : NOTHING,
              ]),
            },
          ],
          [
            {
              kind: 'table',
              size: 'small',
              title: western['declination-parallel'],
              columns: [WIDE, WIDE, WIDE, FIGURE],
              head: [furniture.planet, furniture.aspect, furniture.planet, furniture.orb],
              rows: declinations.aspects.map(({ point1, point2, type, orbDeg }) => [
                pointName(book, point1),
                western[DECLINATION_NAMES[type]],
                pointName(book, point2),
                language.degrees(orbDeg),
              ]),
              source: worksLine(book, declinations.sources),
            },
          ],
        ],
      },
      heading(western.antiscia),
      note(western.antisciaNote),
      {
        kind: 'table',
        size: 'small',
        title: western.antiscia,
        columns: [WIDE, WIDE, WIDE, WIDE],
        head: [furniture.planet, furniture.longitude, western.antiscion, western.contraAntiscion],
        rows: antiscia.points
          .filter(({ name }) => shown.includes(name))
          .map((point) => [
            pointName(book, point.name),
            placeShort(book, book.radix.points.find(({ name }) => name === point.name) as typeof point.antiscion),
            placeShort(book, point.antiscion),
            placeShort(book, point.contraAntiscion),
          ]),
        source: worksLine(book, antiscia.sources),
      },
      ...(antiscia.contacts.length === 0
        ? []
        : [
            {
              kind: 'table' as const,
              size: 'small' as const,
              title: western.antiscia,
              columns: [WIDE, WIDE, WIDE, FIGURE, WIDE],
              head: [furniture.planet, furniture.aspect, furniture.planet, furniture.orb, furniture.motion],
              rows: antiscia.contacts.map(({ point1, point2, type, orbDeg, movement }) => [
                pointName(book, point1),
                type === 'antiscion' ? western.antiscion : western.contraAntiscion,
                pointName(book, point2),
                language.degrees(orbDeg),
                movementText(book, movement),
              ]),
            },
          ]),
    ];
  },
};

/** Contacts of each tree, closest first; more than these say little. */
const MOST_CONTACTS = 6;

export const MIDPOINTS: Chapter<WesternBook> = {
  title: ({ say }) => say.headings.midpoints,
  blocks: (book) => {
    const { say, language, nativity } = book;
    const { furniture, western } = say;
    const { midpoints } = nativity;
    const kept = (name: string): boolean => name !== 'SouthNode';
    const trees = midpoints.trees.filter(({ name }) => kept(name));
    return [
      note(western.midpointsNote),
      {
        kind: 'table',
        size: 'small',
        title: say.headings.midpoints,
        columns: [FIT, FIT, { share: 1 }],
        head: [furniture.planet, furniture.longitude, say.headings.midpoints],
        rows: trees.map(({ name, contacts }) => [
          [{ text: pointName(book, name), weight: 600 }],
          placeOfPoint(book, name),
          [...contacts]
            .filter(({ point1, point2 }) => kept(point1) && kept(point2))
            .sort((one, other) => one.orbDeg - other.orbDeg)
            .slice(0, MOST_CONTACTS)
            .map(
              ({ point1, point2, orbDeg }) =>
                `${pointName(book, point1)}/${pointName(book, point2)} ${language.degrees(orbDeg)}`,
            )
            .join('; ') || NOTHING,
        ]),
        source: worksLine(book, midpoints.sources),
      },
    ];
  },
};

function placeOfPoint(book: WesternBook, name: string): string {
  const { points, angles } = book.radix;
  const spot = points.find((point) => point.name === name) ?? angles?.[name as 'Ascendant'];
  return spot === undefined ? NOTHING : placeShort(book, spot);
}

/** Fifths, sevenths and ninths: the harmonics that are read most. */
const ORDERS = [5, 7, 9] as const;
const FEW_ASPECTS = 8;

export const HARMONICS: Chapter<WesternBook> = {
  title: ({ say }) => say.western.harmonics,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, language, radix, moment } = book;
    const { western, furniture } = say;
    return [
      note(western.harmonicsNote),
      ...ORDERS.flatMap((order): readonly Block[] => {
        const chart = harmonicChartOf(radix, order);
        const aspects = [
          ...aspectsOf(chart.radix, { points: shownPoints(chart.radix), aspects: ['conjunction', 'opposition'] })
            .aspects,
        ].sort((one, other) => one.orbDeg - other.orbDeg);
        const title = western.harmonicOf({ order: language.number(order) });
        return [
          {
            kind: 'beside',
            columns: [
              [
                heading(title, 3),
                {
                  kind: 'figure',
                  scene: wheelOf(book, { radix: chart.radix, aspects, local: moment.local }),
                  width: 172,
                },
              ],
              [
                heading(say.headings.aspects, 3),
                {
                  kind: 'table',
                  size: 'small',
                  title,
                  columns: [WIDE, WIDE, WIDE, FIGURE],
                  head: [furniture.planet, furniture.aspect, furniture.planet, furniture.orb],
                  rows: aspects
                    .slice(0, FEW_ASPECTS)
                    .map(({ point1, point2, type, orbDeg }) => [
                      pointNames(book, [point1]),
                      aspectName(book, type),
                      pointNames(book, [point2]),
                      language.degrees(orbDeg),
                    ]),
                  source: worksLine(book, chart.sources),
                },
              ],
            ],
          },
        ];
      }),
    ];
  },
};
