/** The birth: its facts and wheel, the aspects, how the planets are spread, and the figures that they make. */

import {
  aspectsOf,
  type Balance,
  type ChartPatterns,
  MODALITIES,
  POLARITIES,
  type Radix,
  type ShapeOfChart,
  type Stelliums,
} from '../../../western/index.ts';
import type { Book } from '../../book.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Paragraph } from '../../flow/blocks.ts';
import { placeText } from '../common/people.ts';
import { aspectsBlocks, gridBlocks } from './aspects.ts';
import type { WesternBook } from './book.ts';
import { FIGURE, FIT, heading, NOTHING, note, pointName, pointNames, signName, WIDE, worksLine } from './cells.ts';
import { type Bar, barsScene, wheelOf } from './pictures.ts';
import { lordOf, standsIn } from './positions.ts';
import { hasHouses, type Sky, shownPoints, skyOf } from './sky.ts';

export const BIRTH_CHART: Chapter<WesternBook> = {
  title: ({ say }) => say.headings.birthDetails,
  blocks: (book) => [
    ...birthFacts(book),
    ...(hasHouses(book.radix) ? [] : [timelessCallout(book)]),
    { kind: 'figure', scene: wheelOf(book, book.sky), width: 440 },
  ],
};

/** What an unknown hour leaves out. */
export function timelessCallout({ say }: { readonly say: WesternBook['say'] }): Block {
  return { kind: 'callout', tone: 'neutral', blocks: [note(say.western.timelessNote)] };
}

/** Birth data, the lights, the rising sign and what rules the chart. */
export function birthFacts(book: WesternBook): readonly Block[] {
  const { say, names, moment, named, radix, nativity, isTimeKnown } = book;
  const { birth, western } = say;
  const sun = radix.points.find(({ name }) => name === 'Sun');
  const moon = radix.points.find(({ name }) => name === 'Moon');
  const { angles } = radix;
  const lord = angles === null ? undefined : lordOf(angles.Ascendant.sign);
  const ruler = radix.points.find(({ name }) => name === lord);
  const system = radix.houses?.systemUsed as keyof typeof names.houseSystem;
  return [
    {
      kind: 'facts',
      columns: 2,
      pairs: [
        ...(named.name === undefined ? [] : [[birth.name, named.name] as const]),
        [birth.date, book.dayOf(moment.local)],
        [birth.time, isTimeKnown ? book.hourOfBirth(moment.local) : birth.timeUnknown],
        [birth.place, named.place ?? placeText(book, moment)],
        ...(sun === undefined ? [] : [[birth.sunSign, signName(book, sun.sign)] as const]),
        ...(moon === undefined || isMoonUnsure(book) ? [] : [[birth.moonSign, signName(book, moon.sign)] as const]),
        ...(hasHouses(radix) && angles !== null
          ? ([
              [birth.lagna, signName(book, angles.Ascendant.sign)],
              [pointName(book, 'Midheaven'), signName(book, angles.Midheaven.sign)],
              ...(ruler === undefined
                ? []
                : [[western.chartRuler, `${pointName(book, ruler.name)} (${standsIn(book, ruler)})`] as const]),
              [western.sect, radix.sect === 'night' ? western.nightChart : western.dayChart],
              ...(nativity.lunation === null
                ? []
                : [[western.moonPhase, names.lunationPhase[nativity.lunation.name as 'New']] as const]),
              [birth.houseSystem, names.houseSystem[system]],
            ] as const)
          : []),
      ],
    },
  ];
}

/** Whether the day leaves the Moon’s sign open. */
function isMoonUnsure({ radix }: WesternBook): boolean {
  const moon = radix.points.find(({ name }) => name === 'Moon');
  if (radix.isTimeKnown || moon === undefined) return false;
  const reach = (moon.longitudeDegPerDay ?? 13) / 2 + 0.1;
  return moon.degree < reach || moon.degree + reach >= 30;
}

export const ASPECTS: Chapter<WesternBook> = {
  title: ({ say }) => say.headings.aspects,
  blocks: (book) => [
    ...gridBlocks(book, book.sky),
    ...(book.isTimeKnown ? [] : [note(book.say.western.unsureMoon)]),
    heading(book.say.headings.aspects),
    note(book.say.western.aspectsNote),
    ...aspectsBlocks(book, book.sky.aspects, book.nativity.aspects.sources),
  ],
};

/** The same with the six aspects that are not Ptolemy’s. */
export const ALL_ASPECTS: Chapter<WesternBook> = {
  title: ASPECTS.title,
  blocks: (book) => {
    const { radix, moment, language, names } = book;
    const found = aspectsOf(radix, {
      points: shownPoints(radix),
      aspects: MINOR,
      ...(book.isTimeKnown ? {} : { angles: [] }),
    });
    const { aspects } = skyOf(radix, moment.local, found.aspects);
    if (aspects.length === 0) return ASPECTS.blocks(book);
    const kinds = MINOR.filter((type) => aspects.some((aspect) => aspect.type === type));
    return [
      ...ASPECTS.blocks(book),
      heading(language.list(kinds.map((type) => names.aspect[type]))),
      ...aspectsBlocks(book, aspects, found.sources),
    ];
  },
};

const MINOR = ['semisextile', 'semisquare', 'quintile', 'sesquisquare', 'biquintile', 'quincunx'] as const;

const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
const HALVES = ['north', 'south', 'east', 'west'] as const;
const HALF_NAMES = { north: 'half-north', south: 'half-south', east: 'half-east', west: 'half-west' } as const;

