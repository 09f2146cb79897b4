/** What the numbers say of ages, years and months; the square of digits; what goes with the leading number. */

import { weekdayName } from '../../../language/index.ts';
import { type Phase, personalMonthOf, personalYearOf, transitsOf } from '../../../numerology/index.ts';
import { dayNumberOf } from '../../../time/calendar.ts';
import { formatDate } from '../../../time/format.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { NumbersBook } from './book.ts';
import { gridScene } from './pictures.ts';

const YEARS_AHEAD = 9;

export const CYCLES: Chapter<NumbersBook> = {
  title: ({ say }) => say.headings.cycles,
  blocks: (book) => {
    const { say, profile } = book;
    const { date, day } = profile;
    if (date === null) return [];
    return [
      { kind: 'paragraph', words: say.numbers.cyclesIntro },
      ...phaseBlocks(book, say.numerology.pinnacle, date.pinnacles, day?.pinnacle ?? null),
      ...phaseBlocks(book, say.numerology.challenge, date.challenges, day?.challenge ?? null),
      ...phaseBlocks(book, say.numerology.period, date.periods, day?.period ?? null),
    ];
  },
};

function phaseBlocks(
  book: NumbersBook,
  name: string,
  phases: readonly Phase[],
  running: Phase | null,
): readonly Block[] {
  const { say, language, born } = book;
  const figure = (number: number): string => language.number(number, 0);
  return [
    { kind: 'heading', level: 2, text: name },
    {
      kind: 'table',
      title: name,
      columns: [{ share: null, align: 'end' }, { share: 1 }, { share: 1 }, { share: 1, align: 'end' }],
      head: ['', say.furniture.age, say.furniture.year, say.furniture.value],
      rows: phases.map(({ index, fromAge, toAge, value }) => [
        figure(index),
        toAge === null ? `${figure(fromAge)} +` : language.range(figure(fromAge), figure(toAge)),
        toAge === null
          ? `${book.yearText(born.year + fromAge)} +`
          : language.range(book.yearText(born.year + fromAge), book.yearText(born.year + toAge + 1)),
        figure(value),
      ]),
      marked: phases.flatMap(({ index }, at) => (index === running?.index ? [at] : [])),
    },
  ];
}

export const PERSONAL_YEARS: Chapter<NumbersBook> = {
  title: ({ say }) => say.numerology.personalYear,
  blocks: (book) => {
    const { say, language, asOf, born, readings } = book;
    const figure = (number: number): string => language.number(number, 0);
    const yearOf = (year: number) => personalYearOf(born.text, formatDate(dayNumberOf(year, 6, 30)), book.options);
    const years = Array.from({ length: YEARS_AHEAD }, (_, at) => asOf.year + at);
    const running = yearOf(asOf.year);
    const rule = readings?.find(`number.personal-year.${running.root}`) ?? null;
    return [
      { kind: 'paragraph', words: say.numbers.personalYearIntro },
      {
        kind: 'callout',
        tone: 'neutral',
        blocks: [
          {
            kind: 'paragraph',
            size: 'lead',
            words: [
              {
                text: `${book.yearText(asOf.year)}: ${say.numerology.personalYear} ${figure(running.value)}`,
                weight: 600,
              },
            ],
          },
          ...(rule === null || readings === null ? [] : [readings.paragraph(rule)]),
        ],
      },
      { kind: 'heading', level: 2, text: say.headings.monthByMonth },
      {
        kind: 'table',
        title: say.numerology.personalMonth,
        columns: [{ share: 2 }, { share: 1, align: 'end' }],
        head: [say.furniture.month, say.numerology.personalMonth],
        rows: Array.from({ length: 12 }, (_, at) => {
          const month = (at + 1) as 1;
          const date = formatDate(dayNumberOf(asOf.year, month, 15));
          return [
            `${book.names.month[month]} ${book.yearText(asOf.year)}`,
            figure(personalMonthOf(born.text, date, book.options).value),
          ];
        }),
        marked: [asOf.month - 1],
      },
      { kind: 'heading', level: 2, text: say.numbers.yearsAhead },
      ...(readings === null
        ? [
            {
              kind: 'facts' as const,
              columns: 2 as const,
              pairs: years.slice(1).map((year) => [book.yearText(year), figure(yearOf(year).value)] as const),
            },
          ]
        : []),
      ...years.slice(1).flatMap((year): readonly Block[] => {
        const number = yearOf(year);
        const own = readings?.find(`number.personal-year.${number.root}`) ?? null;
        const head = { text: `${year}: ${figure(number.value)}`, weight: 600 as const };
        if (own === null || readings === null) return [];
        const paragraph = readings.paragraph(own);
        return [{ ...paragraph, words: [head, { text: `  ${readings.textOf(own)}` }] }];
      }),
    ];
  },
};

