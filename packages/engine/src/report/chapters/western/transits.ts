/** A year of transits: the sky at its beginning, the long transits as lines, the months with their exact days, and the points they come to. */

import { PLANETS, type TransitWindow } from '../../../western/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import { aspectReadings } from './aspects.ts';
import {
  aspectTitle,
  aspectWords,
  FIGURE,
  FIT,
  heading,
  houseTheme,
  movementText,
  NOTHING,
  note,
  pointName,
  WIDE,
  worksLine,
} from './cells.ts';
import { dayText, houseOf, monthsOf, passText } from './months.ts';
import { doubleWheel, type Stretch, timelineScene, wheelOf } from './pictures.ts';
import { placeReadings } from './readings.ts';
import { hasHouses } from './sky.ts';
import { SLOW, type TransitBook } from './transit-book.ts';

/** Least part of the span that a month needs for its name. */
const LEAST_NAMED = 0.06;
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
    const months = monthsOf(book).map(({ fromJdUt: from, toJdUt: to, month }) => ({
      at: part(from),
      // The first and the last month may be too short for their names.
      name: part(to) - part(from) < LEAST_NAMED ? '' : book.names.monthShort[month as 1],
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
        columns: [FIT, FIT, FIT, WIDE],
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
        houseTheme(book, house),
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
        columns: [FIT, WIDE, { share: 1.6 }, FIT, FIT],
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
