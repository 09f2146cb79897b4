/** Sade Sati: Saturn over the Moon and its neighbours, with the smaller passages through the fourth and the eighth. */

import { SIGNS } from '../../../chart/chart.ts';
import type { SaturnPhase, SaturnStay } from '../../../jyotish/index.ts';
import { dayNumberOf } from '../../../time/calendar.ts';
import { dateIn } from '../../../time/format.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { TimingBook } from './book.ts';
import { stretchScene, yearTicks } from './pictures.ts';

const PHASES: readonly SaturnPhase[] = ['rising', 'peak', 'setting', 'kantaka', 'ashtama'];
const RULE_OF: Readonly<Record<SaturnPhase, string>> = {
  rising: 'sade-sati.rising',
  peak: 'sade-sati.peak',
  setting: 'sade-sati.setting',
  kantaka: 'sade-sati.fourth',
  ashtama: 'sade-sati.eighth',
};

function running({ sadeSati, asOfJdUt }: TimingBook): SaturnStay | undefined {
  return sadeSati.stays.find(({ startJdUt, endJdUt }) => startJdUt <= asOfJdUt && asOfJdUt < endJdUt);
}

export const SADE_SATI_LIFE: Chapter<TimingBook> = {
  title: ({ say }) => say.headings.sadeSati,
  blocks: (book) => {
    const { say, names, sadeSati, horoscope, language } = book;
    const now = running(book);
    const next = sadeSati.stays.find(({ startJdUt }) => startJdUt > book.asOfJdUt);
    const from = book.moment;
    const { year: startYear } = dateIn(from.local);
    const endYear = startYear + 100;
    const midnight = (year: number): number => book.clock.midnight(dayNumberOf(year, 1, 1));
    return [
      {
        kind: 'paragraph',
        size: 'lead',
        words: say.timing.sadeSatiIntro({ sign: names.rashi[horoscope.chart.moonSign] }),
      },
      {
        kind: 'callout',
        tone: now === undefined ? 'good' : 'neutral',
        blocks: [
          {
            kind: 'paragraph',
            size: 'lead',
            words: [
              {
                weight: 600,
                text:
                  now === undefined
                    ? say.timing.noSaturnPhase
                    : say.furniture.labelled({ label: names.saturnPhase[now.phase], value: until(book, now) }),
              },
            ],
          },
          ...(next === undefined
            ? []
            : [
                {
                  kind: 'paragraph' as const,
                  words: say.timing.nextPhase({
                    phase: names.saturnPhase[next.phase],
                    date: book.dayAt(next.startJdUt),
                  }),
                },
              ]),
        ],
      },
      {
        kind: 'figure',
        scene: stretchScene(
          book,
          { from: midnight(startYear), until: midnight(endYear), now: book.asOfJdUt },
          yearTicks(midnight, startYear, endYear, 10),
          PHASES.map((phase) => ({
            name: names.saturnPhase[phase],
            stretches: sadeSati.stays
              .filter((stay) => stay.phase === phase)
              .map(({ startJdUt, endJdUt }) => ({
                from: startJdUt,
                until: endJdUt,
                colour: phase === 'peak' ? ('bad' as const) : ('accent' as const),
                text: '',
              })),
          })),
          say.headings.sadeSati,
        ),
        caption: say.timing.lifeCaption,
      },
      {
        kind: 'table',
        title: say.headings.sadeSati,
        columns: [{ share: null, align: 'end' }, { share: 1 }, { share: 1 }, { share: 1 }],
        head: ['', say.furniture.from, say.furniture.to, say.furniture.age],
        rows: sadeSati.cycles.map(({ startJdUt, endJdUt }, index) => [
          language.number(index + 1, 0),
          book.dayAt(startJdUt),
          book.dayAt(endJdUt),
          language.range(ageAt(book, startJdUt), ageAt(book, endJdUt)),
        ]),
        marked: sadeSati.cycles.flatMap(({ startJdUt, endJdUt }, index) =>
          startJdUt <= book.asOfJdUt && book.asOfJdUt < endJdUt ? [index] : [],
        ),
      },
    ];
  },
};

function until(book: TimingBook, { startJdUt, endJdUt }: SaturnStay): string {
  return book.language.range(book.dayAt(startJdUt), book.dayAt(endJdUt));
}

const YEAR_DAYS = 365.2425;

function ageAt({ language, moment }: TimingBook, jdUt: number): string {
  const born = moment.ut1.day + moment.ut1.fraction;
  return language.number(Math.max(0, Math.floor((jdUt - born) / YEAR_DAYS)), 0);
}

export const SADE_SATI_STAYS: Chapter<TimingBook> = {
  title: ({ say }) => say.timing.allPhases,
  blocks: (book) => {
    const { say, names, sadeSati } = book;
    return [
      { kind: 'paragraph', words: say.timing.allPhasesIntro },
      {
        kind: 'table',
        title: say.timing.allPhases,
        columns: [{ share: 1.4 }, { share: 1.3 }, { share: 1 }, { share: 1 }, { share: 0.7, align: 'end' }],
        head: [say.timing.phase, say.furniture.sign, say.furniture.from, say.furniture.to, say.furniture.age],
        rows: sadeSati.stays.map(({ phase, saturnSign, startJdUt, endJdUt, entersRetrograde }) => {
          const sign = names.rashi[SIGNS[saturnSign - 1] as (typeof SIGNS)[number]];
          return [
            names.saturnPhase[phase],
            entersRetrograde ? `${sign} (${say.furniture.retrograde})` : sign,
            book.dayAt(startJdUt),
            book.dayAt(endJdUt),
            ageAt(book, startJdUt),
          ];
        }),
        marked: sadeSati.stays.flatMap((stay, index) => (stay === running(book) ? [index] : [])),
        size: 'small',
      },
    ];
  },
};

export const SADE_SATI_READINGS: Chapter<TimingBook> = {
  title: ({ say }) => say.timing.phaseByPhase,
  blocks: (book) => {
    const { names, readings, sadeSati } = book;
    if (readings === null) return [];
    return PHASES.flatMap((phase): readonly Block[] => {
      const rule = readings.find(RULE_OF[phase]);
      const coming = sadeSati.stays.filter((stay) => stay.phase === phase && stay.endJdUt > book.asOfJdUt)[0];
      if (rule === null) return [];
      return [
        { kind: 'heading', level: 2, text: names.saturnPhase[phase] },
        ...(coming === undefined
          ? []
          : [
              {
                kind: 'paragraph' as const,
                size: 'small' as const,
                words: [{ text: until(book, coming), tone: 'mute' as const }],
              },
            ]),
        readings.paragraph(rule),
      ];
    });
  },
};
