/** The doshas that are asked for by name: Mangal, Kala Sarpa, Pitru, Ganda Moola, and Saturn by the Moon. Each is answered whether it is there or not. */

import {
  gandaMoolaOf,
  type KalaSarpa,
  kalaSarpaOf,
  type MangalDosha,
  mangalDoshaOf,
  pitruDoshaOf,
} from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { KundliBook } from '../kundli/book.ts';
import { grahaNames, starText, WIDE, worksLine } from '../kundli/cells.ts';
import { note } from '../kundli/charts.ts';
import { liftedBy, remediesOf, told } from './dosha-blocks.ts';
import { grahasWithHouses, placesTable } from './places.ts';

export const MANGAL: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.mangalDosha,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, horoscope } = book;
    const { pair, furniture, verdict, life } = say;
    const mangal = mangalDoshaOf(horoscope.kundli);
    const pointOf = { lagna: names.body.Ascendant, moon: names.graha.Moon, venus: names.graha.Venus };
    return [
      note(pair.mangalIntro),
      note(life.mangalCounts),
      {
        kind: 'table',
        title: say.headings.mangalDosha,
        columns: [WIDE, WIDE, WIDE],
        head: [furniture.from, furniture.house, furniture.result],
        rows: mangal.seats.map(({ reference, house, isDosha, remains }) => [
          pair.countedFrom({ point: pointOf[reference] }),
          names.house[house as 1],
          !isDosha ? verdict.absent : remains ? verdict.present : verdict.cancelled,
        ]),
      },
      verdictOf(book, mangal),
      ...liftedBy(book, mangal.presentFrom.length > 0, mangal.cancellations),
      ...told(book, 'mangal-dosha'),
      ...(mangal.remainsFrom.length === 0 ? [] : remediesOf(book, ['mangal-dosha'])),
    ];
  },
};

function verdictOf({ say }: KundliBook, { presentFrom, remainsFrom, severityAfterCancellations }: MangalDosha): Block {
  const { verdict, headings, furniture, life } = say;
  const result =
    presentFrom.length === 0 ? verdict.absent : remainsFrom.length === 0 ? verdict.cancelled : verdict.present;
  const grade = severityAfterCancellations;
  const weight = grade === 'none' ? '' : ` · ${furniture.labelled({ label: life.weight, value: verdict[grade] })}`;
  return {
    kind: 'callout',
    tone: remainsFrom.length === 0 ? 'good' : 'neutral',
    blocks: [
      {
        kind: 'paragraph',
        size: 'lead',
        words: `${furniture.labelled({ label: headings.mangalDosha, value: result })}${weight}`,
      },
    ],
  };
}

export const KALA_SARPA: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.kalaSarpa,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say } = book;
    const { life } = say;
    const found = kalaSarpaOf(book.horoscope.kundli);
    const isThere = found.isPresent || found.isPartial;
    const id = found.isPresent ? 'kala-sarpa-dosha' : 'anshika-kala-sarpa-dosha';
    return [
      note(life.kalaSarpaNote),
      {
        kind: 'callout',
        tone: isThere ? 'neutral' : 'good',
        blocks: [{ kind: 'paragraph', size: 'lead', words: kalaSarpaText(book, found) }],
      },
      placesTable(book, say.headings.kalaSarpa, ['Rahu', 'Ketu', ...found.outside]),
      ...liftedBy(book, isThere, found.cancellations),
      ...(isThere ? told(book, id) : []),
      ...(isThere && found.cancellations.length === 0 ? remediesOf(book, [id]) : []),
    ];
  },
};

function kalaSarpaText(book: KundliBook, { isPresent, isPartial, kind, outside }: KalaSarpa): string {
  const { say, names } = book;
  const name = names.kalaSarpa[kind];
  if (isPresent) return say.life.kalaSarpaWhole({ name });
  if (isPartial) return say.life.kalaSarpaPartial({ name, graha: grahaNames(book, outside) });
  return say.life.kalaSarpaAbsent;
}

