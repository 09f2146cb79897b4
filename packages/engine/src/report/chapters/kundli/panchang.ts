/** The panchang of the hour of birth: the limbs that ran then, and the day about it. */

import type { KaranaKey, NityaYogaKey, TithiKey } from '../../../language/keys.ts';
import { type Block, runsOf } from '../../flow/blocks.ts';
import type { KundliBook } from './book.ts';
import { FIT, NOTHING, starText, sunTimes, WIDE, worksLine } from './cells.ts';
import { note } from './charts.ts';
import { tell } from './tell.ts';

/** The five limbs with their beginnings and ends, the day, and, where it is wished, what is told of it. */
export function panchangBlocks(book: KundliBook, isTold: boolean): readonly Block[] {
  const { say, names, panchang } = book;
  const { panchang: words, furniture, kundli } = say;
  const { at, sun, moon, masa, years, ritu, sources } = panchang;
  const when = (text: string): string => `${book.dayOf(text)}, ${book.hourOf(text)}`;
  const clock = (text: string | null): string => (text === null ? NOTHING : book.hourOf(text));
  const [sunrise, sunset] = sunTimes(book, sun, clock);
  const weekday = names.weekday[at.vara.english as keyof typeof names.weekday];
  const month = (label: (typeof masa)['amanta']): string => {
    const text = label.names.map((name) => names.masa[name]).join('–');
    return label.isAdhika ? kundli.addedMonth({ month: text }) : text;
  };
  return [
    note(kundli.panchangNote),
    {
      kind: 'table',
      title: say.headings.panchangAtBirth,
      columns: [FIT, WIDE, FIT, FIT, FIT],
      head: [kundli.limb, furniture.name, furniture.lord, furniture.start, furniture.end],
      rows: [
        [words.vara, weekday, names.graha[at.vara.lord], when(sun.sunrise), when(sun.nextSunrise)],
        [words.tithi, tithiName(book), names.graha[at.tithi.lord], when(at.tithi.start), when(at.tithi.end)],
        [
          words.nakshatra,
          starText(book, at.nakshatra.index, at.pada),
          names.graha[at.nakshatra.lord],
          when(at.nakshatra.start),
          when(at.nakshatra.end),
        ],
        [
          words.yoga,
          names.nityaYoga[at.yoga.name as NityaYogaKey],
          names.graha[at.yoga.lord],
          when(at.yoga.start),
          when(at.yoga.end),
        ],
        [
          words.karana,
          names.karana[at.karana.name as KaranaKey],
          at.karana.lord === null ? NOTHING : names.graha[at.karana.lord],
          when(at.karana.start),
          when(at.karana.end),
        ],
      ],
      source: worksLine(book, sources),
    },
    {
      kind: 'facts',
      columns: 2,
      pairs: [
        [words.sunrise, sunrise],
        [words.sunset, sunset],
        [words.moonrise, clock(moon.moonrise)],
        [words.moonset, clock(moon.moonset)],
        [words.amanta, month(masa.amanta)],
        [words.purnimanta, month(masa.purnimanta)],
        [words.ritu, names.ritu[ritu.vedic.name as keyof typeof names.ritu]],
        [words.ayana, panchang.ayana.sidereal.index === 1 ? words.uttarayana : words.dakshinayana],
        [say.birth.samvatsara, names.samvatsara[years.samvatsara.south.name]],
        [words.vikrama, book.yearText(years.vikrama.elapsed)],
        [words.shaka, book.yearText(years.shaka.elapsed)],
        [kundli.bornBy, at.isDay ? say.drawing.day : say.drawing.night],
      ],
    },
    ...(isTold ? dayReadings(book) : []),
  ];
}

/** What is told of the weekday, the tithi, the yoga and the karana, each after its name. */
function dayReadings(book: KundliBook): readonly Block[] {
  const families = ['vara', 'tithi-group', 'nithya-yoga', 'karana'];
  return limbNames(book).flatMap(([limb, name], index): readonly Block[] => {
    const lead = { text: `${limb} · ${name}  `, weight: 600 as const };
    return tell(book, ({ family }) => family === families[index]).map((told) => ({
      ...told,
      words: [lead, ...runsOf(told.words)],
    }));
  });
}

/** Weekday, tithi, yoga and karana by their names. */
export function limbNames(book: KundliBook): readonly (readonly [limb: string, name: string])[] {
  const { say, names, panchang } = book;
  const { panchang: words } = say;
  const { at } = panchang;
  return [
    [words.vara, names.weekday[at.vara.english as keyof typeof names.weekday]],
    [words.tithi, tithiName(book)],
    [words.yoga, names.nityaYoga[at.yoga.name as NityaYogaKey]],
    [words.karana, names.karana[at.karana.name as KaranaKey]],
  ];
}

/** `Krishna Paksha Panchami`. */
function tithiName({ names, panchang: { at } }: KundliBook): string {
  return `${names.paksha[at.paksha]} ${names.tithi[at.tithi.name as TithiKey]}`;
}
