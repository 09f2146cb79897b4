/** Reports of two births that are to be matched. */

import { BIRTHS, DASHAS_OF_BOTH, EACH_ALONE } from '../chapters/pair/births.ts';
import { PairBook } from '../chapters/pair/book.ts';
import { KOOTA_BY_KOOTA, SCORE } from '../chapters/pair/kootas.ts';
import { CONCLUSION, MANGAL_OF_BOTH, PAPASAMYA, PORUTHAM_BY_PORUTHAM, PORUTHAMS } from '../chapters/pair/poruthams.ts';
import { type Item, type ItemRow, item } from './item.ts';

function pairItem(row: Pick<ItemRow<PairBook>, 'id' | 'tier' | 'chapters'>): Item {
  return item<PairBook>({
    ...row,
    suite: 'compatibility',
    requires: ['birth', 'partner'],
    readings: 'some',
    open: (ground) => new PairBook(ground),
  });
}

export const PAIR_ITEMS: readonly Item[] = [
  pairItem({
    id: 'match-ashtakoota',
    tier: 'basic',
    chapters: [BIRTHS, SCORE, KOOTA_BY_KOOTA, MANGAL_OF_BOTH, CONCLUSION],
  }),
  pairItem({
    id: 'match-porutham',
    tier: 'basic',
    chapters: [BIRTHS, PORUTHAMS, PORUTHAM_BY_PORUTHAM, MANGAL_OF_BOTH, PAPASAMYA, CONCLUSION],
  }),
  pairItem({
    id: 'match-premium',
    tier: 'premium',
    chapters: [
      BIRTHS,
      SCORE,
      KOOTA_BY_KOOTA,
      PORUTHAMS,
      PORUTHAM_BY_PORUTHAM,
      MANGAL_OF_BOTH,
      PAPASAMYA,
      EACH_ALONE,
      DASHAS_OF_BOTH,
      CONCLUSION,
    ],
  }),
];
