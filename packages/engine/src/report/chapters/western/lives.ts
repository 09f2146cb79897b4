/** Periods of life as the tradition counts them: profections, firdaria, releasing from the lots, primary directions. */

import { jdUtOf } from '../../../time/local-clock.ts';
import { type ReleasingPeriod, WESTERN_ASPECTS } from '../../../western/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { WesternBook } from './book.ts';
import {
  aspectName,
  FIGURE,
  FIT,
  heading,
  houseTheme,
  NOTHING,
  note,
  pointName,
  pointNames,
  signName,
  WIDE,
  worksLine,
} from './cells.ts';

/** Years of life that are listed from the present one on. */
const YEARS_AHEAD = 12;
/** Beyond it nobody’s years are counted. */
const OLDEST = 150;
const DAYS_PER_YEAR = 365.2425;

/** Completed years on the day of the report, 0 for a day before the birth. */
function ageAt({ moment, asOfJdUt }: WesternBook): number {
  return Math.max(0, Math.floor((asOfJdUt - jdUtOf(moment)) / DAYS_PER_YEAR));
}

/** The day of an instant in the words of the language. */
export function dayAt(book: WesternBook, jdUt: number): string {
  return book.dayOf(book.textOf(jdUt));
}

export const PROFECTIONS: Chapter<WesternBook> = {
  title: ({ say }) => say.western.profections,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, western, birth, names, asOfJdUt } = book;
    const { furniture } = say;
    const first = ageAt(book);
    if (first + YEARS_AHEAD > OLDEST) return [];
    const years = Array.from({ length: YEARS_AHEAD }, (_, index) => western.profection(birth, first + index));
    const running = years.find(({ year }) => year.startJdUt <= asOfJdUt && asOfJdUt < year.endJdUt)?.year;
    return [
      note(say.western.profectionsNote),
      {
        kind: 'table',
        title: say.western.profections,
        columns: [FIGURE, FIT, WIDE, WIDE, FIT, WIDE, { share: 1.6 }],
        head: [
          furniture.age,
          furniture.from,
          furniture.sign,
          furniture.house,
          say.headings.yearLord,
          say.kundli.occupants,
          furniture.meaning,
        ],
        rows: years.map(({ year }) => [
          book.language.number(year.age),
          dayAt(book, year.startJdUt),
          signName(book, year.sign),
          names.house[year.house as 1],
          [{ text: pointName(book, year.lord), weight: 600 }],
          pointNames(
            book,
            year.occupants.filter((name) => name !== 'SouthNode'),
          ),
          houseTheme(book, year.house),
        ]),
        marked: years.flatMap(({ year }, index) => (year === running ? [index] : [])),
        source: worksLine(book, years[0]?.sources ?? []),
      },
      ...(running === undefined
        ? []
        : [
            heading(say.headings.monthByMonth),
            {
              kind: 'table' as const,
              size: 'small' as const,
              title: say.headings.monthByMonth,
              columns: [WIDE, WIDE, WIDE, WIDE, WIDE],
              head: [furniture.from, furniture.to, furniture.sign, furniture.house, furniture.lord],
              rows: running.months.map((month) => [
                dayAt(book, month.startJdUt),
                dayAt(book, month.endJdUt),
                signName(book, month.sign),
                names.house[month.house as 1],
                pointName(book, month.lord),
              ]),
            },
          ]),
    ];
  },
};

export const FIRDARIA: Chapter<WesternBook> = {
  title: ({ say }) => say.western.firdaria,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, western, birth, language, asOfJdUt } = book;
    const { furniture } = say;
    const { periods, sources } = western.firdaria(birth);
    const isNow = ({ startJdUt, endJdUt }: { readonly startJdUt: number; readonly endJdUt: number }): boolean =>
      startJdUt <= asOfJdUt && asOfJdUt < endJdUt;
    const running = periods.find(isNow);
    return [
      note(say.western.firdariaNote),
      {
        kind: 'table',
        title: say.western.firdaria,
        columns: [WIDE, WIDE, WIDE, FIGURE],
        head: [furniture.lord, furniture.from, furniture.to, furniture.year],
        rows: periods.map(({ lord, years, startJdUt, endJdUt }) => [
          [{ text: pointName(book, lord), weight: 600 }],
          dayAt(book, startJdUt),
          dayAt(book, endJdUt),
          language.number(years),
        ]),
        marked: periods.flatMap((period, index) => (period === running ? [index] : [])),
        source: worksLine(book, sources),
      },
      ...(running === undefined || running.parts.length === 0
        ? []
        : [
            heading(`${say.western.subPeriods}: ${pointName(book, running.lord)}`),
            {
              kind: 'table' as const,
              title: say.western.subPeriods,
              columns: [WIDE, WIDE, WIDE],
              head: [furniture.lord, furniture.from, furniture.to],
              rows: running.parts.map(({ lord, startJdUt, endJdUt }) => [
                pointName(book, lord),
                dayAt(book, startJdUt),
                dayAt(book, endJdUt),
              ]),
              marked: running.parts.flatMap((part, index) => (isNow(part) ? [index] : [])),
            },
          ]),
    ];
  },
};

