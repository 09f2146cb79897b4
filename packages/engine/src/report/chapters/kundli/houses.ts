/** The twelve houses, one after another: sign, lord and his place, who stands there and who looks, bindus, strength; with what is told of it. */

import { GRAHAS, houseFrom, lordOf, signFrom } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { KundliBook } from './book.ts';
import { grahaNames, signName } from './cells.ts';
import { whole } from './charts.ts';
import { tell, tellOf } from './tell.ts';

const HOUSES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const HOUSE_BY_HOUSE: Chapter<KundliBook> = {
  title: ({ say }) => say.kundli.houseByHouse,
  blocks: (book) => (book.isTimeKnown ? HOUSES.flatMap((house) => houseBlocks(book, house)) : []),
};

export function houseBlocks(book: KundliBook, house: number): readonly Block[] {
  const { say, names, language, horoscope } = book;
  const { furniture, kundli, headings, strength } = say;
  const { lagna, grahas } = horoscope.kundli;
  const sign = signFrom(lagna.sign, house);
  const lord = lordOf(sign);
  const place = grahas[lord];
  const looks = horoscope.drishtis.houses[house - 1];
  const bala = horoscope.bhavaBala.bhavas[house - 1];
  const occupants = GRAHAS.filter((graha) => grahas[graha].sign === sign);
  return [
    whole(
      {
        kind: 'heading',
        level: 3,
        text: headings.houseNamed({ house: names.house[house as 1], theme: names.houseTheme[house as 1] }),
      },
      {
        kind: 'facts',
        columns: 2,
        pairs: [
          [furniture.sign, signName(book, sign)],
          [furniture.lord, names.graha[lord]],
          [kundli.lordStands, `${signName(book, place.sign)}, ${names.house[houseFrom(lagna.sign, place.sign) as 1]}`],
          [furniture.dignity, names.dignity[dignityOf(book, lord)]],
          [kundli.occupants, grahaNames(book, occupants)],
          [furniture.aspect, grahaNames(book, looks?.byGraha ?? [])],
          [strength.bindus, language.number(horoscope.ashtakavarga.sarva[sign - 1] as number)],
          [
            headings.bhavaBala,
            bala === undefined ? '' : `${language.number(bala.rupas, 2)} (${language.number(bala.rank)})`,
          ],
        ],
      },
    ),
    ...tell(book, ({ id }) => id.startsWith('lord-in-house.') && id.split('.')[1] === String(house)),
    ...tellOf(book, `sav-house.${house}.`),
  ];
}

function dignityOf({ horoscope }: KundliBook, graha: string) {
  const state = horoscope.grahas.grahas.find(({ name }) => name === graha);
  return state?.dignityInNine ?? 'neutral';
}
