/** The sky of the day of the report over the birth, and Saturn’s passages by the Moon. */

import type { Chapter } from '../../catalog/item.ts';
import { type Block, runsOf } from '../../flow/blocks.ts';
import { binduTransits } from './ashtakavarga.ts';
import type { KundliBook } from './book.ts';
import { FIGURE, FIT, grahaNames, signName, WIDE, worksLine } from './cells.ts';
import { note } from './charts.ts';
import { tellOf } from './tell.ts';

/** Years from birth for which Saturn’s passages are listed. */
const YEARS = 100;

export const TRANSITS: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.transits,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, language, gochara } = book;
    const { furniture, verdict, kundli } = say;
    const told = (['Saturn', 'Jupiter', 'Rahu', 'Ketu'] as const).flatMap((graha): readonly Block[] => {
      const paragraphs = tellOf(book, ...(graha === 'Saturn' ? ['sade-sati.'] : []), `gochara.${graha}.`);
      const house = gochara.rows.find((row) => row.graha === graha)?.houseFromMoon;
      if (paragraphs.length === 0 || house === undefined) return [];
      const place = furniture.labelled({ label: kundli.fromMoon, value: language.number(house) });
      const lead = { text: `${names.graha[graha]} · ${place}  `, weight: 600 as const };
      return paragraphs.map((one) => ({ ...one, words: [lead, ...runsOf(one.words)] }));
    });
    return [
      note(kundli.transitsNote({ date: book.day(book.asOf) })),
      {
        kind: 'table',
        title: say.headings.transits,
        columns: [WIDE, WIDE, FIGURE, FIGURE, WIDE, WIDE],
        head: [
          furniture.planet,
          furniture.sign,
          kundli.fromMoon,
          kundli.fromLagna,
          furniture.result,
          kundli.obstructedBy,
        ],
        rows: gochara.rows.map(
          ({ graha, sign, houseFromMoon, houseFromLagna, isFavourable, isGoodHouse, obstructedBy }) => [
            names.graha[graha],
            signName(book, sign),
            language.number(houseFromMoon),
            language.number(houseFromLagna),
            isFavourable
              ? [{ text: verdict.favourable, tone: 'good' }]
              : isGoodHouse
                ? kundli.obstructed
                : [{ text: verdict.unfavourable, tone: 'bad' }],
            grahaNames(book, obstructedBy),
          ],
        ),
        source: worksLine(book, gochara.sources),
      },
      ...told,
      ...binduTransits(book),
    ];
  },
};

export const SADE_SATI: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.sadeSati,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, asOfJdUt } = book;
    const { furniture, kundli } = say;
    const { stays, cycles, sources } = book.jyotish.sadeSati(book.moment, YEARS);
    const running = cycles.find(({ startJdUt, endJdUt }) => startJdUt <= asOfJdUt && asOfJdUt < endJdUt);
    const blocks: readonly Block[] = [
      note(kundli.sadeSatiNote),
      {
        kind: 'callout',
        tone: running === undefined ? 'good' : 'neutral',
        blocks: [
          note(
            running === undefined
              ? kundli.sadeSatiNotNow
              : kundli.sadeSatiNow({
                  start: book.dayOf(book.textOf(running.startJdUt)),
                  end: book.dayOf(book.textOf(running.endJdUt)),
                }),
          ),
        ],
      },
      {
        kind: 'table',
        size: 'small',
        title: say.headings.sadeSati,
        columns: [WIDE, WIDE, FIT, FIT],
        head: [kundli.phase, furniture.sign, furniture.from, furniture.to],
        rows: stays.map(({ phase, saturnSign, startJdUt, endJdUt }) => [
          names.saturnPhase[phase],
          signName(book, saturnSign),
          book.dayOf(book.textOf(startJdUt)),
          book.dayOf(book.textOf(endJdUt)),
        ]),
        source: worksLine(book, sources),
      },
    ];
    return blocks;
  },
};