const LOTS_RELEASED = ['spirit', 'fortune'] as const;
/** Of a life, in years. */
const LIFE_YEARS = 90;

export const RELEASING: Chapter<WesternBook> = {
  title: ({ say }) => say.western.releasing,
  blocks: (book) => {
    const { lots } = book.nativity;
    if (!book.isTimeKnown || lots === null) return [];
    const { say, names, western, birth, asOfJdUt } = book;
    const signOf = (id: string): number => lots.lots.find(({ value }) => value.id === id)?.value.sign ?? 1;
    return [
      note(say.western.releasingNote),
      ...LOTS_RELEASED.flatMap((lot): readonly Block[] => {
        const { periods, sources } = western.releasing(birth, signOf(lot), {
          fortuneSign: signOf('fortune'),
          levels: 2,
          years: LIFE_YEARS,
        });
        const isNow = ({ startJdUt, endJdUt }: ReleasingPeriod): boolean => startJdUt <= asOfJdUt && asOfJdUt < endJdUt;
        const running = periods.find(isNow);
        return [
          heading(names.lot[lot]),
          { ...periodsTable(book, periods, isNow, names.lot[lot]), source: worksLine(book, sources) },
          ...(running === undefined
            ? []
            : [
                heading(`${names.lot[lot]} – ${signName(book, running.sign)}`, 3),
                periodsTable(book, running.parts, isNow, signName(book, running.sign)),
              ]),
        ];
      }),
    ];
  },
};

function periodsTable(
  book: WesternBook,
  periods: readonly ReleasingPeriod[],
  isNow: (period: ReleasingPeriod) => boolean,
  title: string,
): Extract<Block, { readonly kind: 'table' }> {
  const { furniture, western } = book.say;
  return {
    kind: 'table',
    size: 'small',
    title,
    columns: [WIDE, WIDE, WIDE, WIDE, WIDE],
    head: [furniture.sign, furniture.lord, furniture.from, furniture.to, furniture.remark],
    rows: periods.map((period) => [
      signName(book, period.sign),
      pointName(book, period.lord),
      dayAt(book, period.startJdUt),
      dayAt(book, period.endJdUt),
      period.angleFromFortune === null ? NOTHING : [{ text: western.angularPeak, tone: 'accent' as const }],
    ]),
    marked: periods.flatMap((period, index) => (isNow(period) ? [index] : [])),
  };
}

/** Years ahead in which directions are listed. */
const DIRECTION_YEARS = 10;

export const DIRECTIONS: Chapter<WesternBook> = {
  title: ({ say }) => say.western.directions,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, western, birth, language, asOfJdUt } = book;
    const { furniture } = say;
    const { directions, sources } = western.directions(birth, { motions: ['direct'] });
    const end = asOfJdUt + DIRECTION_YEARS * DAYS_PER_YEAR;
    const coming = directions.filter(({ jdUt }) => jdUt >= asOfJdUt && jdUt < end);
    if (coming.length === 0) return [];
    return [
      note(say.western.directionsNote),
      {
        kind: 'table',
        size: 'small',
        title: say.western.directions,
        columns: [WIDE, WIDE, WIDE, FIGURE, FIGURE, WIDE],
        head: [
          say.western.directed,
          furniture.aspect,
          furniture.planet,
          say.western.arc,
          furniture.age,
          furniture.date,
        ],
        rows: coming.map(({ promissor, aspectDeg, significator, arcDeg, ageYears, jdUt }) => [
          pointName(book, promissor),
          aspectAt(book, aspectDeg),
          pointName(book, significator),
          language.degrees(arcDeg),
          language.number(ageYears, 1),
          dayAt(book, jdUt),
        ]),
        source: worksLine(book, sources),
      },
    ];
  },
};

/** The name of the aspect of so many degrees. */
export function aspectAt(book: WesternBook, deg: number): string {
  const row = WESTERN_ASPECTS.find(({ angleDeg }) => angleDeg === deg);
  return row === undefined ? `${book.language.number(deg)}°` : aspectName(book, row.type);
}
