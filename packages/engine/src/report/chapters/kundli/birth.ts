/** Birth details with the panchang of the hour, or what an unknown hour leaves open. */

import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import { latitudeText, longitudeText } from '../common/people.ts';
import type { KundliBook } from './book.ts';
import { FIT, signName, starText, WIDE } from './cells.ts';
import { panchangBlocks } from './panchang.ts';

/** With what is told of the weekday, the tithi, the yoga and the karana. */
export const BIRTH_DETAILS: Chapter<KundliBook> = birthChapter(true);

/** The same for reports of figures. */
export const BIRTH_FIGURES: Chapter<KundliBook> = birthChapter(false);

function birthChapter(isTold: boolean): Chapter<KundliBook> {
  return {
    title: ({ say }) => say.headings.birthDetails,
    blocks: (book) => {
      if (!book.isTimeKnown) return [...birthFacts(book), ...unknownBlocks(book)];
      return [
        ...birthFacts(book),
        { kind: 'heading', level: 2, text: book.say.headings.panchangAtBirth },
        ...panchangBlocks(book, isTold),
      ];
    },
  };
}

/** Names and values of the birth; without an hour, only what the day makes sure. */
export function birthFacts(book: KundliBook): readonly Block[] {
  const { say, names, horoscope, moment, named, isTimeKnown } = book;
  const { birth } = say;
  const { chart, kundli } = horoscope;
  const sun = chart.planets.find(({ name }) => name === 'Sun');
  const moon = chart.planets.find(({ name }) => name === 'Moon');
  const unsure = (point: typeof sun, part: 'sign' | 'nakshatra' | 'pada'): boolean =>
    !isTimeKnown && point?.uncertain?.includes(part) === true;
  return [
    {
      kind: 'facts',
      columns: 2,
      pairs: [
        ...(named.name === undefined ? [] : [[birth.name, named.name] as const]),
        ...(named.gender === undefined ? [] : [[birth.gender, birth[named.gender]] as const]),
        [birth.date, book.dayOf(moment.local)],
        [birth.time, isTimeKnown ? book.hourOfBirth(moment.local) : birth.timeUnknown],
        ...(named.place === undefined ? [] : [[birth.place, named.place] as const]),
        [birth.latitude, latitudeText(book, moment)],
        [birth.longitude, longitudeText(book, moment)],
        ...(isTimeKnown
          ? ([
              [birth.lagna, names.rashi[chart.ascendant.sign]],
              [birth.lagnaLord, names.graha[chart.ascendant.signLord as 'Sun']],
            ] as const)
          : []),
        ...(unsure(moon, 'sign') ? [] : [[birth.moonSign, names.rashi[chart.moonSign]] as const]),
        ...(unsure(moon, 'nakshatra')
          ? []
          : [
              [
                birth.nakshatra,
                starText(
                  book,
                  kundli.grahas.Moon.nakshatra,
                  unsure(moon, 'pada') ? undefined : kundli.grahas.Moon.pada,
                ),
              ] as const,
            ]),
        ...(unsure(sun, 'sign') ? [] : [[birth.sunSign, names.rashi[chart.sunSign]] as const]),
      ],
    },
  ];
}

/** Which lagnas rose that day, where the Moon was, and who changed signs. */
function unknownBlocks(book: KundliBook): readonly Block[] {
  const { say, names, unknownTime, horoscope } = book;
  const { furniture, kundli } = say;
  const span = (start: string, end: string): readonly string[] => [book.hourOf(start), hourAtEnd(book, end)];
  return [
    {
      kind: 'callout',
      tone: 'neutral',
      blocks: [{ kind: 'paragraph', words: kundli.unknownHour }],
    },
    { kind: 'heading', level: 2, text: kundli.signsOfDay },
    {
      kind: 'table',
      size: 'small',
      title: say.birth.nakshatra,
      columns: [WIDE, FIT, FIT],
      head: [say.birth.nakshatra, furniture.from, furniture.to],
      rows: unknownTime.moonNakshatras.map(({ part, start, end }) => [starText(book, part), ...span(start, end)]),
    },
    {
      kind: 'table',
      size: 'small',
      title: kundli.signsOfDay,
      columns: [WIDE, WIDE, FIT, FIT],
      head: [furniture.planet, furniture.sign, furniture.from, furniture.to],
      rows: unknownTime.signs.flatMap(({ graha, stretches }) =>
        stretches.map(({ part, start, end }) => [names.graha[graha], signName(book, part), ...span(start, end)]),
      ),
    },
    { kind: 'heading', level: 2, text: kundli.lagnasOfDay },
    { kind: 'paragraph', words: kundli.lagnasNote },
    {
      kind: 'table',
      size: 'small',
      title: kundli.lagnasOfDay,
      columns: [WIDE, FIT, FIT],
      head: [furniture.ascendant, furniture.from, furniture.to],
      rows: unknownTime.lagnas.map(({ part, start, end }) => [signName(book, part), ...span(start, end)]),
    },
    ...(horoscope.chart.planets.some(({ uncertain }) => uncertain !== undefined && uncertain.length > 0)
      ? [{ kind: 'paragraph' as const, words: kundli.unsureMark, size: 'small' as const }]
      : []),
  ];
}

/** The end of the day is 24:00 of it, not 00:00 of the next. */
function hourAtEnd(book: KundliBook, text: string): string {
  return text.startsWith(book.dateText) ? book.hourOf(text) : book.language.time(24, 0);
}
