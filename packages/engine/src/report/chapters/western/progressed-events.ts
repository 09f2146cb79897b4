/** What a progressed life does and when: the Moon’s phases and signs, changes, exact aspects, and solar arcs. */

import type { ProgressedEvent } from '../../../western/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import { FIGURE, FIT, heading, NOTHING, note, placeShort, pointName, signName, WIDE, worksLine } from './cells.ts';
import { aspectAt, dayAt } from './lives.ts';
import { doubleWheel } from './pictures.ts';
import type { ProgressBook } from './progress-book.ts';

const PHASE_NAMES = {
  'new-moon': 'New',
  crescent: 'Crescent',
  'first-quarter': 'First Quarter',
  gibbous: 'Gibbous',
  'full-moon': 'Full',
  disseminating: 'Disseminating',
  'last-quarter': 'Last Quarter',
  balsamic: 'Balsamic',
} as const;

type Of<Kind extends ProgressedEvent['kind']> = Extract<ProgressedEvent, { readonly kind: Kind }>;

function ofKind<Kind extends ProgressedEvent['kind']>(
  events: readonly ProgressedEvent[],
  kind: Kind,
): readonly Of<Kind>[] {
  return events.filter((event): event is Of<Kind> => event.kind === kind);
}

/** The last that began before the day of the report. */
function runningIndex({ asOfJdUt }: ProgressBook, events: readonly { readonly jdUt: number }[]): readonly number[] {
  const index = events.filter(({ jdUt }) => jdUt <= asOfJdUt).length - 1;
  return index < 0 ? [] : [index];
}

export const PROGRESSED_MOON: Chapter<ProgressBook> = {
  title: ({ say }) => say.western.progressedMoon,
  blocks: (book) => {
    const { say, names, language, life, progression } = book;
    const { western, furniture } = say;
    const phases = ofKind(life, 'lunation');
    const signs = ofKind(life, 'sign-ingress').filter(({ point }) => point === 'Moon');
    const houses = ofKind(life, 'house-ingress').filter(({ point }) => point === 'Moon');
    const source = worksLine(book, [...progression.sources.slice(0, 1), 'rudhyar-1967']);
    return [
      note(western.progressedMoonNote),
      heading(western.moonPhase),
      {
        kind: 'table',
        size: 'small',
        title: western.moonPhase,
        columns: [WIDE, WIDE, FIGURE, WIDE, WIDE],
        head: [furniture.date, western.moonPhase, furniture.age, pointName(book, 'Sun'), pointName(book, 'Moon')],
        rows: phases.map(({ jdUt, phase, ageYears, sunDeg, moonDeg }) => [
          dayAt(book, jdUt),
          names.lunationPhase[PHASE_NAMES[phase]],
          language.number(Math.floor(ageYears)),
          degreeOf(book, sunDeg),
          degreeOf(book, moonDeg),
        ]),
        marked: runningIndex(book, phases),
        source,
      },
      {
        kind: 'beside',
        columns: [
          [
            heading(western.ingresses, 3),
            {
              kind: 'table',
              size: 'small',
              title: western.ingresses,
              columns: [WIDE, WIDE, FIGURE],
              head: [furniture.date, furniture.sign, furniture.age],
              rows: signs.map(({ jdUt, sign, ageYears }) => [
                dayAt(book, jdUt),
                signName(book, sign),
                language.number(Math.floor(ageYears)),
              ]),
              marked: runningIndex(book, signs),
            },
          ],
          [
            heading(western.houseIngresses, 3),
            {
              kind: 'table',
              size: 'small',
              title: western.houseIngresses,
              columns: [WIDE, WIDE, FIGURE],
              head: [furniture.date, western.natalHouse, furniture.age],
              rows: houses.map(({ jdUt, house, ageYears }) => [
                dayAt(book, jdUt),
                names.house[house as 1],
                language.number(Math.floor(ageYears)),
              ]),
              marked: runningIndex(book, houses),
            },
          ],
        ],
      },
    ];
  },
};

function degreeOf(book: ProgressBook, deg: number): string {
  const sign = Math.floor(deg / 30);
  return placeShort(book, { sign: sign + 1, degree: deg - sign * 30 });
}

