/** The years ahead for one matter: antardashas whose lords bear on it, and the stays of Jupiter and Saturn on its houses. */

import { type DashaSpan, type Graha, houseFrom, type Stay, staysOf } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import { FIGURE, FIT, signName, WIDE, worksLine } from '../kundli/cells.ts';
import { note } from '../kundli/charts.ts';
import { lordOf, presentPeriod } from '../kundli/dashas.ts';
import { daysOf, pairName } from './periods.ts';
import { stateOf } from './places.ts';
import type { SubjectBook } from './subjects.ts';

const YEARS_AHEAD = 10;
const DAYS_AHEAD = YEARS_AHEAD * 365.25;
/** Antardashas that are told in words. */
const MOST_TOLD = 5;
/** Houses that each looks at, counted from where it stands. @source `bphs` ch. 26 */
const LOOKS = { Jupiter: [5, 7, 9], Saturn: [3, 7, 10] } as const;

interface Antardasha {
  readonly maha: DashaSpan;
  readonly antar: DashaSpan;
}

/** Antardashas of the next ten years. */
function antardashasAhead({ horoscope, asOfJdUt }: SubjectBook): readonly Antardasha[] {
  const until = asOfJdUt + DAYS_AHEAD;
  return horoscope.dasha.spans.flatMap((maha) =>
    (maha.children ?? [])
      .filter(({ startJdUt, endJdUt }) => endJdUt > asOfJdUt && startJdUt < until)
      .map((antar) => ({ maha, antar })),
  );
}

/** What a graha has to do with the matter: houses of it that he owns, the one in which he stands, his office; empty for nothing. */
function bearingOf(book: SubjectBook, graha: Graha): readonly string[] {
  const { say, names, subject } = book;
  const state = stateOf(book, graha);
  const owned = state.functional.houses.filter((house) => subject.houses.includes(house));
  return [
    ...(owned.length === 0
      ? []
      : [
          say.furniture.labelled({
            label: say.furniture.lord,
            value: owned.map((house) => names.house[house as 1]).join(', '),
          }),
        ]),
    ...(subject.houses.includes(state.house) ? [names.houseIn[state.house as 1]] : []),
    ...(subject.karakas.includes(graha) ? [say.furniture.karaka] : []),
  ];
}

export const PERIODS_AHEAD: Chapter<SubjectBook> = {
  title: ({ say }) => say.life.yearsAhead,
  blocks: (book) => {
    const { say, names, asOfJdUt, readings } = book;
    const { furniture, life, headings } = say;
    const ahead = antardashasAhead(book);
    const bearing = ahead.map(({ antar }) => bearingOf(book, lordOf(antar)));
    const now = ahead.findIndex(({ antar }) => antar.startJdUt <= asOfJdUt && asOfJdUt < antar.endJdUt);
    const chosen = ahead.filter((_, at) => (bearing[at] as readonly string[]).length > 0).slice(0, MOST_TOLD);
    const told = chosen.flatMap(({ maha, antar }): readonly Block[] => {
      const rule = readings?.find(`dasha-pair.${lordOf(maha)}.${lordOf(antar)}`) ?? null;
      if (readings === null || rule === null) return [];
      const head = `${pairName(book, lordOf(maha), lordOf(antar))} · ${daysOf(book, antar)}`;
      return [{ kind: 'heading', level: 3, text: head }, readings.paragraph(rule)];
    });
    // Vimshottari ends 120 years after a birth.
    if (ahead.length === 0) return transitsAhead(book);
    return [
      note(life.yearsAheadNote),
      ...presentPeriod(book),
      { kind: 'heading', level: 2, text: headings.comingPeriods },
      {
        kind: 'table',
        size: 'small',
        title: headings.comingPeriods,
        columns: [WIDE, FIT, FIT, { share: 1.6 }],
        head: [furniture.dasha, furniture.from, furniture.to, life.bearing],
        rows: ahead.map(({ maha, antar }, at): readonly Words[] => {
          const reasons = bearing[at] as readonly string[];
          return [
            pairName(book, lordOf(maha), lordOf(antar)),
            book.dayOf(antar.start as string),
            book.dayOf(antar.end as string),
            reasons.length === 0
              ? [{ text: '–', tone: 'mute' }]
              : [{ text: `${names.graha[lordOf(antar)]} (${reasons.join('; ')})`, weight: 600 }],
          ];
        }),
        ...(now >= 0 && { marked: [now] }),
        source: worksLine(book, book.horoscope.dasha.sources),
      },
      ...told,
      ...transitsAhead(book),
    ];
  },
};

/** Jupiter and Saturn in the houses of the matter, or looking at the chief one. */
function transitsAhead(book: SubjectBook): readonly Block[] {
  const { say, names, language, subject, asOfJdUt } = book;
  const { furniture, life, strength } = say;
  const rows = (['Jupiter', 'Saturn'] as const).flatMap((graha) =>
    staysOf(book.jyotish.zodiac, graha, asOfJdUt, asOfJdUt + DAYS_AHEAD).flatMap((stay) => {
      const touches = touchesOf(book, graha, stay);
      return touches.length === 0 ? [] : [{ graha, stay, touches }];
    }),
  );
  const bindus = book.horoscope.ashtakavarga.bhinna;
  return [
    { kind: 'heading', level: 2, text: life.slowTransits },
    note(life.slowTransitsNote({ house: names.house[subject.houses[0] as 1] })),
    {
      kind: 'table',
      size: 'small',
      title: life.slowTransits,
      columns: [FIT, WIDE, FIT, FIT, { share: 1.6 }, FIGURE],
      head: [furniture.planet, furniture.sign, furniture.from, furniture.to, life.bearing, strength.bindus],
      rows: rows.map(({ graha, stay, touches }) => [
        names.graha[graha],
        signName(book, stay.part),
        book.dayOf(book.textOf(stay.startJdUt)),
        book.dayOf(book.textOf(stay.endJdUt)),
        touches.join('; '),
        language.number(bindus[graha][stay.part - 1] as number),
      ]),
      source: worksLine(book, ['bphs']),
    },
  ];
}

function touchesOf(
  { names, say, subject, horoscope }: SubjectBook,
  graha: 'Jupiter' | 'Saturn',
  { part }: Stay,
): readonly string[] {
  const house = houseFrom(horoscope.kundli.lagna.sign, part);
  const chief = subject.houses[0] as number;
  const count = ((chief - house + 12) % 12) + 1;
  return [
    ...(subject.houses.includes(house) ? [names.houseIn[house as 1]] : []),
    ...((LOOKS[graha] as readonly number[]).includes(count)
      ? [say.furniture.labelled({ label: say.furniture.aspect, value: names.house[chief as 1] })]
      : []),
  ];
}
