/** Where grahas stand, in the few columns that a chapter on one matter needs. */

import type { Graha } from '../../../jyotish/index.ts';
import type { Table } from '../../flow/blocks.ts';
import type { KundliBook } from '../kundli/book.ts';
import { FIGURE, FIT, numbersText, signName, WIDE, worksLine } from '../kundli/cells.ts';
import { conditionText, functionalText } from '../kundli/positions.ts';

/** What a graha is in this chart. */
export type GrahaState = KundliBook['horoscope']['grahas']['grahas'][number];

export function stateOf({ horoscope }: KundliBook, graha: Graha): GrahaState {
  return horoscope.grahas.grahas.find(({ name }) => name === graha) as GrahaState;
}

/** `Jupiter 5, Moon 8`: grahas with their houses. */
export function grahasWithHouses(book: KundliBook, grahas: readonly Graha[]): string {
  const { names, language } = book;
  return grahas.map((graha) => `${names.graha[graha]} ${language.number(stateOf(book, graha).house)}`).join(', ');
}

/** Sign, house, dignity, motion, houses owned and nature for this lagna. */
export function placesTable(book: KundliBook, title: string, grahas: readonly Graha[]): Table {
  const { say, names, language, horoscope } = book;
  const { furniture, kundli } = say;
  return {
    kind: 'table',
    size: 'small',
    title,
    columns: [FIT, WIDE, FIGURE, WIDE, WIDE, FIT, WIDE],
    head: [
      furniture.planet,
      furniture.sign,
      furniture.house,
      furniture.dignity,
      furniture.motion,
      kundli.lordOf,
      kundli.functional,
    ],
    rows: grahas.map((graha) => {
      const state = stateOf(book, graha);
      return [
        names.graha[graha],
        signName(book, state.sign),
        language.number(state.house),
        names.dignity[state.dignityInNine],
        conditionText(book, state),
        numbersText(book, state.functional.houses),
        functionalText(book, state.functional),
      ];
    }),
    source: worksLine(book, horoscope.grahas.sources),
  };
}
