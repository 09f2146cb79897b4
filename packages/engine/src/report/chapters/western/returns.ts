/** A solar return: its chart and what is told of it, against the birth, and the Moon’s returns within the year. */

import { PLANETS, type RadixPoint } from '../../../western/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import { placeText } from '../common/people.ts';
import { aspectReadings, aspectsBlocks, gridBlocks } from './aspects.ts';
import {
  aspectWords,
  FIGURE,
  FIT,
  heading,
  houseTheme,
  NOTHING,
  note,
  pointName,
  signName,
  tellOf,
  underHeading,
  WIDE,
  worksLine,
} from './cells.ts';
import { callout } from './composite.ts';
import { dayText } from './months.ts';
import { balanceBlocks, patternBlocks } from './natal.ts';
import { crossGrid, doubleWheel, wheelOf } from './pictures.ts';
import { cuspsTable, cuspsText, lordOf, positionsTable, standsIn } from './positions.ts';
import { angleReadings } from './readings.ts';
import type { LunarReturn, ReturnBook } from './return-book.ts';
import { shownPoints } from './sky.ts';

export const RETURN_CHART: Chapter<ReturnBook> = {
  title: ({ say }) => say.western.returnChart,
  blocks: (book) => {
    const { say, found, returnRadix, returnSky, named, moment, clock } = book;
    const { western, birth } = say;
    const ascendant = returnRadix.angles?.Ascendant;
    const ruler = ascendant === undefined ? undefined : pointOf(book, lordOf(ascendant.sign));
    const sun = pointOf(book, 'Sun');
    const moon = pointOf(book, 'Moon');
    const local = clock.text(found.jdUt);
    return [
      note(western.returnNote),
      {
        kind: 'facts',
        columns: 2,
        pairs: [
          [western.returnMoment, `${book.dayOf(local)} ${book.hourOf(local)}`],
          [birth.place, named.place ?? placeText(book, moment)],
          ...(ascendant === undefined ? [] : [[birth.lagna, signName(book, ascendant.sign)] as const]),
          ...(ruler === undefined
            ? []
            : [[western.chartRuler, `${pointName(book, ruler.name)} (${standsIn(book, ruler)})`] as const]),
          ...[sun, moon].flatMap((light) =>
            light === undefined ? [] : [[pointName(book, light.name), standsIn(book, light)] as const],
          ),
        ],
      },
      { kind: 'figure', scene: wheelOf(book, returnSky), width: 430 },
    ];
  },
};

function pointOf({ returnRadix }: ReturnBook, name: string): RadixPoint | undefined {
  return returnRadix.points.find((point) => point.name === name);
}

export const RETURN_PLACES: Chapter<ReturnBook> = {
  title: ({ say }) => say.headings.planetPositions,
  blocks: (book) => [
    note(book.say.western.positionsNote),
    positionsTable(book, book.returnRadix, book.returned),
    heading(book.say.headings.houseCusps),
    note(cuspsText(book, book.returnRadix)),
    cuspsTable(book, book.returnRadix),
  ],
};

export const RETURN_ASPECTS: Chapter<ReturnBook> = {
  title: ({ say }) => say.headings.aspects,
  blocks: (book) => [
    ...gridBlocks(book, book.returnSky),
    ...aspectsBlocks(book, book.returnSky.aspects, book.returned.aspects.sources),
  ],
};

export const RETURN_BALANCE: Chapter<ReturnBook> = {
  title: ({ say }) => say.headings.elementsAndModes,
  blocks: (book) => balanceBlocks(book, book.returnRadix, book.returned.balance),
};

export const RETURN_PATTERNS: Chapter<ReturnBook> = {
  title: ({ say }) => say.headings.aspectPatterns,
  blocks: (book) => patternBlocks(book, book.returnSky, book.returned),
};

/** Angles, houses and aspects colour a year; signs of slow planets are those of everybody, so the Moon’s alone is told. */
export const RETURN_READINGS: Chapter<ReturnBook> = {
  title: ({ say }) => say.headings.reading,
  blocks: (book) => {
    const { returnTellings, returnRadix, names } = book;
    const moon = pointOf(book, 'Moon');
    const told = [
      ...angleReadings(book, returnRadix, returnTellings),
      ...(moon === undefined
        ? []
        : underHeading(
            `${pointName(book, 'Moon')} – ${signName(book, moon.sign)}`,
            tellOf(book, returnTellings, 'western-sign.Moon.'),
          )),
      ...PLANETS.flatMap((planet): readonly Block[] => {
        const house = pointOf(book, planet)?.house ?? null;
        if (house === null) return [];
        return underHeading(
          `${pointName(book, planet)} – ${names.house[house as 1]}`,
          tellOf(book, returnTellings, `western-house.${planet}.`),
        );
      }),
      ...aspectReadings(book, book.returnSky.aspects, returnTellings),
    ];
    return told.length === 0 ? [] : [callout(book.say.western.returnRead), ...told];
  },
};

