/** Vimshottari at length: its nine lords, the mahadashas one by one, and the one that follows the running one. */

import { shadbalaSceneOf } from '../../../drawing/index.ts';
import type { DashaNode, Graha } from '../../../jyotish/index.ts';
import { DASHA_YEARS } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import { inked } from '../common/pictures.ts';
import type { KundliBook } from '../kundli/book.ts';
import { grahaNames, numbersText, signName, starText } from '../kundli/cells.ts';
import { note } from '../kundli/charts.ts';
import { livedOf, lordOf, spansTable, twoAbreast } from '../kundli/dashas.ts';
import { tell, tellOf } from '../kundli/tell.ts';
import { placesTable, stateOf } from './places.ts';

/** The lords in the order in which they rule, and how the years are counted. */
export const PERIOD_LORDS: Chapter<KundliBook> = {
  title: ({ say }) => say.life.periodLords,
  blocks: (book) => {
    const { say, horoscope, language } = book;
    const { year } = horoscope.dasha.settings;
    const days = DASHA_YEARS[year as keyof typeof DASHA_YEARS];
    const lords = [...new Set(horoscope.dasha.spans.map(lordOf))];
    const { Moon } = horoscope.kundli.grahas;
    return [
      note(say.life.periodLordsNote),
      placesTable(book, say.life.periodLords, lords),
      {
        kind: 'callout',
        tone: 'neutral',
        blocks: [
          note(
            say.life.yearNote({
              days: language.number(days, 2),
              star: starText(book, Moon.nakshatra, Moon.pada),
            }),
          ),
        ],
      },
      ...strengthFigure(book),
    ];
  },
};

/** Each mahadasha from the running one on: who rules it, and what is told of him. */
export const MAHADASHA_BY_MAHADASHA: Chapter<KundliBook> = {
  title: ({ say }) => say.life.mahaByMaha,
  blocks: (book) => {
    const coming = livedOf(book).filter(({ endJdUt }) => endJdUt > book.asOfJdUt);
    if (coming.length === 0) return [];
    return [note(book.say.life.mahaByMahaNote), ...coming.flatMap((span) => mahadashaBlocks(book, span))];
  },
};

function mahadashaBlocks(book: KundliBook, span: DashaNode): readonly Block[] {
  const { say, names, language } = book;
  const { furniture, kundli, headings, strength } = say;
  const lord = lordOf(span);
  const state = stateOf(book, lord);
  const { houses } = state.functional;
  const strengths = strengthOf(book, lord);
  return [
    {
      kind: 'heading',
      level: 2,
      text: `${headings.mahadashaOf({ grahaStem: names.grahaStem[lord] })} · ${daysOf(book, span)}`,
    },
    {
      kind: 'facts',
      columns: 2,
      pairs: [
        [furniture.sign, signName(book, state.sign)],
        [furniture.house, names.house[state.house as 1]],
        [furniture.dignity, names.dignity[state.dignityInNine]],
        [kundli.lordOf, numbersText(book, houses)],
        [kundli.together, grahaNames(book, state.with)],
        [kundli.aspectedBy, grahaNames(book, state.aspectedBy)],
        ...(strengths === null
          ? []
          : [
              [
                strength.rupas,
                furniture.ofTotal({
                  value: language.number(strengths.rupas, 2),
                  total: language.number(strengths.requiredVirupas / 60, 2),
                }),
              ] as const,
            ]),
      ],
    },
    ...tellOf(book, `graha-in-house.${lord}.`),
    ...tell(book, ({ id }) => houses.some((house) => id.startsWith(`lord-in-house.${house}.`))),
  ];
}

/** The mahadasha after the running one: what is told of its antardashas, and each of them parted once more. */
export const NEXT_MAHADASHA: Chapter<KundliBook> = {
  title: (book) => {
    const next = nextOf(book);
    const { headings } = book.say;
    return next === undefined
      ? headings.comingPeriods
      : headings.mahadashaOf({ grahaStem: book.names.grahaStem[lordOf(next)] });
  },
  blocks: (book) => {
    const next = nextOf(book);
    if (next === undefined) return [];
    const { say, readings } = book;
    const parts = next.children ?? [];
    const told = parts.flatMap((part): readonly Block[] => {
      const rule = readings?.find(`dasha-pair.${lordOf(next)}.${lordOf(part)}`) ?? null;
      if (readings === null || rule === null) return [];
      const head = `${pairName(book, lordOf(next), lordOf(part))} · ${daysOf(book, part)}`;
      return [{ kind: 'heading', level: 3, text: head }, readings.paragraph(rule)];
    });
    const dasha = book.jyotish.dasha(book.moment);
    const tables = parts.map((part): readonly Block[] => [
      spansTable(book, pairName(book, lordOf(next), lordOf(part)), dasha.children(part)),
    ]);
    return [
      note(say.life.nextMahaNote({ days: daysOf(book, next) })),
      ...told,
      { kind: 'heading', level: 2, text: say.headings.pratyantardashas },
      ...twoAbreast(tables),
    ];
  },
};

function nextOf(book: KundliBook): DashaNode | undefined {
  const [maha] = book.horoscope.running ?? [];
  const { spans } = book.horoscope.dasha;
  return maha === undefined ? undefined : spans[spans.findIndex(({ startJdUt }) => startJdUt === maha.startJdUt) + 1];
}

/** `Venus – Mercury`. */
export function pairName({ say, names }: KundliBook, maha: Graha, antar: Graha): string {
  return say.headings.antardashaOf({ maha: names.graha[maha], antar: names.graha[antar] });
}

/** First and last day of a period. */
export function daysOf(book: KundliBook, { start, end }: { readonly start?: string; readonly end?: string }): string {
  return `${book.dayOf(start as string)} – ${book.dayOf(end as string)}`;
}

/** Shadbala of the seven as bars, without its parts. */
export function strengthFigure(book: KundliBook): readonly Block[] {
  const { say, horoscope } = book;
  return [
    { kind: 'heading', level: 2, text: say.headings.shadbala },
    { kind: 'figure', scene: shadbalaSceneOf(horoscope.shadbala, inked(book)), width: 400 },
    note(say.kundli.shadbalaNote),
  ];
}

/** Shadbala of a graha; the nodes have none. */
export function strengthOf(
  { horoscope }: KundliBook,
  graha: Graha,
): KundliBook['horoscope']['shadbala']['grahas']['Sun'] | null {
  return graha === 'Rahu' || graha === 'Ketu' ? null : horoscope.shadbala.grahas[graha];
}
