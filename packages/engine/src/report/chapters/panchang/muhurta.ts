/** Good times for what people ask most, within a span of days. */

import type { MuhurtaWindow, PurposeId } from '../../../jyotish/index.ts';
import type { TithiKey } from '../../../language/keys.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import { whole } from '../kundli/charts.ts';
import type { SpanBook } from './book.ts';

/** What is searched for, in the order of the report. */
const PURPOSES: readonly PurposeId[] = [
  'marriage',
  'griha-pravesh-new',
  'vehicle-purchase',
  'property-purchase',
  'business-opening',
  'naming',
  'mundan',
  'travel',
];
const MOST_WINDOWS = 8;

export const MUHURTAS: Chapter<SpanBook> = {
  title: ({ say }) => say.headings.muhurta,
  blocks: (book) => {
    const { say, names } = book;
    return [
      { kind: 'paragraph', words: say.almanac.muhurtaNote },
      { kind: 'paragraph', words: say.almanac.wakingNote, size: 'small' },
      ...PURPOSES.flatMap((purpose): readonly Block[] => {
        const { windows } = book.jyotish.muhurtas(purpose, book.span, book.where);
        const best = windows
          .filter((window) => purpose === 'marriage' || isWaking(window))
          .sort((one, other) => other.score - one.score)
          .slice(0, MOST_WINDOWS);
        const inTime = [...best].sort((one, other) => one.startJdUt - other.startJdUt);
        return [
          { kind: 'heading', level: 2, text: names.muhurtaPurpose[purpose] },
          inTime.length === 0
            ? { kind: 'paragraph', words: say.almanac.noWindow }
            : whole(windowTable(book, purpose, inTime)),
        ];
      }),
    ];
  },
};

/** Whether people are up when it begins: from 5:00 to before 22:00 by the clock of the place. */
function isWaking({ start }: MuhurtaWindow): boolean {
  const hour = Number(/T(\d\d)/.exec(start as string)?.[1]);
  return hour >= 5 && hour < 22;
}

function windowTable(book: SpanBook, purpose: PurposeId, windows: readonly MuhurtaWindow[]): Block {
  const { say, names, language } = book;
  return {
    kind: 'table',
    title: names.muhurtaPurpose[purpose],
    columns: [{ share: 1.5 }, { share: 1.3 }, { share: 1.1 }, { share: 1.2 }, { share: null, align: 'end' }],
    head: [say.furniture.date, say.furniture.time, say.panchang.tithi, say.panchang.nakshatra, say.furniture.points],
    rows: windows.map(({ start, end, tithi, nakshatra, score }) => [
      book.dayOf(start as string),
      language.range(book.hourOf(start as string), book.hourOf(end as string)),
      names.tithi[tithi.name as TithiKey],
      names.nakshatra[nakshatra.name as keyof typeof names.nakshatra],
      language.number(score, 0),
    ]),
    marked: windows.flatMap(({ score }, index) =>
      score === Math.max(...windows.map((one) => one.score)) ? [index] : [],
    ),
  };
}
