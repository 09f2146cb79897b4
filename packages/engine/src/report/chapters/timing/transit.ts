/** The passage of one slow graha through the signs: where, when, how it is counted, what it says. */

import { GOCHARA_VEDHA, GRAHA_REMEDIES, type Graha, mantrasOf } from '../../../jyotish/index.ts';
import { weekdayName } from '../../../language/index.ts';
import { dayNumberOf } from '../../../time/calendar.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import { signName } from '../kundli/cells.ts';
import type { SignStay, TimingBook } from './book.ts';
import { stretchScene, yearTicks } from './pictures.ts';

const YEAR_DAYS = 365.25;

/** Where a graha goes in the years to come. */
export function passageChapter(graha: Graha, years: number): Chapter<TimingBook> {
  return {
    title: (book) => book.say.timing.passageOf({ graha: book.names.graha[graha] }),
    blocks: (book) => {
      const { say, names } = book;
      const [from, until] = [book.asOfJdUt - YEAR_DAYS, book.asOfJdUt + years * YEAR_DAYS];
      const stays = book.stays(graha, from, until);
      return [
        { kind: 'paragraph', words: say.timing.passageIntro({ graha: names.graha[graha] }), size: 'lead' },
        {
          kind: 'figure',
          scene: stretchScene(
            book,
            { from, until, now: book.asOfJdUt },
            yearTicks(midnightOf(book), book.asOf.year, book.asOf.year + years, years > 12 ? 2 : 1),
            [
              {
                name: names.graha[graha],
                stretches: stays.map((stay) => ({
                  from: stay.startJdUt,
                  until: stay.endJdUt,
                  colour: isGood(graha, stay.fromMoon) ? 'good' : 'accent',
                  text: names.signShort[stay.sign],
                })),
              },
            ],
            say.timing.passageOf({ graha: names.graha[graha] }),
          ),
        },
        staysTable(book, stays),
        { kind: 'paragraph', words: say.timing.staysNote, size: 'small' },
      ];
    },
  };
}

function midnightOf({ clock }: TimingBook): (year: number) => number {
  return (year) => clock.midnight(dayNumberOf(year, 1, 1));
}

/** Whether a graha does well in a house from the Moon, whatever obstructs it there. */
export function isGood(graha: Graha, fromMoon: number): boolean {
  return GOCHARA_VEDHA[graha][fromMoon] !== undefined;
}

/** Stays with their houses; the one that runs is lifted out. */
export function staysTable(book: TimingBook, stays: readonly SignStay[]): Block {
  const { say, names, language } = book;
  const hasBindus = stays.some(({ bindus }) => bindus !== null);
  const hasLagna = stays.some(({ fromLagna }) => fromLagna !== null);
  const from = (point: string): string => say.pair.countedFrom({ point });
  return {
    kind: 'table',
    title: say.headings.transits,
    columns: [
      { share: 1.2 },
      { share: 1.4 },
      { share: 1.4 },
      { share: 1.1 },
      ...(hasLagna ? [{ share: 1.1 }] : []),
      ...(hasBindus ? [{ share: null, align: 'end' as const }] : []),
    ],
    head: [
      say.furniture.sign,
      say.furniture.from,
      say.furniture.to,
      from(names.graha.Moon),
      ...(hasLagna ? [from(names.body.Ascendant)] : []),
      ...(hasBindus ? [say.strength.bindus] : []),
    ],
    rows: stays.map(({ sign, startJdUt, endJdUt, entersRetrograde, fromMoon, fromLagna, bindus }) => [
      entersRetrograde ? `${names.rashi[sign]} (${say.furniture.retrograde})` : names.rashi[sign],
      book.dayAt(startJdUt),
      book.dayAt(endJdUt),
      names.house[fromMoon as 1],
      ...(hasLagna ? [fromLagna === null ? '–' : names.house[fromLagna as 1]] : []),
      ...(hasBindus ? [bindus === null ? '–' : language.number(bindus, 0)] : []),
    ]),
    marked: stays.flatMap(({ startJdUt, endJdUt }, index) =>
      startJdUt <= book.asOfJdUt && book.asOfJdUt < endJdUt ? [index] : [],
    ),
  };
}