const AGES_BACK = 3;
const AGES_AHEAD = 12;

/** The letters that pass, with their essence, year by year. */
export const ESSENCES: Chapter<NumbersBook> = {
  title: ({ say }) => say.numbers.essence,
  blocks: (book) => {
    const { say, language, request, profile, born } = book;
    const age = profile.day?.age ?? null;
    if (request.name === undefined || age === null) return [];
    const figure = (number: number): string => language.number(number, 0);
    const [from, to] = [Math.max(0, age - AGES_BACK), age + AGES_AHEAD];
    if (to > 150) return [];
    const years = transitsOf(request.name, from, to, book.options);
    return [
      { kind: 'paragraph', words: say.numbers.essenceIntro },
      {
        kind: 'table',
        title: say.numbers.essence,
        columns: [{ share: 1, align: 'end' }, { share: 1, align: 'end' }, { share: 3 }, { share: 1, align: 'end' }],
        head: [say.furniture.age, say.furniture.year, say.numbers.letters, say.numbers.essence],
        rows: years.map(({ age: at, letters, essence }) => [
          figure(at),
          book.yearText(born.year + at),
          letters.map(({ letter, value }) => `${letter} ${figure(value)}`).join('   '),
          figure(essence.value),
        ]),
        marked: years.flatMap(({ age: at }, index) => (at === age ? [index] : [])),
      },
    ];
  },
};

export const DIGITS: Chapter<NumbersBook> = {
  title: ({ say }) => say.numerology.loShu,
  blocks: (book) => {
    const { say, language, profile } = book;
    if (profile.date === null) return [];
    const { loShu } = profile.date;
    const figure = (number: number): string => language.number(number, 0);
    const states = { full: say.numbers.full, partial: say.numbers.partial, empty: say.numbers.empty };
    return [
      { kind: 'paragraph', words: say.numbers.gridIntro },
      {
        kind: 'beside',
        columns: [
          [{ kind: 'figure', scene: gridScene(book, loShu, say.numerology.loShu), width: 170 }],
          [
            {
              kind: 'facts',
              pairs: [
                [say.numbers.presentDigits, language.list(loShu.present.map(figure))],
                [
                  say.numerology.missing,
                  loShu.missing.length === 0 ? say.furniture.none : language.list(loShu.missing.map(figure)),
                ],
              ],
            },
            {
              kind: 'table',
              title: say.numbers.lines,
              columns: [{ share: 1 }, { share: 1 }],
              head: [say.numbers.lines, say.furniture.result],
              rows: loShu.lines.map(({ digits, state }) => [digits.map(figure).join(' – '), states[state]]),
              marked: loShu.lines.flatMap(({ state }, index) => (state === 'full' ? [index] : [])),
            },
          ],
        ],
      },
    ];
  },
};

export const ATTRIBUTES: Chapter<NumbersBook> = {
  title: ({ say }) => say.headings.favourablePoints,
  blocks: (book) => {
    const { say, names, language, profile } = book;
    const { root, planet, weekdays, colors, stones, numbers, days } = profile.attributes;
    const figure = (number: number): string => language.number(number, 0);
    const planetName = names.body[planet as keyof typeof names.body];
    return [
      { kind: 'paragraph', words: say.numbers.attributesIntro({ number: figure(root), planet: planetName }) },
      {
        kind: 'facts',
        pairs: [
          [say.furniture.planet, planetName],
          [say.numerology.luckyDays, language.list(weekdays.map((weekday) => weekdayName(book, weekday)))],
          [say.numbers.daysOfMonth, language.list(days.map(figure))],
          [say.numerology.friendly, language.list(numbers.map(figure))],
          [
            say.numerology.luckyColours,
            language.list(colors.map((colour) => names.colour[colour as keyof typeof names.colour])),
          ],
          [
            say.numbers.stones,
            language.list(stones.map((stone) => names.rootStone[stone as keyof typeof names.rootStone])),
          ],
        ],
      },
    ];
  },
};
