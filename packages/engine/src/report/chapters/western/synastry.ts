/** Two charts beside one another and over one another: places, aspects between them, houses of the other, and the score. */

import { PLANETS } from '../../../western/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import { aspectReadings } from './aspects.ts';
import {
  aspectName,
  aspectWords,
  FIGURE,
  FIT,
  heading,
  houseTheme,
  movementText,
  NOTHING,
  note,
  pointName,
  signName,
  WIDE,
  worksLine,
} from './cells.ts';
import { pointsText } from './dignities.ts';
import { birthFacts, timelessCallout } from './natal.ts';
import type { WesternPairBook } from './pair-book.ts';
import { barsScene, crossGrid, doubleWheel, wheelOf } from './pictures.ts';
import { placeReadings } from './readings.ts';
import { hasHouses, shownPoints } from './sky.ts';

export const TWO_BIRTHS: Chapter<WesternPairBook> = {
  title: ({ say }) => say.headings.birthDetails,
  blocks: (pair) =>
    pair.both.flatMap(({ book, name }, index): readonly Block[] => [
      ...(index === 0 ? [] : [{ kind: 'turn' as const }]),
      heading(name),
      ...birthFacts(book),
      ...(book.isTimeKnown ? [] : [timelessCallout(pair)]),
      { kind: 'figure', scene: wheelOf(pair, book.sky), width: 400 },
    ]),
};

/** The same points of both, in one table. */
export const TWO_PLACES: Chapter<WesternPairBook> = {
  title: ({ say }) => say.headings.planetPositions,
  blocks: (pair) => {
    const { say, language, both } = pair;
    const names = [...new Set(both.flatMap(({ book }) => shownPoints(book.radix)))];
    const cells = (book: WesternPairBook['first'], point: string): readonly Words[] => {
      const found =
        book.radix.points.find(({ name }) => name === point) ??
        (hasHouses(book.radix) ? book.radix.angles?.[point as 'Ascendant'] : undefined);
      if (found === undefined) return [NOTHING, NOTHING, NOTHING];
      const house = 'house' in found && hasHouses(book.radix) ? found.house : null;
      return [
        signName(pair, found.sign),
        language.degrees(found.degree),
        house === null ? NOTHING : language.number(house),
      ];
    };
    return [
      {
        kind: 'table',
        size: 'small',
        title: say.headings.planetPositions,
        columns: [FIT, WIDE, FIGURE, FIGURE, WIDE, FIGURE, FIGURE],
        head: [say.furniture.planet, ...both.flatMap(({ name }) => [name, say.furniture.degree, say.furniture.house])],
        rows: [...names, 'Ascendant', 'Midheaven'].map((point) => [
          pointName(pair, point),
          ...both.flatMap(({ book }) => cells(book, point)),
        ]),
      },
      heading(say.headings.elementsAndModes),
      balanceTable(pair),
    ];
  },
};

const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
const MODES = ['cardinal', 'fixed', 'mutable'] as const;

function balanceTable(pair: WesternPairBook): Block {
  const { say, names, language, both } = pair;
  const rows: (readonly [string, (book: WesternPairBook['first']) => number])[] = [
    ...ELEMENTS.map(
      (element) =>
        [
          names.element[element],
          ({ nativity }: WesternPairBook['first']) => nativity.balance.elements[element].weight,
        ] as const,
    ),
    ...MODES.map(
      (mode) =>
        [
          names.modality[mode],
          ({ nativity }: WesternPairBook['first']) => nativity.balance.modalities[mode].weight,
        ] as const,
    ),
  ];
  return {
    kind: 'table',
    title: say.headings.elementsAndModes,
    columns: [WIDE, WIDE, WIDE],
    head: [say.furniture.element, ...both.map(({ name }) => name)],
    rows: rows.map(([label, count]) => [label, ...both.map(({ book }) => language.number(count(book)))]),
    source: worksLine(pair, pair.first.nativity.balance.sources),
  };
}

/** Each about the other. */
export const DOUBLE_WHEELS: Chapter<WesternPairBook> = {
  title: ({ say }) => say.drawing.synastryWheel,
  blocks: (pair) => {
    const [one, other] = pair.both;
    const { aspects } = pair;
    const turned = aspects.map((aspect) => ({ ...aspect, point1: aspect.point2, point2: aspect.point1 }));
    return [[one, other, aspects] as const, [other, one, turned] as const].flatMap(
      ([inner, outer, between], index): readonly Block[] =>
        inner.book.isTimeKnown && outer.book.isTimeKnown
          ? [
              ...(index === 0 ? [] : [{ kind: 'turn' as const }]),
              {
                kind: 'figure',
                width: 470,
                scene: doubleWheel(
                  pair,
                  { ...inner.book.sky, name: inner.name },
                  { ...outer.book.sky, name: outer.name },
                  'synastry',
                  between,
                ),
              },
            ]
          : [],
    );
  },
};

