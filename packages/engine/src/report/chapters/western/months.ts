/** A year of transits month by month: what the sky does by itself, and every exact aspect with its day, hour and pass. */

import { houseOnCircle } from '../../../chart/houses.ts';
import { dateOf } from '../../../time/calendar.ts';
import { type TransitHit, zodiacSpot } from '../../../western/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import {
  aspectWords,
  FIGURE,
  FIT,
  heading,
  NOTHING,
  note,
  placeShort,
  pointName,
  pointNames,
  signName,
  WIDE,
  worksLine,
} from './cells.ts';
import { hasHouses } from './sky.ts';
import { type SkyEvent, SLOW, type TransitBook } from './transit-book.ts';

/** The local day of an instant. */
export function dayText(book: TransitBook, jdUt: number): string {
  return book.dayOf(book.textOf(jdUt));
}

interface Month {
  readonly year: number;
  readonly month: number;
  readonly fromJdUt: number;
  readonly toJdUt: number;
}

/** The calendar months of the span, the first and last as far as they belong to it. */
export function monthsOf({ firstDay, endDay, clock }: TransitBook): readonly Month[] {
  const months: Month[] = [];
  let day = firstDay;
  while (day < endDay) {
    const { year, month } = dateOf(day);
    let next = day + 1;
    while (next < endDay && dateOf(next).month === month) next++;
    months.push({ year, month, fromJdUt: clock.midnight(day), toJdUt: clock.midnight(next) });
    day = next;
  }
  return months;
}

export const MONTHS: Chapter<TransitBook> = {
  title: ({ say }) => say.headings.monthByMonth,
  blocks: (book) => [
    note(book.say.western.monthNote),
    ...monthsOf(book).flatMap((month, index): readonly Block[] => [
      ...(index === 0 ? [] : [{ kind: 'turn' as const }]),
      ...monthBlocks(book, month),
    ]),
  ],
};

function monthBlocks(book: TransitBook, { year, month, fromJdUt, toJdUt }: Month): readonly Block[] {
  const { say, names } = book;
  const { western, furniture } = say;
  const within = ({ jdUt }: { readonly jdUt: number }): boolean => fromJdUt <= jdUt && jdUt < toJdUt;
  const hits = book.hits.filter(within);
  const events = book.events.filter(within);
  const title = `${names.month[month as 1]} ${book.yearText(year)}`;
  return [
    heading(title),
    eventsTable(book, events, title),
    {
      kind: 'table',
      size: 'small',
      title,
      columns: [FIT, FIGURE, WIDE, WIDE, WIDE, FIGURE, FIGURE],
      head: [
        furniture.date,
        furniture.time,
        western.inTransit,
        furniture.aspect,
        western.atBirth,
        furniture.longitude,
        western.pass,
      ],
      rows: hits.map((hit): readonly Words[] => [
        dayText(book, hit.jdUt),
        book.hourOf(book.textOf(hit.jdUt)),
        hit.isRetrograde
          ? [{ text: `${pointName(book, hit.body)} ` }, { text: say.drawing.retrogradeMark, tone: 'bad' }]
          : pointName(book, hit.body),
        aspectWords(book, hit.aspect),
        pointName(book, hit.point),
        placeShort(book, zodiacSpot(hit.longitudeDeg)),
        passText(book, hit),
      ]),
      marked: hits.flatMap(({ body }, index) => (SLOW.some((slow) => slow === body) ? [index] : [])),
      source: worksLine(book, book.transitSources),
    },
  ];
}

/** `2/3`; a dash where the planet passes once. */
export function passText({ language }: TransitBook, { pass, passes }: TransitHit): string {
  return passes === 1 ? NOTHING : `${language.number(pass)}/${language.number(passes)}`;
}

/** Lunations, stations and entries into signs, with the house of the birth and what of it they touch. */
function eventsTable(book: TransitBook, events: readonly SkyEvent[], title: string): Block {
  const { say, language } = book;
  const { western, furniture } = say;
  const timed = hasHouses(book.radix);
  return {
    kind: 'table',
    size: 'small',
    title,
    columns: [FIT, FIGURE, { share: 1.7 }, FIGURE, ...(timed ? [FIGURE] : []), WIDE],
    head: [
      furniture.date,
      furniture.time,
      western.event,
      furniture.longitude,
      ...(timed ? [western.natalHouse] : []),
      western.touches,
    ],
    rows: events.map((event): readonly Words[] => [
      dayText(book, event.jdUt),
      book.hourOf(book.textOf(event.jdUt)),
      eventWords(book, event),
      placeShort(book, event),
      ...(timed ? [language.number(houseOf(book, event.longitudeDeg))] : []),
      pointNames(book, touchedBy(book, event)),
    ]),
  };
}

function eventWords(book: TransitBook, { body, kind, sign, isEclipse }: SkyEvent): Words {
  const { western } = book.say;
  const { lunarPhase } = book.names;
  switch (kind) {
    case 'retrograde':
      return [{ text: `${pointName(book, body)}: ${western.turnsRetrograde}`, tone: 'bad' }];
    case 'direct':
      return [{ text: `${pointName(book, body)}: ${western.turnsDirect}`, tone: 'good' }];
    case 'ingress':
      return `${pointName(book, body)} – ${signName(book, sign)}`;
    case 'new':
      return [
        {
          text: isEclipse ? `${lunarPhase['New Moon']}, ${western.solarEclipse}` : lunarPhase['New Moon'],
          weight: 600,
        },
      ];
    case 'full':
      return [
        {
          text: isEclipse ? `${lunarPhase['Full Moon']}, ${western.lunarEclipse}` : lunarPhase['Full Moon'],
          weight: 600,
        },
      ];
  }
}

/** In which house of the birth a longitude falls, 1 … 12. */
export function houseOf({ radix }: TransitBook, longitudeDeg: number): number {
  return houseOnCircle(longitudeDeg, radix.houses?.cuspsDeg ?? []);
}

/** Conjunct or opposite within so many degrees counts as touched. */
const TOUCH_DEG = 3;

function touchedBy(book: TransitBook, { kind, longitudeDeg }: SkyEvent): readonly string[] {
  if (kind === 'ingress') return [];
  return book.touched.filter((name) => {
    const spot = book.radix.points.find((point) => point.name === name) ?? book.radix.angles?.[name as 'Ascendant'];
    if (spot === undefined) return false;
    const apart = Math.abs(((spot.longitudeDeg - longitudeDeg + 540) % 360) - 180);
    return apart <= TOUCH_DEG || 180 - apart <= TOUCH_DEG;
  });
}
