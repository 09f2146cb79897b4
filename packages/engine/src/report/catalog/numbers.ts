/** Reports of a name and a date of birth. */

import { joined } from '../chapters/life/joined.ts';
import { type NumberSystem, NumbersBook } from '../chapters/numbers/book.ts';
import { COMPOUNDS } from '../chapters/numbers/compounds.ts';
import { CORE_NUMBERS, LETTERS, NUMBER_BY_NUMBER } from '../chapters/numbers/core.ts';
import { ATTRIBUTES, CYCLES, DIGITS, ESSENCES, PERSONAL_YEARS } from '../chapters/numbers/times.ts';
import { type Item, type ItemRow, item } from './item.ts';

type Row = Pick<ItemRow<NumbersBook>, 'id' | 'tier' | 'chapters'>;

function numbersItem(row: Row, system: NumberSystem, withOther: boolean): Item {
  return item<NumbersBook>({
    ...row,
    suite: 'numerology',
    requires: ['dob'],
    readings: 'some',
    open: (ground) => new NumbersBook(ground, system, withOther),
  });
}

export const NUMBERS_ITEMS: readonly Item[] = [
  numbersItem(
    {
      id: 'pythagorean',
      tier: 'basic',
      chapters: [CORE_NUMBERS, NUMBER_BY_NUMBER, LETTERS, CYCLES, joined(PERSONAL_YEARS, ESSENCES, ATTRIBUTES)],
    },
    'pythagorean',
    false,
  ),
  numbersItem(
    {
      id: 'chaldean',
      tier: 'basic',
      chapters: [CORE_NUMBERS, joined(NUMBER_BY_NUMBER, COMPOUNDS), joined(LETTERS, ATTRIBUTES), PERSONAL_YEARS],
    },
    'chaldean',
    false,
  ),
  numbersItem(
    {
      id: 'combined',
      tier: 'standard',
      chapters: [
        CORE_NUMBERS,
        NUMBER_BY_NUMBER,
        joined(LETTERS, ATTRIBUTES),
        joined(DIGITS, COMPOUNDS),
        CYCLES,
        joined(PERSONAL_YEARS, ESSENCES),
      ],
    },
    'pythagorean',
    true,
  ),
];
