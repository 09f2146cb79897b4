/** Reports of two births that are to be matched. */

import { joined } from '../chapters/life/joined.ts';
import { BIRTHS, DASHAS_OF_BOTH, EACH_ALONE, EACH_CHART, EACH_GRAHA } from '../chapters/pair/births.ts';
import { PairBook, type PairLead } from '../chapters/pair/book.ts';
import { conclusionOf } from '../chapters/pair/conclusion.ts';
import { KOOTA_BY_KOOTA, SCORE } from '../chapters/pair/kootas.ts';
import { MANGAL_OF_BOTH, PAPASAMYA, PORUTHAM_BY_PORUTHAM, PORUTHAMS } from '../chapters/pair/poruthams.ts';
import { type Item, type ItemRow, item } from './item.ts';

function pairItem(row: Pick<ItemRow<PairBook>, 'id' | 'tier' | 'chapters'>, leads: PairLead): Item {
  return item<PairBook>({
    ...row,
    suite: 'compatibility',
    requires: ['birth', 'partner'],
    readings: 'some',
    open: (ground) => new PairBook(ground, leads),
  });
}

export const PAIR_ITEMS: readonly Item[] = [
  pairItem(
    {
      id: 'match-ashtakoota',
      tier: 'basic',
      chapters: [
        BIRTHS,
        joined(SCORE, MANGAL_OF_BOTH),
        KOOTA_BY_KOOTA,
        conclusionOf({ ashtakoota: true, porutham: false, papasamya: false }),
      ],
    },
    'ashtakoota',
  ),
  pairItem(
    {
      id: 'match-porutham',
      tier: 'basic',
      chapters: [
        BIRTHS,
        joined(PORUTHAMS, MANGAL_OF_BOTH),
        PORUTHAM_BY_PORUTHAM,
        PAPASAMYA,
        conclusionOf({ ashtakoota: false, porutham: true, papasamya: true }),
      ],
    },
    'porutham',
  ),
  pairItem(
    {
      id: 'match-premium',
      tier: 'premium',
      chapters: [
        BIRTHS,
        conclusionOf({ ashtakoota: true, porutham: true, papasamya: true }),
        joined(SCORE, MANGAL_OF_BOTH),
        KOOTA_BY_KOOTA,
        joined(PORUTHAMS, PORUTHAM_BY_PORUTHAM),
        PAPASAMYA,
        EACH_CHART,
        EACH_GRAHA,
        EACH_ALONE,
        DASHAS_OF_BOTH,
      ],
    },
    'ashtakoota',
  ),
];