/** Signs, houses and turns of all but the Moon, in a whole life. */
export const LIFE_CHANGES: Chapter<ProgressBook> = {
  title: ({ say }) => say.headings.importantDates,
  blocks: (book) => {
    const { say, names, language, life, progression } = book;
    const { western, furniture } = say;
    const changes = life.filter(
      (event) => event.kind !== 'lunation' && event.kind !== 'aspect' && event.point !== 'Moon',
    );
    const text = (event: ProgressedEvent): Words => {
      switch (event.kind) {
        case 'station':
          return event.turns === 'forward'
            ? [{ text: western.turnsDirect, tone: 'good' }]
            : [{ text: western.turnsRetrograde, tone: 'bad' }];
        case 'sign-ingress':
          return [{ text: signName(book, event.sign), weight: 600 }];
        case 'house-ingress':
          return names.house[event.house as 1];
        default:
          return NOTHING;
      }
    };
    return [
      {
        kind: 'table',
        size: 'small',
        title: say.headings.importantDates,
        columns: [WIDE, FIGURE, WIDE, { share: 1.5 }],
        head: [furniture.date, furniture.age, western.progressedTo, western.event],
        rows: changes.map((event) => [
          dayAt(book, event.jdUt),
          language.number(Math.floor(event.ageYears)),
          'point' in event ? pointName(book, event.point) : NOTHING,
          text(event),
        ]),
        marked: runningIndex(book, changes),
        source: worksLine(book, progression.sources.slice(0, 2)),
      },
    ];
  },
};

export const PROGRESSED_ASPECTS: Chapter<ProgressBook> = {
  title: ({ say }) => say.western.progressedAspects,
  blocks: (book) => {
    const { say, language, events } = book;
    const { western, furniture } = say;
    const aspects = ofKind(events.events, 'aspect');
    const table = (title: string, rows: typeof aspects): readonly Block[] =>
      rows.length === 0
        ? []
        : [
            heading(title),
            {
              kind: 'table',
              size: 'small',
              title,
              columns: [WIDE, FIGURE, WIDE, WIDE, WIDE, FIT],
              head: [
                furniture.date,
                furniture.age,
                western.progressedTo,
                furniture.aspect,
                western.atBirth,
                furniture.longitude,
              ],
              rows: rows.map(({ jdUt, ageYears, point, aspectDeg, natalPoint, longitudeDeg }) => [
                dayAt(book, jdUt),
                language.number(Math.floor(ageYears)),
                pointName(book, point),
                aspectAt(book, aspectDeg),
                pointName(book, natalPoint),
                degreeOf(book, longitudeDeg),
              ]),
              marked: runningIndex(book, rows),
              source: worksLine(book, events.sources.slice(0, 2)),
            },
          ];
    return [
      ...table(
        say.furniture.planets,
        aspects.filter(({ point }) => point !== 'Moon'),
      ),
      ...table(
        pointName(book, 'Moon'),
        aspects.filter(({ point }) => point === 'Moon'),
      ),
    ];
  },
};

export const SOLAR_ARCS: Chapter<ProgressBook> = {
  title: ({ say }) => say.western.solarArcs,
  blocks: (book) => {
    const { say, language, arc, contacts, sky } = book;
    const { western, furniture } = say;
    const directed = { radix: arc.radix, aspects: [], local: sky.local };
    return [
      note(western.solarArcNote({ arc: language.degrees(arc.arcDeg, 'seconds'), date: book.day(book.asOf) })),
      {
        kind: 'figure',
        width: 400,
        scene: doubleWheel(
          book,
          { ...sky, name: western.atBirth },
          { ...directed, name: western.directed },
          'other',
          [],
        ),
      },
      {
        kind: 'table',
        size: 'small',
        title: western.solarArcs,
        columns: [WIDE, FIGURE, WIDE, WIDE, WIDE, FIGURE],
        head: [furniture.date, furniture.age, western.directed, furniture.aspect, western.atBirth, western.arc],
        rows: contacts.contacts.map(({ jdUt, ageYears, point, aspectDeg, natalPoint, arcDeg }) => [
          dayAt(book, jdUt),
          language.number(Math.floor(ageYears)),
          pointName(book, point),
          aspectAt(book, aspectDeg),
          pointName(book, natalPoint),
          language.degrees(arcDeg),
        ]),
        marked: runningIndex(book, contacts.contacts),
        source: worksLine(book, arc.sources),
      },
    ];
  },
};
