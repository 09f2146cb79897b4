/** Chapters that are told: the lagna, the Moon’s star, the grahas in houses and signs, the lords of the houses. Empty in a language without texts. */

import { GRAHAS } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { KundliBook } from './book.ts';
import { signName, starText } from './cells.ts';
import { tell, tellOf } from './tell.ts';

/** Lagna, Moon and star, for short reports together. */
export const CHARACTER: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.character,
  blocks: (book) => {
    const { say, horoscope } = book;
    const { lagna, grahas } = horoscope.kundli;
    const { headings } = say;
    return [
      ...section(headings.lagnaReading, signName(book, lagna.sign), tellOf(book, 'lagna-sign.')),
      ...section(headings.moonSignReading, signName(book, grahas.Moon.sign), tellOf(book, 'graha-in-sign.Moon.')),
      ...section(headings.nakshatraReading, starText(book, grahas.Moon.nakshatra), tellOf(book, 'moon-nakshatra.')),
    ];
  },
};

/** Each graha in its house, then in its sign, with its dignity. */
const GRAHA_READINGS: Chapter<KundliBook> = {
  title: ({ say, isTimeKnown }) => (isTimeKnown ? say.headings.planetsInHouses : say.headings.planetsInSigns),
  blocks: (book) => {
    const { say, names, horoscope, isTimeKnown } = book;
    return GRAHAS.flatMap((graha, index) => {
      const { sign, house } = horoscope.grahas.grahas[index] as (typeof horoscope.grahas.grahas)[number];
      const sentence = isTimeKnown
        ? say.headings.grahaInHouse({ graha: names.graha[graha], houseIn: names.houseIn[house as 1] })
        : names.graha[graha];
      return section(
        sentence,
        isTimeKnown ? signName(book, sign) : null,
        tellOf(
          book,
          `graha-in-house.${graha}.`,
          `graha-in-sign.${graha}.`,
          `node-in-sign.${graha}.`,
          `graha-dignity.${graha}.`,
        ),
      );
    });
  },
};

/** All of it in one chapter, for reports of middling length. */
export const READING: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.reading,
  blocks: (book) =>
    [CHARACTER, GRAHA_READINGS, LORD_READINGS].flatMap((part): readonly Block[] => {
      const blocks = part.blocks(book);
      return blocks.length === 0 ? [] : [{ kind: 'heading', level: 2, text: part.title(book) }, ...blocks];
    }),
};

/** The lords of the twelve houses. */
const LORD_READINGS: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.houseLords,
  blocks: (book) => {
    const { say, names } = book;
    return ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).flatMap((house) =>
      section(
        say.headings.houseNamed({ house: names.house[house], theme: names.houseTheme[house] }),
        null,
        tell(book, ({ id }) => id.startsWith('lord-in-house.') && id.split('.')[1] === String(house)),
      ),
    );
  },
};

/** A heading with what it is about, and the paragraphs; nothing where there are none. */
function section(title: string, about: string | null, paragraphs: readonly Block[]): readonly Block[] {
  if (paragraphs.length === 0) return [];
  return [{ kind: 'heading', level: 3, text: about === null ? title : `${title} · ${about}` }, ...paragraphs];
}