/** What the passage says in each house from the Moon, in the order in which it comes to them. */
export function passageReadings(graha: Graha, years: number): Chapter<TimingBook> {
  return {
    title: (book) => book.say.timing.houseByHouse({ graha: book.names.graha[graha] }),
    blocks: (book) => {
      const { names, readings, language } = book;
      if (readings === null) return [];
      const stays = book.stays(graha, book.asOfJdUt, book.asOfJdUt + years * YEAR_DAYS);
      const houses = [...new Set(stays.map(({ fromMoon }) => fromMoon))];
      return houses.flatMap((house): readonly Block[] => {
        const rule = readings.find(`gochara.${graha}.${house}`);
        if (rule === null) return [];
        const own = stays.filter(({ fromMoon }) => fromMoon === house);
        const when = own.map(({ startJdUt, endJdUt }) => language.range(book.dayAt(startJdUt), book.dayAt(endJdUt)));
        return [
          { kind: 'heading', level: 2, text: `${names.rashi[(own[0] as SignStay).sign]}, ${names.house[house as 1]}` },
          { kind: 'paragraph', words: [{ text: when.join('; '), tone: 'mute' }], size: 'small' },
          readings.paragraph(rule),
        ];
      });
    },
  };
}

/** The graha in the birth chart, which colours every passage. */
export function natalChapter(grahas: readonly Graha[]): Chapter<TimingBook> {
  return {
    title: ({ say }) => say.timing.inBirthChart,
    blocks: (book) => {
      const { say, names, language, horoscope, readings } = book;
      return grahas.flatMap((graha): readonly Block[] => {
        const spot = horoscope.kundli.grahas[graha];
        const state = horoscope.grahas.grahas.find(({ name }) => name === graha);
        const rules = [
          ...(book.isTimeKnown ? [readings?.find(`graha-in-house.${graha}.${spot.house}`) ?? null] : []),
          state === undefined ? null : (readings?.find(`graha-dignity.${graha}.${state.dignity}`) ?? null),
        ];
        return [
          { kind: 'heading', level: 2, text: names.graha[graha] },
          {
            kind: 'facts',
            columns: 2,
            pairs: [
              [say.furniture.sign, `${signName(book, spot.sign)} ${language.degrees(spot.degree)}`],
              ...(book.isTimeKnown ? [[say.furniture.house, names.house[spot.house as 1]] as const] : []),
              [say.furniture.motion, spot.isRetrograde ? say.furniture.retrograde : say.furniture.direct],
              ...(state === undefined
                ? []
                : [[say.furniture.dignity, names.dignity[state.dignity as keyof typeof names.dignity]] as const]),
            ],
          },
          ...rules.flatMap((rule) => (rule === null || readings === null ? [] : [readings.paragraph(rule)])),
        ];
      });
    },
  };
}

/** What tradition does for a graha: its mantra and its day. */
export function helpChapter(grahas: readonly Graha[]): Chapter<TimingBook> {
  return {
    title: ({ say }) => say.headings.remedies,
    blocks: (book) => {
      const { say, names } = book;
      return [
        { kind: 'paragraph', words: say.timing.helpIntro },
        ...grahas.flatMap((graha): readonly Block[] => {
          const { weekday } = GRAHA_REMEDIES[graha];
          return [
            { kind: 'heading', level: 2, text: names.graha[graha] },
            {
              kind: 'facts',
              pairs: [
                [say.furniture.weekday, weekdayName(book, weekday)],
                ...mantrasOf(graha)
                  .filter(({ kind }) => kind !== 'vedic')
                  .map(
                    ({ id, kind }) => [names.mantraKind[kind], names.mantra[id as keyof typeof names.mantra]] as const,
                  ),
              ],
            },
          ];
        }),
      ];
    },
  };
}
