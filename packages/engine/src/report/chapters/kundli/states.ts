/** The avasthas: the age, the wakefulness and the moods of each graha. */

import type { Chapter } from '../../catalog/item.ts';
import type { KundliBook } from './book.ts';
import { FIT, NOTHING, WIDE, worksLine } from './cells.ts';
import { note } from './charts.ts';

export const AVASTHAS: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.avasthas,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, horoscope } = book;
    const { kundli, furniture } = say;
    return [
      note(kundli.avasthasNote),
      {
        kind: 'table',
        title: say.headings.avasthas,
        columns: [FIT, WIDE, WIDE, WIDE, WIDE],
        head: [furniture.planet, kundli.byAge, kundli.byWakefulness, kundli.byDignity, kundli.byMood],
        rows: horoscope.grahas.grahas.map(({ name, avasthas }) => {
          const { baladi, jagradadi, deeptadi, lajjitadi } = avasthas;
          return [
            names.graha[name],
            names.avastha[baladi.state],
            kundli[jagradadi.state],
            deeptadi.map((state) => kundli[state]).join(', ') || NOTHING,
            lajjitadi.map((state) => kundli[state]).join(', ') || NOTHING,
          ];
        }),
        source: worksLine(book, horoscope.grahas.sources),
      },
      { kind: 'list', items: [kundli.ageNote, kundli.wakefulnessNote, kundli.dignityNote, kundli.moodNote] },
    ];
  },
};