export const BALANCE: Chapter<WesternBook> = {
  title: ({ say }) => say.headings.elementsAndModes,
  blocks: (book) => balanceBlocks(book, book.radix, book.nativity.balance),
};

/** Elements, qualities, polarities and halves of a chart as bars. */
export function balanceBlocks(book: Book, radix: Radix, balance: Balance): readonly Block[] {
  const { say, names, language } = book;
  const { western, furniture } = say;
  type Count = (typeof balance.elements)['fire'];
  const bar = (name: string, { percent, weight, points }: Count, colour: Bar['colour']): Bar => ({
    name,
    percent,
    label: `${language.number(weight)}   ${points.map((point) => names.short[point as 'Sun']).join(' ')}`,
    colour,
  });
  const { hemispheres } = balance;
  const section = (title: string, bars: readonly Bar[]): readonly Block[] => [
    heading(title),
    { kind: 'figure', scene: barsScene(book, title, bars), width: 470 },
  ];
  return [
    note(western.balanceNote),
    ...section(
      furniture.element,
      ELEMENTS.map((element) => bar(names.element[element], balance.elements[element], element)),
    ),
    ...section(
      furniture.quality,
      MODALITIES.map((modality) => bar(names.modality[modality], balance.modalities[modality], 'accent')),
    ),
    ...section(
      western.polarity,
      POLARITIES.map((polarity) => bar(names.polarity[polarity], balance.polarities[polarity], 'mute')),
    ),
    ...(hasHouses(radix) && hemispheres !== null
      ? section(
          western.hemispheres,
          HALVES.map((half) => bar(western[HALF_NAMES[half]], hemispheres[half], 'air')),
        )
      : []),
  ];
}

function shapeBlocks(book: Book, { value, sources }: ShapeOfChart): readonly Block[] {
  const { say, names, language } = book;
  const { western, headings } = say;
  const known = { leading: value.leading, handle: value.handle };
  return [
    heading(headings.chartShape),
    {
      kind: 'facts',
      columns: 2,
      pairs: [
        [headings.chartShape, value.shape === null ? NOTHING : names.chartShape[value.shape]],
        [western.spanned, language.degrees(value.spanDeg)],
        ...(known.leading === null ? [] : [[western.leading, pointName(book, known.leading)] as const]),
        ...(known.handle.length === 0 ? [] : [[western.handle, pointNames(book, known.handle)] as const]),
      ],
    },
    small(worksLine(book, sources)),
  ];
}

/** The sources of a list of facts. */
export function small(words: string): Paragraph {
  return { kind: 'paragraph', words: [{ text: words, tone: 'mute' }], size: 'small' };
}

export const PATTERNS: Chapter<WesternBook> = {
  title: ({ say }) => say.headings.aspectPatterns,
  blocks: (book) => patternBlocks(book, book.sky, book.nativity),
};

/** Figures and shape of a chart, as far as they were asked for. */
export function patternBlocks(book: Book, sky: Sky, found: Figures): readonly Block[] {
  const { say, names, language } = book;
  const { western, furniture } = say;
  const { patterns } = found.patterns;
  const { stelliums } = found.stelliums;
  const table: readonly Block[] =
    patterns.length === 0
      ? [note(western.noPatterns)]
      : [
          {
            kind: 'table',
            title: say.headings.aspectPatterns,
            columns: [WIDE, { share: 1.4 }, FIT, FIT, FIGURE],
            head: [furniture.name, furniture.planets, western.apex, furniture.element, furniture.orb],
            rows: patterns.map(({ value }) => [
              [{ text: names.aspectPattern[value.pattern], weight: 600 }],
              pointNames(book, value.points),
              pointNames(book, value.apex ?? []),
              value.element === null ? NOTHING : names.element[value.element],
              language.degrees(value.widestOrbDeg),
            ]),
            source: worksLine(book, found.patterns.sources),
          },
        ];
  const { shape } = found;
  return [
    note(western.patternsNote),
    ...table,
    ...patternFigures(book, sky, found),
    ...(shape === null || !sky.radix.isTimeKnown ? [] : shapeBlocks(book, shape)),
    ...(stelliums.length === 0
      ? []
      : [
          heading(western.stelliums),
          {
            kind: 'table' as const,
            title: western.stelliums,
            columns: [{ share: 2 }, WIDE, FIGURE],
            head: [furniture.planets, furniture.sign, western.spanned],
            rows: stelliums.map(({ value }) => [
              pointNames(book, value.points),
              value.by === 'sign' && value.place !== null ? signName(book, value.place) : NOTHING,
              language.degrees(value.spanDeg),
            ]),
            source: worksLine(book, found.stelliums.sources),
          },
        ]),
  ];
}

/** What is looked for among the planets of a chart. */
export interface Figures {
  readonly patterns: ChartPatterns;
  readonly stelliums: Stelliums;
  readonly shape: ShapeOfChart | null;
}

const PER_ROW = 3;

/** Each figure in a wheel of its own, without the other aspects. */
function patternFigures(book: Book, sky: Sky, { patterns }: Figures): readonly Block[] {
  const { names } = book;
  const figures = patterns.patterns.map(
    ({ value }): Block => ({
      kind: 'figure',
      scene: wheelOf(book, { ...sky, aspects: value.aspects }),
      caption: names.aspectPattern[value.pattern],
    }),
  );
  return Array.from(
    { length: Math.ceil(figures.length / PER_ROW) },
    (_, row): Block => ({
      kind: 'beside',
      columns: Array.from({ length: PER_ROW }, (_unused, at): readonly Block[] =>
        figures.slice(row * PER_ROW + at, row * PER_ROW + at + 1),
      ),
    }),
  );
}
