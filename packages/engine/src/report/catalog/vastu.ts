/** Reports of a house. */

import { joined } from '../chapters/life/joined.ts';
import { VastuBook } from '../chapters/vastu/book.ts';
import { CERTAINTY, EDITIONS } from '../chapters/vastu/certainty.ts';
import { CORRECTIONS } from '../chapters/vastu/corrections.ts';
import { DEVATAS_45, MARMAS } from '../chapters/vastu/devatas.ts';
import { DOORS_32, ENTRANCE } from '../chapters/vastu/entrance.ts';
import { ROOM_BY_ROOM } from '../chapters/vastu/rooms.ts';
import { ALL_RULES } from '../chapters/vastu/rules.ts';
import { SHAPE } from '../chapters/vastu/shape.ts';
import { AT_A_GLANCE, FLOOR_PLAN, SCORE } from '../chapters/vastu/summary.ts';
import { NINE_ZONES, SIXTEEN_DIRECTIONS } from '../chapters/vastu/zones.ts';
import { type Item, type ItemRow, item } from './item.ts';

type Row = Pick<ItemRow<VastuBook>, 'id' | 'tier' | 'chapters'>;

function vastuItem(row: Row): Item {
  return item<VastuBook>({
    ...row,
    suite: 'vastu',
    requires: ['property'],
    readings: 'some',
    open: (ground) => new VastuBook(ground),
  });
}

export const VASTU_ITEMS: readonly Item[] = [
  vastuItem({
    id: 'assessment',
    tier: 'standard',
    chapters: [AT_A_GLANCE, FLOOR_PLAN, SCORE, ROOM_BY_ROOM, ENTRANCE, NINE_ZONES, SHAPE, CORRECTIONS, CERTAINTY],
  }),
  vastuItem({
    id: 'detailed-32',
    tier: 'premium',
    chapters: [
      AT_A_GLANCE,
      FLOOR_PLAN,
      SCORE,
      ROOM_BY_ROOM,
      ENTRANCE,
      DOORS_32,
      NINE_ZONES,
      SIXTEEN_DIRECTIONS,
      DEVATAS_45,
      MARMAS,
      SHAPE,
      CORRECTIONS,
      joined(CERTAINTY, EDITIONS),
      ALL_RULES,
    ],
  }),
];
