/** Aspects of a chart: the triangle of glyphs, the list by orb, and what is told of each. */

import type { Told } from '../../../reading/index.ts';
import type { SourceKey } from '../../../sources.ts';
import type { WesternAspect } from '../../../western/index.ts';
import type { Book } from '../../book.ts';
import type { Block } from '../../flow/blocks.ts';
import {
  aspectTitle,
  aspectWords,
  FIGURE,
  FIT,
  movementText,
  note,
  pointName,
  tellOf,
  underHeading,
  WIDE,
  worksLine,
} from './cells.ts';
import { triangleGrid } from './pictures.ts';
import { hasHouses, type Sky, shownPoints } from './sky.ts';

/** The triangle of a chart. */
export function gridBlocks(book: Book, { radix, aspects }: Sky): readonly Block[] {
  const points = [...shownPoints(radix), ...(hasHouses(radix) ? ['Ascendant', 'Midheaven'] : [])];
  return [note(book.say.western.gridNote), { kind: 'figure', scene: triangleGrid(book, points, aspects), width: 370 }];
}

/** Two points, their aspect, its orb and whither it moves. */
export function aspectsBlocks(
  book: Book,
  aspects: readonly WesternAspect[],
  sources: readonly SourceKey[],
): readonly Block[] {
  const { say, language } = book;
  const { furniture } = say;
  const moves = aspects.some(({ movement }) => movement !== null);
  return [
    {
      kind: 'table',
      size: 'small',
      title: say.headings.aspects,
      columns: [WIDE, WIDE, WIDE, FIGURE, ...(moves ? [WIDE] : []), FIT],
      head: [
        furniture.planet,
        furniture.aspect,
        furniture.planet,
        furniture.orb,
        ...(moves ? [furniture.motion] : []),
        furniture.strength,
      ],
      rows: aspects.map(({ point1, point2, type, orbDeg, movement, strength }) => [
        pointName(book, point1),
        aspectWords(book, type),
        pointName(book, point2),
        language.degrees(orbDeg),
        ...(moves ? [movementText(book, movement)] : []),
        language.number(strength),
      ]),
      source: worksLine(book, sources),
    },
  ];
}

/** What is told of the aspects, the closest first, each under its name. */
export function aspectReadings(
  book: Book,
  aspects: readonly WesternAspect[],
  tellings: readonly Told[],
  family = 'western-aspect',
): readonly Block[] {
  return aspects.flatMap(({ point1, point2, type, orbDeg }): readonly Block[] => {
    const title = `${aspectTitle(book, point1, type, point2)} (${book.language.degrees(orbDeg)})`;
    return underHeading(
      title,
      tellOf(book, tellings, `${family}.${point1}-${point2}.`, `${family}.${point2}-${point1}.`),
    );
  });
}
