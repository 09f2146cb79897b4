/** The two who are matched: births, charts, navamshas, dashas. */

import { dashaSceneOf } from '../../../drawing/index.ts';
import type { VargaChart } from '../../../jyotish/index.ts';
import type { Rule } from '../../../reading/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import { placeText } from '../common/people.ts';
import { inked, squareChart, squareOfSigns } from '../common/pictures.ts';
import type { KundliBook } from '../kundli/book.ts';
import { portrait } from '../kundli/portraits.ts';
import { positionsTable } from '../kundli/positions.ts';
import type { PairBook } from './book.ts';

export const BIRTHS: Chapter<PairBook> = {
  title: ({ say }) => say.headings.birthDetails,
  blocks: (pair) => [
    beside(pair, (book) => [birthFacts(book)]),
    beside(pair, (book) => [
      {
        kind: 'figure',
        scene: squareChart(pair, book.horoscope.chart),
        width: 215,
        caption: pair.say.headings.lagnaChart,
      },
    ]),
    beside(pair, (book) => [
      { kind: 'figure', scene: navamsha(pair, book), width: 215, caption: pair.say.headings.navamshaChart },
    ]),
  ],
};

/** Groom on the left, bride on the right, each under the own name. */
function beside(pair: PairBook, blocks: (book: KundliBook) => readonly Block[]): Block {
  return {
    kind: 'beside',
    columns: pair.both.map(({ book, name, role }) => [
      { kind: 'heading', level: 3, text: name === role ? role : `${name} (${role})` },
      ...blocks(book),
    ]),
  };
}

function birthFacts(book: KundliBook): Block {
  const { say, names, horoscope, moment, named } = book;
  const { birth } = say;
  const { chart, kundli } = horoscope;
  const star = chart.planets.find(({ name }) => name === 'Moon');
  return {
    kind: 'facts',
    pairs: [
      [birth.date, book.dayOf(moment.local)],
      [birth.time, book.isTimeKnown ? book.hourOfBirth(moment.local) : birth.timeUnknown],
      [birth.place, named.place ?? placeText(book, moment)],
      ...(book.isTimeKnown ? [[birth.lagna, names.rashi[chart.ascendant.sign]] as const] : []),
      [birth.moonSign, names.rashi[chart.moonSign]],
      [
        birth.nakshatra,
        `${names.nakshatra[(star?.nakshatra ?? '') as keyof typeof names.nakshatra]} ${book.language.number(kundli.grahas.Moon.pada, 0)}`,
      ],
      [say.furniture.nakshatraLord, names.graha[star?.nakshatraLord as keyof typeof names.graha]],
    ],
  };
}

function navamsha(pair: PairBook, { horoscope }: KundliBook) {
  const { vargas, chart } = horoscope;
  const ninth = vargas.find(({ division }) => division === 9) as VargaChart;
  return squareOfSigns(
    pair,
    chart,
    {
      lagna: ninth.lagna.sign,
      bodies: Object.fromEntries(Object.entries(ninth.grahas).map(([name, { sign }]) => [name, sign])),
    },
    pair.say.headings.navamshaChart,
  );
}

/** Where the grahas of each stand, and what is told of the ascendant and of the star of the Moon. */
export const EACH_CHART: Chapter<PairBook> = {
  title: ({ say }) => say.headings.planetPositions,
  blocks: ({ both, readings }) =>
    both.flatMap(({ book, name }): readonly Block[] => {
      const { chart } = book.horoscope;
      const star = chart.planets.find((planet) => planet.name === 'Moon')?.nakshatra;
      const rules = [
        book.isTimeKnown ? (readings?.find(`lagna-sign.${chart.ascendant.sign}`) ?? null) : null,
        readings?.find(`moon-nakshatra.${star}`) ?? null,
      ];
      return [
        { kind: 'heading', level: 2, text: name },
        positionsTable(book),
        ...rules.flatMap((rule) => (rule === null || readings === null ? [] : [readings.paragraph(rule)])),
      ];
    }),
};

/** Those that a match asks about. */
const OF_MARRIAGE: readonly string[] = ['Moon', 'Mars', 'Jupiter', 'Venus'];

/** What is known and told of them in each chart. */
export const EACH_GRAHA: Chapter<PairBook> = {
  title: ({ say }) => say.kundli.grahaByGraha,
  blocks: ({ both }) =>
    both.flatMap(({ book, name }): readonly Block[] => {
      if (!book.isTimeKnown) return [];
      const chosen = book.horoscope.grahas.grahas.filter((state) => OF_MARRIAGE.includes(state.name));
      return [{ kind: 'heading', level: 2, text: name }, ...chosen.flatMap((state) => portrait(book, state))];
    }),
};

/** Whether a rule is told in the portrait of one of them. */
function isOfPortrait({ family, id }: Rule): boolean {
  return family.startsWith('graha-') && OF_MARRIAGE.includes(id.split('.')[1] as string);
}

/** What is told of the mahadasha and antardasha that run. */
function runningReading({ readings }: PairBook, { horoscope }: KundliBook): readonly Block[] {
  const [maha, antar] = horoscope.running ?? [];
  if (readings === null || maha?.lord == null || antar?.lord == null) return [];
  const rule = readings.find(`dasha-pair.${maha.lord}.${antar.lord}`);
  return rule === null ? [] : [readings.paragraph(rule)];
}

/** The periods of both lives. */
export const DASHAS_OF_BOTH: Chapter<PairBook> = {
  title: ({ say }) => say.headings.mahadashas,
  blocks: (pair) => {
    if (!pair.groom.isTimeKnown || !pair.bride.isTimeKnown) return [];
    return pair.both.flatMap(({ book, name }): readonly Block[] => [
      { kind: 'heading', level: 2, text: name },
      {
        kind: 'figure',
        scene: dashaSceneOf(book.horoscope.dasha, { nowJdUt: book.asOfJdUt, ...inked(pair) }),
        caption: pair.say.headings.mahadashas,
      },
      {
        kind: 'table',
        title: pair.say.headings.mahadashas,
        columns: [{ share: 1 }, { share: 1 }, { share: 1 }],
        head: [pair.say.furniture.lord, pair.say.furniture.from, pair.say.furniture.to],
        rows: book.horoscope.dasha.spans.map(({ lord, start, end }) => [
          pair.names.graha[lord as keyof typeof pair.names.graha],
          pair.dayOf(start as string),
          pair.dayOf(end as string),
        ]),
        marked: book.horoscope.dasha.spans.flatMap(({ startJdUt, endJdUt }, index) =>
          startJdUt <= book.asOfJdUt && book.asOfJdUt < endJdUt ? [index] : [],
        ),
      },
      ...runningReading(pair, book),
    ]);
  },
};

/** What the seventh house and its lord say of each. */
export const EACH_ALONE: Chapter<PairBook> = {
  title: ({ say }) => say.headings.relationships,
  blocks: (pair) => {
    const { readings } = pair;
    if (readings === null) return [];
    return pair.both.flatMap(({ book, name }): readonly Block[] => {
      const about = readings
        .holding(book.facts)
        .filter(
          (rule) =>
            rule.scope === 'natal' &&
            !(book.isTimeKnown && isOfPortrait(rule)) &&
            rule.topics.some((topic) => topic === 'marriage' || topic === 'love'),
        );
      const told = about.slice(0, MOST_READINGS).map((rule) => readings.paragraph(rule));
      return told.length === 0 ? [] : [{ kind: 'heading', level: 2, text: name }, ...told];
    });
  },
};

const MOST_READINGS = 9;