export const RETURN_TO_BIRTH: Chapter<ReturnBook> = {
  title: ({ say }) => say.western.returnToBirth,
  blocks: (book) => {
    const { say, sky, returnSky, returnToBirth, radix, returnRadix, language } = book;
    const { western, furniture } = say;
    const sides = [radix, returnRadix].map((one): readonly string[] => [
      ...shownPoints(one),
      'Ascendant',
      'Midheaven',
    ]) as unknown as readonly [readonly string[], readonly string[]];
    const closest = [...returnToBirth.aspects].sort((one, other) => one.orbDeg - other.orbDeg);
    return [
      {
        kind: 'figure',
        width: 340,
        scene: doubleWheel(
          book,
          { ...sky, name: western.atBirth },
          { ...returnSky, name: say.headings['solar-return'] },
          'other',
          returnToBirth.aspects,
        ),
      },
      heading(western.overlays),
      overlayTable(book),
      { kind: 'turn' },
      note(western.betweenNote({ first: western.atBirth, second: say.headings['solar-return'] })),
      { kind: 'figure', scene: crossGrid(book, sides, returnToBirth.aspects), width: 360 },
      {
        kind: 'table',
        size: 'small',
        title: western.returnToBirth,
        columns: [WIDE, WIDE, WIDE, FIGURE],
        head: [western.atBirth, furniture.aspect, say.headings['solar-return'], furniture.orb],
        rows: closest.map(({ point1, point2, type, orbDeg }) => [
          pointName(book, point1),
          aspectWords(book, type),
          pointName(book, point2),
          language.degrees(orbDeg),
        ]),
        source: worksLine(book, [...returnToBirth.sources, 'morin-23']),
      },
    ];
  },
};

/** Planets of the return with the house of the birth and that of the year. */
function overlayTable(book: ReturnBook): Block {
  const { say, names, western, radix, returnRadix } = book;
  const { furniture } = say;
  const { firstInSecond } = western.synastry(returnRadix, radix).overlays;
  return {
    kind: 'table',
    size: 'small',
    title: say.western.overlays,
    columns: [FIT, WIDE, WIDE, { share: 1.6 }],
    head: [furniture.planet, furniture.house, say.western.natalHouse, furniture.meaning],
    rows: firstInSecond.map(({ planet, house }): readonly Words[] => {
      const own = pointOf(book, planet)?.house ?? null;
      return [
        pointName(book, planet),
        own === null ? NOTHING : names.house[own as 1],
        names.house[house as 1],
        houseTheme(book, house),
      ];
    }),
    source: worksLine(book, ['morin-23']),
  };
}

const PER_ROW = 3;

export const LUNAR_RETURNS: Chapter<ReturnBook> = {
  title: ({ say }) => say.western.lunarReturns,
  blocks: (book) => {
    const { say, moons, names } = book;
    const { furniture, western } = say;
    const moonOf = ({ sky }: LunarReturn): RadixPoint | undefined =>
      sky.radix.points.find(({ name }) => name === 'Moon');
    return [
      note(western.lunarReturnsNote),
      {
        kind: 'table',
        title: western.lunarReturns,
        columns: [WIDE, FIGURE, WIDE, WIDE, { share: 1.6 }],
        head: [furniture.date, furniture.time, furniture.ascendant, furniture.house, furniture.meaning],
        rows: moons.map((one): readonly Words[] => {
          const house = moonOf(one)?.house ?? null;
          const { angles } = one.sky.radix;
          return [
            dayText(book, one.jdUt),
            book.hourOf(book.textOf(one.jdUt)),
            angles === null ? NOTHING : signName(book, angles.Ascendant.sign),
            house === null ? NOTHING : names.house[house as 1],
            house === null ? NOTHING : houseTheme(book, house),
          ];
        }),
        source: worksLine(book, ['morin-23']),
      },
      ...Array.from(
        { length: Math.ceil(moons.length / PER_ROW) },
        (_, row): Block => ({
          kind: 'beside',
          columns: Array.from({ length: PER_ROW }, (_unused, at): readonly Block[] => {
            const one = moons[row * PER_ROW + at];
            if (one === undefined) return [];
            return [{ kind: 'figure', scene: wheelOf(book, one.sky), caption: dayText(book, one.jdUt) }];
          }),
        }),
      ),
    ];
  },
};
