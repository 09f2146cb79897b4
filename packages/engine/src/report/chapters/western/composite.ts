/** The charts that two births make together: midpoints, and the middle in time and place. */

import {
  aspectsBetween,
  aspectsOf,
  balanceOf,
  chartShapeOf,
  PLANETS,
  patternsOf,
  stelliumsOf,
} from '../../../western/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import { placeText } from '../common/people.ts';
import { aspectReadings, aspectsBlocks, gridBlocks } from './aspects.ts';
import { aspectWords, FIGURE, heading, movementText, note, pointName, WIDE, worksLine } from './cells.ts';
import { balanceBlocks, patternBlocks, timelessCallout } from './natal.ts';
import type { WesternPairBook } from './pair-book.ts';
import { doubleWheel, wheelOf } from './pictures.ts';
import { cuspsTable, positionsTable } from './positions.ts';
import { angleReadings, placeReadings } from './readings.ts';
import { hasHouses, shownPoints } from './sky.ts';

export const COMPOSITE_CHART: Chapter<WesternPairBook> = {
  title: ({ say }) => say.headings.composite,
  blocks: (pair) => [
    note(pair.say.western.compositeNote),
    ...(pair.isTimeKnown ? [] : [timelessCallout(pair)]),
    { kind: 'figure', scene: wheelOf(pair, pair.compositeSky), width: 440 },
  ],
};

export const COMPOSITE_PLACES: Chapter<WesternPairBook> = {
  title: ({ say }) => say.headings.planetPositions,
  blocks: (pair) => {
    const { radix } = pair.composite;
    return [
      positionsTable(pair, radix),
      ...(hasHouses(radix) ? [heading(pair.say.headings.houseCusps), cuspsTable(pair, radix)] : []),
    ];
  },
};

export const COMPOSITE_ASPECTS: Chapter<WesternPairBook> = {
  title: ({ say }) => say.headings.aspects,
  blocks: (pair) => [
    ...gridBlocks(pair, pair.compositeSky),
    ...aspectsBlocks(pair, pair.compositeSky.aspects, [...aspectsOf(pair.composite.radix).sources, 'hand-1975']),
  ],
};

export const COMPOSITE_BALANCE: Chapter<WesternPairBook> = {
  title: ({ say }) => say.headings.elementsAndModes,
  blocks: (pair) => {
    const { radix } = pair.composite;
    const only = pair.isTimeKnown ? {} : { points: SURE_PLANETS };
    return balanceBlocks(pair, radix, balanceOf(radix, only));
  },
};

export const COMPOSITE_PATTERNS: Chapter<WesternPairBook> = {
  title: ({ say }) => say.headings.aspectPatterns,
  blocks: (pair) => {
    const { radix } = pair.composite;
    const only = pair.isTimeKnown ? {} : { points: SURE_PLANETS };
    return patternBlocks(pair, pair.compositeSky, {
      patterns: patternsOf(radix, only),
      stelliums: stelliumsOf(radix, only),
      shape: pair.isTimeKnown ? chartShapeOf(radix, { points: PLANETS }) : null,
    });
  },
};

const SURE_PLANETS = PLANETS.filter((planet) => planet !== 'Moon');

export const COMPOSITE_READINGS: Chapter<WesternPairBook> = {
  title: ({ say }) => say.headings.reading,
  blocks: (pair) => {
    const { together, compositeSky, composite } = pair;
    const told = [
      ...angleReadings(pair, composite.radix, together),
      ...PLANETS.flatMap((planet) => placeReadings(pair, composite.radix, together, planet)),
      ...aspectReadings(pair, compositeSky.aspects, together),
    ];
    return told.length === 0 ? [] : [callout(pair.say.western.compositeRead), ...told];
  },
};

/** A sentence that is not to be overlooked. */
export function callout(words: string): Block {
  return { kind: 'callout', tone: 'neutral', blocks: [note(words)] };
}

export const DAVISON: Chapter<WesternPairBook> = {
  title: ({ say }) => say.western.davison,
  blocks: (pair) => {
    if (!pair.isTimeKnown) return [];
    const { say, davison, davisonSky } = pair;
    const { moment } = davison;
    return [
      note(say.western.davisonNote),
      {
        kind: 'facts',
        pairs: [
          [say.western.middleOfBoth, `${pair.dayOf(moment.local)} ${pair.hourOf(moment.local)} UTC`],
          [say.birth.place, placeText(pair, moment)],
        ],
      },
      { kind: 'figure', scene: wheelOf(pair, davisonSky), width: 400 },
      heading(say.headings.planetPositions),
      positionsTable(pair, davison.radix),
      heading(say.headings.aspects),
      ...aspectsBlocks(pair, davisonSky.aspects, davison.sources),
    ];
  },
};

/** The composite about each of the two, with what passes between. */
export const COMPOSITE_AND_EACH: Chapter<WesternPairBook> = {
  title: ({ say }) => say.western.betweenAspects,
  blocks: (pair) => {
    const { say, language, both, composite, compositeSky } = pair;
    const { furniture, headings } = say;
    if (!pair.isTimeKnown) return [];
    return both.flatMap(({ book, name }, index): readonly Block[] => {
      const sides = [book.radix, composite.radix].map((radix) =>
        radix.points.filter((point) => shownPoints(radix).includes(point.name)),
      );
      const found = aspectsBetween(sides[0] ?? [], sides[1] ?? [], { orbs: NARROW_DEG });
      const closest = [...found.aspects].sort((a, b) => a.orbDeg - b.orbDeg);
      return [
        ...(index === 0 ? [] : [{ kind: 'turn' as const }]),
        heading(name),
        {
          kind: 'figure',
          width: 360,
          scene: doubleWheel(
            pair,
            { ...book.sky, name },
            { ...compositeSky, name: headings.composite },
            'other',
            closest,
          ),
        },
        {
          kind: 'table',
          size: 'small',
          title: name,
          columns: [WIDE, WIDE, WIDE, FIGURE, WIDE],
          head: [name, furniture.aspect, headings.composite, furniture.orb, furniture.motion],
          rows: closest.map(({ point1, point2, type, orbDeg, movement }) => [
            pointName(pair, point1),
            aspectWords(pair, type),
            pointName(pair, point2),
            language.degrees(orbDeg),
            movementText(pair, movement),
          ]),
          source: worksLine(pair, [...found.sources, 'hand-1975']),
        },
      ];
    });
  },
};

/** Between a chart of midpoints and a birth only the close aspects count. */
const NARROW_DEG = 2;
