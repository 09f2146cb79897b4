/** A year of transits: the sky at its beginning, the long transits as lines, the months with their exact days, and the points they come to. */

import { houseOnCircle } from '../../../chart/houses.ts';
import { dateOf } from '../../../time/calendar.ts';
import { PLANETS, type TransitHit, type TransitWindow, zodiacSpot } from '../../../western/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import { aspectReadings } from './aspects.ts';
import {
  aspectTitle,
  aspectWords,
  FIGURE,
  FIT,
  heading,
  movementText,
  NOTHING,
  note,
  placeShort,
  pointName,
  pointNames,
  signName,
  WIDE,
  worksLine,
} from './cells.ts';
import { doubleWheel, type Stretch, timelineScene, wheelOf } from './pictures.ts';
import { placeReadings } from './readings.ts';
import { hasHouses } from './sky.ts';
import { type SkyEvent, SLOW, type TransitBook } from './transit-book.ts';

/** Lines of a timeline on one page. */
const LINES_PER_PAGE = 42;

export const SKY_AT_START: Chapter<TransitBook> = {
  title: ({ say }) => say.western.skyAtStart,
  blocks: (book) => {
    const { say, language, start, sky, toBirth, isTimeKnown } = book;
    const { western, furniture } = say;
    const day = book.dayOf(book.textOf(book.fromJdUt));
    const turned = toBirth.aspects.map((aspect) => ({ ...aspect, point1: aspect.point2, point2: aspect.point1 }));
    const scene = isTimeKnown
      ? doubleWheel(book, { ...sky, name: western.atBirth }, { ...start, name: day }, 'transits', turned)
      : wheelOf(book, start);
    const closest = [...toBirth.aspects].sort((one, other) => one.orbDeg - other.orbDeg);
    return [
      { kind: 'figure', width: isTimeKnown ? 430 : 300, scene, caption: day },
      {
        kind: 'table',
        size: 'small',
        title: western.skyAtStart,
        columns: [WIDE, WIDE, WIDE, FIGURE, WIDE],
        head: [western.inTransit, furniture.aspect, western.atBirth, furniture.orb, furniture.motion],
        rows: closest.map(({ point1, point2, type, orbDeg, movement }) => [
          pointName(book, point1),
          aspectWords(book, type),
          pointName(book, point2),
          language.degrees(orbDeg),
          movementText(book, movement),
        ]),
        source: worksLine(book, book.transitSources),
      },
    ];
  },
};

const COLOUR_OF: Readonly<Record<string, Stretch['colour']>> = {
  conjunction: 'accent',
  trine: 'good',
  sextile: 'good',
  square: 'bad',
  opposition: 'bad',
};

/** Windows of one aspect of one body to one point. */
interface Long {
  readonly body: string;
  readonly aspect: TransitWindow['aspect'];
  readonly point: string;
  readonly windows: readonly TransitWindow[];
}

function longOf(book: TransitBook): readonly Long[] {
  const found = new Map<string, TransitWindow[]>();
  for (const window of book.windows) {
    const key = `${window.body} ${window.aspect} ${window.point}`;
    found.set(key, [...(found.get(key) ?? []), window]);
  }
  return [...found.values()].map((windows) => {
    const [{ body, aspect, point }] = windows as [TransitWindow];
    return { body, aspect, point, windows };
  });
}

