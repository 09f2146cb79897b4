/** Planet by planet and house by house: all that a chart says of each, with what is told of it. */

import { PLANETS } from '../../../western/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import { aspectReadings, aspectsBlocks } from './aspects.ts';
import type { WesternBook } from './book.ts';
import { heading, houseTheme, pointName, pointNames, signName } from './cells.ts';
import { pointsText } from './dignities.ts';
import { wheelOf } from './pictures.ts';
import { dignityText, lordOf, standsIn } from './positions.ts';
import { placeReadings } from './readings.ts';
import { hasHouses, shownPoints } from './sky.ts';

export const PLANET_BY_PLANET: Chapter<WesternBook> = {
  title: ({ say }) => say.kundli.grahaByGraha,
  blocks: (book) =>
    PLANETS.flatMap((planet, index): readonly Block[] => [
      // With its readings a planet fills a page, without them half of one.
      ...(index > 0 && (book.readings !== null || index % 2 === 0) ? [{ kind: 'turn' as const }] : []),
      ...portrait(book, planet),
    ]),
};

function portrait(book: WesternBook, planet: string): readonly Block[] {
  const { say, language, nativity, radix, tellings, sky } = book;
  const { furniture, western } = say;
  const point = radix.points.find(({ name }) => name === planet);
  if (point === undefined) return [];
  const essential = nativity.essential?.planets.find(({ value }) => value.planet === planet)?.value;
  const accidental = nativity.accidental?.planets.find(({ value }) => value.planet === planet)?.value;
  const disposed = nativity.dispositors?.planets.find(({ value }) => value.planet === planet)?.value;
  const aspects = sky.aspects.filter(({ point1, point2 }) => point1 === planet || point2 === planet);
  // What is told needs no table beside it.
  const listed = aspects.filter(({ point1, point2 }) => book.readings === null || !arePlanets(point1, point2));
  const rules = hasHouses(radix) ? housesOf(book, planet) : [];
  const pairs: (readonly [string, Words])[] = [
    [furniture.sign, signName(book, point.sign)],
    [furniture.degree, language.degrees(point.degree, book.isTimeKnown ? 'seconds' : 'minutes')],
    ...(hasHouses(radix) && point.house !== null
      ? [[furniture.house, book.names.house[point.house as 1]] as const]
      : []),
    [furniture.motion, point.isRetrograde ? furniture.retrograde : furniture.direct],
    ...(point.longitudeDegPerDay === null
      ? []
      : [[western.dailyMotion, language.degrees(point.longitudeDegPerDay)] as const]),
    ...(point.declinationDeg === null ? [] : [[western.declination, language.degrees(point.declinationDeg)] as const]),
    ...(essential === undefined
      ? []
      : ([
          [furniture.dignity, dignityText(book, nativity, planet)],
          [western.score, pointsText(book, (essential.score ?? 0) + (accidental?.score ?? 0))],
        ] as const)),
    ...(disposed === undefined ? [] : [[furniture.signLord, pointName(book, disposed.dispositor)] as const]),
    ...(rules.length === 0
      ? []
      : [[say.kundli.lordOf, rules.map((house) => language.number(house)).join(', ')] as const]),
  ];
  return [
    heading(pointName(book, planet)),
    {
      kind: 'beside',
      columns: [
        [{ kind: 'facts', pairs }],
        [{ kind: 'figure', scene: wheelOf(book, { ...sky, aspects }), width: 205 }],
      ],
    },
    ...placeReadings(book, radix, tellings, planet),
    ...aspectReadings(book, aspects, tellings),
    ...(listed.length === 0
      ? []
      : [heading(say.headings.aspects, 3), ...aspectsBlocks(book, listed, nativity.aspects.sources)]),
  ];
}

function arePlanets(...points: readonly string[]): boolean {
  return points.every((point) => PLANETS.some((planet) => planet === point));
}

/** Houses whose cusp stands in a sign of the planet. */
function housesOf({ radix }: WesternBook, planet: string): readonly number[] {
  return (radix.houses?.cuspsDeg ?? []).flatMap((cuspDeg, index) =>
    lordOf(Math.floor(cuspDeg / 30) + 1) === planet ? [index + 1] : [],
  );
}

export const HOUSE_BY_HOUSE: Chapter<WesternBook> = {
  title: ({ say }) => say.kundli.houseByHouse,
  blocks: (book) => {
    const { rulers } = book.nativity;
    if (rulers === null || !hasHouses(book.radix)) return [];
    const { say, names, language, radix } = book;
    const { furniture, kundli, western } = say;
    const shown = shownPoints(radix);
    const one = (index: number): readonly Block[] => {
      const value = rulers.houses[index]?.value;
      if (value === undefined) return [];
      const house = value.house as 1;
      const lords = value.lords.map(({ lord, sign, house: there }) =>
        sign === null ? pointName(book, lord) : `${pointName(book, lord)} (${standsIn(book, { sign, house: there })})`,
      );
      const inside = shown.filter((name) => radix.points.find((point) => point.name === name)?.house === house);
      return [
        heading(say.headings.houseNamed({ house: names.house[house], theme: houseTheme(book, house) }), 3),
        {
          kind: 'facts',
          pairs: [
            [furniture.cusp, `${language.degrees(value.cuspDeg % 30)} ${signName(book, value.sign)}`],
            [furniture.lord, lords.join(', ')],
            [kundli.occupants, pointNames(book, inside)],
            ...(value.interceptedSigns.length === 0
              ? []
              : [
                  [
                    western.intercepted,
                    value.interceptedSigns.map(({ sign }) => signName(book, sign)).join(', '),
                  ] as const,
                ]),
          ],
        },
      ];
    };
    return rulers.houses.flatMap((_, index): readonly Block[] =>
      index % 2 === 0 ? [{ kind: 'beside', columns: [one(index), one(index + 1)] }] : [],
    );
  },
};