export const PITRU: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.pitruDosha,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names } = book;
    const { life, furniture, verdict } = say;
    const pitru = pitruDoshaOf(book.horoscope.kundli);
    const there = pitru.indicators.filter(({ isPresent, counts }) => isPresent && counts);
    return [
      note(life.pitruNote),
      {
        kind: 'callout',
        tone: there.length === 0 ? 'good' : 'neutral',
        blocks: [
          {
            kind: 'paragraph',
            size: 'lead',
            words: [
              { text: life.pitruFound({ found: there.length, total: pitru.indicators.length }) },
              ...(pitru.severity === 'none'
                ? []
                : [
                    {
                      text: ` · ${furniture.labelled({ label: life.weight, value: verdict[pitru.severity] })}`,
                    },
                  ]),
            ],
          },
        ],
      },
      ...(there.length === 0
        ? []
        : [
            {
              kind: 'table' as const,
              size: 'small' as const,
              title: say.headings.pitruDosha,
              columns: [{ share: 1.6 }, WIDE, WIDE],
              head: [life.indicator, life.restsOn, life.standing],
              rows: there.map(({ id, planets, classification }) => [
                life[`pitru-${id}` as 'pitru-sun-with-node'],
                planets.length === 0 ? '–' : grahasWithHouses(book, planets),
                names.standing[classification],
              ]),
            },
            ...told(book, 'pitru-dosha'),
            ...remediesOf(book, ['pitru-dosha']),
          ]),
    ];
  },
};

export const GANDA_MOOLA: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.gandaMoola,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say } = book;
    const { life, birth } = say;
    const ganda = gandaMoolaOf(book.horoscope.kundli);
    const star = starText(book, ganda.nakshatra, ganda.pada);
    return [
      note(life.gandaNote),
      {
        kind: 'callout',
        tone: ganda.isPresent ? 'neutral' : 'good',
        blocks: [
          {
            kind: 'paragraph',
            size: 'lead',
            words: (ganda.isPresent ? life.gandaFound : life.gandaAbsent)({ star }),
          },
          ...(ganda.isGandantaPada ? [note(life.gandaPada)] : []),
        ],
      },
      ...(ganda.isPresent
        ? [
            { kind: 'facts' as const, pairs: [[birth.nakshatra, star] as const] },
            ...told(book, 'ganda-moola-dosha'),
            ...remediesOf(book, ['ganda-moola-dosha']),
          ]
        : []),
    ];
  },
};

/** The passages of Saturn by the Moon in a life, and what is kept while one runs. */
export const SADE_SATI_SUMMARY: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.sadeSati,
  blocks: (book) => {
    const { say, asOfJdUt, horoscope } = book;
    const { furniture, kundli } = say;
    const moon = horoscope.chart.planets.find(({ name }) => name === 'Moon');
    if (!book.isTimeKnown && moon?.uncertain?.includes('sign') === true) return [];
    const { cycles, sources } = book.jyotish.sadeSati(book.moment, YEARS);
    const dayAt = (jdUt: number): string => book.dayOf(book.textOf(jdUt));
    const now = cycles.findIndex(({ startJdUt, endJdUt }) => startJdUt <= asOfJdUt && asOfJdUt < endJdUt);
    const running = cycles[now];
    return [
      note(kundli.sadeSatiNote),
      {
        kind: 'callout',
        tone: running === undefined ? 'good' : 'neutral',
        blocks: [
          {
            kind: 'paragraph',
            size: 'lead',
            words:
              running === undefined
                ? kundli.sadeSatiNotNow
                : kundli.sadeSatiNow({ start: dayAt(running.startJdUt), end: dayAt(running.endJdUt) }),
          },
        ],
      },
      {
        kind: 'table',
        size: 'small',
        title: say.headings.sadeSati,
        columns: [WIDE, WIDE],
        head: [furniture.from, furniture.to],
        rows: cycles.map(({ startJdUt, endJdUt }) => [dayAt(startJdUt), dayAt(endJdUt)]),
        ...(now >= 0 && { marked: [now] }),
        source: worksLine(book, sources),
      },
      ...(running === undefined ? [] : remediesOf(book, ['sade-sati'])),
    ];
  },
};

/** Years from birth for which Saturn’s passages are listed. */
const YEARS = 100;
