/** The nine zones with what lies in them, the sixteen directions, and every room's shares. */

import { roomName, sectorName, zoneRegent } from '../../../drawing/plan-names.ts';
import { cellOfRow, SECTOR_NAMES, sectorsOf, ZONE_TABLE, ZONES, type Zone, zonesOf } from '../../../vastu/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { VastuBook } from './book.ts';
import { locusText, NOTHING, percent, zoneLong } from './cells.ts';

export const NINE_ZONES: Chapter<VastuBook> = {
  title: ({ say }) => say.vastu.nineZones,
  blocks: (book) => {
    const { say, names, language, plan, survey } = book;
    const { vastu } = say;
    const grounds = new Map(zonesOf(plan).map((ground) => [ground.zone, ground]));
    const roomsIn = (zone: Zone): string => {
      const rooms = survey.spaces.filter((space) => space.zone === zone).map(({ room }) => roomName(room, language));
      const door = survey.entrance?.zone === zone ? [vastu.entrance] : [];
      return [...rooms, ...door].map((name) => name.replaceAll('_', ' ')).join(', ') || NOTHING;
    };
    const element = (zone: Zone): string => {
      const own = ZONE_TABLE[zone].element;
      return names.element[(own === 'space' ? 'ether' : own) as 'fire'];
    };
    return [
      { kind: 'paragraph', words: vastu.zonesIntro },
      {
        kind: 'table',
        title: vastu.nineZones,
        columns: [{ share: 2 }, { share: 1.2 }, { share: 1.1 }, { share: 1, align: 'end' }, { share: 3 }],
        head: [vastu.zone, vastu.regent, vastu.element, vastu.ground, vastu.roomsHere],
        rows: ZONES.map((zone) => [
          [{ text: zoneLong(book, zone), weight: 600 }],
          zoneRegent(zone, language),
          element(zone),
          percent(book, Math.min(1, grounds.get(zone)?.fillShare ?? 0)),
          roomsIn(zone),
        ]),
        source: `${locusText(book, 'BS54.3')}; ${locusText(book, 'CONV')}`,
      },
      { kind: 'heading', level: 2, text: vastu.suits },
      { kind: 'paragraph', words: vastu.suitsIntro },
      {
        kind: 'table',
        title: vastu.suits,
        size: 'small',
        columns: [{ share: 1.4 }, { share: 4 }, { share: 2.6 }],
        head: [vastu.zone, vastu.belongs, vastu.avoid],
        rows: ZONES.map((zone) => [
          [{ text: book.zone(zone), weight: 600 }],
          typesOf(book, zone, 'ideal'),
          typesOf(book, zone, 'severe'),
        ]),
      },
    ];
  },
};

/** Types of space that the edition rates so in a zone. */
function typesOf({ names, read }: VastuBook, zone: Zone, rating: 'ideal' | 'severe'): string {
  const types = read.edition.rows.filter(
    (row) => row[6] === undefined && cellOfRow(read.edition, row, zone).rating === rating,
  );
  return types.map(([type]) => names.vastuRoom[type as 'kitchen']).join(', ') || NOTHING;
}

/** Bearings at which a sector of sixteen begins and ends. */
function bearingsOf({ language }: VastuBook, index: number): string {
  const from = (index * 22.5 + 348.75) % 360;
  const deg = (value: number): string => `${language.number(value % 360, 2)}°`;
  return `${deg(from)} – ${deg(from + 22.5)}`;
}

export const SIXTEEN_DIRECTIONS: Chapter<VastuBook> = {
  title: ({ say }) => say.vastu.sixteen,
  blocks: (book) => {
    const { say, language, plan, survey } = book;
    const { vastu } = say;
    const drawn = survey.spaces.flatMap(({ drawn: room, room: { label, roomType } }) =>
      room === null
        ? []
        : [
            {
              name: roomName({ label, roomType }, language).replaceAll('_', ' '),
              shares: sectorsOf(room, plan, 16).shares,
            },
          ],
    );
    const inSector = (code: string): string =>
      drawn
        .filter(({ shares }) => (shares[code] ?? 0) >= 0.05)
        .map(({ name, shares }) => `${name} ${percent(book, shares[code] ?? 0)}`)
        .join(', ') || NOTHING;
    return [
      { kind: 'paragraph', words: vastu.sixteenIntro },
      book.figure(book.scene({ sectors: 16 }), 345),
      {
        kind: 'table',
        title: vastu.sixteen,
        size: 'small',
        columns: [{ share: null }, { share: 2 }, { share: 6 }],
        head: [vastu.direction, vastu.bearings, vastu.roomsHere],
        rows: SECTOR_NAMES[16].map((code, index) => [
          [{ text: sectorName(code, language), weight: 600 }],
          bearingsOf(book, index),
          inSector(code),
        ]),
        source: locusText(book, 'CONV'),
      },
    ];
  },
};

/** How much of each room lies in which zone. */
export function shareBlocks(book: VastuBook): readonly Block[] {
  const { say, language, survey } = book;
  const { vastu } = say;
  const rows = survey.spaces.filter(({ drawn }) => drawn !== null);
  if (rows.length === 0) return [];
  const table: Block = {
    kind: 'table',
    title: vastu.shares,
    size: 'small',
    columns: [{ share: 2.4 }, ...ZONES.map(() => ({ share: 1, align: 'end' as const })), { share: 1, align: 'end' }],
    head: [
      vastu.room,
      ...ZONES.map((zone) => (zone === 'CENTER' ? vastu.middleShort : sectorName(zone, language))),
      vastu.outside,
    ],
    rows: rows.map(({ room, shares, zone: own, outsideGridShare }) => [
      roomName(room, language).replaceAll('_', ' '),
      ...ZONES.map((zone) => {
        const share = shares.find((part) => part.zone === zone)?.share ?? 0;
        const text = share < 0.005 ? '' : percent(book, share);
        return zone === own ? [{ text, weight: 600 as const, tone: 'accent' as const }] : text;
      }),
      outsideGridShare < 0.005 ? '' : percent(book, outsideGridShare),
    ]),
  };
  return [{ kind: 'heading', level: 2, text: vastu.shares }, { kind: 'paragraph', words: vastu.sharesIntro }, table];
}
