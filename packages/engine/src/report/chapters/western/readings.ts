/** What is told of a birth: the rising and culminating signs, the lights, the planets by sign and house, and their aspects. */

import type { Told } from '../../../reading/index.ts';
import { PLANETS, type Radix } from '../../../western/index.ts';
import type { Book } from '../../book.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import { aspectReadings } from './aspects.ts';
import type { WesternBook } from './book.ts';
import { pointName, signName, tellOf, underHeading } from './cells.ts';
import { hasHouses } from './sky.ts';

const LIGHTS = ['Sun', 'Moon'] as const;

/** Rising sign, Midheaven and the lights: what a person is known by. */
export const CHARACTER: Chapter<WesternBook> = {
  title: ({ say }) => say.headings.character,
  blocks: (book) => [
    ...angleReadings(book, book.radix, book.tellings),
    ...LIGHTS.flatMap((light) => placeReadings(book, book.radix, book.tellings, light)),
  ],
};

export const PLANET_READINGS: Chapter<WesternBook> = {
  title: ({ say }) => say.headings.reading,
  blocks: (book) => PLANETS.flatMap((planet) => placeReadings(book, book.radix, book.tellings, planet)),
};

export const ASPECT_READINGS: Chapter<WesternBook> = {
  title: ({ say }) => say.western.aspectByAspect,
  blocks: (book) => aspectReadings(book, book.sky.aspects, book.tellings),
};

/** What is told of the signs that rise and culminate. */
export function angleReadings(book: Book, { angles }: Radix, tellings: readonly Told[]): readonly Block[] {
  if (angles === null) return [];
  const { Ascendant, Midheaven } = angles;
  return [
    ...underHeading(
      titleOf(book, 'Ascendant', signName(book, Ascendant.sign)),
      tellOf(book, tellings, 'western-ascendant.'),
    ),
    ...underHeading(
      titleOf(book, 'Midheaven', signName(book, Midheaven.sign)),
      tellOf(book, tellings, 'western-midheaven.'),
    ),
  ];
}

/** What is told of a planet by its sign and by its house. */
export function placeReadings(book: Book, radix: Radix, tellings: readonly Told[], planet: string): readonly Block[] {
  const point = radix.points.find(({ name }) => name === planet);
  if (point === undefined) return [];
  const { names } = book;
  const house = hasHouses(radix) ? point.house : null;
  return [
    ...underHeading(
      titleOf(book, planet, signName(book, point.sign)),
      tellOf(book, tellings, `western-sign.${planet}.`),
    ),
    ...(house === null
      ? []
      : underHeading(
          titleOf(book, planet, names.house[house as 1]),
          tellOf(book, tellings, `western-house.${planet}.`),
        )),
  ];
}

function titleOf(book: Book, point: string, place: string): string {
  return `${pointName(book, point)} – ${place}`;
}