export const BETWEEN: Chapter<WesternPairBook> = {
  title: ({ say }) => say.western.betweenAspects,
  blocks: (pair) => {
    const { say, language, both, synastry } = pair;
    const { western, furniture } = say;
    const [one, other] = both;
    const sides = both.map(({ book }): readonly string[] => [
      ...synastry.settings.points.filter((name) => book.radix.points.some((point) => point.name === name)),
      ...(book.isTimeKnown ? ['Ascendant', 'Midheaven'] : []),
    ]) as unknown as readonly [readonly string[], readonly string[]];
    return [
      note(western.betweenNote({ first: one.name, second: other.name })),
      { kind: 'figure', scene: crossGrid(pair, sides, pair.aspects), width: 400 },
      ...(pair.isTimeKnown ? [] : [note(western.unsureMoon)]),
      {
        kind: 'table',
        size: 'small',
        title: western.betweenAspects,
        columns: [WIDE, WIDE, WIDE, FIGURE, WIDE, FIT],
        head: [one.name, furniture.aspect, other.name, furniture.orb, furniture.motion, furniture.strength],
        rows: pair.aspects.map(({ point1, point2, type, orbDeg, movement, strength }) => [
          pointName(pair, point1),
          aspectWords(pair, type),
          pointName(pair, point2),
          language.degrees(orbDeg),
          movementText(pair, movement),
          language.number(strength),
        ]),
        source: worksLine(pair, synastry.sources),
      },
    ];
  },
};

export const BETWEEN_READINGS: Chapter<WesternPairBook> = {
  title: ({ say }) => say.western.aspectByAspect,
  blocks: (pair) => aspectReadings(pair, pair.aspects, pair.between, 'synastry-aspect'),
};

export const OVERLAYS: Chapter<WesternPairBook> = {
  title: ({ say }) => say.western.overlays,
  blocks: (pair) => {
    const { say, names, both, synastry } = pair;
    const [one, other] = both;
    const { firstInSecond, secondInFirst } = synastry.overlays;
    const sections = [[one.name, other.name, firstInSecond] as const, [other.name, one.name, secondInFirst] as const];
    const blocks = sections.flatMap(([guest, host, overlay]): readonly Block[] =>
      overlay.length === 0
        ? []
        : [
            heading(say.western.overlayOf({ guest, host })),
            {
              kind: 'table',
              title: say.western.overlayOf({ guest, host }),
              columns: [WIDE, WIDE, { share: 2 }],
              head: [say.furniture.planet, say.furniture.house, say.furniture.meaning],
              rows: overlay.map(({ planet, house }) => [
                pointName(pair, planet),
                names.house[house as 1],
                houseTheme(pair, house),
              ]),
              marked: overlay.flatMap(({ house }, index) => (ANGULAR.includes(house) ? [index] : [])),
              source: worksLine(pair, ['davison-1977']),
            },
          ],
    );
    return blocks.length === 0 ? [] : [note(say.western.overlaysNote), ...blocks];
  },
};

/** Planets there are felt most. */
const ANGULAR: readonly number[] = [1, 4, 7, 10];

export const SCORE: Chapter<WesternPairBook> = {
  title: ({ say }) => say.western.score,
  blocks: (pair) => {
    // Without both hours the Moons are missing, which weigh most.
    if (!pair.isTimeKnown) return [];
    const { say, language, synastry, both } = pair;
    const { western, furniture } = say;
    const { score, summary } = synastry;
    const [one, other] = both;
    const share = (count: number): number => (summary.total === 0 ? 0 : (100 * count) / summary.total);
    const top = score.contributions.slice(0, MOST_CONTRIBUTIONS);
    return [
      note(western.scoreNote),
      {
        kind: 'paragraph',
        size: 'display',
        align: 'middle',
        words: `${language.number(score.value)} / ${language.number(100)}`,
      },
      {
        kind: 'figure',
        width: 470,
        scene: barsScene(pair, western.score, [
          {
            name: western.harmonious,
            percent: share(summary.harmonious),
            label: language.number(summary.harmonious),
            colour: 'good',
          },
          {
            name: western.challenging,
            percent: share(summary.challenging),
            label: language.number(summary.challenging),
            colour: 'bad',
          },
          {
            name: say.verdict.neutral,
            percent: share(summary.neutral),
            label: language.number(summary.neutral),
            colour: 'accent',
          },
        ]),
      },
      {
        kind: 'table',
        title: western.score,
        columns: [WIDE, WIDE, WIDE, FIGURE],
        head: [one.name, furniture.aspect, other.name, furniture.points],
        rows: top.flatMap(({ id, points }): readonly (readonly Words[])[] => {
          const found = synastry.aspects.find((aspect) => contributionOf(aspect) === id);
          if (found === undefined) return [];
          return [
            [
              pointName(pair, found.point1),
              aspectName(pair, found.type),
              pointName(pair, found.point2),
              pointsText(pair, points),
            ],
          ];
        }),
        source: worksLine(pair, score.sources),
      },
    ];
  },
};

const MOST_CONTRIBUTIONS = 20;

/** The id under which a score counts an aspect. */
function contributionOf({ point1, type, point2 }: WesternPairBook['synastry']['aspects'][number]): string {
  return `first-${point1}-${type}-second-${point2}`.toLowerCase();
}

/** How each of them loves, by the natal chart. */
const OF_LOVE = ['Moon', 'Venus', 'Mars'] as const;

export const EACH_ALONE: Chapter<WesternPairBook> = {
  title: ({ say }) => say.headings.relationships,
  blocks: (pair) =>
    pair.both.flatMap(({ book, name }): readonly Block[] => {
      const told = OF_LOVE.flatMap((planet) => placeReadings(pair, book.radix, book.tellings, planet));
      const inner = aspectReadings(
        pair,
        book.sky.aspects.filter(({ point1, point2 }) =>
          [point1, point2].every((point) => PLANETS.slice(0, 5).some((planet) => planet === point)),
        ),
        book.tellings,
      );
      return told.length + inner.length === 0 ? [] : [heading(name), ...told, ...inner];
    }),
};
