/** Reports of a place and its days. The birth of the request says where. */

import { SpanBook } from '../chapters/panchang/book.ts';
import { CALENDAR, DAY_TABLE, FESTIVALS, HOURS, MOON_TABLE } from '../chapters/panchang/days.ts';
import { MUHURTAS } from '../chapters/panchang/muhurta.ts';
import { type Item, type ItemRow, item } from './item.ts';

function spanItem(row: Pick<ItemRow<SpanBook>, 'id' | 'tier' | 'chapters'>): Item {
  return item<SpanBook>({
    ...row,
    suite: 'panchang',
    requires: ['birth', 'span'],
    readings: 'none',
    open: (ground) => new SpanBook(ground),
  });
}

export const PANCHANG_ITEMS: readonly Item[] = [
  spanItem({ id: 'month', tier: 'basic', chapters: [CALENDAR, DAY_TABLE, FESTIVALS, HOURS, MOON_TABLE] }),
  spanItem({ id: 'muhurta', tier: 'basic', chapters: [CALENDAR, MUHURTAS] }),
];