export const LONG_TRANSITS: Chapter<TransitBook> = {
  title: ({ say }) => say.western.longTransits,
  blocks: (book) => {
    const { say, fromJdUt, toJdUt } = book;
    const { western, furniture } = say;
    const long = longOf(book);
    if (long.length === 0) return [];
    const part = (jdUt: number): number => (jdUt - fromJdUt) / (toJdUt - fromJdUt);
    const lines = long.map(
      ({ body, aspect, point, windows }): Stretch => ({
        name: aspectTitle(book, body, aspect, point),
        spans: windows.map(({ from, to }) => [part(from?.jdUt ?? fromJdUt), part(to?.jdUt ?? toJdUt)]),
        marks: windows.flatMap(({ hits }) => hits.map(({ jdUt }) => part(jdUt))),
        colour: COLOUR_OF[aspect] ?? 'mute',
      }),
    );
    const months = monthsOf(book).map(({ fromJdUt: at, month }) => ({
      at: part(at),
      name: book.names.monthShort[month as 1],
    }));
    const pages = Math.ceil(lines.length / LINES_PER_PAGE);
    return [
      note(western.longNote),
      ...Array.from(
        { length: pages },
        (_, page): Block => ({
          kind: 'figure',
          scene: timelineScene(
            book,
            western.longTransits,
            months,
            lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE),
          ),
        }),
      ),
      {
        kind: 'table',
        size: 'small',
        title: western.longTransits,
        columns: [{ share: 1.5 }, WIDE, WIDE, { share: 1.6 }],
        head: [western.inTransit, furniture.from, furniture.to, western.exact],
        rows: long.flatMap(({ body, aspect, point, windows }) =>
          windows.map((window) => [
            aspectTitle(book, body, aspect, point),
            window.from === null ? NOTHING : dayText(book, window.from.jdUt),
            window.to === null ? NOTHING : dayText(book, window.to.jdUt),
            window.hits.length === 0 ? NOTHING : window.hits.map(({ jdUt }) => dayText(book, jdUt)).join(', '),
          ]),
        ),
        source: worksLine(book, book.transitSources),
      },
    ];
  },
};

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
function monthsOf({ firstDay, endDay, clock }: TransitBook): readonly Month[] {
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
  const { say, names, language } = book;
  const { western, furniture } = say;
  const within = ({ jdUt }: { readonly jdUt: number }): boolean => fromJdUt <= jdUt && jdUt < toJdUt;
  const hits = book.hits.filter(within);
  const events = book.events.filter(within);
  const title = `${names.month[month as 1]} ${[...String(year)].map((figure) => language.number(Number(figure))).join('')}`;
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
function passText({ language }: TransitBook, { pass, passes }: TransitHit): string {
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

function houseOf({ radix }: TransitBook, longitudeDeg: number): number {
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

/** Through which houses the slow ones go. */
export const HOUSES_PASSED: Chapter<TransitBook> = {
  title: ({ say }) => say.western.housesPassed,
  blocks: (book) => {
    if (!hasHouses(book.radix)) return [];
    const { say, names, fromJdUt, toJdUt } = book;
    const { furniture, western } = say;
    const bodies = ['Sun', 'Mars', ...SLOW] as const;
    const rows = bodies.flatMap((body): readonly (readonly Words[])[] =>
      stays(book, body).map(({ house, from, to }, index) => [
        index === 0 ? [{ text: pointName(book, body), weight: 600 }] : '',
        names.house[house as 1],
        names.houseTheme[house as 1],
        dayText(book, from),
        dayText(book, to),
      ]),
    );
    return [
      note(say.drawing.fromTo({ start: dayText(book, fromJdUt), end: dayText(book, toJdUt - 1) })),
      {
        kind: 'table',
        size: 'small',
        title: western.housesPassed,
        columns: [FIT, WIDE, { share: 1.6 }, WIDE, WIDE],
        head: [western.inTransit, furniture.house, furniture.meaning, furniture.from, furniture.to],
        rows,
        source: worksLine(book, book.transitSources),
      },
    ];
  },
};

interface Stay {
  readonly house: number;
  readonly from: number;
  readonly to: number;
}

/** The stays of a body in the houses of the birth, to the day. */
function stays(book: TransitBook, body: string): readonly Stay[] {
  const found: Stay[] = [];
  for (let day = book.firstDay; day < book.endDay; day++) {
    const from = book.clock.midnight(day);
    const longitudeDeg = book.longitudeAt(body, from);
    const house = houseOf(book, longitudeDeg);
    const last = found.at(-1);
    if (last !== undefined && last.house === house) found[found.length - 1] = { ...last, to: from };
    else found.push({ house, from, to: from });
  }
  return found;
}

/** Which points of the birth the long transits come to, with what is told of these points. */
export const POINT_BY_POINT: Chapter<TransitBook> = {
  title: ({ say }) => say.western.pointByPoint,
  blocks: (book) => {
    const long = longOf(book);
    const blocks = PLANETS.flatMap((planet): readonly Block[] => {
      const own = long.filter(({ point }) => point === planet);
      if (own.length === 0) return [];
      return [
        heading(pointName(book, planet)),
        {
          kind: 'list',
          items: own.map(({ body, aspect, point, windows }): Words => {
            const days = windows.flatMap(({ hits }) => hits.map(({ jdUt }) => dayText(book, jdUt)));
            return [
              { text: aspectTitle(book, body, aspect, point), weight: 600 },
              ...(days.length === 0 ? [] : [{ text: `: ${days.join(', ')}` }]),
            ];
          }),
        },
        ...placeReadings(book, book.radix, book.tellings, planet),
        ...aspectReadings(
          book,
          book.sky.aspects.filter(({ point1, point2 }) => point1 === planet || point2 === planet),
          book.tellings,
        ),
      ];
    });
    return blocks.length === 0 ? [] : [note(book.say.western.pointsNote), ...blocks];
  },
};

/** The exact days of Jupiter to Pluto alone: what one asks for first. */
export const IMPORTANT_DATES: Chapter<TransitBook> = {
  title: ({ say }) => say.headings.importantDates,
  blocks: (book) => {
    const { say } = book;
    const hits = book.hits.filter(({ body }) => SLOW.some((slow) => slow === body));
    if (hits.length === 0) return [];
    return [
      {
        kind: 'table',
        size: 'small',
        title: say.headings.importantDates,
        columns: [FIT, FIGURE, { share: 2 }, FIT, FIGURE],
        head: [say.furniture.date, say.furniture.time, say.western.inTransit, say.furniture.motion, say.western.pass],
        rows: hits.map((hit) => [
          dayText(book, hit.jdUt),
          book.hourOf(book.textOf(hit.jdUt)),
          aspectTitle(book, hit.body, hit.aspect, hit.point),
          hit.isRetrograde ? say.furniture.retrograde : say.furniture.direct,
          passText(book, hit),
        ]),
        source: worksLine(book, book.transitSources),
      },
    ];
  },
};
